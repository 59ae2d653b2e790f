goal = Line up six of your stones, placing two at a time.
aliases = Connect6, Connect six, Six in a row

play-now =
    1. The board is empty at the start. Black places a single stone.
    2. After that, on your turn you always place two stones of yours on empty points.
    3. Stones do not move and never leave.
    4. Whoever makes six in a row, in any direction, wins at once.
    5. If the board fills up without that, the game is drawn.

first-match = Before you play, look for lines of six points with four stones of your opponent and none of yours. If you cannot win now, put a stone in every one of them: your opponent needs only one turn to finish them.

rules =
    # The board
    The game is played on the points of a Go board, 19×19, empty at the start. Black begins.

    # The turn
    The first turn of the game is a single stone. From then on each player places two stones a turn, on any empty points. Stones do not move and are never captured.

    @ show-2

    # End
    Six or more of your stones in a row win, along a rank, a file or a diagonal. The line counts at once, even if the first stone of a turn makes it. If the board fills up without a line, the game is drawn.

    @ show-3

    @ six-1

    @ end-draw

    # Options
    - Size: from 9×9 to 19×19.
    - Who begins: Black, unless you say otherwise.

notation = A stone is written as its point, a letter and a number: { $show-1 }. Letters grow from left to right, with none left out, and numbers from bottom to top. A turn is two stones, written one after the other: { $show-2 }. The turn that wins is written like the others: { $line-1 }. Stones never leave the board, so there are no other signs.

history =
    Proposed in 2003 by I-Chen Wu of Chiao Tung University in Taiwan. Others may have invented it before without making it known.

    It was born of a flaw of five in a row: there the player who begins has too much of an advantage, which only complicated opening rules take away. Here it is enough that the first turn has one stone and the others two.

idea = Why is the first turn a single stone, when all the others are two? That way, whoever has just played is always exactly one stone ahead, and nobody is ahead twice running.

mathematics =
    The first turn is one stone, and all the others are two. So the players take turns at being ahead, always by one stone.

    After every turn, whoever has just played has exactly one stone more than the opponent: 1–0, 1–2, 3–2, 3–4… Nobody has the advantage twice running, and that is what balances the game.

    Six points in a row with four of your stones and none of your opponent’s are a threat: two stones are missing, those of one turn. To stop it, your opponent has to take one of its empty points, of which there are at most two. Stopping several threats means choosing a few points that touch them all, which is called a cover. With two stones a turn, three threats that share no empty point cannot be stopped: one can only win first.

    In five in a row the second player cannot have a winning strategy, because the first would steal it. That argument does not work here: to play as the second player does, the first would have to find one opposing stone on the board, and finds two.

    A good defence is worth more than it seems: if one stone stops a threat, the other stone of the turn is free for the counter-attack.

    Is there a fast method to tell who wins in any position, on a board of any size? Nobody knows one, and there is probably none: in 2007 Hsieh and Tsai proved that the problem is PSPACE-complete, that is, as hard as any that a computer can solve with a moderate memory and all the time it wants.

in-class =
    Ages 8 and up · 20 minutes a match.
    - 5 min: on the blackboard, one turn with one stone and three turns with two.
    - 10 min: four stones in a row: when is one stone enough to stop them, and when does it take two?
    - 25 min: matches in pairs on 9×9 or 11×11, taking turns to begin.
    - 5 min: each pair shows its last threat and says why it was not stopped.
    # Questions
    - How many stones are there after Black’s third turn? → Nine: 1 + 2 + 2 + 2 + 2. Five of them are black.
    - How many stones stop four in a row with plenty of room on both sides? → Two: a single one always leaves a line of six to finish.
    - Who has more stones after each turn? → Whoever has just played, and always just one more.

ask-first-of-two = Place the first of two stones
ask-second-of-two = Place the second stone

lesson-show-1 = Black begins with a single stone.
lesson-show-2 = From then on, everybody places two stones.
lesson-show-3 = Two stones complete a line of six: Black wins.
lesson-six-1 = Black has five in a row. Place the stone that makes six.
lesson-six-1-else = The line can grow at one end only: the other is blocked. Go on with the five.
lesson-six-1-done = Six in a row! You win at once and do not need the second stone of the turn.
lesson-line-1 = Four black stones in a row. Use both stones of the turn to make six.
lesson-line-1-else = There is a white stone below. Go up: first the point next to the line, then the next.
lesson-line-1-done = Four and two are six. Four stones with room to grow are a threat!
lesson-block-1 = White threatens to make six. Stop it with a single stone.
lesson-block-1-else = There the white line can still reach six. Take one of the points it needs.
lesson-block-1-done = Stopped! The other stone of the turn is free for an attack.
lesson-block-2 = Now the white line is free at both ends. Close it, from left to right.
lesson-block-2-else = One stone is not enough: close the left end first and then the right.
lesson-block-2-done = It took both stones. Whoever forces that has the initiative.
lesson-puzzle-1 = White threatens to win, but it is your turn. Which two points make six for Black?
lesson-puzzle-1-else = Do not defend: look for four black stones on one diagonal, with two empty points.
lesson-puzzle-1-done = The two points of the diagonal make six. Before you block, see if you can win!

diagram-end-draw = The last two stones fill the board. There are no six in a row: a draw.

classic-conectar_6_program_game_33 = Threats in two directions
    .who = An example of ours: the program against itself
    .why = Black makes White defend turn after turn, until two stones are no longer enough.
    .ply-13 = Four black stones on file k, free at both ends. White needs both stones to stop them.
    .ply-27 = Now White threatens, but a single stone is enough to stop it.
    .ply-29 = The first stone of the turn blocked, and with the second there are threats on rank 11 and on file j. To stop everything would take three stones.
    .ply-33 = Six on file j.

puzzle-double-threat-idea = Make more threats than one turn can stop.
puzzle-double-threat-why = Your opponent stopped what could be stopped, but one line was left.
