goal = Place the last animal: cats and dogs never stand side by side.
aliases = Snort, Cats and Dogs

ask-first-cat = Place the first cat in the central zone
ask-first-dog = Place the first dog outside the central zone
ask-cat = Place a cat away from the dogs
ask-dog = Place a dog away from the cats

play-now =
    1. One player has the cats, the other the dogs. The board starts empty and the cats begin.
    2. On your turn you put one of your animals on an empty square. It may not stand beside an enemy animal; diagonally it may.
    3. The first cat goes into the central zone, the first dog stays out of it.
    4. Animals neither move nor leave. Whoever can no longer place one loses.

first-match = Do not use up early the squares where only you can play: nobody can take them away. Play first on the squares that both sides still want.

rules =
    # The board
    The board has 8×8 squares, empty at the start. The four squares in the middle, d4, d5, e4 and e5, are the central zone. One player has the cats (black), the other the dogs (white). The cats begin.

    # The turn
    You place one of your animals on an empty square that does not touch any of your opponent’s animals, horizontally or vertically. Diagonally is fine. Animals neither move nor leave the board.

    @ show-2

    @ reserve-1

    # The first two
    The first cat has to be placed in the central zone. The first dog has to be placed outside it, and must not touch the cat either. After that the central zone is like any other squares.

    @ show-1

    @ zone-2

    # End
    A player who cannot place an animal when it is their turn loses.

    @ show-3

    There are no draws.

    # Options
    - Who begins: the cats, unless you say otherwise.

notation = An animal is written as the square it stands on, nothing more: { $show-1-1 } for the first cat, { $show-1-2 } for the first dog.

history =
    The game is by Simon Norton, from the 1970s, and is known in English as Snort. It is one of the classic games of combinatorial game theory.

    With cats, dogs and the rule of the central zone it is one of the games of Portugal’s national championship of mathematical games.

idea = What is the central zone for? Without it the second player would always win: answer every animal on the opposite square, on the far side of the centre, and there is always room.

mathematics =
    Every animal you place closes up to four squares to your opponent and none to you. The squares where only you can play are a reserve: you may keep them for the end. When no square is disputed any more, whoever has more of them wins; if both have as many, the player whose turn it is loses.

    Why did the mirror work on 8×8? Two squares opposite each other, seen through the middle of the board, are an odd number of files and an odd number of ranks apart, so they never lie side by side; and if the new dog’s square touched a cat, the square of the cat just placed would have touched a dog. The first cat has to stand in the central zone, and the square opposite lies in the zone too, where the first dog may not go. The mirror breaks at the very first move.

    On a board with a square in the very middle it would be the first player who wins like this: take that square and mirror from then on.

in-class =
    Ages 7 and up · 15 minutes a match.
    - 10 min: The lesson, all together. How many squares does a cat close to the dogs?
    - 15 min: A match in pairs. Near the end, both count aloud the squares that are theirs alone.
    - 10 min: A second match, with the animals exchanged.
    - 10 min: The questions below, in pairs and then all together.
    # Questions
    - How many empty squares can one cat close to the dogs, at most? → Four: its neighbours along rank and file.
    - The first cat is on d5. On how many squares can the first dog stand? → On 58: of the 64, the four of the central zone are out, and so are c5 and d6.
    - Why does every match end? → Each move fills a square, and there are only 64.

turn-dark = Cats
turn-light = Dogs
puzzle-plays-dark = Cats to move.
puzzle-plays-light = Dogs to move.
wins-dark = The cats win
wins-light = The dogs win

lesson-first = You are the cats. Put a cat on the lit square!
lesson-first-else = Which empty square is lit, at the top?
lesson-first-look = Touch the lit square, between the cats and the dogs.
lesson-first-done = You won! The dogs have no square left that does not touch a cat.
lesson-show-1 = A cat in the centre, a dog outside it.
lesson-zone-1 = You are the cats. Put the first cat into the central zone.
lesson-zone-1-else = Which four squares lie right in the middle of the board?
lesson-zone-1-look = The four squares in the middle are lit.
lesson-zone-1-done = Good! The first dog has to stay outside this zone.
lesson-zone-2 = Now you are the dogs. Put a dog diagonal to the cat, outside the zone.
lesson-zone-2-else = Which squares touch the cat only at a corner?
lesson-zone-2-look = The three lit squares touch the cat diagonally, and that is fine.
lesson-zone-2-done = Diagonally they may be close; side by side they may not.
lesson-show-2 = Cats and dogs never stand side by side.
lesson-reserve-1 = You are the cats. Place a cat so that the corner a1 is for you alone.
lesson-reserve-1-else = Where must a cat stand so that no dog can enter the corner?
lesson-reserve-1-look = A cat on one of the squares beside the corner is enough.
lesson-reserve-1-done = No dog can enter there any more: a square saved for the end.
lesson-reserve-2 = Save four new squares with a single cat, far from the other animals.
lesson-reserve-2-else = How many empty squares are around it? Does an animal touch them already?
lesson-reserve-2-look = Around each of the lit squares all four squares are free.
lesson-reserve-2-done = Four squares at once: no dog can enter them now.
lesson-show-3 = The last cat: the dogs have no place left, and lose.
lesson-win-1 = You are the cats. A single cat leaves the dogs no place: where?
lesson-win-1-else = On which empty squares does a dog still fit?
lesson-win-1-look = A dog fits only on the two lit squares. Close both.
lesson-win-1-done = You won! You took one of the dogs’ squares and closed the other.
lesson-win-2 = Now you are the dogs. Leave the cats no place.
lesson-win-2-else = On which empty squares does a cat still fit?
lesson-win-2-look = A cat fits only on the two lit squares. Close both.
lesson-win-2-done = You won! And the square you had saved was not even needed.
lesson-urgent-1 = Of the lit squares one is yours, one the dogs’. Where does the cat go?
lesson-urgent-1-else = Which square can you lose, and which can wait?
lesson-urgent-1-look = The square in the middle suits both: if you do not take it, the dogs will.
lesson-urgent-1-done = Right: first the square both want, then the one that is saved.
lesson-urgent-2 = You have two squares of your own, and so have the dogs. Which do both want?
lesson-urgent-2-else = Where does a cat fit, and a dog as well?
lesson-urgent-2-look = In the lit file the square in the middle suits both.
lesson-urgent-2-done = Good! You took the square both want and closed another to the dogs.
lesson-urgent-3 = The cats have four squares and so have the dogs. Only one move wins: which?
lesson-urgent-3-else = Which cat closes two squares to the dogs at once?
lesson-urgent-3-look = Look at the three lit squares: one of them touches both others.
lesson-urgent-3-done = Two squares closed by a single cat: now the dogs will run out first.
lesson-match = The match is yours! You are the cats: first the squares both want, then yours.
lesson-match-else = You were one square short this time. Do not spend your own squares early. Again!
lesson-match-done = You won the match! You placed the last animal, and that is what counts.

classic-gatos_start = The first cat and the forbidden square
    .who = Example from the regulations of Portugal’s National Championship of Mathematical Games
    .why = It shows where the cat may begin and where the first dog may not stand.
    .ply-1 = The dog may not go to c5: that is outside the central zone, but touches the cat.

puzzle-block-idea = Leave no square for another animal of your opponent’s.
puzzle-block-why = There is no square left where your opponent can place an animal.
puzzle-reserve-idea = Make squares where only your animals may stay.
puzzle-reserve-why = You had squares left that your opponent could not use.
puzzle-parity-idea = Count the squares that only you can use, and those that only your opponent can.
puzzle-parity-why = Counting the squares, the last move was yours.
