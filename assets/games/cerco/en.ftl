goal = Capture more men by enclosing them in squares with empty corners.
aliases = Siege

ask-take-away = Take a man away

play-now =
    1. The board is full of men that belong to nobody.
    2. On your turn you take any man away. That man scores nothing.
    3. If the four corners of a square are then empty, you win the men inside it.
    4. The match ends when there are men on the edge only. Whoever captured more wins.

first-match = Before you take a man away, look for squares with two empty corners. If you empty the third corner, your opponent empties the fourth and gets what is inside.

rules =
    # The board
    The game is played on the points of a 7×7 grid, full of men at the start. The men are all alike and belong to nobody. Player 1 begins.

    # The turn
    You take any man off the board. That man scores nothing.

    @ show-1

    # Captures
    If the point you emptied is a corner of a square whose other three corners are empty too, you capture all the men inside it. Only straight squares count, with sides along the grid, and only men strictly inside: those on the sides stay. One move may close several squares.

    @ capture-1

    @ double-1

    A square whose corners were empty before does not capture again: one of the corners has to be the point just emptied.

    # End
    The game ends when only men on the edge of the board are left, or none. Whoever has captured more wins. Equal numbers are a draw.

    @ show-3

    @ end-draw

    # Options
    - Size: from 3×3 to 9×9.
    - Who begins: Player 1, unless you say otherwise.

notation =
    Each move is written as an x, which means “goes off”, and the point of the man taken away: { $show-1 }.

    Letters count the files from left to right; numbers count the ranks from the bottom up. Captured men follow from the rules and are not written. So { $double-1 } is a single move, although three men go.

history =
    Devised by João Pedro Neto in the 1990s, without knowing the old Chinese game Fang, which also lives on squares.

idea = Empty the third corner of a square, and your opponent empties the fourth and takes the men inside. A time comes when every move is such a present: count the safe moves in good time, so that it is not you who gives it.

mathematics =
    Look at the four corners of a square: whoever empties the last one takes all that is inside. So nobody wants to empty the third.

    Leaving a square with three empty corners is a present: your opponent empties the fourth. So after a few moves everything you could take away is dangerous, and the winner is whoever makes the other open the first large square. Counting the moves that give nothing away yet is the art of this game.

    On 7×7 there are 55 straight squares with men inside: 25 of side 2, 16 of side 3, 9 of side 4, 4 of side 5 and 1 of side 6, a sum of perfect squares. The corners of the largest are the corners of the board, and at the start it would enclose all 25 men of the interior at once.

    Taking a man from the interior lessens what there is to capture: sometimes the best defence is to take away yourself what the other was about to win.

    On 3×3, 4×4 and 5×5 the match is a draw if nobody goes wrong. We computed it from the end backwards, for every set of men that can be left on the board: on 5×5 there are 33,554,432. On 3×3 it is easy to see why. There is only one man inside, and either player may take it away: the match ends at once, 0–0.

in-class =
    Ages 8 and up · 15 minutes a match.
    - 10 min: every pair plays on 3×3, the board full of beans. Is it always a draw?
    - 10 min: on 5×5, in turn, look for all the straight squares with men inside.
    - 20 min: two matches on 5×5, changing who begins.
    - 5 min: talk about it: when was every move a present?
    # Questions
    - How many men are inside the 7×7 board? → 5 × 5 = 25. The other 24 are on the edge.
    - How many straight squares with men inside are there on 5×5? → 9 + 4 + 1 = 14: of side 2, side 3 and side 4.
    - On 3×3, what can you do in your first turn if you do not want to lose? → Take the man in the middle: the match ends 0–0.

lesson-goal-1 = It is 1–1. Three corners are empty already: take the fourth and win!
lesson-goal-1-else = Which of the four lit corners still has a man?
lesson-goal-1-look = It is the upper left corner.
lesson-goal-1-done = The man inside is yours: 2–1, and no other is left to capture. You won!
lesson-show-1 = In turn, each player takes away any man.
lesson-capture-1 = Three corners are empty. Take the man from the fourth corner.
lesson-capture-1-else = Which man must go, so that all four corners are empty?
lesson-capture-1-look = The sides of the square are equal: look to the right, at the top.
lesson-capture-1-done = All four corners are empty: the man inside is yours, 1 point.
lesson-show-2 = Four empty corners: the man inside is captured.
lesson-capture-2 = You are Player 2. Capture four men with a bigger square!
lesson-capture-2-else = Three corners are empty already. Where is the fourth?
lesson-capture-2-look = Look at the empty points at the top: the lower side is just as long.
lesson-capture-2-done = The bigger the square, the more men are inside.
lesson-double-1 = Two squares have a corner in common. Close both at once!
lesson-double-1-else = Which man is a corner of both squares?
lesson-double-1-look = It is in the middle: between two empty points and above another.
lesson-double-1-done = Two squares, two men: a single move can close several.
lesson-double-2 = Here, too: a single move captures two men, far from each other.
lesson-double-2-else = Which man is a corner of one square below and of another above?
lesson-double-2-look = See the empty points: three at the lower left, three at the upper right.
lesson-double-2-done = Two squares that touch at one corner only: you closed both!
lesson-show-3 = A big square captures nine men at once: whoever closed it has won.
lesson-trap-1 = It is 1–1. Find the two moves that do not hand the win to Player 2.
lesson-trap-1-else = After your move, are there three empty corners around the last man?
lesson-trap-1-look = Take the inner man yourself, or one that is no dangerous corner.
lesson-trap-1-done = Well done: either you open no third corner, or you take the last inner man.
lesson-trap-2 = You are Player 2. Only two moves do not let the other win at once. Which?
lesson-trap-2-else = Which corners are missing around each inner man?
lesson-trap-2-look = There are two inner men. Do not open a third corner around them.
lesson-trap-2-done = The third corner is always a present: whoever takes the fourth captures.
lesson-last-1 = You are Player 2, and it is 1–1. One move captures, ends the game and wins.
lesson-last-1-else = Two inner men are left. Can you capture one by taking the other?
lesson-last-1-look = Look for three empty corners around the one further to the right.
lesson-last-1-done = Inner men are corners, too: you took one off and captured the other.
lesson-last-2 = You are Player 2 and losing 1–0. One move gives you the win: which?
lesson-last-2-else = Which square has three empty corners and two men inside?
lesson-last-2-look = It is a big square: it goes up to the upper right corner.
lesson-last-2-done = Two men at once and it is over: 2–1, you win!
lesson-match-1 = You lead 1–0, but the game is not over yet. Bring it home!
lesson-match-1-else = Not this time. Count the empty corners before you take off a man.
lesson-match-1-done = You won your first match of Cerco!

diagram-end-draw = The last man inside goes. It is 1–1: a draw.

classic-cerco_square = Nine men at once
    .who = An example of ours
    .why = A square of side 4 closes with its last corner and gives nine points.
    .ply-1 = All four corners are empty now: the nine men inside go.

puzzle-count-idea = Which square catches most men without opening another?
puzzle-count-why = Once you count, you finish ahead, and your opponent cannot catch up.
puzzle-best-score-idea = Count the squares that are left: who closes each of them?
puzzle-best-score-why = Counting the squares, no other man brings as many points.
