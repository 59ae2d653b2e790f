goal = Push six of your opponent’s marbles off the board.
aliases = Abalone

ask-row = Move one, two or three marbles in a row

end-six-off = Six marbles have left the board.

play-now =
    1. Each side has 14 marbles in the hexagon. You want to push your opponent’s off.
    2. On your turn you move one, two or three of your marbles, next to each other in a line, by one hollow.
    3. Going ahead, your row pushes if it has more marbles: two push one; three push one or two.
    4. Whoever first makes six enemy marbles fall wins.

first-match = Go to the middle and keep your marbles together, in rows of three. Alone on the edge, a marble falls at the first push.

rules =
    # The board
    There are 61 hollows in a hexagon with sides of five. Each side has 14 marbles. White begins.

    # The move
    In each turn you move one, two or three of your marbles, next to each other in one line, by one hollow in one of the six directions. They all go the same way.

    - Ahead: the row goes along its own line, and the hollow before it is empty.
    - Aside: the row goes across its line, and every hollow it reaches is empty. Tap one end, then the other, then the hollow that the latter reaches.

    To move ahead, tap the rear marble and the hollow that the front one reaches.

    @ show-1

    @ side-1

    # Pushing
    A row that goes ahead may push the enemy marbles right before it, if it outnumbers them: two push one; three push one or two. Behind the pushed marbles there must be an empty hollow or the edge of the board. Nothing is ever pushed aside.

    @ push-1

    A marble pushed over the edge falls into the gutter and does not return. You may not push off your own marbles.

    @ show-2

    # End
    Whoever first pushes off six enemy marbles wins.

    @ show-3

    A player who cannot move passes. The game is drawn if the same position with the same player to move comes up three times, or after 100 moves in succession without a marble falling.

    # Options
    - Moves without progress: how many moves of both sides without a fall make a draw (0 switches it off).
    - Who begins: White, unless you say otherwise.

notation =
    A row is written as its two ends and the hollow that the second one reaches: { $show-1 }. A marble alone is written as the hollow it leaves and the hollow it reaches.

    Ahead, the second end is the front. Aside, the end with the earlier letter comes first or, if the letters are equal, the lower number: { $side-1 }. Pushed marbles are not written: { $push-1 }. When one falls, there is a colon instead of the hyphen: { $show-2 }.

history =
    The game was created in 1987 by Michel Lalet and Laurent Lévi and is known all over the world as Abalone. At the tournament of the Federal University of Goiás, in Catalão, Brazil, it is played under the name of Poláris.

idea = Three marbles in a row, facing your opponent, are a wall: nobody can push three. But only from the front: along another line they can be pushed one at a time.

mathematics =
    Whoever has more marbles in the same line is stronger: three push two, but not three. And marbles fall only over the edge, so the middle is the safest place.

    The hexagon with sides of five has 61 hollows, and 61 = 5³ − 4³. This holds for every side: the hexagon of side n has n³ − (n − 1)³ places, as if you looked at a cube corner-on and saw only the faces in front.

    There are 44 opening moves. The two armies do not touch yet, so the opponent has another 44 answers: 44 × 44 = 1936 beginnings of two moves.

    Three against three does not budge: nobody can push three marbles. So a row of three facing the enemy is a wall in that direction. But the wall exists only from the front; attacked along another line it is one marble at a time.

    A hollow inside has six neighbours, one on the edge has four and a corner has three. Marbles fall only over the edge, and in a corner there are more directions to fall in: three, against two on the edge. This is why the centre is worth so much: whoever stands there cannot be pushed off in a single move.

    Without the rule about draws, two cautious players could go on for ever: no move but a fall is irreversible.

in-class =
    Ages 8 and up · 30 minutes a match.
    - 10 min: with marbles or coins, practise the pushes: two against one, three against two.
    - 5 min: count the hollows of hexagons with sides of 2, 3 and 4. Which numbers appear?
    - 25 min: one match a pair until three marbles have fallen.
    - 5 min: talk about it: where is it most dangerous, in the middle, on the edge or in a corner?
    # Questions
    - How many hollows has a hexagon with sides of three? → 3³ − 2³ = 27 − 8 = 19.
    - Can three marbles push three? → No: the row that pushes has to be longer.
    - How many marbles does the loser have left on the board? → 14 − 6 = 8.

