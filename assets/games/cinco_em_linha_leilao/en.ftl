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

lesson-goal = You are Black. Place a stone on the lit square and make five in a row: you win!
lesson-goal-else = At which end can your diagonal grow?
lesson-goal-look = One end is blocked; at the other is the lit square.
lesson-goal-done = You won! Five black stones in a row win for Black.
lesson-show-1 = In the auction, both players place black stones.
lesson-take-1 = Four in a row, free at both ends! Take Black and complete the line.
lesson-take-1-else = If you place another stone, who takes Black next?
lesson-take-1-look = Choose to take Black. When White blocks one end, use the other.
lesson-take-1-done = White could close only one end. In the auction you have to know when to stop.
lesson-take-2 = The auction is still on. There are two lines of four, each with a hole. What now?
lesson-take-2-else = If you were Black now, could White block everything?
lesson-take-2-look = Look at the lit row and file: two holes, and White can fill only one.
lesson-take-2-done = Black goes to whoever sees first that it is already winning.
lesson-show-2 = One takes Black; the other has to stop it.
lesson-block-1 = Now you are White. Black threatens to make five: block.
lesson-block-1-else = Where can the black file still grow?
lesson-block-1-look = The file runs from one lit stone to the other. Above it is blocked already.
lesson-block-1-done = Stopped! White only has to prevent: if the board fills up, White wins.
lesson-block-2 = You are White. There is another threat, a hidden one. Where?
lesson-block-2-else = Look for four black stones on one diagonal. Is one missing in the middle?
lesson-block-2-look = The four lit stones are on the same diagonal, with a hole.
lesson-block-2-done = A hole in the middle is as dangerous as a free end.
lesson-block-3 = Three black stones with free ends! Block now, before they are four.
lesson-block-3-else = If Black makes four with both ends free, can you still stop it?
lesson-block-3-look = Block one of the two ends: either of the lit squares will do.
lesson-block-3-done = Block at three. At four, free at both ends, it is too late.
lesson-show-3 = Five in a line: Black wins. With no line, White wins.
lesson-fork-1 = You are Black. Play so that you win next turn: there are two ways.
lesson-fork-1-else = Which line of four cannot be blocked?
lesson-fork-1-look = Make the lit row longer, on one side or the other.
lesson-fork-1-done = Four with both ends free: White can block only one.
lesson-fork-2 = You are Black. Place a stone that threatens two lines at once.
lesson-fork-2-else = White can still stop that. Where do two black lines cross?
lesson-fork-2-look = Follow the lit row and file until they meet.
lesson-fork-2-done = Two threats, and White can stop only one: you win on your next turn.
lesson-fork-3 = You are Black again. Your lines have blocked ends: where do you make two threats?
lesson-fork-3-else = Which square serves the diagonal and the file at the same time?
lesson-fork-3-look = Follow the lit diagonal and file until they meet.
lesson-fork-3-done = At the crossing two lines of four appear. One of them will be five!
lesson-match = It is the auction and your turn. Make up your mind, and win the game!
lesson-match-else = Not this time. There are two lines of three: which side do you want to be?
lesson-match-done = You won! You chose the right side, and then you made the line.

diagram-auction-end = Auction with three stones a turn: two are placed and the turn is ended.
diagram-auction-quatro = Four: the auction places white stones. One takes White; the other begins.
diagram-end-quatro = In the variant Four, four black stones in a row are enough.
diagram-end-full = The board is full without five black stones in a row: White wins.

classic-leilao_seven_then_take = Six stones, and somebody decides
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = It shows how the auction becomes the game: taking Black places no stone, and White plays next.
    .ply-6 = Six black stones on the board, three from each player.
    .ply-7 = Instead of placing the seventh, Player 1 takes Black.
    .ply-8 = The other player is White now, and places the first white stone in the middle.

puzzle-bid-idea = Count the black stones on the board: are they enough for five?
puzzle-bid-why = The side you chose is the one that wins here.
