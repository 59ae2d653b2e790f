//! Actions that lead from one cell of a [`Grid`] to another.

use super::Grid;
use tabuleiro_rules::{Choice, Taps, write_slide};

/// A man leaves a cell and enters another one; cells as numbered by the game's [`Grid`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// The cell that the man leaves.
    pub(crate) from: u8,
    /// The cell that it enters.
    pub(crate) to: u8,
}

impl Step {
    /// Returns the taps that choose the action: on both cells.
    pub(crate) fn taps(self, grid: Grid) -> Taps {
        Taps::sites(&[grid.site(self.from), grid.site(self.to)])
    }

    /// Appends the notation of the action, as `a2-a3`.
    pub(crate) fn write(self, grid: Grid, out: &mut String) {
        write_slide(grid.stride(), self.from, self.to, out);
    }

    /// Returns the image of the action under symmetry `k`, as [`Grid::image`].
    pub(crate) fn image(self, grid: Grid, k: u8) -> Step {
        Step { from: grid.image(k, self.from), to: grid.image(k, self.to) }
    }
}

/// One decision in a game with slides, in which passing is compulsory for a side that cannot move, or optional.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SlideOrPass {
    /// A man moves from a cell to another one.
    Slide {
        /// The cell that the man leaves.
        from: u8,
        /// The cell on which it stops.
        to: u8,
    },
    /// No man moves.
    Pass,
}

impl SlideOrPass {
    /// Returns the taps that choose the action: on both cells, or on the button of the pass.
    pub(crate) fn taps(self, grid: Grid) -> Taps {
        match self {
            SlideOrPass::Slide { from, to } => Step { from, to }.taps(grid),
            SlideOrPass::Pass => Taps::choice(Choice::Pass),
        }
    }

    /// Appends the notation of the action: as `a2-a3`, or `pass`.
    pub(crate) fn write(self, grid: Grid, out: &mut String) {
        match self {
            SlideOrPass::Slide { from, to } => Step { from, to }.write(grid, out),
            SlideOrPass::Pass => out.push_str("pass"),
        }
    }

    /// Returns the image of the action under symmetry `k`, as [`Grid::image`].
    pub(crate) fn image(self, grid: Grid, k: u8) -> SlideOrPass {
        match self {
            SlideOrPass::Slide { from, to } => SlideOrPass::Slide { from: grid.image(k, from), to: grid.image(k, to) },
            SlideOrPass::Pass => self,
        }
    }
}

/// A piece is placed on a cell, as numbered by the game's [`Grid`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub(crate) u8);

impl Place {
    /// Returns the taps that choose the action: on the cell.
    pub(crate) fn taps(self, grid: Grid) -> Taps {
        Taps::sites(&[grid.site(self.0)])
    }

    /// Appends the notation of the action, as `a2`.
    pub(crate) fn write(self, grid: Grid, out: &mut String) {
        out.push_str(&grid.name(self.0));
    }

    /// Returns the image of the action under symmetry `k`, as [`Grid::image`].
    pub(crate) fn image(self, grid: Grid, k: u8) -> Place {
        Place(grid.image(k, self.0))
    }
}

/// Implements `Game::taps`, `Game::write` and `Game::transformed_action` for the actions of this module, by the grid of
/// the game or an expression: `grid_actions!(|position| position.grid())`. The symmetries are those of [`Grid::image`].
macro_rules! grid_actions {
    (|$position:ident| $grid:expr) => {
        fn taps(&self, action: Self::Action) -> tabuleiro_rules::Taps {
            let $position = self;
            action.taps($grid)
        }

        fn write(&self, action: Self::Action, out: &mut String) {
            let $position = self;
            action.write($grid, out);
        }

        fn transformed_action(&self, k: u8, action: Self::Action) -> Self::Action {
            let $position = self;
            action.image($grid, k)
        }
    };
    ($grid:expr) => {
        $crate::square::grid_actions!(|_position| $grid);
    };
}
pub(crate) use grid_actions;
