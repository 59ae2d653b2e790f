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

lesson-goal = You are Black. Place a stone on the lit point and make five in a row: you win!
lesson-goal-else = At which end can your line of four grow?
lesson-goal-look = One end is blocked; at the other is the lit point.
lesson-goal-done = You won! Five stones of yours in a row win the game.
lesson-show-1 = One new stone, and then another stone takes a step.
lesson-step-1 = You have placed your stone. Now take the step that makes five in a row.
lesson-step-1-else = One end of the diagonal lacks a stone. Which stone can step there?
lesson-step-1-look = The lit line grows upwards. One of your stones is right beside it.
lesson-step-1-done = Five in a row! The line counts when a step makes it, too.
lesson-step-2 = You are White and have placed your stone. Which step makes five in a row?
lesson-step-2-else = If you take a stone out of the file, does the line not break?
lesson-step-2-look = There is a hole in the lit file. Fill it with a stone from outside.
lesson-step-2-done = The step filled the hole, and the file is complete.
lesson-show-2 = Four white stones, free at both ends! The new stone and the step block both.
lesson-block-1 = You are White. Black has four with free ends: block both!
lesson-block-1-else = Which end can one of your stones step to? The other is for the new stone.
lesson-block-1-look = The ends are the lit points. Only one of them is beside a stone of yours.
lesson-block-1-done = The new stone blocks one end, the step the other. A stone nearby is worth gold!
lesson-block-2 = You are Black. Now White has four in a row. Save yourself!
lesson-block-2-else = One of your stones is beside one end. Which end is left for the new stone?
lesson-block-2-look = The ends are the lit points. The stone in the corner can reach the upper one.
lesson-block-2-done = Even from the corner, a stone can arrive in time with a step.
lesson-show-3 = The new stone makes four, the step makes five: Black wins.
lesson-turn-1 = You are Black. Three on the line and one beside it: make five this turn!
lesson-turn-1-else = Two points of the line are missing. Which one can you fill with a step?
lesson-turn-1-look = They are the lit points: first the new stone, then the step.
lesson-turn-1-done = Two were missing and you joined them in one turn. Three in a row is a danger!
lesson-turn-2 = You are White. Three on a diagonal and one in the corner: win this turn!
lesson-turn-2-else = Which point of the diagonal can the corner stone step to?
lesson-turn-2-look = They are the lit points: first the new stone, then the step.
lesson-turn-2-done = With three stones and a step at hand you can already win.
lesson-turn-3 = You are Black. Where do you place the stone, so that a step wins right after?
lesson-turn-3-else = With the stone there, no step makes five. Which line is nearly complete?
lesson-turn-3-look = The lit file has a hole that a step can fill. What else does it need?
lesson-turn-3-done = Now the stone beside it steps into the hole: five in the file!
lesson-guard-1 = You are Black and have blocked one end. Block the other, but open no other line!
lesson-guard-1-else = Was the stone that stepped not blocking another white line?
lesson-guard-1-look = The lit stone stops row 3, so it may not leave. Call another one!
lesson-guard-1-done = That’s it! A stone that leaves an enemy line can open it.
lesson-guard-2 = You are White and have blocked the diagonal below. Now block it above!
lesson-guard-2-else = Did the stone that left not guard a black file?
lesson-guard-2-look = The lit stone is tied: it stops four black ones. The other stone is free.
lesson-guard-2-done = Before the step, always ask: what is this stone stopping?
lesson-match = You are Black. Make a line that the other cannot block completely, and win!
lesson-match-else = Not this time. Build three with free ends, and keep a stone beside them.
lesson-match-done = You won! A stone and a step each turn make lines in no time.

diagram-pass = Black places a stone and passes: the step is not compulsory.
diagram-end-draw = The last stone fills the board. There is no five in a row: a draw.

classic-sesquimoku_game_19 = The pinned stone that had to go
    .who = Match from the book by João Pedro Neto and Jorge Nuno Silva, without names of players
    .why = Black forces a pinned white stone to move and wins on the point it has left.
    .ply-16 = White defends against two attacks, made on the fifth and the seventh turn. In return, the black stone on f3 is cut off.
    .ply-32 = There are threats on both sides, and nobody sees at once who is better. Black has a combination that wins.
    .ply-34 = Four on file g, with both ends free. White has no defence any more.
    .ply-36 = The stone on h2 was pinned and had to close the lower end.
    .ply-37 = The new stone takes the point that White has left.
    .ply-38 = The step completes the diagonal from h2 to d6: five in a row.

classic-sesquimoku_parry = Four with free ends, and it is not enough
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = In ordinary five in a row this line would win. Here a stone beside it saves Black.
    .ply-1 = Four on the diagonal: White only needs a stone on b2 or g7.
    .ply-3 = The new stone closes one of the ends.
    .ply-4 = The step of a stone beside it closes the other. The attack is over.

puzzle-double-threat-idea = Make more threats than one turn can stop.
puzzle-double-threat-why = Your opponent stopped what could be stopped, but one line was left.
puzzle-line-idea = You place a stone and may move another: which line gets to five?
puzzle-line-why = The line of five was completed within this turn.
