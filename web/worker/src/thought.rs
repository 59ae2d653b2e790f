//! A request of the page, run in slices of time: a search of a position, or the judgement of an answer to a puzzle.

use js_sys::Error;
use tabuleiro_learning::{JudgeRequest, Judging};
use tabuleiro_thinking::{SearchRequest, TimedSearch};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Returns the milliseconds since the worker started.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Provides a file of weights for the searches of a game, before the first one; `name` is `GAME/FILE`.
#[wasm_bindgen]
pub fn provide(name: &str, bytes: Vec<u8>) {
    tabuleiro_thinking::provide_weights(name, bytes);
}

/// The work on one request.
#[wasm_bindgen]
pub struct Thought(Work);

enum Work {
    Search(Box<TimedSearch>),
    Judge(Box<Judging>),
}

fn error(error: &dyn std::error::Error) -> Error {
    Error::new(&error.to_string())
}

#[wasm_bindgen]
impl Thought {
    /// Starts the work for a request, given as the text of a [`JudgeRequest`] or of a [`SearchRequest`].
    ///
    /// # Errors
    /// A JavaScript `Error` with the reason, if the text is invalid or the position cannot be searched.
    #[wasm_bindgen(constructor)]
    pub fn new(request: &str) -> Result<Thought, Error> {
        if let Ok(request) = JudgeRequest::read(request) {
            let judging = request.begin().map_err(|e| error(&e))?;
            return Ok(Thought(Work::Judge(Box::new(judging))));
        }
        let search = SearchRequest::read(request).and_then(|request| request.begin()).map_err(|e| error(&e))?;
        Ok(Thought(Work::Search(Box::new(search))))
    }

    /// Works for about `milliseconds`; returns the answer as JSON when the work is finished, `None` before.
    pub fn think(&mut self, milliseconds: f64) -> Option<String> {
        match &mut self.0 {
            Work::Search(search) => {
                let answer = search.think(milliseconds / 1e3, || now() / 1e3)?;
                serde_json::to_string(&answer).ok()
            }
            Work::Judge(judging) => {
                let end = now() + milliseconds;
                while now() < end {
                    if let Some(judgement) = judging.advance() {
                        return serde_json::to_string(&judgement).ok();
                    }
                }
                None
            }
        }
    }

    /// Returns the intermediate result as JSON, if the request asks for them and the last one is old enough.
    pub fn glimpse(&mut self) -> Option<String> {
        let Work::Search(search) = &mut self.0 else { return None };
        let glimpse = search.glimpse(|| now() / 1e3)?;
        serde_json::to_string(&glimpse).ok()
    }
}
