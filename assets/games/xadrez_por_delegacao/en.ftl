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

    # How chess men move
    - A Rook goes straight along its rank or file; a Bishop goes diagonally; a Queen goes either way. They go as far as they like, but do not jump over other men.
    - A Knight jumps in an L: two squares straight on and one to the side.
    - A King goes one square in any direction.
    - A pawn goes one square forward and captures one square diagonally forward.

    A man captures by going to the square of an enemy man, which leaves the board. To give check is to threaten to capture the King; checkmate is a check that the King cannot escape.

    # The turn
    You move one of your men. The King moves as in chess. No other man has moves of its own: it uses those that are delegated to it.

    # Delegation
    A man receives the power of every man of its colour that sees it, that is, that could move to the square where it stands if that square were empty. If a Rook and a Bishop of yours see a pawn of yours, the pawn moves and captures as a Rook or as a Bishop. Touch a man and you see who lends it its powers.

    @ show-1

    @ cut-1

    - What counts is the natural move of the lender, not what it has received itself. Powers are not handed on.
    - A man that is pinned, or cannot move, lends all the same.
    - A pawn lends its step of one square to the man right in front of it, and its capture to the men diagonally in front. Whoever receives them uses them forward too.

    @ pawn-step

    @ capture-2

    - The King lends his step to the men beside him, but receives nothing.
    - A man that nobody sees cannot move.

    A pawn that reaches the last rank, in whatever way, becomes a Queen, Rook, Bishop or Knight. A pawn may go back, even to the 1st rank. There is no castling, no double step and no en passant.

    @ show-2

    # Check
    A King is in check if an enemy man could capture it with the powers it has at that moment. No move may leave your own King in check.

    # End
    Checkmate wins. The game is drawn if the player to move is not in check and has no legal move, if the same position comes up three times, or after 50 turns of each side without a capture or a promotion.

    @ mate-2

    @ end-stalemate

notation =
    A move is written with the letter of the man and the square it reaches: { $cut-1 }. A pawn has no letter; the others are K, Q, R, B and N (the Knight). What counts is the man that moves, not the one that lends it its power.

    A capture has a colon before the square, and a pawn says which file it comes from: { $show-1 }. If two men of one type could reach the square, the file or rank of the one that moves is added. A promotion adds a = and the letter of the new piece: { $show-2 }. Check is +, checkmate ++: { $mate-2 }.

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
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = It shows why White had better not capture on b7 at once.
    .ply-1 = The Rook on b1 lends the pawn its power.
    .ply-2 = The Bishop on f8 lends its own: the pawn on g7 captures the Knight and becomes a Queen.

classic-delegacao_disposicao_de_xadrez = Why Rooks and Knights change places
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = With the array of chess, White would have a great advantage.
    .ply-1 = With the Rook’s power the pawn captures on a7, and already threatens to promote.

classic-delegacao_forquilha = A pawn forks
    .who = Moves from the book by João Pedro Neto and Jorge Nuno Silva; the drawing is lost and the position is ours
    .why = The pawn changes its helper: first the Queen, then the Knight.
    .ply-1 = With the Queen’s power the pawn captures on f3. Now the Knight sees it: check, and the Bishop is attacked too.
    .ply-3 = The King got away, and the pawn captures the Bishop with a Knight’s leap.

classic-delegacao_final_5_lances = Three Queens from afar
    .who = Moves from the book by João Pedro Neto and Jorge Nuno Silva; the drawing is lost and the position is ours
    .why = The Queens do not stir: every white move leans on a different Queen.
    .ply-1 = The pawn goes to d5 with the power of the Queen on d7: check.
    .ply-3 = The Bishop captures on e5 with the power of the Queen on b1: check.
    .ply-5 = The pawn reaches h5 with the power of the Queen on h2: checkmate.

classic-delegacao_imobilizacao = A Bishop cuts the link
    .who = Moves from the book by João Pedro Neto and Jorge Nuno Silva; the drawing is lost and the position is ours
    .why = The Rook and the Queen lived off each other.
    .ply-1 = On b1 the Bishop parts the Rook from the Queen: neither of them can move.

classic-delegacao_bloqueio_total = An army at a standstill
    .who = Moves from the book by João Pedro Neto and Jorge Nuno Silva; the drawing is lost and the position is ours
    .why = A single move breaks all of White’s links.
    .ply-1 = The Knight captures on d5. Only the white King can move now.
    .ply-3 = The same Knight captures the Queen.

