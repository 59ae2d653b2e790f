goal = Make the last move: whoever has no jump left loses.
aliases = Hawaiian checkers
card-torneio = Tournament Konane
goal-torneio = Make the last move, with two central squares empty from the start.

variant-livro = Book: each side takes off one of its men
variant-torneio = Tournament: two central squares are empty already

ask-open = Take off one of your men in the centre or on the edge
ask-open-beside = Take off one of your men beside the empty square
ask-jump = Jump over one of your opponent’s men

play-now =
    1. The board is full, in alternating colours.
    2. White takes off one white man from the centre or the edge. Black takes off a black one beside the empty square.
    3. Then, in turn, you jump with one of your men over an enemy man next to it, to the empty square just beyond. The enemy man leaves the board.
    4. The same man may jump again, always in the same direction.
    5. Whoever cannot jump when it is their turn loses.

first-match = Do not try to capture a lot: the number of men does not matter. Save the jumps that only you can make, and first make those your opponent could take away.

rules =
    # The board
    All 64 squares begin full, in alternating colours: 32 white men and 32 black ones. The man on a1 is white.

    # The opening
    White takes off one white man: one of the two in the centre (on 8×8, d4 or e5) or any on the edge of the board. Black then takes off one black man beside the empty square, along the rank or the file. White makes the first jump.

    @ show-1

    # The jump
    In each turn you jump with one of your men. It passes over an enemy man next to it, along the rank or the file, and lands on the square just beyond, which must be empty. The man jumped over leaves the board.

    @ show-2

    If it can jump again from there in the same direction, you may go on if you like. You never change direction within a move.

    @ two-jumps

    # End
    Whoever cannot jump when it is their turn loses. The last to move wins; the number of men does not matter.

    @ show-3

    # Variants and options
    - Book: the rules above.
    - Tournament: two central squares are empty already, and jumping begins at once. On 8×8 they are d4 and d5, and each side has 31 men.
    - Size: on 4×4 and 6×6 games are shorter.
    - Who begins: White, unless you say otherwise. The first player takes off the first man and makes the first jump.

rules-torneio =
    # The board
    The squares of the 8×8 board are full, in alternating colours, except two in the centre: d4 and d5. Each side has 31 men. The man on a1 is white, and White begins.

    # The jump
    In each turn you jump with one of your men. It passes over an enemy man next to it, along the rank or the file, and lands on the square just beyond, which must be empty. The man jumped over leaves the board. Every move is a jump.

    @ show-torneio-1

    If it can jump again from there in the same direction, you may go on if you like. You never change direction within a move.

    @ torneio-two-jumps

    # End
    Whoever cannot jump when it is their turn loses. The last to move wins; the number of men does not matter.

    @ show-torneio-2

    # Options
    - Size: on 4×4 and 6×6 games are shorter; there too, two men in the centre are missing.
    - Who begins: White, unless you say otherwise. In the tournament, lots are drawn.

notation =
    In the opening, a man taken off is written with an x and its square: { $show-1-1 } is White’s and { $show-1-2 } is Black’s.

    A jump is written with every square the man stands on, beginning with the one it leaves: { $show-2 }. Before the last square the list puts a colon, because it is a capture. Two jumps in one move: { $two-jumps }.

    Letters are the files, from left to right. Numbers are the ranks, from bottom to top.

notation-torneio =
    A jump is written with every square the man stands on, beginning with the one it leaves: { $show-torneio-1 }. Before the last square the list puts a colon, because it is a capture. Three jumps in one move: { $show-torneio-2 }.

    Letters are the files, from left to right. Numbers are the ranks, from bottom to top.

history =
    A traditional game of Hawaii, played there by nobles and common people alike. It is also called Papamu Konane; papamu is the name of the flat surface it is played on.

    Boards came in many sizes. Many words for different manoeuvres have survived, a sign of how much thought went into the game. To play well brought prestige, and tradition keeps the fame of some masters.

