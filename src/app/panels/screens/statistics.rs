//! What the person's matches add up to: results per game and level, the last results as dots, advice on the next level.

use super::widgets::level_name;
use crate::app::foundations::locale::Texts;
use crate::app::foundations::theme::{bold, palette, regular};
use crate::app::play::collection::Statement;
use crate::app::play::tutor::{Library, Progress};
use bevy_egui::egui;
use egui::{Color32, RichText, Stroke, Ui, vec2};
use tabuleiro_catalogue::GameId;
use tabuleiro_engine::search::Level;
use tabuleiro_kept::{Advice, Rated, Rating, Standing, Tally, Trend};

/// The size of a dot.
const DOT: f32 = 7.0;
/// The smallest number of matches for which a rating is shown.
const ENOUGH: u32 = 5;

/// Draws the statistics of one game or of all, with the person's ratings if `rates`.
pub(super) fn show(
    ui: &mut Ui,
    texts: &Texts,
    statement: &Statement,
    game: Option<&str>,
    rates: bool,
    progress: &Progress,
) {
    let quiet = palette(ui.ctx()).quiet;
    if statement.days > 1 {
        let days = texts.with("statistics-days", &[("count", statement.days.into())]);
        ui.label(RichText::new(days).font(regular(18.0)));
    }
    let (solved, all) = Library::count_puzzles(progress);
    let solved = texts.with("statistics-puzzles", &[("solved", solved.into()), ("count", all.into())]);
    ui.label(RichText::new(solved).font(regular(18.0)));
    let statistics = &statement.statistics;
    let mut any = false;
    for id in statistics.games().filter(|id| game.is_none_or(|game| game == *id)) {
        let Ok(known) = GameId::find(id) else { continue };
        any = true;
        ui.add_space(6.0);
        ui.label(RichText::new(texts.title(known, "")).font(bold(19.0)));
        for (level, tally) in statistics.levels(id) {
            let name = level_name(level.into(), texts);
            let line = texts.with(
                "statistics-level",
                &[
                    ("level", name.into()),
                    ("played", tally.played().into()),
                    ("won", tally.won.into()),
                    ("drawn", tally.drawn.into()),
                    ("lost", tally.lost.into()),
                ],
            );
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(line).font(regular(17.0)));
                dots(ui, tally, texts);
            });
        }
        if let Some(rated) = statistics.rated(id).filter(|rated| rates && rated.matches >= ENOUGH) {
            ui.add(egui::Label::new(RichText::new(rating(&rated, texts)).font(regular(17.0))).wrap());
        }
        if let Some(advice) = Advice::for_game(statistics, id) {
            let id = if advice.trend == Trend::Won { "advice-up" } else { "advice-down" };
            let told = texts.with(
                id,
                &[
                    ("count", advice.count.into()),
                    ("of", advice.of.into()),
                    ("against", level_name(advice.against.into(), texts).into()),
                    ("attempt", level_name(advice.attempt.into(), texts).into()),
                ],
            );
            let told = RichText::new(told).font(regular(17.0)).color(palette(ui.ctx()).accent);
            ui.add(egui::Label::new(told).wrap());
        }
    }
    if !any {
        ui.label(RichText::new(texts.get("statistics-none")).font(regular(17.0)).color(quiet));
    }
}

/// Returns the words for a rating: its value, its uncertainty, and the level of the computer nearest to it.
fn rating(rated: &Rated, texts: &Texts) -> String {
    let Rating { rating, deviation, .. } = rated.rating;
    let away = |level: &Level| (Rating::of_level(*level).rating - rating).abs();
    let nearest = Level::steps().min_by(|a, b| away(a).total_cmp(&away(b))).unwrap_or_default();
    let whole = |points: f64| points.round() as i64;
    texts.with(
        "statistics-rating",
        &[
            ("rating", whole(rating).to_string().into()),
            ("margin", whole(2.0 * deviation).into()),
            ("count", rated.matches.into()),
            ("level", level_name(nearest.into(), texts).into()),
            ("other", whole(Rating::of_level(nearest).rating).to_string().into()),
        ],
    )
}

/// Draws the last results, the oldest first: a full dot for a win, a half one for a draw, an empty one for a loss.
fn dots(ui: &mut Ui, tally: &Tally, texts: &Texts) {
    let width = tally.last.len() as f32 * (DOT + 4.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, 20.0), egui::Sense::hover());
    let ink = palette(ui.ctx()).ink;
    for (i, standing) in tally.last.iter().enumerate() {
        let at = rect.left_center() + vec2(DOT / 2.0 + i as f32 * (DOT + 4.0), 0.0);
        let fill = match standing {
            Standing::Won => ink,
            Standing::Drawn => ink.gamma_multiply(0.45),
            _ => Color32::TRANSPARENT,
        };
        ui.painter().circle(at, DOT / 2.0, fill, Stroke::new(1.2, ink));
    }
    let count = |standing| tally.among_last(tally.last.len(), standing);
    let said = texts.with(
        "statistics-dots",
        &[
            ("count", tally.last.len().into()),
            ("won", count(Standing::Won).into()),
            ("drawn", count(Standing::Drawn).into()),
        ],
    );
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &said));
}
