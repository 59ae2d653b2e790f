goal = Checkmate the enemy King, with men that move only by the power others lend them.
aliases = Delegating Chess

play-now =
    1. The men are those of chess. At the start Rooks and Knights have changed places. White begins.
    2. The King moves as in chess. Every other man uses the power of the friends that see it.
    3. If your Rook sees a pawn of yours, that pawn moves and captures as a Rook. If a Bishop sees it too, you choose.
    4. A man that no friend sees cannot move.
    5. Checkmate wins.

first-match = Do not send a man far from the others: if nobody sees it, it is stuck there.

rules =
    # The board
    The board and the men are those of chess. So is the starting position, but Rooks and Knights change places. White begins.

    # The turn
    You move one of your men. The King moves as in chess. No other man has moves of its own: it uses those that are delegated to it.

    # Delegation
    A man receives the power of every man of its colour that sees it, that is, that could move to the square where it stands if that square were empty. If a Rook and a Bishop of yours see a pawn of yours, the pawn moves and captures as a Rook or as a Bishop. Touch a man and you see who lends it its powers.

    @ show-1

    @ cut

    - What counts is the natural move of the lender, not what it has received itself. Powers are not handed on.
    - A man that is pinned, or cannot move, lends all the same.
    - A pawn lends its step of one square to the man right in front of it, and its capture to the men diagonally in front. Whoever receives them uses them forward too.

    @ pawn-step

    @ capture

    - The King lends his step to the men beside him, but receives nothing.
    - A man that nobody sees cannot move.

    A pawn that reaches the last rank, in whatever way, becomes a Queen, Rook, Bishop or Knight. A pawn may go back, even to the 1st rank. There is no castling, no double step and no en passant.

    @ show-2

    # Check
    A King is in check if an enemy man could capture it with the powers it has at that moment. No move may leave your own King in check.

    # End
    Checkmate wins. The game is drawn if the player to move is not in check and has no legal move, if the same position comes up three times, or after 50 turns of each side without a capture or a promotion.

    @ mate

    @ end-stalemate

notation =
    A move is written with the letter of the man and the square it reaches: { $cut }. A pawn has no letter; the others are K, Q, R, B and N (the Knight). What counts is the man that moves, not the one that lends it its power.

    A capture has a colon before the square, and a pawn says which file it comes from: { $show-1 }. If two men of one type could reach the square, the file or rank of the one that moves is added. A promotion adds a = and the letter of the new piece: { $show-2 }. Check is +, checkmate ++: { $mate }.

history =
    A chess variant conceived by João Pedro Neto in 2002. Rooks and Knights change places at the start to balance the opening: with the array of chess, White threatened to promote a pawn straight away.

idea = A Knight only sees squares of the colour it does not stand on, and whoever uses its leap lands on the colour it does stand on. So once its leap has been used, the Knight no longer sees the man it helped.

mathematics =
    Alone, no man can move: it needs a friend that sees it. Only the King needs no help.

    Draw an arrow from every man to every man of its colour that it sees. The arrows say it all: a man that receives none stands still. But they do not add up: if A lends to B and B to C, C receives nothing from A. In the language of mathematics, delegation is not transitive.

    Between two men of the same type, pawns apart, there are always two arrows: if a Rook sees another, the other sees it too. This is why two Queens on the same line, with nothing between them, need nobody else.

    The Knight lends once and is left behind. It only sees squares of the other colour than its own; the man that uses a Knight’s leap changes the colour of its square, and then stands on one of the Knight’s own colour. After that leap the same Knight does not see it any more, until it moves itself.

    The Bishop is the opposite: it lends only to men on squares of its colour, and whoever uses its power stays on that colour.

    In the starting position there are 62 legal moves. In chess there are 20.

in-class =
    Ages 10 and up · 30 minutes a match.
    - 10 min: recall chess; in the starting position, draw arrows from every man to those it sees.
    - 10 min: the steps of the lesson; the class says who lends the power.
    - 15 min: matches in pairs; before every move you say who lends it.
    - 10 min: the mate in two; then the questions.
    # Questions
    - At the start, why can the pawn on a2 not move? → Because no white man sees it: behind it is the Knight, and a Knight does not see the square in front.
    - A Rook sees a Bishop, and the Bishop sees a pawn that the Rook does not see. Does the pawn move as a Rook? → No, only as a Bishop: powers are not handed on.
    - Two Queens stand on the same file, with nothing between them. Can they move? → Yes: each sees the other and lends it its power.

