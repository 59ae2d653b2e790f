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
    How many squares are there on a grid of n×n points, tilted ones included? There are n²(n² − 1)/12 of them: 6 on 3×3, 20 on 4×4, 50 on 5×5, 196 on 7×7. Around every tilted square there is a straight one, with one of its corners on each side. So k − 1 tilted squares fit into a straight square of side k, and it is enough to count the straight ones of each size.

    On 5×5, 30 are straight and 20 are tilted. On 7×7 the tilted ones win: 105 against 91.

    Gardner warned that the side of the board should be odd. On boards with an even side the second player wins by copying: always answer on the opposite point, seen through the middle. If the answer completed a square, the opposite square would belong entirely to the opponent, who therefore could not have played there. So the second player always has an answer and is never the first to run out of moves.

    On boards with an odd side the central point has no opposite, and copying fails. On 3×3 the first player wins, as this program confirms; on 5×5 the second player wins, as Kurt Alan Franke computed in 2014.

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

lesson-goal = You are White. Only the lit point is left to Black: take it and win!
lesson-goal-else = Where can Black still play?
lesson-goal-look = It is the lit point, in the top row.
lesson-goal-done = You won! Black has nowhere left to play.
lesson-show-1 = In turn, each player places a stone on a free point.
lesson-avoid-1 = You are Black. The lit stones are three corners of a square. Do not close it!
lesson-avoid-1-else = Which point would make a square with the three lit stones?
lesson-avoid-1-look = The lit point would close the square. Any other free point will do.
lesson-avoid-1-done = Right! Four stones of yours on the corners of a square are not allowed.
lesson-avoid-2 = Now you are White. Here too are three corners of a square: tilt your head!
lesson-avoid-2-else = Which point would close the tilted square?
lesson-avoid-2-look = The lit point is the fourth corner. Play somewhere else.
lesson-avoid-2-done = Tilted squares count too, and they are the hardest to see.
lesson-show-2 = Careful: on the fourth lit point a black square would appear. Forbidden!
lesson-see-1 = You are White. Three points are free, but you may play on only one. Which?
lesson-see-1-else = That stone would make a square. Can you see its four corners?
lesson-see-1-look = For each lit point, look for three white stones that make a square with it.
lesson-see-1-done = Well done! The other two would make a square: one straight, one tilted.
lesson-see-2 = You are Black. Four points are free and three are forbidden. Where may you play?
lesson-see-2-else = That stone would make a square. Was it small, big or tilted?
lesson-see-2-look = On one lit point a small square appears, on one a big one, on one a tilted one.
lesson-see-2-done = Sharp eyes! Only there does no black square appear.
lesson-show-3 = On every point that is left White would make a square: White loses.
lesson-win-1 = Four points are free and White can use only one. Take that point away!
lesson-win-1-else = White can still play. On which points would White make a square?
lesson-win-1-look = Of the lit points, find the one where a white stone makes NO square.
lesson-win-1-done = You took White’s last point: White cannot play and loses.
lesson-win-2 = You are White. Find the only point that Black can still use.
lesson-win-2-else = After that Black can still play. Which point was it?
lesson-win-2-look = On four of the lit points a black square would appear. And on the fifth?
lesson-win-2-done = You won! Always think of the other player’s points, not only of yours.
lesson-own-1 = You are White. One point is yours alone, one Black’s alone, one for both. Which now?
lesson-own-1-else = Black may not play on the point that is yours alone. Which one could Black take?
lesson-own-1-look = On one lit point nobody makes a square: it is for both. Play there first.
lesson-own-1-done = Black plays on its own point, you play on yours, and Black has nothing left.
lesson-own-2 = Now you are Black, and two points are yours alone. Save them again! Where do you play?
lesson-own-2-else = Nobody could take that point from you. Which one can both of you use?
lesson-own-2-look = One of the lit points is good for both colours. That is the one you can lose.
lesson-own-2-done = White has only one point left and you have two: White runs out first.
lesson-mirror-1 = A trick for the second player: copy, on the other side of the centre!
lesson-mirror-1-else = The centre is the middle of the board. What is opposite the black stone?
lesson-mirror-1-look = Go from the black stone to the centre and just as far again, to the bottom row.
lesson-mirror-1-done = If you always copy, you always have an answer: you never run out first.
lesson-mirror-2 = Copy the last black stone again, and then once more.
lesson-mirror-2-else = Where is the opposite point, on the other side of the centre?
lesson-mirror-2-look = Count how many rows and files the last stone is away from the centre.
lesson-mirror-2-done = See? The two halves of the board look the same, with the colours swapped.
lesson-match = You are White and have been copying. Keep it up and win the game!
lesson-match-else = You lost this time. Try again: always copy the last black stone.
lesson-match-done = You won! Whoever copies always has an answer.

diagram-mirror = On a board with an even side, the second player copies on the opposite side.
diagram-end-full = No points are free any more: Black, who had to play, loses.

classic-hip_tilted = The square that nobody sees
    .who = An example of ours
    .why = Three black stones and one forbidden point, c4: with b2, d1 and e3 it is the corner of a tilted square.

puzzle-block-idea = Leave only points that would make a square.
puzzle-block-why = Every point that is left would complete a square: no move is left.
puzzle-reserve-idea = Save the points where only you may play.
puzzle-reserve-why = You still had points of your own when your opponent’s ran out.
puzzle-parity-idea = Count the points where each of you may still play: who gets the last one?
puzzle-parity-why = Once you count the points, the last one is yours.
puzzle-parry-idea = One point is good for both of you. Get there first.
puzzle-parry-why = It was the point your opponent needed, and now it is yours.
