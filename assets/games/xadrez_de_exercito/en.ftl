goal = Capture the enemy King, moving your whole army in every turn if you like.
aliases = Army Chess

ask-army-3 = Move up to three of your men
ask-army-10 = Move up to ten of your men
ask-army-15 = Move up to fifteen of your men
ask-army-16 = Move as many men as you like, once each
ask-last-or-end = One move left: move one more man or end your turn

end-king = The King has been captured.

play-now =
    1. The board and the men are those of chess. White begins.
    2. On your turn you move several men, each of them once at most. You have to move at least one.
    3. The most you may make is three moves for White, ten for Black, fifteen for White and sixteen from there on.
    4. There is no check: nobody warns you that your King is in danger.
    5. Whoever captures the enemy King wins at once.

first-match = Before you end your turn, imagine it is the other player’s. They may move a whole army: clear the way first, and capture after that. Leave your King where nobody can reach it even then.

rules =
    # The board
    The board, the men and the initial position are those of chess. White begins.

    # How chess men move
    - A Rook goes straight along its rank or file; a Bishop goes diagonally; a Queen goes either way. They go as far as they like, but do not jump over other men.
    - A Knight jumps in an L: two squares straight on and one to the side.
    - A King goes one square in any direction.
    - A pawn goes one square forward, or two the first time, and captures one square diagonally forward.

    A man captures by going to the square of an enemy man, which leaves the board.

    # The turn
    In every turn you move several of your men, each of them once at most. You have to move at least one and may stop whenever you like.

    - In the first turn of the game White moves up to three men.
    - In the second, Black moves up to ten.
    - In the third, White moves up to fifteen.
    - From the fourth on, each player moves up to sixteen.

    The turn passes by itself when no moves are left, or when none of the men that have not moved is able to.

    @ show-1

    # The men
    Men move and capture as in chess. The order is yours: one man may open the way for another.

    @ move-1

    Three things differ from chess.

    - There is no check: the King may stand on attacked squares and may be captured.
    - There is no capture en passant.
    - Castling only asks that the King and that Rook have never moved and that nothing stands between them. It counts as the King’s move: the King does not move again in that turn, but the Rook still may.

    @ castling

    A pawn that reaches the last rank becomes a Queen, a Rook, a Bishop or a Knight, and does not move again in that turn.

    @ promotion

    # End
    Whoever captures the enemy King wins at once.

    @ show-3

    It is a draw if the player who begins a turn cannot move any man.

    @ end-draw

    It is also a draw if the same position comes up three times at the start of a turn, or after 50 turns by each side without a capture or a pawn move.

notation = A move is written with the letter of the man (K, Q, R, B or N; a pawn has none) and the square it reaches. The first turn may look like this: { $show-1 }. A capture has a colon before the square, and a pawn says which file it comes from: { $move-1 }. If two men of one type could go there, the file or rank of the one that moves is added. A promotion adds an equals sign and the letter of the new piece: { $promotion }. Castling on the King’s side is written { $castling-1 }; on the Queen’s side there is one more O. Ending a turn before all its moves are used is written { $trap-1-3 }. If there is a + at the end, it warns that the game may end with the next move.

history =
    The progressive variants of chess give each player several moves in a turn. Nearly all of them let the same man move many times; here every man moves only once, as in a battle where all units advance together. We do not know who invented it, or when.

idea = Three moves by men that do not get in one another’s way can be made in 6 different orders, and the board always ends up the same. With sixteen moves there are about 21 trillion orders, and still only one final position.

mathematics =
    If three men do not get in one another’s way, you can move them in six different orders. The board always ends up the same.

    Why 3, 10, 15 and then always 16 moves? Suppose both players use all of theirs. After each turn, count how many moves White is ahead: 3, −7, 8, −8, 8, −8… The minus sign means that Black leads. From the third turn on, now one leads and now the other, always by eight. With 16 from the start it would be 16, 0, 16, 0…: Black would never be ahead.

    Chess has 20 first moves. Here the first turn, of three moves at most, may leave the board in 2433 different positions.

    Many ways lead to the same place. If sixteen men can move without getting in one another’s way, there are 16! orders to do it in, about 21 trillion, and all of them give the same position. For a computer it is not enough to be fast: it has to recognise the positions it has already reached in another order.

    At other times order is everything. A man that leaves opens the line for the one behind it; one that advances may close it. And every man captures at most once in a turn: against ten men in reach, a single attacker takes only one.

    So you count differently. Before you end your turn, see how many of your men the opponent could take with all of theirs, one for each. An attack on the King that would be mate in chess may be undone here by several men, each with its own move; but if the King is still in reach of a single man when your turn ends, the game is over.

in-class =
    Ages 10 and up · 40 minutes a match.
    - 10 min: The lesson, in pairs. Those who play chess remind the others how each man moves.
    - 20 min: Start a match in pairs. In every turn each player has two minutes to move their men.
    - 5 min: The pairs stop and count: who captured most men in a single turn?
    - 10 min: The questions below, in pairs first and then all together.
    # Questions
    - In how many orders can you move three men that do not get in one another’s way? → Six: three choices for the first, two for the second, one for the last.
    - If both use all their moves, who has made more after the third turn? → White, 18 against 10: eight more.
    - Ten men are in reach of a single Queen. How many can she capture in one turn? → One, because every man moves only once.

