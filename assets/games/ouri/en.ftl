goal = Sow around the board and gather more seeds than your opponent.
card-oware = Oware
goal-oware = Sow, harvest, and gather 24 seeds before your opponent.
aliases = Oware, Mancala, Awari, Warri

variant-ouri = Ouri: 25 seeds win
variant-oware = Oware: 24 seeds win

play-now =
    1. Every house begins with four seeds. The six houses on your side are yours.
    2. On your turn, lift all the seeds of one of your houses and drop one into each following house, round the board.
    3. If the last falls into an enemy house and makes two or three there, they are yours. So are those of the enemy houses just behind it, one after another, as long as they hold two or three.
    4. The first to have 25 seeds in store wins.

first-match = Before you sow, look at your houses with one or two seeds. If an enemy house reaches one of them exactly, its seeds are harvested.

rules =
    # The board
    There are two rows of six houses, one for each player, and a store at each player’s right. At the start every house holds four seeds: 48 in all. South begins.

    # Sowing
    On your turn you lift all the seeds of one of your houses and drop one into each following house, counter-clockwise. Stores are not sown.
    @ show-1

    With 12 seeds or more you go all the way round and skip the house you started from.
    @ skip

    A house with a single seed may not be played while you have another with two or more.

    # Harvesting
    If your last seed falls into an enemy house and makes two or three seeds there, you gather them. You also gather those of the house before it, if it is your opponent’s and holds two or three, and so on backwards until the first that does not fit.
    @ show-2

    # Feeding
    - If your opponent has no seeds, you must make a move that gives some. This duty overrides the single-seed rule.
    - If your harvest leaves your opponent without seeds, you play again and give some.
    @ again

    # End
    - A player with 25 seeds in store wins at once.
    @ show-3

    - If a player without seeds cannot be given any, the other gathers the seeds on their own side and the stores are counted.
    - If the same position comes up for the third time, the game ends: the seeds on the board are nobody’s and the stores are counted.

    Whoever has more seeds wins. Equal numbers are a draw.
    @ draw

    # Variants and options
    - Ouri: 25 seeds, more than half.
    - Oware: 24 seeds, half.
    - Who begins: South, unless you say otherwise. You may also draw lots.

notation = A move is written as the house that was sown: { $show-1 }. South has the houses of row 1 and North those of row 2. The letters go from a to f, from the left to the right of whoever plays South. Houses with the same letter face each other. The seeds that are harvested are not written, because the rules tell which they are.

history =
    Ouri belongs to the great African family of sowing games, usually called mancala. It goes by many names, Oware and Awari among them, and has neither author nor date.

    In Portugal it is played in the national championship of mathematical games; our variant Oware follows the rules of the tournament of the Federal University of Goiás, in Catalão, Brazil.

idea = You need not sow to know where the last seed will fall: from a house with five it falls five houses ahead. Count first, and look for an enemy house that would then hold two or three.

mathematics =
    Seeds never vanish: they change houses or go into a store. So if you count them all, there are always 48.

    A house with n seeds drops its last one exactly n houses ahead, as long as n is at most 11. From 12 to 22 it falls n + 1 houses ahead, because of the skipped house. Whoever counts this way sees the harvest before sowing.

    As there are always 48 seeds, 25 are enough to win. A game may also stop making progress, with a handful of seeds going round and round; hence the rule that counts the stores when the position repeats.

    In 2002 John Romein and Henri Bal solved by computer the version they call Awari, which differs from this one in some rules. They computed the value of every position, about 889 billion, and found that without a mistake on either side the game is a draw.

in-class =
    Ages 8 and up · 20 minutes a match.
    - 10 min: sow together: where does the last seed fall? Guess before sowing.
    - 10 min: harvest: find all the moves on a board that gather seeds.
    - 20 min: matches in pairs.
    - 5 min: who made the biggest harvest? Show how.
    # Questions
    - A house holds five seeds: where does the last one fall? → Five houses ahead.
    - And with twelve? → Thirteen houses ahead: all the way round, past the house it started from, into the next.
    - The stores hold 20 and 17 seeds: how many are in the houses? → Eleven, because 48 − 37 = 11.

play-now-oware =
    1. Every house begins with four seeds. The six houses on your side are yours.
    2. On your turn, lift all the seeds of one of your houses and drop one into each following house, round the board.
    3. If the last falls into an enemy house and makes two or three there, they are yours. So are those of the enemy houses just behind it, one after another, as long as they hold two or three.
    4. The first to reach 24 seeds in store wins.

