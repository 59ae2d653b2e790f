goal = Join the two sides of your colour; every turn is a new stone and a step of another.
aliases = Sesqui Hex

ask-step-or-pass = Move another stone one cell, or pass

play-now =
    1. The board is a rhombus of hexagons and starts empty. Two opposite sides belong to Black; the other two, to White.
    2. On your turn you place a stone of yours on an empty cell. Black begins.
    3. Then, if you like, another stone of yours takes a step to an empty cell beside it.
    4. On their first turn, the second player may swap colours instead of playing.
    5. Whoever joins their two sides with neighbouring stones wins, even halfway through a turn.

first-match = Count the holes two at a time. In a single turn your opponent completes a path that lacks two cells, if a stone of theirs stands beside one of them.

rules =
    # The board
    The board is the rhombus of hexagons of Hex, 11×11, and starts empty. Black owns the north-west and south-east sides; White owns the south-west and north-east sides. Corner cells belong to both sides that meet there. Black begins.

    # The turn
    The turn has two parts.

    - You place a stone of your colour on any empty cell.
    - Then, if you like, you move another stone of yours to a neighbouring empty cell. The stone you have just placed does not move. If you do not want to move, you pass.

    Stones are never captured, but they may leave the place where they stood: a connection counts only once it is made.

    @ show-1

    @ pass-1

    # Swap
    On their first turn, and only then, the second player may swap instead of placing: the players swap colours; the stone stays, and the first player plays next, now as White.

    @ swap

    # End
    Whoever joins their two sides with a path of neighbouring stones of their colour wins, as soon as the path exists, even halfway through a turn. There are no draws.

    @ show-3

    @ turn-1

    # Options
    - Size: from 3×3 to 14×14.
    - Who begins: Black, unless you say otherwise.

notation =
    A turn is written in two parts: { $show-1 }. First comes the cell of the new stone; then the two cells of the step, where it starts and where it ends, with a hyphen between them. Letters grow towards the south-east and numbers towards the north-east, from the western corner.

    Whoever takes no step passes: { $pass-1-2 }. The swap stands in the place of a stone: { $swap }.

history =
    In Latin, sesqui means one and a half. In 2007 Bill Taylor proposed to use this idea in games that people know: every turn is a whole move, the stone that comes in, and half a move, the stone that takes a step. Sesqui-Hex is this idea applied to Hex.

idea = In Hex, two empty cells that link two of your stones are safe: if your opponent blocks one, you use the other. Here both can be blocked in one turn, with the new stone and with the step of another one beside it.

mathematics =
    Every turn one stone comes in and none leaves. The board fills up, and sooner or later somebody joins their sides.

    As in Hex, there can be no draw: on a full rhombus there is always a winning path, of one colour only. On the 11×11 board a game has at most 121 placements.

    The step changes the arithmetic of Hex. There, two empty cells that join the same two stones are as good as a connection, because the opponent can only block one. Here they can put a stone on one of them and, with the step, bring another stone to the second. A bridge is safe only if no enemy stones nearby can get there.

    You have more means too: a path that lacks two cells can be completed in a single turn, if one of your spare stones stands beside one of them.

    A step goes to one of six cells at most. With n stones of yours besides the new one, the second part of the turn has at most 6n + 1 choices, including not moving.

in-class =
    Ages 9 and up · 15 minutes a match.
    - 10 min: The lesson in pairs.
    - 15 min: One match on 5×5 and one on 7×7. In every turn, say “stone” and “step” aloud.
    - 10 min: Bridges are drawn on the blackboard. The class says which are safe and which are not.
    - 10 min: The questions below, first in pairs and then all together.
    # Questions
    - How many stones are on the board after ten turns, without a swap? → Ten: every turn adds one.
    - Besides the new stone you have only one. How many choices are there in the second part? → At most seven: six steps, or not moving.
    - When is a bridge not safe? → When your opponent can place a stone on one cell and step to the other.

lesson-show-1 = One new stone, and then another stone takes a step.
lesson-show-2 = The new stone links the others: only the side is missing.
lesson-show-3 = One step, and the path is complete: Black wins.
lesson-turn-1 = Black lacks two cells. Place a stone on c2; then take a step to e2.
lesson-turn-1-else = First the new stone, on c2. Then the step of the stone on e3 to e2.
lesson-turn-1-done = A stone and a step fill two holes in the same turn. You won!
lesson-block-1 = Cut the white bridge: take both shining cells, with a stone and a step.
lesson-block-1-else = A new stone on b3 and the stone on d3 to c3: that leaves no way through.
lesson-block-1-done = Here a bridge can fall in a single turn. Protect yours too!
lesson-trap-1 = You have placed a stone. Take a step to close b3, but open no other door.
lesson-trap-1-else = That lets White through. The stone on c3 closes a door already: call another.
lesson-trap-1-done = That’s it! Before the step, look at what the stone was already closing.
lesson-pass-1 = Place a stone on c2. Everything is linked: you need no step, so pass.
lesson-pass-1-else = Place on c2 and then pass: no white stone can get to both cells at the side.
lesson-pass-1-done = The step is not compulsory. If all is safe, keep still.
lesson-puzzle-1 = Where do you place the stone, so that a step wins right after?
lesson-puzzle-1-else = With the stone there, no step completes the path. Think of the step first.
lesson-puzzle-1-done = The stone waits at the side. Now the stone on c5 takes a step and links all.

diagram-swap = The second player likes the stone in the centre and swaps colours.

classic-sesqui_hex_match_b = A random match, with a swap
    .who = Our own example: both sides played at random, on a 5×5 rhombus
    .why = Even so there is no draw: one of the colours joins its sides in the end.
    .ply-2 = There was no other stone to move: Black passes.
    .ply-3 = The second player swaps colours.

puzzle-double-threat-idea = Look for the place where two paths begin.
puzzle-double-threat-why = If one path is closed, you join your sides by the other.
