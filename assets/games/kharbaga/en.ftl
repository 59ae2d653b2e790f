goal = Capture all your opponent’s men by jumping over them.
aliases = Kharbaga, Alquerque

ask-capture = You must capture, and as many as you can

rules =
    # The board
    The game is played on the 41 points of a web of lines: 25 crossings and, in the middle of each square, a centre. Lines leave a crossing along ranks, files and diagonals; they leave a centre along diagonals only. Each side has 20 men, and only the point in the middle, e5, is free. White begins.

    # Moving
    A man goes one step along a line, always forward: straight on or along one of the two diagonals. The point it comes to must be empty.

    # Capturing
    A man captures by jumping over an enemy man beside it, along a line, to the point right behind, which must be empty. It may do so in all directions, backward as well. The man jumped over leaves at once.

    If you can capture again from there, you go on with the same man. Capturing is compulsory, and you must choose a capture that takes the greatest number of men.

    # The Mullah
    A man that ends its move on the last rank is crowned and becomes a Mullah. If it only touches that rank in the middle of a capture, it stays a man.

    A Mullah moves in all directions, over as many empty points as it likes. It captures the first enemy man it meets on a line, however far away, if the point right behind is empty, and stops on any of the empty points that follow.

    # End
    Whoever captures all the enemy men, or leaves the opponent without a move, wins. The game is drawn if the same position with the same player to move comes up three times, or after 100 moves in succession in which only Mullahs move and nothing is captured.

    # Options
    - Moves without progress: how many successive moves of Mullahs of both sides, without a capture, make a draw (0 switches it off).
    - Who begins: White, unless you say otherwise.

    # How moves are written
    A move is written as its two points: d4-e5. A capture is written with every point the man lands on, and a colon before the last: c3:e5, or c7-e9:g7.

history =
    A traditional game of North Africa, common in Morocco and of the family of Zamma. It is a game of draughts on a board like that of Alquerque, but with twice as many diagonals, which gives the men much more freedom.

    The name of the crowned man, Mullah or Sultan, comes with the game. The initial position used here is that of a well-known rule file, because the figure is lost in the rules we follow, those of the tournament of the Federal University of Goiás, in Catalão, Brazil.

idea = When it captures, a man jumps from crossing to crossing, or from centre to centre. However many jumps it makes in a row, it can reach fewer than a third of the points: which ones can yours reach?

mathematics =
    There are two kinds of points: 25 crossings, with up to eight neighbours, and 16 centres, with four. A diagonal step always changes the kind; a straight step leads from crossing to crossing.

    A jump, however, is two steps in one direction. That is why a man that captures never changes its kind: from a crossing it jumps to a crossing, from a centre to a centre. There is more: number the files and ranks of the crossings from 1 to 5 and add the two numbers; for a man that jumps the sum stays even if it was even, and odd if it was odd. However long a capture is, it reaches only a part of the board: 13 or 12 of the crossings, or 8 of the centres.

    At the start there is a single empty point and there are only three moves: all of them take a man to the middle. The answer is always a capture, because the place which that man has left lies right behind it.

    Men go forward only, except when they capture. That is why only moves of Mullahs can repeat for ever, and only these are counted by the limit of moves without progress.

lesson-show-1 = Men go one step forward, along the lines.
lesson-show-2 = You capture by jumping over, and you have to.
lesson-show-3 = A single man makes five jumps and captures five.
