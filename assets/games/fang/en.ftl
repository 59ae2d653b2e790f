goal = Capture all your opponent’s men; four men in a square are safe.
aliases = Squares

option-tilted = Tilted squares
option-centre8 = Centre with eight links

ask-place-centre = The first man goes to the centre
ask-take = Remove an enemy man that is in no square
ask-step-into = Take a man beside it into the gap
ask-take-again = You made a square! Remove one man more

rules =
    # The board
    The game is played on the 7×7 points of the board, with 24 men on each side. Black begins.

    # The square
    Four men of one colour on the corners of a square, of any size and with its sides along the lines, make a square. What is inside does not matter. A man may belong to several squares. As long as it belongs to one, it cannot be removed.

    # First phase
    In turn, each player puts one man on an empty point. The very first goes to the centre, d4. When all 48 men are on the board one point is left empty, and the second phase goes on with the player who began.

    # Second phase
    In each turn:

    - you remove an enemy man that is in no square and has a man of yours beside it, along a line;
    - you take a man of yours, from beside that point, into the gap;
    - if the man you moved now stands in a square of yours, you remove one more enemy man that is in no square, wherever it is. If there is none, this part is left out.

    If you cannot remove any man, you move one of yours to an empty point beside it, and the turn ends there, even if that makes a square. If you cannot do that either, you pass.

    # End
    Whoever captures all the enemy men wins. The game is drawn if the same position with the same player to move comes up three times, or after 100 moves in succession without a capture.

    # Options
    - Tilted squares: squares whose sides do not follow the lines count as well.
    - Centre with eight links: d4 is also joined to c3, e3, c5 and e5, for removing and for moving.
    - Moves without progress: how many moves of both sides without a capture make a draw (0 switches it off).
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    A placement is written as its point: d4. A removal has an x before it: xe2. A move has both points: d2-e2. A pass is written pass.

history =
    A traditional Chinese game, almost unknown in the West. Its name means “square”. An article by Shimizu, Miyahara and Masukawa in the journal Board Games Studies reports it, and says that it is played above all in Xinjiang, in the north-west of China.

    The description that has reached us leaves questions open: whether tilted squares count, whether the centre has diagonals, what to do when nothing can be removed. Here the simplest reading is followed, and the others are options.

idea = Your opponent cannot take a man out of your square: only you can break it. And sometimes you must, when the only men you have beside the gap belong to your squares and one of them has to move.

mathematics =
    How many squares fit on 7×7 points? With sides along the lines there are 36 of side 1, 25 of side 2, and so on: 36 + 25 + 16 + 9 + 4 + 1 = 91. With the tilted ones there are 196, which is 7²(7² − 1)/12.

    Not all points are worth the same. Count the straight squares through each: a point on the edge always lies on 6, be it a corner or the middle of a side. In the next ring it is 8, then 10, and 12 squares pass through the centre. Tradition gives the centre to the player who begins.

    Removing is compulsory, and so is the step that follows. That is why a square is not lost at the opponent’s hands but at its owner’s: a player with nothing but men of squares beside the gap has to break one of them.

    The two sides are never blocked at once: where there is an empty point, some man stands beside one.

lesson-show-1 = Each player places their men, the first in the centre.
lesson-show-2 = One man is taken, and another fills its place: a square!
lesson-show-3 = Whoever made the square removes one more enemy man.
