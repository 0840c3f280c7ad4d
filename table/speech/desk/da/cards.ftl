# De trykte kort.

cards-not-tabula = Kun Lupus in Tabula har kort at udskrive: Vælg --rules tabula-hu, -da eller -it.
cards-unwritten = Der kan ikke skrives til { $path } ({ os-reason }): Vælg en anden fil med -o.
cards-printed = { $path }: { $cards } kort på { $sheets } ark. Udskriv på begge sider, vendt på den lange kant, i fuld størrelse.
