//! Simplification of a mesh by edge collapses, ordered by their quadric error (Garland and Heckbert, 1997), and the
//! choice of its diagonals.

use crate::solid::Solid;
use glam::{DVec3, Vec3};
use std::ops::AddAssign;

/// The sum of squared distances to a set of planes, as a symmetric 4 × 4 matrix.
#[derive(Clone, Copy, Default)]
struct Quadric([f64; 10]);

impl Quadric {
    fn plane(n: DVec3, d: f64, weight: f64) -> Quadric {
        let DVec3 { x, y, z } = n;
        Quadric([x * x, x * y, x * z, x * d, y * y, y * z, y * d, z * z, z * d, d * d].map(|v| v * weight))
    }

    fn error(&self, p: Vec3) -> f64 {
        let DVec3 { x, y, z } = p.as_dvec3();
        let q = &self.0;
        q[0] * x * x
            + q[4] * y * y
            + q[7] * z * z
            + q[9]
            + 2.0 * (q[1] * x * y + q[2] * x * z + q[3] * x + q[5] * y * z + q[6] * y + q[8] * z)
    }
}

impl AddAssign for Quadric {
    fn add_assign(&mut self, other: Quadric) {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a += b);
    }
}

/// Collapses edges of half a symmetric mesh until it has at most `triangles` triangles. The border of the half lies in the
/// plane z = 0 and stays there. The remaining vertices keep their positions, and the surface remains a manifold. `weight`
/// returns the weight of an error at a position.
pub(crate) fn simplify(half: &mut Solid, triangles: usize, weight: impl Fn(Vec3) -> f32) {
    let mut quadrics = vec![Quadric::default(); half.positions.len()];
    for triangle in &half.triangles {
        let [a, b, c] = triangle.map(|i| half.positions[i as usize].as_dvec3());
        let cross = (b - a).cross(c - a);
        let n = cross.normalize_or_zero();
        let area = cross.length() * f64::from(weight(half.positions[triangle[0] as usize]));
        for &i in triangle {
            quadrics[i as usize] += Quadric::plane(n, -n.dot(a), area);
            if half.positions[i as usize].z == 0.0 {
                // The face of the other half.
                let n = DVec3::new(n.x, n.y, -n.z);
                quadrics[i as usize] += Quadric::plane(n, -n.dot(DVec3::new(a.x, a.y, -a.z)), area);
            }
        }
    }
    // Expensive collapses wait for a later pass, in which cheaper ones may be possible.
    let mut share = 2;
    while share > 0 && half.triangles.len() > triangles {
        let excess = half.triangles.len() - triangles;
        if collapse(half, &mut quadrics, excess.div_ceil(2), share) < 8 {
            share -= 1;
        }
    }
    drop_unused(half);
}

/// The triangles around each vertex, in one vector.
struct Fans {
    first: Vec<u32>,
    triangles: Vec<u32>,
}

impl Fans {
    fn of(solid: &Solid) -> Fans {
        let mut first = vec![0; solid.positions.len() + 1];
        solid.triangles.iter().flatten().for_each(|&i| first[i as usize + 1] += 1);
        for i in 1..first.len() {
            first[i] += first[i - 1];
        }
        let mut next = first.clone();
        let mut triangles = vec![0; solid.triangles.len() * 3];
        for (t, triangle) in solid.triangles.iter().enumerate() {
            for &i in triangle {
                triangles[next[i as usize] as usize] = t as u32;
                next[i as usize] += 1;
            }
        }
        Fans { first, triangles }
    }

    fn around(&self, i: u32) -> &[u32] {
        &self.triangles[self.first[i as usize] as usize..self.first[i as usize + 1] as usize]
    }
}

/// Does one pass of at most `limit` collapses, the cheapest first, of one in `share` of the edges. No vertex takes part in two of them. Returns their number.
fn collapse(solid: &mut Solid, quadrics: &mut [Quadric], limit: usize, share: usize) -> usize {
    let fans = Fans::of(solid);
    let mut candidates = candidates(solid, quadrics);
    let some = candidates.len() / share;
    if some < candidates.len() {
        candidates.select_nth_unstable(some);
        candidates.truncate(some);
    }
    candidates.sort_unstable();
    let mut marks = vec![0; solid.positions.len()];
    let mut locked = vec![false; solid.positions.len()];
    let mut done = 0;
    for (mark, Candidate { from, to, .. }) in candidates.into_iter().enumerate() {
        if done == limit {
            break;
        }
        if locked[from as usize] || locked[to as usize] || !allowed(solid, &fans, from, to, &mut marks, mark as u32 + 1)
        {
            continue;
        }
        for &t in fans.around(from) {
            solid.triangles[t as usize] = solid.triangles[t as usize].map(|i| if i == from { to } else { i });
        }
        // The fan of `to` lacks the triangles that it gained.
        locked[from as usize] = true;
        locked[to as usize] = true;
        let moved = quadrics[from as usize];
        quadrics[to as usize] += moved;
        done += 1;
    }
    solid.triangles.retain(|triangle| !collapsed(triangle));
    done
}

/// A possible collapse. Errors are not negative, so their bits are in the order of their values.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    error: u32,
    from: u32,
    to: u32,
}

