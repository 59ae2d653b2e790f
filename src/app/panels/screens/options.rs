//! The options of a game on the page on which a match is set up. Every value that the rules allow can be chosen.

use super::widgets::{heading, pick, side_name};
use crate::app::foundations::locale::Texts;
use crate::app::foundations::theme::{Icon, bold, button};
use bevy::prelude::warn;
use bevy_egui::egui;
use egui::{RichText, Ui, vec2};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Record;
use tabuleiro_rules::{Facts, OptionKind, OptionSpec, OptionValue, Options, Player};

/// The greatest number of values that have a button each. More are gone through with two buttons.
const SIDE_BY_SIDE: usize = 6;

/// Draws the options. The record keeps only those that differ from the defaults, in the words of the text protocol.
pub(super) fn options(ui: &mut Ui, game: GameId, texts: &Texts, record: &mut Record) {
    let facts = game.facts();
    let Ok(mut options) = facts.parse_options(record.options.iter().map(String::as_str)) else {
        record.options.clear();
        return;
    };
    if facts.variants.len() > 1 {
        heading(ui, texts.get("setup-variant"));
        ui.horizontal_wrapped(|ui| {
            for &variant in facts.variants {
                let id = format!("variant-{variant}");
                let name = if texts.has(game, &id) { texts.game(game, &id, &[]) } else { variant.to_string() };
                if pick(ui, options.variant == variant, name) {
                    options.variant = variant;
                }
            }
        });
    }
    for spec in facts.options.iter().filter(|spec| !spec.safety) {
        let name = texts.game(game, &format!("option-{}", spec.name), &[]);
        heading(ui, name.clone());
        let chosen = if let OptionKind::Size { least, greatest, .. } = spec.kind {
            size(ui, texts, &options, spec, [least, greatest])
        } else {
            let values = values(spec, game, texts);
            let current = options.get(spec.name).map(|value| value.to_string()).unwrap_or_default();
            if values.len() > SIDE_BY_SIDE {
                step(ui, texts, &name, &values, &current)
            } else {
                ui.horizontal_wrapped(|ui| pick_one(ui, &values, &current)).inner
            }
        };
        if let Some(value) = chosen {
            set(&mut options, facts, spec, &value);
        }
    }
    record.options = options.words(facts);
}

fn set(options: &mut Options, facts: &Facts, spec: &OptionSpec, value: &str) {
    if options.set(facts, spec.name, value).is_err() {
        warn!("{} refuses {}={value}", facts.id, spec.name);
    }
}

/// Draws a button for each value, and returns the one that is chosen now.
fn pick_one(ui: &mut Ui, values: &[(String, String)], current: &str) -> Option<String> {
    let mut chosen = None;
    for (value, name) in values {
        if pick(ui, current == value, name.clone()) {
            chosen = Some(value.clone());
        }
    }
    chosen
}

/// Draws the current value between buttons for the one before and the one after it, and returns the value that is chosen
/// now. `values` are in order.
fn step(ui: &mut Ui, texts: &Texts, what: &str, values: &[(String, String)], current: &str) -> Option<String> {
    let at = values.iter().position(|(value, _)| value == current);
    let mut to = at;
    ui.horizontal(|ui| {
        let shown = at.map_or_else(|| current.to_string(), |at| values[at].1.clone());
        // With the value, because screen readers read the new name of the button that was pressed, and not the text beside it.
        let said = |id: &str| texts.with(id, &[("what", what.into()), ("now", shown.as_str().into())]);
        if button(ui, Icon::Less, &said("step-less"), at.is_some_and(|at| at > 0), false).clicked() {
            to = at.map(|at| at.saturating_sub(1));
        }
        ui.add_sized(vec2(76.0, 44.0), egui::Label::new(RichText::new(shown.as_str()).font(bold(20.0))));
        if button(ui, Icon::Greater, &said("step-more"), at.is_none_or(|at| at + 1 < values.len()), false).clicked() {
            to = Some(at.map_or(0, |at| (at + 1).min(values.len() - 1)));
        }
    });
    (to != at).then_some(to).flatten().map(|to| values[to].0.clone())
}

/// Draws the numbers of columns and of rows, each with its own buttons.
fn size(ui: &mut Ui, texts: &Texts, options: &Options, spec: &OptionSpec, range: [(u8, u8); 2]) -> Option<String> {
    let Some(OptionValue::Size((columns, rows))) = options.get(spec.name) else { return None };
    let [least, greatest] = range;
    let numbers = |least: u8, greatest: u8| -> Vec<(String, String)> {
        (least..=greatest).map(|n| (n.to_string(), n.to_string())).collect()
    };
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        let name = texts.get("step-columns");
        ui.label(&name);
        if let Some(columns) = step(ui, texts, &name, &numbers(least.0, greatest.0), &columns.to_string()) {
            chosen = Some(format!("{columns}x{rows}"));
        }
        ui.add_space(12.0);
        let name = texts.get("step-rows");
        ui.label(&name);
        if let Some(rows) = step(ui, texts, &name, &numbers(least.1, greatest.1), &rows.to_string()) {
            chosen = Some(format!("{columns}x{rows}"));
        }
    });
    chosen
}

/// Returns all values of an option that has one number or word, in order, with their names.
fn values(spec: &OptionSpec, game: GameId, texts: &Texts) -> Vec<(String, String)> {
    match spec.kind {
        OptionKind::Side { allowed, .. } => {
            let mut sides = allowed.to_vec();
            sides.sort_unstable();
            let name = |n: u8| texts.with("value-square", &[("size", n.into())]);
            sides.into_iter().map(|n| (n.to_string(), name(n))).collect()
        }
        OptionKind::Size { .. } => Vec::new(),
        OptionKind::Number { least, greatest, .. } => {
            (least..=greatest).map(|n| (n.to_string(), n.to_string())).collect()
        }
        OptionKind::Toggle { .. } => {
            vec![("off".into(), texts.get("value-off")), ("on".into(), texts.get("value-on"))]
        }
        OptionKind::Player { .. } => Player::BOTH
            .into_iter()
            .map(|side| (OptionValue::Player(side).to_string(), side_name(game, side, texts)))
            .collect(),
    }
}
