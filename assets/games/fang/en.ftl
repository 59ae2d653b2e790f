goal = Capture all your opponent’s men; four men in a square are safe.
aliases = Squares

option-tilted = Tilted squares
option-centre8 = Centre with eight links

play-now =
    1. In the first phase each player places 24 men, one at a time. The very first goes to the centre.
    2. In the second, you remove an enemy man that has one of yours beside it. Four men on the corners of a square are safe.
    3. Then you take a man of yours from beside that point into the gap.
    4. If it makes a square there, you remove one man more, wherever you like.
    5. Whoever captures all the enemy men wins.

first-match = In the first phase make squares of your own and spoil your opponent’s: one man of yours on the fourth corner is enough to prevent them. Nobody can take the men of your squares.

rules =
    # The board
    The game is played on the 7×7 points of the board, with 24 men on each side. Black begins.

    # The square
    Four men of one colour on the corners of a square, of any size and with its sides along the lines, make a square. What is inside does not matter. A man may belong to several squares. As long as it belongs to one, it cannot be removed.

    # First phase
    In turn, each player puts one man on an empty point. The very first goes to the centre, d4. When all 48 men are on the board one point is left empty, and the second phase goes on with the player who began.

    @ show-1

    @ square-1

    # Second phase
    In each turn:

    - you remove an enemy man that is in no square and has a man of yours beside it, along a line;
    - you take a man of yours, from beside that point, into the gap;
    - if the man you moved now stands in a square of yours, you remove one more enemy man that is in no square, wherever it is. If there is none, this part is left out.

    @ turn-1

    If you cannot remove any man, you move one of yours to an empty point beside it, and the turn ends there, even if that makes a square. If you cannot do that either, you pass.

    @ free-move

    @ pass

    # End
    Whoever captures all the enemy men wins. The game is drawn if the same position with the same player to move comes up three times, or after 100 moves in succession without a capture.

    @ end-win

    @ end-draw

    # Options
    - Tilted squares: squares whose sides do not follow the lines count as well.
    - Centre with eight links: d4 is also joined to c3, e3, c5 and e5, for removing and for moving.
    - Moves without progress: how many moves of both sides without a capture make a draw (0 switches it off).
    - Who begins: Black, unless you say otherwise.

notation = Placing a man is written as its point, a letter and a number: { $show-1 }. Letters grow from left to right and numbers from bottom to top. A turn of the second phase has two or three parts, written one after the other: { $turn-1 }. The first, { $turn-1-1 }, is the man removed, with an x before it. The second, { $turn-1-2 }, says where the man that fills the gap comes from and where it goes. There is a third only when that man makes a square. Passing is written { $pass }.

history =
    A traditional Chinese game, almost unknown in the West. Its name means “square”. An article by Shimizu, Miyahara and Masukawa in the journal Board Games Studies reports it, and says that it is played above all in Xinjiang, in the north-west of China.

    The description that has reached us leaves questions open: whether tilted squares count, whether the centre has diagonals, what to do when nothing can be removed. Here the simplest reading is followed, and the others are options.

idea = Your opponent cannot take a man out of your square: only you can break it. And sometimes you must, when the only men you have beside the gap belong to your squares and one of them has to move.

mathematics =
    A man in a square is safe, and on some points of the board squares are easier to make. The best is the centre: twice as many squares pass through it as through a corner.

    How many squares fit on 7×7 points? With sides along the lines there are 36 of side 1, 25 of side 2, and so on: 36 + 25 + 16 + 9 + 4 + 1 = 91. With the tilted ones there are 196, which is 7²(7² − 1)/12.

    Count the straight squares through each point: a point on the edge always lies on 6, be it a corner or the middle of a side. In the next ring it is 8, then 10, and 12 squares pass through the centre. Tradition gives the centre to the player who begins.

    Removing is compulsory, and so is the step that follows. That is why a square is not lost at the opponent’s hands but at its owner’s: a player with nothing but men of squares beside the gap has to break one of them.

    The two sides are never blocked at once: where there is an empty point, some man stands beside one.

