goal = Line up five of your stones, with a move and a half a turn.
aliases = Sesqui-moku

option-exact = Exactly five

rules =
    # The board
    The game is played on 8×8 points, empty at the start. Black begins.

    # The turn
    Your turn has two parts, always in this order:

    - You place one of your stones on an empty point.
    - If you like, you move another of your stones to an empty point beside it, straight or diagonally. The stone you have just placed does not move. If you do not want to move, you pass.

    # End
    Five or more of your stones in a row win, along a rank, a file or a diagonal. The line counts at once, whether placing or moving made it. If the board fills up without a line, the game is drawn.

    # Options
    - Size: from 8×8 to 15×15.
    - Exactly five: a line of six or more does not win.
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    A stone placed is written as its point, c3; a move as its two points, c3-d4. Not moving is written pass.

history =
    Bill Taylor invented in 2007 the family of games to which this one belongs. In each of them a turn is a whole move and half a move: a small step, weaker, that changes everything. Sesqui is Latin for one and a half.

    The idea serves many other games. Hex and Y are played in this way too.

idea = In ordinary five in a row, a line of four with both ends free wins: your opponent can close only one end. Here both can be closed: one with the new stone, the other by moving a stone that stands beside it.

mathematics =
    In ordinary five in a row, four stones in a row with both ends free win: the opponent can close only one end. Not so here. The defender places a stone at one end and moves another to the second end, if there is one beside it. A neighbouring stone is worth half a defence.

    That is why it matters so much to pin stones. A stone is pinned when leaving its point would open a line for the opponent. Whoever has many pinned stones has moves but no half moves.

    The game always ends: every turn adds a stone and none leaves, so that on 8×8 there are at most 64 turns. Unlike in other games where stones move, no position can come back.

    Without the step, a board of 8×8 would be too small for five in a row. It is the half move that makes room.

ask-step-or-pass = Move another of your stones one step, or pass

lesson-show-1 = One new stone, and then another stone takes a step.
lesson-show-2 = The new stone makes four in a line.
lesson-show-3 = The step makes five in a line: Black wins.
