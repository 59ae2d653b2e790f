//! The letters of the traits of pieces, with which a piece is named.

use std::collections::BTreeSet;
use tabuleiro_rules::Kind;
use tabuleiro_words::Texts;

/// Returns the letters of all traits with their meanings.
pub(super) fn letters_of_traits(texts: &Texts) -> String {
    let mut seen = BTreeSet::new();
    let traits = Kind::all().flat_map(Kind::traits).filter(|t| seen.insert(t.value));
    let named = traits.map(|t| format!("{} {}", t.printed(texts.letters()), texts.get(&format!("trait-{}", t.value))));
    named.collect::<Vec<_>>().join(", ")
}