lesson-goal-1 = You need one more marble to win. Push the one at the edge off the board!
lesson-goal-1-else = Which row of yours points at the lit black marble?
lesson-goal-1-look = Tap the last marble of your row, and then the black one at the edge.
lesson-goal-1-done = The sixth fell off! Whoever ejects six enemy marbles wins.
lesson-show-1 = Three marbles in a row move together, one hollow ahead.
lesson-side-1 = Move the row sideways: tap c3, then c5, then d5.
lesson-side-1-else = Did you tap both ends of the row, and then the hollow the second one reaches?
lesson-side-1-look = Both ends and the hollow to reach are lit.
lesson-side-1-done = All three went together, sideways. Aside you only reach empty hollows.
lesson-side-2 = Now only two, sideways: the one on b6 must reach the lit empty hollow.
lesson-side-2-else = Did you tap the farther end first, then the other, then the hollow?
lesson-side-2-look = Tap b5, then b6, and last c7.
lesson-side-2-done = One, two or three marbles: they always all go the same way.
lesson-push-1 = Two against one: push the black marble on e5. Tap c5, then e5.
lesson-push-1-else = Are your two marbles in line with it? Which of them is behind?
lesson-push-1-look = Tap the marble behind, and the hollow of the black one.
lesson-push-1-done = Two are more than one, and the hollow behind was empty: it was pushed.
lesson-push-2 = Push two black marbles at once. How many of yours do you need?
lesson-push-2-else = On which line do three marbles of yours point at two black ones?
lesson-push-2-look = Follow this line: three of yours, two black ones, and an empty hollow behind.
lesson-push-2-done = Three against two, yes; three against three, no.
lesson-show-2 = Three marbles push two, and one falls off the board.
lesson-eject-1 = One black marble is lost at the edge. Push it off!
lesson-eject-1-else = Which black marble is far from the others, at the edge?
lesson-eject-1-look = Look at the left edge: two of yours are in line with it already.
lesson-eject-1-done = It fell off! At the edge no empty hollow is needed: behind it is the gutter.
lesson-eject-2 = Which row of three makes a black marble fall off?
lesson-eject-2-else = On which line are there two black ones, and then the edge?
lesson-eject-2-look = Follow this line: your three push two, and the last one falls off.
lesson-eject-2-done = Three against two: the one at the edge fell, the other took its place.
lesson-show-3 = The sixth black marble falls: White wins.
lesson-trap-1 = You have lost five. Find the two moves that keep the sixth from falling.
lesson-trap-1-else = Which of your marbles is at the edge, in line with two black ones?
lesson-trap-1-look = It is the one in the upper left corner. Take it away!
lesson-trap-1-done = In a corner you can fall three ways. You left in time!
lesson-trap-2 = Another danger: you lost five, and the sixth is next. Three moves save you.
lesson-trap-2-else = Which row of black marbles points at a marble of yours at the edge?
lesson-trap-2-look = Your marble in the corner can flee. And you can also break the black row!
lesson-trap-2-done = To flee is good, but pushing a marble out of the threatening row saves, too.
lesson-match-1 = One more black marble must fall. Win this match!
lesson-match-1-else = Not this time. Look for black marbles at the edge, in line with two of yours.
lesson-match-1-done = You won your first match of Poláris!

classic-polaris_three_push_two = Three push two
    .who = Example from the regulations of the Tournament of Mathematical Games; the position is ours
    .why = It shows the rule of pushing: the longer row gains ground.
    .ply-1 = The three white marbles go ahead, and the two black ones give way by one hollow.
classic-polaris_off = The sixth marble
    .who = Example from the regulations of the Tournament of Mathematical Games; the position is ours
    .why = Two against two stand still; with a third behind, the one at the edge falls.
    .ply-1 = In line with f5 and g5, the white row now has three.
    .ply-3 = Three push two, and the black one at the edge falls: 6–5, White wins.

puzzle-last-capture-idea = Only one marble is missing: which row pushes it off?
puzzle-last-capture-why = Your row was longer, and the sixth marble fell.
puzzle-double-threat-idea = Threaten two marbles on the edge at once.
puzzle-double-threat-why = Only one marble can be saved; you push the other off.
