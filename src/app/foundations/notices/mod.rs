//! Short messages that disappear by themselves: a record saved, a file refused, an illegal tap.

use crate::app::foundations::locale::{Reason, Texts};
use crate::app::foundations::power::{Awake, Need};
use crate::app::foundations::sets::TableSet;
use bevy::prelude::*;

/// How long a message is visible, without the time to read it.
const SECONDS: f32 = 6.0;

/// How long a person needs for a character, in seconds.
const READING: f32 = 0.07;

/// Requests a message.
#[derive(Message, Clone, Debug, PartialEq)]
pub(crate) struct Notice {
    /// The message id.
    pub(crate) id: &'static str,
    /// The value of `$path`: a path or a size.
    pub(crate) path: String,
    /// The value of `$reason`.
    pub(crate) reason: Option<Reason>,
}

impl Notice {
    /// Returns a message without values.
    pub(crate) fn plain(id: &'static str) -> Notice {
        Notice { id, path: String::new(), reason: None }
    }

    /// Returns a message with a path or a size.
    pub(crate) fn at(id: &'static str, path: impl Into<String>) -> Notice {
        Notice { id, path: path.into(), reason: None }
    }

    /// Returns a message with a reason.
    pub(crate) fn because(id: &'static str, reason: impl Into<Reason>) -> Notice {
        Notice { id, path: String::new(), reason: Some(reason.into()) }
    }

    /// Returns the text in the current language.
    pub(crate) fn text(&self, texts: &Texts) -> String {
        let reason = self.reason.as_ref().map(|reason| texts.reason(reason)).unwrap_or_default();
        texts.with(self.id, &[("path", self.path.clone().into()), ("reason", reason.into())])
    }
}

/// The visible messages and the times at which they disappear.
#[derive(Resource, Default)]
pub(crate) struct Notices(Vec<(String, f32)>);

/// Returns how long a message is visible, in seconds.
fn duration(text: &str) -> f32 {
    SECONDS + READING * text.chars().count() as f32
}

impl Notices {
    /// Restarts the time of all messages, which have not been visible so far.
    #[cfg(target_family = "wasm")]
    pub(crate) fn keep(&mut self, now: f32) {
        self.0.iter_mut().for_each(|(text, until)| *until = now + duration(text));
    }

    /// Returns the visible messages.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(text, _)| text.as_str())
    }

    /// Removes a message that was read.
    pub(crate) fn dismiss(&mut self, text: &str) {
        self.0.retain(|(shown, _)| shown != text);
    }

    /// Whether any message is visible.
    pub(crate) fn any(&self) -> bool {
        !self.0.is_empty()
    }
}

pub(crate) fn plugin(app: &mut App) {
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
        let text = notice.text(&texts);
        // What is said again is shown once.
        board.retain(|(shown, _)| *shown != text);
        let until = now + duration(&text);
        board.push((text, until));
        awake.request_frames();
    }
    board.retain(|(_, until)| *until > now);
    if !board.is_empty() {
        awake.need(Need::Reading);
    }
}
