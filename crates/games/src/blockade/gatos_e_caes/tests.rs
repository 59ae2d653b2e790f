use super::*;
use crate::test_support::essence_is_enough;
use crate::test_support::oracle::{Memory, wins, wins_plainly};
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use tabuleiro_engine::search::{Method, Setting, opponent_with};
use tabuleiro_rules::Game;

fn read(text: &str) -> GatosECaes {
    GatosECaes::from_object(&FACTS.defaults(), &serde_json::from_str(text).unwrap()).unwrap()
}

#[test]
fn who_keeps_a_cell_closed_is_no_matter() {
    essence_is_enough::<GatosECaes>(&[]);
}

fn legal(game: &GatosECaes) -> String {
    let (mut list, mut text) = (Vec::new(), String::new());
    game.actions(&mut list);
    for action in list {
        game.write(action, &mut text);
        text.push(' ');
    }
    text.trim_end().into()
}

#[test]
fn the_zone_binds_only_the_first_animal_of_each_side() {
    let mut game = read(
        r#"{"rows":["........","........","........","........","........","........","........","........"],"turn":"B"}"#,
    );
    assert_eq!(legal(&game), "d4 e4 d5 e5");
    for text in ["d5", "a1"] {
        let action = game.read(text).unwrap();
        game.apply(action, &mut ());
    }
    assert_eq!(legal(&game).split(' ').count(), 60, "b1 and a2 touch the dog, d5 and a1 are taken");
    let cat = game.read("h8").unwrap();
    game.apply(cat, &mut ());
    assert!(legal(&game).contains("e4") && !legal(&game).contains("d4"));
}

/// The seed's second example: provisions that nobody can spoil and one disputed cell.
#[test]
fn with_one_cell_in_dispute_the_mover_wins_unless_the_other_has_more_provisions() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    let (mut seen, mut even) = (0, 0);
    while seen < 60 {
        let mut game = GatosECaes::start(&FACTS.defaults()).unwrap();
        while game.outcome().is_none() {
            let (own, other) = (game.open(game.mover), game.open(game.mover.other()));
            let (disputed, mine, theirs) = (own & other, own & !other, other & !own);
            let apart = (beside(mine) | mine) & (theirs | disputed) == 0 && beside(disputed) & theirs == 0;
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
        let mut game = GatosECaes::start(&FACTS.defaults()).unwrap();
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
