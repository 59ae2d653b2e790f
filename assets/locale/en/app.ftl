### Everything the application says in English. Same keys in the same order as pt/app.ftl.
### The rules and history of each game are in assets/games/<id>/en.ftl.

## Application

app-name = Tabuleiro
app-subtitle = Mathematical games for two, without luck or secrets
language-pt = Português
language-en = English
language-system = As in the system

## Everyday words

close = Close
on = On
off = Off
more = More

## Gallery

gallery-daily = Puzzle of the day
gallery-lessons = Lessons begun
gallery-puzzles = Puzzles begun
gallery-continue = Continue
gallery-continue-at =
    { $count ->
        [one] { $game }, after one move
       *[other] { $game }, after { $count } moves
    }
gallery-go-to = Go to: { $family }
gallery-search = Find a game
gallery-search-clear = Clear the search
gallery-found =
    { $count ->
        [one] { $count } game found.
       *[other] { $count } games found.
    }
gallery-nothing = No game has that name.
gallery-saved = Saved games
matches = My matches
matches-export = Export all matches
matches-all = All
matches-unfinished = Unfinished
matches-won = Won
matches-lost = Lost
matches-every-game = Every game
matches-none = Every match is kept here from its first move.
matches-none-such = There is no match like that.
matches-more = Show more
match-continue = Continue
match-see-end = See the end
match-delete = Delete this match
match-deleted = The match is deleted.
match-bring-back = Bring it back
match-damaged = This match is damaged and cannot be opened
match-against = Computer, { $level }
match-open = { $count ->
    [one] Unfinished, 1 move
   *[other] Unfinished, { $count } moves
}
match-actions = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
match-won = You won
match-lost = The computer won
statistics = Statistics
statistics-none = Matches against the computer are counted here when they are over.
statistics-days = { $count } days in a row
statistics-puzzles = { $solved } of { $count } puzzles solved
statistics-level = { $level }: { $played } played, { $won } won, { $drawn } drawn, { $lost } lost
statistics-dots = Of the last { $count } matches, { $won } won and { $drawn } drawn
statistics-rating = Rating: { $rating } ± { $margin }, from { $count } matches. “{ $level }”: { $other }.
advice-up = You won { $count } of the last { $of } against “{ $against }”: try “{ $attempt }”.
advice-down = “{ $against }” won { $count } of the last { $of }: “{ $attempt }” is a better match.
gallery-matches = Matches
gallery-examples = Examples
gallery-back = Back to the games

# Families
family-connection = Connection
family-alignment = Alignment
family-territory = Territory
family-capture = Capture
family-blockade = Blockade
family-sowing = Sowing
family-chess = Chess

# The card of each game
difficulty-1 = Learnt in a minute
difficulty-2 = Takes some practice
difficulty-3 = Needs a quiet hour
about-actions =
    { $count ->
        [one] about one move
       *[other] about { $count } moves
    }

## Setting up a game

setup-variant = Variant
setup-players = Who plays
setup-side = Your side
setup-level = Strength
setup-character = Character
setup-clock = Clock
clock-none = Without a clock
clock-10 = 10 minutes
clock-15-5 = 15 min + 5 s a turn
clock-30-each = 30 s a turn
clock-own = Your own
clock-minutes = Minutes for each person
clock-minutes-value = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
clock-increment = Seconds added after each turn
clock-increment-value = + { $count } s a turn
clock-ends = Out of time: the match is lost
clock-tells = Out of time is only shown

# Options of the game
option-size = Size
option-first = Who begins
option-no_walls = No walls
option-compulsory = Compulsory removal
option-reuse = Same-mill rule
step-less = { $what }: less (now { $now })
step-more = { $what }: more (now { $now })
step-columns = Columns
step-rows = Rows
value-square = { $size } × { $size }
value-size = { $columns } × { $rows }
value-on = yes
value-off = no

# Who plays
level-1 = Lets a child win
level-2 = Takes it easy
level-3 = Puts up a fight
level-4 = Means business
level-5 = The best it has
level-half-step = A little stronger
character-even = Even
    .note = Plays a bit of everything.
character-attacker = Attacker
    .note = Captures, and goes where your pieces are.
character-builder = Builder
    .note = Keeps the pieces together and takes the time.
character-collector = Collector
    .note = Takes whatever can be had, at once.
character-explorer = Explorer
    .note = Goes where there is space.
