goal = Join the two sides of your colour; stones that cross create others.
aliases = Quadrex

play-now =
    1. The board starts empty. Black wants to join West and East; White, North and South.
    2. On your turn you place one of your stones on an empty point.
    3. Look at the squares of four points. If one diagonal holds two equal stones, and the other an enemy of theirs and an empty point, a stone of the pair’s colour appears there.
    4. A stone that appears may create others, yours or your opponent’s.
    5. The colour that joins its two sides wins. The stones have to touch horizontally or vertically.

first-match = Move forward diagonally, with the other two points of the square empty: your opponent cannot get through the middle.

rules =
    # The board
    The game is played on the points of a Go board, 19×19, empty at the start. Black wants to join West and East; White, North and South. Black begins.

    # The turn
    You place one of your stones on an empty point. Then squares are completed.

    @ connect-1

    # The chain reaction
    Look at every square of 2×2 points. If one diagonal holds two stones of the same colour, and the other a stone of the opposite colour and an empty point, that point at once receives a stone of the colour of the pair, even if that is your opponent’s. Every new stone may complete further squares, and so on until there are none left. Three stones of one colour and an empty point do not count.

    @ show-1

    @ show-2

    The order is always the same: older stones first, and around each of them the squares to the north-east, south-east, south-west and north-west.

    # Swap
    On their first turn, and only then, the second player may swap instead of placing: the players swap colours; the stone stays, and the first player plays next, now as White.

    @ swap

    # End
    The colour that joins its two sides with stones next to each other, horizontally or vertically, wins; diagonals do not connect. This is checked when the reaction is over, and a move may hand the win to the opponent. There are no draws.

    @ show-3

    @ gift

    # Options
    - Size: from 5×5 to 19×19. The game gains depth on large boards.
    - Who begins: Black, unless you say otherwise.

notation =
    You write the chosen point. Letters are the columns, from left to right; numbers are the rows, from the bottom up.

    Every stone that appears adds a sign: + if it is of the colour of whoever played, - if it is of the other. With one new stone: { $show-1 }. With four: { $show-2 }.

    The swap has a word of its own: { $swap }.

history =
    Devised by Bill Taylor in 2006, to bring the pleasure of Hex to square boards. On a square board under the rules of Hex, paths cross on the diagonals and block each other; many games have looked for a remedy, and this is one of the most elegant.

idea = If two white and two black stones crossed on the diagonals, neither colour could get through. The stones that appear by themselves prevent such crossings, and so one colour always joins its sides in the end.

mathematics =
    On a square board two paths can cross on the diagonal and block each other. The rule of the squares does not let that happen.

    Four points that make a square are the trouble with square boards: two white stones on one diagonal, two black ones on the other, and neither colour gets through. The rule of the squares exists so that this figure never appears. And on a full board without such crossings there is always one winning path, and only one colour has it, just as in Hex.

    Every turn adds at least one stone and none ever leaves, so a game cannot have more placements than the board has points. As there are no draws, every first move is either good or bad for whoever made it; with the swap, the second player can always choose the right side.

    Nash’s argument, strategy stealing, does not carry over as it stands: in Hex an extra stone never hurts, but in Quadrex a stone of yours may bring enemy stones into being.

    Two stones of yours on a diagonal, with the other two points empty, are already connected: if your opponent takes one of them, the other fills by itself with your colour.

in-class =
    Ages 9 and up · 20 minutes a match.
    - 10 min: the steps of the lesson on 5×5; the class says which stones appear.
    - 15 min: matches on 7×7, in pairs; whoever plays says aloud what will appear.
    - 10 min: every pair looks for a move that creates enemy stones.
    - 10 min: matches on 9×9, now with the swap; at the end, the questions.
    # Questions
    - Two black stones stand on a diagonal, and the other two points of the square are empty. White takes one of them. What happens? → A black stone appears on the other, and the two are joined.
    - Why can no match on 5×5 have more than 25 placements? → Each fills one of the 25 points, and no stone ever leaves the board.
    - Can a move of yours give your opponent the win? → Yes: the stones that appear may finish their path.

classic-quadrex_game_50 = White breaks through to the north
    .who = Match from the book by João Pedro Neto and Jorge Nuno Silva, without names of players
    .why = Fifty moves on 19×19 with blocks, races and many stones that appear by themselves.
    .ply-10 = White stretches out just in time: Black wanted to reach West along the middle.
    .ply-18 = It was a race to the corner a19. The white stone on e13 holds up Black’s path.
    .ply-20 = White answers at once, so that j4 does not join p4.
    .ply-29 = Black tries to close the north, but White keeps a double block on g19.
    .ply-36 = Two white stones appear, on k4 and k6, and make the group stronger.
    .ply-45 = Black tries to part White’s northern stones from the group in the centre.
    .ply-50 = Black resigns: the white path cannot be stopped any more.

