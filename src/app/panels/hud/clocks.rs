//! The clocks of both persons in the bars.

use super::bar::{BarCommands, Shown};
use crate::app::foundations::locale::Texts;
use crate::app::foundations::referee::TimerCommand;
use crate::app::foundations::theme::{Icon, bold, button, palette, regular};
use bevy_egui::egui;
use egui::{Color32, RichText, Ui, vec2};
use std::time::Duration;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_clock::Reading;
use tabuleiro_rules::Player;
use tabuleiro_words::side_of;

/// Below this time a clock shows tenths of a second.
const TENTHS: Duration = Duration::from_secs(10);

/// Returns a remaining time as it is shown: `1:02:03`, `9:41`, `7.3`.
pub(super) fn shown_time(time: Duration) -> String {
    if time < TENTHS {
        return format!("{:.1}", (time.as_secs_f32() * 10.0).floor() / 10.0);
    }
    whole_time(time)
}

/// Returns a remaining time in whole seconds: `1:02:03`, `9:41`.
pub(crate) fn whole_time(time: Duration) -> String {
    // A clock shows 10:00 until the first second is over.
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Returns the text of a clock: the time, and the turns left in a period with more than one.
pub(super) fn face(reading: Reading) -> String {
    let time = shown_time(reading.left.time);
    if reading.left.stones > 1 { format!("{time} / {}", reading.left.stones) } else { time }
}

/// Returns the name of a clock and its time, for a screen reader.
fn spoken(game: &Match, person: Player, reading: Reading, texts: &Texts) -> String {
    let player = texts.side(game.position().id(), "turn", side_of(game, person));
    texts.with("said-clock", &[("player", player.into()), ("time", face(reading).into())])
}

/// Draws both clocks and the button that stops them. The clock of `near` comes first.
pub(super) fn row(ui: &mut Ui, game: &Match, shown: &Shown, near: Player, commands: &mut BarCommands) {
    let timer = &shown.timer;
    let Some(clock) = timer.clock() else { return };
    ui.horizontal(|ui| {
        for person in [near, near.other()] {
            let Some(reading) = timer.reading(person) else { continue };
            let colours = palette(ui.ctx());
            let (fill, ink) = match (clock.running() == Some(person), reading.left.time < TENTHS) {
                (true, false) => (colours.fill, colours.on_fill),
                (true, true) => (WARNING, Color32::WHITE),
                (false, _) => (colours.card, colours.ink),
            };
            let name = texts_side(game, person, shown);
            let frame = egui::Frame::new().fill(fill).corner_radius(10).inner_margin(egui::Margin::symmetric(12, 2));
            let response = frame.show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
                ui.label(RichText::new(name).font(regular(16.0)).color(ink));
                ui.label(RichText::new(face(reading)).font(bold(28.0)).color(ink));
            });
            let said = spoken(game, person, reading, &shown.texts);
            let response = response.response;
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &said));
        }
        let icon = if timer.is_stopped() { Icon::Play } else { Icon::Pause };
        let name = shown.texts.get(if timer.is_stopped() { "clock-go-on" } else { "clock-stop" });
        let can = timer.can_stop();
        if can && button(ui, icon, &name, true, timer.is_stopped()).clicked() {
            commands.timer.write(TimerCommand::Toggle);
        }
        if timer.is_stopped() && can {
            ui.label(RichText::new(shown.texts.get("clock-stopped")).font(regular(17.0)));
        } else if let Some(person) = timer.fallen() {
            let player = texts_side(game, person, shown);
            let told = shown.texts.with("clock-fallen", &[("player", player.into())]);
            ui.label(RichText::new(told).font(regular(17.0)).color(palette(ui.ctx()).accent));
        }
    });
}

/// Draws both clocks below each other, smaller, for a low window.
pub(super) fn column(ui: &mut Ui, game: &Match, shown: &Shown, commands: &mut BarCommands) {
    let timer = &shown.timer;
    let Some(clock) = timer.clock() else { return };
    for person in Player::BOTH {
        let Some(reading) = timer.reading(person) else { continue };
        let colours = palette(ui.ctx());
        let colour = if clock.running() == Some(person) { colours.accent } else { colours.ink };
        let said = spoken(game, person, reading, &shown.texts);
        let text = format!("{} {}", texts_side(game, person, shown), face(reading));
        let response = ui.label(RichText::new(text).font(bold(19.0)).color(colour));
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &said));
    }
    let (icon, id) = if timer.is_stopped() { (Icon::Play, "clock-go-on") } else { (Icon::Pause, "clock-stop") };
    if timer.can_stop() && button(ui, icon, &shown.texts.get(id), true, timer.is_stopped()).clicked() {
        commands.timer.write(TimerCommand::Toggle);
    }
}

fn texts_side(game: &Match, person: Player, shown: &Shown) -> String {
    shown.texts.side(game.position().id(), "turn", side_of(game, person))
}

/// The background of a running clock with less than ten seconds.
const WARNING: Color32 = Color32::from_rgb(176, 42, 32);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_shown_as_on_a_clock() {
        let cases = [
            (600_000, "10:00"),
            (599_001, "10:00"),
            (599_000, "9:59"),
            (10_000, "0:10"),
            (9_999, "9.9"),
            (340, "0.3"),
            (0, "0.0"),
            (3_723_000, "1:02:03"),
        ];
        for (millis, text) in cases {
            assert_eq!(shown_time(Duration::from_millis(millis)), text, "{millis} ms");
        }
    }
}
