goal = Join the three sides of the triangle; every turn is a new stone and a step of another.
aliases = Sesqui Y, Game of Y

ask-step-or-pass = Move another stone one cell, or pass
end-three-sides = One group touches all three sides.

play-now =
    1. The board is a triangle of hexagons and starts empty. The three sides belong to both players.
    2. On your turn you place a stone of yours on an empty cell. Black begins.
    3. Then, if you like, another stone of yours takes a step to an empty cell beside it.
    4. On their first turn, the second player may swap colours instead of playing.
    5. Whoever has a group of neighbouring stones that touches all three sides wins.

first-match = Do not cling to one side only: begin near the middle, from where all three can be reached. And count the holes two at a time, for your opponent may fill two in one turn.

rules =
    # The board
    The board is a triangle of hexagons, 11 cells to a side, and starts empty. The three sides belong to both players, and the cell of a corner to the two sides that meet there. Black begins.

    # The turn
    The turn has two parts.

    - You place a stone of your colour on any empty cell.
    - Then, if you like, you move another stone of yours to a neighbouring empty cell. The stone you have just placed does not move. If you do not want to move, you pass.

    Stones are never captured.

    @ show-1

    @ show-2

    @ pass-1

    # Swap
    On their first turn, and only then, the second player may swap instead of placing: the players swap colours; the stone stays, and the first player plays next, now as White.

    @ swap

    # End
    Whoever has a group of neighbouring stones of their colour that touches all three sides wins, as soon as the group exists, even halfway through a turn. There are no draws.

    @ turn-1

    # Options
    - Size: sides of 4 to 14 cells.
    - Who begins: Black, unless you say otherwise.

notation =
    A turn is written in two parts: { $show-1 } and then { $show-2 }. First comes the cell of the new stone; then the two cells of the step, where it starts and where it ends, with a hyphen between them. The number is that of the row, counted from the apex, and the letter is the place in that row.

    Whoever takes no step passes: { $pass-1-2 }. The swap stands in the place of a stone: { $swap }.

history =
    Y is a relative of Hex: instead of two sides for each player there are three for both. In Latin, sesqui means one and a half. In 2007 Bill Taylor proposed to add half a move a turn to games that people know, the step of a stone that is already there. Sesqui-Y is this idea applied to Y.

idea = Try to draw two groups on the triangle, one of each colour, that both touch all three sides: you cannot, because they would have to cross. And on a full triangle there is always such a group, so there are no draws.

mathematics =
    A group that touches all three sides cuts the triangle into parts. In none of them can the opponent touch all three sides.

    On a full triangle there is always a group of one colour that touches all three sides, and never one of each colour. A step neither adds nor removes stones, the board fills up in the end, and so there are no draws. With 11 cells to a side there are 66 cells, and a game has at most 66 placements.

    Hex is a special case of Y: fill two corners of a triangle with stones, one of each colour, and what is left can be played as a rhombus.

    One way to tell who has won a full triangle: replace every three cells that touch one another, pointing the same way as the triangle, by a single one, of the colour of the majority. You get a triangle with one cell less to a side, won by the same colour. Repeat until one cell is left: its colour is the winner’s.

    The triangle has six symmetries and, since the sides belong to everybody, all of them preserve the game. With 11 cells to a side, only 14 of the 66 first moves are different.

in-class =
    Ages 9 and up · 15 minutes a match.
    - 10 min: The lesson in pairs.
    - 15 min: One match with 5 cells to a side and one with 7, with the swap.
    - 10 min: Each pair fills a triangle with the two colours at random and looks for the group that touches all three sides.
    - 10 min: The questions below, first in pairs and then all together.
    # Questions
    - How many cells has the triangle with 11 to a side? → 66: the sum 1 + 2 + 3 + … + 11.
    - With 5 cells to a side, how many stones are enough to touch all three sides? → Five: a whole side, for example. Four cannot do it.
    - How many sides does a corner cell touch? → Two: so it only needs to be joined to the third.

lesson-show-1 = A new stone is placed on one side of the triangle.
lesson-show-2 = Another takes a step: the group touches all three sides and wins!
lesson-corner-1 = The black group lacks only the bottom side. Two cells win: find them.
lesson-corner-1-else = The group has to touch the bottom side. Look at the shining corners.
lesson-corner-1-done = Well done! A corner cell touches two sides at the same time.
lesson-turn-1 = Two cells are missing. Place a stone on c5; then take a step from b3 to c4.
lesson-turn-1-else = First the new stone on c5. Then the step of the stone on b3 to c4.
lesson-turn-1-done = The stone and the step joined it all: the group touches all sides. You won!
lesson-block-1 = White has nearly reached the left side. Take both shining cells.
lesson-block-1-else = A new stone on a1 and the stone on a4 to a3. The one on a2 guards its own cell.
lesson-block-1-done = Two entrances closed in one turn: one with the stone, one with the step.
lesson-trap-1 = You have placed a stone. Take a step to close c5, but open no other door.
lesson-trap-1-else = That lets White get to the bottom. A stone leaving b5 opens that door.
lesson-trap-1-done = That’s it! The stone on c4 was free; the one on b5 closed a door already.
lesson-pass-1 = Place a stone on b4. Nobody can stop you now: you need no step, so pass.
lesson-pass-1-else = Place on b4 and then pass: White cannot get to both cells below it.
lesson-pass-1-done = There are b5 and c5: if your opponent closes one, you use the other.
lesson-puzzle-1 = Where do you place the stone, so that a step wins right after?
lesson-puzzle-1-else = With the stone there, no step gets through. Look at your stone in the corner.
lesson-puzzle-1-done = The corner is worth two sides. Now the stone on b4 steps down and wins.

diagram-swap = The second player likes the stone in the middle and swaps colours.

classic-sesqui_y_match_b = A random match, with a swap
    .who = Our own example: both sides played at random, on a triangle with 6 cells to a side
    .why = Even so there is no draw: one group touches all three sides in the end.
    .ply-2 = There was no other stone to move: Black passes.
    .ply-3 = The second player swaps colours.

puzzle-double-threat-idea = Look for the place where two paths begin.
puzzle-double-threat-why = If one path is closed, you join the three sides by the other.
