goal = Leave your opponent without men, by capturing them or making them leave.
aliases = Dipole

play-now =
    1. You have a stack of 12 men, and so has your opponent. Only the dark squares are used.
    2. On your turn you move men of one of your stacks forwards, straight or diagonally. They go as many squares as there are men.
    3. Do they land on an enemy stack with no more men than you move? You capture all of it, even backwards or sideways.
    4. Men that go over the edge leave the match. Whoever leaves the opponent without men wins.

first-match = Do not keep everything in one stack near your opponent: a capture takes the whole stack. Before you move, count the squares to the enemy stacks.

rules =
    # The board
    Only the dark squares of an 8×8 board are used; a1 is dark. At the start White has a stack of 12 men on e1 and Black a stack of 12 on d8. White begins.

    # The turn
    You move men from one of your stacks: all of it, or only some from the top. The number of men is also the number of squares they travel, in a straight line, passing over anything on the way.

    - Without capture: only forwards, along the file or a diagonal, to a dark square that is empty or holds a stack of yours, which the men join. Straight along the file the number must be even.

    @ show-1

    @ move-2

    - Capturing: in any of the eight directions, onto an enemy stack with no more men than you move. The whole stack is removed.

    @ show-2

    - Off the board: you may take men over the edge when a forward move with that number of men ends outside the board, over the sides too. Those men leave the game.

    @ off-1

    A player without a move passes.

    @ pass-1

    # End
    Whoever leaves the opponent without men wins. A player who takes off their own last man loses.

    @ show-3

    @ end-last-man

    # Options
    - Who begins: White, unless you say otherwise.

notation =
    A move is written as the square left and the square reached: { $move-2 }. The number of men that go is the distance between the two squares.

    A colon instead of the hyphen means that a stack was captured: { $show-2 }. When men go over the edge, the place of the square reached says that they leave, and how many: { $off-1 }. A pass is written as a word too: { $pass-1 }.

history =
    Invented by Mark Steere in 2007 for a draughts set. As in several of his games, one rule, which ties the height of a stack to the distance it moves, shapes everything else.

idea = Without capturing, men only go forward until they are off the board: whoever saves steps lasts longer. One man going one square spends 1 step, but four men going four squares spend 4 × 4 = 16.

mathematics =
    Imagine that your men have a box of steps to spend. Whoever spends them fast runs out of moves; whoever saves them moves last and wins.

    The game always comes to an end. Captures are limited by the number of men, and between two captures men only advance. Without captures, 12 men that start from the first rank have 12 × 8 = 96 steps forward in all before they are off the board; neither side can last longer than that.

    Moving n men n squares spends n × n of those steps. Moving one man one square spends just one. Whoever wants to last moves little; whoever wants to go far pays by the square.

    So endings are a matter of counting tempi: the winner is the one who still has moves when the other can only take off their own men. There are published problems in which the only winning move is to take four of your own men off the board, so that the enemy cannot capture them, step back and gain time.

