# What the rules allow: a mix, an option, a time that cannot be played. Roles and options are named as they are typed.

rules-lupusburg-players = Lupusburg is for 4 to 8 players, not { $players }.
rules-tabula-players = Lupus in Tabula is for { $least } to { $most } players, not { $players }.
rules-option-kind = The option '{ $name }' of { $game } cannot be '{ $value }'.
rules-first-burgomaster = first_burgomaster is a seat from 1 to { $players }, or 0 to draw one; not { $seat }.
rules-coins = Each of coin_values must be 1 or more.
rules-wins = werewolf_wins must be 0 or more.
rules-no-edition = There is no edition "{ $name }"; choose from { $known }.
rules-seconds = A discussion, a vote and a slot last at least one second.
rules-deck = The deck of { $rules } has { $printed } of the { $role }, not { $count }; change the mix or let the table deal (deal = "deal").
rules-pace = The time '{ $name }' must be from { $least } to 3600 seconds.

mix-part = "{ $part }" is no part of a mix; write a number and a role, as in "2 werewolf, seer, medium, 9 villager".
mix-no-role = There is no role "{ $role }"; choose from { $known }.
mix-few = A mix has { $least } of the { $role } or none, not { $count }; change their number.
mix-many = A mix has at most { $most } of the { $role }, not { $count }; swap { $surplus ->
    [one] one for a villager
   *[other] { $surplus } for villagers
    }.
mix-uncalled = The { $role } has no place in this edition's night order; swap it for a villager or add it to night_order.
mix-size = The mix has { $cards } cards for { $players } players; change the number of villagers.
mix-no-wolf = The mix has no werewolf; swap a villager for one.
mix-won = With { $wolves } werewolves among { $players } players they have won before the first night; swap some for villagers.
mix-empty = A mix has at least one card of each of its roles.
mix-not-plain = The odds are exact only without specials; swap these for villagers: { $roles }.
odds-wolves = Among { $players } players there are from 1 to { $most } werewolves, not { $wolves }.

order-idle = The { $role } does nothing at night; leave it out of night_order.
order-twice = night_order names the { $role } twice; leave one out.
order-nights = The { $role } cannot be called from night { $first } to night { $last }; nights count from 1, and last = 0 means every later night.
