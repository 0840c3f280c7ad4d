# What is said in a game of Lupus in Tabula. No role is ever named with he or she.

tabula-welcome = Welcome to Tabula. Somebody in this village is not what they seem. Among you are:
mix-werewolf = { $cards ->
    [one] One werewolf.
   *[other] { $cards } werewolves.
}
mix-villager = { $cards ->
    [one] One villager.
   *[other] { $cards } villagers.
}
mix-seer = The Seer.
mix-medium = The Medium.
mix-possessed = The Possessed.
mix-bodyguard = The Bodyguard.
mix-owl = The Owl.
mix-freemason = Two Freemasons.
mix-werehamster = The Werehamster.
mix-mythomaniac = The Mythomaniac.
mix-harlot = The Harlot.

enter-card = Everybody, type the code of your card, with your hand over it, then hash.
tap-card = Everybody, hold your card to your pad, with your hand over it.
cards-wrong = These are not the cards of this game. Everybody, type your code again.
cards-wrong-tap = These are not the cards of this game. Everybody, hold your card to your pad again.
cards-right = The cards are right.
look-at-card = Everybody, look at your card in secret. Type A when you have seen it.
open-eyes = Whoever opens their eyes uncalled pays with their life.

tabula-night-falls = Night falls on Tabula. Everybody, close your eyes and tap.
call-freemasons = Freemasons, open your eyes and look at your screens.
sleep-freemasons = Freemasons, close your eyes.
call-medium = Medium, open your eyes. Listen to the dead.
sleep-medium = Medium, close your eyes.
call-seer = Seer, open your eyes. Choose somebody to ask about.
sleep-seer = Seer, close your eyes.
call-bodyguard = Bodyguard, open your eyes. Choose somebody to protect.
sleep-bodyguard = Bodyguard, close your eyes.
call-owl = Owl, open your eyes. Choose somebody to bring bad luck to.
sleep-owl = Owl, close your eyes.
call-werewolves = Werewolves, open your eyes. Agree on a victim.
call-werewolves-meet = Werewolves, open your eyes. Find each other.
sleep-werewolves = Werewolves, close your eyes.
call-mythomaniac = Mythomaniac, open your eyes. Choose somebody to be like.
sleep-mythomaniac = Mythomaniac, close your eyes.
call-harlot = Harlot, open your eyes. Choose where to spend the night.
sleep-harlot = Harlot, close your eyes.

dawn-master = The Master was the victim of this night. From here on, you are alone.
tabula-dawn-nobody = Nobody has died.
dawn-dead = Seat { $seat } has died.
dawn-dead-named = { $name } has died.
last-dead = By lot, seat { $seat } counts as the last dead.
last-dead-named = By lot, { $name } counts as the last dead.
stands-in = Nobody has died yet. By lot, seat { $seat } begins.
stands-in-named = Nobody has died yet. By lot, { $name } begins.

tabula-discussion = Who is a werewolf? Talk. Whoever has said enough types A.
nomination-begins = The talk is over. In turn, name the one you want to see lynched: type the seat.
nomination-at-once = The talk is over. All at once, name the one you want to see lynched: type the seat.
votes-for = Against seat { $seat }.
votes-for-named = Against { $name }.
vote-skipped = No vote. It is skipped.
vote-taken-back = The last vote is taken back.
owl-names = The Owl has named seat { $seat }.
owl-names-named = The Owl has named { $name }.
owl-nobody = The Owl has named nobody.
nominees = Nominated are:
nominees-none = Nobody is nominated.
run-off-begins = The run-off. Whoever is not nominated votes in turn: type the seat.
run-off-at-once = The run-off. Whoever is not nominated votes now, all at once: type the seat.
run-off-tied = A tie. Defend yourselves once more, then the vote is repeated.
lot-decides = The lot decides.
tabula-lynched = Seat { $seat } is lynched.
tabula-lynched-named = { $name } is lynched.

tabula-end-humans = There is no werewolf left. The humans have won.
tabula-end-werewolves = The werewolves are as many as the others. The werewolves have won.
tabula-end-werehamster = The Werehamster has survived, and wins alone.
tabula-end-nobody = The game is ended. Nobody has won.
tabula-end-wolves = The werewolves were:
