//! Turns played actions into animations and sounds, in three steps:
//!
//! 1. **Plan.** `tabuleiro_choreography` turns the effects of an action, an undo or a jump into a [`Score`]: tracks of pieces
//!    and cues of sounds, as plain data.
//! 2. **Play.** `play.rs` passes the tracks to `bevy_tweening`, as sequences of delays and tweens; `lens.rs` moves a piece
//!    along a segment. A tween also advances the [`Playback`].
//! 3. **Settle.** When the score is over, or is skipped by a tap, or the next action arrives, the animations are
//!    removed and every piece is put where a scene built from the position has it (docs/architecture.md, C8). Scores
//!    are never queued.
//!
//! The [`Standing`](crate::app::scene::pieces::Standing) changes at once when an action is played; the animation follows.

mod clock;
mod lens;
mod play;

pub(crate) use clock::Playback;

use crate::app::foundations::power::{Awake, Need};
use crate::app::foundations::referee::{Happened, MatchOnTable};
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::settings::{Settings, SystemPreferences};
use crate::app::foundations::third_party::tweening;
use crate::app::scene::board::BoardOnTable;
use crate::app::scene::pieces::{ShowAppearance, is_wide};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_tweening::{AnimationSystem, TweenAnim};
use play::{Accompanying, Performing, PieceCommands, PieceEntities};
use tabuleiro_catalogue::matches::Match;
use tabuleiro_choreography::{ActionPlayed, Cue, Pace, PieceIndex, Row, Score, captured, plan, plan_jump};

/// The speed of animations.
#[derive(Resource, Clone, Copy, Default, Debug, PartialEq, Deref)]
struct PaceInUse(Pace);

/// Requests a sound of a choreography.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Sounded(pub(crate) Cue);

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(tweening::plugin)
        .init_resource::<PaceInUse>()
        .init_resource::<Playback>()
        .init_resource::<PieceEntities>()
        .add_message::<Sounded>()
        .configure_sets(Update, ShowAppearance.in_set(TableSet::Choreography).after(AnimationSystem::AnimationUpdate))
        .add_systems(
            Update,
            (
                (keep_pace, perform).chain().before(AnimationSystem::AnimationUpdate),
                (conduct, keep_awake).chain().after(AnimationSystem::AnimationUpdate).before(ShowAppearance),
            )
                .in_set(TableSet::Choreography),
        );
}

/// Follows the speed and reduced motion of the settings or the system, also in running animations.
fn keep_pace(
    settings: Res<Settings>,
    system: Res<SystemPreferences>,
    mut pace: ResMut<PaceInUse>,
    mut playing: Query<&mut TweenAnim, Or<(With<Performing>, With<Accompanying>)>>,
) {
    if settings.is_changed() || system.is_changed() {
        let reduced = settings.reduced_motion.unwrap_or(system.reduced_motion);
        if pace.set_if_neq(PaceInUse(Pace { speed: settings.speed, reduced })) {
            playing.iter_mut().for_each(|mut animation| animation.speed = f64::from(settings.speed));
        }
    }
}

fn keep_awake(clock: Res<Playback>, mut awake: ResMut<Awake>) {
    if clock.running() {
        awake.need(Need::Frames);
    }
}

/// Plans the score of what happened and starts it, or ends the running one.
fn perform(
    game: Option<Res<MatchOnTable>>,
    board: Option<Res<BoardOnTable>>,
    pace: Res<PaceInUse>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut happened: MessageReader<Happened>,
    mut clock: ResMut<Playback>,
    mut cues: MessageWriter<Sounded>,
    mut pieces: PieceCommands,
) {
    let (Some(game), Some(board)) = (game, board) else { return };
    let is_wide = || window.single().is_ok_and(|window| is_wide(&board.0, window));
    // Of several actions in one frame only the last is animated; `before` is the state it was planned from.
    let mut before = None;
    let mut latest: Option<Score> = None;
    for what in happened.read() {
        let standing = latest.as_ref().map_or(&pieces.standing.0, |score| &score.standing);
        if let Some(score) = score_of(what, &game, &board, standing, is_wide(), &pace) {
            before = Some(standing.clone());
            latest = Some(score);
        }
    }
    // On a board with another orientation every piece has another transform.
    let at_once = pace.speed <= 0.0 || board.is_changed();
    match (latest, before) {
        (Some(score), Some(before)) if score.length > 0.0 && !at_once => {
            pieces.settle(&board, before);
            *clock = Playback::begin(score.length, score.cues.clone());
            pieces.play(score, pace.speed);
        }
        (Some(score), _) => {
            *clock = Playback::begin(score.length, score.cues);
            cues.write_batch(clock.stop().map(Sounded));
            pieces.settle(&board, score.standing);
        }
        (None, _) if clock.is_skipped() || board.is_changed() || (at_once && clock.running()) => {
            cues.write_batch(clock.stop().map(Sounded));
            let standing = pieces.standing.0.clone();
            pieces.settle(&board, standing);
        }
        (None, _) => {}
    }
}

/// Returns the score of a change of the match, from the pieces that stood there before it.
fn score_of(
    what: &Happened,
    game: &Match,
    board: &BoardOnTable,
    standing: &PieceIndex,
    is_wide: bool,
    pace: &Pace,
) -> Option<Score> {
    let laid = |list| Score { standing: standing.replaced_by(list), ..Score::default() };
    match what {
        Happened::Began => Some(laid(&game.position().pieces())),
        Happened::Played(number) => {
            let ply = game.plies().get(*number)?;
            let count = captured(&game.plies()[..*number])[ply.side.index()].len();
            let row = Row { captor: ply.side, is_wide, count };
            let action = ActionPlayed::of(ply, row);
            let score = plan(&board.0, standing, &action, pace);
            let target = ply.position.pieces();
            if score.standing.list() == target {
                return Some(score);
            }
            error!("the effects of {} do not lead to the position; the table is laid afresh", ply.text);
            Some(laid(&target))
        }
        Happened::Jumped => Some(plan_jump(&board.0, standing, &game.position().pieces(), pace)),
        Happened::Edited | Happened::Ended | Happened::Refused(_) => None,
    }
}

/// Plays the cues that are due, and settles the pieces when the score is over.
fn conduct(
    board: Option<Res<BoardOnTable>>,
    mut clock: ResMut<Playback>,
    mut cues: MessageWriter<Sounded>,
    mut pieces: PieceCommands,
) {
    let Some(board) = board.filter(|_| clock.is_set()) else { return };
    cues.write_batch(clock.due().into_iter().map(Sounded));
    if !clock.running() {
        cues.write_batch(clock.stop().map(Sounded));
        let standing = pieces.standing.0.clone();
        pieces.settle(&board, standing);
    }
}
