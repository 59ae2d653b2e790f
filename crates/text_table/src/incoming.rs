//! What the caller of the text table has got from elsewhere.

use super::request::Offer;
use std::time::Duration;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Ending, Record};
use tabuleiro_engine::Answer;
use tabuleiro_learning::Judgement;
use tabuleiro_rules::Player;

/// What the caller has got from elsewhere, mostly answers to a [`Request`](crate::Request).
#[derive(Clone, Debug, PartialEq)]
pub enum Incoming {
    /// The answer of a search.
    Found {
        /// The number of the request.
        number: u64,
        /// The answer.
        answer: Answer,
    },
    /// The computer cannot be reached: a search or a judgement has no answer.
    Unanswered,
    /// The judgement of an action in a puzzle.
    Judged {
        /// The number of the request.
        number: u64,
        /// The judgement.
        judgement: Judgement,
    },
    /// The text of a file.
    Loaded {
        /// The path, as requested.
        path: String,
        /// The text; `None` if it could not be read.
        text: Option<String>,
    },
    /// What both persons have left on their clocks, the person who began first; `None` without clocks. It is said when it
    /// is asked for, and the caller keeps it up to date.
    Clock(Option<[Duration; 2]>),
    /// News of a match with another device.
    News(News),
}

/// News of a match with another device.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// A table was opened and waits for the other person.
    Waiting {
        /// The code with which the other person joins.
        code: String,
    },
    /// A match begins, or goes on after the connection was lost.
    Seated {
        /// The match so far.
        record: Box<Record>,
        /// The person at this device; `None` for somebody who watches.
        person: Option<Player>,
    },
    /// An action was played at the other device, or at this one if it is confirmed.
    Played {
        /// Its index in the match, from 0.
        ply: usize,
        /// The action in canonical notation.
        action: String,
    },
    /// Actions were taken back, so that this number of them stands: an agreed undo, or an action that was not accepted.
    TakenBack(usize),
    /// The other person offers something.
    Offered(Offer),
    /// The match ended by resignation, agreement, time or decision.
    Ended(Ending),
    /// The other person is away.
    Away,
    /// The other person is back.
    Back,
    /// The other person left the table; the match can be claimed in a minute.
    Left,
    /// The match can be claimed now.
    Claimable,
    /// The class in which the person is, or is about to enrol, says something.
    Class(Box<Attended>),
    /// The connection is lost; the caller tries again by itself.
    Lost,
    /// The server refuses; a message of the program that says why, such as `distant-unknown-table`.
    Refused(&'static str),
}

/// What is inserted in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inserted {
    /// A number.
    Number(u32),
    /// The name of an entrant, as the wire has it: `fox.blue`.
    Name(String),
    /// Points with the word for them, given in halves.
    Points(u32),
    /// The name of a game.
    Game {
        /// The id of the game.
        game: String,
        /// The variant.
        variant: String,
    },
    /// A text.
    Text(String),
}

/// A sentence of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The id of a message of the program.
    pub id: String,
    /// The arguments of the message by their names.
    pub values: Vec<(String, Inserted)>,
}

/// A match against the computer in a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alone {
    /// The id of the game.
    pub game: String,
    /// The variant and the options, as words.
    pub options: Vec<String>,
    /// The level of the computer.
    pub level: u8,
    /// Whether the match counts: nothing is taken back, and its end is told with [`Wire::Computer`](crate::Wire::Computer).
    pub counts: bool,
}

/// A puzzle race of a class. Its puzzles are those of `Puzzles::of_race`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// The game.
    pub game: GameId,
    /// The variant.
    pub variant: String,
    /// The number of puzzles.
    pub count: usize,
    /// The places of those that are solved, from 0.
    pub solved: Vec<u8>,
}

/// A class, as a pupil attends it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attended {
    /// What is to be said.
    pub sentences: Vec<Sentence>,
    /// What is offered, to be said and chosen by its number or its name; empty if it is as before.
    pub choices: Vec<Inserted>,
    /// Whether the person is about to enrol, so that choices and digits are understood.
    pub enrols: bool,
    /// The match against the computer that the person is to play.
    pub alone: Option<Alone>,
    /// The race that the person is in.
    pub race: Option<Race>,
    /// Whether the class refuses a request of the pupil.
    pub is_refused: bool,
    /// Whether the person is in no class any more.
    pub is_left: bool,
}