first-match-oware = Do not leave many of your houses with one or two seeds: those are the ones that can be harvested.

rules-oware =
    # The board
    There are two rows of six houses, one for each player, and a store at each player’s right. At the start every house holds four seeds: 48 in all. South begins.

    # Sowing
    On your turn you lift all the seeds of one of your houses and drop one into each following house, counter-clockwise. Stores are not sown.
    @ show-oware-1

    With 12 seeds or more you go all the way round and skip the house you started from.
    @ oware-skip

    A house with a single seed may not be played while you have another with two or more.

    # Harvesting
    If your last seed falls into an enemy house and makes two or three seeds there, you gather them. You also gather those of the house before it, if it is your opponent’s and holds two or three, and so on backwards until the first that does not fit.
    @ oware-take

    # Feeding
    - If your opponent has no seeds, you must make a move that gives some. This duty overrides the single-seed rule.
    - If your harvest leaves your opponent without seeds, you play again and give some.
    @ oware-again

    # End
    - A player with 24 seeds in store wins at once.
    @ show-oware-2

    - If a player without seeds cannot be given any, the other gathers the seeds on their own side. Whoever has more wins.
    @ oware-collect

    - If the same position comes up for the third time, the game ends: the seeds on the board are nobody’s and the stores are counted. Equal numbers are a draw.

    # Options
    - Who begins: South, unless you say otherwise. You may also draw lots.

notation-oware = A move is written as the house that was sown: { $show-oware-1 }. South has the houses of row 1 and North those of row 2. The letters go from a to f, from the left to the right of whoever plays South. Houses with the same letter face each other. The seeds that are harvested are not written, because the rules tell which they are.

history-oware =
    Oware is one of the many names of a West African game of sowing, of the great family usually called mancala. It has neither author nor date: it went from hand to hand, and every land plays it in its own way.

    The rules of this variant are those of the tournament of the Federal University of Goiás, in Catalão, Brazil. There, half of the seeds are enough to win.

idea-oware = A full house is a weapon: with many seeds it goes nearly round the board and may harvest several houses at once. Keep it until your opponent has many houses with one or two.

mathematics-oware =
    Seeds never vanish: they change houses or go into a store. So if you count them all, there are always 48.

    Whoever reaches 24 wins at once, yet 24 is only half. Both could get there if the game went on; that is why the first one counts. And 24–24 never happens: the first to have 24 has already won. A draw can only come from a position that repeats, with seeds still on the board.

    A house with n seeds drops its last one exactly n houses ahead, as long as n is at most 11. From 12 to 22 it falls n + 1 houses ahead, because of the skipped house.

    One move can harvest at most six houses with three seeds each: eighteen seeds.

    In 2002 John Romein and Henri Bal solved by computer the version they call Awari, which differs from this one in some rules: without a mistake on either side the game is a draw.

in-class-oware =
    Ages 8 and up · 20 minutes a match.
    - 10 min: sow together and guess where the last seed falls.
    - 10 min: on the board of the lesson, look for the biggest harvest.
    - 20 min: matches in pairs.
    - 5 min: count the seeds of every table: are there always 48?
    # Questions
    - A house holds seven seeds: where does the last one fall? → Seven houses ahead.
    - Why does a game never end 24–24? → The first to reach 24 wins at once.
    - Your last seed falls into an empty enemy house. Do you gather anything? → No: there is only one, and it takes two or three.

classic-ouri_grand_slam = The harvest that takes everything
    .who = An example of ours
    .why = Whoever leaves the opponent without seeds has to play again and give some.
    .ply-1 = South has gathered North’s four seeds. South plays again, and only one house reaches the other side.
classic-oware_24_win = Twenty-four are enough
    .who = An example of ours
    .why = In Oware, half of the seeds already win.
    .ply-1 = Two seeds gathered: 22 + 2 = 24, and the game is over.

