//! Lessons, puzzles and diagrams on the table: positions are set up, the program demonstrates and replies, and only the
//! actions of the task can be played. The match that was on the table is interrupted meanwhile.

mod course;
mod library;
mod panel_contents;
mod progress;
mod series;

pub(crate) use course::{Course, StudyRequest};
pub(crate) use library::Library;
pub(crate) use panel_contents::PanelContents;
pub(crate) use progress::Progress;
pub(crate) use series::Series;
pub(crate) use tabuleiro_learning::{Begun, Scene, Study};

use crate::app::foundations::navigation::{ChangeScreen, ExhibitMode, Home, Screen, ShowCard};
use crate::app::foundations::notices::Notice;
use crate::app::foundations::power::{Awake, Need};
use crate::app::foundations::referee::{Happened, MatchOnTable, PlayAction, SetUp};
use crate::app::foundations::sets::TableSet;
use crate::app::play::archive::AutosaveEnabled;
use crate::app::play::input::{Allowed, Missed, Unaided};
use crate::app::play::opponent::JudgeTask;
use crate::app::scene::choreography::Playback;
use bevy::prelude::*;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_learning::{AnswerState, Ask, Due, HINTS, Judgement, Puzzle, RunningStudy, Task};
use tabuleiro_rules::Site;

/// Seconds without movement before the program plays, and before a scene is set up again.
const REST: f32 = 0.7;
const LOOKED_AT: f32 = 1.6;

/// Requests a study.
#[derive(Message, Clone, Debug, PartialEq)]
pub(crate) struct StartStudy(pub(crate) Study);

/// The evaluation of the last action in a puzzle, with the position and the number of actions that it is about.
#[derive(Resource, Default)]
pub(crate) struct Judge(Option<(JudgeTask, (u64, usize))>);

impl Judge {
    fn begin(&mut self, puzzle: &Puzzle, game: &Match) {
        self.0 = Some((JudgeTask::begin(puzzle, game), stamp(game)));
    }

    fn is_stale(&self, game: &Match) -> bool {
        self.0.as_ref().is_some_and(|(_, about)| *about != stamp(game))
    }

    fn poll(&mut self) -> Option<Judgement> {
        self.0.as_mut()?.0.poll()
    }
}

fn stamp(game: &Match) -> (u64, usize) {
    (game.position().key(), game.cursor())
}

/// Waits for the evaluation, so that a run without a window can be repeated.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn wait_for_judge(judge: Res<Judge>) {
    if let Some((task, _)) = &judge.0 {
        task.wait();
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Course>()
        .init_resource::<Progress>()
        .init_resource::<Library>()
        .init_resource::<Judge>()
        .init_resource::<Series>()
        .add_message::<StartStudy>()
        .add_message::<StudyRequest>()
        .add_systems(Startup, (progress::load, library::read_names))
        .add_systems(
            Update,
            (begin, turn, follow, take_judgement, missed, act, allow).chain().in_set(TableSet::Opponent),
        )
        // In an exhibit, the progress of one visitor is not kept for the next.
        .add_systems(Update, progress::save.run_if(resource_equals(ExhibitMode(false))).in_set(TableSet::Housekeeping))
        .add_systems(OnExit(Screen::Table), |mut course: ResMut<Course>| course.abandon());
}

/// Starts a requested study.
fn begin(
    mut wanted: MessageReader<StartStudy>,
    game: Option<Res<MatchOnTable>>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    series: Res<Series>,
    mut library: ResMut<Library>,
    mut course: ResMut<Course>,
    mut progress: ResMut<Progress>,
    mut set_up: MessageWriter<SetUp>,
    mut notices: MessageWriter<Notice>,
    mut cards: MessageWriter<ShowCard>,
) {
    let Some(StartStudy(study)) = wanted.read().last().cloned() else { return };
    let scenes = library.scenes(&study);
    if scenes.is_empty() {
        notices.write(Notice::plain("course-missing"));
        cards.write_batch(study.game().map(ShowCard));
        return;
    }
    if let Some(begun) = library.whole(&study) {
        progress.begin(begun);
    }
    // A match between people is kept for later; replacing one study by another keeps the same match.
    let playing = game.filter(|_| *screen.get() == Screen::Table).map(|game| game.record());
    let paused = course.0.take().map_or(playing, |running| running.paused);
    let mut running = RunningStudy::new(study, scenes, paused, time.elapsed_secs());
    if let Study::Puzzle { game, id } = &running.study {
        running.number = library.number(*game, id);
    }
    if let Some(place) = series.place(&running.study) {
        (running.number, running.is_unaided) = (place + 1, true);
    }
    set_up.write(SetUp(running.scene().start.clone()));
    course.0 = Some(running);
}

