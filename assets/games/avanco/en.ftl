goal = Be the first to bring a man to the last rank.
aliases = Avanço, Breakthrough 7x7, 6x6

ask-move = Advance one of your men
end-last-rank = A man has reached the last rank.

play-now =
    1. Each side has two ranks of men. White begins.
    2. On your turn you move one man one square: straight ahead or along one of the two diagonals.
    3. Diagonally you may capture: you enter the square of an enemy man and it leaves the board.
    4. You cannot capture straight ahead, and no man ever goes back.
    5. Whoever is first to bring a man to the last rank, on the other side, wins.

first-match = On 8×8, keep the men on b1, c1, f1 and g1 at home as long as you can (as Black: b8, c8, f8 and g8). Those four alone can capture on every square of the rank in front of them.

rules =
    # The board
    The board has 8×8 squares. White fills ranks 1 and 2, Black ranks 7 and 8. White begins.

    # The turn
    You move one of your men one square, always forward: straight ahead or diagonally, to an empty square.

    @ show-1

    # Captures
    Diagonally, and only diagonally, your man may also enter a square of your opponent’s: the man that stood there leaves the board. You never have to capture, and you capture one man at a time. A man straight ahead of yours blocks it.

    @ show-2

    @ capture-1

    # End
    Whoever reaches the last rank with a man wins: rank 8 for White, rank 1 for Black.

    @ show-3

    A side left without men loses.

    @ end-no-men

    There are no draws.

    # Options
    - Size: from 5×5 to 8×8, always with two ranks of men on each side. The championship plays on 7×7.
    - Who begins: White, unless you say otherwise.

notation = A move is written as two squares, where it starts and where it ends: { $show-1 }. In a capture a colon takes the place of the hyphen: { $show-2-1 }.

history =
    Dan Troyka invented this game in 2000 and called it Breakthrough. It won the first international competition for abstract games, for the simplicity of its rules and the wealth of tactics that grows out of them.

    In Portugal it is called Avanço (advance) and was played in the national championship of mathematical games, on a board of 7×7.

idea = Can you ever get stuck, without a move? No: your foremost man can always go forward on a diagonal, capturing or not, and as no man ever goes back, somebody has to win.

mathematics =
    Every move takes a man one rank forward. Add up the steps that all of them can take, and you see that on 8×8 a game has fewer than 178 moves.

    In a game that always ends and is never drawn, one of the two players has a winning strategy. On 5×5 it is whoever plays second: this has been known since 2006, from the games site Little Golem, and was computed again by this program.

    One man alone does not stop another. For every square ahead count the men of yours that can retake there and the enemy men that can enter it: with as many of the one as of the other the square belongs to the defender, because the attacker has to enter first.

    Call the rank a man stands on, counted from its own side, its tempo. On 8×8, if a man of yours on the 2nd rank takes one on the 3rd and is retaken at once, you lose 2 tempi, and your opponent loses 6 but wins 1 by retaking: you are 3 up. The same exchange by a man of yours on the 6th rank costs you 5. Whoever has tempi to spare can wait; whoever has spent them must open up the defence.

    A man that no opponent can meet has won its race already: just count the steps. The squares an enemy man can still reach form a triangle that widens before it, one file to each side with every rank; outside all triangles the road is free.

in-class =
    Ages 8 and up · 15 minutes a match.
    - 10 min: In pairs, the lesson and one match on 5×5, to learn how to move and capture.
    - 15 min: A match on 7×7, as in the championship. Before each move, count who can capture.
    - 10 min: Two teams play on the blackboard, with a minute to agree on each move.
    - 10 min: The questions below, first in pairs and then all together.
    # Questions
    - How many different first moves does White have on 8×8? → 22: eight straight ahead and 14 diagonally.
    - On 8×8, how many steps does a man on rank 2 need to reach rank 8? → Six: every move gains one rank, whether it captures or not.
    - Can a match end in a draw? → No: while you have men you always have a move, and as none goes back, the match ends.

