//! Rounds in short words.

use crate::{Entrant, Outcome, Pair, Round};

/// Reads a round such as `0+1 2=3 5-4 6`: `+` the first one won, `=` a draw, `_` the second one won, `-` not played yet,
/// `!` the second one did not come; a number alone has a bye.
pub(crate) fn round(text: &str) -> Round {
    let number = |text: &str| Entrant(text.parse().unwrap());
    let mut round = Round::default();
    for word in text.split_whitespace() {
        let Some(at) = word.find(|c: char| !c.is_ascii_digit()) else {
            round.bye = Some(number(word));
            continue;
        };
        let result = match &word[at..=at] {
            "+" => Some(Outcome::First),
            "=" => Some(Outcome::Draw),
            "_" => Some(Outcome::Second),
            "!" => Some(Outcome::FirstUnplayed),
            _ => None,
        };
        let (first, second) = (number(&word[..at]), number(&word[at + 1..]));
        round.pairs.push(Pair { first, second, results: vec![result] });
    }
    round
}

/// Reads several rounds.
pub(crate) fn rounds(texts: &[&str]) -> Vec<Round> {
    texts.iter().map(|text| round(text)).collect()
}
