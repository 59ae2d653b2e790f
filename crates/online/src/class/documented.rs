//! Tests that `docs/class-wire.md` has an example of each message of a class, and a line for each word.

use super::lesson::Reason;
use super::wire::{Now, Order};
use crate::message::{ClientMessage, ServerMessage};
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;

fn document() -> String {
    std::fs::read_to_string("../../docs/class-wire.md").unwrap()
}

/// Returns the words of an enum with a key for its variant: the error for an unknown one lists them.
fn words<T: DeserializeOwned>(key: &str) -> BTreeSet<String> {
    let Err(error) = serde_json::from_str::<T>(&format!(r#"{{"{key}":"?"}}"#)) else { panic!("'?' is a word") };
    let error = error.to_string();
    let list = error.split("expected one of").nth(1).unwrap_or_else(|| panic!("{error}"));
    list.split('`').skip(1).step_by(2).map(String::from).collect()
}

/// Returns the words in the first column of the tables of a section.
fn tabulated(text: &str) -> BTreeSet<String> {
    let first = |line: &str| Some(line.strip_prefix("| `")?.split_once('`')?.0.to_string());
    text.lines().filter_map(first).filter(|word| word != "do").collect()
}

fn examples(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| line.starts_with(r#"{"t":"#))
}

#[test]
fn every_documented_message_is_read_and_written_to_the_letter() {
    let document = document();
    let (clients, servers) = document.split_once("## From the server").unwrap();
    let (mut of_clients, mut of_servers, mut orders, mut nows) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for text in examples(clients) {
        let message = ClientMessage::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(message.to_text(), text);
        of_clients.insert(message.t());
        if let ClientMessage::Lead { order, .. } = &message {
            orders.extend(serde_json::to_value(order).unwrap()["do"].as_str().map(String::from));
        }
    }
    for text in examples(servers) {
        let message = ServerMessage::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(message.to_text(), text);
        of_servers.insert(serde_json::to_value(&message).unwrap()["t"].to_string());
        if let ServerMessage::Class(view) = &message {
            nows.extend(serde_json::to_value(&view.now).unwrap()["do"].as_str().map(String::from));
        }
    }
    assert_eq!(
        of_clients.into_iter().collect::<Vec<_>>(),
        ["class", "class_open", "computer", "enrol", "lead", "rest", "resume", "solved"]
    );
    assert_eq!(of_servers.into_iter().collect::<Vec<_>>(), [r#""class""#, r#""classes""#, r#""led""#, r#""wall""#]);
    assert_eq!(orders, words::<Order>("do"));
    assert_eq!(nows, words::<Now>("do"));
}

#[test]
fn every_word_is_documented() {
    let document = document();
    let part = |from: &str, to: &str| {
        let rest = document.split_once(from).unwrap_or_else(|| panic!("{from}")).1;
        rest.split_once(to).map_or(rest, |(part, _)| part).to_string()
    };
    assert_eq!(tabulated(&part("### Orders", "###")), words::<Order>("do"));
    assert_eq!(tabulated(&part("| `do` of `now`", "###")), words::<Now>("do"));
    assert_eq!(tabulated(&part("| `why` | keys", "\n#")), words::<Reason>("why"));
}
