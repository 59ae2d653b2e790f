### Everything the application says in English. Same keys in the same order as pt/app.ftl.
### The name, rules and history of each game are in assets/games/<id>/en.ftl.

## Application

app-name = Tabuleiro
app-subtitle = Mathematical games for two, without luck or secrets
language-name = English
language-pt = Português
language-en = English
language-system = As in the system

## Everyday words

ok = OK
yes = Yes
no = No
cancel = Cancel
close = Close
back = Back
continue = Continue
done = Done
on = On
off = Off
none = None
more = More
retry = Try again
delete = Delete
loading = One moment…

## Gallery

gallery-title = Choose a game
gallery-subtitle =
    { $count ->
        [one] One game for two to think over
       *[other] { $count } games for two to think over
    }
gallery-continue = Continue
gallery-continue-about = Continue where you left off
gallery-continue-at =
    { $count ->
        [one] { $game }, after one move
       *[other] { $game }, after { $count } moves
    }
gallery-all = All games
gallery-search = Find a game
gallery-search-clear = Clear the search
gallery-nothing = No game has that name.
gallery-random = Surprise me
gallery-saved = Saved games
gallery-puzzles = Puzzles
gallery-classics = Classic games
gallery-back = Back to the games

# Families
family-connection = Connection
family-alignment = Alignment
family-territory = Territory
family-capture = Capture
family-blockade = Blockade
family-sowing = Sowing
family-chess = Chess
family-connection-about = Join two sides
family-alignment-about = Make a line
family-territory-about = Own more at the end
family-capture-about = Take the other’s men
family-blockade-about = Get there first or close the way
family-sowing-about = Sow and harvest
family-chess-about = Checkmate a King

# The card of each game
difficulty-1 = Learnt in a minute
difficulty-2 = Takes some practice
difficulty-3 = Needs a quiet hour
about-actions =
    { $count ->
        [one] about one move
       *[other] about { $count } moves
    }
about-minutes =
    { $count ->
        [one] about one minute
       *[other] about { $count } minutes
    }
board-cells = { $columns } × { $rows } squares
board-points = { $columns } × { $rows } points
board-hexagons = { $columns } × { $rows } hexagons
board-pits = { $count } houses and two stores
board-mill = { $count } points
board-pair = two boards of { $columns } × { $rows }
author-year = { $author }, { $year }
author-only = { $author }
author-none = Traditional

## Setting up a game

setup-title = Set up the game
setup-variant = Variant
setup-options = Options
setup-players = Who plays
setup-level = Strength
setup-defaults = Back to the original rules
setup-changed = Different from the original rules

# Options of the game
option-size = Size
option-first = Who begins
option-no_progress = Moves without progress
option-no_walls = No walls
option-compulsory = Compulsory removal
option-reuse = Same-mill rule
option-size-about = Small boards make short games
option-first-about = The side that makes the first move
option-no_progress-about = After so many moves without progress it is a draw
option-no_walls-about = No rank or file filled by your own men
option-compulsory-about = Whoever closes a mill has to remove a man
option-reuse-about = Reopening and closing the same mill removes nothing
value-square = { $size } × { $size }
value-size = { $columns } × { $rows }
value-actions =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
value-never = never
value-on = yes
value-off = no

# Who plays
seat-human = Person
seat-computer = Computer
level-1 = Lets a child win
level-2 = Takes it easy
level-3 = Puts up a fight
level-4 = Means business
level-5 = The best it has
mode-same-side = Side by side
mode-face-to-face = Face to face
mode-computer = Against the computer
mode-watch = Computer against computer
mode-same-side-about = Both on the same side of the screen
mode-face-to-face-about = One on each side, with buttons for both
mode-computer-about = Choose your side and its strength
mode-watch-about = Sit back and watch it play
play = Play

## The table

