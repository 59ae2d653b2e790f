goal = Join the two sides of your colour with an unbroken path.
aliases = Con-tac-tix, Nash, Polygon

rules =
    # The board
    The board is a rhombus of hexagons, 11×11, and starts empty. Black owns the north-west and south-east sides; White owns the south-west and north-east sides. Corner cells belong to both sides that meet there. Black begins.

    # The turn
    You place a stone of your colour on any empty cell. Stones do not move and are never captured.

    # Swap
    On their first turn, and only then, the second player may swap instead of placing: the players swap colours; the stone stays, and the first player plays next, now as White. So the first stone had better be neither too good nor too bad.

    # End
    Whoever joins their two sides with a path of neighbouring stones of their colour wins. There are no draws.

    # Options
    - Size: from 3×3 to 14×14. Small boards are a good place to begin.
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    A stone is written as its cell: f6. Letters grow towards the south-east and numbers towards the north-east, from the western corner a1. The swap is written swap.

history =
    Piet Hein, the Danish poet and inventor, presented the game in 1942. John Nash found it again at Princeton in 1948, without knowing of it. The name Hex came with the commercial edition of 1952, and in 1957 Martin Gardner made it known to everybody in his column in Scientific American.

    It is the connection game above all others: many were born from it or in answer to it.

idea = Fill the whole board with the two colours any way you like: one of them always joins its sides, and only one. So there are no draws: you shut out your opponent for good only by finishing your own path.

mathematics =
    There can be no draw. On a full board one side always has its path, and only one does, because just three cells meet at each corner and two paths cannot cross. In 1979 David Gale showed that this fact is equivalent to Brouwer’s fixed-point theorem.

    Without the swap, whoever begins has a winning strategy. Nash proved it by strategy stealing: if the second player had one, the first could place a stone anywhere and then use that strategy as their own, for an extra stone never hurts. The proof says that a strategy exists, but not what it is. With the swap, it is the second player who can always take the better side.

    In 1981 Stefan Reisch proved that deciding who wins an arbitrary position, on boards of any size, is PSPACE-complete. By computer it is known who wins after every first move up to 9×9.

    Two empty cells that join the same two stones are as good as a connection: if your opponent takes one, you take the other. It is called a bridge, and it is the first thing you learn to see.

lesson-show-1 = Black places a stone on an empty cell.
lesson-show-2 = White blocks one way through; Black takes the other.
lesson-show-3 = The black path joins both sides: Black wins.