lesson-first = You have 23 seeds, and 25 win. Touch the lit house!
lesson-first-else = Which of your houses holds two seeds?
lesson-first-look = It is the lit house, in the lower row.
lesson-first-done = You won! Gathering 25 seeds in the store: that is the goal.
lesson-show-1 = The seeds of one house are sown into the next ones.
lesson-sow-1 = One seed in each house. Which of yours ends in the lit house?
lesson-sow-1-else = Count house by house, round the board: where does the last seed fall?
lesson-sow-1-look = It is the house with five seeds: count five steps from it.
lesson-sow-1-done = Right! Five seeds, five steps. You know it without sowing.
lesson-sow-2 = Farther now: which house of yours ends in the lit one?
lesson-sow-2-else = How many steps is it from each house to the lit one?
lesson-sow-2-look = Start counting at the left end of your row.
lesson-sow-2-done = Well counted! Eight steps it is, and eight seeds lay there.
lesson-sow-3 = Sow a house that holds two seeds or more.
lesson-sow-3-else = Does that house hold a single seed? Have you one with more?
lesson-sow-3-look = The two houses that may play are lit.
lesson-sow-3-done = That is it. The houses with a single seed had to wait.
lesson-show-2 = The last seed harvests four houses in a row.
lesson-harvest-1 = Harvest North’s lonely seed. With which house of yours?
lesson-harvest-1-else = Where must your last seed fall to make two there?
lesson-harvest-1-look = The seed lies in the lit house. Count three steps back from it.
lesson-harvest-1-done = You harvested two: the one that was there and the one that came.
lesson-harvest-2 = Find the two moves that harvest seeds of North’s.
lesson-harvest-2-else = In which of North’s houses would there be two or three seeds?
lesson-harvest-2-look = One of your houses ends in each of the lit ones.
lesson-harvest-2-done = Well counted! One of them takes three seeds, the other takes five.
lesson-show-3 = More than half the seeds in the store: South wins.
lesson-count-1 = You have 22 and need 25. Two moves harvest, but only one is enough. Which?
lesson-count-1-else = How many seeds does each of the two moves harvest?
lesson-count-1-look = Choose the move that harvests both lit houses.
lesson-count-1-done = Four seeds: 22 and 4 make 26. You won!
lesson-count-2 = South has 15 seeds and needs 25. Find the move that wins.
lesson-count-2-else = How far into North’s row do your seeds reach? And what is harvested behind?
lesson-count-2-look = Look for the house that harvests the four lit ones.
lesson-count-2-done = Ten seeds at once! With 25, South wins.
lesson-feed-1 = North has no seeds. Make a move that gives some.
lesson-feed-1-else = Do the seeds of that house reach the other side?
lesson-feed-1-look = Two of your houses reach it: they are lit.
lesson-feed-1-done = Very good: your opponent must be able to play.
lesson-feed-2 = North has nothing left again. Only one house of yours feeds it: which?
lesson-feed-2-else = Where do the seeds of each house stop? Does any go to the other side?
lesson-feed-2-look = Look at the lit house, right beside the other side.
lesson-feed-2-done = That is it! To feed the other side even a single seed may play.
lesson-trap-1 = North needs one seed to win. Which move stops a harvest right now?
lesson-trap-1-else = Where does the last of the two lit seeds fall?
lesson-trap-1-look = It falls into the house at the left end of your row. What do you do there?
lesson-trap-1-done = Saved! That house is empty now: a seed that falls there will be alone.
lesson-trap-2 = North has 23. Only one move stops a win right now: which?
lesson-trap-2-else = How far do the three lit seeds reach?
lesson-trap-2-look = The last would fall into your lit house. Do not let there be two.
lesson-trap-2-done = Good defence! Always count where your opponent’s seeds will fall.
lesson-match = The match is yours: you have 22 seeds and need three more. Count well and win!
lesson-match-else = Not enough this time. Before sowing, count where the last seed falls. Again!
lesson-match-done = You won the match! Whoever counts before sowing harvests more.

