# Troubles with the screen in the middle.

panel-silent = The screen ({ $controller }, { $where }) does not answer ({ os-reason }): check its cable and [screen] in the configuration; it is tried again all the time.
panel-no-spidev = A screen on SPI needs the spidev library: 'sudo apt install python3-spidev', or install burgomaster with its extra 'pi'.
panel-pin-taken = The screen cannot have GPIO{ $pin } ({ os-reason }): end the program that holds it, or set another pin in [screen].
