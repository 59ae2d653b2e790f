goal = Be the first to capture: take the last liberty of one of your opponent’s groups.
aliases = Capture Go, First capture

play-now =
    1. The board is empty at the start. On your turn you place a stone of yours on an empty point.
    2. Stones of one colour, side by side, make a group. Diagonals do not count.
    3. A group with no empty point beside it is captured.
    4. Whoever captures first wins, even if it is a single stone.

first-match = After each of your opponent’s moves, count the empty points around your groups. A group with only one is in danger: give it more room at once, if you cannot capture first.

rules =
    # The board
    The game is played on the points where the lines of a 9×9 board cross, all empty at the start. Black begins.

    # Groups and liberties
    Stones of one colour that are neighbours along the lines form a group; diagonals do not join. The liberties of a group are the empty points next to any of its stones.

    # The turn
    You place a stone of yours on an empty point. If that leaves one or more of your opponent’s groups without liberties, they are captured and the game is over.

    @ show-1

    You may not leave the group of the stone you place without liberties, unless that move captures.

    @ no-liberties

    You cannot pass by choice: only a player who has no point to place on passes.

    @ pass

    # End
    Whoever makes the first capture wins, be it one stone or many.

    @ show-3

    @ capture-1

    # Options
    - Size: from 3×3 to 13×13.
    - Who begins: Black, unless you say otherwise.

notation = A stone is written as its point, a letter and a number: { $show-1 }. Letters grow from left to right, with none left out, and numbers from bottom to top. A stone that captures is written in the same way: { $capture-1 }. Whoever cannot place a stone passes, which is written { $pass-1 }.

history =
    Yasutoshi Yasuda, a professional Go player, proposed this small version so that anybody can begin to play in a few minutes. Only the capture is left, without the counting of territory. The name is the Japanese word for a group that is one move away from being captured: atari.

idea = A group of yours around two separate empty points is safe: your opponent would have to fill both at once. But as long as you can play, you must: what if those two points are all you have left?

mathematics =
    Every stone breathes through the empty points beside it: four in the middle, three on the edge, two in the corner. Whoever runs out of air loses, so stones do better together.

    This game has no draws. Look at any empty point. If it has an empty neighbour, either side may play there. If not, stones surround it: a group that breathes through that point alone can be captured by the other side, and a group that breathes elsewhere too can take one more stone there. Somebody can always play. And since nothing leaves the board before the end, every placement uses up a point and the game is soon over.

    The two empty points that save a group are called eyes. In Go, a player with two eyes leaves them alone and passes. Here nobody passes by choice, and the moment comes when only such points are left: whoever has fewer of them is the first to fill their own eyes. That is how territory, thrown out of the rules, comes back into the game.

    A group in a ladder flees along a diagonal, with a single liberty left after every attack. Who wins may depend on a stone at the other end of the board: a good exercise in foresight, for the sequence is long and has no branches.

    On small boards it is known who wins without mistakes: on 3×3 the player who begins; on 4×4 the second. This program has proved both. On 5×5 the player who begins wins again: Erik van der Werf, Jos Uiterwijk and Jaap van den Herik showed it by computer in 2002.

in-class =
    Ages 6 and up · 5 minutes a match.
    - 10 min: count the free points of a stone and of groups drawn on the blackboard.
    - 10 min: matches in pairs on 5×5, with pencil and paper.
    - 15 min: a little tournament on 9×9: winners change tables.
    - 10 min: who wins on 3×3? Try every first move.
    # Questions
    - How many liberties has a single stone in the middle, on the edge and in the corner? → Four, three and two.
    - Where should the first player begin on 3×3? → In the centre or in the middle of a side: that wins, and a corner loses.
    - Can there be a draw? → No: somebody can always play, and the empty points run out.

end-first-capture = The first capture decides the game.

