//! Mouse and fingers. We decide ourselves what is a tap and what is a drag: act on release, forgive a few millimetres,
//! cancel by sliding off. Two fingers look at the table and never play.

use super::gesture::{Gesture, Tapped};
use crate::app::board::BoardOnTable;
use crate::app::camera::{Shot, View};
use crate::app::navigation::{Dialog, Screen, at_the_board};
use crate::app::sets::TableSet;
use bevy::diagnostic::FrameCount;
use bevy::input::ButtonState;
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use tabuleiro_rules::{Point, Site, Tap};

/// A finger may tremble this much, in logical pixels (about 3 mm at 96 dpi).
const TREMBLE: f32 = 12.0;
/// A site is hit within this distance, in cells.
const REACH: f32 = 0.62;

/// Parts of the window that belong to panels, in logical pixels; the board under them does not react.
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

/// Whose hands are on the glass.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Hands {
    /// One person's: two fingers look at the table together, and never play.
    #[default]
    One,
    /// Several people's: each finger acts for itself, and nobody turns the table under another's hand.
    Many,
}

/// What is pressing: a mouse button or a finger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Id {
    Left,
    Right,
    Finger(u64),
}

#[derive(Clone, Copy, Debug)]
struct Press {
    start: Vec2,
    now: Vec2,
    site: Option<Site>,
    role: Role,
    /// When it went down.
    since: ContactTime,
}

/// A moment as a hand knows it: in seconds since the program began, and in frames, because where frames are slow much time
/// goes by before somebody can see what a touch did.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ContactTime {
    seconds: f32,
    frame: u32,
}

impl ContactTime {
    pub(crate) fn now(time: &Time<Real>, frames: FrameCount) -> ContactTime {
        ContactTime { seconds: time.elapsed_secs(), frame: frames.0 }
    }

    /// Whether so many seconds have gone by since, and enough frames for a person to see and answer them.
    pub(crate) fn is_over(self, now: ContactTime, seconds: f32) -> bool {
        now.seconds - self.seconds > seconds && now.frame.wrapping_sub(self.frame) > SEEN
    }

    /// Whether a contact that began then is a hand that rests by now.
    pub(crate) fn rests(self, now: ContactTime) -> bool {
        self.is_over(now, RESTING)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// Has not moved yet.
    Tap,
    /// Carries a piece.
    Piece,
    /// Turns or shifts the table.
    Table,
    /// Belongs to a panel, or was cancelled.
    Nothing,
}

/// Everything that presses now.
#[derive(Resource, Default, Debug)]
pub(crate) struct Pointers {
    presses: HashMap<Id, Press>,
    mouse: Vec2,
    /// Two fingers were down since the last time none was.
    looking: bool,
    span: Option<(Vec2, f32, f32)>,
}

impl Pointers {
    /// Where a piece is being carried, in logical pixels.
    pub(crate) fn carrying(&self) -> Option<Vec2> {
        self.presses.values().find(|p| p.role == Role::Piece).map(|p| p.now)
    }
}

/// Label: devices have been read.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Listening;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointers>()
        .init_resource::<Zones>()
        .init_resource::<Hands>()
        .add_systems(Update, (mouse, touch, wheel, pinch).chain().in_set(Listening).in_set(TableSet::Input));
}

/// What pointers act upon.
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
    time: Res<'w, Time<Real>>,
    frames: Res<'w, FrameCount>,
}

/// Where several people play: a contact longer than this is a hand that rests, and one that lasts so long has been forgotten
/// by the device; in seconds.
const RESTING: f32 = 2.5;
const FORGOTTEN: f32 = 20.0;
/// So many frames have to be seen meanwhile.
const SEEN: u32 = 20;
/// So many contacts within so many of the board's units are a palm, and so many anywhere are no play.
const PALM: (usize, f32) = (3, 2.5);
const CROWD: usize = 5;

