//! The QR code of a link.

use super::canvas::Canvas;
use super::error::PrintError;
use qrcodegen::{QrCode, QrCodeEcc};

/// A link that a telephone can read from paper.
pub(super) struct Code(QrCode);

impl Code {
    /// The code of a link: a seventh of it may be dirty.
    pub(super) fn of(link: &str) -> Result<Code, PrintError> {
        QrCode::encode_text(link, QrCodeEcc::Medium).map(Code).map_err(|_| PrintError::Page(link.len()))
    }

    /// Draws it, `side` millimetres wide. The white round it is the margin of the sheet.
    pub(super) fn draw(&self, canvas: &mut Canvas, corner: (f32, f32), side: f32) {
        let size = self.0.size();
        let squares = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
        canvas.begin(&[("class", "code")]);
        let dark = squares.filter(|&(x, y)| self.0.get_module(x, y));
        canvas.squares(corner, side / size as f32, dark);
        canvas.end();
    }
}
