# Hvad der siges i Lupusburg. Ingen rolle bliver nogensinde kaldt han eller hun.

welcome = Velkommen til Lupusburg. Blandt byens borgere gemmer der sig en tyv og en varulv.
burgomaster-is = Den første borgmester er plads { seat.number }.
burgomaster-is-named = Den første borgmester er { $name }.
burgomaster-drawn = Der er trukket lod: Den første borgmester er plads { seat.number }.
burgomaster-drawn-named = Der er trukket lod: Den første borgmester er { $name }.
ask-chest = Beslut hver især i hemmelighed, hvilket af jeres to huse der gemmer kisten. Tast husets nummer, og afslut med firkant.
ask-place = I ser hver jeres to kort på jeres egen skærm. Vælg et hus til det første, og afslut med firkant.

night-falls = Natten sænker sig over Lupusburg. Alle lukker øjnene og banker i bordet.
call-thief = Tyven åbner øjnene, løfter et hus og kigger ind.
sleep-thief = Tyven lukker øjnene.
call-werewolf = Varulven åbner øjnene og vælger det hus, kloen skal ramme.
sleep-werewolf = Varulven lukker øjnene.

house-disturbed = I nattens løb blev der rørt ved hus { house.number }.
dawn-nobody = Kloen peger ikke på noget hus. Ingen har mistet livet.
dawn-fallen = Kloen har valgt hus { house.number }. Huset og dets beboer går ud af spillet, uden at kortet vises.

ask-privilege = Borgmester, du må bede én spiller om at vise dig et kort. Tast pladsens nummer, eller D for ingen.
privilege-unused = Borgmesteren beder ikke om at se et kort.
privilege-used = Borgmesteren beder plads { seat.number } om at vise et kort og viser selv et til gengæld.
privilege-used-named = Borgmesteren beder { $name } om at vise et kort og viser selv et til gengæld.
ask-show = Plads { seat.number }, du skal vise et af dine kort. Vælg hvilket.
ask-show-named = { $name }, du skal vise et af dine kort. Vælg hvilket.

bets-begin = Nu skal der væddes. Tast pladsnummeret på den, I tror er varulven, eller D for ikke at vædde.
turn-bet = Plads { seat.number }, hvem vædder du på?
turn-bet-named = { $name }, hvem vædder du på?
bet-none = Intet væddemål.
bet-on = Et segl på plads { seat.number }.
bet-on-named = Et segl på { $name }.
ask-coin = Se på dine mønter, og behold én. Tast dens bogstav.

discussion-begins = Hvem er varulven? Tal sammen. Den, der ikke har mere at sige, taster A.
ballot-begins = Diskussionen er slut. Læg på skift en brik ved et hus: Tast husets nummer.
house = Hus { house.number }.
    .number = { $house ->
        [1] et
       *[other] { $house }
    }
token-skipped = Ingen brik. Turen går videre.
token-taken-back = Den seneste brik bliver taget tilbage.
suspects-none = Der ligger ingen brikker på bordet.
suspect-alone = Der er kun én mistænkt.
suspect-paw = Poteaftrykket ligger foran hus { house.number }.
suspect-tuft = Pelstotten ligger foran hus { house.number }.
second-ballot = Anden afstemning er hemmelig. Tast ét bogstav for hver af jeres brikker: A for poteaftrykket, B for pelstotten.
votes-uncovered = Nu afsløres stemmerne.
lynched = Hus { house.number } bliver lynchet. Huset og dets beboer går ud af spillet, uden at kortet vises.
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