undo = Undo
redo = Redo
menu = Menu
rules = Rules
view-flat = From above
view-table = At the table
hint = Hint
show-values = Show values
hide-values = Hide values
moves-list = Moves
replay = Replay
speed = Speed
sound = Sound
language = Language
new-game = New game
settings = Settings
export = Export
import = Import
full-screen = Full screen
share = Share
copy-link = Copy link
link-in-address = The link is in the address bar: copy it from there
link-copied = Link copied
quit = Quit
resign = Resign
agree-draw = Agree a draw
confirm-resign = Resign this game?
confirm-agree-draw = Do you both agree to a draw?
confirm-new-game = Start another game? This one is kept.
confirm-delete = Delete this saved game?
thinking = Thinking…
play-now = Move now
skip-animation = Tap to move on

# Whose turn it is
turn-light = White
turn-dark = Black
turn-first = Player 1
turn-second = Player 2
turn-south = South
turn-north = North
your-turn = It is your turn
computers-turn = It is the computer’s turn
to-move-light = White to play
to-move-dark = Black to play
to-move-first = Player 1 to play
to-move-second = Player 2 to play
to-move-south = South to play
to-move-north = North to play
sides-swapped = The players swapped sides
passed = Passed
check = Check!
score = { $first }–{ $second }

# Going through the game
replay-start = Start
replay-previous = Previous
replay-next = Next
replay-end = End
replay-play = Play
replay-pause = Pause
replay-from-here = Play on from here
replay-position = { $at } of { $count }
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
speed-value = { $factor }×

# Values and hints
value-win = wins
value-draw = draws
value-loss = loses
value-win-in =
    { $count ->
        [one] wins in one move
       *[other] wins in { $count } moves
    }
value-loss-in =
    { $count ->
        [one] loses in one move
       *[other] loses in { $count } moves
    }
value-percent = { $percent }%
values-exact = True values: this position is solved
values-estimate = The computer’s estimates
hint-best = The computer would play here
hint-none = There is no hint for this position

# When a touch does not fit
not-here = You cannot play there
not-yours = That piece is not yours
pick-first = Choose a piece first
not-your-turn = It is not your turn yet
game-over-already = The game is over
nothing-to-undo = There is nothing to undo yet
nothing-to-redo = There is nothing more to redo

## What is asked of the player

ask-place = Place a stone
ask-move = Move one of your men
ask-place-own-disc = Place one of your discs
ask-place-opponents-disc = Place one of your opponent’s discs
ask-pass = You have no move: pass
ask-place-or-pass = Place a stone or pass
ask-move-or-pass = Move a man or pass
ask-place-or-swap = Place a stone or swap sides
ask-swap = Do you want to swap sides?
ask-first-stone = Place the first stone anywhere
ask-place-either-board = Place a stone on one of the boards
ask-place-small-letters = Now a stone on the board of small letters
ask-place-capitals = Now a stone on the board of capitals
ask-other-board = Now a stone on the other board
ask-displace = Where does the pushed stone go?
ask-move-stack = Move men from one of your stacks
ask-stack = Move a stack: n men travel n squares
ask-stack-count = How many men do you move?
ask-stack-or-pass = Move a stack or pass
ask-move-runner = Lead the white stone to a square beside it
ask-place-man = Put a man on an empty point
ask-slide = Take a man to a neighbouring point
ask-fly = With three men, fly wherever you like
ask-remove = A mill! Remove one of your opponent’s men
ask-remove-or-pass = A mill! Remove a man, or pass
ask-sow = Choose a house to sow
ask-sow-again = Sow again
ask-feed = Give your opponent some seeds
ask-give = Choose the piece your opponent will place
ask-place-given = Place the piece you were given
ask-place-or-call = Place the piece or announce Quarto
ask-give-or-call = Give a piece or announce Quarto
ask-call-or-pass = Can you see a Quarto? Announce or pass
ask-piece = Move a piece
ask-trampoline = Place your trampoline
ask-hop = On the trampoline: hop again
ask-promote = Choose the piece to promote to
ask-in-check = Check! Bring your King to safety
ask-in-check-trampoline = Use the trampoline to get out of check
ask-choose-piece = Choose a piece
ask-choose-target = Choose where it goes
ask-end = Go on or end your turn

## Buttons that appear only when they serve

