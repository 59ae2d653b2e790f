//! Touch targets large enough for a child's finger and a wheelchair's distance. Several people press them at once, so
//! they listen to every finger themselves; egui, which follows one finger only, draws them and presses none.

use crate::app::input::{ContactTime, Zones};
use crate::app::screens::ThumbnailSubject;
use crate::app::theme::{bold, palette};
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

/// What pressing a target asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TouchAction {
    /// Begin the game that is shown, as a touch anywhere does.
    Invitation,
    /// Begin the game with that number in the configuration's list.
    Begin(usize),
    /// Play, instead of watching.
    Play,
    /// Show all games of the list.
    Others,
    /// Show how the game is played.
    ShowMe,
    /// The same game once more.
    Again,
    /// The idea behind it.
    Idea,
    /// A puzzle of it, or the next one.
    Puzzle,
    /// A hint for the puzzle, and after three of them the solution.
    Hint,
    /// The next language.
    Language,
    /// The computer takes the free seat, or leaves it.
    Computer,
    /// Somebody is still there.
    StillHere,
    /// A choice of the game itself: its place in the list of choices that are open.
    Choice(usize),
    /// A digit of the staff's code.
    Digit(u8),
}

/// One of them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Target {
    /// What it asks for.
    pub(crate) deed: TouchAction,
    /// Where it lies, in logical pixels of the window.
    pub(crate) area: Rect,
    /// What stands on it.
    pub(crate) label: String,
    /// The game whose board it shows, if it shows one.
    pub(crate) game: Option<ThumbnailSubject>,
    /// It is read from the other side of the table.
    pub(crate) turned: bool,
    /// It is what most people want now.
    pub(crate) first: bool,
}

/// All that lie on the screen now.
#[derive(Resource, Default, Debug)]
pub(crate) struct Targets {
    pub(crate) all: Vec<Target>,
    /// Height of the letters, in logical pixels.
    pub(super) letters: f32,
    /// The board may be touched, too.
    pub(super) board_is_open: bool,
    fingers: HashMap<Hand, Contact>,
    mouse: Vec2,
}

/// A target was pressed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pressed(pub(crate) TouchAction);

/// Somebody touched the screen, anywhere: in logical pixels, and whether a target lies there.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct Touched {
    pub(super) at: Vec2,
    pub(super) on_target: bool,
}

/// What presses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Hand {
    Mouse,
    Finger(u64),
}

/// A finger that is down.
#[derive(Clone, Copy, Debug)]
struct Contact {
    at: Vec2,
    since: ContactTime,
    /// What it went down on, and from which side.
    on: Option<(TouchAction, bool)>,
    /// It is part of a palm.
    flat: bool,
}

/// The shape of a board's picture.
const PICTURE: egui::Vec2 = egui::vec2(520.0, 322.0);
/// So many fingers that went down on one target together are a palm.
const PALM: usize = 3;

impl Targets {
    fn under(&self, at: Vec2) -> Option<&Target> {
        self.all.iter().find(|target| target.area.contains(at))
    }

    fn down(&mut self, hand: Hand, at: Vec2, since: ContactTime) -> Touched {
        let on = self.under(at).map(|target| (target.deed, target.turned));
        // Some contacts never end: the device has forgotten them.
        self.fingers.retain(|_, contact| !contact.since.rests(since));
        self.fingers.insert(hand, Contact { at, since, on, flat: false });
        let together = |c: &&mut Contact| on.is_some() && c.on == on;
        if self.fingers.values_mut().filter(together).count() >= PALM {
            self.fingers.values_mut().filter(together).for_each(|c| c.flat = true);
        }
        Touched { at, on_target: on.is_some() }
    }

    fn moved(&mut self, hand: Hand, at: Vec2) {
        if let Some(contact) = self.fingers.get_mut(&hand) {
            contact.at = at;
        }
    }

    /// What is pressed when a finger goes up: the target it went down on, if it is still over it.
    fn up(&mut self, hand: Hand, now: ContactTime) -> Option<TouchAction> {
        let contact = self.fingers.remove(&hand).filter(|contact| !contact.flat)?;
        let (deed, turned) = contact.on?;
        let target = self.all.iter().find(|t| t.deed == deed && t.turned == turned)?;
        let slack = target.area.height() * 0.25;
        (!contact.since.rests(now) && target.area.inflate(slack).contains(contact.at)).then_some(deed)
    }

