//! Tests of the rules of Hex and of its analysis against exhaustive search.

use super::*;
use crate::test_support::oracle::{Memory, wins};
use crate::test_support::{play, start};
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use tabuleiro_engine::search::{Heuristic, Method, Setting, opponent_with};
use tabuleiro_rules::{Game, Player};

#[test]
fn perft_counts_free_cells_and_one_swap() {
    let game: Hex = start(&["size=3"]);
    assert_eq!([1, 2, 3].map(|d| game.perft(d)), [9, 9 * 9, 9 * (8 * 7 + 8)]);
}

#[test]
fn black_connects_the_first_column_with_the_last() {
    let mut game: Hex = start(&["size=3"]);
    play(&mut game, "a2 a3 b2 b3 c1");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    let names: Vec<String> =
        game.verdict().unwrap().sites.iter().map(|s| game.board().sites[s.index()].name.clone()).collect();
    assert!(names == ["c1", "b2", "a2"] || names == ["a2", "b2", "c1"], "{names:?}");
}

#[test]
fn cells_on_the_other_diagonal_are_not_neighbours() {
    let mut game: Hex = start(&["size=3"]);
    play(&mut game, "a1 a2 b2 b1 c3");
    assert_eq!(game.outcome(), None);
}

#[test]
fn on_an_empty_board_a_side_needs_as_many_stones_as_the_board_is_wide() {
    let game: Hex = start(&[]);
    assert_eq!(game.0.distance(Player::First, Grid::neighbours), Some(11));
    assert_eq!(game.0.distance(Player::Second, Grid::neighbours), Some(11));
}

#[test]
fn completing_a_bridge_after_an_intrusion_is_ordered_first() {
    let mut game: Hex = start(&["size=7"]);
    // d4 and e5 are connected through d5 or e4; White intrudes on e4.
    play(&mut game, "d4 a7 e5 e4");
    let mut actions = Vec::new();
    game.actions(&mut actions);
    let best = actions.into_iter().max_by_key(|&a| game.move_order(a)).unwrap();
    assert_eq!(best, game.read("d5").unwrap());
}

/// `random_playout` must have the distribution of the default one: its mean length and the share won by the first side.
#[test]
fn playouts_placed_in_one_step_are_distributed_as_those_played_stone_by_stone() {
    const GAMES: u32 = 20_000;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut scratch = Vec::new();
    let mut means = |in_one_step: bool| {
        let (mut plies, mut wins) = (0, 0);
        for _ in 0..GAMES {
            let mut game: Hex = start(&["size=5"]);
            if in_one_step {
                plies += game.random_playout(&mut rng, &mut scratch, u32::MAX);
            } else {
                while game.outcome().is_none() {
                    let action = game.sample(&mut rng, &mut scratch);
                    game.apply(action, &mut ());
                    plies += 1;
                }
            }
            wins += u32::from(game.outcome() == Some(Outcome::Win(Player::First)));
            let placed = 25 - u32::from(game.0.left());
            assert_eq!(game.0.winner(), Some(game.mover().other()), "the last stone wins");
            assert!(placed >= 9 || game.outcome().is_none());
        }
        (f64::from(plies) / f64::from(GAMES), f64::from(wins) / f64::from(GAMES))
    };
    let (one_step, by_stone) = (means(true), means(false));
    assert!((one_step.0 - by_stone.0).abs() < 0.12, "{one_step:?} {by_stone:?}");
    assert!((one_step.1 - by_stone.1).abs() < 0.02, "{one_step:?} {by_stone:?}");
}

#[test]
fn a_playout_stops_at_its_limit() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for limit in [0, 1, 2, 7, 100] {
        let mut game: Hex = start(&[]);
        let plies = game.random_playout(&mut rng, &mut Vec::new(), limit);
        let swap = u32::from(game.swapped());
        assert!(plies == limit || game.outcome().is_some());
        assert_eq!(plies, 121 - u32::from(game.0.left()) + swap);
    }
}

