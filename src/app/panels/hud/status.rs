//! The bar under the board: turn, prompt, choices, score, history. Face to face, a second one is turned to the other
//! player.

use super::bar::{BarCommands, Hud, Question, Shown, narrow, rect};
use super::{clocks, distant, questions};
use crate::app::foundations::locale::{Texts, action_in_words, choice_name};
use crate::app::foundations::navigation::{ChangeScreen, Screen};
use crate::app::foundations::referee::{Distant, GoTo, Offered, TellOther};
use crate::app::foundations::theme::{Icon, bold, button, palette, panel_frame, regular};
use crate::app::play::input::Tapped;
use crate::app::play::online::AskClass;
use crate::app::play::opponent::HintStep;
use crate::app::play::review::StartReview;
use bevy_egui::egui;
use egui::{Color32, Id, Order, RichText, Stroke, vec2};
use tabuleiro_catalogue::matches::{Match, Occupant};
use tabuleiro_clock::Clock;
use tabuleiro_engine::search::Candidate;
use tabuleiro_rules::{Player, Tap, Tone};
use tabuleiro_words::{Status, only_person, why_best};

/// Below this width, as on a telephone with large letters, the buttons stand under the words.
const CRAMPED: f32 = 260.0;

fn status<'a>(game: &'a Match, texts: &'a Texts, distant: &Distant) -> Status<'a> {
    let only_person = if distant.is_none() { only_person(game) } else { distant.person() };
    Status { game, texts, only_person, thinking: false, notice: None }
}

/// Returns the headline: the player to move, or the winner.
pub(crate) fn headline(game: &Match, texts: &Texts, distant: &Distant) -> String {
    status(game, texts, distant).headline()
}

/// Returns the line under the headline: the prompt, or the reason for the end.
pub(crate) fn line(game: &Match, texts: &Texts, thinking: bool, distant: &Distant) -> String {
    Status { thinking, notice: distant::line(game, texts, distant), ..status(game, texts, distant) }.line()
}

/// Returns the position in words: the last action, `told` of what it did, the turn, the prompt.
pub(crate) fn spoken(game: &Match, texts: &Texts, thinking: bool, distant: &Distant, told: &[String]) -> String {
    Status { thinking, notice: distant::line(game, texts, distant), ..status(game, texts, distant) }.spoken(told)
}

/// Draws a disc in the colour of a player, with a mark inside the dark one, so that they differ in greyscale.
fn chip(ui: &mut egui::Ui, tone: Tone, number: usize, lit: bool) {
    let (area, _) = ui.allocate_exact_size(vec2(30.0, 30.0), egui::Sense::hover());
    let middle = area.center();
    let (fill, ink) = match tone {
        Tone::Light => (Color32::from_rgb(240, 230, 208), Color32::from_rgb(60, 46, 36)),
        Tone::Dark => (Color32::from_rgb(14, 13, 15), Color32::from_rgb(243, 231, 210)),
        Tone::Neutral => ([Color32::from_rgb(70, 112, 144), Color32::from_rgb(170, 84, 56)][number], Color32::WHITE),
    };
    let colours = palette(ui.ctx());
    let ring = if lit { Stroke::new(2.5, colours.accent) } else { Stroke::new(1.2, colours.faint) };
    ui.painter().circle(middle, 12.5, fill, ring);
    match tone {
        Tone::Neutral => {
            let text = (number + 1).to_string();
            ui.painter().text(middle, egui::Align2::CENTER_CENTER, text, bold(16.0), ink);
        }
        Tone::Dark => {
            ui.painter().circle_stroke(middle, 5.0, Stroke::new(1.5, ink));
        }
        Tone::Light => {}
    }
}

/// Draws both scores, in a row from right to left.
fn score(ui: &mut egui::Ui, game: &Match) {
    let Some(points) = game.position().score() else { return };
    let facts = game.position().facts();
    for side in [Player::Second, Player::First] {
        ui.label(RichText::new(points[side.index()].to_string()).font(bold(22.0)));
        chip(ui, facts.seats[side.index()].tone, side.index(), false);
        ui.add_space(4.0);
    }
}

/// Draws the buttons of the game's choices: pass, swap, promotion.
pub(super) fn choices(ui: &mut egui::Ui, game: &Match, shown: &Shown, commands: &mut BarCommands) {
    let choices = shown.gesture.choices();
    if choices.is_empty() {
        return;
    }
    // The buttons disappear after a press, unless the next turn has the same ones. With ids of their own no other button, such as
    // Undo, takes their place and their focus: without it keys go to the board.
    ui.push_id(format!("{choices:?}"), |ui| {
        for choice in choices {
            let name = choice_name(game.position().id(), &shown.texts, choice);
            let colours = palette(ui.ctx());
            let text = RichText::new(name).font(bold(19.0)).color(colours.on_fill);
            let face = egui::Button::new(text).fill(colours.fill).min_size(vec2(92.0, 44.0));
            if ui.add(face).clicked() {
                commands.tapped.write(Tapped(Tap::Choice(choice)));
            }
        }
    });
}

