//! Thumbnails of boards: the real scene, rendered by a second camera, one game after the other, starting with those
//! that are visible.

use super::cards::{Card, cards};
use crate::app::board::{BoardOnTable, OfMatch, lay};
use crate::app::camera::{Lens, Sky};
use crate::app::embedded::published;
use crate::app::navigation::{Closed, Dialog, Screen};
use crate::app::pieces::{Appearance, Makers, PieceKit, rest};
use crate::app::pipelines::Waiting;
use crate::app::power::Awake;
use crate::app::referee::MatchOnTable;
use crate::app::sets::TableSet;
use crate::app::third_party::egui::Panels;
use bevy::camera::RenderTarget;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, EguiTextureHandle, egui};
use tabuleiro_games::AnyPosition;
use tabuleiro_games::GameId;
use tabuleiro_rules::Family;
use tabuleiro_rules::Options;

/// Size of a thumbnail in pixels.
const SIZE: UVec2 = UVec2::new(520, 322);
/// Frames in which a scene is drawn before its thumbnail is taken, because its meshes are loaded asynchronously.
/// Without threads they are loaded at once, and a frame of software rendering is slow.
const EXPOSURE: u32 = if cfg!(target_family = "wasm") { 1 } else { 4 };

/// The subject of a thumbnail: a game with its options.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ThumbnailSubject {
    pub(crate) game: GameId,
    pub(crate) options: Options,
    /// The object of a position; `None` for a typical one.
    position: Option<String>,
}

impl ThumbnailSubject {
    /// Returns the subject for a game with options.
    pub(crate) fn of(game: GameId, options: Options) -> ThumbnailSubject {
        ThumbnailSubject { game, options, position: None }
    }

    /// Returns the subject for a certain position.
    pub(super) fn at(position: &dyn AnyPosition) -> ThumbnailSubject {
        let object = serde_json::Value::Object(position.object()).to_string();
        ThumbnailSubject { position: Some(object), ..ThumbnailSubject::of(position.id(), position.options().clone()) }
    }
}

impl From<Card> for ThumbnailSubject {
    fn from(Card { game, variant }: Card) -> ThumbnailSubject {
        let facts = game.facts();
        let own = (variant != facts.defaults().variant).then_some(variant);
        ThumbnailSubject::of(game, facts.parse_options(own).unwrap_or_else(|_| facts.defaults()))
    }
}

/// The finished thumbnails and the requested ones.
#[derive(Resource, Default)]
pub(crate) struct Pictures {
    images: HashMap<ThumbnailSubject, Handle<Image>>,
    textures: HashMap<ThumbnailSubject, egui::TextureId>,
    /// The subjects requested by panels.
    wanted: Vec<ThumbnailSubject>,
    studio: Option<ThumbnailScene>,
    /// Whether a thumbnail was finished in the last frame: the next frame is left to the panels.
    pause: bool,
}

/// Whether thumbnails are rendered: while a screen is open that shows them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ThumbnailsEnabled(pub(crate) bool);

fn taken(open: Res<ThumbnailsEnabled>) -> bool {
    open.0
}

struct ThumbnailScene {
    motif: ThumbnailSubject,
    props: Vec<Entity>,
    /// Consecutive frames in which everything was drawn.
    frames: u32,
}

impl Pictures {
    /// Registers new thumbnails with egui.
    pub(crate) fn register(&mut self, contexts: &mut EguiContexts) {
        for (motif, image) in &self.images {
            let busy = self.studio.as_ref().is_some_and(|s| s.motif == *motif);
            if !busy && !self.textures.contains_key(motif) {
                self.textures.insert(motif.clone(), contexts.add_image(EguiTextureHandle::Strong(image.clone())));
            }
        }
    }

    /// Returns the thumbnail of a subject, once finished, and requests it.
    pub(crate) fn texture(&mut self, motif: ThumbnailSubject) -> Option<egui::TextureId> {
        let texture = self.textures.get(&motif).copied();
        if !self.images.contains_key(&motif) && !self.wanted.contains(&motif) {
            self.wanted.push(motif);
        }
        texture
    }

