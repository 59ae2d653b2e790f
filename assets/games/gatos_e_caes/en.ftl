goal = Place the last animal: cats and dogs never stand side by side.
aliases = Snort, Cats and Dogs

ask-first-cat = Place the first cat in the central zone
ask-first-dog = Place the first dog outside the central zone
ask-cat = Place a cat away from the dogs
ask-dog = Place a dog away from the cats

rules =
    # The board
    The board has 8×8 squares, empty at the start. The four squares in the middle, d4, d5, e4 and e5, are the central zone. One player has the cats (black), the other the dogs (white). The cats begin.

    # The turn
    You place one of your animals on an empty square that does not touch any of your opponent’s animals, horizontally or vertically. Diagonally is fine. Animals neither move nor leave the board.

    # The first two
    The first cat has to be placed in the central zone. The first dog has to be placed outside it, and must not touch the cat either. After that the central zone is like any other squares.

    # End
    A player who cannot place an animal when it is their turn loses. There are no draws.

    # Options
    - Who begins: the cats, unless you say otherwise.

    # How moves are written
    An animal is written as its square: d5.

history =
    The game is by Simon Norton, from the 1970s, and is known in English as Snort. It is one of the classic games of combinatorial game theory.

    With cats, dogs and the rule of the central zone it is one of the games of Portugal’s national championship of mathematical games.

idea = What is the central zone for? Without it the second player would always win: answer every animal on the opposite square, on the far side of the centre, and there is always room.

mathematics =
    Every animal you place closes up to four squares to your opponent and none to you. The squares where only you can play are provisions: you may keep them for the end. When no square is disputed any more, whoever has more of them wins; if both have as many, the player whose turn it is loses.

    Why is there a central zone? Without it the second player would always win on 8×8, and without thinking: answer every cat with a dog on the square opposite, seen through the middle of the board. Two opposite squares are an odd number of files and an odd number of ranks apart, so they never touch; and if the new dog’s square touched a cat, the square of the cat just placed would have touched a dog. The rule makes the first cat stand in the zone, and the square opposite lies in the zone too, where the first dog may not go. The mirror breaks at the very first move.

    On a board with a square in the very middle it would be the first player who wins like this: take that square and mirror from then on.

turn-dark = Cats
turn-light = Dogs
wins-dark = The cats win
wins-light = The dogs win

lesson-show-1 = A cat in the centre, a dog outside it.
lesson-show-2 = Cats and dogs never stand side by side.
lesson-show-3 = The last cat: the dogs have no place left, and lose.