fn candidates(solid: &Solid, quadrics: &[Quadric]) -> Vec<Candidate> {
    let on_border = |i: u32| solid.positions[i as usize].z == 0.0;
    let mut list = Vec::with_capacity(solid.triangles.len() * 2);
    for t in &solid.triangles {
        for (a, b) in [(t[0], t[1]), (t[1], t[2]), (t[2], t[0])] {
            // An edge of two triangles is seen from both; the border's edges once.
            if a > b && !(on_border(a) && on_border(b)) {
                continue;
            }
            let mut sum = quadrics[a as usize];
            sum += quadrics[b as usize];
            let error = |i: u32| {
                let moves_off_border = on_border(a + b - i) && !on_border(i);
                if moves_off_border { f32::MAX } else { (sum.error(solid.positions[i as usize]) as f32).max(0.0) }
            };
            let (at_a, at_b) = (error(a), error(b));
            let (error, from, to) = if at_a < at_b { (at_a, b, a) } else { (at_b, a, b) };
            list.push(Candidate { error: error.to_bits(), from, to });
        }
    }
    list
}

fn collapsed(&[a, b, c]: &[u32; 3]) -> bool {
    a == b || b == c || c == a
}

/// Returns whether vertex `from` can be merged into vertex `to`: the surface must remain a manifold, its border must
/// remain in the plane z = 0, and no face may turn over. The function writes `mark` into `marks` for each neighbour of
/// `to`; no entry of `marks` may have that value before.
fn allowed(solid: &Solid, fans: &Fans, from: u32, to: u32, marks: &mut [u32], mark: u32) -> bool {
    let triangles = |i: u32| fans.around(i).iter().map(|&t| solid.triangles[t as usize]).filter(|t| !collapsed(t));
    let on_border = |i: u32| solid.positions[i as usize].z == 0.0;
    let mine = triangles(from);
    let faces = mine.clone().filter(|triangle| triangle.contains(&to)).count();
    if faces == 0 || (on_border(from) && (faces != 1 || !on_border(to))) {
        return false;
    }
    triangles(to).flatten().for_each(|i| marks[i as usize] = mark);
    // The only common neighbours are the opposite corners of the triangles of the edge: each of them is in one more
    // triangle of an inner vertex, and in one more or none at the border. No triangle has two.
    let mut beside = 0;
    for triangle in mine.clone().filter(|triangle| !triangle.contains(&to)) {
        match triangle.iter().filter(|&&i| i != from && marks[i as usize] == mark).count() {
            0 => {}
            1 => beside += 1,
            _ => return false,
        }
    }
    if beside > faces {
        return false;
    }
    let target = solid.positions[to as usize];
    mine.filter(|triangle| !triangle.contains(&to)).all(|triangle| {
        let [a, b, c] = triangle.map(|i| solid.positions[i as usize]);
        let before = (b - a).cross(c - a);
        let [a, b, c] = triangle.map(|i| if i == from { target } else { solid.positions[i as usize] });
        let after = (b - a).cross(c - a);
        let longest = (b - a).length_squared().max((c - b).length_squared()).max((a - c).length_squared());
        // Neither a fold nor a sliver.
        before.dot(after) > 0.65 * before.length() * after.length() && after.length() > 0.12 * longest
    })
}

fn drop_unused(solid: &mut Solid) {
    let mut place = vec![u32::MAX; solid.positions.len()];
    let mut kept = Vec::new();
    for i in solid.triangles.iter_mut().flatten() {
        let slot = &mut place[*i as usize];
        if *slot == u32::MAX {
            *slot = kept.len() as u32;
            kept.push(solid.positions[*i as usize]);
        }
        *i = *slot;
    }
    solid.positions = kept;
}

/// Turns the edge between two triangles into the other diagonal of their quadrilateral, wherever the middle of that is
/// closer to the surface of the field: then edges run along ridges and grooves.
pub(crate) fn flip(solid: &mut Solid, field: &impl Fn(Vec3) -> f32) {
    let fans = Fans::of(solid);
    let mut turned = vec![false; solid.triangles.len()];
    for first in 0..solid.triangles.len() {
        for k in 0..3 {
            let [a, b, c] = [0, 1, 2].map(|n| solid.triangles[first][(k + n) % 3]);
            let Some((second, d)) = across(solid, &fans, first, [a, b]) else { continue };
            // Their neighbours have changed.
            if a > b || turned[first] || turned[second] {
                continue;
            }
            let linked = fans.around(c).iter().any(|&t| solid.triangles[t as usize].contains(&d));
            let [pa, pb, pc, pd] = [a, b, c, d].map(|i| solid.positions[i as usize]);
            if linked || field((pc + pd) / 2.0).abs() > 0.8 * field((pa + pb) / 2.0).abs() {
                continue;
            }
            let [left, right] = [(pa - pc).cross(pd - pc), (pd - pc).cross(pb - pc)];
            let before = (pb - pa).cross(pc - pa) + (pd - pa).cross(pb - pa);
            if left.dot(right) > 0.0 && left.dot(before) > 0.0 && right.dot(before) > 0.0 {
                solid.triangles[first] = [c, a, d];
                solid.triangles[second] = [c, d, b];
                // A vertex that gained a triangle is not in the fans of it, so all four stay as they are from now on.
                [a, b, c, d].iter().flat_map(|&i| fans.around(i)).for_each(|&t| turned[t as usize] = true);
            }
        }
    }
}

/// Returns the triangle on the other side of an edge of triangle `first`, and its third vertex.
fn across(solid: &Solid, fans: &Fans, first: usize, [a, b]: [u32; 2]) -> Option<(usize, u32)> {
    let second = fans.around(a).iter().map(|&t| t as usize).find(|&t| t != first && solid.triangles[t].contains(&b))?;
    let third = solid.triangles[second].into_iter().find(|&i| i != a && i != b)?;
    Some((second, third))
}
