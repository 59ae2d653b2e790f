//! Pages for fingers: a figure with its heading and its key, and pages of text.

use super::super::canvas::{Canvas, Medium};
use super::super::error::PrintError;
use super::super::leaves::{BoardLeaf, TextLeaf};
use super::super::paper::{Page, Paper};
use super::braille::braille;
use super::cells::{self, CELL, ROW};
use super::figure::{Figure, Plan};
use super::key::Key;
use super::{GAP, MARGIN};
use tabuleiro_words::Texts;

/// The distance of a figure from heading and key.
const ASIDE: f32 = 2.0 * GAP;
/// The blank cells before a paragraph.
const INDENT: usize = 2;

/// Draws a position with its heading and key, on the page upright or across, whichever is larger.
pub(in super::super) fn board_page(leaf: &BoardLeaf<'_>, texts: &Texts, paper: Paper) -> Result<Page, PrintError> {
    let figure = Figure::of(leaf.position, texts, leaf.coordinates, leaf.empty);
    let layouts = paper.both_ways().map(|size| Layout::of(&figure, leaf, texts, size));
    let best = layouts.iter().filter_map(|layout| Some((layout, layout.plan(&figure)?)));
    let best = best.reduce(|a, b| if b.1.unit() > a.1.unit() { b } else { a });
    let (layout, plan) = best.ok_or(PrintError::Small { paper, least: figure.least_unit().ceil() as u16 })?;
    let mut canvas = Canvas::of(layout.size, Medium::Swell);
    layout.draw(&mut canvas, &plan);
    Ok(Page { svg: canvas.finish(texts.language.code(), &leaf.title(), &leaf.description()), size: layout.size })
}

/// The heading and the key of a figure on a page of a size.
struct Layout {
    size: (f32, f32),
    heading: Vec<String>,
    key: Key,
}

impl Layout {
    fn of(figure: &Figure, leaf: &BoardLeaf<'_>, texts: &Texts, size: (f32, f32)) -> Layout {
        let width = size.0 - 2.0 * MARGIN;
        let lines = |text: &String| cells::lines(&braille(text, texts.language), cells::fitting(width));
        let heading = leaf.heading.iter().flat_map(lines).collect();
        Layout { size, heading, key: Key::of(figure, leaf.position, texts, leaf.empty, width) }
    }

    fn plan<'a>(&self, figure: &'a Figure) -> Option<Plan<'a>> {
        let height = self.size.1 - 2.0 * MARGIN - self.heading.len() as f32 * ROW - self.key.height() - 2.0 * ASIDE;
        figure.plan(self.size.0 - 2.0 * MARGIN, height)
    }

    fn draw(&self, canvas: &mut Canvas, plan: &Plan<'_>) {
        let mut y = MARGIN;
        for line in &self.heading {
            cells::draw(canvas, (MARGIN, y), line);
            y += ROW;
        }
        y += ASIDE;
        let (w, h) = plan.size();
        plan.draw(canvas, ((self.size.0 - w) / 2.0, y));
        self.key.draw(canvas, (MARGIN, y + h + ASIDE));
    }
}

/// Draws a text, each page with its number in the last line.
pub(in super::super) fn text_pages(leaf: &TextLeaf, texts: &Texts, paper: Paper) -> Vec<Page> {
    let [size, _] = paper.both_ways();
    let count = cells::fitting(size.0 - 2.0 * MARGIN);
    let mut lines: Vec<(usize, String)> = Vec::new();
    let translated = |text: &str| braille(text, texts.language);
    lines.extend(cells::lines(&translated(&leaf.title), count).into_iter().map(|line| (0, line)));
    for paragraph in &leaf.paragraphs {
        // The first line is shorter: blanks before the first word are part of it.
        let marker = "x".repeat(INDENT);
        let whole = format!("{marker}{}", translated(paragraph));
        for (i, line) in cells::lines(&whole, count).into_iter().enumerate() {
            let first = if i == 0 { INDENT } else { 0 };
            lines.push((first, line.chars().skip(first).collect()));
        }
    }
    let rows = (((size.1 - 2.0 * MARGIN) / ROW).floor() as usize).max(2) - 1;
    let pages = lines.chunks(rows).enumerate().map(|(number, lines)| {
        let mut canvas = Canvas::of(size, Medium::Swell);
        for (i, (indent, line)) in lines.iter().enumerate() {
            cells::draw(&mut canvas, (MARGIN + *indent as f32 * CELL, MARGIN + i as f32 * ROW), line);
        }
        let number = translated(&(number + 1).to_string());
        let left = size.0 - MARGIN - cells::width(&number);
        cells::draw(&mut canvas, (left, MARGIN + rows as f32 * ROW), &number);
        Page { svg: canvas.finish(texts.language.code(), &leaf.title, ""), size }
    });
    pages.collect()
}
