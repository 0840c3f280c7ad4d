table-no-language = Bordet taler ikke »{ $lang }«; vælg en af: { $known }.