history-torneio =
    Konane is a traditional game of Hawaii, played there by nobles and common people alike.

    This form, without taking off the first men, is that of the tournament of the Federal University of Goiás in Catalão, Brazil. There, lots are drawn for who begins. The drawing of the first position is lost; the two empty squares, d4 and d5, are our choice.

idea = A jump always goes two squares. So each man can land only on one square in four: choose one of yours and find out which squares it can ever get to.

idea-torneio = The two empty squares are not alike: no black man ever lands on d4, and no white man ever lands on d5. Can you say why, without trying?

mathematics =
    A jump goes in one direction, and always two squares. So a man from a1 only ever lands on files a, c, e, g and ranks 1, 3, 5, 7: that is 16 squares, and none of them belongs to the other colour. Whoever saves more jumps for the end wins.

    Every move takes at least one man off, so a game always ends and is never drawn. After the opening there are 62 men: at most 61 jumps are possible, for White’s 31st takes the last black man, and in practice there are far fewer.

    Konane is a favourite of combinatorial game theory. Towards the end the board falls apart into regions that no longer touch, and each has a value, not always a number. When it is a number, it tells how many moves it puts one side ahead. The sum of these values says who wins. If a region gives you three safe jumps and your opponent none, you hold three moves in reserve there, unless your opponent can spoil it.

    Some regions are worth the same as a heap of pebbles in the game of Nim. Carlos Pereira dos Santos and Jorge Nuno Silva showed in 2008 how to build a heap of any size in Konane. And Robert Hearn proved that on boards of any size deciding who wins is PSPACE-complete: as hard as the hardest problems that can be solved with a limited amount of memory.

    Hence the strategy: save the jumps that only you can make, and spend first those your opponent could take away.

    On 4×4 we have worked the game out to the end: with best play on both sides the first player loses, whichever man they take off.

mathematics-torneio =
    Every jump takes at least one man off, so a game always ends and is never drawn. Whoever saves more jumps for the end wins.

    A jump always advances two squares. So white men live for ever on White’s squares, and black men on Black’s. A man can land only on one square in four.

    There are 62 men at the start: at most 61 jumps are possible, for White’s 31st takes the last black man. In practice there are far fewer.

    Towards the end the board falls apart into regions that no longer touch, and each has a value. The sum of these values says who wins: this is combinatorial game theory. Carlos Pereira dos Santos and Jorge Nuno Silva showed in 2008 that the values of all heaps of the game of Nim occur in Konane. Robert Hearn proved that on boards of any size deciding who wins is PSPACE-complete.

    On the small boards we have worked the game out to the end: on 4×4 and on 6×6, with best play on both sides, the first player loses.

play-now-torneio =
    1. The board is full, in alternating colours, except d4 and d5.
    2. On your turn you jump with one of your men over an enemy man next to it, to the empty square just beyond. You capture the man you jumped over.
    3. The same man may jump again, always in the same direction.
    4. Whoever cannot jump when it is their turn loses.

first-match-torneio = To stop halfway can be a good move too: the jump you did not make may help you later. Before you jump, see which of your men are in danger.

in-class =
    Ages 8 and up · 20 minutes a match.
    - 10 min: play on 4×4 in pairs, with draughtsmen or buttons of two colours.
    - 10 min: everybody follows one man and marks the squares it can land on.
    - 15 min: play on 6×6; before each move, count the jumps of both sides.
    - 10 min: the three questions, all together.
    # Questions
    - Can a white man reach one of Black’s squares? → No: a jump goes two squares, and the colour of the square stays the same.
    - Counting its own, on how many squares of 8×8 can a man stand? → On 16 at most: four files and four ranks.
    - Why are there no draws? → Every move takes a man off, and whoever cannot jump loses.

