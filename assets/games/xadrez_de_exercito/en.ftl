goal = Capture the enemy King, moving your whole army in every turn if you like.
aliases = Army Chess

ask-army-3 = Move up to three of your men
ask-army-10 = Move up to ten of your men
ask-army-15 = Move up to fifteen of your men
ask-army-16 = Move as many men as you like, once each
ask-last-or-end = One move left: move one more man or end your turn

end-king = The King has been captured.

rules =
    # The board
    The board, the men and the initial position are those of chess. White begins.

    # The turn
    In every turn you move several of your men, each of them once at most. You have to move at least one and may stop whenever you like.

    - In the first turn of the game White moves up to three men.
    - In the second, Black moves up to ten.
    - In the third, White moves up to fifteen.
    - From the fourth on, each player moves up to sixteen.

    The turn passes by itself when no moves are left, or when none of the men that have not moved is able to.

    # The men
    Men move and capture as in chess, with three changes.

    - There is no check: the King may stand on attacked squares and may be captured.
    - There is no capture en passant.
    - Castling only asks that the King and that Rook have never moved and that nothing stands between them. It counts as the King’s move: the King does not move again in that turn, but the Rook still may.

    A pawn that reaches the last rank becomes a Queen, a Rook, a Bishop or a Knight, and does not move again in that turn.

    # End
    Whoever captures the enemy King wins at once. It is a draw if the player who begins a turn cannot move any man, if the same position comes up three times at the start of a turn, or after 50 turns by each side without a capture or a pawn move.

    # How moves are written
    A move is written with the letter of the man (a pawn has none) and the square it reaches: e4, Bc4. A capture has a colon before the square, and a pawn says which file it comes from: B:f6, d:e5. If two men of one type could go there, the file or rank of the one that moves is added. A promotion adds = and the letter of the new piece: b8=B. Castling is O-O and O-O-O. Ending the turn is written end.

history =
    The progressive variants of chess give each player several moves in a turn. Nearly all of them let the same man move many times; here every man moves only once, as in a battle where all units advance together. We do not know who invented it, or when.

idea = Three moves by men that do not get in one another’s way can be made in 6 different orders, and the board always ends up the same. With sixteen moves there are about 21 trillion orders, and still only one final position.

mathematics =
    Chess has 20 first moves. Here the first turn, of three moves at most, may leave the board in 2433 different positions.

    Many ways lead to the same place. If sixteen men can move without getting in one another’s way, there are 16! orders to do it in, about 21 trillion, and all of them give the same position. For a computer it is not enough to be fast: it has to recognise the positions it has already reached in another order.

    At other times order is everything. A man that leaves opens the line for the one behind it; one that advances may close it. And every man captures at most once in a turn: against ten men in reach, a single attacker takes only one.

    So you count differently. Before you end your turn, see how many of your men the opponent could take with all of theirs, one for each. An attack on the King that would be mate in chess may be undone here by several men, each with its own move; but if the King is still in reach of a single man when your turn ends, the game is over.

lesson-show-1 = In the first turn, up to three men move.
lesson-show-2 = In the next turn, up to ten may move.
lesson-show-3 = The white King is captured: Black wins.
