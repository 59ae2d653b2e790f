//! Trouble with keeping things is told once.

use super::Store;
use crate::app::locale::Reason;
use crate::app::notices::Notice;
use bevy::prelude::*;
use std::fmt::Display;

/// Whether the person knows already that nothing can be kept: it is said once, and again only after it worked.
#[derive(Resource, Default, Debug)]
pub(crate) struct Trouble(bool);

impl Trouble {
    /// What became of a write.
    pub(crate) fn judge<T, E: Display>(&mut self, result: Result<T, E>, notices: &mut MessageWriter<Notice>) {
        match result {
            Ok(_) => self.0 = false,
            Err(error) => {
                if !self.0 {
                    notices.write(Notice::because("save-failed", Reason::said(error)));
                }
                self.0 = true;
            }
        }
    }
}

/// Puts a text that cannot be used aside untouched, and says so: `id` names what is said, with its reason. The next start
/// does not find it any more, so it is said once.
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
