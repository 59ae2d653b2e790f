//! Words and letters of printed actions in the language of the reader. Canonical notation, which files, links and the
//! text protocol contain, has one form for all readers; [`Printer`](super::Printer) replaces its words and letters by
//! those of this file. Coordinates and signs are the same in both.

use super::{DiagramSymbol, Kind, Letters, Piece, Tone};
use std::borrow::Cow;

/// The words of canonical notation (`docs/rulings.md`, 0.2), each with what is printed in Portuguese and in English.
const WORDS: [(&str, [&str; 2]); 6] = [
    ("pass", ["passa", "pass"]),
    ("swap", ["troca", "swap"]),
    ("take", ["fica", "take"]),
    ("end", ["termina", "end"]),
    ("off", ["fora", "off"]),
    // The name of the game in both languages, and what its players call out.
    ("quarto", ["quarto", "quarto"]),
];

/// Returns the printed letters of the piece that has these letters of traits in canonical notation, such as `acqo`;
/// `None` if there is none.
#[must_use]
pub fn printed_traits(canonical: &str, letters: Letters) -> Option<String> {
    let is_named =
        |kind: &Kind| kind.mark() == DiagramSymbol::Traits && kind.traits().map(|t| t.letter).eq(canonical.chars());
    Some(Kind::all().find(is_named)?.traits().map(|t| t.printed(letters)).collect())
}

/// Returns what is printed instead of a word of canonical notation; `None` if it is printed as it is.
fn printed_word(word: &str, letters: Letters) -> Option<Cow<'static, str>> {
    match WORDS.iter().find(|(canonical, _)| *canonical == word) {
        Some((_, printed)) => Some(printed[letters as usize].into()),
        None => printed_traits(word, letters).map(Cow::Owned),
    }
}

/// Replaces the words of a text in canonical notation by those of a language; everything else stays.
pub(super) fn with_printed_words(text: &str, letters: Letters) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        out.push_str(printed_word(word, letters).as_deref().unwrap_or(word));
        let sign = after.chars().next().map_or(0, char::len_utf8);
        out.push_str(&after[..sign]);
        rest = &after[sign..];
    }
    out
}

impl Piece {
    /// Returns the letter printed after `=` when an action places this piece with a choice, or changes a piece into
    /// it: its own letter if its kind has one, otherwise that of its colour. `None` for a neutral piece without a
    /// letter.
    #[must_use]
    pub fn printed_choice(self, letters: Letters) -> Option<&'static str> {
        if self.kind == Kind::Pawn {
            // Pawns have no letter before their moves.
            return Some("p");
        }
        let colour = match self.tone {
            Tone::Light => Some(["b", "w"]),
            Tone::Dark => Some(["n", "b"]),
            Tone::Neutral => None,
        };
        self.kind.printed_letter(letters).or(colour.map(|colour| colour[letters as usize]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Letters::{English, Portuguese};

    #[test]
    fn words_are_replaced_only_as_a_whole() {
        assert_eq!(with_printed_words("h2-off:1", Portuguese), "h2-fora:1");
        assert_eq!(with_printed_words("h2-off:1", English), "h2-off:1");
        for text in ["xe2", "b2-b4", "D6/c5", "+3", "h12,h9-h6", "e5", ""] {
            assert_eq!(with_printed_words(text, Portuguese), text);
            assert_eq!(with_printed_words(text, English), text);
        }
    }

    #[test]
    fn the_letters_of_traits_are_translated_and_tell_all_pieces_apart() {
        assert_eq!(printed_traits("acqo", Portuguese).as_deref(), Some("acqo"));
        assert_eq!(printed_traits("acqo", English).as_deref(), Some("tlqh"));
        assert_eq!(printed_traits("berm", English).as_deref(), Some("sdro"));
        assert_eq!(printed_traits("a1", English), None);
        for letters in [Portuguese, English] {
            let all = Kind::all().filter(|kind| kind.mark() == DiagramSymbol::Traits);
            let mut names: Vec<String> = all.map(|kind| kind.traits().map(|t| t.printed(letters)).collect()).collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), 16, "{letters:?}");
        }
    }

    #[test]
    fn a_chosen_piece_has_the_letter_of_its_kind_or_of_its_colour() {
        let printed = |kind, tone| [Portuguese, English].map(|l| Piece::new(kind, tone).printed_choice(l));
        assert_eq!(printed(Kind::PawnDisc, Tone::Dark), [Some("n"), Some("b")]);
        assert_eq!(printed(Kind::Stone, Tone::Light), [Some("b"), Some("w")]);
        assert_eq!(printed(Kind::Lamp(0), Tone::Neutral), [Some("v"), Some("g")]);
        assert_eq!(printed(Kind::Lamp(1), Tone::Neutral), [Some("a"), Some("y")]);
        assert_eq!(printed(Kind::Lamp(2), Tone::Neutral), [Some("e"), Some("r")]);
        assert_eq!(printed(Kind::Queen, Tone::Dark), [Some("D"), Some("Q")]);
        assert_eq!(printed(Kind::Pawn, Tone::Light), [Some("p"), Some("p")]);
        assert_eq!(printed(Kind::Runner, Tone::Neutral), [None, None]);
    }
}
