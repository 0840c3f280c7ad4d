# Errors of the command line: what was asked cannot be done, and what to do instead.

table-no-language = The table does not speak '{ $lang }'; choose one of: { $known }.

# Names of players.
name-empty = A player needs a name: type one.
name-long = '{ $name }' is too long: at most { $most } letters, please.
name-unseen = '{ $name }' holds signs that cannot be seen: type letters.
name-twice = There are two players called '{ $name }': add a letter to one.
