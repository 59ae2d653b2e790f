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

    @ push-1

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
    A stone is written as its point: { $show-1 }. Small letters are one board; capitals are the other.

    If the stone pushes its twin, the point where the twin goes comes after a slash: { $show-2-1 }. The first point is that of the stone placed, the second that of the stone pushed. A turn is written as two actions, one for each board: { $push-1 }. Passing has a word of its own: { $end-draw-1 }.

history =
    A game by João Neto and Bill Taylor, out of a general idea: playing at the same time on two boards that influence one another. They chose four in a row for it, but the recipe serves many other games.

idea = On a single board, whoever begins would soon have four in a row. With two, the stone you place on one pushes any stone on the twin point of the other: you can break an enemy line there, or finish your own.

mathematics =
    A stone placed here can move a stone over there. So you always have to look at both boards at once.

    After every turn, the player who has just moved has exactly one stone more than the other: 1–0, 1–2, 3–2, 3–4… And each player is the first to place on one of the boards: the first stone of the other board is the second player’s. The single stone at the beginning balances the game in this way.

    On a single 9×9 board there would be no game: it is known that without the link whoever begins soon gets four in a row. The link lets you break an enemy line by pushing one of its stones, which plain four in a row never allows.

    The rule does more than mix the boards: stones of yours that are not yet in line can be carried to the right place. Three stones close together and a free twin point are already a threat.

lesson-show-1 = There are two boards. The game begins with one stone.
lesson-show-2 = Then one on each board; this one pushes its twin.
lesson-show-3 = One push and one stone make four in a line: Black wins.

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

lesson-push-1 = White wants b6 or f6. Play D6 and take d6 to c5; then play d6 and take D6 to E6.
lesson-push-1-else = Break the line: D6 pushes d6 to c5. Then play d6 and take D6 to E6.
lesson-push-1-done = The white line is broken, which blocking could not do. And you now threaten E8!
lesson-win-1 = You have played on the other board. Finish your four in a row here.
lesson-win-1-else = You have three in a row, but one end is blocked: play at the other end.
lesson-win-1-done = Four in a row: you win!
lesson-trap-1 = White wants e4, and you can only play on the other board. Push one of the three!
lesson-trap-1-else = White still gets four. Play on the twin of b4, c4 or d4 and take it out of line.
lesson-trap-1-done = No three in a row any more. You could not block from here, but you could push.
lesson-puzzle-1 = You have the board of capitals left to play on. Win with a push!
lesson-puzzle-1-else = Which point do you need? Which stone of yours nearby can you push there?
lesson-puzzle-1-done = E3 pushed the stone of e3 to e4: four in a row!
diagram-end-other = Black pushes e5 to e4 and makes White’s row: White wins.
diagram-end-draw = Nobody can play on a1 or I9: the twin has nowhere to go. A draw.

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
