goal = Join the two sides of your colour with an unbroken path.
aliases = Con-tac-tix, Nash, Polygon

play-now =
    1. The board is a rhombus of hexagons and starts empty. Two opposite sides belong to Black; the other two, to White.
    2. On your turn you place a stone of yours on an empty cell. Black begins.
    3. Stones stay where they are: they do not move and do not leave.
    4. On their first turn, the second player may swap colours instead of placing a stone.
    5. Whoever joins their two sides with neighbouring stones wins.

first-match = Do not block your opponent by standing right against their last stone: they go round you at once. Place your stone farther ahead, on the way they still have to go.

rules =
    # The board
    The board is a rhombus of hexagons, 11×11, and starts empty. Black owns the north-west and south-east sides; White owns the south-west and north-east sides. Corner cells belong to both sides that meet there. Black begins.

    # The turn
    You place a stone of your colour on any empty cell. Stones do not move and are never captured.

    @ show-1

    # Swap
    On their first turn, and only then, the second player may swap instead of placing: the players swap colours; the stone stays, and the first player plays next, now as White. So the first stone had better be neither too good nor too bad.

    @ swap

    # End
    Whoever joins their two sides with a path of neighbouring stones of their colour wins. There are no draws.

    @ show-3

    @ last-cell

    # Options
    - Size: from 3×3 to 14×14. Small boards are a good place to begin.
    - Who begins: Black, unless you say otherwise.

notation =
    A stone is written as its cell: { $show-1 }. Letters grow towards the south-east and numbers towards the north-east, from the western corner.

    The swap stands in the list in the place of a stone: { $swap }.

history =
    Piet Hein, the Danish poet and inventor, presented the game in 1942. John Nash found it again at Princeton in 1948, without knowing of it. The name Hex came with the commercial edition of 1952, and in 1957 Martin Gardner made it known to everybody in his column in Scientific American.

    It is the connection game above all others: many were born from it or in answer to it.

idea = Fill the whole board with the two colours any way you like: one of them always joins its sides, and only one. So there are no draws: you shut out your opponent for good only by finishing your own path.

mathematics =
    Why does only one of the colours join its sides? Just three cells meet at each corner, and two paths cannot cross. In 1979 David Gale showed that this fact is equivalent to Brouwer’s fixed-point theorem.

    Without the swap, whoever begins has a winning strategy. Nash proved it by strategy stealing: if the second player had one, the first could place a stone anywhere and then use that strategy as their own, for an extra stone never hurts. The proof says that a strategy exists, but not what it is. This program has proved that on 5×5, without the swap, 13 of the 25 first moves win, the one in the centre among them. With the swap, it is the second player who can always take the better side.

    In 1981 Stefan Reisch proved that deciding who wins an arbitrary position, on boards of any size, is PSPACE-complete. By computer it is known who wins after every first move up to 9×9. On 10×10, Jakub Pawlewicz and Ryan Hayward solved one opening in 2013.

    Two empty cells that join the same two stones are as good as a connection: if your opponent takes one, you take the other. It is called a bridge, and it is the first thing you learn to see.

in-class =
    Ages 8 and up · 10 minutes a match.
    - 10 min: The lesson in pairs. Then one match on 5×5.
    - 15 min: Two matches on 7×7, with the swap. Whoever begins one is second in the other.
    - 10 min: Each pair fills a 5×5 rhombus with the two colours at random and looks for the winner.
    - 10 min: The questions below, first in pairs and then all together.
    # Questions
    - How many stones does a path on 11×11 have at least? → 11: one in every column for Black, one in every row for White.
    - Can both colours have a path? → No: they would have to cross, and a cell holds one stone only.
    - On 3×3, without the swap, which first moves win? → Five of the nine: a3, c1 and the three of column b.

