//! Play with one switch: the program walks over what can be chosen and highlights it, first row by row and then within the row that
//! was taken; Space, Enter or the first button of a gamepad takes what is highlighted. Adapters for switches send such keys.
//!
//! It walks over the accessible items, so every screen and every game is reached, on the table the legal places first.

mod path;

use super::accessibility::{AccessibleItems, Act, Key};
use crate::app::foundations::power::{Awake, Need};
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::settings::{Settings, SystemPreferences};
use crate::app::foundations::third_party::egui::Panels;
use crate::app::play::input::Cursor;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::accesskit::Action;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Color32, Rect, Stroke, StrokeKind, pos2, vec2};
use path::{Path, rows};
use std::time::Duration;

/// The keys of a switch.
const KEYS: [KeyCode; 3] = [KeyCode::Space, KeyCode::Enter, KeyCode::NumpadEnter];

/// Where the program is on its walk.
#[derive(Resource, Default, Debug)]
pub(crate) struct Scan {
    path: Path,
    /// Since when the place is highlighted.
    since: Duration,
}

#[cfg(test)]
impl Scan {
    /// Returns what is highlighted.
    pub(crate) fn current(&self) -> &[Key] {
        self.path.current()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Scan>()
        .add_systems(Update, walk.in_set(TableSet::Input))
        .add_systems(EguiPrimaryContextPass, outline.in_set(Panels::Report));
}

/// Takes what is highlighted, or goes on when its time is over.
fn walk(
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    items: Res<AccessibleItems>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut scan: ResMut<Scan>,
    mut cursor: ResMut<Cursor>,
    mut awake: ResMut<Awake>,
    mut acts: MessageWriter<Act>,
) {
    let Some(seconds) = settings.scan else {
        if !scan.path.is_empty() {
            *scan = Scan::default();
        }
        return;
    };
    awake.need(Need::Reading);
    let now = time.elapsed();
    if items.is_changed() || settings.is_changed() {
        let width = window.single().map_or(0.0, Window::width);
        if scan.path.set(rows(&items.all, width)) {
            scan.since = now;
        }
    }
    let is_pressed = keys.any_just_pressed(KEYS) || pads.iter().any(|pad| pad.just_pressed(GamepadButton::South));
    if is_pressed {
        // The keys would also act on what has the focus.
        cursor.0 = None;
        if let Some(key) = scan.path.take() {
            acts.write(Act { key, action: Action::Click, data: None });
        }
        scan.since = now;
        awake.request_frames();
    } else if now.saturating_sub(scan.since) >= Duration::from_secs(seconds.into()) {
        scan.path.step();
        scan.since = now;
        // What has the focus must not take the keys of the switch.
        acts.write(Act { key: Key::Control(0), action: Action::Blur, data: None });
        let hidden = scan.path.current().iter().find(|key| matches!(key, Key::Control(_)));
        acts.write_batch(hidden.map(|&key| Act { key, action: Action::ScrollIntoView, data: None }));
    }
}

/// Draws a thick line round what is highlighted; with high contrast also round what has the focus.
fn outline(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    system: Res<SystemPreferences>,
    items: Res<AccessibleItems>,
    window: Query<&Window, With<PrimaryWindow>>,
    scan: Res<Scan>,
) -> Result {
    let shown: Vec<Key> = match (settings.scan, items.focus) {
        (Some(_), _) => scan.path.current().to_vec(),
        (None, Some(focus)) if settings.is_contrast(&system) => vec![focus],
        _ => return Ok(()),
    };
    let areas = items.all.iter().filter(|(key, _)| shown.contains(key)).map(|(_, item)| item.area);
    let Some(area) = areas.map(rect).reduce(Rect::union) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let width = window.single().map_or(0.0, Window::width);
    // The areas are in logical pixels of the window, which the size of texts does not change.
    let zoom = if width > 0.0 { context.content_rect().width() / width } else { 1.0 };
    let area = Rect::from_min_max((area.min.to_vec2() * zoom).to_pos2(), (area.max.to_vec2() * zoom).to_pos2());
    let layer = egui::LayerId::new(egui::Order::Foreground, egui::Id::new("outline"));
    let painter = context.layer_painter(layer);
    // Light and dark, so that one of them stands out on every ground.
    painter.rect_stroke(area.expand(5.0), 8.0, Stroke::new(6.0, Color32::BLACK), StrokeKind::Middle);
    painter.rect_stroke(area.expand(5.0), 8.0, Stroke::new(3.0, Color32::from_rgb(255, 230, 0)), StrokeKind::Middle);
    Ok(())
}

fn rect([x, y, w, h]: [i32; 4]) -> Rect {
    Rect::from_min_size(pos2(x as f32, y as f32), vec2(w as f32, h as f32))
}
