goal = Capture an enemy crown, or bring a crown of yours to the other side.
aliases = Daggers, Crowns and daggers

variant-livro = Book: white crowns on d1 and e1
variant-wag = Author: white crowns on c1 and f1

ask-move-dagger = Move a dagger or a crown
end-crown-captured = A crown has been captured.
end-crown-across = A crown has reached the other side.

rules =
    # The board
    The board has 8×8 squares and is a staircase: down is towards rank 1, up is towards rank 8, for both players. Black stands above with two crowns and four daggers, White below with two crowns and eight daggers. Black begins.

    # The turn
    You move one of your men. Men never jump.

    - A dagger goes down, straight or diagonally, as many empty squares as you like. Upwards, straight or diagonally, it goes one square only. It never goes sideways.
    - A crown goes one square in any direction, like a king in chess.

    # Captures
    You capture by moving to the square of an enemy man, which leaves the board.

    - A dagger captures anything diagonally; straight ahead only crowns.
    - A crown captures anything beside it, in any direction.

    # End
    You win by capturing an enemy crown, or by bringing one of your crowns to the other side: rank 8 for White, rank 1 for Black. A player who cannot move passes. The game is drawn if both sides are blocked, if the same position with the same player to move comes up three times, or after 100 moves in succession without a capture.

    # Variants and options
    - Book: the white crowns begin on d1 and e1.
    - Author: the white crowns begin on c1 and f1, as on the author’s page.
    - Moves without progress: how many moves of both sides without a capture make a draw (0 switches it off).
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    A move is written as its two squares: d7-d4. A capture has a colon instead of the hyphen: c3:d4. A pass is written pass.

history =
    Invented by Luke Weisman in 2002. What makes it rare is gravity: what a man can do depends on whether it goes up or down, not only on who moves it. Those above reach farther; so those below have twice as many daggers.

idea = Black has only 6 men against 10, but stands at the top of the stairs. On an empty board a dagger at the top of the d-file reaches 14 squares, at the bottom only 3: how many daggers is height worth?

mathematics =
    In most games you can turn the board round, exchange the colours and sit on the other side. Not here: a staircase has only one direction. The position has a single symmetry, left and right exchanged.

    On an empty board a dagger on rank 8 of the d-file has 14 squares within reach; on rank 1 of the same file it has only 3. Every step down spends energy that comes back only by climbing, square by square. Black begins with all the energy and spends it by attacking; White earns it little by little.

    The two sides do not have the same men, and still the game is meant to be balanced: 6 men against 10. Height is paid for with four daggers. Exchanging man for man favours whoever has more: one exchange turns 4 against 8 into 3 against 7.

    A crown that walks straight to the other side needs seven steps. Always count them: many a defence has to watch the crown that runs and the crown that is threatened at the same time.

lesson-show-1 = A dagger goes down as many squares as it likes.
lesson-show-2 = Going up it moves one square; diagonally it captures.
lesson-show-3 = A dagger captures a crown: White wins.
