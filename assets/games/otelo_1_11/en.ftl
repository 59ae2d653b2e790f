goal = Own more discs than your opponent when the game ends.
aliases = Reversi, Otelo, classic Othello
card-classico = Othello
goal-classico = Own more discs at the end: one disc a turn.

variant-1_11 = 1-11: three discs a turn
variant-classico = Classic: one disc a turn

play-now =
    1. Four discs stand in the centre, two white and two black. Black begins, with a single disc.
    2. A disc may only go where it traps discs of the other colour between itself and another of its own. The trapped discs turn over.
    3. After that every turn has three discs: one of yours, one of your opponent’s, and another of yours.
    4. When nobody can place a disc, whoever has more discs wins.

first-match = In the first turns never be left with only two or three discs. Your opponent can turn them all over at once, and the game ends there.

rules =
    # The board
    The board has 8×8 squares; the discs have two faces, one white and one black. Four discs stand in the centre at the start: white on d5 and e4, black on e5 and d4. Black begins.

    # Placing and flipping
    A disc may only be placed on an empty square where it flips at least one disc. Between it and another disc of the same colour there must be an unbroken row of discs of the other colour, along a rank, a file or a diagonal. Every row that the new disc closes is flipped, in all directions.
    @ show-1

    # The turn
    The first move of the game is a single black disc. From then on every turn has three parts:

    - a disc of your own colour;
    - a disc of your opponent’s colour, which flips discs of yours;
    - another disc of your own colour.
    @ turn-2

    A part that has no possible placement is passed. Where there is one, you must make it.
    @ pass

    # End
    The game ends as soon as no disc of either colour can be placed, even in the middle of a turn. Whoever has more discs wins.
    @ show-3

    Equal numbers are a draw.
    @ draw

    # Variants and options
    - 1-11: the rules above.
    - Classic: one disc of your own colour a turn; a player who cannot place it passes.
    - Size: 4×4 and 6×6 make shorter games.
    - Who begins: Black, unless you say otherwise.

notation = Each disc is written as the name of its square, a letter and a number: { $show-1 }. Letters grow from left to right and numbers from bottom to top. A whole turn is three discs one after the other, like { $show-2 }: the middle one is of the opponent’s colour. A part with no possible placement is written { $pass }. The discs that flip are not written, because the rules tell which they are.

history =
    Around 1870 John W. Mollett’s Annexation appeared in London, on a cross-shaped board: pieces caught between two others change colour. Lewis Waterman’s game, on 8×8 squares, came between 1883 and 1888 and is the one that lasted, under the name of Reversi. Each of them called the other a fraud.

    In the 1970s the game was reborn in Japan as Othello, now with the four central discs already in place.

    The 1-11 variant is by Bill Taylor. Putting one of your opponent’s discs into your hand changes the whole strategy: the bad move that your opponent would never make can now be made by you.

idea = A disc in a corner never flips again, for nothing can catch it between two others. And discs of the same colour that follow it along the edge without a gap never flip again either: can you see why?

mathematics =
    Every disc that is placed fills a square and never leaves it. As only 60 squares are free, the game has to end.

    Without passes the colours placed always alternate: black, white, black, white… just as in the classic game. What the 1-11 rule changes is not the sequence of colours but the hand that places each of them.

    There are 60 squares to fill. The first turn takes one and every later turn three; as 59 is not a multiple of three, a game without passes ends with a turn of two discs: it is the 21st, and it is Black’s. In the classic game 60 is even and the last disc is White’s. Counting who will make the last move in each closed region is half the art of this game.

    A disc on the edge can only be caught along the edge, for in every other direction one side is off the board. If all the discs from there to the corner have its colour, nobody can close that side any more. In the classic game you struggle to make your opponent open the corners; here you simply place the disc that opens them.

    On 4×4 we have worked the game out to the end: with best play on both sides White wins by eleven discs.

    For the classic game on 6×6, Joel Feinstein showed by computer in 1993 that the second player wins by 20–16. For 8×8, Hiroki Takizawa announced in 2023 a computation that arrives at a draw. None of this carries over to the 1-11 variant, where every turn branches far more.

