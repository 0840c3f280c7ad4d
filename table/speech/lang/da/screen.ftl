# Hvad der kun vises, på skærmen midt på bordet, på tastaturer og sider; aldrig sagt.

screen-night = Nat
screen-extended = Mere tid

reply-taken = Modtaget.
reply-ready = Modtaget: Du er færdig med at tale.
reply-talk = Tal. A og #, når du er færdig.
reply-late = For sent. Det tæller ikke.
reply-paused = Bordet venter. Intet tæller nu.
reply-not-asked = Du bliver ikke spurgt nu.
reply-not-yet = Ikke endnu. Vent på spørgsmålet.
reply-must-choose = Her skal du vælge.
reply-letters = { $n ->
    [one] Tast et bogstav, så #.
   *[other] Tast { $n } bogstaver, et pr. brik, så #.
}
reply-number = For mange valg til bogstaver. Tast nummeret, så #.
reply-senseless = Det giver ikke mening her. Tast et tal eller et bogstav, så #.
reply-not-possible = Det kan ikke vælges. Se på din skærm, hvad du kan vælge.
reply-card-unknown = Ukendt kort. Tast koden.

host-done = Gjort.
host-not-possible = Det kan ikke lade sig gøre nu.
host-paused = Bordet holder pause. Sæt først spillet i gang igen.
host-not-paused = Bordet holder ikke pause.

card-werewolf = Varulv
card-thief = Tyv
card-townsfolk = Borger
card-none = intet kort
house-standing = Hus { $house }:
house-fallen = Hus { $house } (faldet):
your-chest = din kiste
told-peeked-chest = Hus { $house }: Kisten er her.
told-peeked-nothing = Hus { $house }: Ingen kiste.
told-shown = Du fik vist hus { $house }:
told-coins = Du trak:
coin = { $points }
your-bet = Dit segl ligger på plads { $seat } med mønten
your-seal = Dit segl ligger på plads { $seat }
asked-chest = Din kiste: hvilket hus?
asked-place = Dit første kort: under hvilket hus?
asked-lift = Tyv: Hvilket hus løfter du? D for intet.
asked-strike = Varulv: Hvilket hus? D for intet.
asked-ask = Hvem skal vise et kort? Pladsen, D for ingen.
asked-show = Hvilket kort viser du?
asked-bet = Hvem er varulven? Pladsen, D for ikke at vædde.
asked-keep = Hvilken mønt beholder du? Bogstav, eller nummer i rækken.
asked-token = Din brik: hvilket hus?
asked-vote = { $n ->
    [one] Din stemme: ét bogstav, A aftryk eller B tot.
   *[other] Dine stemmer: to bogstaver, A aftryk, B tot: AA, AB eller BB.
}
asked-coin = Værdien af mønten under dit segl?
asked-nothing = Du bliver ikke spurgt nu.
asked-talk = Tal. A og #, når du er færdig.
asked-night = Luk øjnene. Tast tal, # efter hvert.

# Lupus in Tabula
role-villager = Indbygger
role-werewolf = Varulv
role-seer = Synsk
role-medium = Medium
role-possessed = Besat
role-bodyguard = Bodyguard
role-owl = Ugle
role-freemason = Frimurer
role-werehamster = Varhamster
role-mythomaniac = Mythoman
role-harlot = Prostitueret
you-are = Du er:
you-became = Du er blevet:
you-are-dead = Du er død. Sig intet før slutningen.
seat = { $seat }
    .number = { $seat ->
        [1] et
       *[other] { $seat }
    }
told-wolf = Plads { $seat }: tommel op, en varulv.
told-no-wolf = Plads { $seat }: tommel ned, ikke varulv.
told-nobody-lynched = Ingen er blevet lynchet endnu.
told-freemason = Den anden frimurer: plads
told-alone = Du er alene.
told-wolves = Varulve:
told-victim = Offer: { $seat }.
told-no-victim = Intet offer.
asked-card = Koden på dit kort?
asked-tap = Hold dit kort hen til tastaturet.
asked-nominate = Hvem vil du have lynchet? Tast pladsen.
asked-run-off = Hvilken af de nominerede? Tast pladsen.
asked-seen = A og #, når du har set dit kort.

# Hvad spillere af software siger i en diskussion.
remark-suspect = Plads { $seat }: »Jeg stoler ikke på plads { $about }.«
remark-trust = Plads { $seat }: »Plads { $about } er god nok.«
remark-seer-wolf = Plads { $seat }: »Jeg er den synske. Plads { $about } er en varulv.«
remark-seer-human = Plads { $seat }: »Jeg er den synske. Plads { $about } er ikke en varulv.«
remark-medium-wolf = Plads { $seat }: »Jeg er mediet. Plads { $about } var en varulv.«
remark-medium-human = Plads { $seat }: »Jeg er mediet. Plads { $about } var ikke en varulv.«
remark-doubt = Plads { $seat }: »Jeg tror ikke på plads { $about }.«
remark-suspect-named = { $who }: »Jeg stoler ikke på { $name }.«
remark-trust-named = { $who }: »{ $name } er god nok.«
remark-seer-wolf-named = { $who }: »Jeg er den synske. { $name } er en varulv.«
remark-seer-human-named = { $who }: »Jeg er den synske. { $name } er ikke en varulv.«
remark-medium-wolf-named = { $who }: »Jeg er mediet. { $name } var en varulv.«
remark-medium-human-named = { $who }: »Jeg er mediet. { $name } var ikke en varulv.«
remark-doubt-named = { $who }: »Jeg tror ikke på { $name }.«

# Korte former af det, der er for langt til den lille skærm.
screen-ask-chest = Gem din kiste
screen-ask-place = Læg dine kort
screen-ask-privilege = Privilegium
screen-bets-begin = Væddemål
screen-ask-coin = Behold en mønt
screen-discussion-begins = Diskussion
screen-ballot-begins = Afstemning
screen-second-ballot = Anden afstemning
screen-ask-coins = Løft seglene
screen-host-may-redo = Spil natten om?
screen-enter-card = Tast din kode
screen-tap-card = Hold kortet til
screen-look-at-card = Se på dit kort
screen-tabula-discussion = Diskussion
screen-nomination-begins = Nominering
screen-nomination-at-once = Nominering
screen-run-off-begins = Afgørelse
screen-run-off-at-once = Afgørelse

# Hvad der er trykt på kortene til Lupus in Tabula; der er plads til fem linjer med ca. 30 bogstaver.
print-hint = Udskriv på begge sider, vendt på den lange kant, i fuld størrelse.
print-spare = Dette kort har ingen rolle. Lad det blive i æsken.
does-villager = Du sover hele natten. Find varulvene om dagen: Tal, og stem.
does-werewolf = Bliv om natten enig med flokken om et offer. I vinder, når I er lige så mange som de andre.
does-seer = Spørg hver nat om én spiller: varulv eller ej?
does-medium = Fra den anden nat får du at vide, om den sidst lynchede var en varulv.
does-possessed = Du tæller som menneske, men vinder med varulvene. Du kender dem ikke.
does-bodyguard = Beskyt om natten en anden spiller mod varulvene.
does-owl = Udpeg om natten en spiller, som så er nomineret næste dag.
does-freemason = Den første nat ser du den anden frimurer, som du kan stole på.
does-werehamster = Varulvene kan ikke dræbe dig, men det kan den synskes spørgsmål. Overlev, og du vinder alene.
does-mythomaniac = Peg den anden nat på en spiller: Er det en varulv eller den synske, bliver du det også.
does-harlot = Bliv hver nat hjemme, eller besøg en anden spiller. Hold dig fra varulvenes huse.
