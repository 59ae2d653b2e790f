goal = Capture all your opponent’s men, by enclosing them or by stepping between them.
card-cleave = Cleave
goal-cleave = Capture until your opponent has two men left; here the edges help too.
aliases = Apit-sodok, Cleave

variant-mak_yek = Mak-Yek: the traditional game
variant-cleave = Cleave: the edges capture too

play-now =
    1. Each side has 16 men, in two ranks. White begins.
    2. On your turn, one of your men goes straight, as many empty squares as you like, but never diagonally.
    3. If you squeeze an enemy man between two of yours, it leaves.
    4. If you stop between two enemy men, both leave.
    5. Whoever captures all the enemy men wins.

first-match = Before you capture, look at your own men: are there two with a single empty square between them? If an enemy man can stop there, you lose both.

rules =
    # The board
    The board has 8×8 squares and each side has 16 equal men. White fills ranks 1 and 3, Black ranks 6 and 8. White begins.

    # The turn
    You move one of your men like a rook in chess: in a straight line, along a rank or a file, over as many empty squares as you like. Men neither jump nor land on one another.

    @ show-1

    # Captures
    Captures are settled at the end of the move, all at once, and never diagonally. Only the man that moved captures.

    - Custody: one enemy man stands between the man that moved and another man of yours, on three squares in a row. The middle one leaves.

    @ show-2

    - Intervention: the man that moved stands exactly between two enemy men, on three squares in a row. Both leave.

    @ show-3

    Moving in between two enemy men is no danger: that is how they are captured. One move may combine several captures.

    @ triple

    # End
    Whoever captures all the enemy men wins.

    @ end-all

    A player who cannot move passes.

    @ forced-pass

    The game is drawn if both sides are blocked, if the same position with the same player to move comes up three times, or after 100 moves in succession without a capture.

    @ end-draw

    # Variants and options
    - Mak-Yek: the rules above.
    - Cleave: the edges help the player who moves. For custody they count as your own men, so an enemy man between the man you moved and the edge is captured; for intervention they count as enemy men, so if your man stops between the edge and an enemy man, that man is captured. You win by leaving your opponent with two men or fewer, or without a move when it is their turn.
    - No walls: after your move, no rank or file may be filled entirely by your own men, except your home rank.
    - Moves without progress: how many moves of both sides without a capture make a draw (0 switches it off).
    - Who begins: White, unless you say otherwise.

rules-cleave =
    # The board
    The board has 8×8 squares and each side has 16 equal men. White fills ranks 1 and 3, Black ranks 6 and 8. White begins.

    # The turn
    You move one of your men like a rook in chess: in a straight line, along a rank or a file, over as many empty squares as you like. Men neither jump nor land on one another.

    @ show-cleave-1

    # Captures
    Captures are settled at the end of the move, all at once, and never diagonally. Only the man that moved captures.

    - Custody: one enemy man stands between the man that moved and another man of yours, or between the man that moved and the edge. The middle one leaves.

    @ show-cleave-2

    - Intervention: the man that moved stands exactly between two enemy men, and both leave. If it stands between an enemy man and the edge, that man leaves.

    @ cleave-edge

    Moving in between two enemy men, or between one of them and the edge, is no danger: that is how they are captured. One move may combine several captures.

    # End
    Whoever leaves the opponent with two men or fewer wins.

    @ show-cleave-3

    You also win by leaving your opponent without a move when it is their turn.

    @ cleave-blocked

    The game is drawn if the same position with the same player to move comes up three times, or after 100 moves in succession without a capture.

    @ cleave-draw

    # Options
    - No walls: after your move, no rank or file may be filled entirely by your own men, except your home rank.
    - Moves without progress: how many moves of both sides without a capture make a draw (0 switches it off).
    - Who begins: White, unless you say otherwise.

notation =
    A move is written as its two squares, the one it leaves and the one it reaches, with a hyphen between them: { $show-1 }. When it captures, the list puts a colon instead of the hyphen: { $show-2-2 }. A player who cannot move passes: { $forced-pass }.

    Letters are the files, from left to right. Numbers are the ranks, from bottom to top.

