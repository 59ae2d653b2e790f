//! Large print: 24 points, black on white, lines of at least 0.8 mm, the board as large as the page allows.

use super::canvas::{Canvas, Ink, Medium};
use super::column::Column;
use super::error::PrintError;
use super::font::TypeStyle;
use super::leaves::{BoardLeaf, TextLeaf};
use super::paper::{Page, Paper};
use super::position::Picture;
use super::traits::letters_of_traits;
use tabuleiro_rules::{DiagramSymbol, Standing};
use tabuleiro_words::Texts;

/// 24 points in millimetres.
const POINTS_24: f32 = 24.0 * 25.4 / 72.0;

const TEXT: TypeStyle = TypeStyle::regular(POINTS_24);
const TITLE: TypeStyle = TypeStyle::bold(1.3 * POINTS_24);
/// The margin of a page.
const MARGIN: f32 = 15.0;
/// The distance of paragraphs, and of a board from its heading.
const ASIDE: f32 = 5.0;
/// The least number of millimetres per board unit: two figures of 24 points and a space.
const LEAST_UNIT: f32 = 11.0;

/// Draws a position with its heading, on the page upright or across, whichever is larger.
pub(super) fn board_page(leaf: &BoardLeaf<'_>, texts: &Texts, paper: Paper) -> Result<Page, PrintError> {
    let picture = Picture::for_medium(leaf.position, leaf.coordinates, leaf.empty, Medium::Large);
    let ways = paper.both_ways().map(|size| {
        let canvas = Canvas::of(size, Medium::Large);
        let heading = heading(&canvas, leaf, texts, size.0 - 2.0 * MARGIN);
        let top = MARGIN + heading.height() + 2.0 * ASIDE;
        let scale = picture.scale(size.0 - 2.0 * MARGIN, size.1 - top - MARGIN);
        (canvas, size, heading, top, scale)
    });
    let [upright, across] = ways;
    let (mut canvas, size, heading, top, scale) = if across.4 > upright.4 { across } else { upright };
    if scale < LEAST_UNIT {
        return Err(PrintError::Small { paper, least: LEAST_UNIT.ceil() as u16 });
    }
    heading.draw(&mut canvas, (MARGIN, MARGIN));
    picture.draw(&mut canvas, ((size.0 - picture.size().0 * scale) / 2.0, top), scale);
    Ok(Page { svg: canvas.finish(texts.language.code(), &leaf.title(), &leaf.description()), size })
}

/// Returns what is above a board: its heading, and the letters with which its pieces are named by their traits.
fn heading(canvas: &Canvas, leaf: &BoardLeaf<'_>, texts: &Texts, width: f32) -> Column {
    let mut column = Column::new(width);
    let has_traits = |man: &Standing| man.piece.kind.mark() == DiagramSymbol::Traits;
    let is_named_by_traits = !leaf.empty && leaf.position.pieces().standing().iter().any(has_traits);
    for paragraph in &leaf.heading {
        column.paragraph(&canvas.font, paragraph, TEXT, Ink::Black, ASIDE);
    }
    if is_named_by_traits {
        column.paragraph(&canvas.font, &letters_of_traits(texts), TEXT, Ink::Black, ASIDE);
    }
    column
}

/// Draws a text on as many pages as it needs.
pub(super) fn text_pages(leaf: &TextLeaf, texts: &Texts, paper: Paper) -> Vec<Page> {
    let [size, _] = paper.both_ways();
    let blank = || Canvas::of(size, Medium::Large);
    let canvas = blank();
    let mut column = Column::new(size.0 - 2.0 * MARGIN);
    column.paragraph(&canvas.font, &leaf.title, TITLE, Ink::Black, 0.0);
    for paragraph in &leaf.paragraphs {
        column.paragraph(&canvas.font, paragraph, TEXT, Ink::Black, ASIDE);
    }
    let columns = column.divided(size.1 - 2.0 * MARGIN);
    let pages = columns.into_iter().map(|column| {
        let mut canvas = blank();
        column.draw(&mut canvas, (MARGIN, MARGIN));
        Page { svg: canvas.finish(texts.language.code(), &leaf.title, ""), size }
    });
    pages.collect()
}
