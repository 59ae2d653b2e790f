goal = Make mills, three men in a line, until your opponent has two men or no move.
aliases = Nine Men’s Morris, Mill, Merels

rules =
    # The board
    There are 24 points on three linked squares. Three points next to each other on one line can form a mill; there are 16 such lines. Each player has nine men. White begins.

    # The turn
    - Placing: as long as you have men in hand, you put one on an empty point.
    - Moving: afterwards you take one of your men along a line to a neighbouring empty point.
    - Flying: when you have only three men, you may take one to any empty point.

    # Mills
    When you close a mill you may remove an enemy man that is not in a mill. If all of them are, you may choose any. Two mills closed at once give only one removal. Men that are removed do not return.

    If a mill gave you your latest removal, closing it again, on the same three points, in one of your next two turns gives no new removal. Having two mills and alternating between them is allowed.

    # End
    A player who has fewer than three men, counting those in hand, or who cannot move when it is their turn, loses. The game is drawn if the same position comes up three times with the same player to move, or after 100 moves in succession without a removal.

    # Options
    - Compulsory removal: if on, whoever closes a mill has to remove a man; if off, they may pass.
    - Same-mill rule: if you switch it off, opening and closing the same mill always gives a removal.
    - Moves without progress: how many, by both sides, make a draw (0 switches it off).
    - Who begins: White, unless you say otherwise. You may also draw lots.

    # How moves are written
    Placing is written d2, moving or flying d2-d3, removing xd6. Declining a removal is written pass.

history =
    A very old game without an author, known all over Europe. The Book of Games of King Alfonso X of Castile described it as early as 1283. Scratched into stone, it is found in castles, churches and cloisters, in Portugal too.

    The rules used here are those of the tournament of the Federal University of Goiás, in Catalão, Brazil, where the game is called Trilha.

idea = For making mills all points are worth the same: each belongs to exactly two lines. For moving they are not: a corner has only two ways out, and the other points have three or four.

mathematics =
    The board has 16 symmetries: the eight of the square, and each of them with the outer and the inner square exchanged. Many positions that look different are the same after all.

    In 1993 Ralph Gasser solved the game under the usual rules, which lack the restriction on closing the same mill: if nobody errs, it is a draw. He worked backwards from finished positions, through billions of them, and joined this to a search of the openings.

    Every point belongs to exactly two lines: 24 points times two lines are 48, and each line has three points, which makes 16 lines. The difference lies in the neighbours: corner points have two, those in between have three or four. Whoever holds the middle points can move; whoever stays in the corners may get stuck.

lesson-show-1 = A man is placed on an empty point.
lesson-show-2 = Three in a line make a mill: a man is removed.
lesson-show-3 = Another mill: Black has only two men left and loses.
