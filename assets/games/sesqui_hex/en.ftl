goal = Join the two sides of your colour; every turn is a new stone and a step of another.
aliases = Sesqui Hex

ask-step-or-pass = Move another stone one cell, or pass

rules =
    # The board
    The board is the rhombus of hexagons of Hex, 11×11, and starts empty. Black owns the north-west and south-east sides; White owns the south-west and north-east sides. Corner cells belong to both sides that meet there. Black begins.

    # The turn
    The turn has two parts.

    - You place a stone of your colour on any empty cell.
    - Then, if you like, you move another stone of yours to a neighbouring empty cell. The stone you have just placed does not move. If you do not want to move, you pass.

    Stones are never captured, but they may leave the place where they stood: a connection counts only once it is made.

    # Swap
    On their first turn, and only then, the second player may swap instead of placing: the players swap colours; the stone stays, and the first player plays next, now as White.

    # End
    Whoever joins their two sides with a path of neighbouring stones of their colour wins, as soon as the path exists, even halfway through a turn. There are no draws.

    # Options
    - Size: from 3×3 to 14×14.
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    A new stone is written as its cell, f6; a step as its two cells, f6-g6. A pass is written pass and the swap swap.

history =
    In Latin, sesqui means one and a half. In 2007 Bill Taylor proposed to use this idea in games that people know: every turn is a whole move, the stone that comes in, and half a move, the stone that takes a step. Sesqui-Hex is this idea applied to Hex.

idea = In Hex, two empty cells that link two of your stones are safe: if your opponent blocks one, you use the other. Here both can be blocked in one turn, with the new stone and with the step of another one beside it.

mathematics =
    As in Hex, there can be no draw. A step neither adds nor removes stones, so every turn leaves one more stone on the board, which fills up in the end. And on a full rhombus there is always a winning path, of one colour only. On the 11×11 board a game has at most 121 placements.

    The step changes the arithmetic of Hex. There, two empty cells that join the same two stones are as good as a connection, because the opponent can only block one. Here they can put a stone on one of them and, with the step, bring another stone to the second. A bridge is safe only if no enemy stones nearby can get there.

    You have more means too: a path that lacks two cells can be completed in a single turn, if one of your spare stones stands beside one of them.

    A step goes to one of six cells at most. With n stones of yours besides the new one, the second part of the turn has at most 6n + 1 choices, including not moving.

lesson-show-1 = One new stone, and then another stone takes a step.
lesson-show-2 = The new stone links the others: only the side is missing.
lesson-show-3 = One step, and the path is complete: Black wins.
