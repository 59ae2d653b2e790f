//! The board on the table: its meshes and its sites as entities, built from the game's [`Board`] data.

mod carve;
mod pits;

use crate::app::foundations::referee::MatchOnTable;
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::workshop::Materials;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use tabuleiro_choreography::world;
use tabuleiro_rules::{Board, Site};

/// The board of the running match as it is oriented on the table, which depends on the window's shape.
#[derive(Resource, Clone)]
pub(crate) struct BoardOnTable(pub(crate) Board);

/// Marks entities of the match on the table: they are hidden while pictures of other boards are taken.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Visibility)]
pub(crate) struct OfMatch;

/// The root entity of the board; despawning it removes the board.
#[derive(Component)]
#[require(OfMatch)]
pub(crate) struct BoardRoot;

/// The site that an entity represents.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SiteOf(pub(crate) Site);

/// The entities of the sites on the table, in the board's order.
#[derive(Resource, Debug)]
#[cfg_attr(target_family = "wasm", allow(dead_code, reason = "only the desktop's accessibility tree reads it"))]
pub(crate) struct SiteEntities(Vec<Entity>);

impl SiteEntities {
    /// Returns the entity of a site of the board on the table.
    #[cfg_attr(target_family = "wasm", allow(dead_code, reason = "only the desktop's accessibility tree calls it"))]
    pub(crate) fn get(&self, site: Site) -> Option<Entity> {
        self.0.get(site.index()).copied()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, rebuild.in_set(TableSet::Board).run_if(resource_exists::<MatchOnTable>));
}

/// The factor by which turning a board upright must enlarge it; otherwise trays stay at the sides, which is handier.
const WORTHWHILE: f32 = 1.12;

/// Returns the board, turned upright if that enlarges it enough in a window of that size.
fn fitted(board: Board, window: Vec2) -> Board {
    let upright = board.upright();
    let scale = |board: &Board| {
        let extent = board.extent();
        // The perspective foreshortens heights.
        (window.x / extent.width()).min(window.y / (extent.height() * 0.9))
    };
    if scale(&upright) > WORTHWHILE * scale(&board) { upright } else { board }
}

/// Returns about how many units of the board a pixel of a window of that size spans. It changes in steps, so that a window
/// that is slowly enlarged seldom builds the board again.
fn pixel(board: &Board, pixels: Vec2) -> f32 {
    const STEPS: f32 = 4.0;
    let extent = board.extent();
    let scale = (pixels.x / extent.width()).min(pixels.y / (extent.height() * 0.9));
    ((-scale.max(1.0).log2() * STEPS).round() / STEPS).exp2()
}

/// Replaces the board after a new match with another board or a change of the window's shape.
fn rebuild(
    mut commands: Commands,
    game: Res<MatchOnTable>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut known: Local<(Vec2, f32)>,
    old: Option<Res<BoardOnTable>>,
    roots: Query<Entity, With<BoardRoot>>,
    mut meshes: ResMut<Assets<Mesh>>,
    materials: Res<Materials>,
) {
    let (size, density) = window.single().map_or((known.0, 1.0), |w| (w.size(), w.scale_factor()));
    if !game.is_changed() && size == known.0 {
        return;
    }
    let board = fitted(game.position().board(), size);
    let pixel = pixel(&board, size * density);
    let before = std::mem::replace(&mut *known, (size, pixel));
    let is_as_fine = (before.1 - pixel).abs() < f32::EPSILON;
    if old.is_some_and(|old| old.0 == board) && is_as_fine && !roots.is_empty() {
        return;
    }
    for root in &roots {
        commands.entity(root).despawn();
    }
    let (_, sites) = lay(&mut commands, &board, pixel, &mut meshes, &materials);
    commands.insert_resource(SiteEntities(sites));
    commands.insert_resource(BoardOnTable(board));
}

/// Spawns the board's entities: its root, with meshes and sites as children. Returns the root and the sites in the
/// board's order. `pixel` is the size of a pixel in units of the board; lines are wider than one.
pub(crate) fn lay(
    commands: &mut Commands,
    board: &Board,
    pixel: f32,
    meshes: &mut Assets<Mesh>,
    materials: &Materials,
) -> (Entity, Vec<Entity>) {
    let root = commands.spawn((BoardRoot, Transform::default(), Visibility::default(), Name::new("board"))).id();
    for part in carve::parts(board, pixel) {
        let mesh = Mesh3d(meshes.add(part.solid.mesh()));
        commands.spawn((mesh, MeshMaterial3d(materials.get(part.finish)), Transform::default(), ChildOf(root)));
    }
    let sites = board.sites.iter().enumerate().map(|(i, info)| {
        let site = Site(i as u16);
        let at = Transform::from_translation(world(board, site));
        let name = Name::new(info.name.clone());
        commands.spawn((SiteOf(site), name, at, Visibility::default(), ChildOf(root))).id()
    });
    let sites = sites.collect();
    (root, sites)
}
