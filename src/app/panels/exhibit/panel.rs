//! The targets and sentences on the screen in each stage, for both sides of the table where people sit face to face.

use super::demonstration::Demonstration;
use super::guide::{BoardOverlay, draw_curtain};
use super::layout::{GAP, LETTERS, Layout, TITLE, pad, row, shelf};
use super::staff::StaffEntry;
use super::stage::{Configuration, CurrentVisit, Stage, offered};
use super::take_home;
use super::targets::{Target, TargetPressed, Targets, TouchAction, draw, draw_sentences};
use crate::app::foundations::locale::{Texts, choice_name};
use crate::app::foundations::referee::{Distant, MatchOnTable};
use crate::app::panels::hud::{headline, line};
use crate::app::panels::screens::{Pictures, ThumbnailSubject};
use crate::app::play::input::Gesture;
use crate::app::play::opponent::Thinking;
use crate::app::play::tutor::Course;
use crate::app::scene::camera::Margins;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, egui};
use tabuleiro_catalogue::matches::Occupant;
use tabuleiro_exhibit::{Entry, Measure, Seats};
use tabuleiro_words::last_action;

/// The brightness of the picture, from 0 (black) to 1 (unchanged).
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(super) struct Brightness(pub(super) f32);

impl Default for Brightness {
    fn default() -> Self {
        Brightness(1.0)
    }
}

