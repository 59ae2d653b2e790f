//! Pieces that are named by their traits, as in Quarto: one letter for each trait.

use std::collections::BTreeSet;
use tabuleiro_rules::Kind;
use tabuleiro_words::Texts;

/// Returns all letters with the traits they stand for: "a alta, c clara, …".
pub(super) fn letters_of_traits(texts: &Texts) -> String {
    let mut seen = BTreeSet::new();
    let traits = Kind::all().flat_map(Kind::traits).filter(|t| seen.insert(t.value));
    let named = traits.map(|t| format!("{} {}", t.printed(texts.letters()), texts.get(&format!("trait-{}", t.value))));
    named.collect::<Vec<_>>().join(", ")
}
