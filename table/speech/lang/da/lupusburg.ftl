# Hvad der siges i Lupusburg. Ingen rolle bliver nogensinde kaldt han eller hun.

welcome = Velkommen til Lupusburg. Blandt byens borgere bor en tyv og en varulv.
burgomaster-is = Den første borgmester er plads { seat.number }.
burgomaster-is-named = Den første borgmester er { $name }.
burgomaster-drawn = Loddet har afgjort det: Den første borgmester er plads { seat.number }.
burgomaster-drawn-named = Loddet har afgjort det: Den første borgmester er { $name }.
ask-chest = Beslut i hemmelighed, hvilket af jeres to huse der gemmer kisten. Tast husets nummer, og så firkant.
ask-place = I ser jeres to kort på skærmen. Vælg et hus til det første, og så firkant.

night-falls = Natten falder på i Lupusburg. Alle lukker øjnene og banker i bordet.
call-thief = Tyven åbner øjnene, løfter et hus og kigger ind.
sleep-thief = Tyven lukker øjnene.
call-werewolf = Varulven åbner øjnene og vælger et hus til kloen.
sleep-werewolf = Varulven lukker øjnene.

house-disturbed = I nattens løb blev der rørt ved hus { house.number }.
dawn-nobody = Kloen peger ikke på noget hus. Ingen har mistet livet.
dawn-fallen = Kloen har valgt hus { house.number }. Huset og dets beboer går ud af spillet med bagsiden opad.

ask-privilege = Borgmester, du må bede én spiller om et kort. Tast pladsens nummer, eller D for ingen.
privilege-unused = Borgmesteren beder ikke nogen om et kort.
privilege-used = Borgmesteren beder plads { seat.number } om et kort og viser et til gengæld.
privilege-used-named = Borgmesteren beder { $name } om et kort og viser et til gengæld.
ask-show = Plads { seat.number }, du skal vise et af dine kort. Vælg.
ask-show-named = { $name }, du skal vise et af dine kort. Vælg.

bets-begin = Nu skal der væddes. Tast pladsen for den, I tror er varulven, eller D for ikke at vædde.
turn-bet = Plads { seat.number }, hvem vædder du på?
turn-bet-named = { $name }, hvem vædder du på?
bet-none = Intet væddemål.
bet-on = Et segl på plads { seat.number }.
bet-on-named = Et segl på { $name }.
ask-coin = Se på dine mønter, og behold én. Tast dens bogstav.

discussion-begins = Hvem er varulven? Tal sammen. Den, der har sagt nok, taster A.
ballot-begins = Diskussionen er slut. Læg efter tur en brik ved et hus: Tast dets nummer.
house = Hus { house.number }.
    .number = { $house ->
        [1] et
       *[other] { $house }
    }
token-skipped = Ingen brik. Turen går videre.
token-taken-back = Den sidste brik bliver taget tilbage.
suspects-none = Der ligger ingen brikker på bordet.
suspect-alone = Der er kun én mistænkt.
suspect-paw = Poteaftrykket ligger foran hus { house.number }.
suspect-tuft = Pelstotten ligger foran hus { house.number }.
second-ballot = Anden afstemning, i hemmelighed. Et bogstav for hver af dine brikker: A for poteaftrykket, B for pelstotten.
votes-uncovered = Stemmerne bliver vendt.
lynched = Hus { house.number } bliver lynchet. Huset og dets beboer går ud af spillet med bagsiden opad.
burgomaster-passes = Nu er plads { seat.number } borgmester.
burgomaster-passes-named = Nu er { $name } borgmester.

end-werewolf = Varulven har vundet. Lupusburg er fortabt.
end-town = Varulven er borte. Lupusburg er reddet.
end-nobody = Spillet er slut. Ingen har vundet.
end-werewolf-was = Varulven var plads { seat.number }.
end-werewolf-was-named = Varulven var { $name }.
end-winner = Plads { seat.number } har vundet.
end-winner-named = { $name } har vundet.
ask-coins = Den, der har væddet på varulven, løfter seglet og taster møntens værdi.
