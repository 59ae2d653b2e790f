goal = Bring more seeds to your store out of cups that hold just the right number.
aliases = Goblets

ask-stock = Sow one to four seeds from your stock
ask-cup = Empty a cup that holds just the right number
ask-stock-or-cup = Sow from your stock or empty a cup that holds just the right number

choice-count =
    { $count ->
        [one] One seed
       *[other] { $count } seeds
    }

end-cups = Equal stores: the seeds left in the cups decide.
end-free-cups = Equal stores and cups: the cups that are not obstructed decide.
end-even = Equal in everything: you will have to play again.

play-now =
    1. You have four cups, a store at their right and a stock of 40 seeds. The cups begin empty.
    2. On your turn, sow one to four seeds from the stock, one into each cup, beginning at your left.
    3. Or empty a cup, if its last seed falls exactly into the store: it needs four, three, two or one, from left to right.
    4. If the last seed from the stock falls into an empty cup, you gather those of the cup across.
    5. When nobody can play, whoever has more seeds in store wins.

first-match = Before you sow from the stock, see whether a ready cup is going to get one seed too many. If so, empty it first.

rules =
    # The board
    Each player has a row of four cups, a store at its right and, off the board, a stock of 40 seeds. The cups begin empty. Every cup faces a cup of the opponent. South begins.

    # The turn
    You do one of two things.

    - Sow from the stock: take one, two, three or four seeds and drop one into each of your cups, beginning with the one at your left.
    @ show-1

    - Empty a cup: take all its seeds and drop one into each following cup and on to the store. You may do so only if the last one falls exactly into the store: the first cup needs four seeds, the second three, the third two, and the last only one.
    @ show-2

    You always sow on your own side.

    # Captures
    If you sow from the stock and the last seed falls into an empty cup, you gather the seeds of the cup across into your store. Emptying a cup captures nothing.
    @ show-3

    # Obstructed cups
    A cup with more seeds than it needs is obstructed: it can no longer be emptied, nor captured.
    @ obstructed

    # End
    A player who can do nothing passes, and the other goes on for as long as possible.
    @ pass

    When neither can, the player with more seeds in store wins.
    @ win

    If these are equal, the seeds left in the cups count; then only those in cups that are not obstructed.

    If everything is still equal, it is a draw.
    @ draw

    # Options
    - Who begins: South, unless you say otherwise. You may also draw lots.

notation = Sowing from the stock is written with the sign + and the number of seeds: { $show-1 }. Emptying a cup is written as the name of the cup: { $show-2 }. South has the cups of row 1 and North those of row 2, and the letters go from a to d, from South’s left to the right. So North’s left is the cup d of its row. Whoever can do nothing writes { $pass }. The seeds that are captured are not written.

history =
    A modern game by Arthur and Wald Amberstone, invented in 1965 and first published in 1969, in Sid Sackson’s book A Gamut of Games, as Cups. It is a game of sowing that does not go round: each player sows only on their own side.

    Here we follow the rules of the tournament of the Federal University of Goiás, in Catalão, Brazil, where the store is called a potentiometer.

idea = With 4, 2, 2 and 1 seeds in your cups, from left to right, you can bring all nine to the store just by emptying cups. Always empty the ready cup nearest the store, or it gets one seed too many and is obstructed.

mathematics =
    Every move takes seeds out of a stock or puts one into a store, and never the other way. So the game has to end.

    For the same reason no position comes twice. Emptying a cup always puts exactly one seed into the store; only captures can put more. An obstructed cup is never freed, because it only ever receives: its seeds serve nothing but the tie-break.

    If nobody disturbed you, how many seeds could you bring to the store just by emptying cups? For every number there is at most one arrangement that allows it. With four cups you get as far as 9 seeds: 4, 2, 2, 1 from left to right. You always play the ready cup nearest the store.

    This arrangement is that of a game for one person, Tchoukaillon, which Duane Broline and Daniel Loeb studied in 1995. With k cups the most grows like k² divided by pi (3.14159…).

    Four seeds from the stock leave one in each cup, and the last cup is ready at once. But if it held a seed already, it now has two and is obstructed: often it is better to sow fewer.

in-class =
    Ages 9 and up · 15 minutes a match.
    - 10 min: which cups are ready? A quick game of questions on the blackboard.
    - 10 min: a challenge alone: bring 4, 2, 2, 1 to the store without using the stock.
    - 20 min: matches in pairs; if time runs out, count the stores.
    - 5 min: how many cups ended obstructed? How could that be avoided?
    # Questions
    - How many seeds does each cup need to be emptied? → Four, three, two and one, from left to right.
    - With 4, 2, 2, 1, how often do you empty cups until all nine are in the store? → Nine times: each time exactly one goes in.
    - Can an obstructed cup become free again? → No: it only receives seeds and never loses any.

classic-copos_exact = Four seeds, four steps
    .who = An example of ours
    .why = It shows that only a cup with the right number can be emptied.
    .ply-1 = Cup a1 held four: one for each following cup and the last for the store.

