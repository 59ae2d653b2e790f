goal = Take all your opponent’s stones off the board, with groups larger than theirs.
aliases = Oust

play-now =
    1. The board starts empty. Stones are placed one at a time and never move.
    2. On your turn you place a stone that touches none of yours. It may touch your opponent’s.
    3. You may join your own stones only to capture: your group must be larger than each enemy group it touches.
    4. The captured groups leave, and you play again.
    5. Whoever takes the opponent’s last stone off the board wins.

first-match = Do not place a lone stone one or two steps away from an enemy stone. If you do, your opponent puts another stone beside it, has a group of two and captures yours.

rules =
    # The board
    The game is played on the points of a Go board, 19×19, empty at the start. To learn it, choose 7×7 or 9×9. Black begins.

    # Groups
    Stones of one colour that are neighbours along the lines form a group; diagonals do not join. The size of a group is the number of its stones.

    # The turn
    You place a stone of yours on an empty point, in one of two ways.

    - Without capture: the stone touches no stone of yours. It may touch your opponent’s. The turn ends.
    - With capture: the stone touches stones of yours, and the group it forms touches at least one of your opponent’s groups and is larger than each of those it touches. All of these leave the board, and you have to go on placing.

    @ show-1

    @ capture-1

    The turn ends only with a placement that captures nothing.

    @ reach-1

    A group of the same size does not capture.

    @ trap-1

    If you have no possible placement, you pass.

    @ end-pass

    # End
    Whoever captures the opponent’s last stone wins.

    @ show-3

    If neither player can play, it is a draw; that is very rare.

    @ end-draw

    # Options
    - Size: from 5×5 to 19×19.
    - Who begins: Black, unless you say otherwise.

notation = A stone is written as the point it stands on: { $place-1-1 }. A capture is written in the same way: { $show-2-1 }. A player who cannot play passes: { $end-pass-1 }.

history =
    Created by Mark Steere in 2007. Captures depend on the size of groups alone, not on surrounding them as in Go.

idea = The largest group on the board never shrinks: only a still larger one could capture it. If a group of yours covers more than half of the points, nobody can ever capture it: where would a larger one fit?

mathematics =
    When two groups meet, the larger stays and the smaller leaves. So the largest group on the board never shrinks.

    No position ever comes back. Write down the sizes of all groups, from the largest to the smallest, and compare such lists as a dictionary compares words. A placement without capture adds a 1 at the end. A capture makes a group larger than all those it joined and all those it removed. Either way the list moves forward in the dictionary; and since there are finitely many lists, every game ends.

    For the same reason the largest group on the board never shrinks: only a larger one could capture it. So a group that covers more than half of the points can no longer be captured. On a 7×7 board, 25 stones are enough.

    Groups grow by capturing and in no other way. So near the end everything depends on the points where one can still place without touching one’s own stones: whoever runs out of them first has to pass, while the other gets ready. A capture obliges you to go on, and so giving up a stone can serve to use up your opponent’s free points.

    If both help, a board can be filled with alternating colours, like the squares of chess, and then nobody can play: the program calls it a draw.

in-class =
    Ages 9 and up · 20 minutes a match.
    - 10 min: The lesson, all together. Then each pair builds on the board a capture of two against one.
    - 20 min: A match on 7×7, in pairs. Before a capture, the groups are counted aloud.
    - 5 min: Who had to pass? Each pair tells what happened.
    - 10 min: The questions below, in pairs and then all together.
    # Questions
    - Your group is going to touch a group of three and one of five. How large must it be? → At least six, with the new stone.
    - Can a group of yours grow without capturing? → No: a stone may touch yours only if it captures.
    - On 7×7, why can nobody capture a group of 25 stones? → One of 26 would be needed, and 25 and 26 make 51 stones; the board has only 49 points.

