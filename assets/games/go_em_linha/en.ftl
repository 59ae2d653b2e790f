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

    @ swap

    # End
    Whoever has six or more stones in a row, along a rank, a file or a diagonal, wins, even if the group of that line has no liberties. If somebody has nowhere to place, the game is drawn.

    @ show-3

    @ bare-line

    @ end-draw

    # Options
    - Who begins: Black, unless you say otherwise.

notation = A stone is written as its point, a letter and a number: { $show-1 }. Letters grow from left to right and numbers from bottom to top. A stone that captures is written in the same way, and the stones that leave are not named: { $show-2 }. The swap is written { $swap }.

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

lesson-goal = You are Black. Place a stone on the lit point and make six in a row: you win!
lesson-goal-else = Where is the hole in your file?
lesson-goal-look = It is the lit point, in the middle of the black file.
lesson-goal-done = You won! Six stones in a row win the game.
lesson-show-1 = A stone is placed on an empty point.
lesson-line-1 = You are White. Find your line of five and make six!
lesson-line-1-else = Lines run along diagonals too. At which end can yours grow?
lesson-line-1-look = The diagonal runs from one lit stone to the other. One end is blocked.
lesson-line-1-done = Six on a diagonal: White wins.
lesson-line-2 = You are Black, with five in a row. Find both ways to make six.
lesson-line-2-else = Have you looked at both ends of the line?
lesson-line-2-look = The line ends at the lit stones. Which points come next?
lesson-line-2-done = Five with both ends free: your opponent can block only one.
lesson-show-2 = Two stones shut in on every side come off.
lesson-capture-1 = Capture the two white stones: take their last free point.
lesson-capture-1-else = Which empty points touch the two white stones? Diagonals do not count.
lesson-capture-1-look = Look around the lit stones: only one free point is left beside them.
lesson-capture-1-done = Both leave the board, and their points are empty again.
lesson-capture-2 = You are White. In the corner, stones are captured sooner. Take the two black ones!
lesson-capture-2-else = Where do the black stones in the corner still breathe?
lesson-capture-2-look = The lit group has only one free point beside it.
lesson-capture-2-done = In the corner and at the edge there are fewer points around: mind your stones!
lesson-capture-3 = You are Black. Two white stones can be captured right now: find out how.
lesson-capture-3-else = Which white stones have only one free point beside them?
lesson-capture-3-look = Look at the two lit stones, near the edges.
lesson-capture-3-done = A lone stone comes off when all the points beside it are yours.
lesson-show-3 = Six in a line: Black wins.
lesson-block-1 = You are White. Black has five in a row: block.
lesson-block-1-else = At which end can the black line still grow?
lesson-block-1-look = The line runs from one lit stone to the other. One end is blocked already.
lesson-block-1-done = Blocked! And your stone has free points beside it: it is not captured at once.
lesson-block-2 = You are Black. White has five on a diagonal. There are two defences: find them!
lesson-block-2-else = You can block the line. Can you not also take one of its stones?
lesson-block-2-look = The lit stone is the last of the line. What is free around it?
lesson-block-2-done = Block or capture: here a line can also be undone by surrounding a stone.
lesson-open-1 = You are Black. Your line is blocked at both ends. Open it!
lesson-open-1-else = Which of the blocking stones is nearly surrounded?
lesson-open-1-look = Take the last free point of the lit stone.
lesson-open-1-done = The blocking stone is gone, and White cannot put it back: you win next turn.
lesson-open-2 = Now you are White, with a file of five. Which black stone can you remove?
lesson-open-2-else = How many free points does each blocking stone have?
lesson-open-2-look = Of the two lit stones, one is near the edge and nearly surrounded.
lesson-open-2-done = Before you block a line, count the free points your stone will have.
lesson-match = You are Black, with four in a row. Make it longer, take what blocks it, and win!
lesson-match-else = Not this time. Make five; a stone that blocks at the edge can be captured.
lesson-match-done = You won! You made lines and surrounded stones at the same time.

diagram-swap = The middle has the most lines: the second player swaps and takes the stone.
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
