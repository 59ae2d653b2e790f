//! Printed material for teachers as SVG in black and white: a sheet of one game for a class, and diagrams of boards and
//! positions. No Bevy, no I/O; the page and its worker are built without this crate.
//!
//! In the order of dependence: the typeface as outlines ([`font`]), a page in millimetres ([`canvas`]), a pen in board
//! units ([`pen`]); the pieces ([`men`] and the modules it uses), [`board`] and [`position`]; what all sheets share
//! ([`layout`]); then [`fn@sheet`], [`fn@puzzle_sheet`], [`fn@solution_sheet`], [`fn@class_sheet`] and [`fn@diagram`].
//!
//! The outlines of the pieces resemble those of the table in the window (chess men follow `crates/carving`) but are
//! broader, so that they can be recognised at a size of a few millimetres.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod animals;
mod board;
mod canvas;
mod chess_men;
mod class_sheet;
mod code;
mod column;
mod diagram;
mod error;
mod font;
mod horse;
mod inks;
mod layout;
mod men;
mod pen;
mod position;
mod profile;
mod puzzle_sheets;
mod quarto_men;
mod sheet;
mod tokens;

pub use class_sheet::class_sheet;
pub use diagram::{Style, diagram};
pub use error::PrintError;
pub use layout::A4;
pub use puzzle_sheets::{PUZZLES, puzzle_sheet, solution_sheet};
pub use sheet::sheet;
