//! Uncontracted braille of both languages: Portuguese (*Grafia Braille para a Língua Portuguesa*) and Unified English
//! Braille, grade 1. The cells are in `braille.json`, written as their dots (`"126 3"` is two cells).

use serde::Deserialize;
use std::collections::HashMap;
use std::sync::OnceLock;
use tabuleiro_words::Language;

/// The first of the 64 characters of Unicode that show cells of six dots.
const BLANK: u32 = 0x2800;

/// What a character becomes, as dots.
type Signs = HashMap<char, String>;

/// The signs of one language.
#[derive(Deserialize)]
struct Table {
    /// Before one capital letter.
    capital: String,
    /// Before a word of capital letters.
    word: String,
    /// Before a number.
    number: String,
    /// Between a number and a letter that could be read as a digit.
    letter: String,
    /// Signs that do not end a number when a digit follows.
    within: Signs,
    /// Punctuation, and letters with accents.
    signs: Signs,
    /// Signs that are written otherwise before a digit.
    before_digit: Signs,
    /// Signs that are written otherwise after a digit.
    after_digit: Signs,
}

/// The signs of both languages, and what they have in common.
#[derive(Deserialize)]
struct Tables {
    letters: Signs,
    digits: Signs,
    pt: Table,
    en: Table,
}

fn tables() -> Option<&'static Tables> {
    static TABLES: OnceLock<Option<Tables>> = OnceLock::new();
    // The file is part of the program; a test reads it.
    TABLES.get_or_init(|| serde_json::from_str(include_str!("braille.json")).ok()).as_ref()
}

impl Tables {
    fn of(&self, language: Language) -> &Table {
        match language {
            Language::Pt => &self.pt,
            Language::En => &self.en,
        }
    }

    fn letter(&self, table: &Table, letter: char) -> Option<String> {
        self.letters.get(&letter).or_else(|| table.signs.get(&letter)).cloned()
    }
}

/// Returns the characters of Unicode for dots such as `"126 3"`.
fn cells(dots: &str) -> String {
    let cell = |cell: &str| cell.bytes().filter(u8::is_ascii_digit).fold(0, |all, dot| all | 1 << (dot - b'1'));
    dots.split(' ').filter_map(|dots| char::from_u32(BLANK + cell(dots))).collect()
}

/// Returns the dots of a cell, bit 0 for dot 1 to bit 5 for dot 6.
pub(super) fn dots(cell: char) -> u8 {
    (u32::from(cell).saturating_sub(BLANK) & 0x3f) as u8
}

/// Returns whether the word that starts at `at` has at least two letters, all of them capitals.
fn is_capital_word(text: &[char], at: usize) -> bool {
    let begins = at == 0 || !text[at - 1].is_alphabetic();
    let word = text[at..].iter().take_while(|letter| letter.is_alphabetic());
    begins && word.clone().count() > 1 && word.clone().all(|letter| letter.is_uppercase())
}

/// Writes a text in uncontracted braille, as characters of Unicode (U+2800 and the following). Spaces are blank cells. A
/// character that the table of the language does not have is left out; [`unwritable`] finds those.
#[must_use]
pub fn braille(text: &str, language: Language) -> String {
    let Some(tables) = tables() else { return String::new() };
    let table = tables.of(language);
    let text: Vec<char> = text.chars().collect();
    let mut out = String::new();
    let (mut in_number, mut in_capitals) = (false, false);
    for (i, &sign) in text.iter().enumerate() {
        let next_is_digit = text.get(i + 1).is_some_and(char::is_ascii_digit);
        if let Some(digit) = tables.digits.get(&sign) {
            if !in_number {
                out += &cells(&table.number);
            }
            out += &cells(digit);
            (in_number, in_capitals) = (true, false);
            continue;
        }
        let was_in_number = std::mem::take(&mut in_number);
        if sign.is_alphabetic() && !matches!(sign, 'ª' | 'º') {
            if is_capital_word(&text, i) {
                out += &cells(&table.word);
                in_capitals = true;
            }
            if sign.is_uppercase() && !in_capitals {
                out += &cells(&table.capital);
            } else if was_in_number && ('a'..='j').contains(&sign) {
                out += &cells(&table.letter);
            }
            let letter = sign.to_lowercase().next().and_then(|letter| tables.letter(table, letter));
            out += &letter.map(|letter| cells(&letter)).unwrap_or_default();
            continue;
        }
        in_capitals = false;
        let numeric = table.within.get(&sign).filter(|_| was_in_number && next_is_digit);
        in_number = numeric.is_some();
        let opening = table.before_digit.get(&sign).filter(|_| next_is_digit);
        let closing = table.after_digit.get(&sign).filter(|_| was_in_number);
        let found = numeric.or(opening).or(closing).or_else(|| table.signs.get(&sign));
        match found {
            Some(dots) => out += &cells(dots),
            None if sign.is_whitespace() => out += &cells(""),
            None => {}
        }
    }
    out
}

/// Returns the characters of a text for which the table of a language has no sign.
#[must_use]
pub fn unwritable(text: &str, language: Language) -> Vec<char> {
    let Some(tables) = tables() else { return text.chars().collect() };
    let table = tables.of(language);
    let known = |sign: char| {
        let small = sign.to_lowercase().next().unwrap_or(sign);
        sign.is_whitespace() || tables.digits.contains_key(&sign) || tables.letter(table, small).is_some()
    };
    text.chars().filter(|&sign| !known(sign)).collect()
}
