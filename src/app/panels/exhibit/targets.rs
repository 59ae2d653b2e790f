//! Touch targets, large enough for children and for people in wheelchairs. Several people may press targets at the same
//! time, so every contact is read here; egui, which follows only one finger, draws the targets and does not press them.

use crate::app::foundations::theme::{bold, palette};
use crate::app::panels::screens::ThumbnailSubject;
use crate::app::play::input::{ContactId, ContactTime, Zones, ignore_palm};
use bevy::diagnostic::FrameCount;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_egui::egui;
use egui::accesskit::{self, Action, Role};
use egui::{Color32, Id, LayerId, Order, Stroke, StrokeKind};
use std::f32::consts::PI;

/// What pressing a target does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TouchAction {
    /// Begin a match of the game that the attract loop shows; a touch anywhere else does the same.
    Invitation,
    /// Demonstrate the game with that index in the configuration's list.
    Begin(usize),
    /// End the demonstration and play.
    Play,
    /// Show all games of the list.
    Others,
    /// Demonstrate the game.
    ShowMe,
    /// Begin another match of the same game.
    Again,
    /// Show the text about the mathematical idea of the game.
    Idea,
    /// Set up a puzzle of the game, or the next one.
    Puzzle,
    /// Give a hint for the puzzle, or show its solution after three hints.
    Hint,
    /// Change to the next language.
    Language,
    /// Let the computer play for the second player, or a person again.
    Computer,
    /// Stop the countdown.
    StillHere,
    /// Make a choice of the game: the one with that index among the open choices.
    Choice(usize),
    /// Type a digit of the staff's code.
    Digit(u8),
}

/// A button, a board to choose, or a key of the pad.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Target {
    /// What pressing it does.
    pub(crate) action: TouchAction,
    /// Its area in logical pixels of the window.
    pub(crate) area: Rect,
    /// Its label.
    pub(crate) label: String,
    /// The game whose thumbnail it shows, if any.
    pub(crate) game: Option<ThumbnailSubject>,
    /// Whether it is turned to the person on the other side of the table.
    pub(crate) turned: bool,
    /// Whether it is highlighted as the usual choice.
    pub(crate) first: bool,
}

impl Target {
    /// Creates a target without a thumbnail, upright and not highlighted.
    pub(super) fn new(action: TouchAction, area: Rect, label: String) -> Target {
        Target { action, area, label, game: None, turned: false, first: false }
    }
}

/// The targets on the screen and the contacts on them.
#[derive(Resource, Default, Debug)]
pub(crate) struct Targets {
    pub(crate) all: Vec<Target>,
    /// The font size of labels in logical pixels.
    pub(super) letters: f32,
    /// Whether the board can be touched, too.
    pub(super) board_is_open: bool,
    contacts: HashMap<ContactId, Contact>,
    mouse: Vec2,
}

/// A target was pressed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TargetPressed(pub(crate) TouchAction);

/// The screen was touched.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct ScreenTouched {
    /// The place in logical pixels.
    pub(super) at: Vec2,
    /// Whether there is a target.
    pub(super) on_target: bool,
}

/// A finger or mouse button that is down.
#[derive(Clone, Copy, Debug)]
struct Contact {
    at: Vec2,
    since: ContactTime,
    /// The target on which it went down: its action, and whether the target is turned.
    on: Option<(TouchAction, bool)>,
    /// Whether it belongs to a palm, and is ignored.
    in_palm: bool,
}

/// The aspect ratio of thumbnails.
const PICTURE: egui::Vec2 = egui::vec2(520.0, 322.0);

impl Targets {
    fn under(&self, at: Vec2) -> Option<&Target> {
        self.all.iter().find(|target| target.area.contains(at))
    }

