//! Tests of the wire without a server: the messages of one, and what the text table is told.

use super::wire::Wire;
use serde_json::json;
use std::time::Duration;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Ending, Match, Why as EndWhy, Winner};
use tabuleiro_online::message::{ServerMessage, key_text};
use tabuleiro_text_table::{Incoming, News, Offer, Wire as Wanted};

mod class;

const NOW: Duration = Duration::from_secs(1);

fn said(wire: &mut Wire, message: &str) -> Vec<News> {
    assert!(ServerMessage::parse(message).is_ok(), "{message}");
    wire.received(message, NOW);
    let news = wire.news(NOW).into_iter();
    news.filter_map(|incoming| if let Incoming::News(news) = incoming { Some(news) } else { None }).collect()
}

fn sent(wire: &mut Wire) -> String {
    wire.tasks().iter().filter_map(|task| task["text"].as_str().map(str::to_string)).collect::<Vec<_>>().join("\n")
}

fn table(moves: &[&str], second: &str) -> String {
    let record = json!({ "game": "hip", "moves": moves });
    let persons = json!({ "first": "present", "second": second });
    json!({ "t": "table", "table": "CDFH", "record": record, "n": moves.len(), "persons": persons }).to_string()
}

/// Returns a wire at a table of HIP whose other seat is free.
fn waiting() -> Wire {
    let mut wire = Wire::new("", 1);
    wire.ask(&Wanted::Open { game: "hip".into(), options: Vec::new() }, NOW);
    assert_eq!(wire.tasks(), [json!({ "t": "connect" })]);
    wire.opened(NOW);
    let token = "0123456789abcdef0123456789abcdef";
    said(&mut wire, &json!({ "t": "welcome", "v": 1, "server": "test", "token": token, "seats": [] }).to_string());
    assert!(sent(&mut wire).contains("\"open\""));
    said(&mut wire, r#"{"t":"seated","table":"CDFH","person":"first"}"#);
    let news = said(&mut wire, &table(&[], "free"));
    assert_eq!(news, [News::Waiting { code: "CDFH".into() }]);
    wire
}

#[test]
fn an_own_action_is_not_told_again_and_the_others_are() {
    let mut wire = waiting();
    let news = said(&mut wire, r#"{"t":"presence","table":"CDFH","persons":{"first":"present","second":"present"}}"#);
    assert!(matches!(&news[..], [News::Seated { person: Some(_), .. }]), "{news:?}");
    assert!(wire.ask(&Wanted::Play { ply: 0, action: "a1".into() }, NOW).is_empty());
    assert!(sent(&mut wire).contains("\"a1\""));
    let mut game = Match::of(GameId::Hip);
    let mut played = |n: usize, action: &str| {
        game.play(action).unwrap();
        let key = key_text(game.position().key());
        json!({ "t": "played", "table": "CDFH", "n": n, "action": action, "key": key }).to_string()
    };
    assert_eq!(said(&mut wire, &played(0, "a1")), []);
    let news = said(&mut wire, &played(1, "b1"));
    assert_eq!(news, [News::Played { ply: 1, action: "b1".into() }]);
}

#[test]
fn an_action_that_the_server_does_not_have_is_taken_back() {
    let mut wire = waiting();
    said(&mut wire, &table(&["a1", "b1"], "present"));
    let news = said(&mut wire, &table(&["a1"], "present"));
    assert!(news.iter().any(|news| matches!(news, News::Seated { .. } | News::TakenBack(1))), "{news:?}");
    let news = wire.ask(&Wanted::Play { ply: 1, action: "a1".into() }, NOW);
    assert_eq!(news.last(), Some(&Incoming::News(News::TakenBack(1))));
}

#[test]
fn offers_and_the_end_are_told_once() {
    let mut wire = waiting();
    said(&mut wire, &table(&["a1"], "present"));
    let offered = r#"{"t":"offer","table":"CDFH","what":"draw","person":"second"}"#;
    assert_eq!(said(&mut wire, offered), [News::Offered(Offer::Draw)]);
    assert_eq!(said(&mut wire, offered), []);
    let over = r#"{"t":"over","table":"CDFH","outcome":"first","why":"resigned"}"#;
    let ended = News::Ended(Ending { winner: Winner::First, why: EndWhy::Resigned });
    assert_eq!(said(&mut wire, over), [ended]);
    assert_eq!(wire.news(NOW), []);
}

#[test]
fn a_code_that_is_none_and_a_refusal_are_told() {
    let mut wire = Wire::new("", 1);
    let news = wire.ask(&Wanted::Join("AEIO".into()), NOW);
    assert_eq!(news, [Incoming::News(News::Refused("distant-unknown-table"))]);
    let mut wire = waiting();
    let refused = r#"{"t":"refused","why":"full","for":"open","say":"no"}"#;
    assert_eq!(said(&mut wire, refused), [News::Refused("distant-full")]);
}
