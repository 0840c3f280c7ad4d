# What is only shown, on the screen in the middle, on pads and on pages; never spoken.

screen-night = Night
screen-extended = More time

reply-taken = Taken.
reply-ready = You have said enough. Taken.
reply-talk = Talk. A and # when you have said enough.
reply-late = Too late. That was not counted.
reply-paused = The table waits. Nothing is counted now.
reply-not-asked = Nothing is asked of you now.
reply-not-yet = Not yet. Wait for the question.
reply-must-choose = You cannot decline here. Choose one.
reply-letters = { $n ->
    [one] Type one letter, then hash.
   *[other] Type { $n } letters, one for each token, then hash.
}
reply-number = There are too many to choose from by letter. Type the number, then hash.
reply-senseless = That makes no sense here. Type a number or a letter, then hash.
reply-not-possible = That cannot be chosen. Look at your screen for what can.
reply-card-unknown = Card not known. Type its code.

host-done = Done.
host-not-possible = That is not possible now.
host-paused = The table is paused. Let it go on first.
host-not-paused = The table is not paused.

card-werewolf = Werewolf
card-thief = Thief
card-townsfolk = Townsfolk
card-none = no card
house-standing = House { $house }:
house-fallen = House { $house } (fallen):
your-chest = your chest
told-peeked-chest = House { $house }: the chest is here.
told-peeked-nothing = House { $house }: no chest here.
told-shown = You were shown house { $house }:
told-coins = You drew:
coin = { $points }
your-bet = Your seal lies on seat { $seat } with a coin of
your-seal = Your seal lies on seat { $seat }
asked-chest = Your chest: which house?
asked-place = Your first card: under which house?
asked-lift = Thief: which house do you lift? D lifts none.
asked-strike = Werewolf: which house? D chooses none.
asked-ask = Who shows you a card? Seat number, D for nobody.
asked-show = Which card do you show?
asked-bet = Whom do you take for the Werewolf? Seat number, D for no bet.
asked-keep = Which coin do you keep? Letter or number of the coin in the row.
asked-token = Your token: which house?
asked-vote = Your votes: { $n ->
    [one] one letter, A for the paw print or B for the tuft.
   *[other] two letters, A for the paw print, B for the tuft: AA, AB or BB.
}
asked-coin = The value of the coin under your seal?
asked-nothing = Nothing is asked of you now.
asked-talk = Talk. A and # when you have said enough.
asked-night = Eyes closed. Tap any numbers, # after each.

# Lupus in Tabula
role-villager = Villager
role-werewolf = Werewolf
role-seer = Seer
role-medium = Medium
role-possessed = Possessed
role-bodyguard = Bodyguard
role-owl = Owl
role-freemason = Freemason
role-werehamster = Werehamster
role-mythomaniac = Mythomaniac
role-harlot = Harlot
you-are = You are:
you-became = You became:
you-are-dead = You are dead. Say nothing until the end.
seat = { $seat }
told-wolf = Seat { $seat }: thumb up, a werewolf.
told-no-wolf = Seat { $seat }: thumb down, no werewolf.
told-nobody-lynched = Nobody was lynched yet.
told-freemason = The other Freemason: seat
told-alone = You are alone.
told-wolves = Werewolves:
told-victim = Victim: { $seat }.
told-no-victim = No victim.
asked-card = The code of your card?
asked-tap = Hold your card to this pad.
asked-nominate = Whom do you want to see lynched? Type the seat.
asked-run-off = Which nominee? Type the seat.
asked-seen = A and # when you have seen your card.

# What players made of software say in a discussion.
remark-suspect = Seat { $seat }: “I do not trust seat { $about }.”
remark-trust = Seat { $seat }: “Seat { $about } is all right.”
remark-seer-wolf = Seat { $seat }: “I am the Seer. Seat { $about } is a werewolf.”
remark-seer-human = Seat { $seat }: “I am the Seer. Seat { $about } is no werewolf.”
remark-medium-wolf = Seat { $seat }: “I am the Medium. Seat { $about } was a werewolf.”
remark-medium-human = Seat { $seat }: “I am the Medium. Seat { $about } was no werewolf.”
remark-doubt = Seat { $seat }: “I do not believe seat { $about }.”
remark-suspect-named = { $who }: “I do not trust { $name }.”
remark-trust-named = { $who }: “{ $name } is all right.”
remark-seer-wolf-named = { $who }: “I am the Seer. { $name } is a werewolf.”
remark-seer-human-named = { $who }: “I am the Seer. { $name } is no werewolf.”
remark-medium-wolf-named = { $who }: “I am the Medium. { $name } was a werewolf.”
remark-medium-human-named = { $who }: “I am the Medium. { $name } was no werewolf.”
remark-doubt-named = { $who }: “I do not believe { $name }.”

# Short forms of what is too long for the small screen.
screen-ask-chest = Hide your chest
screen-ask-place = Place your cards
screen-ask-privilege = Privilege
screen-bets-begin = Bets
screen-ask-coin = Keep a coin
screen-discussion-begins = Talk
screen-ballot-begins = Ballot
screen-second-ballot = Second ballot
screen-ask-coins = Lift the seals
screen-host-may-redo = Play the night again?
screen-enter-card = Type your code
screen-tap-card = Tap your card
screen-look-at-card = Look at your card
screen-tabula-discussion = Talk
screen-nomination-begins = Nomination
screen-nomination-at-once = Nomination
screen-run-off-begins = Run-off
screen-run-off-at-once = Run-off

# What is printed on the cards of Lupus in Tabula; five lines of about 30 letters fit on each.
print-hint = Print on both sides, turned on the long edge, at full size.
print-spare = This card has no role. Leave it in the box.
does-villager = You sleep all night. By day, find the wolves: talk, and vote.
does-werewolf = At night, agree with your pack on a victim. Be as many as the others to win.
does-seer = Every night, ask about one player: a werewolf or not?
does-medium = From the second night on, hear whether the last one lynched was a werewolf.
does-possessed = You count as human, but win with the werewolves. You do not know them.
does-bodyguard = At night, protect one other player from the werewolves.
does-owl = At night, name a player: next day, that one is nominated.
does-freemason = In the first night, see the other Freemason, whom you can trust.
does-werehamster = The werewolves cannot kill you, but the Seer’s question does. Survive, and you win alone.
does-mythomaniac = In the second night, point at a player: at a werewolf or the Seer, you become one too.
does-harlot = Every night, stay at home or visit another player. Beware of the werewolves’ homes.