lesson-goal-1 = The lit white stone breathes on one side only. Fill it, capture it and win!
lesson-goal-1-else = Which empty point still touches the white stone?
lesson-goal-1-look = On three sides it has black stones already. The side below is missing.
lesson-goal-1-done = You won! Whoever is first to capture a stone wins at once.
lesson-show-1 = In turn, each player places a stone on an empty point.
lesson-capture-1 = Capture a white stone. In a corner it is easier!
lesson-capture-1-else = How many neighbouring points does a stone in a corner have?
lesson-capture-1-look = The white stone in the corner has two neighbours only, and one is yours.
lesson-capture-1-done = Captured! In a corner two stones are enough; in the middle it takes four.
lesson-capture-2 = Capture the two white stones: take away their last free point.
lesson-capture-2-else = Which empty point still touches one of the two?
lesson-capture-2-look = Look to the left of them.
lesson-capture-2-done = Neighbours breathe together. Without free points both go: you win!
lesson-show-2 = Now this white group has only one free point beside it.
lesson-save-1 = Your stone in the middle has only one free point beside it. Save it!
lesson-save-1-else = Where would White play to capture it?
lesson-save-1-look = Play on that point yourself, below your stone.
lesson-save-1-done = Now there are three stones together, and the group has four free points.
lesson-save-2 = Now you are White. One of your groups is in danger. Save it!
lesson-save-2-else = Which of your groups has only one free point beside it?
lesson-save-2-look = It is the stone in the middle of file d. Where can it grow?
lesson-save-2-done = Saved! A group with only one free point must grow at once.
lesson-show-3 = With no free point, the group is captured: Black wins.
lesson-race-1 = You are White, and in danger. But you can do better than flee: win at once!
lesson-race-1-else = Is there a black group with only one free point beside it?
lesson-race-1-look = Count the free points of the two black stones together, on the right.
lesson-race-1-done = Whoever captures first wins: you need not save yourself!
lesson-race-2 = Another race: you are White, and four of your stones are in danger. Win now!
lesson-race-2-else = Which black stone has only one free point beside it?
lesson-race-2-look = Look for a black stone among yours, near the left edge.
lesson-race-2-done = Before you flee, always see whether you can capture.
lesson-atari-1 = Push the white stone into the corner: threaten to capture it, and then capture.
lesson-atari-1-else = On which side must you block it, so that it can flee only into the corner?
lesson-atari-1-look = Block its way down. Then close the corner.
lesson-atari-1-done = In the corner there are few free points: whoever flees there is caught.
lesson-atari-2 = Trap the two white stones against the edge. Two moves win in any case.
lesson-atari-2-else = Which free points do the two white stones have together?
lesson-atari-2-look = They have only two free points, on the edge. Take one.
lesson-atari-2-done = They grow to the other side, but at the edge they run out of room.
lesson-atari-3 = A single stone can threaten two white ones. Where do you place it?
lesson-atari-3-else = Which point touches two white stones at the same time?
lesson-atari-3-look = There is a white stone above and another below. What is in the middle?
lesson-atari-3-done = Two threats at once: White saves one, and you capture the other.
lesson-match-1 = Your three stones are together, the white ones are not. Be first to capture!
lesson-match-1-else = Not this time. Before you play, count the free points of your groups.
lesson-match-1-done = You won your first match of Atari Go!

diagram-no-liberties = In the corner the stone has no free point, but it may go there, as it captures.
diagram-pass = White cannot place any stone and passes. Black captures and wins.

classic-atari_go_a8 = Three stones at once
    .who = Example from the regulations of Portugal’s National Championship of Mathematical Games, 2019
    .why = A single black stone captures two white groups at once. Some of the stones around were placed by us, as the drawing is lost.
    .ply-1 = Both white groups breathed through this point only.

classic-atari_go_i8 = The other capture
    .who = Example from the regulations of Portugal’s National Championship of Mathematical Games, 2019
    .why = The same position had a second way to win: the white stone in the top corner had only one free point as well.
    .ply-1 = A single stone counts too: Black wins.

puzzle-last-capture-idea = Which enemy group has only one liberty left?
puzzle-last-capture-why = It was the group’s last liberty: you captured first.
puzzle-trap-idea = The group wants to run. From which side do you close it in?
puzzle-trap-why = The group had nowhere left to grow.
puzzle-threats-idea = An atari forces an answer.
puzzle-threats-why = The atari had to be answered, and the answer was not enough.
