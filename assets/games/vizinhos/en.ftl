goal = Leave your opponent without a move: every man goes as far as it has neighbours.
aliases = Neighbors

ask-move-neighbours = Move a man as many squares as it has neighbours

rules =
    # The board
    The board has 8×8 squares and each side has eight men: White on rank 1, Black on rank 8. White begins.

    # The turn
    You move one of your men in a straight line, in one of the eight directions. Before it moves, count the men on the eight squares around it, of either colour: it goes exactly that number of squares, no more and no fewer. All squares on the way must be empty.

    A man without neighbours does not move.

    # Captures
    The square it reaches may be empty or hold an enemy man, which is captured and leaves the board.

    # End
    A player without a move when it is their turn loses, even if the opponent is blocked too. The game is drawn if the same position with the same player to move comes up three times, or after 100 moves in succession without a capture.

    # Options
    - Moves without progress: how many moves of both sides without a capture make a draw (0 switches it off).
    - Who begins: White, unless you say otherwise.

    # How moves are written
    A move is written as its two squares: b6-b4. A capture has a colon instead of the hyphen: d3:g6.

history =
    Invented by Frank Riepenhausen in 2003. The rules take one sentence, the games are very tactical: every move changes the neighbours of all men around the square it left and the square it reached, and with them how far those men go.

idea = Count the neighbours of every man and add them all up: the total is even in every position. For if I am your neighbour, you are mine: each pair counts twice.

mathematics =
    To be a neighbour is mutual: if A stands beside B, then B stands beside A. So the neighbours of all men always add up to an even number, and the number of men with an odd number of neighbours is even too. This is the handshaking lemma, the first theorem of graph theory.

    A man with n neighbours needs a line with n squares before it, the last one empty or hostile. As no man gets farther than seven squares, a man with eight neighbours never moves: it is surrounded. And a man in a corner has three neighbours at most, one on the edge five at most.

    A man that moves does not choose how far it goes, but it chooses which neighbours it leaves. On leaving it takes one from every old neighbour, on arriving it gives one to every new one. So you can stop an enemy without touching it: take its neighbours away until it stands alone, or add so many that its way no longer fits on the board. The liveliest groups are those of two and three men.

    In endings with few men nobody wants to take the first step. Two men side by side for each player can walk to and fro for ever: this is why repetition is a draw.

lesson-show-1 = This man has two neighbours, so it goes two squares.
lesson-show-2 = This one has three: it goes three squares and captures.
lesson-show-3 = No black man has a neighbour: Black cannot move and loses.
