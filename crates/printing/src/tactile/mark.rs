//! Pieces for fingers. The owner is told by the surface (an outline, filled, three bars for neither), the kind by a letter
//! in braille beside it where a text diagram would write one, and the height of a stack by a number below it.

use super::super::canvas::{Canvas, Ink, Paint};
use super::braille::braille;
use super::cells::{self, HEIGHT};
use super::obstacles::Place;
use super::{GAP, LINE, OUTLINE};
use tabuleiro_rules::{DiagramSymbol, Kind, Piece, Standing, Tone};
use tabuleiro_words::{Texts, piece_name};

/// Width and height of the bar under a piece, on which it stands.
const BAR: (f32, f32) = (13.0, 4.5);
/// The size of a large piece, relative to a small one.
const LARGE: f32 = 1.7;

/// The surface of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Surface {
    Outline,
    Filled,
    Bars,
}

impl Surface {
    const fn of(tone: Tone) -> Surface {
        match tone {
            Tone::Light => Surface::Outline,
            Tone::Dark => Surface::Filled,
            Tone::Neutral => Surface::Bars,
        }
    }
}

/// The outline of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Form {
    Round,
    Square,
    Cross,
    /// Over its site and the next one up.
    Up,
    /// Over its site and the next one to the right.
    Across,
}

/// The body of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Body {
    pub(super) form: Form,
    pub(super) surface: Surface,
    is_large: bool,
    /// A dot or a hole in its middle.
    has_spot: bool,
}

impl Body {
    pub(super) const fn plain(form: Form, surface: Surface) -> Body {
        Body { form, surface, is_large: false, has_spot: false }
    }

    /// Returns the body of a piece; `None` if it is drawn by its number or as a bar.
    pub(super) const fn of(piece: Piece) -> Option<Body> {
        let surface = Surface::of(piece.tone);
        let form = match piece.kind {
            Kind::Seed | Kind::Trampoline => return None,
            Kind::Trail => Form::Cross,
            Kind::Block => Form::Square,
            Kind::DominoUp => Form::Up,
            Kind::DominoAcross => Form::Across,
            Kind::Lamp(light) => {
                let surface = match light {
                    0 => Surface::Outline,
                    1 => Surface::Bars,
                    _ => Surface::Filled,
                };
                return Some(Body::plain(Form::Round, surface));
            }
            // Bit 0 set: low; bit 1: dark; bit 2: round; bit 3: solid.
            Kind::Quarto(bits) => {
                let form = if bits & 4 == 0 { Form::Square } else { Form::Round };
                let surface = if bits & 2 == 0 { Surface::Outline } else { Surface::Filled };
                return Some(Body { form, surface, is_large: bits & 1 == 0, has_spot: bits & 8 == 0 });
            }
            _ => Form::Round,
        };
        Some(Body::plain(form, surface))
    }

    fn side(self, size: f32) -> f32 {
        if self.is_large { size * LARGE } else { size }
    }
}

/// The pieces of a site as they are drawn.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(super) struct Mark {
    pub(super) body: Option<Body>,
    /// A letter in braille.
    pub(super) letter: String,
    /// A number in braille; empty for a single piece.
    pub(super) number: String,
    /// The surface of the bar under it.
    pub(super) base: Option<Surface>,
}

/// Returns the letter of a kind, in print; empty if its form tells it.
pub(super) fn letter(kind: Kind, texts: &Texts) -> String {
    let is_told = matches!(kind, Kind::Runner | Kind::Trail | Kind::Trampoline | Kind::DominoUp | Kind::DominoAcross);
    if is_told || !matches!(kind.mark(), DiagramSymbol::Own(..)) {
        return String::new();
    }
    // A neutral piece has no letter of its colour.
    let own = Piece::new(kind, Tone::Neutral).printed_choice(texts.letters()).map(str::to_lowercase);
    own.unwrap_or_else(|| piece_name(texts, kind).to_lowercase().chars().take(1).collect())
}

impl Mark {
    /// Returns the mark of the pieces on one site.
    pub(super) fn of(pieces: &[Standing], texts: &Texts) -> Mark {
        let mut mark = Mark::default();
        for &Standing { piece, count, .. } in pieces {
            if piece.kind == Kind::Trampoline {
                mark.base = Some(Surface::of(piece.tone));
                continue;
            }
            mark.body = Body::of(piece);
            mark.letter = braille(&letter(piece.kind, texts), texts.language);
            if count > 1 || mark.body.is_none() {
                mark.number = braille(&count.to_string(), texts.language);
            }
        }
        mark
    }

    /// Returns width and height of the three rows of a mark: the body with its letter, the number, and the bar.
    fn rows(&self, size: f32) -> [(f32, f32); 3] {
        let beside = |a: f32, b: f32| if a > 0.0 && b > 0.0 { a + GAP + b } else { a + b };
        let body = self.body.map_or(0.0, |body| body.side(size));
        let letter = if self.letter.is_empty() { 0.0 } else { HEIGHT };
        let number = if self.number.is_empty() { 0.0 } else { HEIGHT };
        [
            (beside(body, cells::width(&self.letter)), body.max(letter)),
            (cells::width(&self.number), number),
            self.base.map_or((0.0, 0.0), |_| BAR),
        ]
    }