impl Surface<'_> {
    fn now(&self) -> ContactTime {
        ContactTime::now(&self.time, *self.frames)
    }

    fn is_shared(&self) -> bool {
        *self.hands == Hands::Many
    }

    /// Where several people play, hands lie on the glass, and some contacts never end.
    fn forgive(&self, pointers: &mut Pointers, latest: Id) {
        if !self.is_shared() {
            return;
        }
        let now = self.now();
        pointers.presses.retain(|_, press| now.seconds - press.since.seconds < FORGOTTEN);
        let Some(at) = pointers.presses.get(&latest).map(|press| press.start) else { return };
        let reach = PALM.1 * self.shot.lens.pixels_per_unit(Vec3::ZERO);
        let is_crowd = pointers.presses.len() >= CROWD;
        let near = |press: &&mut Press| press.role != Role::Piece && (is_crowd || press.start.distance(at) < reach);
        if pointers.presses.values_mut().filter(near).count() >= PALM.0 {
            pointers.presses.values_mut().filter(near).for_each(|press| press.role = Role::Nothing);
        }
    }

    /// Whether a place of the window is not the board's: a panel, a dialog, another screen.
    fn covers(&self, at: Vec2) -> bool {
        !at_the_board(*self.screen.get(), *self.dialog) || self.zones.cover(at)
    }

    fn site(&self, pixel: Vec2) -> Option<Site> {
        let board = self.board.as_ref()?;
        let at = self.shot.lens.place(pixel, 0.0)?;
        board.0.nearest(Point::new(at.x, -at.z), REACH)
    }

    fn hover(&mut self, site: Option<Site>) {
        if self.gesture.hover != site {
            self.gesture.hover = site;
        }
    }

    fn press(&mut self, pointers: &mut Pointers, id: Id, at: Vec2) {
        let covered = self.covers(at);
        let site = if covered { None } else { self.site(at) };
        let role = match id {
            _ if covered || pointers.looking => Role::Nothing,
            // A man is already under way; another hand does not take it away.
            _ if self.is_shared() && pointers.carrying().is_some() => Role::Nothing,
            Id::Right if self.is_shared() => Role::Nothing,
            Id::Right => Role::Table,
            _ => Role::Tap,
        };
        if role == Role::Tap {
            self.hover(site);
        }
        let since = self.now();
        pointers.presses.insert(id, Press { start: at, now: at, site, role, since });
        self.forgive(pointers, id);
    }

    fn drag(&mut self, pointers: &mut Pointers, id: Id, at: Vec2) {
        let Some(press) = pointers.presses.get_mut(&id) else { return };
        let step = at - press.now;
        press.now = at;
        if press.role == Role::Tap && at.distance(press.start) > TREMBLE {
            press.role = match press.site {
                Some(site) if self.gesture.is_draggable(site) => {
                    self.gesture.cancel();
                    self.tapped.write(Tapped(Tap::Site(site)));
                    Role::Piece
                }
                Some(_) => Role::Tap,
                None if self.is_shared() => Role::Nothing,
                None => Role::Table,
            };
        }
        match press.role {
            Role::Table if self.view.flat => {
                let scale = self.shot.lens.pixels_per_unit(Vec3::ZERO).max(1.0);
                if self.view.zoom > 1.0 {
                    self.view.pan += Vec2::new(-step.x, step.y) / scale;
                }
            }
            Role::Table => self.view.orbit(-step.x * 0.25, step.y * 0.2),
            Role::Piece | Role::Tap => {
                let site = self.site(at);
                self.hover(site);
            }
            Role::Nothing => {}
        }
    }

    fn release(&mut self, pointers: &mut Pointers, id: Id) {
        let Some(press) = pointers.presses.remove(&id) else { return };
        let site = self.site(press.now);
        let rested = press.since.rests(self.now());
        let role = match press.role {
            // Another hand is under way, or this one only lay there.
            Role::Tap if self.is_shared() && (rested || pointers.carrying().is_some()) => Role::Nothing,
            role => role,
        };
        match (role, press.site) {
            // Released where it was pressed: a tap. Slid to another site: cancelled.
            (Role::Tap, Some(pressed)) if site == Some(pressed) => {
                self.tapped.write(Tapped(Tap::Site(pressed)));
            }
            (Role::Tap, None) if site.is_none() => self.gesture.cancel(),
            (Role::Piece, Some(pressed)) => match site {
                Some(target) if target != pressed && self.gesture.sites().contains(&target) => {
                    self.tapped.write(Tapped(Tap::Site(target)));
                }
                _ => self.gesture.cancel(),
            },
            _ => {}
        }
        if matches!(id, Id::Finger(_)) {
            self.hover(None);
        }
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
        surface.drag(&mut pointers, Id::Left, motion.position);
        surface.drag(&mut pointers, Id::Right, motion.position);
        if pointers.presses.is_empty() {
            let free = !surface.covers(motion.position);
            let site = if free { surface.site(motion.position) } else { None };
            surface.hover(site);
        }
    }
    for button in buttons.read() {
        let id = match button.button {
            MouseButton::Left => Id::Left,
            MouseButton::Right | MouseButton::Middle => Id::Right,
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
        let id = Id::Finger(touch.id);
        match touch.phase {
            TouchPhase::Started => {
                surface.press(&mut pointers, id, touch.position);
                let down = |id: &Id| matches!(id, Id::Finger(_));
                let free = pointers.presses.iter().filter(|(id, p)| down(id) && p.role != Role::Nothing).count();
                if free > 1 && !surface.is_shared() {
                    // The second finger turns the first one's tap into looking.
                    pointers.looking = true;
                    pointers.presses.values_mut().for_each(|p| p.role = Role::Nothing);
                    surface.gesture.cancel();
                    surface.hover(None);
                }
            }
            TouchPhase::Moved => surface.drag(&mut pointers, id, touch.position),
            TouchPhase::Ended => surface.release(&mut pointers, id),
            TouchPhase::Canceled => {
                let role = pointers.presses.remove(&id).map(|press| press.role);
                // What one hand does is not cancelled by another's.
                if !surface.is_shared() || role == Some(Role::Piece) {
                    surface.gesture.cancel();
                }
            }
        }
        if !pointers.presses.keys().any(|id| matches!(id, Id::Finger(_))) {
            pointers.looking = false;
            pointers.span = None;
        }
    }
}

