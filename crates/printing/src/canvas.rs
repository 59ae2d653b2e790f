//! An SVG page with coordinates in millimetres from its upper left corner, y downwards.

use super::font::{Font, Glyphs, TypeStyle};

/// A shade of ink. Pieces differ in shape and in black and white; greys alone distinguish nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ink {
    Paper,
    Pale,
    Shade,
    Middle,
    Black,
}

/// What a page is printed for. It decides about colours and about the least sizes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Medium {
    /// Ordinary paper.
    #[default]
    Print,
    /// Large print.
    Large,
    /// Swell paper, whose black parts rise.
    Swell,
}

impl Medium {
    const fn colour(self, ink: Ink) -> &'static str {
        match (self, ink) {
            (_, Ink::Paper) | (Medium::Large | Medium::Swell, Ink::Pale) => "#fff",
            (Medium::Large | Medium::Swell, Ink::Black | Ink::Middle) | (Medium::Swell, Ink::Shade) => "#000",
            // Black on it has a contrast of 7.7 to 1.
            (Medium::Large, Ink::Shade) => "#9c9c9c",
            (Medium::Print, Ink::Pale) => "#eeeeec",
            (Medium::Print, Ink::Shade) => "#d9d9d6",
            (Medium::Print, Ink::Middle) => "#82827e",
            (Medium::Print, Ink::Black) => "#161616",
        }
    }

    /// The least width of a line of a board in millimetres; printers lose thinner ones.
    pub(super) const fn thinnest(self) -> f32 {
        match self {
            Medium::Print => 0.13,
            Medium::Large | Medium::Swell => 0.8,
        }
    }

    /// The least height of capital letters on a board in millimetres: in large print that of 24 points.
    pub(super) const fn least_capital(self) -> f32 {
        match self {
            Medium::Large => 5.5,
            Medium::Print | Medium::Swell => 0.0,
        }
    }
}

/// The fill and the line of an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Paint {
    pub(super) fill: Option<Ink>,
    /// The ink and the width of the line.
    pub(super) line: Option<(Ink, f32)>,
    /// The length of dashes and gaps; a solid line if `None`.
    pub(super) dashes: Option<f32>,
}

impl Paint {
    pub(super) const fn fill(ink: Ink) -> Paint {
        Paint { fill: Some(ink), line: None, dashes: None }
    }

    pub(super) const fn line(ink: Ink, width: f32) -> Paint {
        Paint { fill: None, line: Some((ink, width)), dashes: None }
    }

    pub(super) const fn both(fill: Ink, line: Ink, width: f32) -> Paint {
        Paint { fill: Some(fill), line: Some((line, width)), dashes: None }
    }

    pub(super) const fn dashed(self, length: f32) -> Paint {
        Paint { dashes: Some(length), ..self }
    }

    fn attributes(self, medium: Medium) -> String {
        let mut text = format!(r#" fill="{}""#, self.fill.map_or("none", |ink| medium.colour(ink)));
        if let Some((ink, width)) = self.line {
            text += &format!(r#" stroke="{}" stroke-width="{}""#, medium.colour(ink), number(width));
        }
        if let Some(length) = self.dashes {
            text += &format!(r#" stroke-dasharray="{}""#, number(length));
        }
        text
    }
}

/// The part of a text that is placed at the given point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
}

/// A page under construction.
pub(super) struct Canvas {
    width: f32,
    height: f32,
    pub(super) medium: Medium,
    pub(super) font: Font,
    glyphs: Glyphs,
    body: String,
}

/// Formats a length with at most two decimals and without trailing zeros.
fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.into() }
}

/// Escapes a text for XML content and attributes.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

impl Canvas {
    pub(super) fn new(width: f32, height: f32) -> Canvas {
        Canvas::of((width, height), Medium::Print)
    }

    /// Creates an empty page of a size for a medium.
    pub(super) fn of((width, height): (f32, f32), medium: Medium) -> Canvas {
        Canvas { width, height, medium, font: Font::read(), glyphs: Glyphs::default(), body: String::new() }
    }

    fn element(&mut self, name: &str, attributes: &str, paint: Paint) {
        self.body += &format!("<{name}{attributes}{}/>\n", paint.attributes(self.medium));
    }