character-stormy = Stormy
    .note = Likes it when a lot changes at once.
character-calm = Calm
    .note = Changes as little as possible.
mode-same-side = Side by side
mode-face-to-face = Face to face
mode-computer = Against the computer
mode-watch = Computer against computer
play = Play

## The table

undo = Undo
redo = Redo
rules = Rules
view-flat = From above
view-table = At the table
hint = Hint
show-values = Show values
moves-list = Moves
moves-edit = Comments and lines
mark-good = Good move
mark-brilliant = Very good move
mark-interesting = Move worth a thought
mark-doubtful = Doubtful move
mark-mistake = Mistake
mark-blunder = Grave mistake
line-promote = Make this the main line
line-delete = Delete from here on
comment = Comment
agree-draw = Agree on a draw
resign = Resign
ask-undo = May the last move be taken back?
ask-draw = Shall it be a draw?
yes = Yes
no = No
clock-stop = Stop the clock
clock-go-on = Start the clock
clock-stopped = The clock stands still
clock-fallen = { $player }: no time left
replay = Replay
settings = Settings
export = Export
export-as = Export as { $format }
share = Share
save-picture = Save a picture
save-film = Save a film of the match
link-in-address = The link is in the address bar: copy it from there
link-copied = Link copied
thinking = Thinking…

# Whose turn it is
turn-light = White
turn-dark = Black
turn-first = Player 1
turn-second = Player 2
turn-south = South
turn-north = North
computers-turn = It is the computer’s turn

# Going through the game
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant

# Values and hints
value-win = wins
value-draw = draws
value-loss = loses
value-win-in =
    { $count ->
        [one] wins in one move
       *[other] wins in { $count } moves (of both)
    }
value-loss-in =
    { $count ->
        [one] loses in one move
       *[other] loses in { $count } moves (of both)
    }
solved-here = Solved on this board: { $result }.
solved-smaller = Solved on { $board }: { $result }.
solved-first = with perfect play whoever begins wins
solved-second = with perfect play whoever answers wins
solved-draw = with perfect play nobody wins
solved-points = { $result }, by { $points }
values-exact = True values: this position is solved
values-estimate = The computer’s estimates
hint-where = Look at the marked place. Touch “Hint” again to know more.
hint-action = The computer suggests: { $action }.
hint-wins = Proved: with this move you win, whatever the answer.
hint-loses = Proved: against perfect play you lose; this move holds out longest.
hint-proved = Proved: { $action } – { $value }.
hint-estimate = The computer’s estimate: a { $percent }% chance for you.

## Where the rules come from

rules-sources = Sources: { $sources }
source-000 = the book by João Pedro Neto and Jorge Nuno Silva
    .full = the book by João Pedro Neto and Jorge Nuno Silva that follows “Jogos Matemáticos, Jogos Abstractos” and “Jogos: Histórias de Família”
source-001 = the regulations of Portugal’s National Championship of Mathematical Games
source-002 = the regulations of Portugal’s National Championship of Mathematical Games, 2019
source-003 = an article on Epaminondas
source-004 = the regulations of the Tournament of Mathematical Games of the Federal University of Goiás, in Catalão

## After the match

review = What happened?
review-busy = Looking back: { $done } of { $count }
review-stopped = The computer could not finish the analysis.
review-even = Nobody threw anything away: the chances changed little by little.
review-turn = { $number }. { $played } – the chance fell from { $before }% to { $after }%
review-graph = The chances after each move
review-better = better: { $percent }%
moment = A turning point
moment-better = The move here was: { $played }. This was better: { $better }. Try it.
moment-again = From here again

## What is asked of the player

ask-place = Place a stone
ask-place-man = Place a man
ask-place-given = Place the piece
ask-move = Move one of your men
ask-place-own-disc = Place one of your discs
ask-place-opponents-disc = Place one of your opponent’s discs
ask-pass = You have no move: pass
ask-move-or-pass = Move a man or pass
ask-place-or-swap = Place a stone or swap sides
ask-first-stone = Place the first stone anywhere
ask-place-either-board = Place a stone on one of the boards
ask-place-small-letters = Now a stone on the board of small letters
ask-place-capitals = Now a stone on the board of capitals
ask-move-stack = Move men from one of your stacks
ask-move-runner = Lead the white stone to a square beside it
ask-slide = Take a man to a neighbouring point
ask-fly = With three men, fly wherever you like
ask-remove = A mill! Remove one of your opponent’s men
ask-sow = Choose a house to sow
ask-sow-again = Sow again
ask-feed = Give your opponent some seeds
ask-give = Choose the piece your opponent will place
ask-place-or-call = Place the piece or announce Quarto
ask-give-or-call = Give a piece or announce Quarto
ask-call-or-pass = Can you see a Quarto? Announce or pass
ask-trampoline = Place your trampoline
ask-in-check = Check! Bring your King to safety
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
piece-green-light = green light
piece-yellow-light = yellow light
piece-red-light = red light
piece-cat = cat
piece-dog = dog
piece-domino =
    { $way ->
        [up] vertical domino
       *[across] horizontal domino
    }