    fn down(&mut self, id: ContactId, at: Vec2, since: ContactTime) -> ScreenTouched {
        let on = self.under(at).map(|target| (target.action, target.turned));
        // Devices do not report the end of some contacts.
        self.contacts.retain(|_, contact| !contact.since.rests(since));
        self.contacts.insert(id, Contact { at, since, on, in_palm: false });
        let together = |contact: &&mut Contact| on.is_some() && contact.on == on;
        ignore_palm(self.contacts.values_mut().filter(together), |contact| contact.in_palm = true);
        ScreenTouched { at, on_target: on.is_some() }
    }

    fn moved(&mut self, id: ContactId, at: Vec2) {
        if let Some(contact) = self.contacts.get_mut(&id) {
            contact.at = at;
        }
    }

    /// Ends a contact; returns the action of the target on which it went down if it is still there.
    fn up(&mut self, id: ContactId, now: ContactTime) -> Option<TouchAction> {
        let contact = self.contacts.remove(&id).filter(|contact| !contact.in_palm)?;
        let (action, turned) = contact.on?;
        let target = self.all.iter().find(|t| t.action == action && t.turned == turned)?;
        let slack = target.area.height() * 0.25;
        (!contact.since.rests(now) && target.area.inflate(slack).contains(contact.at)).then_some(action)
    }

    /// Whether a contact holds the target down.
    fn is_held(&self, target: &Target) -> bool {
        self.contacts
            .values()
            .any(|c| !c.in_palm && c.on == Some((target.action, target.turned)) && target.area.contains(c.at))
    }
}

/// Reads all fingers and the mouse, each as a contact of its own.
pub(super) fn read_contacts(
    mut touches: MessageReader<TouchInput>,
    mut moved: MessageReader<CursorMoved>,
    mut buttons: MessageReader<MouseButtonInput>,
    time: Res<Time<Real>>,
    frames: Res<FrameCount>,
    mut targets: ResMut<Targets>,
    mut pressed: MessageWriter<TargetPressed>,
    mut touched: MessageWriter<ScreenTouched>,
) {
    let now = ContactTime::now(&time, *frames);
    let targets = targets.bypass_change_detection();
    for touch in touches.read() {
        let id = ContactId::Finger(touch.id);
        match touch.phase {
            TouchPhase::Started => {
                touched.write(targets.down(id, touch.position, now));
            }
            TouchPhase::Moved => targets.moved(id, touch.position),
            TouchPhase::Ended => {
                targets.moved(id, touch.position);
                pressed.write_batch(targets.up(id, now).map(TargetPressed));
            }
            TouchPhase::Canceled => drop(targets.contacts.remove(&id)),
        }
    }
    for motion in moved.read() {
        targets.mouse = motion.position;
        targets.moved(ContactId::Left, motion.position);
    }
    for button in buttons.read().filter(|b| b.button == MouseButton::Left) {
        match button.state {
            ButtonState::Pressed => {
                touched.write(targets.down(ContactId::Left, targets.mouse, now));
            }
            ButtonState::Released => drop(pressed.write_batch(targets.up(ContactId::Left, now).map(TargetPressed))),
        }
    }
}

/// Excludes the targets from the area in which the board reacts, or the whole window while the board is closed.
pub(super) fn cover_board(targets: Res<Targets>, mut zones: ResMut<Zones>) {
    let everywhere = Rect::from_center_half_size(Vec2::ZERO, Vec2::splat(1e6));
    let wanted: Vec<Rect> =
        if targets.board_is_open { targets.all.iter().map(|target| target.area).collect() } else { vec![everywhere] };
    if zones.panels != wanted {
        zones.panels = wanted;
    }
}

