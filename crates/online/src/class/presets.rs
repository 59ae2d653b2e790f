//! The games of two tournaments, as sections: the national championship of mathematical games of Portugal by school cycle, and
//! the tournament of the Federal University of Goiás by level.
//!
//! The games of a level of Goiás are those in the heading of its rules (`docs/rulings.md`, seed 004). The rules of the
//! championship (seeds 001 and 002) state its games but not which cycle plays which; these
//! lists were given with the requirements.

use super::lengths::boards;
use super::wire::{AtBell, Setup, System};
use serde::{Deserialize, Serialize};

/// A cycle of Portuguese schools.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cycle {
    /// 1.º ciclo, years 1 to 4.
    #[serde(rename = "cycle1")]
    First,
    /// 2.º ciclo, years 5 and 6.
    #[serde(rename = "cycle2")]
    Second,
    /// 3.º ciclo, years 7 to 9.
    #[serde(rename = "cycle3")]
    Third,
    /// Secundário, years 10 to 12.
    #[serde(rename = "secondary")]
    Secondary,
}

impl Cycle {
    /// All cycles, the youngest pupils first.
    pub const ALL: [Cycle; 4] = [Cycle::First, Cycle::Second, Cycle::Third, Cycle::Secondary];

    /// Returns the word for it, which is also the id of its preset.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Cycle::First => "cycle1",
            Cycle::Second => "cycle2",
            Cycle::Third => "cycle3",
            Cycle::Secondary => "secondary",
        }
    }

    /// Returns the cycle with that word.
    #[must_use]
    pub fn find(word: &str) -> Option<Cycle> {
        Cycle::ALL.into_iter().find(|cycle| cycle.word() == word)
    }

    /// Returns the ids of its games in the championship, the easiest one first.
    #[must_use]
    pub const fn games(self) -> [&'static str; 3] {
        match self {
            Cycle::First => ["semaforo", "gatos_e_caes", "rastros"],
            Cycle::Second => ["gatos_e_caes", "rastros", "produto"],
            Cycle::Third => ["rastros", "produto", "dominorio"],
            Cycle::Secondary => ["produto", "dominorio", "atari_go"],
        }
    }
}

/// The levels of the tournament of Goiás, from `NÍVEL 1` to `NÍVEL 3`, with its variants where a game has several.
const GOIAS: [(&str, [(&str, &[&str]); 3]); 3] = [
    ("goias1", [("kharbaga", &[]), ("kalah", &[]), ("moinho", &[])]),
    ("goias2", [("ouri", &["oware"]), ("polaris", &[]), ("konane", &["torneio"])]),
    ("goias3", [("copos", &[]), ("quarto", &[]), ("ming_mang", &[])]),
];

/// The sections of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Preset {
    /// Its id: the word of a [`Cycle`], or `goias1` to `goias3`.
    pub id: &'static str,
    /// Its sections, a game each.
    pub sections: Vec<Setup>,
}

/// Returns the presets.
#[must_use]
pub fn presets() -> Vec<Preset> {
    let of_cycle = |cycle: Cycle| Preset {
        id: cycle.word(),
        sections: cycle.games().into_iter().map(|game| section(game, &[])).collect(),
    };
    let goias = GOIAS.into_iter().map(|(id, games)| Preset {
        id,
        sections: games.into_iter().map(|(game, options)| section(game, options)).collect(),
    });
    Cycle::ALL.into_iter().map(of_cycle).chain(goias).collect()
}

/// Returns a section in the Swiss system, without clocks: the bell ends each round after the time that a match takes.
fn section(game: &str, options: &[&str]) -> Setup {
    Setup {
        game: game.into(),
        options: options.iter().map(ToString::to_string).collect(),
        system: System::Swiss,
        rounds: None,
        matches: 1,
        clock: None,
        minutes: boards(game).next().map(|board| board.minutes),
        bell: AtBell::Draw,
        level: None,
        from: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tabuleiro_catalogue::matches::{Match, Record};

    #[test]
    fn each_section_of_a_preset_can_be_played() {
        let presets = presets();
        assert_eq!(presets.iter().map(|preset| preset.id).collect::<BTreeSet<_>>().len(), 7);
        for Setup { game, options, minutes, .. } in presets.iter().flat_map(|preset| &preset.sections) {
            let played = Match::from_record(&Record { options: options.clone(), ..Record::of(game) });
            assert!(played.is_ok(), "{game} {options:?}: {played:?}");
            assert!(minutes.is_some_and(|minutes| minutes >= 5), "{game}");
        }
    }

    #[test]
    fn the_games_come_from_the_rules_of_the_tournament() {
        let comes_from = |game: &str, seed: &str| {
            let facts = tabuleiro_catalogue::GameId::find(game).unwrap().facts();
            facts.seeds.split(", ").any(|found| found == seed)
        };
        for preset in presets() {
            let seeds: &[&str] = if preset.id.starts_with("goias") { &["004"] } else { &["001", "002"] };
            for Setup { game, .. } in &preset.sections {
                assert!(seeds.iter().any(|seed| comes_from(game, seed)), "{} {game}", preset.id);
            }
        }
    }

    #[test]
    fn a_cycle_has_one_word() {
        for cycle in Cycle::ALL {
            assert_eq!(serde_json::to_value(cycle).unwrap(), cycle.word());
            assert_eq!(Cycle::find(cycle.word()), Some(cycle));
        }
        assert_eq!(Cycle::find("cycle4"), None);
    }
}