/// Returns the total width of the buttons.
fn room_of_choices(ui: &egui::Ui, game: &Match, shown: &Shown) -> f32 {
    let width = |choice| {
        let name = choice_name(game.position().id(), &shown.texts, choice);
        let text = ui.painter().layout_no_wrap(name, bold(19.0), Color32::WHITE).size().x;
        (text + 2.0 * ui.spacing().button_padding.x).max(92.0) + ui.spacing().item_spacing.x
    };
    shown.gesture.choices().into_iter().map(width).sum()
}

fn words(ui: &mut egui::Ui, game: &Match, shown: &Shown) {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let over = game.over_here();
        let colours = palette(ui.ctx());
        let colour = if over { colours.accent } else { colours.ink };
        ui.label(RichText::new(headline(game, &shown.texts, &shown.distant)).font(bold(20.0)).color(colour));
        let under = line(game, &shown.texts, shown.thinking.busy(), &shown.distant);
        ui.label(RichText::new(under).font(regular(17.0)).color(colours.quiet));
        if let Some(hint) = advice(game, shown) {
            ui.add(egui::Label::new(RichText::new(hint).font(regular(18.0)).color(colours.accent)).wrap());
        }
        if let Some(text) = shown.commentary.now(game, &shown.texts) {
            ui.add(egui::Label::new(RichText::new(text).font(regular(18.0)).color(colours.accent)).wrap());
        }
    });
}

/// Returns the text of the computer's advice.
fn advice(game: &Match, shown: &Shown) -> Option<String> {
    let (advice, texts) = (&shown.advice, &shown.texts);
    let best = advice.candidates.first()?;
    if advice.values {
        let all = advice.candidates.iter().all(Candidate::is_certain);
        return Some(texts.get(if all { "values-exact" } else { "values-estimate" }));
    }
    let action = || action_in_words(game.position(), &best.text, texts);
    Some(match advice.step {
        HintStep::Where => texts.get("hint-where"),
        HintStep::Action => texts.with("hint-action", &[("action", action().into())]),
        HintStep::Why => why_best(best, &action(), texts),
    })
}

/// Draws the button for redo.
pub(super) fn redo(ui: &mut egui::Ui, game: &Match, shown: &Shown, commands: &mut BarCommands) {
    let target = game.redo_target();
    if button(ui, Icon::Redo, &shown.texts.get("redo"), target.is_some(), false).clicked() {
        commands.go.write_batch(target.map(GoTo));
    }
}

/// Whether the rules of the match let the person take an action back.
fn may_take_back(shown: &Shown) -> bool {
    shown.distant.may_undo() || shown.distant.is_none() && !shown.counted.0
}

/// Whether an action can be taken back, or an earlier position looked at.
fn can_undo(game: &Match, shown: &Shown) -> bool {
    game.cursor() > 0 && (may_take_back(shown) || game.decided())
}

/// Draws the button for undo.
pub(super) fn undo(ui: &mut egui::Ui, game: &Match, shown: &Shown, commands: &mut BarCommands, hud: &mut Hud) {
    if button(ui, Icon::Undo, &shown.texts.get("undo"), can_undo(game, shown), false).clicked() {
        questions::undo(game, near(game, &shown.distant), &shown.distant, commands, hud);
    }
}

/// Returns the text of a question.
fn asked(question: Question, texts: &Texts) -> String {
    texts.get(match question {
        Question::Undo(_) => "ask-undo",
        Question::Draw => "ask-draw",
    })
}

/// Draws the question that the person at the bottom has been asked.
fn question(ui: &mut egui::Ui, game: &Match, shown: &Shown, commands: &mut BarCommands, hud: &mut Hud) {
    let texts = &shown.texts;
    distant::event(ui, shown);
    distant::offers(ui, texts, &shown.distant, commands);
    let person = near(game, &shown.distant);
    let Some((_, question)) = hud.asked.filter(|(asked, _)| *asked == person) else { return };
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(asked(question, texts)).font(bold(19.0)));
        for yes in [true, false] {
            let text = RichText::new(texts.get(if yes { "yes" } else { "no" })).font(bold(18.0));
            if ui.add(egui::Button::new(text).min_size(vec2(80.0, 44.0))).clicked() {
                hud.asked = None;
                if yes {
                    questions::accept(question, commands);
                }
            }
        }
    });
}

