//! Checks of printed actions: each is recognizable among the legal actions of its position, and has the words and
//! letters of its language only.

use super::drive::ensure;
use super::drive::{Check, CheckResult, Ply};
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{Letters, Printer};

/// What a language may have besides coordinates and signs. The lists are written out, so that a new word in the
/// notation of a game fails until it is translated.
struct Vocabulary {
    letters: Letters,
    words: [&'static str; 6],
    /// Letters before the move of a chess piece.
    chess_men: &'static str,
    /// Letters after `=`.
    choices: &'static str,
    /// The two letters of each trait of a piece.
    traits: [&'static str; 4],
}

const VOCABULARIES: [Vocabulary; 2] = [
    Vocabulary {
        letters: Letters::Portuguese,
        words: ["passa", "troca", "fica", "termina", "fora", "quarto"],
        chess_men: "RDTBCA",
        choices: "RDTBCApbnvae",
        traits: ["ab", "ce", "qr", "om"],
    },
    Vocabulary {
        letters: Letters::English,
        words: ["pass", "swap", "take", "end", "off", "quarto"],
        chess_men: "KQRBNA",
        choices: "KQRBNApwbgyr",
        traits: ["ts", "ld", "qr", "ho"],
    },
];

impl Vocabulary {
    fn allows(&self, printed: &str, chess: bool) -> bool {
        let text = printed.trim_end_matches(['+', '-']);
        let (text, choice) = text.split_once('=').unwrap_or((text, ""));
        let chosen = choice.len() == 1 && self.choices.contains(choice);
        if !choice.is_empty() && !chosen {
            return false;
        }
        if self.words.contains(&text) || text == "O-O" || text == "O-O-O" {
            return choice.is_empty();
        }
        if chess {
            let squares = text.strip_prefix(|c| self.chess_men.contains(c)).unwrap_or(text);
            return squares.chars().all(|c| matches!(c, 'a'..='h' | '1'..='8' | ':'));
        }
        let mut words = text.split(|c: char| !c.is_ascii_alphabetic());
        words.all(|word| word.len() < 2 || self.words.contains(&word) || is_removal(word) || self.has_traits(word))
    }

    fn has_traits(&self, word: &str) -> bool {
        word.len() == 4 && word.chars().zip(self.traits).all(|(letter, pair)| pair.contains(letter))
    }
}

/// Returns whether the letters are the `x` of a removed piece and the letter of its column.
fn is_removal(word: &str) -> bool {
    word.len() == 2 && word.starts_with('x')
}

/// Printed actions are recognizable and in one language.
pub struct Printed;

impl Check for Printed {
    type Memory<G: Heuristic> = ();
    const EVERY: u32 = 24;

    fn ply<G: Heuristic>((): &mut (), ply: &mut Ply<'_, G>) -> CheckResult {
        for vocabulary in VOCABULARIES {
            let letters = vocabulary.letters;
            let printer = Printer::new(ply.before, letters);
            let mut texts: Vec<String> = ply.legal.iter().map(|&action| printer.print(action)).collect();
            let foreign = texts.iter().find(|text| !vocabulary.allows(text, G::PRINTS_AS_CHESS));
            ensure!(foreign.is_none(), "an action is printed {foreign:?} in {letters:?}");
            texts.sort_unstable();
            let equal = texts.windows(2).find(|pair| pair[0] == pair[1]);
            ensure!(equal.is_none(), "two legal actions are printed {equal:?} in {letters:?}");
        }
        Ok(())
    }
}

#[test]
fn the_words_of_the_other_language_are_noticed() {
    let [portuguese, english] = VOCABULARIES;
    for (of_portuguese, of_english, chess) in [
        ("passa", "pass", false),
        ("b2=n", "b2=w", false),
        ("h2-fora:1", "h2-off:1", false),
        ("a3=e", "a3=y", false),
        ("acqo", "tlqh", false),
        ("Cf6+", "Nf6+", true),
        ("b8=D", "b8=Q", true),
    ] {
        assert!(portuguese.allows(of_portuguese, chess) && !english.allows(of_portuguese, chess), "{of_portuguese}");
        assert!(english.allows(of_english, chess) && !portuguese.allows(of_english, chess), "{of_english}");
    }
    for signs in ["xe2", "D6/c5", "h12,h9:h6", "p4+-+", "+3"] {
        assert!(portuguese.allows(signs, false) && english.allows(signs, false), "{signs}");
    }
}
