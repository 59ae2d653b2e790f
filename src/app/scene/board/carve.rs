//! Builds the meshes of a board: one solid for each finish, so that a board takes few draw calls.

use super::pits;
use crate::app::foundations::workshop::Finish;
use crate::app::foundations::workshop::lathe::{Solid, round};
use crate::app::foundations::workshop::letters::inlay;
use crate::app::foundations::workshop::sweep::{annulus, frame, line, plate};
use bevy::prelude::*;
use tabuleiro_choreography::{HEX_TOP, TABLE_DEPTH, TRAY_FLOOR, grown, jitter, surface};
use tabuleiro_rules::{Board, Coloured, Look, Point, Shape, Site, Tone};

/// Height of the upper edge of trays.
const TRAY_RIM: f32 = -0.24;
/// Width of wooden frames.
const FRAME: f32 = 0.62;

/// A solid and its finish.
pub(super) struct Part {
    pub(super) solid: Solid,
    pub(super) finish: Finish,
}

#[derive(Default)]
struct Parts(Vec<Part>);

impl Parts {
    fn of(&mut self, finish: Finish) -> &mut Solid {
        let found = self.0.iter().position(|p| p.finish == finish);
        let index = found.unwrap_or_else(|| {
            self.0.push(Part { solid: Solid::default(), finish });
            self.0.len() - 1
        });
        &mut self.0[index].solid
    }
}

fn flat(p: Point) -> Vec2 {
    Vec2::new(p.x, p.y)
}

/// The least width of a line in pixels: thinner lines are drawn with gaps, above all far from the camera.
const LEAST: f32 = 1.4;

/// Returns all solids of a board. `pixel` is the size of a pixel in units of the board.
pub(super) fn parts(board: &Board, pixel: f32) -> Vec<Part> {
    let mut parts = Parts::default();
    for body in &board.bodies {
        let outline: Vec<Vec2> = body.outline.iter().copied().map(flat).collect();
        match body.look {
            Look::Felt => framed(&mut parts, &outline, Finish::Felt, 0.11),
            Look::Lacquer => framed(&mut parts, &outline, Finish::RedLacquer, 0.1),
            Look::Leather => framed(&mut parts, &outline, Finish::Leather, 0.16),
            Look::Plain => framed(&mut parts, &outline, Finish::Maple, 0.12),
            Look::Figure => framed(&mut parts, &outline, Finish::Ebony, 0.10),
            Look::Inlay => {
                framed(&mut parts, &outline, Finish::Ebony, 0.12);
                squares(&mut parts, board);
            }
            Look::Terraces => {
                framed(&mut parts, &outline, Finish::Ebony, 0.12);
                steps(&mut parts, board);
            }
            Look::Basalt => basalt(&mut parts, board, &outline),
            Look::Hollows => hollows(&mut parts, board, &outline),
            Look::Goban => goban(&mut parts, &outline),
            Look::Hexes => hexes(&mut parts, board, &outline),
            Look::Plank => {
                pits::plank(parts.of(Finish::Plank), board, &outline);
                goblets(&mut parts, board);
            }
            Look::Tray => tray(&mut parts, &outline),
        }
    }
    let look = board.bodies.first().map_or(Look::Plain, |b| b.look);
    lines(&mut parts, board, look, pixel);
    regions(&mut parts, board);
    borders(&mut parts, board, look);
    labels(&mut parts, board, look);
    parts.0
}

/// A recessed field in a rounded wooden frame.
fn framed(parts: &mut Parts, outline: &[Vec2], field: Finish, scale: f32) {
    plate(parts.of(field), outline, 0.0, scale, Vec2::new(0.31, 0.17));
    let v = Vec2::new;
    let mut profile = vec![v(0.0, 0.0), v(0.015, 0.055)];
    round(&mut profile, v(0.015, 0.055), v(0.07, 0.105), 4, true);
    profile.extend([v(0.20, 0.115), v(0.22, 0.10), v(0.26, 0.10), v(0.28, 0.115)]);
    round(&mut profile, v(FRAME - 0.10, 0.115), v(FRAME, 0.02), 6, false);
    profile.extend([v(FRAME, -0.34), v(FRAME + 0.03, -0.36), v(FRAME + 0.03, -TABLE_DEPTH)]);
    frame(parts.of(Finish::Frame), outline, &profile, 0.13);
}

