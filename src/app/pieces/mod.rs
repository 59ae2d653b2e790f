//! Pieces on the table: what each looks like and where it rests. Who stands where is kept by [`PieceIndex`].

mod kit;
mod rest;

pub(crate) use kit::{Makers, PieceKit};
pub(crate) use rest::rest;

use super::board::{BoardOnTable, SiteEntities};
use super::sets::TableSet;
use crate::rules::{Piece, PieceList, Site, Standing};
use bevy::ecs::entity::EntityHashSet;
use bevy::prelude::*;
use std::collections::BTreeMap;

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

/// The site that a piece stands on. Kept by [`PieceIndex`]: what the position says, even while the eye still sees motion.
/// A piece on its way off the board stands on none.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[relationship(relationship_target = PiecesOnSite)]
pub(crate) struct StandsOn(pub(crate) Entity);

/// The pieces that stand on a site, in no particular order: [`OnSite::slot`] says which lies on which.
#[derive(Component, Debug)]
#[relationship_target(relationship = StandsOn)]
pub(crate) struct PiecesOnSite(Vec<Entity>);

/// Which entity stands where. Always what the position says, even while the eye still sees motion.
#[derive(Resource, Default, Debug)]
pub(crate) struct PieceIndex(BTreeMap<Site, Vec<(Piece, Entity)>>);

impl PieceIndex {
    /// The pieces of a site, from the bottom.
    pub(crate) fn on(&self, site: Site) -> &[(Piece, Entity)] {
        self.0.get(&site).map_or(&[], Vec::as_slice)
    }

    /// Puts an entity on a site; returns its slot.
    pub(crate) fn push(&mut self, site: Site, piece: Piece, entity: Entity) -> usize {
        let pile = self.0.entry(site).or_default();
        pile.push((piece, entity));
        pile.len() - 1
    }

    /// Takes the topmost such piece off a site.
    pub(crate) fn take(&mut self, site: Site, piece: Piece) -> Option<Entity> {
        let pile = self.0.get_mut(&site)?;
        let at = pile.iter().rposition(|(p, _)| *p == piece)?;
        let (_, entity) = pile.remove(at);
        if pile.is_empty() {
            self.0.remove(&site);
        }
        Some(entity)
    }

    /// Every piece: site, slot, piece, entity.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Site, usize, Piece, Entity)> + '_ {
        self.0.iter().flat_map(|(&site, pile)| pile.iter().enumerate().map(move |(i, &(p, e))| (site, i, p, e)))
    }

    /// As a list, to compare with a position.
    pub(crate) fn list(&self) -> PieceList {
        let mut standing: Vec<Standing> = Vec::new();
        for (at, _, piece, _) in self.iter() {
            match standing.iter_mut().rev().find(|s| s.at == at && s.piece == piece) {
                Some(s) => s.count += 1,
                None => standing.push(Standing { at, piece, count: 1 }),
            }
        }
        PieceList::new(standing)
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PieceIndex>()
        .init_resource::<PieceKit>()
        .add_systems(Update, relate.after(TableSet::Choreography).before(TableSet::Marks));
}

/// Pieces and sites know each other as the index does. A board laid afresh has other sites.
fn relate(
    mut commands: Commands,
    index: Res<PieceIndex>,
    sites: Option<Res<SiteEntities>>,
    standing: Query<(Entity, &StandsOn)>,
) {
    let Some(sites) = sites.filter(|sites| index.is_changed() || sites.is_changed()) else { return };
    let mut gone: EntityHashSet = standing.iter().map(|(entity, _)| entity).collect();
    for (site, _, _, entity) in index.iter() {
        gone.remove(&entity);
        let before = standing.get(entity).ok().map(|(_, stands)| stands.0);
        if let Some(site) = sites.get(site).filter(|site| before != Some(*site)) {
            commands.entity(entity).try_insert(StandsOn(site));
        }
    }
    for entity in gone {
        commands.entity(entity).try_remove::<StandsOn>();
    }
}

/// Spawns one piece at rest.
pub(crate) fn spawn(
    commands: &mut Commands,
    index: &mut PieceIndex,
    kit: &mut PieceKit,
    makers: &mut Makers,
    board: &BoardOnTable,
    site: Site,
    piece: Piece,
) -> Entity {
    let entity = commands.spawn_empty().id();
    let slot = index.push(site, piece, entity);
    let (mesh, material) = kit.appearance(piece, slot, makers);
    let transform = rest(&board.0, site, slot, piece);
    commands.entity(entity).insert((Mesh3d(mesh), MeshMaterial3d(material), transform, OnSite { site, slot, piece }));
    entity
}
