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

notation = A stone is written as its point, a letter and a number: { $show-1 }. Letters grow from left to right, with none left out, and numbers from bottom to top. A turn is two stones, written one after the other: { $show-2 }. The turn that wins is written like the others: { $show-3 }. Stones never leave the board, so there are no other signs.

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

lesson-goal = You are Black. Place a stone on the lit point and make six in a row: you win!
lesson-goal-else = At which end can your line of five grow?
lesson-goal-look = One end is blocked; at the other is the lit point.
lesson-goal-done = You won! Six stones of yours in a row win the game.
lesson-show-1 = Black begins with a single stone.
lesson-six-1 = You are White with one stone left this turn. Make six in a row!
lesson-six-1-else = Lines run along diagonals too. Where can yours grow?
lesson-six-1-look = The diagonal runs from one lit stone to the other. One end is blocked.
lesson-six-1-done = Six on a diagonal: White wins.
lesson-six-2 = You are Black, with five in a file. Find both ways to make six.
lesson-six-2-else = Have you looked at both ends of the file?
lesson-six-2-look = The file ends at the lit stones. Which points come next?
lesson-six-2-done = You win at once with the first stone and do not need the second.
lesson-show-2 = From then on, everybody places two stones.
lesson-line-1 = You are Black. The four lit stones and your two make six! Which two points?
lesson-line-1-else = In which direction is there room for the line to grow?
lesson-line-1-look = It is blocked below. Go up from the lit stone.
lesson-line-1-done = Four and two are six. Four stones with room to grow are a threat!
lesson-line-2 = You are White. Four stand in one file: which two points bring them to six?
lesson-line-2-else = One of the points fills a hole. What about the other?
lesson-line-2-look = Look at the lit file: it lacks its middle and one end. Below it is blocked.
lesson-line-2-done = The four need not be in a row: holes can be filled too.
lesson-line-3 = White threatens to win, but it is your turn. Which two points make six for Black?
lesson-line-3-else = Do you really have to defend? Where do you have four on one line?
lesson-line-3-look = Follow the diagonal through the lit stones.
lesson-line-3-done = The two points of the diagonal make six. Before you block, see if you can win!
lesson-show-3 = Two stones complete a line of six: Black wins.
lesson-block-1 = You are Black. White threatens to make six. Stop it with a single stone!
lesson-block-1-else = Which two points does the white line need?
lesson-block-1-look = It lacks the two lit points on the right. Blocking one of them is enough.
lesson-block-1-done = Stopped! The other stone of the turn is free for an attack.
lesson-block-2 = Four white stones, and you blocked only one end. Where does your second stone go?
lesson-block-2-else = Can White still reach six at the end that is free?
lesson-block-2-look = On the right two points are free. White needs both of them.
lesson-block-2-done = It took both stones. Whoever forces that has the initiative.
lesson-block-3 = Two white lines of four! A single stone stops both. Where?
lesson-block-3-else = That stone stops one line. And the other?
lesson-block-3-look = Where do the row and the file of the lit stones cross?
lesson-block-3-done = At the crossing you stop both, and still have one stone left.
lesson-match = You are Black with one stone left this turn. Attack, and win the game!
lesson-match-else = Not this time. Threaten in two places: two stones are not enough to block.
lesson-match-done = You won! Too many threats, and the other had only two stones.

diagram-end-draw = The last two stones fill the board. There are no six in a row: a draw.

classic-conectar_6_program_game_33 = Threats in two directions
    .who = The program against itself
    .why = Black makes White defend turn after turn, until two stones are no longer enough.
    .ply-13 = Four black stones on file k, free at both ends. White needs both stones to stop them.
    .ply-27 = Now White threatens, but a single stone is enough to stop it.
    .ply-29 = The first stone of the turn blocked, and with the second there are threats on rank 11 and on file j. To stop everything would take three stones.
    .ply-33 = Six on file j.

puzzle-double-threat-idea = Make more threats than one turn can stop.
puzzle-double-threat-why = Your opponent stopped what could be stopped, but one line was left.
puzzle-line-idea = Which line gets to six with the stones you may still place this turn?
puzzle-line-why = The line of six was completed within this turn.
