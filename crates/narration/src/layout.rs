//! The geometry of a board as somebody names it who does not see it.

use tabuleiro_rules::{Board, Site};

/// A direction on the board: north is away from the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Compass {
    /// Away from the first player.
    North,
    /// To the right and away.
    NorthEast,
    /// To the right.
    East,
    /// To the right and towards the first player.
    SouthEast,
    /// Towards the first player.
    South,
    /// To the left and towards the first player.
    SouthWest,
    /// To the left.
    West,
    /// To the left and away.
    NorthWest,
}

/// The geometry of a board: rows, columns, neighbours, edges.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The board.
    pub board: Board,
}

impl Layout {
    /// Derives the geometry of a board.
    #[must_use]
    pub fn of(board: Board) -> Layout {
        Layout { board }
    }

    /// Returns the neighbours of a site.
    #[must_use]
    pub fn neighbours(&self, site: Site) -> Vec<Site> {
        let _ = site;
        Vec::new()
    }
}
