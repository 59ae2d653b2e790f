goal = Push six of your opponent’s marbles off the board.
aliases = Abalone

ask-row = Move one, two or three marbles in a row

end-six-off = Six marbles have left the board.

rules =
    # The board
    There are 61 hollows in a hexagon with sides of five. Each side has 14 marbles. White begins.

    # The move
    In each turn you move one, two or three of your marbles, next to each other in one line, by one hollow in one of the six directions. They all go the same way.

    - Ahead: the row goes along its own line, and the hollow before it is empty.
    - Aside: the row goes across its line, and every hollow it reaches is empty. Tap one end, then the other, then the hollow that the latter reaches.

    To move ahead, tap the rear marble and the hollow that the front one reaches.

    # Pushing
    A row that goes ahead may push the enemy marbles right before it, if it outnumbers them: two push one; three push one or two. Behind the pushed marbles there must be an empty hollow or the edge of the board. Nothing is ever pushed aside.

    A marble pushed over the edge falls into the gutter and does not return. You may not push off your own marbles.

    # End
    Whoever first pushes off six enemy marbles wins.

    A player who cannot move passes. The game is drawn if the same position with the same player to move comes up three times, or after 100 moves in succession without a marble falling.

    # Options
    - Moves without progress: how many moves of both sides without a fall make a draw (0 switches it off).
    - Who begins: White, unless you say otherwise.

    # How moves are written
    A marble alone is written with its two hollows: c3-d4. A row is written with its two ends and the hollow that the second reaches: a1,c3-d4. Ahead, the second end is the front; aside, the lower end comes first. A pass is written pass.

history =
    The game was created in 1987 by Michel Lalet and Laurent Lévi and is known all over the world as Abalone. At the tournament of the Federal University of Goiás, in Catalão, Brazil, it is played under the name of Poláris.

idea = Three marbles in a row, facing your opponent, are a wall: nobody can push three. But only from the front: along another line they can be pushed one at a time.

mathematics =
    The hexagon with sides of five has 61 hollows, and 61 = 5³ − 4³. This holds for every side: the hexagon of side n has n³ − (n − 1)³ places, as if you looked at a cube corner-on and saw only the faces in front.

    There are 44 opening moves. The two armies do not touch yet, so the opponent has another 44 answers: 44 × 44 = 1936 beginnings of two moves.

    Three against three does not budge: nobody can push three marbles. So a row of three facing the enemy is a wall in that direction. But the wall exists only from the front; attacked along another line it is one marble at a time.

    A hollow inside has six neighbours, one on the edge has four and a corner has three. Marbles fall only over the edge, and in a corner there are more directions to fall in: three, against two on the edge. This is why the centre is worth so much: whoever stands there cannot be pushed off in a single move.

    Without the rule about draws, two cautious players could go on for ever: no move but a fall is irreversible.

lesson-show-1 = Three marbles in a row move together, one hollow ahead.
lesson-show-2 = Three marbles push two, and one falls off the board.
lesson-show-3 = The sixth black marble falls: White wins.
