//! Short notes that come and go: a record saved, a file refused, a touch that means nothing.

use crate::app::archive::Notice;
use crate::app::locale::Texts;
use crate::app::match_::Happened;
use crate::app::power::Awake;
use crate::app::sets::TableSet;
use crate::app::third_party::egui::{panel_frame, regular};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{RichText, vec2};

const SECONDS: f32 = 6.0;

#[derive(Resource, Default)]
pub(crate) struct Notices(Vec<(String, f32)>);

impl Notices {
    /// Nobody could read them so far: their time begins now.
    #[cfg(target_family = "wasm")]
    pub(crate) fn keep(&mut self, now: f32) {
        self.0.iter_mut().for_each(|(_, until)| *until = now + SECONDS);
    }

    /// What is to be read.
    #[cfg(target_family = "wasm")]
    pub(crate) fn texts(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(text, _)| text.as_str())
    }

    /// Whether anything is to be read, and so to be taken away again.
    pub(crate) fn any(&self) -> bool {
        !self.0.is_empty()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>().add_systems(Update, collect.in_set(TableSet::Housekeeping));
}

fn collect(
    time: Res<Time<Real>>,
    texts: Res<Texts>,
    mut board: ResMut<Notices>,
    mut notices: MessageReader<Notice>,
    mut happened: MessageReader<Happened>,
    mut awake: ResMut<Awake>,
) {
    let now = time.elapsed_secs();
    let mut say = |text: String| {
        board.bypass_change_detection().0.push((text, now + SECONDS));
        awake.stir();
    };
    for notice in notices.read() {
        let detail = notice.detail.clone();
        say(texts.with(notice.id, &[("reason", detail.clone().into()), ("path", detail.into())]));
    }
    for what in happened.read() {
        if let Happened::Refused(reason) = what {
            say(texts.with("import-damaged", &[("reason", reason.clone().into())]));
        }
    }
    board.bypass_change_detection().0.retain(|(_, until)| *until > now);
}

pub(super) fn show(mut contexts: EguiContexts, board: Res<Notices>) -> Result {
    let context = contexts.ctx_mut()?;
    if board.0.is_empty() {
        return Ok(());
    }
    egui::Area::new(egui::Id::new("notices"))
        .order(egui::Order::Foreground)
        .anchor(egui::Align2::CENTER_TOP, vec2(0.0, 84.0))
        .show(context, |ui| {
            for (text, _) in &board.0 {
                panel_frame(ui.ctx()).show(ui, |ui| {
                    ui.set_max_width(560.0);
                    ui.add(egui::Label::new(RichText::new(text).font(regular(17.0))).wrap());
                });
            }
        });
    Ok(())
}
