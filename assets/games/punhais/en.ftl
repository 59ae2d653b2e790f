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

lesson-show-1 = A dagger goes down as many squares as it likes.
lesson-show-2 = Going up it moves one square; diagonally it captures.
lesson-show-3 = A dagger captures a crown: White wins.

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

lesson-dagger-1 = Play for Black: go down with the dagger on d7 as far as you like.
lesson-dagger-1-else = Tap the dagger on d7, then one of the lit squares.
lesson-dagger-1-done = From above you reach many squares. But climbing back is slow, one by one.
lesson-capture-1 = Find White’s three captures.
lesson-capture-1-else = That captures nothing. A crown captures beside it; a dagger, diagonally.
lesson-capture-1-done = All three! The dagger on g3 cannot take g4: straight ahead only crowns.
lesson-trap-1 = A dagger threatens a crown of yours. Only one move saves you: which?
lesson-trap-1-else = Black captures a crown next. Deal with the dagger on c2 first!
lesson-trap-1-done = Your own crown captures the dagger, and no other one gets there.
lesson-puzzle-1 = Win at once, in a single move!
lesson-puzzle-1-else = Capturing a dagger is good, but one man here is worth the match.
lesson-puzzle-1-done = Straight ahead, a dagger captures crowns. You win!
diagram-crown-1 = A crown captures anything beside it.
diagram-end-across = The white crown reaches rank 8: White wins.

classic-punhais_setup = The initial position of the book
    .who = Example from the book (Punhais, material).
    .why = Six men at the top against ten at the bottom: this is where Black begins.

puzzle-king-idea = A crown is within your reach. Which piece gets there?
puzzle-king-why = You captured the crown: that ends the match.
puzzle-mate-net-idea = The crown can still run. Close its squares first.
puzzle-mate-net-why = The crown had no safe square left.