    /// Returns width and height for bodies of a size. A piece that covers two sites has the size of its part on one.
    pub(super) fn extent(&self, size: f32) -> (f32, f32) {
        let rows = self.rows(size).into_iter().filter(|row| row.1 > 0.0);
        rows.reduce(|all, row| (all.0.max(row.0), all.1 + GAP + row.1)).unwrap_or_default()
    }

    /// Returns the middle and the size of the white around the mark that interrupts lines; `unit` as for [`Mark::draw`].
    pub(super) fn halo(&self, middle: Place, size: f32, unit: f32) -> (Place, (f32, f32)) {
        let (w, h) = self.extent(size);
        let (middle, (w, h)) = match self.body.map(|body| body.form) {
            // The whole line between the two sites.
            Some(Form::Up) => ((middle.0, middle.1 - unit / 2.0), (unit - LINE - 2.0 * GAP, h)),
            Some(Form::Across) => ((middle.0 + unit / 2.0, middle.1), (w, unit - LINE - 2.0 * GAP)),
            _ => (middle, (w, h)),
        };
        (middle, (w + 2.0 * GAP, h + 2.0 * GAP))
    }

    /// Draws the mark round `middle`; `unit` is the distance of neighbouring sites.
    pub(super) fn draw(&self, canvas: &mut Canvas, middle: Place, size: f32, unit: f32) {
        let [first, second, base] = self.rows(size);
        let mut top = middle.1 - self.extent(size).1 / 2.0;
        let centre = top + first.1 / 2.0;
        let mut left = middle.0 - first.0 / 2.0;
        if let Some(body) = self.body {
            let side = body.side(size);
            canvas.begin(&[("class", "body")]);
            draw_body(canvas, body, (left + side / 2.0, centre), side, unit);
            canvas.end();
            left += side + GAP;
        }
        if !self.letter.is_empty() {
            cells::draw(canvas, (left, centre - HEIGHT / 2.0), &self.letter);
        }
        if first.1 > 0.0 {
            top += first.1 + GAP;
        }
        if !self.number.is_empty() {
            cells::draw(canvas, (middle.0 - second.0 / 2.0, top), &self.number);
            top += second.1 + GAP;
        }
        if let Some(surface) = self.base {
            canvas.begin(&[("class", "body")]);
            rectangle(canvas, (middle.0, top + base.1 / 2.0), BAR, surface);
            canvas.end();
        }
    }
}

/// Draws a body round `middle` inside a square with sides of `side`.
fn draw_body(canvas: &mut Canvas, body: Body, (x, y): Place, side: f32, unit: f32) {
    match body.form {
        Form::Round | Form::Square if body.surface == Surface::Bars => bars(canvas, body.form, (x, y), side),
        Form::Round => {
            let radius = if body.surface == Surface::Outline { (side - OUTLINE) / 2.0 } else { side / 2.0 };
            canvas.ellipse((x, y), (radius, radius), paint(body.surface));
        }
        Form::Square => rectangle(canvas, (x, y), (side, side), body.surface),
        Form::Cross => {
            let arm = (side - OUTLINE * 1.5) / 2.0;
            let line = Paint::line(Ink::Black, OUTLINE * 1.5);
            canvas.line((x - arm, y - arm), (x + arm, y + arm), line);
            canvas.line((x - arm, y + arm), (x + arm, y - arm), line);
        }
        Form::Up => rectangle(canvas, (x, y - unit / 2.0), (side, side + unit), body.surface),
        Form::Across => rectangle(canvas, (x + unit / 2.0, y), (side + unit, side), body.surface),
    }
    if body.has_spot {
        let (ink, radius) = match body.surface {
            Surface::Filled => (Ink::Paper, side * 0.2),
            _ => (Ink::Black, side * 0.14),
        };
        canvas.ellipse((x, y), (radius, radius), Paint::fill(ink));
    }
}

/// Draws three upright bars, the outer ones shorter if the form is round.
fn bars(canvas: &mut Canvas, form: Form, (x, y): Place, side: f32) {
    let width = side / 5.0;
    for (shift, height) in [(-2.0, 0.7), (0.0, 1.0), (2.0, 0.7)] {
        let height = if form == Form::Round { side * height } else { side };
        let corner = (x + shift * width - width / 2.0, y - height / 2.0);
        canvas.rectangle(corner, (width, height), 0.0, Paint::fill(Ink::Black));
    }
}

const fn paint(surface: Surface) -> Paint {
    match surface {
        Surface::Outline => Paint::both(Ink::Paper, Ink::Black, OUTLINE),
        _ => Paint::fill(Ink::Black),
    }
}

/// Draws a rectangle of a size, its line included.
fn rectangle(canvas: &mut Canvas, (x, y): Place, (w, h): (f32, f32), surface: Surface) {
    let line = if surface == Surface::Outline { OUTLINE } else { 0.0 };
    let (w, h) = (w - line, h - line);
    canvas.rectangle((x - w / 2.0, y - h / 2.0), (w, h), 0.0, paint(surface));
}
