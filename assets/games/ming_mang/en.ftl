goal = Own more than half of the board: men and territory.
aliases = Mingmang, Gundru

variant-torneio = Tournament: one man is captured in each direction
variant-linhas = Rows: whole rows are captured

end-over-half = One side owns more than half of the board: { $first }–{ $second }.

play-now =
    1. Each side has 14 men along the edge of the board.
    2. In your turn you move a man in a straight line, over as many empty squares as you like.
    3. Squeeze an enemy man between two of yours: it turns over and is yours.
    4. Empty squares that touch only your men are your territory.
    5. Whoever has more than 32 squares, men and territory together, wins.

first-match = Do not leave a man with an enemy on one side and an empty square on the other. That is where your opponent stops next, and your man changes colour.

rules =
    # The board
    The board has 8×8 squares and each side has 14 men, light on one face and dark on the other. White fills rank 1 and file a up to a7; Black fills rank 8 and file h down to h2. White begins.

    # The turn
    You move one of your men like a rook in chess: in a straight line, along a rank or a file, over as many empty squares as you like. There is no jumping. Instead of moving you may pass.

    @ show-1

    # Captures
    An enemy man between the man you moved and another man of yours, on three squares in a row along a rank or a file, is captured: it turns over and is yours. One move may capture in several directions. There are no diagonal captures.

    @ capture-1

    @ show-2

    You may move in between two enemy men without danger. A man in a corner cannot be captured.

    @ between-1

    # Never back
    No move may bring back an arrangement of the board that the game has already seen.

    # Territory
    A region of empty squares, connected along ranks and files, is a player’s territory if it touches men of that colour only. If it touches both colours, it counts for nobody.

    # End
    Whoever, after a move, has more than 32 squares of men and territory together wins. A player who has no men left, or cannot move any, loses. If both pass one after the other the game ends, and the higher total wins; equal totals are a draw. The game is also drawn after 100 moves in succession without a capture.

    @ show-3

    @ end-none

    @ end-draw

    # Variants and options
    - Tournament: the rules above.
    - Rows: an unbroken row of enemy men between the man you moved and another man of yours is captured as a whole.
    - Moves without progress: how many moves of both sides without a capture make a draw (0 switches it off).
    - Who begins: White, unless you say otherwise.

notation =
    A move is written as the square the man leaves and the square it reaches: { $show-1 }.

    Men that turn over are not written: in { $show-2 } three turned over. A pass has a word of its own: { $end-draw-1 }.

history =
    A traditional game of Tibet. Custodian capture, which squeezes a man between two, occurs in many old games; that the captured man changes hands instead of leaving the board is much rarer. Othello does the same.

    The rules followed here are those of the tournament of the Federal University of Goiás, in Catalão, Brazil. The figure with the initial position is lost, and the one used is a reconstruction.

idea = Captured men do not leave the board, they turn over: there are always 28. So every capture counts twice: your opponent has one man fewer and you have one more.

mathematics =
    The men never leave the board: they only change owner. If one turns over, you win one and the other side loses one.

    The number of men on the board never changes: it is always 28. A capture is an exchange of two points, one less for one side and one more for the other, not counting what happens to the territory.

    The two totals together never exceed 64, because no square counts for both. So it cannot happen that both own more than half, and whoever reaches 33 has won the game.

    The rule about blocking is, in practice, a special case of the rule about the half. If no man of a player can move, none touches an empty square; then all empty squares belong to the other player, who has 64 less the blocked men. And those are never more than 27.

    That no arrangement may come back makes sure that the game ends: there are fewer than 3 to the power of 64 ways to fill the 64 squares with white, black or nothing, and each can be reached only once. The number is finite, but has 31 digits; that is why there is also a limit to moves without a capture.

lesson-show-1 = A man goes straight, as many squares as it likes.
lesson-show-2 = Three trapped men change colour all at once.
lesson-show-3 = The wall closes off more than half the board: White wins.

in-class =
    Ages 9 and up · 25 minutes a match.
    - 10 min: with coins (heads and tails), practise capturing one, two and three men.
    - 10 min: colour each side’s territory in a position on the blackboard, and add up.
    - 20 min: one match a pair; at a signal they stop and count men and territory.
    - 5 min: talk about it: what is worth more, capturing or closing a wall?
    # Questions
    - You have 20 men and 12 squares of territory. Have you won? → No: that makes 32, and you need more than 32.
    - Why can a man in a corner not be captured? → It is never between two: along each line it has a neighbour on one side only.
    - White captures two men. How many does each side have, if it was 14–14? → 16–12: the total is always 28.

lesson-capture-1 = Move d1 to d4: the black man is squeezed between two of yours.
lesson-capture-1-else = You have b4 on one side. You need a man on the other side, on d4.
lesson-capture-1-done = The man turned over and is yours now. Captured men never leave.
lesson-between-1 = Put the man from d8 between the two black ones, on d5. Do not be afraid.
lesson-between-1-else = Go down with the man from d8 to d5, between c5 and e5.
lesson-between-1-done = A man that moves in between by its own choice is not captured.
lesson-trap-1 = Black is about to squeeze your only man. Find the move that saves it.
lesson-trap-1-else = It can still be squeezed: a black man on one side, room for another opposite.
lesson-trap-1-done = Nobody can squeeze you in a corner: there are neighbours on one side only.
lesson-puzzle-1 = Win at once: your wall needs one more man to reach the edge.
lesson-puzzle-1-else = The wall on rank 5 still has a gap, on the right.
lesson-puzzle-1-done = g5 turned over and the wall is closed: more than half the board is yours!
diagram-end-none = The last black man turns over: Black has no men and loses.
diagram-end-draw = Both pass at once: 14–14, a draw.

classic-ming_mang_three_at_once = Three men at once
    .who = Rules of the tournament of the Federal University of Goiás, in Catalão; the men are ours.
    .why = A single move squeezes enemy men in three directions.
    .ply-1 = On d5 the white man squeezes c5, e5 and d4: all three turn over.
classic-ming_mang_between_two = Between two, in no danger
    .who = Rules of the tournament of the Federal University of Goiás, in Catalão; the men are ours.
    .why = The same square serves to stop a capture: whoever moves in is not captured.
    .ply-1 = The white man stands between c5 and e5, and nothing happens to it.

puzzle-count-idea = Count men and territory: who gets beyond 32?
puzzle-count-why = With this move you own more than half of the board.
