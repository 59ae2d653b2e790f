goal = Capture all your opponent’s men by jumping over them.
aliases = Kharbaga, Alquerque

ask-capture = You must capture, and as many as you can

play-now =
    1. Each side has 20 men on the points of a web of lines. Only the point in the middle is empty. White begins.
    2. On your turn you move one man one step forward, along a line, to an empty point.
    3. If you can capture, you have to, and as many men as possible: you jump over an enemy man to the empty point right behind it. You may jump in all directions and make several jumps in a row.
    4. A man that stops on the last rank is crowned: it is a Mullah and goes as far as it likes.
    5. Whoever captures all the enemy men, or leaves the opponent without a move, wins.

first-match = Before you move, look behind your men. If one has an enemy on one side and an empty point on the other, on the same line, it will be jumped over: fill that point.

rules =
    # The board
    The game is played on the 41 points of a web of lines: 25 crossings and, in the middle of each square, a centre. Lines leave a crossing along ranks, files and diagonals; they leave a centre along diagonals only. Each side has 20 men, and only the point in the middle, e5, is free. White begins.

    # Moving
    A man goes one step along a line, always forward: straight on or along one of the two diagonals. The point it comes to must be empty.

    @ show-1

    # Capturing
    A man captures by jumping over an enemy man beside it, along a line, to the point right behind, which must be empty. It may do so in all directions, backward as well. The man jumped over leaves at once.

    If you can capture again from there, you go on with the same man. Capturing is compulsory, and you must choose a capture that takes the greatest number of men.

    @ show-2

    # The Mullah
    A man that ends its move on the last rank is crowned and becomes a Mullah. If it only touches that rank in the middle of a capture, it stays a man.

    @ in-passing

    A Mullah moves in all directions, over as many empty points as it likes. It captures the first enemy man it meets on a line, however far away, if the point right behind is empty, and stops on any of the empty points that follow.

    @ crown-1

    # End
    Whoever captures all the enemy men, or leaves the opponent without a move, wins.

    @ end-win

    @ end-blocked

    The game is drawn if the same position with the same player to move comes up three times, or after 100 moves in succession in which only Mullahs move and nothing is captured.

    @ end-draw

    # Options
    - Moves without progress: how many successive moves of Mullahs of both sides, without a capture, make a draw (0 switches it off).
    - Who begins: White, unless you say otherwise.

notation = A move is written as the point where it starts and the point where it ends: { $show-1 }. In a capture, a colon takes the place of the last hyphen: { $show-2-1 }. When there are several jumps, every point the man lands on is written: { $show-3 }.

history =
    A traditional game of North Africa, common in Morocco and of the family of Zamma. It is a game of draughts on a board like that of Alquerque, but with twice as many diagonals, which gives the men much more freedom.

    The name of the crowned man, Mullah or Sultan, comes with the game. The initial position used here is that of a well-known rule file, because the figure is lost in the rules we follow, those of the tournament of the Federal University of Goiás, in Catalão, Brazil.

idea = When it captures, a man jumps from crossing to crossing, or from centre to centre. However many jumps it makes in a row, it can reach fewer than a third of the points: which ones can yours reach?

mathematics =
    Men always go forward, and go back only to capture. A player who is obliged to capture sometimes goes where the other one wants.

    There are two kinds of points: 25 crossings, with up to eight neighbours, and 16 centres, with four. A diagonal step always changes the kind; a straight step leads from crossing to crossing.

    A jump, however, is two steps in one direction. That is why a man that captures never changes its kind: from a crossing it jumps to a crossing, from a centre to a centre. There is more: number the files and ranks of the crossings from 1 to 5 and add the two numbers; for a man that jumps the sum stays even if it was even, and odd if it was odd. However long a capture is, it reaches only a part of the board: 13 or 12 of the crossings, or 8 of the centres.

    At the start there is a single empty point and there are only three moves: all of them take a man to the middle. The answer is always a capture, because the place which that man has left lies right behind it.

    Men go forward only, except when they capture. That is why only moves of Mullahs can repeat for ever, and only these are counted by the limit of moves without progress.

in-class =
    Ages 8 and up · 20 minutes a match.
    - 10 min: The lesson, all together. Follow with a finger the lines that leave a crossing and those that leave a centre.
    - 20 min: A match in pairs. Before a capture, look for the one with the most jumps.
    - 5 min: Each pair shows the longest capture it made.
    - 10 min: The questions below, in pairs and then all together.
    # Questions
    - The board has 25 crossings and 16 centres, and each side has 20 men. How many points are empty at the start? → Just one: 25 and 16 make 41, and twice 20 makes 40.
    - How many different first moves are there? → Three: only the men on d4, e3 and f4 can go to the middle.
    - A man stands on a centre. Can it capture and stop on a crossing? → No: a jump is two steps in one direction, and always leads from centre to centre.

