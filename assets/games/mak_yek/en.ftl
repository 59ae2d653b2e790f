goal = Capture all your opponent’s men, by enclosing them or by stepping between them.
card-cleave = Cleave
goal-cleave = Capture until your opponent has two men left; here the edges help too.
aliases = Apit-sodok, Cleave

variant-mak_yek = Mak-Yek: the traditional game
variant-cleave = Cleave: the edges capture too

rules =
    # The board
    The board has 8×8 squares and each side has 16 equal men. White fills ranks 1 and 3, Black ranks 6 and 8. White begins.

    # The turn
    You move one of your men like a rook in chess: in a straight line, along a rank or a file, over as many empty squares as you like. Men neither jump nor land on one another.

    # Captures
    Captures are settled at the end of the move, all at once, and never diagonally. Only the man that moved captures.

    - Custody: one enemy man stands between the man that moved and another man of yours, on three squares in a row. The middle one leaves.
    - Intervention: the man that moved stands exactly between two enemy men, on three squares in a row. Both leave.

    Moving in between two enemy men is no danger: that is how they are captured. One move may combine several captures.

    # End
    Whoever captures all the enemy men wins. A player who cannot move passes. The game is drawn if both sides are blocked, if the same position with the same player to move comes up three times, or after 100 moves in succession without a capture.

    # Variants and options
    - Mak-Yek: the rules above.
    - Cleave: the edges help the player who moves. For custody they count as your own men, so an enemy man between the man you moved and the edge is captured; for intervention they count as enemy men, so if your man stops between the edge and an enemy man, that man is captured. You win by leaving your opponent with two men or fewer, or without a move when it is their turn.
    - No walls: after your move, no rank or file may be filled entirely by your own men, except your home rank.
    - Moves without progress: how many moves of both sides without a capture make a draw (0 switches it off).
    - Who begins: White, unless you say otherwise.

    # How moves are written
    A move is written as its two squares: d3-d4. A capture has a colon instead of the hyphen: f3:f4. A pass is written pass.

history =
    A traditional game of Indochina, known in Thailand as Mak-Yek and in Malaysia as Apit-sodok. It unites two ways of capturing that appear separately in other traditional games: custody, which squeezes an enemy man between two of yours, and intervention, which puts a man of yours between two enemy men.

    The Cleave variant was proposed by Chris Huntoon in 2001, to make captures more frequent and games faster.

idea = How many men can you capture in one move? Three at most: only those beside the man you moved can fall, and of the four squares beside it one is always empty, the one on the side it came from.

mathematics =
    No move captures more than three men. Only the four neighbours of the man that moved can fall, and one of those squares is always empty: the one on the side it came from.

    A man on the edge can be taken by custody only along that edge, and a man in a corner not at all. This is what Cleave changes, by letting the edges act as men.

    The traditional game has fortresses. A player who leaves the third rank untouched, for instance, and shuffles a man to and fro behind it loses nothing: in general, somebody who only wants a draw can have it. The options “no walls” and “moves without progress” exist for this reason. It is a good example of how one small rule decides whether a game has an end at all.

lesson-show-1 = A man goes straight, as many squares as it likes.
lesson-show-2 = The black man is trapped between two white ones, and is taken.
lesson-show-3 = Another black man steps between two white ones and captures both.
lesson-show-cleave-1 = A man goes straight, as many squares as it likes.
lesson-show-cleave-2 = The edge helps: the black man is trapped against it.
lesson-show-cleave-3 = Another black man goes: with two men left, Black loses.
