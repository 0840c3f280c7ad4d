# What the tools for pads, tags, claw, screen, sound and voice say.

tool-pad = { $path }: seat { $seat }, pad { $uid }, firmware { $firmware }
tool-pad-seatless = { $path }: no seat yet, pad { $uid }, firmware { $firmware }
tool-pad-bare = { $path }: no firmware; run 'burgomaster pad flash'
tool-pad-twins = { $paths }: each says that it is seat { $seat }; run 'burgomaster pad provision SEAT --port PATH' for one of them
tool-pads-none = No pad is plugged in.
tool-seat-range = There is no seat { $seat }: seats go from 1 to { $most }.
tool-pad-seated = The pad on { $path } is seat { $seat } from now on: put a label on it.
tool-pad-flashed = The pad on { $path } has the firmware; 'burgomaster pad provision SEAT' next.
tool-pad-test = The lamp is on and the buzzer buzzes once. Press every key in turn.
tool-pad-part = { $part ->
    [0] first reader
    [1] second reader
    [2] display
   *[other] keys
    }: { $state ->
    [good] good
    [bad] bad
    [missing] no answer
   *[other] { $state }
    }
tool-pad-key = key { $sign }
tool-pad-unknown = There is no pad with firmware on { $path }: 'burgomaster pad list' shows them.
tool-pad-plug = No pad is plugged in: plug one in, with a cable that carries data.
tool-pad-which = { $count } pads are plugged in ({ $paths }): say which with --port.
tool-mpremote = Flashing needs mpremote: run 'pip install mpremote' and try again.

tool-house = House { $house }: put it on its place alone, without a card.
tool-card = Card { $number } of { $of }: take a house away and lay the card in its place.
tool-houses-known = All houses and cards are known, and kept in { $file }.
tool-pads-missing = No pad for these seats: { $seats }. Plug them in, or give --players, and run this again.
tool-nothing-laid = Nothing was laid down: run 'burgomaster houses register' again.
tool-cards-left = { $left } of { $of } cards to go: lay one on a reader of any pad.
tool-type-code = Type its code on the pad of seat { $seat }, then #.
tool-no-card = No card of { $deck } bears the code { $code }: look again.
tool-cards-known = All cards of { $deck } are known, and kept in { $file }.
tool-nothing-typed = Nothing was laid down or typed: run 'burgomaster houses cards' again to go on.
tool-cards-kept = Every card so far is kept: run 'burgomaster houses cards' again, without --anew, to go on.

tool-unchanged = Nothing was changed.
tool-key-save = save and end
tool-key-quit = end without saving

tool-claw-how = Turn the claw to each house with the keys, then press Enter: the next house comes by itself, and after the last one all is saved.
tool-claw-how-seats = Turn the claw to each seat with the keys, then press Enter: the next seat comes by itself, and after the last one all is saved.
tool-claw-little = a little
tool-claw-more = more
tool-claw-much = much
tool-key-enter = Enter
tool-claw-this = this is it
tool-claw-next = the next or the one before (nothing measured)
tool-claw-forget = forget where this one is
tool-claw-at = { $kind ->
    [seat] Seat
   *[house] House
    } { $place } of { $places }: { $position } ({ $mark ->
    [measured] measured
   *[new] not measured
    }; { $count } in all)
tool-claw-houses = A table has 8 to 16 houses, not { $houses }.
tool-claw-seats = A table has 4 to 24 seats, not { $seats }.
tool-claw-terminal = Calibrating the claw needs a terminal: run it in one.
tool-claw-saved = Saved { $measured } of { $places } in { $file }; what is not measured is interpolated.
tool-screen-card = The screen should show a whole frame, one pixel wide, at its very edge; a filled square top left; '{ $controller }' and the letters őű æøå. A side that is missing or noisy means another controller: set [screen] controller and try again. Upside down: set rotate = 180.
tool-enter-ends = Press Enter to end.

tool-sound-how = A sentence, a count of ten and the drum. Sit at the seat farthest from the speaker.
tool-sound-drum = drum softer, louder
tool-sound-voice = voice softer, louder
tool-sound-pattern = next drum pattern
tool-sound-meter = type in what a sound level meter shows between the sentences, in dBA (a phone's app will do); until then 70 dBA are assumed at 0 dB
tool-sound-terminal = The sound check needs a terminal for its keys: run it in one.
tool-sound-saved = Saved in { $file }.
tool-sound-unwritten = The report cannot be written in { $folder } ({ os-reason }): name another folder.
tool-sound-shows = The meter shows (dBA, then Enter):
tool-sound-no-number = That is no number.
tool-sound-masks = Drum { $drum }, voice { $voice } dB. { $level } dBA { $source ->
    [measured] measured
   *[assumed] assumed
    }: it masks, margin { $margin } dB.
tool-sound-too-soft = Drum { $drum }, voice { $voice } dB. { $level } dBA { $source ->
    [measured] measured
   *[assumed] assumed
    }: { $missing } dB too soft to mask hands and motors.
tool-sound-quiet = Put the microphone at a seat and be quiet
tool-sound-noise = Now move at the next seat: lift houses, press keys, turn the claw
tool-sound-enter = { $said }, then press Enter.
tool-sound-under = The noise is { $db } dB under the drum.
tool-sound-nothing = Nothing of it rises above the room: there is nothing to mask.
tool-sound-hidden = The drum masks it, with a margin of { $margin } dB.
tool-sound-heard = The drum does not mask it (Bark band { $band }): make it { $missing } dB louder.

tool-pack = { $folder }: { $spoken }, { $count ->
    [one] one phrase
   *[other] { $count } phrases
    }
tool-engine = espeak-ng { $version } has for '{ $spoken }':
tool-rendering = Rendering the voice
tool-rendered = { $folder }: { $rendered } of { $count } phrases rendered, the rest was there.
tool-torn = torn
tool-stale = stale
tool-new = new
tool-missing = missing
tool-accepted = { $count ->
    [one] One recording accepted.
   *[other] { $count } recordings accepted.
    }
tool-pack-part = { $folder }: { $right } of { $count } phrases are in order.
tool-pack-whole = { $folder }: all { $count } phrases are there.
tool-no-table = There is no table for { $players }: choose 1 to { $most } players.
