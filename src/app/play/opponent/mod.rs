//! The computer's searches: in a task on the desktop, in a web worker in a browser, or a few milliseconds in each
//! frame. A search stops as soon as its result is no longer needed.

#[cfg_attr(target_family = "wasm", path = "backend_browser.rs")]
mod backend;
mod ponder;
mod power_supply;
mod task;

use crate::app::foundations::navigation::Screen;
use crate::app::foundations::power::{Awake, Need};
use crate::app::foundations::referee::{MatchOnTable, MatchTimer, PlayAction};
use crate::app::foundations::sets::TableSet;
use crate::app::play::input::HintWanted;
use crate::app::play::proofs::Proofs;
use crate::app::scene::choreography::Playback;
use backend::LastSearch;
use bevy::prelude::*;
#[cfg(test)]
pub(crate) use ponder::Pondering;
use std::time::Duration;
use tabuleiro_catalogue::matches::{Match, Occupant};
use tabuleiro_engine::Wanted;
use tabuleiro_engine::search::{Candidate, Level};
use tabuleiro_thinking::SearchRequest;
pub(crate) use task::{JudgeTask, SearchTask};

/// The time limit for the values of all actions, in seconds.
const VALUES: f32 = 15.0;

/// The least time between an action and the computer's answer, so that people can follow.
const PAUSE: Duration = Duration::from_millis(350);

/// The search for the computer's next action.
#[derive(Resource, Default)]
pub(crate) struct Thinking(Option<PendingAnswer>);

struct PendingAnswer {
    key: (u64, usize),
    search: SearchTask,
    /// Start, in time since the program started.
    since: Duration,
    answer: Option<String>,
}

#[cfg(test)]
impl Thinking {
    /// Waits for the answer; it is played as soon as nothing moves and the pause is over.
    pub(crate) fn wait(&mut self) {
        let thought = self.0.as_mut().filter(|thought| thought.answer.is_none());
        if let Some(thought) = thought {
            thought.answer = thought.search.wait().map(|answer| answer.best.unwrap_or_default());
        }
    }
}

#[cfg(test)]
impl Advice {
    /// Waits for the result.
    pub(crate) fn wait(&mut self) {
        if self.busy() {
            self.candidates = self.search.wait().map(|answer| answer.candidates).unwrap_or_default();
        }
    }
}

/// Whether another feature plays the computer's actions: a demonstration shows them first.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Withheld(pub(crate) bool);

impl Thinking {
    /// Returns the computer's action in the position on the table, until it is played.
    pub(crate) fn decided(&self, game: &Match) -> Option<&str> {
        self.0.as_ref().filter(|thought| thought.key == stamp(game))?.answer.as_deref()
    }

    /// Whether a search is running or its answer waits to be played.
    pub(crate) fn busy(&self) -> bool {
        self.0.is_some()
    }
}

/// The computer's evaluation of the legal actions, on request.
#[derive(Resource, Default)]
pub(crate) struct Advice {
    search: SearchTask,
    /// The best first; valid for the position with this key and ply.
    pub(crate) candidates: Vec<Candidate>,
    key: Option<(u64, usize)>,
    /// Whether to show the value of every action instead of the best one.
    pub(crate) values: bool,
    /// How much of the best action is shown; ignored if `values` is set.
    pub(crate) step: HintStep,
}

/// The steps of a hint; each request shows the next one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum HintStep {
    /// The site where the action begins.
    #[default]
    Where,
    /// The action.
    Action,
    /// The value of the action.
    Why,
}

impl HintStep {
    fn more(self) -> HintStep {
        match self {
            HintStep::Where => HintStep::Action,
            HintStep::Action | HintStep::Why => HintStep::Why,
        }
    }
}

