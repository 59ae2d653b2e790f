//! Writes the score of an action: which piece does what when, from its effects.

use super::motion::{Motion, Path, Segment};
use super::{Leaving, Pace, PieceCommands};
use crate::app::board::{BoardOnTable, world};
use crate::app::pieces::rest;
use crate::matches::Ply;
use crate::rules::{Effect, Event, Kind, Piece, PieceList, Player, Point, Removal, Site, Tone, Travel};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// Something to be heard.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cue {
    /// Seconds after the start.
    pub(crate) at: f32,
    /// What.
    pub(crate) kind: CueKind,
}

/// Kinds of sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum CueKind {
    /// Wood or stone put down.
    Land,
    /// A piece slides.
    Slide,
    /// A disc turns over.
    Flip,
    /// A piece is taken.
    Take,
    /// A seed drops.
    Seed,
    /// A spring.
    Bounce,
    /// A piece becomes another.
    Change,
    /// The game is over.
    End,
}

impl CueKind {
    /// Whether it is still heard when the motion is skipped.
    pub(super) fn survives_skipping(self) -> bool {
        matches!(self, CueKind::Land | CueKind::End)
    }
}

/// A move takes about this long, in seconds.
const MOVE: f32 = 0.27;
/// A cascade never takes longer.
const LONGEST: f32 = 2.5;
/// The length of a fade when motion is reduced.
const FADE: f32 = 0.14;

/// Seconds from the start of a beat to the start of the next.
fn step(effects: &[Event]) -> f32 {
    let one = |e: &Event| match e.effect {
        Effect::Sow { .. } => 0.13,
        Effect::Flip { .. } => 0.085,
        Effect::Place { .. } => 0.2,
        Effect::Move { travel: Travel::Slide, .. } => 0.26,
        Effect::Move { .. } => 0.3,
        Effect::Remove { .. } => 0.22,
        Effect::Transform { .. } => 0.2,
        Effect::Score { .. } | Effect::SwapSides | Effect::Pass { .. } => 0.0,
    };
    effects.iter().map(one).fold(0.0, f32::max)
}

struct Writer<'t, 'w, 's> {
    pieces: &'t mut PieceCommands<'w, 's>,
    board: &'t BoardOnTable,
    motions: HashMap<Entity, Motion>,
    cues: Vec<Cue>,
    reduced: bool,
    end: f32,
    side: Player,
    seats: [Tone; 2],
}

/// Applies the effects of an action to the index and writes the motion; returns its length and its sounds.
pub(super) fn write(pieces: &mut PieceCommands, board: &BoardOnTable, ply: &Ply, pace: &Pace) -> (f32, Vec<Cue>) {
    let facts = ply.position.facts();
    let mut writer = Writer {
        pieces,
        board,
        motions: HashMap::default(),
        cues: Vec::new(),
        reduced: pace.reduced,
        end: 0.0,
        side: ply.side,
        seats: [facts.seats[0].tone, facts.seats[1].tone],
    };
    let beats: Vec<&[Event]> = ply.events.chunk_by(|a, b| a.beat == b.beat).collect();
    let wished: f32 = beats.iter().map(|b| step(b)).sum::<f32>() + MOVE;
    let squeeze = (LONGEST / wished).min(1.0);
    let mut start = 0.0;
    for beat in beats {
        for event in beat {
            writer.effect(event.effect, start, squeeze);
        }
        start += step(beat) * squeeze;
    }
    if ply.position.outcome().is_some() {
        writer.cue(writer.end, CueKind::End);
    }
    writer.finish()
}

/// Turns the index into another list of pieces by the least movement; returns the length.
pub(super) fn difference(pieces: &mut PieceCommands, board: &BoardOnTable, target: &PieceList, pace: &Pace) -> f32 {
    let mut surplus: Vec<(Site, Piece)> = Vec::new();
    let mut missing: Vec<(Site, Piece)> = Vec::new();
    let now = pieces.index.list();
    let count = |list: &PieceList, at: Site, piece: Piece| {
        list.standing().iter().find(|s| s.at == at && s.piece == piece).map_or(0, |s| s.count)
    };
    for s in now.standing() {
        surplus.extend((count(target, s.at, s.piece)..s.count).map(|_| (s.at, s.piece)));
    }
    for s in target.standing() {
        missing.extend((count(&now, s.at, s.piece)..s.count).map(|_| (s.at, s.piece)));
    }
    let seats = [Tone::Neutral; 2];
    let mut writer = Writer {
        pieces,
        board,
        motions: HashMap::default(),
        cues: Vec::new(),
        reduced: pace.reduced,
        end: 0.0,
        side: Player::First,
        seats,
    };
    // A disc that changed its face turns over; a piece that changed its place goes there; the rest comes and goes.
    missing.retain(|&(at, piece)| {
        let flips = |&(from, other): &(Site, Piece)| from == at && other.kind == piece.kind && piece.kind.two_sided();
        let Some(i) = surplus.iter().position(flips) else { return true };
        let (_, from) = surplus.swap_remove(i);
        writer.effect(Effect::Flip { at, from, to: piece, by: at }, 0.0, 1.0);
        false
    });
    missing.retain(|&(to, piece)| {
        let Some(i) = surplus.iter().position(|&(_, other)| other == piece) else { return true };
        let (from, _) = surplus.swap_remove(i);
        let travel = if piece.kind == Kind::Seed { Travel::Hop } else { Travel::Slide };
        writer.effect(Effect::Move { from, to, piece, count: 1, travel }, 0.0, 1.0);
        false
    });
    for (at, piece) in surplus {
        writer.remove_in_place(at, piece);
    }
    for (at, piece) in missing {
        writer.effect(Effect::Place { at, piece, count: 1 }, 0.0, 1.0);
    }
    writer.finish().0
}

