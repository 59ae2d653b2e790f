//! The weights of the computer's evaluations ([`tabuleiro_catalogue::provide_weights`]). The page downloads those of a game
//! with the first search of one of its positions.

use bevy::log::warn;
use bevy::platform::collections::HashMap;
use js_sys::{ArrayBuffer, Uint8Array};
use std::cell::RefCell;
use tabuleiro_catalogue::{GameId, provide_weights};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;

/// The attribute of the worker's element with the addresses of all files, as JSON by game and file name.
const ATTRIBUTE: &str = "data-weights";

/// A downloaded file.
#[derive(Clone)]
pub(super) struct File {
    /// `GAME/FILE`.
    pub(super) name: String,
    pub(super) bytes: Uint8Array,
}

thread_local! {
    /// By game; `None` while they are downloaded.
    static FILES: RefCell<HashMap<GameId, Option<Vec<File>>>> = RefCell::default();
}

/// Returns the files of a game once they are downloaded; the first call starts the download. A file that cannot be
/// downloaded is missing: the computer then plays with an evaluation that knows less.
pub(super) fn files(game: GameId) -> Option<Vec<File>> {
    if let Some(files) = FILES.with_borrow(|all| all.get(&game).cloned()) {
        return files;
    }
    let addresses = addresses(game).unwrap_or_default();
    if addresses.is_empty() {
        FILES.with_borrow_mut(|all| all.insert(game, Some(Vec::new())));
        return Some(Vec::new());
    }
    FILES.with_borrow_mut(|all| all.insert(game, None));
    spawn_local(async move {
        let mut files = Vec::new();
        for (file, address) in addresses {
            match download(&address).await {
                Ok(bytes) => files.push(File { name: format!("{}/{file}", game.id()), bytes }),
                Err(error) => warn!("{address}: the weights of {} are missing: {error:?}", game.id()),
            }
        }
        FILES.with_borrow_mut(|all| all.insert(game, Some(files)));
    });
    None
}

/// Provides the files to the program itself, for a page without a worker.
pub(super) fn provide(files: Vec<File>) {
    for file in files {
        provide_weights(&file.name, file.bytes.to_vec());
    }
}

/// Returns the names and addresses of the files of a game.
fn addresses(game: GameId) -> Option<HashMap<String, String>> {
    let document = web_sys::window()?.document()?;
    let text = document.get_element_by_id(super::ELEMENT)?.get_attribute(ATTRIBUTE)?;
    let mut all: HashMap<String, HashMap<String, String>> = serde_json::from_str(&text).ok()?;
    all.remove(game.id())
}

async fn download(address: &str) -> Result<Uint8Array, JsValue> {
    let window = web_sys::window().ok_or("no window")?;
    let response: Response = JsFuture::from(window.fetch_with_str(address)).await?.dyn_into()?;
    if !response.ok() {
        return Err(response.status().into());
    }
    let buffer: ArrayBuffer = JsFuture::from(response.array_buffer()?).await?.dyn_into()?;
    Ok(Uint8Array::new(&buffer))
}