in-class =
    Ages 8 and up · 20 minutes a match.
    - 10 min: on the blackboard, trap and flip: one row, then two at the same time.
    - 10 min: one whole turn together: a disc of mine, one of yours, one of mine.
    - 20 min: matches in pairs on 6×6.
    - 5 min: who won a corner, and how? Each pair shows its best trick.
    # Questions
    - In how many ways can the game begin? → In four, and by symmetry they are all the same.
    - Why does a disc in a corner never flip? → There are no squares on both sides of it, so nothing can trap it.
    - Without passes, on 8×8, who makes the last turn, and with how many discs? → Black, with two: 60 = 1 + 19 × 3 + 2.

play-now-classico =
    1. Four discs stand in the centre, two white and two black. Black begins.
    2. On your turn you place a disc where it traps your opponent’s discs between itself and another of yours.
    3. The trapped discs turn over to your colour, in all directions.
    4. If you cannot flip anything, you pass.
    5. When nobody can play, whoever has more discs wins.

first-match-classico = Do not place discs next to an empty corner. Your opponent gets the corner, and a disc in a corner never flips again.

rules-classico =
    # The board
    The board has 8×8 squares; the discs have two faces, one white and one black. Four discs stand in the centre at the start: white on d5 and e4, black on e5 and d4. Black begins, and the players take turns.

    # Placing and flipping
    On your turn you place a disc of yours on an empty square. Between it and another disc of yours there must be an unbroken row of your opponent’s discs, along a rank, a file or a diagonal.
    @ show-classico-1

    All the discs trapped like that are flipped, in all directions at once. You have to flip at least one.
    @ show-classico-2

    # Passing
    If there is no square where you flip anything, you pass. If there is one, you must play.
    @ classico-pass

    # End
    The game ends when neither player can move: nearly always with a full board. Whoever has more discs wins.
    @ show-classico-3

    It also ends when one colour has vanished.
    @ classico-vanish

    Equal numbers are a draw.
    @ classico-draw

    # Options
    - Size: 4×4 and 6×6 make shorter games.
    - Who begins: Black, unless you say otherwise.

notation-classico = Each disc is written as the name of its square, a letter and a number: { $show-classico-1 }. Letters grow from left to right and numbers from bottom to top. A pass is written { $classico-pass }. The discs that flip are not written, because the rules tell which they are.

history-classico =
    Around 1870 John W. Mollett’s Annexation appeared in London, on a cross-shaped board: pieces caught between two others change colour. Lewis Waterman’s game, on 8×8 squares, came between 1883 and 1888 and is the one that lasted, under the name of Reversi. Each of them called the other a fraud.

    In the 1970s the game was born again in Japan, with the name Othello. Little changed in the rules: the four central discs now stand in place from the start.

idea-classico = Flipping many discs early is not always good: a player with many discs often has few moves. Count the moves that you leave your opponent, and not only the discs.

mathematics-classico =
    Every disc that is placed fills a square and never leaves it. As only 60 squares are free, the game has to end.

    Without passes Black places the odd discs and White the even ones: as 60 is even, the last disc is White’s. A pass changes the count. That is why you count the empty squares of each closed region: in an odd one where you play by turns, whoever enters first also places the last disc there.

    A disc in a corner never flips again, for nothing can catch it between two others. Discs of the same colour that follow it along the edge without a gap never flip again either. These stable discs are sure to count at the end.

    On 4×4 we have worked the game out to the end: with best play on both sides White wins by eight discs. For 6×6, Joel Feinstein showed by computer in 1993 that the second player wins by 20–16. For 8×8, Hiroki Takizawa announced in 2023 a computation that arrives at a draw.

in-class-classico =
    Ages 7 and up · 20 minutes a match.
    - 10 min: on the blackboard, trap and flip in all directions.
    - 10 min: a problem: where near an empty corner is it dangerous to place a disc?
    - 20 min: matches in pairs on 6×6 or 8×8.
    - 5 min: each pair counts the final discs that were already safe halfway.
    # Questions
    - Who places the last disc if nobody passes? → White: 60 squares are free, and 60 is even.
    - Can a game end with empty squares? → Yes: if one colour vanishes, or if nobody can flip anything.
    - Can an 8×8 game be a draw? → Yes, 32–32, because 64 is even.

classic-otelo_1_11_legal_prefix = The game of the book, as far as the rules allow
    .who = Beginning of a match from the book by João Pedro Neto and Jorge Nuno Silva
    .why = Six whole turns of three discs. The authors flipped them by hand, and forgot some.
    .ply-4 = White has made one whole turn: white, black and white.
    .ply-15 = The corner goes to a black disc, which White has placed.
    .ply-16 = Here the book forgot to flip the disc on e5.
    .ply-18 = The book goes on with a disc on a4 that flips nothing: the rules do not allow it.

