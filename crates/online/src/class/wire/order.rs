//! What a teacher asks of a class.

use super::super::names::Name;
use crate::words::ClockSetting;
use serde::{Deserialize, Serialize};
use tabuleiro_pairing::{Entrant, Outcome};

/// The number of puzzles of a race.
pub const PUZZLES: u8 = 10;

/// How the entrants of a section meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum System {
    /// In rounds, each against somebody with as many points.
    Swiss,
    /// Everybody against everybody.
    Robin,
    /// Whoever is ready, without rounds.
    Free,
    /// All at once against one entrant.
    Simultaneous,
    /// Not at all: everybody plays a match against the computer of their own device.
    Computer,
    /// Not at all: everybody solves the same puzzles.
    Puzzles,
}

/// What the bell does to a match that has not ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AtBell {
    /// It is a draw.
    #[default]
    Draw,
    /// It waits for the teacher, who decides it, or lets it go on.
    Decide,
}

/// The best entrants of earlier sections.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Best {
    /// The numbers of the sections.
    pub sections: Vec<usize>,
    /// How many of each.
    pub best: usize,
}

/// A section: a game, and how it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The id of the game.
    pub game: String,
    /// The variant and options of the game, as words.
    #[serde(default)]
    pub options: Vec<String>,
    /// How the entrants meet.
    pub system: System,
    /// The number of rounds; by default what the system needs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// The number of matches of a pair: 1, or 2 with the seats exchanged.
    #[serde(default = "one")]
    pub matches: u8,
    /// The clocks; none by default, because the bell ends a round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockSetting>,
    /// The minutes of a round, after which the bell rings by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// What the bell does.
    #[serde(default)]
    pub bell: AtBell,
    /// The level of the computer, from 1 to 5; used where everybody plays against it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// Whose entrants it has; by default those who are in no section that goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Best>,
}

const fn one() -> u8 {
    1
}

/// Whether an entrant takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// In each round that begins while they are present.
    #[default]
    In,
    /// Not until they, or the teacher, say so.
    Paused,
    /// Not until they come back: a round was missed.
    Missed,
    /// Not any more.
    Gone,
}

impl State {
    /// Returns whether an entrant with this state is paired while they are present.
    pub(crate) const fn takes_part(self) -> bool {
        matches!(self, State::In | State::Missed)
    }
}

/// What a teacher asks of a class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Adds a section.
    Add {
        /// The section.
        setup: Setup,
    },
    /// Changes a section. Its game and its system can be changed until it has begun.
    Change {
        /// The number of the section.
        section: usize,
        /// What it becomes.
        setup: Setup,
    },
    /// Splits a section that has not begun into groups of four to six entrants. Each group becomes a round-robin section.
    Divide {
        /// The number of the section.
        section: usize,
    },
    /// Closes a section. Its entrants can then be put into another one.
    Close {
        /// The number of the section.
        section: usize,
    },
    /// Adds names, of which pupils choose theirs. They never leave the ledger.
    Roster {
        /// The names.
        names: Vec<Name>,
    },
    /// Lets nobody enrol any more, or lets them again.
    Lock {
        /// Whether the door is locked.
        locked: bool,
    },
    /// Stops all matches, or lets them go on.
    Pause {
        /// Whether they stop.
        paused: bool,
    },
    /// Says whether an entrant takes part.
    State {
        /// The number of the entrant.
        entrant: usize,
        /// The state: in, paused or gone.
        state: State,
    },
    /// Puts an entrant who has no section, or whose section has not begun, into a section.
    Put {
        /// The number of the entrant.
        entrant: usize,
        /// The number of the section.
        section: usize,
    },
    /// Gives four digits with which another device goes on for an entrant, for ten minutes.
    Digits {
        /// The number of the entrant.
        entrant: usize,
    },
    /// Keeps two entrants apart, or no longer.
    Apart {
        /// The number of the section.
        section: usize,
        /// Two entrants of the section.
        pair: [Entrant; 2],
        /// Whether they are kept apart.
        apart: bool,
    },
    /// Has two entrants meet in the next round that is proposed, or not.
    Together {
        /// The number of the section.
        section: usize,
        /// Two entrants of the section.
        pair: [Entrant; 2],
        /// Whether they meet.
        together: bool,
    },
    /// Proposes the next round of a section, for those who are present.
    Propose {
        /// The number of the section.
        section: usize,
        /// The entrant of the section who plays against all others, in a simultaneous display.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        host: Option<Entrant>,
    },
    /// Exchanges two entrants of the proposal.
    Exchange {
        /// The number of the section.
        section: usize,
        /// Two entrants of the section.
        pair: [Entrant; 2],
    },
    /// Drops the proposal.
    Discard {
        /// The number of the section.
        section: usize,
    },
    /// Begins the proposed round; free play and a race have no proposal.
    Start {
        /// The number of the section.
        section: usize,
    },
    /// Rings the bell: the round ends.
    Bell {
        /// The number of the section.
        section: usize,
    },
    /// Decides a match, or corrects its result.
    Decide {
        /// The number of the section.
        section: usize,
        /// The round.
        round: u32,
        /// The pair.
        pair: usize,
        /// The match of the pair.
        #[serde(default, rename = "match")]
        game: usize,
        /// The result, from the view of the pair; `None` lets a match that has not ended go on after the bell.
        outcome: Option<Outcome>,
    },
    /// Takes the last round of a section back.
    TakeBack {
        /// The number of the section.
        section: usize,
    },
    /// Ends the class.
    End {},
    /// Keeps the class after its end, or no longer.
    Keep {
        /// Whether it is kept.
        keep: bool,
    },
    /// Deletes the class with all its matches.
    Delete {},
}
