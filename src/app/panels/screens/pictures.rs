//! Thumbnails of boards for the gallery: a second camera renders them from the scene of the table, one game after the
//! other, in the order in which panels need them.

use super::cards::{Card, cards};
use crate::app::foundations::embedded::published;
use crate::app::foundations::navigation::{Dialog, ExhibitMode, Screen};
use crate::app::foundations::power::Awake;
use crate::app::foundations::referee::MatchOnTable;
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::settings::{Settings, TableTop};
use crate::app::foundations::third_party::egui::Panels;
use crate::app::panels::pipelines::PendingPipelines;
use crate::app::scene::board::{BoardOnTable, OfMatch, lay};
use crate::app::scene::camera::{Lens, Sky};
use crate::app::scene::pieces::{Appearance, Makers, PatchLook, PieceKit, rest};
use crate::app::scene::table::{spawn_top, top_of};
use bevy::camera::RenderTarget;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, EguiTextureHandle, egui};
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_catalogue::GameId;
use tabuleiro_rules::Family;
use tabuleiro_rules::Options;

/// The size of a thumbnail in pixels.
const SIZE: UVec2 = UVec2::new(520, 322);
/// The number of frames rendered before a thumbnail is complete, because meshes are uploaded with a delay. Without
/// threads they are uploaded at once, and a frame of software rendering is expensive.
const EXPOSURE: u32 = if cfg!(target_family = "wasm") { 1 } else { 4 };

/// The subject of a thumbnail: a game with its options.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ThumbnailSubject {
    pub(crate) game: GameId,
    pub(crate) options: Options,
    /// The object of a position as JSON; `None` for a typical position of the game.
    position: Option<String>,
}

impl ThumbnailSubject {
    /// A typical position of a game with its options.
    pub(crate) fn of(game: GameId, options: Options) -> ThumbnailSubject {
        ThumbnailSubject { game, options, position: None }
    }

    /// One particular position.
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

/// The thumbnails rendered so far and those still needed.
#[derive(Resource, Default)]
pub(crate) struct Pictures {
    images: HashMap<ThumbnailSubject, Handle<Image>>,
    textures: HashMap<ThumbnailSubject, egui::TextureId>,
    /// The subjects that a visible panel needs, in order.
    wanted: Vec<ThumbnailSubject>,
    stage: Option<ThumbnailStage>,
    /// Whether the next frame renders no thumbnail, because one was just completed.
    pause: bool,
}

/// Whether thumbnails are rendered: true while a screen is open that shows them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ThumbnailsEnabled(pub(crate) bool);

fn enabled(enabled: Res<ThumbnailsEnabled>) -> bool {
    enabled.0
}

/// The scene of the thumbnail that is being rendered.
struct ThumbnailStage {
    subject: ThumbnailSubject,
    props: Vec<Entity>,
    /// The number of consecutive frames in which everything was drawn.
    frames: u32,
}

impl Pictures {
    /// Registers completed thumbnails with egui.
    pub(crate) fn register(&mut self, contexts: &mut EguiContexts) {
        for (subject, image) in &self.images {
            let busy = self.stage.as_ref().is_some_and(|s| s.subject == *subject);
            if !busy && !self.textures.contains_key(subject) {
                self.textures.insert(subject.clone(), contexts.add_image(EguiTextureHandle::Strong(image.clone())));
            }
        }
    }

    /// Returns the thumbnail of a subject if it is complete, and queues it if it was not rendered yet.
    pub(crate) fn texture(&mut self, subject: ThumbnailSubject) -> Option<egui::TextureId> {
        let texture = self.textures.get(&subject).copied();
        if !self.images.contains_key(&subject) && !self.wanted.contains(&subject) {
            self.wanted.push(subject);
        }
        texture
    }

    /// Returns whether any thumbnail is registered.
    #[cfg(target_family = "wasm")]
    pub(crate) fn any(&self) -> bool {
        !self.textures.is_empty()
    }

