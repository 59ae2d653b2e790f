goal = Line up six of your stones, placing two at a time.
aliases = Connect6, Connect six, Six in a row

rules =
    # The board
    The game is played on the points of a Go board, 19×19, empty at the start. Black begins.

    # The turn
    The first turn of the game is a single stone. From then on each player places two stones a turn, on any empty points. Stones do not move and are never captured.

    # End
    Six or more of your stones in a row win, along a rank, a file or a diagonal. The line counts at once, even if the first stone of a turn makes it. If the board fills up without a line, the game is drawn.

    # Options
    - Size: from 9×9 to 19×19.
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    Each stone is written as its point: k10. A turn is two stones, one after the other.

history =
    Proposed in 2003 by I-Chen Wu of Chiao Tung University in Taiwan. Others may have invented it before without making it known.

    It was born of a flaw of five in a row: there the player who begins has too much of an advantage, which only complicated opening rules take away. Here it is enough that the first turn has one stone and the others two.

idea = Why is the first turn a single stone, when all the others are two? That way, whoever has just played is always exactly one stone ahead, and nobody is ahead twice running.

mathematics =
    After every turn, whoever has just played has exactly one stone more than the opponent: 1–0, 1–2, 3–2, 3–4… Nobody has the advantage twice running, and that is what balances the game.

    Six points in a row with four of your stones and none of your opponent’s are a threat: two stones are missing, those of one turn. To stop it, your opponent has to take one of its empty points, of which there are at most two. Stopping several threats means choosing a few points that touch them all, which is called a cover. With two stones a turn, three threats that share no empty point cannot be stopped: one can only win first.

    In five in a row the second player cannot have a winning strategy, because the first would steal it. That argument does not work here: to play as the second player does, the first would have to find one opposing stone on the board, and finds two.

    A good defence is worth more than it seems: if one stone stops a threat, the other stone of the turn is free for the counter-attack.

ask-first-of-two = Place the first of two stones
ask-second-of-two = Place the second stone

lesson-show-1 = Black begins with a single stone.
lesson-show-2 = From then on, everybody places two stones.
lesson-show-3 = Two stones complete a line of six: Black wins.
