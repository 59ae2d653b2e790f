//! The texts of the program and of its games, in the language in force.

use super::language::Language;
use super::reasons::Reason;
use crate::app::embedded;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::OnceLock;
use tabuleiro_games::GameId;
use tabuleiro_rules::{Letters, Player};

type Bundle = FluentBundle<FluentResource>;

/// The texts of the language in force.
#[derive(Resource)]
pub(crate) struct Texts {
    /// The language in force.
    pub(crate) language: Language,
    app: HashMap<Language, Bundle>,
    /// Read when they are first asked for: most people see one language and few games.
    games: HashMap<(Language, GameId), OnceLock<Bundle>>,
}

fn bundle(language: Language, source: &str, name: &str) -> Bundle {
    let id = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Isolation marks would show as boxes round numbers: nothing here mixes directions.
    bundle.set_use_isolating(false);
    let resource = match FluentResource::try_new(source.to_string()) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            error!("{name}: {} messages cannot be read", errors.len());
            resource
        }
    };
    if bundle.add_resource(resource).is_err() {
        error!("{name}: a message is defined twice");
    }
    bundle
}

impl Texts {
    /// Reads the texts of the program; those of the games when they are asked for.
    pub(crate) fn load(language: Language) -> Texts {
        let mut texts = Texts { language, app: HashMap::default(), games: HashMap::default() };
        for language in Language::ALL {
            let path = format!("locale/{}/app.ftl", language.code());
            texts.app.insert(language, bundle(language, embedded::text(&path).unwrap_or_default(), &path));
            texts.games.extend(GameId::ALL.iter().map(|&game| ((language, game), OnceLock::new())));
        }
        texts
    }

    /// The texts of a game.
    fn of_game(&self, language: Language, game: GameId) -> Option<&Bundle> {
        let read = || {
            let path = format!("games/{}/{}.ftl", game.id(), language.code());
            bundle(language, embedded::text(&path).unwrap_or_default(), &path)
        };
        self.games.get(&(language, game)).map(|b| b.get_or_init(read))
    }

    /// Whose letters stand for chess men in moves.
    pub(crate) fn letters(&self) -> Letters {
        match self.language {
            Language::Pt => Letters::Portuguese,
            Language::En => Letters::English,
        }
    }

    /// A part of what is said of a game: a variant's own, where it has a card.
    pub(crate) fn part(&self, game: GameId, part: &str, variant: &str) -> String {
        self.filled_part(game, part, variant, &[])
    }

    /// The same with what is filled in: names and values.
    pub(crate) fn filled_part(&self, game: GameId, part: &str, variant: &str, values: &[(String, String)]) -> String {
        let own = game.facts().cards.contains(&variant).then(|| format!("{part}-{variant}"));
        let id = own.filter(|id| self.has(game, id)).unwrap_or_else(|| part.to_string());
        let text = || {
            let bundle = self.of_game(self.language, game)?;
            let mut args = FluentArgs::new();
            values.iter().for_each(|(name, value)| args.set(name.as_str(), value.as_str()));
            let pattern = bundle.get_message(&id)?.value()?;
            Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
        };
        text().unwrap_or_else(|| self.with(part, &[]))
    }

    /// A text of the application.
    pub(crate) fn get(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// A text of the application with its values.
    pub(crate) fn with(&self, id: &str, values: &[(&'static str, FluentValue<'static>)]) -> String {
        self.find(id, values).unwrap_or_else(|| {
            warn_once!("no text '{id}' in {}", self.language.code());
            id.to_string()
        })
    }

    /// A text of the application, if it says it at all.
    pub(crate) fn find(&self, id: &str, values: &[(&'static str, FluentValue<'static>)]) -> Option<String> {
        self.app.get(&self.language).and_then(|b| format(b, id, values))
    }

    /// Why something was refused.
    pub(crate) fn reason(&self, reason: &Reason) -> String {
        let values: Vec<_> = reason.values.iter().map(|(name, value)| (*name, value.clone().into())).collect();
        self.with(reason.id, &values)
    }

    /// A text of a game, or of the application where the game does not say it its own way.
    pub(crate) fn game(&self, game: GameId, id: &str, values: &[(&'static str, FluentValue<'static>)]) -> String {
        let own = self.of_game(self.language, game).and_then(|b| format(b, id, values));
        own.unwrap_or_else(|| self.with(id, values))
    }

    /// What an attribute of a game's message says.
    pub(crate) fn attribute(&self, game: GameId, id: &str, attribute: &str) -> Option<String> {
        let bundle = self.of_game(self.language, game)?;
        let pattern = bundle.get_message(id)?.get_attribute(attribute)?.value();
        Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// Whether a game or the application says it at all.
    pub(crate) fn has(&self, game: GameId, id: &str) -> bool {
        let own = self.of_game(self.language, game).is_some_and(|b| b.has_message(id));
        own || self.app.get(&self.language).is_some_and(|b| b.has_message(id))
    }

    /// What is said of a side (`turn`, `wins`), in the game's own words where it has them (cats, Vertical).
    pub(crate) fn side(&self, game: GameId, what: &str, side: Player) -> String {
        self.game(game, &format!("{what}-{}", game.facts().seats[side.index()].word), &[])
    }

    /// The display name of a game's variant: its own where it has a card of its own.
    pub(crate) fn title(&self, game: GameId, variant: &str) -> String {
        self.title_in(self.language, game, variant)
    }

    /// The same in a language of choice.
    pub(crate) fn title_in(&self, language: Language, game: GameId, variant: &str) -> String {
        let own = game.facts().cards.contains(&variant).then(|| format!("card-{variant}"));
        own.and_then(|id| self.game_in(language, game, &id)).unwrap_or_else(|| {
            let names = game.facts().names;
            match language {
                Language::Pt => names.pt.to_string(),
                Language::En => names.en.to_string(),
            }
        })
    }

    /// The document with that number, of those that the rules come from.
    pub(crate) fn source(&self, number: &str) -> String {
        self.get(&format!("source-{number}"))
    }

    /// What a game says in a language, if it says it.
    pub(crate) fn game_in(&self, language: Language, game: GameId, id: &str) -> Option<String> {
        self.of_game(language, game).and_then(|b| format(b, id, &[]))
    }

    /// One sentence about a game's variant.
    pub(crate) fn goal(&self, game: GameId, variant: &str) -> String {
        self.goal_in(self.language, game, variant).unwrap_or_default()
    }

    /// The same in a language of choice.
    pub(crate) fn goal_in(&self, language: Language, game: GameId, variant: &str) -> Option<String> {
        let own = self.game_in(language, game, &format!("goal-{variant}"));
        own.or_else(|| self.game_in(language, game, "goal"))
    }
}

fn format(bundle: &Bundle, id: &str, values: &[(&'static str, FluentValue<'static>)]) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let mut args = FluentArgs::new();
    for (name, value) in values {
        args.set(*name, value.clone());
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    for error in errors {
        warn_once!("text '{id}': {error}");
    }
    Some(text)
}
