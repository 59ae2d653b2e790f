goal = Be the first to line up three lights of one colour.
aliases = Traffic Lights, Stoplights

variant-3x4 = 3×4: the board of the championship
variant-3x3 = 3×3: the smallest

play-now =
    1. The board has 12 squares and starts empty. The lights belong to both players.
    2. On your turn you choose a square and change its light.
    3. An empty square turns green, a green one yellow and a yellow one red. A red one changes no more.
    4. Whoever makes a line of three lights of one colour wins: along a rank, a file or a diagonal.

first-match = Before you touch a square, ask: which line can your opponent make next? Look out for two equal lights with the colour before it in the third place.

rules =
    # The board
    The game is played on four files and three ranks of squares, empty at the start. The pieces are green, yellow and red lights and belong to both players.

    # The turn
    You choose a square, and its light changes to the next one. On an empty square a green light is placed.

    @ show-1

    A green light turns yellow, and a yellow light turns red. A red light changes no more.

    @ show-2

    # End
    Whoever makes a line of three lights of one colour on neighbouring squares wins. The line may lie along a rank, and any colour will do.

    @ show-3

    It may also stand along a file.

    @ end-column

    Or it may be a diagonal.

    @ end-diagonal

    There are no draws.

    # Variants and options
    - 3×4: the rules above.
    - 3×3: the same on three ranks and three files.
    - Who begins: Player 1, unless you say otherwise.

notation =
    Each move is written as the square, the sign = and the letter of the new colour. A green light on an empty square: { $show-1 }. The same light turns yellow and then red: { $show-2 }.

    The letters of the squares are the files, from left to right. The numbers are the ranks, from bottom to top.

history =
    A game by Alan Parr. In Portugal it is played at the national championship of mathematical games, where children learn it in a minute and soon find out that it is not easy.

idea = Why is there never a draw? Each square changes three times at most: if nobody made a line before, everything would end up red, and an all-red board is full of lines.

mathematics =
    Lights only go forward: green, yellow, red. So a game cannot last for ever, and in the end somebody makes a line.

    Each square changes three times at most, so no game is longer than 36 moves. And somebody always makes a line: a board of nothing but red lights is full of them. No more than seven lights of a colour fit without three in line, so eight pieces of each colour are always enough.

    The game is solved: without mistakes the second player wins on 3×4. A computer that tries the squares in order, and no position twice, looks at 5,436,172 positions to prove it. After the opening in the corner a1, for instance, only six replies win: a1, d1, c2, d2, b3 and d3. On the board of 3×3 it is the other way round: the first player wins, wherever they begin.

    Towards the end one counts the safe moves, those that leave the opponent no line on the next turn. Each player uses one up, and whoever has none left loses. As long as a move neither spoils others nor makes new ones, an odd number is good for the player to move and an even number is bad.

in-class =
    Ages 6 and up · 5 minutes a match.
    - 10 min: play on 3×4 in pairs, with paper and pencils of three colours, or with bottle caps.
    - 10 min: each pair shows a position that wins at once; the others find the move.
    - 15 min: safe moves: colour in a position near the end and count how many there are.
    - 10 min: a quick tournament and the three questions.
    # Questions
    - How many lines of three squares has the 3×4 board? → 14: six along the ranks, four along the files and four diagonals.
    - And the 3×3 board? → 8: three along the ranks, three along the files and two diagonals.
    - Why are there no draws? → Lights only go forward; in the end all would be red, and that is full of lines.

ask-change-light = Place a green light or change a light to its next colour

classic-semaforo_three_wins = Three ways to win
    .who = Example from Portugal’s national championship of mathematical games
    .why = One position hides a green, a yellow and a red line: a3, d1 and c1 win.

classic-semaforo_two_safe_moves = Only two safe places left
    .who = Example from Portugal’s national championship of mathematical games
    .why = There are only two safe places: b1 and the pair d1–d2. You use up one, your opponent the other, and whoever moves next loses. The drawing is ours.

lesson-show-1 = A green light is placed on an empty square.
lesson-show-2 = The green light turns yellow, and the yellow one turns red.
lesson-show-3 = Three yellow ones in a line: whoever made it wins.
lesson-change = Place no new light: change one of the three that are there already.
lesson-change-else = That would place a new green light. Touch one that is already on.
lesson-change-done = Well done! Green, yellow, red: it is always this order.
lesson-lines = Three moves win at once, each with a colour of its own. Find them all.
lesson-lines-else = That makes no line. Look for two equal lights that only need the third.
lesson-lines-done = You found all three: one along a file and two diagonals.
lesson-trap = You are Player 2. Find the moves that do not give Player 1 a line at once.
lesson-trap-else = Careful: after that, Player 1 makes a line and wins.
lesson-trap-done = Right! Those are the only safe moves left.
lesson-last-safe = Only a1 is safe: turn it red. Then punish the answer.
lesson-last-safe-else = Not there. First a1; then complete the line your opponent leaves you.
lesson-last-safe-done = You won! Whoever uses up the last safe move wins.
lesson-puzzle = Two moves are safe, but only one of them wins. Which?
lesson-puzzle-else = After that, your opponent wins or still has a safe move.
lesson-puzzle-done = That’s the one! Now every answer lets you make a line.

diagram-end-column = The light on a3 turns yellow: three yellow ones along the file.
diagram-end-diagonal = The light on d1 turns red: three red ones along the diagonal.

puzzle-line-idea = Which cell needs only one change to make three alike?
puzzle-line-why = With that change there are three equal lights in line.
puzzle-safe-move-idea = Nearly every change sets up a line for your opponent. Which does not?
puzzle-safe-move-why = It was the only change that set up no line for your opponent.
puzzle-parity-idea = Count the safe changes: who runs out of them?
puzzle-parity-why = The safe changes ran out on your opponent’s turn.
