//! Help on the board: pulsing rings suggest the first action; after two wrong touches all legal sites are highlighted.

use super::demonstration::Demonstration;
use super::finger::Finger;
use super::stage::{CurrentVisit, Stage};
use super::targets::draw_text;
use crate::app::foundations::referee::{Happened, MatchOnTable};
use crate::app::foundations::settings::Settings;
use crate::app::foundations::theme::ring as circle;
use crate::app::play::input::{Gesture, Missed};
use crate::app::play::tutor::Course;
use crate::app::scene::board::BoardOnTable;
use crate::app::scene::camera::Shot;
use bevy::prelude::*;
use bevy_egui::egui;
use egui::{Color32, Id, LayerId, Order, Stroke};
use tabuleiro_catalogue::Offer;
use tabuleiro_catalogue::sites_of;
use tabuleiro_choreography::world;
use tabuleiro_rules::{Site, Tap};

/// The number of wrong touches after which all legal sites are highlighted.
const WRONG_TOUCHES: u8 = 2;

/// Suggests an action before the first one of a match; none afterwards.
pub(super) fn suggest(game: Option<Res<MatchOnTable>>, stage: Res<State<Stage>>, mut gesture: ResMut<Gesture>) {
    let Some(game) = game else { return };
    if !game.is_changed() && !stage.is_changed() {
        return;
    }
    let fresh = *stage.get() == Stage::Play && game.cursor() == 0 && game.human_to_move();
    // The middle of the list: sites are listed from a corner, and an action in a corner is a poor example.
    let offers = if fresh { game.position().gestures() } else { Vec::new() };
    let touched = |offer: &&Offer| offer.taps.iter().all(|tap| matches!(tap, Tap::Site(_)));
    let plain: Vec<&Offer> = offers.iter().filter(touched).collect();
    gesture.suggested = plain.get(plain.len() / 2).map(|&offer| offer.clone());
}

/// Counts wrong touches since the last action, and highlights legal sites after [`WRONG_TOUCHES`] of them.
pub(super) fn correct(
    stage: Res<State<Stage>>,
    mut missed: MessageReader<Missed>,
    mut happened: MessageReader<Happened>,
    mut visit: ResMut<CurrentVisit>,
    mut settings: ResMut<Settings>,
) {
    let wrong = missed.read().count() as u8;
    if wrong > 0 {
        visit.wrong = visit.wrong.saturating_add(wrong);
    }
    if happened.read().any(|h| !matches!(h, Happened::Refused(_))) && visit.wrong > 0 {
        visit.wrong = 0;
    }
    let show = *stage.get() == Stage::Play && visit.wrong >= WRONG_TOUCHES;
    if settings.show_legal != show {
        settings.show_legal = show;
    }
}

/// The resources for drawing over the board: pulsing rings and the drawn finger.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct BoardOverlay<'w> {
    board: Option<Res<'w, BoardOnTable>>,
    shot: Res<'w, Shot>,
    gesture: Res<'w, Gesture>,
    finger: Res<'w, Finger>,
    game: Option<Res<'w, MatchOnTable>>,
    demonstration: Res<'w, Demonstration>,
    course: Res<'w, Course>,
    visit: Res<'w, CurrentVisit>,
    stage: Res<'w, State<Stage>>,
    time: Res<'w, Time<Real>>,
}

