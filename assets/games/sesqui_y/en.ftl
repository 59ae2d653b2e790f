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

    @ pass

    # Swap
    On their first turn, and only then, the second player may swap instead of placing: the players swap colours; the stone stays, and the first player plays next, now as White.

    @ swap

    # End
    Whoever has a group of neighbouring stones of their colour that touches all three sides wins, as soon as the group exists, even halfway through a turn. There are no draws.

    @ show-3

    @ turn-1

    # Options
    - Size: sides of 4 to 14 cells.
    - Who begins: Black, unless you say otherwise.

notation =
    A turn is written in two parts: { $show-1 }. First comes the cell of the new stone; then the two cells of the step, where it starts and where it ends, with a hyphen between them. The number is that of the row, counted from the apex, and the letter is the place in that row.

    Whoever takes no step passes: { $pass-2 }. The swap stands in the place of a stone: { $swap }.

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

lesson-goal = You are Black. With the lit cell your group touches all three sides: you win!
lesson-goal-else = Which side of the triangle does your group not touch yet?
lesson-goal-look = It is the cell in the corner, the lit one.
lesson-goal-done = You won! Your group touches all three sides of the triangle.
lesson-show-1 = A new stone is placed; then another stone takes a step.
lesson-sides-1 = The black group lacks only the bottom side. Two cells win: find them.
lesson-sides-1-else = Which free cells at the bottom touch your group?
lesson-sides-1-look = Look below the two lit ends of the group.
lesson-sides-1-done = Well done! A corner cell touches two sides at the same time.
lesson-sides-2 = You are White. Which sides does your group touch already? Reach the missing one!
lesson-sides-2-else = The group does not touch all three sides yet. Which is missing?
lesson-sides-2-look = The upper lit stone sees to the right side. Go down from the other one.
lesson-sides-2-done = Left, right and bottom: three sides, one group.
lesson-show-2 = White had two doors to the left. The stone and the step close both!
lesson-block-1 = You are White. Black has two doors to the left side: close them both!
lesson-block-1-else = One door is for the new stone, the other for the step. Who can step there?
lesson-block-1-look = The doors are the lit cells. Only one is beside a free stone of yours.
lesson-block-1-done = Two entrances closed in one turn: one with the stone, one with the step.
lesson-block-2 = You are Black. White wants to link the stone above to those below: cut!
lesson-block-2-else = One cell is for the new stone. Which of the two can you step to?
lesson-block-2-look = They are the lit cells. On the right you have a stone beside one of them.
lesson-block-2-done = Two empty cells between two stones are no safe link if someone can fill both.
lesson-show-3 = The new stone, the step, and the group touches all three sides: Black wins!
lesson-turn-1 = You are Black and two cells are missing. Fill them in the same turn!
lesson-turn-1-else = One of the cells is beside a stone of yours that is not needed. Which one?
lesson-turn-1-look = They are the lit cells: first the new stone below, then the step.
lesson-turn-1-done = The stone and the step joined it all: the group touches all sides. You won!
lesson-turn-2 = You are White. The left side is missing: get there with a stone and a step!
lesson-turn-2-else = Which corner touches the left? Who links it to your stones below?
lesson-turn-2-look = They are the lit cells: the corner is for the new stone.
lesson-turn-2-done = The corner and a step: the left side is yours.
lesson-turn-3 = You are Black. Where do you place the new stone, so that a step wins right after?
lesson-turn-3-else = With the stone there, no step gets through. Have you seen your stone in the corner?
lesson-turn-3-look = The new stone has to link the two lit stones.
lesson-turn-3-done = The corner is worth two sides. Now another stone steps down and wins.
lesson-guard-1 = You are Black and have placed a stone. Close the last door at the bottom with a step!
lesson-guard-1-else = Was the stone that stepped not closing a door already?
lesson-guard-1-look = The lit stone closes a door and stays. Who else can reach the lit cell?
lesson-guard-1-done = That’s it! The free stone took the step; the other one stayed on guard.
lesson-guard-2 = You are White and have placed a stone. Black wants the right side: save yourself!
lesson-guard-2-else = You closed one door. Did you not open another?
lesson-guard-2-look = The lit stone guards a path and has to stay. Call another one to the lit cell.
lesson-guard-2-done = A stone that guards a door does not leave. The other one was not needed.
lesson-match = You are Black. Take your group to all three sides and win the game!
lesson-match-else = Not this time. See which side your group lacks and which doors the other has.
lesson-match-done = You won! Three sides, one group, and always a step at hand.

diagram-pass = Nobody can stop Black any more: it places a stone and passes, without a step.
diagram-swap = The second player likes the stone in the middle and swaps colours.

classic-sesqui_y_program_game_31 = The cell that was left empty
    .who = The program against itself, on a triangle with 7 cells to a side
    .why = White blocks both doors in one turn, but the stone that takes the step opens another.
    .ply-3 = The second player swaps and takes over the stone on c4.
    .ply-22 = On b2 Black touches the right side and is one cell away from the left: a1 or a2.
    .ply-26 = From b2 to f7 everything is joined, and f7 touches the bottom side. Only the left side is missing.
    .ply-27 = This step is the secret: on b4 the stone is one step away from a3.
    .ply-28 = White blocks a1…
    .ply-29 = … and a2, with the stone from b3. But now b3 is empty.
    .ply-31 = A stone on b3 and a step from b4 to a3: the group touches all three sides.

puzzle-double-threat-idea = Look for the place where two paths begin.
puzzle-double-threat-why = If one path is closed, you join the three sides by the other.
