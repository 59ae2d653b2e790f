goal = Be the first to bring a man to the last rank.
aliases = Avanço, Breakthrough 7x7, 6x6

ask-move = Advance one of your men
end-last-rank = A man has reached the last rank.

rules =
    # The board
    The board has 8×8 squares. White fills ranks 1 and 2, Black ranks 7 and 8. White begins.

    # The turn
    You move one of your men one square, always forward: straight ahead or diagonally, to an empty square.

    # Captures
    Diagonally, and only diagonally, your man may also enter a square of your opponent’s: the man that stood there leaves the board. You never have to capture, and you capture one man at a time. A man straight ahead of yours blocks it.

    # End
    Whoever reaches the last rank with a man wins: rank 8 for White, rank 1 for Black. A side left without men loses. There are no draws.

    # Options
    - Size: from 5×5 to 8×8, always with two ranks of men on each side. The championship plays on 7×7.
    - Who begins: White, unless you say otherwise.

    # How moves are written
    A move is written as its two squares: d2-d3. A capture has a colon instead of the hyphen: d2:e3.

history =
    Dan Troyka invented this game in 2000 and called it Breakthrough. It won the first international competition for abstract games, for the simplicity of its rules and the wealth of tactics that grows out of them.

    In Portugal it is called Avanço (advance) and was played in the national championship of mathematical games, on a board of 7×7.

idea = Can you ever get stuck, without a move? No: your foremost man can always go forward on a diagonal, capturing or not, and as no man ever goes back, somebody has to win.

mathematics =
    Why is there never a draw? Your foremost man always has a move: there are no men of yours on the diagonals before it, because none has gone farther, and enemy men there can be taken. And as every move gains a rank and nothing goes back, the game ends: on 8×8 in fewer than 178 moves. In such a game one of the two players has a winning strategy.

    One man alone does not stop another. For every square ahead count the men of yours that can retake there and the enemy men that can enter it: with as many of the one as of the other the square belongs to the defender, because the attacker has to enter first.

    Call the rank a man stands on, counted from its own side, its tempo. On 8×8, if a man of yours on the 2nd rank takes one on the 3rd and is retaken at once, you lose 2 tempi, and your opponent loses 6 but wins 1 by retaking: you are 3 up. The same exchange by a man of yours on the 6th rank costs you 5. Whoever has tempi to spare can wait; whoever has spent them must open up the defence.

    A man that no opponent can meet has won its race already: just count the steps. The squares an enemy man can still reach form a triangle that widens before it, one file to each side with every rank; outside all triangles the road is free.

lesson-show-1 = A man moves one square forward, straight or diagonally.
lesson-show-2 = You always capture diagonally, never straight ahead.
lesson-show-3 = A white man reaches the last rank: White wins.
