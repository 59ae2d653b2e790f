goal = Decide in an auction which side is worth more: the one that makes the line or the one that prevents it.
aliases = Five in a row, Gomoku auction, Four in a row

variant-cinco = Five: the auction gives stones to Black
variant-quatro = Four: the auction gives stones to White

option-max = Stones a turn of the auction

rules =
    # The board
    The game is played on 8×8 squares, empty at the start. Nobody has a colour yet: there are Player 1, who begins, and Player 2.

    # The auction
    On your turn you either place a black stone on an empty square or take Black. Black may be taken at any time, even at once. The other player is White from then on, and plays next.

    # The game
    After the auction each player places one stone of their colour a turn, on an empty square.

    # End
    Black wins with five or more black stones in a row, along a rank, a file or a diagonal. White wins if the board fills up without that. There are no draws. A line of five that comes about during the auction wins for whoever takes Black.

    # Variants and options
    - Five: the rules above.
    - Four: Black needs only four stones in a row. So the auction places white stones, whoever chooses takes White, and the other begins with Black.
    - Stones a turn of the auction: up to three stones at a time. To place fewer, end the turn. The side can only be taken at the beginning of a turn.
    - Who begins: Player 1, unless you say otherwise.

    # How moves are written
    A stone is written as its square: d5. Taking the side on offer is written take; ending a turn of the auction, end.

history =
    Five in a row is one of the best-known line games in the world, and so is its flaw: whoever begins has the advantage. Swapping colours, which is enough to mend other games, fails when one side is so strong that no first move spoils it.

    The auction takes the idea further. It starts from a game in which one side is lost, and goes on helping that side until somebody wants it.

idea = It is like sharing a cake: one cuts, the other chooses. Every stone of the auction can only help the side of its colour: place one too many, and your opponent takes the better side.

mathematics =
    On 8×8 squares there are 96 ways to have five stones in a row and 130 to have four. White only needs a stone in every line that is still possible.

    One black stone more never harms Black. As the auction goes on Black’s position only improves: it begins lost and ends won. Between perfect players nobody wants to place the stone that makes it won, because the other takes it at once; and nobody wants to take Black before that stone. So the auction is itself a game of avoiding a last move.

    Between people judgement decides: a stone in a corner looks harmless and may be the missing one. Whoever places it knowingly takes a risk, for on the next turn there may be nothing left to choose.

    The principle is that of sharing a cake: one cuts, the other chooses.

ask-auction-black = Auction: place a black stone or take Black
ask-auction-white = Auction: place a white stone or take White
ask-auction-more = Auction: place one more stone or end your turn
ask-auction-take = The board is full: take the side on offer
ask-play-black = You are Black: place a black stone
ask-play-white = You are White: place a white stone
end-no-line = The board is full without a black line: White wins.

lesson-show-1 = In the auction, both players place black stones.
lesson-show-2 = One takes Black; the other has to stop it.
lesson-show-3 = Five in a line: Black wins. With no line, White wins.
