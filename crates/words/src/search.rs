//! Search for a game by any of its names in all languages, ignoring accents and case.

use super::language::Language;
use super::texts::Texts;
use tabuleiro_catalogue::GameId;

/// The letters with accents of the languages and of the names of games, beside the letters without. The tables of all
/// scripts would be a tenth of the first load of the page for text.
const ACCENTS: [(&str, char); 8] = [
    ("àáâãäåā", 'a'),
    ("ç", 'c'),
    ("èéêëē", 'e'),
    ("ìíîïī", 'i'),
    ("ñ", 'n'),
    ("òóôõöō", 'o'),
    ("ùúûüū", 'u'),
    ("ýÿ", 'y'),
];

/// Returns the letter without its accent.
fn bare(letter: char) -> char {
    ACCENTS.iter().find(|(accented, _)| accented.contains(letter)).map_or(letter, |&(_, bare)| bare)
}

/// Returns whether a character is an accent of the letter before it, as some keyboards write it.
fn is_accent(c: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&c)
}

/// Converts to lower case without accents, with single spaces for everything that is neither letter nor digit.
#[must_use]
pub fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars().filter(|&c| !is_accent(c)).flat_map(char::to_lowercase).map(bare) {
        let c = match c {
            // Sizes of boards.
            '×' => 'x',
            c if c.is_alphanumeric() => c,
            _ => ' ',
        };
        if c != ' ' || !out.ends_with(' ') {
            out.push(c);
        }
    }
    out.trim().to_string()
}

/// Returns the searchable text of a card: names and other names in all languages, id, author, family.
fn names(game: GameId, variant: &str, texts: &Texts) -> String {
    let facts = game.facts();
    let [author, _] = facts.credit(variant);
    let mut known = format!("{} {author} {} ", facts.id, variant);
    for language in Language::ALL {
        for id in ["aliases", &format!("variant-{variant}")] {
            known.push_str(&texts.game_in(language, game, id).unwrap_or_default());
            known.push(' ');
        }
        known.push_str(&texts.title_in(language, game, variant));
        known.push(' ');
    }
    plain(&known)
}

impl Texts {
    /// Returns whether a query finds the card of a variant: every word of it is the beginning of a word of the card. The
    /// empty query finds every card.
    #[must_use]
    pub fn finds(&self, query: &str, game: GameId, variant: &str) -> bool {
        let wanted = plain(query);
        if wanted.is_empty() {
            return true;
        }
        let known = names(game, variant, self);
        let has = |word: &str| known.split(' ').any(|k| k.starts_with(word));
        // The words may be joined (`makyek`) or separate.
        wanted.split(' ').all(has) || known.replace(' ', "").contains(&wanted.replace(' ', ""))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The games, and their variants with a card of their own.
    fn cards() -> impl Iterator<Item = (GameId, &'static str)> {
        let of = |&game: &GameId| {
            let facts = game.facts();
            let first = facts.defaults().variant;
            std::iter::once(first).chain(facts.cards.iter().copied()).map(move |variant| (game, variant))
        };
        GameId::ALL.iter().flat_map(of)
    }

    fn found(text: &str) -> Vec<(&'static str, &'static str)> {
        let texts = Texts::new(Language::En);
        cards().filter(|(game, variant)| texts.finds(text, *game, variant)).map(|(game, of)| (game.id(), of)).collect()
    }

    #[test]
    fn every_accent_in_a_name_can_be_left_out_and_written_in_two_ways() {
        let texts = Texts::new(Language::En);
        for (game, variant) in cards() {
            let names = names(game, variant, &texts);
            assert!(names.is_ascii(), "{names}");
        }
        assert_eq!([plain("AVANÇO"), plain("avanc\u{327}o")], ["avanco", "avanco"]);
    }

    #[test]
    fn games_are_found_by_name_in_either_language_without_accents_and_in_any_case() {
        for (text, id) in [
            ("epaminondas", "epaminondas"),
            ("avanco", "avanco"),
            ("AVANÇO", "avanco"),
            ("breakthrough", "avanco"),
            ("dominorio", "dominorio"),
            ("Domineering", "dominorio"),
            ("gatos & cães", "gatos_e_caes"),
            ("caes", "gatos_e_caes"),
            ("snort", "gatos_e_caes"),
            ("connect6", "conectar_6"),
            ("abalone", "polaris"),
            ("polaris", "polaris"),
            ("semaforo", "semaforo"),
            ("nine men", "moinho"),
            ("makyek", "mak_yek"),
        ] {
            assert!(found(text).iter().any(|f| f.0 == id), "'{text}' finds {:?}, not {id}", found(text));
        }
        assert!(found("zzz").is_empty());
        assert_eq!(found("").len(), cards().count());
    }

    #[test]
    fn a_game_is_found_by_its_name_in_a_source() {
        for (text, card) in [
            ("ouri", ("ouri", "ouri")),
            ("oware", ("ouri", "oware")),
            ("cleave", ("mak_yek", "cleave")),
            ("reversi", ("otelo_1_11", "classico")),
            ("Otelo", ("otelo_1_11", "classico")),
            ("tebas", ("xadrez_espartano", "tebas")),
            ("konane", ("konane", "livro")),
            ("konane torneio", ("konane", "torneio")),
            ("7x7", ("avanco", "")),
        ] {
            assert!(found(text).contains(&card), "'{text}' finds {:?}", found(text));
        }
    }
}
