goal = Begin a turn with more men on your far rank than your opponent has on theirs.
aliases = Crossings, Phalanxes

ask-march = Move a phalanx: its last man, then the square for its first

end-far-rank = More men on the far rank as the turn began.

play-now =
    1. Each side has two ranks of men. White begins.
    2. A phalanx is a row of your own men without a gap, straight or diagonal. On your turn you move one.
    3. A phalanx goes along its own line, at most as many squares as it has men.
    4. If it meets a shorter enemy phalanx in front of it, it captures all of it.
    5. You win if, as your turn begins, you have more men on the last rank, on the other side, than your opponent has on theirs.

first-match = Before you move, look for men that can reach your first rank. If one arrives you have a single move to answer: always keep two or three men together on your first rank, to capture it from the side.

rules =
    # The board
    The board has 14 files and 12 ranks. Each side has 28 men, on the two ranks nearest to it. White begins. White’s far rank is rank 12; Black’s is rank 1.

    The examples on this page use a smaller board, 8×8.

    # The phalanx
    A phalanx is a row of your own men without a gap, along a rank, a file or a diagonal. It may have any length: a man alone is a phalanx of one. You may also split a row and move only the men in front.

    @ move-1

    # The move
    In each turn you move one phalanx, forward along its own line. It goes at most as many squares as it has men: three men go one, two or three squares. The squares that the first man crosses must be empty.

    @ show-1

    To play, tap the last man of the phalanx and then the square its first man reaches. If you tap a man further forward, the phalanx is shorter.

    # The capture
    If the first man reaches an enemy man, count the enemy phalanx that continues in that direction. If it has fewer men than yours, all of it is captured and your phalanx stops on the square of the first enemy. If it has as many or more, you cannot advance that far. Capturing is never compulsory.

    @ show-2

    Attacked from the side, even a long phalanx may show a single man.

    @ capture-2

    # End
    When your turn begins, men are counted: if you have more on your far rank than your opponent has on theirs, you have won. So whoever arrives first leaves the other one move to answer: to capture, or to arrive as well.

    @ show-3

    A player who cannot move passes.

    @ end-pass

    The game is drawn if the same position with the same player to move comes up three times, or after 100 moves in succession without a capture.

    @ end-draw

    # Options
    - Size: from eight ranks up each side fills two, otherwise one. On 8×8 it is the original game, Crossings.
    - Moves without progress: how many moves of both sides without a capture make a draw (0 switches it off).
    - Who begins: White, unless you say otherwise.

notation = You write the last and the first man of the phalanx and, after the hyphen, the square the first one reaches: { $show-1 }. A man alone has just two squares, where it starts and where it ends: { $show-3-2 }. In a capture a colon takes the place of the hyphen: { $show-2 }. A player who cannot move passes: { $end-pass }.

history =
    Robert Abbott invented the game in 1963, for the chessboard, under the name of Crossings. Sid Sackson published it in 1969 in his book A Gamut of Games.

    In 1975 Abbott enlarged the board to 14×12 and named the game after the Theban general whose phalanx defeated the Spartans at Leuctra in 371 BC.

idea = A phalanx of five can capture any shorter phalanx within reach ahead of it. But from the side it is weak: an attacker coming across may meet a single man, and two are enough to take that one.

mathematics =
    Only a larger phalanx captures another; among equals nobody captures. So to take three men in a row you need at least four.

    The same man belongs to several phalanxes at once, of different lengths in different directions. A phalanx that is strong when it advances may be weak from the side: whoever attacks across it sees only one man.

    To capture k men in a row you need at least k + 1, and an attack reaches at most as many squares as the phalanx has men. So a phalanx of n men attacks all shorter phalanxes within n squares of its front, and only those.

    Advancing does not change the length of a phalanx. When it goes s squares, the effect on the board is as if its s rearmost men jumped to the front: those in the middle seem never to have left. Inside, this program moves them just so.

    A trick of symmetry: on a symmetric board the second player can mirror the first. If games were not won only as a turn begins, arriving first would be enough; as it is, mirroring evens the score. Some published rules therefore forbid arriving on the far rank in a way that leaves the board symmetric; here, repetition and moves without progress end in a draw.

in-class =
    Ages 9 and up · 20 minutes a match.
    - 10 min: The lesson, in pairs. Then each pair shows a phalanx along a rank, one along a file and one along a diagonal.
    - 20 min: A match on 8×8. Whoever captures first counts both phalanxes aloud.
    - 5 min: Which attacks came from the side? Each pair shows one.
    - 10 min: The questions below, in pairs and then all together.
    # Questions
    - How many men do you need to capture a phalanx of three? → At least four.
    - How many phalanxes of two or more men are there in a row of four? → Six: three of two, two of three and one of four.
    - How many squares can you go, at most, on the first move? → Two: going forward, no row has more than two men.