/// Over the edge of the board (bounds `low` to `high` of the plane) that is nearest, and down.
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

impl Writer<'_, '_, '_> {
    fn cue(&mut self, at: f32, kind: CueKind) {
        self.cues.push(Cue { at, kind });
    }

    fn motion(&mut self, entity: Entity) -> &mut Motion {
        let at = self.pieces.pieces.get(entity).map_or(Transform::IDENTITY, |(t, _)| *t);
        self.motions.entry(entity).or_insert_with(|| Motion::new(at))
    }

    fn add(&mut self, entity: Entity, start: f32, length: f32, to: Transform, path: Path, becomes: Option<Piece>) {
        let path = match path {
            _ if !self.reduced => path,
            Path::Leave(_) | Path::Vanish => Path::Vanish,
            Path::Nudge => return,
            Path::Drop | Path::Appear => Path::Appear,
            _ => Path::Morph,
        };
        let length = if self.reduced { FADE } else { length };
        self.motion(entity).then(Segment { start, length, to, path, becomes });
        self.end = self.end.max(start + length);
    }

    fn rest(&self, site: Site, slot: usize, piece: Piece) -> Transform {
        rest(&self.board.0, site, slot, piece)
    }

    fn effect(&mut self, effect: Effect, start: f32, squeeze: f32) {
        let length = MOVE * squeeze.max(0.35);
        match effect {
            Effect::Place { at, piece, count } => {
                for i in 0..count {
                    self.place(at, piece, start + 0.03 * f32::from(i), length);
                }
            }
            Effect::Move { from, to, piece, count, travel } => {
                self.travel(from, to, piece, count, travel, start, length);
            }
            Effect::Sow { from, to, piece } => {
                self.carry(from, to, piece, start, length * 1.1, Path::Arc(0.75));
                self.cue(start + length, CueKind::Seed);
            }
            Effect::Remove { at, piece, count, why } => {
                for i in 0..count {
                    self.remove(at, piece, why, start + 0.04 * f32::from(i), length);
                }
            }
            Effect::Flip { at, from, to, by } => self.flip(at, from, to, by, start, length * 1.25),
            Effect::Transform { at, from, to } => {
                let Some(entity) = self.pieces.index.take(at, from) else { return };
                let slot = self.pieces.index.push(at, to, entity);
                let rest = self.rest(at, slot, to);
                self.add(entity, start, length * 1.3, rest, Path::Morph, Some(to));
                self.cue(start, CueKind::Change);
            }
            Effect::Score { .. } | Effect::SwapSides | Effect::Pass { .. } => {}
        }
    }

    fn place(&mut self, at: Site, piece: Piece, start: f32, length: f32) {
        let entity = self.pieces.spawn(self.board, at, piece);
        let slot = self.pieces.index.on(at).len() - 1;
        let rest = self.rest(at, slot, piece);
        self.motions.insert(entity, Motion::new(rest));
        self.add(entity, start, length, rest, Path::Drop, None);
        self.cue(start + length * 0.7, CueKind::Land);
    }

    #[expect(clippy::too_many_arguments, reason = "the fields of one effect and its time")]
    fn travel(&mut self, from: Site, to: Site, piece: Piece, count: u8, travel: Travel, start: f32, length: f32) {
        let distance = self.distance(from, to);
        let (path, cue) = match travel {
            Travel::Slide => (Path::Slide, CueKind::Slide),
            Travel::Hop => (Path::Arc(0.35 + 0.06 * distance), CueKind::Land),
            Travel::Bounce => (Path::Arc(1.0 + 0.12 * distance), CueKind::Bounce),
        };
        // A stack tilts and pours: its men follow each other, the topmost first.
        let lag = if count > 1 { 0.045 } else { 0.0 };
        let length = length * (0.85 + 0.06 * distance).min(1.5);
        for i in 0..count {
            let path = if count > 1 { Path::Arc(0.5 + 0.1 * f32::from(count - i)) } else { path };
            self.carry(from, to, piece, start + lag * f32::from(i), length, path);
        }
        let when = if cue == CueKind::Land { start + length * 0.9 } else { start };
        self.cue(when, cue);
    }

    fn distance(&self, from: Site, to: Site) -> f32 {
        world(&self.board.0, from).distance(world(&self.board.0, to))
    }

    fn carry(&mut self, from: Site, to: Site, piece: Piece, start: f32, length: f32, path: Path) {
        let Some(entity) = self.pieces.index.take(from, piece) else { return };
        let slot = self.pieces.index.push(to, piece, entity);
        let rest = self.rest(to, slot, piece);
        self.add(entity, start, length, rest, path, None);
    }

    fn flip(&mut self, at: Site, from: Piece, to: Piece, by: Site, start: f32, length: f32) {
        let Some(entity) = self.pieces.index.take(at, from) else { return };
        let slot = self.pieces.index.push(at, to, entity);
        let rest = self.rest(at, slot, to);
        let away = world(&self.board.0, at) - world(&self.board.0, by);
        // The edge farther from the stone that turned it rises last: the axis lies across the line.
        let axis = Vec3::Y.cross(away).normalize_or(Vec3::X);
        self.add(entity, start, length, rest, Path::Flip(axis), None);
        self.cue(start + length * 0.8, CueKind::Flip);
    }

    fn remove(&mut self, at: Site, piece: Piece, why: Removal, start: f32, length: f32) {
        match why {
            Removal::Custody(closers) => closers.into_iter().for_each(|by| self.close_in(by, at, start, length)),
            Removal::Intervention(partner) => self.close_in(partner, at, start, length),
            _ => {}
        }
        let Some(entity) = self.pieces.index.take(at, piece) else { return };
        let delay = if matches!(why, Removal::Custody(_) | Removal::Intervention(_)) { length * 0.6 } else { 0.0 };
        let extent = self.board.0.extent();
        let (low, high) = (extent.least, extent.greatest);
        let rest = self.motion(entity).goal();
        let here = rest.translation;
        // Victims go to the captor's side; what leaves of itself goes straight on.
        let towards = match why {
            Removal::Off => {
                if piece.tone == self.seats[0] {
                    -1.0
                } else {
                    1.0
                }
            }
            _ => {
                if self.side == Player::First {
                    1.0
                } else {
                    -1.0
                }
            }
        };
        let edge = if towards > 0.0 { -low.y } else { -high.y } + towards * 1.6;
        let (goal, arc) = match why {
            // What lost its hold falls off the nearest edge.
            Removal::Disconnected => (fall(here, low, high), 0.25),
            _ => (Vec3::new(here.x * 0.92, -0.2, edge), 0.8),
        };
        self.add(entity, start + delay, length * 1.5, rest.with_translation(goal), Path::Leave(arc), None);
        self.pieces.commands.entity(entity).insert(Leaving).try_remove::<crate::app::pieces::OnSite>();
        self.cue(start + delay, CueKind::Take);
    }

    fn remove_in_place(&mut self, at: Site, piece: Piece) {
        let Some(entity) = self.pieces.index.take(at, piece) else { return };
        let rest = self.motion(entity).goal();
        self.add(entity, 0.0, MOVE, rest, Path::Vanish, None);
        self.pieces.commands.entity(entity).insert(Leaving).try_remove::<crate::app::pieces::OnSite>();
    }

    /// A captor leans on its victim.
    fn close_in(&mut self, captor: Site, victim: Site, start: f32, length: f32) {
        if captor == victim {
            return;
        }
        let Some(&(_, entity)) = self.pieces.index.on(captor).last() else { return };
        let mut towards = self.motion(entity).goal();
        towards.translation = world(&self.board.0, victim).with_y(towards.translation.y);
        self.add(entity, start, length, towards, Path::Nudge, None);
    }

    /// Hands the motions to their pieces; pieces whose slot changed sink to their new place.
    fn finish(mut self) -> (f32, Vec<Cue>) {
        let shifted: Vec<(Entity, Transform)> = self
            .pieces
            .index
            .iter()
            .filter_map(|(site, slot, piece, entity)| {
                let rest = rest(&self.board.0, site, slot, piece);
                let goal = match self.motions.get(&entity) {
                    Some(motion) => motion.goal(),
                    None => self.pieces.pieces.get(entity).map(|(t, _)| *t).ok()?,
                };
                (goal != rest).then_some((entity, rest))
            })
            .collect();
        for (entity, rest) in shifted {
            let start = (self.end - MOVE * 0.6).max(0.0);
            self.add(entity, start, MOVE * 0.6, rest, Path::Slide, None);
        }
        for (entity, motion) in self.motions {
            self.pieces.commands.entity(entity).insert(motion);
        }
        (self.end, self.cues)
    }
}