    /// Whether there is any thumbnail.
    #[cfg(target_family = "wasm")]
    pub(crate) fn any(&self) -> bool {
        !self.textures.is_empty()
    }

    /// Whether a requested thumbnail is missing.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn unfinished(&self) -> bool {
        !self.wanted.is_empty() || self.studio.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pictures>()
        .init_resource::<ThumbnailsEnabled>()
        .add_systems(OnEnter(Screen::Gallery), foresee)
        .add_systems(
            Update,
            look.run_if(
                resource_equals(Closed(false)).and_then(resource_changed::<Dialog>.or_else(state_changed::<Screen>)),
            )
            .before(TableSet::Camera),
        )
        .add_systems(Update, (tidy, photograph.run_if(taken)).chain().in_set(TableSet::Camera))
        .add_systems(EguiPrimaryContextPass, call.in_set(Panels::Report).run_if(taken));
}

/// Whether the open screen shows thumbnails: the gallery, the page for setting up, or the rules with their diagrams.
fn look(dialog: Res<Dialog>, screen: Res<State<Screen>>, mut open: ResMut<ThumbnailsEnabled>) {
    open.set_if_neq(ThumbnailsEnabled(*screen.get() != Screen::Table || *dialog == Dialog::Rules));
}

/// Returns a typical position: the end of the longest published match, or a few random actions.
fn subject(ThumbnailSubject { game, options, position }: &ThumbnailSubject) -> Box<dyn AnyPosition> {
    let facts = game.facts();
    let mut events = Vec::new();
    let named = position.as_ref().and_then(|text| serde_json::from_str(text).ok());
    let mut position = game.start(options).unwrap_or_else(|_| game.start_default());
    if let Some(Ok(named)) = named.map(|object| position.with_object(&object)) {
        return named;
    }
    let games = published(*game).into_iter().map(|p| p.record);
    let same = |r: &tabuleiro_games::matches::Record| {
        r.start.is_none() && r.rules().is_ok_and(|(_, theirs)| theirs == *options)
    };
    let longest = games.filter(same).max_by_key(|r| r.moves.len());
    let moves = longest.map(|r| r.moves).unwrap_or_default();
    if moves.len() >= 6 {
        for text in moves {
            if position.play(&text, &mut events).is_err() {
                break;
            }
        }
        return position;
    }
    let mut dice = 7u64;
    for _ in 0..facts.typical_plies / 3 {
        let legal = position.legal();
        dice = tabuleiro_rules::mix(dice);
        let Some(offer) = legal.get(dice as usize % legal.len().max(1)) else { break };
        let mut next = position.boxed();
        if next.play_offer(offer, &mut events).is_err() || next.outcome().is_some() {
            break;
        }
        position = next;
    }
    position
}

/// In a browser, which may render in software, thumbnails have no more pixels than the widest card shows.
fn size(window: Option<&Window>) -> UVec2 {
    const WIDEST_CARD: f32 = 420.0;
    let needed = window.map_or(1.0, |window| window.scale_factor() * WIDEST_CARD / SIZE.x as f32);
    let part = if cfg!(target_family = "wasm") { needed.clamp(0.2, 1.0) } else { 1.0 };
    (SIZE.as_vec2() * part).round().as_uvec2()
}

/// Requests the first thumbnail before panels can be drawn, but not in the very first frame, in which the environment
/// map does not exist.
fn foresee(mut pictures: ResMut<Pictures>) {
    let first = cards().into_iter().find(|card| Family::ALL.first() == Some(&card.game.facts().family));
    let missed: Vec<ThumbnailSubject> =
        first.into_iter().map(ThumbnailSubject::from).filter(|motif| !pictures.images.contains_key(motif)).collect();
    pictures.pause |= !missed.is_empty();
    pictures.wanted.splice(..0, missed);
}