/// Handles a person's request.
fn turn(
    mut wanted: MessageReader<StudyRequest>,
    time: Res<Time<Real>>,
    series: Res<Series>,
    home: Res<Home>,
    mut library: ResMut<Library>,
    mut course: ResMut<Course>,
    mut set_up: MessageWriter<SetUp>,
    mut learn: MessageWriter<StartStudy>,
    mut go: MessageWriter<ChangeScreen>,
) {
    for &turn in wanted.read() {
        let Some(running) = &mut course.0 else { continue };
        let begins = match turn {
            StudyRequest::Next if running.at + 1 < running.scenes.len() => {
                running.at += 1;
                true
            }
            StudyRequest::Next if running.is_unaided => {
                match series.place(&running.study).and_then(|place| series.next(place)) {
                    Some(next) => drop(learn.write(StartStudy(next))),
                    None => drop(go.write(ChangeScreen(home.screen))),
                }
                false
            }
            StudyRequest::Next => {
                learn.write_batch(library.next(&running.study).map(StartStudy));
                false
            }
            StudyRequest::Again | StudyRequest::Show => {
                running.shows = turn == StudyRequest::Show;
                true
            }
            StudyRequest::Hint => {
                running.hints = running.hints.saturating_add(1);
                false
            }
            StudyRequest::Leave => {
                match running.paused.take() {
                    Some(record) => drop(set_up.write(SetUp(record))),
                    None if home.is_elsewhere() => drop(go.write(ChangeScreen(home.screen))),
                    None => drop(go.write(ChangeScreen(Screen::SetUp))),
                }
                course.0 = None;
                continue;
            }
        };
        if begins {
            running.begin(time.elapsed_secs());
            set_up.write(SetUp(running.scene().start.clone()));
        }
    }
}

/// Evaluates a played action.
fn follow(
    mut happened: MessageReader<Happened>,
    game: Option<Res<MatchOnTable>>,
    time: Res<Time<Real>>,
    mut library: ResMut<Library>,
    mut course: ResMut<Course>,
    mut progress: ResMut<Progress>,
    mut judge: ResMut<Judge>,
) {
    let (Some(game), Some(running)) = (game, course.bypass_change_detection().0.as_mut()) else {
        return happened.clear();
    };
    let mut changed = false;
    for what in happened.read() {
        let &Happened::Played(ply) = what else { continue };
        changed = true;
        running.rests = time.elapsed_secs();
        let action = &game.plies()[ply].text;
        if running.due == Due::Play(action.clone()) {
            running.due = Due::Nothing;
            running.shown(ply + 1);
            // The defender of a puzzle may make the last move.
            let solves = matches!(running.scene().task, Task::Solve(_));
            if running.looks_on() || !solves || game.position().outcome().is_none() {
                continue;
            }
        }
        if let Task::Ask(Ask::Win) = running.scene().task {
            running.end_match(&game);
        } else if let Task::Solve(puzzle) = &running.scene().task {
            judge.begin(puzzle, &game);
            running.is_judging = true;
        } else {
            let action = action.clone();
            running.answer(&action);
        }
    }
    if changed {
        learn(running, &mut library, &mut progress);
        course.set_changed();
    }
}

/// Records a study that the last action has finished.
fn learn(running: &RunningStudy, library: &mut Library, progress: &mut Progress) {
    if running.state != AnswerState::Done || running.shows || running.at + 1 < running.scenes.len() {
        return;
    }
    progress.learn(&running.study);
    let last = match &running.study {
        Study::Puzzle { game, id } => !library.left(*game, id, progress),
        Study::Lesson { .. } | Study::Diagram { .. } | Study::Moment { .. } => true,
    };
    if let (true, Some(begun)) = (last, library.whole(&running.study)) {
        progress.end(&begun);
    }
}

/// Takes the result of the evaluation of the last action in a puzzle.
fn take_judgement(
    game: Option<Res<MatchOnTable>>,
    mut judge: ResMut<Judge>,
    mut library: ResMut<Library>,
    mut course: ResMut<Course>,
    mut progress: ResMut<Progress>,
    mut awake: ResMut<Awake>,
) {
    if judge.0.is_none() {
        return;
    }
    // The scene may have been left or set up again, or the action taken back.
    let running = course.bypass_change_detection().0.as_mut().filter(|running| running.is_judging);
    let (Some(running), Some(game)) = (running, game) else {
        judge.0 = None;
        return;
    };
    if judge.is_stale(&game) {
        (judge.0, running.is_judging) = (None, false);
        course.set_changed();
        return;
    }
    if let Some((task, _)) = &judge.0 {
        task.keep_awake(&mut awake);
    }
    let Some(result) = judge.bypass_change_detection().poll() else { return };
    (judge.0, running.is_judging) = (None, false);
    match result {
        Judgement::Solved => running.state = AnswerState::Done,
        Judgement::GoesOn => running.state = AnswerState::Asked,
        Judgement::Right(reply) => (running.state, running.due) = (AnswerState::Asked, Due::Play(reply)),
        Judgement::Slower => (running.state, running.due) = (AnswerState::Slower, Due::Again),
        Judgement::Unclear => (running.state, running.due) = (AnswerState::Unclear, Due::Again),
        Judgement::Wrong(reply) => {
            (running.state, running.due) = (AnswerState::Wrong, reply.map_or(Due::Again, Due::Play));
        }
    }
    learn(running, &mut library, &mut progress);
    awake.request_frames();
    course.set_changed();
}

