"""A catalogue for the tests: titles of every public phase, with every accent, in four languages."""

from table.cues import Phrase

TITLES = {
    "en": {
        "night": "Night", "thief": "The Thief", "wolf": "The Werewolf", "dawn": "Dawn",
        "disturbed": "A house was disturbed", "privilege": "The privilege", "bets": "Bets",
        "discussion": "Discussion", "ballot": "First ballot", "suspects": "The suspects",
        "defence": "Defence", "second": "Second ballot, in secret", "lynched": "Lynched",
        "won": "The Werewolf has lost", "fallen": "The claw has chosen house 12. "
        "The house and its character leave the game, face down.",
        "paused": "Paused",
    },
    "it": {
        "night": "Notte", "thief": "Il Ladro", "wolf": "Il Lupo Mannaro", "dawn": "È l'alba",
        "disturbed": "Una casa è stata toccata", "privilege": "Il privilegio", "bets": "Scommesse",
        "discussion": "Discussione", "ballot": "Prima votazione", "suspects": "I sospetti",
        "defence": "Difesa", "second": "Seconda votazione, segreta", "lynched": "Linciato",
        "won": "Il Lupo Mannaro ha perso", "fallen": "L'artiglio ha scelto la casa 12. "
        "La casa e il suo personaggio escono dal gioco, coperti.",
        "paused": "In pausa",
    },
    "hu": {
        "night": "Éjszaka", "thief": "A Tolvaj", "wolf": "A Vérfarkas", "dawn": "Hajnal",
        "disturbed": "Egy házat bolygattak", "privilege": "A kiváltság", "bets": "Fogadások",
        "discussion": "Megbeszélés", "ballot": "Első szavazás", "suspects": "A gyanúsítottak",
        "defence": "Védekezés", "second": "Második, titkos szavazás", "lynched": "Meglincselve",
        "won": "A Vérfarkas veszített",
        "fallen": "A karom a 12. házat választotta. "
        "A ház és lakója képpel lefelé kikerül a játékból.",
        "paused": "Szünet (őű ŐŰ)",
    },
    "da": {
        "night": "Nat", "thief": "Tyven", "wolf": "Varulven", "dawn": "Daggry",
        "disturbed": "Et hus blev rørt", "privilege": "Privilegiet", "bets": "Væddemål",
        "discussion": "Diskussion", "ballot": "Første afstemning", "suspects": "De mistænkte",
        "defence": "Forsvar", "second": "Anden, hemmelig afstemning", "lynched": "Lynchet",
        "won": "Varulven har tabt",
        "fallen": "Kloen har valgt hus 12. "
        "Huset og dets figur går ud af spillet med bagsiden opad.",
        "paused": "Pause (æøå ÆØÅ)",
    },
}  # fmt: skip


def text(phrase: Phrase) -> str:
    return TITLES["en"][phrase.key]
