//! The inks of men: what is light is white, what is dark is black, and what is nobody's is grey.

use super::canvas::{Ink, Paint};
use tabuleiro_rules::Tone;

/// Width of outlines.
pub(super) const LINE: f32 = 0.034;
/// Width of lines within an outline.
pub(super) const FINE: f32 = 0.024;

/// The inks of a side: its body and what is drawn on it.
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

    /// A body with its outline.
    pub(super) const fn solid(self) -> Paint {
        Paint::both(self.body, Ink::Black, LINE)
    }

    /// A fine line on it.
    pub(super) const fn fine(self) -> Paint {
        Paint::line(self.detail, FINE)
    }

    /// A spot on it.
    pub(super) const fn spot(self) -> Paint {
        Paint::fill(self.detail)
    }
}
