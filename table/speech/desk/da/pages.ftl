# Siderne: hvor de er, og problemer med dem.

pages-where = Sider: { $address } · Vær med: { $address }/join
pages-host = Vært:  { $address }
pages-here-only = Kun denne maskine når dem; med --host 0.0.0.0, eller det som [web] address i table.toml, kan telefoner på dit netværk være med.
pages-shut = Siderne kan ikke åbnes på { $host }, port { $port } ({ os-reason }): Vælg andre med --host og --web. Spillet fortsætter uden sider.
seats-not-kept = Pladserne kan ikke gemmes i { $path } ({ os-reason }): Efter en strømafbrydelse skal alle melde sig ind igen.
seat-not-free = Plads { $seat } er ikke ledig: Vælg en anden.
