goal = Place the last domino: a player without room for one loses.
aliases = Crosscram, Dominoes

ask-domino-up = Place a domino upright
ask-domino-across = Place a domino lying across

play-now =
    1. The board starts empty. One player is Vertical, the other is Horizontal.
    2. On your turn you place a domino on two empty squares next to each other.
    3. Vertical only places them upright; Horizontal only lying across.
    4. Dominoes stay where they are. Whoever has no room left for a domino loses.

first-match = Make places of your own: if you are Vertical, a domino on the second file keeps the room beside the edge for you. Do not use those places early: first fight for the ones your opponent can use too.

rules =
    # The board
    The board has 8×8 squares, empty at the start. One player is Vertical and has the dark dominoes; the other is Horizontal and has the light ones. Vertical begins.

    # The turn
    You place a domino on two empty squares next to each other. Vertical only places them upright.

    @ show-1

    Horizontal only places them lying across.

    @ show-2

    Dominoes neither move nor leave the board. To place one you may touch either of its squares first.

    # End
    A player who has no place for a domino when it is their turn loses. Here Vertical wins.

    @ show-3

    And here Horizontal wins.

    @ end-across

    There are no draws.

    # Options
    - Size: from 2×2 to 10×10, rectangles too. Small boards are good for understanding the sums.
    - Who begins: Vertical, unless you say otherwise.

notation =
    A domino is written as its two squares with a hyphen between them. The lower square comes first: { $show-1 }. If the domino lies across, the left one comes first: { $show-2 }.

    Letters are the files, from left to right. Numbers are the ranks, from bottom to top.

history =
    Proposed by Göran Andersson in 1973. It is known in English as Domineering and has become one of the favourite examples of combinatorial game theory.

    It is one of the games of Portugal’s national championship of mathematical games.

idea = Two empty squares on their own, one above the other, belong to Vertical: Horizontal can never fit there. Places like that can wait for the end: whoever still has one when the other cannot play wins.

mathematics =
    Every place where only you fit is a move kept for the end. Whoever is better at counting the moves they have kept wins.

    As the board fills up it falls apart into regions that have nothing to do with one another any more, and each of them has a value. A column of two squares on its own is worth one move in hand to Vertical; a row of two squares on its own is worth one to Horizontal. A region in the shape of an L, with three squares, gives one move to whoever gets there first and is then used up. A 2×2 square is much more tempting: whoever plays there first keeps a second move that nobody can take away.

    A quarter turn of the board swaps the roles of the two players. So on a square board it makes no difference whether Vertical or Horizontal begins: what matters is to begin.

    And is it good to begin? With perfect play the first player wins on 2×2, 3×3 and 4×4, loses on 5×5 and wins again on 6×6, 7×7 and 8×8. This program does the sums again up to 7×7; the larger boards took long computer searches, by Breuker and colleagues. Later it was found that the first player also wins on 9×9, on 10×10 and, since 2016, on 11×11: the program of Jos Uiterwijk took almost half a year to prove it. No formula is known that says who wins on an arbitrary board.

in-class =
    Ages 7 and up · 10 minutes a match.
    - 10 min: play on 4×4 in pairs, with dominoes or with pencils of two colours.
    - 10 min: each pair looks for places where only one of the two fits, and counts them.
    - 15 min: play on 6×6 or 8×8; near the end, say who wins before it is over.
    - 10 min: the three questions, all together.
    # Questions
    - Who wins on 2×2? → Whoever begins: they place a domino, and the other has no room left.
    - How many places has the first domino of Vertical on 8×8? → 56: there are seven on each of the eight files.
    - On 3×3, where should the first player go? → In the middle: for Vertical that is file b. Horizontal then has room for one more domino, Vertical still for two.

turn-dark = Vertical
turn-light = Horizontal
puzzle-plays-dark = Vertical to move.
puzzle-plays-light = Horizontal to move.
wins-dark = Vertical wins
wins-light = Horizontal wins

