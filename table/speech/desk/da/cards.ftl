# De trykte kort.

cards-not-tabula = De trykte kort hører til Lupus in Tabula: --rules tabula-hu, -da eller -it.
cards-unwritten = { $path } kan ikke skrives ({ os-reason }): Vælg en anden -o.
cards-printed = { $path }: { $cards } kort på { $sheets } ark. Tryk på begge sider, vendt om den lange kant, i fuld størrelse.
