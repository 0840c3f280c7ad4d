# The wizard 'burgomaster setup', and the devices it finds.

# Short words for yes and no, as they are typed; the first of each is shown.
setup-yes-no = y yes | n no
setup-yes-no-wrong = Type { $yes } or { $no }.
setup-number = Number?
setup-number-wrong = Type a number from { $least } to { $most }.

setup-at = { $at } of { $of } · { $title }
setup-step-language = The table's language
setup-step-rules = The game
setup-step-names = Who sits where
setup-step-devices = The devices
setup-step-phones = Phones
setup-step-claw = The claw
setup-step-pads = The pads
setup-step-tags = Houses with tags
setup-step-sound = The sound
setup-step-rehearsal = Twenty seconds of a night

setup-goes-on = Going on where it was left. (--again begins anew.)
setup-left = Left at step { $at } of { $of }; what was answered is kept. '{ $command }' goes on from there.
setup-ready = All set, in { $file }.
setup-run = Now the table can run: { $command }
setup-last = Last time: { $rules }, { $language }: { $names }.
setup-last-unnamed = Last time: { $rules }, { $language }.
setup-same = The same as last time?
setup-later = Later: { $command }

setup-players = How many players? ({ $least } to { $most })
setup-names = Their names, clockwise; the table speaks them. Enter keeps what is shown.
setup-guest = Guest { $seat }
setup-seat = Seat { $seat }:

setup-simulated = Pads, claw and screen are simulated; the speaker is this machine's.
setup-look-again = Look again?
setup-phones = Whoever has no pad can play with a phone in the same network.
setup-phones-ask = May phones join?
setup-claw-none = There is no claw.
setup-claw-ask = Turn the claw to each house with the keys now?
setup-claw-ask-seats = Turn the claw to each seat with the keys now?

setup-pads-none = No pad is plugged in; 'burgomaster pad provision' does this later.
setup-pads-ask = { $count ->
    [one] One pad. Tell it its seat by pressing # on it?
   *[other] { $count } pads. Tell each its seat by pressing # on it?
    }
setup-press = Press # on the pad of seat { $seat } … (Enter goes on without it.)
setup-press-simulated = Press # on the pad of seat { $seat } … (Enter presses it.)
setup-press-hint = No key has come from seat { $seat } yet. If the pad stays dark, pull its cable and plug it in again, then press #; Enter goes on without it.
setup-pad-seated = That is seat { $seat }: put a label on it.
setup-pad-again = That pad is seat { $seat } already: press # on another one.
setup-pad-skipped = Seat { $seat } stays without a pad; 'burgomaster pad provision { $seat }' does it later.
setup-pad-forgot = The pad on { $path } did not keep its seat: run 'burgomaster pad flash'.

setup-tags-none = No readers for tags here: the players watch the houses.
setup-tags-ask = Are there tags in the houses and cards?
setup-sound-none = There is no speaker: captions only.
setup-sound-ask = Set the volumes of voice and drum by ear now?
setup-rehearsal-ask = Everybody looks at the table. Enter starts it.
setup-dawn = { $count ->
    [0] Dawn. No pad took part.
    [one] Dawn. One pad took part.
   *[other] Dawn. { $count } pads took part.
    }
setup-rehearsal-good = Was everything heard and seen?
setup-doctor = 'burgomaster doctor' says what it sees of each device.

# What was found.
found-pads = { $count ->
    [0] Pads: none; phones can play
   *[other] Pads: { $count }
    }
found-claw-bus = Claw: a servo board on USB (driver 'bus')
found-claw-pwm = Claw: hardware PWM is switched on (driver 'pwm')
found-claw-gpio = Claw: GPIO12, where a servo may be (it cannot be seen)
found-claw-none = Claw: none; the house is said and shown
found-screen-spi = Screen: on SPI, as configured
found-screen-i2c = Screen: on I2C { $port } at { $address }
found-screen-none = Screen: none; phones and a browser show the table
found-speaker = Speaker: { $card }
found-speaker-none = Speaker: none; captions only

# The games, as they are chosen from.
rules-lupusburg = Lupusburg: houses, bets and two ballots
rules-tabula-hu = Lupus in Tabula, the Hungarian edition
rules-tabula-da = Lupus in Tabula, the Danish edition
rules-tabula-it = Lupus in Tabula, the Italian edition

setup-file-not-utf8 = { $file } is no UTF-8: save it as UTF-8, or move it away.
setup-file-unwritten = { $file } cannot be written ({ os-reason }): run this with sudo, or make it writable.
setup-state-unwritten = { $file } cannot be written ({ os-reason }): make its folder writable.