lesson-oware-first = You have 22 seeds, and 24 win. Touch the lit house!
lesson-oware-first-else = Which of your houses holds four seeds?
lesson-oware-first-look = It is the lit house, in the lower row.
lesson-oware-first-done = You won! Gathering 24 seeds in the store: that is the goal.
lesson-show-oware-1 = The four seeds are sown into the next houses.
lesson-oware-sow-1 = One seed in each house. Which of yours ends in the lit house?
lesson-oware-sow-1-else = Count house by house, round the board: where does the last seed fall?
lesson-oware-sow-1-look = It is five steps to the lit house. Which house of yours holds five seeds?
lesson-oware-sow-1-done = Right! As many steps as seeds: count before you sow.
lesson-oware-sow-2 = Sow a house that holds two seeds or more.
lesson-oware-sow-2-else = Does that house hold a single seed? Have you one with more?
lesson-oware-sow-2-look = The two houses that may play are lit.
lesson-oware-sow-2-done = That is it. The houses with a single seed had to wait.
lesson-show-oware-harvest = The last makes two seeds: they are harvested, and so are those just behind.
lesson-oware-harvest-1 = Harvest North’s lonely seed. With which house of yours?
lesson-oware-harvest-1-else = Where must your last seed fall to make two there?
lesson-oware-harvest-1-look = The seed lies in the lit house. Which of yours ends exactly there?
lesson-oware-harvest-1-done = You harvested two: the one that was there and the one that came.
lesson-oware-harvest-2 = Find the move that harvests four houses at once.
lesson-oware-harvest-2-else = Which house of yours reaches far and leaves two or three in each one behind?
lesson-oware-harvest-2-look = The last seed must fall into the farthest of the lit houses.
lesson-oware-harvest-2-done = Ten seeds! The harvest goes backwards while there are two or three.
lesson-show-oware-2 = Two seeds gathered: with 24, South wins.
lesson-oware-count-1 = You have 19 and need 24. Two moves harvest, but only one is enough. Which?
lesson-oware-count-1-else = How many seeds does each of the two moves harvest?
lesson-oware-count-1-look = Choose the move that harvests all three lit houses.
lesson-oware-count-1-done = Six seeds: 19 and 6 make 25. You won!
lesson-oware-count-2 = South has 21 seeds and needs 24. Find the move that wins.
lesson-oware-count-2-else = Which move harvests more than one house?
lesson-oware-count-2-look = See the two lit houses: which of yours reaches them exactly?
lesson-oware-count-2-done = Four seeds at once: 25, and South wins.
lesson-oware-feed-1 = North has no seeds. Make a move that gives some.
lesson-oware-feed-1-else = Do the seeds of that house reach the other side?
lesson-oware-feed-1-look = The houses that reach it are lit.
lesson-oware-feed-1-done = Very good: your opponent must be able to play.
lesson-oware-feed-2 = North has nothing left again. Only one house of yours feeds it: which?
lesson-oware-feed-2-else = Where do the seeds of each house stop? Does any go to the other side?
lesson-oware-feed-2-look = Look at the lit house, right beside the other side.
lesson-oware-feed-2-done = That is it! To feed the other side even a single seed may play.
lesson-oware-trap-1 = North needs two seeds to win. Which move stops a harvest right now?
lesson-oware-trap-1-else = Where will the lit seed fall?
lesson-oware-trap-1-look = It will fall into your house right below. Do something about it!
lesson-oware-trap-1-done = Saved! That house is empty now: a seed that falls there will be alone.
lesson-oware-trap-2 = Now North can harvest two of your houses. Which move stops a win right now?
lesson-oware-trap-2-else = How far do the two lit seeds reach?
lesson-oware-trap-2-look = The last would fall into your lit house. Do not let there be two.
lesson-oware-trap-2-done = Good defence! Always count where your opponent’s seeds will fall.
lesson-oware-match = The match is yours: you have 22 seeds and need two more. Count well and win!
lesson-oware-match-else = Not enough this time. Before sowing, count where the last seed falls. Again!
lesson-oware-match-done = You won the match! Whoever counts before sowing harvests more.

diagram-skip = Twelve seeds go all the way round and skip the house they came from.
diagram-again = North is left with nothing: South plays again and gives some seeds.
diagram-draw = South can be given no seeds: those that are left make it 24–24. A draw.
diagram-oware-skip = Twelve seeds go all the way round and skip the house they came from.
diagram-oware-take = The last makes three seeds in d2; three houses are harvested, going back.
diagram-oware-again = North is left with nothing: South plays again and gives some seeds.
diagram-oware-collect = South cannot give North any seeds: South keeps them, and wins.

puzzle-harvest-idea = Which sowing leaves two or three seeds in several enemy houses?
puzzle-harvest-why = You took several houses in a row, from the last one backwards.
puzzle-count-idea = Count where the last seed of each move falls.
puzzle-count-why = Only this sowing brings the seeds that were missing.
puzzle-forced-replies-idea = Count the moves that are left to your opponent, and leave hardly any choice.
puzzle-forced-replies-why = There was hardly any choice, and you had done the counting.

# What somebody is told who does not see the board
note-feed = { $player }: the opponent has no seeds. These houses feed them: { $sites }.
note-threat =
    { $count ->
        [one] { $player }: sowing { $first } threatens to harvest one seed.
       *[other] { $player }: sowing { $first } threatens to harvest { $count } seeds.
    }
say-board = Row 1 is South’s, row 2 is North’s. Seeds are sown from a1 to f1 and then from f2 to a2.
