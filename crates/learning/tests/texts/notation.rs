//! The pages about the games show actions as their readers read them: the letters that occur in the actions of a page are
//! explained there, and no text has a word or an action in canonical notation that its language prints otherwise.

use super::teaching::{all_diagrams, cards, in_all_games};
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_catalogue::GameId;
use tabuleiro_rules::{Letters, printed_traits};

fn letters_of(language: &str) -> Letters {
    if language == "en" { Letters::English } else { Letters::Portuguese }
}

/// Returns the letters that have a meaning of their own in the actions of a game's diagrams, by the id of the action
/// and of the diagram as in texts: letters after `=`, and letters of traits.
fn letters_shown(game: GameId, letters: Letters) -> BTreeMap<String, BTreeSet<char>> {
    let mut all: BTreeMap<String, BTreeSet<char>> = BTreeMap::new();
    for diagram in all_diagrams(game) {
        let mut position = diagram.position().boxed();
        for (i, action) in diagram.actions.iter().enumerate() {
            let printed = position.printed(action, letters).unwrap();
            let found: BTreeSet<char> = match printed_traits(action, letters) {
                Some(traits) => traits.chars().collect(),
                None => printed.split_once('=').into_iter().filter_map(|(_, choice)| choice.chars().next()).collect(),
            };
            all.entry(format!("{}-{}", diagram.id, i + 1)).or_default().extend(&found);
            all.entry(diagram.id.clone()).or_default().extend(&found);
            position.play(action, &mut Vec::new()).unwrap();
        }
    }
    all
}

/// Returns the words of a text without its placeholders and the lines that insert a diagram.
fn words(text: &str) -> Vec<&str> {
    let lines = text.lines().filter(|line| !line.starts_with("@ "));
    let prose = lines
        .flat_map(|line| line.split('{').enumerate())
        .map(|(i, part)| if i == 0 { part } else { part.split_once('}').map_or("", |(_, after)| after) });
    prose
        .flat_map(|part| part.split(|c: char| !c.is_alphanumeric() && c != '='))
        .filter(|word| !word.is_empty())
        .collect()
}

#[test]
fn the_letters_of_the_actions_on_a_page_are_explained_on_it() {
    in_all_games(|game, language, messages| {
        let shown = letters_shown(game, letters_of(language));
        let mut complaints = Vec::new();
        for card in cards(game) {
            let Some(notation) = messages.get(&format!("notation{card}")) else { continue };
            let said: BTreeSet<&str> = words(notation).into_iter().collect();
            let names = notation.split('{').skip(1).filter_map(|rest| rest.split('}').next());
            let letters: BTreeSet<char> = names.filter_map(|name| shown.get(name)).flatten().copied().collect();
            let silent = letters.into_iter().filter(|letter| !said.contains(letter.to_string().as_str()));
            complaints.extend(silent.map(|letter| format!("'notation{card}' does not explain '{letter}'")));
        }
        complaints
    });
}

#[test]
fn no_text_has_the_words_or_the_choices_of_canonical_notation() {
    in_all_games(|_, language, messages| {
        // The words that the other language prints, and letters after `=` that this language does not print.
        let (foreign, choices) = match letters_of(language) {
            Letters::Portuguese => (["pass", "swap", "take", "end", "off"], "wgyrKQNP"),
            Letters::English => (["passa", "troca", "fica", "termina", "fora"], "nvaeDTCP"),
        };
        let is_foreign = |word: &&str| {
            let choice = word.split_once('=').map_or("", |(_, choice)| choice);
            foreign.contains(word) || choice.len() == 1 && choices.contains(choice)
        };
        let found = messages.iter().filter_map(|(id, text)| Some((id, words(text).into_iter().find(is_foreign)?)));
        found.map(|(id, word)| format!("'{id}' has '{word}'")).collect()
    });
}