impl Advice {
    /// Whether a search is running.
    pub(crate) fn busy(&self) -> bool {
        self.search.is_running()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .init_resource::<Withheld>()
        .init_resource::<Advice>()
        .init_resource::<LastSearch>()
        .init_resource::<ponder::Pondering>()
        .add_systems(
            Update,
            (ponder::ponder, start_thinking, answer, forget, advise, keep_awake).chain().in_set(TableSet::Opponent),
        );
}

fn stamp(game: &Match) -> (u64, usize) {
    (game.position().key(), game.cursor())
}

/// Starts a search on the computer's turn, and stops it when it is no longer needed.
fn start_thinking(
    game: Option<Res<MatchOnTable>>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    mut proofs: ResMut<Proofs>,
    timer: Res<MatchTimer>,
    mut last: ResMut<LastSearch>,
    mut thinking: ResMut<Thinking>,
    mut seed: Local<u64>,
) {
    let Some(game) = game else { return };
    if *screen.get() != Screen::Table {
        // The person has left the table.
        if thinking.0.is_some() {
            thinking.0 = None;
        }
        if screen.is_changed() {
            *last = LastSearch::default();
        }
        return;
    }
    let Occupant::Computer(persona) = game.occupant() else {
        if thinking.0.is_some() {
            thinking.0 = None;
        }
        return;
    };
    if game.over_here() || !game.is_live() {
        if thinking.0.is_some() {
            thinking.0 = None;
        }
        return;
    }
    let key = stamp(&game);
    if thinking.0.as_ref().is_some_and(|t| t.key == key) {
        return;
    }
    if game.cursor() < 2 || *seed == 0 {
        // The time is the seed, so that matches differ. It stays the same during a match, so that tastes do.
        *seed = tabuleiro_rules::mix(time.elapsed().as_nanos() as u64);
    }
    let known = if persona.level.is_best() { proofs.known(game.position()) } else { Vec::new() };
    let mut request = SearchRequest { known, ..SearchRequest::new(&game, persona, *seed, Wanted::Action) };
    let to_come = game.position().facts().typical_plies.saturating_sub(game.cursor() as u32) / 2;
    if let Some(share) = timer.share(game.position().person(), to_come) {
        // The answer waits for the pause and for animations.
        request.seconds = request.seconds.min(share.saturating_sub(PAUSE).as_secs_f32().max(0.02));
    }
    let search = SearchTask::start(&game, &request.keeping(), &last);
    thinking.0 = Some(PendingAnswer { key, search, since: time.elapsed(), answer: None });
}

/// Plays the answer once it is there and nothing moves.
fn answer(
    game: Option<Res<MatchOnTable>>,
    clock: Res<Playback>,
    time: Res<Time<Real>>,
    withheld: Res<Withheld>,
    mut thinking: ResMut<Thinking>,
    mut play: MessageWriter<PlayAction>,
) {
    let (Some(game), Some(thought)) = (game, thinking.bypass_change_detection().0.as_mut()) else { return };
    if thought.answer.is_none()
        && let Some(answer) = thought.search.poll()
    {
        thought.answer = Some(answer.best.unwrap_or_default());
    }
    if withheld.0 {
        return;
    }
    let ready = time.elapsed().saturating_sub(thought.since) >= PAUSE && !clock.running();
    if let (true, Some(text)) = (ready, thought.answer.clone()) {
        if thought.key == stamp(&game) && !text.is_empty() {
            play.write(PlayAction::Text(text));
        }
        thinking.0 = None;
    }
}

/// Starts a search of a match's position at the strongest level, with a limit in seconds.
pub(crate) fn evaluate(game: &Match, seconds: f32) -> SearchTask {
    search(game, seconds, Wanted::Candidates)
}

/// Starts a search that evaluates every action of a match's position, with a limit in seconds.
pub(crate) fn compare(game: &Match, seconds: f32) -> SearchTask {
    search(game, seconds, Wanted::Values)
}

fn search(game: &Match, seconds: f32, wanted: Wanted) -> SearchTask {
    let request = SearchRequest::new(game, Level::BEST.into(), 1, wanted);
    SearchTask::start(game, &SearchRequest { seconds, ..request }, &LastSearch::default())
}

/// Discards advice for another position.
fn forget(game: Option<Res<MatchOnTable>>, mut advice: ResMut<Advice>) {
    let Some(game) = game else { return };
    if advice.key.is_some_and(|key| key != stamp(&game)) {
        *advice = Advice::default();
    }
}

/// Starts the search for requested advice and takes its results.
fn advise(
    game: Option<Res<MatchOnTable>>,
    mut wanted: MessageReader<HintWanted>,
    mut proofs: ResMut<Proofs>,
    mut advice: ResMut<Advice>,
) {
    let Some(game) = game else { return wanted.clear() };
    if let Some(hint) = wanted.read().last()
        && !advice.busy()
        && game.human_to_move()
    {
        let values = *hint == HintWanted::AllValues;
        let known = advice.key == Some(stamp(&game)) && advice.values == values && !advice.candidates.is_empty();
        if known {
            advice.step = advice.step.more();
            return;
        }
        // A hint evaluates the best action well and the others only as no better; values evaluate every action.
        let (wanted, seconds) = if values { (Wanted::Values, VALUES) } else { (Wanted::Candidates, Level::SECONDS) };
        let known = proofs.known(game.position());
        let request = SearchRequest { seconds, known, ..SearchRequest::new(&game, Level::BEST.into(), 1, wanted) };
        let search = SearchTask::start(&game, &request, &LastSearch::default());
        *advice = Advice { search, values, key: Some(stamp(&game)), ..Advice::default() };
    }
    let search = &mut advice.bypass_change_detection().search;
    if let Some(answer) = search.poll().or_else(|| search.glimpse()) {
        advice.candidates = answer.candidates;
    }
}

/// Polls while a search runs on another thread; draws frames while it runs between frames.
fn keep_awake(thinking: Res<Thinking>, advice: Res<Advice>, mut awake: ResMut<Awake>) {
    if let Some(thought) = &thinking.0 {
        // The answer may have to wait until it is played.
        awake.need(Need::Answer);
        thought.search.keep_awake(&mut awake);
    }
    advice.search.keep_awake(&mut awake);
}
