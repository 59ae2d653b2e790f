//! Bodies under construction ([`Solid`]): vertices and triangles without normals, and their conversion to a [`Shape`].

use crate::{Shape, occlusion};
use glam::Vec3;

/// The cosine of the angle between two faces above which their normals are smoothed; sharper edges stay sharp.
const SMOOTH: f32 = 0.76;

/// A body under construction: triangles share vertices, so that every edge of a closed body has exactly two triangles.
#[derive(Clone, Default)]
pub(crate) struct Solid {
    pub(crate) positions: Vec<Vec3>,
    /// Counter-clockwise seen from outside.
    pub(crate) triangles: Vec<[u32; 3]>,
}

impl Solid {
    /// Adds a vertex and returns its index.
    pub(crate) fn vertex(&mut self, position: Vec3) -> u32 {
        self.positions.push(position);
        (self.positions.len() - 1) as u32
    }

    /// Adds a face with four corners, counter-clockwise seen from outside.
    pub(crate) fn quad(&mut self, [a, b, c, d]: [u32; 4]) {
        self.triangles.extend([[a, b, c], [a, c, d]]);
    }

    /// Adds a surface through closed rows of points, from the bottom up. A row is one point (a pole) or a ring; all rings
    /// have the same number of points and turn from +x to +z.
    pub(crate) fn rows(&mut self, rows: &[Vec<Vec3>]) {
        let firsts: Vec<u32> = rows
            .iter()
            .map(|row| {
                let first = self.positions.len() as u32;
                self.positions.extend(row);
                first
            })
            .collect();
        for k in 1..rows.len() {
            let (low, high) = (firsts[k - 1], firsts[k]);
            let (m, n) = (rows[k - 1].len() as u32, rows[k].len() as u32);
            for s in 0..m.max(n) {
                let next = (s + 1) % m.max(n);
                let (a, b) = (low + s % m, low + next % m);
                let (c, d) = (high + next % n, high + s % n);
                match (m, n) {
                    (1, 1) => {}
                    (1, _) => self.triangles.push([a, d, c]),
                    (_, 1) => self.triangles.push([a, d, b]),
                    _ => self.quad([a, d, c, b]),
                }
            }
        }
    }

    /// Adds another body.
    pub(crate) fn add(&mut self, other: &Solid) {
        let first = self.positions.len() as u32;
        self.positions.extend(&other.positions);
        self.triangles.extend(other.triangles.iter().map(|t| t.map(|i| i + first)));
    }

    /// Returns the body with each position changed by `place`, which must keep left and right.
    pub(crate) fn placed(mut self, place: impl Fn(Vec3) -> Vec3) -> Solid {
        for position in &mut self.positions {
            *position = place(*position);
        }
        self
    }

    fn faces(&self) -> Vec<Vec3> {
        let corner = |i: u32| self.positions[i as usize];
        self.triangles
            .iter()
            .map(|&[a, b, c]| (corner(b) - corner(a)).cross(corner(c) - corner(a)).normalize_or_zero())
            .collect()
    }

    /// Returns the mean normal of the faces around each vertex, weighted by angle and area.
    pub(crate) fn normals(&self) -> Vec<Vec3> {
        let mut sums = vec![Vec3::ZERO; self.positions.len()];
        for ((triangle, face), shares) in self.triangles.iter().zip(self.faces()).zip(self.shares()) {
            for (&i, share) in triangle.iter().zip(shares) {
                sums[i as usize] += face * share;
            }
        }
        sums.into_iter().map(Vec3::normalize_or_zero).collect()
    }

    /// Appends the body to a shape, with normals smoothed over obtuse edges only.
    pub(crate) fn append_to(&self, shape: &mut Shape) {
        let faces = self.faces();
        // For each position, the normals of the faces around it, with the weight of each.
        let mut around: Vec<Vec<(Vec3, f32)>> = vec![Vec::new(); self.positions.len()];
        for ((triangle, &face), shares) in self.triangles.iter().zip(&faces).zip(self.shares()) {
            if face != Vec3::ZERO {
                triangle.iter().zip(shares).for_each(|(&i, share)| around[i as usize].push((face, share)));
            }
        }
        // The vertices made from each position, with their normals.
        let mut made: Vec<Vec<(Vec3, u32)>> = vec![Vec::new(); self.positions.len()];
        for (t, triangle) in self.triangles.iter().enumerate() {
            if faces[t] == Vec3::ZERO {
                continue;
            }
            for &i in triangle {
                let sum: Vec3 = around[i as usize]
                    .iter()
                    .filter(|(face, _)| face.dot(faces[t]) > SMOOTH)
                    .map(|&(face, share)| face * share)
                    .sum();
                let normal = sum.normalize_or(faces[t]);
                let known = made[i as usize].iter().find(|(n, _)| n.dot(normal) > 0.9995).map(|&(_, index)| index);
                let index = known.unwrap_or_else(|| {
                    let index = shape.vertex(self.positions[i as usize], normal);
                    made[i as usize].push((normal, index));
                    index
                });
                shape.indices.push(index);
            }
        }
    }

    /// Returns how much each triangle counts for the normals at its corners: its angle there times its area.
    fn shares(&self) -> impl Iterator<Item = [f32; 3]> {
        self.triangles.iter().map(|triangle| {
            let [a, b, c] = triangle.map(|i| self.positions[i as usize]);
            let first = (b - a).angle_between(c - a);
            let second = (a - b).angle_between(c - b);
            let area = (b - a).cross(c - a).length();
            [first, second, std::f32::consts::PI - first - second].map(|angle| angle * area)
        })
    }
}

impl Shape {
    /// Adds a vertex, whose texture coordinates follow from its position, and returns its index.
    pub(crate) fn vertex(&mut self, position: Vec3, normal: Vec3) -> u32 {
        let Vec3 { x, y, z } = position;
        self.positions.push(position.into());
        self.normals.push(normal.into());
        // The grain runs up the piece, and across flat faces.
        self.uvs.push([x * 0.35 + 0.5 + y * 0.05, z * 0.12 + y * 0.35]);
        (self.positions.len() - 1) as u32
    }

    /// Returns the shape with the occlusion of all its vertices.
    pub(crate) fn shaded(mut self) -> Shape {
        self.occlusion = occlusion(&self.positions, &self.normals, &self.indices);
        self
    }
}
