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

play-now =
    1. Each side has 30 pawns and two Kings, in four full ranks. White begins with a single move.
    2. In every turn you make as many moves as you have Kings, each with another man: two, or one if you have one King left.
    3. Men move as in chess. Whoever captures rises one step: pawn, Knight, Bishop, Rook, Queen, Amazon.
    4. There is no check: Kings can be captured.
    5. Whoever captures both Kings of the other side wins.

first-match = Keep an eye on both Kings: with two moves, the enemy can open a file and capture in the same turn. If you lose a King, you have one move against two. Keep them behind pawns.

rules =
    # The board
    The board has 8×8 squares. Each side fills its first four ranks with 30 pawns and 2 Kings, which stand in the middle of the first. White begins.

    # How chess men move
    - A Rook goes straight along its rank or file; a Bishop goes diagonally; a Queen goes either way. They go as far as they like, but do not jump over other men.
    - A Knight jumps in an L: two squares straight on and one to the side.
    - A King goes one square in any direction.
    - A pawn goes one square forward and captures one square diagonally forward.

    A man captures by going to the square of an enemy man, which leaves the board.

    # The turn
    In every turn you make as many moves as you have Kings when it begins: two, or one if you have lost a King. Each move is by a different man, and you must make them all while there are men that have not moved and can. In the first turn of the game White makes one move only.

    @ show-1

    @ show-2

    # The men
    Men move and capture as in chess, without castling. The Amazon is Queen and Knight in one. There is no check: Kings may stand on attacked squares and may be captured.

    A pawn on its 1st or 2nd rank may advance two squares. It may then be captured en passant: in any move of the next turn an enemy pawn moves diagonally to the square it passed over, if that square is empty.

    @ en-passant

    # Promotions
    Whoever captures rises one step: pawn, Knight, Bishop, Rook, Queen, Amazon. The Amazon rises no further, nor does the King. A pawn that reaches the 8th rank becomes a Knight, Bishop, Rook, Queen or Amazon, as you choose, whether it captured or not.

    @ promotion

    # End
    Whoever captures the last enemy King wins, even with moves left.

    @ show-3

    The game is drawn if the side that begins its turn cannot move.

    @ end-draw

    It is also drawn if the same position comes up three times at the start of a turn, or after 50 turns of each side without a capture or a pawn move.

    # Variants and options
    - Spartan: the rules above.
    - Theban: six Kings on each side. It has a page of its own.

notation = A move is written with the letter of the man (K, A, Q, R, B or N; A is the Amazon, and a pawn has none) and the square it reaches. A capture has a colon before the square, and a pawn says which file it comes from. If the man changes, an equals sign and its new letter are added: { $show-1 }. The two moves of a turn are written one after the other: { $show-2 }. A Queen that captures and becomes an Amazon: { $show-3 }. If two men of one type could go to the same square, the file or rank of the one that moves is added. If there is a + at the end, it warns that the game may end with the next move.

history =
    A chess variant published on a blog in May 2006. It has nothing to do with another variant, of 2010, that is also called Spartan Chess.

    It begins with pawns and Kings only: the army is made in battle. Theban Chess takes the same idea further, with six Kings, some of which may be sacrificed.

idea = The Amazon is Queen and Knight in one: of the 24 squares around it in a square of 5×5, the Queen reaches 16 and the Knight exactly the 8 that are missing. If the way is free, nothing in there escapes it.

mathematics =
    The first move of the game is always a capture. There are 14 to choose from: seven to one side and seven to the other.

    Why 14? The pawns of two neighbouring ranks attack each other diagonally: seven pairs each way. On a board with n files there would be 2(n − 1).

    The number of men only falls and their rank only rises. From pawn to Amazon there are five captures; with 32 men on each side, no game reaches 64 captures.

    Why is the Amazon so strong? In the square of 5×5 round it, the Queen reaches 16 of the other 24 squares and the Knight exactly the 8 that are missing. If the way is free, nothing less than three squares away escapes it.

    Two moves a turn are worth more than twice one. With 30 moves to choose from each time, a turn can be played in nearly 30 × 30 ways; as the order often does not matter, about half of them remain. In Theban Chess, with six moves, the order alone can be changed in 6! = 720 ways.

in-class =
    Ages 10 and up · 45 minutes a match.
    - 10 min: The lesson, in pairs. Everyone says the ladder by heart: pawn, Knight, Bishop, Rook, Queen, Amazon.
    - 20 min: Start a match in pairs. Men that rise are marked with bits of paper.
    - 5 min: Each pair shows its highest man and counts the captures it made.
    - 10 min: The questions below, in pairs first and then all together.
    # Questions
    - In how many ways can the first move be made? → 14, all of them captures by pawns: seven to each side.
    - How many captures take a pawn up to Amazon, far from the last rank? → Five: Knight, Bishop, Rook, Queen, Amazon.
    - In how many orders can two moves be made that do not get in each other’s way? → Two, and the board ends up the same.

