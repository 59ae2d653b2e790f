//! The ledger entries of a class. The name of its stream is `class/` and the code, such as `class/CDFH`.

use super::names::Name;
use super::wire::{Setup, State};
use crate::code::{Code, PersonId};
use serde::{Deserialize, Serialize};
use tabuleiro_pairing::{Entrant, Outcome, Round, Wishes};

/// The prefix of the names of class streams.
pub(crate) const CLASSES: &str = "class/";

/// Returns the name of the stream of a class.
pub(crate) fn class_stream(code: Code) -> String {
    format!("{CLASSES}{code}")
}

/// Returns the class of a stream; `None` if it is another kind of stream.
pub(crate) fn class_of(stream: &str) -> Option<Code> {
    stream.strip_prefix(CLASSES)?.parse().ok()
}

/// Where a match of a class is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Place {
    /// The section.
    pub(crate) section: usize,
    /// The round, from 1.
    pub(crate) round: u32,
    /// The pair of the round.
    pub(crate) pair: usize,
    /// The match of the pair.
    pub(crate) game: usize,
}

/// What happened in a class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub(crate) enum Happening {
    /// The class was opened by its teacher. `seed` decides what is left to the lot.
    Opened { owner: PersonId, seed: u64 },
    /// A section was added.
    Section { setup: Setup, entrants: Vec<usize> },
    /// A section was changed.
    Changed { section: usize, setup: Setup },
    /// The teacher ended a section.
    Closed { section: usize },
    /// The teacher typed names.
    Roster { names: Vec<Name> },
    /// Somebody enrolled.
    Enrolled { name: Name, who: PersonId, section: Option<usize> },
    /// An entrant has another name.
    Renamed { entrant: usize, name: Name },
    /// An entrant is in a section.
    Put { entrant: usize, section: usize },
    /// An entrant takes part, or not.
    State { entrant: usize, state: State },
    /// Another device may go on for an entrant, with these digits until that time in seconds since 1970.
    Digits { entrant: usize, digits: String, until: u64 },
    /// Another device goes on for an entrant.
    Moved { entrant: usize, who: PersonId },
    /// The door was locked or opened.
    Locked { locked: bool },
    /// All matches stopped, or went on.
    Paused { paused: bool },
    /// Wishes about pairs.
    Wishes { section: usize, wishes: Wishes },
    /// A round was proposed, or the proposal dropped.
    Proposed { section: usize, round: Option<Round> },
    /// Free play or a race began.
    Began { section: usize },
    /// A round began, with a table for each pair.
    Round { section: usize, round: Round, tables: Vec<Code> },
    /// A match has a result, or none any more.
    Result { place: Place, outcome: Option<Outcome> },
    /// The bell rang.
    Bell { section: usize },
    /// A match goes on after the bell.
    Adjourned { place: Place },
    /// The last round was taken back.
    TakenBack { section: usize },
    /// An entrant of the section solved a puzzle.
    Solved { section: usize, entrant: Entrant, puzzle: u8 },
    /// The first match of an entrant of the section against the computer ended, with so many halves of a point.
    Computer { section: usize, entrant: Entrant, halves: u8 },
    /// The class ended.
    Ended,
    /// The class is kept after its end, or not.
    Kept { keep: bool },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::class::wire::{AtBell, System};
    use crate::entry::Entry;
    use tabuleiro_pairing::Pair;

    #[test]
    fn every_entry_is_read_back() {
        let setup = Setup {
            game: "hex".into(),
            options: vec!["size=5".into()],
            system: System::Swiss,
            rounds: Some(3),
            matches: 2,
            clock: None,
            minutes: Some(10),
            bell: AtBell::Decide,
            level: Some(2),
            from: None,
        };
        let who = PersonId::of("0123456789abcdef0123456789abcdef".parse().unwrap());
        let place = Place { section: 1, round: 2, pair: 3, game: 0 };
        let (table, name) = ("CDFH".parse().unwrap(), Name::Animal(3, 2));
        let round = Round { pairs: vec![Pair::new(Entrant(0), Entrant(1), 2)], bye: Some(Entrant(2)), rest: None };
        let all = [
            Happening::Opened { owner: who, seed: u64::MAX },
            Happening::Section { setup: setup.clone(), entrants: vec![0, 2] },
            Happening::Changed { section: 1, setup },
            Happening::Closed { section: 1 },
            Happening::Roster { names: vec![Name::Typed("Ana".into())] },
            Happening::Enrolled { name: name.clone(), who, section: None },
            Happening::Renamed { entrant: 1, name },
            Happening::Put { entrant: 1, section: 0 },
            Happening::State { entrant: 1, state: State::Missed },
            Happening::Digits { entrant: 1, digits: "0471".into(), until: 5 },
            Happening::Moved { entrant: 1, who },
            Happening::Locked { locked: true },
            Happening::Paused { paused: true },
            Happening::Wishes { section: 0, wishes: Wishes::default() },
            Happening::Proposed { section: 0, round: Some(round.clone()) },
            Happening::Began { section: 0 },
            Happening::Round { section: 0, round, tables: vec![table] },
            Happening::Result { place, outcome: Some(Outcome::Draw) },
            Happening::Bell { section: 0 },
            Happening::Adjourned { place },
            Happening::TakenBack { section: 0 },
            Happening::Solved { section: 0, entrant: Entrant(1), puzzle: 9 },
            Happening::Computer { section: 0, entrant: Entrant(1), halves: 1 },
            Happening::Ended,
            Happening::Kept { keep: true },
        ];
        for what in all {
            let entry = Entry { at: 7, what };
            let read: Entry<Happening> = serde_json::from_str(&entry.to_text()).unwrap();
            assert_eq!(read, entry);
        }
    }

    #[test]
    fn streams_are_named_after_classes() {
        let code: Code = "CDFH".parse().unwrap();
        assert_eq!(class_of(&class_stream(code)), Some(code));
        assert_eq!(["CDFH", "CDFH/2", "class/CDF", "person/CDFH"].map(class_of), [None; 4]);
        assert_eq!(crate::entry::match_of(&class_stream(code)), None);
    }
}
