goal = Own more discs than your opponent when the game ends.
aliases = Reversi, Otelo, classic Othello
card-classico = Othello
goal-classico = Own more discs at the end: one disc a turn.

variant-1_11 = 1-11: three discs a turn
variant-classico = Classic: one disc a turn

rules =
    # The board
    The board has 8×8 squares; the discs have two faces, one white and one black. Four discs stand in the centre at the start: white on d5 and e4, black on e5 and d4. Black begins.

    # Placing and flipping
    A disc may only be placed on an empty square where it flips at least one disc. Between it and another disc of the same colour there must be an unbroken row of discs of the other colour, along a rank, a file or a diagonal. Every row that the new disc closes is flipped, in all directions.

    # The turn
    The first move of the game is a single black disc. From then on every turn has three parts:

    - a disc of your own colour;
    - a disc of your opponent’s colour, which flips discs of yours;
    - another disc of your own colour.

    A part that has no possible placement is passed. Where there is one, you must make it.

    # End
    The game ends as soon as no disc of either colour can be placed, even in the middle of a turn. Whoever has more discs wins. Equal numbers are a draw.

    # Variants and options
    - 1-11: the rules above.
    - Classic: one disc of your own colour a turn; a player who cannot place it passes.
    - Size: 4×4 and 6×6 make shorter games.
    - Who begins: Black, unless you say otherwise.

    # How moves are written
    A disc is written as the name of its square: e3. A part without a placement is written pass.

history =
    Around 1880 two different authors in London published games in which pieces caught between two others change colour. John W. Mollett’s was played on a cross-shaped board; Lewis Waterman’s, on 8×8 squares, is the one that lasted, under the name of Reversi.

    In the 1970s the game was reborn in Japan as Othello, now with the four central discs already in place.

    The 1-11 variant is by Bill Taylor. Putting one of your opponent’s discs into your hand changes the whole strategy: the bad move that your opponent would never make can now be made by you.

idea = A disc in a corner never flips again, for nothing can catch it between two others. And discs of the same colour that follow it along the edge without a gap never flip again either: can you see why?

mathematics =
    Without passes the colours placed always alternate: black, white, black, white… just as in the classic game. What the 1-11 rule changes is not the sequence of colours but the hand that places each of them.

    There are 60 squares to fill. The first turn takes one and every later turn three; as 59 is not a multiple of three, a game without passes ends with a turn of two discs: it is the 21st, and it is Black’s. In the classic game 60 is even and the last disc is White’s. Counting who will make the last move in each closed region is half the art of this game.

    A disc in a corner never flips again, for nothing can catch it between two others. In the classic game you struggle to make your opponent open the corners; here you simply place the disc that opens them.

    For the classic game on 6×6, Joel Feinstein showed by computer in 1993 that the second player wins by 20–16. For 8×8, Hiroki Takizawa announced in 2023 a computation that arrives at a draw. None of this carries over to the 1-11 variant, where every turn branches far more.

lesson-show-1 = The white disc trapped between two black ones turns over.
lesson-show-2 = Every turn has three discs: mine, yours and mine.
lesson-show-3 = The last disc turns three whole lines over: Black wins.
lesson-show-classico-1 = The white disc trapped between two black ones turns over.
lesson-show-classico-2 = A single disc turns three lines over at once.
lesson-show-classico-3 = At the end, whoever has more discs wins: here, Black.
