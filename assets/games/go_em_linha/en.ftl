goal = Make a line of six stones, with the captures of Go.
aliases = Gomoku on Go, Six in a row

play-now =
    1. The board is empty at the start. On your turn you place a stone of yours on an empty point.
    2. A group with no empty point beside it is captured and leaves the board.
    3. On their first turn the second player may swap colours instead of placing a stone.
    4. Whoever makes six stones in a row, in any direction, wins.

first-match = Always look at your opponent’s lines of four that have both ends free. Five in a row with both ends free can hardly ever be stopped. Block early, and with a stone that cannot be captured.

rules =
    # The board
    The game is played on the points where the lines of a 9×9 board cross, all empty at the start. Black begins.

    # Groups and liberties
    Stones of one colour that are neighbours along the lines form a group; diagonals do not join. The liberties of a group are the empty points next to any of its stones.

    # The turn
    You place a stone of yours on an empty point. Groups of your opponent that are left without liberties are captured and leave the board.

    - You may not leave the group of the stone you place without liberties, unless you capture or complete a line.
    - You may not bring the board back to an arrangement that has already appeared in the game.
    - There is no passing.

    @ show-2

    @ ko

    # Swap
    On their first turn, and only then, the second player may swap instead of placing: the players swap colours; the stone stays, and the first player plays next, now as White.

    @ swap-1

    # End
    Whoever has six or more stones in a row, along a rank, a file or a diagonal, wins, even if the group of that line has no liberties. If somebody has nowhere to place, the game is drawn.

    @ show-3

    @ bare-line

    @ end-draw

    # Options
    - Who begins: Black, unless you say otherwise.

notation = A stone is written as its point, a letter and a number: { $show-1 }. Letters grow from left to right and numbers from bottom to top. A stone that captures is written in the same way, and the stones that leave are not named: { $show-2 }. The swap is written { $swap-1 }.

history =
    This game unites two classics: the captures of Go and the search for a line. Without captures, six in line on such a small board would be very hard to get against a good defender; with them, the stones that block a line can be taken out of the way.

idea = Blocking your opponent’s line may not be enough: if the blocking stone is surrounded, it leaves the board and the way is open again. Before you block, count the empty points it will have around it.

mathematics =
    There are 104 places for a line of six. A stone in the middle of the board serves 16 of them, and a stone in a corner only three.

    On a 9×9 board there are 104 places for a line of six: 36 along ranks, 36 along files and 32 along diagonals. The point in the middle belongs to more lines than any other, and a corner to only three.

    In games of making lines without captures an extra stone never hurts, and so the second player cannot have a winning strategy. Here that argument no longer serves: a stone of yours may take the last liberty of your own group. The swap does not need it, for it lets the second player choose the better side.

    If boards could be repeated, two captures of a single stone, one for each side, could follow each other for ever: in Go this is called ko. As it is, no arrangement comes back. There are finitely many of them, fewer than 3 to the power of 81, so every game ends.

    Five in a row with only one end free: in other line games it is enough to block it. In Go in Line it may not be enough: the blocking stone needs liberties, or it is captured on the next move.

in-class =
    Ages 9 and up · 20 minutes a match.
    - 10 min: counting liberties: a stone in the middle, on the edge, in the corner; then groups.
    - 5 min: capture one stone on the blackboard, then a group of two.
    - 25 min: matches in pairs, with the swap.
    - 5 min: who won after removing a stone that blocked? Show how.
    # Questions
    - How many liberties has a single stone in the middle, on the edge and in the corner? → Four, three and two.
    - How many lines of six pass through a corner? → Three: one along the rank, one along the file and one along the diagonal.
    - What is the swap good for? → It keeps the first stone from being too good: whoever places it may have to take the other colour.

lesson-show-1 = A stone is placed on an empty point.
lesson-show-2 = Two stones shut in on every side come off.
lesson-show-3 = Six in a line: Black wins.
lesson-goal-1 = Black needs only one point to make six. Which one?
lesson-goal-1-else = Look at the file with five black stones: one point in the middle is missing.
lesson-goal-1-done = Six in a row: Black wins.
lesson-capture-1 = Capture the two white stones: take their last free point.
lesson-capture-1-else = That point does not touch them. The white group still breathes through one point.
lesson-capture-1-done = Both leave the board, and their points are empty again.
lesson-block-1 = You are White. Black has five in a row: block.
lesson-block-1-else = Now Black makes six on the next turn. At which end can the line grow?
lesson-block-1-done = Blocked! And your stone has free points beside it: it is not captured at once.
lesson-swap-1 = You are the second player. The first stone is on the most lines: swap colours.
lesson-swap-1-else = Do you like the point in the middle? Then swap: the stone becomes yours.
lesson-swap-1-done = Now you have Black, and the stone in the middle. The other plays, as White.
lesson-puzzle-1 = The black line is blocked at both ends. Open it!
lesson-puzzle-1-else = One of the white stones that block is nearly surrounded. Take its last free point.
lesson-puzzle-1-done = The blocking stone is gone, and White cannot put it back: you win next turn.

diagram-ko = Black captures a stone. White may not retake at once: that would repeat the board.
diagram-bare-line = The line has no free point beside it, but it is six: it wins.
diagram-end-draw = White has no point at all to place a stone on: a draw.

classic-go_em_linha_game_23 = A fight in the corner and a stone in the middle
    .who = Match from the book by João Pedro Neto and Jorge Nuno Silva, without names of players
    .why = Surrounding and lines at once: Black wins because the stone that could block would be captured.
    .ply-2 = White does not swap, and threatens to surround the black stone in the corner.
    .ply-9 = Black eases the corner and presses two white groups of two stones.
    .ply-10 = It supports the white group below and gains room on the right.
    .ply-11 = It threatens five in a row along a diagonal, with both ends free.
    .ply-12 = White has to block.
    .ply-13 = Black tries to surround the white group below.
    .ply-14 = White prevents that, in part.
    .ply-16 = Black presses the group below, but White prefers to protect the stone on the right.
    .ply-17 = The same idea again: it makes White block.
    .ply-19 = It threatens to surround two white stones.
    .ply-20 = White does not defend them and attacks.
    .ply-23 = If Black plays e5, there are five in a row with both ends free. If White plays there, the stone is captured from e6. White resigns.

classic-go_em_linha_e5 = Blocking is not enough
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = The match before, had White blocked in the middle: the stone is captured at once.
    .ply-24 = White blocks the line.
    .ply-25 = Black captures the stone that blocked, and the line is open again.

classic-go_em_linha_b5h5 = Six in a row all the same
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = The same match, had White blocked one of the ends: Black extends the line at the other.
    .ply-24 = White blocks on the left.
    .ply-25 = Black answers on the right: only the point in the middle is missing.
    .ply-26 = A move far away, only to show the threat.
    .ply-27 = Six in a row: Black wins.
