"""Does the night tell anything? The audit plays it twice, with other secrets, and compares.

A *situation* holds what everybody at the table knows: rules, players, options, the number of the
night, who left, what the host does. *Twins* are two plays of one situation that differ in
everything hidden: who holds which card, what is chosen, when, how often changed, what is hammered
on pads that are not called. All that the room could perceive up to the first word of dawn must be
the same in both (DESIGN.md, promise 2; RULES.md §3).

`director` plays, `perceived` notes what could be perceived, `compare` finds the first difference,
`classifier` measures what somebody could learn, `audit` puts it together. What a rule set adds is
one file in `games`.
"""