impl BoardOverlay<'_> {
    fn pixel(&self, site: Site) -> Option<(Vec2, f32)> {
        // The legal sites are updated one frame after a new board appears, so a site may be missing on it.
        let board = self.board.as_ref().filter(|board| site.index() < board.0.sites.len())?;
        let at = world(&board.0, site);
        Some((self.shot.lens.pixel(at), self.shot.lens.pixels_per_unit(at)))
    }

    pub(super) fn draw(&self, context: &egui::Context) {
        let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("exhibit-over")));
        let zoom = context.zoom_factor();
        let ring = |site: Site, phase: f32| {
            let Some((at, unit)) = self.pixel(site) else { return };
            let at = egui::pos2(at.x / zoom, at.y / zoom);
            circle(&painter, at, unit / zoom, phase);
        };
        let beat = (self.time.elapsed_secs() * 3.2).sin().abs();
        if *self.stage.get() == Stage::Play {
            if self.visit.wrong >= WRONG_TOUCHES {
                self.gesture.sites().into_iter().for_each(|site| ring(site, beat));
            } else if let Some(offer) = &self.gesture.suggested {
                sites_of(offer.taps.iter()).into_iter().for_each(|site| ring(site, beat));
            }
        }
        if let (Stage::ShowMe, Some(game), false) = (*self.stage.get(), &self.game, self.finger.is_moving()) {
            self.demonstration.lit(game).into_iter().for_each(|site| ring(site, beat));
        }
        if let (Stage::Puzzle, Some(game)) = (*self.stage.get(), &self.game) {
            self.course.lit(game).into_iter().for_each(|site| ring(site, beat));
        }
        // The finger appears at the lower right, like that of a visitor.
        if let Some((from, to, way, height)) = self.finger.place()
            && let (Some((from, unit)), Some((to, _))) = (self.pixel(from), self.pixel(to))
        {
            let tip = from.lerp(to, way) + Vec2::new(0.6, 1.0) * height * 1.5 * unit;
            let above = context.layer_painter(LayerId::new(Order::Tooltip, Id::new("exhibit-hand")));
            draw_hand(&above, egui::pos2(tip.x / zoom, tip.y / zoom), unit / zoom * 0.9);
        }
    }
}

/// Draws a pointing hand with its fingertip at `tip`: line segments with round ends, first wider in the colour of the
/// outline, then in the colour of skin.
fn draw_hand(painter: &egui::Painter, tip: egui::Pos2, size: f32) {
    let skin = Color32::from_rgb(240, 208, 172);
    let fold = Color32::from_rgb(208, 166, 128);
    let sleeve = Color32::from_rgb(58, 92, 128);
    let at = |x: f32, y: f32| tip + egui::vec2(x, y) * size;
    let bone = |from: (f32, f32), to: (f32, f32), width: f32, ink: Color32| {
        let (from, to) = (at(from.0, from.1), at(to.0, to.1));
        painter.line_segment([from, to], Stroke::new(width * size, ink));
        painter.circle_filled(from, width * size / 2.0, ink);
        painter.circle_filled(to, width * size / 2.0, ink);
    };
    // Index finger, three folded ones, thumb, palm.
    let bones = [
        ((0.06, 0.12), (0.40, 0.86), 0.24),
        ((0.50, 0.62), (0.62, 0.98), 0.24),
        ((0.70, 0.64), (0.80, 0.98), 0.23),
        ((0.88, 0.72), (0.94, 1.00), 0.21),
        ((0.22, 0.98), (0.46, 1.22), 0.22),
        ((0.58, 1.08), (0.74, 1.20), 0.56),
    ];
    let wrist = ((0.86, 1.46), (1.04, 1.80));
    bone(wrist.0, wrist.1, 0.56 + OUTLINE, EDGE);
    bones.iter().for_each(|&(from, to, width)| bone(from, to, width + OUTLINE, EDGE));
    bone(wrist.0, wrist.1, 0.56, sleeve);
    bones.iter().for_each(|&(from, to, width)| bone(from, to, width, skin));
    // Lines between the folded fingers.
    for (from, to) in [((0.60, 0.66), (0.70, 0.92)), ((0.79, 0.70), (0.87, 0.94))] {
        bone(from, to, 0.025, fold);
    }
    painter.circle_filled(at(0.075, 0.115), size * 0.055, Color32::from_rgb(250, 232, 214));
}

/// The colour of the hand's outline.
const EDGE: Color32 = Color32::from_rgb(62, 42, 30);
/// The width that the outline adds to a segment, in units of the hand's size.
const OUTLINE: f32 = 0.07;

/// Darkens the window and writes a text over it: the countdown, or the typed digits of the code. Each reader has the
/// height of the text, from 0 at the top to 1 at the bottom, and whether it is turned upside down.
pub(super) fn draw_curtain(context: &egui::Context, text: &str, height: f32, readers: &[(f32, bool)]) {
    let painter = context.layer_painter(LayerId::new(Order::Middle, Id::new("exhibit-countdown")));
    let area = context.content_rect();
    painter.rect_filled(area, 0.0, Color32::from_black_alpha(190));
    for &(down, turned) in readers {
        let middle = area.min + area.size() * egui::vec2(0.5, down);
        let words = egui::Rect::from_center_size(middle, egui::vec2(area.width() * 0.8, area.height() * 0.3));
        draw_text(&painter, words, text, height / context.zoom_factor(), Color32::WHITE, turned);
    }
}
