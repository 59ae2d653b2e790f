use super::*;
use crate::test_support::{play, start};
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::Game;

/// Fills a board column by column.
fn filled(side: u8, letters: &str) -> Produto {
    let mut game = Produto::fresh(side, Player::First);
    let mut letters = letters.chars().filter(|c| !c.is_whitespace());
    for cell in game.all().cells() {
        game.stones[usize::from(letters.next() == Some('W'))] |= 1 << cell;
    }
    game.outcome = Some(game.result());
    game
}

#[test]
fn the_first_turn_has_one_stone_and_every_other_turn_two() {
    for (size, cells) in [("3", 19), ("4", 37), ("5", 61), ("6", 91)] {
        let mut game: Produto = start(&[&format!("size={size}")]);
        assert_eq!(game.empty().count_ones(), cells);
        let mut movers = Vec::new();
        while game.outcome().is_none() {
            movers.push(game.mover());
            let mut list = Vec::new();
            game.actions(&mut list);
            assert_eq!(list.len() as u32, 2 * game.empty().count_ones());
            game.apply(list[0], &mut ());
        }
        assert_eq!(movers.len() as u32, cells);
        for (i, mover) in movers.into_iter().enumerate() {
            assert_eq!(mover, Player::from_second(i.div_ceil(2) % 2 == 1), "stone {i}");
        }
    }
}

#[test]
fn a_stone_that_joins_the_only_two_groups_reduces_the_score_to_0() {
    let mut game: Produto = start(&[]);
    play(&mut game, "e5=b");
    assert_eq!(game.score(), Some([0, 0]), "a single group scores 0");
    // Five stones in column c and six in column e score 30; then a stone in column d joins them.
    play(&mut game, "c1=b c2=b c3=b c4=b c5=b e1=b e2=b e3=b e4=b e6=b");
    assert_eq!(game.score(), Some([30, 0]));
    play(&mut game, "d4=b");
    assert_eq!(game.score(), Some([0, 0]));
    assert_eq!(game.remarks(None).iter().map(|r| r.number).collect::<Vec<_>>(), [Some(12)]);
}

#[test]
fn with_equal_products_fewer_stones_win() {
    // On side 3, each colour has one group, so both products are 0.
    let game = filled(3, "BBB BBBB BBBBW WWWW WWW");
    assert_eq!(game.score(), Some([0, 0]));
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::Second)));
    assert_eq!(game.verdict().unwrap().reason, "end-fewer-stones");
}

#[test]
fn groups_do_not_wrap_round_the_edges_of_the_board() {
    for side in 3..=6 {
        let game = Produto::fresh(side, Player::First);
        let board = game.board();
        for cell in game.all().cells() {
            let alone: Vec<u8> =
                game.all().cells().filter(|&c| largest(1 << c | 1 << cell)[1] == 0 && c != cell).collect();
            let at = |c: u8| board.sites[game.site(c).index()].at;
            let near: Vec<u8> = game.all().cells().filter(|&c| c != cell && at(c).distance(at(cell)) < 1.1).collect();
            assert_eq!(alone, near, "{} on side {side}", Produto::name(cell));
            assert_eq!(board.sites[game.site(cell).index()].name, Produto::name(cell));
        }
    }
}

/// The override of `random_playout` must keep the distribution of random games.
#[test]
fn games_drawn_at_once_have_the_results_of_those_played_stone_by_stone() {
    const GAMES: u32 = 4_000;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(24);
    let mut scratch = Vec::new();
    let mut game_of = |at_once: bool| {
        let (mut wins, mut points) = (0, 0);
        for _ in 0..GAMES {
            let mut game: Produto = start(&["size=4"]);
            for _ in 0..below(&mut rng, 6) {
                let action = game.sample(&mut rng, &mut scratch);
                game.apply(action, &mut ());
            }
            let (mut other, left) = (game, game.empty().count_ones());
            assert_eq!(
                game.random_playout(&mut rng, &mut scratch, if at_once { 1000 } else { left - 1 }),
                left - u32::from(!at_once)
            );
            if !at_once {
                let action = game.sample(&mut rng, &mut scratch);
                game.apply(action, &mut ());
            }
            while other.outcome().is_none() {
                let action = other.sample(&mut rng, &mut scratch);
                other.apply(action, &mut ());
            }
            assert_eq!((game.mover(), game.second), (other.mover(), other.second));
            wins += u32::from(game.outcome() == Some(Outcome::Win(Player::First)));
            points += game.points().iter().sum::<i32>();
        }
        (f64::from(wins) / f64::from(GAMES), f64::from(points) / f64::from(GAMES))
    };
    let (at_once, by_stone) = (game_of(true), game_of(false));
    assert!((at_once.0 - by_stone.0).abs() < 0.04, "{at_once:?} {by_stone:?}");
    assert!((at_once.1 - by_stone.1).abs() < 0.05 * by_stone.1, "{at_once:?} {by_stone:?}");
}

#[test]
fn a_fill_places_a_stone_on_every_empty_cell_and_notes_it() {
    let mut game: Produto = start(&[]);
    play(&mut game, "e5=b e6=w d5=w");
    let (before, mut noted) = (game, Vec::new());
    let fill = Produto::MONTE_CARLO.fill.unwrap();
    let count = fill(&mut game, &mut Xoshiro256PlusPlus::seed_from_u64(7), &mut |_, slot| noted.push(slot));
    assert_eq!((count, game.empty(), game.outcome()), (58, 0, Some(game.result())));
    noted.sort_unstable();
    let mut expected = Vec::new();
    for colour in Player::BOTH {
        let new = game.stones[colour.index()] & !before.stones[colour.index()];
        expected.extend(new.cells().filter_map(|cell| (Produto::MONTE_CARLO.slot)(Action { cell, colour })));
    }
    expected.sort_unstable();
    assert_eq!(noted, expected);
}
