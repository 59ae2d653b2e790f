goal = Join the three sides of the triangle; every turn is a new stone and a step of another.
aliases = Sesqui Y, Game of Y

ask-step-or-pass = Move another stone one cell, or pass
end-three-sides = One group touches all three sides.

rules =
    # The board
    The board is a triangle of hexagons, 11 cells to a side, and starts empty. The three sides belong to both players, and the cell of a corner to the two sides that meet there. Black begins.

    # The turn
    The turn has two parts.

    - You place a stone of your colour on any empty cell.
    - Then, if you like, you move another stone of yours to a neighbouring empty cell. The stone you have just placed does not move. If you do not want to move, you pass.

    Stones are never captured.

    # Swap
    On their first turn, and only then, the second player may swap instead of placing: the players swap colours; the stone stays, and the first player plays next, now as White.

    # End
    Whoever has a group of neighbouring stones of their colour that touches all three sides wins, as soon as the group exists, even halfway through a turn. There are no draws.

    # Options
    - Size: sides of 4 to 14 cells.
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    A new stone is written as its cell, c5; a step as its two cells, c5-c6. The number is that of the row, counted from the apex a1, and the letter is the place in that row. A pass is written pass and the swap swap.

history =
    Y is a relative of Hex: instead of two sides for each player there are three for both. In Latin, sesqui means one and a half. In 2007 Bill Taylor proposed to add half a move a turn to games that people know, the step of a stone that is already there. Sesqui-Y is this idea applied to Y.

idea = Try to draw two groups on the triangle, one of each colour, that both touch all three sides: you cannot, because they would have to cross. And on a full triangle there is always such a group, so there are no draws.

mathematics =
    On a full triangle there is always a group of one colour that touches all three sides, and never one of each colour: two such groups would have to cross. A step neither adds nor removes stones, the board fills up in the end, and so there are no draws. With 11 cells to a side there are 66 cells, and a game has at most 66 placements.

    Hex is a special case of Y: fill two corners of a triangle with stones, one of each colour, and what is left can be played as a rhombus.

    One way to tell who has won a full triangle: replace every three cells that touch one another, pointing the same way as the triangle, by a single one, of the colour of the majority. You get a triangle with one cell less to a side, won by the same colour. Repeat until one cell is left: its colour is the winner’s.

    The triangle has six symmetries and, since the sides belong to everybody, all of them preserve the game. With 11 cells to a side, only 14 of the 66 first moves are different.

lesson-show-1 = A new stone is placed on one side of the triangle.
lesson-show-2 = Another takes a step: the group touches all three sides and wins!
