goal = Make a line of six stones, with the captures of Go.
aliases = Gomoku on Go, Six in a row

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

    # Swap
    On their first turn, and only then, the second player may swap instead of placing: the players swap colours; the stone stays, and the first player plays next, now as White.

    # End
    Whoever has six or more stones in a row, along a rank, a file or a diagonal, wins, even if the group of that line has no liberties. If somebody has nowhere to place, the game is drawn.

    # Options
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    A stone is written as its point: d4. Captures are not marked. The swap is written swap.

history =
    This game unites two classics: the captures of Go and the search for a line. Without captures, six in line on such a small board would be very hard to get against a good defender; with them, the stones that block a line can be taken out of the way.

idea = Blocking your opponent’s line may not be enough: if the blocking stone is surrounded, it leaves the board and the way is open again. Before you block, count the empty points it will have around it.

mathematics =
    On a 9×9 board there are 104 places for a line of six: 36 along ranks, 36 along files and 32 along diagonals. The point in the middle belongs to more lines than any other, and a corner to only three.

    In games of making lines without captures an extra stone never hurts, and so the second player cannot have a winning strategy. Here that argument no longer serves: a stone of yours may take the last liberty of your own group. The swap does not need it, for it lets the second player choose the better side.

    If boards could be repeated, two captures of a single stone, one for each side, could follow each other for ever: in Go this is called ko. As it is, no arrangement comes back. There are finitely many of them, fewer than 3 to the power of 81, so every game ends.

    Five in a row with only one end free: in other line games it is enough to block it. In Go in Line it may not be enough: the blocking stone needs liberties, or it is captured on the next move.

lesson-show-1 = A stone is placed on an empty point.
lesson-show-2 = Two stones shut in on every side come off.
lesson-show-3 = Six in a line: Black wins.
