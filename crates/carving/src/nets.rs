//! Surface nets: the mesh of a field that is symmetric in z.

use crate::solid::Solid;
use glam::Vec3;

/// The number of nodes along the edge of a block that is sampled or skipped as a whole.
const BLOCK: usize = 3;

/// A field sampled at the nodes of a grid. Along z, the first two layers of nodes are mirror images of each other.
struct Samples<'a> {
    nodes: [&'a [f32]; 3],
    size: [usize; 3],
    values: Vec<f32>,
}

impl Samples<'_> {
    fn node(&self, at: [usize; 3]) -> Vec3 {
        let [x, y, z] = self.nodes;
        Vec3::new(x[at[0]], y[at[1]], z[at[2]])
    }

    fn index(&self, [i, j, k]: [usize; 3]) -> usize {
        (k * self.size[1] + j) * self.size[0] + i
    }

    fn take<'a>(field: &impl Fn(Vec3) -> f32, nodes: [&'a [f32]; 3]) -> Samples<'a> {
        let size = nodes.map(<[f32]>::len);
        let mut samples = Samples { nodes, size, values: vec![0.0; size[0] * size[1] * size[2]] };
        let blocks = size.map(|n| n.div_ceil(BLOCK));
        for block in triples(blocks) {
            let first = block.map(|n| n * BLOCK);
            let low = samples.node(std::array::from_fn(|axis| first[axis].max(1) - 1));
            let high = samples.node(std::array::from_fn(|axis| (first[axis] + BLOCK).min(size[axis] - 1)));
            let distance = field((low + high) / 2.0);
            // The distance beyond which the surface cannot reach the nodes of the block or their neighbours.
            let far = (high - low).length() / 2.0;
            for step in triples([BLOCK; 3]) {
                let at = [first[0] + step[0], first[1] + step[1], first[2] + step[2]];
                if (0..3).all(|axis| at[axis] < size[axis]) {
                    let index = samples.index(at);
                    let near = distance.abs() < far;
                    samples.values[index] = if near { field(samples.node(at)) } else { distance };
                }
            }
        }
        samples
    }

    /// Returns the mean of the points where the edges of a cell cross the surface, and the normal, if there are any.
    fn crossing(&self, at: [usize; 3]) -> Option<(Vec3, Vec3)> {
        let corner = |n: usize| [at[0] + (n & 1), at[1] + (n >> 1 & 1), at[2] + (n >> 2 & 1)];
        let values: [f32; 8] = std::array::from_fn(|n| self.values[self.index(corner(n))]);
        let inside = values.iter().filter(|&&v| v < 0.0).count();
        if inside == 0 || inside == 8 {
            return None;
        }
        let (mut sum, mut count) = (Vec3::ZERO, 0.0);
        for a in 0..8 {
            for b in [a | 1, a | 2, a | 4] {
                if b != a && (values[a] < 0.0) != (values[b] < 0.0) {
                    let t = values[a] / (values[a] - values[b]);
                    sum += self.node(corner(a)).lerp(self.node(corner(b)), t);
                    count += 1.0;
                }
            }
        }
        let slope = |axis: usize| (0..8).map(|n| if n >> axis & 1 == 1 { values[n] } else { -values[n] }).sum::<f32>();
        let size = self.node(corner(7)) - self.node(corner(0));
        Some((sum / count, (Vec3::new(slope(0), slope(1), slope(2)) / size).normalize_or_zero()))
    }
}

fn triples(n: [usize; 3]) -> impl Iterator<Item = [usize; 3]> {
    (0..n[2]).flat_map(move |k| (0..n[1]).flat_map(move |j| (0..n[0]).map(move |i| [i, j, k])))
}

/// Returns the mesh of the half with z >= 0 of a field that is symmetric in z. The `nodes` of the grid are increasing
/// coordinates along each axis; along z they start with -a, a. The border of the mesh has z = 0 exactly, where
/// its mirror image continues it. The field must be positive at the border of the grid, and grow by about 1 per unit of length.
pub(crate) fn half(field: &impl Fn(Vec3) -> f32, nodes: [&[f32]; 3]) -> Solid {
    let samples = Samples::take(field, nodes);
    let size = samples.size;
    let mut solid = Solid::default();
    let mut normals = Vec::new();
    let mut vertices = vec![u32::MAX; samples.values.len()];
    for at in triples(size.map(|n| n - 1)) {
        if let Some((mut p, normal)) = samples.crossing(at) {
            // The mean lies inside convex and outside concave places.
            let cell = (samples.node(at.map(|n| n + 1)) - samples.node(at)).min_element();
            p -= normal * field(p).clamp(-0.5 * cell, 0.5 * cell);
            p.z = if at[2] == 0 { 0.0 } else { p.z.max(cell * 0.2) };
            vertices[samples.index(at)] = solid.vertex(p);
            normals.push(normal);
        }
    }
    for at in triples(size.map(|n| n - 1)) {
        // Edges of the first layer are in the other half.
        if at.contains(&0) {
            continue;
        }
        let inside = samples.values[samples.index(at)] < 0.0;
        for axis in 0..3 {
            let (u, v) = ((axis + 1) % 3, (axis + 2) % 3);
            let mut end = at;
            end[axis] += 1;
            if inside == (samples.values[samples.index(end)] < 0.0) {
                continue;
            }
            let cell_at = |du: usize, dv: usize| {
                let mut cell = at;
                cell[u] -= du;
                cell[v] -= dv;
                vertices[samples.index(cell)]
            };
            let mut corners = [cell_at(1, 1), cell_at(0, 1), cell_at(0, 0), cell_at(1, 0)];
            if !inside {
                corners.swap(1, 3);
            }
            // The diagonal between similar normals, so that edges follow ridges and grooves.
            let [a, b, c, d] = corners.map(|i| normals[i as usize]);
            if b.dot(d) > a.dot(c) {
                corners.rotate_left(1);
            }
            solid.quad(corners);
        }
    }
    solid
}

/// Returns increasing coordinates from `from` on, in steps of `step` up to each `to`.
pub(crate) fn spaced(from: f32, parts: &[(f32, f32)]) -> Vec<f32> {
    let mut nodes = vec![from];
    let mut last = from;
    for &(to, step) in parts {
        while last < to {
            last += step;
            nodes.push(last);
        }
    }
    nodes
}
