//! Mouse and touch. Taps and drags are distinguished here: a tap acts on release, tolerates a few millimetres of
//! movement and is cancelled by sliding off. Two fingers move the view and never play.

mod look;

use super::contact::{ContactId, ContactTime, ignore_palm};
use super::gesture::{Gesture, Tapped};
use crate::app::foundations::navigation::{Dialog, Screen, at_the_board};
use crate::app::foundations::notices::Notice;
use crate::app::foundations::sets::TableSet;
use crate::app::scene::board::BoardOnTable;
use crate::app::scene::camera::{Shot, View};
use bevy::diagnostic::FrameCount;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use look::{pinch, wheel};
use tabuleiro_rules::{Point, Site, Tap};

/// Movement of a finger that still counts as a tap, in logical pixels (about 3 mm at 96 dpi).
const TREMBLE: f32 = 12.0;
/// Distance within which a site is hit, in cells.
const REACH: f32 = 0.62;

/// Sites smaller than this, in logical pixels, are smaller than a fingertip: a touch between two of them is ambiguous.
const FINGERTIP: f32 = 34.0;
/// How much nearer the nearest site must be than the next one for a touch to be unambiguous, in cells.
const CLEARLY: f32 = 0.4;
/// The factor by which movements of the finger are reduced under the lens.
const FINE: f32 = 0.4;
/// In so few frames after the board has appeared nobody can have touched what he saw there.
const UNSEEN: u32 = 2;
/// A finger that has slid so far away from its touch chooses nothing, in logical pixels.
const AWAY: f32 = 140.0;

/// Parts of the window covered by panels, in logical pixels; the board under them does not react.
#[derive(Resource, Default, Debug, Clone, PartialEq)]
pub(crate) struct Zones {
    /// Rectangles covered by panels.
    pub(crate) panels: Vec<Rect>,
}

impl Zones {
    fn cover(&self, at: Vec2) -> bool {
        self.panels.iter().any(|r| r.contains(at))
    }
}

/// How many people touch the screen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Hands {
    /// One person: two fingers move the view together, and never play.
    #[default]
    One,
    /// Several people: each finger acts for itself, and nobody moves the view.
    Many,
}

#[derive(Clone, Copy, Debug)]
struct Press {
    start: Vec2,
    now: Vec2,
    site: Option<Site>,
    /// The place of that site on the board.
    place: Option<Point>,
    role: PressRole,
    /// The time of the press.
    since: ContactTime,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PressRole {
    /// Has not moved far enough for a drag.
    Tap,
    /// Drags a piece.
    Piece,
    /// Chooses a site under the lens.
    Aim,
    /// Moves the view.
    Table,
    /// Belongs to a panel, or was cancelled.
    Nothing,
}

/// All contacts.
#[derive(Resource, Default, Debug)]
pub(crate) struct Pointers {
    presses: HashMap<ContactId, Press>,
    mouse: Vec2,
    /// Two fingers have been down since the last time none was.
    looking: bool,
    span: Option<(Vec2, f32, f32)>,
    aim: Option<Aim>,
    /// Whether the board accepts input, and the first frame in which that is so.
    open: Option<u32>,
}

/// What a finger under the lens chooses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aim {
    /// The place of the finger, in logical pixels.
    pub(crate) finger: Vec2,
    /// The point of the board in the middle of the lens.
    pub(crate) point: Point,
    /// The chosen site.
    pub(crate) site: Option<Site>,
}

impl Pointers {
    /// Returns what the finger under the lens chooses, if there is one.
    pub(crate) fn aim(&self) -> Option<Aim> {
        self.aim
    }

    /// Returns the position of a dragged piece, in logical pixels.
    pub(crate) fn carrying(&self) -> Option<Vec2> {
        self.presses.values().find(|p| p.role == PressRole::Piece).map(|p| p.now)
    }
}

/// The systems that read mouse and touch.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ReadPointers;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointers>().init_resource::<Zones>().init_resource::<Hands>().add_systems(
        Update,
        (notice_opening, mouse, touch, wheel, pinch).chain().in_set(ReadPointers).in_set(TableSet::Input),
    );
}

