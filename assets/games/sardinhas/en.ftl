goal = Get more men into the can than your opponent.
aliases = Can of Sardines, Tin of Sardines

ask-move-sardine = Move a man; if it stops in the can, it stays
end-eight-inside = Eight men inside: more than half of the can.
end-no-progress = Too many moves without an entry: the men in the can are counted.

rules =
    # The board
    The board has 9×7 squares and each side has nine men: White on rank 1, Black on rank 7. In the middle is the can, from c3 to g5, with fifteen squares. White begins.

    # The turn
    You move one of your men like a queen in chess: in a straight line, along a rank, a file or a diagonal, over as many empty squares as you like. There are no jumps and no captures.

    A man may cross the can from one side to the other. But if it stops inside the can, it stays there to the end. A player who cannot move passes.

    # End
    - Whoever has eight men in the can wins at once: that is more than half.
    - When no empty square of the can can be reached any more, because men that are fixed shut it off on all sides, whoever has more men inside wins. Men outside are no obstacle, for they can get out of the way. Equal numbers are a draw.
    - If sixty moves in succession pass without anybody entering, the men in the can are counted too.

    # Options
    - Moves without progress: how many moves of both sides without an entry until the men are counted (0 switches it off).
    - Who begins: White, unless you say otherwise.

    # How moves are written
    A move is written as its two squares: h4-d4. A pass is written pass.

history =
    By Fred Horn of the Netherlands, 2006. It is like musical chairs: there are fewer seats than people, and whoever is late stays standing. The name comes from the men, which end up packed in the middle like sardines in a can.

idea = There are 18 men for 15 seats, and as 15 is odd, a full can is never a draw. But if the 12 squares of the rim fill up and the 3 in the middle stay empty, nobody else can enter, and it may end six all.

mathematics =
    There are eighteen men for fifteen seats: not all of them fit. Fifteen is odd, so a full can is never a draw, and eight is the first number that is sure to win.

    Where do draws come from, then? From the three squares in the middle: d4, e4 and f4. The other twelve form the rim, and a square of the rim always has a way out. A square in the middle can only be reached across a square of the rim. So, as long as nobody has eight, nobody else can enter exactly when the twelve squares of the rim are full. If those in the middle stayed empty, there are twelve men, and six each is a draw.

    If nobody got in anybody’s way and everybody kept entering, the player who begins would get eight seats and the other seven. The whole game is about stealing a move: a man in the right place sends the enemy round the board. A block that costs your opponent two moves and you only one turns the count round.

    But it has a price: every man that enters is one man fewer to block with.

lesson-show-1 = A man that stops in the can stays there for ever.
lesson-show-2 = Another crosses the can and comes out on the other side.
lesson-show-3 = The eighth white man gets into the can: White wins.