/// Draws the buttons after a match: another match, or the analysis.
fn afterwards(ui: &mut egui::Ui, shown: &Shown, commands: &mut BarCommands) {
    let button =
        |id: &str| egui::Button::new(RichText::new(shown.texts.get(id)).font(bold(18.0))).min_size(vec2(92.0, 44.0));
    let colours = palette(ui.ctx());
    let usual = |id: &str| {
        let text = RichText::new(shown.texts.get(id)).font(bold(18.0)).color(colours.on_fill);
        egui::Button::new(text).fill(colours.fill).min_size(vec2(92.0, 44.0))
    };
    if shown.distant.event().is_some_and(|event| event.next.is_some()) {
        if ui.add(usual("class-next-match")).clicked() {
            commands.ask_class.write(AskClass::GoOn);
        }
    } else if shown.home.is_elsewhere() {
        if ui.add(usual(shown.home.back)).clicked() {
            commands.screen.write(ChangeScreen(shown.home.screen));
        }
    } else if shown.distant.is_none() {
        if ui.add(button("play-again")).clicked() {
            commands.screen.write(ChangeScreen(Screen::SetUp));
        }
    } else if shown.distant.may_rematch() {
        let waits = shown.distant.waits_for(Offered::Rematch);
        if ui.add_enabled(!waits, button("distant-rematch")).clicked() {
            commands.tell.write(TellOther::Offer(Offered::Rematch));
        }
    }
    if shown.distant.event().is_none() && ui.add(button("review")).clicked() {
        commands.back.write(StartReview);
    }
}

/// Draws the texts, choices, score and buttons below each other, for a low window.
pub(super) fn column(ui: &mut egui::Ui, game: &Match, shown: &Shown, commands: &mut BarCommands, hud: &mut Hud) {
    let mover = game.position().mover();
    if !game.over_here() {
        chip(ui, game.position().facts().seats[mover.index()].tone, mover.index(), true);
    }
    words(ui, game, shown);
    question(ui, game, shown, commands, hud);
    ui.horizontal_wrapped(|ui| choices(ui, game, shown, commands));
    if game.over_here() && !shown.clock.running() {
        ui.horizontal_wrapped(|ui| afterwards(ui, shown, commands));
    }
    if game.position().score().is_some() {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| score(ui, game));
    }
}

/// Returns the person at the bottom of the screen: the only one there, or the one who began.
fn near(game: &Match, distant: &Distant) -> Player {
    if let Some(person) = distant.person() {
        return person;
    }
    match game.occupants {
        [Occupant::Computer(_), Occupant::Human] => Player::Second,
        _ => Player::First,
    }
}

/// Draws the bar at the bottom.
pub(super) fn bar(context: &egui::Context, shown: &Shown, commands: &mut BarCommands, hud: &mut Hud, pad: f32) {
    let Some(game) = &shown.game else { return };
    let screen = context.content_rect();
    let position = game.position();
    let mover = position.mover();
    let narrow = narrow(context);
    let area =
        egui::Area::new(Id::new("bottom")).order(Order::Middle).anchor(egui::Align2::CENTER_BOTTOM, vec2(0.0, -pad));
    let response = area.show(context, |ui| {
        let width = (screen.width() - 2.0 * pad).min(980.0);
        ui.set_width(width);
        panel_frame(ui.ctx()).show(ui, |ui| {
            ui.set_width(ui.available_width());
            clocks::row(ui, game, shown, near(game, &shown.distant), commands);
            question(ui, game, shown, commands, hud);
            // Many buttons get a row of their own, so that the text keeps its width.
            let apart = narrow || room_of_choices(ui, game, shown) > 0.3 * width;
            if apart && !shown.gesture.choices().is_empty() {
                ui.horizontal_wrapped(|ui| choices(ui, game, shown, commands));
            }
            let over = game.over_here() && !shown.clock.running();
            if narrow && over {
                ui.horizontal_wrapped(|ui| afterwards(ui, shown, commands));
            }
            let left = |ui: &mut egui::Ui| {
                if !game.over_here() {
                    chip(ui, position.facts().seats[mover.index()].tone, mover.index(), true);
                }
                words(ui, game, shown);
            };
            if width < CRAMPED {
                ui.horizontal(left);
                if can_undo(game, shown) || game.redo_target().is_some() {
                    ui.horizontal(|ui| {
                        undo(ui, game, shown, commands, hud);
                        redo(ui, game, shown, commands);
                    });
                }
            } else {
                egui::Sides::new().height(46.0).shrink_left().show(ui, left, |ui| {
                    // The row is laid out from right to left.
                    redo(ui, game, shown, commands);
                    undo(ui, game, shown, commands, hud);
                    ui.add_space(6.0);
                    if !narrow {
                        score(ui, game);
                        ui.add_space(6.0);
                        if !apart {
                            choices(ui, game, shown, commands);
                        }
                        if over {
                            afterwards(ui, shown, commands);
                        }
                    }
                });
            }
            if narrow && position.score().is_some() {
                ui.horizontal(|ui| {
                    ui.set_width(150.0);
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| score(ui, game));
                });
            }
        });
    });
    hud.rects.push(rect(response.response.rect));
}

