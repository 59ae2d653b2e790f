//! Actions of games in which a turn is one stone, or a pass where no placement is legal.

use super::Groups;
use tabuleiro_rules::{Choice, Taps, square_name};

/// One decision: a placement of a stone, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Placement {
    /// A stone on an empty point of a [`Groups`], given by its number.
    Place(u16),
    /// No placement is legal.
    Pass,
}

impl<const W: usize, const N: usize> Groups<W, N> {
    /// Appends the placements on empty points for which `is_legal` holds, row by row, or the pass if there is none.
    #[inline]
    pub(crate) fn placements(&self, is_legal: impl Fn(u16) -> bool, out: &mut Vec<Placement>) {
        let before = out.len();
        let legal = self.points().filter(|&point| self.is_empty(point) && is_legal(point));
        out.extend(legal.map(Placement::Place));
        if out.len() == before {
            out.push(Placement::Pass);
        }
    }

    /// Returns the taps that choose the action.
    pub(crate) fn placement_taps(&self, action: Placement) -> Taps {
        match action {
            Placement::Place(point) => Taps::sites(&[self.site(point)]),
            Placement::Pass => Taps::choice(Choice::Pass),
        }
    }

    /// Appends the notation of the action: the name of the point, or `pass`.
    pub(crate) fn write_placement(action: Placement, out: &mut String) {
        match action {
            Placement::Place(point) => {
                let (column, row) = Self::split(point);
                out.push_str(&square_name(column, row));
            }
            Placement::Pass => out.push_str("pass"),
        }
    }

    /// Returns the image of the action under symmetry `k`, as [`Groups::mirrored`].
    pub(crate) fn mirrored_placement(&self, k: u8, action: Placement) -> Placement {
        match action {
            Placement::Place(point) => Placement::Place(self.mirrored(k, point)),
            Placement::Pass => Placement::Pass,
        }
    }
}
