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

    @ show-2

    # Groups
    A group is made of stones of one colour joined through neighbouring cells. The result of a colour is the product of the sizes of its two largest groups. With fewer than two groups the product is zero.

    @ grow-1

    @ join-1

    # End
    The game ends when the board is full. The greater product wins. If they are equal, whoever has fewer stones of their own colour on the board wins. There are no draws.

    @ last-1

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
    Why do two equal groups make more? Every stone adds the size of the other group to the product, so enlarging the smaller group always pays more than enlarging the larger.

    The strongest weapon is your opponent’s stone: a single stone of your colour between a group of 5 and one of 6 turns them into one group of 12. A stone of yours in the wrong place may come from the other hand.

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
    .who = Example from the regulations of Portugal’s National Championship of Mathematical Games, 2019
    .why = A good position to learn counting: Black has 7 × 3 and White 6 × 3.

lesson-first = You are White. Place the last stone, a white one, on the lit cell.
lesson-first-else = Which cell is still empty? And which colour are you?
lesson-first-look = Touch the lit cell and choose the white stone.
lesson-first-done = You won! Your groups make 5 × 5 = 25; Black’s make only 5 × 4 = 20.
lesson-show-1 = The first turn is a single stone.
lesson-place-1 = You are White. Place a white stone wherever you like.
lesson-place-1-else = Did you choose an empty cell? And the white stone?
lesson-place-1-look = Touch one of the lit cells and then the white stone.
lesson-place-1-done = Very good: first the cell, then the colour.
lesson-place-2 = You have another stone, and it may be black! Place one away from the other.
lesson-place-2-else = Which cells touch the black stone? Not those.
lesson-place-2-look = Choose one of the lit cells and then the black stone.
lesson-place-2-done = Good! Stones of both colours are there for both players.
lesson-show-2 = Then two stones are placed, each of any colour.
lesson-group-1 = You are Black. Like stones that touch are a group: make a group of 3.
lesson-group-1-else = Which empty cells touch your two black stones?
lesson-group-1-look = Place a black stone on any of the lit cells.
lesson-group-1-done = That is it: a group of 3.
lesson-group-2 = You are Black. The lit stone is a new group: make it a group of 2!
lesson-group-2-else = Which cells touch that stone, but not your other group?
lesson-group-2-look = Place a black stone on one of the lit cells.
lesson-group-2-done = Two groups of 2: the product is already 2 × 2 = 4.
lesson-grow-1 = Black has a group of 4 and one of 2. Place the black stone that pays most.
lesson-grow-1-else = How much is 5 × 2? And how much is 4 × 3?
lesson-grow-1-look = The group of 2 grows on any of the lit cells.
lesson-grow-1-done = Now it is 4 × 3 = 12. In the larger group it would be only 5 × 2 = 10.
lesson-grow-2 = Now you are White. Which white stone makes the greatest product?
lesson-grow-2-else = Which are your two groups? Which of them is smaller?
lesson-grow-2-look = The small group grows on any of the lit cells.
lesson-grow-2-done = 4 × 3 = 12! Always let the smaller group grow.
lesson-show-3 = White joins the two black groups: one alone is worth nothing!
lesson-join-1 = You are Black. Spoil White’s product with a white stone!
lesson-join-1-else = Which cell touches both white groups at the same time?
lesson-join-1-look = Place a white stone on the lit cell, in the middle.
lesson-join-1-done = A single white group: White’s product fell from 6 to 0.
lesson-join-2 = Now you are White. Join the two black groups yourself.
lesson-join-2-else = Which colour must a stone have to join two black groups?
lesson-join-2-look = A black stone between the two lit ones joins the groups.
lesson-join-2-done = From 2 × 3 = 6 to zero, with a single stone!
lesson-last-1 = One stone is missing. Which colour must it have for White to win?
lesson-last-1-else = What happens to the two white groups if you place a white stone there?
lesson-last-1-look = A white stone would join your groups. Which colour keeps them apart?
lesson-last-1-done = The black stone keeps the two white groups apart: 5 × 5 = 25.
lesson-last-2 = Which two stones make White win? Find both.
lesson-last-2-else = On each empty cell: which colour helps your product, and which spoils it?
lesson-last-2-look = One of the empty cells needs a white stone, the other a black one.
lesson-last-2-done = One white and one black: White makes 24 and Black 18.
lesson-match = The match is yours: White has two groups of 3. Do not let them be joined!
lesson-match-else = The product was too small this time. Grow both groups, well apart. Once more!
lesson-match-done = You won the match! Two equal groups, well apart: that is the secret.

diagram-end-tie = Equal products, 0 and 0: Black has fewer stones and wins.

puzzle-count-idea = Multiply the two largest groups of each colour.
puzzle-count-why = Once you count, your opponent cannot get a greater product than yours.
puzzle-forced-replies-idea = Your opponent places the last two stones: make them useless.
puzzle-forced-replies-why = Whatever was placed on the last two cells, you would win.