/// Draws the bar of the player on the other side: the same text and choices upside down at the top.
pub(super) fn facing_bar(context: &egui::Context, shown: &Shown, commands: &mut BarCommands, hud: &mut Hud, pad: f32) {
    let Some(game) = &shown.game else { return };
    let far = near(game, &shown.distant).other();
    let screen = context.content_rect();
    let size = vec2((screen.width() - 2.0 * pad).min(620.0), 64.0);
    let origin = egui::pos2(screen.center().x - size.x / 2.0, screen.top() + pad + 66.0);
    let area = egui::Area::new(Id::new("facing")).order(Order::Middle).fixed_pos(origin);
    let response = area.show(context, |ui| {
        let (bar, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        let painter = ui.painter().clone();
        let colours = palette(ui.ctx());
        painter.rect_filled(bar, 14.0, colours.panel);
        let upside_down = |text: String, font: egui::FontId, colour: Color32, at: egui::Pos2| {
            let galley = painter.layout_no_wrap(text, font, colour);
            let mut shape = egui::epaint::TextShape::new(at, galley, colour);
            shape.angle = std::f32::consts::PI;
            painter.add(shape);
        };
        let right = bar.right() - 14.0;
        let question = hud.asked.filter(|(person, _)| *person == far).map(|(_, question)| question);
        let head = question
            .map_or_else(|| headline(game, &shown.texts, &shown.distant), |question| asked(question, &shown.texts));
        upside_down(head, bold(20.0), colours.ink, egui::pos2(right, bar.bottom() - 6.0));
        let asked = line(game, &shown.texts, shown.thinking.busy(), &shown.distant);
        upside_down(asked, regular(17.0), colours.quiet, egui::pos2(right, bar.bottom() - 31.0));
        if let Some(reading) = shown.timer.reading(far) {
            let colour =
                if shown.timer.clock().and_then(Clock::running) == Some(far) { colours.accent } else { colours.ink };
            upside_down(clocks::face(reading), bold(40.0), colour, egui::pos2(bar.left() + 130.0, bar.bottom() - 8.0));
        }
        let mut left = bar.left() + if shown.timer.clock().is_some() { 144.0 } else { 10.0 };
        let mut key = |ui: &mut egui::Ui, name: String, id: String| {
            let galley = painter.layout_no_wrap(name.clone(), bold(18.0), colours.on_fill);
            let face =
                egui::Rect::from_min_size(egui::pos2(left, bar.top() + 10.0), vec2(galley.size().x + 28.0, 44.0));
            painter.rect_filled(face, 10.0, colours.fill);
            let at = face.center() + galley.size() / 2.0;
            let mut shape = egui::epaint::TextShape::new(at, galley, colours.on_fill);
            shape.angle = std::f32::consts::PI;
            painter.add(shape);
            let response = ui.interact(face, Id::new(("facing", id)), egui::Sense::click());
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
            left = face.right() + 8.0;
            response.clicked()
        };
        let texts = &shown.texts;
        if let Some(question) = question {
            for yes in [false, true] {
                let name = texts.get(if yes { "yes" } else { "no" });
                if key(ui, name, format!("answer {yes}")) {
                    hud.asked = None;
                    if yes {
                        questions::accept(question, commands);
                    }
                }
            }
            return;
        }
        for choice in shown.gesture.choices() {
            let name = choice_name(game.position().id(), texts, choice);
            if key(ui, name, format!("{choice:?}")) {
                commands.tapped.write(Tapped(Tap::Choice(choice)));
            }
        }
        let undoes = game.occupants == [Occupant::Human; 2] && game.cursor() > 0 && !game.decided();
        if undoes && shown.gesture.choices().is_empty() && key(ui, texts.get("undo"), "undo".into()) {
            questions::undo(game, far, &shown.distant, commands, hud);
        }
    });
    hud.rects.push(rect(response.response.rect));
}