lesson-goal-1 = Make a group of two stones beside the last white stone. Capture it and win!
lesson-goal-1-else = Which point touches your stone and the white stone, too?
lesson-goal-1-look = Two points touch both the white stone and the black one diagonal to it.
lesson-goal-1-done = You won! Whoever captures the last enemy stone wins.
lesson-show-1 = In turn, each player places a stone on its own.
lesson-place-1 = You are Black. Place a stone beside the white one: touching theirs is allowed.
lesson-place-1-else = Is that point right beside the white stone? Diagonals do not count.
lesson-place-1-look = There are four: above, below, to the left and to the right of it.
lesson-place-1-done = You touch a white stone, but none of yours. No capture, so your turn ends.
lesson-place-2 = You can place a stone on only one of the lit points. On which?
lesson-place-2-else = Is there a black stone right beside that point?
lesson-place-2-look = These are your stones. The new one must not touch any of them.
lesson-place-2-done = Right! When it captures nothing, the new stone does not touch yours.
lesson-show-2 = Three stones capture a group of two: that player plays again.
lesson-capture-1 = Your group has two stones. Find the two points where it captures the white stone.
lesson-capture-1-else = Which points touch your group and the lit white stone, too?
lesson-capture-1-look = One is above the group, the other beside it.
lesson-capture-1-done = Three against one: the white stone leaves. Only captures may touch your own.
lesson-capture-2 = With a single stone you can capture both lit white stones. Where?
lesson-capture-2-else = Which point touches your group and both white stones?
lesson-capture-2-look = It is between the two white stones.
lesson-capture-2-done = The group must be bigger than each one it touches: three against one and one.
lesson-reach-1 = Capture the white stone in the middle. Then, as you captured, play again, on e7.
lesson-reach-1-else = Which point lies between your stone and the white one, on the middle file?
lesson-reach-1-look = First the point between the two, then the lit point at the top.
lesson-reach-1-done = A lone stone two steps away from you is in danger. Whoever captures goes on.
lesson-reach-2 = Whoever captures plays again. After which capture can you catch all white stones?
lesson-reach-2-else = If you capture the lone stone, your group grows. To which side should it grow?
lesson-reach-2-look = Capture the one on the left, but grow towards the group of two.
lesson-reach-2-done = Yes! With three stones you catch the other two right after.
lesson-reach-3 = Only two white stones are left. Which capture lets you take both at once?
lesson-reach-3-else = After the first capture, does your group still reach the other white stone?
lesson-reach-3-look = The stone at the top can grow to the left or to the right. Think of both.
lesson-reach-3-done = Good! The first one went, you play again, and the other cannot escape.
lesson-show-3 = A group of five captures all white stones: Black wins.
lesson-trap-1 = Equal groups do not capture! Find the two captures of the lit group.
lesson-trap-1-else = With the new stone it has three. Against how many white stones?
lesson-trap-1-look = On the right it would be three against three: not enough. See the group of two.
lesson-trap-1-done = Three against two, yes; three against three, no. Always count first.
lesson-trap-2 = You are White. Only one capture is possible. Which?
lesson-trap-2-else = Which black groups are smaller than yours with the new stone?
lesson-trap-2-look = The groups of three are too strong. There is one of two stones at the top.
lesson-trap-2-done = Right! The other tries would be three against three.
lesson-match-1 = You are Black, and you have more stones. Capture all the white ones!
lesson-match-1-else = Not this time. Look for lone white stones two steps away from yours.
lesson-match-1-done = You won your first match of Oust!

diagram-end-pass = Black has nowhere to play and passes; White captures everything and wins.
diagram-end-draw = A full board of alternating colours: nobody can play, and it is a draw.

classic-oust_win = One stone makes a group of seven
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva; its figure is lost, and the stones are our reconstruction
    .why = A single stone joins the black ones and captures all white groups at once.
    .ply-1 = Now it is a group of seven stones, larger than any white group: Black wins.

classic-oust_pass = Twelve stones and no move
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva; its figure is lost, and the stones are our reconstruction
    .why = Many stones are not enough: every empty point touches the black group, which cannot capture.
    .ply-1 = With one more, the black group would have thirteen stones, and White’s has fifteen. Black passes.
    .ply-2 = The white group, with one more stone, is larger and captures all the black ones.

puzzle-whole-turn-idea = Whoever captures moves again: which capture comes first?
puzzle-whole-turn-why = Every capture gave you another move, until no stone was left.
puzzle-last-capture-idea = Your group must be larger than those it touches.
puzzle-last-capture-why = Your group was larger, and the last stone went off.
puzzle-trap-idea = Do not capture yet: first prepare a group larger than the enemy’s.
puzzle-trap-why = Your group became larger, and the enemy’s could not be saved.
