goal = Join the two sides of your colour with an unbroken path.
aliases = Con-tac-tix, Nash, Polygon

play-now =
    1. The board is a rhombus of hexagons and starts empty. Two opposite sides belong to Black; the other two, to White.
    2. On your turn you place a stone of yours on an empty cell. Black begins.
    3. Stones stay where they are: they do not move and do not leave.
    4. On their first turn, the second player may swap colours instead of placing a stone.
    5. Whoever joins their two sides with neighbouring stones wins.

first-match = Do not block your opponent by standing right against their last stone: they go round you at once. Place your stone farther ahead, on the way they still have to go.

rules =
    # The board
    The board is a rhombus of hexagons, 11×11, and starts empty. Black owns the north-west and south-east sides; White owns the south-west and north-east sides. Corner cells belong to both sides that meet there. Black begins.

    # The turn
    You place a stone of your colour on any empty cell. Stones do not move and are never captured.

    @ show-1

    # Swap
    On their first turn, and only then, the second player may swap instead of placing: the players swap colours; the stone stays, and the first player plays next, now as White. So the first stone had better be neither too good nor too bad.

    @ swap

    # End
    Whoever joins their two sides with a path of neighbouring stones of their colour wins. There are no draws.

    @ show-3

    @ last-cell

    # Options
    - Size: from 3×3 to 14×14. Small boards are a good place to begin.
    - Who begins: Black, unless you say otherwise.

notation =
    A stone is written as its cell: { $show-1 }. Letters grow towards the south-east and numbers towards the north-east, from the western corner.

    The swap stands in the list in the place of a stone: { $swap }.

history =
    Piet Hein, the Danish poet and inventor, presented the game in 1942. John Nash found it again at Princeton in 1948, without knowing of it. The name Hex came with the commercial edition of 1952, and in 1957 Martin Gardner made it known to everybody in his column in Scientific American.

    It is the connection game above all others: many were born from it or in answer to it.

idea = Fill the whole board with the two colours any way you like: one of them always joins its sides, and only one. So there are no draws: you shut out your opponent for good only by finishing your own path.

mathematics =
    Blocking your opponent’s path and finishing your own are the same thing. So a full board always has a winner, and only one.

    There can be no draw. One side has its path in the end, and only one does, because just three cells meet at each corner and two paths cannot cross. In 1979 David Gale showed that this fact is equivalent to Brouwer’s fixed-point theorem.

    Without the swap, whoever begins has a winning strategy. Nash proved it by strategy stealing: if the second player had one, the first could place a stone anywhere and then use that strategy as their own, for an extra stone never hurts. The proof says that a strategy exists, but not what it is. With the swap, it is the second player who can always take the better side.

    In 1981 Stefan Reisch proved that deciding who wins an arbitrary position, on boards of any size, is PSPACE-complete. By computer it is known who wins after every first move up to 9×9. On 10×10, Jakub Pawlewicz and Ryan Hayward solved one opening in 2013.

    Two empty cells that join the same two stones are as good as a connection: if your opponent takes one, you take the other. It is called a bridge, and it is the first thing you learn to see.

in-class =
    Ages 8 and up · 10 minutes a match.
    - 10 min: The lesson in pairs. Then one match on 5×5.
    - 15 min: Two matches on 7×7, with the swap. Whoever begins one is second in the other.
    - 10 min: Each pair fills a 5×5 rhombus with the two colours at random and looks for the winner.
    - 10 min: The questions below, first in pairs and then all together.
    # Questions
    - How many stones does a path on 11×11 have at least? → 11: one in every column for Black, one in every row for White.
    - Can both colours have a path? → No: they would have to cross, and a cell holds one stone only.
    - On 3×3, without the swap, which first moves win? → Five of the nine: a3, c1 and the three of column b.

lesson-show-1 = Black places a stone on an empty cell.
lesson-show-2 = White blocks one way through; Black takes the other.
lesson-show-3 = The black path joins both sides: Black wins.
lesson-goal-1 = Black’s path lacks one cell. Place your stone there.
lesson-goal-1-else = The path still has a hole: look for the cell that touches both pieces of it.
lesson-goal-1-done = You won! The black stones join the two sides of their colour.
lesson-bridge-1 = White has entered your bridge. Use the other cell every time they enter.
lesson-bridge-1-else = That lets them cut your bridge. Use the other cell, beside the white stone.
lesson-bridge-1-done = They block one cell and you use the other. That is how a bridge holds.
lesson-block-1 = White wins with one more stone. Take the cell they need.
lesson-block-1-else = That does not stop them: White joins both sides on the next move.
lesson-block-1-done = Well defended! Before you play, always look at what your opponent needs.
lesson-trap-1 = The bridge between the shining stones is safe. Play where there is danger.
lesson-trap-1-else = The bridge can wait. The danger is at the side: White has already got there.
lesson-trap-1-done = Well done. Only the bridge is left, and nobody can cut that.
lesson-puzzle-1 = Play so that you win on your next move, whatever the answer.
lesson-puzzle-1-else = From there your opponent can still shut the side. Try farther away.
lesson-puzzle-1-done = A stone at the side and a bridge to the others. Nobody can stop you now!

diagram-swap = The second player likes the stone in the centre and swaps colours.
diagram-last-cell = Here the last cell decides: on a full board, one colour always joins its sides.

classic-hex_swap = A good first stone changes hands
    .who = Our own example of the championship’s rule
    .why = It shows why it is unwise to begin on the best cell of the board.
    .ply-1 = Black begins in the centre, a very good cell.
    .ply-2 = The second player swaps: the stone stays, and the first player is next, now as White.

puzzle-double-threat-idea = Look for the place where two paths begin.
puzzle-double-threat-why = If one path is closed, you join your sides by the other.
