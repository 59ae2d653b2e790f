goal = Get more men into the can than your opponent.
aliases = Can of Sardines, Tin of Sardines

ask-move-sardine = Move a man; if it stops in the can, it stays
end-eight-inside = Eight men inside: more than half of the can.
end-no-progress = Too many moves without an entry: the men in the can are counted.

play-now =
    1. Each side has nine men; in the middle is the can, with fifteen squares. White begins.
    2. On your turn, move one of your men in a straight line, over as many empty squares as you like, diagonally too.
    3. A man that stops in the can stays there to the end. It may cross the can without stopping.
    4. The first to have eight men in the can wins. If nobody can enter any more, whoever has more inside wins.

first-match = Enter the can whenever you can. Stopping to block is only worth it if your opponent loses two moves by it and you only one.

rules =
    # The board
    The board has 9×7 squares and each side has nine men: White on rank 1, Black on rank 7. In the middle is the can, from c3 to g5, with fifteen squares. White begins.

    # The turn
    You move one of your men like a Queen in chess: in a straight line, along a rank, a file or a diagonal, over as many empty squares as you like. There are no jumps and no captures.
    @ travel-1

    A man may cross the can from one side to the other.
    @ show-2

    But if it stops inside the can, it stays there to the end.
    @ show-1

    A player who cannot move passes.
    @ pass

    # End
    - Whoever has eight men in the can wins at once: that is more than half.
    @ show-3

    - When no empty square of the can can be reached any more, because men that are fixed shut it off on all sides, whoever has more men inside wins. Men outside are no obstacle, for they can get out of the way. Equal numbers are a draw.
    @ draw

    - If sixty moves in succession pass without anybody entering, the men in the can are counted too.

    # Options
    - Moves without progress: how many moves of both sides without an entry until the men are counted (0 switches it off).
    - Who begins: White, unless you say otherwise.

notation = A move is written as the square that the man leaves and the one where it stops: { $show-1 }. Letters grow from left to right and numbers from bottom to top. Whether the man has entered the can is not written: the square tells. A player who cannot move writes { $pass }.

history =
    By Fred Horn of the Netherlands, 2006. It is like musical chairs: there are fewer seats than people, and whoever is late stays standing. The name comes from the men, which end up packed in the middle like sardines in a can.

idea = There are 18 men for 15 seats, and as 15 is odd, a full can is never a draw. But if the 12 squares of the rim fill up and the 3 in the middle stay empty, nobody else can enter, and it may end six all.

mathematics =
    There are eighteen men and only fifteen seats in the can. Somebody has to stay outside!

    Fifteen is odd, so a full can is never a draw, and eight is the first number that is sure to win.

    Where do draws come from, then? From the three squares in the middle: d4, e4 and f4. The other twelve form the rim of the can, and a square of the rim always has a way out. A square in the middle can only be reached across a square of the rim. So, as long as nobody has eight, nobody else can enter exactly when the twelve squares of the rim are full. If one or all three of those in the middle stayed empty, the number of men is even: seven all or six all is a draw.

    If nobody got in anybody’s way and everybody kept entering, the player who begins would get eight seats and the other seven. The whole game is about stealing a move: a man in the right place sends the enemy round the board. A block that costs your opponent two moves and you only one turns the count round.

    But it has a price: every man that enters is one man fewer to block with.

in-class =
    Ages 7 and up · 10 minutes a match.
    - 10 min: musical chairs, with fifteen chairs and eighteen pupils: why does somebody stay standing?
    - 10 min: move like a Queen in chess and discover the ways into the can.
    - 20 min: matches in pairs; then swap colours.
    - 5 min: show a block that sent the other player round the board.
    # Questions
    - Why are eight men enough to win? → Eight is more than half of fifteen: seven seats are left for the other.
    - Can a full can be a draw? → No: fifteen is odd.
    - When can there be a draw? → If the rim fills up and one square in the middle stays empty (7–7), or all three do (6–6), or if nobody enters for sixty moves.

classic-sardinhas_white_wins = A block that is worth the game
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = White has fewer men in the can, but shuts the way for the last black ones.
    .ply-1 = White enters. Black cannot get past h3 and i3, and has to go round.
    .ply-5 = The decisive block. Had this man gone to g4 at once, Black would reach i6 and draw.
    .ply-7 = Here too one must choose: i3-h4 would only draw.
    .ply-8 = The book gives neither this move of Black’s nor the next: we filled in arbitrary moves.
    .ply-11 = The eighth white man: 8–7.
