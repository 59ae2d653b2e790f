//! The pieces on the table: their appearance and their transforms at rest. [`PieceIndex`] records which piece stands on
//! which site.

mod contact;
mod foot;
mod index;
mod kit;
mod rest;
mod row;

pub(crate) use contact::PatchLook;
pub(crate) use index::{PieceId, PieceIndex};
pub(crate) use kit::{Appearance, Makers, PieceKit};
pub(crate) use rest::rest;
pub(crate) use row::{Row, captured, is_wide, taken};

use bevy::prelude::*;
use tabuleiro_rules::{Piece, Site};

/// A piece standing on a site, as in the position: its entity may still be moving there. A piece on its way off the
/// board has no such component.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(crate) struct OnSite {
    pub(crate) site: Site,
    /// The index among the pieces of the site, from the bottom.
    pub(crate) slot: usize,
    pub(crate) piece: Piece,
}

/// The system that gives pieces the mesh and the material of their [`Appearance`].
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ShowAppearance;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PieceIndex>()
        .init_resource::<PieceKit>()
        .init_resource::<PatchLook>()
        .add_systems(Update, show_appearance.in_set(ShowAppearance))
        // After all animations of the frame.
        .add_systems(PostUpdate, contact::follow.before(TransformSystems::Propagate));
}

fn show_appearance(
    mut kit: ResMut<PieceKit>,
    mut makers: Makers,
    mut pieces: Query<(&Appearance, &mut Mesh3d, &mut MeshMaterial3d<StandardMaterial>), Changed<Appearance>>,
) {
    for (&appearance, mut mesh, mut material) in &mut pieces {
        let (shape, finish) = kit.handles(appearance, &mut makers);
        mesh.set_if_neq(Mesh3d(shape));
        material.set_if_neq(MeshMaterial3d(finish));
    }
}