/// Handles a tap that fits no legal gesture.
fn missed(mut missed: MessageReader<Missed>, mut course: ResMut<Course>) {
    if missed.read().count() == 0 {
        return;
    }
    if let Some(running) = &mut course.0 {
        running.slip();
    }
}

/// Does what is due once nothing moves.
fn act(
    game: Option<Res<MatchOnTable>>,
    clock: Res<Playback>,
    time: Res<Time<Real>>,
    mut course: ResMut<Course>,
    mut awake: ResMut<Awake>,
    mut play: MessageWriter<PlayAction>,
    mut set_up: MessageWriter<SetUp>,
) {
    let (Some(game), Some(running)) = (game, course.bypass_change_detection().0.as_mut()) else { return };
    let now = time.elapsed_secs();
    if game.is_changed() || clock.running() {
        running.rests = now;
    }
    if running.due == Due::Nothing {
        return;
    }
    awake.need(Need::Frames);
    let rested = now - running.rests;
    match &running.due {
        Due::Play(action) if rested > REST => {
            if game.position().legal().iter().any(|offer| offer.text == *action) {
                play.write(PlayAction::Text(action.clone()));
                // Cleared at once: the played action is visible only in the next frame.
                running.rests = now;
                // The refutation stays visible for a moment, then the puzzle is set up again.
                if running.state == AnswerState::Wrong {
                    running.due = Due::Again;
                    course.set_changed();
                }
            } else {
                running.due = Due::Nothing;
            }
        }
        Due::Again if rested > LOOKED_AT => {
            running.due = Due::Nothing;
            set_up.write(SetUp(running.scene().start.clone()));
            course.set_changed();
        }
        _ => {}
    }
}

/// During a study only the actions of the task can be played, and the position is not saved as a match.
fn allow(
    course: Res<Course>,
    mut allowed: ResMut<Allowed>,
    mut unaided: ResMut<Unaided>,
    mut kept: ResMut<AutosaveEnabled>,
) {
    if !course.is_changed() {
        return;
    }
    allowed.set_if_neq(Allowed(course.0.as_ref().and_then(RunningStudy::allowed)));
    unaided.set_if_neq(Unaided(course.0.as_ref().is_some_and(|running| running.is_unaided)));
    kept.set_if_neq(AutosaveEnabled(course.0.is_none()));
}

impl Course {
    /// Whether a study is in progress.
    pub(crate) fn runs(&self) -> bool {
        self.0.is_some()
    }

    /// Whether the current puzzle is solved.
    pub(crate) fn solved(&self) -> bool {
        let puzzle = |running: &&RunningStudy| matches!(running.study, Study::Puzzle { .. }) && !running.shows;
        self.0.as_ref().filter(puzzle).is_some_and(|running| running.state == AnswerState::Done)
    }

    /// Whether all hints have been given.
    pub(crate) fn hinted(&self) -> bool {
        self.0.as_ref().is_some_and(|running| running.hints >= HINTS)
    }

    /// Ends the study; the caller decides what is on the table next.
    pub(crate) fn abandon(&mut self) {
        self.0 = None;
    }

    /// Returns the highlighted sites.
    pub(crate) fn lit(&self, game: &Match) -> Vec<Site> {
        self.0.as_ref().map_or(Vec::new(), |running| running.lit(game))
    }

    /// Returns what is studied.
    pub(crate) fn study(&self) -> Option<&Study> {
        Some(&self.0.as_ref()?.study)
    }

    /// Returns the current puzzle.
    #[cfg_attr(not(any(target_family = "wasm", test)), expect(dead_code, reason = "only a page has links to share"))]
    pub(crate) fn puzzle(&self) -> Option<(GameId, &str)> {
        match &self.0.as_ref()?.study {
            Study::Puzzle { game, id } => Some((*game, id)),
            Study::Lesson { .. } | Study::Diagram { .. } | Study::Moment { .. } => None,
        }
    }
}
