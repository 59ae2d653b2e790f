//! Gestures (C9): an action is a short list of taps on sites or on buttons beside the board.

use super::{Piece, Site};
use std::ops::Deref;

/// A button beside the board that can be part of a gesture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Pass.
    Pass,
    /// Exchange sides.
    Swap,
    /// End the turn.
    End,
    /// Take the offered side.
    Take,
    /// Announce the line (Quarto).
    Call,
    /// Move this many pieces off the board.
    Off(u8),
    /// Choose this number.
    Count(u8),
    /// Choose this piece (promotion, colour).
    Piece(Piece),
}

/// One touch of a gesture: on a site of the board or on a button beside it.
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
    /// The longest gesture: a piece and the landings of the longest capture (Kharbaga), with a margin.
    pub const MAX: usize = 24;

    /// Creates a gesture of these taps; those beyond [`Taps::MAX`] are cut off.
    #[must_use]
    pub fn new(list: &[Tap]) -> Taps {
        let mut taps = [Tap::Choice(Choice::Pass); Taps::MAX];
        let len = list.len().min(Taps::MAX);
        taps[..len].copy_from_slice(&list[..len]);
        Taps { taps, len: len as u8 }
    }

    /// Creates a gesture of taps on sites; those beyond [`Taps::MAX`] are cut off.
    #[must_use]
    pub fn sites(list: &[Site]) -> Taps {
        let mut taps = Taps::new(&[]);
        for &site in list.iter().take(Taps::MAX) {
            taps.taps[usize::from(taps.len)] = Tap::Site(site);
            taps.len += 1;
        }
        taps
    }

    /// Creates a gesture of one tap on a button.
    #[must_use]
    pub fn choice(choice: Choice) -> Taps {
        Taps::new(&[Tap::Choice(choice)])
    }

    /// Appends a tap; ignored beyond [`Taps::MAX`].
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
