//! A flat drawing of a position, small for lists and enlarged for the lens: the board's sites and lines, and the pieces.

use super::tokens::{self, Inks};
use crate::app::foundations::theme::Palette;
use bevy_egui::egui;
use egui::{Color32, Painter, Pos2, Rect, Shape as Drawn, Stroke, vec2};
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_rules::{Board, Coloured, Extent, Point, Shape, Tone};

const LIGHT: Color32 = Color32::from_rgb(240, 230, 208);
const DARK: Color32 = Color32::from_rgb(26, 22, 22);
const NEUTRAL: Color32 = Color32::from_rgb(170, 84, 56);
const WOOD: Color32 = Color32::from_rgb(196, 152, 100);
const SHADE: Color32 = Color32::from_rgb(150, 106, 66);
const INK: Color32 = Color32::from_rgb(74, 48, 28);

/// The scale and place of a drawing.
pub(super) struct Frame {
    /// The size of a unit of the board in points.
    pub(super) unit: f32,
    /// The place of the point `of` of the board.
    pub(super) middle: Pos2,
    pub(super) of: Point,
}

impl Frame {
    /// Returns the frame in which a board fills a rectangle.
    fn new(rect: Rect, extent: Extent) -> Frame {
        let unit = (rect.width() / extent.width().max(1.0)).min(rect.height() / extent.height().max(1.0));
        Frame { unit, middle: rect.center(), of: extent.middle() }
    }

    /// Returns the place of a point of the board; the screen's y axis points down.
    pub(super) fn at(&self, point: Point) -> Pos2 {
        self.middle + vec2(point.x - self.of.x, self.of.y - point.y) * self.unit
    }
}

/// Draws a position into a rectangle, with margins where the shapes differ.
pub(crate) fn draw(painter: &Painter, rect: Rect, position: &dyn AnyPosition, colours: &Palette) {
    let frame = Frame::new(rect.shrink(2.0), position.board().extent());
    draw_in(painter, &frame, position, colours);
}

/// Draws a position at a place and scale.
pub(super) fn draw_in(painter: &Painter, frame: &Frame, position: &dyn AnyPosition, colours: &Palette) {
    let board = &position.board();
    let thin = Stroke::new((frame.unit * 0.04).clamp(0.5, 1.5), INK);
    for body in &board.bodies {
        let outline = body.outline.iter().map(|&corner| frame.at(corner)).collect();
        painter.add(Drawn::convex_polygon(outline, WOOD, Stroke::new(1.0, colours.edge)));
    }
    sites(painter, board, frame, thin);
    for line in &board.lines {
        painter.line_segment([frame.at(line.from), frame.at(line.to)], thin);
    }
    for border in &board.borders {
        let stroke = Stroke::new(frame.unit * 0.22, tone(border.tone));
        painter.line_segment([frame.at(border.from), frame.at(border.to)], stroke);
    }
    for standing in position.pieces().standing() {
        let site = &board.sites[standing.at.index()];
        let inks = Inks { fill: tone(standing.piece.tone), rim: rim(standing.piece.tone) };
        tokens::draw(painter, frame.at(site.at), frame.unit, *standing, inks);
    }
}

fn sites(painter: &Painter, board: &Board, frame: &Frame, thin: Stroke) {
    let painted = |index: usize| {
        let holds = |region: &&tabuleiro_rules::Region| region.sites.iter().any(|site| site.index() == index);
        board.regions.iter().find(holds).map(|region| match region.colour {
            Coloured::First => Color32::from_rgb(224, 204, 160),
            Coloured::Second => Color32::from_rgb(96, 70, 52),
            Coloured::Zone | Coloured::Can => Color32::from_rgb(176, 124, 76),
        })
    };
    for (index, site) in board.sites.iter().enumerate() {
        let at = frame.at(site.at);
        let fill = painted(index).or(site.dark.then_some(SHADE)).unwrap_or(Color32::TRANSPARENT);
        match site.shape {
            Shape::Cell => {
                let cell = Rect::from_center_size(at, vec2(frame.unit, frame.unit));
                painter.rect(cell, 0.0, fill, thin, egui::StrokeKind::Middle);
            }
            Shape::Hexagon => {
                let turn = if board.pointed { 30.0_f32 } else { 0.0 };
                let corner = |i: usize| {
                    let angle = (60.0 * i as f32 + turn).to_radians();
                    at + vec2(angle.cos(), angle.sin()) * (frame.unit * 0.577)
                };
                painter.add(Drawn::convex_polygon((0..6).map(corner).collect(), fill, thin));
            }
            Shape::Pit | Shape::Goblet => {
                painter.circle(at, frame.unit * 0.42, SHADE, thin);
            }
            Shape::Store => {
                let store = Rect::from_center_size(at, vec2(frame.unit * 0.8, frame.unit * 1.6));
                painter.rect(store, frame.unit * 0.4, SHADE, thin, egui::StrokeKind::Middle);
            }
            Shape::Intersection | Shape::Reserve => {}
        }
    }
}

fn tone(tone: Tone) -> Color32 {
    match tone {
        Tone::Light => LIGHT,
        Tone::Dark => DARK,
        Tone::Neutral => NEUTRAL,
    }
}

/// Returns the colour of a piece's outline, which separates it from the board and from pieces of its own tone.
fn rim(tone: Tone) -> Color32 {
    match tone {
        Tone::Light => INK,
        Tone::Dark => Color32::from_rgb(210, 190, 160),
        Tone::Neutral => LIGHT,
    }
}

#[test]
fn a_drawing_keeps_its_proportions_and_its_middle() {
    let extent = Extent { least: Point::new(-2.0, -1.0), greatest: Point::new(2.0, 1.0) };
    use egui::pos2;
    let frame = Frame::new(Rect::from_min_size(pos2(0.0, 0.0), vec2(80.0, 80.0)), extent);
    assert_eq!(frame.unit, 20.0);
    assert_eq!(frame.at(Point::new(2.0, 1.0)), pos2(80.0, 20.0));
}
