//! A notch with two flat sides, cut out of a convex body.

use crate::solid::Solid;
use glam::Vec3;
use std::collections::HashMap;

/// A plane; its inner side has positive distances.
#[derive(Clone, Copy)]
pub(crate) struct Plane {
    pub(crate) through: Vec3,
    pub(crate) normal: Vec3,
}

impl Plane {
    fn distance(&self, p: Vec3) -> f32 {
        let distance = (p - self.through).dot(self.normal);
        // Points close to the plane count as on it, so that no slivers arise.
        if distance.abs() < 1e-5 { 0.0 } else { distance }
    }
}

/// Removes from a closed convex body what is on the inner side of both planes, and closes the cut. The line where the
/// planes meet must pass through the body.
pub(crate) fn cut(solid: &Solid, planes: [Plane; 2]) -> Solid {
    let mut cut = solid.clone();
    for plane in planes {
        split(&mut cut, plane);
    }
    let middle = |solid: &Solid, t: &[u32; 3]| t.iter().map(|&i| solid.positions[i as usize]).sum::<Vec3>() / 3.0;
    let whole = cut.clone();
    cut.triangles.retain(|t| planes.iter().any(|plane| plane.distance(middle(&whole, t)) < 0.0));
    let mut open: HashMap<(u32, u32), bool> = HashMap::new();
    for t in &cut.triangles {
        for (a, b) in [(t[0], t[1]), (t[1], t[2]), (t[2], t[0])] {
            if open.remove(&(b, a)).is_none() {
                open.insert((a, b), true);
            }
        }
    }
    let mut border: Vec<(u32, u32)> = open.into_keys().collect();
    border.sort_unstable();
    // The ends of the line where the planes meet are on both planes; the sides of the cut are fans round its middle.
    let on = |p: Vec3, plane: &Plane| (p - plane.through).dot(plane.normal).abs() < 1e-4;
    let mut ends: Vec<u32> = border.iter().map(|e| e.0).collect();
    ends.retain(|&i| planes.iter().all(|plane| on(cut.positions[i as usize], plane)));
    let centre = ends.iter().map(|&i| cut.positions[i as usize]).sum::<Vec3>() / ends.len().max(1) as f32;
    let centre = cut.vertex(centre);
    for (a, b) in border {
        cut.triangles.push([b, a, centre]);
    }
    cut
}

/// Splits all triangles that cross a plane.
fn split(solid: &mut Solid, plane: Plane) {
    let mut new: HashMap<(u32, u32), u32> = HashMap::new();
    let triangles = std::mem::take(&mut solid.triangles);
    for triangle in triangles {
        let distances = triangle.map(|i| plane.distance(solid.positions[i as usize]));
        let mut sides: [Vec<u32>; 2] = [Vec::new(), Vec::new()];
        for k in 0..3 {
            let (i, j) = (triangle[k], triangle[(k + 1) % 3]);
            let (d, e) = (distances[k], distances[(k + 1) % 3]);
            if d <= 0.0 {
                sides[0].push(i);
            }
            if d >= 0.0 {
                sides[1].push(i);
            }
            if d * e < 0.0 {
                let key = (i.min(j), i.max(j));
                let point = *new.entry(key).or_insert_with(|| {
                    let (low, high) = if i < j { (d, e) } else { (e, d) };
                    let (a, b) = (solid.positions[key.0 as usize], solid.positions[key.1 as usize]);
                    solid.vertex(a.lerp(b, low / (low - high)))
                });
                sides.iter_mut().for_each(|side| side.push(point));
            }
        }
        for side in sides.iter().filter(|side| side.len() > 2) {
            for k in 2..side.len() {
                solid.triangles.push([side[0], side[k - 1], side[k]]);
            }
        }
    }
}