lesson-first-1 = Capture the last black stack with your stack of two men!
lesson-first-1-else = Two men go two squares. Which way?
lesson-first-1-look = Straight up, with both men, to the black stack.
lesson-first-1-done = You won! Whoever leaves the opponent without men wins.
lesson-show-1 = Four men go four squares: as many squares as men.
lesson-move-1 = Take three men of your stack along a diagonal, to either side.
lesson-move-1-else = Three men, how many squares?
lesson-move-1-look = Tap the stack, then a square three steps away on a diagonal.
lesson-move-1-done = Three men, three squares. The other nine stayed where they were.
lesson-move-2 = Join three men of one stack to the other, over the black stack.
lesson-move-2-else = How far apart are your two stacks? Then how many men get there?
lesson-move-2-look = Tap the big stack, then the single man.
lesson-move-2-done = They went over the black stack, and the single man is now a stack of four.
lesson-show-2 = Three men capture a stack of three.
lesson-capture-1 = Your three men can capture in two ways. Find both.
lesson-capture-1-else = How far away is each black stack? So with how many men do you get there?
lesson-capture-1-look = The lit stacks are two squares away: one sideways, one on a diagonal.
lesson-capture-1-done = Two men go two squares and capture a stack of two or fewer.
lesson-capture-2 = You are Black. Two white stacks are too big; capture the other two.
lesson-capture-2-else = How many men reach each white stack? Are they enough to capture it?
lesson-capture-2-look = Count the squares to each lit stack, and the men it has.
lesson-capture-2-done = The distance says how many men go; a captured stack cannot have more than that.
lesson-safe-1 = Black wants your stack. Find the two moves that save you.
lesson-safe-1-else = If you capture, what does Black capture next? And if you split up?
lesson-safe-1-look = Two men together fall to a single capture. Move just one.
lesson-safe-1-done = Apart, your men cannot fall to one capture. Capturing was a trap!
lesson-safe-2 = Your only stack is in danger. Which move saves you?
lesson-safe-2-else = If you move all of the stack, or part of it, what can Black capture?
lesson-safe-2-look = Follow your stack’s diagonal, backwards, and count the squares.
lesson-safe-2-done = To capture you may go back. You captured, and now you have two stacks!
lesson-show-3 = The last black stack is captured: White wins.
lesson-force-1 = The black man can only go down. Stand where you catch it, whichever way it goes!
lesson-force-1-else = Where can the black man be after its move?
lesson-force-1-look = From which square can a man of yours reach both lit exits?
lesson-force-1-done = You guarded both exits: it has to move, and you capture.
lesson-force-2 = Only one move forces a win. Which?
lesson-force-2-else = Which black stack can you capture now? And where does the last man go?
lesson-force-2-look = Look backwards, too, along your stack’s diagonal.
lesson-force-2-done = Yes! The last black man has one exit only, and there you capture it.
lesson-match = Now win! Two black men are left: catch them before they slip away.
lesson-match-else = Not yet. One man captures one square away; three men, three squares away.
lesson-match-done = Not one is left. You count squares and men like an expert!

in-class =
    Ages 9 and up · 20 minutes a match.
    - 10 min: at the blackboard, move two, three and four men. Where do they land? Why always on dark squares?
    - 10 min: every pair does the problems of the lesson with stacks of draughtsmen.
    - 20 min: one match a pair. Those who do not play count the steps spent.
    - 5 min: talk about it: when is it good to take off a man of your own?
    # Questions
    - How many steps does it take to move three men three squares? → 3 × 3 = 9.
    - Why do men go only even numbers of squares along a file? → The next square is light; every second one is dark.
    - How many moves can a single man on rank 1 make without capturing? → 8 at most: seven steps to rank 8, and then off.

diagram-off-1 = The man on h2 goes over the edge and leaves the match.
diagram-pass-1 = The white man can neither move nor capture: White passes.
diagram-end-last-man = The last white man has to leave: Black wins.

classic-dipole_trap = The stack on offer
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = A capture that looks good ties down the man left behind.
    .ply-1 = White accepts the present: three men step back from e5 and capture on b2.
    .ply-2 = This was the idea: Black captures on b2, and the white man on e5 cannot be saved.
classic-dipole_trap_a = The stack on offer: the flight to f6
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = A stack that captures backwards wins moves for the ending.
    .ply-3 = The man on e5 tries to flee to f6.
    .ply-4 = Four men step back from b2 and capture it: they have a long way to go again.
classic-dipole_trap_b = The stack on offer: the flight to d6
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = The other flight does not help either: the stack on d2 captures.
    .ply-3 = The man on e5 tries to flee to d6.
    .ply-4 = The four men of d2 step back to d6 and capture it.
classic-dipole_capture_b4 = Two men capture one
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = Whoever captures splits the stack, and White can answer on either part.
    .ply-1 = Two of the three men of b6 go down to b4. White may now capture on b4 or on b6.
classic-dipole_pass = Obliged to pass
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = A man surrounded by taller stacks neither moves nor captures.
classic-dipole_merge = Over everybody
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = Men pass over any stack and may join another one.
    .ply-1 = Three men of f2 fly to c5, where there are now four.

puzzle-last-capture-idea = Which stack has enough men to capture the last one?
puzzle-last-capture-why = It was the last stack of your opponent.
puzzle-trap-idea = Stacks only move forward: close the way of the others.
puzzle-trap-why = The stack had no safe square left.
puzzle-capture-chain-idea = Which capture takes a stack of several men?
puzzle-capture-chain-why = A whole stack went off, and what is left is not enough.
