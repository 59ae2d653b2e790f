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

rules =
    # The board
    Each player has a row of four cups, a store at its right and, off the board, a stock of 40 seeds. The cups begin empty. Every cup faces a cup of the opponent. South begins.

    # The turn
    You do one of two things.

    - Sow from the stock: take one, two, three or four seeds and drop one into each of your cups, beginning with the one at your left.
    - Empty a cup: take all its seeds and drop one into each following cup and on to the store. You may do so only if the last one falls exactly into the store: the first cup needs four seeds, the second three, the third two, and the last only one.

    You always sow on your own side.

    # Captures
    If you sow from the stock and the last seed falls into an empty cup, you gather the seeds of the cup across into your store. Emptying a cup captures nothing.

    # Obstructed cups
    A cup with more seeds than it needs is obstructed: it can no longer be emptied, nor captured.

    # End
    A player who can do nothing passes, and the other goes on for as long as possible. When neither can, the player with more seeds in store wins. If these are equal, the seeds left in the cups count; then only those in cups that are not obstructed; then it is a draw.

    # Options
    - Who begins: South, unless you say otherwise. You may also draw lots.

    # How moves are written
    +3 is sowing three seeds from the stock. Emptying a cup is written as the name of the cup: South has a1 to d1, North has a2 to d2, and North’s left is d2. Passing is written pass.

history =
    A modern game by Arthur and Wald Amberstone, published in 1965 as Cups. It is a game of sowing that does not go round: each player sows only on their own side.

    Here we follow the rules of the tournament of the Federal University of Goiás, in Catalão, Brazil, where the store is called a potentiometer.

idea = With 4, 2, 2 and 1 seeds in your cups, from left to right, you can bring all nine to the store just by emptying cups. Always empty the ready cup nearest the store, or it gets one seed too many and is obstructed.

mathematics =
    No position comes twice and every game ends: each action takes seeds from a stock or puts at least one into a store, and none goes back.

    Emptying a cup always puts exactly one seed into the store; only captures can put more. An obstructed cup is never freed, because it only ever receives: its seeds serve nothing but the tie-break.

    If nobody disturbed you, how many seeds could you bring to the store just by emptying cups? For every number there is at most one arrangement that allows it. With four cups you get as far as 9 seeds: 4, 2, 2, 1 from left to right. You always play the ready cup nearest the store.

    Four seeds from the stock leave one in each cup, and the last cup is ready at once. But if it held a seed already, it now has two and is obstructed: often it is better to sow fewer.

lesson-show-1 = Four seeds from the stock: one in each cup.
lesson-show-2 = The cup is emptied and its last seed reaches the store.
lesson-show-3 = The last falls into an empty cup: the seeds opposite are gathered.