classic-quadrex_after50_h18 = And if Black had not resigned?
    .who = Continuation of the match, from the same book
    .why = Two moves show why the position was lost.
    .ply-51 = Black tries to shut the north, and one more black stone appears.
    .ply-52 = White answers and makes sure of the north.

lesson-goal = You are Black. Place a stone on the lit point and join your two sides: you win!
lesson-goal-else = Where is the hole in your path from left to right?
lesson-goal-look = It is the lit point, between your stones.
lesson-goal-done = You won! Your path goes from side to side without diagonals.
lesson-show-1 = Two stones on a diagonal complete the square: another appears.
lesson-born-1 = You are Black. Play on a diagonal of your lit stone, around the white one!
lesson-born-1-else = In which square are two black stones on a diagonal, with the lit white one?
lesson-born-1-look = Place the stone just above or just below the lit white stone.
lesson-born-1-done = Two black stones on a diagonal and a white one: the fourth corner filled itself.
lesson-born-2 = You are Black. Join left and right in a single move!
lesson-born-2-else = That leaves a gap. Could a stone appear there?
lesson-born-2-look = Play between the lit stones: beside one and on a diagonal of the other.
lesson-born-2-done = One more stone appeared and closed the path: Black wins.
lesson-born-3 = You are White and join top and bottom. Which move makes the missing stones appear?
lesson-born-3-else = One move can make two stones appear. Where?
lesson-born-3-look = Play on a point that is on a diagonal of both lit stones.
lesson-born-3-done = One stone placed, two born, and the path is complete!
lesson-show-2 = Careful! A white stone here creates four black ones.
lesson-block-1 = You are White. Black is about to join its sides: stop it!
lesson-block-1-else = What does Black still need to reach the right?
lesson-block-1-look = Black’s hole is between the two lit stones.
lesson-block-1-done = It was the only point that kept Black from winning right away.
lesson-block-2 = You are White again. This time the nearest point is not enough. Which one saves you?
lesson-block-2-else = After that, which black stone could appear?
lesson-block-2-look = Black wants to get from one lit stone to the other. Play beside the lower one.
lesson-block-2-done = This time a stone of yours appeared, and the black path is blocked.
lesson-block-3 = Now you are Black, and White wants to climb to the top. Shut the way!
lesson-block-3-else = One move can make two stones of yours appear. Where?
lesson-block-3-look = White climbs from the lit stone on the left. Play right above it.
lesson-block-3-done = Two black stones appeared: a whole wall with a single move!
lesson-show-3 = A chain reaction joins North and South: White wins.
lesson-connect-1 = You are Black. Advance on the diagonal to the lit point; then go on to the right.
lesson-connect-1-else = White tried to cut you. Did it work?
lesson-connect-1-look = First the point on the diagonal; then the one to the right of it.
lesson-connect-1-done = White tried to cut and a black stone appeared: the diagonal was a link already.
lesson-connect-2 = You are White. Link your stones above to the one below and win next turn!
lesson-connect-2-else = Which point links the stones, straight or on a diagonal?
lesson-connect-2-look = Find the point beside the lower lit stone and on a diagonal of the upper one.
lesson-connect-2-done = The missing stone appeared. Black cannot cut you any more!
lesson-plan-1 = You are Black. Play so that you win on your next turn, whatever the answer.
lesson-plan-1-else = White can still defend. Which move creates two stones of yours?
lesson-plan-1-look = Play beside the lit stone on the left, on a diagonal of the other one.
lesson-plan-1-done = Two stones appeared. White cannot stop the link to the left any more.
lesson-plan-2 = Now you are White. Make two stones appear and nobody can stop you. Where?
lesson-plan-2-else = Which point is on a diagonal of two white stones at once?
lesson-plan-2-look = Look for a point on a diagonal of both lit stones.
lesson-plan-2-done = You have reached the bottom, and at the top there are two ways. You win next turn!
lesson-match = You are Black and the middle is yours. Join left and right and win the game!
lesson-match-else = Not this time. Before you play, see what appears, for you and for the other.
lesson-match-done = You won! Stones that appear make a path too.

diagram-swap = The stone in the centre is very strong: the second player swaps and takes it.
diagram-gift = White plays b2, but a stone appears on c3: Black wins.

puzzle-double-threat-idea = Look for the place where two paths begin.
puzzle-double-threat-why = If one path is closed, you join your sides by the other.
puzzle-bridge-idea = Two stones on a diagonal, the other corners empty, are already joined.
puzzle-bridge-why = If one corner is taken, the other becomes yours at once.
