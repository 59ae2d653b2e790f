goal = Line up four of your stones on one of two boards that affect each other.
aliases = Many-moku, Parallel Lines

rules =
    # The boards
    The game is played on the points of two 9×9 boards, empty at the start. Points of one board are written in small letters, those of the other in capitals: e4 and E4 are twin points. Black begins.

    # The turn
    In the first turn of the game a single stone is placed, on either board. From then on every turn is two stones of yours, one on each board, in the order you prefer, always on empty points.

    # The link
    If you place a stone on a point whose twin is occupied, by a stone of yours or of your opponent’s, you must push that stone of the other board to an empty point beside it, along a row, a column or a diagonal. If there is none, you may not play there. If you cannot play anywhere on a board, you pass that part of the turn.

    # End
    Whoever has four or more stones in a row on one of the boards, horizontally, vertically or diagonally, wins. The stone placed and the stone pushed both count, as soon as they come to rest.

    - If only your opponent gets a line, your opponent wins.
    - If both get a line, the player who moved wins.
    - If the boards fill up without a line, or nobody can play, the game is a draw.

    # Options
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    A stone is written as its point: b4. If it pushes another, the new point of that one is added: D6/c5 places on D6 and takes the stone of d6 to c5. Passing is written pass.

history =
    A game by João Neto and Bill Taylor, out of a general idea: playing at the same time on two boards that influence one another. They chose four in a row for it, but the recipe serves many other games.

idea = On a single board, whoever begins would soon have four in a row. With two, the stone you place on one pushes any stone on the twin point of the other: you can break an enemy line there, or finish your own.

mathematics =
    After every turn, the player who has just moved has exactly one stone more than the other: 1–0, 1–2, 3–2, 3–4… And each player is the first to place on one of the boards: the first stone of the other board is the second player’s. The single stone at the beginning balances the game in this way.

    On a single 9×9 board there would be no game: it is known that without the link whoever begins soon gets four in a row. The link lets you break an enemy line by pushing one of its stones, which plain four in a row never allows.

    The rule does more than mix the boards: stones of yours that are not yet in line can be carried to the right place. Three stones close together and a free twin point are already a threat.

lesson-show-1 = There are two boards. The game begins with one stone.
lesson-show-2 = Then one on each board; this one pushes its twin.
lesson-show-3 = One push and one stone make four in a line: Black wins.
