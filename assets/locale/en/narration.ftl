### Sentences that tell a match to someone who does not see the board. Same keys and same order as pt/narration.ftl.

say-and = { $first } and { $last }
say-then = { $first }, then { $next }
say-range = { $from } to { $to }

# Places
place-store = store ({ $player })
place-stock = stock ({ $player })
place-beside-of = beside the board ({ $player })
place-hand = piece to be placed
dir-n = north
dir-ne = north-east
dir-e = east
dir-se = south-east
dir-s = south
dir-sw = south-west
dir-w = west
dir-nw = north-west
say-edge = { $direction } edge
say-edge-of = { $direction } edge ({ $player })
say-row = Row { $name }
say-row-capitals = Row { $name }, capitals
say-row-small = Row { $name }, small letters
say-column = Column { $name }
say-ray = From { $site } to the { $direction }
say-no-ray = From { $site } to the { $direction } there is nothing more.
say-nothing = empty
say-empty-range = { $range }, empty
say-same-range = { $range }, on each: { $what }
say-touches = Touches { $edges }.
say-touched = the { $direction } edge
say-touched-of = the { $direction } edge ({ $player })
say-touches-nothing = Touches no edge.
say-goal = It is a goal of { $player }.
say-zone = It is in the central zone.
say-can = It is in the marked zone.
say-begins = A move of yours can begin here.
say-part = A move can end here.
say-not-legal = There is no move here now.

# Chains
say-no-chain = There is no piece of a side on { $site }.
say-chain =
    { $count ->
        [one] { $player }: a single piece, { $sites }.
       *[other] { $player }: { $count } pieces connected with { $site }: { $sites }.
    }
say-free =
    { $count ->
        [0] It has no free neighbours.
        [one] One free neighbour: { $sites }.
       *[other] { $count } free neighbours: { $sites }.
    }

# What happened
say-no-last = Nobody has played yet.
ev-place = comes to { $site }: { $what }
ev-move = { $what }: from { $from } to { $to }
ev-remove = leaves { $site }: { $what } ({ $why })
ev-flip = turns over on { $site }: now { $what }
ev-transform = on { $site } becomes: { $what }
ev-sow =
    { $count ->
        [one] one seed is sown from { $from }, into { $sites }
       *[other] { $count } seeds are sown from { $from }: { $sites }
    }
ev-score =
    { $points ->
        [one] { $player }: 1 point
       *[other] { $player }: { $points } points
    }
ev-swap = the sides are exchanged
ev-pass = { $player }: pass
why-custody = between { $one } and { $other }
why-intervention = beside { $site }
why-replaced = another piece took its place
why-taken = taken
why-off = off the board
why-disconnected = it lost its last connection

# What can be played
say-legal =
    { $count ->
        [one] There is a single move.
       *[other] There are { $count } moves.
    }
say-from = They begin at: { $sites }.
say-all-empty = all empty places
say-goes = From { $from }: { $to }.
say-picked = You chose { $taps }. Still to come: { $next }.
say-none = There are no more moves.
say-none-from = No move begins at { $site }.
say-captures = { $action } takes { $what }
say-turns = { $action } turns over { $what }
say-no-captures = Nothing can be taken now.
say-more =
    { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }

# How the match stands
say-pieces = { $player }: { $pieces }.
say-no-pieces = { $player }: no piece.
say-empty-board = There are no pieces on the board.
say-nobody = Nobody’s
say-seeds = seeds
say-times = { $site } ({ $count })
say-kind = { $piece }, { $count } in all: { $sites }
say-kind-short = { $piece }, { $count }
say-no-score = This game has no points.
say-points = { $player }: { $points }
say-decided-by = Decided by: { $sites }.
