goal = Lead the white stone to your home, or leave your opponent without a way out.
aliases = Slime Trail, Tracks

play-now =
    1. The white stone belongs to both players and starts on e5. The home of Player 1 is a1; the home of Player 2 is g7.
    2. On your turn, move the stone to a neighbouring open square, diagonally too.
    3. The square it leaves is closed for ever.
    4. If the stone reaches your home, you win, even if your opponent moved it there.
    5. Whoever cannot move the stone loses.

first-match = Do not leave the stone beside your opponent’s home: on the next turn it goes in, and you lose. Better still, leave your opponent only squares beside yours.

rules =
    # The board
    The board has 7×7 squares and a single white stone, which belongs to both players and starts on e5. The home of Player 1 is the corner a1; the home of Player 2 is the corner g7. Player 1 begins.

    # The turn
    In turn, each player moves the white stone to a neighbouring square that is still open, along a rank, a file or a diagonal. The square it leaves is closed with a black stone and can never be used again: that is the trail.

    @ show-1

    # End
    If the white stone reaches the home of a player, that player wins.

    @ show-3

    It does not matter who moved it: you may win on your opponent’s move.

    @ other-hand

    A player who cannot move the stone when it is their turn loses.

    @ block-1

    There are no draws.

    # Options
    - Size: from 5×5 to 8×8, always with the homes in opposite corners.
    - Who begins: Player 1, unless you say otherwise.

notation =
    Each move is written as two squares, the one the stone leaves and the one it reaches, with a hyphen between them: { $show-1 }. The square a move reaches is the one the next move leaves: { $show-2 }.

    Letters are the files, from left to right. Numbers are the ranks, from bottom to top.

history =
    Invented by Bill Taylor in 1992. It is a regular guest at Portugal’s national championship of mathematical games, where it is called Rastros (trails) and played on 7×7 squares.

idea = Every move closes a square for ever, so the game has to end, and it is never a draw. So from the very start one of the two can always win, whatever the other does: which one, do you think?

mathematics =
    In every match one person wins and the other loses. A computer found out that on 7×7 whoever begins can always win, if they make no mistake.

    Every move closes a square, none ever opens again, and only one of the two homes is ever reached. So on 7×7 the stone visits at most 48 of the 49 squares, and a game has at most 47 moves. As it always ends and there are no draws, one of the two players has a winning strategy.

    Which one? A computer has solved the game: on 7×7 the first player wins. Of their eight first moves, those to d4, e4, d5, f5 and e6 win. Those to f4, d6 and f6 lose.

    The stone does not start in the middle: it is four steps from a1 and only two from g7. Whoever moves first has the initiative, the other has the nearer home.

    Without the two homes this would be a well-known game: moving on a graph without repeating a vertex. A theorem solves it completely: the player to move wins exactly when every maximum matching of the graph uses the vertex where the stone stands, and that is quick to compute. The two homes change everything: Matthew Ferland and Kyle Burke proved in 2017 that on arbitrary planar graphs deciding who wins is PSPACE-complete, as hard as the hardest problems that can be solved with a limited amount of memory.

    Near the end, the open squares split into corridors and rooms. Count how many steps fit into each: it is often parity, odd or even, that decides who is left without a way out.

in-class =
    Ages 8 and up · 10 minutes a match.
    - 10 min: play on 5×5 in pairs; paper, a pencil and a rubber are enough.
    - 10 min: the class looks for the trap: where should the stone never stop?
    - 15 min: play on 7×7; near the end, count the squares of each corridor.
    - 10 min: the three questions, all together.
    # Questions
    - Why are there no draws? → Every move closes a square, so a game ends, and it always ends with a winner.
    - On 7×7, with the stone on e5, which is the shortest game that Player 2 can win? → Two moves: f6 and g7.
    - How many moves at most has a game on 5×5? → 23. The stone visits at most 24 of the 25 squares: it reaches only one of the two homes.

classic-rastros_opening = The first four moves
    .who = Example from the regulations of Portugal’s National Championship of Mathematical Games
    .why = It shows the trail growing: every move closes a square.
    .ply-1 = The stone sets off towards a1, the home of Player 1.
    .ply-2 = Player 2 turns it aside at once.

classic-rastros_c1 = No way out but home
    .who = Example from the regulations of Portugal’s National Championship of Mathematical Games
    .why = A single move leaves the opponent no choice. The drawing is lost; the stones are ours.
    .ply-1 = From c1 the only ways out are b1 and b2, and both touch a1.
    .ply-3 = The stone reaches a1: Player 1 wins.

