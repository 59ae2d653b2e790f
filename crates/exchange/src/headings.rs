//! What a file says about a match besides its actions.

use tabuleiro_catalogue::matches::Occupant;
use tabuleiro_engine::person::{Character, Persona};

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

/// The prefix of a computer's name; the level and the character follow it.
const COMPUTER: &str = "Tabuleiro ";

/// Splits a name into the computer that it names and the rest, which may be empty; `None` if it names no computer.
fn computer(name: &str) -> Option<(Occupant, &str)> {
    if let Some(persona) = persona(name) {
        return Some((Occupant::Computer(persona), ""));
    }
    let (given, computer) = name.strip_suffix(')')?.rsplit_once(" (")?;
    Some((Occupant::Computer(persona(computer)?), given.trim()))
}

fn persona(text: &str) -> Option<Persona> {
    let words = text.strip_prefix(COMPUTER)?;
    let (level, character) = words.split_once(' ').unwrap_or((words, Character::Even.word()));
    Some(Persona { level: level.parse().ok()?, character: character.parse().ok()? })
}

/// Takes the computers out of the names of the persons.
pub(crate) fn read_computers(players: &mut [String; 2], occupants: &mut [Occupant; 2]) {
    for (player, occupant) in players.iter_mut().zip(occupants) {
        if let Some((computer, given)) = computer(player) {
            (*occupant, *player) = (computer, given.to_string());
        }
    }
}

/// Returns the name of a person for a file: the given one, that of the computer, or both. Empty if there is none.
pub(crate) fn player_name(given: &str, occupant: Occupant) -> String {
    let Occupant::Computer(Persona { level, character }) = occupant else { return given.to_string() };
    let character = if character.is_even() { String::new() } else { format!(" {character}") };
    let computer = format!("{COMPUTER}{level}{character}");
    if given.is_empty() { computer } else { format!("{given} ({computer})") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn computers_are_read_back_from_the_names() {
        for (name, level, character, given) in [
            ("Tabuleiro 3", "3", "even", ""),
            ("Tabuleiro 5+ stormy", "5+", "stormy", ""),
            ("Ann (Tabuleiro 1 builder)", "1", "builder", "Ann"),
            ("Ann (Tabuleiro 2) (Tabuleiro 4)", "4", "even", "Ann (Tabuleiro 2)"),
        ] {
            let persona = Persona { level: level.parse().unwrap(), character: character.parse().unwrap() };
            assert_eq!(computer(name), Some((Occupant::Computer(persona), given)), "{name}");
            assert_eq!(player_name(given, Occupant::Computer(persona)), name);
        }
        for name in ["", "Ann", "Tabuleiro", "Tabuleiro 6", "Tabuleiro 3 wild", "tabuleiro 3", "(Tabuleiro 3)", "A (b)"]
        {
            assert_eq!(computer(name), None, "{name}");
            assert_eq!(player_name(name, Occupant::Human), name);
        }
    }
}
