//! What all sheets have in common: the page, its margins, its type, the QR code and the foot.

use super::canvas::{Anchor, Canvas, Ink};
use super::code::Code;
use super::error::PrintError;
use super::font::TypeStyle;
use tabuleiro_catalogue::GameId;
use tabuleiro_rules::Options;
use tabuleiro_words::Texts;

/// Width and height of a sheet, in millimetres.
pub const A4: (f32, f32) = (210.0, 297.0);

/// The white margin on both sides and above.
pub(super) const MARGIN: f32 = 18.0;
/// The width of the text area.
pub(super) const WIDTH: f32 = A4.0 - 2.0 * MARGIN;
/// The side of the QR code.
pub(super) const CODE: f32 = 24.0;
/// The distance of two columns.
pub(super) const GUTTER: f32 = 12.0;
/// The baseline of the last line.
pub(super) const FOOT: f32 = A4.1 - 13.0;
/// The lower edge of what is above the foot.
pub(super) const FLOOR: f32 = FOOT - 9.0;

pub(super) const TITLE: TypeStyle = TypeStyle::bold(12.5);
pub(super) const HEADING: TypeStyle = TypeStyle::bold(4.9);
pub(super) const TEXT: TypeStyle = TypeStyle::regular(4.2);
pub(super) const NUMBER: TypeStyle = TypeStyle::bold(4.2);
pub(super) const SMALL: TypeStyle = TypeStyle::regular(3.4);

/// Returns the QR code of the link to a game on the page with the address `page`.
pub(super) fn code(game: GameId, options: &Options, page: Option<&str>) -> Result<Option<Code>, PrintError> {
    let link = page.map(|page| format!("{page}#{}", options.link(game.facts())));
    link.as_deref().map(Code::of).transpose()
}

/// Draws the QR code with its caption in the upper right corner. Returns the y coordinate of the lower end.
pub(super) fn draw_code(canvas: &mut Canvas, code: &Code, texts: &Texts) -> f32 {
    let left = A4.0 - MARGIN - CODE;
    code.draw(canvas, (left, MARGIN), CODE);
    let below = MARGIN + CODE + 4.6;
    canvas.text((left + CODE / 2.0, below), Anchor::Middle, SMALL, Ink::Black, &texts.get("sheet-link"));
    below
}

/// Draws the name of the program and the address of the page.
pub(super) fn foot(canvas: &mut Canvas, texts: &Texts, page: Option<&str>) {
    let maker: Vec<String> = [Some(texts.get("app-name")), page.map(str::to_string)].into_iter().flatten().collect();
    let maker = maker.join(" · ");
    let kind = canvas.font.fitted(&maker, SMALL, WIDTH / 2.0 - GUTTER);
    canvas.text((MARGIN, FOOT), Anchor::Start, kind, Ink::Middle, &maker);
}
