//! The server of matches between devices: it serves the page and holds the matches, on a laptop without internet as
//! well as behind a public address. `docs/server.md` describes its use.
//!
//! In the order of dependence: [`error`]s and [`Settings`]; `files`, the backup and the ledger in a file; the server's own
//! addresses and the `listener`; what is printed (`output`, `terminal`); time without pauses (`awake`); the thread that
//! owns the tables (`tables`); the teacher's `token`; connections (`socket`), files of the page (`page`), the teacher's page
//! (`teacher`), its plans for a lesson (`lesson`) and what is taken away (`export`); requests (`http`, with what they share, `shared`); [`serve`] and
//! [`check`]; the server beside the window ([`Background`]).

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod awake;
mod background;
mod backup;
pub mod error;
mod export;
mod files;
mod http;
pub mod ledger;
mod lesson;
mod listener;
mod metrics;
mod names;
mod output;
mod page;
mod queue;
mod run;
mod settings;
mod shared;
mod socket;
mod tables;
mod teacher;
mod terminal;
mod token;

pub use background::Background;
pub use run::{check, serve};
pub use settings::Settings;
