//! What the text table asks of its caller.

use tabuleiro_catalogue::matches::Record;
use tabuleiro_engine::Wanted;
use tabuleiro_engine::person::Persona;
use tabuleiro_learning::{JudgeRequest, Study};
use tabuleiro_words::Language;

/// A request to the caller.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "a reply has few requests, each of which is moved once")]
pub enum Request {
    /// Search, and answer with [`Incoming::Found`](crate::Incoming::Found). A later search makes an earlier one worthless.
    Search(Search),
    /// Judge the last action in a puzzle, and answer with [`Incoming::Judged`](crate::Incoming::Judged).
    Judge {
        /// The number that the answer repeats.
        number: u64,
        /// What is to be judged.
        request: Box<JudgeRequest>,
    },
    /// Read a file below `assets/`, and answer with [`Incoming::Loaded`](crate::Incoming::Loaded).
    Load(String),
    /// Send something to the other device.
    Wire(Wire),
    /// The person has chosen this language: the page sets its own.
    Language(Language),
    /// A lesson was finished or a puzzle solved: the caller may remember it.
    Learned(Study),
    /// The person has left (`quit`): the terminal ends, the page goes to its first screen.
    Leave,
}

/// A search that the caller runs. It has the keys of `SearchRequest` in the crate `thinking`.
#[derive(Clone, Debug, PartialEq)]
pub struct Search {
    /// The number that the answer repeats.
    pub number: u64,
    /// The match up to the position.
    pub record: Record,
    /// Who plays.
    pub persona: Persona,
    /// The seed, the same during a match.
    pub seed: u64,
    /// The kind of answer: [`Wanted::Action`] for the computer's turn, [`Wanted::Candidates`] for a hint.
    pub wanted: Wanted,
    /// The time limit in seconds.
    pub seconds: f32,
}

/// What is sent to the other device. The caller knows the wire, its codes and its numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wire {
    /// Opens a table of a game, given its id and the words of its options, and takes a seat.
    Open {
        /// The id of the game.
        game: String,
        /// The variant and the options, as words.
        options: Vec<String>,
    },
    /// Takes the free seat of a table, given its code.
    Join(String),
    /// Plays an action in canonical notation.
    Play {
        /// Its index in the match, from 0.
        ply: usize,
        /// The action.
        action: String,
    },
    /// Resigns.
    Resign,
    /// Offers something, or accepts the same offer of the other person.
    Offer(Offer),
    /// Claims the match because the other person has left.
    Claim,
    /// Leaves the table, or the class.
    Leave,
    /// Asks what there is to do in the class.
    Class,
    /// Asks for the whole match with the other device again, if it has not ended, to set it up in place of another match, a lesson
    /// or a puzzle.
    Follow,
    /// Chooses what the class offers at a place, from 0.
    Choose(usize),
    /// Goes on for an entrant of the class, with the four digits of the teacher.
    Resume(String),
    /// Takes no part in the class for a while, or comes back.
    Rest,
    /// Says how the match against the computer that counts in the class has ended: halves of a point, 0, 1 or 2.
    Computer(u8),
    /// Says that the puzzle at a place of the race is solved, from 0.
    Solved(u8),
}

/// What one person can offer the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// A draw.
    Draw,
    /// To take back the last turn of the one who offers.
    Undo,
    /// Another match.
    Rematch,
}