in-class =
    Ages 9 and up · 30 minutes a match.
    - 10 min: on the blackboard, look for straight squares of several sizes on 7×7 points.
    - 10 min: two turns of the second phase, done by everybody: remove, step in, remove again.
    - 20 min: matches in pairs; when time is up, whoever has more men wins.
    - 5 min: who had to break a square of their own? Why?
    # Questions
    - How many points are empty at the end of the first phase? → One: there are 49 points and 48 men.
    - How many straight squares are there on 7×7 points? → 91: 36 + 25 + 16 + 9 + 4 + 1.
    - Which point belongs to the most straight squares? → The centre: to 12. A corner belongs to only six.

ask-place-centre = The first man goes to the centre
ask-take = Remove an enemy man that is in no square
ask-step-into = Take a man beside it into the gap
ask-take-again = You made a square! Remove one man more

lesson-goal-1 = You made a square, and so you remove a man. Remove the last one and win!
lesson-goal-1-else = Which colour is the man you want to remove?
lesson-goal-1-look = Only one white man is left.
lesson-goal-1-done = You won! Whoever captures all enemy men wins.
lesson-show-1 = Each player places their men, the first in the centre.
lesson-square-1 = First phase: place the man that completes a black square.
lesson-square-1-else = Three black men are corners of a square already. Where is the fourth missing?
lesson-square-1-look = Follow the sides of the square: level with one man, right above another.
lesson-square-1-done = A square! As long as it lasts, nobody can remove these four men.
lesson-square-2 = Now you are White. Complete a square: it may be a big one!
lesson-square-2-else = How far apart are your corners? The other side must be just as long.
lesson-square-2-look = Your three men are corners. The one below, on the right, is missing.
lesson-square-2-done = The size does not matter, nor what stands inside.
lesson-show-2 = One man is taken, and another fills its place: a square!
lesson-take-1 = Second phase: remove a white man. Only three of them can be removed.
lesson-take-1-else = Is that man in a white square? And is there a black man beside it?
lesson-take-1-look = Look for white men next to a black one and outside the white square.
lesson-take-1-done = You remove only men that are in no square and have a man of yours beside them.
lesson-take-2 = This time only one white man can be removed. Which?
lesson-take-2-else = Which white men does a square protect? And which has no black man beside it?
lesson-take-2-look = There is a white square below: not those four. Look right beside it.
lesson-take-2-done = Right! Those of the square are protected, and the one up there is too far away.
lesson-show-3 = Another square: White removes the last black man and wins.
lesson-turn-1 = A whole turn: remove a man, step into its place and remove one more.
lesson-turn-1-else = Which white man stands on the fourth corner of your square? Begin with it.
lesson-turn-1-look = Follow the lights: first b3, then the man beside it goes in, and last g6.
lesson-turn-1-done = The man that stepped in made a square. So you removed one more, even far away.
lesson-turn-2 = Only two white men are left. Which must you remove first, to win at once?
lesson-turn-2-else = Which place do you want to take, to make a square?
lesson-turn-2-look = Three corners of a big square are yours already. Who stands on the fourth?
lesson-turn-2-done = Whoever takes that place makes a square, and removes the last man as well.
lesson-trap-1 = You have removed a man. Fill its place without breaking your square.
lesson-trap-1-else = Which men beside the empty place are not corners of the square?
lesson-trap-1-look = The man below the empty place is free.
lesson-trap-1-done = The square is whole. Always keep a free man near, to move.
lesson-trap-2 = You are White: take the lit place. Mind your square!
lesson-trap-2-else = Where is your square? Which neighbour does not belong to it?
lesson-trap-2-look = Three white men can go in. The one on the left is no corner at all.
lesson-trap-2-done = If a corner leaves, the other three lose their protection as well.
lesson-match-1 = You are Black, and three white men are left. Win this match!
lesson-match-1-else = Not this time. Look for the place where your man makes a square as it goes in.
lesson-match-1-done = You won your first match of Fang!

diagram-free-move = No white man can be removed: Black moves a man, and the turn ends.
diagram-pass = The white man can neither remove nor move: White passes.
diagram-end-win = Remove, make a square, remove the last one: Black wins.
diagram-end-draw = Nobody captures. Here two moves are enough for a draw; in a match it takes 100.

classic-fang_turn = A square of side three
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = A whole turn of the second phase: remove, fill the gap with a square, and remove again.
    .ply-1 = White removes a man that is in no square.
    .ply-2 = The man that fills the gap is the fourth corner of a white square.
    .ply-3 = So White removes one more, even far away.

puzzle-forced-replies-idea = Remove the men that protect the last one.
puzzle-forced-replies-why = There was hardly any way to escape.
