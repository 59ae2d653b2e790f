//! The messages of the wire, version 1. Each is a JSON object whose key `t` names its type. Unknown types, missing keys
//! and wrong types are errors, and so are unknown keys in a message of a client. A server of a later version may send
//! more keys, which are ignored. Both sides use both enums: each side writes one and reads the other.

mod policy;

pub use policy::Policy;

use super::class::names::Name;
use super::class::wire::{BoardView, LedView, Order, PupilView};
pub use super::words::ClockSetting;
use super::words::{EndReason, OfferKind, Outcome, Over, Person, PersonChoice, Persons, Why};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

/// The version of the wire.
pub const VERSION: u64 = 1;

/// The longest message of a client in bytes.
pub const LONGEST: usize = 4096;

/// What the clocks of a table show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockTimes {
    /// The time left of the first person in milliseconds.
    pub first: u64,
    /// The time left of the second person in milliseconds.
    pub second: u64,
    /// Whose time runs now; `None` before the start, in a pause and after the end.
    pub running: Option<Person>,
}

/// A seat that the receiver holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatAt {
    /// The code of the table.
    pub table: String,
    /// The person whose seat it is.
    pub person: Person,
    /// The link of a table that is private to two: the code and eight more letters. Other tables have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
}

/// A message from a client to the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Who the client is. It is the first message of a connection.
    Hello {
        /// The version of the wire, [`VERSION`].
        v: u64,
        /// The token of an earlier connection.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
    },
    /// Opens a table for two and takes a seat at it.
    Open {
        /// The id of the game.
        game: String,
        /// The variant and options of the game, as words.
        options: Vec<String>,
        /// The seat to take.
        person: PersonChoice,
        /// The time control; none by default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<ClockSetting>,
        /// What is allowed at the table.
        #[serde(default, skip_serializing_if = "Policy::is_default", deserialize_with = "Policy::of_client")]
        policy: Policy,
    },
    /// Takes the free seat of a table, or looks on if there is none.
    Join {
        /// The code of the table, or its link.
        table: String,
    },
    /// Watches a table without a seat.
    Watch {
        /// The code of the table.
        table: String,
    },
    /// Plays an action.
    Play {
        /// The code of the table.
        table: String,
        /// The index of the action, from 0.
        n: u64,
        /// The action in canonical notation.
        action: String,
    },
    /// Resigns.
    Resign {
        /// The code of the table.
        table: String,
    },
    /// Offers a draw, or accepts the other's offer.
    Draw {
        /// The code of the table.
        table: String,
    },
    /// Offers to take back the last own turn, or accepts the other's offer.
    Undo {
        /// The code of the table.
        table: String,
    },
    /// Offers another match, or accepts the other's offer.
    Rematch {
        /// The code of the table.
        table: String,
    },
    /// Claims the match as won, because the other person left the seat a minute ago or earlier.
    Claim {
        /// The code of the table.
        table: String,
    },
    /// Gives the seat up, or stops looking on.
    Leave {
        /// The code of the table.
        table: String,
    },
    /// Opens a class. Only a teacher can.
    ClassOpen {},
    /// Asks for the state of a class now and after each change: the whole class for its teacher, the own part for a pupil.
    Class {
        /// The code of the class.
        class: String,
    },
    /// Enrols in a class under a name, or chooses another name before the first round.
    Enrol {
        /// The code of the class.
        class: String,
        /// The name.
        name: Name,
        /// The section; may be missing where there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        section: Option<usize>,
    },
    /// Goes on for an entrant whose device has failed.
    Resume {
        /// The code of the class.
        class: String,
        /// The four digits that the teacher has given.
        digits: String,
    },
    /// Takes no part for a while, or comes back.
    Rest {
        /// The code of the class.
        class: String,
        /// Whether the sender rests.
        rest: bool,
    },
    /// Says that a puzzle of a race is solved.
    Solved {
        /// The code of the class.
        class: String,
        /// The puzzle, from 0.
        puzzle: u8,
    },
    /// Says how a match against the computer has ended, where everybody plays one.
    Computer {
        /// The code of the class.
        class: String,
        /// The halves of a point: 0, 1 or 2.
        halves: u8,
    },
    /// Gives an order to a class. Only its teacher can. The page does not write this message: it would grow by kilobytes, and the
    /// teacher has a page of their own.
    #[cfg_attr(target_family = "wasm", serde(skip_serializing))]
    Lead {
        /// The code of the class.
        class: String,
        /// The order.
        order: Order,
    },
    /// Asks for a `pong`.
    Ping {},
}

impl ClientMessage {
    /// Reads a message.
    ///
    /// # Errors
    /// [`Malformed`], which names the cause.
    pub fn parse(text: &str) -> Result<ClientMessage, Malformed> {
        serde_json::from_str(text).map_err(Malformed::from)
    }

    /// Returns the message as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Returns the code of the table or class that it is about, and the index of the action.
    #[must_use]
    pub fn about(&self) -> (Option<&str>, Option<u64>) {
        match self {
            ClientMessage::Play { table, n, .. } => (Some(table), Some(*n)),
            ClientMessage::Join { table }
            | ClientMessage::Watch { table }
            | ClientMessage::Resign { table }
            | ClientMessage::Draw { table }
            | ClientMessage::Undo { table }
            | ClientMessage::Rematch { table }
            | ClientMessage::Claim { table }
            | ClientMessage::Leave { table } => (Some(table), None),
            ClientMessage::Class { class }
            | ClientMessage::Enrol { class, .. }
            | ClientMessage::Resume { class, .. }
            | ClientMessage::Rest { class, .. }
            | ClientMessage::Solved { class, .. }
            | ClientMessage::Computer { class, .. }
            | ClientMessage::Lead { class, .. } => (Some(class), None),
            ClientMessage::Hello { .. }
            | ClientMessage::Open { .. }
            | ClientMessage::ClassOpen {}
            | ClientMessage::Ping {} => (None, None),
        }
    }

