//! What the men must be to stand on a board and to be told apart.

use glam::Vec3;
use std::collections::HashMap;
use tabuleiro_carving::{Shape, men, occlusion};

const MEN: [(&str, fn() -> Shape); 7] = [
    ("king", men::king),
    ("queen", men::queen),
    ("bishop", men::bishop),
    ("knight", men::knight),
    ("rook", men::rook),
    ("pawn", men::pawn),
    ("amazon", men::amazon),
];

fn height(shape: &Shape) -> f32 {
    shape.positions.iter().map(|p| p[1]).fold(0.0, f32::max)
}

fn triangles(shape: &Shape) -> impl Iterator<Item = [usize; 3]> {
    shape.indices.chunks_exact(3).map(|t| [t[0] as usize, t[1] as usize, t[2] as usize])
}

fn corners(shape: &Shape, triangle: [usize; 3]) -> [Vec3; 3] {
    triangle.map(|i| Vec3::from(shape.positions[i]))
}

#[test]
fn all_attributes_have_one_element_for_each_vertex() {
    for (name, make) in MEN {
        let shape = make();
        let count = shape.positions.len();
        assert_eq!(
            [shape.normals.len(), shape.uvs.len(), shape.occlusion.len()],
            [count; 3],
            "{name}: an attribute is missing"
        );
        assert_eq!(shape.indices.len() % 3, 0, "{name}: incomplete triangle");
        assert!(shape.indices.iter().all(|&i| (i as usize) < count), "{name}: index out of range");
        assert!(shape.uvs.iter().flatten().all(|v| v.is_finite()), "{name}: texture coordinate is not a number");
    }
}

/// Positions are compared exactly, because sharp edges have several vertices at one place. Every edge must be used as
/// often in one direction as in the other: then no body has a hole, and all faces are turned to the same side.
#[test]
fn no_man_has_a_hole() {
    for (name, make) in MEN {
        let shape = make();
        let mut edges: HashMap<[[u32; 3]; 2], i32> = HashMap::new();
        let place = |i: usize| shape.positions[i].map(|v| if v == 0.0 { 0 } else { v.to_bits() });
        for [a, b, c] in triangles(&shape) {
            for (from, to) in [(a, b), (b, c), (c, a)] {
                let (from, to) = (place(from), place(to));
                if from == to {
                    continue;
                }
                let (key, direction) = if from < to { ([from, to], 1) } else { ([to, from], -1) };
                *edges.entry(key).or_default() += direction;
            }
        }
        let open = edges.values().filter(|&&balance| balance != 0).count();
        assert_eq!(open, 0, "{name}: {open} open edges of {}", edges.len());
    }
}

#[test]
fn every_man_encloses_a_volume_with_faces_turned_outwards() {
    for (name, make) in MEN {
        let shape = make();
        let volume: f32 = triangles(&shape)
            .map(|t| {
                let [a, b, c] = corners(&shape, t);
                a.dot(b.cross(c)) / 6.0
            })
            .sum();
        assert!(volume > 0.02, "{name}: volume {volume}");
    }
}

#[test]
fn normals_are_unit_vectors_and_agree_with_the_faces() {
    for (name, make) in MEN {
        let shape = make();
        for normal in &shape.normals {
            let length = Vec3::from(*normal).length();
            assert!((length - 1.0).abs() < 1e-3, "{name}: normal of length {length}");
        }
        let (mut turned, mut all) = (0.0, 0.0);
        for t in triangles(&shape) {
            let [a, b, c] = corners(&shape, t);
            let face = (b - a).cross(c - a);
            for i in t {
                all += face.length();
                if face.dot(Vec3::from(shape.normals[i])) <= 0.0 {
                    turned += face.length();
                }
            }
        }
        // In the finest grooves of a horse a vertex may belong to both sides.
        assert!(turned < 0.002 * all, "{name}: {} of the surface has wrong normals", turned / all);
    }
}

