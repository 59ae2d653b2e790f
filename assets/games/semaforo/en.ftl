goal = Be the first to line up three lights of one colour.
aliases = Traffic Lights, Stoplights

variant-3x4 = 3×4: the board of the championship
variant-3x3 = 3×3: the smallest

rules =
    # The board
    The game is played on four files and three ranks of squares, empty at the start. The pieces are green, yellow and red lights and belong to both players.

    # The turn
    You choose a square, and its light changes to the next one:

    - on an empty square a green light is placed;
    - a green light turns yellow;
    - a yellow light turns red.

    A red light changes no more.

    # End
    Whoever makes a line of three lights of one colour on neighbouring squares wins, along a rank, a file or a diagonal. There are no draws.

    # Variants and options
    - 3×4: the rules above.
    - 3×3: the same on three ranks and three files.
    - Who begins: Player 1, unless you say otherwise.

    # How moves are written
    The square and the new colour are written: c1=g is green, c1=y yellow, c1=r red.

history =
    A game by Alan Parr. In Portugal it is played at the national championship of mathematical games, where children learn it in a minute and soon find out that it is not easy.

idea = Why is there never a draw? Each square changes three times at most: if nobody made a line before, everything would end up red, and an all-red board is full of lines.

mathematics =
    Each square changes three times at most, so no game is longer than 36 moves. And somebody always makes a line: a board of nothing but red lights is full of them. No more than seven lights of a colour fit without three in line, so eight pieces of each colour are always enough.

    The game is solved: without mistakes the second player wins on 3×4. A computer that tries the squares in order, and no position twice, looks at 5,436,172 positions to prove it. After the opening in the corner a1, for instance, only six replies win: a1, d1, c2, d2, b3 and d3. On the board of 3×3 it is the other way round: the first player wins, wherever they begin.

    Towards the end one counts the safe moves, those that leave the opponent no line on the next turn. Each player uses one up, and whoever has none left loses. As long as a move neither spoils others nor makes new ones, an odd number is good for the player to move and an even number is bad.

ask-change-light = Place a green light or change a light to its next colour

lesson-show-1 = A green light is placed on an empty square.
lesson-show-2 = The green light turns yellow, and the yellow one turns red.
lesson-show-3 = Three yellow ones in a line: whoever made it wins.
