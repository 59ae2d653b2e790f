//! Short notes that come and go: a record saved, a file refused, a touch that means nothing.

use super::locale::{Reason, Texts};
use super::power::{Awake, Need};
use super::sets::TableSet;
use bevy::prelude::*;

const SECONDS: f32 = 6.0;

/// Something to tell the person.
#[derive(Message, Clone, Debug, PartialEq)]
pub(crate) struct Notice {
    /// Message id.
    pub(crate) id: &'static str,
    /// Inserted as `$path`: a place, a size.
    pub(crate) path: String,
    /// Inserted as `$reason`.
    pub(crate) reason: Option<Reason>,
}

impl Notice {
    /// A message without anything inserted.
    pub(crate) fn plain(id: &'static str) -> Notice {
        Notice { id, path: String::new(), reason: None }
    }

    /// A message that names a place or a size.
    pub(crate) fn at(id: &'static str, path: impl Into<String>) -> Notice {
        Notice { id, path: path.into(), reason: None }
    }

    /// A message that says why.
    pub(crate) fn because(id: &'static str, reason: impl Into<Reason>) -> Notice {
        Notice { id, path: String::new(), reason: Some(reason.into()) }
    }

    /// In words.
    pub(crate) fn text(&self, texts: &Texts) -> String {
        let reason = self.reason.as_ref().map(|reason| texts.reason(reason)).unwrap_or_default();
        texts.with(self.id, &[("path", self.path.clone().into()), ("reason", reason.into())])
    }
}

/// What is to be read, and until when.
#[derive(Resource, Default)]
pub(crate) struct Notices(Vec<(String, f32)>);

impl Notices {
    /// Nobody could read them so far: their time begins now.
    #[cfg(target_family = "wasm")]
    pub(crate) fn keep(&mut self, now: f32) {
        self.0.iter_mut().for_each(|(_, until)| *until = now + SECONDS);
    }

    /// What is to be read.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(text, _)| text.as_str())
    }

    /// Whether anything is to be read, and so to be taken away again.
    pub(crate) fn any(&self) -> bool {
        !self.0.is_empty()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>().add_message::<Notice>().add_systems(Update, collect.in_set(TableSet::Housekeeping));
}

fn collect(
    time: Res<Time<Real>>,
    texts: Res<Texts>,
    mut board: ResMut<Notices>,
    mut notices: MessageReader<Notice>,
    mut awake: ResMut<Awake>,
) {
    let now = time.elapsed_secs();
    let board = &mut board.bypass_change_detection().0;
    for notice in notices.read() {
        board.push((notice.text(&texts), now + SECONDS));
        awake.stir();
    }
    board.retain(|(_, until)| *until > now);
    if !board.is_empty() {
        awake.need(Need::Reading);
    }
}
