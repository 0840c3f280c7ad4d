# Az oldalak: hol vannak, és a bajok velük.

pages-where = Oldalak: { $address } · Csatlakozás: { $address }/join
pages-host = Házigazda:  { $address }
pages-moved = A telefonok címe megváltozott: minden telefonon, amelynek helye van, ezt nyisd meg: { $address }.
pages-here-only = Csak erről a gépről érhetők el; ha a --host vagy a table.toml-ben a [web] address értéke 0.0.0.0, a hálózatod telefonjai is csatlakozhatnak.
pages-shut = Az oldalak nem nyithatók meg itt: { $host }, port: { $port } ({ os-reason }). Válassz másikat: --host, --web. A játék oldalak nélkül folytatódik.
seats-not-kept = A helyek nem menthetők ide: { $path } ({ os-reason }). Áramszünet után mindenkinek újra kell csatlakoznia.
seat-not-free = { pad-gone.The } hely nem szabad: válassz másikat.
