mod naive;
mod records;

use super::super::common::parse_square;
use super::*;
use crate::test_support::play;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;
use tabuleiro_rules::{Game, Object};

fn object(value: &Value) -> Object {
    value.as_object().unwrap().clone()
}

fn position(value: Value) -> Salto {
    Salto::from_object(&Salto::FACTS.defaults(), &object(&value)).unwrap()
}

fn legal(game: &Salto) -> Vec<Action> {
    let mut list = Vec::new();
    game.actions(&mut list);
    list
}

fn texts(game: &Salto) -> Vec<String> {
    let text = |action| {
        let mut text = String::new();
        game.write(action, &mut text);
        text
    };
    let mut texts: Vec<String> = legal(game).into_iter().map(text).collect();
    texts.sort();
    texts
}

#[test]
fn without_trampolines_the_first_actions_are_those_of_ordinary_chess() {
    let start = Salto::initial();
    assert_eq!([start.perft(1), start.perft(2)], [20, 400]);
    // Black's first placements are all empty squares except those that would give White a route to the King.
    let mut game = start;
    play(&mut game, "e2-e4");
    play(&mut game, "d7-d5");
    let placements = texts(&game);
    assert_eq!(placements.len(), 31, "{placements:?}");
    assert!(!placements.contains(&"@b5".to_string()), "the Bishop f1 takes on e8 by way of b5");
}

#[test]
fn an_evaluation_seen_from_the_other_side_is_the_opposite() {
    use tabuleiro_engine::search::{EVALUATION_LIMIT, Heuristic};
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut scratch = Vec::new();
    let mut game = Salto::initial();
    for _ in 0..400 {
        if game.ending.is_some() {
            break;
        }
        let mut mirror = Salto {
            men: Men::NONE,
            mover: game.mover.other(),
            pads: [1, 0].map(|s| game.pads[s].swap_bytes()),
            ..game
        };
        for square in Bits(game.men.all()) {
            let (side, kind) = game.men.at(square).unwrap();
            mirror.men.put(1 - side, kind, square ^ 56);
        }
        assert_eq!(game.evaluate(), -mirror.evaluate(), "{:?}", game.object());
        assert!(game.evaluate().abs() < EVALUATION_LIMIT);
        let action = game.sample(&mut rng, &mut scratch);
        game.apply(action, &mut ());
    }
}

#[test]
fn sampling_gives_every_piece_action_equally_often() {
    let game = position(serde_json::json!({
        "fen": "r3k2r/1P4p1/8/2pP4/8/2N5/6P1/R2QK2R", "turn": "w", "castle": "KQkq", "ep": "c6",
        "tramp": { "w": "g3", "b": "a5" },
    }));
    let calm = position(serde_json::json!({
        "fen": "r3k2r/6p1/8/2pP4/8/2N5/1P4P1/R2QK2R", "turn": "w", "castle": "KQkq", "ep": "c6",
        "tramp": { "w": "g3", "b": "b4" },
    }));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for game in [game, calm] {
        let list = legal(&game);
        let mut drawn = vec![0u32; list.len()];
        for _ in 0..200 * list.len() {
            let action = game.sample(&mut rng, &mut Vec::new());
            drawn[list.iter().position(|&a| a == action).unwrap()] += 1;
        }
        assert!(drawn.iter().all(|n| (120..=280).contains(n)), "{drawn:?} {:?}", texts(&game));
    }
}

#[test]
fn a_capture_en_passant_may_not_expose_the_king_and_is_a_right_only_if_a_pawn_can_make_it() {
    let mut game = position(serde_json::json!({
        "fen": "4k3/3p4/8/K3P2r/8/8/8/8", "turn": "b", "tramp": { "w": "a8", "b": "h1" },
    }));
    play(&mut game, "d7-d5");
    play(&mut game, "@h1");
    assert_eq!(game.object()["ep"], "d6");
    assert_eq!(game.ep_right(), parse_square("d6").unwrap());
    assert!(game.read("e5-d6").is_err());
    let mut game = Salto::initial();
    play(&mut game, "e2-e4");
    assert_eq!((game.object()["ep"].clone(), game.ep_right()), ("e3".into(), NOWHERE));
}

#[test]
fn any_route_is_read_and_the_shortest_is_written() {
    let mut game = Salto::initial();
    for text in ["e2-e4", "g8-f6", "@d5", "d2-d4", "@d3", "e7-e6", "@b4", "b1-c3", "@g5"] {
        play(&mut game, text);
    }
    for loose in ["f8-e7", "f8-b4-e7", "f8:b4-e7"] {
        let mut text = String::new();
        game.write(game.read(loose).unwrap(), &mut text);
        assert_eq!(text, "f8-e7");
    }
    for wrong in ["f8-b4", "f8-g5-e7", "f8-", "f8", "-", "@", "@z9", "f8-e7=Q", "O-O-O", "é", ""] {
        assert!(game.read(wrong).is_err(), "{wrong}");
    }
    let castles = position(
        serde_json::json!({ "fen": "4k3/8/8/8/8/8/8/R3K2R", "castle": "KQ", "tramp": { "w": "a5", "b": "b5" } }),
    );
    assert_eq!(castles.read("e1-g1").unwrap(), castles.read("O-O").unwrap());
    let hops = position(serde_json::json!({ "fen": "8/1P5k/8/7K/8/2q5/8/8", "tramp": { "w": "b8", "b": "e5" } }));
    let action = hops.read("b7-c3=Q").unwrap();
    assert_eq!(action, hops.read("b7-b8=Q-e5:c3").unwrap());
    assert_eq!(action, hops.read("b7-b8=Q-e5-c3").unwrap());
    assert!(hops.read("b7-c3").is_err() && hops.read("b7-b8-e5-c3=Q").is_err());
}