in-class-torneio =
    Ages 8 and up · 20 minutes a match.
    - 10 min: show the jump and the double jump; each pair plays on 6×6.
    - 10 min: problems: who has more jumps that the other cannot spoil?
    - 20 min: a tournament on 8×8; draw lots for who begins.
    - 5 min: the three questions, all together.
    # Questions
    - How many first moves has White on 8×8? → Three, all to d4: from b4, from d2 and from f4.
    - On how many squares can the man on d2 stand, counting d2? → On 16 at most: four files and four ranks.
    - Does the side with more men win? → No: all that counts is who makes the last jump.

classic-konane_opening = The first two men
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = It shows how a game is opened: a white man from the edge and a black one beside it.
    .ply-1 = White takes off the man on a3, on the edge.
    .ply-2 = Black could take off a2, a4 or b3.

classic-konane_double_jump = A double jump
    .who = Example from the book by João Pedro Neto and Jorge Nuno Silva
    .why = One man has three jumps; the longest ends the game.
    .ply-1 = The men on c4 and e4 go. Black cannot jump any more.

lesson-goal-1 = Whoever cannot jump loses. Jump over the black man and win!
lesson-goal-1-else = Which man has a black one right beside it and an empty square beyond?
lesson-goal-1-look = Look at the bottom row.
lesson-goal-1-done = You won! Black was left without a jump, and so Black loses.
lesson-show-1 = At the beginning, each player takes off one of their men.
lesson-open-1 = You are White. Take off one of your men: from the centre or the edge.
lesson-open-1-else = Is the man you chose white? And is it in the centre or on the edge?
lesson-open-1-look = These are the men that you may take off.
lesson-open-1-done = Well done! Black would now take off a man beside that square.
lesson-open-2 = Now you are Black. Take off one of your men beside the empty square.
lesson-open-2-else = Is the man you chose black? Does it touch the empty square, not diagonally?
lesson-open-2-look = The empty square has three black neighbours.
lesson-open-2-done = With two empty squares there is room to jump. White begins.
lesson-show-2 = A white man jumps over a black one and captures it.
lesson-jump-1 = Jump over a black man and land on the lit square.
lesson-jump-1-else = Which white men are two squares away, with a black one in between?
lesson-jump-1-look = It can be the man in the corner, going up, or one coming from the right.
lesson-jump-1-done = Good! The black man you jumped over has left the board.
lesson-jump-2 = Now you are Black. Capture a white man and land on the lit square.
lesson-jump-2-else = Which black men have a white one between them and the lit square?
lesson-jump-2-look = Look along its file: one above, one below.
lesson-jump-2-done = Black jumps in the same way. Each side jumps in turn.
lesson-show-3 = Two jumps in a row: Black has no jump left, and loses.
lesson-double-1 = A man may go on jumping in the same direction. Win at once!
lesson-double-1-else = After that jump, Black can still jump. Which man can jump more than once?
lesson-double-1-look = See file b: two black men, with an empty square beyond each.
lesson-double-1-done = You won! Two jumps in one move, and Black was left without any.
lesson-double-2 = Now you are Black. Leave White without a jump at once.
lesson-double-2-else = If you stop halfway, which jump is left to White?
lesson-double-2-look = Look at the bottom row: the man in the corner can go further.
lesson-double-2-done = Yes! Had you stopped halfway, a white man could still have jumped over you.
lesson-trap-1 = Two jumps can wait, the other will be lost. Make the one you would lose.
lesson-trap-1-else = Which of your men could be jumped over next?
lesson-trap-1-look = Nobody can take away the jumps of the man in the corner. And of the top one?
lesson-trap-1-done = Right! First spend the jumps your opponent could take away.
lesson-trap-2 = Which jump wins, whatever Black does?
lesson-trap-2-else = Which of your men is in danger? And which jump can be left for later?
lesson-trap-2-look = Black wants to jump over the man on the left. Play that one.
lesson-trap-2-done = That’s it! You saved a man and kept the other jump for the end.
lesson-match-1 = You are White, and ahead. Make the last jump!
lesson-match-1-else = Not this time. Before you jump, count the jumps that each side has left.
lesson-match-1-done = You won your first match of Konane!

