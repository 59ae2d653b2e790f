goal = Make mills, three men in a line, until your opponent has two men or no move.
aliases = Nine Men’s Morris, Mill, Merels

play-now =
    1. Each player has nine men. In turn, each puts one on an empty point.
    2. When there are no men left in hand, you move one of yours along a line to a neighbouring empty point.
    3. Three men of yours next to each other on one line are a mill. Each time you close one, you may remove an enemy man, but none from an enemy mill if there are others.
    4. A player with only three men may fly to any empty point.
    5. Whoever is left with two men or without a move loses.

first-match = While placing, always look at the lines where your opponent already has two men: take the third point. And do not shut yourself up in the corners, which have only two ways out.

rules =
    # The board
    There are 24 points on three linked squares. Three points next to each other on one line can form a mill; there are 16 such lines. Each player has nine men. White begins.

    # The turn
    - Placing: as long as you have men in hand, you put one on an empty point.
    - Moving: afterwards you take one of your men along a line to a neighbouring empty point.
    - Flying: when you have only three men, you may take one to any empty point.

    @ fly-1

    # Mills
    When you close a mill you may remove an enemy man that is not in a mill. If all of them are, you may choose any. Two mills closed at once give only one removal. Men that are removed do not return.

    @ show-2

    You may also decline the removal.

    @ refuse

    If a mill gave you your latest removal, closing it again, on the same three points, in one of your next two turns gives no new removal. Having two mills and alternating between them is allowed.

    @ same-mill

    # End
    A player who has fewer than three men, counting those in hand, or who cannot move when it is their turn, loses.

    @ show-3

    @ end-blocked

    The game is drawn if the same position comes up three times with the same player to move, or after 100 moves in succession without a removal.

    @ end-draw

    # Options
    - Compulsory removal: if on, whoever closes a mill has to remove a man; if off, they may pass.
    - Same-mill rule: if you switch it off, opening and closing the same mill always gives a removal.
    - Moves without progress: how many, by both sides, make a draw (0 switches it off).
    - Who begins: White, unless you say otherwise. You may also draw lots.

notation = Placing a man is written as its point alone: { $show-1 }. Moving or flying is written as the point where it starts and the point where it ends: { $show-3-1 }. An x before the point says which man was removed: { $show-3-2 }. Declining a removal is written like this: { $refuse-2 }.

history =
    A very old game without an author, known all over Europe. The Book of Games of King Alfonso X of Castile described it as early as 1283. Scratched into stone, it is found in castles, churches and cloisters, in Portugal too.

    The rules used here are those of the tournament of the Federal University of Goiás, in Catalão, Brazil, where the game is called Trilha.

idea = For making mills all points are worth the same: each belongs to exactly two lines. For moving they are not: a corner has only two ways out, and the other points have three or four.

mathematics =
    A mill needs three men. That is why a player left with only two loses.

    The board has 16 symmetries: the eight of the square, and each of them with the outer and the inner square exchanged. Many positions that look different are the same after all.

    In 1993 Ralph Gasser solved the game under the usual rules, which lack the restriction on closing the same mill: if nobody errs, it is a draw. He worked backwards from finished positions, through billions of them, and joined this to a search of the openings.

    Every point belongs to exactly two lines: 24 points times two lines are 48, and each line has three points, which makes 16 lines. The difference lies in the neighbours: corner points have two, those in between have three or four. Whoever holds the middle points can move; whoever stays in the corners may get stuck.

in-class =
    Ages 7 and up · 15 minutes a match.
    - 10 min: The lesson, all together. Find the 16 lines on the board.
    - 15 min: A match in pairs. Whoever closes a mill says aloud which three men it is.
    - 10 min: A second match; the other player begins.
    - 10 min: The questions below, in pairs and then all together.
    # Questions
    - Why are there 16 lines? → Each of the three squares has four sides, which makes 12; four more lines link the squares.
    - Which points have four neighbours? → Only four: those in the middle of the sides of the middle square.
    - Why does a player with two men lose? → A mill needs three: with two nothing can be removed any more.