#[test]
fn the_effects_of_a_hop_are_bounces_and_include_a_promotion_on_the_route() {
    use tabuleiro_rules::{Effect, Travel};
    let hops = position(serde_json::json!({ "fen": "8/1P5k/8/7K/8/2q5/8/8", "tramp": { "w": "b8", "b": "e5" } }));
    let mut events = Vec::new();
    let mut game = hops;
    game.apply(hops.read("b7-c3=Q").unwrap(), &mut events);
    let told: Vec<(u16, Option<Travel>)> = events
        .iter()
        .map(|e| (e.beat, if let Effect::Move { travel, .. } = e.effect { Some(travel) } else { None }))
        .collect();
    let bounce = Some(Travel::Bounce);
    assert_eq!(told, [(0, Some(Travel::Slide)), (1, None), (2, bounce), (3, None), (3, bounce)]);
}

#[test]
fn fifty_quiet_turns_of_either_side_draw_and_so_does_a_third_occurrence() {
    let start = serde_json::json!({ "fen": "4k3/8/8/8/8/8/R7/4K3", "tramp": { "w": "h4", "b": "h5" }, "quiet": 98 });
    let mut game = position(start.clone());
    for text in ["a2-b2", "@h4", "e8-e7", "@h5"] {
        assert_eq!(game.ending, None);
        play(&mut game, text);
    }
    assert_eq!((game.ending, game.outcome()), (Some(Ending::NoProgress), Some(Outcome::Draw)));
    assert_eq!(position(Value::Object(game.object())).ending, game.ending);

    let mut game = position(start);
    game.history = Repetition::new();
    game.history.remember(game.key);
    for text in ["a2-b2", "@h4", "e8-e7", "@h5", "b2-a2", "@h4", "e7-e8", "@h5"].repeat(2) {
        assert_eq!(game.ending, None);
        play(&mut game, text);
    }
    assert_eq!(game.ending, Some(Ending::Repetition));
}

#[test]
fn a_trampoline_beside_a_lone_king_stalemates_and_a_mate_highlights_its_route() {
    let mut game = position(serde_json::json!({
        "fen": "8/8/8/8/8/6k1/8/7K", "turn": "b", "phase": "tramp", "tramp": { "w": "a1", "b": "a5" },
    }));
    let mut other = game;
    play(&mut other, "@a5");
    assert_eq!(other.ending, None);
    play(&mut game, "@g1");
    assert_eq!(game.ending, Some(Ending::Stalemate));
    let mut mate = position(serde_json::json!({
        "fen": "b5r1/8/8/5n2/8/7K/P7/k7", "turn": "b", "tramp": { "b": "a5" },
    }));
    play(&mut mate, "g8-g2");
    play(&mut mate, "@g3");
    let verdict = mate.verdict().unwrap();
    let names: Vec<String> = verdict.sites.iter().map(|s| mate.board().sites[s.index()].name.clone()).collect();
    assert_eq!((verdict.reason, names.join(" ")), ("end-mate", "g2 g3 h3".to_string()));
}

#[test]
fn impossible_objects_are_refused() {
    let refused = |value: Value| Salto::from_object(&Salto::FACTS.defaults(), &object(&value)).is_err();
    let fen = "4k3/8/8/8/8/8/8/4K3";
    assert!(!refused(serde_json::json!({ "fen": fen })));
    for value in [
        serde_json::json!({}),
        serde_json::json!({ "fen": 3 }),
        serde_json::json!({ "fen": "8/8/8/8/8/8/8/8" }),
        serde_json::json!({ "fen": "4k3/8/8/8/8/8/8/4K3/8" }),
        serde_json::json!({ "fen": format!("{}/8/8/8/8/8/8/4K3", "8".repeat(400)) }),
        serde_json::json!({ "fen": "4k3/8/8/8/8/8/8/4KA2" }),
        serde_json::json!({ "fen": "4k2P/8/8/8/8/8/8/4K3" }),
        serde_json::json!({ "fen": "4k3/QQQQQQQQ/QQQQQQQQ/8/8/8/8/4K3", "turn": "b" }),
        serde_json::json!({ "fen": "3kK3/8/8/8/8/8/8/8" }),
        serde_json::json!({ "fen": "4k3/8/8/8/8/8/8/4KR2", "turn": "b", "castle": "K" }),
        serde_json::json!({ "fen": "4k3/4R3/8/8/8/8/8/4K3", "turn": "w" }),
        serde_json::json!({ "fen": fen, "tramp": { "w": "e1" } }),
        serde_json::json!({ "fen": fen, "tramp": { "w": "a1", "b": "a1" } }),
        serde_json::json!({ "fen": fen, "tramp": { "x": "a1" } }),
        serde_json::json!({ "fen": fen, "tramp": "a1" }),
        serde_json::json!({ "fen": fen, "ep": "e6" }),
        serde_json::json!({ "fen": fen, "ep": 6 }),
        serde_json::json!({ "fen": fen, "phase": "tramp", "first": true }),
        serde_json::json!({ "fen": fen, "phase": "hop" }),
        serde_json::json!({ "fen": fen, "turn": "x" }),
        serde_json::json!({ "fen": fen, "quiet": 101 }),
    ] {
        assert!(refused(value.clone()), "{value}");
    }
}