classic-sardinhas_four_entries = Four moves for three seats
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = Each side has its own door into the can; whoever gets to theirs faster wins.
    .ply-1 = The first entry. The book gives White’s moves only: Black’s are ours.
    .ply-7 = Three entries in four moves, and eight white men in the can.

lesson-first = You are White, with seven men in the can. Take the eighth to the lit square!
lesson-first-else = Which of your men outside reaches the lit square?
lesson-first-look = Touch the lit white man at the bottom and then the lit square.
lesson-first-done = You won! Eight men are more than half of the can.
lesson-show-1 = A man that stops in the can stays there for ever.
lesson-enter-1 = Take a white man into the can.
lesson-enter-1-else = Did the man stop outside the can? In which directions can it move?
lesson-enter-1-look = The squares of the can are lit: stop on one of them.
lesson-enter-1-done = Done: that man is yours in the can to the end.
lesson-enter-2 = You have four men outside, but only one can enter right now. Which?
lesson-enter-2-else = From each man, which straight or diagonal lines reach an empty square of the can?
lesson-enter-2-look = It is the lit man: it enters diagonally.
lesson-enter-2-done = Good! Always look along the diagonals: they are the hidden entrances.
lesson-show-2 = Another crosses the can and comes out on the other side.
lesson-travel-1 = Enter in two moves with the man in the corner: follow the lights.
lesson-travel-1-else = Which way do the lights lead, from the corner to the can?
lesson-travel-1-look = First go up to the light above the corner; then turn into the can.
lesson-travel-1-done = Outside the can you move freely. But entering in two moves is slower.
lesson-travel-2 = Cross the can with a white man, without stopping inside.
lesson-travel-2-else = Did your man pass over the lit squares and stop beyond them?
lesson-travel-2-look = For example one of the lit men, straight on as far as it goes.
lesson-travel-2-done = That is it! Only the square where the man stops counts.
lesson-show-3 = The eighth white man gets into the can: White wins.
lesson-win-1 = White has seven men in the can. Find the move that brings in the eighth.
lesson-win-1-else = Which squares of the can are empty? Which of them can you reach now?
lesson-win-1-look = The empty squares are lit. One of them is reached diagonally.
lesson-win-1-done = Eight men: more than half of the can, and White wins.
lesson-win-2 = Now you are Black, and you have seven, too. Win at once!
lesson-win-2-else = Two squares of the can are empty. Which man of yours reaches one of them?
lesson-win-2-look = The two empty squares are lit.
lesson-win-2-done = You won! You got in before your opponent.
lesson-block-1 = Black has seven. Find the only move that does not let Black in at once.
lesson-block-1-else = Which black man can enter on the next move? By which way?
lesson-block-1-look = Put a man in its way, on the lit line.
lesson-block-1-done = Well blocked! Sometimes blocking is worth more than entering.
lesson-block-2 = You are Black, and White has seven. Block the way!
lesson-block-2-else = By which diagonal can a white man enter? Who reaches the middle of it?
lesson-block-2-look = The white man comes along the lit diagonal. Step into the middle.
lesson-block-2-done = Very good! White has to go round, and you gain time.
lesson-prepare-1 = Seven all, and only the lit square is empty. Prepare your entry!
lesson-prepare-1-else = From which squares does one enter there? Can you reach one nobody blocks?
lesson-prepare-1-look = Take the man on the left to a square from which you enter diagonally.
lesson-prepare-1-done = Yes! Next you enter diagonally, and nobody can stop you.
lesson-prepare-2 = Two squares of the can are empty. Prepare your eighth man: where from?
lesson-prepare-2-else = To which of the two is there a way in that Black cannot block?
lesson-prepare-2-look = Go to the lit square outside the can, right beside the entrance.
lesson-prepare-2-done = Nobody fits between you and the can: you win on your next move.
lesson-match = The match is yours: seven men are in, one is missing. Prepare the way and win!
lesson-match-else = Your way was blocked this time. Go where you have two ways in. Once more!
lesson-match-done = You won the match! The can is full of white sardines.

diagram-pass = The two white men outside are shut in the corners: White passes.
diagram-draw = The rim of the can is full, and nobody can reach f4: 7–7, a draw.

puzzle-count-idea = Count the men that can still get into the can.
puzzle-count-why = More of your men got in than your opponent’s.

say-can = It is inside the can.