    /// Returns whether a needed thumbnail is missing.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn unfinished(&self) -> bool {
        !self.wanted.is_empty() || self.stage.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pictures>()
        .init_resource::<ThumbnailsEnabled>()
        .add_systems(OnEnter(Screen::Gallery), queue_first)
        .add_systems(
            Update,
            set_enabled
                .run_if(
                    resource_equals(ExhibitMode(false))
                        .and_then(resource_changed::<Dialog>.or_else(state_changed::<Screen>)),
                )
                .before(TableSet::Camera),
        )
        .add_systems(Update, (forget, tidy, render.run_if(enabled)).chain().in_set(TableSet::Camera))
        .add_systems(EguiPrimaryContextPass, request_frame.in_set(Panels::Report).run_if(enabled));
}

/// Removes all thumbnails when the person has chosen another table.
fn forget(
    settings: Res<Settings>,
    mut known: Local<Option<TableTop>>,
    mut pictures: ResMut<Pictures>,
    mut contexts: EguiContexts,
) {
    if *known == settings.table {
        return;
    }
    *known = settings.table;
    pictures.textures.clear();
    for (_, image) in pictures.images.drain() {
        contexts.remove_image(&image);
    }
}

/// Enables thumbnails in the gallery, in the set-up screen, and in the rules, which have diagrams.
fn set_enabled(dialog: Res<Dialog>, screen: Res<State<Screen>>, mut enabled: ResMut<ThumbnailsEnabled>) {
    enabled.set_if_neq(ThumbnailsEnabled(*screen.get() != Screen::Table || *dialog == Dialog::Rules));
}

/// Returns the position of a subject. A typical position is the end of the longest published game with the same
/// options, or else a third of a random match.
fn position_of(ThumbnailSubject { game, options, position }: &ThumbnailSubject) -> Box<dyn AnyPosition> {
    let facts = game.facts();
    let mut events = Vec::new();
    let named = position.as_ref().and_then(|text| serde_json::from_str(text).ok());
    let mut position = game.start(options).unwrap_or_else(|_| game.start_default());
    if let Some(Ok(named)) = named.map(|object| position.with_object(&object)) {
        return named;
    }
    let games = published(*game).into_iter().map(|p| p.record);
    let same = |r: &tabuleiro_catalogue::matches::Record| {
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

/// Returns the size of a thumbnail in pixels. On a page, where the processor may have to render, it is no larger than
/// the widest card.
fn size(window: Option<&Window>) -> UVec2 {
    const WIDEST_CARD: f32 = 420.0;
    let needed = window.map_or(1.0, |window| window.scale_factor() * WIDEST_CARD / SIZE.x as f32);
    let part = if cfg!(target_family = "wasm") { needed.clamp(0.2, 1.0) } else { 1.0 };
    (SIZE.as_vec2() * part).round().as_uvec2()
}

/// Queues the first card before the panels that need it can be drawn; it is not rendered in the first frame, which has
/// no environment map yet.
fn queue_first(mut pictures: ResMut<Pictures>) {
    let first = cards().into_iter().find(|card| Family::ALL.first() == Some(&card.game.facts().family));
    let missed: Vec<ThumbnailSubject> = first
        .into_iter()
        .map(ThumbnailSubject::from)
        .filter(|subject| !pictures.images.contains_key(subject))
        .collect();
    pictures.pause |= !missed.is_empty();
    pictures.wanted.splice(..0, missed);
}

/// Requests another frame while thumbnails are missing.
fn request_frame(pictures: Res<Pictures>, mut awake: ResMut<Awake>, mut redraw: MessageWriter<RequestRedraw>) {
    if !pictures.wanted.is_empty() {
        awake.request_frames();
        redraw.write(RequestRedraw);
    }
}

/// Renders the queued thumbnails, one at a time.
fn render(
    mut commands: Commands,
    mut pictures: ResMut<Pictures>,
    mut images: ResMut<Assets<Image>>,
    mut kit: ResMut<PieceKit>,
    mut makers: Makers,
    mut awake: ResMut<Awake>,
    sky: Res<Sky>,
    patch: Res<PatchLook>,
    settings: Res<Settings>,
    pipelines: Res<PendingPipelines>,
    things: Query<Entity, With<OfMatch>>,
    window: Query<&Window, With<PrimaryWindow>>,
) {
    if let Some(stage) = &mut pictures.stage {
        awake.request_frames();
        // Count only frames in which no render pipeline is missing.
        stage.frames = if pipelines.any() { 0 } else { stage.frames + 1 };
        if stage.frames == EXPOSURE {
            clear(&mut commands, std::mem::take(&mut stage.props));
            pictures.stage = None;
            pictures.pause = true;
        }
        return;
    }
    if std::mem::take(&mut pictures.pause) {
        awake.request_frames();
        return;
    }
    if pictures.wanted.is_empty() {
        return;
    }
    let subject = pictures.wanted.remove(0);
    if pictures.images.contains_key(&subject) {
        return;
    }
    // Hide the board, pieces and marks of the match on the table while the camera renders.
    for thing in &things {
        commands.entity(thing).insert(Visibility::Hidden);
    }
    let position = position_of(&subject);
    let board = position.board();
    let mut props = vec![lay(&mut commands, &board, 0.0, &mut makers.meshes, &makers.materials).0];
    // A little above the table of the match, which it hides.
    let top = top_of(subject.game, &settings);
    props.push(spawn_top(&mut commands, &mut makers.meshes, &makers.materials, top, 0.004));
    let mut slots: HashMap<tabuleiro_rules::Site, usize> = HashMap::default();
    for standing in position.pieces().standing() {
        for _ in 0..standing.count {
            let slot = slots.entry(standing.at).or_default();
            let appearance = Appearance::of(standing.piece, *slot);
            let (mesh, material) = kit.handles(appearance, &mut makers);
            let transform = rest(&board, standing.at, *slot, standing.piece);
            if let Some(foot) = kit.foot(appearance).filter(|_| *slot == 0) {
                props.push(commands.spawn((patch.bundle(), foot.patch(&transform, &transform))).id());
            }
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
    pictures.images.insert(subject.clone(), image);
    pictures.stage = Some(ThumbnailStage { subject, props, frames: 0 });
    awake.request_frames();
}

/// Despawns a scene. A match that begins meanwhile despawns every board, including this one, hence the `try_despawn`.
fn clear(commands: &mut Commands, props: Vec<Entity>) {
    for prop in props {
        commands.entity(prop).try_despawn();
    }
}

/// Restores the table when thumbnails are disabled.
fn tidy(
    mut commands: Commands,
    enabled: Res<ThumbnailsEnabled>,
    mut pictures: ResMut<Pictures>,
    things: Query<Entity, With<OfMatch>>,
    game: Option<Res<MatchOnTable>>,
    board: Option<Res<BoardOnTable>>,
) {
    if enabled.0 || !enabled.is_changed() {
        return;
    }
    if let Some(stage) = pictures.stage.take() {
        clear(&mut commands, stage.props);
        pictures.images.remove(&stage.subject);
    }
    if game.is_some() && board.is_some() {
        for thing in &things {
            commands.entity(thing).try_insert(Visibility::Inherited);
        }
    }
}
