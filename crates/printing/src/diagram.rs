//! A single board or position, for blackboards, tests and books.

use super::canvas::Canvas;
use super::position::Picture;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_words::{Language, Texts};

/// The contents and the width of a diagram, for [`diagram()`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Whether the coordinates are drawn.
    pub coordinates: bool,
    /// Whether the pieces are left out.
    pub empty: bool,
    /// The language of the title in the file, which is not drawn.
    pub language: Language,
    /// The width in millimetres; the height follows from the board.
    pub width: f32,
}

impl Style {
    /// The default width in millimetres: the text width of a page.
    pub const WIDTH: f32 = 120.0;
}

/// Draws a position as an SVG file. Its description is the position object, unless the pieces are left out.
#[must_use]
pub fn diagram(position: &dyn AnyPosition, style: &Style) -> String {
    let picture = if style.empty { Picture::empty } else { Picture::of }(position, style.coordinates);
    let (w, h) = picture.size();
    let scale = style.width / w;
    let mut canvas = Canvas::new(style.width, h * scale);
    picture.draw(&mut canvas, (0.0, 0.0), scale);
    let title = Texts::new(style.language).title(position.id(), position.options().variant);
    // With the object of the position in the file it can be set up again.
    let object = serde_json::Value::Object(position.object()).to_string();
    canvas.finish(style.language.code(), &title, if style.empty { "" } else { &object })
}
