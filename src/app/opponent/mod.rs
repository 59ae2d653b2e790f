//! The computer thinks in a task of its own, in slices, and stops as soon as nobody waits for it any more.

use super::choreography::Clock;
use super::input::Zones;
use super::match_::{Match, Occupant, PlayAction};
use super::sets::TableSet;
use crate::search::{Candidate, Level, Opponent, Progress};
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Nodes between two looks at the clock.
const SLICE: u64 = 2_000;
/// An answer comes no sooner than this after the last action, so that the eye can follow.
const PAUSE: Duration = Duration::from_millis(350);

/// The computer at work.
#[derive(Resource, Default)]
pub(crate) struct Thinking(Option<Thought>);

struct Thought {
    key: (u64, usize),
    task: Task<Progress>,
    stop: Arc<AtomicBool>,
    since: Instant,
    answer: Option<String>,
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Thinking {
    /// Whether somebody waits for the computer.
    pub(crate) fn busy(&self) -> bool {
        self.0.is_some()
    }
}

/// What the computer thinks of every legal action, when somebody asked.
#[derive(Resource, Default)]
pub(crate) struct Advice {
    task: Option<(Task<Vec<Candidate>>, Arc<AtomicBool>)>,
    /// The best first; belongs to the position with this key and ply.
    pub(crate) candidates: Vec<Candidate>,
    key: Option<(u64, usize)>,
    /// Show the value of every action, not only the best.
    pub(crate) values: bool,
}

impl Advice {
    /// Whether it is being worked on.
    pub(crate) fn busy(&self) -> bool {
        self.task.is_some()
    }
}

/// Somebody wants to know what the computer would do; `true` asks for the value of every action.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Ask(pub(crate) bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .init_resource::<Advice>()
        .add_message::<Ask>()
        .add_systems(Update, (wonder, answer, forget, advise).chain().in_set(TableSet::Opponent));
}

fn stamp(game: &Match) -> (u64, usize) {
    (game.position().key(), game.cursor())
}

/// Thinks until the level's budget is spent, two seconds are over, or nobody waits any more.
async fn ponder(mut opponent: Box<dyn Opponent>, stop: Arc<AtomicBool>) -> (Progress, Box<dyn Opponent>) {
    let start = Instant::now();
    loop {
        let progress = opponent.think(SLICE);
        let late = start.elapsed().as_secs_f32() >= Level::SECONDS;
        if progress.finished || late || stop.load(Ordering::Relaxed) {
            return (progress, opponent);
        }
        // On the page's only thread this is where the next frame is drawn.
        bevy::tasks::futures_lite::future::yield_now().await;
    }
}

/// Starts a thought when the computer is to decide.
fn wonder(game: Option<Res<Match>>, zones: Res<Zones>, mut thinking: ResMut<Thinking>) {
    let Some(game) = game else { return };
    if zones.away {
        // Nobody sits at the table.
        if thinking.0.is_some() {
            thinking.0 = None;
        }
        return;
    }
    let Occupant::Computer(level) = game.occupant() else {
        if thinking.0.is_some() {
            thinking.0 = None;
        }
        return;
    };
    let at_end = game.cursor() == game.plies().len();
    if game.position().outcome().is_some() || !at_end {
        if thinking.0.is_some() {
            thinking.0 = None;
        }
        return;
    }
    let key = stamp(&game);
    if thinking.0.as_ref().is_some_and(|t| t.key == key) {
        return;
    }
    let level = Level::new(level).unwrap_or(Level::ALL[2]);
    let seed = key.0 ^ bevy::platform::time::Instant::now().elapsed().as_nanos() as u64;
    let opponent = game.position().opponent(level, seed);
    let stop = Arc::new(AtomicBool::new(false));
    let flag = stop.clone();
    let task = AsyncComputeTaskPool::get().spawn(async move { ponder(opponent, flag).await.0 });
    thinking.0 = Some(Thought { key, task, stop, since: Instant::now(), answer: None });
}

/// Plays the answer once it is there and the table is at rest.
fn answer(
    game: Option<Res<Match>>,
    clock: Res<Clock>,
    mut thinking: ResMut<Thinking>,
    mut play: MessageWriter<PlayAction>,
) {
    let (Some(game), Some(thought)) = (game, thinking.bypass_change_detection().0.as_mut()) else { return };
    if thought.answer.is_none()
        && let Some(progress) = block_on(poll_once(&mut thought.task))
    {
        thought.answer = Some(progress.best.unwrap_or_default());
    }
    let ready = thought.since.elapsed() >= PAUSE && !clock.running();
    if let (true, Some(text)) = (ready, thought.answer.clone()) {
        if thought.key == stamp(&game) && !text.is_empty() {
            play.write(PlayAction(text));
        }
        thinking.0 = None;
    }
}

/// Advice is for one position.
fn forget(game: Option<Res<Match>>, mut advice: ResMut<Advice>) {
    let Some(game) = game else { return };
    if advice.key.is_some_and(|key| key != stamp(&game)) {
        if let Some((_, stop)) = &advice.task {
            stop.store(true, Ordering::Relaxed);
        }
        *advice = Advice::default();
    }
}

fn advise(game: Option<Res<Match>>, mut asked: MessageReader<Ask>, mut advice: ResMut<Advice>) {
    let Some(game) = game else { return asked.clear() };
    if let Some(&Ask(values)) = asked.read().last()
        && game.position().outcome().is_none()
        && (advice.key != Some(stamp(&game)) || advice.values != values || advice.candidates.is_empty())
    {
        // The strongest search knows the best action well and of the others only that they are no better; a level that
        // weighs all of them says more about each.
        let level = if values { Level::ALL[2] } else { Level::ALL[4] };
        let opponent = game.position().opponent(level, 1);
        let stop = Arc::new(AtomicBool::new(false));
        let flag = stop.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move { ponder(opponent, flag).await.1.candidates() });
        advice.values = values;
        advice.candidates.clear();
        advice.key = Some(stamp(&game));
        advice.task = Some((task, stop));
    }
    if let Some((task, _)) = advice.bypass_change_detection().task.as_mut()
        && let Some(found) = block_on(poll_once(task))
    {
        advice.candidates = found;
        advice.task = None;
    }
}