choice-pass = Pass
choice-swap = Swap sides
choice-end = End the turn
choice-take = Take this side
choice-call = Quarto!
choice-off =
    { $count ->
        [one] One man off the board
       *[other] { $count } men off the board
    }
choice-count =
    { $count ->
        [one] One man
       *[other] { $count } men
    }
choice-piece = { $piece }
choice-light = White
choice-dark = Black

# Names of the pieces
piece-disc = disc
piece-stone = stone
piece-man = man
piece-seed = seed
piece-runner = white stone
piece-trail = closed square
piece-trampoline = trampoline
piece-king = King
piece-queen = Queen
piece-rook = Rook
piece-bishop = Bishop
piece-knight = Knight
piece-pawn = Pawn
piece-amazon = Amazon
piece-lamp-green = green light
piece-lamp-yellow = yellow light
piece-lamp-red = red light
piece-cat = cat
piece-dog = dog
piece-domino = domino
piece-sardine = sardine
piece-block = block
piece-shield = shield
piece-marble = marble
piece-crowned = Mullah
piece-crown = crown
piece-dagger = dagger
piece-quarto = { $height }, { $shade }, { $shape }, { $core } piece
quarto-tall = tall
quarto-low = short
quarto-light = light
quarto-dark = dark
quarto-square = square
quarto-round = round
quarto-hollow = hollow
quarto-solid = solid

# What a screen reader says
site-empty = { $site }, empty
site-closed = { $site }, closed
site-holds-light = { $site }, White’s { $piece }
site-holds-dark = { $site }, Black’s { $piece }
site-holds-neutral = { $site }, { $piece }
site-stack-light = { $site }, { $count } of White’s men
site-stack-dark = { $site }, { $count } of Black’s men
site-seeds =
    { $count ->
        [0] { $site }, no seeds
        [one] { $site }, one seed
       *[other] { $site }, { $count } seeds
    }
site-store =
    { $count ->
        [0] Store, no seeds
        [one] Store, one seed
       *[other] Store, { $count } seeds
    }
site-reserve = In hand
site-legal = { $site }, you can play here
site-last = { $site }, last move
said-move = { $player }: { $move }

## Why it ended

end-count = Final count: { $first }–{ $second }.
end-line = The line is complete.
end-opponents-line = The line that came about is the opponent’s.
end-both-lines = Two lines at once: the mover’s counts.
end-quarto = Quarto! Four pieces with something in common.
end-chain = A path joins the two sides.
end-captured-all = All the men of one side have been captured.
end-no-men = One side has no men left.
end-few-men = One side has fewer than three men.
end-all-left = The last man left the board
end-reduced = One side has two men or fewer.
end-blocked = There is no move left.
end-both-blocked = Neither side can move.
end-home = The stone has come home.
end-repetition = The same position came up three times.
end-no-progress = Too many moves without progress.
end-mate = Checkmate.
end-stalemate = Stalemate: there is no legal move.
end-fifty = Fifty turns without a capture or a pawn move.
end-full = The board is full.
end-majority = Seeds enough to win: { $first }–{ $second }.
end-cycle = The moves go round in circles: { $first }–{ $second }.
end-cannot-feed = The opponent cannot be given any seeds: { $first }–{ $second }.
end-resign = By resignation.
end-agreed = By agreement.

# The result
wins-light = White wins
wins-dark = Black wins
wins-first = Player 1 wins
wins-second = Player 2 wins
wins-south = South wins
wins-north = North wins
draw = Draw
you-win = You win!
you-lose = This time the computer won
result-score = { $winner }, { $first }–{ $second }
play-again = Play again
play-again-swapped = Again, with sides exchanged
see-board = See the board

## Pages of a game

page-rules = Rules
page-history = History
page-mathematics = The mathematics
page-records = Annotated games
page-puzzles = Puzzles
page-try = Try it here
puzzle-number = Puzzle { $number }
puzzle-to-win = Find the winning move
puzzle-solved = That’s it!
puzzle-wrong = Not that one. Try again.
puzzle-next = Next puzzle
puzzle-show = Show the solution
record-game-end = The published game ends here
record-resigned = Here one of the players resigned