piece-sardine = sardine
piece-block = block
piece-shield = shield
piece-marble = marble
piece-crowned-man = Mullah
piece-crown = crown
piece-dagger = dagger
piece-pawn-disc = { piece-pawn }
piece-queen-disc = { piece-queen }
piece-quarto = { $height }, { $shade }, { $shape }, { $core } piece
trait-tall = tall
trait-low = short
trait-light = light
trait-dark = dark
trait-square = square
trait-round = round
trait-hollow = hollow
trait-solid = solid

# Letters that tell pieces apart from above
letter-king = K
letter-queen = Q
letter-rook = R
letter-bishop = B
letter-knight = N
letter-amazon = A
letter-tall = t

# What a screen reader says
site-empty = { $site }, empty
site-closed = { $site }, closed
site-holds = { $site }, { $what }
holds-light = White’s { $piece }
holds-dark = Black’s { $piece }
holds-many = { $count } of: { $piece }
holds-on = { $top }, on { $under }
face-light = { $piece }, white face
face-dark = { $piece }, black face
stack-light = { $count } of White’s men
stack-dark = { $count } of Black’s men
site-seeds = { $site }, { seeds }
site-store = Store, { seeds }
seeds =
    { $count ->
        [0] no seeds
        [one] one seed
       *[other] { $count } seeds
    }
place-beside = Beside the board
act-place = a piece on { $site }
act-place-piece = { $piece } on { $site }
act-move = from { $from } to { $to }
act-sow = sow from { $site }
act-touch = touch { $places }
act-then = { $first }, then { $next }
quoted = “{ $text }”
said-move = { $player }: { $move }
said-numbered = { $number }. { $move }
said-variation = Variation, { $number }. { $move }
said-clock = { $player }: { $time } left

## Why it ended

end-count = Final count: { $first }–{ $second }.
end-line = The line is complete.
end-opponents-line = The line that came about is the opponent’s.
end-both-lines = Two lines at once: the mover’s counts.
end-chain = A path joins the two sides.
end-captured-all = All the men of one side have been captured.
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
end-full = The board is full.
end-majority = Seeds enough to win: { $first }–{ $second }.
end-cycle = The moves go round in circles: { $first }–{ $second }.
end-cannot-feed = The opponent cannot be given any seeds: { $first }–{ $second }.

# The result
wins-light = White wins
wins-dark = Black wins
wins-first = Player 1 wins
wins-second = Player 2 wins
wins-south = South wins
wins-north = North wins
draw = Draw
you-won = { $wins }: you won
you-lost = { $wins }: you lost
swapped-you = You are { $side } now.
swapped = Sides exchanged: whoever swapped is { $side } now.
earlier-position = This is an earlier position. “Redo” goes on.
ended-resigned = Resigned
ended-agreed = Agreed
ended-time = Out of time
ended-decided = Decided by the arbiter
play-again = Play again

## Pages of a game

page-play-now = Play now
page-first-match = Your first match
page-notation = How moves are written
page-in-class = In class
page-rules = Rules
page-history = History
page-mathematics = The mathematics
learn = Learn
puzzles-solved = Puzzles · { $solved } of { $count }
course-step = Step { $number } of { $count }
course-diagram = From the rules
course-next = Continue
course-puzzles = Try a puzzle
course-again = Show again
course-leave = Leave
try-action = Try this: { $action }.
tap-too-late = The screen changed before the tap had ended. Tap again.
tap-too-early = That tap came before the board was there. Tap again.
course-missing = There is no such lesson or puzzle.
puzzle-solution = This is one way to do it.
puzzle-to-win =
    { $count ->
        [one] Win with this move.
       *[other] Win in { $count } of your moves.
    }
