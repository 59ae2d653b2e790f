goal = Join the two sides of your colour; stones that cross create others.
aliases = Quadrex

rules =
    # The board
    The game is played on the points of a Go board, 19×19, empty at the start. Black wants to join West and East; White, North and South. Black begins.

    # The turn
    You place one of your stones on an empty point. Then squares are completed.

    # The chain reaction
    Look at every square of 2×2 points. If one diagonal holds two stones of the same colour, and the other a stone of the opposite colour and an empty point, that point at once receives a stone of the colour of the pair, even if that is your opponent’s. Every new stone may complete further squares, and so on until there are none left. Three stones of one colour and an empty point do not count.

    The order is always the same: older stones first, and around each of them the squares to the north-east, south-east, south-west and north-west.

    # Swap
    On their first turn, and only then, the second player may swap instead of placing: the players swap colours; the stone stays, and the first player plays next, now as White.

    # End
    The colour that joins its two sides with stones next to each other, horizontally or vertically, wins; diagonals do not connect. This is checked when the reaction is over, and a move may hand the win to the opponent. There are no draws.

    # Options
    - Size: from 5×5 to 19×19. The game gains depth on large boards.
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    You write the chosen point and, for every stone that the reaction adds, a + if it is of your colour or a - if it is your opponent’s: d4, c3+, e5+-. The swap is written swap.

history =
    Devised by Bill Taylor in 2006, to bring the pleasure of Hex to square boards. On a square board under the rules of Hex, paths cross on the diagonals and block each other; many games have looked for a remedy, and this is one of the most elegant.

idea = If two white and two black stones crossed on the diagonals, neither colour could get through. The stones that appear by themselves prevent such crossings, and so one colour always joins its sides in the end.

mathematics =
    Four points that make a square are the trouble with square boards: two white stones on one diagonal, two black ones on the other, and neither colour gets through. The rule of the squares exists so that this figure never appears. And on a full board without such crossings there is always one winning path, and only one colour has it, just as in Hex.

    Every turn adds at least one stone and none ever leaves, so a game cannot have more placements than the board has points. As there are no draws, every first move is either good or bad for whoever made it; with the swap, the second player can always choose the right side.

    Nash’s argument, strategy stealing, does not carry over as it stands: in Hex an extra stone never hurts, but in Quadrex a stone of yours may bring enemy stones into being.

    Two stones of yours on a diagonal, with the other two points empty, are already connected: if your opponent takes one of them, the other fills by itself with your colour.

lesson-show-1 = Two stones on a diagonal complete the square: another appears.
lesson-show-2 = Careful! A white stone here creates four black ones.
lesson-show-3 = A chain reaction joins North and South: White wins.
