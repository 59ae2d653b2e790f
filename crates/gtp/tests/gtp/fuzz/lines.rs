//! Fuzz target: sessions of the text protocol with mutated lines.

use super::choices::Choices;
use super::positions;
use serde_json::Value;
use tabuleiro_catalogue::GameId;
use tabuleiro_gtp::Session;

/// Queries whose answers a refused line must not change.
const QUERIES: [&str; 6] = ["game", "position", "effects", "outcome", "legal_moves", "level"];

pub(crate) fn law(choices: &mut Choices) -> bool {
    let mut session = Session::new();
    let mut accepted = 0;
    session.answer("level 1");
    for _ in 0..12 {
        let line = line(&session, choices);
        if takes_long(&line) {
            continue;
        }
        let before = state(&mut session);
        let Some(reply) = session.answer(&line) else { continue };
        let text = reply.to_string();
        assert!(text.ends_with("\n\n") && !text.trim_end().contains("\n\n"), "'{line}' is answered {text:?}");
        if reply.result.is_ok() {
            accepted += 1;
        } else {
            assert!(text.trim_end().lines().count() == 1, "'{line}' is answered {text:?}");
            assert_eq!(state(&mut session), before, "the refused '{line}' changed something");
        }
    }
    accepted > 4
}

fn state(session: &mut Session) -> Vec<String> {
    QUERIES.iter().map(|query| session.answer(query).map(|reply| reply.to_string()).unwrap_or_default()).collect()
}

/// Returns a valid command, in some cases mutated, or with an id and a comment.
fn line(session: &Session, choices: &mut Choices) -> String {
    let legal = session.position().legal();
    let action = choices.of(&legal).map_or("pass".to_string(), |offer| offer.text.clone());
    let facts = session.position().facts();
    let line = match choices.below(16) {
        0..=4 => format!("play {action}"),
        5 => format!("play {} {action}", choices.one(&["b", "w", "first", "SECOND", "red"])),
        6 => "undo".into(),
        7 => "clear_board".into(),
        8 | 9 => game(choices),
        10 => format!("position {}", Value::Object(positions::mutated(session.position(), choices))),
        11 => format!("boardsize {}", choices.below(26)),
        12 => format!("boardsize {} {}", choices.below(26), choices.below(26)),
        13 => format!("genmove {}", choices.one(&["", "b", "w"])),
        14 => {
            let option = choices.of(facts.options).map_or("size", |spec| spec.name);
            format!("game {} {option}={}", facts.id, choices.below(300))
        }
        _ => choices
            .one(&[
                "perft 1",
                "playouts 1 7",
                "showboard",
                "options",
                "level 9",
                "time_left b 10 3",
                "komi nan",
                "7 quit",
            ])
            .into(),
    };
    match choices.below(4) {
        0 => choices.misspelt(&line),
        1 => format!("{} {line} # {line}", choices.below(9_000)),
        _ => line,
    }
}

fn game(choices: &mut Choices) -> String {
    let facts = choices.one(GameId::ALL).facts();
    let variant = choices.of(facts.variants).copied().unwrap_or_default();
    format!("game {} {variant}", facts.id)
}

/// Returns whether a line may be a valid command that runs for long: many playouts, a deep perft, or a level above 1
/// for later `genmove` commands.
fn takes_long(line: &str) -> bool {
    let digits = |line: &str| line.chars().filter(char::is_ascii_digit).count();
    ["level", "perft", "playouts"].iter().any(|word| line.contains(word) && digits(line) > 8)
        || line.contains("level") && !line.contains("level 9") && digits(line) > 0
        || line.contains("perft") && !line.ends_with("perft 1")
}
