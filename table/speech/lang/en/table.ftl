# What the table says in any game: corrections of the host, trouble, the end. One sentence a line.

paused = The table waits.
we-go-on = We go on.
once-more = Once more.
table-is-back = The table is back. We go on from where we were.
player-left = Seat { $seat } has left the game.
player-left-named = { $name } has left the game.
host-may-redo = Host, you may have this night played again now.
night-again = This night is played again.
night-asked-again = The calls are repeated.
night-goes-on = The night goes on. Close your eyes and tap.
call-second-chance = Everybody, press the hash key. If you missed your call, press D first.
sleep-second-chance = Thank you.
dawn = The sun rises. Everybody, open your eyes.
count = { $n }.
points = { $points ->
    [one] One point.
   *[other] { $points } points.
}
votes = { $votes ->
    [0] No vote.
    [one] One vote.
   *[other] { $votes } votes.
}

# By day, in both games.
turn = Seat { $seat }.
turn-named = { $name }.
defence = Seat { $seat }, defend yourself.
defence-named = { $name }, defend yourself.
discussion-warning = Thirty seconds.
lynched-nobody = Nobody is lynched today.
