//! Meshes under construction ([`Solid`]) and surfaces of revolution ([`turn`]).

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use std::f32::consts::TAU;
use tabuleiro_carving::{Shape, occlusion};

/// The cosine of the angle between two faces above which their normals are smoothed; sharper corners stay sharp.
const SMOOTH: f32 = 0.72;

/// A mesh under construction.
#[derive(Default, Clone)]
pub(crate) struct Solid {
    pub(crate) positions: Vec<[f32; 3]>,
    pub(crate) normals: Vec<[f32; 3]>,
    pub(crate) uvs: Vec<[f32; 2]>,
    pub(crate) colours: Vec<[f32; 4]>,
    pub(crate) indices: Vec<u32>,
}

/// Returns the factor of a colour at a place that is `open` to so much of the sky. Only a part of the light comes from
/// the sky, so the shade is milder.
fn shaded(open: f32) -> f32 {
    1.0 - 0.75 * (1.0 - open)
}

impl From<Shape> for Solid {
    fn from(shape: Shape) -> Solid {
        let grey = |open: f32| [shaded(open), shaded(open), shaded(open), 1.0];
        Solid {
            positions: shape.positions,
            normals: shape.normals,
            uvs: shape.uvs,
            colours: shape.occlusion.into_iter().map(grey).collect(),
            indices: shape.indices,
        }
    }
}

impl Solid {
    /// Adds a vertex and returns its index.
    pub(crate) fn vertex(&mut self, position: Vec3, normal: Vec3, uv: Vec2) -> u32 {
        self.positions.push(position.into());
        self.normals.push(normal.into());
        self.uvs.push(uv.into());
        (self.positions.len() - 1) as u32
    }

    /// Adds a flat face with four corners, counter-clockwise seen from outside.
    pub(crate) fn quad(&mut self, corners: [Vec3; 4], uvs: [Vec2; 4]) {
        let normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]).normalize_or(Vec3::Y);
        let first = self.positions.len() as u32;
        for (corner, uv) in corners.into_iter().zip(uvs) {
            self.vertex(corner, normal, uv);
        }
        self.indices.extend([0, 1, 2, 0, 2, 3].map(|i| first + i));
    }

    /// Sets the colour (linear RGB) of every vertex from index `from` on.
    pub(crate) fn paint(&mut self, from: usize, colour: Vec3) {
        self.colours.resize(from, [1.0; 4]);
        self.colours.resize(self.positions.len(), [colour.x, colour.y, colour.z, 1.0]);
    }

    /// Adds another solid with a transform.
    pub(crate) fn add(&mut self, other: &Solid, transform: Transform) {
        let first = self.positions.len() as u32;
        let matrix = transform.to_matrix();
        for (position, normal) in other.positions.iter().zip(&other.normals) {
            self.positions.push(matrix.transform_point3(Vec3::from(*position)).into());
            self.normals.push((transform.rotation * (Vec3::from(*normal) / transform.scale)).normalize().into());
        }
        self.uvs.extend_from_slice(&other.uvs);
        self.indices.extend(other.indices.iter().map(|i| first + i));
        if !other.colours.is_empty() {
            self.colours.resize(first as usize, [1.0; 4]);
            self.colours.extend_from_slice(&other.colours);
        }
    }

    /// Darkens each vertex by as much of the sky as the solid itself and the board under it hide.
    pub(crate) fn shade(&mut self) {
        self.colours.resize(self.positions.len(), [1.0; 4]);
        let open = occlusion(&self.positions, &self.normals, &self.indices);
        for (colour, open) in self.colours.iter_mut().zip(open) {
            let light = shaded(open);
            colour[..3].iter_mut().for_each(|part| *part *= light);
        }
    }

    /// Returns the mesh, with vertex colours if any were set.
    pub(crate) fn mesh(mut self) -> Mesh {
        if !self.colours.is_empty() {
            self.colours.resize(self.positions.len(), [1.0; 4]);
        }
        let mut mesh = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_indices(Indices::U32(self.indices));
        if !self.colours.is_empty() {
            mesh.insert_attribute(Mesh::ATTRIBUTE_COLOR, self.colours);
        }
        mesh
    }
}

/// Rotates a profile of (radius, height) points, listed from the bottom up along the outside, round the vertical axis
/// in `segments` steps. Normals are smoothed over obtuse corners only, so that edges stay sharp.
pub(crate) fn turn(profile: &[Vec2], segments: usize) -> Solid {
    let mut solid = Solid::default();
    let outward = |a: Vec2, b: Vec2| Vec2::new(b.y - a.y, a.x - b.x).normalize_or(Vec2::Y);
    let faces: Vec<Vec2> = profile.windows(2).map(|w| outward(w[0], w[1])).collect();
    for (i, face) in faces.iter().enumerate() {
        let blend = |other: Option<&Vec2>| match other {
            Some(o) if o.dot(*face) > SMOOTH => (*o + *face).normalize_or(*face),
            _ => *face,
        };
        let below = blend(i.checked_sub(1).and_then(|j| faces.get(j)));
        let above = blend(faces.get(i + 1));
        ring(&mut solid, [profile[i], profile[i + 1]], [below, above], segments);
    }
    solid
}

fn ring(solid: &mut Solid, ends: [Vec2; 2], normals: [Vec2; 2], segments: usize) {
    let first = solid.positions.len() as u32;
    for s in 0..=segments {
        let angle = TAU * s as f32 / segments as f32;
        let (sin, cos) = angle.sin_cos();
        for k in 0..2 {
            let position = Vec3::new(ends[k].x * cos, ends[k].y, ends[k].x * sin);
            let normal = Vec3::new(normals[k].x * cos, normals[k].y, normals[k].x * sin);
            // The grain runs up the piece, and across flat faces.
            let uv = Vec2::new(position.x * 0.35 + 0.5 + position.y * 0.05, position.z * 0.12 + position.y * 0.35);
            solid.vertex(position, normal, uv);
        }
    }
    for s in 0..segments as u32 {
        let a = first + 2 * s;
        solid.indices.extend([a, a + 1, a + 3, a, a + 3, a + 2]);
    }
}

/// Adds a quarter of an ellipse from `from` to `to` in `steps` steps. It leaves `from` vertically if `rise_first`,
/// otherwise horizontally.
pub(crate) fn round(points: &mut Vec<Vec2>, from: Vec2, to: Vec2, steps: usize, rise_first: bool) {
    for i in 0..=steps {
        let angle = std::f32::consts::FRAC_PI_2 * i as f32 / steps as f32;
        let (sin, cos) = angle.sin_cos();
        let (tx, ty) = if rise_first { (1.0 - cos, sin) } else { (sin, 1.0 - cos) };
        points.push(Vec2::new(from.x + (to.x - from.x) * tx, from.y + (to.y - from.y) * ty));
    }
}