lesson-first = Your home is the lit corner. Lead the white stone there and win!
lesson-first-else = Where is the white stone, and where is your home?
lesson-first-look = Touch the white stone and then the lit corner.
lesson-first-done = You won! The stone reached your home: that is the goal.
lesson-show-1 = The stone moves one square; the one it leaves is closed.
lesson-move-1 = You are Player 1. Move the stone to a neighbouring open square.
lesson-move-1-else = Which squares touch the stone? And which of them are open?
lesson-move-1-look = The open squares around the stone are lit.
lesson-move-1-done = Well done! Straight or diagonal, all that counts is that the square is open.
lesson-move-2 = At the edge there are fewer ways out. Move the stone through one of them.
lesson-move-2-else = Where has the stone already been? Those squares are closed.
lesson-move-2-look = Three ways out are left: they are lit.
lesson-move-2-done = That is it! Every move leaves fewer open squares.
lesson-show-2 = The trail grows: there is no way back.
lesson-block-1 = Whoever cannot move loses. Leave your opponent without a way out.
lesson-block-1-else = Where can you take the stone so that it cannot leave again?
lesson-block-1-look = Look at the lit corner: how many open squares touch it?
lesson-block-1-done = You won! The stone cannot leave that corner.
lesson-block-2 = This time it is not a corner. Shut the stone in again!
lesson-block-2-else = The square that the stone leaves is closed as well: which ways out are left?
lesson-block-2-look = One open square lies beside the lit closed ones.
lesson-block-2-done = You won! The square the stone left closed the last way out.
lesson-show-3 = The stone reaches the home of Player 1, who wins.
lesson-trap-1 = On this 5×5 board your opponent’s home is e5. Find the two moves that keep it safe.
lesson-trap-1-else = After your move, is the stone beside your opponent’s corner?
lesson-trap-1-look = Of the three lit squares, one touches the corner e5.
lesson-trap-1-done = Right! Never stop beside your opponent’s home.
lesson-trap-2 = Now you are Player 2, and a1 is the other home. Get the stone away: three ways.
lesson-trap-2-else = After your move, does the stone still touch the lit corner?
lesson-trap-2-look = The three lit squares do not touch the corner.
lesson-trap-2-done = Well escaped! Two squares away, and the danger is over.
lesson-hand-1 = Your home is a1. Make your opponent lead the stone there!
lesson-hand-1-else = On which square does the stone have a single way out?
lesson-hand-1-look = Look at the lit square above your home: where can one go from it?
lesson-hand-1-done = That is it! It can only go to your home. It does not matter who moves it.
lesson-hand-2 = You are Player 2: your home is e5. Force your opponent to go there.
lesson-hand-2-else = Which of your three moves leaves only one way out?
lesson-hand-2-look = Look at the lit square beside your home.
lesson-hand-2-done = Very good! Your opponent has no other way out, and you win.
lesson-force-1 = You are Player 2. Leave only bad ways out: your home, or a square beside it.
lesson-force-1-else = From which square can one go only to e5 or to a neighbour of e5?
lesson-force-1-look = It is one of the lit squares.
lesson-force-1-done = That’s it! Wherever your opponent goes, the stone ends up in your home.
lesson-force-2 = You are Player 1. Leave only squares beside a1; then go in yourself.
lesson-force-2-else = From which square do all ways out lead close to your home?
lesson-force-2-look = Look at the lit squares: stop the stone on the one farthest from a1.
lesson-force-2-done = You won! Your opponent had to put the stone beside your home.
lesson-match = The match is yours! You are Player 1: lead the stone to a1, or shut it in.
lesson-match-else = It got away this time. Do not stop where your opponent has good ways out. Again!
lesson-match-done = You won the match! Now you know how to push the stone towards your home.

diagram-other-hand = Player 2 can only go to a1: it is Player 1 who wins.

puzzle-goal-idea = Your home is right there.
puzzle-goal-why = The stone has reached your home.
puzzle-breakthrough-idea = Every step closes a square. Which way is left for the stone?
puzzle-breakthrough-why = The closed squares led the stone to your home.
puzzle-forced-replies-idea = Lead the stone where there is no choice.
puzzle-forced-replies-why = There was hardly any choice of way: you chose it.
