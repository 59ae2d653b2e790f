goal = Take all your opponent’s stones off the board, with groups larger than theirs.
aliases = Oust

rules =
    # The board
    The game is played on the points of a Go board, 19×19, empty at the start. To learn it, choose 7×7 or 9×9. Black begins.

    # Groups
    Stones of one colour that are neighbours along the lines form a group; diagonals do not join. The size of a group is the number of its stones.

    # The turn
    You place a stone of yours on an empty point, in one of two ways.

    - Without capture: the stone touches no stone of yours. It may touch your opponent’s. The turn ends.
    - With capture: the stone touches stones of yours, and the group it forms touches at least one of your opponent’s groups and is larger than each of those it touches. All of these leave the board, and you have to go on placing.

    The turn ends only with a placement that captures nothing. If you have no possible placement, you pass.

    # End
    Whoever captures the opponent’s last stone wins.

    # Options
    - Size: from 5×5 to 19×19.
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    A stone is written as its point: d4. Captures are not marked. A pass is written pass.

history =
    Created by Mark Steere in 2007. Captures depend on the size of groups alone, not on surrounding them as in Go.

idea = The largest group on the board never shrinks: only a still larger one could capture it. If a group of yours covers more than half of the points, nobody can ever capture it: where would a larger one fit?

mathematics =
    No position ever comes back. Write down the sizes of all groups, from the largest to the smallest, and compare such lists as a dictionary compares words. A placement without capture adds a 1 at the end. A capture makes a group larger than all those it joined and all those it removed. Either way the list moves forward in the dictionary; and since there are finitely many lists, every game ends.

    For the same reason the largest group on the board never shrinks: only a larger one could capture it. So a group that covers more than half of the points can no longer be captured. On a 7×7 board, 25 stones are enough.

    Groups grow by capturing and in no other way. So near the end everything depends on the points where one can still place without touching one’s own stones: whoever runs out of them first has to pass, while the other gets ready. A capture obliges you to go on, and so giving up a stone can serve to use up your opponent’s free points.

    If both help, a board can be filled with alternating colours, like the squares of chess, and then nobody can play: the program calls it a draw.

lesson-show-1 = In turn, each player places a stone on its own.
lesson-show-2 = Three stones capture a group of two: that player plays again.
lesson-show-3 = A group of seven captures all the white stones: Black wins.
