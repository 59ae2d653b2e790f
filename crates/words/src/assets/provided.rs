//! The files under `assets/`, provided by the caller.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

static PROVIDED: Mutex<BTreeMap<String, &'static str>> = Mutex::new(BTreeMap::new());

/// Stores the text of a file until the program ends, given its path from `assets/`. A text for a file that was provided
/// before is appended to it: a page downloads the messages of the lessons later than the others of a game.
/// [`Texts`](crate::Texts) that have read the file do not see what is appended.
pub fn provide_asset(path: &str, text: &str) {
    let mut provided = PROVIDED.lock().unwrap_or_else(PoisonError::into_inner);
    let before = provided.get(path).copied().unwrap_or_default();
    provided.insert(path.into(), format!("{before}{text}").leak());
}

pub(super) fn file(path: &str) -> Option<&'static str> {
    PROVIDED.lock().unwrap_or_else(PoisonError::into_inner).get(path).copied()
}

/// Returns the files directly in a folder; a `BTreeMap` has them in the order of their names.
pub(super) fn files(folder: &str) -> Vec<&'static str> {
    let provided = PROVIDED.lock().unwrap_or_else(PoisonError::into_inner);
    let directly = |path: &str| {
        let name = path.strip_prefix(folder).and_then(|rest| rest.strip_prefix('/'));
        name.is_some_and(|name| !name.contains('/'))
    };
    provided.iter().filter(|(path, _)| directly(path)).map(|(_, text)| *text).collect()
}
