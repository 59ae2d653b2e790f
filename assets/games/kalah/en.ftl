goal = Sow around the board and gather more seeds in your own store.

aliases = Kalaha, Mancala

variant-literal = 17 seeds win at once
variant-maioria = 19 seeds win at once

end-swept = One side has run out of seeds: { $first }–{ $second }.

rules =
    # The board
    There are two rows of six houses, one for each player, and at each player’s right a store, called a kalah. At the start every house holds three seeds: 36 in all. South begins.

    # Sowing
    In your turn you lift all the seeds of one of your houses and drop one into each following place, counter-clockwise. Your own store is such a place and gets one too; your opponent’s is skipped. The house you started from is not skipped.

    # The last seed
    - If it falls into your store, you play again. This may happen as many times as you can manage.
    - If it falls into a house of yours that was empty, you gather the seeds of the house across, if there are any. The seed that has just fallen stays where it is.
    - If it falls anywhere else, nothing more happens.

    # End
    - A player with 17 seeds in store wins at once.
    - When one of the rows is empty the game ends: each player keeps the seeds on their own side and the stores are counted.

    Whoever has more seeds wins. Equal numbers are a draw.

    # Variants and options
    - With 17 seeds: the number in the rules of the tournament, although it is less than half of the 36.
    - With 19 seeds: more than half. Then 18 each is a draw.
    - Who begins: South, unless you say otherwise. You may also draw lots.

    # How moves are written
    A move is written as the house that was sown: South has a1 to f1, North has a2 to f2, with a2 straight across from a1.

history =
    Kalah was created in the United States by William Julius Champion, in the middle of the twentieth century, from the African games of sowing. Unlike many of those it sows the store as well, and it was this version that made the family popular in American schools. It exists with three, four, five or six seeds in a house.

    Here we follow the rules of the tournament of the Federal University of Goiás, in Catalão, Brazil, which uses three.

idea = A house with as many seeds as steps to the store gives you another turn. If you have two of them, play the one nearer the store first: the other would drop one seed too many into it and spoil it.

mathematics =
    A house gives you another turn if it holds exactly as many seeds as there are steps to the store: one in f1, two in e1, three in d1… At the start only d1 will do. It pays to play the house nearest the store first: sowing from farther away leaves one seed too many there and spoils it.

    How many seeds can you bring to your store, one by one, in a single turn? With six houses, for every number up to 17 there is exactly one arrangement that allows it, and you find it by walking backwards: take one seed from the store and one from each house up to the first empty one, and put them all there. The most is 17, precisely the number that wins here. Counted from the store, the houses of that arrangement hold 1, 1, 3, 2, 4 and 6 seeds.

    With more houses you would get farther: with k houses the most grows like k² divided by π. The number of the circle turns up where there is no circle at all.

    Thirteen seeds go all the way round and the last one falls into the house they came from, which is empty by then: it gathers whatever lies across.

    In 2000 Geoffrey Irving, Jeroen Donkers and Jos Uiterwijk solved many sizes of Kalah by computer, with a slightly different rule of capture. With six houses and four or five seeds in each, whoever begins wins.

lesson-show-1 = The last seed falls into the store: play again!
lesson-show-2 = The last falls into an empty house: the seeds opposite are gathered.
lesson-show-3 = Seventeen seeds in the store: South wins.
