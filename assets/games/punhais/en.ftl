goal = Capture an enemy crown, or bring a crown of yours to the other side.
aliases = Daggers, Crowns and daggers

variant-livro = Book: white crowns on d1 and e1
variant-wag = Author: white crowns on c1 and f1

ask-move-dagger = Move a dagger or a crown
end-crown-captured = A crown has been captured.
end-crown-across = A crown has reached the other side.

play-now =
    1. The board is a staircase. Black stands at the top, White at the bottom.
    2. A dagger goes down as many squares as it likes, but up only one. It never goes sideways.
    3. Daggers capture diagonally; straight ahead they capture crowns only.
    4. A crown goes one square in any direction and captures what is there.
    5. You win by capturing a crown, or by bringing a crown of yours to the other side.

first-match = Before you move, look up from your crowns, straight and diagonally: a black dagger comes down many squares at once. Always keep a man in its way.

rules =
    # The board
    The board has 8×8 squares and is a staircase: down is towards rank 1, up is towards rank 8, for both players. Black stands above with two crowns and four daggers, White below with two crowns and eight daggers. Black begins.

    # The turn
    You move one of your men. Men never jump.

    - A dagger goes down, straight or diagonally, as many empty squares as you like. Upwards, straight or diagonally, it goes one square only. It never goes sideways.

    @ show-1

    - A crown goes one square in any direction, like a king in chess.

    # Captures
    You capture by moving to the square of an enemy man, which leaves the board.

    - A dagger captures anything diagonally; straight ahead only crowns.
    - A crown captures anything beside it, in any direction.

    @ show-2

    @ crown-1

    # End
    You win by capturing an enemy crown, or by bringing one of your crowns to the other side: rank 8 for White, rank 1 for Black. A player who cannot move passes. The game is drawn if both sides are blocked, if the same position with the same player to move comes up three times, or after 100 moves in succession without a capture.

    @ show-3

    @ end-across

    # Variants and options
    - Book: the white crowns begin on d1 and e1.
    - Author: the white crowns begin on c1 and f1, as on the author’s page.
    - Moves without progress: how many moves of both sides without a capture make a draw (0 switches it off).
    - Who begins: Black, unless you say otherwise.

notation =
    A move is written as the square the man leaves and the square it reaches: { $show-1 }. It does not say whether that is a dagger or a crown: the board shows it.

    A colon instead of the hyphen means that something was captured: { $show-2 }.

history =
    Invented by Luke Weisman in 2002. What makes it rare is gravity: what a man can do depends on whether it goes up or down, not only on who moves it. Those above reach farther; so those below have twice as many daggers.

idea = Black has only 6 men against 10, but stands at the top of the stairs. On an empty board a dagger at the top of the d-file reaches 14 squares, at the bottom only 3: how many daggers is height worth?

mathematics =
    Going down is easy and going up is hard, as on real stairs. Those at the top have fewer men, but reach farther.

    In most games you can turn the board round, exchange the colours and sit on the other side. Not here: a staircase has only one direction. The position has a single symmetry, left and right exchanged.

    On an empty board a dagger on rank 8 of the d-file has 14 squares within reach; on rank 1 of the same file it has only 3. Every step down spends energy that comes back only by climbing, square by square. Black begins with all the energy and spends it by attacking; White earns it little by little.

    The two sides do not have the same men, and still the game is meant to be balanced: 6 men against 10. Height is paid for with four daggers. Exchanging man for man favours whoever has more: one exchange turns 4 against 8 into 3 against 7.

    A crown that walks straight to the other side needs seven steps. Always count them: many a defence has to watch the crown that runs and the crown that is threatened at the same time.