lesson-first-1 = Only one step is missing: bring your man to the last rank!
lesson-first-1-else = Which ways can the lit man go forward?
lesson-first-1-look = A black man stands straight ahead. The diagonals are free.
lesson-first-1-done = You won! Whoever reaches the last rank first wins.
lesson-show-1 = A man moves one square forward, straight or diagonally.
lesson-move-1 = Move the lit man: straight ahead or along a diagonal.
lesson-move-1-else = Which way is White’s last rank?
lesson-move-1-look = The three lit squares are empty: choose one.
lesson-move-1-done = That’s it: one square, always forward.
lesson-move-2 = A black man blocks the way of the lit man. Where can it pass?
lesson-move-2-else = Not straight ahead. Which other ways can a man go?
lesson-move-2-look = Both diagonals are empty.
lesson-move-2-done = A man straight ahead blocks the way; diagonally you can pass.
lesson-show-2 = You always capture diagonally, never straight ahead.
lesson-capture-1 = Find both of White’s captures.
lesson-capture-1-else = In which directions do you capture?
lesson-capture-1-look = The man in the middle meets three black men. The one straight ahead is safe.
lesson-capture-1-done = Both of them! Diagonals capture; a man straight ahead blocks.
lesson-capture-2 = You are Black and go down. Find the three captures.
lesson-capture-2-else = Which are the forward diagonals for Black?
lesson-capture-2-look = Look at the two black men in the middle: one captures on two sides, one on one.
lesson-capture-2-done = All three! Black plays the same way, only downwards.
lesson-guard-1 = Watch out! Black is about to arrive. Only one move stops it: which?
lesson-guard-1-else = Which black man is closest to your home?
lesson-guard-1-look = A black man stands on rank 2. Who can capture it diagonally?
lesson-guard-1-done = Well done. Before you attack, look at the men close to your home.
lesson-guard-2 = You are Black. The white man wants to arrive: stop it! There are two ways.
lesson-guard-2-else = Is it enough to stand in front of it?
lesson-guard-2-look = Blocking does not help, it passes diagonally. Who can capture it?
lesson-guard-2-done = That is why some men stay at home: together they guard the squares ahead.
lesson-show-3 = Nobody can capture this man: it runs to the last rank and wins.
lesson-race-1 = Run! Go where nobody captures you, and then on to the end.
lesson-race-1-else = On which square ahead can no black man catch you?
lesson-race-1-look = The foremost man can go to three squares. Two of them are dangerous.
lesson-race-1-done = You got there first! With a free road you only have to count steps.
lesson-race-2 = One move wins on the next turn, whatever the other side does. Which one?
lesson-race-2-else = Which square can you reach without being captured next?
lesson-race-2-look = Look at your man on the right, and at who guards each square ahead of it.
lesson-race-2-done = Nobody can capture there. On your next move you arrive!
lesson-race-3 = You are Black. Which two moves get through without being stopped?
lesson-race-3-else = After your move, which white man can capture you?
lesson-race-3-look = Check each lit square: is it diagonally ahead of a white man?
lesson-race-3-done = A man straight ahead does not capture. Where nobody guards, you pass.
lesson-match = Now win this match! You have one man more.
lesson-match-else = Not yet. One side is more open: count the steps to the end.
lesson-match-done = A fine match! You know how to advance, to capture and to count steps.

diagram-end-no-men = The last black man is captured: White wins.

classic-avanco_sacrifice = Two men side by side: one of them gets through
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = White offers a man and wins the race with it.
    .ply-1 = Taking the man on b5 would lose, too: then the one on a5 would advance.
    .ply-2 = The man on b6 is two steps from the last rank. White wins even against the best defence.

classic-avanco_trade = An exchange that gains time
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = One man for one, but Black loses more steps than White.
    .ply-1 = The white man came from its second rank: it had spent few steps.
    .ply-2 = The black man came from its fifth rank and gained one step. The book counts a gain of three tempi for White.

puzzle-goal-idea = One step is enough to reach the last rank.
puzzle-goal-why = Your man was the first on the last rank.
