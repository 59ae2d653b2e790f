goal = Have no men left on the board.
aliases = Shapes

variant-livre = Free: capture on any square
variant-vizinhas = Neighbours: capture next to you only

ask-capture-anywhere = Take one of your men to the square of an enemy man
ask-capture-neighbour = Capture an enemy man next to one of yours
end-no-men-wins = The player without men wins.

play-now =
    1. The board is full: half of the men are yours.
    2. On your turn you take one of your men to the square of any enemy man, which is captured.
    3. Then everything no longer connected with the man that moved leaves the board, yours and theirs. Diagonals do not connect.
    4. Whoever has no men left wins. So losing men is good!

first-match = Do not capture just to capture: every man you take helps your opponent to have none. Look instead for the man that holds a large group of yours, and take it far away.

rules =
    # The board
    The board has 8×8 squares, all of them occupied at the start: Black on the four lower ranks, White on the four upper ones. Black begins.

    # The turn
    You choose one of your men and take it to the square of an enemy man, wherever that is. The enemy man is captured. You must play.

    @ show-1

    # Connections
    After the capture all men that are no longer connected with the man that moved leave the board, whoever they belong to. Two men are connected if they are neighbours, horizontally or vertically, or if a path of neighbouring men of any colour leads from one to the other. Diagonals do not connect.

    @ cut-1

    @ show-2

    # End
    The player without men wins. There are no draws.

    @ show-3

    @ cut-24

    # Variants and options
    - Free: the rules above.
    - Neighbours: you may only capture on one of the eight squares around your man, diagonals included. It plays well on 6×6.
    - Size: from 4×4 to 12×12, with at least one even side. If the number of ranks is odd, Black has the files on the left and White those on the right.
    - Who begins: Black, unless you say otherwise.

    @ near-1

notation =
    A move is written as the square the man leaves and the square it reaches: { $show-1 }. There is a colon between them because every move captures.

    Men that fall are not written. In { $cut-1 } twelve fell at once, and it is written like any other.

history =
    Devised by Steven Meyers in 2007, under the name Forms.

idea = To win you must lose everything, but only your opponent can take your last man: the man that moves always stays on the board. If it is their turn and you have one man left, you have won: they must capture it.

mathematics =
    Imagine the men holding hands. If one of them goes away, those left without a hand to hold fall off the board.

    At the end of every turn there is a single group on the board. As long as it has men of both colours there must be a place where they touch, and so there always is a move, even in the Neighbours variant.

    The man that moves always stays on the board: nobody wins by their own move, it is always the opponent who takes the last man away. But whoever has a single man left after moving has already won, for every move captures and the other can only capture that one.

    Every move takes at least one man away. As there are 64 and one always stays, no game is longer than 63 moves. And there is much to choose from at the start: 32 men times 32 victims are 1024 first moves.

    What decides are articulation points, as graph theory calls them: men whose departure splits the group in two. Taking your man from an articulation point to the small side makes the large side fall.