fn goban(parts: &mut Parts, outline: &[Vec2]) {
    let solid = parts.of(Finish::Pale);
    plate(solid, outline, 0.0, 0.075, Vec2::new(0.4, 0.2));
    let mut profile = Vec::new();
    round(&mut profile, Vec2::ZERO, Vec2::new(0.07, -0.07), 6, false);
    profile.push(Vec2::new(0.07, -TABLE_DEPTH));
    frame(solid, outline, &profile, 0.09);
}

fn tray(parts: &mut Parts, outline: &[Vec2]) {
    plate(parts.of(Finish::Felt), outline, TRAY_FLOOR, 0.11, Vec2::ZERO);
    let v = Vec2::new;
    let mut profile = vec![v(0.0, TRAY_FLOOR), v(0.01, TRAY_RIM - 0.03)];
    round(&mut profile, v(0.01, TRAY_RIM - 0.03), v(0.05, TRAY_RIM), 3, true);
    round(&mut profile, v(0.14, TRAY_RIM), v(0.2, TRAY_RIM - 0.06), 4, false);
    profile.push(v(0.2, -TABLE_DEPTH));
    frame(parts.of(Finish::Frame), outline, &profile, 0.15);
}

/// Paints the vertices of a piece of wood from index `from` on in its own tone: no two pieces of a board are alike.
fn tone(solid: &mut Solid, from: usize, piece: usize) {
    let (lighter, warmer) = (jitter(piece as u32, 41) - 0.5, jitter(piece as u32, 43) - 0.5);
    let light = 1.0 + 0.20 * lighter;
    solid.paint(from, Vec3::new(light * (1.0 + 0.05 * warmer), light, light * (1.0 - 0.07 * warmer)));
}

/// Inlaid squares with narrow gaps; each shows another part of the grain, in its own tone.
fn squares(parts: &mut Parts, board: &Board) {
    for (i, site) in board.sites.iter().enumerate().filter(|(_, s)| s.shape == Shape::Cell) {
        let middle = flat(site.at);
        let half = 0.488;
        let corners =
            [(-half, -half), (half, -half), (half, half), (-half, half)].map(|(x, y)| middle + Vec2::new(x, y));
        let finish = if site.dark { Finish::Walnut } else { Finish::Maple };
        let shift = Vec2::new(i as f32 * 0.377, i as f32 * 0.613);
        let solid = parts.of(finish);
        let mut profile = Vec::new();
        round(&mut profile, Vec2::new(-0.012, 0.012), Vec2::new(0.0, 0.0), 2, false);
        let from = solid.positions.len();
        plate(solid, &grown(&corners, -0.012), 0.012, 0.2, shift);
        frame(solid, &corners, &profile, 0.2);
        tone(solid, from, i);
    }
}

/// Terraces: every cell is a block, each rank is one step higher than the rank before it, and higher ranks are paler.
fn steps(parts: &mut Parts, board: &Board) {
    for (i, info) in board.sites.iter().enumerate().filter(|(_, s)| s.shape == Shape::Cell) {
        let top = surface(board, Site(i as u16)) + 0.02;
        let middle = flat(info.at);
        let half = 0.488;
        let corners =
            [(-half, -half), (half, -half), (half, half), (-half, half)].map(|(x, y)| middle + Vec2::new(x, y));
        let finish = if info.dark { Finish::Plank } else { Finish::Maple };
        let shift = Vec2::new(i as f32 * 0.377, i as f32 * 0.613);
        let solid = parts.of(finish);
        let from = solid.positions.len();
        plate(solid, &grown(&corners, -0.02), top, 0.2, shift);
        let mut profile = Vec::new();
        round(&mut profile, Vec2::new(-0.02, top), Vec2::new(0.0, top - 0.02), 3, false);
        profile.push(Vec2::new(0.0, 0.0));
        frame(solid, &corners, &profile, 0.2);
        tone(solid, from, i);
    }
}

/// A slab of dark stone with a shallow dimple for every site.
fn basalt(parts: &mut Parts, board: &Board, outline: &[Vec2]) {
    let slab = grown(outline, 0.25);
    plate(parts.of(Finish::Basalt), &slab, 0.0, 0.11, Vec2::new(0.4, 0.2));
    let mut profile = Vec::new();
    round(&mut profile, Vec2::ZERO, Vec2::new(0.16, -0.16), 6, false);
    profile.extend([Vec2::new(0.18, -0.3), Vec2::new(0.10, -TABLE_DEPTH)]);
    frame(parts.of(Finish::Basalt), &slab, &profile, 0.13);
    dimples(parts, board, Finish::Slate, Finish::Line, 0.40);
}

