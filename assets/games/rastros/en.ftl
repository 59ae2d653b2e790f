goal = Lead the white stone to your home, or leave your opponent without a way out.
aliases = Slime Trail, Tracks

rules =
    # The board
    The board has 7×7 squares and a single white stone, which belongs to both players and starts on e5. The home of Player 1 is the corner a1; the home of Player 2 is the corner g7. Player 1 begins.

    # The turn
    In turn, each player moves the white stone to a neighbouring square that is still open, along a rank, a file or a diagonal. The square it leaves is closed with a black stone and can never be used again: that is the trail.

    # End
    - If the white stone reaches the home of a player, that player wins, whoever moved it there.
    - A player who cannot move the stone when it is their turn loses.

    There are no draws.

    # Options
    - Size: from 5×5 to 8×8, always with the homes in opposite corners.
    - Who begins: Player 1, unless you say otherwise.

    # How moves are written
    A move is written as the square it leaves and the square it reaches: e5-d4.

history =
    Invented by Bill Taylor in 1992. It is a regular guest at Portugal’s national championship of mathematical games, where it is called Rastros (trails) and played on 7×7 squares.

idea = Every move closes a square for ever, so the game has to end, and it is never a draw. So from the very start one of the two can always win, whatever the other does: which one, do you think?

mathematics =
    Every move closes a square and none ever opens again, so a game on 7×7 has at most 48 moves. As it always ends and there are no draws, one of the two players has a winning strategy.

    The stone does not start in the middle: it is four steps from a1 and only two from g7. Whoever moves first has the initiative, the other has the nearer home.

    Without the two homes this would be a well-known game: moving on a graph without repeating a vertex. A theorem solves it completely: the player to move wins exactly when every maximum matching of the graph uses the vertex where the stone stands, and that is quick to compute. The two homes change everything: Matthew Ferland and Kyle Burke proved in 2017 that on arbitrary planar graphs deciding who wins is PSPACE-complete, as hard as the hardest problems that can be solved with a limited amount of memory.

    Near the end, the open squares split into corridors and rooms. Count how many steps fit into each: it is often parity, odd or even, that decides who is left without a way out.

lesson-show-1 = The stone moves one square; the one it leaves is closed.
lesson-show-2 = The trail grows: there is no way back.
lesson-show-3 = The stone reaches the home of Player 1, who wins.