## Saving, opening and resuming

saved = Game saved
saved-at = Saved in { $path }
exported-at = Exported to { $path }
export-failed = It could not be exported: { $reason }
save-failed = It could not be saved: { $reason }
import-title = Open a game
import-done = Game opened
import-pick = Choose a file or drop it here
import-damaged = The file is damaged: { $reason }
import-newer = The file comes from a newer version: { $reason }
import-unknown-game = This game does not exist here: { $reason }
import-illegal = Move { $number } is not legal: { $reason }
import-too-large = The file is too large: { $reason }
import-kept = It stays as it is in { $path }
link-damaged = This link opens no game: { $reason }
resume-title = Back at the board
resume-question = The last game was left unfinished. Continue?
resume-yes = Continue the game
resume-no = Start afresh
resume-restored = Your game is back, just as it was
resume-lost-last = Only the last move was lost
error-title = Something went wrong
error-kept = Your game is saved.
graphics-lost = The picture is back. Nothing was lost.

## Help

help = Help
help-touch-title = With a finger or the mouse
help-touch-tap = Tap the piece, then the square
help-touch-drag = Or drag the piece to the square
help-touch-cancel = To cancel, slide off the board
help-touch-skip = A tap finishes the animation
help-touch-camera = Two fingers turn and zoom the table
help-keyboard-title = With the keyboard
help-keyboard-move = Arrows: walk over the board
help-keyboard-play = Enter or Space: choose and play
help-keyboard-cancel = Esc: let go of the piece, or back
help-keyboard-next = Tab: go to the buttons
help-keyboard-undo = Ctrl+Z and Ctrl+Y: undo and redo
help-keyboard-hint = H: ask for a hint
help-keyboard-values = V: show values
help-keyboard-view = F: from above or at the table
help-keyboard-rules = F1: rules
help-keyboard-full-screen = F11: full screen
help-gamepad-title = With the gamepad
help-gamepad-move = D-pad or stick: walk over the board
help-gamepad-play = Bottom button: choose and play
help-gamepad-cancel = Right button: let go, or back
help-gamepad-undo = Upper triggers: undo and redo
help-gamepad-hint = Top button: ask for a hint
help-gamepad-view = Left button: change the view
help-gamepad-menu = Start: menu

## Settings

settings-title = Settings
settings-language = Language
settings-reduced-motion = Less motion
settings-reduced-motion-about = Pieces appear without travelling
settings-speed = Speed of animations
settings-sound = Sounds
settings-volume = Volume
settings-muted = Muted
settings-text-size = Text size
settings-text-size-value = { $percent }%
settings-colour-marks = Marks on colours
settings-colour-marks-about = A sign tells black pieces from white ones
settings-coordinates = Letters and numbers around the board
settings-legal = Show where you can play
settings-ghost = Preview the move
settings-view = Preferred view
settings-left-handed = Buttons on the left
settings-contrast = Strong contrast
settings-reset = Reset everything
settings-damaged = Your settings cannot be read; the usual ones are in force
settings-colours = Colours of the panels
colours-light = Light
colours-dark = Dark
settings-from-system = As in the system

## When there is nothing yet

empty-moves = Nobody has moved yet
empty-saved = There are no saved games yet
empty-puzzles = This game has no puzzles yet
empty-records = This game has no annotated games yet
empty-search = No game matches

## At the exhibit

kiosk-touch = Touch to play
kiosk-touch-here = Touch anywhere to begin right there
kiosk-language = Português
kiosk-new-game = New game
kiosk-anybody = Is anybody still there?
kiosk-still-here = I am here!
kiosk-countdown =
    { $count ->
        [one] Back to the start in one second
       *[other] Back to the start in { $count } seconds
    }
kiosk-two-players = There are two of us
kiosk-one-player = I play the computer
kiosk-playing-itself = The computer is playing itself
kiosk-how = How is it played?
kiosk-choose = Choose another game
