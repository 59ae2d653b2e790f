use super::*;
use crate::test_support::oracle::wins_within;
use crate::test_support::{play, start};
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use tabuleiro_rules::{Game, ObjectError, OptionError};

fn read(text: &str) -> Result<Formas, ObjectError> {
    Formas::from_object(&FACTS.defaults(), &serde_json::from_str(text).unwrap())
}

/// Whether the mover loses within that many actions with every action.
fn loses(game: &Formas, actions: u32) -> bool {
    wins_within(game, game.mover().other(), actions)
}

#[test]
fn with_an_odd_number_of_ranks_the_board_is_split_by_files() {
    let rows = |size: &str| start::<Formas>(&[size]).object()["rows"].clone();
    assert_eq!(rows("size=4x5"), serde_json::json!(vec!["BBWW"; 5]));
    assert_eq!(rows("size=5x4"), serde_json::json!(["WWWWW", "WWWWW", "BBBBB", "BBBBB"]));
    let odd = FACTS.parse_options(["size=5x7"]).unwrap();
    assert!(matches!(Formas::start(&odd), Err(OptionError::Value { name: "size", .. })));
}

#[test]
fn every_man_may_capture_every_enemy_or_only_its_neighbours() {
    let count = |words: &[&str]| start::<Formas>(words).perft(1);
    assert_eq!(count(&[]), 32 * 32);
    assert_eq!(count(&["vizinhas", "size=6"]), 4 * 3 + 2 * 2);
    assert_eq!(count(&["size=12x11"]), 66 * 66);
}

/// The flood fill is the rule; the look at the cells around the one that was left is an optimisation.
#[test]
fn disconnected_men_are_those_that_a_flood_fill_does_not_reach() {
    let (mut rng, mut scratch) = (Xoshiro256PlusPlus::seed_from_u64(13), Vec::new());
    let mut fell = 0;
    for words in [&[][..], &["vizinhas"], &["size=12"], &["size=4x5", "vizinhas"], &["size=5x12"]] {
        for _ in 0..60 {
            let mut game = start::<Formas>(words);
            while game.outcome().is_none() {
                let action = game.sample(&mut rng, &mut scratch);
                let rest = (game.men[0] | game.men[1]) & !Cells::one(action.from);
                let falling = rest & !rest.group(action.to);
                assert_eq!(game.falling(action), falling);
                fell += falling.count();
                game.apply(action, &mut ());
            }
        }
    }
    assert!(fell > 500, "{fell}");
}

#[test]
fn a_side_with_a_single_man_wins_when_the_other_side_moves() {
    let (mut rng, mut scratch) = (Xoshiro256PlusPlus::seed_from_u64(7), Vec::new());
    let mut seen = 0;
    while seen < 50 {
        let mut game = start::<Formas>(&["size=6"]);
        while game.outcome().is_none() {
            let single = game.sides().1.count() == 1;
            let action = game.sample(&mut rng, &mut scratch);
            game.apply(action, &mut ());
            if single {
                seen += 1;
                assert_eq!(game.outcome(), Some(Outcome::Win(game.mover())));
            }
        }
    }
}

/// The 6×6 example of the source, from move 10 on.
#[test]
fn both_replies_of_black_in_the_example_lose() {
    let mut game = start::<Formas>(&["vizinhas", "size=6"]);
    play(&mut game, "a3-b4 c4-b4 c3-d4 f4-e3 f2-e3 e4-d3 e3-d3 a4-b3 a2-b3 e5-d4");
    assert_eq!(game.perft(1), 2);
    assert!(loses(&game, 6));
}

#[test]
fn a_side_that_must_capture_the_last_enemy_loses() {
    let mut game = start::<Formas>(&["vizinhas", "size=6"]);
    play(&mut game, "a3-b4 c4-b4 c3-d4 f4-e3 f2-e3 e4-d3 e3-d3 a4-b3 a2-b3 e5-d4 b3-b4 d4-d3");
    assert!(loses(&game, 3));
}

/// docs/rulings.md, Formas: after move 7 of the example, capturing on d4 does not lose at once, contrary to the source.
#[test]
fn after_the_capture_on_d4_white_still_has_a_winning_answer() {
    let mut game = start::<Formas>(&["vizinhas", "size=6"]);
    play(&mut game, "a3-b4 c4-b4 c3-d4 f4-e3 f2-e3 e4-d3 e3-d3 c5-d4 d3-d4 b4-b3");
    assert!(loses(&game, 6));
}

#[test]
fn men_that_are_not_connected_are_refused() {
    let rows = |middle: &str| format!(r#"{{"size":[4,4],"rows":["WW..","{middle}","..BB","...."],"turn":"B"}}"#);
    assert!(read(&rows(".WB.")).is_ok());
    assert!(read(&rows("....")).is_err());
    assert!(read(r#"{"size":[4,4],"rows":["....","....","....","...."],"turn":"B"}"#).is_err());
    assert_eq!(
        read(r#"{"size":[4,4],"rows":["....","....","WW..","...."],"turn":"B"}"#).unwrap().outcome(),
        Some(Outcome::Win(Player::First))
    );
}