lesson-goal = You are Black. Place a stone on the lit cell and join your two sides: you win!
lesson-goal-else = Where is the hole in your path?
lesson-goal-look = It is the lit cell: it touches both pieces of the path.
lesson-goal-done = You won! The black stones join the two sides of their colour.
lesson-show-1 = Black places a stone on an empty cell.
lesson-join-1 = You are White. Which cell is missing in the path between your two sides?
lesson-join-1-else = Which cell touches both white pieces of the path?
lesson-join-1-look = The cell you want touches both lit stones.
lesson-join-1-done = White won. And notice: Black was missing the very same cell!
lesson-join-2 = You are Black. Two cells give you the win: find them both.
lesson-join-2-else = Your stones already reach the sides. Where can they meet in the middle?
lesson-join-2-look = Two empty cells touch both lit stones.
lesson-join-2-done = Two cells for the same hole: that is called a bridge.
lesson-show-2 = White blocks one way through; Black takes the other.
lesson-bridge-1 = You are Black. White has entered your bridge: save it!
lesson-bridge-1-else = Which way can your two stones still reach each other?
lesson-bridge-1-look = The bridge had two cells. White blocked one: use the other.
lesson-bridge-1-done = They block one cell and you use the other. That is how a bridge holds.
lesson-bridge-2 = The sides have bridges too. Answer every time White enters one.
lesson-bridge-2-else = The white stone has entered a bridge. Which is the other cell of that bridge?
lesson-bridge-2-look = Look for the empty cell beside the white stone that entered, at the side.
lesson-bridge-2-done = A stone one cell away from the side has two doors to it: it is connected.
lesson-bridge-3 = You are Black. Play so that you win on your next move, whatever the answer.
lesson-bridge-3-else = From there your opponent can still shut the side. What about farther away?
lesson-bridge-3-look = The lit white stones guard the side. Between them is a good place for a bridge.
lesson-bridge-3-done = A stone at the side and a bridge to the others. Nobody can stop you now!
lesson-show-3 = The black path joins both sides: Black wins.
lesson-block-1 = You are Black. White wins with one more stone. Take the cell they need!
lesson-block-1-else = Which cell would join the two groups of white stones?
lesson-block-1-look = The dangerous cell touches both lit white stones.
lesson-block-1-done = Well defended! Before you play, always look at what your opponent needs.
lesson-block-2 = Now you are White and Black has nearly arrived. Stop it!
lesson-block-2-else = Where would Black get through on the next move?
lesson-block-2-look = The two lit stones had a bridge, and one of its cells is already yours.
lesson-block-2-done = You stopped it, and your stone heads for your own side. Attack and defence are one!
lesson-trap-1 = You are Black. The bridge between the lit stones is safe. Play where there is danger!
lesson-trap-1-else = If it were White’s turn now, where would they cut you?
lesson-trap-1-look = The danger is at the side: the lit white stone is already there.
lesson-trap-1-done = Well done. Only the bridge is left, and nobody can cut that.
lesson-trap-2 = You are White. The lit stone is already linked to the side. Where is the danger?
lesson-trap-2-else = Where could Black cut your path?
lesson-trap-2-look = The two lit stones are not linked yet. Join them!
lesson-trap-2-done = That’s it! Do not waste moves where you have two doors: go where there is one.
lesson-match = You are Black and the middle is yours. Link it to your two sides and win the game!
lesson-match-else = Not this time. Answer each threat with the other cell of the bridge.
lesson-match-done = You won! With bridges, your stones go far without touching.

diagram-swap = The second player likes the stone in the centre and swaps colours.
diagram-last-cell = Here the last cell decides: on a full board, one colour always joins its sides.

classic-hex_swap = A good first stone changes hands
    .who = An example of ours, with the rule of Portugal’s National Championship of Mathematical Games
    .why = It shows why it is unwise to begin on the best cell of the board.
    .ply-1 = Black begins in the centre, a very good cell.
    .ply-2 = The second player swaps: the stone stays, and the first player is next, now as White.

puzzle-double-threat-idea = Look for the place where two paths begin.
puzzle-double-threat-why = If one path is closed, you join your sides by the other.

# What somebody is told who does not see the board
note-bridge = { $player }: a bridge between { $sites }, over { $others }.
note-edge = { $player }: { $first } has a bridge to the edge, over { $others }.
