goal = Complete four in a row that share a trait, with pieces your opponent chooses for you.
aliases = Quarto

ask-place = Place the piece

variant-anuncio = Announced: you have to say “Quarto!”
variant-auto = Automatic: a line wins at once

play-now =
    1. The board has 4×4 cells. The 16 pieces are all different and belong to nobody. Player 1 begins by giving Player 2 a piece.
    2. On your turn you place the piece you were given on an empty cell.
    3. Then you choose the piece your opponent has to place, and give it.
    4. If the piece you placed made a line of four with something in common, say “Quarto!” before giving another: you win.
    5. If the pieces run out and nobody has said it, the game is a draw.

first-match = Before you give a piece, look at the lines that already hold three. Do not give a piece that completes one.

rules =
    # The board and the pieces
    The board has 4×4 cells and starts empty. There are 16 pieces, all different, which belong to nobody. Each is tall or short, light or dark, square or round, hollow or solid.

    # The turn
    Player 1 chooses a piece and gives it to Player 2. Player 2 places it on an empty cell, chooses another piece and gives it to Player 1, and so on. You never choose the piece you place.

    @ show-1

    @ show-2

    # Quarto
    A line is four pieces in a row, in a column or on one of the two long diagonals that have at least one trait in common: all tall, for instance, or all round. It does not matter who placed them.

    - After placing you may announce “Quarto!” if the piece you placed completed a line. You win.

    @ close-1

    - If you do not and give a piece, your opponent may announce that same line instead of placing. Your opponent wins.

    @ missed-1

    - If they do not see it either and place, that line is worth nothing any more.

    @ unseen

    False announcements are not accepted.

    # End
    Whoever announces a line wins. After the 16th piece, the player who placed it may still announce or pass, and then the other. If nobody announces, the game is a draw.

    @ end-draw

    # Variants and options
    - Announced: the rules above.
    - Automatic: a completed line wins at once, without announcement.
    - Who begins: Player 1 is the first to give, unless you say otherwise.

notation =
    The piece given is written with four letters, one for each trait: { $show-1 }. They are t or s (tall, short), l or d (light, dark), q or r (square, round), h or o (hollow, solid). Square has its q and solid its o, because s already means short.

    A placement is written as its cell: { $show-2-1 }. Letters are the columns, from left to right; numbers are the rows, from the bottom up.

    The announcement has a word of its own: { $close-1-2 }. After the last piece, whoever does not announce passes: { $end-draw-2 }.

history =
    Created by the Swiss mathematician Blaise Müller and published in 1991. The rules used here are those of the tournament of the Federal University of Goiás, in Catalão, Brazil, where you have to say “Quarto!” in order to win.

idea = The 16 pieces are all the combinations of four traits with two choices each: 2 × 2 × 2 × 2. Take any one of them: of the other 15, only one differs from it in everything; which is it?

mathematics =
    Every piece answers four questions: tall or short, light or dark, square or round, hollow or solid. There are 16 ways to answer, and each of them is a piece.

    Four traits with two values each make 2 × 2 × 2 × 2 = 16 pieces: one for every vertex of a cube in four dimensions. Each piece has exactly one opposite, with which it shares nothing.

    There are ten lines, four traits and two values: 80 ways to make a Quarto. On the other hand, the game is very symmetric: 24 ways of exchanging the traits, times 16 ways of exchanging their values, make 384; with 32 ways of rearranging the cells that keep the lines, there are 12,288 in all. That is why the first piece and the first cell are hardly a choice.

    Luc Goossens showed by computer in 1998 that the game is a draw if nobody errs.

    Whoever gives the first piece places the last, because 16 is even. Near the end, count how many pieces you can still give without losing: it is often the parity of that number that decides everything.

in-class =
    Ages 8 and up · 10 minutes a match.
    - 10 min: sort the 16 pieces into groups and find out why there are 16.
    - 10 min: the rules, with the steps of the lesson; how many lines has the board?
    - 15 min: matches in pairs; whoever gives a piece says why it completes nothing.
    - 10 min: a pair shows three pieces in a line, the class says which may be given.
    # Questions
    - How many lines are there on the board? → Ten: four rows, four columns and two diagonals.
    - How many pieces differ from a given piece in everything? → Only one: the one with all four traits changed.
    - Three tall pieces stand in a line, with nothing else in common, and the rest of the board is empty. How many of the other 13 can you give safely? → The eight short ones; the five tall ones complete the line.