/// A round board with a hollow for every marble.
fn hollows(parts: &mut Parts, board: &Board, outline: &[Vec2]) {
    framed(parts, outline, Finish::Plank, 0.1);
    dimples(parts, board, Finish::Ebony, Finish::Line, 0.36);
}

/// Dimples drawn as a dark bottom and a darker rim on the side away from the light.
fn dimples(parts: &mut Parts, board: &Board, bottom: Finish, shade: Finish, radius: f32) {
    for site in board.sites.iter().filter(|s| matches!(s.shape, Shape::Cell | Shape::Hexagon)) {
        let middle = flat(site.at);
        annulus(parts.of(shade), middle, 0.0, radius, 0.004, 36);
        annulus(parts.of(bottom), middle + Vec2::new(0.018, -0.022), 0.0, radius * 0.90, 0.007, 36);
    }
}

fn goblets(parts: &mut Parts, board: &Board) {
    for site in board.sites.iter().filter(|s| s.shape == Shape::Goblet) {
        let at = Transform::from_xyz(site.at.x, 0.0, -site.at.y);
        parts.of(Finish::Tin).add(&pits::goblet(), at);
    }
}

fn hexagon(board: &Board, middle: Vec2, by: f32) -> Vec<Vec2> {
    let radius = 1.0 / 3f32.sqrt() + by / 0.866;
    let first = if board.pointed { 0.5 } else { 0.0 };
    let corner = |i: u8| Vec2::from_angle(std::f32::consts::TAU * (f32::from(i) + first) / 6.0) * radius;
    (0..6).map(|i| middle + corner(i)).collect()
}

/// Pale hexagonal tiles with gaps, on a dark ground.
fn hexes(parts: &mut Parts, board: &Board, outline: &[Vec2]) {
    framed(parts, outline, Finish::Plank, 0.1);
    let solid = parts.of(Finish::Pale);
    for (i, site) in board.sites.iter().enumerate().filter(|(_, s)| s.shape == Shape::Hexagon) {
        let middle = flat(site.at);
        let top = hexagon(board, middle, -0.045);
        let shift = Vec2::new(i as f32 * 0.21, i as f32 * 0.37);
        let from = solid.positions.len();
        plate(solid, &top, HEX_TOP, 0.2, shift);
        let mut profile = Vec::new();
        round(&mut profile, Vec2::new(0.0, HEX_TOP), Vec2::new(0.03, HEX_TOP - 0.03), 3, false);
        profile.push(Vec2::new(0.032, 0.0));
        frame(solid, &top, &profile, 0.2);
        tone(solid, from, i);
    }
}

fn lines(parts: &mut Parts, board: &Board, look: Look, pixel: f32) {
    let (finish, width, dot) = match look {
        Look::Figure => (Finish::PaleLine, 0.05, 0.09),
        Look::Goban => (Finish::Line, 0.028, 0.075),
        Look::Lacquer => (Finish::Brass, 0.03, 0.06),
        Look::Leather => (Finish::Gilt, 0.026, 0.06),
        Look::Inlay | Look::Terraces | Look::Basalt | Look::Hollows => return,
        Look::Hexes | Look::Plank | Look::Tray => return,
        Look::Felt | Look::Plain => (Finish::Line, 0.032, 0.06),
    };
    let width = f32::max(width, LEAST * pixel);
    let solid = parts.of(finish);
    for l in &board.lines {
        line(solid, flat(l.from), flat(l.to), width, 0.004);
    }
    for &at in &board.dots {
        annulus(solid, flat(at), 0.0, dot, 0.006, 28);
    }
    if look == Look::Figure {
        for site in board.sites.iter().filter(|s| s.shape == Shape::Intersection) {
            annulus(solid, flat(site.at), 0.0, dot * 1.15, 0.007, 28);
        }
    }
}

