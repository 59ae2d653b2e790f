//! Meshes of carved pieces: turned bodies, sculpted heads, and the shade in their grooves.
//!
//! [`men`] makes a Staunton chess set and an amazon; [`occlusion()`] computes how open to light each vertex of any mesh on a
//! board is. The unit of length is the distance of neighbouring sites of a board. The origin of a piece is the centre of
//! its site, on the board; y points up, and a horse looks along +x.
//!
//! ```
//! let knight = tabuleiro_carving::men::knight();
//! assert_eq!(knight.positions.len(), knight.occlusion.len());
//! assert!(knight.indices.len() / 3 <= 4000);
//! ```
#![warn(missing_docs)]

mod field;
mod horse;
mod lathe;
pub mod men;
mod nets;
mod notch;
mod occlusion;
mod simplify;
mod solid;

pub use occlusion::occlusion;

/// A mesh of triangles, ready for a renderer. All vectors but `indices` have one element for each vertex.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shape {
    /// Positions, in distances of neighbouring sites, y up.
    pub positions: Vec<[f32; 3]>,
    /// Unit vectors that point out of the body. At a sharp edge, vertices with equal positions have different normals.
    pub normals: Vec<[f32; 3]>,
    /// Texture coordinates for wood: the grain runs up the piece. They are not limited to 0..=1, so the texture repeats.
    pub uvs: Vec<[f32; 2]>,
    /// Ambient occlusion, from 0.35 (closed) to 1 (open): the factor of ambient light. See [`occlusion()`].
    pub occlusion: Vec<f32>,
    /// Three vertices for each triangle, counter-clockwise seen from outside.
    pub indices: Vec<u32>,
}
