//! Ambient occlusion of a mesh on a board: cones are traced through a pyramid of ever coarser grids of its volume.

use glam::{UVec3, Vec3};

/// The number of cells in the box around the mesh.
const CELLS: f32 = 110_000.0;
/// The samples along a cone: the distance from its tip in cells, and the level of the pyramid that is read there.
const STEPS: [(f32, usize); 6] = [(1.8, 0), (3.0, 0), (5.0, 1), (8.0, 1), (12.5, 2), (19.0, 2)];
/// The number of directions of the cones on the whole sphere.
const CONES: usize = 30;
/// The occlusion of a vertex that no light reaches.
const DARKEST: f32 = 0.35;

/// How much of a grid's cells is inside the body.
struct Grid {
    size: UVec3,
    /// The largest point between the centres of eight cells.
    limit: Vec3,
    cells: Vec<f32>,
}

impl Grid {
    fn new(size: UVec3) -> Grid {
        Grid { size, limit: size.as_vec3() - 1.001, cells: vec![0.0; (size.x * size.y * size.z) as usize] }
    }

    fn index(&self, x: u32, y: u32, z: u32) -> usize {
        ((x * self.size.z + z) * self.size.y + y) as usize
    }

    /// Returns the value at a point, whose unit is a cell, between the centres of eight cells. The cells at the border of
    /// the grid are empty, and so is what lies outside.
    fn sample(&self, p: Vec3) -> f32 {
        let p = (p - 0.5).clamp(Vec3::ZERO, self.limit);
        // No coordinate is negative, so the conversion rounds down.
        let (x, y, z) = (p.x as u32, p.y as u32, p.z as u32);
        let f = p - Vec3::new(x as f32, y as f32, z as f32);
        let corner = self.index(x, y, z);
        let (across, along) = (self.size.y as usize, (self.size.y * self.size.z) as usize);
        let edge = |i: usize| self.cells[i] + (self.cells[i + 1] - self.cells[i]) * f.y;
        let face = |i: usize| {
            let (near, far) = (edge(i), edge(i + across));
            near + (far - near) * f.z
        };
        let (near, far) = (face(corner), face(corner + along));
        near + (far - near) * f.x
    }

    /// Returns the grid with cells twice as large.
    fn halved(&self) -> Grid {
        let mut half = Grid::new((self.size + 1) / 2 + 1);
        let height = half.size.y as usize;
        for (column, cells) in self.cells.chunks_exact(self.size.y as usize).enumerate() {
            let (x, z) = (column as u32 / self.size.z, column as u32 % self.size.z);
            let first = half.index(x / 2, 0, z / 2);
            for (sum, pair) in half.cells[first..first + height].iter_mut().zip(cells.chunks(2)) {
                *sum += pair.iter().sum::<f32>() / 8.0;
            }
        }
        half
    }

    /// Averages neighbouring columns, because each column was filled along one line only.
    fn soften(&mut self) {
        let height = self.size.y as usize;
        for stride in [height, height * self.size.z as usize] {
            let mut before = vec![0.0; stride];
            for first in (0..self.cells.len() - stride).step_by(stride) {
                let (cells, after) = self.cells[first..first + 2 * stride].split_at_mut(stride);
                for ((cell, before), after) in cells.iter_mut().zip(&mut before).zip(after) {
                    let value = *cell;
                    *cell = value * 0.5 + (*before + *after) * 0.25;
                    *before = value;
                }
            }
        }
    }
}

/// The box around a mesh, divided into cells.
struct Frame {
    low: Vec3,
    cell: f32,
    size: UVec3,
}

impl Frame {
    fn around(positions: &[Vec3]) -> Frame {
        let low = positions.iter().copied().reduce(Vec3::min).unwrap_or_default();
        let high = positions.iter().copied().reduce(Vec3::max).unwrap_or_default();
        let cell = ((high - low).max(Vec3::splat(1e-3)).element_product() / CELLS).cbrt();
        // Two empty cells around the body, for the samples of its surface. The board is the floor.
        let low = Vec3::new(low.x - 2.0 * cell, low.y.max(0.0), low.z - 2.0 * cell);
        Frame { low, cell, size: ((high - low) / cell + 3.0).as_uvec3() }
    }

    fn fill(&self, positions: &[Vec3], indices: &[u32]) -> Grid {
        let mut crossings: Vec<Vec<(f32, bool)>> = vec![Vec::new(); (self.size.x * self.size.z) as usize];
        for triangle in indices.chunks_exact(3) {
            let corner = |k: usize| (positions[triangle[k] as usize] - self.low) / self.cell;
            self.cross(&mut crossings, [corner(0), corner(1), corner(2)]);
        }
        let mut grid = Grid::new(self.size);
        for (column, hits) in crossings.iter_mut().enumerate() {
            hits.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
            let cells = &mut grid.cells[column * self.size.y as usize..][..self.size.y as usize];
            let (mut depth, mut top) = (0, 0.0);
            for &(y, down) in hits.iter() {
                depth += if down { -1 } else { 1 };
                match (depth, down) {
                    (1, false) => top = y,
                    (0, true) => fill_between(cells, y, top),
                    _ => {}
                }
            }
            if depth > 0 {
                fill_between(cells, 0.0, top);
            }
        }
        grid.soften();
        grid
    }