puzzle-to-win-at-last = Find the move with which you win in the end.
puzzle-to-draw =
    { $count ->
        [one] Save the draw with this move.
       *[other] Save the draw in { $count } of your moves.
    }
puzzle-to-score =
    { $count ->
        [one] End the game now: { $result }.
       *[other] End the game in { $count } of your moves: { $result }.
    }
puzzle-hint-where = Start at the marked place.
puzzle-result =
    { $points ->
        [0] level on points
        [one] one point ahead
       *[other] { $points } points ahead
    }
puzzle-plays-light = White to move.
puzzle-plays-dark = Black to move.
puzzle-plays-first = Player 1 to move.
puzzle-plays-second = Player 2 to move.
puzzle-plays-south = South to move.
puzzle-plays-north = North to move.
puzzle-number = Puzzle { $number }
puzzle-solved = That’s it!
puzzle-wrong = Not that one. Try again.
puzzle-slower = That wins too, but more slowly: find the short way.
puzzle-unclear = That may take longer: find the short way.
puzzle-next = Next puzzle
puzzle-show = Show the solution

## Ideas of the puzzles: the hint and the reason (docs/motifs.md)

puzzle-line-idea = One of your lines needs only one more piece. Where does it go?
puzzle-line-why = With this piece the line is complete.
puzzle-connect-idea = Your path is nearly finished. Where is it still broken?
puzzle-connect-why = The path now joins its sides: only one place was missing.
puzzle-mate-idea = Look for a check that the King cannot escape.
puzzle-mate-why = The King is attacked, and no move can save him.
puzzle-king-idea = Look at the piece that decides the match: which of yours can reach it?
puzzle-king-why = The piece that decides the match was within your reach.
puzzle-last-capture-idea = There is a capture that ends the match. Which one?
puzzle-last-capture-why = After this capture your opponent has too few pieces to go on.
puzzle-block-idea = Try to leave your opponent without a move.
puzzle-block-why = Your opponent has no move left: the last one was yours.
puzzle-goal-idea = The goal is nearer than it looks.
puzzle-goal-why = You got there first, and nobody could stop you.
puzzle-count-idea = Count before you move: what does each move bring?
puzzle-count-why = Counted to the end, you finish ahead.
puzzle-whole-turn-idea = Think of the whole turn: one move prepares the next.
puzzle-whole-turn-why = In the right order, the moves of one turn help each other.
puzzle-bid-idea = You need not move a piece: which side would you rather have?
puzzle-bid-why = The side you chose wins, whatever happens.
puzzle-gift-idea = Which piece can you give away safely?
puzzle-gift-why = Your opponent could not make a line, and then had to give you one that does.
puzzle-extra-turn-idea = Some moves let you move again.
puzzle-extra-turn-why = You moved several times in a row, while your opponent could only watch.
puzzle-save-draw-idea = You cannot win any more. How do you avoid losing?
puzzle-save-draw-why = This move holds the draw; any other would lose.
puzzle-best-score-idea = Count to the end: which move leaves you with most?
puzzle-best-score-why = Counted to the end, no other move brings as much.
puzzle-sacrifice-idea = Let your opponent capture: what do you gain from it?
puzzle-sacrifice-why = Your opponent captured, but your answer was worth more.
puzzle-promotion-idea = One of your pieces could become much stronger.
puzzle-promotion-why = The promoted piece did what it could not do before.
puzzle-capture-chain-idea = Look for a move that captures more than one piece.
puzzle-capture-chain-why = Several pieces left at once, and the rest are not enough.
puzzle-capture-idea = Which piece can your opponent not afford to lose?
puzzle-capture-why = Without that piece your opponent has no defence left.
puzzle-harvest-idea = Which single sowing brings in many seeds?
puzzle-harvest-why = One sowing brought in the seeds that were missing.
puzzle-ladder-idea = Attack, and attack again: the group can only run in steps.
puzzle-ladder-why = After every step the group had just one way out again, until it had none.
puzzle-bridge-idea = You need not touch: leap and leave two empty places between.
puzzle-bridge-why = If one place of the bridge is taken, you play in the other.
puzzle-double-threat-idea = Make two threats at once.
puzzle-double-threat-why = Your opponent can stop only one threat; the other remains.
puzzle-parry-idea = First look at what your opponent wants to do.
puzzle-parry-why = You stopped the threat and kept your own.
puzzle-forced-replies-idea = Move so that your opponent has hardly any choice.
puzzle-forced-replies-why = There was hardly any choice: you led the game to its end.
puzzle-threats-idea = Threaten something: your opponent must answer, and you gain time.
puzzle-threats-why = The threat had to be answered, and the answer was not enough.
puzzle-safe-move-idea = Nearly every move gives the win away. Which one does not?
puzzle-safe-move-why = This move gave your opponent nothing.
puzzle-zugzwang-idea = Leave your opponent with moves, but only bad ones.
puzzle-zugzwang-why = Your opponent had to move, and every move spoiled the position.
puzzle-reserve-idea = Keep moves that only you can make, and use the others first.
puzzle-reserve-why = You still had moves in reserve when your opponent’s ran out.
puzzle-block-in-idea = Take the moves away one by one.
puzzle-block-in-why = The moves ran out one by one, until none was left.
puzzle-mate-net-idea = Do not strike at once: close the ways out first.
puzzle-mate-net-why = With the ways out closed, there was no escape.
puzzle-breakthrough-idea = Count the steps to the goal, yours and your opponent’s.
puzzle-breakthrough-why = You reached the goal first, and could not be stopped.
puzzle-trap-idea = Do not capture yet: take away the ways out first.
puzzle-trap-why = The piece had no way out, and it fell next.
puzzle-parity-idea = Count the moves that are left: who makes the last one?
puzzle-parity-why = Once you count the moves, the last one is yours.
puzzle-quiet-move-idea = The best move does not win yet: it prepares the next one.
puzzle-quiet-move-why = It looked like a quiet move, but after it there was no defence.

