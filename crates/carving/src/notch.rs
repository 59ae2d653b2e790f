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
    split(&mut cut, planes[0], planes[1]);
    split(&mut cut, planes[1], planes[0]);
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

/// Splits the triangles that cross a plane where the inner side of the `other` plane is. Triangles beside them get the new
/// vertices on their edges, too, so that the body stays closed.
fn split(solid: &mut Solid, plane: Plane, other: Plane) {
    let triangles = std::mem::take(&mut solid.triangles);
    let mut points: HashMap<(u32, u32), u32> = HashMap::new();
    let key = |i: u32, j: u32| (i.min(j), i.max(j));
    let mut crossed = vec![false; triangles.len()];
    for (triangle, crossed) in triangles.iter().zip(&mut crossed) {
        let edges = [0, 1, 2].map(|k| key(triangle[k], triangle[(k + 1) % 3]));
        let position = |i: u32| solid.positions[i as usize];
        let crossings: Vec<((u32, u32), Vec3)> = edges
            .into_iter()
            .filter_map(|edge| {
                let (a, b) = (position(edge.0), position(edge.1));
                let (d, e) = (plane.distance(a), plane.distance(b));
                (d * e < 0.0).then(|| (edge, a.lerp(b, d / (d - e))))
            })
            .collect();
        *crossed = crossings.iter().any(|(_, p)| other.distance(*p) >= 0.0);
        if *crossed {
            for (edge, p) in crossings {
                points.entry(edge).or_insert_with(|| solid.vertex(p));
            }
        }
    }
    for (triangle, crossed) in triangles.into_iter().zip(crossed) {
        // The corners and the new vertices in their order; a fan starts at a new one if there is any.
        let mut outline = Vec::new();
        for k in 0..3 {
            outline.push(triangle[k]);
            outline.extend(points.get(&key(triangle[k], triangle[(k + 1) % 3])));
        }
        let is_new = |i: &u32| !triangle.contains(i);
        let first = outline.iter().position(is_new).unwrap_or(0);
        outline.rotate_left(first);
        let distance = |i: u32| if is_new(&i) { 0.0 } else { plane.distance(solid.positions[i as usize]) };
        let sides = [-1.0, 1.0].map(|side| -> Vec<u32> {
            outline.iter().copied().filter(|&i| !crossed || distance(i) * side >= 0.0).collect()
        });
        for polygon in sides.iter().take(if crossed { 2 } else { 1 }).filter(|polygon| polygon.len() > 2) {
            solid.triangles.extend((2..polygon.len()).map(|k| [polygon[0], polygon[k - 1], polygon[k]]));
        }
    }
}
