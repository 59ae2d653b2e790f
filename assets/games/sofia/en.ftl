goal = Get four faces of your colour in line, whoever owns the men.
aliases = Sophia

variant-normal = Normal: 4×4, all directions
variant-ortogonal = Orthogonal: 4×4, no diagonals
variant-8x8 = 8×8: five in line

rules =
    # The board
    The game is played on 4×4 squares, empty at the start. Black has seven pawns, White seven queens. Every man has a black face and a white face. Black begins.

    # Placing
    In turn, each player places one of their men on an empty square, with either face up. When both have placed seven, two squares are left empty.

    # Moving
    After that, on each turn you move one of your men, whatever colour it shows:

    - to an empty square beside it, in any direction;
    - or by jumping in a straight line over a neighbouring man, yours or your opponent’s, to the empty square right behind it. The man jumped over stays where it is and turns its other face up.

    A player who cannot move passes.

    # End
    Black wins when there are four black faces in line, along a rank, a file or a diagonal; White when there are four white faces. It does not matter who owns the men or who lined them up: your move may hand the game to your opponent. If a jump makes both lines at once, whoever jumped wins.

    The game is drawn if the same position with the same player to move comes up three times, or after 100 moves.

    # Variants and options
    - Normal: the rules above.
    - Orthogonal: no moving, jumping or winning along diagonals.
    - 8×8: each player has 31 men, and five faces in line are needed.
    - Moves without progress: how many moves of both sides make a draw (0 switches it off).
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    A man placed is written as its square and its face: b2=b with the black face, b2=w with the white one. A move or jump is written as its two squares: b2-b4. A pass is written pass.

history =
    Invented by Richard Hutnik in 1995, who also proposed the variants. The board is a quarter of a chessboard, and every game is full of traps.

idea = Once all the men have been placed, only two squares are empty, and every move ends on one of them. To see what your opponent can do, look at those two squares and not at the men.

mathematics =
    On 4×4 squares there are ten lines of four. With seven men on each side and two empty squares there are 120 × 3432 × 16,384 ways to fill the board, almost seven billion, counting those that have a line already.

    A step changes no face; a jump changes exactly one. So the number of black faces in sight grows or shrinks one by one, and only by jumps: if there are three or fewer, Black cannot win without a jump.

    As only two squares are empty, every move ends on one of them. To see what your opponent can do, look at those two squares and not at the fourteen men. And somebody can always move: a man beside an empty square has somewhere to go, whoever owns it.

    A jump over a face of the other colour gives you one of yours, but a jump over a face of your colour takes it away. That is why three in line may be a threat or a weakness.

ask-place-face = Place one of your men and choose its face
ask-step-or-jump = Move one of your men, or jump over another

lesson-show-1 = A man is placed with its black or white face up.
lesson-show-2 = A man jumps over another, which turns over.
lesson-show-3 = Another jump, and four black faces stand in line: Black wins.
