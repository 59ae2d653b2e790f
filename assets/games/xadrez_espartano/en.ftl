goal = Capture both enemy Kings with an army of pawns that rises in rank with every capture.
aliases = Spartan Chess, Theban Chess
card-tebas = Theban Chess
goal-tebas = Capture all six enemy Kings, with as many moves a turn as you have Kings.

variant-espartano = Spartan: two Kings, two moves
variant-tebas = Theban: six Kings, six moves

ask-last-move = One move left: move a man
ask-moves-2 = Two moves left: move a man
ask-moves-3 = Three moves left: move a man
ask-moves-4 = Four moves left: move a man
ask-moves-5 = Five moves left: move a man
ask-moves-6 = You have six moves: move a man
end-kings = One side has lost its last King.

rules =
    # The board
    The board has 8×8 squares. Each side fills its first four ranks with 30 pawns and 2 Kings, which stand in the middle of the first. White begins.

    # The turn
    In every turn you make as many moves as you have Kings when it begins: two, or one if you have lost a King. Each move is by a different man, and you must make them all while there are men that have not moved and can. In the first turn of the game White makes one move only.

    # The men
    Men move and capture as in chess, without castling. The Amazon is Queen and Knight in one. There is no check: Kings may stand on attacked squares and may be captured.

    A pawn on its 1st or 2nd rank may advance two squares. It may then be captured en passant: in any move of the next turn an enemy pawn moves diagonally to the square it passed over, if that square is empty.

    # Promotions
    Whoever captures rises one step: pawn, Knight, Bishop, Rook, Queen, Amazon. The Amazon rises no further, nor does the King. A pawn that reaches the 8th rank becomes a Knight, Bishop, Rook, Queen or Amazon, as you choose, whether it captured or not.

    # End
    Whoever captures the last enemy King wins, even with moves left. The game is drawn if the side that begins its turn cannot move, if the same position comes up three times at the start of a turn, or after 50 turns of each side without a capture or a pawn move.

    # Variants and options
    - Spartan: the rules above.
    - Theban: 26 pawns and six Kings on each side, on the six middle files of the 2nd rank, and as many moves a turn as there are Kings. In the first turn White makes three moves.

    # How moves are written
    A move is written with the letter of the man (a pawn has none) and the square it reaches: e5, Bc4. A capture has a colon before the square, and a pawn says which file it comes from. If two men of one type could go there, the file or rank of the one that moves is added. If the man changes, = and its new letter are added: b8=A, a:b8=A.

history =
    A chess variant published on a blog in May 2006. It has nothing to do with another variant, of 2010, that is also called Spartan Chess.

    It begins with pawns and Kings only: the army is made in battle. Theban Chess takes the same idea further, with six Kings, some of which may be sacrificed.

idea = The Amazon is Queen and Knight in one: of the 24 squares around it in a square of 5×5, the Queen reaches 16 and the Knight exactly the 8 that are missing. If the way is free, nothing in there escapes it.

mathematics =
    The first move is always a capture, and there are 14 of them. The pawns of two neighbouring ranks attack each other diagonally: seven pairs one way and seven the other. On a board with n files there would be 2(n − 1).

    The number of men only falls and their rank only rises. From pawn to Amazon there are five captures; with 32 men on each side, no game reaches 64 captures.

    Why is the Amazon so strong? In the square of 5×5 round it, the Queen reaches 16 of the other 24 squares and the Knight exactly the 8 that are missing. If the way is free, nothing less than three squares away escapes it.

    Two moves a turn are worth more than twice one. With 30 moves to choose from each time, a turn can be played in nearly 30 × 30 ways; as the order often does not matter, about half of them remain. In Theban Chess, with six moves, the order alone can be changed in 6! = 720 ways.

lesson-show-1 = The pawn captures and is promoted to a Knight.
lesson-show-2 = Black has two Kings, and so makes two moves.
lesson-show-3 = The last King is captured: White wins.
lesson-show-tebas-1 = There are six Kings a side, and many moves in a turn.
lesson-show-tebas-2 = Black loses a King: one move fewer in every turn.
