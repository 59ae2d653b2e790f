goal = Leave your opponent without a move: every man goes as far as it has neighbours.
aliases = Neighbors

ask-move-neighbours = Move a man as many squares as it has neighbours

play-now =
    1. Each side has eight men on its first rank. White begins.
    2. On your turn you choose a man of yours and count its neighbours: the men on the eight squares around it, of either colour.
    3. The man goes exactly that number of squares in a straight line. The way has to be clear.
    4. If it ends on a square of your opponent’s, it captures the man there.
    5. Whoever has no move on their turn loses.

first-match = A man alone cannot move. Keep your men in pairs or in groups of three and, before you move, look who is left without neighbours.

rules =
    # The board
    The board has 8×8 squares and each side has eight men: White on rank 1, Black on rank 8. White begins.

    # The turn
    You move one of your men in a straight line, in one of the eight directions. Before it moves, count the men on the eight squares around it, of either colour: it goes exactly that number of squares, no more and no fewer. All squares on the way must be empty.

    A man without neighbours does not move.

    @ show-1

    # Captures
    The square it reaches may be empty or hold an enemy man, which is captured and leaves the board.

    @ show-2

    # End
    A player without a move when it is their turn loses, even if the opponent is blocked too.

    @ show-3

    @ alone-1

    The game is drawn if the same position with the same player to move comes up three times, or after 100 moves in succession without a capture.

    @ end-draw

    # Options
    - Moves without progress: how many moves of both sides without a capture make a draw (0 switches it off).
    - Who begins: White, unless you say otherwise.

notation = A move is written as two squares, where it starts and where it ends, with a hyphen between them: { $show-1 }. In a capture a colon takes the place of the hyphen: { $show-2 }.

history =
    Invented by Frank Riepenhausen in 2003. The rules take one sentence, the games are very tactical: every move changes the neighbours of all men around the square it left and the square it reached, and with them how far those men go.

idea = Count the neighbours of every man and add them all up: the total is even in every position. For if I am your neighbour, you are mine: each pair counts twice.

mathematics =
    If I am beside you, you are beside me. So, if you add up the neighbours of all men, you count every pair twice, and the total is even.

    To be a neighbour is mutual: if A stands beside B, then B stands beside A. As the neighbours of all men add up to an even number, the number of men with an odd number of neighbours is even too. This is the handshaking lemma, the first theorem of graph theory.

    A man with n neighbours needs a line with n squares before it, the last one empty or hostile. As no man gets farther than seven squares, a man with eight neighbours never moves: it is surrounded. And a man in a corner has three neighbours at most, one on the edge five at most.

    A man that moves does not choose how far it goes, but it chooses which neighbours it leaves. On leaving it takes one from every old neighbour, on arriving it gives one to every new one. So you can stop an enemy without touching it: take its neighbours away until it stands alone, or add so many that its way no longer fits on the board. The liveliest groups are those of two and three men.

    In endings with few men nobody wants to take the first step. Two men side by side for each player can walk to and fro for ever: this is why repetition is a draw.

in-class =
    Ages 8 and up · 15 minutes a match.
    - 10 min: The lesson in pairs.
    - 15 min: One match. Before you move, say aloud how many neighbours the man has.
    - 10 min: On the blackboard, groups of two, three and four men. Count how far each of them goes.
    - 10 min: The questions below, first in pairs and then all together.
    # Questions
    - How many moves has White at the start? → 20: two with each of the men on a1, b1, g1 and h1, three with each of the other four.
    - Why can a man with eight neighbours not move? → It is surrounded: to go eight squares, the first one would have to be free.
    - What do the neighbours of the 16 men add up to at the start? → 28: there are 14 pairs of neighbours, seven on each rank, and each pair counts twice.

lesson-first-1 = Capture the lit man with one of yours: it is right beside them!
lesson-first-1-else = Which white men touch the lit black man?
lesson-first-1-look = Either of your two men reaches it, diagonally.
lesson-first-1-done = You won! The last black man has no neighbours left, so it cannot move.
lesson-show-1 = This man has two neighbours, so it goes two squares.
lesson-move-1 = The lit man has one neighbour, so it goes one square. Move it.
lesson-move-1-else = How many squares does a man with one neighbour go?
lesson-move-1-look = The lit squares are free and one step away.
lesson-move-1-done = Right! Every man goes as many squares as it has neighbours.
lesson-move-2 = Count the neighbours of the lit man and move it.
lesson-move-2-else = Count diagonally, too: how many men touch it?
lesson-move-2-look = It has three neighbours. The lit squares are three free steps away.
lesson-move-2-done = Three neighbours, three squares, and the way has to be free.
lesson-show-2 = This one has three: it goes three squares and captures.
lesson-capture-1 = Two white men can capture. Find the three captures.
lesson-capture-1-else = How many neighbours has each white man? And who is at that distance?
lesson-capture-1-look = The lit men have two neighbours, so they go two squares.
lesson-capture-1-done = All three! Whoever reaches the square of an enemy man captures it.
lesson-capture-2 = You are Black. Find the two captures.
lesson-capture-2-else = Neighbours may be of either colour. How many has each of your men?
lesson-capture-2-look = The lit men have two neighbours each.
lesson-capture-2-done = Well counted! The other black man has three neighbours and would go too far.
lesson-show-3 = No black man has a neighbour: Black cannot move and loses.
lesson-alone-1 = Only one black man has a neighbour. Take that neighbour far from all of them.
lesson-alone-1-else = Which black man could still move? Who keeps it company?
lesson-alone-1-look = Look at the lit men: one of them has to go away.
lesson-alone-1-done = No black man has a neighbour: Black has no move and loses.
lesson-alone-2 = You are Black: leave White without a move at once.
lesson-alone-2-else = Which white man still has a neighbour?
lesson-alone-2-look = One of yours and a white man are side by side. What can you do with one neighbour?
lesson-alone-2-done = The two white men left are alone: they cannot move.
lesson-alone-3 = White plays and wins at once. There is no need to capture.
lesson-alone-3-else = A man is stuck, too, if it has too many neighbours. How many free squares has it?
lesson-alone-3-look = Two black men can be left alone. And the third, how many neighbours can it have?
lesson-alone-3-done = Two stand alone, and the other has three neighbours but no three free squares.
lesson-trap-1 = Careful! Black wants to leave you without a move. Only one move prevents it.
lesson-trap-1-else = After your move, who can leave you or capture you?
lesson-trap-1-look = Only the lit man can move. It needs company that cannot all run away.
lesson-trap-1-done = The capture lost: the other black man took back and left you with lonely men.
lesson-trap-2 = Again: only one of your men can move. Where is it safe?
lesson-trap-2-else = If you capture, who takes you next? And which neighbours are left?
lesson-trap-2-look = Look for the square where two black men keep you company.
lesson-trap-2-done = With two neighbours, Black cannot leave you alone in a single move.
lesson-match = Now win! Leave Black without a move, or without men.
lesson-match-else = Not yet. Move away from the black men, or capture them: alone they cannot move.
lesson-match-done = Well done! You count neighbours as one counts steps.

diagram-end-draw = Nobody takes a risk: the men go to and fro, and the repetition is a draw.

classic-vizinhos_last_to_move = Nobody can move: who loses?
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = All the men stand still, but only the player whose turn it is loses.
    .ply-1 = White cannot move either, but it is Black’s turn: Black loses.

puzzle-block-idea = Count the neighbours: leave no man able to move.
puzzle-block-why = No man of your opponent can go the right number of squares.
puzzle-block-in-idea = Change how many neighbours the other men have.
puzzle-block-in-why = With other neighbours, your opponent’s men could no longer move.
