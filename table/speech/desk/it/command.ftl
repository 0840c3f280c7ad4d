table-no-language = Il tavolo non parla “{ $lang }”; scegli tra: { $known }.

# Nomi di chi gioca.
name-empty = Serve un nome: digitane uno.
name-long = “{ $name }” è troppo lungo: al massimo { $most } lettere, per favore.
name-unseen = “{ $name }” contiene segni che non si vedono: usa delle lettere.
name-twice = “{ $name }” compare due volte tra i nomi: aggiungi una lettera a uno dei due.