/// Requests frames while thumbnails are missing.
fn call(pictures: Res<Pictures>, mut awake: ResMut<Awake>, mut redraw: MessageWriter<RequestRedraw>) {
    if !pictures.wanted.is_empty() {
        awake.stir();
        redraw.write(RequestRedraw);
    }
}

fn photograph(
    mut commands: Commands,
    mut pictures: ResMut<Pictures>,
    mut images: ResMut<Assets<Image>>,
    mut kit: ResMut<PieceKit>,
    mut makers: Makers,
    mut awake: ResMut<Awake>,
    sky: Res<Sky>,
    pipelines: Res<Waiting>,
    things: Query<Entity, With<OfMatch>>,
    window: Query<&Window, With<PrimaryWindow>>,
) {
    if let Some(studio) = &mut pictures.studio {
        awake.stir();
        // Waits until everything is drawn.
        studio.frames = if pipelines.any() { 0 } else { studio.frames + 1 };
        if studio.frames == EXPOSURE {
            clear(&mut commands, std::mem::take(&mut studio.props));
            pictures.studio = None;
            pictures.pause = true;
        }
        return;
    }
    if std::mem::take(&mut pictures.pause) {
        awake.stir();
        return;
    }
    if pictures.wanted.is_empty() {
        return;
    }
    let motif = pictures.wanted.remove(0);
    if pictures.images.contains_key(&motif) {
        return;
    }
    // A match on the table is kept: its board, pieces and marks are hidden while thumbnails are rendered.
    for thing in &things {
        commands.entity(thing).insert(Visibility::Hidden);
    }
    let position = subject(&motif);
    let board = position.board();
    let mut props = vec![lay(&mut commands, &board, &mut makers.meshes, &makers.materials).0];
    let mut slots: HashMap<tabuleiro_rules::Site, usize> = HashMap::default();
    for standing in position.pieces().standing() {
        for _ in 0..standing.count {
            let slot = slots.entry(standing.at).or_default();
            let (mesh, material) = kit.handles(Appearance::of(standing.piece, *slot), &mut makers);
            let transform = rest(&board, standing.at, *slot, standing.piece);
            props.push(commands.spawn((Mesh3d(mesh), MeshMaterial3d(material), transform)).id());
            *slot += 1;
        }
    }
    let size = size(window.single().ok());
    let image = images.add(Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None));
    let lens = Lens::for_picture(&board, size.as_vec2());
    props.push(
        commands
            .spawn((
                Camera3d::default(),
                Camera { order: -1, ..default() },
                RenderTarget::Image(image.clone().into()),
                Msaa::Sample4,
                Tonemapping::AgX,
                Projection::Perspective(PerspectiveProjection {
                    fov: lens.fov,
                    near: lens.distance * 0.2,
                    far: lens.distance * 4.0 + 40.0,
                    ..default()
                }),
                lens.transform,
                sky.0.clone(),
            ))
            .id(),
    );
    pictures.images.insert(motif.clone(), image);
    pictures.studio = Some(ThumbnailScene { motif, props, frames: 0 });
    awake.stir();
}

/// Despawns a scene. A match that begins meanwhile despawns all boards, including this one.
fn clear(commands: &mut Commands, props: Vec<Entity>) {
    for prop in props {
        commands.entity(prop).try_despawn();
    }
}

/// Restores the match's scene when no more thumbnails are rendered.
fn tidy(
    mut commands: Commands,
    open: Res<ThumbnailsEnabled>,
    mut pictures: ResMut<Pictures>,
    things: Query<Entity, With<OfMatch>>,
    game: Option<Res<MatchOnTable>>,
    board: Option<Res<BoardOnTable>>,
) {
    if open.0 || !open.is_changed() {
        return;
    }
    if let Some(studio) = pictures.studio.take() {
        clear(&mut commands, studio.props);
        pictures.images.remove(&studio.motif);
    }
    if game.is_some() && board.is_some() {
        for thing in &things {
            commands.entity(thing).try_insert(Visibility::Inherited);
        }
    }
}
