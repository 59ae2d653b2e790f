//! Exports as downloads, and imports of chosen or dropped files.

use super::page_events::{PageEvent, enqueue, listen};
use crate::app::foundations::sets::TableSet;
use crate::app::play::archive::{Exported, Pick};
use bevy::prelude::*;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, DragEvent, File, FileList, HtmlAnchorElement, HtmlInputElement, Url};

/// The page's file input.
const CHOOSER: &str = "open-file";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, receive)
        .add_systems(Update, pick.in_set(TableSet::Housekeeping))
        .add_systems(Update, download.in_set(TableSet::Power));
}

/// Downloads files made for the person, who cannot copy from the browser's storage.
fn download(mut exported: MessageReader<Exported>) {
    for Exported { name, contents } in exported.read() {
        let media = match name.rsplit('.').next() {
            Some("png") => "image/png",
            Some("gif") => "image/gif",
            Some("json") => "application/json",
            _ => "text/plain",
        };
        if offer(name, media, contents).is_err() {
            warn!("the browser takes no download");
        }
    }
}

/// Downloads a file of some media type.
pub(super) fn offer(name: &str, media: &str, contents: &[u8]) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|w| w.document()).ok_or("no document")?;
    let kind = BlobPropertyBag::new();
    kind.set_type(media);
    let blob = Blob::new_with_u8_array_sequence_and_options(&Array::of1(&Uint8Array::from(contents)), &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into().map_err(|_| "no link")?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// Opens the file dialog.
fn pick(mut wanted: MessageReader<Pick>) {
    if let (Some(_), Some(chooser)) = (wanted.read().last(), chooser()) {
        chooser.click();
    }
}

fn chooser() -> Option<HtmlInputElement> {
    web_sys::window()?.document()?.get_element_by_id(CHOOSER)?.dyn_into().ok()
}

fn receive() {
    if let Some(chooser) = chooser() {
        let input = chooser.clone();
        listen(&chooser, "change", move |_| {
            read(input.files());
            // Allows choosing the same file again.
            input.set_value("");
        });
    }
    let Some(window) = web_sys::window() else { return };
    listen(&window, "dragover", |event| event.prevent_default());
    listen(&window, "drop", |event| {
        event.prevent_default();
        let files = event.dyn_into::<DragEvent>().ok().and_then(|e| e.data_transfer()?.files());
        read(files);
    });
}

fn read(files: Option<FileList>) {
    let Some(file) = files.and_then(|list| list.get(0)) else { return };
    spawn_local(async move {
        let contents = JsFuture::from(file.array_buffer()).await;
        let contents = contents.map(|buffer| Uint8Array::new(&buffer).to_vec());
        enqueue(PageEvent::File(contents.map_err(|_| File::name(&file))));
    });
}
