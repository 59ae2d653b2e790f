goal = Have no men left on the board.
aliases = Shapes

variant-livre = Free: capture on any square
variant-vizinhas = Neighbours: capture next to you only

ask-capture-anywhere = Take one of your men to the square of an enemy man
ask-capture-neighbour = Capture an enemy man next to one of yours
end-no-men-wins = The player without men wins.

rules =
    # The board
    The board has 8×8 squares, all of them occupied at the start: Black on the four lower ranks, White on the four upper ones. Black begins.

    # The turn
    You choose one of your men and take it to the square of an enemy man, wherever that is. The enemy man is captured. You must play.

    # Connections
    After the capture all men that are no longer connected with the man that moved leave the board, whoever they belong to. Two men are connected if they are neighbours, horizontally or vertically, or if a path of neighbouring men of any colour leads from one to the other. Diagonals do not connect.

    # End
    The player without men wins. There are no draws.

    # Variants and options
    - Free: the rules above.
    - Neighbours: you may only capture on one of the eight squares around your man, diagonals included. It plays well on 6×6.
    - Size: from 4×4 to 12×12, with at least one even side. If the number of ranks is odd, Black has the files on the left and White those on the right.
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    Every move captures, and is written as its two squares with a colon between them: a2:a8. Men that fall away are not written.

history =
    Devised by Steven Meyers in 2007, under the name Forms.

idea = To win you must lose everything, but only your opponent can take your last man: the man that moves always stays on the board. If it is their turn and you have one man left, you have won: they must capture it.

mathematics =
    At the end of every turn there is a single group on the board. As long as it has men of both colours there must be a place where they touch, and so there always is a move, even in the Neighbours variant.

    The man that moves always stays on the board: nobody wins by their own move, it is always the opponent who takes the last man away. But whoever has a single man left after moving has already won, for every move captures and the other can only capture that one.

    Every move takes at least one man away. As there are 64 and one always stays, no game is longer than 63 moves. And there is much to choose from at the start: 32 men times 32 victims are 1024 first moves.

    What decides are articulation points, as graph theory calls them: men whose departure splits the group in two. Taking your man from an articulation point to the small side makes the large side fall.

lesson-show-1 = A man goes to any enemy’s square and captures it.
lesson-show-2 = All men cut off from the one that moved fall.
lesson-show-3 = Black has no men left: that is how you win!