classic-quarto_missed_then_opponent = The line that one of them missed
    .who = An example of ours, with the rules of the Tournament of Mathematical Games
    .why = Whoever completes a line and does not announce it may give the win away.
    .ply-8 = The line is complete: four tall, light pieces. All that is missing is “Quarto!”.
    .ply-9 = Instead of announcing, they gave another piece.
    .ply-10 = The opponent saw the line, announced it and won.

lesson-goal = You completed a column of round pieces. Touch “Quarto!” and you win!
lesson-goal-else = What do the four lit pieces have in common?
lesson-goal-look = All four are round. Now just touch the “Quarto!” button.
lesson-goal-done = You won! Four pieces with something in common, and you announced them.
lesson-show-1 = You choose a piece and give it to your opponent.
lesson-close-1 = Place your piece where it completes the tall line. Then say “Quarto!”.
lesson-close-1-else = Three tall pieces stand in a row. Where does the fourth go?
lesson-close-1-look = The lit row has only one free cell. Place the piece there and announce.
lesson-close-1-done = Four tall pieces in a line, and you announced it: you win!
lesson-close-2 = You were given a short, round piece. Find the two cells where it makes a line.
lesson-close-2-else = Where are three short pieces in a line? And three round ones?
lesson-close-2-look = See what the pieces of the lit row and column have in common.
lesson-close-2-done = On one cell there are four short ones; on the other, four round ones.
lesson-close-3 = There are many pieces. Where does the one you were given complete a line?
lesson-close-3-else = It makes no line there. Have you looked at the diagonals?
lesson-close-3-look = The three lit pieces share something with yours.
lesson-close-3-done = Four light pieces on the diagonal: now you say “Quarto!”.
lesson-show-2 = They place it anywhere and choose one for you.
lesson-give-1 = Three tall ones stand in a line. Give a piece that does not complete it.
lesson-give-1-else = Which pieces complete a line of tall ones?
lesson-give-1-look = The lit row only needs a tall piece. Look for a short one.
lesson-give-1-done = Short pieces do not complete the line. Choosing well is half the game.
lesson-give-2 = Now three tall ones and three round ones are waiting. Which piece is safe to give?
lesson-give-2-else = That piece completes a line. Is it because it is tall or because it is round?
lesson-give-2-look = Look for a piece that is neither tall nor round.
lesson-give-2-done = Short and square: that one completes neither line.
lesson-give-3 = Three tall, square pieces in a line! Only one of those left does not complete it. Which?
lesson-give-3-else = Why would that one complete the line: because it is tall, or square?
lesson-give-3-look = Look for the only piece that is short and round.
lesson-give-3-done = A line can have two things in common: then it can be completed in two ways.
lesson-show-3 = Four tall pieces in a line: Quarto! That wins.
lesson-missed-1 = Your opponent completed a line and did not announce it. Win with it!
lesson-missed-1-else = What do the four lit pieces have in common? Whose line is it?
lesson-missed-1-look = Do not place the piece: the line would be worth nothing. Say “Quarto!”.
lesson-missed-1-done = Four round pieces: the line belongs to whoever announces it.
lesson-missed-2 = Nobody announced the lit line, and it is worth nothing now. Make a new one!
lesson-missed-2-else = What does your piece share with the others? Where are there three in a line?
lesson-missed-2-look = In the lit row all are tall, like your piece.
lesson-missed-2-done = A new line, completed by you. This time do not forget to announce it!
lesson-match = Place your piece, and think hard about the one you give next. Win the game!
lesson-match-else = Not this time. Before you give a piece, check that it completes no line.
lesson-match-done = You won! Your opponent had only dangerous pieces left to give you.

diagram-unseen = Neither of them announced: the line of round pieces is worth nothing now.
diagram-end-draw = The last piece completes no line. Both pass: the game is a draw.

puzzle-line-idea = Which line has three pieces with something in common?
puzzle-line-why = The four pieces of the line have something in common.
puzzle-parity-idea = Count the pieces that can still be given safely.
puzzle-parity-why = The safe pieces ran out on your opponent’s turn.
puzzle-gift-idea = Which piece can you give that makes no line?
puzzle-gift-why = The piece you gave made no line, and any piece given to you next completes yours.
