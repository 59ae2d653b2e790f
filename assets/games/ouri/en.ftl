goal = Sow around the board and gather more seeds than your opponent.
card-oware = Tournament Oware
goal-oware = Sow, harvest, and gather 24 seeds before your opponent.
aliases = Oware, Mancala, Awari, Warri

variant-ouri = Ouri: 25 seeds win
variant-oware = Tournament Oware: 24 seeds win

rules =
    # The board
    There are two rows of six houses, one for each player, and a store at each player’s right. At the start every house holds four seeds: 48 in all. South begins.

    # Sowing
    In your turn you lift all the seeds of one of your houses and drop one into each following house, counter-clockwise. Stores are not sown. With 12 seeds or more you go all the way round and skip the house you started from.

    A house with a single seed may not be played while you have another with two or more.

    # Harvesting
    If your last seed falls into an enemy house and makes two or three seeds there, you gather them. You also gather those of the house before it, if it is your opponent’s and holds two or three, and so on backwards until the first that does not fit.

    # Feeding
    - If your opponent has no seeds, you must make a move that gives some. This duty overrides the single-seed rule.
    - If your harvest leaves your opponent without seeds, you play again and give some.

    # End
    - A player with 25 seeds in store wins at once (24 in Tournament Oware).
    - If a player without seeds cannot be given any, the other gathers the seeds on their own side and the stores are counted.
    - If the same position comes up for the third time, the game ends: the seeds on the board are nobody’s and the stores are counted.

    Whoever has more seeds wins. Equal numbers are a draw.

    # Variants and options
    - Ouri: 25 seeds, more than half.
    - Tournament Oware: 24 seeds, half.
    - Who begins: South, unless you say otherwise. You may also draw lots.

    # How moves are written
    A move is written as the house that was sown: South has a1 to f1, North has a2 to f2, with a2 straight across from a1.

history =
    Ouri belongs to the great African family of sowing games, usually called mancala. It goes by many names, Oware and Awari among them, and has neither author nor date.

    In Portugal it is played in the national championship of mathematical games; our Tournament Oware follows the rules of the tournament of the Federal University of Goiás, in Catalão, Brazil.

idea = You need not sow to know where the last seed will fall: from a house with five it falls five houses ahead. Count first, and look for an enemy house that would then hold two or three.

mathematics =
    A house with n seeds drops its last one exactly n houses ahead, as long as n is at most 11. From 12 to 22 it falls n + 1 houses ahead, because of the skipped house. Whoever counts this way sees the harvest before sowing.

    Seeds never vanish: houses and stores together always hold 48. That is why 25 are enough to win. A game may also stop making progress, with a handful of seeds going round and round; hence the rule that counts the stores when the position repeats.

    In 2002 John Romein and Henri Bal solved by computer the version they call Awari, which differs from this one in some rules. They computed the value of every position, about 889 billion, and found that without a mistake on either side the game is a draw.

lesson-show-1 = The seeds of one house are sown into the next ones.
lesson-show-2 = The last seed harvests four houses in a row.
lesson-show-3 = More than half the seeds in the store: South wins.
