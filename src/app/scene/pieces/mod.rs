//! The pieces on the table: their meshes and materials, and their shadows. [`Standing`] says which piece stands on which site;
//! `tabuleiro_choreography` says where that is.

mod contact;
mod foot;
mod kit;

pub(crate) use contact::PatchLook;
pub(crate) use kit::{Appearance, Makers, PieceKit};

use bevy::prelude::*;
use tabuleiro_choreography::{PieceIndex, Pose};
use tabuleiro_rules::{Board, Piece, Site};

/// The pieces on each site. Equal to the position at any time, also while entities are still moving.
#[derive(Resource, Clone, Default, Debug, Deref, DerefMut)]
pub(crate) struct Standing(pub(crate) PieceIndex);

/// Returns the transform of an entity in a pose.
pub(crate) const fn transform(Pose { translation, rotation, scale }: Pose) -> Transform {
    Transform { translation, rotation, scale }
}

/// Returns the transform of a piece at rest.
pub(crate) fn rest(board: &Board, site: Site, slot: usize, piece: Piece) -> Transform {
    transform(tabuleiro_choreography::rest(board, site, slot, piece))
}

/// Whether there is more room for rows at the sides of a board than before and behind it.
pub(crate) fn is_wide(board: &Board, window: &Window) -> bool {
    let extent = board.extent();
    window.width() / window.height() > extent.width() / extent.height()
}

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
    app.init_resource::<Standing>()
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
