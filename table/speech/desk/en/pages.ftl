# The pages: where they are, and troubles with them.

pages-where = Pages: { $address } · Join: { $address }/join
pages-host = Host:  { $address }
pages-moved = The phones' address has changed: on every phone that has a seat, open { $address }.
pages-here-only = Only this machine reaches them; with --host 0.0.0.0, or that as [web] address in table.toml, phones on your network can join.
pages-shut = The pages cannot be opened at { $host }, port { $port } ({ os-reason }): choose others with --host and --web. The game goes on without pages.
seats-not-kept = The seats cannot be kept in { $path } ({ os-reason }): after a power cut everybody must join again.
seat-not-free = Seat { $seat } is not free: choose another one.