lesson-first-1 = Your Rook goes straight, and nothing is between it and the black King. Capture it!
lesson-first-1-else = Which of your men stands on the King’s file?
lesson-first-1-look = Look along the lit file, from one end to the other.
lesson-first-1-done = You won! There is no check here: whoever captures the King wins at once.
lesson-show-1 = Several men move in one turn, once each. In the first turn, up to three.
lesson-once-1 = Which black men can you capture? Find the three captures.
lesson-once-1-else = How does a Knight jump? And where does a Rook go?
lesson-once-1-look = A Knight jumps in an L, a Rook goes straight: one black man is in reach of both.
lesson-once-1-done = Three! But the Knight can only make one: each man moves once a turn.
lesson-once-2 = Your Knight has moved this turn. Who can still capture? There are two ways.
lesson-once-2-else = The Knight has made its move. Which other men reach a black man?
lesson-once-2-look = Follow the Rook’s file, and look at the diagonals of the pawn in the centre.
lesson-once-2-done = The Knight waits for the next turn; the others still have their move.
lesson-show-2 = The order is yours: the Knight gets out of the way, and then the Bishop captures.
lesson-move-1 = Your pawn blocks the Rook. Capture with the pawn, then with the Rook.
lesson-move-1-else = Which of the two has to leave first?
lesson-move-1-look = The pawn captures diagonally; then the Rook’s file is free.
lesson-move-1-done = The pawn opened the file, and the Rook used it in the same turn.
lesson-move-2 = You are Black. Your Bishop wants the white Rook: clear the way for it.
lesson-move-2-else = Which of your own men stands between the Bishop and the Rook?
lesson-move-2-look = Follow the Bishop’s diagonal, and move the pawn on it away.
lesson-move-2-done = A small step of a pawn opened a long way.
lesson-show-3 = Pawn and Knight leave the file, and the Rook takes the King: White wins.
lesson-king-1 = You are Black. Capture the white King in two moves!
lesson-king-1-else = Your Queen points at the King. Who stands in her way?
lesson-king-1-look = A step forward is not enough: the pawn has to leave the Queen’s file.
lesson-king-1-done = The pawn captured and opened the file. The Queen did the rest!
lesson-king-2 = Win in three moves. Which captures open the file? Find both.
lesson-king-2-else = How many men stand between your Rook and the King?
lesson-king-2-look = Two pawns of yours are on the lit file. How can each of them leave it?
lesson-king-2-done = With both pawns off the file, the Rook takes the King in the same turn.
lesson-king-3 = Win in three moves. Which two pawns can open the Queen’s diagonal?
lesson-king-3-else = The Queen aims at the King. What is in the way?
lesson-king-3-look = See the lit diagonal: each pawn can leave it by capturing.
lesson-king-3-done = Count the men in the way: if all of them can leave, the King is yours.
lesson-trap-1 = The Bishop guards the Queen! Capture both, in the right order, and end your turn.
lesson-trap-1-else = If the King takes the Queen now, who takes the King next?
lesson-trap-1-look = Take the guard first; then the Queen stands alone beside the King.
lesson-trap-1-done = In chess this was mate. Here two men saved the King. Look at it before you end.
lesson-trap-2 = Only the King is left to move, then Black plays. Where is it safe? Two squares.
lesson-trap-2-else = Black’s Rook, Bishop and Knight: which squares does each of them reach?
lesson-trap-2-look = Leave the Rook’s file; mind the Bishop’s diagonal and the Knight’s jumps.
lesson-trap-2-done = Before your turn is over, always ask: can anybody reach my King?
lesson-match = Now play until you win! Your Rook is on the King’s file.
lesson-match-else = Not yet. Clear your men out of the Rook’s way, one by one, in the same turn.
lesson-match-done = The army cleared the way and the Rook reached the King. Now you can play!

diagram-castling = Castling is the King’s move. The Rook may still move, and it captures.
diagram-promotion = The pawn reaches the last rank and becomes a Queen. It moves no more this turn.
diagram-end-draw = White ends the turn, and no black man can move: a draw.

classic-exercito_partida_8_jogadas = The whole army storms the King’s corner
    .who = Match from the book by João Pedro Neto and Jorge Nuno Silva, without names of players
    .why = Within eight turns almost everything Black has falls upon the white King.
    .ply-3 = White takes space in the centre and opens lines for the men behind.
    .ply-13 = Black uses all ten moves: seven by pawns, two by Knights and one by a Bishop.
    .ply-23 = Nine moves were enough; White could have made fifteen. Both castlings are kept.
    .ply-33 = Black does not capture yet, but presses in the centre and brings the King to g8.
    .ply-41 = The captures begin. After castling, White’s Rook could still move in the same turn.
    .ply-53 = The attack gathers round the white King. The Bishop on f3 is a sacrifice.
    .ply-61 = White takes both Bishops, but the King is now shut in on h1.
    .ply-66 = The pawns on f3 and h3 guard the Queen on g2, and the Knight blocks White’s Queen. White resigns.

classic-exercito_defesa_combinada = A “mate” undone by four men
    .who = Moves of an example from the book by João Pedro Neto and Jorge Nuno Silva; the position is ours
    .why = Each man makes one move, and together they save the King from what would be mate in chess.
    .ply-1 = The pawn captures one of the Bishops.
    .ply-3 = The Rook captures the Bishop that guarded the Queen.
    .ply-4 = The King takes the Queen: nobody guarded her any more.

puzzle-king-idea = Your whole army may move: which man reaches the King?
puzzle-king-why = The King was within reach of your army.
