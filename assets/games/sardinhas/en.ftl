goal = Get more men into the can than your opponent.
aliases = Can of Sardines, Tin of Sardines

ask-move-sardine = Move a man; if it stops in the can, it stays
end-eight-inside = Eight men inside: more than half of the can.
end-no-progress = Too many moves without an entry: the men in the can are counted.

play-now =
    1. Each side has nine men; in the middle is the can, with fifteen squares. White begins.
    2. In your turn, move one of your men in a straight line, over as many empty squares as you like, diagonally too.
    3. A man that stops in the can stays there to the end. It may cross the can without stopping.
    4. The first to have eight men in the can wins. If nobody can enter any more, whoever has more inside wins.

first-match = Enter the can whenever you can. Stopping to block is only worth it if your opponent loses two moves by it and you only one.

rules =
    # The board
    The board has 9×7 squares and each side has nine men: White on rank 1, Black on rank 7. In the middle is the can, from c3 to g5, with fifteen squares. White begins.

    # The turn
    You move one of your men like a Queen in chess: in a straight line, along a rank, a file or a diagonal, over as many empty squares as you like. There are no jumps and no captures.
    @ move

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
    .who = Example from the book, without names of players
    .why = White has fewer men in the can, but shuts the way for the last black ones.
    .ply-1 = White enters. Black cannot get past h3 and i3, and has to go round.
    .ply-5 = The decisive block. Had this man gone to g4 at once, Black would reach i6 and draw.
    .ply-7 = Here too one must choose: i3-h4 would only draw.
    .ply-8 = The book gives neither this move of Black’s nor the next: we put in any.
    .ply-11 = The eighth white man: 8–7.
classic-sardinhas_four_entries = Four moves for three seats
    .who = Example from the book, without names of players
    .why = Each side has its own door into the can; whoever gets to theirs faster wins.
    .ply-1 = The first entry. The book gives White’s moves only: Black’s are ours.
    .ply-7 = Three entries in four moves, and eight white men in the can.

lesson-show-1 = A man that stops in the can stays there for ever.
lesson-show-2 = Another crosses the can and comes out on the other side.
lesson-show-3 = The eighth white man gets into the can: White wins.
lesson-enter = Take a white man into the can.
lesson-enter-else = That square is outside the can. The squares of the can are the shining ones.
lesson-enter-done = Done: that man is yours in the can to the end.
lesson-move = Take a1 to a4 and, in your next turn, from a4 to c4.
lesson-move-else = Follow the light: first up from a1 to a4, then in to c4.
lesson-move-done = Outside the can you move freely. But entering in two moves is slower.
lesson-win = White has seven men in the can. Find the move that brings in the eighth.
lesson-win-else = That man is not inside. There is an empty square you can reach now: which?
lesson-win-done = Eight men: more than half of the can, and White wins.
lesson-block = Black has seven. Find the only move that does not let Black in at once.
lesson-block-else = The black man on a5 enters c5 and wins. Put a man in its way.
lesson-block-done = Well blocked! Sometimes blocking is worth more than entering.
lesson-puzzle = Seven all, and only d5 is empty. Prepare your entry, before Black does.
lesson-puzzle-else = That leaves Black time. Look for a square from which you enter diagonally.
lesson-puzzle-done = Yes! Next you enter from b7 to d5, and nobody can stop you.

diagram-pass = The two white men outside are shut in the corners: White passes.
diagram-draw = The rim of the can is full, and nobody can reach f4: 7–7, a draw.

puzzle-count-idea = Count the men that can still get into the can.
puzzle-count-why = More of your men got in than your opponent’s.