    /// Adds the heights at which the vertical lines through the centres of cells cross a triangle.
    fn cross(&self, crossings: &mut [Vec<(f32, bool)>], [a, b, c]: [Vec3; 3]) {
        let area = (b.z - a.z) * (c.x - a.x) - (b.x - a.x) * (c.z - a.z);
        if area == 0.0 {
            return;
        }
        // Not exactly the centres, so that no line passes through a vertex of a symmetric mesh.
        let (shift_x, shift_z) = (0.507_13, 0.494_71);
        let first = |v: f32, shift: f32| (v - shift).ceil().max(0.0) as u32;
        let (low, high) = (a.min(b).min(c), a.max(b).max(c));
        for x in first(low.x, shift_x)..first(high.x, shift_x).min(self.size.x) {
            for z in first(low.z, shift_z)..first(high.z, shift_z).min(self.size.z) {
                let (px, pz) = (x as f32 + shift_x, z as f32 + shift_z);
                let part = |p: Vec3, q: Vec3| ((q.z - p.z) * (px - p.x) - (q.x - p.x) * (pz - p.z)) / area;
                let (u, v) = (part(c, a), part(a, b));
                if u >= 0.0 && v >= 0.0 && u + v <= 1.0 {
                    let y = a.y + (b.y - a.y) * u + (c.y - a.y) * v;
                    crossings[(x * self.size.z + z) as usize].push((y, area < 0.0));
                }
            }
        }
    }
}

fn fill_between(cells: &mut [f32], low: f32, high: f32) {
    for y in low.max(0.0) as usize..(high.ceil().max(0.0) as usize).min(cells.len()) {
        let covered = high.min(y as f32 + 1.0) - low.max(y as f32);
        cells[y] = (cells[y] + covered.max(0.0)).min(1.0);
    }
}

/// Returns evenly spread directions.
fn directions() -> Vec<Vec3> {
    let golden = std::f32::consts::PI * (3.0 - 5.0_f32.sqrt());
    (0..CONES)
        .map(|i| {
            let y = 1.0 - (2 * i + 1) as f32 / CONES as f32;
            let (sin, cos) = (golden * i as f32).sin_cos();
            let r = (1.0 - y * y).sqrt();
            Vec3::new(r * cos, y, r * sin)
        })
        .collect()
}

/// Returns the ambient occlusion of each vertex of a mesh that stands on the plane y = 0: 1 where the surface is open to
/// light from all sides, and down to 0.35 in deep grooves, on undersides and at the foot. The plane occludes, too.
///
/// `normals` are unit vectors, one for each of the `positions`; `indices` has three for each triangle, counter-clockwise
/// seen from outside. The mesh may consist of several closed bodies that intersect, and a body may be open at the plane.
/// Details smaller than a sixtieth of the mesh have no effect. The same mesh always has the same occlusion.
///
/// # Panics
///
/// If an index is not below the number of positions.
pub fn occlusion(positions: &[[f32; 3]], normals: &[[f32; 3]], indices: &[u32]) -> Vec<f32> {
    let points: Vec<Vec3> = positions.iter().copied().map(Vec3::from).collect();
    let frame = Frame::around(&points);
    let fine = frame.fill(&points, indices);
    let coarse = fine.halved();
    let coarsest = coarse.halved();
    let pyramid = [fine, coarse, coarsest];
    let directions = directions();
    let light = |(point, normal): (&Vec3, &[f32; 3])| {
        let normal = Vec3::from(*normal);
        let start = (*point - frame.low) / frame.cell + normal * 1.1;
        let height = (point.y / frame.cell).max(0.0);
        let (mut sum, mut weights) = (0.0, 0.0);
        for direction in &directions {
            let weight = normal.dot(*direction);
            if weight > 0.05 {
                sum += weight * cone(&pyramid, start, height, *direction);
                weights += weight;
            }
        }
        // A flat surface loses a little to its own cells.
        (sum / weights.max(1e-6) * 1.06).min(1.0)
    };
    let open = points.iter().zip(normals).map(light);
    open.zip(hollows(&points, normals, indices))
        .map(|(open, hollow)| {
            let value = open.powf(1.5) * (1.0 - 0.55 * (hollow * 2.2).min(1.0));
            (DARKEST + (1.0 - DARKEST) * value).clamp(DARKEST, 1.0)
        })
        .collect()
}

/// Returns how deep each vertex lies below its neighbours, from 0 to 1: this shows grooves that are too fine for the grid.
fn hollows(points: &[Vec3], normals: &[[f32; 3]], indices: &[u32]) -> Vec<f32> {
    let mut sums = vec![(0.0, 0.0); points.len()];
    for triangle in indices.chunks_exact(3) {
        for k in 0..3 {
            let (from, to) = (triangle[k] as usize, triangle[(k + 1) % 3] as usize);
            let edge = points[to] - points[from];
            let length = edge.length().max(1e-6);
            for (i, along) in [(from, edge), (to, -edge)] {
                sums[i].0 += along.dot(Vec3::from(normals[i])) / length;
                sums[i].1 += 1.0;
            }
        }
    }
    sums.into_iter().map(|(sum, count): (f32, f32)| (sum / count.max(1.0)).clamp(0.0, 1.0)).collect()
}

/// Returns how much light arrives along a cone, from 0 to 1. The unit of `start` and `height` is a cell.
fn cone(pyramid: &[Grid; 3], start: Vec3, height: f32, direction: Vec3) -> f32 {
    let mut open = 1.0;
    for (distance, level) in STEPS {
        let density = pyramid[level].sample((start + direction * distance) / (1 << level) as f32);
        // Distant bodies occlude less, because light is reflected between them and the vertex.
        open *= 1.0 - (density * 1.5).min(1.0) * (1.0 - distance / 30.0);
        if open < 0.05 {
            return open;
        }
    }
    if direction.y < 0.0 {
        let distance = (height + 0.5) / -direction.y;
        let near = (1.0 - distance / 26.0).max(0.0);
        open *= 1.0 - 0.85 * near;
    }
    open
}