fn regions(parts: &mut Parts, board: &Board) {
    for region in &board.regions {
        let finish = match region.colour {
            Coloured::First => Finish::HomeFirst,
            Coloured::Second => Finish::HomeSecond,
            Coloured::Zone => Finish::Zone,
            Coloured::Can => {
                can(parts, board, &region.sites);
                continue;
            }
        };
        for &site in &region.sites {
            let (middle, top) = (flat(board.sites[site.index()].at), surface(board, site));
            let outline = match board.sites[site.index()].shape {
                Shape::Hexagon => hexagon(board, middle, -0.07),
                _ => vec![(-0.46, -0.46), (0.46, -0.46), (0.46, 0.46), (-0.46, 0.46)]
                    .into_iter()
                    .map(|(x, y)| middle + Vec2::new(x, y))
                    .collect(),
            };
            plate(parts.of(finish), &outline, top + 0.006, 0.2, Vec2::ZERO);
            if !region.mark.is_empty() {
                inlay(parts.of(Finish::Ivory), region.mark, middle, 0.42, top + 0.012);
            }
        }
    }
}

/// The floor and the low rolled rim of a tin.
fn can(parts: &mut Parts, board: &Board, sites: &[Site]) {
    let (low, high) = sites
        .iter()
        .map(|s| flat(board.sites[s.index()].at))
        .fold((Vec2::MAX, Vec2::MIN), |(l, h), p| (l.min(p), h.max(p)));
    let (low, high) = (low - 0.5, high + 0.5);
    let outline = [low, Vec2::new(high.x, low.y), high, Vec2::new(low.x, high.y)];
    // The inside is gilt.
    plate(parts.of(Finish::Gilt), &grown(&outline, -0.02), 0.010, 0.2, Vec2::ZERO);
    let v = Vec2::new;
    let mut profile = vec![v(-0.07, 0.010), v(-0.065, 0.05)];
    round(&mut profile, v(-0.065, 0.05), v(0.0, 0.11), 4, true);
    round(&mut profile, v(0.0, 0.11), v(0.065, 0.05), 4, false);
    profile.push(v(0.07, 0.0));
    frame(parts.of(Finish::Tin), &outline, &profile, 0.2);
    // Fine grooves separate the squares.
    let lines = parts.of(Finish::Line);
    let mut x = low.x + 1.0;
    while x < high.x - 0.5 {
        line(lines, Vec2::new(x, low.y + 0.06), Vec2::new(x, high.y - 0.06), 0.02, 0.014);
        x += 1.0;
    }
    let mut y = low.y + 1.0;
    while y < high.y - 0.5 {
        line(lines, Vec2::new(low.x + 0.06, y), Vec2::new(high.x - 0.06, y), 0.02, 0.014);
        y += 1.0;
    }
}

/// Edges owned by a player: a rounded bar of the owner's colour, just inside the frame.
fn borders(parts: &mut Parts, board: &Board, look: Look) {
    let (width, height) = if look == Look::Hexes { (0.25, 0.05) } else { (0.12, 0.03) };
    for border in &board.borders {
        let (from, to) = (flat(border.from), flat(border.to));
        let along = (to - from).normalize_or(Vec2::X);
        let across = Vec2::new(-along.y, along.x) * (width / 2.0);
        let trim = along * if look == Look::Hexes { width * 0.62 } else { width / 2.0 };
        let (from, to) = (from + trim, to - trim);
        let outline = [from - across, to - across, to + across, from + across];
        let finish = if border.tone == Tone::Dark { Finish::Lacquer } else { Finish::Ivory };
        let solid = parts.of(finish);
        let top = grown(&outline, -0.03);
        plate(solid, &top, height, 0.2, Vec2::ZERO);
        let mut profile = Vec::new();
        round(&mut profile, Vec2::new(-0.03, height), Vec2::new(0.0, height - 0.03), 4, false);
        profile.push(Vec2::new(0.0, 0.0));
        frame(solid, &outline, &profile, 0.2);
    }
}

fn labels(parts: &mut Parts, board: &Board, look: Look) {
    let (finish, height, size) = match look {
        Look::Goban => (Finish::Line, 0.004, 0.24),
        Look::Hexes => (Finish::PaleLine, 0.1185, 0.3),
        Look::Plank => (Finish::Line, 0.006, 0.2),
        Look::Basalt => (Finish::PaleLine, 0.004, 0.22),
        _ => (Finish::PaleLine, 0.1185, 0.23),
    };
    // On a large board the letters are larger, because it is seen from farther away.
    let count = board.sites.iter().filter(|s| s.shape != Shape::Reserve).count();
    let size = if count > 150 { size * 1.18 } else { size };
    let solid = parts.of(finish);
    for label in &board.labels {
        inlay(solid, &label.text, flat(label.at), size, height);
    }
}
