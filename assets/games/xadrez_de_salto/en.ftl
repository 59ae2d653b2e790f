goal = Checkmate the enemy King, with two trampolines that give men extra hops.
aliases = Hop Chess, Trampoline Chess

play-now =
    1. It is played like chess, and each player has a trampoline as well. White begins.
    2. On your turn you move a man. Then you put your trampoline on a square without a man. Only in the first turn White does not place it.
    3. A man that stops on a trampoline, yours or the other’s, hops at once: it makes one more move from there.
    4. The King does not use trampolines. For him they are walls.
    5. Checkmate wins, with hops or without.

first-match = Before you put your trampoline down, see which enemy men reach it and where they hop from there. Your trampoline serves the enemy too, even to give check to your own King.

rules =
    # The board
    The board, the men and the starting position are those of chess. Each player also has a trampoline of their colour, which starts off the board. The rules of chess apply, with these changes. White begins.

    # How chess men move
    - A Rook goes straight along its rank or file; a Bishop goes diagonally; a Queen goes either way. They go as far as they like, but do not jump over other men.
    - A Knight jumps in an L: two squares straight on and one to the side.
    - A King goes one square in any direction.
    - A pawn goes one square forward, or two the first time, and captures one square diagonally forward.

    A man captures by going to the square of an enemy man, which leaves the board. To give check is to threaten to capture the King; checkmate is a check that the King cannot escape.

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

    @ capture-2

    @ promote-1

    Men that do not stop on a trampoline pass over it, except pawns. You may not castle with a trampoline between King and Rook. En passant is possible only if the double step and the capture are both made without a trampoline.

    # Check
    A King is in check if an enemy man could capture it with a complete move, hops included. Your King only has to be safe at the end of your turn, with the trampoline in its place: you may get out of check with the trampoline.

    @ own-check

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

lesson-first-1 = Check! The black King can only run to the lit square. Put your trampoline there!
lesson-first-1-else = Where can the black King run from the Rook?
lesson-first-1-look = The lit square is the King’s only way out.
lesson-first-1-done = Checkmate! No King may enter a trampoline.
lesson-show-1 = A piece moves, and the trampoline goes to an empty square.
lesson-hop-1 = Hop with the Knight onto the lit trampoline and choose where it lands.
lesson-hop-1-else = The Knight moves in an L. Does it reach the trampoline?
lesson-hop-1-look = Touch the Knight, then a square one Knight’s jump from the trampoline.
lesson-hop-1-done = Two Knight’s steps in a single move! Next you would place your trampoline.
lesson-hop-2 = Hop with the Rook on the lit trampoline, and go on sideways.
lesson-hop-2-else = Whoever lands on a trampoline moves again. How does a Rook go?
lesson-hop-2-look = Touch the Rook, then a square on the trampoline’s rank.
lesson-hop-2-done = The Rook turned a corner: up and sideways in one move.
lesson-show-2 = The Bishop lands on the trampoline, hops again and captures.
lesson-capture-1 = Capture the black Queen! Your Rook needs a trampoline.
lesson-capture-1-else = Which trampoline does the Rook reach in a straight line?
lesson-capture-1-look = Go up the file to the trampoline and on to the side.
lesson-capture-1-done = The capture always comes on the last leg of a move.
lesson-capture-2 = Capture the Queen: this time the Knight needs both trampolines.
lesson-capture-2-else = Which trampoline does the Knight reach first?
lesson-capture-2-look = From one trampoline to the other is a Knight’s jump, too.
lesson-capture-2-done = Three legs in one move! Each trampoline serves once.
lesson-promote-1 = Your pawn reaches the last rank and hops on as a Queen. Take the black Queen!
lesson-promote-1-else = As a Queen, which way leads from the first trampoline to the second?
lesson-promote-1-look = Follow the lit squares: up, down a diagonal, and diagonally again.
lesson-promote-1-done = On a trampoline of the last rank a pawn promotes and goes on as the new piece.
lesson-promote-2 = Take the black Queen with the pawn. Which piece should it become?
lesson-promote-2-else = No straight line leads from the trampoline to the Queen. Which piece jumps so?
lesson-promote-2-look = From there to the Queen is a jump in an L.
lesson-promote-2-done = The Queen is not always the best choice: sometimes you need a Knight.
lesson-show-3 = With the trampoline here, the King cannot get away: checkmate.
lesson-mate-1 = You are Black. The Rook gives check. Where must the trampoline go? Two squares.
lesson-mate-1-else = Where can the white King run?
lesson-mate-1-look = Shut the King’s way out, or let the Rook reach it with a hop.
lesson-mate-1-done = One square is a wall, the other gives the Rook a hop. Checkmate!
lesson-mate-2 = Place your trampoline. On which square does it make the Rook give mate?
lesson-mate-2-else = From which square could the Rook take the King? And how does it hop there?
lesson-mate-2-look = The Rook goes straight up its file; the King is on the last rank.
lesson-mate-2-done = The Rook would reach the King with a hop, and that is check. No way out: mate!
lesson-match = Now win the match! Put the trampoline where it helps your Rook.
lesson-match-else = Not yet. Bring your King closer, and give check on the last rank or with a hop.
lesson-match-done = Mate! Hops, walls and checks by trampoline: now you can play.

diagram-own-check = By this trampoline the Knight reached the King. A pawn moves, and so does the trampoline.
diagram-end-stalemate = The trampoline closes g8: the King has no square but is not in check. A draw.

classic-salto_partida_11_lances = Checks from everywhere
    .who = Beginning of a match from the book by João Pedro Neto and Jorge Nuno Silva
    .why = Eleven moves show checks by trampoline and a position with a single legal move.
    .ply-7 = Check! The Bishop on f8 reaches the white King by hopping on b4.
    .ply-21 = White is a Knight ahead, rules the centre and gives check.
    .ply-23 = Black wants some relief: the Knight on b8, by way of c6, threatens the white Queen.
    .ply-25 = The King cannot flee. Only one move will do: the Rook takes the pawn, hopping on g8.
    .ply-35 = Queen takes Queen, with check: the Knight will answer, by way of d5.
    .ply-41 = By way of f5 the white Knights defend each other, and attack b8 and g7.

puzzle-mate-idea = Which check has no escape? The trampolines count, too.
puzzle-mate-why = With the help of the trampolines the King had no escape.