## For fingers

tactile-light = White
tactile-dark = Black
tactile-stack = number below: how many are on the stack
tactile-seeds = number: seeds
tactile-store-left = left: store of { $side }
tactile-store-right = right: store of { $side }
tactile-traits = large: tall; small: low; outline: light; filled: dark; dot or hole in the middle: hollow
tactile-dark-squares = filled corner: dark square
tactile-goal-first = filled corner above left: goal of { $side }
tactile-goal-second = filled corner above right: goal of { $side }
tactile-zone = two filled corners above: marked square
tactile-box = thick frame: tin
tactile-goblet = thick ring: goblet
tactile-edge-dark = long bar: edge of Black
tactile-edge-light = row of strokes: edge of White
tactile-edge-neutral = thin line: edge of both
tactile-beside = beside the board: { $pieces }
tactile-beside-light = White { $count } × { $piece }
tactile-beside-dark = Black { $count } × { $piece }

## On a sheet of paper

sheet-puzzle = Puzzle
sheet-puzzles = { $game }: puzzles
sheet-solutions = { $game }: solutions
sheet-class = { $game } in class
sheet-name = Name: ______________________________
sheet-puzzles-description = Puzzles to solve on paper, the easiest first.
sheet-solution = Solution: { $moves }
sheet-link = Play it here

## Saving, opening and resuming

exported-at = Exported to { $path }
export-failed = It could not be exported: { $reason }
another-window = Another window has played in this match as well. Both lines are kept: open the match in My matches to see them
save-failed = It could not be saved: { $reason }
import-title = Open a file
import-done = Game opened
import-several = { $path } games opened: they are among your matches
import-left-out = Some games of the file could not be opened; the first: { $reason }
import-damaged = The file is damaged: { $reason }
import-refused = The file could not be opened: { $reason }
import-warning = Note: { $reason }
import-more-warnings = Further notes about this file: { $path }
open-as-title = Which game is this?
open-as-why = The file does not say which game it is: { $reason }.
open-as-whole = Open as { $game }
open-as-cut = Open as { $game }, only up to that point
import-too-large = The file is too large: { $reason }
import-kept = It stays as it is in { $path }
link-damaged = This link opens no game: { $reason }
refused = That cannot be: { $reason }

