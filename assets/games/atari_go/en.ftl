goal = Be the first to capture: take the last liberty of one of your opponent’s groups.
aliases = Capture Go, First capture

end-first-capture = The first capture decides the game.

rules =
    # The board
    The game is played on the points where the lines of a 9×9 board cross, all empty at the start. Black begins.

    # Groups and liberties
    Stones of one colour that are neighbours along the lines form a group; diagonals do not join. The liberties of a group are the empty points next to any of its stones.

    # The turn
    You place a stone of yours on an empty point. If that leaves one or more of your opponent’s groups without liberties, they are captured and the game is over.

    You may not leave the group of the stone you place without liberties, unless that move captures.

    You cannot pass by choice: only a player who has no point to place on passes.

    # End
    Whoever makes the first capture wins, be it one stone or many.

    # Options
    - Size: from 3×3 to 13×13.
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    A stone is written as its point: d4. Files run from a to i, with no letter left out. A pass is written pass.

history =
    Yasutoshi Yasuda, a professional Go player, proposed this small version so that anybody can begin to play in a few minutes. Only the capture is left, without the counting of territory. The name is the Japanese word for a group that is one move away from being captured: atari.

idea = A group of yours around two separate empty points is safe: your opponent would have to fill both at once. But as long as you can play, you must: what if those two points are all you have left?

mathematics =
    This game has no draws. Look at any empty point. If it has an empty neighbour, either side may play there. If not, stones surround it: a group that breathes through that point alone can be captured by the other side, and a group that breathes elsewhere too can take one more stone there. Somebody can always play. And since nothing leaves the board before the end, every placement uses up a point and the game is soon over.

    A group that surrounds two separate points, two eyes, cannot be captured as long as its owner does not fill them: the opponent would have to occupy both at once. But here nobody passes by choice, and the moment comes when one has to play: whoever has fewer safe points is obliged to fill their own liberties. That is how territory, thrown out of the rules, comes back into the game.

    A group in a ladder flees along a diagonal, with a single liberty left after every attack. Who wins may depend on a stone at the other end of the board: a good exercise in foresight, for the sequence is long and has no branches.

lesson-show-1 = In turn, each player places a stone on an empty point.
lesson-show-2 = Now this white group has only one free point beside it.
lesson-show-3 = With no free point, the group is captured: Black wins.