/// Returns whether the first side wins after that opening, by exhaustive search.
fn opening_wins(size: &str, opening: &str) -> bool {
    let mut game: Hex = start(&[size]);
    play(&mut game, opening);
    !wins(&game, &mut Memory::new())
}

#[test]
fn on_small_boards_openings_on_the_short_diagonal_win_and_those_in_the_acute_corners_lose() {
    for (size, diagonal, acute) in
        [("size=3", &["a3", "b2", "c1"][..], ["a1", "c3"]), ("size=4", &["a4", "b3", "c2", "d1"][..], ["a1", "d4"])]
    {
        assert!(diagonal.iter().all(|cell| opening_wins(size, cell)), "{size}");
        assert!(acute.iter().all(|cell| !opening_wins(size, cell)), "{size}");
    }
}

/// Returns the winner that [`Hex::analyse`] finds, and the actions that it leaves.
fn analyse(game: &Hex) -> (Option<Player>, Vec<String>) {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    let winner = game.analyse(&mut actions).winner;
    let text = |action| {
        let mut text = String::new();
        game.write(action, &mut text);
        text
    };
    (winner, actions.into_iter().map(text).collect())
}

#[test]
fn a_row_of_bridges_from_edge_to_edge_has_won() {
    let mut game: Hex = start(&["size=7"]);
    play(&mut game, "b5 a1 d4 g7 f3");
    assert_eq!(analyse(&game).0, Some(Player::First), "White is to move and has lost");
    for intrusion in ["c4", "d3", "a5", "g2"] {
        let mut game = game;
        play(&mut game, intrusion);
        let (winner, keys) = analyse(&game);
        assert_eq!(winner, Some(Player::First), "after {intrusion}");
        play(&mut game, &keys[0]);
        assert_eq!(analyse(&game).0, Some(Player::First), "{} answers {intrusion}", keys[0]);
    }
}

#[test]
fn a_stone_on_the_third_row_connects_to_its_edge_where_there_is_room() {
    // Black's row begins on the third file of a large board; White moves.
    let row = "c6 a11 d6 b11 e6 c11 f6 d11 g6 e11 h6 f11 i6 g11 j6 h11 k6";
    let mut game: Hex = start(&["size=11"]);
    play(&mut game, row);
    assert_eq!(analyse(&game).0, Some(Player::First), "the edge template holds");
    let mut game: Hex = start(&["size=11"]);
    // The same with a white stone in the template and White to move: the template no longer holds.
    play(&mut game, &row.replace("a11", "a7").replace("b11", "b5"));
    assert_ne!(analyse(&game).0, Some(Player::First));
}

#[test]
fn actions_outside_the_must_play_region_are_removed() {
    let mut game: Hex = start(&["size=7"]);
    play(&mut game, "d4 b4 e3");
    let (winner, actions) = analyse(&game);
    assert_eq!(winner, None);
    assert!(actions.contains(&"b5".to_string()), "there Black would connect to its edge: {actions:?}");
    for useless in ["g7", "a1", "g1", "d7"] {
        assert!(!actions.contains(&useless.to_string()), "{useless} is far from everything: {actions:?}");
    }
}

#[test]
fn pruning_and_analysis_agree_with_exhaustive_search() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut memory = Memory::new();
    let (mut found, mut removed) = (0, 0);
    for round in 0..300 {
        let mut game: Hex = start(&["size=4"]);
        game.random_playout(&mut rng, &mut Vec::new(), 3 + round % 9);
        if game.outcome().is_some() || !game.0.under_way() {
            continue;
        }
        let mover_wins = wins(&game, &mut memory);
        let mut all = Vec::new();
        game.actions(&mut all);
        let mut after = |action| {
            let mut next = game;
            next.apply(action, &mut ());
            next.outcome().is_some() || !wins(&next, &mut memory)
        };
        let mut kept = all.clone();
        let pruned = game.prune(&mut kept);
        assert!(pruned.is_none_or(|winner| (winner == game.mover()) == mover_wins), "{game:?}");
        assert_eq!(kept.iter().any(|&action| after(action)), mover_wins, "{game:?}: {kept:?}");
        let mut kept = all.clone();
        let winner = game.analyse(&mut kept).winner;
        found += u32::from(winner.is_some());
        assert!(winner.is_none_or(|winner| (winner == game.mover()) == mover_wins), "{game:?}");
        if winner == Some(game.mover()) {
            assert!(!kept.is_empty() && kept.iter().all(|&action| after(action)), "{game:?}: {kept:?}");
        } else if winner.is_none() {
            removed += all.len() - kept.len();
            assert!(!all.iter().any(|&action| !kept.contains(&action) && after(action)), "{game:?}: {kept:?}");
        }
    }
    assert!(found > 200 && removed > 10, "{found} {removed}");
}

