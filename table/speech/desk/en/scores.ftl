# What was played, by 'burgomaster games', 'scores', 'roles' and 'odds'.

# Who has won, at the beginning of a line or in a cell.
side-werewolf = the Werewolf
side-town = the town
side-werewolves = the werewolves
side-humans = the humans
side-werehamster = the Werehamster
side-nobody = nobody

games-game = Game
games-rules = Rules
games-players = Players
games-ended = Ended
games-in-play = in play
games-interrupted = interrupted
games-go-on = The newest interrupted game goes on with 'burgomaster play --resume', any other with 'burgomaster play --resume --out { $folder }'.
games-shut = The table's service keeps its own games in { $path }, where only it may look: 'sudo burgomaster { $command }'.

scores-none = No game has been counted yet: play one with 'burgomaster play'.
scores-bots-alone = So far only bots have played ({ $games ->
    [one] one game
   *[other] { $games } games
    }): take a seat with 'burgomaster play --seat 1' or by phone, or see theirs with 'burgomaster scores --bots'.
scores-bot = { $player } (bot)
scores-player = Player
scores-points = Points
scores-won = Won
scores-games = Games
scores-series = Series won
scores-of = { $won } of { $played }
scores-imported = Games added: { $added }. Already counted, or ended without a winner: { $known }.
scores-no-folder = There is no folder { $path }: name one with games in it.
scores-folder-shut = The folder { $path } cannot be read ({ os-reason }): name another, or let your user read it.

roles-role = Role
roles-side = Side
roles-seen = Seen as
roles-does = At night
roles-called = Called
roles-slot = Time
roles-alone = its own
roles-human = human
roles-wolf = wolf
roles-nothing = sleeps
roles-attack = chooses a victim
roles-ask = asks: a wolf?
roles-hear = hears of the lynched
roles-protect = protects somebody
roles-curse = brings bad luck
roles-meet = sees the other
roles-become = imitates somebody
roles-visit = visits somebody
roles-from-night = from night { $night }
roles-in-night = night { $night }
roles-nights = nights { $first }–{ $last }
roles-seconds = { $seconds } s
roles-mix = The default mix
roles-players = Players
roles-order = The night's order: { $roles }
roles-of-tabula = Roles are mixed in Lupus in Tabula: --rules tabula-hu, -da or -it.
roles-odds = { $players } players, { $wolves ->
    [one] one werewolf
   *[other] { $wolves } werewolves
    }, everybody at random: the werewolves win with probability { $chance } ({ $whole }.{ $tenth }%).