#[test]
fn every_man_stands_on_the_board_and_fits_into_its_cell() {
    for (name, make) in MEN {
        let shape = make();
        let low = shape.positions.iter().map(|p| p[1]).fold(f32::MAX, f32::min);
        let radius = shape.positions.iter().map(|p| p[0].hypot(p[2])).fold(0.0, f32::max);
        assert_eq!(low, 0.0, "{name} does not stand on the board");
        assert!((0.24..=0.40).contains(&radius), "{name}: radius {radius}");
        let at_board = shape.positions.iter().filter(|p| p[1] < 0.1).map(|p| p[0].hypot(p[2])).fold(0.0, f32::max);
        assert_eq!(at_board, radius, "{name} is wider than its foot");
    }
}

#[test]
fn heights_decrease_from_the_king_to_the_pawn() {
    let heights: Vec<f32> = MEN[..6].iter().map(|(_, make)| height(&make())).collect();
    assert!((heights[0] - 1.18).abs() < 0.001, "king: {}", heights[0]);
    for (ratio, (h, (name, _))) in [1.0, 0.86, 0.75, 0.7, 0.65, 0.5].into_iter().zip(heights.iter().zip(MEN)) {
        assert!((h / heights[0] - ratio).abs() < 0.015, "{name}: {h}");
    }
    assert!(heights.is_sorted_by(|a, b| a > b), "{heights:?}");
}

#[test]
fn an_amazon_is_taller_than_a_queen_and_lower_than_a_king() {
    let amazon = height(&men::amazon());
    assert!(amazon > height(&men::queen()) + 0.03 && amazon < height(&men::king()) - 0.03, "{amazon}");
}

#[test]
fn men_have_few_triangles() {
    for (name, make) in MEN {
        let limit = if matches!(name, "knight" | "amazon") { 4000 } else { 2700 };
        let count = make().indices.len() / 3;
        assert!(count <= limit, "{name}: {count}");
    }
}

#[test]
fn a_man_is_the_same_each_time_it_is_made() {
    for (name, make) in MEN {
        assert!(make() == make(), "{name} differs");
    }
}

/// The brightness of a man seen from above, lit from the side of -x and -z, on `SIZE` × `SIZE` pixels; 0 where the board
/// is. The picture is one unit wide.
fn from_above(shape: &Shape) -> Vec<f32> {
    let mut picture = vec![(f32::MIN, 0.0); SIZE * SIZE];
    let light = Vec3::new(-0.5, 0.7, -0.5).normalize();
    for t in triangles(shape) {
        let [a, b, c] = corners(shape, t);
        let area = (b.z - a.z) * (c.x - a.x) - (b.x - a.x) * (c.z - a.z);
        if area <= 0.0 {
            continue;
        }
        for (n, pixel) in picture.iter_mut().enumerate() {
            let at = |i: usize| (i as f32 + 0.5) / SIZE as f32 - 0.5;
            let (x, z) = (at(n % SIZE), at(n / SIZE));
            let part = |p: Vec3, q: Vec3| ((q.z - p.z) * (x - p.x) - (q.x - p.x) * (z - p.z)) / area;
            let weights = [part(b, c), part(c, a), part(a, b)];
            let y = weights[0] * a.y + weights[1] * b.y + weights[2] * c.y;
            if weights.iter().all(|w| *w >= 0.0) && y > pixel.0 {
                let normal: Vec3 = (0..3).map(|k| Vec3::from(shape.normals[t[k]]) * weights[k]).sum();
                *pixel = (y, 0.2 + normal.normalize_or(Vec3::Y).dot(light).max(0.0));
            }
        }
    }
    picture.into_iter().map(|(_, brightness)| brightness).collect()
}

const SIZE: usize = 26;

fn difference(a: &[f32], b: &[f32]) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum::<f32>() / a.iter().filter(|v| **v > 0.0).count() as f32
}

#[test]
fn a_knight_seen_from_above_at_26_pixels_is_no_bishop_and_shows_where_it_looks() {
    let knight = from_above(&men::knight());
    let bishop = from_above(&men::bishop());
    assert!(difference(&knight, &bishop) > 0.12, "bishop: {}", difference(&knight, &bishop));
    // Turned by 180 degrees, with the light from the same side.
    let mut turned = men::knight();
    for vector in turned.positions.iter_mut().chain(&mut turned.normals) {
        *vector = [-vector[0], vector[1], -vector[2]];
    }
    let turned = from_above(&turned);
    assert!(difference(&knight, &turned) > 0.05, "turned: {}", difference(&knight, &turned));
}

