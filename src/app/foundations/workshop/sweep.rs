//! Slabs and frames: profiles swept along the edges of a convex outline and mitred at its corners.
//!
//! Outlines are counter-clockwise seen from above, in board units; in the world, y is up and z points towards the
//! viewer.

use super::lathe::Solid;
use bevy::prelude::*;
use tabuleiro_choreography::grown;

/// Returns the world position of a point of the board plane at a height.
pub(crate) fn lift(point: Vec2, height: f32) -> Vec3 {
    Vec3::new(point.x, height, -point.y)
}

/// Adds a flat convex polygon at a height, facing up. Texture coordinates are the points of the plane times `scale`
/// plus `shift`.
pub(crate) fn plate(solid: &mut Solid, outline: &[Vec2], height: f32, scale: f32, shift: Vec2) {
    let first = solid.positions.len() as u32;
    for &p in outline {
        solid.vertex(lift(p, height), Vec3::Y, p * scale + shift);
    }
    for i in 1..outline.len() as u32 - 1 {
        solid.indices.extend([first, first + i, first + i + 1]);
    }
}

/// Sweeps a profile of (distance outside the outline, height) along the outline. It is listed from the inner top over
/// the rim down to the outer foot, so that the surface is on its left.
pub(crate) fn frame(solid: &mut Solid, outline: &[Vec2], profile: &[Vec2], scale: f32) {
    let rings: Vec<Vec<Vec2>> = profile.iter().map(|p| grown(outline, p.x)).collect();
    let normals: Vec<Vec2> =
        profile.windows(2).map(|w| Vec2::new(-(w[1].y - w[0].y), w[1].x - w[0].x).normalize_or(Vec2::Y)).collect();
    let n = outline.len();
    let mut along_profile = 0.0;
    for k in 0..profile.len() - 1 {
        let smooth = |other: Option<&Vec2>| match other {
            Some(o) if o.dot(normals[k]) > 0.75 => (*o + normals[k]).normalize_or(normals[k]),
            _ => normals[k],
        };
        let near = smooth(k.checked_sub(1).and_then(|j| normals.get(j)));
        let far = smooth(normals.get(k + 1));
        let width = profile[k].distance(profile[k + 1]);
        for i in 0..n {
            let j = (i + 1) % n;
            let edge = (outline[j] - outline[i]).normalize_or(Vec2::X);
            let out = Vec3::new(edge.y, 0.0, edge.x);
            let corner = |ring: usize, at: usize| lift(rings[ring][at], profile[ring].y);
            let spin = |v: Vec2| (out * v.x + Vec3::Y * v.y).normalize_or(Vec3::Y);
            let uv = |ring: usize, at: usize, across: f32| {
                Vec2::new(across * scale * 1.4 + i as f32 * 0.37, (rings[ring][at] - outline[i]).dot(edge) * scale)
            };
            let first = solid.positions.len() as u32;
            solid.vertex(corner(k, i), spin(near), uv(k, i, along_profile));
            solid.vertex(corner(k, j), spin(near), uv(k, j, along_profile));
            solid.vertex(corner(k + 1, j), spin(far), uv(k + 1, j, along_profile + width));
            solid.vertex(corner(k + 1, i), spin(far), uv(k + 1, i, along_profile + width));
            solid.indices.extend([0, 2, 1, 0, 3, 2].map(|v| first + v));
        }
        along_profile += width;
    }
}

/// Adds a line as a flat rectangle at a height, extended by half its width at both ends.
pub(crate) fn line(solid: &mut Solid, from: Vec2, to: Vec2, width: f32, height: f32) {
    let along = (to - from).normalize_or(Vec2::X);
    let across = Vec2::new(-along.y, along.x) * (width / 2.0);
    let (from, to) = (from - along * (width / 2.0), to + along * (width / 2.0));
    let corners = [from - across, to - across, to + across, from + across];
    plate(solid, &corners, height, 0.2, Vec2::ZERO);
}

/// Adds a flat ring at a height; a disc if the inner radius is 0.
pub(crate) fn annulus(solid: &mut Solid, middle: Vec2, inner: f32, outer: f32, height: f32, segments: u32) {
    let first = solid.positions.len() as u32;
    for s in 0..=segments {
        let angle = std::f32::consts::TAU * s as f32 / segments as f32;
        let direction = Vec2::from_angle(angle);
        for radius in [inner, outer] {
            let at = middle + direction * radius;
            solid.vertex(lift(at, height), Vec3::Y, at * 0.2);
        }
    }
    for s in 0..segments {
        let a = first + 2 * s;
        solid.indices.extend([a, a + 1, a + 3, a, a + 3, a + 2]);
    }
}
