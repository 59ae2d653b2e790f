//! What a teacher takes away from a class: tables for a spreadsheet, a report for other programs, a page to hang up, and all
//! matches.
//!
//! In the order of dependence: a [`Sheet`], the plain data of a section; the [`Words`] of a language; results in words
//! (`score`); the tables ([`standings_csv`], [`rounds_csv`]), the page ([`results_html`]), the report ([`trf()`]) and the
//! matches ([`matches_text`]). Nothing here reads a clock or a file.

mod csv;
mod matches;
mod page;
mod score;
mod sheet;
mod trf;
mod words;

pub use csv::{rounds_csv, standings_csv};
pub use matches::matches_text;
pub use page::results_html;
pub use sheet::{Played, Sheet};
pub use trf::trf;
pub use words::Words;

#[cfg(test)]
mod tests;
