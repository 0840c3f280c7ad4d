# A game told again, by `burgomaster replay` and at its end. $who is a seat or a name, with the role
# behind it in brackets; it always begins the sentence. No role is ever he or she.

story-seat = Seat { $seat }
story-seat-role = Seat { $seat } ({ $role })
story-name-role = { $name } ({ $role })
story-house = House { $house }
story-told = { $who } was told: “{ $told }”

# Parts of the evening.
story-setup = Before the first night
story-night = Night { $night }
story-day = Day { $night }
story-coins = The coins

# What was chosen in Lupusburg.
story-chest = { $who } hid the chest in house { $house }.
story-place = { $who } put the first card under house { $house }.
story-lift = { $who } lifted house { $house } and looked inside.
story-lift-none = { $who } lifted no house.
story-strike = { $who } chose house { $house } for the claw.
story-strike-none = { $who } chose no house for the claw.
story-ask = { $who } asked seat { $seat } for a card.
story-ask-named = { $who } asked { $name } for a card.
story-ask-none = { $who } asked nobody for a card.
story-show = { $who } showed the card under house { $house }.
story-bet = { $who } put the seal on seat { $seat }.
story-bet-named = { $who } put the seal on { $name }.
story-bet-none = { $who } made no bet.
story-keep = { $who } kept the coin worth { $points }.
story-token = { $who } put a token on house { $house }.
story-vote = { $who } voted against house { $house }.
story-vote-twice = { $who } voted twice against house { $house }.
story-vote-both = { $who } voted against house { $house } and against house { $other }.
story-coin = { $who } lifted the seal: the coin is worth { $points }.

# What was chosen in Lupus in Tabula.
story-code = { $who } entered the card with the code { $code }.
story-attack = { $who } chose seat { $seat } as the victim.
story-attack-named = { $who } chose { $name } as the victim.
story-attack-none = { $who } chose no victim.
story-inquire = { $who } asked about seat { $seat }.
story-inquire-named = { $who } asked about { $name }.
story-inquire-none = { $who } asked about nobody.
story-protect = { $who } protected seat { $seat }.
story-protect-named = { $who } protected { $name }.
story-protect-none = { $who } protected nobody.
story-curse = { $who } brought bad luck to seat { $seat }.
story-curse-named = { $who } brought bad luck to { $name }.
story-curse-none = { $who } brought bad luck to nobody.
story-become = { $who } pointed at seat { $seat }.
story-become-named = { $who } pointed at { $name }.
story-become-none = { $who } pointed at nobody.
story-visit = { $who } spent the night at the house of seat { $seat }.
story-visit-named = { $who } spent the night at the house of { $name }.
story-visit-none = { $who } stayed at home for the night.
story-nominate = { $who } nominated seat { $seat }.
story-nominate-named = { $who } nominated { $name }.
story-nominate-none = { $who } nominated nobody.
story-run-off = { $who } voted against seat { $seat }.
story-run-off-named = { $who } voted against { $name }.
story-run-off-none = { $who } did not vote.

# What was told about players with names; without names it is the table's own line.
story-thumb-up = { $name }: thumb up, a werewolf.
story-thumb-down = { $name }: thumb down, no werewolf.
story-freemason = The other Freemason: { $name }
story-victim = Victim: { $name }.

# What is no choice of the rules.
story-card-seen = { $who } had seen the card.
story-talked = { $who } had said enough.
story-again = { $who } asked in secret for the calls again.
story-claw = The claw turned to house { $house }.
story-claw-seat = The claw turned to seat { $seat }.
story-claw-named = The claw turned to { $name }.
story-paused = The host stopped the table.
story-went-on = The host let the table go on.
story-repeated = The host had the last part repeated.
story-extended = { $seconds ->
    [one] The host gave one second more.
   *[other] The host gave { $seconds } seconds more.
}
story-took-back = The host took back the last open vote.
story-redone = The host had the night played again.
story-left = { $who } left the game.
story-eyes-open = { $who } had the eyes open, and the host saw it.
story-stopped = The host ended the game.
story-came-back = The table came back after it was switched off.
story-lifted = House { $house } was lifted.
story-put-back = House { $house } was put back.
story-ambiguous = What stood where house { $house } belongs could not be told.

# How far the story is what happened.
story-exact = This is the evening as it was: every cue is the same to the byte.
story-no-trace = There is no trace beside the journal to compare with.
story-differs = The cues differ from the trace beside the journal: the trace breaks off, or it was changed. The journal is what counts.
story-other-version = The game was played with version { $made }; version { $version } cannot replay it exactly. The inputs are as they were, what follows from them may differ.
story-broken-off = The disk did not take the end of the journal: the story breaks off before it.

# The end, night by night: “Night 2 · the werewolves → Anna · † Anna (Seer)”.
story-recap = Night by night
story-by-claw = the claw
story-by-wolves = the werewolves
story-by-lynching = the lynching
story-nobody = nobody
story-master = the Master
story-gone = left the game

# The page.
retold-game = A game told again: { $rules }, { $players } players
retold-play = Play
retold-pause = Pause
retold-speed = Speed
retold-as-it-was = as it was
retold-secrets = with what was secret
retold-time = Time in the game
retold-parts = Nights and days
retold-noscript = This page needs JavaScript; “burgomaster replay” tells the game in a terminal.
retold-served = The game is told at { $address }; Ctrl-C ends that.
replay-tells = '{ $command }' tells everything that was secret.

# What goes wrong.
replay-no-game = There is no game yet: play one with 'burgomaster play'.
replay-not-found = There is no game '{ $name }'; 'burgomaster games' lists those there are.
replay-not-over = This game is not over, and its secrets are still kept: finish it first with '{ $command }'.
replay-in-play = This game is being played now, and its secrets are still kept: wait for its end.
replay-speed = The speed must be from 0.01 to 100000, not { $speed }.
replay-web-alone = With --web the game is told on a page: leave out { $options }.
replay-nothing-kept = Nothing of this game was kept in { $path }; the disk may have been full.
replay-other-version = The game was played with version { $made }; version { $version } cannot replay it ({ $reason }): use the version that played it.
replay-not-written = { $path } cannot be written ({ os-reason }): name another file with --out.
replay-page-shut = The page cannot be opened at { $host }, port { $port } ({ os-reason }): choose others with --host and --web.