notation-cleave =
    A move is written as its two squares, the one it leaves and the one it reaches, with a hyphen between them: { $show-cleave-1 }. When it captures, the list puts a colon instead of the hyphen: { $show-cleave-2 }.

    Letters are the files, from left to right. Numbers are the ranks, from bottom to top.

history =
    A traditional game of Indochina, known in Thailand as Mak-Yek and in Malaysia as Apit-sodok. It unites two ways of capturing that appear separately in other traditional games: custody, which squeezes an enemy man between two of yours, and intervention, which puts a man of yours between two enemy men.

history-cleave =
    Cleave was proposed by Chris Huntoon in 2001. It starts from Mak-Yek, a traditional game of Thailand and Malaysia.

    In the old game, men along the edges are hard to capture. In Cleave it is the edges that help to capture them. So there are more captures, and games are faster.

idea = How many men can you capture in one move? Three at most: only those beside the man you moved can fall, and of the four squares beside it one is always empty, the one on the side it came from.

idea-cleave = An edge may count as a man of yours or as an enemy man. On which squares is a single enemy man enough to capture one of yours that stands alone?

mathematics =
    To capture a man you have to stop right beside it. So always count the empty squares beside your men: they are the doors through which danger comes in.

    No move captures more than three men. Only the four neighbours of the man that moved can fall, and one of those squares is always empty: the one on the side it came from.

    A man on the edge can be taken by custody only along that edge, and a man in a corner never. By intervention both can fall, if another man of their colour stands two squares away.

    The traditional game has fortresses. A player who leaves the third rank untouched, for instance, and shuffles a man to and fro behind it loses nothing: in general, somebody who only wants a draw can have it. The options “no walls” and “moves without progress” exist for this reason. It is a good example of how one small rule decides whether a game has an end at all.

mathematics-cleave =
    Near the edges, a single enemy man is enough to capture one of yours that stands alone; in the middle of the board it is not. So in Cleave the middle is the safest place.

    Look at the symmetry of the two rules. For custody the edge acts as a man of yours; for intervention it acts as an enemy man. A man on the edge falls when another stops beside it, on the inside. A man on the row next to the edge falls when another stops between it and the edge. Only the 16 squares of the centre, from c3 to f6, are free of both dangers.

    In a corner there are two edges. It is enough to stop on one of the two neighbouring squares to capture the man that stands there.

    No move captures more than three men. Only the four neighbours of the man that moved can fall, and the one on the side it came from is always empty.

    There are fortresses here too: a player who leaves the third rank untouched and moves a man behind it loses nothing. The options “no walls” and “moves without progress” exist for this reason.

play-now-cleave =
    1. Each side has 16 men, in two ranks. On your turn, one of your men goes straight, as many empty squares as you like.
    2. If you squeeze an enemy man between two of yours, or between one of yours and the edge, it leaves.
    3. If you stop between two enemy men, both leave. If you stop between one of them and the edge, that one leaves.
    4. You win if your opponent is left with two men or without a move.

first-match-cleave = Keep away from edges and corners: there, a single enemy man is enough to capture yours. And watch the row beside the edge as well.

in-class =
    Ages 8 and up · 20 minutes a match.
    - 10 min: show custody and intervention; each pair makes up an example of both.
    - 20 min: play in pairs; whoever has captured more when the time is up wins.
    - 10 min: the fortress: why can an untouched third rank not be captured?
    - 5 min: the three questions, all together.
    # Questions
    - How many moves has White at the start? → 32: each man of rank 1 has one, and each man of rank 3 has three.
    - How many men can be captured at once? → Three at most.
    - Is a man in the corner safe? → Only from custody. If another of its colour stands two squares away, an enemy man in between captures both.

in-class-cleave =
    Ages 8 and up · 15 minutes a match.
    - 10 min: show how the edge captures, in both ways.
    - 10 min: each pair colours the squares where a single enemy man captures one of yours that stands alone.
    - 20 min: play in pairs, with all 16 men.
    - 5 min: the three questions, all together.
    # Questions
    - From how many squares is a man in the corner captured? → From two: the neighbours of the corner, if they are empty.
    - On how many squares does the edge not help to capture you? → On 16: those of the centre, from c3 to f6.
    - How many moves has White at the start? → 32: each man of rank 1 has one, and each man of rank 3 has three.

