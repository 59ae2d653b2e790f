//! The animation of each kind of effect: place, move, sow, flip, transform, remove.

use super::heights::world;
use super::index::PieceId;
use super::look::Look;
use super::plan::{MOVE, Planner};
use super::pose::Pose;
use super::row::taken;
use super::score::Path;
use glam::Vec3;
use tabuleiro_rules::{Effect, Piece, Player, Point, Removal, Site, Travel};
use tabuleiro_sounds::Event as SoundEvent;

/// The height of the arc of a captured piece on its way to the row.
const LAID: f32 = 1.0;

impl Planner<'_> {
    pub(super) fn effect(&mut self, effect: Effect) {
        let length = self.beat.length;
        match effect {
            Effect::Place { at, piece, count } => {
                for i in 0..count {
                    self.place(at, piece, 0.03 * f32::from(i), length);
                }
            }
            Effect::Move { from, to, piece, count, travel } => self.travel(from, to, piece, count, travel, length),
            Effect::Sow { from, to, piece } => {
                self.carry(from, to, piece, 0.0, length * 1.1, Path::Arc(0.75));
                self.cue(length, SoundEvent::Seed, piece, to, 0.6);
            }
            Effect::Remove { at, piece, count, why } => {
                let is_taken = taken(effect, self.side, self.seats).is_some();
                for i in 0..count {
                    let place = if is_taken { self.next_in_row(piece) } else { None };
                    self.remove(at, piece, why, place, 0.04 * f32::from(i), length);
                }
            }
            Effect::Flip { at, from, to, by } => self.flip(at, from, to, by, length * 1.25),
            Effect::Transform { at, from, to } => {
                if self.change(at, from, to, length * 1.3, Path::Morph) {
                    self.cue(0.0, SoundEvent::Change, to, at, 1.0);
                }
            }
            Effect::Score { .. } | Effect::SwapSides | Effect::Pass { .. } => {}
        }
    }

    fn place(&mut self, at: Site, piece: Piece, delay: f32, length: f32) {
        let (id, rest) = self.bring(at, piece);
        self.add(id, delay, length, rest, Path::Drop, None);
        self.cue(delay + length * 0.7, SoundEvent::Land, piece, at, 0.75);
    }

    fn travel(&mut self, from: Site, to: Site, piece: Piece, count: u8, travel: Travel, length: f32) {
        let distance = world(self.board, from).distance(world(self.board, to));
        let (path, cue) = match travel {
            Travel::Slide => (Path::Slide, SoundEvent::Slide),
            Travel::Hop => (Path::Arc(0.35 + 0.06 * distance), SoundEvent::Land),
            Travel::Bounce => (Path::Arc(1.0 + 0.12 * distance), SoundEvent::Bounce),
        };
        // The pieces of a stack follow each other, the topmost first.
        let lag = if count > 1 { 0.045 } else { 0.0 };
        let length = length * (0.85 + 0.06 * distance).min(1.5);
        for i in 0..count {
            let path = if count > 1 { Path::Arc(0.5 + 0.1 * f32::from(count - i)) } else { path };
            self.carry(from, to, piece, lag * f32::from(i), length, path);
        }
        // A piece that comes from farther lands faster.
        let speed = (0.5 + 0.1 * distance).min(1.0);
        self.cue(if cue == SoundEvent::Land { length * 0.9 } else { 0.0 }, cue, piece, to, speed);
    }

    fn carry(&mut self, from: Site, to: Site, piece: Piece, delay: f32, length: f32, path: Path) {
        let Some(id) = self.index.take(from, piece) else { return };
        let slot = self.index.push(to, piece, id);
        let rest = self.rest(to, slot, piece);
        self.add(id, delay, length, rest, path, Some(Look::of(piece, slot)));
    }

    /// Animates the transformation of a piece on its site; returns whether the piece was there.
    fn change(&mut self, at: Site, from: Piece, to: Piece, length: f32, path: Path) -> bool {
        let Some(id) = self.index.take(at, from) else { return false };
        let slot = self.index.push(at, to, id);
        let rest = self.rest(at, slot, to);
        self.add(id, 0.0, length, rest, path, Some(Look::of(to, slot)));
        true
    }

    fn flip(&mut self, at: Site, from: Piece, to: Piece, by: Site, length: f32) {
        let away = world(self.board, at) - world(self.board, by);
        // The axis lies across the line of capture, so that the edge farther from the capturing disc rises last.
        let axis = Vec3::Y.cross(away).normalize_or(Vec3::X);
        if self.change(at, from, to, length, Path::Flip(axis)) {
            self.cue(length * 0.8, SoundEvent::Flip, to, at, 0.8);
        }
    }

    /// Returns the place in the row for the next captured piece; `None` if there is no room.
    fn next_in_row(&mut self, piece: Piece) -> Option<Pose> {
        let place = self.row?.place(self.board, self.laid, piece);
        self.laid += 1;
        place
    }

    /// Animates the removal of a piece: to `place` in the row of captured pieces, or off the board if `place` is `None`.
    fn remove(&mut self, at: Site, piece: Piece, why: Removal, place: Option<Pose>, delay: f32, length: f32) {
        let closers = match why {
            Removal::Custody([one, other]) => [Some(one), Some(other)],
            Removal::Intervention(partner) => [Some(partner), None],
            _ => [None, None],
        };
        for by in closers.into_iter().flatten() {
            self.close_in(by, at, delay, length);
        }
        let Some(id) = self.index.take(at, piece) else { return };
        // A captured piece leaves after its captors have closed in, but at the latest with the next beat.
        let waits = if closers[0].is_some() { (length * 0.6).min(self.beat.step) } else { 0.0 };
        let rest = self.track(id).goal();
        let (to, path) = if let Some(place) = place {
            (place, Path::Arc(LAID))
        } else {
            let (goal, arc) = self.way_out(piece, why, rest.translation);
            (rest.moved(goal), Path::Leave(arc))
        };
        self.leave(id, delay + waits, length * if place.is_some() { 2.0 } else { 1.5 }, to, path);
        self.cue(delay + waits, SoundEvent::Take, piece, at, 0.8);
    }

    /// Returns the destination of a removed piece without a place in the row, and the height of its arc. Captured pieces go
    /// to the captor's side; pieces that leave the board by themselves go to their own far side; disconnected pieces fall off
    /// the nearest edge.
    fn way_out(&self, piece: Piece, why: Removal, here: Vec3) -> (Vec3, f32) {
        let extent = self.board.extent();
        let (low, high) = (extent.least, extent.greatest);
        let to_first = match why {
            Removal::Disconnected => return (fall(here, low, high), 0.25),
            Removal::Off => piece.tone != self.seats[0],
            _ => self.side == Player::First,
        };
        let edge = if to_first { -low.y + 1.6 } else { -high.y - 1.6 };
        (Vec3::new(here.x * 0.92, -0.2, edge), 0.8)
    }

    fn leave(&mut self, id: PieceId, delay: f32, length: f32, to: Pose, path: Path) {
        self.add(id, delay, length, to, path, None);
        self.track(id).leaves = true;
    }

    /// Removes the topmost piece equal to `piece` from a site without a capture.
    pub(super) fn remove_in_place(&mut self, at: Site, piece: Piece) {
        let Some(id) = self.index.take(at, piece) else { return };
        let rest = self.track(id).goal();
        self.leave(id, 0.0, MOVE, rest, Path::Vanish);
    }

    /// Animates a captor leaning towards its victim.
    fn close_in(&mut self, captor: Site, victim: Site, delay: f32, length: f32) {
        if captor == victim {
            return;
        }
        let Some(&(_, id)) = self.index.on(captor).last() else { return };
        let mut towards = self.track(id).goal();
        towards.translation = world(self.board, victim).with_y(towards.translation.y);
        self.add(id, delay, length, towards, Path::Nudge, None);
    }
}

/// Returns the position beyond the nearest edge of the board (bounds `low` to `high` of the plane), below its surface.
fn fall(here: Vec3, low: Point, high: Point) -> Vec3 {
    let beyond = 0.9;
    let edges = [
        (here.x - low.x, Vec3::new(low.x - beyond, 0.0, here.z)),
        (high.x - here.x, Vec3::new(high.x + beyond, 0.0, here.z)),
        (here.z + high.y, Vec3::new(here.x, 0.0, -high.y - beyond)),
        (-low.y - here.z, Vec3::new(here.x, 0.0, -low.y + beyond)),
    ];
    let nearest = edges.into_iter().min_by(|a, b| a.0.total_cmp(&b.0));
    nearest.map_or(here, |(_, goal)| goal.with_y(-0.5))
}