/// What pointers act on.
#[derive(bevy::ecs::system::SystemParam)]
struct Surface<'w> {
    board: Option<Res<'w, BoardOnTable>>,
    shot: Res<'w, Shot>,
    zones: Res<'w, Zones>,
    hands: Res<'w, Hands>,
    screen: Res<'w, State<Screen>>,
    dialog: Res<'w, Dialog>,
    view: ResMut<'w, View>,
    gesture: ResMut<'w, Gesture>,
    tapped: MessageWriter<'w, Tapped>,
    notices: MessageWriter<'w, Notice>,
    time: Res<'w, Time<Real>>,
    frames: Res<'w, FrameCount>,
}

/// The duration after which a device is assumed to have lost a contact on a shared screen, in seconds.
const FORGOTTEN: f32 = 20.0;
/// The diameter of a palm in units of the board; from `CROWD` contacts on, it does not matter.
const PALM_DIAMETER: f32 = 2.5;
const CROWD: usize = 5;

impl Surface<'_> {
    fn now(&self) -> ContactTime {
        ContactTime::now(&self.time, *self.frames)
    }

    fn is_shared(&self) -> bool {
        *self.hands == Hands::Many
    }

    /// On a shared screen, ignores palms and contacts whose end the device has not reported.
    fn ignore_strays(&self, pointers: &mut Pointers, latest: ContactId) {
        if !self.is_shared() {
            return;
        }
        let now = self.now();
        pointers.presses.retain(|_, press| press.since.seconds_until(now) < FORGOTTEN);
        let Some(at) = pointers.presses.get(&latest).map(|press| press.start) else { return };
        let reach = PALM_DIAMETER * self.shot.lens.pixels_per_unit(Vec3::ZERO);
        let is_crowd = pointers.presses.len() >= CROWD;
        let near =
            |press: &&mut Press| press.role != PressRole::Piece && (is_crowd || press.start.distance(at) < reach);
        ignore_palm(pointers.presses.values_mut().filter(near), |press| press.role = PressRole::Nothing);
    }

    /// Whether a point of the window does not belong to the board: it lies under a panel, or a dialog or another screen
    /// is open.
    fn covers(&self, at: Vec2) -> bool {
        !at_the_board(*self.screen.get(), *self.dialog) || self.zones.cover(at)
    }

    fn site(&self, pixel: Vec2) -> Option<Site> {
        let board = self.board.as_ref()?;
        let at = self.shot.lens.place(pixel, 0.0)?;
        board.0.nearest(Point::new(at.x, -at.z), REACH)
    }

    /// Whether a touch could mean two sites: they are smaller than a fingertip, and it is not clearly nearer to one.
    fn is_ambiguous(&self, pixel: Vec2) -> bool {
        let (Some(board), Some(at)) = (&self.board, self.shot.lens.place(pixel, 0.0)) else { return false };
        if self.is_shared() || self.shot.lens.pixels_per_unit(Vec3::ZERO) >= FINGERTIP {
            return false;
        }
        let at = Point::new(at.x, -at.z);
        let mut distances: Vec<f32> = board.0.sites.iter().map(|site| site.at.distance(at)).collect();
        distances.sort_unstable_by(f32::total_cmp);
        matches!(distances[..], [nearest, next, ..] if nearest < REACH && next - nearest < CLEARLY)
    }

    /// Returns the movement within which a tap counts for the site that was pressed, in logical pixels.
    fn tremble(&self) -> f32 {
        TREMBLE.min(self.shot.lens.pixels_per_unit(Vec3::ZERO) / 2.0)
    }

    /// Returns what a finger under the lens chooses.
    fn aim(&self, press: &Press) -> Option<Aim> {
        let pixel = press.start + (press.now - press.start) * FINE;
        let at = self.shot.lens.place(pixel, 0.0)?;
        let site = if press.now.distance(press.start) > AWAY { None } else { self.site(pixel) };
        Some(Aim { finger: press.now, point: Point::new(at.x, -at.z), site })
    }

    /// Returns the place of a site on the board.
    fn place(&self, site: Site) -> Option<Point> {
        self.board.as_ref()?.0.sites.get(site.index()).map(|site| site.at)
    }

    /// Whether the board has just appeared: what was touched in the frame before was another picture.
    fn is_unseen(&self, pointers: &Pointers) -> bool {
        pointers.open.is_some_and(|since| self.frames.0.wrapping_sub(since) < UNSEEN)
    }

    fn hover(&mut self, site: Option<Site>) {
        if self.gesture.hover != site {
            self.gesture.hover = site;
        }
    }

    fn press(&mut self, pointers: &mut Pointers, id: ContactId, at: Vec2) {
        let unseen = self.is_unseen(pointers);
        let covered = self.covers(at) || unseen;
        let site = if covered { None } else { self.site(at) };
        if unseen && !self.covers(at) && self.site(at).is_some() && id != ContactId::Right {
            self.notices.write(Notice::plain("tap-too-early"));
        }
        let role = match id {
            _ if covered || pointers.looking => PressRole::Nothing,
            // A piece is already being dragged by another hand.
            _ if self.is_shared() && pointers.carrying().is_some() => PressRole::Nothing,
            ContactId::Right if self.is_shared() => PressRole::Nothing,
            ContactId::Right => PressRole::Table,
            ContactId::Finger(_) if self.is_ambiguous(at) && !site.is_some_and(|s| self.gesture.is_draggable(s)) => {
                PressRole::Aim
            }
            _ => PressRole::Tap,
        };
        if matches!(role, PressRole::Tap | PressRole::Aim) {
            self.hover(site);
        }
        let place = site.and_then(|site| self.place(site));
        let press = Press { start: at, now: at, site, place, role, since: self.now() };
        pointers.aim = (role == PressRole::Aim).then(|| self.aim(&press)).flatten();
        pointers.presses.insert(id, press);
        self.ignore_strays(pointers, id);
    }

    fn drag(&mut self, pointers: &mut Pointers, id: ContactId, at: Vec2) {
        let Some(press) = pointers.presses.get_mut(&id) else { return };
        let step = at - press.now;
        press.now = at;
        if press.role == PressRole::Tap && at.distance(press.start) > TREMBLE {
            press.role = match press.site {
                Some(site) if self.gesture.is_draggable(site) => {
                    self.gesture.cancel();
                    self.tapped.write(Tapped(Tap::Site(site)));
                    PressRole::Piece
                }
                Some(_) => PressRole::Tap,
                None if self.is_shared() => PressRole::Nothing,
                None => PressRole::Table,
            };
        }
        match press.role {
            PressRole::Table if self.view.flat => {
                let scale = self.shot.lens.pixels_per_unit(Vec3::ZERO).max(1.0);
                if self.view.zoom > 1.0 {
                    self.view.pan += Vec2::new(-step.x, step.y) / scale;
                }
            }
            PressRole::Table => self.view.orbit(-step.x * 0.25, step.y * 0.2),
            PressRole::Piece | PressRole::Tap => {
                let site = self.site(at);
                self.hover(site);
            }
            PressRole::Aim => {
                let aim = self.aim(press);
                self.hover(aim.and_then(|aim| aim.site));
                pointers.aim = aim;
            }
            PressRole::Nothing => {}
        }
    }

    fn release(&mut self, pointers: &mut Pointers, id: ContactId) {
        let Some(press) = pointers.presses.remove(&id) else { return };
        let site = self.site(press.now);
        let rested = press.since.rests(self.now());
        let role = match press.role {
            // Another hand drags a piece, or this hand only rested.
            PressRole::Tap if self.is_shared() && (rested || pointers.carrying().is_some()) => PressRole::Nothing,
            role => role,
        };
        // Where it was pressed there is another board now, or none.
        let is_gone = !at_the_board(*self.screen.get(), *self.dialog)
            || press.site.is_some_and(|site| self.place(site) != press.place);
        // The view may have moved under a finger that has not.
        let has_stayed = press.now.distance(press.start) <= self.tremble();
        match (role, press.site) {
            (PressRole::Tap | PressRole::Aim | PressRole::Piece, Some(_)) if is_gone => {
                self.notices.write(Notice::plain("tap-too-late"));
            }
            // Released where it was pressed: a tap. Moved to another site: cancelled.
            (PressRole::Tap, Some(pressed)) if has_stayed || site == Some(pressed) => {
                self.tapped.write(Tapped(Tap::Site(pressed)));
            }
            (PressRole::Aim, _) => match self.aim(&press).and_then(|aim| aim.site) {
                Some(chosen) => drop(self.tapped.write(Tapped(Tap::Site(chosen)))),
                None => self.gesture.cancel(),
            },
            (PressRole::Tap, None) if site.is_none() => self.gesture.cancel(),
            (PressRole::Piece, Some(pressed)) => match site {
                Some(target) if target != pressed && self.gesture.sites().contains(&target) => {
                    self.tapped.write(Tapped(Tap::Site(target)));
                }
                _ => self.gesture.cancel(),
            },
            _ => {}
        }
        if matches!(id, ContactId::Finger(_)) {
            self.hover(None);
        }
    }
}

