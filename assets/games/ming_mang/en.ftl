goal = Own more than half of the board: men and territory.
aliases = Mingmang, Gundru

variant-torneio = Tournament: one man is captured in each direction
variant-linhas = Rows: whole rows are captured

end-over-half = One side owns more than half of the board: { $first }–{ $second }.

rules =
    # The board
    The board has 8×8 squares and each side has 14 men, light on one face and dark on the other. White fills rank 1 and file a up to a7; Black fills rank 8 and file h down to h2. White begins.

    # The turn
    You move one of your men like a rook in chess: in a straight line, along a rank or a file, over as many empty squares as you like. There is no jumping. Instead of moving you may pass.

    # Captures
    An enemy man between the man you moved and another man of yours, on three squares in a row along a rank or a file, is captured: it turns over and is yours. One move may capture in several directions. There are no diagonal captures.

    You may move in between two enemy men without danger. A man in a corner cannot be captured.

    # Never back
    No move may bring back an arrangement of the board that the game has already seen.

    # Territory
    A region of empty squares, connected along ranks and files, is a player’s territory if it touches men of that colour only. If it touches both colours, it counts for nobody.

    # End
    Whoever, after a move, has more than 32 squares of men and territory together wins. A player who has no men left, or cannot move any, loses. If both pass one after the other the game ends, and the higher total wins; equal totals are a draw. The game is also drawn after 100 moves in succession without a capture.

    # Variants and options
    - Tournament: the rules above.
    - Rows: an unbroken row of enemy men between the man you moved and another man of yours is captured as a whole.
    - Moves without progress: how many moves of both sides without a capture make a draw (0 switches it off).
    - Who begins: White, unless you say otherwise.

    # How moves are written
    A move is written as its two squares: d1-d4. Captures are not marked. A pass is written pass.

history =
    A traditional game of Tibet. Custodian capture, which squeezes a man between two, occurs in many old games; that the captured man changes hands instead of leaving the board is much rarer. Othello does the same.

    The rules followed here are those of the tournament of the Federal University of Goiás, in Catalão, Brazil. The figure with the initial position is lost, and the one used is a reconstruction.

idea = Captured men do not leave the board, they turn over: there are always 28. So every capture counts twice: your opponent has one man fewer and you have one more.

mathematics =
    The number of men on the board never changes: it is always 28. A capture is an exchange of two points, one less for one side and one more for the other, not counting what happens to the territory.

    The two totals together never exceed 64, because no square counts for both. So it cannot happen that both own more than half, and whoever reaches 33 has won the game.

    The rule about blocking is, in practice, a special case of the rule about the half. If no man of a player can move, none touches an empty square; then all empty squares belong to the other player, who has 64 less the blocked men. And those are never more than 27.

    That no arrangement may come back makes sure that the game ends: there are fewer than 3⁶⁴ ways to fill the 64 squares with white, black or nothing, and each can be reached only once. The number is finite, but has 31 digits; that is why there is also a limit to moves without a capture.

lesson-show-1 = A man goes straight, as many squares as it likes.
lesson-show-2 = Three trapped men change colour all at once.
lesson-show-3 = The wall closes off more than half the board: White wins.
