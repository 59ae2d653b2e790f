//! The messages of the text table.

use std::fs;

/// Returns the ids of the messages of a language, in order.
fn ids(language: &str) -> Vec<String> {
    let text = fs::read_to_string(format!("words/{language}.ftl")).unwrap();
    let ids = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()));
    ids.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_string()).collect()
}

#[test]
fn both_languages_have_the_same_messages_in_the_same_order() {
    assert_eq!(ids("pt"), ids("en"));
}
