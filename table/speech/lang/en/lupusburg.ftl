# What is said in a game of Lupusburg. No role is ever named with he or she.

welcome = Welcome to Lupusburg. Among the townsfolk live a Thief and a Werewolf.
burgomaster-is = Seat { $seat } is the first Burgomaster.
burgomaster-is-named = { $name } is the first Burgomaster.
burgomaster-drawn = By lot, seat { $seat } is the first Burgomaster.
burgomaster-drawn-named = By lot, { $name } is the first Burgomaster.
ask-chest = Everybody, decide in secret which of your two houses hides your chest. Type its number, then hash.
ask-place = Your two cards are on your screen. Choose the house for the first one, then hash.

night-falls = Night falls on Lupusburg. Everybody, close your eyes and tap.
call-thief = Thief, open your eyes. Lift one house and look inside.
sleep-thief = Thief, close your eyes.
call-werewolf = Werewolf, open your eyes. Choose one house for the claw.
sleep-werewolf = Werewolf, close your eyes.

house-disturbed = In the night, house { $house } was disturbed.
dawn-nobody = The claw points at no house. Nobody has died.
dawn-fallen = The claw has chosen house { $house }. The house and its character leave the game, face down.

ask-privilege = Burgomaster, you may ask one player for a card. Type the seat, or D for nobody.
privilege-unused = The Burgomaster asks nobody.
privilege-used = The Burgomaster asks seat { $seat } for a card, and shows one in return.
privilege-used-named = The Burgomaster asks { $name } for a card, and shows one in return.
ask-show = Seat { $seat }, a card of yours is to be shown. Choose.
ask-show-named = { $name }, a card of yours is to be shown. Choose.

bets-begin = Now the bets. Type the seat you take for the Werewolf, or D for no bet.
turn-bet = Seat { $seat }, your bet?
turn-bet-named = { $name }, your bet?
bet-none = No bet.
bet-on = A seal on seat { $seat }.
bet-on-named = A seal on { $name }.
ask-coin = Look at your coins and keep one. Type its letter.

discussion-begins = Who is the Werewolf? Talk. Whoever has said enough types A.
ballot-begins = The talk is over. In turn, put a token on a character: type the number of the house.
house = House { $house }.
token-skipped = No token. It is skipped.
token-taken-back = The last token is taken back.
suspects-none = There is no token on the table.
suspect-alone = There is only one suspect.
suspect-paw = The paw print lies before house { $house }.
suspect-tuft = The tuft of fur lies before house { $house }.
second-ballot = The second ballot, in secret. One letter for each of your tokens: A for the paw print, B for the tuft of fur.
votes-uncovered = The votes are uncovered.
lynched = House { $house } is lynched. The house and its character leave the game, face down.
burgomaster-passes = Seat { $seat } is Burgomaster now.
burgomaster-passes-named = { $name } is Burgomaster now.

end-werewolf = The Werewolf has won. Lupusburg is lost.
end-town = The Werewolf is gone. Lupusburg is saved.
end-nobody = The game is ended. Nobody has won.
end-werewolf-was = The Werewolf was seat { $seat }.
end-werewolf-was-named = The Werewolf was { $name }.
end-winner = Seat { $seat } has won.
end-winner-named = { $name } has won.
ask-coins = Whoever bet on the Werewolf, lift the seal and type the value of the coin.
