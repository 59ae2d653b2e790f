//! Lessons, puzzles and diagrams at the table: positions are set up, the program plays what is to be seen and answers what is
//! tried, and only what is asked for can be played. The match that was on the table waits meanwhile.

mod course;
mod defence;
mod library;
mod progress;
mod saying;

pub(crate) use course::{Course, Study, Turn};
pub(crate) use library::{PuzzleNames, diagrams};
#[cfg(test)]
pub(crate) use library::{puzzles_of, steps_of};
pub(crate) use progress::Progress;
pub(crate) use saying::Saying;

use super::archive::Kept;
use super::choreography::Clock;
use super::input::{Allowed, Missed};
use super::navigation::{Go, Screen};
use super::power::{Awake, Need};
use super::referee::{Happened, MatchOnTable, PlayAction, SetUp};
use super::sets::TableSet;
use crate::learning::Ask;
use bevy::prelude::*;
use course::{Due, Running, Said, Task};
use defence::{Verdict, judge};
#[cfg(not(test))]
use library::puzzles_of;

/// Seconds of rest before the program plays, and before something is set up once more.
const REST: f32 = 0.7;
const LOOKED_AT: f32 = 1.6;

/// Study something.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Learn(pub(crate) Study);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Course>()
        .init_resource::<Progress>()
        .init_resource::<PuzzleNames>()
        .add_message::<Learn>()
        .add_message::<Turn>()
        .add_systems(Startup, progress::recall)
        .add_systems(Update, (begin, turn, follow, missed, act, allow).chain().in_set(TableSet::Opponent))
        .add_systems(Update, progress::keep.in_set(TableSet::Housekeeping))
        .add_systems(OnExit(Screen::Table), |mut course: ResMut<Course>| course.0 = None);
}

/// What is wanted is looked up and set up.
fn begin(
    mut wanted: MessageReader<Learn>,
    game: Option<Res<MatchOnTable>>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    mut course: ResMut<Course>,
    mut set_up: MessageWriter<SetUp>,
) {
    let Some(Learn(study)) = wanted.read().last().cloned() else { return };
    let scenes = match library::scenes(&study) {
        Ok(scenes) if !scenes.is_empty() => scenes,
        Ok(_) => return,
        Err(error) => return error!("{error}"),
    };
    // A match that somebody plays waits; one study after another waits for nothing new.
    let playing = game.filter(|_| *screen.get() == Screen::Table).map(|game| game.record_to_here());
    let paused = course.0.take().map_or(playing, |running| running.paused);
    let running = Running::new(study, scenes, paused, time.elapsed_secs());
    set_up.write(SetUp(running.scene().start.clone()));
    course.0 = Some(running);
}

/// What a person asks for.
fn turn(
    mut wanted: MessageReader<Turn>,
    time: Res<Time<Real>>,
    mut course: ResMut<Course>,
    mut set_up: MessageWriter<SetUp>,
    mut learn: MessageWriter<Learn>,
    mut go: MessageWriter<Go>,
) {
    let now = time.elapsed_secs();
    for &turn in wanted.read() {
        let Some(running) = &mut course.0 else { continue };
        match turn {
            Turn::Next if running.at + 1 < running.scenes.len() => {
                running.at += 1;
                running.begin(now);
                set_up.write(SetUp(running.scene().start.clone()));
            }
            Turn::Next => match &running.study {
                Study::Puzzle { game, number } => {
                    let count = puzzles_of(*game).all().len().max(1);
                    learn.write(Learn(Study::Puzzle { game: *game, number: (number + 1) % count }));
                }
                // After a lesson, the easiest puzzle.
                Study::Lesson { game, .. } => drop(learn.write(Learn(Study::Puzzle { game: *game, number: 0 }))),
                Study::Diagram { .. } => {}
            },
            Turn::Again => {
                running.begin(now);
                set_up.write(SetUp(running.scene().start.clone()));
            }
            Turn::Hint => running.hints = running.hints.saturating_add(1),
            Turn::Show => {
                running.scenes[running.at].task = Task::Ask(Ask::Watch);
                running.begin(now);
                set_up.write(SetUp(running.scene().start.clone()));
            }
            Turn::Leave => {
                let paused = running.paused.take();
                course.0 = None;
                match paused {
                    Some(record) => drop(set_up.write(SetUp(record))),
                    None => drop(go.write(Go(Screen::SetUp))),
                }
            }
        }
    }
}

/// What was played is judged.
fn follow(
    mut happened: MessageReader<Happened>,
    game: Option<Res<MatchOnTable>>,
    time: Res<Time<Real>>,
    mut course: ResMut<Course>,
    mut progress: ResMut<Progress>,
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
            // The last word may be the defender's.
            if running.looks_on() || game.position().outcome().is_none() {
                continue;
            }
        }
        if let Task::Solve(puzzle) = &running.scene().task {
            match judge(puzzle, &game) {
                Verdict::Solved => {
                    let id = puzzle.id.clone();
                    progress.learn(&running.study, Some(&id));
                    running.said = Said::Done;
                }
                Verdict::GoesOn => running.said = Said::Asked,
                Verdict::Right(reply) => (running.said, running.due) = (Said::Asked, Due::Play(reply)),
                Verdict::Wrong(reply) => {
                    (running.said, running.due) = (Said::Else, reply.map_or(Due::Again, Due::Play));
                }
            }
        } else {
            let action = action.clone();
            running.answer(&action);
        }
    }
    if changed {
        if running.said == Said::Done && running.at + 1 == running.scenes.len() {
            progress.learn(&running.study.clone(), None);
        }
        course.set_changed();
    }
}

/// Another place was touched.
fn missed(mut missed: MessageReader<Missed>, mut course: ResMut<Course>) {
    if missed.read().count() == 0 {
        return;
    }
    if let Some(running) = &mut course.0
        && running.said == Said::Asked
        && running.allowed().is_some_and(|allowed| !allowed.is_empty())
    {
        running.said = Said::Else;
    }
}

/// What is due is done once nothing moves.
fn act(
    game: Option<Res<MatchOnTable>>,
    clock: Res<Clock>,
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
                // Not twice: what was played is seen in the next frame.
                running.rests = now;
                // A refutation is looked at, then the puzzle stands as before.
                if running.said == Said::Else {
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

/// Only what is asked for can be played, and nothing of it is kept as somebody's match.
fn allow(course: Res<Course>, mut allowed: ResMut<Allowed>, mut kept: ResMut<Kept>) {
    if !course.is_changed() {
        return;
    }
    allowed.set_if_neq(Allowed(course.0.as_ref().and_then(Running::allowed)));
    kept.set_if_neq(Kept(course.0.is_none()));
}

impl Course {
    /// Whether something is studied.
    pub(crate) fn runs(&self) -> bool {
        self.0.is_some()
    }
}
