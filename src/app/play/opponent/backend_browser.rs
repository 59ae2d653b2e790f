//! The search backend of the page: a web worker that contains only rules, search and the judge of puzzles. If it does not
//! start, or fails, the page searches by itself, a few milliseconds in each frame.

#[path = "weights_browser.rs"]
mod weights;

use bevy::ecs::resource::Resource;
use bevy::log::warn;
use bevy::platform::cell::SyncCell;
use bevy::platform::collections::{HashMap, HashSet};
use bevy::platform::time::Instant;
use js_sys::{Object, Reflect};
use serde::de::DeserializeOwned;
use std::cell::RefCell;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_engine::{Answer, TimedSearch};
use tabuleiro_learning::{JudgeRequest, Judgement, Judging, Puzzle};
use tabuleiro_thinking::SearchRequest;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};
use weights::File;

/// Seconds of search in a frame, where the page searches by itself.
const SPAN: f64 = 0.005;
/// The id of the page's element with the address of the worker's program.
const ELEMENT: &str = "worker";

thread_local! {
    /// Messages between the page's only thread and the worker.
    static POST: RefCell<Post> = RefCell::default();
}

#[derive(Default)]
struct Post {
    /// `None` before the first request.
    worker: Option<Worker>,
    broken: bool,
    /// The games whose weights the worker has.
    provided: HashSet<GameId>,
    sent: u32,
    /// Answers and glimpses as JSON, by the number of the request.
    answers: HashMap<u32, String>,
    glimpses: HashMap<u32, String>,
}

/// Returns a field of a message.
fn field(message: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(message, &name.into()).ok().filter(|v| !v.is_undefined())
}

