//! The store with notices about failures.

use super::Store;
use crate::app::locale::Reason;
use crate::app::notices::Notice;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Whether the last write failed. A notice is shown for the first failure, and again only after a success.
#[derive(Resource, Default, Debug)]
pub(super) struct WriteFailed(bool);

/// The store for texts whose loss the person is told about.
#[derive(SystemParam)]
pub(crate) struct ReportingStore<'w> {
    pub(crate) store: Res<'w, Store>,
    failed: ResMut<'w, WriteFailed>,
    notices: MessageWriter<'w, Notice>,
}

impl ReportingStore<'_> {
    /// Stores a text; shows a notice if that fails.
    pub(crate) fn write(&mut self, name: &str, text: &str) {
        match self.store.write(name, text) {
            Ok(_) => self.failed.0 = false,
            Err(error) => {
                if !self.failed.0 {
                    self.notices.write(Notice::because("save-failed", Reason::quoted(error)));
                }
                self.failed.0 = true;
            }
        }
    }

    /// Renames a text that cannot be used and shows a notice with the message `id` and the reason. The next start does
    /// not find the text, so the notice is shown once.
    pub(crate) fn put_aside(&mut self, name: &str, id: &'static str, reason: Reason) {
        self.notices.write(Notice::because(id, reason));
        if let Some(path) = self.store.put_aside(name) {
            self.notices.write(Notice::at("import-kept", path));
        }
    }
}