## Why something was refused. $thing: what was given; $expected: what there is.
reason-said = { $thing }
reason-game = there is no game “{ $thing }”
reason-variant = the game has no variant “{ $thing }”; it has { $expected }
reason-option = the game has no option “{ $thing }”; it has { $expected }
reason-no-options = the game has no options, and “{ $thing }” was asked for
reason-value = the game does not take “{ $thing }”
reason-object = the position cannot be read
reason-key-missing = the position lacks “{ $thing }”
reason-key = in the position, “{ $thing }” is not right
reason-impossible = the position cannot exist in this game
reason-over = the game is over
reason-no-action = “{ $thing }” is not a move
reason-illegal = “{ $thing }” is not a legal move here
reason-action = move { $number }, “{ $thing }”, is not legal
reason-action-over = there is a move { $number } after the end of the game
reason-line = its line { $thing } does not fit the match
reason-other-format = its line { $thing } cannot be understood
reason-at-line = in line { $line }, { $thing }
reason-not-understood = there is something that cannot be understood
reason-no-game = it does not say which game it is, and ordinary chess is not among the games; these are: { $thing }
reason-other-game = read as { $thing }, which ends with the first capture and has no passing; it looks like a game of Go
reason-size = there is no board of size “{ $thing }”
reason-point = “{ $thing }” is not a cell of the board
reason-colour = a side moves whose turn it is not
reason-set-up-late = pieces are put down or taken away in the middle of the game
reason-nothing-whole = the file ends before there is a whole move
reason-unreadable = it cannot be read, or was cut off
reason-foreign = it is no game of this program
reason-newer = it is version { $thing }, and this program reads up to { $expected }
reason-link-game = it does not say which game
reason-link-table = there is no table with this code
reason-link-word = “{ $thing }” cannot be understood

## What was left out of a file that was opened.
flaw-side-line = a variation was left out: { $thing }
flaw-incomplete = the file is cut off; the game goes up to here
flaw-skipped = text without meaning was left out
flaw-brackets = the square brackets in a comment were read as a part of it
flaw-last-action = “{ $thing }” was left out, as it may be cut off
flaw-after-end = the game is over here by the rules; the rest was left out
flaw-passes = the passes at the end were left out, as the game has none
flaw-no-result = the result is missing; the game may be cut off
flaw-from-the-bottom = the rows of the board were counted from the bottom
flaw-charset = the text was read as { $thing }, not as the file says
flaw-characters = the text was read as { $thing }, and some characters were lost

## Help

help-touch-title = With a finger or the mouse
help-touch-tap = Tap the piece, then the square
help-touch-drag = Or drag the piece to the square
help-touch-cancel = To cancel, slide off the board
help-touch-skip = A tap finishes the animation
help-touch-camera = Two fingers turn and zoom the table

## Settings

settings-title = Settings
settings-language = Language
settings-reduced-motion = Less motion
settings-speed = Speed of animations
settings-sound = Sounds
settings-volume = Volume
settings-text-size = Text size
settings-text-size-value = { $percent }%
settings-contrast = High contrast
settings-told = Screen readers are told
told-action = the move
told-all = the move and what it does
settings-speech = Read aloud
settings-scan = One switch: walk over the controls, Space or Enter takes one
settings-scan-value = { $seconds } s
settings-table = Table
table-by-game = By the game
table-walnut = Walnut
table-ash = Ash
table-slate = Slate
table-linen = Linen
table-stone = Garden stone
settings-detail = Detail
detail-by-device = As fast as this device
detail-full = Full
detail-low = Low
settings-legal = Show where you can play
settings-ghost = Preview the move
settings-ponder = At the highest level the computer also thinks on your turn (not on battery)
settings-rating = Rating in the statistics of My matches
settings-vibration = Vibrate at every move, on devices that can
settings-reset = Reset everything
settings-damaged = Your settings cannot be read; the usual ones are in force
settings-colours = Colours of the panels
colours-light = Light
colours-dark = Dark
settings-from-system = As in the system

# Keys and buttons: the page of the settings
settings-general = General
settings-keys = Keys and buttons
keys-how = Choose a key or a button, then press the one that is to replace it. If that did something else, the two change places.
keys-press-key = Press a key… (Esc: never mind)
keys-press-button = Press a gamepad button… (Esc: never mind)
keys-change = { $control }: { $key }. Change
keys-reset = Reset keys and buttons

# What keys do
control-up = Cursor up
control-down = Cursor down
control-left = Cursor left
control-right = Cursor right
control-act = Choose and play
control-cancel = Let go or close
control-undo = Undo
control-redo = Redo
control-choice-1 = First button
control-choice-2 = Second button
control-choice-3 = Third button
control-choice-4 = Fourth button
control-view = From above or at the table
control-zoom-in = Closer
control-zoom-out = Farther
control-orbit-left = Turn left
control-orbit-right = Turn right
control-hint = Ask for a hint

