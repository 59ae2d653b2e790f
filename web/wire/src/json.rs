//! What the two programs of the page for text tell each other. `web/text/src/told.rs` and `news.rs` have the other ends.

use crate::class;
use serde_json::{Value, json};
use tabuleiro_catalogue::matches::{Ending, Why, Winner};
use tabuleiro_rules::Player;
use tabuleiro_text_table::{Incoming, News, Offer, Wire};

/// Reads what the text table asks for; `None` if the text is none of it.
pub(crate) fn wanted(text: &str) -> Option<Wire> {
    let wanted: Value = serde_json::from_str(text).ok()?;
    let word = |key: &str| wanted[key].as_str().map(str::to_string);
    Some(match wanted["t"].as_str()? {
        "open" => {
            let options = wanted["options"].as_array()?.iter().filter_map(|word| word.as_str().map(str::to_string));
            Wire::Open { game: word("game")?, options: options.collect() }
        }
        "join" => Wire::Join(word("code")?),
        "play" => Wire::Play { ply: wanted["ply"].as_u64()? as usize, action: word("action")? },
        "resign" => Wire::Resign,
        "draw" => Wire::Offer(Offer::Draw),
        "undo" => Wire::Offer(Offer::Undo),
        "rematch" => Wire::Offer(Offer::Rematch),
        "claim" => Wire::Claim,
        "leave" => Wire::Leave,
        "class" => Wire::Class,
        "follow" => Wire::Follow,
        "choose" => Wire::Choose(wanted["place"].as_u64()? as usize),
        "resume" => Wire::Resume(word("digits")?),
        "rest" => Wire::Rest,
        "computer" => Wire::Computer(wanted["halves"].as_u64()? as u8),
        "solved" => Wire::Solved(wanted["place"].as_u64()? as u8),
        _ => return None,
    })
}

/// Writes what is to be told to the text table; `None` for what comes from elsewhere.
pub(crate) fn incoming(incoming: &Incoming) -> Option<Value> {
    match incoming {
        Incoming::News(news) => Some(write(news)),
        Incoming::Clock(left) => {
            let left = left.map(|left| left.map(|time| time.as_millis() as u64));
            Some(json!({ "t": "clock", "left": left }))
        }
        Incoming::Found { .. } | Incoming::Unanswered | Incoming::Judged { .. } | Incoming::Loaded { .. } => None,
    }
}

fn write(news: &News) -> Value {
    match news {
        News::Waiting { code } => json!({ "t": "waiting", "code": code }),
        News::Seated { record, person } => json!({
            "t": "seated",
            "game": record.game,
            "options": record.options,
            "start": record.start,
            "moves": record.moves,
            "person": person.map(Player::index),
        }),
        News::Played { ply, action } => json!({ "t": "played", "ply": ply, "action": action }),
        News::TakenBack(stand) => json!({ "t": "taken_back", "stand": stand }),
        News::Offered(what) => json!({ "t": "offered", "what": offer(*what) }),
        News::Ended(end) => json!({ "t": "ended", "winner": winner(*end), "why": why(*end) }),
        News::Away => json!({ "t": "away" }),
        News::Back => json!({ "t": "back" }),
        News::Left => json!({ "t": "left" }),
        News::Claimable => json!({ "t": "claimable" }),
        News::Class(news) => class::json::write(news),
        News::Lost => json!({ "t": "lost" }),
        News::Refused(id) => json!({ "t": "refused", "why": id }),
    }
}

const fn offer(offer: Offer) -> &'static str {
    match offer {
        Offer::Draw => "draw",
        Offer::Undo => "undo",
        Offer::Rematch => "rematch",
    }
}

const fn winner(end: Ending) -> &'static str {
    match end.winner {
        Winner::First => "first",
        Winner::Second => "second",
        Winner::Draw => "draw",
    }
}

const fn why(end: Ending) -> &'static str {
    match end.why {
        Why::Resigned => "resigned",
        Why::Agreed => "agreed",
        Why::Time => "time",
        Why::Decided => "decided",
    }
}
