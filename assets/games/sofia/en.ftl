goal = Get four faces of your colour in line, whoever owns the men.
aliases = Sophia

variant-normal = Normal: 4×4, all directions
variant-ortogonal = Orthogonal: 4×4, no diagonals
variant-8x8 = 8×8: five in line

play-now =
    1. Black has seven pawns, White seven queens. Every man has a black face and a white face.
    2. First, in turn, all the men are put on the board, with either face up.
    3. Then each player moves one of their men to an empty square beside it, or jumps over another.
    4. The man jumped over turns: black becomes white, white becomes black.
    5. Four black faces in line win for Black; four white ones win for White.

first-match = Before you move, look at the two empty squares. Ask: if my opponent gets there, are four of their faces in line? And watch what your jump turns over.

rules =
    # The board
    The game is played on 4×4 squares, empty at the start. Black has seven pawns, White seven queens. Every man has a black face and a white face. Black begins.

    # Placing
    In turn, each player places one of their men on an empty square, with either face up. When both have placed seven, two squares are left empty.

    @ show-1

    # Moving
    After that, on each turn you move one of your men, whatever colour it shows:

    - to an empty square beside it, in any direction;
    - or by jumping in a straight line over a neighbouring man, yours or your opponent’s, to the empty square right behind it. The man jumped over stays where it is and turns its other face up.

    @ step-1

    @ show-2

    A player who cannot move passes.

    # End
    Black wins when there are four black faces in line, along a rank, a file or a diagonal; White when there are four white faces. It does not matter who owns the men or who lined them up: your move may hand the game to your opponent. If a jump makes both lines at once, whoever jumped wins.

    @ show-3

    @ end-both

    @ end-other

    The game is drawn if the same position with the same player to move comes up three times, or after 100 moves.

    # Variants and options
    - Normal: the rules above.
    - Orthogonal: no moving, jumping or winning along diagonals.
    - 8×8: each player has 31 men, and five faces in line are needed.
    - Moves without progress: how many moves of both sides make a draw (0 switches it off).
    - Who begins: Black, unless you say otherwise.

notation =
    A man placed is written as its square, an equals sign and the letter of the face that is up, b for black or w for white: { $show-1 }.

    A move or a jump is written as the square the man leaves and the square it reaches: { $show-2 }. It is a jump when there is a square between them. The man that turns is not written.

history =
    Invented by Richard Hutnik in 1995, who also proposed the variants. The board is a quarter of a chessboard, and every game is full of traps.

idea = Once all the men have been placed, only two squares are empty, and every move ends on one of them. To see what your opponent can do, look at those two squares and not at the men.

mathematics =
    A step turns nothing; a jump turns exactly one man. So you have to count how many faces of each colour are in sight.

    On 4×4 squares there are ten lines of four. With seven men on each side and two empty squares there are 120 × 3432 × 16,384 ways to fill the board, almost seven billion, counting those that have a line already.

    The number of black faces in sight grows or shrinks one by one, and only by jumps: if there are three or fewer, Black cannot win without a jump.

    An empty square in the middle has at most eleven ways in: eight steps and three jumps. A corner has only six: three steps and three jumps. And somebody can always move: a man beside an empty square has somewhere to go, whoever owns it.

    A jump over a face of the other colour gives you one of yours, but a jump over a face of your colour takes it away. That is why three in line may be a threat or a weakness.

ask-place-face = Place one of your men and choose its face
ask-step-or-jump = Move one of your men, or jump over another

