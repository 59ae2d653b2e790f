//! What a teacher prints: a sheet of one game for a class, and diagrams of boards and positions. Vector drawing in black and
//! white, as SVG. No Bevy, no I/O; the page and its worker are built without it.
//!
//! From the ground up: the typeface as outlines ([`font`]), a page in millimetres ([`canvas`]), a pen in the units of a
//! board ([`pen`]); men ([`men`] and their files), [`board`], [`position`]; then what is printed.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod animals;
mod board;
mod canvas;
mod chess_men;
mod code;
mod column;
mod diagram;
mod error;
mod font;
mod inks;
mod men;
mod pen;
mod position;
mod quarto_men;
mod sheet;
mod tokens;

pub use diagram::{Style, diagram};
pub use error::PrintError;
pub use sheet::{A4, sheet};