play-now-tebas =
    1. Each side has 26 pawns and six Kings. The Kings stand on the second rank, from b to g.
    2. In every turn you make as many moves as you have Kings, each with another man. White begins with three.
    3. Men move as in chess. Whoever captures rises one step: pawn, Knight, Bishop, Rook, Queen, Amazon.
    4. For every King you lose, you have one move fewer in each turn.
    5. Whoever captures all six Kings of the other side wins.

first-match-tebas = Before your turn ends, count the other side’s moves: with six, they can open a way and capture two or three Kings. A King may be worth a good exchange, but each one you lose costs you a move for ever.

rules-tebas =
    # The board
    The board has 8×8 squares. Each side fills its first four ranks with 26 pawns and six Kings, which stand on the second rank, on the six middle files. White begins.

    # How chess men move
    - A Rook goes straight along its rank or file; a Bishop goes diagonally; a Queen goes either way. They go as far as they like, but do not jump over other men.
    - A Knight jumps in an L: two squares straight on and one to the side.
    - A King goes one square in any direction.
    - A pawn goes one square forward and captures one square diagonally forward.

    A man captures by going to the square of an enemy man, which leaves the board.

    # The turn
    In every turn you make as many moves as you have Kings when it begins. Each move is by a different man. You must make them all while there are men that have not moved and can. In the first turn of the game White makes three moves.

    @ show-tebas-1

    For every King you lose, you have one move fewer a turn, from your next turn on.

    @ tebas-order-2

    # The men
    Men move and capture as in chess, without castling. The Amazon is Queen and Knight in one. There is no check: Kings may stand on attacked squares and may be captured.

    A pawn on its 1st or 2nd rank may advance two squares. It may then be captured en passant: in any move of the next turn an enemy pawn moves diagonally to the square it passed over, if that square is empty.

    @ tebas-en-passant

    # Promotions
    Whoever captures rises one step: pawn, Knight, Bishop, Rook, Queen, Amazon. The Amazon rises no further, nor does the King. A pawn that reaches the 8th rank becomes a Knight, Bishop, Rook, Queen or Amazon, as you choose, whether it captured or not.

    @ show-tebas-2

    # End
    Whoever captures the last enemy King wins, even with moves left.

    @ tebas-end

    The game is drawn if the side that begins its turn cannot move.

    @ tebas-draw

    It is also drawn if the same position comes up three times at the start of a turn, or after 50 turns of each side without a capture or a pawn move.

notation-tebas = A move is written with the letter of the man (K, A, Q, R, B or N; A is the Amazon, and a pawn has none) and the square it reaches. A capture has a colon before the square, and a pawn says which file it comes from. If the man changes, an equals sign and its new letter are added. The moves of a turn are written one after the other: { $show-tebas-1 }. A pawn that captures on the last rank: { $show-tebas-2 }. A Bishop that captures and becomes a Rook: { $tebas-end }. If two men of one type could go to the same square, the file or rank of the one that moves is added. If there is a + at the end, it warns that the game may end with the next move.

history-tebas =
    Theban Chess is a child of Spartan Chess, a variant published on a blog in May 2006. It is described beside it, without an author’s name.

    The names recall two cities of ancient Greece. Sparta had two kings at a time; Thebes beat the Spartans at Leuctra in 371 BC. Here losing a King costs less, and sometimes it pays to sacrifice one.

idea-tebas = What does it cost to lose a King? The first takes a sixth of your moves, the second a fifth of what is left, then a quarter, a third, a half. The last one costs you the game.

mathematics-tebas =
    With six Kings you have six moves a turn; with five Kings, five. The fewer Kings you have left, the more you need each of them.

    The first King you lose takes a sixth of your moves, the next a fifth of what is left, and so on. If you lose five, the parts that remain are multiplied: 5/6 × 4/5 × 3/4 × 2/3 × 1/2 = 1/6. That is one move out of six indeed.

    The first move is always a capture, and there are 14 of them: the pawns of the two middle ranks attack each other diagonally, seven pairs each way. The first turn, of three moves, can leave the board in 424 different positions.

    Six moves by men that do not get in one another’s way can be made in 6! = 720 orders, and the board always ends up the same. But often the order counts: a pawn that captures opens a file, and only then does the Rook pass along it.

    The number of men only falls and their rank only rises. From pawn to Amazon there are five captures, or a single journey to the last rank.

