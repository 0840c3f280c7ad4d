# The printed cards.

cards-not-tabula = The printed cards are Lupus in Tabula's: --rules tabula-hu, -da or -it.
cards-unwritten = { $path } cannot be written ({ os-reason }); choose another -o.
cards-printed = { $path }: { $cards ->
    [one] one card
   *[other] { $cards } cards
    } on { $sheets ->
    [one] one sheet
   *[other] { $sheets } sheets
    }. Print on both sides, turned on the long edge, at full size.
