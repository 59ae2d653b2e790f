//! The QR code of a link.

use super::canvas::Canvas;
use super::error::PrintError;
use qrcodegen::{QrCode, QrCodeEcc};

/// A QR code.
pub(super) struct Code(QrCode);

impl Code {
    /// Encodes a link with error correction of level M, which restores about 15 % of the code.
    ///
    /// # Errors
    /// [`PrintError::Page`] if the link is too long.
    pub(super) fn of(link: &str) -> Result<Code, PrintError> {
        QrCode::encode_text(link, QrCodeEcc::Medium).map(Code).map_err(|_| PrintError::Page(link.len()))
    }

    /// Draws the code `side` millimetres wide. The caller leaves the white margin that readers need.
    pub(super) fn draw(&self, canvas: &mut Canvas, corner: (f32, f32), side: f32) {
        let size = self.0.size();
        let squares = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
        canvas.begin(&[("class", "code")]);
        let dark = squares.filter(|&(x, y)| self.0.get_module(x, y));
        canvas.squares(corner, side / size as f32, dark);
        canvas.end();
    }
}