lesson-first = Whoever has no men left wins! Take the lit black man onto a white one.
lesson-first-else = Which of your men touches the white ones? Where can you take it?
lesson-first-look = Touch the lit black man and then a white one.
lesson-first-done = The others fell, and the last one gets captured: you have no men, so you win!
lesson-show-1 = A man goes to any enemy’s square and captures it.
lesson-capture-1 = Capture with the lit man: any square with a white man will do.
lesson-capture-1-else = Did you touch your own man first and then a white one?
lesson-capture-1-look = For example from the man in the corner to one of the lit white men.
lesson-capture-1-done = You can capture anywhere. And the man that moves always stays on the board.
lesson-capture-2 = Now you are White: capture the black man that broke into your side.
lesson-capture-2-else = Which man is lit at the top? Who can capture it?
lesson-capture-2-look = Any white man will do: touch it and then the lit black one.
lesson-capture-2-done = Good! Near or far, any man gets there.
lesson-show-2 = All men cut off from the one that moved fall.
lesson-cut-1 = The lit man holds your whole group. Take it to the corner!
lesson-cut-1-else = Which man joins Black to White? Where do you take it?
lesson-cut-1-look = Touch the lit man in the middle and then the corner.
lesson-cut-1-done = Your twelve men below fell. You have one left: you have as good as won!
lesson-cut-2 = Let all your men fall but one. Which of them moves?
lesson-cut-2-else = Which man of yours is the bridge to the white ones at the top?
lesson-cut-2-look = The bridge is the lit man below the white ones.
lesson-cut-2-done = The rest fell! Only the one that moved stays, and it must be captured.
lesson-show-3 = Black has no men left: that is how you win!
lesson-ends-1 = You have two men. Find both moves after which the next capture takes both.
lesson-ends-1-else = After your move, which man joins your two?
lesson-ends-1-look = Your men should hang on nothing but the white one between them.
lesson-ends-1-done = That is it! Whichever gets captured, the other is cut off and falls.
lesson-ends-2 = You have two men. Play so that the next capture takes both.
lesson-ends-2-else = How do you put your men at opposite ends of the group?
lesson-ends-2-look = One man at each end: on the lit squares.
lesson-ends-2-done = Any white move leaves you without men: you win!
lesson-trap-1 = Careful: Black has only two men. Find the two moves that do not lose.
lesson-trap-1-else = After your move, is there still a black man on the board?
lesson-trap-1-look = There are only two black men to capture. Move the right man: the lowest one.
lesson-trap-1-done = Right: one black man stays. Capturing the last one hands over the win.
lesson-trap-2 = You are Black, and White has only two men. Which two moves do not lose?
lesson-trap-2-else = If you take a man out of the middle, is the other white one still joined?
lesson-trap-2-look = Do not break the row: move the man below it.
lesson-trap-2-done = Right! The row stays whole, and one white man remains on the board.
lesson-match = The match is yours! You are Black and have three men: end up with none.
lesson-match-else = You kept too many men this time. Which man of yours holds the others? Again!
lesson-match-done = You won the match: you lost everything, just as you wanted!

in-class =
    Ages 9 and up · 15 minutes a match.
    - 10 min: on 4×4, with buttons of two colours, play slowly and say aloud who falls.
    - 10 min: in a position drawn on the blackboard, find the men that hold a whole group.
    - 20 min: two matches on 6×6, changing who begins.
    - 5 min: talk about it: why does nobody win by their own move?
    # Questions
    - How many first moves are there on 6×6? → 18 × 18 = 324: any of yours to any of theirs.
    - You have a single man left and it is your opponent’s turn. Who wins? → You: they must capture, and can only capture that one.
    - How many moves can a match on 4×4 have at most? → 15: there are 16 men, each move takes at least one away and one always stays.

diagram-near-1 = Neighbours: the man on a3 can only capture beside it.
diagram-cut-24 = 24 white men fall; Black has to capture the last one.

classic-formas_game_12 = Twelve moves to resignation
    .who = Match from the book by João Pedro Neto and Jorge Nuno Silva, without names of players
    .why = It shows how the places where the colours touch decide the match.
    .ply-3 = With b1 on its way to a8, the man on a1 is alone and falls.
    .ply-8 = Now the two armies touch only at h5 and, on files b, c and d, on ranks 4 and 5.
    .ply-12 = Black resigns: only h4 and h5 join the two groups, and nothing stops White any more.
classic-formas_puzzle = Twenty-four at once
    .who = Problem from the book by João Pedro Neto and Jorge Nuno Silva; the end is ours
    .why = With a single place of contact, taking that man away makes a whole army fall.
    .ply-1 = White leaves a single place of contact: between b4 and b5.
    .ply-2 = Black tries to take it on b4.
    .ply-3 = The man on b5 goes away, and 24 white men fall.
    .ply-4 = Black is obliged to capture the last one: White wins.
classic-formas_6x6_vizinhas = Neighbours on 6×6
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = You only capture beside you, and every place of contact counts.
    .ply-6 = The black man on b3 is stuck: if it leaves, White plays d3 to d2 and wins next.
    .ply-7 = The man on f3 is cut off and falls.
    .ply-10 = Black has only two moves: b3 to b4 or d3 to d4.
    .ply-12 = White has a single man, and Black is obliged to capture it.
classic-formas_6x6_vizinhas_b = Neighbours on 6×6: the other defence
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = The 11th move changes, but the result is the same.
    .ply-11 = This time Black tries b3 to b4.
    .ply-12 = White answers d4 to d3 and wins with the next move.

puzzle-capture-chain-idea = Cut the board: what is not joined goes off, and losing is good.
puzzle-capture-chain-why = On the other side of the cut your men went off: just what you wanted.
puzzle-sacrifice-idea = Here losing men is good: make your opponent remove yours.
puzzle-sacrifice-why = Your opponent had to remove your men, and you have none left.
puzzle-capture-idea = Which capture cuts off most of your own men?
puzzle-capture-why = The right capture left your own men cut off.