/// Draws the targets; returns the actions of those that assistive technology pressed.
pub(super) fn draw(
    context: &egui::Context,
    targets: &Targets,
    mut pictures: impl FnMut(ThumbnailSubject) -> Option<egui::TextureId>,
) -> Vec<TouchAction> {
    let mut pressed = Vec::new();
    let painter = context.layer_painter(LayerId::new(Order::Foreground, Id::new("exhibit")));
    let zoom = context.zoom_factor();
    let colours = palette(context);
    for target in &targets.all {
        let at = |v: Vec2| egui::pos2(v.x / zoom, v.y / zoom);
        let area = egui::Rect::from_min_max(at(target.area.min), at(target.area.max));
        let held = targets.is_held(target);
        let (fill, ink) = match (held, target.first) {
            (true, _) => (colours.pressed, colours.ink),
            (_, true) => (colours.fill, colours.on_fill),
            _ => (colours.panel, colours.ink),
        };
        let corner = (area.height() * 0.18).min(18.0);
        painter.rect(area, corner, fill, Stroke::new(2.0, colours.edge), StrokeKind::Inside);
        let mut words = area.shrink(area.height() * 0.08);
        if let Some(texture) = target.game.clone().and_then(&mut pictures) {
            // The label has two lines below the thumbnail.
            let room = egui::vec2(words.width(), words.height() - 2.9 * targets.letters / zoom).max(egui::Vec2::ZERO);
            let scale = (room / PICTURE).min_elem();
            let top = words.center_top() + egui::vec2(0.0, PICTURE.y * scale / 2.0);
            let picture = egui::Rect::from_center_size(top, PICTURE * scale);
            let whole = egui::Rect::from_min_max(egui::pos2(0.0, 0.0), egui::pos2(1.0, 1.0));
            painter.image(texture, picture, whole, Color32::WHITE);
            words.min.y = picture.bottom();
        }
        draw_text(&painter, words, &target.label, targets.letters / zoom, ink, target.turned);
        let id = Id::new(("target", target.action, target.turned));
        context.accesskit_node_builder(id, |node| {
            node.set_role(Role::Button);
            node.set_label(target.label.clone());
            node.set_bounds(accesskit::Rect {
                x0: area.min.x.into(),
                y0: area.min.y.into(),
                x1: area.max.x.into(),
                y1: area.max.y.into(),
            });
            node.add_action(Action::Click);
        });
        if context.input(|input| input.has_accesskit_action_request(id, Action::Click)) {
            pressed.push(target.action);
        }
    }
    pressed
}

/// Draws a text in the middle of an area, with line breaks; `turned` draws it upside down.
pub(super) fn draw_text(
    painter: &egui::Painter,
    area: egui::Rect,
    text: &str,
    height: f32,
    ink: Color32,
    turned: bool,
) {
    let mut size = height;
    let galley = loop {
        let mut job = egui::text::LayoutJob::simple(text.to_string(), bold(size), ink, area.width());
        job.halign = egui::Align::Center;
        let galley = painter.layout_job(job);
        // A text that does not fit is drawn smaller.
        if galley.size().y <= area.height() || size < height * 0.6 {
            break galley;
        }
        size *= 0.92;
    };
    let middle = area.center();
    let offset = egui::vec2(0.0, galley.size().y / 2.0);
    let mut shape = egui::epaint::TextShape::new(if turned { middle + offset } else { middle - offset }, galley, ink);
    if turned {
        shape.angle = PI;
    }
    painter.add(shape);
}

/// Draws sentences, one in each line, on a strip behind them.
pub(super) fn draw_sentences(context: &egui::Context, area: Rect, sentences: &[String], height: f32, turned: bool) {
    if sentences.is_empty() {
        return;
    }
    let text = sentences.join("\n");
    let painter = context.layer_painter(LayerId::new(Order::Middle, Id::new("exhibit-words")));
    let zoom = context.zoom_factor();
    let at = |v: Vec2| egui::pos2(v.x / zoom, v.y / zoom);
    let area = egui::Rect::from_min_max(at(area.min), at(area.max));
    let colours = palette(context);
    let size = painter.layout(text.clone(), bold(height / zoom), colours.ink, area.width() - 40.0).size();
    let strip = egui::vec2((size.x * 1.05 + 40.0).min(area.width()), (size.y + 16.0).min(area.height()));
    let strip = egui::Rect::from_center_size(area.center(), strip);
    painter.rect_filled(strip, 14.0, colours.panel);
    draw_text(&painter, strip.shrink(6.0), &text, height / zoom, colours.ink, turned);
}
