goal = Complete four in a row that share a trait, with pieces your opponent chooses for you.
aliases = Quarto

variant-anuncio = Announced: you have to say “Quarto!”
variant-auto = Automatic: a line wins at once

rules =
    # The board and the pieces
    The board has 4×4 cells and starts empty. There are 16 pieces, all different, which belong to nobody. Each is tall or short, light or dark, square or round, hollow or solid.

    # The turn
    Player 1 chooses a piece and gives it to Player 2. Player 2 places it on an empty cell, chooses another piece and gives it to Player 1, and so on. You never choose the piece you place.

    # Quarto
    A line is four pieces in a row, in a column or on one of the two long diagonals that have at least one trait in common: all tall, for instance, or all round. It does not matter who placed them.

    - After placing you may announce “Quarto!” if the piece you placed completed a line. You win.
    - If you do not and give a piece, your opponent may announce that same line instead of placing. Your opponent wins.
    - If they do not see it either and place, that line is worth nothing any more.

    False announcements are not accepted.

    # End
    Whoever announces a line wins. After the 16th piece, the player who placed it may still announce or pass, and then the other. If nobody announces, the game is a draw.

    # Variants and options
    - Announced: the rules above.
    - Automatic: a completed line wins at once, without announcement.
    - Who begins: Player 1 is the first to give, unless you say otherwise.

    # How moves are written
    The piece given is written with four letters, from the Portuguese words: a or b (alta, baixa: tall, short), c or e (clara, escura: light, dark), q or r (quadrada, redonda: square, round), o or m (oca, maciça: hollow, solid). For example, acqo. A placement is written as its cell, b3, and the announcement as quarto. Not announcing at the end is written pass.

history =
    Created by the Swiss mathematician Blaise Müller and published in 1991. The rules used here are those of the tournament of the Federal University of Goiás, in Catalão, Brazil, where you have to say “Quarto!” in order to win.

idea = The 16 pieces are all the combinations of four traits with two choices each: 2 × 2 × 2 × 2. Take any one of them: of the other 15, only one differs from it in everything; which is it?

mathematics =
    Four traits with two values each make 2 × 2 × 2 × 2 = 16 pieces: one for every vertex of a cube in four dimensions. Each piece has exactly one opposite, with which it shares nothing.

    There are ten lines, four traits and two values: 80 ways to make a Quarto. On the other hand, the game is very symmetric: 24 ways of exchanging the traits, times 16 ways of exchanging their values, make 384; with 32 ways of rearranging the cells that keep the lines, there are 12,288 in all. That is why the first piece and the first cell are hardly a choice.

    Luc Goossens showed by computer in 1998 that the game is a draw if nobody errs.

    Whoever gives the first piece places the last, because 16 is even. Near the end, count how many pieces you can still give without losing: it is often the parity of that number that decides everything.

lesson-show-1 = You choose a piece and give it to your opponent.
lesson-show-2 = They place it anywhere and choose one for you.
lesson-show-3 = Four tall pieces in a line: Quarto! That wins.