lesson-first-1 = Bring your man to the far rank. If it is still there on your turn, you win!
lesson-first-1-else = Which white man is almost across?
lesson-first-1-look = The lit square is far from all black men.
lesson-first-1-done = Black had no answer: you begin your turn with more men on the far rank, and win!
lesson-show-1 = Two men in a row go up to two squares together.
lesson-move-1 = Move only the two lit men of this file: one square or two.
lesson-move-1-else = How many men are you moving? That is how many squares they may go.
lesson-move-1-look = Begin with the lit man behind, and take the front one to an empty square.
lesson-move-1-done = You can split a row: the man behind stayed where it was.
lesson-move-2 = There are diagonal rows, too. Move the three lit men together.
lesson-move-2-else = Which way do three men on a diagonal go?
lesson-move-2-look = Begin with the last of the three and follow the diagonal: the lit squares are free.
lesson-move-2-done = Three men, up to three squares, always along their own line.
lesson-show-2 = Three white men in a row capture two black ones.
lesson-capture-1 = Only one of your rows is longer than the one ahead of it. Capture with it.
lesson-capture-1-else = How many men are in each row, yours and theirs?
lesson-capture-1-look = Count the white and the black men of the lit file.
lesson-capture-1-done = Three against two: you capture both. Two against two is not enough.
lesson-capture-2 = Five black men in a row! Capture one of them, from the side.
lesson-capture-2-else = Seen from below, how many black men are on each file?
lesson-capture-2-look = On the lit file you have two men, and there is only one ahead.
lesson-capture-2-done = Head-on they are five; from the side only one. Two men were enough.
lesson-capture-3 = You are Black. There is one capture only, and it takes two men at once.
lesson-capture-3-else = Where do two white men stand side by side?
lesson-capture-3-look = Look along the lit rank: which side has more men?
lesson-capture-3-done = Rows that lie flat capture like the others: you always count along the line.
lesson-home-1 = There is a black man on your rank 1! If it stays, you lose. What do you do?
lesson-home-1-else = Who reaches the black man with more strength than it has?
lesson-home-1-look = One man alone is not enough to capture another. Look to its sides.
lesson-home-1-done = Saved: two men together at home capture one that comes alone.
lesson-home-2 = Another black man in your home, in the corner! There are two ways to capture it.
lesson-home-2-else = Which rows of yours point at the corner?
lesson-home-2-look = The man on the diagonal is alone, too weak. See the file and the rank of the corner.
lesson-home-2-done = Two rows watched the corner. Always keep some men at home.
lesson-show-3 = Only White has reached the far rank: White wins.
lesson-arrive-1 = Your man can reach three squares of the far rank. Which one is safe?
lesson-arrive-1-else = Which black rows, of two or more, reach each of those squares?
lesson-arrive-1-look = See the lit squares: one row comes from the left, another along a diagonal.
lesson-arrive-1-done = Arriving is not enough: you have to stay there until your turn.
lesson-arrive-2 = Reach rank 8 in such a way that Black has no answer.
lesson-arrive-2-else = Which white row can reach the far rank now?
lesson-arrive-2-look = Follow the diagonal of your two foremost men: what is at the end of it?
lesson-arrive-2-done = You arrived with a capture, and nobody can answer. On your next turn you win!
lesson-match = Now win the match! Your rows are longer.
lesson-match-else = Not yet. Reach the far rank away from the black rows, and stay for one turn.
lesson-match-done = Well done! You arrived, you stayed and you won.

diagram-end-pass = The black man is surrounded: it can neither move nor capture, and passes.
diagram-end-draw = In this example the limit is two moves without a capture: a draw.

classic-epaminondas_three_moves = Three phalanxes leave home
    .who = Example from an article on Epaminondas
    .why = Three moves show phalanxes of two and of three men, on diagonals and on a file.
    .ply-1 = A phalanx of two on a diagonal goes one square.
    .ply-2 = Also on a diagonal, Black goes two squares, the most that two men can.
    .ply-3 = Three men on a file go three squares.

classic-epaminondas_capture = Four capture three
    .who = Example from an article on Epaminondas
    .why = A phalanx of four comes down three squares and takes a whole file of men.
    .ply-5 = A move of ours, so that it is Black’s turn again.
    .ply-6 = Four against three: all the white men of the file are captured. Against four it would not work.

classic-epaminondas_attack = Two attacks far apart
    .who = Example from an article on Epaminondas
    .why = White attacks on two distant files, and the black rank cannot deal with both.
    .ply-1 = The j-file wears down the last rank. Afterwards the a-file can advance as far as a12.

puzzle-breakthrough-idea = Count your men on the far rank, and your opponent’s on yours.
puzzle-breakthrough-why = On your turn you had more men across than your opponent.
puzzle-safe-move-idea = Stop the enemy phalanx without halting your own.
puzzle-safe-move-why = This move did not let your opponent through.

# What somebody is told who does not see the board
note-arrived =
    { $size ->
        [one] { $player }: one man on the far rank, { $sites }.
       *[other] { $player }: { $size } men on the far rank, { $sites }.
    }
note-phalanx = { $player }: a phalanx of { $size }, from { $first } to { $last }.
