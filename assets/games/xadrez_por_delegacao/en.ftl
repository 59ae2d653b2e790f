goal = Checkmate the enemy King, with men that move only by the power others lend them.
aliases = Delegating Chess

rules =
    # The board
    The board and the men are those of chess. So is the starting position, but Rooks and Knights change places. White begins.

    # The turn
    You move one of your men. The King moves as in chess. No other man has moves of its own: it uses those that are delegated to it.

    # Delegation
    A man receives the power of every man of its colour that sees it, that is, that could move to the square where it stands if that square were empty. If a Rook and a Bishop of yours see a pawn of yours, the pawn moves and captures as a Rook or as a Bishop. Touch a man and you see who lends it its powers.

    - What counts is the natural move of the lender, not what it has received itself. Powers are not handed on.
    - A man that is pinned, or cannot move, lends all the same.
    - A pawn lends its step of one square to the man right in front of it, and its capture to the men diagonally in front. Whoever receives them uses them forward too.
    - The King lends his step to the men beside him, but receives nothing.
    - A man that nobody sees cannot move.

    A pawn that reaches the last rank, in whatever way, becomes a Queen, Rook, Bishop or Knight. A pawn may go back, even to the 1st rank. There is no castling, no double step and no en passant.

    # Check
    A King is in check if an enemy man could capture it with the powers it has at that moment. No move may leave your own King in check.

    # End
    Checkmate wins. The game is drawn if the player to move is not in check and has no legal move, if the same position comes up three times, or after 50 turns of each side without a capture or a promotion.

    # How moves are written
    A move is written with the letter of the man (a pawn has none) and the square it reaches: e4, Bf6. A capture has a colon before the square, and a pawn says which file it comes from: b:b7. If two men of one type could go there, the file or rank of the one that moves is added. A promotion adds = and the letter of the new piece: g:a1=B. Check is +, checkmate ++.

history =
    A chess variant conceived by João Pedro Neto in 2002. Rooks and Knights change places at the start to balance the opening: with the array of chess, White threatened to promote a pawn straight away.

idea = A Knight only sees squares of the colour it does not stand on, and whoever uses its leap lands on the colour it does stand on. So once its leap has been used, the Knight no longer sees the man it helped.

mathematics =
    Draw an arrow from every man to every man of its colour that it sees. The arrows say it all: a man that receives none stands still. But they do not add up: if A lends to B and B to C, C receives nothing from A. In the language of mathematics, delegation is not transitive.

    Between two men of the same type, pawns apart, there are always two arrows: if a Rook sees another, the other sees it too. This is why two Queens on the same line, with nothing between them, need nobody else.

    The Knight lends once and is left behind. It only sees squares of the other colour than its own; the man that uses a Knight’s leap changes the colour of its square, and then stands on one of the Knight’s own colour. After that leap the same Knight does not see it any more, until it moves itself.

    The Bishop is the opposite: it lends only to men on squares of its colour, and whoever uses its power stays on that colour.

    In the starting position there are 62 legal moves. In chess there are 20.

lesson-show-1 = The Rook lends its power to this pawn.
lesson-show-2 = The Bishop does too: this pawn goes far and becomes a Queen.
lesson-show-3 = With the power of the Queen, the Bishop gives checkmate.
