# Troubles with the claw, its servo and its pins.

claw-lost = The table goes on without its claw.
middle-lost = The table goes on without claw and screen.
claw-blocked = The claw is blocked: it stands at step { $now } and should be at { $goal }. Free it; it tries again at its next move.
claw-overloaded = The claw's servo is overloaded: free the claw, and it tries again.
claw-fault = The claw's servo reports a fault ({ $fault ->
    [VOLTAGE] the wrong voltage
    [SENSOR] its sensor
    [TEMPERATURE] too hot
    [CURRENT] too much current
   *[other] { $fault }
    }): check its supply and let it cool; it tries again at its next move.
claw-no-servo = The claw's servo { $servo } does not answer: check its cable, supply and id.
claw-no-packet = The claw's servo sends what is no packet ({ $heard }): check its cable.
claw-checksum = The claw's servo sends a wrong checksum ({ $heard }): check its cable.
claw-other-servo = Servo { $found } answered, but { $servo } was asked: give each its own id.
claw-line-shut = The claw's line { $path } cannot be opened ({ os-reason }): plug it in, or set another line in [claw].
claw-line-gone = The claw's line is gone ({ os-reason }): plug it in again.

claw-no-folder = lgpio needs a folder it can write in: set LG_WD to one, such as /run/burgomaster.
claw-no-lgpio = pin_factory = "lgpio" needs the lgpio library: 'sudo apt install python3-lgpio', or install burgomaster with its extra 'pi'.
claw-no-rpigpio = pin_factory = "rpigpio" needs the module RPi.GPIO: 'sudo apt install python3-rpi-lgpio' (Pi 5 and kernels since 6.6), or python3-rpi.gpio on an older one; never both.
claw-rpigpio-board = RPi.GPIO cannot use this board: install python3-rpi-lgpio in its place, or set pin_factory = "lgpio".
claw-no-header = No GPIO header found; seen: { $seen }. On a Raspberry Pi, add this user to the group gpio: 'sudo adduser NAME gpio'.
claw-pin-no-pwm = GPIO{ $pin } has no hardware PWM: set [claw] pin to one of { $pins }, or driver = "gpio".
claw-pwm-closed = { $path } cannot be written: add this user to the group gpio ('sudo adduser NAME gpio') and log in again.
claw-pwm-off = The header's hardware PWM is not switched on (seen: { $seen }): add 'dtoverlay=pwm-2chan,pin=12,func=4,pin2=13,func2=4' to /boot/firmware/config.txt and start the Pi again.
claw-pin-taken = The claw's servo cannot have GPIO{ $pin } ({ os-reason }): end the program that holds it, or set another pin in [claw].
claw-pin-fails = The claw's servo on GPIO{ $pin } cannot be driven ({ os-reason }); it is tried again at its next move.

claw-places = A claw points at { $least } to { $most } places, not { $places }.
claw-limits = The claw's lower limit, { $low }, must be less than the upper, { $high }.
claw-gears = The claw's travel and gear ratio must be more than 0.
claw-no-place = The claw was sent to { $place }, but has places 1 to { $places }.
claw-place-unknown = Place { $place } is measured, but there are only { $places }: run 'burgomaster calibrate claw' again.
claw-place-outside = Place { $place } is measured at { $position }, outside { $low } to { $high }: run 'burgomaster calibrate claw' again.
claw-places-crossed = The measured places { $first } ({ $here }) and { $second } ({ $there }) are not in the order of the circle: run 'burgomaster calibrate claw' again, or change 'reverse'.
claw-turns-short = The claw turns { $turn }°, but { $places } places need { $need }°: set gear_ratio to { $ratio } or more, or use a servo with more travel.
claw-place-unreached = Place { $place } is outside { $low } to { $high }: turn the claw on its shaft so that place 1 is near the end of the travel, and calibrate again.
claw-not-kept = Where the claw stands cannot be kept ({ os-reason }): make room on the disk, or the claw may jump when the table starts again.
claw-calibration-torn = The calibration could not be read and was set aside as { $aside }: run 'burgomaster calibrate claw' again.
claw-calibration-unread = The claw's calibration in { $path } cannot be read ({ os-reason }): make the file readable.
