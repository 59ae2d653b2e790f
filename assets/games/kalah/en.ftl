goal = Sow around the board and gather more seeds in your own store.

aliases = Kalaha, Mancala

variant-literal = 17 seeds win at once
variant-maioria = 19 seeds win at once

end-swept = One side has run out of seeds: { $first }–{ $second }.

play-now =
    1. Every house begins with three seeds. The six houses on your side are yours, and so is the store at your right.
    2. On your turn, lift all the seeds of one of your houses and drop one into each following place. Your store gets one too.
    3. If the last falls into your store, you play again.
    4. If it falls into a house of yours that was empty, you gather the seeds of the house across.
    5. The first to have 17 seeds in store wins.

first-match = First look for the moves that end in your store, because they give you another turn. And do not leave many seeds across from an empty enemy house.

rules =
    # The board
    There are two rows of six houses, one for each player, and at each player’s right a store, called a kalah. At the start every house holds three seeds: 36 in all. South begins.

    # Sowing
    On your turn you lift all the seeds of one of your houses and drop one into each following place, counter-clockwise. Your own store is such a place and gets one too; your opponent’s is skipped. The house you started from is not skipped.
    @ over

    # The last seed
    - If it falls into your store, you play again. This may happen as many times as you can manage.
    @ again-2

    - If it falls into a house of yours that was empty, you gather the seeds of the house across, if there are any. The seed that has just fallen stays where it is.
    @ show-2

    - If it falls anywhere else, nothing more happens.

    # End
    - A player with 17 seeds in store wins at once.
    @ show-3

    - When one of the rows is empty the game ends: each player keeps the seeds on their own side and the stores are counted. Whoever has more wins.
    @ keep

    - With the option of 19 seeds, 18 each is a draw. With 17 there are no draws.
    @ draw

    # Variants and options
    - With 17 seeds: the number in the rules of the tournament, although it is less than half of the 36.
    - With 19 seeds: more than half. Then 18 each is a draw.
    - Who begins: South, unless you say otherwise. You may also draw lots.

notation = A move is written as the house that was sown: { $show-1 }. South has the houses of row 1 and North those of row 2. The letters go from a to f, from the left to the right of whoever plays South. Houses with the same letter face each other. Whoever plays again writes the houses one after the other: { $again-2 }. The seeds that are gathered are not written.

history =
    Kalah was created in the United States by William Julius Champion, in the middle of the twentieth century, from the African games of sowing. Unlike many of those it sows the store as well, and it was this version that made the family popular in American schools. It exists with three, four, five or six seeds in a house.

    Here we follow the rules of the tournament of the Federal University of Goiás, in Catalão, Brazil, which uses three.

idea = A house with as many seeds as steps to the store gives you another turn. If you have two of them, play the one nearer the store first: the other would drop one seed too many into it and spoil it.

mathematics =
    Count the steps from a house to the store. If it holds as many seeds as steps, you play again.

    One seed will do in f1, two in e1, three in d1… At the start only d1 will do. It pays to play the house nearest the store first: sowing from farther away leaves one seed too many there and spoils it.

    How many seeds can you bring to your store, one by one, in a single turn? With six houses, for every number up to 17 there is exactly one arrangement that allows it, and you find it by walking backwards: take one seed from the store and one from each house up to the first empty one, and put them all there. The most is 17, precisely the number that wins here. Counted from the store, the houses of that arrangement hold 1, 1, 3, 2, 4 and 6 seeds.

    With more houses you would get farther: with k houses the most grows like k² divided by pi (3.14159…). Duane Broline and Daniel Loeb studied it in 1995, in a game for one person called Tchoukaillon. The number of the circle turns up where there is no circle at all.

    Thirteen seeds go all the way round and the last one falls into the house they came from, which is empty by then: it gathers whatever lies across.

    With 17 seeds there are no draws: if nobody had got there and a row became empty, a draw would take 18 in a store, and 18 is already more than 17.

    This program has solved the game with few seeds. With 17 seeds whoever begins wins, but only by opening with e1 or f1. The opening d1, which gives another turn, loses! With 19 seeds the game is a draw, without a mistake on either side.

    In 2000 Geoffrey Irving, Jeroen Donkers and Jos Uiterwijk solved many sizes of Kalah by computer, with a slightly different rule of capture. With six houses and four or five seeds in each, whoever begins wins.

in-class =
    Ages 7 and up · 10 minutes a match.
    - 10 min: sow together and find out which houses give another turn.
    - 10 min: a challenge: how many moves in a row can you make?
    - 20 min: matches in pairs; then swap sides.
    - 5 min: which openings won most often?
    # Questions
    - Which of South’s houses give another turn at the start? → Only d1: it holds three seeds and is three steps away.
    - How many seeds go round and end in the house they came from? → Thirteen: eleven houses, the store and the house itself.
    - With 17 seeds, why are there no draws? → A draw would be 18–18, and whoever has 18 has won before.

