table-no-language = Il tavolo non parla “{ $lang }”; scegli tra: { $known }.
