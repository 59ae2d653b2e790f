goal = Decide in an auction which side is worth more: the one that makes the line or the one that prevents it.
aliases = Five in a row, Gomoku auction, Four in a row

variant-cinco = Five: the auction gives stones to Black
variant-quatro = Four: the auction gives stones to White

option-max = Stones a turn of the auction

play-now =
    1. The board is empty at the start. Nobody has a colour yet: the auction begins.
    2. In the auction, on your turn, you place a black stone or take Black.
    3. Whoever takes Black has to make five in a row. The other is White, and plays at once.
    4. After that, each player places one stone of their colour a turn.
    5. Five black stones in a row: Black wins. A full board without that: White wins.

first-match = In the auction, before you place a stone, imagine that your opponent takes Black at once. If that would win, do not place it there. And if there already are four in a row with both ends free, take Black yourself.

rules =
    # The board
    The game is played on 8×8 squares, empty at the start. Nobody has a colour yet: there are Player 1, who begins, and Player 2.

    # The auction
    On your turn you either place a black stone on an empty square or take Black. Black may be taken at any time, even at once. The other player is White from then on, and plays next.

    @ show-1

    @ show-2

    # The game
    After the auction each player places one stone of their colour a turn, on an empty square.

    # End
    Black wins with five or more black stones in a row, along a rank, a file or a diagonal. White wins if the board fills up without that. There are no draws. A line of five that comes about during the auction wins for whoever takes Black.

    @ take-1

    @ show-3

    @ end-full

    # Variants and options
    - Five: the rules above.
    - Four: Black needs only four stones in a row. So the auction places white stones, whoever chooses takes White, and the other begins with Black.

    @ auction-quatro

    @ end-quatro

    - Stones a turn of the auction: up to three stones at a time. To place fewer, end the turn. The side can only be taken at the beginning of a turn.

    @ auction-end

    - Who begins: Player 1, unless you say otherwise.

notation = A stone is written as its square, a letter and a number; in the auction both players place stones of the same colour: { $show-1 }. Letters grow from left to right and numbers from bottom to top. Taking the side on offer is written { $show-2-1 }. Where several stones may be placed in a turn, ending the turn early is written { $auction-end-3 }. A short match: { $take-1 }.

history =
    Five in a row is one of the best-known line games in the world, and so is its flaw: whoever begins has the advantage. Swapping colours, which is enough to mend other games, fails when one side is so strong that no first move spoils it.

    The auction takes the idea further. It starts from a game in which one side is lost, and goes on helping that side until somebody wants it.

idea = It is like sharing a cake: one cuts, the other chooses. Every stone of the auction can only help the side of its colour: place one too many, and your opponent takes the better side.

mathematics =
    It is like sharing a cake: one cuts and the other chooses. Whoever waits too long in the auction gives the better side to the opponent; whoever hurries gets the worse one.

    On 8×8 squares there are 96 ways to have five stones in a row and 130 to have four. White only needs a stone in every line that is still possible.

    One black stone more never harms Black. As the auction goes on Black’s position only improves: it begins difficult and ends won. Between perfect players nobody wants to place the stone that makes it won, because the other takes it at once; and nobody wants to take Black before that stone. So the auction is itself a game of avoiding a last move.

    Between people judgement decides: a stone in a corner looks harmless and may be the missing one. Whoever places it knowingly takes a risk, for on the next turn there may be nothing left to choose.

    In ordinary five in a row both players look for the line. On 8×8 nobody wins if neither makes a mistake: Hsu and others proved it in 2020, with a program that worked for more than 17 hours.

in-class =
    Ages 9 and up · 15 minutes a match.
    - 5 min: sharing a cake: one cuts, the other chooses. What does the one who cuts do?
    - 10 min: play without the auction, Black needing five. Who wins nearly always?
    - 20 min: matches in pairs with the auction, writing down how many stones it had.
    - 10 min: compare these numbers on the blackboard. Which number looks fair?
    # Questions
    - Why are there no draws? → In the end there either are five black stones in a row or there are not; each case wins for one side.
    - In how many ways do five stones in a row fit on one row of eight squares? → In four. On the eight rows that makes 32.
    - Can one black stone more harm Black? → No: the line that Black would make without that stone can still be made.

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
lesson-goal-1 = You are Black. Complete five stones in a row.
lesson-goal-1-else = Look at the diagonal of four black stones: one of its ends is free.
lesson-goal-1-done = Five in a row, along a diagonal: Black wins.
lesson-auction-1 = Auction! Place a black stone on one of the four squares in the middle.
lesson-auction-1-else = Another square would do too. Now place it in the middle: it helps more lines there.
lesson-auction-1-done = The stone belongs to nobody yet: it will belong to whoever takes Black.
lesson-take-1 = Four in a row, free at both ends! Take Black and complete the line.
lesson-take-1-else = If you place another stone, your opponent takes Black. Take it yourself.
lesson-take-1-done = White could close only one end. In the auction you have to know when to stop.
lesson-block-1 = Now you are White. Black threatens to make five: block.
lesson-block-1-else = There Black completes the file on the next turn. Where can it still grow?
lesson-block-1-done = Stopped! White only has to prevent: if the board fills up, White wins.
lesson-puzzle-1 = You are Black. Place a stone that threatens two lines at once.
lesson-puzzle-1-else = White can still stop that. Look for the square where two black lines cross.
lesson-puzzle-1-done = Two threats, and White can stop only one: you win on your next turn.

diagram-auction-end = Auction with three stones a turn: two are placed and the turn is ended.
diagram-auction-quatro = Four: the auction places white stones. One takes White; the other begins.
diagram-end-quatro = In the variant Four, four black stones in a row are enough.
diagram-end-full = The board is full without five black stones in a row: White wins.

classic-leilao_seven_then_take = Six stones, and somebody decides
    .who = An example from the book
    .why = It shows how the auction becomes the game: taking Black places no stone, and White plays next.
    .ply-6 = Six black stones on the board, three from each player.
    .ply-7 = Instead of placing the seventh, Player 1 takes Black.
    .ply-8 = The other player is White now, and places the first white stone in the middle.

puzzle-bid-idea = Count the black stones on the board: are they enough for five?
puzzle-bid-why = The side you chose is the one that is worth more here.
