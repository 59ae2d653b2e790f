//! Effects become motion, beat by beat. Ours, not a tweening crate's: beats are scheduled together, the whole can be
//! skipped to an exact end, and the end is the same scene a fresh build gives (C8).
//!
//! The [`PieceIndex`] changes at once when an action is played; motion is what the eye is still owed. A new action finishes
//! the running motion first: superseded, never queued.

mod motion;
mod score;

use motion::Motion;
pub(crate) use score::{Cue, CueKind};

use super::board::BoardOnTable;
use super::pieces::{Makers, OnSite, PieceIndex, PieceKit, rest, spawn};
use super::power::{Awake, Need};
use super::referee::{Happened, MatchOnTable};
use super::sets::TableSet;
use super::settings::{Settings, SystemPreferences};
use crate::rules::{Piece, PieceList, Site};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// How fast things move: 1 is the speed of the house, 2 twice as fast, 0 at once.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pace {
    /// 0 to 2; 0 shows the end at once.
    pub(crate) speed: f32,
    /// Movements become short fades.
    pub(crate) reduced: bool,
}

impl Default for Pace {
    fn default() -> Self {
        Pace { speed: 1.0, reduced: false }
    }
}

/// The running choreography: its time and its length, in seconds at speed 1.
#[derive(Resource, Default, Debug)]
pub(crate) struct Clock {
    now: f32,
    end: f32,
    cues: Vec<Cue>,
    finish: bool,
}

impl Clock {
    /// Whether the eye is still owed something.
    pub(crate) fn running(&self) -> bool {
        self.now < self.end
    }

    /// Whether it is running and its first half is over.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn halfway(&self) -> bool {
        self.running() && self.now >= self.end * 0.45
    }

    /// Show the end at once.
    pub(crate) fn skip(&mut self) {
        self.finish = true;
    }
}

/// A piece on its way out; gone when the choreography ends.
#[derive(Component)]
struct Leaving;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>()
        .init_resource::<Clock>()
        .add_message::<Cue>()
        .add_systems(Update, (keep_pace, perform, advance, keep_awake).chain().in_set(TableSet::Choreography));
}

/// Everything needed to change the pieces on the table.
#[derive(SystemParam)]
struct PieceCommands<'w, 's> {
    commands: Commands<'w, 's>,
    index: ResMut<'w, PieceIndex>,
    kit: ResMut<'w, PieceKit>,
    makers: Makers<'w>,
    pieces: Query<'w, 's, (&'static mut Transform, &'static mut OnSite), Without<Leaving>>,
    leaving: Query<'w, 's, Entity, With<Leaving>>,
    moving: Query<'w, 's, Entity, With<Motion>>,
}

impl PieceCommands<'_, '_> {
    /// Ends all motion: whatever leaves is gone, whatever stays is at rest.
    fn settle(&mut self, board: &BoardOnTable) {
        for entity in &self.leaving {
            self.commands.entity(entity).despawn();
        }
        for entity in &self.moving {
            self.commands.entity(entity).try_remove::<Motion>();
        }
        let PieceCommands { commands, index, kit, makers, pieces, .. } = self;
        for (site, slot, piece, entity) in index.iter() {
            let (mesh, material) = kit.appearance(piece, slot, makers);
            let place = OnSite { site, slot, piece };
            let transform = rest(&board.0, site, slot, piece);
            if let Ok((mut at, mut on)) = pieces.get_mut(entity) {
                if *on != place || *at != transform {
                    *at = transform;
                    *on = place;
                    commands.entity(entity).insert((Mesh3d(mesh), MeshMaterial3d(material)));
                }
            } else {
                commands.entity(entity).insert((Mesh3d(mesh), MeshMaterial3d(material), transform, place));
            }
        }
    }

    /// Clears the table and puts the pieces of a position on it.
    fn build(&mut self, board: &BoardOnTable, list: &PieceList) {
        for entity in &self.leaving {
            self.commands.entity(entity).despawn();
        }
        for (_, _, _, entity) in self.index.iter() {
            self.commands.entity(entity).despawn();
        }
        self.index.clear();
        for standing in list.standing() {
            for _ in 0..standing.count {
                self.spawn(board, standing.at, standing.piece);
            }
        }
    }

