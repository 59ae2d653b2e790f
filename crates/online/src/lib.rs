//! Matches between two devices: the messages of the wire, version 1, a server and a client. No I/O, no clock of its
//! own, no random numbers of its own: callers hand in the time and a generator.
//!
//! In the order of dependence: the [`words`] of the wire and its [`message`]s; codes of tables and tokens of persons
//! ([`code`]); the [`ledger`], which keeps what must not be lost; tables, changed only by entries of the ledger; the
//! [`Server`], which plays by the rules and answers; the [`client`], which sends, shows what is not yet receipted, and
//! comes back after a break.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod class;
pub mod client;
pub mod code;
mod connection;
mod entry;
pub mod ledger;
mod limits;
pub mod message;
mod refusal;
mod server;
mod table;
pub mod words;

pub use connection::ConnectionId;
pub use limits::{CLAIM_AFTER, Limits};
pub use server::{Damage, Export, Note, Outgoing, POLICY, Server, Tally, examine};
pub use table::ReplayError;
