//! The links found between two points.

use super::carrier::Carrier;

/// The largest number of links of each kind that are kept.
const FULL: usize = 4;
const SEMI: usize = 12;

/// The processed links between two points.
#[derive(Clone, Copy)]
pub(super) struct Pair<const W: usize> {
    full: [Carrier<W>; FULL],
    fulls: usize,
    semi: [Carrier<W>; SEMI],
    semis: usize,
}

impl<const W: usize> Pair<W> {
    pub(super) const NONE: Pair<W> =
        Pair { full: [Carrier::NONE; FULL], fulls: 0, semi: [Carrier::NONE; SEMI], semis: 0 };

    pub(super) fn full(&self) -> &[Carrier<W>] {
        &self.full[..self.fulls]
    }

    pub(super) fn semi(&self) -> &[Carrier<W>] {
        &self.semi[..self.semis]
    }

    /// Returns whether there is room for the link and no kept link has a carrier within its own.
    pub(super) fn wants(&self, full: bool, carrier: &Carrier<W>) -> bool {
        let (room, semi) = if full { (self.fulls < FULL, &[][..]) } else { (self.semis < SEMI, self.semi()) };
        room && !self.full().iter().chain(semi).any(|known| known.within(carrier))
    }

    /// Keeps a link if [`Pair::wants`] it; returns whether it did.
    pub(super) fn keep(&mut self, full: bool, carrier: &Carrier<W>) -> bool {
        let wanted = self.wants(full, carrier);
        if wanted && full {
            self.full[self.fulls] = *carrier;
            self.fulls += 1;
        } else if wanted {
            self.semi[self.semis] = *carrier;
            self.semis += 1;
        }
        wanted
    }
}
