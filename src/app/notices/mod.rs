//! Short notes that come and go: a record saved, a file refused, a touch that means nothing.

use super::locale::Texts;
use super::power::{Awake, Need};
use super::sets::TableSet;
use bevy::prelude::*;

const SECONDS: f32 = 6.0;

/// Something to tell the person: message id, what is inserted, where.
#[derive(Message, Clone, Debug, PartialEq)]
pub(crate) struct Notice {
    /// Message id.
    pub(crate) id: &'static str,
    /// Inserted as `$reason` or `$path`.
    pub(crate) detail: String,
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
        let detail = notice.detail.clone();
        let text = texts.with(notice.id, &[("reason", detail.clone().into()), ("path", detail.into())]);
        board.push((text, now + SECONDS));
        awake.stir();
    }
    board.retain(|(_, until)| *until > now);
    if !board.is_empty() {
        awake.need(Need::Reading);
    }
}