    /// Whether a finger is on it.
    fn is_held(&self, target: &Target) -> bool {
        self.fingers
            .values()
            .any(|c| !c.flat && c.on == Some((target.deed, target.turned)) && target.area.contains(c.at))
    }
}

/// Every finger and the mouse; each for itself.
pub(super) fn listen(
    mut touches: MessageReader<TouchInput>,
    mut moved: MessageReader<CursorMoved>,
    mut buttons: MessageReader<MouseButtonInput>,
    time: Res<Time<Real>>,
    frames: Res<FrameCount>,
    mut targets: ResMut<Targets>,
    mut pressed: MessageWriter<Pressed>,
    mut touched: MessageWriter<Touched>,
) {
    let now = ContactTime::now(&time, *frames);
    let targets = targets.bypass_change_detection();
    for touch in touches.read() {
        let hand = Hand::Finger(touch.id);
        match touch.phase {
            TouchPhase::Started => {
                touched.write(targets.down(hand, touch.position, now));
            }
            TouchPhase::Moved => targets.moved(hand, touch.position),
            TouchPhase::Ended => {
                targets.moved(hand, touch.position);
                pressed.write_batch(targets.up(hand, now).map(Pressed));
            }
            TouchPhase::Canceled => drop(targets.fingers.remove(&hand)),
        }
    }
    for motion in moved.read() {
        targets.mouse = motion.position;
        targets.moved(Hand::Mouse, motion.position);
    }
    for button in buttons.read().filter(|b| b.button == MouseButton::Left) {
        match button.state {
            ButtonState::Pressed => {
                touched.write(targets.down(Hand::Mouse, targets.mouse, now));
            }
            ButtonState::Released => drop(pressed.write_batch(targets.up(Hand::Mouse, now).map(Pressed))),
        }
    }
}

/// The board does not hear what is meant for a target, and nothing at all while nobody is to play on it.
pub(super) fn cover(targets: Res<Targets>, mut zones: ResMut<Zones>) {
    let everywhere = Rect::from_center_half_size(Vec2::ZERO, Vec2::splat(1e6));
    let wanted: Vec<Rect> =
        if targets.board_is_open { targets.all.iter().map(|target| target.area).collect() } else { vec![everywhere] };
    if zones.panels != wanted {
        zones.panels = wanted;
    }
}

/// Draws them over the table; those that assistive technology pressed.
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
            // Two lines of words below the picture.
            let room = egui::vec2(words.width(), words.height() - 2.9 * targets.letters / zoom).max(egui::Vec2::ZERO);
            let scale = (room / PICTURE).min_elem();
            let top = words.center_top() + egui::vec2(0.0, PICTURE.y * scale / 2.0);
            let picture = egui::Rect::from_center_size(top, PICTURE * scale);
            let whole = egui::Rect::from_min_max(egui::pos2(0.0, 0.0), egui::pos2(1.0, 1.0));
            painter.image(texture, picture, whole, Color32::WHITE);
            words.min.y = picture.bottom();
        }
        write(&painter, words, &target.label, targets.letters / zoom, ink, target.turned);
        let id = Id::new(("target", target.deed, target.turned));
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
            pressed.push(target.deed);
        }
    }
    pressed
}

/// Words in the middle of an area, in as many lines as they need, turned to their reader.
pub(super) fn write(painter: &egui::Painter, area: egui::Rect, text: &str, height: f32, ink: Color32, turned: bool) {
    let mut size = height;
    let galley = loop {
        let mut job = egui::text::LayoutJob::simple(text.to_string(), bold(size), ink, area.width());
        job.halign = egui::Align::Center;
        let galley = painter.layout_job(job);
        // Words that do not fit are written smaller rather than cut.
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

/// Sentences on a strip of their own, the first in bold ink.
pub(super) fn say(context: &egui::Context, area: Rect, sentences: &[String], height: f32, turned: bool) {
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
    write(&painter, strip.shrink(6.0), &text, height / zoom, colours.ink, turned);
}
