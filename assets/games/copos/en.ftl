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
    2. In your turn, sow one to four seeds from the stock, one into each cup, beginning at your left.
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
    A modern game by Arthur and Wald Amberstone, published in 1965 as Cups. It is a game of sowing that does not go round: each player sows only on their own side.

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

lesson-show-1 = Four seeds from the stock: one in each cup.
lesson-show-2 = The cup is emptied and its last seed reaches the store.
lesson-show-3 = The last falls into an empty cup: the seeds opposite are gathered.
lesson-cup = Empty a cup that is ready: four, three, two or one seed.
lesson-cup-else = The last seed must fall into the store. That cup is not ready.
lesson-cup-done = One seed in the store! The cups that follow got one each.
lesson-order = First empty d1 and, in your next turn, c1.
lesson-order-else = First d1. With a seed from c1 it would have two, and be obstructed.
lesson-order-done = Two seeds in the store. Begin with the cup nearest to it.
lesson-capture = How many seeds do you have to sow to gather the two of c2?
lesson-capture-else = That number gathers nothing. The last must fall into the empty cup c1.
lesson-capture-done = Three! The last fell into c1, which was empty, and you gathered those of c2.
lesson-trap = Cup b1 is ready. Make a move that does not obstruct it.
lesson-trap-else = Cup b1 would hold four seeds, and it needs only three.
lesson-trap-done = That is it: b1 is not obstructed.
lesson-puzzle = You have 35 and so has North. Only one number of seeds wins: which?
lesson-puzzle-else = That number loses the tie-break: North has more in the cups. Capture!
lesson-puzzle-done = Three: you gather those of c2, and 37–35 ends the game.

diagram-obstructed = Cup b2 holds three seeds and needs only two: it is not captured.
diagram-pass = With no stock and no cup ready, South passes.
diagram-win = Nobody can play any more: 39–37, and South wins.
diagram-draw = All equal: 36 in the stores and four in free cups. A draw.

puzzle-count-idea = Count where the last seed of each move falls.
puzzle-count-why = Only this sowing brings the seeds that were missing.
puzzle-best-score-idea = Count the seeds to the end: which move gathers most?
puzzle-best-score-why = Counted to the last seed, no other move gathers as many.
puzzle-forced-replies-idea = Leave your opponent a single sowing.
puzzle-forced-replies-why = There was no choice any more: the sowing was the one you wanted.