/// The resources that determine what is shown.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct PanelResources<'w, 's> {
    game: Option<Res<'w, MatchOnTable>>,
    gesture: Res<'w, Gesture>,
    thinking: Res<'w, Thinking>,
    texts: Res<'w, Texts>,
    configuration: Res<'w, Configuration>,
    visit: Res<'w, CurrentVisit>,
    demonstration: Res<'w, Demonstration>,
    staff: Res<'w, StaffEntry>,
    course: Res<'w, Course>,
    stage: Res<'w, State<Stage>>,
    time: Res<'w, Time<Real>>,
    brightness: Res<'w, Brightness>,
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl PanelResources<'_, '_> {
    fn layout(&self, buttons: usize) -> Option<Layout> {
        let window = self.window.single().ok()?;
        let size = Vec2::new(window.width(), window.height());
        let measure = Measure::new(self.configuration.screen.diagonal_inches, size.x, size.y);
        let face_to_face = self.configuration.seating == Seats::FaceToFace;
        Some(Layout { size, per_mm: measure.pixels_per_mm, face_to_face, buttons })
    }

    fn countdown(&self) -> Option<f32> {
        let asked = *self.stage.get() != Stage::Attract;
        asked.then(|| self.visit.countdown(&self.configuration, self.time.elapsed_secs())).flatten()
    }

    /// Returns the games of the list, each with its name and its duration as the label.
    fn games(&self) -> Vec<(ThumbnailSubject, String)> {
        let named = |(entry, subject): (&Entry, &ThumbnailSubject)| {
            let minutes = self.texts.with("kiosk-minutes", &[("minutes", entry.minutes.into())]);
            let label = format!("{}\n{minutes}", self.texts.title(subject.game, subject.options.variant));
            (subject.clone(), label)
        };
        self.configuration.boards().map(named).collect()
    }

    fn buttons(&self, actions: &[(TouchAction, &str)]) -> Vec<(TouchAction, String)> {
        let mut buttons: Vec<_> = actions.iter().map(|&(action, text)| (action, self.texts.get(text))).collect();
        if self.configuration.languages.len() > 1 {
            buttons.push((TouchAction::Language, self.texts.get("kiosk-language")));
        }
        buttons
    }

    /// Returns the buttons along the edge.
    fn row(&self) -> Vec<(TouchAction, String)> {
        if self.countdown().is_some() {
            return vec![(TouchAction::StillHere, self.texts.get("kiosk-still-here"))];
        }
        match *self.stage.get() {
            Stage::Attract => vec![(TouchAction::Invitation, self.texts.get("kiosk-touch-here"))],
            Stage::Choose => self.buttons(&[]),
            Stage::ShowMe => self.buttons(&[(TouchAction::Play, "kiosk-touch"), (TouchAction::Others, "kiosk-choose")]),
            Stage::Play => {
                let seat = if self.visit.computer { "kiosk-two-players" } else { "kiosk-one-player" };
                let others = [
                    (TouchAction::ShowMe, "kiosk-how"),
                    (TouchAction::Computer, seat),
                    (TouchAction::Others, "kiosk-choose"),
                ];
                [self.choices(), self.buttons(&others)].concat()
            }
            Stage::End => self.buttons(&[
                (TouchAction::Again, "play-again"),
                (TouchAction::Others, "kiosk-choose"),
                (TouchAction::Idea, "kiosk-idea"),
            ]),
            Stage::Idea => {
                let puzzle = (TouchAction::Puzzle, "kiosk-puzzle");
                self.buttons(&[(TouchAction::Again, "play-again"), (TouchAction::Others, "kiosk-choose"), puzzle])
            }
            Stage::Puzzle => {
                let help = if self.course.hinted() { "puzzle-show" } else { "hint" };
                let next =
                    if self.course.solved() { (TouchAction::Puzzle, "puzzle-next") } else { (TouchAction::Hint, help) };
                self.buttons(&[next, (TouchAction::Again, "play-again"), (TouchAction::Others, "kiosk-choose")])
            }
        }
    }

    fn targets(&self, layout: &Layout, buttons: &[(TouchAction, String)]) -> Vec<Target> {
        if self.staff.typed().is_some() {
            return pad(layout);
        }
        // The button that is highlighted as the usual choice; none during a match.
        let is_first = |action: &TouchAction| {
            matches!(
                action,
                TouchAction::Invitation
                    | TouchAction::Play
                    | TouchAction::Again
                    | TouchAction::StillHere
                    | TouchAction::Choice(0)
                    | TouchAction::Puzzle
            )
        };
        let first = buttons.iter().map(|(action, _)| *action).find(is_first);
        let mut targets = row(layout, buttons, first);
        if *self.stage.get() == Stage::Choose && self.countdown().is_none() {
            targets.extend(shelf(layout, &self.games()));
        }
        targets
    }

    /// Returns buttons for the open choices of the game.
    fn choices(&self) -> Vec<(TouchAction, String)> {
        let Some(game) = self.game.as_ref().filter(|game| game.human_to_move()) else { return Vec::new() };
        let name = |(i, choice)| (TouchAction::Choice(i), choice_name(game.position().id(), &self.texts, choice));
        self.gesture.choices().into_iter().enumerate().map(name).collect()
    }

    /// Returns the sentences, one for each line.
    fn sentences(&self) -> Vec<String> {
        let Some(game) = &self.game else { return Vec::new() };
        let position = game.position();
        let (id, variant) = (position.id(), position.options().variant);
        match *self.stage.get() {
            Stage::Attract => {
                let goal = |language| {
                    let title = self.texts.title_in(language, id, variant);
                    Some(format!("{title}: {}", self.texts.goal_in(language, id, variant)?))
                };
                offered(&self.configuration).into_iter().filter_map(goal).collect()
            }
            // After a wrong touch only the prompt is shown, which says what to do.
            Stage::Play if self.visit.wrong > 0 && game.occupant() == Occupant::Human => {
                vec![line(game, &self.texts, false, &Distant(None))]
            }
            Stage::Play | Stage::End => {
                // Sounds are also shown as text, if that is configured.
                let last = self.configuration.captions.then(|| last_action(game, &self.texts)).flatten();
                let headline = headline(game, &self.texts, &Distant(None));
                let first = last.map_or(headline.clone(), |last| format!("{last} · {headline}"));
                vec![first, line(game, &self.texts, self.thinking.busy(), &Distant(None))]
            }
            Stage::ShowMe => {
                let sentence = self.demonstration.sentence().map(|(game, text)| self.texts.game(game, text, &[]));
                sentence.into_iter().collect()
            }
            Stage::Idea => vec![self.texts.part(id, "idea", variant)],
            Stage::Puzzle => {
                let contents = self.course.panel_contents(game, &self.texts);
                contents
                    .map_or(Vec::new(), |contents| vec![headline(game, &self.texts, &Distant(None)), contents.sentence])
            }
            Stage::Choose => vec![self.texts.get("kiosk-choose-one")],
        }
    }
}

