//! The files under `assets/`: embedded in the program, read from disk in tests and during development, or provided by the
//! caller (`build.rs`).

#[cfg(assets_on_disk)]
mod disk;
#[cfg(assets_embedded)]
mod embedded;
#[cfg(not(any(assets_on_disk, assets_embedded)))]
mod provided;

#[cfg(assets_on_disk)]
use disk as source;
#[cfg(assets_embedded)]
use embedded as source;
#[cfg(not(any(assets_on_disk, assets_embedded)))]
use provided as source;

#[cfg(not(any(assets_on_disk, assets_embedded)))]
pub use provided::provide_asset;

/// Returns the text of a file under `assets/`, given its path from the root of the repository or from `assets/`; `None`
/// if there is no such file or it is not UTF-8.
#[must_use]
pub fn asset(path: &str) -> Option<&'static str> {
    source::file(path.strip_prefix("assets/").unwrap_or(path))
}

/// Returns the texts of the files directly in a folder, in the order of their names, given its path from `assets/`;
/// nothing if there is no such folder.
pub fn assets_in(folder: &str) -> impl Iterator<Item = &'static str> + use<> {
    source::files(folder).into_iter()
}
