//! What the caller of the text table has got from elsewhere.

use super::request::Offer;
use std::time::Duration;
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
    /// The connection is lost; the caller tries again by itself.
    Lost,
    /// The server refuses; a message of the program that says why, such as `distant-unknown-table`.
    Refused(&'static str),
}
