//! The inks of pieces: light ones are white, dark ones black, neutral ones grey.

use super::canvas::{Ink, Paint};
use tabuleiro_rules::Tone;

/// Width of outlines in board units.
pub(super) const OUTLINE: f32 = 0.034;
/// Width of lines within an outline in board units.
pub(super) const FINE: f32 = 0.024;

/// The inks of a piece: its body, and the details drawn on it.
#[derive(Clone, Copy)]
pub(super) struct Inks {
    pub(super) body: Ink,
    pub(super) detail: Ink,
}

impl Inks {
    pub(super) const fn of(tone: Tone) -> Inks {
        match tone {
            Tone::Light => Inks { body: Ink::Paper, detail: Ink::Black },
            Tone::Dark => Inks { body: Ink::Black, detail: Ink::Paper },
            Tone::Neutral => Inks { body: Ink::Shade, detail: Ink::Black },
        }
    }

    /// Returns the paint of a body with its outline.
    pub(super) const fn solid(self) -> Paint {
        Paint::both(self.body, Ink::Black, OUTLINE)
    }

    /// Returns the paint of a fine line on the body.
    pub(super) const fn fine(self) -> Paint {
        Paint::line(self.detail, FINE)
    }

    /// Returns the paint of a filled detail on the body.
    pub(super) const fn spot(self) -> Paint {
        Paint::fill(self.detail)
    }
}
