//! The words of the wire: persons, presence, offers, results, and reasons.

use serde::{Deserialize, Serialize};
use tabuleiro_rules::Player;

/// A person of a match, numbered by the side they began with. After a swap the person plays the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Person {
    /// The person who began with the first side.
    First,
    /// The person who began with the second side.
    Second,
}

impl Person {
    /// Both persons, in order.
    pub const BOTH: [Person; 2] = [Person::First, Person::Second];

    /// Returns the opponent.
    #[must_use]
    pub const fn other(self) -> Person {
        match self {
            Person::First => Person::Second,
            Person::Second => Person::First,
        }
    }

    /// Returns 0 or 1, for indexing arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<Player> for Person {
    fn from(player: Player) -> Person {
        if player == Player::First { Person::First } else { Person::Second }
    }
}

impl From<Person> for Player {
    fn from(person: Person) -> Player {
        Player::from_second(person == Person::Second)
    }
}

/// The seat that the opener of a table asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PersonChoice {
    /// The first person.
    First,
    /// The second person.
    Second,
    /// Whichever the server draws.
    Random,
}

/// Who sits in a seat now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Presence {
    /// Nobody has taken the seat.
    #[default]
    Free,
    /// Its owner is connected.
    Present,
    /// Its owner has not been heard for ten seconds.
    Away,
}

/// Whether each person is present, is away, or has not taken the seat yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Persons {
    /// The first person.
    pub first: Presence,
    /// The second person.
    pub second: Presence,
}

impl Persons {
    /// Returns the presence of one person.
    #[must_use]
    pub fn of(self, person: Person) -> Presence {
        match person {
            Person::First => self.first,
            Person::Second => self.second,
        }
    }
}

impl From<[Presence; 2]> for Persons {
    fn from([first, second]: [Presence; 2]) -> Persons {
        Persons { first, second }
    }
}

/// What the clock of a person does who is away, or has left, while the other one is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AbsentClock {
    /// It runs.
    Runs,
    /// It stands.
    Stands,
}

/// Who may take a seat that was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LeftSeat {
    /// Anybody.
    #[default]
    Free,
    /// Only the person who left it.
    Kept,
}

/// The time control of a new table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockSetting {
    /// The main time of each person in seconds.
    pub main: u64,
    /// The time added after each turn in seconds.
    pub increment: u64,
}

/// What one person offers the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OfferKind {
    /// A draw.
    Draw,
    /// To take back the offerer's last turn and what followed it.
    Undo,
    /// Another match with the seats exchanged.
    Rematch,
}

impl OfferKind {
    /// All offers.
    pub const ALL: [OfferKind; 3] = [OfferKind::Draw, OfferKind::Undo, OfferKind::Rematch];

    /// Returns its word on the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            OfferKind::Draw => "draw",
            OfferKind::Undo => "undo",
            OfferKind::Rematch => "rematch",
        }
    }
}

/// The result of a match, for persons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// The first person won.
    First,
    /// The second person won.
    Second,
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// Returns the win of a person, a draw for `None`.
    #[must_use]
    pub fn of_winner(winner: Option<Person>) -> Outcome {
        match winner {
            Some(Person::First) => Outcome::First,
            Some(Person::Second) => Outcome::Second,
            None => Outcome::Draw,
        }
    }
}

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EndReason {
    /// By the rules of the game.
    Rules,
    /// A person resigned, or left and did not come back.
    Resigned,
    /// Both persons agreed on a draw.
    Agreed,
    /// The time of a person ended.
    Time,
    /// The teacher decided.
    Decided,
    /// A reason of a later version. No server of this version sends it.
    #[serde(other)]
    Other,
}

/// The end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Over {
    /// The result.
    pub outcome: Outcome,
    /// The reason.
    pub why: EndReason,
}

/// Why a message was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// It is not a message of the wire.
    Malformed,
    /// The client has another version of the wire.
    Version,
    /// There is no such table.
    UnknownTable,
    /// There is no such game, variant or option.
    UnknownGame,
    /// The action or the request is not possible now.
    Illegal,
    /// The other person decides.
    NotYourTurn,
    /// The sender does not play at this table.
    NotSeated,
    /// The index is not that of the next action.
    Stale,
    /// The match has ended.
    Over,
    /// There is no place left.
    Full,
    /// Too many messages in a short time.
    TooFast,
    /// The message is too long.
    TooBig,
    /// The teacher has paused the event.
    Paused,
    /// The teacher has locked the event.
    Locked,
    /// Only the teacher of the class may do it.
    NotTeacher,
    /// There is no such class.
    UnknownClass,
    /// The name is another one's.
    Taken,
    /// The ledger cannot be written.
    ReadOnly,
    /// A reason of a later version. No server of this version sends it.
    #[serde(other)]
    Other,
}
