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

    @ many-1

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

    @ cleave-between-1

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
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = A careless beginning: White captures one man and at once loses two.
    .ply-2 = Black puts a man beside d4. Is it bait?
    .ply-3 = White captures e4 by custody, but leaves an empty square between d4 and f4.
    .ply-4 = Black stops on that square and captures both by intervention.

classic-mak_yek_both_captures = The two ways of capturing
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = With four men on the board, a custody is followed at once by an intervention.
    .ply-1 = Custody: e4 stands between d4 and f4, and leaves.
    .ply-2 = Intervention: the black man stops between the two white ones, and both leave.

classic-mak_yek_triple = Three at once
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = A single move captures three men, as many as it possibly can.
    .ply-1 = The man reaches d5 and squeezes c5, d6 and e5, each against another white man.

lesson-goal-1 = Only one black man is left. Squeeze it between two of yours and win!
lesson-goal-1-else = On one side there is a man of yours already. Which man gets to the other?
lesson-goal-1-look = The square to the right of the black man is empty. Who can go up there?
lesson-goal-1-done = You won! Whoever captures all enemy men wins.
lesson-show-1 = A man goes straight, as many squares as it likes.
lesson-custody-1 = Capture the lit black man: squeeze it between two of yours.
lesson-custody-1-else = On which side does it not have a man of yours yet?
lesson-custody-1-look = A man is missing on its right. Which one gets there in a straight line?
lesson-custody-1-done = Well done! This is custodian capture: the man in the middle goes.
lesson-show-2 = The black man is trapped between two white ones, and is taken.
lesson-custody-2 = Now you are Black. Which move captures a white man?
lesson-custody-2-else = Which white man has one of yours beside it? What is missing on the other side?
lesson-custody-2-look = You can squeeze from above and below as well: look at file c.
lesson-custody-2-done = Good! Squeeze along a rank or a file, never along a diagonal.
lesson-show-3 = The white man goes in between the last two black men: both go, and White wins.
lesson-intervention-1 = Capture two at once: stop just between them.
lesson-intervention-1-else = Where are there two black men with a single empty square between?
lesson-intervention-1-look = Look at rank 5. Which man of yours can stop between the two?
lesson-intervention-1-done = Good! This is intervention: both are gone.
lesson-intervention-2 = Now you are Black. Go in between two white men.
lesson-intervention-2-else = Are there two white men with one empty square between? Try above and below.
lesson-intervention-2-look = Look at file e. Which man of yours gets to the middle in a straight line?
lesson-intervention-2-done = Both are gone! Going in between is no danger: it is an attack.
lesson-many-1 = One move captures three black men at once. Find it!
lesson-many-1-else = Which empty square touches three black men?
lesson-many-1-look = Each of these three black men has a white one behind it already.
lesson-many-1-done = Three! Nobody captures more than that in one move.
lesson-many-2 = Three black men are left. Capture them all in one move.
lesson-many-2-else = Which square touches all three at once?
lesson-many-2-look = The three black men stand around an empty square. Which man gets there?
lesson-many-2-done = You won! You joined an intervention and a custodian capture.
lesson-trap-1 = Your two lit men are in danger. How do you save them?
lesson-trap-1-else = On which square does Black want to stop, to capture both?
lesson-trap-1-look = Take the square between them, or block the black man that comes from above.
lesson-trap-1-done = Beware of an empty square between two of your men: it is an invitation!
lesson-trap-2 = Now you are Black. Offer a man on the lit square, then punish the capture.
lesson-trap-2-else = Which front man reaches the lit square? And then, which man comes behind it?
lesson-trap-2-look = Use file e: first the front man, then the one behind.
lesson-trap-2-done = Two for one! Sometimes an offered man opens a square in the middle.
lesson-match-1 = One black man is left, and you must catch it. Win this match!
lesson-match-1-else = Not this time. Leave it only one way out, beside a man of yours, and squeeze.
lesson-match-1-done = You won your first match of Mak-Yek!