lesson-goal-1 = Jump over the last black man and win!
lesson-goal-1-else = Which man of yours is right beside the black one, on the same line?
lesson-goal-1-look = The man in the middle jumps diagonally, to the empty point behind the black one.
lesson-goal-1-done = You won! Whoever captures all enemy men wins.
lesson-show-1 = Men go one step forward, along the lines.
lesson-move-1 = Move the lit man one step forward: it may follow three lines.
lesson-move-1-else = Which lines go forward from that point?
lesson-move-1-look = It can go straight, or along one of the two diagonals.
lesson-move-1-done = Always forward, one step along a line.
lesson-move-2 = You are Black and move downwards. Move the lit man: it has only two lines.
lesson-move-2-else = Which lines leave the centre of a square?
lesson-move-2-look = From a centre you can only go diagonally: to the left or to the right.
lesson-move-2-done = Centres have only diagonals; crossings have lines in all directions.
lesson-show-2 = You capture by jumping over, and you have to.
lesson-capture-1 = You can capture, and so you have to. There are two captures: play one.
lesson-capture-1-else = Which black man is beside one of yours, with an empty point right behind?
lesson-capture-1-look = Jump over one of these two black men, diagonally.
lesson-capture-1-done = Good! The point behind the enemy man was empty, and it left at once.
lesson-capture-2 = A man only moves forward, but it captures backwards as well. Find the capture!
lesson-capture-2-else = Which black man has gone past one of yours, with an empty point behind it?
lesson-capture-2-look = Look below your man in the middle, along the diagonal.
lesson-capture-2-done = Moving, only forward; capturing, in all directions.
lesson-max-1 = Whoever captures must take as many as possible. Find the right capture!
lesson-max-1-else = You can jump over one man backwards. And forwards, how many?
lesson-max-1-look = Jump diagonally forward, and go on with the same man.
lesson-max-1-done = Two jumps are worth more than one: jumping over the one behind was forbidden.
lesson-max-2 = One capture takes three men and turns on the way. Make the three jumps!
lesson-max-2-else = Which man of yours touches a black one with an empty point behind?
lesson-max-2-look = Begin on the left: first diagonally, then straight, then diagonally.
lesson-max-2-done = Three! Between jumps you may turn, as long as you follow the lines.
lesson-show-3 = Three jumps in a row: the last black man goes, and White wins.
lesson-crown-1 = On the last rank a man becomes a Mullah! Take d8 to e9; then capture, going to a5.
lesson-crown-1-else = How does your man reach the last rank? And what can the Mullah do then?
lesson-crown-1-look = First go up to the last rank. Then the Mullah goes down the diagonal to a5.
lesson-crown-1-done = A Mullah captures from afar if the point behind the man is empty.
lesson-crown-2 = Crown the right man: from there the Mullah can take both black men next.
lesson-crown-2-else = From which point of the last rank can the black man in the middle be seen?
lesson-crown-2-look = Follow the long diagonal, from the upper corner to the lower one on the right.
lesson-crown-2-done = Black captures and is crowned, but your Mullah takes both.
lesson-offer-1 = Offer a man: Black must capture it, and then you take both.
lesson-offer-1-else = Where does the top black man land after it captures?
lesson-offer-1-look = Lure the top black man onto the diagonal where you can jump the other one.
lesson-offer-1-done = Captures are compulsory: sometimes that is what loses.
lesson-offer-2 = Another offer: which man do you give, to capture all three next?
lesson-offer-2-else = Which capture can you force Black to make, so that the way opens?
lesson-offer-2-look = The lowest black man can be lured beside your man at the right edge.
lesson-offer-2-done = One given, three won: before you move, always look for an offer.
lesson-match-1 = You have four men against two. Win this match!
lesson-match-1-else = Not this time. Crown a man early: the Mullah captures from afar.
lesson-match-1-done = You won your first match of Kharbaga!

diagram-in-passing = The man only touched the last rank in the middle of a capture: no crown.
diagram-end-win = The last black man is captured: White wins.
diagram-end-blocked = The black man can neither move nor capture: White wins.
diagram-end-draw = In this example the limit is two moves of Mullahs: a draw.

classic-kharbaga_last_rank_in_passing = Reaching the last rank without a crown
    .who = An example of ours
    .why = A capture that touches the last rank and goes on: the man stays a man.
    .ply-1 = Two jumps, two men. It would be a Mullah only if it stopped on e9.

puzzle-sacrifice-idea = Capturing is compulsory: offer a man.
puzzle-sacrifice-why = The capture was forced, and it ended where you wanted.
puzzle-trap-idea = Captures are compulsory: lead your opponent into the trap.
puzzle-trap-why = There was no escape from your capture any more.
