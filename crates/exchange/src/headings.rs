//! What a file says about a match besides its actions.

use tabuleiro_engine::search::Level;
use tabuleiro_games::matches::Occupant;

/// What a file says about a match besides its actions. Absent texts are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headings {
    /// The names of the persons: of the one who began with the first side, and of the other.
    pub players: [String; 2],
    /// The event, such as a tournament.
    pub event: String,
    /// The place.
    pub place: String,
    /// The date, such as `2026-11-25`.
    pub date: String,
}

/// The prefix of a computer's name; the level follows it.
const COMPUTER: &str = "Tabuleiro ";

/// Returns the computer that a name means; `None` if it is another name.
pub(crate) fn occupant_of(name: &str) -> Option<Occupant> {
    let level: Level = name.strip_prefix(COMPUTER)?.parse().ok()?;
    Some(Occupant::Computer(level.into()))
}

/// Returns the name of a person for a file: the given one, or that of the computer, empty if there is none.
pub(crate) fn player_name(given: &str, occupant: Occupant) -> String {
    match occupant {
        Occupant::Computer(persona) if given.is_empty() => format!("{COMPUTER}{}", persona.level),
        _ => given.to_string(),
    }
}
