//! What a client asks its caller to do, and what it reports.

use crate::code::{Code, Token};
use crate::words::{EndReason, OfferKind, Outcome, Person, Why};
use std::collections::BTreeMap;
use tabuleiro_rules::PlayError;
use thiserror::Error;

/// Something that the caller must do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Open a socket; one that is still open is to be closed and forgotten, without a call of
    /// [`Client::closed`](super::Client::closed).
    Connect,
    /// Send this text on the socket.
    Send(String),
    /// Close the socket and forget it, without a call of [`Client::closed`](super::Client::closed). The client says
    /// [`Command::Connect`] when it is time.
    Close,
}

/// Something that the caller should show or keep.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// The state of the connection is another one ([`Client::link`](super::Client::link)).
    Link,
    /// The server gave a token. It is to be kept for the next [`Client::new`](super::Client::new).
    Token(Token),
    /// The seats that the client holds, after each new connection.
    Seats(BTreeMap<Code, Person>),
    /// The client has this seat at the followed table.
    Seated(Code, Person),
    /// The whole followed table has been replaced. `dropped` are own actions that were shown as sent and will not be
    /// played; others that have no receipt yet were sent again. If the record continues the one before, the new actions may be animated from `since` on; otherwise
    /// `since` is `None` and the scene is built anew.
    Table {
        /// The number of actions that were shown and stand.
        since: Option<usize>,
        /// Actions that were sent and are not played.
        dropped: Vec<String>,
    },
    /// Action `n` was played. `own` says that it was shown before as sent, and this is its receipt.
    Played {
        /// Its index.
        n: usize,
        /// Whether it is the receipt of an action that is shown already.
        own: bool,
    },
    /// Somebody came, went, or fell silent.
    Presence,
    /// A person offers something.
    Offer(OfferKind, Person),
    /// The match has ended.
    Over(Outcome, EndReason),
    /// The class says something else ([`Client::class`](super::Client::class)).
    Class,
    /// The server refused a message of type `of`.
    Refused {
        /// The reason.
        why: Why,
        /// The type of the message.
        of: String,
        /// A sentence in English.
        say: String,
    },
    /// Another page plays the seats now; this one looks on.
    Displaced,
    /// The server speaks another version of the wire. A page reloads itself, once.
    Outdated,
}

/// Why an own action cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayRefusal {
    /// No table is known.
    #[error("there is no table")]
    NoTable,
    /// The client looks on.
    #[error("you have no seat at this table")]
    NotSeated,
    /// The other person decides.
    #[error("the other person decides")]
    NotYourTurn,
    /// The match has ended.
    #[error("the match has ended")]
    Over,
    /// The teacher has stopped all matches.
    #[error("the class is paused")]
    Paused,
    /// The action is not legal.
    #[error(transparent)]
    Illegal(#[from] PlayError),
}
