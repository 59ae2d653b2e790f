//! The page's worker: rules and search without the window. `web/worker.js` hands it errands and slices of time.

use js_sys::Error;
use tabuleiro::protocol::{Deliberation, Errand};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker began.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// One errand being run.
#[wasm_bindgen]
pub struct Thought {
    deliberation: Deliberation,
}

#[wasm_bindgen]
impl Thought {
    /// Of an errand's text.
    ///
    /// # Errors
    /// A JavaScript `Error` that says why the errand cannot be run.
    #[wasm_bindgen(constructor)]
    pub fn new(errand: &str) -> Result<Thought, Error> {
        let deliberation = Errand::read(errand).and_then(|e| e.begin());
        Ok(Thought { deliberation: deliberation.map_err(|e| Error::new(&e.to_string()))? })
    }

    /// Thinks for some milliseconds; the answer's text once there is one.
    pub fn think(&mut self, milliseconds: f64) -> Option<String> {
        let answer = self.deliberation.think(milliseconds / 1e3, || now() / 1e3)?;
        serde_json::to_string(&answer).ok()
    }
}
