goal = Have the greater product of your two largest groups.
aliases = Product

ask-single-stone = Place a single stone, of either colour
ask-either-colour = Place a stone of either colour
ask-either-colour-again = Now another, again of either colour
end-fewer-stones = Equal products ({ $first }–{ $second }): fewer stones win.

rules =
    # The board
    The board is a hexagon with five hexagonal cells to a side, 61 in all, empty at the start. There are black and white stones. Black begins.

    # The turn
    You place two stones on two empty cells. Each may be of whichever colour you like: two of yours, two of your opponent’s, or one of each. The exception is the first move of the game, with a single stone. Stones neither move nor are captured.

    # Groups
    A group is made of stones of one colour joined through neighbouring cells. The result of a colour is the product of the sizes of its two largest groups. With fewer than two groups the product is zero.

    # End
    The game ends when the board is full. The greater product wins. If they are equal, whoever has fewer stones of their own colour on the board wins. There are no draws.

    # Options
    - Size: from 3 to 6 cells to a side.
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    A stone is written as its cell and its colour: e5=b for a black one, e5=w for a white one. Touch the cell, then choose the colour.

history =
    Created by Nick Bentley, João Pedro Neto and Bill Taylor around 2008. It is one of the games of Portugal’s national championship of mathematical games.

idea = Two groups of 6 make 6 × 6 = 36, but one of 11 and one of 1, with 12 stones as well, make only 11. Let the smaller one grow and do not let them be joined: with a single group the product is zero.

mathematics =
    With a fixed number of stones the product is greatest when both groups are equal: 6 × 6 = 36, but 11 × 1 = 11. Enlarging the smaller group always pays more than enlarging the larger, for every stone adds the size of the other group to the product.

    The strongest weapon is your opponent’s stone. Two groups of 5 and 6 are worth 30; if somebody joins them with a stone of the same colour they become one group of 12, and the product may fall to zero. So keep your two groups well apart, and remember that a stone of yours in the wrong place may come from the other hand.

    The board has 61 cells: one stone for the first move and two for each of the 30 that follow, with none left over. As 61 is odd, the two colours never have the same number of stones, and the tie-break always decides. The same is true of the other sizes, for a hexagon of side n has 3n(n − 1) + 1 cells, an odd number.

lesson-show-1 = The first turn is a single stone.
lesson-show-2 = Then two stones are placed, each of any colour.
lesson-show-3 = White joins the two black groups: one alone is worth nothing!
