# Le pagine: dove sono, e i guai con esse.

pages-where = Pagine: { $address } · Per partecipare: { $address }/join
pages-host = Chi ospita: { $address }
pages-moved = L'indirizzo per i telefoni è cambiato: su ogni telefono che ha un posto apri { $address }.
pages-here-only = Le raggiunge solo questo computer; con --host 0.0.0.0, o lo stesso valore per [web] address in table.toml, possono partecipare i telefoni della tua rete.
pages-shut = Le pagine non si aprono su { $host }, porta { $port } ({ os-reason }): indicane altri con --host e --web. La partita va avanti senza pagine.
seats-not-kept = I posti non si possono annotare in { $path } ({ os-reason }): se va via la corrente, ognuno dovrà riprendere il proprio posto.
seat-not-free = Il posto { $seat } non è libero: scegline un altro.
