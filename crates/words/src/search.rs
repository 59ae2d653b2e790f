//! Search for a game by any of its names in all languages, ignoring accents and case.

use super::language::Language;
use super::texts::Texts;
use tabuleiro_catalogue::GameId;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Converts to lower case without accents, with single spaces for everything that is neither letter nor digit.
#[must_use]
pub fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.nfd().filter(|&c| !is_combining_mark(c)).flat_map(char::to_lowercase) {
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
