//! Search for a game by any of its names in all languages, ignoring accents and case.

use super::cards::Card;
use crate::app::foundations::locale::{Language, Texts};
use bevy::prelude::*;

/// The text in the search field.
#[derive(Resource, Default, Debug)]
pub(super) struct Search(pub(super) String);

/// Converts to lower case without accents, with single spaces for everything that is neither letter nor digit.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        let c = match c {
            'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
            'é' | 'è' | 'ê' | 'ë' => 'e',
            'í' | 'ì' | 'î' | 'ï' => 'i',
            'ó' | 'ò' | 'ô' | 'õ' | 'ö' => 'o',
            'ú' | 'ù' | 'û' | 'ü' => 'u',
            'ç' => 'c',
            'ñ' => 'n',
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
fn names(card: Card, texts: &Texts) -> String {
    let facts = card.game.facts();
    let [author, _] = facts.credit(card.variant);
    let mut known = format!("{} {author} {} ", facts.id, card.variant);
    for language in Language::ALL {
        for id in ["aliases", &format!("variant-{}", card.variant)] {
            known.push_str(&texts.game_in(language, card.game, id).unwrap_or_default());
            known.push(' ');
        }
        known.push_str(&texts.title_in(language, card.game, card.variant));
        known.push(' ');
    }
    plain(&known)
}

impl Search {
    /// Whether a card matches: every word of the query is the beginning of a word of the card.
    pub(super) fn finds(&self, card: Card, texts: &Texts) -> bool {
        let wanted = plain(&self.0);
        if wanted.is_empty() {
            return true;
        }
        let known = names(card, texts);
        let has = |word: &str| known.split(' ').any(|k| k.starts_with(word));
        // The words may be joined (`makyek`) or separate.
        wanted.split(' ').all(has) || known.replace(' ', "").contains(&wanted.replace(' ', ""))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::panels::screens::cards::cards;

    fn found(text: &str) -> Vec<(&'static str, &'static str)> {
        let texts = Texts::load(Language::En);
        let search = Search(text.into());
        let fits = cards().into_iter().filter(|&c| search.finds(c, &texts));
        fits.map(|c| (c.game.id(), c.variant)).collect()
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
        assert_eq!(found("").len(), cards().len());
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
