//! The matches that a person keeps, and what follows from them: statistics, advice on the next level, a rating.
//!
//! An [`Entry`] is a kept match: a [`Summary`], which lists and statistics read, and the text of its record. The same
//! text of an entry is kept on the desktop and on the page. On the desktop [`Shelf`] is the database of the entries, a
//! file that several windows of the program use at once; the page keeps them in the browser.
//!
//! Nothing here reads a clock: times and days are given by the caller.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod advice;
mod days;
mod entry;
mod filter;
mod id;
mod rating;
#[cfg(not(target_family = "wasm"))]
mod shelf;
mod statistics;
mod summary;

pub use advice::{Advice, Trend};
pub use days::DaysInARow;
pub use entry::{Entry, EntryError};
pub use filter::Filter;
pub use id::MatchId;
pub use rating::{Rated, Rating, Score};
#[cfg(not(target_family = "wasm"))]
pub use shelf::{Exported, Listed, Page, Removed, Shelf, ShelfError};
pub use statistics::{LAST, Statistics, Tally};
pub use summary::{Ending, Standing, Summary, Times};