lesson-first = Trap the three white discs: place a black one on the lit square.
lesson-first-else = Which square closes the row of white discs between two black ones?
lesson-first-look = It is the lit square, at the end of the row.
lesson-first-done = You won! Only black discs are left: whoever ends with more wins.
lesson-show-1 = The white disc trapped between two black ones turns over.
lesson-place-1 = Place a black disc that traps a white one between two black ones.
lesson-place-1-else = On which side of the white disc is a black one? So where is the other missing?
lesson-place-1-look = Any of the four lit squares will do.
lesson-place-1-done = Good! The trapped disc has turned over: now it is black.
lesson-place-2 = On two squares a black disc flips two white ones. Choose one.
lesson-place-2-else = When your disc is there, in how many directions are white ones trapped?
lesson-place-2-look = The two squares are lit: straight down and on the diagonal.
lesson-place-2-done = Very good! Everything that is trapped flips, in every direction.
lesson-show-2 = Every turn has three discs: mine, yours and mine.
lesson-turn-1 = You are Black, in mid-turn. Place a white disc that opens the corner for you.
lesson-turn-1-else = Which white disc beside the corner could you trap afterwards?
lesson-turn-1-look = First the white disc beside the lit corner; then the black one in it.
lesson-turn-1-done = The corner is yours! A disc in a corner never flips again.
lesson-turn-2 = Play a whole turn, square by square, to the corner: black, white and black.
lesson-turn-2-else = Which of the three lit squares is farthest from the corner?
lesson-turn-2-look = Begin at the top and go down to the lit corner.
lesson-turn-2-done = The white disc opened the corner for you. A disc in a corner never flips.
lesson-show-3 = The last disc turns three whole lines over: Black wins.
lesson-wipe-1 = Flip every white disc at once, and the match ends right there.
lesson-wipe-1-else = On which line do the white discs lie, one after the other?
lesson-wipe-1-look = They lie on the lit diagonal. Which end is still empty?
lesson-wipe-1-done = Three at once! With no white discs left, Black wins at once.
lesson-wipe-2 = The last disc of the turn: find the square that flips every white disc.
lesson-wipe-2-else = From which square do three rows lead, each with white discs trapped?
lesson-wipe-2-look = Look for the square right beside the lit white discs.
lesson-wipe-2-done = Three rows at once! With no white discs left, Black wins at once.
lesson-help-1 = Mid-turn: place a white disc that lets you flip everything next.
lesson-help-1-else = Three white discs lie on a diagonal. Where does it go on, upwards?
lesson-help-1-look = The white disc goes to the end of the lit diagonal; the black one behind it.
lesson-help-1-done = Five discs at once! The white disc is a weapon of yours.
lesson-help-2 = You are Black, mid-turn: place the white disc that lets you flip everything next.
lesson-help-2-else = After the white disc, will one square reach every white one?
lesson-help-2-look = Your black disc will go to the lower of the lit squares.
lesson-help-2-done = That is it! The next black disc, on c3, flips every white one.
lesson-trap-1 = You are White with one disc left. Find the two squares that save you.
lesson-trap-1-else = After your move, can a single black disc flip all of yours?
lesson-trap-1-look = The two safe squares are lit.
lesson-trap-1-done = You got away! With few discs, always look at what can be flipped next.
lesson-trap-2 = A single white disc again. Which two squares save you?
lesson-trap-2-else = After your move, is there a black disc at the end of your row?
lesson-trap-2-look = One is the corner, the other lies at the end of the row: they are lit.
lesson-trap-2-done = Well saved! A row with free ends, or held by a corner, does not fall at once.
lesson-match = You are Black, and four squares are empty. Play the end and keep more discs!
lesson-match-else = Not enough. Flip many with your disc, few with your opponent’s. Once more!
lesson-match-done = You won the match! One of yours, one of theirs, one of yours: now you can play.

