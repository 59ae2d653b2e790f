//! The analysis of a match: a graph of the chances after every action, with the turning points.

use super::bar::{BarCommands, Shown};
use crate::app::foundations::locale::{Texts, action_in_words};
use crate::app::foundations::theme::{bold, palette, regular};
use crate::app::play::review::{Review, StartReview};
use crate::app::play::tutor::{StartStudy, Study};
use bevy::prelude::*;
use bevy_egui::egui;
use egui::{RichText, Stroke, Ui, pos2, vec2};
use tabuleiro_catalogue::matches::{Match, Record};
use tabuleiro_learning::TurningPoint;
use tabuleiro_rules::Player;

/// Height of the graph.
const HEIGHT: f32 = 96.0;
/// Radius of a turning point.
const POINT: f32 = 6.0;

/// The commands of the analysis.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct ReviewCommands<'w> {
    pub(super) review: Res<'w, Review>,
    pub(super) learn: MessageWriter<'w, StartStudy>,
}

/// Draws the graph with its turning points, or the button that requests it. Returns the number of actions after which
/// the board is to be shown.
pub(super) fn show(
    ui: &mut Ui,
    game: &Match,
    shown: &Shown,
    bar: &mut BarCommands,
    commands: &mut ReviewCommands,
) -> Option<usize> {
    let (texts, colours) = (&shown.texts, palette(ui.ctx()));
    if game.plies().is_empty() {
        return None;
    }
    if !commands.review.is_of(game) {
        let text = RichText::new(texts.get("review")).font(bold(18.0));
        if ui.add(egui::Button::new(text).min_size(vec2(ui.available_width(), 46.0))).clicked() {
            bar.back.write(StartReview);
        }
        return None;
    }
    let wanted = graph(ui, game, &commands.review, texts);
    let quiet = |text: String| RichText::new(text).font(regular(16.0)).color(colours.quiet);
    if commands.review.busy() {
        let (done, all) = (commands.review.chances().len(), game.plies().len() + 1);
        ui.label(quiet(texts.with("review-busy", &[("done", done.into()), ("count", all.into())])));
    } else if commands.review.chances().len() <= game.plies().len() {
        ui.add(egui::Label::new(quiet(texts.get("review-stopped"))).wrap());
    } else if commands.review.points().is_empty() {
        ui.add(egui::Label::new(quiet(texts.get("review-even"))).wrap());
    }
    for point in commands.review.points() {
        if ui.add(face(game, point, texts)).clicked() {
            commands.learn.write(StartStudy(moment(game, point)));
        }
    }
    ui.separator();
    wanted
}

/// Returns the text about a turning point.
fn face(game: &Match, point: &TurningPoint, texts: &Texts) -> egui::Button<'static> {
    let percent = |value: f32| ((value + 1.0) * 50.0).round() as i32;
    let said = texts.with(
        "review-turn",
        &[
            ("number", game.lines().turn(game.path()[point.ply]).into()),
            ("played", action_in_words(game.position_at(point.ply), &point.played, texts).into()),
            ("before", percent(point.before).into()),
            ("after", percent(point.after).into()),
        ],
    );
    egui::Button::new(RichText::new(said).font(regular(17.0))).wrap().min_size(vec2(200.0, 46.0))
}

/// Returns a study of the position before a turning point.
fn moment(game: &Match, point: &TurningPoint) -> Study {
    let record = game.record_to_here();
    let moves = game.plies()[..point.ply].iter().map(|ply| ply.text.clone()).collect();
    let start = Box::new(Record { moves, ..record });
    Study::Moment { start, played: point.played.clone(), better: point.better.clone() }
}

/// Draws the graph, with the first player's chances upwards; a click returns the number of actions at that place.
fn graph(ui: &mut Ui, game: &Match, review: &Review, texts: &Texts) -> Option<usize> {
    let colours = palette(ui.ctx());
    let (area, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), egui::Sense::click_and_drag());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Slider, true, texts.get("review-graph")));
    let painter = ui.painter_at(area);
    painter.rect_filled(area, 8.0, colours.ground);
    let inner = area.shrink(POINT + 2.0);
    let last = game.plies().len().max(1) as f32;
    let at = |ply: usize, value: f32| {
        let (x, y) = (ply as f32 / last, (1.0 - value.clamp(-1.0, 1.0)) / 2.0);
        pos2(inner.left() + x * inner.width(), inner.top() + y * inner.height())
    };
    painter.hline(inner.x_range(), inner.center().y, Stroke::new(1.0, colours.faint));
    let line: Vec<egui::Pos2> = review.chances().iter().enumerate().map(|(ply, c)| at(ply, c.value)).collect();
    for pair in line.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let middle = inner.center().y;
        let under = vec![from, to, pos2(to.x, middle), pos2(from.x, middle)];
        painter.add(egui::Shape::convex_polygon(under, colours.accent.gamma_multiply(0.18), Stroke::NONE));
        painter.line_segment([from, to], Stroke::new(2.0, colours.accent));
    }
    for point in review.points() {
        if let Some(&place) = line.get(point.ply + 1) {
            painter.circle(place, POINT, colours.card, Stroke::new(2.5, colours.accent));
        }
    }
    let here = at(game.cursor(), 0.0).x;
    painter.vline(here, inner.y_range(), Stroke::new(2.0, colours.ink));
    for (side, align, corner) in [
        (Player::First, egui::Align2::LEFT_TOP, inner.left_top()),
        (Player::Second, egui::Align2::LEFT_BOTTOM, inner.left_bottom()),
    ] {
        let name = texts.side(game.position().id(), "turn", side);
        painter.text(corner, align, name, regular(14.0), colours.quiet);
    }
    let pointer = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged())?;
    let ply = ((pointer.x - inner.left()) / inner.width() * last).round().clamp(0.0, last) as usize;
    (ply != game.cursor()).then_some(ply)
}
