//! What `web/text/page/wire.js` calls. Texts are JSON.

use crate::json;
use crate::wire::Wire;
use serde_json::{Value, json};
use std::time::Duration;
use tabuleiro_text_table::Incoming;
use wasm_bindgen::prelude::wasm_bindgen;

/// The connection to the server. Times are in milliseconds since the page began.
#[wasm_bindgen]
pub struct Connection(Wire);

fn at(milliseconds: f64) -> Duration {
    Duration::from_secs_f64(milliseconds.max(0.0) / 1e3)
}

#[wasm_bindgen]
impl Connection {
    /// Returns a connection that is not made yet. `token` is the text that the task `token` gave to be kept, or empty;
    /// `seed` is a random number from 0 to 1.
    #[wasm_bindgen(constructor)]
    pub fn new(token: &str, seed: f64) -> Connection {
        Connection(Wire::new(token, (seed * 2_f64.powi(52)) as u64))
    }

    /// Does what the text table asks for, given as JSON (`web/text/src/told.rs`).
    pub fn ask(&mut self, wanted: &str, now: f64) -> String {
        let news = json::wanted(wanted).map(|wanted| self.0.ask(&wanted, at(now))).unwrap_or_default();
        self.answer(news, now)
    }

    /// Comes back to the class with that code, or else to the table with that code, after the page was loaded again. An empty
    /// code is none.
    pub fn come_back(&mut self, table: &str, class: &str, now: f64) -> String {
        self.0.come_back(table, class, at(now));
        self.answer(Vec::new(), now)
    }

    /// Takes an event of the socket (`opened`, `closed`, or `text` with the text that came), or of the page (`woke`: it is
    /// visible again, or the network is back; `tick`: a while has passed).
    pub fn event(&mut self, event: &str, text: &str, now: f64) -> String {
        match event {
            "opened" => self.0.opened(at(now)),
            "text" => self.0.received(text, at(now)),
            "closed" => self.0.closed(at(now)),
            "woke" => self.0.woke(at(now)),
            _ => {}
        }
        self.answer(Vec::new(), now)
    }

    /// Returns `{news, tasks}`: what is to be told to the text table (`json.rs`), and what the page is to do (`wire.rs`).
    fn answer(&mut self, mut incoming: Vec<Incoming>, now: f64) -> String {
        incoming.extend(self.0.news(at(now)));
        let news: Vec<Value> = incoming.iter().filter_map(json::incoming).collect();
        json!({ "news": news, "tasks": self.0.tasks() }).to_string()
    }
}