/// Returns the position in which `loser` has stones on all empty cells outside a carrier.
fn with_stones_outside(game: &Hex, carrier: u64, loser: Player) -> Hex {
    let mut full = *game;
    let mut actions = Vec::new();
    game.actions(&mut actions);
    for action in actions {
        if let (Action::Place(cell), 0) = (action, game.site_bit(action) & carrier) {
            full.0.put(loser, cell);
        }
    }
    full
}

#[test]
fn a_win_does_not_need_the_cells_outside_its_carrier() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut memory = Memory::new();
    let (mut captured, mut won, mut refuted) = (0, 0, 0);
    for round in 0..600 {
        let mut game: Hex = start(&["size=4"]);
        game.random_playout(&mut rng, &mut Vec::new(), 2 + round % 10);
        if game.outcome().is_some() || !game.0.under_way() {
            continue;
        }
        let simplified = game.simplified();
        let filled = simplified.position;
        if let Some(winner) = filled.0.winner() {
            let rest = with_stones_outside(&game, simplified.relied[winner.index()], winner.other());
            let holds = rest.outcome().map_or_else(
                || wins(&rest, &mut memory) == (rest.mover() == winner),
                |end| end == Outcome::Win(winner),
            );
            assert!(holds, "{game:?}");
            captured += 1;
            continue;
        }
        let (mover, other) = (game.mover(), game.mover().other());
        let found = filled.connections();
        if let Some(carrier) = found.won {
            let rest = with_stones_outside(&game, carrier | simplified.relied[mover.index()], other);
            assert!(wins(&rest, &mut memory), "{game:?}");
            won += 1;
        }
        for refutation in found.refutations {
            let carrier = refutation.carrier | simplified.relied[other.index()];
            let mut next = with_stones_outside(&game, carrier, mover);
            // Where the carrier is the whole board, nothing can be played outside it.
            if refutation.spares != 0 && next.0.left() < game.0.left() {
                next.0.end_turn();
                assert!(wins(&next, &mut memory), "{game:?}");
                refuted += 1;
            } else if refutation.spares == 0 {
                assert!(!wins(&next, &mut memory), "{game:?}");
                refuted += 1;
            }
        }
    }
    assert!(captured > 50 && won > 50 && refuted > 50, "{captured} {won} {refuted}");
}

#[test]
fn search_reports_decided_positions_and_no_others_as_decided() {
    let mut game: Hex = start(&["size=7"]);
    play(&mut game, "b5 a1 d4 g7 f3");
    let think = |game: &Hex| {
        let mut opponent = opponent_with(game, Method::MonteCarlo, Setting::full(300_000), 1);
        (opponent.think(300_000), opponent.candidates())
    };
    let (progress, candidates) = think(&game);
    assert_eq!(progress.value, -1.0);
    assert!(candidates.iter().all(|c| c.value == -1.0), "every action of White loses");
    play(&mut game, "c4");
    let (progress, candidates) = think(&game);
    assert_eq!((progress.value, progress.finished), (1.0, true));
    assert!(progress.nodes < 100_000, "{}", progress.nodes);
    assert_eq!(candidates.iter().find(|c| c.text == "c5").map(|c| c.value), Some(1.0));
    assert!(think(&start(&[])).1.iter().all(|c| c.value.abs() < 1.0), "the empty board is not solved");
}