in-class-tebas =
    Ages 10 and up · 45 minutes a match.
    - 10 min: The lesson, in pairs. Everyone says the ladder by heart: pawn, Knight, Bishop, Rook, Queen, Amazon.
    - 20 min: Start a match in pairs. In every turn the moves are counted aloud.
    - 5 min: The pairs compare: who lost Kings, and what was won in exchange?
    - 10 min: The questions below, in pairs first and then all together.
    # Questions
    - Each side fills four ranks and has six Kings. How many pawns are there? → 26, because 4 × 8 − 6 = 26.
    - You have six Kings and lose two. How many moves do you make in your next turn? → Four.
    - In how many orders can six moves be made that do not get in one another’s way? → 720, which is 6 × 5 × 4 × 3 × 2 × 1.

lesson-first-1 = Black has only one King left. Capture it with your Knight!
lesson-first-1-else = How does a Knight jump?
lesson-first-1-look = The Knight jumps in an L: two squares up and one to the side.
lesson-first-1-done = You won! Whoever captures the last enemy King wins.
lesson-show-1 = The pawn captures and is promoted to a Knight.
lesson-capture-1 = Find the two captures of your pawn. What does it become?
lesson-capture-1-else = In which directions does a pawn capture?
lesson-capture-1-look = The pawn in the centre has a black man on each diagonal ahead.
lesson-capture-1-done = Whoever captures rises a step: the pawn becomes a Knight.
lesson-capture-2 = Find the four captures. See how the man changes.
lesson-capture-2-else = The pawn captures diagonally. And the Knight, where does it land?
lesson-capture-2-look = A pawn captures diagonally forward. A Knight jumps in an L, and has three captures.
lesson-capture-2-done = Whoever captures rises a step: pawn to Knight, Knight to Bishop.
lesson-capture-3 = You are Black. Find the three captures of the Rook and the Queen.
lesson-capture-3-else = Which open lines do the Rook and the Queen have?
lesson-capture-3-look = A Rook goes straight; a Queen does too, and also diagonally. Both are on one rank.
lesson-capture-3-done = A Rook rises to Queen, a Queen to Amazon, which also jumps like a Knight.
lesson-show-2 = Black has two Kings, and so makes two moves.
lesson-two-1 = Two Kings, two moves! Which first move lets you take the King with the second?
lesson-two-1-else = Who points at the black King? And who is in the way?
lesson-two-1-look = The Rook and the King are on one file. The pawn between can capture.
lesson-two-1-done = The pawn left the file with a capture. Now the Rook takes the King!
lesson-two-2 = You are Black. Clear the Queen’s way to the King! There are two ways.
lesson-two-2-else = On which line are your Queen and the white King?
lesson-two-2-look = The pawn in the middle of the diagonal only has to leave it.
lesson-two-2-done = The first move prepares, the second captures: always think in pairs.
lesson-show-3 = The last King is captured: White wins.
lesson-kings-1 = Two black Kings are within reach. Which moves can you begin with?
lesson-kings-1-else = Which of your men reaches each of the Kings?
lesson-kings-1-look = One King is on your pawn’s diagonal, the other a Knight’s jump away.
lesson-kings-1-done = One move for each King, in any order: and so you win.
lesson-kings-2 = Capture both Kings in this turn! What is the first move?
lesson-kings-2-else = This time the order matters. Which man is in the Rook’s way?
lesson-kings-2-look = Can the pawn take a King and open the Rook’s file?
lesson-kings-2-done = The pawn takes one King and opens the file. Then the Rook takes the other.
lesson-trap-1 = You have one King left, and the Rook attacks it. Find the two moves that save it.
lesson-trap-1-else = If you take the Knight, what does the Rook do next?
lesson-trap-1-look = Leave the lit file for a square the Knight does not reach, or put a man between.
lesson-trap-1-done = Well done! Taking the Knight was tempting, but it cost your last King.
lesson-trap-2 = Now the Knight attacks your last King. There are three ways to save it.
lesson-trap-2-else = Can you block a Knight’s jump? What else can you do?
lesson-trap-2-look = Capture the Knight, or run where neither it nor the Bishop can reach you.
lesson-trap-2-done = From a Knight you run, or you take it. With one King, look at it first.
lesson-match = Now win! You have two moves a turn, and Black has only one.
lesson-match-else = Not yet. Aim both Rooks at the King: it runs from one, but not from both.
lesson-match-done = The last King fell. More Kings mean more moves: that is your strength.
lesson-tebas-first = A Rook goes straight. Capture Black’s last King with it!
lesson-tebas-first-else = On which file is the black King?
lesson-tebas-first-look = The Rook goes up the lit file to its end.
lesson-tebas-first-done = You won! In Thebes each side has six Kings, and this was the last one.
lesson-show-tebas-1 = There are six Kings a side, and many moves in a turn.
lesson-tebas-capture-1 = Find the two ways to capture the black Rook.
lesson-tebas-capture-1-else = Who reaches the black Rook in a straight line, and who diagonally?
lesson-tebas-capture-1-look = Look at the pawn and at your Rook.
lesson-tebas-capture-1-done = Whoever captures rises a step: pawn to Knight, Rook to Queen.
lesson-tebas-capture-2 = Find the three captures. One of them takes a King!
lesson-tebas-capture-2-else = Which of your men have a black man within reach?
lesson-tebas-capture-2-look = Look at the pawn and at the Knight.
lesson-tebas-capture-2-done = One King fewer, one move fewer for Black. And whoever captures rises a step.
lesson-show-tebas-2 = Black loses a King: one move fewer in every turn.
lesson-tebas-order-1 = You are Black: two Kings, two moves. Capture two men, in the right order.
lesson-tebas-order-1-else = Which of your men stands in the other’s way?
lesson-tebas-order-1-look = The pawn leaves the file with a capture; then the Rook goes down it.
lesson-tebas-order-1-done = The order is yours: one move opened the way for the other.
lesson-tebas-order-2 = Three Kings, three moves: capture with pawn, then Rook, then Bishop.
lesson-tebas-order-2-else = Why does the Rook have to wait?
lesson-tebas-order-2-look = The pawn captures diagonally, and its file becomes free for the Rook.
lesson-tebas-order-2-done = The pawn opened the file for the Rook. All three men rose a step.
lesson-show-tebas-3 = The last two Kings are captured in a single turn: White wins.
lesson-tebas-kings-1 = Two Kings, two moves: capture both black Kings. Where do you begin?
lesson-tebas-kings-1-else = Which King does the Bishop point at? And who is in the way?
lesson-tebas-kings-1-look = The pawn can leave the Bishop’s diagonal and take a King.
lesson-tebas-kings-1-done = One move did two things: it took a King and opened the way to the other.
lesson-tebas-kings-2 = Capture three Kings in three moves. Where do you begin?
lesson-tebas-kings-2-else = What opens the Rook’s way? And who waits for the Rook to leave?
lesson-tebas-kings-2-look = The Queen is behind the Rook, and the Rook is behind the pawn.
lesson-tebas-kings-2-done = The pawn opens the way for the Rook, and the Rook opens it for the Queen.
lesson-tebas-trap-1 = You are Black with one King, so one move. Save it from the Rook: there are two ways.
lesson-tebas-trap-1-else = Which file does the white Rook command?
lesson-tebas-trap-1-look = Leave the lit file, to one side or the other.
lesson-tebas-trap-1-done = With one King you have one move: look at that King before anything else.
lesson-tebas-trap-2 = The Bishop attacks your last King, which has nowhere to go. Two moves help.
lesson-tebas-trap-2-else = The King cannot leave. What can you put in the way?
lesson-tebas-trap-2-look = Two pawns reach the diagonal between the Bishop and the King.
lesson-tebas-trap-2-done = If you cannot run, you can block: the Bishop does not reach the King now.
lesson-tebas-match = Now win! You have three moves a turn, and Black has only one.
lesson-tebas-match-else = Not yet. Place your men so that the King is attacked wherever it goes.
lesson-tebas-match-done = The last King fell. Keep your Kings, and you keep your moves!

