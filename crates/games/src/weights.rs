//! The weights of evaluations that were fitted to matches (`docs/training.md`). They are files in the folder `weights`
//! of a game.
//!
//! On the desktop these files are compiled into the program. The page downloads the files of a game before its first
//! search, and then calls `provide_weights`.

/// Returns the bytes of a file in the folder `weights` beside the source file.
macro_rules! weights {
    ($game:literal, $file:literal) => {{
        #[cfg(not(target_family = "wasm"))]
        let bytes: &'static [u8] = include_bytes!(concat!("weights/", $file));
        #[cfg(target_family = "wasm")]
        let bytes: &'static [u8] = $crate::weights::provided(concat!($game, "/", $file));
        bytes
    }};
}
pub(crate) use weights;

#[cfg(target_family = "wasm")]
mod download {
    use std::collections::BTreeMap;
    use std::sync::{Mutex, PoisonError};

    static PROVIDED: Mutex<BTreeMap<String, &'static [u8]>> = Mutex::new(BTreeMap::new());

    /// Stores the bytes of a file of weights until the program ends; `name` is `GAME/FILE`. An evaluation reads its
    /// weights once, when it is first used, so the file must be provided before.
    pub fn provide_weights(name: &str, bytes: Vec<u8>) {
        let mut provided = PROVIDED.lock().unwrap_or_else(PoisonError::into_inner);
        provided.entry(name.into()).or_insert_with(|| bytes.leak());
    }

    /// Returns a file of weights, empty if it was not provided: weights that are missing count as 0.
    pub(crate) fn provided(name: &str) -> &'static [u8] {
        let provided = PROVIDED.lock().unwrap_or_else(PoisonError::into_inner);
        provided.get(name).copied().unwrap_or_default()
    }
}
#[cfg(target_family = "wasm")]
pub use download::provide_weights;
#[cfg(target_family = "wasm")]
pub(crate) use download::provided;