lesson-torneio-goal-1 = Whoever cannot jump loses. Jump over the black man and win!
lesson-torneio-goal-1-else = Which man has a black one right above it and an empty square beyond?
lesson-torneio-goal-1-look = Look at the file on the right, at the bottom.
lesson-torneio-goal-1-done = You won! Black was left without a jump, and so Black loses.
lesson-show-torneio-1 = Two squares are empty already: the jumping begins at once.
lesson-torneio-jump-1 = Make the first jump. Three white men can land on the lit square.
lesson-torneio-jump-1-else = Which white men are two squares away, with a black one in between?
lesson-torneio-jump-1-look = One comes from the left, one from the right, one from below.
lesson-torneio-jump-1-done = Good! The black man you jumped over has left the board.
lesson-torneio-jump-2 = Now you are Black. Capture a white man and land on the lit square.
lesson-torneio-jump-2-else = Which black men have a white one between them and the lit square?
lesson-torneio-jump-2-look = One comes from the left, one from the right. And one can make two jumps!
lesson-torneio-jump-2-done = Black jumps in the same way. Each side jumps in turn.
lesson-show-torneio-2 = Three jumps in a row: Black has no jump left, and loses.
lesson-torneio-double-1 = A man may go on jumping in the same direction. Win at once!
lesson-torneio-double-1-else = After that jump, Black can still jump. Could you go further?
lesson-torneio-double-1-look = On rank 3 there are two black men, with an empty square beyond each.
lesson-torneio-double-1-done = You won! Two jumps in one move, and Black was left without any.
lesson-torneio-double-2 = One move leaves Black without a jump at once. Which?
lesson-torneio-double-2-else = After your move, which black man can still jump?
lesson-torneio-double-2-look = Look along the file on the right.
lesson-torneio-double-2-done = You won! Going on in the same direction made all the difference.
lesson-torneio-trap-1 = Only one jump does not lose. Remember: you may stop halfway.
lesson-torneio-trap-1-else = After that jump, how many are left to you? And to Black?
lesson-torneio-trap-1-look = Look at the top row: one jump now, another later.
lesson-torneio-trap-1-done = Right! If you stop halfway, you keep a jump for later.
lesson-torneio-trap-2 = Win, whatever Black does. Which jump is urgent?
lesson-torneio-trap-2-else = Which of your men could be jumped over next?
lesson-torneio-trap-2-look = Look at the bottom row: who jumps first, you or Black?
lesson-torneio-trap-2-done = That’s it! The other two jumps waited for you.
lesson-torneio-match-1 = You are White, and ahead. Make the last jump!
lesson-torneio-match-1-else = Not this time. Keep for the end the jumps that nobody can take away.
lesson-torneio-match-1-done = You won your first tournament match!

diagram-two-jumps = The man on b4 jumps twice in the same direction and captures two black men.
diagram-torneio-two-jumps = The man on c1 jumps twice in the same direction and captures two black men.

puzzle-block-idea = Leave your opponent without a jump.
puzzle-block-why = There was no jump left: the last one was yours.
puzzle-reserve-idea = Keep the jumps that only you can make, and use the others first.
puzzle-reserve-why = You still had jumps in store when your opponent’s ran out.
puzzle-parity-idea = Count the jumps that are left: who makes the last one?
puzzle-parity-why = Once you count the jumps, the last one is yours.
puzzle-capture-chain-idea = A jump can go on: how far is it worth going?
puzzle-capture-chain-why = The longer jump took the men that gave your opponent jumps.
puzzle-sacrifice-idea = Let your opponent capture more: what counts is the last jump.
puzzle-sacrifice-why = Your opponent captured more, but ran out of jumps first.
