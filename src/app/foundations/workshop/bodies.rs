//! Basic bodies: spheres, and plates cut to an outline.

use super::lathe::{Solid, turn};
use bevy::prelude::*;
use tabuleiro_choreography::grown;

/// Colours of painted bodies (linear RGB): ivory, lacquer, brass, steel, ink.
pub(super) const IVORY: Vec3 = Vec3::new(0.78, 0.70, 0.53);
pub(super) const LACQUER: Vec3 = Vec3::new(0.0045, 0.0043, 0.0052);
pub(super) const BRASS: Vec3 = Vec3::new(0.62, 0.38, 0.10);
pub(super) const INK: Vec3 = Vec3::new(0.012, 0.009, 0.007);

/// The body colour of a side.
pub(super) fn body(dark: bool) -> Vec3 {
    if dark { LACQUER } else { IVORY }
}

/// Adds `part` with a transform, in one colour.
pub(super) fn put(solid: &mut Solid, part: &Solid, at: Transform, colour: Vec3) {
    let from = solid.positions.len();
    solid.add(part, at);
    solid.paint(from, colour);
}

/// A plate with an outline in the xy plane, extending `half` to both sides, with chamfered edges.
pub(super) fn cut(outline: &[Vec2], half: f32) -> Solid {
    let mut solid = Solid::default();
    let bevel = 0.035;
    let n = outline.len();
    let middle = outline.iter().copied().sum::<Vec2>() / n as f32;
    let inner: Vec<Vec2> = grown(outline, -bevel);
    for side in [1.0, -1.0] {
        let face = half * side;
        let first = solid.vertex(middle.extend(face), Vec3::Z * side, middle);
        for p in &inner {
            solid.vertex(p.extend(face), Vec3::Z * side, *p * 0.4);
        }
        for i in 0..n as u32 {
            let (a, b) = (first + 1 + i, first + 1 + (i + 1) % n as u32);
            solid.indices.extend(if side > 0.0 { [first, a, b] } else { [first, b, a] });
        }
        for i in 0..n {
            let j = (i + 1) % n;
            let edge = half - bevel;
            let corners = [
                outline[i].extend(edge * side),
                outline[j].extend(edge * side),
                inner[j].extend(face),
                inner[i].extend(face),
            ];
            let corners = if side > 0.0 { corners } else { [corners[1], corners[0], corners[3], corners[2]] };
            solid.quad(corners, [outline[i] * 0.4, outline[j] * 0.4, inner[j] * 0.4, inner[i] * 0.4]);
        }
    }
    for i in 0..n {
        let j = (i + 1) % n;
        let edge = half - bevel;
        let (a, b) = (outline[i], outline[j]);
        solid.quad(
            [a.extend(-edge), b.extend(-edge), b.extend(edge), a.extend(edge)],
            [a * 0.4, b * 0.4, b * 0.4, a * 0.4],
        );
    }
    solid
}

/// A sphere of radius `r` centred on the origin.
pub(super) fn sphere(r: f32) -> Solid {
    let profile: Vec<Vec2> = (0..=10)
        .map(|i| {
            let angle = std::f32::consts::PI * (i as f32 / 10.0 - 0.5);
            Vec2::new(r * angle.cos().max(0.0), r * angle.sin())
        })
        .collect();
    turn(&profile, 16)
}
