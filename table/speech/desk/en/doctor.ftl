# What 'burgomaster doctor' finds: what was looked at, what was seen, what to do.

doctor-mark-good = ok
doctor-mark-note = note
doctor-mark-bad = BAD
doctor-looked-at = looked at: { $tried }
doctor-bad = { $count } to mend: the lines marked BAD.
doctor-good = Nothing has to be mended: you can play.

# What each finding is about.
doctor-about-program = program
doctor-about-configuration = configuration
doctor-about-board = board
doctor-about-power = power
doctor-about-disk = disk
doctor-about-clock = clock
doctor-about-groups = groups
doctor-about-usb = USB
doctor-about-bare-pads = pads without MicroPython
doctor-about-pads = pads
doctor-about-duplicate-pads = two pads for one seat
doctor-about-pad = pad
doctor-about-claw = claw
doctor-about-calibration = calibration
doctor-about-screen = screen
doctor-about-sound = sound
doctor-about-voice = voice
doctor-about-speech-engine = speech engine
doctor-about-houses = houses

doctor-program = burgomaster { $version }, Python { $python }, user { $user }
doctor-off = switched off
doctor-off-captions = switched off: captions only

doctor-config-do = Mend these lines; until then the defaults were examined.
doctor-config-none = there is no file, so everything has its default
doctor-config-none-do = Run 'burgomaster setup'.

doctor-no-pi = no Raspberry Pi
doctor-no-pi-do = Here the table can be simulated: 'burgomaster run --simulated'.
doctor-power-unknown = the firmware does not say
doctor-power-unknown-do = Update Raspberry Pi OS.
doctor-power-good = the voltage is right and nothing is throttled
doctor-power-now = now: { $what }
doctor-power-before = since it was switched on: { $what }
doctor-power-volts = the voltage is too low
doctor-power-slow = the processor is slowed down
doctor-power-throttled = the processor is throttled
doctor-power-hot = it is too hot
doctor-power-do = Use the Pi's own power supply, give the servo one of its own, and put the pads on a powered hub.
doctor-disk-tried = free space for { $folder }
doctor-disk-free = { $whole }.{ $tenth } GB free
doctor-disk-shut = { $whole }.{ $tenth } GB free, and it cannot be written
doctor-disk-shut-do = Let the user { $user } write in { $folder }, or run this as the table's own user.
doctor-disk-do = Delete old games or recordings.
doctor-clock-tried = the time of day
doctor-clock-network = { $time }, set by the network
doctor-clock-do = The table plays on, but the games get wrong dates: connect it to a network once.
doctor-groups-root = root may do everything
doctor-groups-all = { $user } is in all groups
doctor-groups-lack = { $user } is not in: { $groups }
doctor-groups-do = Run '{ $command }' and log in again.
doctor-group-gpio = the claw's pin
doctor-group-i2c = the screen
doctor-group-spi = a screen on SPI
doctor-group-audio = the speaker
doctor-group-dialout = the pads
doctor-usb = { $count ->
    [one] one device, hubs included
   *[other] { $count } devices, hubs included
    }
doctor-usb-do = A Pi's controller holds { $most }: let some seats play by phone.
doctor-bare = { $count ->
    [one] one Pico in the boot loader: it has no MicroPython
   *[other] { $count } Picos in the boot loader: they have no MicroPython
    }
doctor-bare-do = Copy MicroPython's UF2 file onto the drive it shows, then 'burgomaster pad flash'.

doctor-claw-no-pins = only a Raspberry Pi has pins
doctor-claw-held = the table has its line (process { $pid })
doctor-claw-do = Give the servo its own 5 to 7.4 V, plug in its board and check [claw] line.
doctor-claw-answers = servo { $servo } answers
doctor-claw-pin = GPIO{ $pin } can be used
doctor-servo-shut = { $line } cannot be opened ({ os-reason })
doctor-servo-silent = servo { $servo } on { $line } does not answer
doctor-measured = { $measured } of { $places } places measured
doctor-unmeasured = nothing measured for { $places } places: they are reckoned evenly
doctor-measure = Run '{ $command }'.
doctor-calibration-unread = it cannot be read ({ os-reason })
doctor-calibration-damaged = it is not what 'burgomaster calibrate claw' writes

doctor-no-node = there is no { $node }
doctor-node = { $node } is there
doctor-interface-do = Switch it on with 'sudo raspi-config', Interface Options, { $interface }.
doctor-screen-dark-do = If it stays dark, run 'burgomaster calibrate screen'.
doctor-screen-silent = no answer at { $address } ({ os-reason })
doctor-screen-do = Check its four wires, and the address under [screen] i2c_address (0x3C or 0x3D).
doctor-screen-answers = something answers at { $address }

doctor-cards = cards: { $cards }
doctor-cards-none = no sound card
doctor-cards-lack = cards: { $cards }; no { $device }
doctor-sound-do = Plug in the speaker, or name its card under [sound] device; 'aplay -L' lists the names. Without one the evening has captions only.
doctor-voice = { $there } of { $of } phrases of { $rules } in '{ $spoken }'
doctor-voice-do = They are rendered when a game begins; to have them before, run '{ $command }'.
doctor-voice-bad-do = Run 'burgomaster voice build', or name another pack under [voice] pack.
doctor-engine-mute = no answer

doctor-pads-held = { $count ->
    [one] one pad is plugged in; the table has it (process { $pid })
   *[other] { $count } pads are plugged in; the table has them (process { $pid })
    }
doctor-pads-held-do = To ask them, stop the table: 'sudo systemctl stop burgomaster'.
doctor-pads-none = no pad is plugged in
doctor-pads-none-do = Plug them in with cables that carry data; phones can play meanwhile.
doctor-pads-seats = { $count } plugged in; seats { $seats }
doctor-pads-seatless = { $count } plugged in; none has a seat
doctor-pads-twins = { $paths }: each says that it is seat { $seat }
doctor-pads-twins-do = Run 'burgomaster pad provision SEAT --port PATH' for one of them.
doctor-pad-do = Run 'burgomaster pad provision SEAT --port { $path }'.
doctor-pad-mute = no firmware answers
doctor-pad-flash = Run 'burgomaster pad flash --port { $path }'.
doctor-tags = the tags are registered
doctor-tags-none = no tag is registered
doctor-tags-do = Run 'burgomaster houses register'.
