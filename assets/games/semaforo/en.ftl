goal = Be the first to line up three lights of one colour.
aliases = Traffic Lights, Stoplights

variant-3x4 = 3×4: the board of the championship
variant-3x3 = 3×3: the smallest

play-now =
    1. The board has 12 squares and starts empty. The lights belong to both players.
    2. On your turn you choose a square and change its light.
    3. An empty square turns green, a green one yellow and a yellow one red. A red one changes no more.
    4. Whoever makes a line of three lights of one colour wins: along a rank, a file or a diagonal.

first-match = Before you touch a square, ask: which line can your opponent make next? Look out for two equal lights, if the third square of the line is only one change away.

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
    Each move is written as the square, the sign = and the letter of the new colour: g for green, y for yellow, r for red. A green light on an empty square: { $show-1 }. The same light turns yellow and then red: { $show-2 }.

    The letters of the squares are the files, from left to right. The numbers are the ranks, from bottom to top.

history =
    A game by Alan Parr. In Portugal it is played at the national championship of mathematical games, where children learn it in a minute and soon find out that it is not easy.

idea = Why is there never a draw? Each square changes three times at most: if nobody made a line before, everything would end up red, and an all-red board is full of lines.

mathematics =
    There are 12 squares with three changes each: no game is longer than 36 moves. None even gets there: no more than seven lights of a colour fit without three in line, so eight pieces of each colour are always enough.

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
    .who = Example from the regulations of Portugal’s National Championship of Mathematical Games
    .why = One position hides a green, a yellow and a red line: a3, d1 and c1 win.

classic-semaforo_two_safe_moves = Only two safe places left
    .who = Example from the regulations of Portugal’s National Championship of Mathematical Games
    .why = There are only two safe places: b1 and the pair d1–d2. You use up one, your opponent the other, and whoever moves next loses. The drawing is ours.

lesson-first = Win at once: touch the lit square.
lesson-first-else = Which square makes three green lights in a row?
lesson-first-look = It is the lit square, right beside the two green ones.
lesson-first-done = You won! Three lights of one colour in a line: that is the goal.
lesson-show-1 = A green light is placed on an empty square.
lesson-green-1 = Place the green light that makes three in a line.
lesson-green-1-else = Where are the two green ones? Which square is missing between them?
lesson-green-1-look = Look at the two lit lights: they lie on one diagonal.
lesson-green-1-done = Good! Diagonals count too.
lesson-green-2 = A green light wins on three squares. Find them all.
lesson-green-2-else = Pick two green lights: which square lies between them?
lesson-green-2-look = Look at the three lit green ones, two at a time.
lesson-green-2-done = Along a rank, along a file and on a diagonal: every line counts.
lesson-show-2 = The green light turns yellow, and the yellow one turns red.
lesson-change-1 = Place no new light: change one of the three that are there already.
lesson-change-1-else = Did you touch an empty square? Which squares have a light?
lesson-change-1-look = The three lights that you can change are lit.
lesson-change-1-done = Well done! Green, yellow, red: it is always this order.
lesson-change-2 = Change a light. Careful: not all of them still change.
lesson-change-2-else = Which colour is a light that changes no more?
lesson-change-2-look = Red is the last colour. Change one of the other two.
lesson-change-2-done = That is it! A red light stays red to the end.
lesson-show-3 = Three yellow ones in a line: whoever made it wins.
lesson-lines-1 = Green will not do now. Which light must you change to win?
lesson-lines-1-else = Which colour already has two lights in a row?
lesson-lines-1-look = Look at the lit file: two red ones and a yellow one.
lesson-lines-1-done = Three red ones: changing a light makes lines too.
lesson-lines-2 = Three moves win at once, each with a colour of its own. Find them all.
lesson-lines-2-else = For each colour: where are two equal lights that only need the third?
lesson-lines-2-look = Look at the lit lights, and at the ends of their lines.
lesson-lines-2-done = You found all three: one along a file and two diagonals.
lesson-trap-1 = Do not hand your opponent a line! Find the four safe moves.
lesson-trap-1-else = If you place one more green light, which line can your opponent make?
lesson-trap-1-look = Place no green: change one of the lit lights.
lesson-trap-1-done = Right! Here any new green light would hand your opponent the line.
lesson-trap-2 = You are Player 2. Find the moves that do not give Player 1 a line at once.
lesson-trap-2-else = After your move, where do two equal lights wait for the third?
lesson-trap-2-look = Try only the lit squares.
lesson-trap-2-done = Right! Those are the only safe moves left.
lesson-last-safe-1 = Only one move is safe. Find it, and then make the line yourself.
lesson-last-safe-1-else = Which light can you change without giving your opponent a line?
lesson-last-safe-1-look = It is in the lit corner. And then, where are two green ones in a row?
lesson-last-safe-1-done = You won! Whoever uses up the last safe move wins.
lesson-last-safe-2 = Two moves are safe, but only one of them wins. Which?
lesson-last-safe-2-else = After your move, does your opponent still have a safe one?
lesson-last-safe-2-look = The two safe moves are on the lit squares. Which one spoils the other?
lesson-last-safe-2-done = That’s the one! Now every answer lets you make a line.
lesson-match = The match is yours. Three moves are safe: you start and use up the last. Win!
lesson-match-else = Not this time. Before you touch, ask: which line do I leave? Once more!
lesson-match-done = You won the match! Counting safe moves is the secret of Traffic Lights.

diagram-end-column = The light on a3 turns yellow: three yellow ones along the file.
diagram-end-diagonal = The light on d1 turns red: three red ones along the diagonal.

puzzle-line-idea = Which square needs only one change to make three alike?
puzzle-line-why = With that change there are three equal lights in line.
puzzle-safe-move-idea = Nearly every change sets up a line for your opponent. Which does not?
puzzle-safe-move-why = This change set up no line for your opponent.
puzzle-parity-idea = Count the safe changes: who runs out of them?
puzzle-parity-why = The safe changes ran out on your opponent’s turn.
