//! Seed positions of the fuzz targets: positions of every game, reached by legal actions.

use super::choices::Choices;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_rules::{OptionKind, Options};

/// Returns the start of a game with a choice of variant and options.
pub(crate) fn start(game: GameId, choices: &mut Choices) -> Box<dyn AnyPosition> {
    let facts = game.facts();
    let variant = if choices.once_in(3) { choices.of(facts.variants).copied() } else { None };
    let mut options = facts.parse_options(variant).expect("a variant of the catalogue is one");
    for spec in facts.options {
        if choices.once_in(3) {
            let value = match spec.kind {
                OptionKind::Side { allowed, .. } => choices.one(allowed).to_string(),
                OptionKind::Size { least, greatest, .. } => {
                    let mut side = |least: u8, greatest: u8| least + choices.below((greatest - least + 1).into()) as u8;
                    format!("{}x{}", side(least.0, greatest.0), side(least.1, greatest.1))
                }
                OptionKind::Number { least, greatest, .. } => {
                    (least + choices.below((greatest - least + 1) as usize) as u32).to_string()
                }
                OptionKind::Toggle { .. } => choices.one(&["on", "off"]).into(),
                OptionKind::Player { .. } => choices.one(&["second", "first"]).into(),
            };
            options.set(facts, spec.name, &value).expect("a value of the catalogue is allowed");
        }
    }
    begin(game, &options)
}

/// Returns the number of sites of the largest board that the variant allows.
pub(crate) fn most_sites(position: &dyn AnyPosition) -> usize {
    let facts = position.facts();
    let mut options = position.options().clone();
    for spec in facts.options {
        let greatest = match spec.kind {
            OptionKind::Side { allowed, .. } => allowed.iter().max().map(u8::to_string),
            OptionKind::Size { greatest, .. } => Some(format!("{}x{}", greatest.0, greatest.1)),
            _ => None,
        };
        if let Some(greatest) = greatest {
            options.set(facts, spec.name, &greatest).expect("the greatest value is allowed");
        }
    }
    begin(position.id(), &options).board().sites.len()
}

/// Starts a game; with the default options if these contradict each other.
fn begin(game: GameId, options: &Options) -> Box<dyn AnyPosition> {
    game.start(options).unwrap_or_else(|_| game.start_default())
}

/// Plays up to `most` legal actions.
pub(crate) fn walk(position: &mut dyn AnyPosition, most: usize, choices: &mut Choices) {
    for _ in 0..choices.below(most + 1) {
        let legal = position.legal();
        let Some(offer) = choices.of(&legal) else { return };
        let written = position.play(&offer.text, &mut Vec::new());
        assert_eq!(written.as_ref().ok(), Some(&offer.text), "offered in {position:?}");
    }
}

/// Returns a position of some game, up to 60 actions after its start.
pub(crate) fn somewhere(choices: &mut Choices) -> Box<dyn AnyPosition> {
    let game = choices.one(GameId::ALL);
    let mut position = start(game, choices);
    walk(&mut *position, 60, choices);
    position
}