lesson-first-1 = Your crown is one step from the other side. Take it there!
lesson-first-1-else = A crown goes one square. Where does it have to go?
lesson-first-1-look = The lit squares are the last rank.
lesson-first-1-done = You won! A crown that reaches the other side wins the match.
lesson-show-1 = A dagger goes down as many squares as it likes.
lesson-dagger-1 = Play for Black: go down with the lit dagger as far as you like.
lesson-dagger-1-else = Which way is down? And how many squares may it go?
lesson-dagger-1-look = Tap the dagger, then one of the lit squares.
lesson-dagger-1-done = From above you reach many squares. But climbing back is slow, one by one.
lesson-dagger-2 = Now White: go up with the lit dagger.
lesson-dagger-2-else = How many squares does a dagger go when it climbs?
lesson-dagger-2-look = One square only: straight or diagonally.
lesson-dagger-2-done = Upwards, one square at a time. It is the same for both sides.
lesson-show-2 = Going up it moves one square; diagonally it captures.
lesson-capture-1 = Find White’s three captures.
lesson-capture-1-else = How does a dagger capture? And a crown?
lesson-capture-1-look = A crown captures beside it; a dagger only diagonally. See the lit black men.
lesson-capture-1-done = All three! A dagger does not capture straight ahead, except a crown.
lesson-capture-2 = You are Black: find the two captures from afar.
lesson-capture-2-else = Which diagonals run down from your daggers?
lesson-capture-2-look = Follow the diagonals of each dagger until you meet a white man.
lesson-capture-2-done = From above, a dagger captures diagonally from afar. Straight down it could not.
lesson-show-3 = A dagger captures a crown: White wins.
lesson-crown-win-1 = Win at once, in a single move!
lesson-crown-win-1-else = Capturing a dagger is good. But which man is worth the match?
lesson-crown-win-1-look = Look at what stands straight ahead of your dagger.
lesson-crown-win-1-done = Straight ahead, a dagger captures crowns. You win!
lesson-crown-win-2 = You are Black: capture a crown from far away!
lesson-crown-win-2-else = Which file is empty, from your dagger all the way down?
lesson-crown-win-2-look = Go straight down the lit file.
lesson-crown-win-2-done = Going down, a dagger crosses the whole board. Beware of open files!
lesson-guard-1 = A dagger threatens a crown of yours. Only one move saves you: which?
lesson-guard-1-else = Which black dagger is next to your crown? Who can remove it?
lesson-guard-1-look = A crown captures, too. Look around yours.
lesson-guard-1-done = Your own crown captures the dagger, and no other one gets there.
lesson-guard-2 = A dagger aims at your crown from above. Only one move saves it: which?
lesson-guard-2-else = The crown has no safe square. What can you put in the way?
lesson-guard-2-look = The lit file is open. Which of your men can step into it?
lesson-guard-2-done = Straight ahead a dagger does not capture another dagger: yours shut the file.
lesson-run-1 = Nearly there! Where can your crown run without being captured? Two squares.
lesson-run-1-else = Which black men are close to its way?
lesson-run-1-look = One of the lit squares is beside a black crown.
lesson-run-1-done = The black crown cannot reach it any more. On your next move you arrive!
lesson-run-2 = You are Black and run down. Which is the only safe square?
lesson-run-2-else = Which squares do White’s crown and dagger guard?
lesson-run-2-look = The white dagger captures diagonally upwards; the crown, beside it.
lesson-run-2-done = Before you run, see who guards each square. Now nobody can catch you.
lesson-match = Now win! Your two crowns run, one on each side.
lesson-match-else = Not yet. Run away from the black crowns: they cannot guard both sides.
lesson-match-done = You won! Two threats at the same time are more than anyone can stop.

in-class =
    Ages 8 and up · 20 minutes a match.
    - 10 min: on the blackboard, mark every square that a dagger reaches from the top, the middle and the bottom.
    - 10 min: with crowns only: who reaches the other side first?
    - 20 min: one match a pair, changing sides halfway if there is time.
    - 5 min: talk about it: would you rather be Black, with 6 men, or White, with 10?
    # Questions
    - How many moves does a crown need from rank 1 to rank 8? → 7 at least.
    - From which file of rank 8 does a dagger, alone on the board, reach most squares? → All the same: 14.
    - A dagger is exchanged for a dagger. 4 against 8 becomes what? → 3 against 7: now White has more than twice as many.

diagram-crown-1 = A crown captures anything beside it.
diagram-end-across = The white crown reaches rank 8: White wins.

classic-punhais_setup = The initial position of the book
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = Six men at the top against ten at the bottom: this is where Black begins.

puzzle-king-idea = A crown is within your reach. Which piece gets there?
puzzle-king-why = You captured the crown: that ends the match.
puzzle-mate-net-idea = The crown can still run. Close its squares first.
puzzle-mate-net-why = The crown had no safe square left.
puzzle-goal-idea = The crown is one step from the other side.
puzzle-goal-why = The crown has reached the other side of the board.
