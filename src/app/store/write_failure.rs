//! Notices about failed writes.

use super::Store;
use crate::app::locale::Reason;
use crate::app::notices::Notice;
use bevy::prelude::*;
use std::fmt::Display;

/// Whether the person has been told that writing fails: a notice is shown for the first failure, and again only after a
/// success.
#[derive(Resource, Default, Debug)]
pub(crate) struct WriteFailure(bool);

impl WriteFailure {
    /// Handles the result of a write.
    pub(crate) fn report<T, E: Display>(&mut self, result: Result<T, E>, notices: &mut MessageWriter<Notice>) {
        match result {
            Ok(_) => self.0 = false,
            Err(error) => {
                if !self.0 {
                    notices.write(Notice::because("save-failed", Reason::quoted(error)));
                }
                self.0 = true;
            }
        }
    }
}

/// Renames a text that cannot be used and shows a notice with the message `id` and the reason. The next start does not
/// find the text, so the notice is shown once.
pub(crate) fn put_aside(
    store: &Store,
    name: &str,
    id: &'static str,
    reason: Reason,
    notices: &mut MessageWriter<Notice>,
) {
    notices.write(Notice::because(id, reason));
    if let Some(path) = store.put_aside(name) {
        notices.write(Notice::at("import-kept", path));
    }
}
