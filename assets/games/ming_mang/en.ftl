goal = Own more than half of the board: men and territory.
aliases = Mingmang, Gundru

variant-torneio = Tournament: one man is captured in each direction
variant-linhas = Rows: whole rows are captured

end-over-half = One side owns more than half of the board: { $first }–{ $second }.

play-now =
    1. Each side has 14 men along the edge of the board.
    2. On your turn you move a man in a straight line, over as many empty squares as you like.
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

lesson-goal-1 = Your wall lacks one man. Take it there and win!
lesson-goal-1-else = Which man can go straight up to the gap in the wall?
lesson-goal-1-look = Look at the man in the lower right corner, and at the gap above it.
lesson-goal-1-done = You won! All that lies below the wall is yours: more than half of the board.
lesson-show-1 = A man goes straight, as many squares as it likes.
lesson-capture-1 = Squeeze the black man between two of yours. It turns over and is yours.
lesson-capture-1-else = One side of it has a man of yours already. Which side is missing?
lesson-capture-1-look = The square to the right of the black man is empty. Which man gets there?
lesson-capture-1-done = It turned over! Captured men never leave: now it plays for you.
lesson-show-2 = Three trapped men change colour all at once.
lesson-capture-2 = One move can turn over both black men. Which one?
lesson-capture-2-else = Where must a man of yours stop to touch both black men?
lesson-capture-2-look = One square is below one black man and beside the other. Who gets there?
lesson-capture-2-done = Two at once! You have two men more, and Black has two fewer.
lesson-between-1 = Put a man between the two black ones. Do not be afraid: you even turn one.
lesson-between-1-else = Which square is just between the two black men?
lesson-between-1-look = Look at the square in the middle, and at your men below that square.
lesson-between-1-done = A man that goes in between two enemies by choice is not captured.
lesson-between-2 = Your lit man is in danger. Where will it be left in peace?
lesson-between-2-else = On which squares is there a black man on either side already?
lesson-between-2-look = See the black men with an empty square between them, on the file of your man.
lesson-between-2-done = Between two black men there is no room for another to come and squeeze you.
lesson-show-3 = The wall closes: men and territory make 35 squares, and White wins.
lesson-count-1 = Black passed. Count the squares of both: how do you win at once?
lesson-count-1-else = What happens if you pass as well?
lesson-count-1-look = Count the men and the closed squares on each side. Who has more?
lesson-count-1-done = Two passes end the game: 28 squares of yours against 27. You won!
lesson-count-2 = A black man went into your side, so your territory does not count. Win now!
lesson-count-2-else = How can you make sure that only men of yours touch those squares?
lesson-count-2-look = The black man has one of yours below it. Another is missing above.
lesson-count-2-done = Now the region touches only men of yours: it is all your territory.
lesson-count-3 = You have 32 squares, exactly half. That is not enough: win one more!
lesson-count-3-else = Where can your wall go one square forward, without opening?
lesson-count-3-look = Black has blocked nearly everything. One square in front of your wall is empty.
lesson-count-3-done = 33 is more than half: that is all it takes to win.
lesson-trap-1 = Above your man is a black one, below it an empty square. Protect it!
lesson-trap-1-else = On which square does Black want to stop, to squeeze your man?
lesson-trap-1-look = It is the empty square below your man. Take it yourself first.
lesson-trap-1-done = An enemy on one side, an empty square on the other: that is what to avoid.
lesson-trap-2 = Next turn Black closes the wall and wins. Go in through the gap now!
lesson-trap-2-else = Which man of yours is below the gap? How far up must it go?
lesson-trap-2-look = Do not stop in the gap: Black would close behind it. Go further up.
lesson-trap-2-done = With a man of yours inside, those squares count for nobody.
lesson-match-1 = Your wall lacks two men. Close it and win this match!
lesson-match-1-else = Not this time. Close one gap at once: there is always a way to close the other.
lesson-match-1-done = You won your first match: closed walls make territory!

diagram-end-none = The last black man turns over: Black has no men and loses.
diagram-end-draw = Both pass at once: 14–14, a draw.

classic-ming_mang_three_at_once = Three men at once
    .who = Example from the regulations of the Tournament of Mathematical Games; the men are ours
    .why = A single move squeezes enemy men in three directions.
    .ply-1 = On d5 the white man squeezes c5, e5 and d4: all three turn over.
classic-ming_mang_between_two = Between two, in no danger
    .who = Example from the regulations of the Tournament of Mathematical Games; the men are ours
    .why = The same square serves to stop a capture: whoever moves in is not captured.
    .ply-1 = The white man stands between c5 and e5, and nothing happens to it.

puzzle-count-idea = Count men and territory: who has more in the end?
puzzle-count-why = In the end you own more of the board than your opponent.
