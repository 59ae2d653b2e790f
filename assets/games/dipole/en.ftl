goal = Leave your opponent without men, by capturing them or making them leave.
aliases = Dipole

rules =
    # The board
    Only the dark squares of an 8×8 board are used; a1 is dark. At the start White has a stack of 12 men on e1 and Black a stack of 12 on d8. White begins.

    # The turn
    You move men from one of your stacks: all of it, or only some from the top. The number of men is also the number of squares they travel, in a straight line, passing over anything on the way.

    - Without capture: only forwards, along the file or a diagonal, to a dark square that is empty or holds a stack of yours, which the men join. Straight along the file the number must be even.
    - Capturing: in any of the eight directions, onto an enemy stack with no more men than you move. The whole stack is removed.
    - Off the board: you may take men over the edge when a forward move with that number of men ends outside the board, over the sides too. Those men leave the game.

    A player without a move passes.

    # End
    Whoever leaves the opponent without men wins. A player who takes off their own last man loses.

    # Options
    - Who begins: White, unless you say otherwise.

    # How moves are written
    You write the square left and the square reached: f2-c5. The distance tells how many men go. A capture has a colon instead of the hyphen: f2:c5. Leaving the board is written with the word off and the number of men, and a pass, pass.

history =
    Invented by Mark Steere in 2007 for a draughts set. As in several of his games, one rule, which ties the height of a stack to the distance it moves, shapes everything else.

idea = Without capturing, men only go forward until they are off the board: whoever saves steps lasts longer. One man going one square spends 1 step, but four men going four squares spend 4 × 4 = 16.

mathematics =
    The game always comes to an end. Captures are limited by the number of men, and between two captures men only advance. Without captures, 12 men that start from the first rank have 12 × 8 = 96 steps forward in all before they are off the board; neither side can last longer than that.

    Moving n men n squares spends n × n of those steps. Moving one man one square spends just one. Whoever wants to last moves little; whoever wants to go far pays by the square.

    So endings are a matter of counting tempi: the winner is the one who still has moves when the other can only take off their own men. There are published problems in which the only winning move is to take four of your own men off the board, so that the enemy cannot capture them, step back and gain time.

lesson-show-1 = Four men go four squares: as many squares as men.
lesson-show-2 = Three men capture a stack of three.
lesson-show-3 = The last black stack is captured: White wins.
