# Le carte stampate.

cards-not-tabula = Le carte stampate sono quelle di Lupus in Tabula: --rules tabula-hu, -da o -it.
cards-unwritten = Non si può scrivere { $path } ({ os-reason }): indica un altro file con -o.
cards-printed = { $path }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
    } su { $sheets ->
    [one] un foglio
   *[other] { $sheets } fogli
    }. Stampa fronte-retro, ribaltando sul lato lungo, a dimensione reale.