    /// Begins a group with attributes; [`Canvas::end`] ends it.
    pub(super) fn begin(&mut self, attributes: &[(&str, &str)]) {
        self.body += "<g";
        for (name, value) in attributes {
            self.body += &format!(r#" {name}="{}""#, escaped(value));
        }
        self.body += ">\n";
    }

    pub(super) fn end(&mut self) {
        self.body += "</g>\n";
    }

    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32), paint: Paint) {
        let [x1, y1, x2, y2] = [from.0, from.1, to.0, to.1].map(number);
        self.element("line", &format!(r#" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke-linecap="round""#), paint);
    }

    pub(super) fn ellipse(&mut self, middle: (f32, f32), radii: (f32, f32), paint: Paint) {
        let [x, y, rx, ry] = [middle.0, middle.1, radii.0, radii.1].map(number);
        if rx == ry {
            self.element("circle", &format!(r#" cx="{x}" cy="{y}" r="{rx}""#), paint);
        } else {
            self.element("ellipse", &format!(r#" cx="{x}" cy="{y}" rx="{rx}" ry="{ry}""#), paint);
        }
    }

    /// Draws a rectangle given its upper left corner and its size, with corners of radius `round`.
    pub(super) fn rectangle(&mut self, corner: (f32, f32), size: (f32, f32), round: f32, paint: Paint) {
        let [x, y, w, h] = [corner.0, corner.1, size.0, size.1].map(number);
        let round = if round > 0.0 { format!(r#" rx="{}""#, number(round)) } else { String::new() };
        self.element("rect", &format!(r#" x="{x}" y="{y}" width="{w}" height="{h}"{round}"#), paint);
    }

    pub(super) fn polygon(&mut self, points: impl IntoIterator<Item = (f32, f32)>, paint: Paint) {
        let points: Vec<String> = points.into_iter().map(|(x, y)| format!("{},{}", number(x), number(y))).collect();
        self.element("polygon", &format!(r#" points="{}" stroke-linejoin="round""#, points.join(" ")), paint);
    }

    /// Draws a path of cubic Bézier curves, each given by its two control points and its end point.
    pub(super) fn curves(&mut self, from: (f32, f32), curves: &[[(f32, f32); 3]], closed: bool, paint: Paint) {
        let pair = |(x, y): (f32, f32)| format!("{} {}", number(x), number(y));
        let mut data = format!("M{}", pair(from));
        for &[a, b, c] in curves {
            data += &format!("C{} {} {}", pair(a), pair(b), pair(c));
        }
        if closed {
            data.push('Z');
        }
        self.element("path", &format!(r#" d="{data}" stroke-linejoin="round" stroke-linecap="round""#), paint);
    }

    /// Draws squares of a grid, given as (column, row), as one black path, so that no seams show between them.
    pub(super) fn squares(&mut self, corner: (f32, f32), side: f32, squares: impl Iterator<Item = (i32, i32)>) {
        let mut data = String::new();
        for (column, row) in squares {
            let at = |n: i32, from: f32| number(n as f32 * side + from);
            let [left, top] = [at(column, corner.0), at(row, corner.1)];
            let [right, bottom] = [at(column + 1, corner.0), at(row + 1, corner.1)];
            data += &format!("M{left} {top}H{right}V{bottom}H{left}Z");
        }
        self.element("path", &format!(r#" d="{data}""#), Paint::fill(Ink::Black));
    }

    /// Draws a line of text with its baseline at `at`, as glyph outlines with the text as label for screen readers.
    pub(super) fn text(&mut self, at: (f32, f32), anchor: Anchor, kind: TypeStyle, ink: Ink, text: &str) {
        let width = self.font.width(text, kind);
        let back = match anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => width / 2.0,
        };
        self.letters((at.0 - back, at.1), 1.0, kind, ink, text);
    }

    /// Draws a line of text upside down, running to the left from `at`.
    pub(super) fn upside_down(&mut self, at: (f32, f32), kind: TypeStyle, ink: Ink, text: &str) {
        self.letters(at, -1.0, kind, ink, text);
    }

    fn letters(&mut self, at: (f32, f32), sign: f32, kind: TypeStyle, ink: Ink, text: &str) {
        let scale = sign * kind.size / self.font.units(kind.weight);
        self.body += &format!(
            r#"<g role="img" aria-label="{}" fill="{}" transform="translate({} {}) scale({:.6} {:.6})">"#,
            escaped(text),
            self.medium.colour(ink),
            number(at.0),
            number(at.1),
            scale,
            -scale,
        );
        let mut pen = 0;
        for letter in text.chars() {
            let (glyph, advance) = self.font.glyph(kind.weight, letter);
            if letter != ' ' {
                self.glyphs.note(kind.weight, glyph);
                let name = kind.weight.letter();
                self.body += &format!(r##"<use xlink:href="#{name}{glyph}" x="{pen}"/>"##);
            }
            pen += u32::from(advance);
        }
        self.body += "</g>\n";
    }

    /// Returns the SVG file, with a title and a description, and the definition of every glyph used.
    pub(super) fn finish(self, language: &str, title: &str, description: &str) -> String {
        let [w, h] = [self.width, self.height].map(number);
        let mut svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xml:lang="{language}" width="{w}mm" height="{h}mm" viewBox="0 0 {w} {h}" role="img">
<title>{}</title>
<desc>{}</desc>
<defs>
"#,
            escaped(title),
            escaped(description)
        );
        for (weight, glyph) in self.glyphs.iter() {
            let outline = self.font.outline(weight, glyph);
            svg += &format!("<path id=\"{}{glyph}\" d=\"{outline}\"/>\n", weight.letter());
        }
        svg += "</defs>\n";
        svg += &format!("<rect width=\"{w}\" height=\"{h}\" fill=\"#fff\"/>\n");
        svg += &self.body;
        svg + "</svg>\n"
    }
}
