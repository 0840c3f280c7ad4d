table-no-language = Az asztal nem beszéli ezt: „{ $lang }”; válassz ezek közül: { $known }.

# A játékosok nevei.
name-empty = Kell egy név: írj be egyet.
name-long = Túl hosszú név: „{ $name }”. Legfeljebb { $most } betű lehet.
name-unseen = Ebben a névben láthatatlan jelek vannak: „{ $name }”. Írj betűket.
name-twice = Ez a név kétszer szerepel: „{ $name }”. Tegyél hozzá egy betűt az egyikhez.