#[test]
fn the_head_of_a_knight_is_longer_than_wide() {
    let shape = men::knight();
    let head: Vec<&[f32; 3]> = shape.positions.iter().filter(|p| p[1] > 0.45).collect();
    let reach = |axis: usize, sign: f32| head.iter().map(|p| p[axis] * sign).fold(0.0, f32::max);
    let (length, width) = (reach(0, 1.0) + reach(0, -1.0), reach(2, 1.0) + reach(2, -1.0));
    assert!(length > 1.8 * width, "{length} long, {width} wide");
    assert!(reach(0, 1.0) > 0.24, "the muzzle reaches {} along +x", reach(0, 1.0));
}

#[test]
fn occlusion_stays_within_its_range_and_the_tops_of_men_are_open() {
    for (name, make) in MEN {
        let shape = make();
        assert!(shape.occlusion.iter().all(|v| (0.35..=1.0).contains(v)), "{name}");
        let high = shape.positions.iter().zip(&shape.occlusion).filter(|(p, _)| p[1] > 0.98 * height(&shape));
        let top = high.map(|(_, v)| *v).fold(0.0, f32::max);
        assert!(top > 0.9, "{name}: {top} at the top");
    }
}

#[test]
fn the_foot_of_a_man_is_darker_than_its_side_and_lighter_than_its_underside() {
    for (name, make) in MEN {
        let shape = make();
        let mean = |filter: &dyn Fn(&[f32; 3], &[f32; 3]) -> bool| {
            let values: Vec<f32> = (0..shape.positions.len())
                .filter(|&i| filter(&shape.positions[i], &shape.normals[i]))
                .map(|i| shape.occlusion[i])
                .collect();
            values.iter().sum::<f32>() / values.len() as f32
        };
        let foot = mean(&|p, n| p[1] < 0.02 && n[1] > -0.6);
        let side = mean(&|p, n| (0.03..0.07).contains(&p[1]) && n[1].abs() < 0.9);
        let underside = mean(&|p, n| p[1] == 0.0 && n[1] < -0.9);
        assert!(underside < foot - 0.05 && foot < side - 0.05, "{name}: {underside}, {foot}, {side}");
    }
}

/// A square plate of edge 1 and height 0.1 with a groove along z, 0.1 wide and 0.08 deep. It is open below.
fn grooved_plate() -> Shape {
    let outline =
        [(0.5, 0.0), (0.5, 0.1), (0.05, 0.1), (0.05, 0.02), (-0.05, 0.02), (-0.05, 0.1), (-0.5, 0.1), (-0.5, 0.0)];
    let steps = 40;
    let mut shape = Shape::default();
    for pair in outline.windows(2) {
        let normal = Vec3::new(pair[1].1 - pair[0].1, pair[0].0 - pair[1].0, 0.0).normalize();
        let first = shape.positions.len() as u32;
        for s in 0..=steps {
            let z = s as f32 / steps as f32 - 0.5;
            for part in [0.0, 0.5, 1.0] {
                let at = |from: f32, to: f32| from + (to - from) * part;
                shape.positions.push([at(pair[0].0, pair[1].0), at(pair[0].1, pair[1].1), z]);
                shape.normals.push(normal.into());
            }
        }
        for s in 0..steps {
            for k in 0..2 {
                let a = first + 3 * s + k;
                shape.indices.extend([a, a + 1, a + 4, a, a + 4, a + 3]);
            }
        }
    }
    shape
}

#[test]
fn a_groove_is_darker_than_the_surface_around_it() {
    let plate = grooved_plate();
    let values = occlusion(&plate.positions, &plate.normals, &plate.indices);
    let at = |x: f32, y: f32| {
        let near = |p: &[f32; 3]| (p[0] - x).abs() < 1e-4 && (p[1] - y).abs() < 1e-4 && p[2].abs() < 1e-4;
        plate.positions.iter().position(near).map(|i| values[i]).unwrap()
    };
    let (groove, top) = (at(0.0, 0.02), at(0.275, 0.1));
    assert!(top > 0.9 && groove < 0.8, "groove {groove}, top {top}");
}

#[test]
fn an_empty_mesh_has_no_occlusion() {
    assert!(occlusion(&[], &[], &[]).is_empty());
}
