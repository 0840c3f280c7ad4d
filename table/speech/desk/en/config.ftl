# What is wrong in table.toml, and what is allowed there.

config-file-shut = This file cannot be read ({ os-reason }): check its name and its rights.
config-not-utf8 = Save this file as UTF-8.
config-not-toml = This is not TOML: { $why ->
   *[other] { $said }
    }.
config-no-section = There is no section [{ $section }]. Allowed: { $allowed }.
config-no-section-near = There is no section [{ $section }]: did you mean '{ $near }'? Allowed: { $allowed }.
config-no-key = There is no key '{ $name }' in [{ $section }]. Allowed: { $allowed }.
config-no-key-near = There is no key '{ $name }' in [{ $section }]: did you mean '{ $near }'? Allowed: { $allowed }.
config-is-section = [{ $section }] is a section: write its keys below '[{ $section }]'.
config-wrong-value = [{ $section }] { $name } must be { $allowed }, not { $value }.

# What a value may be: the end of "must be …".
config-may-bool = true or false
config-may-choice = one of { $choices }
config-may-int = a whole number
config-may-int-range = a whole number from { $low } to { $high }
config-may-int-least = a whole number of { $low } or more
config-may-int-most = a whole number up to { $high }
config-may-number = a number
config-may-number-range = a number from { $low } to { $high }
config-may-number-above = a number more than { $above } and up to { $high }
config-may-text = a text in quotes
config-may-text-filled = a text in quotes, not empty
config-may-text-begins = a text in quotes that begins with { $begins }
config-may-text-letters = a text in quotes of { $least } to { $most } letters
config-may-list = a list in brackets, each { $each }
config-may-list-most = a list in brackets, at most { $most }, each { $each }
config-may-tuple = a list in brackets of { $items }
config-may-object = an object of JSON with { $names }
config-may-then = { $first }, then { $rest }

config-in-section = [{ $section }] { $said }
config-screen-i2c = The ssd1322 has no I2C: set [screen] bus = "spi".
config-screen-spi = SPI 0 has devices 0 and 1 only: set spi_device to one.
config-claw-limits = [claw] { $low } = { $from } must be less than { $high } = { $to }.
config-pins-shared = { $one } and { $other } both need { $pins }: move one of them.
config-pin-no-pwm = GPIO{ $pin } has no hardware PWM: set [claw] pin to 12 or 13 (18 or 19 where there is no I2S sound), or driver = "gpio".
config-jack-pwm = The headphone jack of a Pi before the Pi 4 is made by the same PWM as the claw's pulses: set [sound] output = "usb", [claw] driver = "gpio", or [board] model if this is a later Pi.
config-no-jack = A Pi 5 has no headphone jack: set [sound] output = "usb".

# Who uses a pin; the first letter becomes a capital at the beginning of a sentence.
config-pin-claw = the claw's servo
config-pin-line = the claw's serial line { $line }
config-pin-i2c = the screen's I2C { $port }
config-pin-spi = the screen's SPI { $port }
config-pin-dc = the screen's D/C line
config-pin-reset = the screen's reset line
config-pin-i2s = I2S sound
config-pin-reserved = what [board] reserves

config-there = { $file } is there already: edit it, or name another file.
config-unwritten = { $file } cannot be written ({ os-reason }): name another file.
config-wrote = Wrote { $file }: take the '#' away from what you want to change.
config-right = { $file } is right.
config-none = There is no configuration file: defaults are used.