    /// Returns the type, the value of the key `t`.
    #[must_use]
    pub const fn t(&self) -> &'static str {
        match self {
            ClientMessage::Hello { .. } => "hello",
            ClientMessage::Open { .. } => "open",
            ClientMessage::Join { .. } => "join",
            ClientMessage::Watch { .. } => "watch",
            ClientMessage::Play { .. } => "play",
            ClientMessage::Resign { .. } => "resign",
            ClientMessage::Draw { .. } => "draw",
            ClientMessage::Undo { .. } => "undo",
            ClientMessage::Rematch { .. } => "rematch",
            ClientMessage::Claim { .. } => "claim",
            ClientMessage::Leave { .. } => "leave",
            ClientMessage::ClassOpen {} => "class_open",
            ClientMessage::Class { .. } => "class",
            ClientMessage::Enrol { .. } => "enrol",
            ClientMessage::Resume { .. } => "resume",
            ClientMessage::Rest { .. } => "rest",
            ClientMessage::Solved { .. } => "solved",
            ClientMessage::Computer { .. } => "computer",
            ClientMessage::Lead { .. } => "lead",
            ClientMessage::Ping {} => "ping",
        }
    }
}

/// A message from the server to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum ServerMessage {
    /// Answers `hello`. A [`ServerMessage::Table`] follows for each seat.
    Welcome {
        /// The version of the wire.
        v: u64,
        /// The version of the server.
        server: String,
        /// The token of the client, 32 hexadecimal digits.
        token: String,
        /// The seats that the client holds.
        seats: Vec<SeatAt>,
    },
    /// Says that the receiver has a seat. A [`ServerMessage::Table`] follows.
    Seated {
        /// The code of the table.
        table: String,
        /// The person whose seat it is.
        person: Person,
        /// The link of a table that is private to two: the code and eight more letters. Other tables have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        link: Option<String>,
    },
    /// The whole state of a table.
    Table {
        /// The code of the table.
        table: String,
        /// The saved form of the match (`tabuleiro_catalogue::matches::Record`).
        record: Value,
        /// The number of actions played.
        n: u64,
        /// Who is present.
        persons: Persons,
        /// The clocks, if the table has any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<ClockTimes>,
        /// The end of the match, if it has ended.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        over: Option<Over>,
        /// What is allowed at the table.
        #[serde(default, skip_serializing_if = "Policy::is_default", deserialize_with = "Policy::of_server")]
        policy: Policy,
        /// The code of the class to which the match belongs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        class: Option<String>,
    },
    /// An action that was played and is in the ledger.
    Played {
        /// The code of the table.
        table: String,
        /// The index of the action, from 0.
        n: u64,
        /// The action in canonical notation.
        action: String,
        /// The key of the position after it, 16 hexadecimal digits.
        key: String,
        /// The clocks, if the table has any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<ClockTimes>,
    },
    /// Who is present now.
    Presence {
        /// The code of the table.
        table: String,
        /// Who is present.
        persons: Persons,
    },
    /// A person offers the other something.
    Offer {
        /// The code of the table.
        table: String,
        /// What is offered.
        what: OfferKind,
        /// The person who offers.
        person: Person,
    },
    /// The match has ended.
    Over {
        /// The code of the table.
        table: String,
        /// The result.
        outcome: Outcome,
        /// The reason.
        why: EndReason,
    },
    /// A message was refused and has had no effect.
    Refused {
        /// The reason.
        why: Why,
        /// The type of the refused message; empty if it has none.
        #[serde(rename = "for")]
        of: String,
        /// The code of the table, if the message named one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        /// The index of the action, if the message had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        n: Option<u64>,
        /// A sentence in English.
        say: String,
    },
    /// The state of a class, for a pupil. It answers a request, and is sent again after a change.
    Class(PupilView),
    /// The state of a class, for its teacher. The page does not read this and the next two messages: it would grow by kilobytes,
    /// and the teacher has a page of their own.
    #[cfg_attr(target_family = "wasm", serde(skip_deserializing))]
    Led(Box<LedView>),
    /// The boards of a class that have changed, for its teacher. It is sent at most twice a second.
    #[cfg_attr(target_family = "wasm", serde(skip_deserializing))]
    Wall {
        /// The code of the class.
        class: String,
        /// The boards.
        boards: Vec<BoardView>,
    },
    /// The classes of a teacher, after [`ServerMessage::Welcome`].
    #[cfg_attr(target_family = "wasm", serde(skip_deserializing))]
    Classes {
        /// The classes, the newest at the end.
        classes: Vec<ClassAt>,
    },
    /// Answers `ping`.
    Pong {},
}

/// A class of a teacher.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClassAt {
    /// The code.
    pub class: String,
    /// When it was opened, in seconds since 1970.
    pub opened: u64,
    /// Whether it has ended.
    pub ended: bool,
}

impl ServerMessage {
    /// Reads a message.
    ///
    /// # Errors
    /// [`Malformed`], which names the cause.
    pub fn parse(text: &str) -> Result<ServerMessage, Malformed> {
        serde_json::from_str(text).map_err(Malformed::from)
    }

    /// Returns the message as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A text that is not a message of the wire.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not a message of the wire: {0}")]
pub struct Malformed(String);

impl From<serde_json::Error> for Malformed {
    fn from(error: serde_json::Error) -> Malformed {
        Malformed(error.to_string())
    }
}

/// Returns the text of a position key: 16 hexadecimal digits.
#[must_use]
pub fn key_text(key: u64) -> String {
    format!("{key:016x}")
}

#[cfg(test)]
mod tests;
