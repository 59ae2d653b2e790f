goal = Do not complete squares: whoever has no other choice loses.
aliases = Gardner’s squares

play-now =
    1. The board is empty at the start. On your turn you place a stone of yours on a free point.
    2. You must not make a square, with four stones of yours on its four corners.
    3. Big squares count and small ones, straight ones and tilted ones.
    4. Whoever has nowhere to place a stone loses.

first-match = Keep points for yourself: points where your opponent would make a square and you would not. Nobody can take these moves from you, and in the end whoever has more of them usually wins.

rules =
    # The board
    The game is played on the points of a 7×7 grid, empty at the start, with black and white stones. Black begins.

    # The turn
    You place one of your stones on a free point. You must not complete a square of your colour, that is, have four of your stones on the four corners of a square. Squares of every size and at every inclination count.

    @ show-2

    # End
    A player who cannot place a stone when it is their turn loses: either because every free point would complete a square, or because no point is free. There are no draws.

    @ show-3

    @ win-1

    @ end-full

    # Options
    - Size: from 2×2 to 9×9. Odd sizes are the most interesting.
    - Who begins: Black, unless you say otherwise.

    @ mirror

notation = A stone is written as its point, a letter and a number: { $show-1 }. Letters grow from left to right and numbers from bottom to top. Stones do not move or leave, so there are no other signs: { $mirror }.

history =
    Martin Gardner presented the game in 1960. Like the old Chinese game Fang, it lives on squares, but the other way round: there you look for them, here you avoid them, and here tilted ones always count.

    The name is a play on words. A “square” was also an old-fashioned person, and those, it was said, the “hipsters” ran away from.

idea = On 3×3 points there are 6 squares, counting the tilted ones: can you see them all? On 7×7 there are already 196, and more than half are tilted: those are the ones you trip over.

mathematics =
    Four points can be the corners of a square even if it is tilted. Those are hard to see, and so nearly everybody goes wrong in this game.

    How many squares are there on a grid of n×n points, tilted ones included? There are n²(n² − 1)/12 of them: only 6 on 3×3, 20 on 4×4, 196 on 7×7. On 7×7 more than half of them are tilted, and those are the ones you stumble over.

    Gardner warned that the side of the board should be odd. On boards with an even side the second player wins by copying: always answer on the opposite point, seen through the middle. If the answer completed a square, the opposite square would belong entirely to the opponent, who therefore could not have played there. So the second player always has an answer and is never the first to run out of moves.

    On boards with an odd side the central point has no opposite, and copying fails. On 3×3 the first player wins, as this program confirms; on 5×5 the second player is known to win.

    On 5×5 there are 50 squares, of which 30 are straight and 20 are tilted.

in-class =
    Ages 8 and up · 10 minutes a match.
    - 10 min: draw all the squares on 3×3 points. How many are there?
    - 10 min: do the same on 4×4, not forgetting the tilted ones.
    - 15 min: matches in pairs on 5×5 points, with pencil and paper.
    - 10 min: on 4×4 the second player always copies on the opposite side. Why does that win?
    # Questions
    - How many squares are there on 3×3 points? → Six: four small ones, a big one and a tilted one.
    - And on 4×4 points? → Twenty: fourteen straight ones and six tilted ones.
    - Who wins on 3×3 points without mistakes? → The player who begins.

ask-place-no-square = Place a stone without completing a square
end-only-squares = Every free point would complete a square.

lesson-show-1 = In turn, each player places a stone on a free point.
lesson-show-2 = Careful: a fourth black stone would make a square, which is forbidden.
lesson-show-3 = On every free point White would make a square: White loses.
lesson-avoid-1 = Three points are forbidden to Black. Place a black stone on another point.
lesson-avoid-1-else = There you would close a black square, straight or tilted. Choose another point.
lesson-avoid-1-done = Right: only four stones of yours on the corners of a square are not allowed.
lesson-win-1 = Only one point leaves White without a move. Find it.
lesson-win-1-else = After that White still has a point to play on. Which one? Take it.
lesson-win-1-done = Every point that is left would make a white square: White loses.
lesson-trap-1 = Only three points save you from losing at once. Find them.
lesson-trap-1-else = Now White leaves you without a move. Try another point.
lesson-trap-1-done = Saved! Before you play, see what your opponent can leave you.
lesson-puzzle-1 = Only one point lets you win on your next turn. Which one?
lesson-puzzle-1-else = White can still escape. Count the points that are left for each side.
lesson-puzzle-1-done = Whatever White plays, you win on your next turn.

diagram-mirror = On a board with an even side, the second player copies on the opposite side.
diagram-end-full = No points are free any more: Black, who had to play, loses.

classic-hip_tilted = The square that nobody sees
    .who = An example of ours
    .why = Three black stones and one forbidden point, c4: with b2, d1 and e3 it is the corner of a tilted square.

puzzle-block-idea = Leave only cells that make squares.
puzzle-block-why = Every cell that is left completes a square for your opponent.
puzzle-reserve-idea = Keep cells that are safe for you alone.
puzzle-reserve-why = You still had safe cells when your opponent’s ran out.
puzzle-parity-idea = Count the safe cells: who gets the last one?
puzzle-parity-why = Counting the safe cells, the last one was yours.
puzzle-parry-idea = One cell is good for both of you. Get there first.
puzzle-parry-why = It was the cell your opponent needed, and now it is yours.