classic-delegacao_b2b7_g7a1 = Capture and answer on the first move
    .who = Example of the book
    .why = It shows why White had better not capture on b7 at once.
    .ply-1 = The Rook on b1 lends the pawn its power.
    .ply-2 = The Bishop on f8 lends its own: the pawn on g7 captures the Knight and becomes a Queen.

classic-delegacao_disposicao_de_xadrez = Why Rooks and Knights change places
    .who = Example of the book
    .why = With the array of chess, White would have a great advantage.
    .ply-1 = With the Rook’s power the pawn captures on a7, and already threatens to promote.

classic-delegacao_forquilha = A pawn forks
    .who = The book’s drawing is lost; the position is ours, the moves are the book’s
    .why = The pawn changes its helper: first the Queen, then the Knight.
    .ply-1 = With the Queen’s power the pawn captures on f3. Now the Knight sees it: check, and the Bishop is attacked too.
    .ply-3 = The King got away, and the pawn captures the Bishop with a Knight’s leap.

classic-delegacao_final_5_lances = Three Queens from afar
    .who = The book’s drawing is lost; the position is ours, the moves are the book’s
    .why = The Queens do not stir: every white move leans on a different Queen.
    .ply-1 = The pawn goes to d5 with the power of the Queen on d7: check.
    .ply-3 = The Bishop captures on e5 with the power of the Queen on b1: check.
    .ply-5 = The pawn reaches h5 with the power of the Queen on h2: checkmate.

classic-delegacao_imobilizacao = A Bishop cuts the link
    .who = The book’s drawing is lost; the position is ours, the moves are the book’s
    .why = The Rook and the Queen lived off each other.
    .ply-1 = On b1 the Bishop parts the Rook from the Queen: neither of them can move.

classic-delegacao_bloqueio_total = An army at a standstill
    .who = The book’s drawing is lost; the position is ours, the moves are the book’s
    .why = A single move breaks all of White’s links.
    .ply-1 = The Knight captures on d5. Only the white King can move now.
    .ply-3 = The same Knight captures the Queen.

classic-delegacao_puzzle_mate_em_2 = Mate in two moves
    .who = A problem of the book. Its drawing is lost; the position is ours, the solution is the book’s
    .why = The Queen does not give mate: she makes it ready for the Bishop.
    .ply-1 = In this position only this move mates in two.
    .ply-3 = With the Queen’s power the Bishop reaches f6: checkmate.

lesson-show-1 = The Rook lends its power to this pawn.
lesson-show-2 = The Bishop does too: this pawn goes far and becomes a Queen.
lesson-show-3 = With the power of the Queen, the Bishop gives checkmate.
lesson-leap = The Knight on a1 sees the pawn on c2. Let that pawn leap like a Knight!
lesson-leap-else = Choose the pawn on c2 and a Knight’s leap: a3, b4, d4 or e3.
lesson-leap-done = The pawn leapt. The Knight stayed where it was: it only lent its power.
lesson-capture = One of the white men can capture a pawn. Find out which.
lesson-capture-else = That one cannot capture. Who stands diagonally in front of the pawn on d2?
lesson-capture-done = The pawn on d2 lent its capture to the Knight.
lesson-cut = You are Black. The white Rook and Queen help each other: cut the link!
lesson-cut-else = Take the Bishop between them, next to the Rook.
lesson-cut-done = They do not see each other any more, and so neither of them can move.
lesson-mate = You are White. Give checkmate in a single move.
lesson-mate-else = That is not mate. Which pawn has the power of the Queen on h2?
lesson-mate-done = The pawn reached h5 with the Queen’s power: checkmate!
lesson-puzzle = A problem of the book: mate in two moves. Which is the first?
lesson-puzzle-else = There is no mate in two that way. To whom can the Queen lend her power?
lesson-puzzle-done = The King has only d8. Then the Bishop on f1, with the Queen’s power, mates.

diagram-pawn-step = The pawn on d2 lends its step to the Bishop in front of it.
diagram-end-stalemate = Black is not in check and cannot move, for nobody sees the pawn: a draw.

puzzle-mate-idea = Men move with borrowed power: who lends to whom?
puzzle-mate-why = The King is attacked, and nobody lends him an escape.
