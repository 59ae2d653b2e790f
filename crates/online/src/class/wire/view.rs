//! The views of a class that teachers and pupils are sent.

use super::super::names::Name;
use super::order::{Setup, State, System};
use crate::words::{Over, Person, Persons};
use serde::{Deserialize, Serialize};
use tabuleiro_pairing::{Entrant, Outcome, Reason};

/// A line of the standings. In a race the points are twice the number of puzzles solved, and nothing breaks ties.
pub use tabuleiro_pairing::standings::Standing as Line;

/// An entrant, as the teacher sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntrantView {
    /// The name.
    pub name: Name,
    /// Whether the entrant takes part.
    pub state: State,
    /// Whether a device of the entrant is connected.
    pub present: bool,
    /// The digits with which another device goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digits: Option<String>,
}

/// A pair of a round, as the teacher sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairView {
    /// The round.
    pub round: u32,
    /// The number of the pair in the round.
    pub pair: usize,
    /// Who moves first in the first match.
    pub first: Entrant,
    /// The other one.
    pub second: Entrant,
    /// The code of the table.
    pub table: String,
    /// The results, match after match, from the view of the pair.
    pub results: Vec<Option<Outcome>>,
    /// Whether the bell has rung and the match waits for the teacher.
    #[serde(default, skip_serializing_if = "is_false")]
    pub waits: bool,
}

fn is_false(value: &bool) -> bool {
    !*value
}

/// A proposed pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProposedPair {
    /// Who moves first.
    pub first: Entrant,
    /// The other one.
    pub second: Entrant,
    /// Why they meet.
    pub reason: Reason,
}

/// The proposal for the next round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// The pairs.
    pub pairs: Vec<ProposedPair>,
    /// Who has a bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<Entrant>,
    /// Why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
    /// Who is left over without a point.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<Entrant>,
}

/// Where a section stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// It has not begun.
    Lobby,
    /// A round is proposed.
    Proposed,
    /// A round, free play or a race goes on.
    Playing,
    /// The bell has rung, and matches wait for the teacher.
    Waiting,
    /// The round has ended.
    Between,
    /// All rounds have ended.
    Over,
    /// The teacher has ended it.
    Closed,
}

/// A section, as the teacher sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SectionView {
    /// Its settings.
    pub setup: Setup,
    /// Where it stands.
    pub phase: Phase,
    /// The number of rounds that have begun; 1 in what has no rounds, once it has begun.
    pub round: u32,
    /// The number of rounds; 0 if that is open.
    pub rounds: u32,
    /// The numbers of its entrants.
    pub entrants: Vec<usize>,
    /// The proposal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal: Option<Proposal>,
    /// The pairs of the last round, and those of earlier rounds that have not ended.
    pub pairs: Vec<PairView>,
    /// Who has a bye in the last round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<Entrant>,
    /// The time until the bell in milliseconds; it stands while the class is paused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
    /// Pairs that are kept apart.
    pub apart: Vec<[Entrant; 2]>,
    /// Pairs that meet in the next round.
    pub together: Vec<[Entrant; 2]>,
    /// The standings, the leading entrant first.
    pub standings: Vec<Line>,
    /// In a race, how many entrants have solved each puzzle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub solved: Vec<u32>,
    /// Where everybody plays the computer, how many entrants have lost, drawn and won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tally: Option<[u32; 3]>,
}

/// A class, as its teacher sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LedView {
    /// The code of the class.
    pub class: String,
    /// When it was opened, in seconds since 1970.
    pub opened: u64,
    /// Whether nobody can enrol.
    pub locked: bool,
    /// Whether all matches stop.
    pub paused: bool,
    /// Whether it has ended.
    pub ended: bool,
    /// Whether it is kept after its end.
    pub kept: bool,
    /// The names that nobody has chosen of those that the teacher typed.
    pub roster: Vec<Name>,
    /// The entrants.
    pub entrants: Vec<EntrantView>,
    /// The sections.
    pub sections: Vec<SectionView>,
}

/// A board of the wall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardView {
    /// The code of the table.
    pub table: String,
    /// The number of the match at the table, from 1.
    pub number: u32,
    /// The number of actions played. The picture of the table changes with it.
    pub n: usize,
    /// The last action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<String>,
    /// Who decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decides: Option<Person>,
    /// Who is present.
    pub persons: Persons,
    /// The seconds since the last action, or since the beginning.
    pub since: u64,
    /// The end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<Over>,
}

/// What a pupil does now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Now {
    /// Chooses a name.
    Enrol {
        /// Names that are free: all that the teacher typed, or some animals.
        names: Vec<Name>,
    },
    /// Waits for the next round.
    Wait {},
    /// Plays a match.
    Play {
        /// The code of the table.
        table: String,
        /// The opponent.
        opponent: Name,
    },
    /// Plays the computer: the number of entrants is odd, or the opponent did not come.
    Bye {
        /// Whether it gives a point.
        point: bool,
    },
    /// Plays the computer, for the points of this match.
    Computer {
        /// The level of the computer, from 1 to 5.
        level: u8,
        /// The halves of a point, once the match has ended. Others after it do not count.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        halves: Option<u8>,
    },
    /// Solves puzzles.
    Puzzles {
        /// The number of puzzles.
        count: u8,
        /// Those that are solved.
        solved: Vec<u8>,
    },
    /// Does not take part at the moment, and can come back.
    Rest {},
    /// Nothing: the class has ended.
    Over {},
}

/// A match that a pupil has played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Met {
    /// The opponent; `None` for a bye.
    pub opponent: Option<Name>,
    /// The halves of a point in all matches against that one; `None` while they go on.
    pub halves: Option<u32>,
}

/// The section of a pupil.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PupilSection {
    /// Its number.
    pub section: usize,
    /// The id of the game.
    pub game: String,
    /// The variant and options of the game, as words.
    pub options: Vec<String>,
    /// How the entrants meet.
    pub system: System,
    /// The number of its entrants.
    pub entrants: usize,
    /// The number of rounds that have begun.
    pub round: u32,
    /// The number of rounds; 0 if that is open.
    pub rounds: u32,
}

/// A class, as a pupil sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PupilView {
    /// The code of the class.
    pub class: String,
    /// Whether nobody can enrol.
    pub locked: bool,
    /// Whether all matches stop.
    pub paused: bool,
    /// The pupil's name, if they have enrolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
    /// The sections that one can enrol in; after that the pupil's own one.
    pub sections: Vec<PupilSection>,
    /// What the pupil does.
    pub now: Now,
    /// What the pupil has played, the last match at the end.
    pub met: Vec<Met>,
    /// The halves of a point.
    pub halves: u32,
    /// The place, once a round has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
    /// The time until the bell in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
}