/// Starts the worker. Errors after the start are reported through `Post::broken`.
fn spawn_worker() -> Result<Worker, JsValue> {
    let document = web_sys::window().and_then(|w| w.document()).ok_or("no document")?;
    let program = document.get_element_by_id(ELEMENT).and_then(|e| e.get_attribute("href")).ok_or("no worker")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&program, &options)?;
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let message = event.data();
        let number = field(&message, "number").and_then(|n| n.as_f64());
        let read = |name| field(&message, name)?.as_string();
        POST.with_borrow_mut(|post| match (number, read("answer"), read("glimpse")) {
            (Some(number), Some(answer), _) => {
                post.answers.insert(number as u32, answer);
            }
            (Some(number), None, Some(glimpse)) => {
                post.glimpses.insert(number as u32, glimpse);
            }
            _ => post.broken = true,
        });
    });
    let failed = Closure::<dyn FnMut(Event)>::new(|_| {
        warn!("the computer's worker does not run: the page thinks itself");
        POST.with_borrow_mut(|post| post.broken = true);
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    // The closures live as long as the worker, which lives as long as the page.
    heard.forget();
    failed.forget();
    Ok(worker)
}

impl Post {
    /// Sends a request as JSON, after weights of its game; returns its number.
    fn send(&mut self, game: GameId, weights: &[File], request: &str) -> Option<u32> {
        if self.worker.is_none() && !self.broken {
            match spawn_worker() {
                Ok(worker) => self.worker = Some(worker),
                Err(_) => self.broken = true,
            }
        }
        let worker = self.worker.as_ref().filter(|_| !self.broken)?;
        if !weights.is_empty() && self.provided.insert(game) {
            for file in weights {
                let message = Object::new();
                Reflect::set(&message, &"weights".into(), &file.name.as_str().into()).ok()?;
                Reflect::set(&message, &"bytes".into(), &file.bytes).ok()?;
                worker.post_message(&message).ok()?;
            }
        }
        self.sent += 1;
        let message = Object::new();
        Reflect::set(&message, &"number".into(), &self.sent.into()).ok()?;
        Reflect::set(&message, &"request".into(), &request.into()).ok()?;
        worker.post_message(&message).ok()?;
        Some(self.sent)
    }

    fn stop(&mut self, number: u32) {
        self.answers.remove(&number);
        self.glimpses.remove(&number);
        let message = Object::new();
        if let (Some(worker), Ok(_)) = (&self.worker, Reflect::set(&message, &"stop".into(), &number.into())) {
            // If the message cannot be sent, the worker is gone.
            let _ = worker.post_message(&message);
        }
    }
}

/// What has come of a request.
enum Reply<T> {
    Answer(T),
    Waits,
    /// The worker does not run, or its answer cannot be read.
    Broken,
}

/// Returns what has come of the request with that number.
fn answer_to<T: DeserializeOwned>(number: u32) -> Reply<T> {
    let (answer, broken) = POST.with_borrow_mut(|post| (post.answers.remove(&number), post.broken));
    match answer {
        Some(text) => serde_json::from_str(&text).map_or(Reply::Broken, Reply::Answer),
        None if broken => Reply::Broken,
        None => Reply::Waits,
    }
}

/// The page keeps no search ([`KEEPS`](tabuleiro_engine::search::KEEPS)).
#[derive(Resource, Default)]
pub(crate) struct LastSearch(());

/// A search whose answer is not wanted: the page has none.
pub(super) struct PonderSearch;

/// Returns `None`: the next search would not continue it.
pub(super) fn ponder(_: &Match, _: &SearchRequest, _: &LastSearch) -> Option<PonderSearch> {
    None
}

/// Starts a search; the request contains the position.
pub(super) fn start(game: &Match, request: &SearchRequest, _: &LastSearch) -> BackendSearch {
    let mut search =
        BackendSearch { game: game.position().id(), sent: false, number: None, request: request.clone(), own: None };
    search.send();
    search
}

/// A running search. Dropping it stops the search.
pub(super) struct BackendSearch {
    game: GameId,
    /// Whether the request was sent to the worker, if there is one: it waits for the weights of the game.
    sent: bool,
    /// The number of the request sent to the worker.
    number: Option<u32>,
    request: SearchRequest,
    /// The page's own search, where there is no worker.
    own: Option<(SyncCell<TimedSearch>, Instant)>,
}

impl BackendSearch {
    /// Sends the request, once the weights of the game are downloaded.
    fn send(&mut self) {
        let Some(weights) = weights::files(self.game) else { return };
        let text = serde_json::to_string(&self.request).ok();
        self.number = text.and_then(|text| POST.with_borrow_mut(|post| post.send(self.game, &weights, &text)));
        self.sent = true;
    }

    /// Returns the answer, once there is one.
    pub(super) fn poll(&mut self) -> Option<Answer> {
        if !self.sent {
            self.send();
        }
        if !self.sent {
            return None;
        }
        if let Some(number) = self.number {
            match answer_to(number) {
                Reply::Answer(answer) => return Some(answer),
                Reply::Waits => return None,
                Reply::Broken => self.number = None,
            }
        }
        if self.own.is_none() {
            weights::files(self.game).into_iter().for_each(weights::provide);
            // The request contains a position that has been set up before, so this succeeds.
            self.own = self.request.begin().ok().map(|begun| (SyncCell::new(begun), Instant::now()));
        }
        let (own, start) = self.own.as_mut()?;
        own.get().think(SPAN, || start.elapsed().as_secs_f64())
    }

    /// Returns the intermediate result, if there is a new one.
    pub(super) fn glimpse(&mut self) -> Option<Answer> {
        if let Some((own, start)) = &mut self.own {
            return own.get().glimpse(|| start.elapsed().as_secs_f64());
        }
        let number = self.number?;
        let text = POST.with_borrow_mut(|post| post.glimpses.remove(&number))?;
        serde_json::from_str(&text).ok()
    }

    /// Whether the search needs frames to advance.
    pub(super) fn needs_frames(&self) -> bool {
        self.own.is_some()
    }
}

impl Drop for BackendSearch {
    fn drop(&mut self) {
        if let Some(number) = self.number {
            POST.with_borrow_mut(|post| post.stop(number));
        }
    }
}

/// Asks the worker to judge the last action in a puzzle.
pub(super) fn judge(puzzle: &Puzzle, game: &Match) -> BackendJudging {
    let request = serde_json::to_string(&JudgeRequest::new(puzzle, game)).ok();
    let id = game.position().id();
    let number = request.and_then(|text| POST.with_borrow_mut(|post| post.send(id, &[], &text)));
    BackendJudging { number, own: SyncCell::new(Judging::new(puzzle, game)) }
}

/// The request to judge an action. Dropping it cancels the request.
pub(super) struct BackendJudging {
    /// The number of the request sent to the worker.
    number: Option<u32>,
    /// The page's own judgement, where there is no worker: one search in each frame.
    own: SyncCell<Judging>,
}

impl BackendJudging {
    /// Returns the judgement, once it is known.
    pub(super) fn poll(&mut self) -> Option<Judgement> {
        if let Some(number) = self.number {
            match answer_to(number) {
                Reply::Answer(judgement) => return Some(judgement),
                Reply::Waits => return None,
                Reply::Broken => self.number = None,
            }
        }
        self.own.get().advance()
    }

    /// Whether the judgement needs frames to advance.
    pub(super) fn needs_frames(&self) -> bool {
        self.number.is_none()
    }
}

impl Drop for BackendJudging {
    fn drop(&mut self) {
        if let Some(number) = self.number {
            POST.with_borrow_mut(|post| post.stop(number));
        }
    }
}
