goal = Line up five of your stones, with a move and a half a turn.
aliases = Sesqui-moku

option-exact = Exactly five

play-now =
    1. The board has 8×8 points and starts empty. Black begins.
    2. On your turn you place a stone of yours on an empty point.
    3. Then, if you like, another stone of yours takes a step to an empty point beside it, diagonally too.
    4. Whoever has five or more stones of theirs in a row wins, straight or diagonally.
    5. If the board fills up without a line of five, the game is drawn.

first-match = Always keep stones of yours near your opponent’s. If they make four in a row with both ends free, you need a stone beside one end, to step there.

rules =
    # The board
    The game is played on 8×8 points, empty at the start. Black begins.

    # The turn
    Your turn has two parts, always in this order:

    - You place one of your stones on an empty point.
    - If you like, you move another of your stones to an empty point beside it, straight or diagonally. The stone you have just placed does not move. If you do not want to move, you pass.

    @ show-1

    @ pass

    # End
    Five or more of your stones in a row win, along a rank, a file or a diagonal. The line counts at once, whether placing or moving made it.

    @ turn-1

    If the board fills up without a line, the game is drawn.

    @ end-draw

    # Options
    - Size: from 8×8 to 15×15.
    - Exactly five: a line of six or more does not win.
    - Who begins: Black, unless you say otherwise.

notation =
    A turn is written in two parts: { $turn-1 }. First comes the point of the new stone; then the two points of the step, where it starts and where it ends, with a hyphen between them. Letters are the files and numbers the ranks.

    Whoever takes no step passes: { $pass-2 }.

history =
    Bill Taylor invented in 2007 the family of games to which this one belongs. In each of them a turn is a whole move and half a move: a small step, weaker, that changes everything. Sesqui is Latin for one and a half.

    The idea serves many other games. Hex and Y are played in this way too.

idea = In ordinary five in a row, a line of four with both ends free wins: your opponent can close only one end. Here both can be closed: one with the new stone, the other by moving a stone that stands beside it.

mathematics =
    In one turn you change two things: a stone comes in and another takes a step. So three in a row may be a danger already: only two are missing.

    In ordinary five in a row, four stones in a row with both ends free win: the opponent can close only one end. Not so here. The defender places a stone at one end and moves another to the second end, if there is one beside it. A neighbouring stone is worth half a defence.

    That is why it matters so much to pin stones. A stone is pinned when leaving its point would open a line for the opponent. Whoever has many pinned stones has moves but no half moves.

    The game always ends: every turn adds a stone and none leaves, so that on 8×8 there are at most 64 turns. Unlike in other games where stones move, no position can come back.

    Without the step, a board of 8×8 would be too small for five in a row. It is the half move that makes room.

ask-step-or-pass = Move another of your stones one step, or pass

in-class =
    Ages 8 and up · 15 minutes a match.
    - 10 min: The lesson in pairs.
    - 15 min: One match. In every turn, say “stone” and “step” aloud.
    - 10 min: On the blackboard, a line of four with free ends. Where must the stone be that stops it?
    - 10 min: The questions below, first in pairs and then all together.
    # Questions
    - How many lines of five fit on 8×8? → 96: 32 across, 32 upright and 32 diagonal.
    - How many stones are on the board after ten turns? → Ten: every turn adds one and none leaves.
    - Why can no position come back? → Because every turn leaves one more stone on the board.

lesson-show-1 = One new stone, and then another stone takes a step.
lesson-show-2 = The new stone makes four in a line.
lesson-show-3 = The step makes five in a line: Black wins.
lesson-step-1 = You have placed your stone. Now take the step that makes five in a row.
lesson-step-1-else = The diagonal lacks a stone at one end. Which stone gets there with a step?
lesson-step-1-done = Five in a row! A line also counts when it is the step that makes it.
lesson-turn-1 = You have three in the row and one beside it. Place on e5; then step to g5.
lesson-turn-1-else = First the new stone on e5. Then the step of the stone on g6 to g5.
lesson-turn-1-done = Two were missing and one turn made both. Three in a row is a danger already!
lesson-block-1 = White has four with both ends free. Close both: b7 and g2.
lesson-block-1-else = Place on b7 and take the stone on h1 to g2. Each free end would make five.
lesson-block-1-done = The new stone closes one end, the step the other. A stone nearby is gold!
lesson-trap-1 = You closed b7. Now g2: which stone takes the step and opens no other line?
lesson-trap-1-else = That lets White make five. The stone on g3 is pinned: look at rank 3.
lesson-trap-1-done = That’s it! A stone that leaves an enemy line may open it.
lesson-puzzle-1 = Where do you place the stone, so that a step wins right after?
lesson-puzzle-1-else = With the stone there, no step makes five. Look at file d.
lesson-puzzle-1-done = Now the stone on e4 takes a step to d5: five in the file!

diagram-pass = Black places a stone and passes: the step is not compulsory.
diagram-end-draw = The last stone fills the board. There is no five in a row: a draw.

classic-sesquimoku_game_19 = The pinned stone that had to go
    .who = Sample game of the book of abstract games
    .why = Black forces a pinned white stone to move and wins on the point it has left.
    .ply-16 = White defends against two attacks, made on the fifth and the seventh turn. In return, the black stone on f3 is cut off.
    .ply-32 = There are threats on both sides, and nobody sees at once who is better. Black has a combination that wins.
    .ply-34 = Four on file g, with both ends free. White has no defence any more.
    .ply-36 = The stone on h2 was pinned and had to close the lower end.
    .ply-37 = The new stone takes the point that White has left.
    .ply-38 = The step completes the diagonal from h2 to d6: five in a row.

classic-sesquimoku_parry = Four with free ends, and it is not enough
    .who = Example of the book of abstract games
    .why = In ordinary five in a row this line would win. Here a stone beside it saves Black.
    .ply-1 = Four on the diagonal: White only needs a stone on b2 or g7.
    .ply-3 = The new stone closes one of the ends.
    .ply-4 = The step of a stone beside it closes the other. The attack is over.

puzzle-double-threat-idea = Make more threats than one turn can stop.
puzzle-double-threat-why = Your opponent stopped what could be stopped, but one line was left.
