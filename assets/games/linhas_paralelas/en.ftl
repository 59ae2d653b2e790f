goal = Line up four of your stones on one of two boards that affect each other.
aliases = Many-moku, Parallel Lines

play-now =
    1. There are two empty boards. Whoever begins places a single stone.
    2. After that you place two stones each turn: one on each board, in the order you like.
    3. If the same point of the other board holds a stone, you push it to an empty point beside it.
    4. Whoever has four stones in a row on one of the boards wins.

first-match = Before you play, look for three enemy stones nearly in line. Blocking is not always enough, because your stone can be pushed: break the line instead by pushing one of the three.

rules =
    # The boards
    The game is played on the points of two 9×9 boards, empty at the start. Points of one board are written in small letters, those of the other in capitals: e4 and E4 are twin points. Black begins.

    # The turn
    In the first turn of the game a single stone is placed, on either board. From then on every turn is two stones of yours, one on each board, in the order you prefer, always on empty points.

    @ show-1

    # The link
    If you place a stone on a point whose twin is occupied, by a stone of yours or of your opponent’s, you must push that stone of the other board to an empty point beside it, along a row, a column or a diagonal. If there is none, you may not play there. If you cannot play anywhere on a board, you pass that part of the turn.

    @ show-2

    # End
    Whoever has four or more stones in a row on one of the boards, horizontally, vertically or diagonally, wins. The stone placed and the stone pushed both count, as soon as they come to rest.

    @ show-3

    - If only your opponent gets a line, your opponent wins.
    - If both get a line, the player who moved wins.
    - If the boards fill up without a line, or nobody can play, the game is a draw.

    @ end-other

    @ end-draw

    # Options
    - Who begins: Black, unless you say otherwise.

notation =
    A stone is written as its point: { $show-1-1 }. Small letters are the board on the left; capitals are the one on the right.

    If the stone pushes its twin, the point where the twin goes comes after a slash: { $show-2-1 }. The first point is that of the stone placed, the second that of the stone pushed. A turn is written as two actions, one for each board; the small letters are the left one: { $show-3 }. Passing has a word of its own: { $end-draw-1 }.

history =
    A game by João Neto and Bill Taylor, out of a general idea: playing at the same time on two boards that influence one another. They chose four in a row for it, but the recipe serves many other games.

idea = On a single board, whoever begins would soon have four in a row. With two, the stone you place on one pushes any stone on the twin point of the other: you can break an enemy line there, or finish your own.

mathematics =
    A stone placed here can move a stone over there. So you always have to look at both boards at once.

    After every turn, the player who has just moved has exactly one stone more than the other: 1–0, 1–2, 3–2, 3–4… And each player is the first to place on one of the boards: the first stone of the other board is the second player’s. The single stone at the beginning balances the game in this way.

    On a single 9×9 board there would be no game: it is known that without the link whoever begins soon gets four in a row. The link lets you break an enemy line by pushing one of its stones, which plain four in a row never allows.

    The rule does more than mix the boards: stones of yours that are not yet in line can be carried to the right place. Three stones close together and a free twin point are already a threat.

