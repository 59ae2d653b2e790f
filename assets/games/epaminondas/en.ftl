goal = Begin a turn with more men on your far rank than your opponent has on theirs.
aliases = Crossings, Phalanxes

ask-march = Move a phalanx: its last man, then the square for its first

end-far-rank = More men on the far rank as the turn began.

rules =
    # The board
    The board has 14 files and 12 ranks. Each side has 28 men, on the two ranks nearest to it. White begins. White’s far rank is rank 12; Black’s is rank 1.

    # The phalanx
    A phalanx is a row of your own men without a gap, along a rank, a file or a diagonal. It may have any length: a man alone is a phalanx of one. You may also split a row and move only the men in front.

    # The move
    In each turn you move one phalanx, forward along its own line. It goes at most as many squares as it has men: three men go one, two or three squares. The squares that the first man crosses must be empty.

    To play, tap the last man of the phalanx and then the square its first man reaches. If you tap a man further forward, the phalanx is shorter.

    # The capture
    If the first man reaches an enemy man, count the enemy phalanx that continues in that direction. If it has fewer men than yours, all of it is captured and your phalanx stops on the square of the first enemy. If it has as many or more, you cannot advance that far. Capturing is never compulsory.

    # End
    When your turn begins, men are counted: if you have more on your far rank than your opponent has on theirs, you have won. So whoever arrives first leaves the other one move to answer: to capture, or to arrive as well.

    A player who cannot move passes. The game is drawn if the same position with the same player to move comes up three times, or after 100 moves in succession without a capture.

    # Options
    - Size: from eight ranks up each side fills two, otherwise one. On 8×8 it is the original game, Crossings.
    - Moves without progress: how many moves of both sides without a capture make a draw (0 switches it off).
    - Who begins: White, unless you say otherwise.

    # How moves are written
    You write the last and the first man of the phalanx and the square the first one reaches: h1,h3-h6. A man alone: a2-a3. A capture has a colon instead of the hyphen: h1,h3:h6.

history =
    Robert Abbott invented the game in 1963, for the chessboard, under the name of Crossings. Sid Sackson published it in 1969 in his book A Gamut of Games.

    In 1975 Abbott enlarged the board to 14×12 and named the game after the Theban general whose phalanx defeated the Spartans at Leuctra in 371 BC.

idea = A phalanx of five can capture any shorter phalanx within reach ahead of it. But from the side it is weak: an attacker coming across may meet a single man, and two are enough to take that one.

mathematics =
    The same man belongs to several phalanxes at once, of different lengths in different directions. A phalanx that is strong when it advances may be weak from the side: whoever attacks across it sees only one man.

    To capture k men in a row you need at least k + 1, and an attack reaches at most as many squares as the phalanx has men. So a phalanx of n men attacks all shorter phalanxes within n squares of its front, and only those.

    Advancing does not change the length of a phalanx. When it goes s squares, the effect on the board is as if its s rearmost men jumped to the front: those in the middle seem never to have left. Inside, this program moves them just so.

    A trick of symmetry: on a symmetric board the second player can mirror the first. If games were not won only as a turn begins, arriving first would be enough; as it is, mirroring evens the score. Some published rules therefore forbid arriving on the far rank in a way that leaves the board symmetric; here, repetition and moves without progress end in a draw.

lesson-show-1 = Two men in a row go up to two squares together.
lesson-show-2 = Three white men in a row capture two black ones.
lesson-show-3 = Only White has reached the far rank: White wins.