lesson-classico-first = Trap the three white discs: place a black one on the lit square.
lesson-classico-first-else = Which square closes the row of white discs between two black ones?
lesson-classico-first-look = It is the lit square, below the white ones.
lesson-classico-first-done = You won! Only black discs are left: whoever ends with more wins.
lesson-show-classico-1 = The white disc trapped between two black ones turns over.
lesson-classico-place-1 = Place a black disc that traps a white one between two black ones.
lesson-classico-place-1-else = On which side of the white disc is a black one? So where is the other missing?
lesson-classico-place-1-look = Any of the four lit squares will do.
lesson-classico-place-1-done = Good! The trapped disc has turned over: now it is black.
lesson-classico-place-2 = On two squares a black disc flips two white ones. Choose one.
lesson-classico-place-2-else = When your disc is there, in how many directions are white ones trapped?
lesson-classico-place-2-look = The two squares are lit: sideways and on the diagonal.
lesson-classico-place-2-done = Very good! One disc can trap in several directions.
lesson-show-classico-2 = A single disc turns three lines over at once.
lesson-classico-lines-1 = You are Black. Find the square that flips three discs, each in its own line.
lesson-classico-lines-1-else = Which square touches three white discs at the same time?
lesson-classico-lines-1-look = The three that flip are lit.
lesson-classico-lines-1-done = Good! Upwards, sideways and on the diagonal.
lesson-classico-lines-2 = Three lines at once, again. Where?
lesson-classico-lines-2-else = For each empty square beside the white ones: is there a black one beyond?
lesson-classico-lines-2-look = The three that flip are lit.
lesson-classico-lines-2-done = That is it! Always look in every direction before you play.
lesson-show-classico-3 = At the end, whoever has more discs wins: here, Black.
lesson-classico-corner-1 = Play on the lit square. White goes next to the corner: take it.
lesson-classico-corner-1-else = Where did White put the disc? Which corner is open now?
lesson-classico-corner-1-look = First the lit square near the centre, then the corner.
lesson-classico-corner-1-done = The corner is yours for ever. Do not open corners for your opponent!
lesson-classico-corner-2 = You have four moves. Three give White a corner: find the other one.
lesson-classico-corner-2-else = If you play beside a corner, can White go there?
lesson-classico-corner-2-look = Play on the edge, away from the corners: on the lit square.
lesson-classico-corner-2-done = Right! The squares beside the corners are dangerous.
lesson-classico-wipe-1 = Find the square that flips every white disc.
lesson-classico-wipe-1-else = On which line do the white discs lie? Which end is open?
lesson-classico-wipe-1-look = Look at the lit row: it only needs shutting.
lesson-classico-wipe-1-done = Three at once! With no white discs left, Black wins at once.
lesson-classico-wipe-2 = Now the four white discs are not in a row. Which square flips them all?
lesson-classico-wipe-2-else = From which square do three lines with white discs start?
lesson-classico-wipe-2-look = It is a square below the lit white discs.
lesson-classico-wipe-2-done = Three directions, four discs: not one white disc is left!
lesson-classico-trap-1 = You are White with one disc left. Find the two squares that save you.
lesson-classico-trap-1-else = After your move, can a single black disc flip all of yours?
lesson-classico-trap-1-look = The two safe squares are lit.
lesson-classico-trap-1-done = You got away! With few discs, always look at what can be flipped next.
lesson-classico-trap-2 = You are White with a single disc. One square alone saves you: which?
lesson-classico-trap-2-else = Which square leaves you discs that do not all fall in one move?
lesson-classico-trap-2-look = Look along the diagonal that goes up from your disc.
lesson-classico-trap-2-done = You got away! It is the only square where not every white disc falls.
lesson-classico-match = You are Black, and four squares are empty. Play the end and keep more discs!
lesson-classico-match-else = Not enough. Which square flips most discs? And whose is the corner? Once more!
lesson-classico-match-done = You won the match! You kept more discs, and that is what counts.

diagram-pass = No black disc would flip anything: this part is passed.
diagram-draw = The last disc, white and placed by Black, makes 32–32: a draw.
diagram-classico-pass = Black flips nothing anywhere, and passes.
diagram-classico-vanish = There are no white discs left: Black wins at once.
diagram-classico-draw = The last disc makes 32–32: a draw.

puzzle-count-idea = Do not just turn many discs: count those turned back afterwards.
puzzle-count-why = Once you count, you finish with more discs than your opponent.
puzzle-best-score-idea = Count the discs to the end: where do you finish with most?
puzzle-best-score-why = Counted to the last disc, no other square gives as many.