classic-dominorio_start = The first domino
    .who = An example of ours
    .why = A single domino in the centre takes four places from Horizontal: 52 of 56 are left.
    .ply-1 = Vertical loses places too, but only three.

lesson-first = You are Vertical. Place a domino on the two lit squares!
lesson-first-else = Which two lit squares lie one above the other?
lesson-first-look = Touch one of the two lit squares, at the bottom right.
lesson-first-done = You won! Horizontal has nowhere left to place a domino.
lesson-show-1 = Vertical places an upright domino.
lesson-place-1 = You are Vertical. Place an upright domino where there is room.
lesson-place-1-else = Are there two empty squares, one above the other?
lesson-place-1-look = In each of the lit files an upright domino fits.
lesson-place-1-done = Well done! Vertical only plays upright, and Horizontal only across.
lesson-show-2 = Horizontal places a domino lying across.
lesson-place-2 = Now you are Horizontal. Place a domino lying across, where there is room.
lesson-place-2-else = Are there two empty squares side by side?
lesson-place-2-look = There is room in the lit rows.
lesson-place-2-done = That is it! Dominoes stay where they are to the end.
lesson-show-3 = Horizontal has no room left: Vertical wins.
lesson-block-1 = A single domino takes every place from Horizontal. Where?
lesson-block-1-else = Where does Horizontal still fit? Which squares do all those places use?
lesson-block-1-look = Look at the lit room of six squares. Play in the middle.
lesson-block-1-done = You won! In the middle you cut all the rows at once.
lesson-block-2 = Once more: take every place away with a single domino.
lesson-block-2-else = In which rows does Horizontal still fit? Which file cuts them all?
lesson-block-2-look = Only the lit squares are left for Horizontal. Where do you cut them?
lesson-block-2-done = You won! Before you play, count your opponent’s places.
lesson-reserve-1 = You are Vertical. Keep a place at the edge where only you fit.
lesson-reserve-1-else = If you place the domino at the edge, is a place left there for later?
lesson-reserve-1-look = Play in one of the two lit middle files.
lesson-reserve-1-done = Good! Between the domino and the edge only you fit. That place is yours alone.
lesson-reserve-2 = Now you are Horizontal: keep a place for yourself, at the top or the bottom.
lesson-reserve-2-else = Which domino leaves two empty squares where Vertical no longer fits?
lesson-reserve-2-look = Play to the right of the dark domino, in one of the lit rows.
lesson-reserve-2-done = Very good! That place can wait: nobody can take it from you.
lesson-trap-1 = The two lit squares are yours alone: they can wait. What is urgent?
lesson-trap-1-else = Which of Horizontal’s places can you spoil all at once?
lesson-trap-1-look = One domino can cut both lit rows.
lesson-trap-1-done = That’s it! You took two places away and kept yours for the end.
lesson-trap-2 = Find the move that wins, whatever Horizontal does.
lesson-trap-2-else = How many moves are left for you, and how many for Horizontal, after yours?
lesson-trap-2-look = You have a place of your own on the left. First play on the right.
lesson-trap-2-done = That’s the one! One place left for each, and it is Horizontal’s turn.
lesson-match = The match is yours, Vertical: keep places, take away your opponent’s, and win!
lesson-match-else = You ran out of room this time. Keep a place of your own for the end. Again!
lesson-match-done = You won the match! Whoever keeps places plays last.

diagram-end-across = Vertical has no room left: Horizontal wins.

puzzle-block-idea = Leave no room for your opponent’s dominoes.
puzzle-block-why = There is no room left for any of your opponent’s dominoes.
puzzle-reserve-idea = Make places where only your dominoes fit.
puzzle-reserve-why = You had places left that your opponent could not use.
puzzle-parity-idea = Count the dominoes that still fit, yours and your opponent’s.
puzzle-parity-why = Counting the places, the last domino was yours.
