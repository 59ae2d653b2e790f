goal = Capture the enemy King, with men that change their type whenever they move.
aliases = ProDem, Promotions and Demotions

variant-paridade = Parity: up in even turns, down in odd ones
variant-tipo_a = Type (a): moving promotes, capturing demotes

ask-move-odd = Odd turn: the man you move falls (pawns stay)
ask-move-even = Even turn: the man you move rises (Queens stay)
ask-move-cycle = Move a man: walking promotes, capturing demotes
end-king = The King has been captured.

play-now =
    1. The men and the starting position are those of chess. Black plays alone in turn 1; then come White’s 2, Black’s 2, and so on.
    2. In an even turn the man you move rises: a pawn becomes a Knight or a Bishop, these become a Rook, and a Rook becomes a Queen. Queens may not move.
    3. In an odd turn the man you move falls down the same ladder. Pawns may not move.
    4. The King never changes. There is no check: nobody makes you defend him.
    5. Whoever captures the enemy King wins. A player who has no move loses.

first-match = Before you move, see whether your opponent’s turn is even or odd. Only then do you know which men can capture your King.

rules =
    # The board
    The board, the men and the starting position are those of chess.

    # How chess men move
    - A Rook goes straight along its rank or file; a Bishop goes diagonally; a Queen goes either way. They go as far as they like, but do not jump over other men.
    - A Knight jumps in an L: two squares straight on and one to the side.
    - A King goes one square in any direction.
    - A pawn goes one square forward and captures one square diagonally forward.

    A man captures by going to the square of an enemy man, which leaves the board.

    # The turn
    Turns are numbered, and both sides share a number. In turn 1 only Black plays; then come White’s 2, Black’s 2, White’s 3, and so on. Each player moves one man as in chess, but without castling, en passant or promotion on the last rank.

    # The changes
    After moving, the man changes. Only the King always stays what it is.

    - In even turns it rises: a pawn becomes a Knight or a Bishop, as you choose; a Knight or a Bishop becomes a Rook; a Rook becomes a Queen. Queens may not move.

    @ rise-1

    - In odd turns it falls: a Queen becomes a Rook; a Rook becomes a Knight or a Bishop, as you choose; a Knight or a Bishop becomes a pawn. Pawns may not move.

    @ show-1

    A pawn may turn up on any rank. On the 1st and the 2nd of its side it may advance one or two squares; on the last it never moves again, but it can be captured.

    @ first-rank

    # End
    There is no check and no mate: the King may go to an attacked square and may be captured. Whoever captures the enemy King wins. A player who has no move when it is their turn loses. The game is drawn if the same position comes up three times with the same player and the same parity, or after 50 turns of each side without a capture.

    @ king-1

    @ end-stuck

    @ end-draw

    # Variants and options
    - Parity: the rules above.
    - Type (a): the number of the turn does not count and every man may move. Whoever moves without capturing goes on to the next type on the wheel pawn, Knight, Bishop, Rook, Queen, pawn; whoever captures goes back to the one before. When there are no pawns on the board any more, the wheel is Knight, Bishop, Rook, Queen, Knight. This is judged after the capture and before the change. Here too, Black begins.

    @ wheel

notation =
    A move is written with the letter of the man that moves and the square it reaches. A pawn has no letter; the others are K, Q, R, B and N (the Knight). After a = comes the letter of the new type, p for a pawn: { $show-1 }. The King never changes, and so has no =.

    A capture has a colon before the square: { $fall-1 }. A pawn that captures says which file it comes from. If two men of one type could reach the square, the file or rank of the one that moves is added. A + at the end warns that the enemy King can be captured next.

history =
    A chess variant invented by João Pedro Neto in 1995. White does not play in the first turn, to make the advantage of beginning smaller: all that is left for Black is to move a Knight.

    The type (a) variant came from a question: what if the rules depended only on what can be seen on the board?

idea = In even turns the man you move rises, in odd turns it falls: your army grows and at once shrinks again. Only the King never changes: what if it is always he who moves in odd turns?

mathematics =
    Think of a ladder: in even turns the man you move goes up a step, in odd turns it goes down one. If you move the same man twice in a row, it is back on the step it came from.

    Give every man a height: pawn 0, Knight and Bishop 1, Rook 2, Queen 3. A move by a man other than the King adds 1 to its height in an even turn and takes 1 away in an odd one. The army begins with height 11. As long as nobody captures and the King does not move, the sum of each side goes up and down by turns. To make it grow, move the King in odd turns: he does not fall. The price is that nothing is developed.

    There are games in which it is enough to see the board and to know whose turn it is: Hex, for instance. And there are games in which one has to know something more of the past, such as chess, because of castling and en passant. This variant is of the second kind: the same position with the same player gives different things in an even turn and in an odd one. But one bit of memory is enough.

    Type (a) needs no memory at all, and has a pretty arithmetic: as long as there are pawns, types count like the hours of a clock with 5. A man that has made m moves without capturing and c captures has gone forward m − c, modulo 5: after five walks it is what it was. Without pawns the clock has 4 hours.

in-class =
    Ages 10 and up · 30 minutes a match.
    - 10 min: recall how the men move in chess; do the steps of the lesson.
    - 10 min: draw the ladder of types; play four turns together, saying “even” or “odd”.
    - 15 min: matches in pairs, with the number of the turn written on paper.
    - 10 min: add up the heights of both armies; then the questions.
    # Questions
    - Why do only the Knights move in turn 1? → It is an odd turn: pawns may not move, and only Knights jump over them.
    - A Rook moves in an even turn, and again in the next one. What is it in the end? → A Rook: it rose to Queen and fell again.
    - Which man is best moved in odd turns to make the army grow? → The King, for he never falls; the others rise in even turns.

