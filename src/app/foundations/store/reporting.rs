//! The store with notices about failures.

use super::{Store, Told};
use crate::app::foundations::locale::Reason;
use crate::app::foundations::notices::Notice;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Whether the last write failed, to the store and to the database of matches. A notice is shown for the first failure,
/// and again only after both succeeded.
#[derive(Resource, Default, Debug)]
pub(super) struct WriteFailed {
    store: bool,
    database: bool,
}

/// The store for texts whose loss the person is told about.
#[derive(SystemParam)]
pub(crate) struct ReportingStore<'w> {
    pub(crate) store: Res<'w, Store>,
    failed: ResMut<'w, WriteFailed>,
    notices: MessageWriter<'w, Notice>,
}

impl ReportingStore<'_> {
    /// Has a text stored; shows a notice if that fails.
    pub(crate) fn send(&mut self, name: &str, text: String) {
        self.store.send(name, text, Told::OfFailure);
    }

    /// Takes the result of a write to the store; shows a notice if it failed.
    pub(super) fn store_wrote(&mut self, written: Result<(), Reason>) {
        self.failed.store = self.report(written);
    }

    /// Takes the result of a write to the database of matches; shows a notice if it failed.
    pub(crate) fn database_wrote(&mut self, written: Result<(), Reason>) {
        self.failed.database = self.report(written);
    }

    /// Shows a notice about a failure, unless there is one already. Returns whether the write failed.
    fn report(&mut self, written: Result<(), Reason>) -> bool {
        let Err(reason) = written else { return false };
        if !self.failed.store && !self.failed.database {
            self.notices.write(Notice::because("save-failed", reason));
        }
        true
    }

    /// Shows a notice.
    pub(crate) fn tell(&mut self, notice: Notice) {
        self.notices.write(notice);
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
