//! A search request of the page, run in slices of time.

use js_sys::Error;
use tabuleiro_gtp::{SearchRequest, TimedSearch};
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
    tabuleiro_gtp::provide_weights(name, bytes);
}

/// The search for one request.
#[wasm_bindgen]
pub struct Thought {
    deliberation: TimedSearch,
}

#[wasm_bindgen]
impl Thought {
    /// Starts the search for a request, given as the text of a [`SearchRequest`].
    ///
    /// # Errors
    /// A JavaScript `Error` with the reason, if the text is invalid or the position cannot be searched.
    #[wasm_bindgen(constructor)]
    pub fn new(request: &str) -> Result<Thought, Error> {
        let deliberation = SearchRequest::read(request).and_then(|request| request.begin());
        Ok(Thought { deliberation: deliberation.map_err(|e| Error::new(&e.to_string()))? })
    }

    /// Searches for about `milliseconds`; returns the answer as JSON when the search is finished, `None` before.
    pub fn think(&mut self, milliseconds: f64) -> Option<String> {
        let answer = self.deliberation.think(milliseconds / 1e3, || now() / 1e3)?;
        serde_json::to_string(&answer).ok()
    }

    /// Returns the intermediate result as JSON, if the request asks for them and the last one is old enough.
    pub fn glimpse(&mut self) -> Option<String> {
        let glimpse = self.deliberation.glimpse(|| now() / 1e3)?;
        serde_json::to_string(&glimpse).ok()
    }
}