lesson-goal = You are Black. Make four in a row on the lit point: you win at once!
lesson-goal-else = Where is the fourth stone missing?
lesson-goal-look = It is the lit point, on the left board.
lesson-goal-done = You won! Four in a row, on either of the two boards, wins the game.
lesson-show-1 = It begins with a single stone. After that, each turn puts one on each board.
lesson-four-1 = You are White. Search both boards: where can you make four in a row?
lesson-four-1-else = Where are three white stones in a row? Look along diagonals too.
lesson-four-1-look = One end of the three lit stones is blocked. What about the other?
lesson-four-1-done = Four on a diagonal: White wins. Always look at both boards!
lesson-four-2 = You are Black and can win on either board. Find both ways.
lesson-four-2-else = On which board have you not looked yet?
lesson-four-2-look = On one board the middle stone is missing; on the other, the free end.
lesson-four-2-done = Filling a hole in the middle of a line counts as well.
lesson-show-2 = c3 and C3 are twins: place a stone on one, and the one on the other is pushed.
lesson-push-1 = You are White. Touch the empty lit point, then a point beside the lit black stone.
lesson-push-1-else = Which point on the right board is the twin of the lit stone?
lesson-push-1-look = First touch the lit point on the right. The second touch says where Black’s stone goes.
lesson-push-1-done = The stone on the twin point takes one step, and you choose where to.
lesson-push-2 = You have only the right board left. Push a stone of yours and make four in a row!
lesson-push-2-else = On the left, which point lacks a stone? Who stands beside it?
lesson-push-2-look = Touch the twin point of the lit black stone, on the right. Then touch the gap.
lesson-push-2-done = Your stone was pushed into the line: four in a row. You won!
lesson-push-3 = You are White and have only the left board left. Win with a push!
lesson-push-3-else = There is a hole in the diagonal of the other board. Who can fill it?
lesson-push-3-look = The hole is between the lit stones. Play the twin of another white, then touch the hole.
lesson-push-3-done = A push can finish a line too, on a board where you have already played.
lesson-show-3 = One push and one stone make four in a line: Black wins.
lesson-double-1 = Two stones of file F are missing on the right. Push one there and place the other.
lesson-double-1-else = Which stone beside the file can you push into it? Where is its twin?
lesson-double-1-look = Look at G8 on the right, and at its twin point on the left.
lesson-double-1-done = Two black stones and two plays: with two boards a turn is worth a lot!
lesson-double-2 = You are White. Two stones of the diagonal c3–d4 are missing: push one, place the other.
lesson-double-2-else = Where does the diagonal go on, and which white stone is beside it?
lesson-double-2-look = Look at f6 and at the white stone beside it.
lesson-double-2-done = Stones that are not in line yet can already be a threat.
lesson-double-3 = You are Black. A white stone spoils your line: push it out!
lesson-double-3-else = Which white stone is among yours? Where is its twin point?
lesson-double-3-look = Touch the lit point on the right, then a free point beside the white stone.
lesson-double-3-done = The place is empty now: your second stone goes there and makes four!
lesson-break-1 = Three white stones, free at both ends! Blocking is not enough: push the middle one.
lesson-break-1-else = Which point is the twin of the white stone in the middle?
lesson-break-1-look = Touch the lit point on the right, then a point off the white line.
lesson-break-1-done = The line is broken. But the white stone could come back: what now?
lesson-break-2 = Your stone on the left is still to come. Take the place that White left!
lesson-break-2-else = Which point did the white stone leave empty?
lesson-break-2-look = Touch the lit point between the white stones; the second touch moves your right stone.
lesson-break-2-done = Push, then take the place: that is how to defend on two boards.
lesson-match = You are Black, with a stone left to play on the right. You have three in line: win!
lesson-match-else = Not this time. Every turn, look first for a push that makes four.
lesson-match-done = You won! White cannot break everything at once.

in-class =
    Ages 9 and up · 15 minutes a match.
    - 10 min: play four in a row on a single board. Does whoever begins nearly always win?
    - 10 min: with two paper boards, practise only the pushes: where can the twin go?
    - 20 min: one match a pair; whoever sees a threat says “look out”.
    - 5 min: talk about it: in how many ways can a row of three be broken?
    # Questions
    - How many stones are on the two boards after three turns? → 1 + 2 + 2 = 5.
    - How many different first moves are there? → 81 + 81 = 162: any point of either board.
    - To how many points, at most, can a pushed stone go? → 8 in the middle, 5 on the edge and 3 in a corner.

diagram-end-other = Black pushes e5 to e4 and makes White’s row: White wins.
diagram-end-draw = Nobody can play on a1, I8 or I9: the twin has nowhere to go. A draw.

classic-linhas_paralelas_defence = Break it instead of blocking
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = An open three, hopeless in other games, is undone with two pushes.
    .ply-1 = The white stone on d6 is pushed to c5, and the white line breaks.
    .ply-2 = Black takes d6, and the black stone on D6 goes to E6: now Black threatens E8.
classic-linhas_paralelas_win = Better than defending
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = In the same position Black need not defend at all, but wins at once.
    .ply-1 = F3 pushes the black stone of f3 to e4: c4, d4 and e4 are in a row.
    .ply-2 = With b4 there are four in a row: Black wins.
