//! Printed material for teachers as SVG in black and white: a sheet of one game for a class, and diagrams of boards and
//! positions. No Bevy, no I/O; the page and its worker are built without this crate.
//!
//! In the order of dependence: the typeface as outlines ([`font`]), a page in millimetres ([`canvas`]), a pen in board
//! units ([`pen`]); the pieces ([`men`] and the modules it uses), [`board`] and [`position`]; what all sheets share
//! ([`layout`]); then [`fn@sheet`], [`fn@puzzle_sheet`], [`fn@solution_sheet`], [`fn@class_sheet`] and [`fn@diagram`]. For readers
//! with little or no sight, [`fn@accessible_sheet`] and [`fn@accessible_diagram`] draw the same contents in large print and
//! for swell paper (the folder `tactile`).
//!
//! The outlines of the pieces resemble those of the table in the window (chess men follow `crates/carving`) but are
//! broader, so that they can be recognised at a size of a few millimetres.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod accessible;
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
mod large;
mod layout;
mod leaves;
mod men;
mod paper;
mod pen;
mod position;
mod profile;
mod puzzle_sheets;
mod quarto_men;
mod sheet;
mod tactile;
mod tokens;
mod traits;

pub use accessible::{Reader, accessible_diagram, accessible_sheet};
pub use class_sheet::class_sheet;
pub use diagram::{Style, diagram};
pub use error::PrintError;
pub use layout::A4;
pub use leaves::Contents;
pub use paper::{Page, Paper, document};
pub use puzzle_sheets::{PUZZLES, puzzle_sheet, solution_sheet};
pub use sheet::sheet;
pub use tactile::{braille, unwritable};