classic-mak_yek_opening = Two for one
    .who = Example from the book
    .why = A careless beginning: White captures one man and at once loses two.
    .ply-2 = Black puts a man beside d4. Is it bait?
    .ply-3 = White captures e4 by custody, but leaves an empty square between d4 and f4.
    .ply-4 = Black stops on that square and captures both by intervention.

classic-mak_yek_both_captures = The two ways of capturing
    .who = Example from the book
    .why = With four men on the board, a custody is followed at once by an intervention.
    .ply-1 = Custody: e4 stands between d4 and f4, and leaves.
    .ply-2 = Intervention: the black man stops between the two white ones, and both leave.

classic-mak_yek_triple = Three at once
    .who = Example from the book
    .why = A single move captures three men, as many as it possibly can.
    .ply-1 = The man reaches d5 and squeezes c5, d6 and e5, each against another white man.

lesson-show-1 = A man goes straight, as many squares as it likes.
lesson-show-2 = The black man is trapped between two white ones, and is taken.
lesson-show-3 = Another black man steps between two white ones and captures both.
lesson-custody = You are White. Capture the man on e4: squeeze it between two of yours.
lesson-custody-else = That does not squeeze it. You need a man on its other side, on f4.
lesson-custody-done = Well done! This is custody: the man in the middle leaves.
lesson-intervention = Capture two at once: stop right between them.
lesson-intervention-else = That captures nothing. The square between the two is d5.
lesson-intervention-done = Good! This is intervention: both are gone.
lesson-triple = Move the man on d3 to d5 and count how many it captures.
lesson-triple-else = Try d3 to d5: three black men get squeezed.
lesson-triple-done = Three! Nobody captures more than that in one move.
lesson-trap = Now you are Black. Offer the man on e6 at e4, and punish the capture.
lesson-trap-else = First e6 to e4. Then put the man on e8 between the two white ones.
lesson-trap-done = Two for one! Beware of an empty square between two men of yours.
lesson-puzzle = Three black men are left. Capture them all in a single move.
lesson-puzzle-else = That does not take them all. Which square touches all three?
lesson-puzzle-done = You won! On e4 you joined an intervention and a custody.
lesson-show-cleave-1 = A man goes straight, as many squares as it likes.
lesson-show-cleave-2 = The edge helps: the black man is trapped against it.
lesson-show-cleave-3 = Another black man goes: with two men left, Black loses.
lesson-cleave-custody = You are White. Move d1 to d5 and squeeze the black man between two of yours.
lesson-cleave-custody-else = Try d1 to d5: the black man on e5 is then between two white ones.
lesson-cleave-custody-done = Well done! Far from the edges it takes two men of yours.
lesson-cleave-corner = Capture the black man in the corner. Find both ways.
lesson-cleave-corner-else = That does not squeeze it. Stop right beside it, on one side or the other.
lesson-cleave-corner-done = Right! In the corner there are two edges, and each acts as a man of yours.
lesson-cleave-edge = Step between a black man and the edge: it leaves.
lesson-cleave-edge-else = Not there. Look for the square on the edge that is beside a black man.
lesson-cleave-edge-done = Good! For intervention, the edge acts as an enemy man.
lesson-cleave-trap = You have three men: if you lose one, you lose. Save the one in the corner.
lesson-cleave-trap-else = After that, Black captures one of your men and wins.
lesson-cleave-trap-done = You saved it, and even captured a black man against the edge!
lesson-cleave-puzzle = Black has four men. Capture two in one move and win.
lesson-cleave-puzzle-else = That does not take two. Look for a square between two black men.
lesson-cleave-puzzle-done = You won! Black was left with two men.

diagram-end-all = The black man stops between the last two white ones: Black wins.
diagram-forced-pass = The black man is blocked in the corner: it can only pass.
diagram-end-draw = Behind the wall nobody captures. Here four moves are enough for a draw.
diagram-cleave-blocked = Black is left without a move: White wins.
diagram-cleave-draw = Behind the wall nobody captures. Here four moves are enough for a draw.

puzzle-last-capture-idea = Squeeze a man between two of yours, or step between two of theirs.
puzzle-last-capture-why = It was the last capture that was needed.
puzzle-capture-chain-idea = Which move captures in two ways at once?
puzzle-capture-chain-why = Several men left at once, and the others cannot escape.
