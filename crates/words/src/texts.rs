//! The texts of the program and of its games.

use super::language::Language;
use super::messages::{Messages, Values};
use std::collections::HashMap;
use std::sync::{Once, OnceLock};
use tabuleiro_catalogue::GameId;
use tabuleiro_rules::{Letters, Player};

/// The files of the program's messages, in the order in which a message is looked up. A page may leave out those after the
/// first.
const FILES: [&str; 2] = ["app", "narration"];

/// The texts of the program and of its games in the current language. A file is read when its first message is needed.
pub struct Texts {
    /// The current language.
    pub language: Language,
    program: HashMap<(Language, usize), OnceLock<Messages>>,
    /// The text of one more file of messages in each language.
    extra: Option<fn(Language) -> &'static str>,
    games: HashMap<(Language, GameId), OnceLock<Messages>>,
}

impl Texts {
    /// Creates the texts with a current language.
    #[must_use]
    pub fn new(language: Language) -> Texts {
        let of_program = |language| (0..=FILES.len()).map(move |file| ((language, file), OnceLock::new()));
        let program = Language::ALL.into_iter().flat_map(of_program).collect();
        let of_games = |language| GameId::ALL.iter().map(move |&game| ((language, game), OnceLock::new()));
        Texts { language, program, extra: None, games: Language::ALL.into_iter().flat_map(of_games).collect() }
    }

    /// Returns the texts with the messages of one more file, which a crate of its own has for each language. A message of the
    /// program with the same id comes first.
    #[must_use]
    pub fn with_more(self, extra: fn(Language) -> &'static str) -> Texts {
        Texts { extra: Some(extra), ..self }
    }

    /// Returns the messages of the program, file by file; a file is read when it is reached.
    fn of_program(&self) -> impl Iterator<Item = &Messages> {
        let read = |file: usize| match (FILES.get(file), self.extra) {
            (Some(name), _) => Messages::read(self.language, &format!("locale/{}/{name}.ftl", self.language.code())),
            (None, Some(extra)) => Messages::of(self.language, extra(self.language), "more messages"),
            (None, None) => Messages::of(self.language, "", ""),
        };
        let file = move |file| self.program.get(&(self.language, file)).map(|slot| slot.get_or_init(|| read(file)));
        (0..=FILES.len()).filter_map(file)
    }

    fn of_game(&self, language: Language, game: GameId) -> Option<&Messages> {
        let read = || Messages::read(language, &format!("games/{}/{}.ftl", game.id(), language.code()));
        self.games.get(&(language, game)).map(|messages| messages.get_or_init(read))
    }

    /// Returns the language of the words and letters in printed actions.
    #[must_use]
    pub fn letters(&self) -> Letters {
        match self.language {
            Language::Pt => Letters::Portuguese,
            Language::En => Letters::English,
        }
    }