diagram-en-passant = The black pawn passed over the square ahead: White enters it and captures.
diagram-promotion = The pawn reaches the 8th rank: it may become an Amazon.
diagram-end-draw = The Bishop closes the last way out, and Black cannot move: a draw.
diagram-tebas-en-passant = The black pawn passed over c7: the white one goes there and captures it.
diagram-tebas-end = The Bishop captures the last black King: White wins.
diagram-tebas-draw = The Bishop closes the last way out, and Black cannot move: a draw.

classic-espartano_partida_12_turnos = Pawns are exchanged, a Rook is born
    .who = Beginning of a match from the book by João Pedro Neto and Jorge Nuno Silva
    .why = Pawns become Knights, Bishops and a Rook, at two moves a turn.
    .ply-1 = The first move is always a capture. The pawn becomes a Knight at once.
    .ply-7 = After two turns each there is a black Bishop, on d3, and a Knight of each colour.
    .ply-15 = Black begins better and wins some fights, like the one for f4, with a Bishop there.
    .ply-31 = Black already has a Rook, on b3, and an extra pawn.
    .ply-47 = White can now take both black Knights, on b3 and f5, and will have two Knights against Bishop and Rook.

classic-tebas_inicio = Three moves to begin with
    .who = An example of ours
    .why = It shows the first turn: three pawns capture, and each capture makes a Knight.
    .ply-3 = Now Black plays: six Kings, so six moves.

puzzle-king-idea = One King is left to capture. Which man reaches it?
puzzle-king-why = It was the King that still had to be captured.
puzzle-promotion-idea = Whoever captures rises in rank: which man do you need?
puzzle-promotion-why = With its new rank the man could reach what it could not before.
puzzle-capture-chain-idea = You have several moves in the turn: how many men can you capture?
puzzle-capture-chain-why = Several men left in one turn, and the rest are not enough.
