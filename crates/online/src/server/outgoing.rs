//! What the server gives to its caller: what to send and to close, what to log, what to count.

use crate::code::Code;
use crate::connection::ConnectionId;
use crate::words::Why;
use std::collections::HashMap;
use std::sync::Arc;

/// The code with which a connection is closed that broke a limit (RFC 6455, 7.4.1).
pub const POLICY: u16 = 1008;

/// Something that the caller must do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outgoing {
    /// Send a message.
    Send {
        /// To this connection.
        to: ConnectionId,
        /// The message as text.
        text: Arc<str>,
    },
    /// Close a connection, after all that was sent to it. The caller calls
    /// [`Server::disconnect`](super::Server::disconnect) when it is closed.
    Close {
        /// The connection.
        to: ConnectionId,
        /// The code of the close frame.
        code: u16,
        /// The reason, in English.
        why: &'static str,
    },
}

/// Something about a table that the caller writes to its log, one line per note: its match has ended, it was removed
/// without an end, or it cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The code of the table.
    pub table: Code,
    /// What happened, in English.
    pub text: String,
}

/// What a server has counted since the last call of [`Server::take_tally`](super::Server::take_tally).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of actions that were played.
    pub actions: u64,
    /// The number of refused messages, by reason.
    pub refusals: HashMap<Why, u64>,
}