    /// Returns a message of the program, or `id` if it does not exist.
    #[must_use]
    pub fn get(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// Returns a message of the program with its arguments filled in, or `id` if it does not exist.
    #[must_use]
    pub fn with(&self, id: &str, values: Values<'_>) -> String {
        static REPORTED: Once = Once::new();
        self.find(id, values).unwrap_or_else(|| {
            REPORTED.call_once(|| log::warn!("no text '{id}' in {}", self.language.code()));
            id.to_string()
        })
    }

    /// Returns a message of the program with its arguments filled in, `None` if it does not exist.
    #[must_use]
    pub fn find(&self, id: &str, values: Values<'_>) -> Option<String> {
        self.of_program().find_map(|messages| messages.find(id, values))
    }

    /// Returns a message of a game; the message of the program with the same id if the game does not have it, or `id`
    /// if neither has.
    #[must_use]
    pub fn game(&self, game: GameId, id: &str, values: Values<'_>) -> String {
        let own = self.of_game(self.language, game).and_then(|messages| messages.find(id, values));
        own.unwrap_or_else(|| self.with(id, values))
    }

    /// Returns a message of a game without arguments in a given language, `None` if the game does not have it.
    #[must_use]
    pub fn game_in(&self, language: Language, game: GameId, id: &str) -> Option<String> {
        self.of_game(language, game)?.find(id, &[])
    }

    /// Returns an attribute of a message of a game in the current language, `None` if it does not exist.
    #[must_use]
    pub fn attribute(&self, game: GameId, id: &str, attribute: &str) -> Option<String> {
        self.of_game(self.language, game)?.attribute(id, attribute)
    }

    /// Returns whether a game or the program has a message in the current language.
    #[must_use]
    pub fn has(&self, game: GameId, id: &str) -> bool {
        self.of_game(self.language, game).into_iter().chain(self.of_program()).any(|messages| messages.has(id))
    }

    /// Returns a part of the page about a game (`rules`, `history`, …): the message `part-variant` if the variant has a
    /// card of its own and the message exists, otherwise the message `part`.
    #[must_use]
    pub fn part(&self, game: GameId, part: &str, variant: &str) -> String {
        self.filled_part(game, part, variant, &[])
    }

    /// Returns [`Texts::part`] with its arguments, given as names and values, filled in.
    #[must_use]
    pub fn filled_part(&self, game: GameId, part: &str, variant: &str, values: &[(String, String)]) -> String {
        let own = game.facts().cards.contains(&variant).then(|| format!("{part}-{variant}"));
        let id = own.filter(|id| self.has(game, id)).unwrap_or_else(|| part.to_string());
        let values: Vec<_> = values.iter().map(|(name, value)| (name.as_str(), value.as_str().into())).collect();
        let own = self.of_game(self.language, game).and_then(|messages| messages.find(&id, &values));
        own.unwrap_or_else(|| self.get(part))
    }

    /// Returns the name of a side in a sentence: the message `what-SIDE`, where `what` is for example `turn` or `wins`.
    /// Games whose sides are not called White and Black have their own.
    #[must_use]
    pub fn side(&self, game: GameId, what: &str, side: Player) -> String {
        self.game(game, &format!("{what}-{}", game.facts().seats[side.index()].word), &[])
    }

    /// Returns the name of a variant if it has a card of its own, otherwise the name of the game.
    #[must_use]
    pub fn title(&self, game: GameId, variant: &str) -> String {
        self.title_in(self.language, game, variant)
    }

    /// Returns [`Texts::title`] in a given language.
    #[must_use]
    pub fn title_in(&self, language: Language, game: GameId, variant: &str) -> String {
        let own = game.facts().cards.contains(&variant).then(|| format!("card-{variant}"));
        own.and_then(|id| self.game_in(language, game, &id)).unwrap_or_else(|| {
            let names = game.facts().names;
            match language {
                Language::Pt => names.pt.to_string(),
                Language::En => names.en.to_string(),
            }
        })
    }

    /// Returns the short name of a source document of the rules, given its number as in
    /// [`Facts::seeds`](tabuleiro_rules::Facts::seeds).
    #[must_use]
    pub fn source(&self, number: &str) -> String {
        self.get(&format!("source-{number}"))
    }

    /// Returns the name of a source document with all that is known of it; [`Texts::source`] if there is no more.
    #[must_use]
    pub fn source_in_full(&self, number: &str) -> String {
        let full = self.of_program().find_map(|messages| messages.attribute(&format!("source-{number}"), "full"));
        full.unwrap_or_else(|| self.source(number))
    }

    /// Returns one sentence about the goal of a variant; empty if there is none.
    #[must_use]
    pub fn goal(&self, game: GameId, variant: &str) -> String {
        self.goal_in(self.language, game, variant).unwrap_or_default()
    }

    /// Returns one sentence about the goal of a variant in a given language, `None` if there is none.
    #[must_use]
    pub fn goal_in(&self, language: Language, game: GameId, variant: &str) -> Option<String> {
        let own = self.game_in(language, game, &format!("goal-{variant}"));
        own.or_else(|| self.game_in(language, game, "goal"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_does_not_exist_is_shown_as_its_id() {
        let texts = Texts::new(Language::En);
        assert_eq!(texts.get("no-such-message"), "no-such-message");
        assert_eq!(texts.find("no-such-message", &[]), None);
    }

    #[test]
    fn arguments_are_filled_in_without_isolation_marks() {
        let texts = Texts::new(Language::En);
        let text = texts.with("value-size", &[("columns", 5.into()), ("rows", 7.into())]);
        assert!(text.contains('5') && text.contains('7') && !text.contains('\u{2068}'), "{text}");
    }

    #[test]
    fn sources_are_named_in_short_and_in_full() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            assert!(texts.source_in_full("000").starts_with(&texts.source("000")));
            assert!(texts.source_in_full("000").contains("Jogos: Histórias de Família"));
            assert_eq!(texts.source_in_full("001"), texts.source("001"));
        }
    }

    #[test]
    fn every_card_has_its_own_title_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for &game in GameId::ALL {
                let own = texts.title(game, game.facts().defaults().variant);
                for card in game.facts().cards {
                    assert_ne!(texts.title(game, card), own, "{} {card}, {}", game.id(), language.code());
                }
            }
        }
    }
}
