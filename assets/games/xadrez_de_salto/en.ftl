goal = Checkmate the enemy King, with two trampolines that give men extra hops.
aliases = Hop Chess, Trampoline Chess

rules =
    # The board
    The board, the men and the starting position are those of chess. Each player also has a trampoline of their colour, which starts off the board. The rules of chess apply, with these changes. White begins.

    # The turn
    - You move one of your men.
    - You place your trampoline on a square without a man and without the other trampoline. It may stay where it was, but from the first time on it is always on the board.

    In the first turn of the game White moves a man and does not place the trampoline.

    # Hops
    A man that stops on a trampoline, of either colour, at once moves again from there in its own way. If it lands on the other trampoline, it hops once more. Each trampoline serves only once in a move, and the man may not end on the square it came from. If it cannot go on, that route is not allowed.

    - A Queen that arrives diagonally leaves diagonally, one that arrives along a rank or file leaves along a rank or file; she may change direction.
    - A pawn that arrives on a trampoline steps forward one square or captures diagonally. If the trampoline is on the last rank, the pawn is promoted first and goes on as the new piece; a new Queen leaves in any direction.
    - The King does not enter trampolines.
    - There is at most one capture in a move, always on the last leg.

    Men that do not stop on a trampoline pass over it, except pawns. You may not castle with a trampoline between King and Rook. En passant is possible only if the double step and the capture are both made without a trampoline.

    # Check
    A King is in check if an enemy man could capture it with a complete move, hops included. Your King only has to be safe at the end of your turn, with the trampoline in its place: you may get out of check with the trampoline.

    # End
    Checkmate wins. The game is drawn if the player to move is not in check and has no legal move, if the same position comes up three times, or after 50 turns of each side without a capture or a pawn move.

    # How moves are written
    A move is written with the letter of the man (a pawn has none) and the square where it ends: e4, Bc4. The square of the trampoline follows: d5. A capture has a colon before the square, and a pawn says which file it comes from: B:f6, d:e5. If two men of one type could go there, the file or rank of the one that moves is added. A promotion adds = and the letter of the new piece: b8=B. Castling is O-O and O-O-O. Check is +, checkmate ++.

history =
    A chess variant invented by João Pedro Neto in 2002. The trampoline speeds up pawns, stands in the way of Kings and turns any square into a crossroads for several men. The rest is still chess.

idea = In the first reply Black chooses one of 20 moves and one of 32 squares for the trampoline. That makes not 52 ways to play but about 640: the choices do not add up, they multiply.

mathematics =
    In chess Black has 20 answers to the first move. Here each of those 20 can be combined with any of the 32 squares free for the trampoline: about 640 possible turns in the very first answer.

    A move has at most three legs (two hops), because there are only two trampolines and each serves once. And it makes at most one capture: trampolines always lie on squares without men, so only the last leg can end in a capture.

    Think of the board as a graph, with an arrow from every man to every square it attacks. In chess the graph changes only where the move touched it; here, moving a trampoline can create and erase arrows all over the board. That is why a check may come from far away and be answered without touching a man.

    In endings the trampoline also defends: put in the way of the enemy King, it is a wall he does not step on. Some mates of chess become harder in this way.

lesson-show-1 = You move a piece and put your trampoline on an empty square.
lesson-show-2 = The Bishop lands on the trampoline, hops on and captures.
lesson-show-3 = With the trampoline here, the King cannot escape: checkmate.