classic-delegacao_puzzle_mate_em_2 = Mate in two moves
    .who = Problem from the book by João Pedro Neto and Jorge Nuno Silva; the drawing is lost and the position is ours
    .why = The Queen does not give mate: she makes it ready for the Bishop.
    .ply-1 = In this position only this move mates in two.
    .ply-3 = With the Queen’s power the Bishop reaches f6: checkmate.

lesson-first-1 = The Rook sees the Knight and lends it its power. Take it straight to the end!
lesson-first-1-else = How does a Rook move?
lesson-first-1-look = The Knight goes straight up the lit file, to the last square.
lesson-first-1-done = Checkmate! The Knight moved like a Rook, and attacks the King like a Rook.
lesson-show-1 = The Rook lends its power to this pawn.
lesson-leap-1 = The lit Knight sees the lit pawn. Let that pawn leap like a Knight!
lesson-leap-1-else = Which squares would a Knight reach from where the pawn stands?
lesson-leap-1-look = From the pawn, two squares one way and one to the side.
lesson-leap-1-done = The pawn leapt. The Knight stayed where it was: it only lent its power.
lesson-leap-2 = Only the Bishop sees the Rook. Move the Rook with the power it is lent.
lesson-leap-2-else = The Rook does not use its own way of moving. How does a Bishop go?
lesson-leap-2-look = The Rook moves along the diagonals now.
lesson-leap-2-done = A man never uses its own way of moving, only what others lend it.
lesson-cut-1 = You are Black. The white Rook and Queen help each other: cut the link!
lesson-cut-1-else = On which square would your man stand between the two?
lesson-cut-1-look = Your Queen lends to the Bishop: it goes straight down to their rank.
lesson-cut-1-done = They do not see each other any more, and so neither of them can move.
lesson-cut-2 = The black Knight moves like a Rook, thanks to its Rook. Capture the lender!
lesson-cut-2-else = To whom does your Queen lend? How does that man move now?
lesson-cut-2-look = The Bishop uses the Queen’s power: follow the diagonal to the top.
lesson-cut-2-done = Without the Rook, the Knight has no power at all: it cannot move any more.
lesson-show-2 = The Bishop does too: this pawn goes far and becomes a Queen.
lesson-capture-1 = You are Black. The Rook lends to the Knight: find the two captures.
lesson-capture-1-else = Which straight lines run from the Knight?
lesson-capture-1-look = From the Knight, look down and to the right.
lesson-capture-1-done = With a Rook’s power, the Knight captures in straight lines.
lesson-capture-2 = One of the white men can capture a pawn. Find out which.
lesson-capture-2-else = The white pawn lends, too. To whom, and what?
lesson-capture-2-look = A pawn captures diagonally: which man stands diagonally in front of it?
lesson-capture-2-done = The pawn lent its capture to the Knight.
lesson-show-3 = With the power of the Queen, the Bishop gives checkmate.
lesson-mate-1 = Give checkmate in a single move. The Knight has the Queen’s power!
lesson-mate-1-else = Where would a Queen attack the King and not be captured?
lesson-mate-1-look = Beside the black King, on a square that your King guards and the Queen still sees.
lesson-mate-1-done = The Queen still sees the Knight, and your King protects it: mate!
lesson-mate-2 = Now with three Queens: give checkmate in a single move.
lesson-mate-2-else = The Queens do not see one another. To whom can they lend?
lesson-mate-2-look = A pawn receives a Queen’s power: how far can it go?
lesson-mate-2-done = The pawn went far with the Queen’s power, and still has it: checkmate!
lesson-mate-3 = A problem of the book: mate in two moves. Which is the first?
lesson-mate-3-else = To whom can the Queen lend her power?
lesson-mate-3-look = A Bishop lends to the Queen. Take her where she gives check and sees another man.
lesson-mate-3-done = The King has one square only. Then a Bishop, with the Queen’s power, mates.
lesson-match = Now give mate yourself, and win the match!
lesson-match-else = Not yet. Bring your King close, and keep your men in sight of who lends to them.
lesson-match-done = Mate! You know how to lend, to capture and to cut.

diagram-pawn-step = The pawn on d2 lends its step to the Bishop in front of it.
diagram-end-stalemate = Black is not in check and cannot move, for nobody sees the pawn: a draw.

puzzle-mate-idea = Men move with borrowed power: who lends to whom?
puzzle-mate-why = The King is attacked, and no move can save him.
puzzle-promotion-idea = Which pawn can reach the end? Promoted, it lends much more power.
puzzle-promotion-why = The promoted piece lent the others the power they lacked.
