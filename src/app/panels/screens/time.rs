//! The choice of a time control on the page on which a match is set up.

use super::widgets::{heading, pick};
use crate::app::foundations::locale::Texts;
use crate::app::foundations::theme::regular;
use bevy_egui::egui;
use egui::{RichText, Ui, vec2};
use std::time::Duration;
use tabuleiro_catalogue::matches::{MatchClock, Record};
use tabuleiro_clock::TimeSettings;

/// The greatest main time in minutes and the greatest increment in seconds that the page offers.
const MOST: (u64, u64) = (180, 60);

/// Returns the time controls that are offered by name.
fn presets() -> [(&'static str, TimeSettings); 3] {
    let minutes = Duration::from_mins;
    let seconds = Duration::from_secs;
    [
        ("clock-10", TimeSettings::sudden_death(minutes(10))),
        ("clock-15-5", TimeSettings::fischer(minutes(15), seconds(5))),
        ("clock-30-each", TimeSettings::per_turn(seconds(30))),
    ]
}

/// Draws the choice of a clock and of what a fallen flag does. Between devices a clock has a main time and an increment,
/// and ends the match.
pub(super) fn clocks(ui: &mut Ui, texts: &Texts, record: &mut Record, is_distant: bool) {
    heading(ui, texts.get("setup-clock"));
    if is_distant {
        record.clock = record.clock.filter(|clock| clock.settings.period.is_zero());
        if let Some(clock) = &mut record.clock {
            clock.only_tells = false;
        }
    }
    let settings = record.clock.map(|clock| clock.settings);
    let only_tells = record.clock.is_some_and(|clock| clock.only_tells);
    let with = |settings| Some(MatchClock { only_tells, ..MatchClock::new(settings) });
    let own = settings.is_some_and(|settings| presets().iter().all(|(_, preset)| *preset != settings));
    ui.horizontal_wrapped(|ui| {
        if pick(ui, settings.is_none(), texts.get("clock-none")) {
            record.clock = None;
        }
        for (name, preset) in presets().into_iter().filter(|(_, preset)| !is_distant || preset.period.is_zero()) {
            if pick(ui, settings == Some(preset), texts.get(name)) {
                record.clock = with(preset);
            }
        }
        if pick(ui, own, texts.get("clock-own")) && !own {
            record.clock = with(TimeSettings::fischer(Duration::from_mins(5), Duration::from_secs(3)));
        }
    });
    let Some(clock) = &mut record.clock else { return };
    if own {
        let (mut minutes, mut increment) = (clock.settings.main.as_secs() / 60, clock.settings.increment.as_secs());
        stepper(ui, texts, ["clock-minutes", "clock-minutes-value"], &mut minutes, 1, MOST.0);
        stepper(ui, texts, ["clock-increment", "clock-increment-value"], &mut increment, 0, MOST.1);
        clock.settings = TimeSettings::fischer(Duration::from_mins(minutes), Duration::from_secs(increment));
    }
    if is_distant {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        if pick(ui, !clock.only_tells, texts.get("clock-ends")) {
            clock.only_tells = false;
        }
        if pick(ui, clock.only_tells, texts.get("clock-tells")) {
            clock.only_tells = true;
        }
    });
}

/// Draws a number with a button to make it smaller and one to make it greater; `name` and `shown` are the message ids of
/// its name and of the shown value. Large numbers change in steps of five.
fn stepper(ui: &mut Ui, texts: &Texts, [name, shown]: [&str; 2], number: &mut u64, least: u64, most: u64) {
    let now = *number;
    ui.horizontal(|ui| {
        let step = |ui: &mut Ui, face: &str, to: u64| {
            let button = egui::Button::new(RichText::new(face).font(regular(22.0))).min_size(vec2(44.0, 44.0));
            let response = ui.add_enabled(to != now, button);
            let said = format!("{}: {to}", texts.get(name));
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &said));
            response.clicked().then_some(to)
        };
        let lower = step(ui, "−", less(now).max(least));
        let shown = texts.with(shown, &[("count", now.into())]);
        ui.add_sized(vec2(150.0, 44.0), egui::Label::new(RichText::new(shown).font(regular(18.0))));
        let higher = step(ui, "+", more(now).min(most));
        *number = lower.or(higher).unwrap_or(now);
    });
}

fn less(number: u64) -> u64 {
    if number > 15 { (number - 1) / 5 * 5 } else { number.saturating_sub(1) }
}

fn more(number: u64) -> u64 {
    if number >= 15 { (number / 5 + 1) * 5 } else { number + 1 }
}

#[test]
fn numbers_change_in_steps_that_lead_back() {
    let mut number = 0;
    while number < 180 {
        assert_eq!(less(more(number)), number);
        number = more(number);
    }
}
