//! Reads what the program of the wire tells (`web/wire/src/json.rs`).

use crate::class;
use serde_json::Value;
use std::time::Duration;
use tabuleiro_catalogue::matches::{Ending, Record, Why, Winner};
use tabuleiro_rules::Player;
use tabuleiro_text_table::{Incoming, News, Offer};

/// The reasons for which a server refuses: messages of the program.
const REASONS: [&str; 11] = [
    "class-over",
    "class-paused-tap",
    "distant-displaced",
    "distant-dropped",
    "distant-full",
    "distant-not-sent",
    "distant-outdated",
    "distant-read-only",
    "distant-refused",
    "distant-unknown-game",
    "distant-unknown-table",
];

/// Returns what a JSON text tells; `None` if it is none of it.
pub(crate) fn read(text: &str) -> Option<Incoming> {
    let told: Value = serde_json::from_str(text).ok()?;
    let word = |key: &str| told[key].as_str();
    let number = |key: &str| told[key].as_u64().map(|number| number as usize);
    let words = |key: &str| -> Vec<String> {
        told[key].as_array().into_iter().flatten().filter_map(|word| word.as_str().map(str::to_string)).collect()
    };
    Some(Incoming::News(match word("t")? {
        "clock" => {
            let left = |person: usize| told["left"][person].as_u64().map(Duration::from_millis);
            return Some(Incoming::Clock(left(0).zip(left(1)).map(<[Duration; 2]>::from)));
        }
        "waiting" => News::Waiting { code: word("code")?.into() },
        "seated" => {
            let (options, moves) = (words("options"), words("moves"));
            let start = told["start"].as_object().cloned();
            let record = Record { options, start, moves, ..Record::of(word("game")?) };
            let person = number("person").map(|person| Player::from_second(person == 1));
            News::Seated { record: Box::new(record), person }
        }
        "played" => News::Played { ply: number("ply")?, action: word("action")?.into() },
        "taken_back" => News::TakenBack(number("stand")?),
        "offered" => News::Offered(match word("what")? {
            "draw" => Offer::Draw,
            "undo" => Offer::Undo,
            _ => Offer::Rematch,
        }),
        "ended" => News::Ended(Ending { winner: winner(word("winner")?), why: why(word("why")?) }),
        "away" => News::Away,
        "back" => News::Back,
        "left" => News::Left,
        "claimable" => News::Claimable,
        "class" => News::Class(Box::new(class::read(&told))),
        "lost" => News::Lost,
        _ => News::Refused(REASONS.into_iter().find(|reason| Some(*reason) == word("why"))?),
    }))
}

fn winner(word: &str) -> Winner {
    match word {
        "first" => Winner::First,
        "second" => Winner::Second,
        _ => Winner::Draw,
    }
}

fn why(word: &str) -> Why {
    match word {
        "resigned" => Why::Resigned,
        "agreed" => Why::Agreed,
        "time" => Why::Time,
        _ => Why::Decided,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_of_a_match_is_read() {
        let seated = r#"{"t":"seated","game":"hex","options":["size=5"],"start":null,"moves":["a1"],"person":1}"#;
        let Some(Incoming::News(News::Seated { record, person })) = read(seated) else { panic!("{seated}") };
        assert_eq!((record.game.as_str(), &record.options[..]), ("hex", &["size=5".to_string()][..]));
        assert_eq!((&record.moves[..], person), (&["a1".to_string()][..], Some(Player::Second)));
        let clock = read(r#"{"t":"clock","left":[1000,2000]}"#);
        assert_eq!(clock, Some(Incoming::Clock(Some([1, 2].map(Duration::from_secs)))));
        assert_eq!(read(r#"{"t":"clock","left":null}"#), Some(Incoming::Clock(None)));
        for reason in REASONS {
            let told = format!(r#"{{"t":"refused","why":"{reason}"}}"#);
            assert_eq!(read(&told), Some(Incoming::News(News::Refused(reason))));
        }
        assert_eq!(read(r#"{"t":"played","ply":1}"#), None);
    }
}
