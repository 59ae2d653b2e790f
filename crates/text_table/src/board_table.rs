//! The board as rows of cells, by its own geometry.

use tabuleiro_rules::Site;

/// A board as text: a part for each slab, then the places beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardTable {
    /// The name of the game, for the heading.
    pub title: String,
    /// The parts, in reading order.
    pub parts: Vec<Part>,
}

/// A part of a board: a grid, or a list of rows if [`Part::columns`] is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// What it is, where there are several parts; otherwise empty.
    pub name: String,
    /// The headers of the columns, from left to right. A row has a cell or a gap for each of them. Empty if the part is no
    /// grid: then a row is a list of its cells.
    pub columns: Vec<String>,
    /// The rows, the farthest from the first player first.
    pub rows: Vec<Row>,
}

/// A row of a part of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// The header, such as `3`.
    pub header: String,
    /// The cells from left to right; `None` where the board has a gap.
    pub cells: Vec<Option<Cell>>,
}

/// A site in the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The site.
    pub site: Site,
    /// Its name, such as `a3`; what is entered for a tap on it.
    pub name: String,
    /// What stands there, as one or two characters; empty for an empty site.
    pub mark: String,
    /// Name and contents as they are spoken: "a3, White's stone".
    pub label: String,
    /// Whether a tap there is part of a legal action that begins with the taps so far.
    pub is_legal: bool,
    /// Whether it was tapped for the action that is being entered.
    pub is_chosen: bool,
    /// Whether the last action happened there.
    pub is_last: bool,
}
