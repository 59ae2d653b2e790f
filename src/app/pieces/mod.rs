//! Pieces on the table: what each looks like and where it rests. Who stands where is kept by [`PieceIndex`].

mod index;
mod kit;
mod rest;

pub(crate) use index::{PieceId, PieceIndex};
pub(crate) use kit::{Appearance, Makers, PieceKit};
pub(crate) use rest::rest;

use crate::rules::{Piece, Site};
use bevy::prelude::*;

/// A piece that stands on the table.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(crate) struct OnSite {
    /// Where.
    pub(crate) site: Site,
    /// Its place among the pieces of the site, from the bottom.
    pub(crate) slot: usize,
    /// What it is.
    pub(crate) piece: Piece,
}

/// Label: pieces get the mesh and the material of their [`Appearance`].
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ShowAppearance;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PieceIndex>()
        .init_resource::<PieceKit>()
        .add_systems(Update, show_appearance.in_set(ShowAppearance));
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
