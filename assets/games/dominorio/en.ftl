goal = Place the last domino: a player without room for one loses.
aliases = Crosscram, Dominoes

ask-domino-up = Place a domino upright
ask-domino-across = Place a domino lying across

rules =
    # The board
    The board has 8×8 squares, empty at the start. One player is Vertical and has the dark dominoes; the other is Horizontal and has the light ones. Vertical begins.

    # The turn
    You place a domino on two empty squares next to each other. Vertical only places them upright, Horizontal only lying across. Dominoes neither move nor leave the board.

    # End
    A player who has no place for a domino when it is their turn loses. There are no draws.

    # Options
    - Size: from 2×2 to 10×10, rectangles too. Small boards are good for understanding the sums.
    - Who begins: Vertical, unless you say otherwise.

    # How moves are written
    A domino is written as its two squares, the lower or the left one first: d4-d5, a1-b1. To place it you may touch either of them first.

history =
    Proposed by Göran Andersson in 1973. It is known in English as Domineering and has become one of the favourite examples of combinatorial game theory.

    It is one of the games of Portugal’s national championship of mathematical games.

idea = Two empty squares on their own, one above the other, belong to Vertical: Horizontal can never fit there. Places like that can wait for the end: whoever still has one when the other cannot play wins.

mathematics =
    As the board fills up it falls apart into regions that have nothing to do with one another any more, and each of them has a value. A column of two squares on its own is worth one move in hand to Vertical; a row of two squares on its own is worth one to Horizontal. A region in the shape of an L, with three squares, gives one move to whoever gets there first and is then used up. A 2×2 square is much more tempting: whoever plays there first keeps a second move that nobody can take away.

    A quarter turn of the board swaps the roles of the two players. So on a square board it makes no difference whether Vertical or Horizontal begins: what matters is to begin.

    And is it good to begin? With perfect play the first player wins on 2×2, 3×3 and 4×4, loses on 5×5 and wins again on 6×6, 7×7 and 8×8. This program does the sums again up to 6×6; the larger boards took long computer searches, by Breuker and colleagues. No formula is known that says who wins on an arbitrary board.

turn-dark = Vertical
turn-light = Horizontal
wins-dark = Vertical wins
wins-light = Horizontal wins

lesson-show-1 = Vertical places an upright domino.
lesson-show-2 = Horizontal places a domino lying across.
lesson-show-3 = Horizontal has no room left: Vertical wins.