/// Lays out the targets and draws everything.
pub(super) fn show(
    mut contexts: EguiContexts,
    shown: PanelResources,
    overlay: BoardOverlay,
    mut targets: ResMut<Targets>,
    mut pictures: ResMut<Pictures>,
    mut margins: ResMut<Margins>,
    mut pressed: MessageWriter<TargetPressed>,
) -> Result {
    let buttons = shown.row();
    let Some(layout) = shown.layout(buttons.len()) else { return Ok(()) };
    pictures.register(&mut contexts);
    let context = contexts.ctx_mut()?.clone();
    let stage = *shown.stage.get();
    let countdown = shown.countdown();
    let wanted = shown.targets(&layout, &buttons);
    if targets.all != wanted {
        targets.all = wanted;
    }
    targets.letters = layout.mm(LETTERS);
    let plays = matches!(stage, Stage::Play | Stage::Puzzle);
    targets.board_is_open = plays && countdown.is_none() && shown.staff.typed().is_none();
    if stage == Stage::Choose {
        draw_background(&context);
    } else {
        overlay.draw(&context);
    }
    let sentences = shown.sentences();
    if stage == Stage::Choose {
        draw_sentences(&context, layout.title(), &sentences, layout.mm(TITLE), false);
    } else {
        draw_sentences(&context, layout.sentence(), &sentences, layout.mm(LETTERS), false);
    }
    if layout.face_to_face && stage != Stage::Choose {
        draw_sentences(&context, layout.across(layout.sentence()), &sentences, layout.mm(LETTERS), true);
    }
    if let (Stage::End, None, Some(game), Some(page)) = (stage, countdown, &shown.game, &shown.configuration.page) {
        take_home::draw(&context, &layout, page, game, &shown.texts.get("kiosk-take-home"));
    }
    let (top, bottom) = layout.margins();
    let wanted = Margins { left: layout.mm(GAP), right: layout.mm(GAP), top, bottom };
    if *margins != wanted {
        *margins = wanted;
    }
    if let Some(digits) = shown.staff.typed() {
        draw_curtain(&context, &"•".repeat(digits), layout.mm(TITLE), &[(0.15, false)]);
    } else if let Some(left) = countdown {
        let seconds = left.ceil().max(0.0) as u32;
        let text = shown.texts.with("kiosk-countdown", &[("count", seconds.into())]);
        let readers: &[_] = if layout.face_to_face { &[(0.4, true), (0.6, false)] } else { &[(0.5, false)] };
        draw_curtain(&context, &format!("{}\n{text}", shown.texts.get("kiosk-anybody")), layout.mm(TITLE), readers);
    }
    let wanted = draw(&context, &targets, |subject| pictures.texture(subject));
    pressed.write_batch(wanted.into_iter().map(TargetPressed));
    darken(&context, *shown.brightness);
    Ok(())
}

/// Draws a plain background behind the boards to choose from.
fn draw_background(context: &egui::Context) {
    let colours = crate::app::foundations::theme::palette(context);
    let painter = context.layer_painter(egui::LayerId::new(egui::Order::Background, egui::Id::new("exhibit-ground")));
    painter.rect_filled(context.content_rect(), 0.0, colours.ground);
}

/// Darkens the whole window below full brightness.
fn darken(context: &egui::Context, brightness: Brightness) {
    if brightness.0 < 1.0 {
        let layer = egui::LayerId::new(egui::Order::Debug, egui::Id::new("exhibit-dark"));
        let shade = egui::Color32::from_black_alpha(((1.0 - brightness.0) * 255.0) as u8);
        context.layer_painter(layer).rect_filled(context.content_rect(), 0.0, shade);
    }
}
