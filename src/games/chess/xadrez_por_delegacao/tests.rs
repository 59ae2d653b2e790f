use super::super::common::{parse_square, sites};
use super::*;
use crate::rules::{About, Game, Object, Site};
use serde_json::{Value, json};

fn position(value: Value) -> Delegacao {
    Delegacao::from_object(&Delegacao::FACTS.defaults(), value.as_object().unwrap()).unwrap_or_else(|e| panic!("{e}"))
}

fn texts(game: &Delegacao) -> Vec<String> {
    let mut list = Vec::new();
    game.actions(&mut list);
    let text = |step: Step| {
        let mut text = String::new();
        step.write(&mut text);
        text
    };
    list.into_iter().map(text).collect()
}

fn play(game: &mut Delegacao, moves: &[&str]) {
    for text in moves {
        let step = game.read(text).unwrap_or_else(|e| panic!("{e}"));
        game.apply(step, &mut ());
    }
}

fn squares(names: &[&str]) -> Vec<Site> {
    sites(names.iter().fold(0, |set, name| set | bit(parse_square(name).unwrap())))
}

#[test]
fn the_lenders_of_a_picked_man_are_remarked_whoever_is_to_move() {
    let start = Delegacao::initial();
    let site = |name: &str| Some(squares(&[name])[0]);
    for (man, lenders) in [("d2", &["c1", "d1", "e1"][..]), ("c2", &["a1", "d1"]), ("d7", &["c8", "d8", "e8"])] {
        let remarks = start.remarks(site(man));
        assert_eq!((remarks[0].about, &remarks[0].sites), (About::Source, &squares(lenders)), "{man}");
    }
    for none in ["a2", "b1", "e1", "e4"] {
        assert_eq!(start.remarks(site(none)), [], "{none}");
    }
    assert_eq!(start.remarks(None), []);
    assert_eq!(start.remarks(Some(Site(900))), []);
}

#[test]
fn what_is_lent_is_not_lent_on() {
    // The Queen lends to the Rook, the Rook to the Bishop; the Bishop does not move as a Queen.
    let game = position(json!({ "fen": "6k1/8/8/8/8/8/B7/R2Q3K", "turn": "w" }));
    let bishop: Vec<String> = texts(&game).into_iter().filter(|t| t.starts_with("a2")).collect();
    assert!(bishop.contains(&"a2-h2".to_string()) && !bishop.contains(&"a2-b3".to_string()), "{bishop:?}");
}

#[test]
fn a_pinned_man_still_lends() {
    // The Rook e2 may not leave the file of its King, and the Knight a2 moves like it.
    let game = position(json!({ "fen": "4r2k/4q3/8/8/8/8/N3R3/4K3", "turn": "w" }));
    assert!(texts(&game).iter().any(|text| text == "a2-a8"));
}

#[test]
fn a_side_that_has_just_played_is_never_left_in_check_and_check_is_said() {
    let mut game = position(json!({ "fen": "8/3Q1k1p/8/4n3/2K5/8/1B1PP2Q/1Q6", "turn": "w" }));
    assert_eq!(game.prompt(), "ask-move");
    play(&mut game, &["d2-d5"]);
    assert_eq!(game.prompt(), "ask-in-check");
    play(&mut game, &["f7-g7", "b2:e5", "g7-h6", "e2-h5"]);
    let verdict = game.verdict().unwrap();
    assert_eq!((verdict.reason, game.outcome()), ("end-mate", Some(Outcome::Win(Player::First))));
    assert!(verdict.sites.contains(&squares(&["h6"])[0]) && verdict.sites.contains(&squares(&["h5"])[0]));
}

#[test]
fn only_captures_and_promotions_are_progress() {
    let start = json!({ "fen": "7k/8/8/8/8/8/6NK/8", "turn": "w", "quiet": 98 });
    let mut game = position(start);
    play(&mut game, &["h2-h1", "h8-g8"]);
    assert_eq!(game.ending, Some(Ending::NoProgress));
    assert_eq!(position(Value::Object(game.object())).ending, game.ending);
}

#[test]
fn impossible_objects_are_refused() {
    let refused = |value: Value| {
        let object: Object = value.as_object().unwrap().clone();
        Delegacao::from_object(&Delegacao::FACTS.defaults(), &object).is_err()
    };
    let fen = "4k3/8/8/8/8/8/8/4K3";
    assert!(!refused(json!({ "fen": fen })));
    for value in [
        json!({}),
        json!({ "fen": "8/8/8/8/8/8/8/8" }),
        json!({ "fen": "4k2P/8/8/8/8/8/8/4K3" }),
        json!({ "fen": "4k3/8/8/8/8/8/8/4KA2" }),
        json!({ "fen": "3kK3/8/8/8/8/8/8/8" }),
        json!({ "fen": "4k3/4R3/4R3/8/8/8/8/4K3", "turn": "w" }),
        json!({ "fen": fen, "quiet": 101 }),
    ] {
        assert!(refused(value.clone()), "{value}");
    }
}
