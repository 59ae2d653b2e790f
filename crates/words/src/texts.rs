//! Messages in one language: those of the program and those of one game.

use super::assets;
use super::language::Language;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use tabuleiro_games::GameId;
use tabuleiro_rules::{Letters, Player};

/// What is inserted in a message: names and values.
pub type Values<'a> = &'a [(&'static str, FluentValue<'a>)];

/// What the program says of one game in one language.
pub struct Words {
    language: Language,
    game: GameId,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Reads the texts of the program and those of a game; where both say something, the game has the last word.
    pub fn of(game: GameId, language: Language) -> Words {
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap_or_default()]);
        // Isolation marks would be printed as boxes: nothing here mixes directions.
        bundle.set_use_isolating(false);
        let code = language.code();
        for path in [format!("locale/{code}/app.ftl"), format!("games/{}/{code}.ftl", game.id())] {
            // Tests read every file: a message that cannot be read says its id, as one that is not there.
            let source = assets::text(&path).unwrap_or_default().to_string();
            bundle.add_resource_overriding(FluentResource::try_new(source).unwrap_or_else(|(read, _)| read));
        }
        Words { language, game, bundle }
    }

    /// Whose letters stand for chess men in moves.
    pub fn letters(&self) -> Letters {
        match self.language {
            Language::Pt => Letters::Portuguese,
            Language::En => Letters::English,
        }
    }

    /// A message, if there is one of that id.
    pub fn find(&self, id: &str, values: Values<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let args: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    /// A message, or its id where nobody has written it.
    pub fn say(&self, id: &str, values: Values<'_>) -> String {
        self.find(id, values).unwrap_or_else(|| id.to_string())
    }

    /// A part of what is said of the game: a variant's own, where it has a card.
    pub fn part(&self, part: &str, variant: &str) -> String {
        self.own(part, variant).unwrap_or_else(|| self.say(part, &[]))
    }

    /// The name of the game, or of a variant that has a card.
    pub fn title(&self, variant: &str) -> String {
        let names = self.game.facts().names;
        let name = match self.language {
            Language::Pt => names.pt,
            Language::En => names.en,
        };
        self.own("card", variant).unwrap_or_else(|| name.to_string())
    }

    /// What the side is called.
    pub fn side(&self, side: Player) -> String {
        self.say(&format!("turn-{}", self.game.facts().seats[side.index()].word), &[])
    }

    fn own(&self, part: &str, variant: &str) -> Option<String> {
        let has_card = self.game.facts().cards.contains(&variant);
        has_card.then(|| self.find(&format!("{part}-{variant}"), &[])).flatten()
    }
}
