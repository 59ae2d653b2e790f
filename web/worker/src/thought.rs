//! One request of the page, searched in slices of time.

use js_sys::Error;
use tabuleiro_engine::TimedSearch;
use tabuleiro_gtp::SearchRequest;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker began.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// One request being thought about.
#[wasm_bindgen]
pub struct Thought {
    deliberation: TimedSearch,
}

#[wasm_bindgen]
impl Thought {
    /// Of a request's text.
    ///
    /// # Errors
    /// A JavaScript `Error` that says why the request cannot be met.
    #[wasm_bindgen(constructor)]
    pub fn new(request: &str) -> Result<Thought, Error> {
        let deliberation = SearchRequest::read(request).and_then(|request| request.begin());
        Ok(Thought { deliberation: deliberation.map_err(|e| Error::new(&e.to_string()))? })
    }

    /// Thinks for some milliseconds; the answer's text once there is one.
    pub fn think(&mut self, milliseconds: f64) -> Option<String> {
        let answer = self.deliberation.think(milliseconds / 1e3, || now() / 1e3)?;
        serde_json::to_string(&answer).ok()
    }

    /// What is thought by now, if that is wanted and it is a while since the last look.
    pub fn glimpse(&mut self) -> Option<String> {
        let glimpse = self.deliberation.glimpse(|| now() / 1e3)?;
        serde_json::to_string(&glimpse).ok()
    }
}
