goal = Checkmate the enemy King, with two trampolines that give men extra hops.
aliases = Hop Chess, Trampoline Chess

play-now =
    1. It is played like chess, and each player has a trampoline as well. White begins.
    2. In your turn you move a man. Then you put your trampoline on a square without a man. Only in the first turn White does not place it.
    3. A man that stops on a trampoline, yours or the other’s, hops at once: it makes one more move from there.
    4. The King does not use trampolines. For him they are walls.
    5. Checkmate wins, with hops or without.

first-match = Before you put your trampoline down, see which enemy men reach it and where they hop from there. Your trampoline serves the enemy too, even to give check to your own King.

rules =
    # The board
    The board, the men and the starting position are those of chess. Each player also has a trampoline of their colour, which starts off the board. The rules of chess apply, with these changes. White begins.

    # The turn
    - You move one of your men.
    - You place your trampoline on a square without a man and without the other trampoline. It may stay where it was, but from the first time on it is always on the board.

    In the first turn of the game White moves a man and does not place the trampoline.

    @ show-1

    # Hops
    A man that stops on a trampoline, of either colour, at once moves again from there in its own way. If it lands on the other trampoline, it hops once more. Each trampoline serves only once in a move, and the man may not end on the square it came from. If it cannot go on, that route is not allowed.

    @ show-2

    - A Queen that arrives diagonally leaves diagonally, one that arrives along a rank or file leaves along a rank or file; she may change direction.
    - A pawn that arrives on a trampoline steps forward one square or captures diagonally. If the trampoline is on the last rank, the pawn is promoted first and goes on as the new piece; a new Queen leaves in any direction.
    - The King does not enter trampolines.
    - There is at most one capture in a move, always on the last leg.

    @ capture-1

    @ promote-1

    Men that do not stop on a trampoline pass over it, except pawns. You may not castle with a trampoline between King and Rook. En passant is possible only if the double step and the capture are both made without a trampoline.

    # Check
    A King is in check if an enemy man could capture it with a complete move, hops included. Your King only has to be safe at the end of your turn, with the trampoline in its place: you may get out of check with the trampoline.

    @ trap-1

    # End
    Checkmate wins.

    @ show-3

    The game is drawn if the player to move is not in check and has no legal move.

    @ end-stalemate

    It is also drawn if the same position comes up three times, or after 50 turns of each side without a capture or a pawn move.

notation = A move is written with the letter of the man (K, Q, R, B or N; a pawn has none) and the square where it ends; the square of the trampoline follows: { $show-1 }. A capture has a colon before the square: { $show-2 }. A pawn that captures also says which file it comes from. If two men of one type could go there, the file or rank of the one that moves is added. A promotion adds an equals sign and the letter of the new piece: { $promote-1 }. Castling is written with two letters O, or three on the Queen’s side, with dashes between them. Check has one +, checkmate two: { $show-3 }.

history =
    A chess variant invented by João Pedro Neto in 2002. The trampoline speeds up pawns, stands in the way of Kings and turns any square into a crossroads for several men. The rest is still chess.

idea = In the first reply Black chooses one of 20 moves and one of 32 squares for the trampoline. That makes not 52 ways to play but about 640: the choices do not add up, they multiply.

mathematics =
    In every turn you make two choices: the man and the square of the trampoline. The choices multiply, and that is why there are so many ways to play.

    In chess Black has 20 answers to the first move. Here each of those 20 can be combined with any of the 32 squares free for the trampoline: 20 × 32 = 640. Only a check to the black King can take some away. If White opens with the King’s pawn, 636 turns are left; nearly all other openings leave the 640.

    A move has at most three legs (two hops), because there are only two trampolines and each serves once. And it makes at most one capture: trampolines always lie on squares without men, so only the last leg can end in a capture.

    Think of the board as a graph, with an arrow from every man to every square it attacks. In chess the graph changes only where the move touched it; here, moving a trampoline can create and erase arrows all over the board. That is why a check may come from far away and be answered without touching a man.

    In endings the trampoline also defends: put in the way of the enemy King, it is a wall he does not step on. Some mates of chess become harder in this way.

in-class =
    Ages 10 and up · 40 minutes a match.
    - 10 min: The lesson, in pairs. Then each pair puts a button on the board and hops over it with every man.
    - 20 min: Start a match in pairs. Whoever gives check says by which way the King could be captured.
    - 5 min: Each pair shows the longest hop it has made.
    - 10 min: The questions below, in pairs first and then all together.
    # Questions
    - With 20 moves and 32 squares for the trampoline, how many turns are there? → 640, because choices multiply. Sometimes a few fewer, because of a check.
    - How many hops can a man make in one move? → Two at most: there are two trampolines, and each serves only once.
    - Why is only one man captured in a move? → Trampolines lie on squares without men: only the last leg can end in a capture.

lesson-show-1 = You move a piece and put your trampoline on an empty square.
lesson-show-2 = The Bishop lands on the trampoline, hops on and captures.
lesson-show-3 = With the trampoline here, the King cannot escape: checkmate.
lesson-move-1 = Hop with the Knight: take it to the trampoline on c3 and choose where it lands.
lesson-move-1-else = Try the Knight, by way of the trampoline on c3.
lesson-move-1-done = Two Knight’s steps in one move! After it you would place your trampoline.
lesson-capture-1 = Capture the Queen: the Knight needs two hops.
lesson-capture-1-else = That does not reach the Queen. Hop on e4 and right after that on c5.
lesson-capture-1-done = Three legs in one move. The capture always comes on the last.
lesson-promote-1 = The pawn enters b8, becomes a Queen and hops on e5. Take the Queen on c3!
lesson-promote-1-else = Take the pawn to b8, make it a Queen and hop on e5 to c3.
lesson-promote-1-done = On a trampoline of the last rank a pawn is promoted and goes on as the new piece.
lesson-trap-1 = Your own trampoline gives you check! Play the pawn to a4, the trampoline to a5.
lesson-trap-1-else = By g3 the Knight gets to f1. Move the pawn to a4 and your trampoline to a5.
lesson-trap-1-done = No more check, and the King never moved. Now a trampoline waits for your pawn.
lesson-puzzle-1 = The Rook gives check. Where does Black’s trampoline make it mate? Two squares do.
lesson-puzzle-1-else = The King escapes to h2. Close that square, or attack it with a hop of the Rook.
lesson-puzzle-1-done = On h2 it is a wall. On g2 the Rook hops and gets to h2. Checkmate!

diagram-end-stalemate = The trampoline closes g8: the King has no square but is not in check. A draw.

classic-salto_partida_11_lances = Checks from everywhere
    .who = Example from the book, no players named
    .why = Eleven moves show checks by trampoline and a position with a single legal move.
    .ply-7 = Check! The Bishop on f8 reaches the white King by hopping on b4.
    .ply-21 = White is a Knight ahead, rules the centre and gives check.
    .ply-23 = Black wants some relief: the Knight on b8, by way of c6, threatens the white Queen.
    .ply-25 = The King cannot flee. Only one move will do: the Rook takes the pawn, hopping on g8.
    .ply-35 = Queen takes Queen, with check: the Knight will answer, by way of d5.
    .ply-41 = By way of f5 the white Knights defend each other, and attack b8 and g7.

puzzle-mate-idea = A trampoline can give the missing hop.
puzzle-mate-why = With the extra hop the King had no escape.