# What keys are called
key-up = Up arrow
key-down = Down arrow
key-left = Left arrow
key-right = Right arrow
key-enter = Enter
key-space = Space
key-escape = Esc
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-shift-left = Left Shift
key-shift-right = Right Shift
key-control-left = Left Ctrl
key-control-right = Right Ctrl
key-numpad = Numpad { $sign }

# What a gamepad’s buttons are called
pad-south = A
pad-east = B
pad-west = X
pad-north = Y
pad-left-shoulder = LB
pad-right-shoulder = RB
pad-left-trigger = LT
pad-right-trigger = RT
pad-select = Select
pad-start = Start
pad-left-stick = Left stick pressed
pad-right-stick = Right stick pressed
pad-up = D-pad up
pad-down = D-pad down
pad-left = D-pad left
pad-right = D-pad right
pad-left-stick-up = Left stick up
pad-left-stick-down = Left stick down
pad-left-stick-left = Left stick left
pad-left-stick-right = Left stick right
pad-right-stick-up = Right stick up
pad-right-stick-down = Right stick down
pad-right-stick-left = Right stick left
pad-right-stick-right = Right stick right

## When there is nothing yet

empty-moves = Nobody has moved yet

## At the exhibit

kiosk-touch = Touch to play
kiosk-touch-here = Touch anywhere to play this game
kiosk-language = Português
kiosk-anybody = Is anybody still there?
kiosk-still-here = I am here!
kiosk-countdown =
    { $count ->
        [one] Back to the start in one second
       *[other] Back to the start in { $count } seconds
    }
kiosk-two-players = Two of us
kiosk-one-player = Against the computer
kiosk-how = How to play
kiosk-choose = Other games
kiosk-choose-one = Choose a game
kiosk-idea = The idea behind it
kiosk-take-home = Take the match home
kiosk-puzzle = A puzzle
kiosk-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }

## Class

class-teach = A class or a tournament
class-teach-note = This computer can hold a lesson or a tournament: the page opens in the browser, and pupils join with a code.
class-teach-open = Open the page
class-back = Back to the class
class-hello = Hello, { $name }!
class-choose-game = Which game will you play?
class-choose-name = Choose your name.
class-confirm-name = Your name will be: { $name }.
class-this-name = I take this one
class-other-name = Choose another
class-here-before = I was here before
class-not-before = I have no name yet
class-digits-ask = Ask your teacher for four digits and enter them here.
class-digits = Digits: { $digits }
class-erase-digit = Erase a digit
class-enter = Enter
class-digits-wrong = These digits do not work. Ask for others.
class-too-fast = That was tried too often. Wait a minute.
class-no-names = There are no names left. Talk to your teacher.
class-locked = The door is closed: nobody else can come in now.
class-taken = Somebody has that name already. Choose another.
class-unknown = This class is over.
class-paused = Pause! Wait until the class goes on.
class-paused-tap = Everything is paused now. This move did not count.
class-wait-first = Nearly there! Wait here: your match will open by itself.
class-wait-last = You have played the last match. Wait to hear who has won.
class-wait = Wait here: the next match will open by itself.
class-entrants = { $count ->
    [one] So far only you are here.
   *[other] { $count } are playing.
}
class-round = Round { $round } of { $rounds }
class-points = { $count ->
    [1] { $points } point
   *[other] { $points } points
}
class-rank = Place { $rank } · { $points }
class-last = Against { $name }: { $points }.
class-last-computer = Without an opponent, with the computer: { $points }.
class-meanwhile = While you wait:
class-puzzle = Solve a puzzle
class-against = Against { $name }
class-your-match = Your match has begun: you play { $name }.
class-match-over = Your match is over. Wait for the others.
class-to-table = To the table
class-next = Next you play { $name }.
class-next-match = Next match
class-bye-point = You have no opponent in this round and get 1 point. Play the computer!
class-bye = You have no opponent in this round. Play the computer: it counts no points.
class-computer = Play the computer
class-all-computer = Everybody plays the computer, and you move first. Your first match counts.
class-computer-over = Your match against the computer is over: { $points }. You can play again; it does not count.
class-computer-again = Play again
class-pause = I need a break
class-computer-result = Against the computer: { $points }.
class-race = Solve the puzzles, in any order.
class-race-count = You have solved { $solved } of { $count }.
class-race-solved = Puzzle { $number }: solved
class-race-done = You solved them all! Wait for the others.
class-rest = You are not playing at the moment. Do you want to come back?
class-come-back = I’m back
class-over = The class is over. Thank you for playing!
class-over-rank = You finished in place { $rank }, with { $points }.
class-until-bell = Until the bell: { $time }
class-say-number = Enter a number of the list, or the name:
class-say-digits = If you were here before, ask your teacher for four digits and enter them.
class-say-game = You play { $game }.
class-say-meanwhile = While you wait: “lesson { $game }” or “puzzle { $game }”. If you need a break: “break”.
class-say-goes-on = The class goes on.
class-say-computer = Enter “against” to begin.
class-say-counts = This match counts: nothing is taken back, and there are no hints.
class-say-race = Enter “puzzle” to get the next one, “puzzle 2” to choose one, “next” to leave one for later.
class-say-alone = In the race nobody helps.
class-say-break = Enter “break” again to come back.

