goal = Capture the enemy King, with men that change their type whenever they move.
aliases = ProDem, Promotions and Demotions

variant-paridade = Parity: up in even turns, down in odd ones
variant-tipo_a = Type (a): moving promotes, capturing demotes

ask-move-odd = Odd turn: the man you move falls (pawns stay)
ask-move-even = Even turn: the man you move rises (Queens stay)
ask-move-cycle = Move a man: walking promotes, capturing demotes
end-king = The King has been captured.

rules =
    # The board
    The board, the men and the starting position are those of chess.

    # The turn
    Turns are numbered, and both sides share a number. In turn 1 only Black plays; then come White’s 2, Black’s 2, White’s 3, and so on. Each player moves one man as in chess, but without castling, en passant or promotion on the last rank.

    # The changes
    After moving, the man changes. Only the King always stays what it is.

    - In even turns it rises: a pawn becomes a Knight or a Bishop, as you choose; a Knight or a Bishop becomes a Rook; a Rook becomes a Queen. Queens may not move.
    - In odd turns it falls: a Queen becomes a Rook; a Rook becomes a Knight or a Bishop, as you choose; a Knight or a Bishop becomes a pawn. Pawns may not move.

    A pawn may turn up on any rank. On the 1st and the 2nd of its side it may advance one or two squares; on the last it never moves again, but it can be captured.

    # End
    There is no check and no mate: the King may go to an attacked square and may be captured. Whoever captures the enemy King wins. A player who has no move when it is their turn loses. The game is drawn if the same position comes up three times with the same player and the same parity, or after 50 turns of each side without a capture.

    # Variants and options
    - Parity: the rules above.
    - Type (a): the number of the turn does not count and every man may move. Whoever moves without capturing goes on to the next type on the wheel pawn, Knight, Bishop, Rook, Queen, pawn; whoever captures goes back to the one before. When there are no pawns on the board any more, the wheel is Knight, Bishop, Rook, Queen, Knight. This is judged after the capture and before the change. Here too, Black begins.

    # How moves are written
    A move is written with the letter of the man (a pawn has none), the square it reaches and, after =, the letter of its new type: b3=B. A capture has a colon before the square, and a pawn says which file it comes from: d:e5=B. If two men of one type could go there, the file or rank of the one that moves is added.

history =
    A chess variant invented by João Pedro Neto in 1995. White does not play in the first turn, to make the advantage of beginning smaller: all that is left for Black is to move a Knight.

    The type (a) variant came from a question: what if the rules depended only on what can be seen on the board?

idea = In even turns the man you move rises, in odd turns it falls: your army grows and at once shrinks again. Only the King never changes: what if it is always he who moves in odd turns?

mathematics =
    Give every man a height: pawn 0, Knight and Bishop 1, Rook 2, Queen 3. A move by a man other than the King adds 1 to its height in an even turn and takes 1 away in an odd one. The army begins with height 11. As long as nobody captures and the King does not move, the sum of each side goes up and down by turns. To make it grow, move the King in odd turns: he does not fall. The price is that nothing is developed.

    There are games in which it is enough to see the board and to know whose turn it is: Hex, for instance. And there are games in which one has to know something more of the past, such as chess, because of castling and en passant. This variant is of the second kind: the same position with the same player gives different things in an even turn and in an odd one. But one bit of memory is enough.

    Type (a) needs no memory at all, and has a pretty arithmetic: as long as there are pawns, types count like the hours of a clock with 5. A man that has made m moves without capturing and c captures has gone forward m − c, modulo 5: after five walks it is what it was. Without pawns the clock has 4 hours.

lesson-show-1 = An odd turn: the Knight moves and becomes a pawn.
lesson-show-2 = An even turn: pawns move and become Bishops.
lesson-show-3 = The King is captured: White wins.