lesson-first = Your turn: put a black face on the lit square and make four in line!
lesson-first-else = Which square does the row of black faces need? And which colour is your line?
lesson-first-look = Touch the lit square and choose the black face.
lesson-first-done = You won! Four black faces in line: that is Black’s goal.
lesson-show-1 = A man is placed with its black or white face up.
lesson-place-1 = Three black faces are in line. Place the fourth, black face up!
lesson-place-1-else = On which line are the three? And which face makes the fourth?
lesson-place-1-look = Follow the lit diagonal to the corner.
lesson-place-1-done = Four black faces in line: you won while still placing!
lesson-place-2 = White has three in line. Block the fourth square, with the right face!
lesson-place-2-else = Which square does White want? Which face is no use to White?
lesson-place-2-look = The lit file has only one free square. Put no white face there!
lesson-place-2-done = Blocked! A white face of yours would have given White the win.
lesson-show-2 = A man jumps over another, which turns over.
lesson-jump-1 = Jump with the lit pawn at the bottom to the lit empty square.
lesson-jump-1-else = Over which man do you jump? Where do you land?
lesson-jump-1-look = Tap the pawn at the bottom, then the empty square just behind the middle man.
lesson-jump-1-done = The man in the middle turned over: it now shows its black face.
lesson-jump-2 = Turn a white face over with a jump. Careful: do not turn a black one!
lesson-jump-2-else = Which man is in the middle of your jump? Which face does it show?
lesson-jump-2-look = Jump to one of the lit squares, over a white face.
lesson-jump-2-done = Good! One more black face is showing, and one white face fewer.
lesson-show-3 = Another jump, and four black faces stand in line: Black wins.
lesson-win-1 = One step is enough: which pawn makes the fourth black face in line?
lesson-win-1-else = Where are three black faces in line with an empty square?
lesson-win-1-look = The lit row waits for a pawn. Which one is right beside it?
lesson-win-1-done = You won! A step to a neighbouring square turns nothing over.
lesson-win-2 = Win at once! Turn a white queen over and use it for your line.
lesson-win-2-else = Which line has three black faces and a white one that you can jump?
lesson-win-2-look = Look at the lit diagonal: one of its faces has to turn over.
lesson-win-2-done = Four black faces on a diagonal, two of them your opponent’s!
lesson-trap-1 = White only needs one more white face in line. What is the only defence?
lesson-trap-1-else = Where does White want to go? Which pawn of yours steps there first?
lesson-trap-1-look = Take the empty square of the lit file, with a step.
lesson-trap-1-done = Defended! A jump there would have turned a man, and White would have won.
lesson-trap-2 = White only needs the lit square to make four. What is the only defence?
lesson-trap-2-else = Going there is not enough: what do you leave behind, and what does a jump turn?
lesson-trap-2-look = Jump there from the other end of the row.
lesson-trap-2-done = You blocked the square, and the jump turned a man to your side as well.
lesson-double-1 = A single placement makes two threats at once. Which?
lesson-double-1-else = Which square belongs to two lines where you have black faces already?
lesson-double-1-look = Black faces stand in the left file and in the top rank. Where do they cross?
lesson-double-1-done = Two threats at the same time: White can block only one.
lesson-double-2 = One move forces a win in your next turn. Which?
lesson-double-2-else = Which jump gives a black face more and several threats?
lesson-double-2-look = Jump to one of the empty squares, over a white face.
lesson-double-2-done = White cannot block everything: you win next time.
lesson-match = The match is yours, Black: make two threats at once and line up four faces!
lesson-match-else = It slipped away this time. Look for a square that serves two lines. Once more!
lesson-match-done = You won the match! Always watch the faces, not only the men.

in-class =
    Ages 8 and up · 10 minutes a match.
    - 10 min: with caps painted on one side, play only the first phase and see who gets four in line.
    - 10 min: practise the jumps: what turns over, and whom does it help?
    - 20 min: three quick matches, changing who begins.
    - 5 min: talk about it: have you handed your opponent the win by mistake? How?
    # Questions
    - How many lines of four squares are there on the board? → 10: four ranks, four files and two diagonals.
    - In how many ways can two of sixteen squares be empty? → 16 × 15 ÷ 2 = 120.
    - Only three black faces are in sight. Can Black win with a step? → No: a step turns nothing over, and four are needed.

diagram-step-1 = A step to the empty square beside it: no face changes.
diagram-end-both = Four white and four black at once: Black, who jumped, wins.
diagram-end-other = Black moves a white face to c3 and hands the win to White.

classic-sofia_both_lines_mover_wins = Two lines at once
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = One jump makes a line of each colour, and whoever jumped wins.
    .ply-1 = There are four white faces on rank 3 and four black ones on rank 4: Black wins.
classic-sofia_puzzle_b4a3 = The book’s problem: blocking from b4
    .who = Problem from the book by João Pedro Neto and Jorge Nuno Silva
    .why = One move makes two threats on the same empty square.
    .ply-1 = Black jumps from b1 to d3 and threatens to win on a3, with the man on a4 or on a2.
    .ply-2 = White blocks a3 with the queen from b4, but leaves b4 empty.
    .ply-3 = The jump from d4 to b4 turns c4 over: four black faces on file c.
classic-sofia_puzzle_a1a3 = The book’s problem: blocking from a1
    .who = Problem from the book by João Pedro Neto and Jorge Nuno Silva
    .why = This way of blocking a3 does not lose at once.
    .ply-2 = This time White blocks a3 with a jump from a1.
    .ply-3 = Black goes on with the man from c1 to b1.

puzzle-line-idea = Look for four of your colour in line. A jump also turns a man over.
puzzle-line-why = There are now four faces of your colour in line.
