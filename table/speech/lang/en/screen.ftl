# What is only shown, on the screen in the middle, on pads and on pages; never spoken.

screen-night = Night
screen-extended = More time

reply-taken = Taken.
reply-ready = You have said enough. Taken.
reply-talk = Talk. Type A when you have said enough.
reply-late = Too late. That was not counted.
reply-paused = The table waits. Nothing is counted now.
reply-not-asked = Nothing is asked of you now.
reply-must-choose = You cannot decline here. Choose one.
reply-letters = { $n ->
    [one] Type one letter, then hash.
   *[other] Type { $n } letters, one for each token, then hash.
}
reply-number = There are too many to choose from by letter. Type the number, then hash.
reply-senseless = That makes no sense here. Type a number or a letter, then hash.
reply-not-possible = That cannot be chosen. Look at your screen for what can.

host-done = Done.
host-not-possible = That is not possible now.
host-paused = The table is paused. Let it go on first.
host-not-paused = The table is not paused.