lesson-first = 37 to 37! Touch the lit cup: its last seed goes into your store.
lesson-first-else = Which cup of yours still holds a seed?
lesson-first-look = It is the lit cup, right beside your store.
lesson-first-done = You won by 38 to 37! Whoever has more seeds in the store wins.
lesson-show-1 = Four seeds from the stock: one in each cup.
lesson-sow-1 = Sow from the stock: the last seed should fall into the lit cup.
lesson-sow-1-else = From which cup do you start? How many cups is it to the lit one?
lesson-sow-1-look = One seed in each of the lit cups.
lesson-sow-1-done = That is it: two seeds, two cups, always starting on your left.
lesson-sow-2 = Now you are North, on the other side. The last should fall into the lit cup.
lesson-sow-2-else = Sitting on North’s side, where is your left?
lesson-sow-2-look = North starts from the cup at the other end: count the lit ones.
lesson-sow-2-done = Right! Each player starts on their own left.
lesson-show-2 = The farthest cup is ready with 4 seeds: the last one reaches the store.
lesson-cup-1 = From left to right, cups are ready with 4, 3, 2 and 1 seeds. Empty one of them!
lesson-cup-1-else = Count the steps from the cup to the store. Does it hold exactly that many seeds?
lesson-cup-1-look = The lit cups hold as many seeds as there are steps to the store.
lesson-cup-1-done = One seed in the store! The cups that follow got one each.
lesson-cup-2 = Two of your cups are ready. Empty both, one each turn: which comes first?
lesson-cup-2-else = If you begin with the farther one, what happens to the other?
lesson-cup-2-look = First the one nearest the store; then the other.
lesson-cup-2-done = Two seeds in the store. Begin with the cup nearest to it.
lesson-show-3 = The last falls into an empty cup: those opposite are gathered. South wins 37–36.
lesson-capture-1 = How many seeds do you have to sow to gather the two lit ones?
lesson-capture-1-else = Which cup of yours is across from the two? How many cups is it to there?
lesson-capture-1-look = The last must fall into the lit empty cup.
lesson-capture-1-done = Three! The last fell into an empty cup, and you gathered those opposite.
lesson-capture-2 = You have two empty cups, but only one capture works. How many do you sow?
lesson-capture-2-else = One of the lit cups holds too many seeds. Which is it?
lesson-capture-2-look = The obstructed cup cannot be captured. That leaves the one on the right.
lesson-capture-2-done = That is it! A cup with too many seeds is neither emptied nor captured.
lesson-trap-1 = The lit cup is ready. Make a move that does not obstruct it.
lesson-trap-1-else = That cup is ready with 3 seeds. If you sow from the stock, how many will it hold?
lesson-trap-1-look = Empty it now, or sow without reaching it.
lesson-trap-1-done = That is it: the cup is not obstructed.
lesson-trap-2 = North can sow as far as the lit cup. Which of your seeds do you save now?
lesson-trap-2-else = The lit cup is empty. What lies across from it?
lesson-trap-2-look = Empty your cup across from it, before North gathers it.
lesson-trap-2-done = Good! One is in the store, and North can no longer take the three together.
lesson-end-1 = The stock is used up, and you are one behind. Which cup do you empty first?
lesson-end-1-else = After that move, is the other cup still ready?
lesson-end-1-look = The cup nearest the store must not receive another seed.
lesson-end-1-done = Right! Now they all go into the store, one by one.
lesson-end-2 = You have 35 and so has North. Only one number of seeds wins: which?
lesson-end-2-else = If the stores are equal, who has more in the cups? Can you capture?
lesson-end-2-look = The last should fall into the lit empty cup.
lesson-end-2-done = Three: you gather those opposite, and 37–35 ends the game.
lesson-match = The match is yours: you have 28 and North 26. Empty the ready cups and win!
lesson-match-else = Not enough this time. Before sowing, empty the cup it would obstruct. Again!
lesson-match-done = You won the match! Whoever counts the cups fills the store.

diagram-obstructed = Cup b2 holds three seeds and needs only two: it is not captured.
diagram-pass = With no stock and no cup ready, South passes.
diagram-win = Nobody can play any more: 39–37, and South wins.
diagram-draw = All equal: 36 in the stores and four in free cups. A draw.

puzzle-count-idea = Count where the last seed of each move falls.
puzzle-count-why = Only this sowing brings the seeds that were missing.
puzzle-best-score-idea = Count the seeds to the end: which move gathers most?
puzzle-best-score-why = Counted to the last seed, no other move gathers as many.
puzzle-forced-replies-idea = Count the moves that are left to your opponent, and leave hardly any choice.
puzzle-forced-replies-why = There was hardly any choice, and you had done the counting.

# What somebody is told who does not see the board
say-board = Row 1 is South’s, who sows from a1 to d1. Row 2 is North’s, who sows from d2 to a2.