classic-prodem_partida_24_turnos = Attack is worth more than men
    .who = Match from the book by João Pedro Neto and Jorge Nuno Silva, without names of players
    .why = White surrounds the black King and does not let go until the end, in turn 24.
    .ply-5 = Black defends f7 with the Queen, even though she falls to Rook.
    .ply-6 = Three white moves with the same man: in chess one is told not to.
    .ply-17 = White has a good deal more material; Black is a little better developed.
    .ply-35 = A Queen, two Rooks and a Bishop surround the black King.
    .ply-46 = Whatever Black plays, the King is captured in the next turn.

classic-prodem_exemplo_inicio = Three moves, two rules
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = Right at the start one man falls and two rise.
    .ply-1 = An odd turn: only a Knight can move, and it falls to pawn.
    .ply-2 = An even turn: the pawn steps forward and becomes a Bishop.
    .ply-3 = Still the even turn: the pawn goes two squares and rises to Bishop as well.

lesson-first-1 = A Bishop goes diagonally. Here even the King is captured: take it with your Bishop!
lesson-first-1-else = How does a Bishop move?
lesson-first-1-look = The Bishop follows the diagonal to the King’s square.
lesson-first-1-done = You won! Whoever captures the enemy King wins.
lesson-show-1 = Turn 1 is odd: the man that moves falls. The Knight becomes a pawn.
lesson-fall-1 = Turn 33 is odd: movers fall, and a pawn cannot fall. Who can take the black pawn?
lesson-fall-1-else = There is nothing below a pawn, so pawns wait. Who else gets there?
lesson-fall-1-look = Look along the black pawn’s file.
lesson-fall-1-done = The pawns stand still, but the Queen captures and falls to Rook.
lesson-fall-2 = Turn 37, odd. You are Black: take the white pawn and choose what to fall to.
lesson-fall-2-else = Your pawn does not move. What else captures, and what can it turn into?
lesson-fall-2-look = The Rook falls one step and has two choices. Make both of them.
lesson-fall-2-done = A Rook falls to Knight or Bishop, as you like.
lesson-show-2 = Turn 2 is even: the man that moves rises. The pawns become Bishops.
lesson-rise-1 = Turn 2 is even: move the lit pawn. It rises: choose Knight or Bishop.
lesson-rise-1-else = How many squares may a pawn on its second rank go?
lesson-rise-1-look = One or two squares ahead; then choose Knight or Bishop.
lesson-rise-1-done = The pawn rose. If that man moves in the odd turn, it is a pawn again.
lesson-rise-2 = Turn 32 is even: movers rise, and a Queen cannot rise. Who takes the black pawn?
lesson-rise-2-else = There is nothing above a Queen, so she waits. Who else reaches the pawn?
lesson-rise-2-look = Look for a piece that can jump there.
lesson-rise-2-done = The Knight captures and rises to Rook. Queens only move in odd turns.
lesson-show-3 = The King is captured: White wins.
lesson-king-1 = Turn 34 is even: men rise. Capture the black King, but not with the Queen!
lesson-king-1-else = Queens do not move in an even turn. Which other man reaches the King?
lesson-king-1-look = Look along the black King’s file.
lesson-king-1-done = The Rook captures the King and rises to Queen: White wins.
lesson-king-2 = Turn 35 is odd: men fall. You are Black: capture the white King.
lesson-king-2-else = May the pawn beside the King move in an odd turn?
lesson-king-2-look = Who looks at the King from afar, along its file?
lesson-king-2-done = The pawn stood still, but in odd turns the Queen moves.
lesson-safe-1 = Turn 31 is odd for you, then for Black. Take your King to a safe square.
lesson-safe-1-else = Which black men may move in an odd turn? And which stands still?
lesson-safe-1-look = The Rooks and the Bishop move; the pawn does not.
lesson-safe-1-done = The black pawn attacks that square, but in an odd turn pawns do not move.
lesson-safe-2 = Turn 30 is even for you, then for Black. Where is your King safe?
lesson-safe-2-else = In an even turn, which black man may not move?
lesson-safe-2-look = Both Rooks and the Bishop move. Look for a square only the Queen attacks.
lesson-safe-2-done = The Queen attacks the King, but sleeps this turn. Next turn, beware of her!
lesson-next-1 = Turn 30, even: the man rises. Which move leaves the King no escape in turn 31?
lesson-next-1-else = What does the Bishop become after moving? Where does it look then?
lesson-next-1-look = A Rook on the last rank attacks the King and the square beside it.
lesson-next-1-done = The Bishop became a Rook that attacks the whole rank. The King has no way out.
lesson-next-2 = Turn 40, even: the man rises. Move so that Black cannot save the King any more.
lesson-next-2-else = The man changes after moving. Which files do you have to watch?
lesson-next-2-look = The Rook already watches the b-file. Somebody is missing on the King’s file.
lesson-next-2-done = The Bishop became a Rook: one Rook guards the a-file, the other the b-file.
lesson-match = Now hunt the King! An even turn: Queens sleep, and each man of yours rises.
lesson-match-else = Not yet. Before moving, think what the man becomes, and whether it moves next.
lesson-match-done = The King fell! You think of both turns, even and odd: that is the secret.

diagram-first-rank = The Knight falls to pawn on the 1st rank; from there it goes two squares and rises.
diagram-end-stuck = The white King is walled in and the turn is odd: White has no move and loses.
diagram-end-draw = 50 turns of each side without a capture: the game is a draw.
diagram-wheel = Type (a): the Knight walks and rises to Bishop; the Bishop captures, a Knight again.

puzzle-king-idea = Men change their type as they move: which one reaches the King?
puzzle-king-why = The right man, with the right type, reached the King.
