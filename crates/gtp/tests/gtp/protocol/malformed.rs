//! Malformed lines: random bytes, and mutated commands and positions. The seeds are fixed; `TABULEIRO_MATCHES=10000`
//! tries more.

use super::{ok, session};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabuleiro_catalogue::GameId;
use tabuleiro_gtp::Session;
use tabuleiro_rules::{Rng, below};

/// Returns a session in a random position of the game.
fn somewhere(game: GameId, rng: &mut Xoshiro256PlusPlus) -> Session {
    let mut session = session(&[&format!("game {}", game.id())]);
    for _ in 0..below(rng, 40) {
        let legal = session.position().legal();
        if legal.is_empty() {
            break;
        }
        let action = &legal[below(rng, legal.len() as u32) as usize].text;
        ok(&mut session, &format!("play {action}"));
    }
    session
}

/// Returns the text with some characters replaced, inserted or removed, or cut short.
fn mutated(text: &str, rng: &mut Xoshiro256PlusPlus) -> String {
    const SPECIAL: &[char] =
        &['"', '{', '}', '[', ']', ':', ',', '0', '1', '9', '-', '.', 'a', 'W', 'B', '#', ' ', 'é', '\0'];
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=below(rng, 3) {
        if chars.is_empty() {
            break;
        }
        let at = below(rng, chars.len() as u32) as usize;
        let other = chars[below(rng, chars.len() as u32) as usize];
        match below(rng, 6) {
            0 => chars.truncate(at),
            1 => drop(chars.remove(at)),
            2 => chars.insert(at, other),
            3 => chars[at] = other,
            4 => chars[at] = SPECIAL[below(rng, SPECIAL.len() as u32) as usize],
            _ => chars.insert(at, SPECIAL[below(rng, SPECIAL.len() as u32) as usize]),
        }
    }
    chars.into_iter().collect()
}

/// Answers any line and asserts that nothing panics, that the answer ends properly, and that a refused line changes
/// nothing.
fn assert_survives(session: &mut Session, line: &str) {
    let before = (ok(session, "position"), ok(session, "game"), ok(session, "effects"));
    let reply = catch_unwind(AssertUnwindSafe(|| session.answer(line)));
    let Ok(reply) = reply else { panic!("'{line}' panics in {before:?}") };
    let Some(reply) = reply else { return };
    let text = reply.to_string();
    assert!(text.ends_with("\n\n") && !text.trim_end().contains("\n\n"), "'{line}' is answered {text:?}");
    if reply.result.is_err() {
        assert!(text.len() > 4 && text.trim_end().lines().count() == 1, "'{line}' is answered {text:?}");
        let after = (ok(session, "position"), ok(session, "game"), ok(session, "effects"));
        assert_eq!(after, before, "the refused '{line}' changed something");
    }
}

#[test]
fn random_bytes_are_answered_and_change_nothing() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut session = Session::new();
    for _ in 0..2_000 {
        let length = below(&mut rng, 60);
        let bytes: Vec<u8> = (0..length).map(|_| rng.next_u32() as u8).collect();
        assert_survives(&mut session, &String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn mutated_commands_are_answered_and_change_nothing_when_refused() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for &game in GameId::ALL {
        let mut session = somewhere(game, &mut rng);
        for _ in 0..150 {
            let legal = session.position().legal();
            let action = legal.first().map_or("a1", |offer| offer.text.as_str());
            let id = game.id();
            let lines = [
                format!("play {action}"),
                format!("play b {action}"),
                format!("7 game {id} size=5"),
                "genmove w".into(),
                "undo".into(),
                "boardsize 6".into(),
                "boardsize 9 7".into(),
                "set_game Othello".into(),
                "reg_genmove b".into(),
                "final_score".into(),
                "time_left b 1 0".into(),
                "playouts 2 3".into(),
                "perft 1".into(),
                "time_settings 1 2 3".into(),
                "known_command play".into(),
            ];
            assert_survives(&mut session, &mutated(&lines[below(&mut rng, lines.len() as u32) as usize], &mut rng));
        }
    }
}

/// Replaces a value somewhere in the object by one that may be invalid; the text stays JSON.
fn exchanged(value: &mut Value, rng: &mut Xoshiro256PlusPlus) {
    let children: Vec<&mut Value> = match value {
        Value::Object(map) => map.values_mut().collect(),
        Value::Array(list) => list.iter_mut().collect(),
        _ => Vec::new(),
    };
    let count = children.len() as u32;
    if count > 0 && below(rng, 8) > 0 {
        if let Some(child) = children.into_iter().nth(below(rng, count) as usize) {
            exchanged(child, rng);
        }
        return;
    }
    *value = match (below(rng, 10), &*value) {
        (0, _) => Value::Null,
        (1, _) => Value::from(-1),
        (2, _) => Value::from(u64::MAX),
        (3, _) => Value::from(2.5),
        (4, _) => Value::from(vec!["a1"]),
        (5, _) => Value::Object(serde_json::Map::new()),
        (6, Value::Bool(old)) => Value::from(!old),
        (_, Value::Number(old)) => Value::from(old.as_u64().unwrap_or(0) ^ 1 << below(rng, 8)),
        (_, Value::String(old)) => Value::from(mutated(old, rng)),
        (n, _) => Value::from(n),
    };
}

#[test]
fn mutated_positions_are_refused_or_can_be_played_on() {
    let trials = std::env::var("TABULEIRO_MATCHES").ok().map_or(400, |n| n.parse().expect("TABULEIRO_MATCHES"));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for &game in GameId::ALL {
        let mut session = somewhere(game, &mut rng);
        for trial in 0u32..trials {
            if trial % 8 == 0 {
                session = somewhere(game, &mut rng);
            }
            let printed = ok(&mut session, "position");
            let text = if trial % 2 == 0 {
                mutated(&printed, &mut rng)
            } else {
                let mut object = serde_json::from_str(&printed).unwrap();
                for _ in 0..=below(&mut rng, 2) {
                    exchanged(&mut object, &mut rng);
                }
                object.to_string()
            };
            let line = format!("position {text}");
            assert_survives(&mut session, &line);
            let played = catch_unwind(AssertUnwindSafe(|| play_on(&mut session, &mut rng)));
            assert!(played.is_ok(), "{}: after '{line}' the game cannot go on", game.id());
        }
    }
}

#[test]
fn positions_of_another_game_are_refused_or_can_be_played_on() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    for &game in GameId::ALL {
        let printed = ok(&mut somewhere(game, &mut rng), "position");
        for &other in GameId::ALL {
            let mut session = session(&[&format!("game {}", other.id())]);
            assert_survives(&mut session, &format!("position {printed}"));
            let played = catch_unwind(AssertUnwindSafe(|| play_on(&mut session, &mut rng)));
            assert!(played.is_ok(), "{} cannot go on from {printed}", other.id());
        }
    }
}

/// Plays on from an accepted position and sets it up again.
fn play_on(session: &mut Session, rng: &mut Xoshiro256PlusPlus) {
    let position = ok(session, "position");
    ok(session, &format!("position {position}"));
    assert_eq!(ok(session, "position"), position);
    ok(session, "showboard");
    for _ in 0..30 {
        let legal = session.position().legal();
        assert_eq!(legal.is_empty(), session.position().outcome().is_some(), "{}", ok(session, "position"));
        if legal.is_empty() {
            break;
        }
        ok(session, &format!("play {}", legal[below(rng, legal.len() as u32) as usize].text));
    }
    ok(session, &format!("position {position}"));
}
