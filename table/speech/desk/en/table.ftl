# The table itself: one that runs, waits, and takes up what broke off.

table-waits = Waiting for players: # on a pad, or a phone, and then start.
table-players = { $number ->
    [one] One player.
   *[other] { $number } players.
    }
table-points-anew = With another number of players the points begin anew; with { $number } again they go on.
table-put-away = The table is put away; '{ $command }' goes on with its game.
table-put-away-waiting = The table is put away; '{ $command }' sets it up again.
table-runs-already = The table is running already (process { $pid }): end that one first; the service ends with 'sudo systemctl stop burgomaster'.
table-folder-shut = The folder { $path } cannot be written ({ os-reason }): make it writable, or set [table] games_folder.
table-own-pace = --speed is for --simulated: a room full of people has its own pace.
table-number-of-games = The number of games must be from { $least } to 100, not { $games }.
table-set-aside = The game in { $path } broke off { $times ->
    [one] once
   *[other] { $times } times
    } and is set aside as { $aside }.
table-waits-anew = It is set aside as { $aside }, and the table plays another.
table-leaves-game = Another process plays the game in { $path }: the table leaves it alone and plays another.
bot-unknown = There is no bot '{ $kind }'; choose one of: { $known }.
table-paused-at-once = The table is paused; play without --instant to let it go on.
status-waiting = Waiting for players: { $rules }
status-playing = Playing: { $rules }
table-goes-on-first = An interrupted game is played to its end first, as it was begun: { $options } is not for it.
table-voice-first = The game starts as soon as the voice is ready.
table-sit-first = Nobody has sat down at seat { $seat } yet: first # on its pad, then A#.
typed-waiting-pads = Enter starts the game, a number says how many play, and a line like "3 A#" presses keys on a pad: first the seat (1 to { $most }), then the keys (0 to 9, A to D, * and #).
typed-waiting = Enter starts the game, and a number says how many play.
typed-pads = A line like "3 A#" presses keys on a pad: first the seat (1 to { $most }), then the keys (0 to 9, A to D, * and #).
typed-nothing = Nothing is typed here while a game is played: answer at a pad or a phone.
