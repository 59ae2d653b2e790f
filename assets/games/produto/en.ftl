goal = Have the greater product of your two largest groups.
aliases = Product

ask-single-stone = Place a single stone, of either colour
ask-either-colour = Place a stone of either colour
ask-either-colour-again = Now another, again of either colour
end-fewer-stones = Equal products ({ $first }–{ $second }): fewer stones win.

play-now =
    1. The board has 61 cells, empty at the start. There are black and white stones.
    2. On your turn you place two stones, each of whichever colour you like. The first move of the game is a single stone.
    3. Stones of one colour that touch make a group.
    4. When the board is full, multiply the sizes of the two largest groups of your colour.
    5. The greater product wins. If they are equal, whoever has fewer stones of their own colour wins.

first-match = Make two groups well apart from each other. If somebody joins them, your product may fall to zero.

rules =
    # The board
    The board is a hexagon with five hexagonal cells to a side, 61 in all, empty at the start. There are black and white stones. Black begins.

    # The turn
    You place two stones on two empty cells. Each may be of whichever colour you like: two of yours, two of your opponent’s, or one of each. The exception is the first move of the game, with a single stone. Stones neither move nor are captured. Touch the cell, then choose the colour.

    @ show-1

    @ second-group

    # Groups
    A group is made of stones of one colour joined through neighbouring cells. The result of a colour is the product of the sizes of its two largest groups. With fewer than two groups the product is zero.

    @ grow

    @ join

    # End
    The game ends when the board is full. The greater product wins. If they are equal, whoever has fewer stones of their own colour on the board wins. There are no draws.

    @ last

    @ end-tie

    # Options
    - Size: from 3 to 6 cells to a side.
    - Who begins: Black, unless you say otherwise.

notation =
    A stone is written as its cell, a = and a letter for its colour: b for a black one, w for a white one, as in { $show-1 }.

    The letter of the cell is that of its column; the number counts the cells in that column. A whole turn has two stones: { $show-2 }.

history =
    Created by Nick Bentley, João Pedro Neto and Bill Taylor around 2008. It is one of the games of Portugal’s national championship of mathematical games.

idea = Two groups of 6 make 6 × 6 = 36, but one of 11 and one of 1, with 12 stones as well, make only 11. Let the smaller one grow and do not let them be joined: with a single group the product is zero.

mathematics =
    Two equal numbers make a greater product than a large and a small one of the same sum: 5 × 5 is 25, but 9 × 1 is only 9. So it pays to have two groups of about the same size.

    With a fixed number of stones the product is greatest when both groups are equal: 6 × 6 = 36, but 11 × 1 = 11. Enlarging the smaller group always pays more than enlarging the larger, for every stone adds the size of the other group to the product.

    The strongest weapon is your opponent’s stone. Two groups of 5 and 6 are worth 30; if somebody joins them with a stone of the same colour they become one group of 12, and the product may fall to zero. So keep your two groups well apart, and remember that a stone of yours in the wrong place may come from the other hand.

    The board has 61 cells: one stone for the first move and two for each of the 30 that follow, with none left over. As 61 is odd, the two colours never have the same number of stones, and the tie-break always decides. The same is true of the other sizes, for a hexagon of side n has 3n(n − 1) + 1 cells, an odd number.

in-class =
    Ages 9 and up · 20 minutes a match.
    - 10 min: with 12 beans, make two heaps and look for the greatest product.
    - 10 min: the rules, with the steps of the lesson, on a board with 3 cells to a side.
    - 15 min: matches in pairs, with 3 and then 4 cells to a side.
    - 10 min: count the products of a finished match; then the questions.
    # Questions
    - You have 12 stones in two groups. What is the greatest product? → 36, with two groups of 6.
    - You have a group of 5 and one of 2, and a stone to add to one of them. To which? → To the 2: 5 × 3 is 15, but 6 × 2 is 12.
    - Why are there no draws? → The number of cells is odd. If the products are equal, one of the colours has fewer stones and wins.

classic-produto_21_18 = Halfway: 21 against 18
    .who = Example of Portugal’s national championship of mathematical games, 2019
    .why = A good position to learn counting: Black has 7 × 3 and White 6 × 3.

lesson-show-1 = The first turn is a single stone.
lesson-show-2 = Then two stones are placed, each of any colour.
lesson-show-3 = White joins the two black groups: one alone is worth nothing!
lesson-second-group = You are Black. Begin a second group: one black stone on a3, another on a2.
lesson-second-group-else = Choose a3 and then a2, both with black stones: far from the other group.
lesson-second-group-done = Two groups of 2: the product is already 2 × 2 = 4.
lesson-grow = Black has a group of 4 and one of 2. Place the black stone that pays most.
lesson-grow-else = That pays less: it is the group of 2 that needs a black stone.
lesson-grow-done = Now it is 4 × 3 = 12. In the larger group it would be only 5 × 2 = 10.
lesson-join = You are Black. Spoil White’s product with a white stone!
lesson-join-else = Look for the cell that touches both white groups, and place a white stone there.
lesson-join-done = A single white group: White’s product fell from 6 to 0.
lesson-last = One stone is missing. Which colour must it have for White to win?
lesson-last-else = No: a white stone joins both white groups, and the product falls to zero.
lesson-last-done = The black stone keeps the two white groups apart: 5 × 5 = 25.
lesson-puzzle = Puzzle: which two stones make White win? Find both.
lesson-puzzle-else = Count both products. A stone of your own in the wrong place spoils everything.
lesson-puzzle-done = White on a1 and black on b4: White makes 24 and Black 18.

diagram-end-tie = Equal products, 0 and 0: Black has fewer stones and wins.

puzzle-count-idea = Multiply the two largest groups of each colour.
puzzle-count-why = One large group and a good second one: the greater product is yours.
