# The children's wording: the Harlot is a guest, and nobody is lynched but sent away.

# In lupusburg.ftl.
lynched = House { $house } is sent away. The house and its character leave the game, face down.

# In screen.ftl.
role-harlot = Guest
told-nobody-lynched = Nobody was sent away yet.
asked-nominate = Whom do you want to see sent away? Type the seat.
does-medium = From the second night on, hear whether the last one sent away was a werewolf.

# In table.ftl.
lynched-nobody = Nobody is sent away today.

# In tabula.ftl.
mix-harlot = The Guest.
call-harlot = Guest, open your eyes. Choose where to spend the night.
sleep-harlot = Guest, close your eyes.
nomination-begins = The talk is over. In turn, name the one you want to see sent away: type the seat.
nomination-at-once = The talk is over. All at once, name the one you want to see sent away: type the seat.
tabula-lynched = Seat { $seat } is sent away.
tabula-lynched-named = { $name } is sent away.

# On the desk.
roles-hear = hears of the one sent away
story-by-lynching = sent away
