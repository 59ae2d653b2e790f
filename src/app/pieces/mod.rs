//! Pieces on the table: what each looks like and where it rests. Who stands where is kept by [`PieceIndex`].

mod index;
mod kit;
mod rest;

pub(crate) use index::{PieceId, PieceIndex};
pub(crate) use kit::{Appearance, Makers, PieceKit};
pub(crate) use rest::rest;

use super::board::SiteEntities;
use super::sets::TableSet;
use bevy::prelude::*;
use tabuleiro_rules::{Piece, Site};

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

/// The site that a piece stands on. What the position says, even while the eye still
/// sees motion. A piece on its way off the board stands on none.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[relationship(relationship_target = PiecesOnSite)]
pub(crate) struct StandsOn(pub(crate) Entity);

/// The pieces that stand on a site, in no particular order: [`OnSite::slot`] says which lies on which.
#[derive(Component, Debug)]
#[relationship_target(relationship = StandsOn)]
pub(crate) struct PiecesOnSite(Vec<Entity>);

/// Label: pieces get the mesh and the material of their [`Appearance`].
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ShowAppearance;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PieceIndex>()
        .init_resource::<PieceKit>()
        .add_systems(Update, relate.after(TableSet::Choreography).before(TableSet::Marks))
        .add_systems(Update, show_appearance.in_set(ShowAppearance));
}

/// Pieces and sites know each other as [`OnSite`] says. A board laid afresh has other sites.
fn relate(
    mut commands: Commands,
    sites: Option<Res<SiteEntities>>,
    pieces: Query<(Entity, Ref<OnSite>, Option<&StandsOn>)>,
    gone: Query<Entity, (With<StandsOn>, Without<OnSite>)>,
) {
    let Some(sites) = sites else { return };
    for (entity, on, stands) in &pieces {
        if !sites.is_changed() && !on.is_changed() && stands.is_some() {
            continue;
        }
        if let Some(site) = sites.get(on.site).filter(|site| stands.map(|s| s.0) != Some(*site)) {
            commands.entity(entity).try_insert(StandsOn(site));
        }
    }
    for entity in &gone {
        commands.entity(entity).try_remove::<StandsOn>();
    }
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
