# Errors of the command line: what was asked cannot be done, and what to do instead.

table-no-language = The table does not speak '{ $lang }'; choose one of: { $known }.

# Names of players.
name-empty = A player needs a name: type one.
name-long = '{ $name }' is too long: at most { $most } letters, please.
name-unseen = '{ $name }' holds signs that cannot be seen: type letters.
name-twice = There are two players called '{ $name }': add a letter to one.

# What was asked cannot be done, and what to do instead.
command-no-rules = There is no rule set '{ $rules }'; choose one of: { $known }.
command-tabula-only = --mix, --first-game and --deal are for Lupus in Tabula; leave them out here.
command-option-form = --option takes NAME=VALUE, not '{ $typed }'.
command-option-unknown = There is no option '{ $name }' in these rules; they have: { $known }.
command-option-value = The option '{ $name }' must be { $allowed }, not '{ $value }'.
command-no-seat = There is no seat { $seat }: with { $players } players choose 1 to { $players }.
command-seat-instant = With --seat you need time to type: leave out --instant.
command-seat-terminal = With --seat you type on a terminal: start the table in one.
command-speed = The speed must be from { $least } to { $most }, not { $speed }.
command-seed = The seed must be a whole number from 0 to 9223372036854775807.
command-port = The port must be from 1 to 65535, not { $port }.
command-names-count = { $given ->
    [one] One name
   *[other] { $given } names
    } for { $players } players: give --names one for each, with commas between them, or leave out --players.
command-resume-alone = With --resume the game goes on as it was begun: leave out { $options }.
command-resume-run = This game is played at several pads, which one terminal cannot be: 'burgomaster run' takes it up.
command-rules-first = Say which game is meant: add --rules, as in 'burgomaster play'.
command-nights = The number of nights must be 1 or more, not { $nights }.
command-pair = Pairs are numbered from 0; there is no pair { $pair }.
command-rendering = Rendering the voice, once
command-voice-once = The voice is being made, which takes a while, but only once.
command-stopped = Stopped. Nothing is lost: '{ $command }' goes on with this game.
command-narrow = The terminal is too narrow for the picture: it must be at least { $columns } columns wide.
command-output = The output cannot be written ({ os-reason }): send it elsewhere.

# A command line that cannot be understood.
command-help = { $said }; '{ $command } --help' lists what there is.
command-needs = This is missing: { $what }
command-unknown = There is no '{ $what }' here
command-choice = { $argument } cannot be '{ $value }', but one of { $choices }
command-whole = { $argument } takes a whole number, not '{ $value }'
command-number = { $argument } takes a number, not '{ $value }'
command-value = { $argument } cannot be '{ $value }'
command-takes-one = { $argument } needs a value
command-takes-none = { $argument } takes no value
command-not-both = { $argument } and { $other } do not go together
command-one-of = One of these is needed: { $what }
