//! Trouble with keeping things is told once.

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
