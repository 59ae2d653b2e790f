use super::*;
use crate::test_support::oracle::{Memory, wins, wins_plainly};
use crate::test_support::{essence_is_enough, play, start, texts};
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use tabuleiro_engine::search::{Method, Setting, opponent_with};
use tabuleiro_rules::Game;

#[test]
fn the_side_that_closed_a_cell_does_not_matter() {
    essence_is_enough::<GatosECaes>(&[]);
}

#[test]
fn the_zone_restricts_only_the_first_animal_of_each_side() {
    let mut game: GatosECaes = start(&[]);
    assert_eq!(texts(&game), ["d4", "e4", "d5", "e5"]);
    play(&mut game, "d5 a1");
    assert_eq!(texts(&game).len(), 60, "b1 and a2 touch the dog, d5 and a1 are taken");
    play(&mut game, "h8");
    let legal = texts(&game);
    assert!(legal.contains(&"e4".into()) && !legal.contains(&"d4".into()));
}

/// The second example of the source: cells that the other side cannot close, and one cell open to both.
#[test]
fn with_one_disputed_cell_the_mover_wins_unless_the_other_side_has_more_safe_cells() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    let (mut seen, mut even) = (0, 0);
    while seen < 60 {
        let mut game: GatosECaes = start(&[]);
        while game.outcome().is_none() {
            let (own, other) = (game.open(game.mover), game.open(game.mover.other()));
            let (disputed, mine, theirs) = (own & other, own & !other, other & !own);
            let apart = (orthogonal(mine) | mine) & (theirs | disputed) == 0 && orthogonal(disputed) & theirs == 0;
            if disputed.is_power_of_two() && apart {
                seen += 1;
                even += u32::from(mine.count_ones() == theirs.count_ones());
                let expected = mine.count_ones() >= theirs.count_ones();
                assert_eq!(wins(&game, &mut Memory::new()), expected, "{:?}", game.object());
            }
            let action = game.sample(&mut rng, &mut Vec::new());
            game.apply(action, &mut ());
        }
    }
    assert!(even >= 3, "{even} of {seen}");
}

#[test]
fn endings_have_one_value_whatever_the_order_they_are_searched_in() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(19);
    let mut scratch = Vec::new();
    let (mut endings, mut won) = (0, 0);
    while endings < 120 {
        let mut game: GatosECaes = start(&[]);
        let many = |game: &GatosECaes| (game.open(Player::First) | game.open(Player::Second)).count_ones() > 8;
        while game.outcome().is_none() && many(&game) {
            let action = game.sample(&mut rng, &mut scratch);
            game.apply(action, &mut ());
        }
        if game.outcome().is_some() {
            continue;
        }
        endings += 1;
        let wins = wins(&game, &mut Memory::new());
        assert_eq!(wins, wins_plainly(&game, false), "{:?}", game.object());
        assert_eq!(wins, wins_plainly(&game, true), "{:?}", game.object());
        let mut search = opponent_with(&game, Method::AlphaBeta, Setting::full(2_000_000), 1);
        let value = search.think(u64::MAX).value;
        assert_eq!(wins, value > 0.0, "alpha-beta says {value}: {:?}", game.object());
        won += u32::from(wins);
    }
    assert!((20..100).contains(&won), "{won} of {endings} won");
}