lesson-cleave-goal-1 = Black loses with only two men left. Squeeze one against the edge!
lesson-cleave-goal-1-else = Which square is right beside the black man on the edge?
lesson-cleave-goal-1-look = It is the square to its left. Which man of yours goes up there?
lesson-cleave-goal-1-done = You won! The edge served as your second man.
lesson-show-cleave-1 = A man goes straight, as many squares as it likes.
lesson-cleave-custody-1 = Squeeze the lit black man between two of yours.
lesson-cleave-custody-1-else = On which side does it not have a man of yours yet?
lesson-cleave-custody-1-look = A man is missing on its left. Which one gets there in a straight line?
lesson-cleave-custody-1-done = Well done! Far from the edges, you need two men.
lesson-cleave-custody-2 = Now you are Black. Which move captures a white man?
lesson-cleave-custody-2-else = Which white man has one of yours beside it? What is missing on the other side?
lesson-cleave-custody-2-look = You can squeeze from above and below as well: look at file c.
lesson-cleave-custody-2-done = Good! Squeeze along a rank or a file, never along a diagonal.
lesson-show-cleave-2 = The edge helps: the black man is trapped against it.
lesson-cleave-wall-1 = You are Black. Use the edge to capture a white man.
lesson-cleave-wall-1-else = Which white man stands on an edge?
lesson-cleave-wall-1-look = Look at the bottom row. Which man of yours can stop above the white one?
lesson-cleave-wall-1-done = Good! On an edge, one man is enough to squeeze another.
lesson-cleave-wall-2 = Capture the black man in the corner. Find both ways.
lesson-cleave-wall-2-else = Which squares touch the man in the corner?
lesson-cleave-wall-2-look = There are two: one beside it and one below. Who gets to each of them?
lesson-cleave-wall-2-done = Right! A corner has two edges, and each of them serves as your man.
lesson-cleave-between-1 = Go in between a black man and the edge: the man goes.
lesson-cleave-between-1-else = Which black man is just one square away from the edge?
lesson-cleave-between-1-look = Look at the left side: one square lies between the black man and the edge.
lesson-cleave-between-1-done = Good! In an intervention the edge serves as an enemy man.
lesson-cleave-between-2 = Black has four men. Capture two in one move and win.
lesson-cleave-between-2-else = Where are there two black men with a single empty square between?
lesson-cleave-between-2-look = Look at rank 2. Which man of yours can stop between the two?
lesson-cleave-between-2-done = You won! Black is left with two men.
lesson-show-cleave-3 = Another black man goes: with two men left, Black loses.
lesson-cleave-trap-1 = You have three men: lose one and you lose. Save the one in the corner.
lesson-cleave-trap-1-else = Where can it go without coming within reach of a black man?
lesson-cleave-trap-1-look = Go down along the edge: you may even slip in beside a black man.
lesson-cleave-trap-1-done = You saved it, and captured a black man against the edge as well!
lesson-cleave-trap-2 = Your man at the edge is in danger. It has only one good square: which?
lesson-cleave-trap-2-else = Where can no black man come right beside it?
lesson-cleave-trap-2-look = Try going down: one step is enough, the corner is too far.
lesson-cleave-trap-2-done = The edge helps both sides: beside it, one enemy is enough to squeeze you.
lesson-cleave-match-1 = Capture men until Black has only two. Win this match!
lesson-cleave-match-1-else = Not this time. Look for black men on the edge, or one square away from it.
lesson-cleave-match-1-done = You won your first match of Cleave!

diagram-end-all = The black man stops between the last two white ones: Black wins.
diagram-forced-pass = The black man is blocked in the corner: it can only pass.
diagram-end-draw = Behind the wall nobody captures. Here four moves are enough for a draw.
diagram-cleave-blocked = Black is left without a move: White wins.
diagram-cleave-draw = Behind the wall nobody captures. Here four moves are enough for a draw.

puzzle-last-capture-idea = Squeeze a man between two of yours, or step between two of theirs.
puzzle-last-capture-why = It was the last capture that was needed.
puzzle-capture-chain-idea = Which move captures more than one man?
puzzle-capture-chain-why = Several men left at once, and the others cannot escape.
puzzle-capture-idea = Which capture leaves the others without a way out?
puzzle-capture-why = One man left the board, and the others could not escape.
puzzle-threats-idea = Do not chase the man: take its squares away and wait.
puzzle-threats-why = On whatever square it had left, it was caught.