fn wheel(mut wheel: MessageReader<MouseWheel>, pointers: Res<Pointers>, mut surface: Surface) {
    for turn in wheel.read() {
        if surface.covers(pointers.mouse) || surface.is_shared() {
            continue;
        }
        let lines = match turn.unit {
            MouseScrollUnit::Line => turn.y,
            MouseScrollUnit::Pixel => turn.y / 60.0,
        };
        surface.view.magnify(1.12f32.powf(lines));
    }
}

/// Two fingers: apart and together zooms, round turns, both together shift.
fn pinch(mut pointers: ResMut<Pointers>, mut surface: Surface) {
    let fingers: Vec<Vec2> =
        pointers.presses.iter().filter(|(id, _)| matches!(id, Id::Finger(_))).map(|(_, p)| p.now).collect();
    let &[a, b] = fingers.as_slice() else {
        if pointers.span.is_some() {
            pointers.span = None;
        }
        return;
    };
    if !pointers.looking {
        return;
    }
    let (a, b) = if a.x <= b.x { (a, b) } else { (b, a) };
    let (middle, apart, angle) = ((a + b) / 2.0, a.distance(b).max(1.0), (b - a).to_angle());
    if let Some((before, was, turned)) = pointers.span {
        if (apart / was - 1.0).abs() > 1e-4 {
            surface.view.magnify(apart / was);
        }
        if !surface.view.flat {
            let step = (middle - before) * 0.2;
            let twist = (angle - turned).to_degrees();
            if step != Vec2::ZERO || twist.abs() > 0.01 {
                surface.view.orbit(twist.clamp(-20.0, 20.0), step.y);
            }
        }
    }
    pointers.span = Some((middle, apart, angle));
}
