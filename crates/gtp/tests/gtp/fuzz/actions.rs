//! Fuzz target: mutated action texts, and actions of other positions.

use super::choices::Choices;
use super::seeds;
use tabuleiro_rules::Letters;

pub(crate) fn law(choices: &mut Choices) -> bool {
    let mut position = seeds::somewhere(choices);
    let mut played = false;
    for _ in 0..8 {
        let legal: Vec<String> = position.legal().into_iter().map(|offer| offer.text).collect();
        let text = match choices.below(4) {
            0 => {
                let action = some_action(&legal, choices);
                choices.misspelt(action)
            }
            1 => joined(&legal, choices),
            2 => {
                // An action of a later position, which may be legal here too.
                let mut later = position.boxed();
                seeds::walk(&mut *later, 6, choices);
                let legal: Vec<String> = later.legal().into_iter().map(|offer| offer.text).collect();
                some_action(&legal, choices).to_string()
            }
            _ => some_action(&legal, choices).repeat(1 + choices.below(40)),
        };
        let (object, key) = (position.object(), position.key());
        let before = position.boxed();
        match position.play(&text, &mut Vec::new()) {
            Err(error) => {
                assert_eq!((position.object(), position.key()), (object, key), "'{text}' ({error}) changed {before:?}");
            }
            Ok(written) => {
                assert!(legal.contains(&written), "'{text}' is played as {written} in {before:?}");
                let mut twin = before.boxed();
                twin.play(&written, &mut Vec::new()).expect("it is legal");
                assert_eq!(twin.object(), position.object(), "'{text}' is not {written} in {before:?}");
                assert!(before.printed(&text, Letters::English).is_some(), "'{text}' is not printed in {before:?}");
                played = true;
            }
        }
    }
    played
}

/// Returns one of the actions, or a fixed text if there are none.
fn some_action<'a>(legal: &'a [String], choices: &mut Choices) -> &'a str {
    choices.of(legal).map_or("a1-a2", String::as_str)
}

/// Joins a prefix of one action and a suffix of another.
fn joined(legal: &[String], choices: &mut Choices) -> String {
    let [head, tail] = [(); 2].map(|()| some_action(legal, choices).chars().collect::<Vec<_>>());
    let (cut, from) = (choices.below(head.len() + 1), choices.below(tail.len() + 1));
    head[..cut].iter().chain(&tail[from..]).collect()
}
