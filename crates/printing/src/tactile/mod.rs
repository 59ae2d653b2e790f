//! Drawings for fingers: black on white for swell paper, whose black parts rise in a heater. Nothing is grey, nothing is
//! thinner than [`LINE`], and what is not one thing keeps [`GAP`] from it. `docs/accessible.md` names the guidelines from
//! which the sizes come. All lengths are millimetres.
//!
//! In the order of dependence: [`fn@braille`] and its cells on the page ([`cells`]), what must keep its distance
//! ([`obstacles`]), the pieces ([`mark`]), a board with its pieces and coordinates ([`figure`]), the [`key`], and pages
//! of them ([`page`]).

mod borders;
mod braille;
mod cells;
mod figure;
mod key;
mod mark;
mod obstacles;
mod outline;
mod page;

pub use braille::{braille, unwritable};
pub(super) use page::{board_page, text_pages};

/// The least width of a line.
const LINE: f32 = 1.0;
/// The width of an outline of a piece, and of the edge of a board.
const OUTLINE: f32 = 1.5;
/// The least distance of two things that fingers should feel as two.
const GAP: f32 = 3.0;
/// The least size of a piece.
const LEAST_MARK: f32 = 6.0;
/// The greatest size of an ordinary piece; a fingertip covers about as much.
const GREATEST_MARK: f32 = 14.0;
/// The greatest distance of neighbouring sites, so that two hands cover a small board.
const GREATEST_UNIT: f32 = 32.0;
/// The margin of a page.
const MARGIN: f32 = 12.5;