lesson-goal-1 = You closed a mill: three in a row! Remove a black man and win.
lesson-goal-1-else = Is the man you touched black?
lesson-goal-1-look = Any of the three black men will do.
lesson-goal-1-done = You won! Black has only two men left and cannot make mills any more.
lesson-show-1 = A man is placed on an empty point.
lesson-mill-1 = Place a man to make a mill: three of yours in a row on one line.
lesson-mill-1-else = Where do you have two men on one line already?
lesson-mill-1-look = The point in the middle is missing, between the two lit men.
lesson-mill-1-done = That is a mill! Now you could remove a black man.
lesson-mill-2 = All men are on the board already: now they move. Make a mill.
lesson-mill-2-else = Which man can join two that are in line already?
lesson-mill-2-look = You have two men on the lower line of the middle square. A corner is missing.
lesson-mill-2-done = Moving makes mills, too: one step along a line.
lesson-mill-3 = Black has two men on one line. Do not let them make a mill!
lesson-mill-3-else = Which point do they need for three in a row?
lesson-mill-3-look = Look at the bottom line: a corner is missing.
lesson-mill-3-done = You blocked the line. While your man stays there, no mill can be made on it.
lesson-show-2 = Three in a line make a mill: a man is removed.
lesson-capture-1 = You closed a mill. Find the three black men that you may remove.
lesson-capture-1-else = Can black men that form a mill be removed?
lesson-capture-1-look = Look for the black men that are not in line with two others.
lesson-capture-1-done = Those three stand loose. A mill protects its men.
lesson-capture-2 = You closed a mill. But is any black man outside a mill? Remove one.
lesson-capture-2-else = When all black men are in mills, which of them can be removed?
lesson-capture-2-look = These are two mills that cross. Here you may remove any black man.
lesson-capture-2-done = If all of them are in mills, none is protected.
lesson-double-1 = Open one mill and close another with the same man, in one step!
lesson-double-1-else = From which line can a man leave to complete another?
lesson-double-1-look = The lit man is on the top line. What happens if it goes down?
lesson-double-1-done = And next time you go back up and close the other: a double mill!
lesson-double-2 = Prepare a double mill: the lit man will go from one line to the other.
lesson-double-2-else = Which man does the next line lack, so that two wait for it there?
lesson-double-2-look = That line has a man at the bottom already. One is missing at the top.
lesson-double-2-done = Now your man closes a mill with every step. There is no better trap!
lesson-fly-1 = You have only three men: you may fly. Make a mill and remove the lit black man.
lesson-fly-1-else = Which point does your line lack? Your other man can fly there.
lesson-fly-1-look = Fly to the corner of the bottom line. Then remove the lit black man.
lesson-fly-1-done = With three men you reach any empty point. Never give up early!
lesson-fly-2 = Black is about to make a mill. Fly with one of your men to stop it!
lesson-fly-2-else = On which line does Black have two men, with the third point empty?
lesson-fly-2-look = Look at the top line: a corner is missing.
lesson-fly-2-done = A man that flies gets anywhere in time.
lesson-show-3 = Another mill: Black has only two men left and loses.
lesson-lock-1 = Whoever cannot move loses as well. Lock Black in!
lesson-lock-1-else = Which black man can still move? And where to?
lesson-lock-1-look = Only the black man on the right has a way out. Block it.
lesson-lock-1-done = Black was left without a move, and lost!
lesson-lock-2 = You can close a mill, but one move wins at once. Which?
lesson-lock-2-else = How many ways out do the black men in the corners have?
lesson-lock-2-look = Look at the right-hand side: one way out serves two of them.
lesson-lock-2-done = Black was left without a move, and lost: you did not even need the mill!
lesson-match-1 = One mill is enough. Win this match!
lesson-match-1-else = Not this time. Threaten two mills: Black can block only one.
lesson-match-1-done = You won your first match of Nine Men’s Morris!

diagram-refuse = White closes a mill, but prefers not to remove a man, and passes.
diagram-same-mill = The same mill, opened and closed again: this time nothing is removed.
diagram-end-blocked = The black men have nowhere to go any more: White wins.
diagram-end-draw = In this example the limit is two moves without a removal: a draw.

classic-moinho_same_mill = The same mill twice
    .who = An example of ours
    .why = It shows a rule of the Tournament of Mathematical Games of the Federal University of Goiás, in Catalão: the same mill does not count twice in a row.
    .ply-1 = White closes the mill on the bottom line.
    .ply-2 = White removes the man on e5.
    .ply-4 = White opens the mill…
    .ply-6 = And White closes it again, on the same three points. This time nothing is removed.

puzzle-trap-idea = Prepare a mill that cannot be stopped any more.
puzzle-trap-why = The mill closed, and the man that mattered went off.
puzzle-last-capture-idea = Your opponent has only three men: close a mill and take one.
puzzle-last-capture-why = Only two men are left, and with two one cannot go on.
puzzle-block-in-idea = Your opponent has few moves. Take the rest away.
puzzle-block-in-why = All the men of your opponent are stuck.

# What somebody is told who does not see the board
note-mill = { $player }: a mill on { $sites }.
note-open-mill =
    { $count ->
        [0] { $player }: an open mill, { $sites }; { $others } is missing, and no man reaches it yet.
       *[other] { $player }: an open mill, { $sites }; a man on { $others } closes it at once.
    }
note-barred =
    { $count ->
        [one] { $player }: the mill { $sites } may not be used in the next turn.
       *[other] { $player }: the mill { $sites } may not be used in the next { $count } turns.
    }
