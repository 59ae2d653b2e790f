//! A board or a position by itself, to be put on a blackboard, in a test or in a book.

use super::canvas::Canvas;
use super::position::Picture;
use tabuleiro_games::AnyPosition;
use tabuleiro_words::{Language, Texts};

/// What a diagram shows, and how wide it may be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// With the names of its lines.
    pub coordinates: bool,
    /// Without men.
    pub empty: bool,
    /// Its title, which is not printed, is in this language.
    pub language: Language,
    /// Its width in millimetres.
    pub width: f32,
}

impl Style {
    /// As wide as the text of a page.
    pub const WIDTH: f32 = 120.0;
}

/// A position as SVG.
#[must_use]
pub fn diagram(position: &dyn AnyPosition, style: &Style) -> String {
    let picture = if style.empty { Picture::empty } else { Picture::of }(position, style.coordinates);
    let (w, h) = picture.size();
    let scale = style.width / w;
    let mut canvas = Canvas::new(style.width, h * scale);
    picture.draw(&mut canvas, (0.0, 0.0), scale);
    let title = Texts::new(style.language).title(position.id(), position.options().variant);
    // The object of the position: whoever finds the drawing again can set it up.
    let object = serde_json::Value::Object(position.object()).to_string();
    canvas.finish(style.language.code(), &title, if style.empty { "" } else { &object })
}
