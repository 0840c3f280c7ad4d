# Siderne: hvor de er, og problemer med dem.

pages-where = Sider: { $address } · Vær med: { $address }/join
pages-host = Vært:  { $address }
pages-moved = Telefonernes adresse er ændret: Åbn { $address } på hver telefon, der har en plads.
pages-here-only = Siderne kan kun nås fra denne maskine; med --host 0.0.0.0, eller den adresse som [web] address i table.toml, kan telefoner på dit netværk være med.
pages-shut = Siderne kan ikke åbnes på { $host }, port { $port } ({ os-reason }): Vælg en anden adresse eller port med --host og --web. Spillet fortsætter uden sider.
seats-not-kept = Pladserne kan ikke gemmes i { $path } ({ os-reason }): Efter en strømafbrydelse skal alle tage plads igen.
seat-not-free = Plads { $seat } er ikke ledig: Vælg en anden.