    fn spawn(&mut self, board: &BoardOnTable, site: Site, piece: Piece) -> Entity {
        spawn(&mut self.commands, &mut self.index, &mut self.kit, &mut self.makers, board, site, piece)
    }
}

/// The pace is what the person prefers, else what the system says of them.
fn keep_pace(settings: Res<Settings>, system: Res<SystemPreferences>, mut pace: ResMut<Pace>) {
    if settings.is_changed() || system.is_changed() {
        let reduced = settings.reduced_motion.unwrap_or(system.reduced_motion);
        pace.set_if_neq(Pace { speed: settings.speed, reduced });
    }
}

fn keep_awake(clock: Res<Clock>, mut awake: ResMut<Awake>) {
    if clock.running() {
        awake.need(Need::Frames);
    }
}

fn perform(
    game: Option<Res<MatchOnTable>>,
    board: Option<Res<BoardOnTable>>,
    pace: Res<Pace>,
    mut happened: MessageReader<Happened>,
    mut clock: ResMut<Clock>,
    mut pieces: PieceCommands,
) {
    let (Some(game), Some(board)) = (game, board) else { return };
    for what in happened.read() {
        clock.now = 0.0;
        clock.end = 0.0;
        clock.cues.clear();
        match what {
            Happened::Began => pieces.build(&board, &game.position().pieces()),
            Happened::Played(ply) => {
                pieces.settle(&board);
                let Some(ply) = game.plies().get(*ply) else { continue };
                let (end, cues) = score::write(&mut pieces, &board, ply, &pace);
                clock.end = end;
                clock.cues = cues;
                let target = ply.position.pieces();
                if pieces.index.list() != target {
                    error!("the effects of {} do not lead to the position; the table is laid afresh", ply.text);
                    pieces.build(&board, &target);
                    clock.end = 0.0;
                }
            }
            Happened::Jumped => {
                pieces.settle(&board);
                clock.end = score::difference(&mut pieces, &board, &game.position().pieces(), &pace);
            }
            Happened::Refused(_) => {}
        }
        clock.finish = pace.speed <= 0.0;
    }
}

/// Moves everything to where it is now.
fn advance(
    time: Res<Time<Virtual>>,
    pace: Res<Pace>,
    board: Option<Res<BoardOnTable>>,
    mut clock: ResMut<Clock>,
    mut settled: Local<bool>,
    mut cues: MessageWriter<Cue>,
    mut pieces: PieceCommands,
    mut motions: Query<(&mut Motion, Entity)>,
) {
    let Some(board) = board else { return };
    // On a board that lies differently every piece has another place.
    if board.is_changed() {
        clock.finish = true;
        *settled = false;
    }
    if pace.speed <= 0.0 && clock.running() {
        clock.finish = true;
    }
    if clock.running() && !clock.finish {
        *settled = false;
        let now = clock.now + time.delta_secs() * pace.speed;
        clock.now = now;
        clock.cues.retain(|cue| {
            let due = cue.at <= now;
            if due {
                cues.write(*cue);
            }
            !due
        });
        for (mut motion, entity) in &mut motions {
            let pose = motion.pose(now);
            let dressed = motion.change_of_dress(now);
            if let Ok((mut transform, _)) = pieces.pieces.get_mut(entity) {
                *transform = pose;
            } else {
                pieces.commands.entity(entity).insert(pose);
            }
            if let Some(piece) = dressed {
                let (mesh, material) = pieces.kit.appearance(piece, 0, &mut pieces.makers);
                pieces.commands.entity(entity).insert((Mesh3d(mesh), MeshMaterial3d(material)));
            }
        }
    }
    if (!clock.running() || clock.finish) && !*settled {
        for cue in clock.cues.drain(..) {
            if cue.kind.survives_skipping() {
                cues.write(cue);
            }
        }
        clock.now = clock.end;
        clock.finish = false;
        *settled = true;
        pieces.settle(&board);
    }
    if clock.running() {
        *settled = false;
    }
}