classic-kalah_capture = Two moves in a row and a capture
    .who = An example of ours
    .why = It shows, right at the start, the two surprises of the last seed.
    .ply-1 = The last seed has fallen into the store: South plays again.
    .ply-2 = The last has fallen into d1, which was empty: South gathers the three seeds across.

lesson-first = You have 16 seeds, and 17 win. Touch the lit house!
lesson-first-else = Which house lies right beside your store?
lesson-first-look = It is the lit house, on the right, with a single seed.
lesson-first-done = You won! Gathering 17 seeds in the store: that is the goal.
lesson-show-1 = The last seed falls into the store: play again!
lesson-again-1 = Which house of yours ends exactly in your store and gives you another turn?
lesson-again-1-else = How many steps is it from each house to the store? How many seeds has it?
lesson-again-1-look = The lit house is four steps from the store.
lesson-again-1-done = That is it! As many seeds as steps: you play again.
lesson-again-2 = Play three times in a row, always ending in the store. Where do you begin?
lesson-again-2-else = If you play the farther house first, what happens to the nearer one?
lesson-again-2-look = Begin with the house nearest the store; then the one beside it.
lesson-again-2-done = Three seeds in store, and you still play! Begin with the nearest house.
lesson-show-2 = The last falls into an empty house: the seeds opposite are gathered.
lesson-capture-1 = Gather the five lit seeds. Which house do you play?
lesson-capture-1-else = Which house of yours is empty, across from the five? Which one reaches it?
lesson-capture-1-look = The last seed must fall into the lit empty house.
lesson-capture-1-done = Good! An empty house of yours, a full one across: that is a capture.
lesson-capture-2 = Find the two moves that gather the five lit seeds.
lesson-capture-2-else = Which empty house must the last seed reach? From where is it reached?
lesson-capture-2-look = The empty house is the lit one in your row. Count the steps to it.
lesson-capture-2-done = Very good! Two different houses reach the same place.
lesson-show-3 = Seventeen seeds in the store: South wins.
lesson-sweep-1 = Find the move that leaves North without seeds.
lesson-sweep-1-else = How can you gather North’s only seed?
lesson-sweep-1-look = Fall into the empty house across from it: the lit one in your row.
lesson-sweep-1-done = North has nothing left. South keeps the rest and wins, 24–12.
lesson-sweep-2 = North has 15 and is about to win. End the match yourself right now!
lesson-sweep-2-else = If North is left without seeds, whose are the ones that remain?
lesson-sweep-2-look = One step takes you to the empty house across from North’s last seed.
lesson-sweep-2-done = It is over! The seeds on your side are yours: 21 against 15.
lesson-trap-1 = North has 15 and wants to gather two of your seeds. Save them!
lesson-trap-1-else = Where do the seeds of the lit house end? What lies across from there?
lesson-trap-1-look = They end in the empty house on the left. The seeds in danger are across from it.
lesson-trap-1-done = They got away in time! Across from the empty house nothing is left to gather.
lesson-trap-2 = North needs one seed. Which of yours gets away in time?
lesson-trap-2-else = Where do the two lit seeds end? What lies across from there?
lesson-trap-2-look = They end in the lit empty house. Take your seed away from across it.
lesson-trap-2-done = Saved! Always watch your opponent’s empty houses.
lesson-combo-1 = South has 8 seeds and wins with 17. Where does South begin?
lesson-combo-1-else = Which move gives you another, before you gather the lit ones?
lesson-combo-1-look = The two moves you need are the lit houses. Which comes first?
lesson-combo-1-done = Nine, and again! Now the other house gathers eight: seventeen.
lesson-combo-2 = Gather the six lit ones with two moves in a row. Where do you begin?
lesson-combo-2-else = Across from the six your house is not empty. How do you empty it?
lesson-combo-2-look = Empty the house across, ending in the store. Then play the one beside it.
lesson-combo-2-done = The house is empty and you play again: now you gather the six!
lesson-match = The match is yours: you have 14 and need three more. Look for extra turns!
lesson-match-else = Not enough this time. Begin with the house that ends in the store. Once more!
lesson-match-done = You won the match! Playing again and capturing: that is how the store fills up.

diagram-over = South skips North’s store and goes on sowing.
diagram-keep = South has run out of seeds: North keeps the other sixteen and wins.
diagram-draw = With the option of 19: 18 each, a draw.

puzzle-extra-turn-idea = End the sowing in your store, and move again.
puzzle-extra-turn-why = Every sowing that ended in your store gave you one more move.
puzzle-count-idea = Count where the last seed of each move falls.
puzzle-count-why = Only this sowing brings the seeds that were missing.
puzzle-forced-replies-idea = Count the moves that are left to your opponent, and leave hardly any choice.
puzzle-forced-replies-why = There was hardly any choice, and you had done the counting.

# What somebody is told who does not see the board
say-board = Row 1 is South’s, row 2 is North’s. Seeds are sown from a1 to f1 and from f2 to a2, with the sower’s own store in between.