/// Notes since when the board accepts input.
fn notice_opening(
    screen: Res<State<Screen>>,
    dialog: Res<Dialog>,
    frames: Res<FrameCount>,
    mut pointers: ResMut<Pointers>,
) {
    let is_open = at_the_board(*screen.get(), *dialog);
    if is_open != pointers.open.is_some() {
        pointers.open = is_open.then_some(frames.0);
    }
}

fn mouse(
    mut moved: MessageReader<CursorMoved>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut pointers: ResMut<Pointers>,
    mut surface: Surface,
) {
    for motion in moved.read() {
        pointers.mouse = motion.position;
        surface.drag(&mut pointers, ContactId::Left, motion.position);
        surface.drag(&mut pointers, ContactId::Right, motion.position);
        if pointers.presses.is_empty() {
            let free = !surface.covers(motion.position);
            let site = if free { surface.site(motion.position) } else { None };
            surface.hover(site);
        }
    }
    for button in buttons.read() {
        let id = match button.button {
            MouseButton::Left => ContactId::Left,
            MouseButton::Right | MouseButton::Middle => ContactId::Right,
            _ => continue,
        };
        let at = pointers.mouse;
        match button.state {
            ButtonState::Pressed => surface.press(&mut pointers, id, at),
            ButtonState::Released => surface.release(&mut pointers, id),
        }
    }
}

