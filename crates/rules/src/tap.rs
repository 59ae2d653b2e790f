//! How an action is made with a finger (C9): a short list of taps on sites or on choices beside the board.

use super::{Piece, Site};
use std::ops::Deref;

/// A button beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Do nothing.
    Pass,
    /// Exchange sides.
    Swap,
    /// End the turn.
    End,
    /// Take the side on offer.
    Take,
    /// Announce the line (Quarto).
    Call,
    /// Send that many men off the board.
    Off(u8),
    /// That many.
    Count(u8),
    /// That piece (promotion, colour).
    Piece(Piece),
}

/// One touch of a gesture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tap {
    /// On the board.
    Site(Site),
    /// On a button.
    Choice(Choice),
}

/// The taps of one action, at most [`Taps::MAX`]. Distinct actions of a position have distinct taps and none is a
/// prefix of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Taps {
    taps: [Tap; Taps::MAX],
    len: u8,
}

impl Taps {
    /// The longest gesture: a man and the landings of the longest capture (Kharbaga), with a margin.
    pub const MAX: usize = 24;

    /// These taps; more than [`Taps::MAX`] are cut off.
    #[must_use]
    pub fn new(list: &[Tap]) -> Taps {
        let mut taps = [Tap::Choice(Choice::Pass); Taps::MAX];
        let len = list.len().min(Taps::MAX);
        taps[..len].copy_from_slice(&list[..len]);
        Taps { taps, len: len as u8 }
    }

    /// Taps on these sites.
    #[must_use]
    pub fn sites(list: &[Site]) -> Taps {
        let mut taps = Taps::new(&[]);
        for &site in list.iter().take(Taps::MAX) {
            taps.taps[usize::from(taps.len)] = Tap::Site(site);
            taps.len += 1;
        }
        taps
    }

    /// One tap on a button.
    #[must_use]
    pub fn choice(choice: Choice) -> Taps {
        Taps::new(&[Tap::Choice(choice)])
    }

    /// These taps and one more.
    #[must_use]
    pub fn then(mut self, tap: Tap) -> Taps {
        if usize::from(self.len) < Taps::MAX {
            self.taps[usize::from(self.len)] = tap;
            self.len += 1;
        }
        self
    }
}

impl Deref for Taps {
    type Target = [Tap];
    fn deref(&self) -> &[Tap] {
        &self.taps[..usize::from(self.len)]
    }
}
