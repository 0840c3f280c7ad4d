# Errors of the command line: what was asked cannot be done, and what to do instead.

table-no-language = The table does not speak '{ $lang }'; choose one of: { $known }.
