goal = Make the last move: whoever has no jump left loses.
aliases = Hawaiian checkers
card-torneio = Tournament Konane
goal-torneio = Make the last move, with two central squares empty from the start.

variant-livro = Book: each side takes off one of its men
variant-torneio = Tournament: two central squares are empty already

ask-open = Take off one of your men in the centre or on the edge
ask-open-beside = Take off one of your men beside the empty square
ask-jump = Jump over one of your opponent’s men

rules =
    # The board
    All 64 squares begin full, in alternating colours: 32 white men and 32 black ones. The man on a1 is white.

    # The opening
    White takes off one white man: one of the two in the centre (on 8×8, d4 or e5) or any on the edge of the board. Black then takes off one black man beside the empty square, along the rank or the file. White makes the first jump.

    # The jump
    In each turn you jump with one of your men. It passes over an enemy man next to it, along the rank or the file, and lands on the square just beyond, which must be empty. The man jumped over leaves the board.

    If it can jump again from there in the same direction, you may go on if you like. You never change direction within a move.

    # End
    Whoever cannot jump when it is their turn loses. The last to move wins; the number of men does not matter.

    # Variants and options
    - Book: the rules above.
    - Tournament: two central squares are empty already, and jumping begins at once. On 8×8 they are d4 and d5, and each side has 31 men.
    - Size: on 4×4 and 6×6 games are shorter.
    - Who begins: White, unless you say otherwise. The first player takes off the first man and makes the first jump.

    # How moves are written
    A man taken off is written with an x and its square: xd4. A jump is written with every square the man lands on, and a colon before the last: b4:d4, or b4-d4:f4.

history =
    A traditional game of Hawaii, played there by nobles and common people alike. It is also called Papamu Konane; papamu is the name of the flat surface it is played on.

    Boards came in many sizes. Many words for different manoeuvres have survived, a sign of how much thought went into the game. To play well brought prestige, and tradition keeps the fame of some masters.

idea = A jump always goes two squares. So each man can land only on one square in four: choose one of yours and find out which squares it can ever get to.

mathematics =
    A jump always advances two squares. So no man ever changes the colour of its square: white men live for ever on the squares of White, and black men on those of Black. What is more, a man can land only on one square in four.

    Every move takes at least one man off, so a game always ends and is never drawn. After the opening there are 62 men: at most 61 jumps are possible, for the 31st of White takes the last black man, and in practice there are far fewer.

    Konane is a favourite of combinatorial game theory. Towards the end the board falls apart into regions that no longer touch, and each has a value, not always a number. When it is a number, it tells how many moves it puts one side ahead. The sum of these values says who wins. If a region gives you three safe jumps and your opponent none, you hold three moves in reserve there, unless your opponent can spoil it.

    Hence the strategy: save the jumps that only you can make, and spend first those your opponent could take away.

    On 4×4 we have gone through every possible game: with best play on both sides the first player loses, in the opening of the book as well as in that of the tournament. In that of the tournament the same holds on 6×6.

lesson-show-1 = At the beginning, each player takes off one of their men.
lesson-show-2 = A white man jumps over a black one and captures it.
lesson-show-3 = Two jumps in a row: Black has no jump left, and loses.
lesson-show-torneio-1 = Two squares are empty already: the jumping begins at once.
lesson-show-torneio-2 = Three jumps in a row: Black has no jump left, and loses.
