//! The board of sowing games: one height field with hollows, so that shading is smooth in every pit.

use crate::app::foundations::workshop::lathe::{Solid, round, turn};
use crate::app::foundations::workshop::sweep::{frame, lift};
use bevy::prelude::*;
use tabuleiro_choreography::{DEPTH, GOBLET_FLOOR, TABLE_DEPTH, bowl_depth, store_depth};
use tabuleiro_rules::{Board, Shape};

const STEP: f32 = 0.024;

/// Builds a goblet: foot, stem, and a bowl open to the top.
pub(super) fn goblet() -> Solid {
    let v = Vec2::new;
    let mut profile = vec![v(0.27, 0.0)];
    round(&mut profile, v(0.27, 0.015), v(0.22, 0.035), 4, true);
    profile.extend([v(0.10, 0.055), v(0.065, 0.085), v(0.085, 0.11), v(0.065, 0.13)]);
    profile.extend([v(0.16, 0.15), v(0.29, 0.20), v(0.37, 0.29), v(0.40, 0.40), v(0.405, 0.47)]);
    profile.extend([
        v(0.395, 0.48),
        v(0.38, 0.47),
        v(0.375, 0.40),
        v(0.345, 0.30),
        v(0.27, 0.225),
        v(0.0, GOBLET_FLOOR),
    ]);
    turn(&profile, 48)
}

pub(super) fn plank(solid: &mut Solid, board: &Board, outline: &[Vec2]) {
    let (low, high) = outline.iter().fold((Vec2::MAX, Vec2::MIN), |(l, h), &p| (l.min(p), h.max(p)));
    let cells = ((high - low) / STEP).ceil().as_uvec2();
    let size = (high - low) / cells.as_vec2();
    let depth = |p: Vec2| {
        let hollow = |s: &tabuleiro_rules::SiteInfo| {
            let offset = p - Vec2::new(s.at.x, s.at.y);
            match s.shape {
                Shape::Pit => bowl_depth(offset.length()),
                Shape::Store => store_depth(offset),
                _ => 0.0,
            }
        };
        board.sites.iter().map(hollow).fold(0.0, f32::max)
    };
    let first = solid.positions.len() as u32;
    for y in 0..=cells.y {
        for x in 0..=cells.x {
            let p = low + size * Vec2::new(x as f32, y as f32);
            let e = 0.012;
            let slope = Vec2::new(
                depth(p + Vec2::X * e) - depth(p - Vec2::X * e),
                depth(p + Vec2::Y * e) - depth(p - Vec2::Y * e),
            ) / (2.0 * e);
            let normal = Vec3::new(slope.x, 1.0, -slope.y).normalize();
            // The grain runs along the plank.
            solid.vertex(lift(p, -depth(p)), normal, Vec2::new(p.y * 0.16 + 0.3, p.x * 0.10));
            // Less of the sky is seen from the floor of a pit than from its edge.
            let open = 1.0 - 0.55 * (depth(p) / DEPTH).powf(0.7);
            solid.colours.push([open, open, open, 1.0]);
        }
    }
    let row = cells.x + 1;
    for y in 0..cells.y {
        for x in 0..cells.x {
            let a = first + y * row + x;
            solid.indices.extend([a, a + 1, a + row + 1, a, a + row + 1, a + row]);
        }
    }
    let mut profile = Vec::new();
    round(&mut profile, Vec2::ZERO, Vec2::new(0.12, -0.12), 7, false);
    profile.extend([Vec2::new(0.12, -TABLE_DEPTH + 0.06), Vec2::new(0.08, -TABLE_DEPTH)]);
    frame(solid, outline, &profile, 0.14);
}