fn touch(mut touches: MessageReader<TouchInput>, mut pointers: ResMut<Pointers>, mut surface: Surface) {
    for touch in touches.read() {
        let id = ContactId::Finger(touch.id);
        match touch.phase {
            TouchPhase::Started => {
                surface.press(&mut pointers, id, touch.position);
                let down = |id: &ContactId| matches!(id, ContactId::Finger(_));
                let free = pointers.presses.iter().filter(|(id, p)| down(id) && p.role != PressRole::Nothing).count();
                if free > 1 && !surface.is_shared() {
                    // A second finger turns the first one's tap into a movement of the view.
                    pointers.looking = true;
                    pointers.presses.values_mut().for_each(|p| p.role = PressRole::Nothing);
                    surface.gesture.cancel();
                    surface.hover(None);
                }
            }
            TouchPhase::Moved => surface.drag(&mut pointers, id, touch.position),
            TouchPhase::Ended => surface.release(&mut pointers, id),
            TouchPhase::Canceled => {
                let role = pointers.presses.remove(&id).map(|press| press.role);
                // Cancelling one contact does not cancel the gesture of another hand.
                if !surface.is_shared() || role == Some(PressRole::Piece) {
                    surface.gesture.cancel();
                }
            }
        }
        if !pointers.presses.values().any(|press| press.role == PressRole::Aim) && pointers.aim.is_some() {
            pointers.aim = None;
        }
        if !pointers.presses.keys().any(|id| matches!(id, ContactId::Finger(_))) {
            pointers.looking = false;
            pointers.span = None;
        }
    }
}
