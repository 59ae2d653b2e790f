//! Matches of Othello as people and servers keep them: lists of cells (`F5D6C3`), and GGF. Both are only read; they are
//! matches of classic Otelo. Othello counts rows from the top, this program from the bottom.

mod cells;
mod ggf;
mod replay;

pub(crate) use cells::{has_cells, has_tagged_cells, read as read_cells};
pub(crate) use ggf::{has_ggf, read as read_ggf};