## A match with another device

mode-other-device = With another device
distant-open = Open a table
distant-random = Draw lots
setup-spectators = Spectators
spectators-with-code = Whoever has the code
spectators-none = Nobody: the two of us
distant-join = Join a table
distant-how-to-open = To open a table of your own, choose a game, then “With another device”.
distant-waiting = Show this to the other person. The match begins as soon as they join.
distant-code = Code of the table: { $code }
distant-qr = QR code of { $link }
distant-link = The code is scanned by a camera, typed here at “Join a table”, or opened as a link:
distant-stop = Cancel
distant-leave = Leave the match
distant-goes-on = Your match at table { $code } goes on.
distant-asking = Asking the server…
distant-connecting = Looking for the server…
distant-erase = Erase a letter
distant-server = Address of the server
distant-use-server = Use
distant-server-note = The server is a Tabuleiro that was started with “serve”, here or elsewhere. It shows its address.
distant-no-server = A match with another device needs a server. Its address is missing.
distant-unknown-table = There is no table with this code.
distant-full = This table, or the server, is full.
distant-unknown-game = The server does not have this game.
distant-read-only = The server cannot store anything at the moment. Nothing is lost, but nothing can be played.
distant-refused = The server has refused this. Please try again.
distant-outdated = This version does not fit the server. Load the page again, or update the program.
distant-dropped = The last move was not accepted and was taken back.
distant-not-sent = The match does not accept this move now: it was taken back.
distant-displaced = You are playing this match elsewhere.
distant-play-here = Play here
distant-lost = No connection. Trying again…
distant-sending = Sending…
distant-left = The other person has left. After a minute you can claim the win.
distant-claimable = The other person has left. You can claim the win.
distant-claim = Claim the win
distant-away = The other person is away.
distant-watching = You are looking on.
distant-earlier = This is an earlier position.
distant-turn = The other person is to move.
distant-offered-draw = You offer a draw.
distant-offered-undo = You ask to take back your move.
distant-offered-rematch = You ask for another match.
distant-rematch = Rematch
ask-rematch = Another match, with sides exchanged?

## Names of entrants
# An entrant of a class is called by an animal and a colour.

class-title = Class { $class }
class-name = { $colour } { $animal }
class-animal-bear = bear
class-animal-beaver = beaver
class-animal-bee = bee
class-animal-cat = cat
class-animal-crab = crab
class-animal-dog = dog
class-animal-dolphin = dolphin
class-animal-duck = duck
class-animal-eagle = eagle
class-animal-fox = fox
class-animal-frog = frog
class-animal-gazelle = gazelle
class-animal-giraffe = giraffe
class-animal-hedgehog = hedgehog
class-animal-horse = horse
class-animal-koala = koala
class-animal-ladybird = ladybird
class-animal-lion = lion
class-animal-lizard = lizard
class-animal-octopus = octopus
class-animal-otter = otter
class-animal-owl = owl
class-animal-panda = panda
class-animal-parrot = parrot
class-animal-penguin = penguin
class-animal-rabbit = rabbit
class-animal-snail = snail
class-animal-squirrel = squirrel
class-animal-swan = swan
class-animal-tiger = tiger
class-animal-turtle = turtle
class-animal-zebra = zebra
class-colour-blue = blue
class-colour-cream = cream
class-colour-green = green
class-colour-orange = orange
class-colour-pink = pink
class-colour-turquoise = turquoise
class-colour-violet = violet
