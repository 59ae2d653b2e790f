//! Where settings, saves and exports are kept: a folder of the person's own, or the browser's storage.

#[cfg(target_family = "wasm")]
mod browser;
#[cfg(not(target_family = "wasm"))]
mod files;
mod trouble;

#[cfg(target_family = "wasm")]
pub(crate) use browser::Store;
#[cfg(not(target_family = "wasm"))]
pub(crate) use files::Store;
pub(crate) use trouble::{Trouble, put_aside};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Store>().init_resource::<Trouble>();
}

/// The number in the name of an export (`hex-3.json`), and of nothing else.
fn number(name: &str) -> Option<usize> {
    let (_, number) = name.strip_suffix(".json")?.rsplit_once('-')?;
    number.bytes().all(|b| b.is_ascii_digit()).then(|| number.parse().ok())?
}

#[test]
fn exports_are_told_by_their_number() {
    assert_eq!(number("otelo_1_11-12.json"), Some(12));
    for other in ["match.json", "settings.json", "match.json.damaged-1", "hex-.json.new", "hex-a.json"] {
        assert_eq!(number(other), None, "{other}");
    }
}
