"""The pins of a seat pad on a Raspberry Pi Pico (RP2040).

Made by hardware/board.py from hardware/pinout.toml; do not edit.
"""

ROWS = (2, 3, 4, 5)
COLUMNS = (6, 7, 8, 9)
LAYOUT = "123A456B789C*0#D"
I2C = 0
SDA = 20
SCL = 21
I2C_HZ = 400000
DISPLAY_ADDRESS = 60
SPI = 0
SCK = 18
MOSI = 19
MISO = 16
SPI_HZ = 4000000
READER_RESET = 26
READER_SELECT = (17, 22)
LAMP = 14
BUZZER = 15
