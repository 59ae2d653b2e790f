goal = Do not complete squares: whoever has no other choice loses.
aliases = Gardner’s squares

ask-place-no-square = Place a stone without completing a square
end-only-squares = Every free point would complete a square.

rules =
    # The board
    The game is played on the points of a 7×7 grid, empty at the start, with black and white stones. Black begins.

    # The turn
    You place one of your stones on a free point. You must not complete a square of your colour, that is, have four of your stones on the four corners of a square. Squares of every size and at every inclination count.

    # End
    A player who cannot place a stone when it is their turn loses: either because every free point would complete a square, or because no point is free. There are no draws.

    # Options
    - Size: from 2×2 to 9×9. Odd sizes are the most interesting.
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    A stone is written as its point: d4.

history =
    Martin Gardner presented the game in 1960. Like the old Chinese game Fang, it lives on squares, but the other way round: there you look for them, here you avoid them, and here tilted ones always count.

idea = On 3×3 points there are 6 squares, counting the tilted ones: can you see them all? On 7×7 there are already 196, and more than half are tilted: those are the ones you trip over.

mathematics =
    How many squares are there on a grid of n×n points, tilted ones included? There are n²(n² − 1)/12 of them: only 6 on 3×3, 20 on 4×4, 196 on 7×7. On 7×7 more than half of them are tilted, and those are the ones you stumble over.

    Gardner warned that the side of the board should be odd. On boards with an even side the second player wins by copying: always answer on the opposite point, seen through the middle. If the answer completed a square, the opposite square would belong entirely to the opponent, who therefore could not have played there. So the second player always has an answer and is never the first to run out of moves.

    On boards with an odd side the central point has no opposite, and copying fails. On 3×3 the first player wins, as this program confirms; on 5×5 the second player is known to win.

lesson-show-1 = In turn, each player places a stone on a free point.
lesson-show-2 = Careful: a fourth black stone would make a square, which is forbidden.
lesson-show-3 = On every free point White would make a square: White loses.