/// The values are those of van Rijswijck (2002).
#[test]
fn openings_on_6x6_are_solved_within_the_node_limit() {
    for (opening, wins) in [("c4", true), ("d3", true), ("a1", false), ("f6", false), ("f3", false)] {
        let mut game: Hex = start(&["size=6"]);
        // After the swap it is White's turn, as without it, and the opening stands.
        play(&mut game, &format!("{opening} swap"));
        let mut opponent = opponent_with(&game, Method::MonteCarlo, Setting::full(12_000_000), 1);
        let value = opponent.think(12_000_000).value;
        assert_eq!(value, if wins { -1.0 } else { 1.0 }, "{opening}");
    }
}

/// Returns the guessed value and the guessed share of each action.
fn guessed(game: &Hex) -> (f32, Vec<(String, f32)>) {
    let (mut actions, mut shares) = (Vec::new(), Vec::new());
    game.actions(&mut actions);
    let value = game.guess(&actions, &mut shares);
    let text = |action| {
        let mut text = String::new();
        game.write(action, &mut text);
        text
    };
    (value, actions.into_iter().map(text).zip(shares).collect())
}

#[test]
fn guesses_are_probabilities_and_values_on_boards_of_every_size() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    for n in SIDES {
        let mut game: Hex = start(&[&format!("size={n}")]);
        game.random_playout(&mut rng, &mut Vec::new(), 2 + u32::from(n) / 2);
        let (value, shares) = guessed(&game);
        let sum: f32 = shares.iter().map(|share| share.1).sum();
        assert!((-1.0..=1.0).contains(&value) && (sum - 1.0).abs() < 1e-4, "{n}: {value} {sum}");
        assert!(shares.iter().all(|share| share.1 >= 0.0), "{n}: {shares:?}");
    }
}

#[test]
fn both_sides_guess_alike_in_positions_that_are_alike() {
    // The second board is the first one with rows and columns exchanged, and the colours with them.
    let mut black: Hex = start(&["size=9"]);
    play(&mut black, "b5 a1 d4 g7 h2 c8");
    let mut white: Hex = start(&["size=9", "first=second"]);
    play(&mut white, "e2 a1 d4 g7 b8 h3");
    let ((value, shares), (other, others)) = (guessed(&black), guessed(&white));
    assert!(value == other && black.mover() != white.mover());
    for (cell, share) in shares {
        let (file, rank) = (cell.as_bytes()[0] - b'a' + 1, cell[1..].parse::<u8>().unwrap());
        let mirrored = format!("{}{file}", char::from(b'a' + rank - 1));
        let same = others.iter().any(|(other, guess)| *other == mirrored && (guess - share).abs() < 1e-5);
        assert!(same, "{cell} {share}");
    }
}

#[test]
fn the_owner_of_a_row_of_bridges_from_edge_to_edge_is_guessed_to_win() {
    let value = |line| {
        let mut game: Hex = start(&["size=11"]);
        play(&mut game, line);
        guessed(&game).0
    };
    assert!(value("b6 a1 d5 k11 f4 a11 h3 b11 j2 c11") > 0.5, "Black's, with Black to move");
    assert!(value("a1 f2 k1 e4 b1 d6 c1 c8 d1 b10") < -0.5, "White's, with Black to move");
}

#[test]
fn a_cell_on_a_shortest_path_is_no_detour() {
    use super::nearness::detours;
    // Black has a stone in the middle of an empty 5×5 board and needs one more towards each edge.
    let mut own = [0; 16];
    own[3] = 1 << 3;
    let (least, more) = detours(&own, &[0; 16], 5, true);
    assert_eq!((least, more[3 * 16 + 3]), (2, 0));
    // White has stones on four of the five cells of the next file.
    let wall = std::array::from_fn(|row| if [1, 2, 3, 4].contains(&row) { 1 << 4 } else { 0 });
    let (least, more) = detours(&own, &wall, 5, true);
    assert!(least > 2 && more[5 * 16 + 4] == 0, "every path leads through the gap: {least}");
    assert!(more[5 * 16 + 1] > 0, "a corner far from the stone");
}
