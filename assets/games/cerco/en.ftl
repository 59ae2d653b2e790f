goal = Capture more men by enclosing them in squares with empty corners.
aliases = Siege

ask-take-away = Take a man away

rules =
    # The board
    The game is played on the points of a 7×7 grid, full of men at the start. The men are all alike and belong to nobody. Player 1 begins.

    # The turn
    You take any man off the board. That man scores nothing.

    # Captures
    If the point you emptied is a corner of a square whose other three corners are empty too, you capture all the men inside it. Only straight squares count, with sides along the grid, and only men strictly inside: those on the sides stay. One move may close several squares.

    A square whose corners were empty before does not capture again: one of the corners has to be the point just emptied.

    # End
    The game ends when only men on the edge of the board are left, or none. Whoever has captured more wins. Equal numbers are a draw.

    # Options
    - Size: from 3×3 to 9×9.
    - Who begins: Player 1, unless you say otherwise.

    # How moves are written
    Taking a man away is written as x and its point: xd4. Captures follow from the rules and are not written.

history =
    Devised by João Pedro Neto in the 1990s, without knowing the old Chinese game Fang, which also lives on squares.

idea = Empty the third corner of a square, and your opponent empties the fourth and takes the men inside. A time comes when every move is such a present: count the safe moves in good time, so that it is not you who gives it.

mathematics =
    Leaving a square with three empty corners is a present: your opponent empties the fourth. So after a few moves everything you could take away is dangerous, and the winner is whoever makes the other open the first large square. Counting the moves that give nothing away yet is the art of this game.

    On 7×7 there are 55 straight squares with men inside: 25 of side 2, 16 of side 3, 9 of side 4, 4 of side 5 and 1 of side 6, a sum of perfect squares. The corners of the largest are the corners of the board, and at the start it would enclose all 25 men of the interior at once.

    Taking a man from the interior lessens what there is to capture: sometimes the best defence is to take away yourself what the other was about to win.

lesson-show-1 = In turn, each player takes away any man.
lesson-show-2 = Four empty corners: the man inside is captured.
lesson-show-3 = A large square captures nine men at once.
