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

    @ pass

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

    Whoever takes no step passes: { $pass-2 }. The swap stands in the place of a stone: { $swap }.

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

lesson-goal = You are Black. Place a stone on the lit cell and join your two sides: you win!
lesson-goal-else = Where is the hole in your path?
lesson-goal-look = It is the lit cell, between your stones.
lesson-goal-done = You won! Your path joins the two sides of your colour.
lesson-show-1 = One new stone, and then another stone takes a step.
lesson-step-1 = You have placed your new stone. Now take the step that finishes the path!
lesson-step-1-else = The path already starts at one of your sides. Which cell is missing at the other?
lesson-step-1-look = A cell beside the lit stone is missing. Who can step there?
lesson-step-1-done = A step can win the game too.
lesson-step-2 = You are White and have placed your new stone. Which step joins your sides?
lesson-step-2-else = If that stone leaves, does the path break somewhere else?
lesson-step-2-look = The hole is between the lit stones. Fill it with a stone that is not needed.
lesson-step-2-done = You chose the stone that was free. The others hold the path.
lesson-show-2 = Two free cells linked White. The new stone and the step close both!
lesson-block-1 = You are White. Black has two doors to its side: close them both!
lesson-block-1-else = One cell is for the new stone, the other for the step. Who can step there?
lesson-block-1-look = The doors are the lit cells. Only one of them is beside a stone of yours.
lesson-block-1-done = Two doors closed in one turn. In Hex you could not do that!
lesson-block-2 = Now you are Black. White wants to reach its side: close both doors!
lesson-block-2-else = If that stone leaves its place, does it open another way through?
lesson-block-2-look = The doors are the lit cells. A stone of yours, at the side, is right beside one.
lesson-block-2-done = Good! A bridge at the side can fall too.
lesson-show-3 = Two cells were missing: a stone and a step, and Black wins!
lesson-turn-1 = You are Black and two cells are missing. Fill them in the same turn!
lesson-turn-1-else = Which of the two cells can you fill with a step? The other is for the new stone.
lesson-turn-1-look = They are the lit cells. First the new stone, then the step.
lesson-turn-1-done = A stone and a step fill two holes in the same turn. You won!
lesson-turn-2 = You are White. Two cells in the middle are missing: which is for the new stone?
lesson-turn-2-else = And the other cell: which of your stones fills it with a step?
lesson-turn-2-look = They are the lit cells. A stone can step to one of them; not to the other.
lesson-turn-2-done = That’s it! A stone at the side fills the other one with a step.
lesson-turn-3 = You are Black. Where do you place the new stone, so that a step wins right after?
lesson-turn-3-else = With the stone there, which step would complete the path next?
lesson-turn-3-look = One of the lit stones can step nearer to the side. What is missing then?
lesson-turn-3-done = The stone waits at the side. Now another one takes a step and links all.
lesson-guard-1 = You are Black and have placed a stone. Close the last white door with a step!
lesson-guard-1-else = Was the stone that stepped not closing a door already?
lesson-guard-1-look = The lit stone closes one door. For the other lit cell, call a stone that is free.
lesson-guard-1-done = Before the step, always look at what the stone was already closing.
lesson-guard-2 = You are White and have placed a stone. Black has nearly reached the side: save yourself!
lesson-guard-2-else = You close one door, but do you not open another at the same time?
lesson-guard-2-look = The lit stone has to stay. Who else can reach the lit cell?
lesson-guard-2-done = That’s it! A stone that guards a door does not leave.
lesson-match = You are Black. Link your stones to both sides and win the game!
lesson-match-else = Not this time. Every turn, use the new stone and also the step.
lesson-match-done = You won! A stone and a step each turn: that is the secret.

diagram-pass = All is safe: Black places a stone and passes, without a step.
diagram-swap = The second player likes the stone in the centre and swaps colours.

classic-sesqui_hex_program_game_22 = Two doors at either end
    .who = The program against itself, on a 6×6 rhombus
    .why = A chain in the middle with two free cells at either end: one stone and one step are not enough to stop it.
    .ply-3 = Even a corner is worth a swap: the second player takes Black.
    .ply-7 = The stone leaves its corner: the step of each turn can also bring a stone to a better place.
    .ply-15 = From b5 to e3 everything is joined. On the left a5 or a6 will do; on the right, f2 or f3.
    .ply-16 = White blocks a6. To block a5 as well, White would need a stone beside that cell.
    .ply-18 = The left side is joined.
    .ply-22 = And so is the right side: Black wins.

puzzle-double-threat-idea = Look for the place where two paths begin.
puzzle-double-threat-why = If one path is closed, you join your sides by the other.
