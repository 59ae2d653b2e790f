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
