//! Plans a choreography: turns the effects of an action into a [`Score`]. A pure function of the board, the pieces and
//! the effects.
//!
//! Duration of an action: every beat begins a [`step`] after the one before, moves take about [`MOVE`], and the whole
//! is compressed until it ends within [`LONGEST`].

use super::index::{PieceId, PieceIndex};
use super::look::Look;
use super::pose::Pose;
use super::rest::rest;
use super::row::{Row, taken};
use super::score::{Cue, Path, Score, Segment, Track};
use glam::Vec3;
use std::collections::BTreeMap;
use tabuleiro_catalogue::matches::Ply;
use tabuleiro_rules::{Board, Effect, Event, Kind, Piece, Player, Site, Tone, Travel};
use tabuleiro_sounds::{Event as SoundEvent, Place};

/// The usual duration of a move, in seconds.
pub(super) const MOVE: f32 = 0.27;
/// The longest duration of a choreography, in seconds.
pub(super) const LONGEST: f32 = 2.5;
/// The length of every fade when motion is reduced, in seconds.
pub(super) const FADE: f32 = 0.14;
/// The shortest duration of a segment, in seconds, however fast beats follow each other.
const SHORTEST: f32 = 0.02;

/// A played action, as far as its animation needs it.
#[derive(Clone, Copy, Debug)]
pub struct ActionPlayed<'a> {
    /// Its effects, in order.
    pub events: &'a [Event],
    /// The player who played it.
    pub side: Player,
    /// The tones of both players.
    pub seats: [Tone; 2],
    /// Whether the match is over after it.
    pub over: bool,
    /// The pieces that its player captured before.
    pub row: Row,
}

impl ActionPlayed<'_> {
    /// Returns what was played in a match. `row` has the pieces that its player captured before.
    #[must_use]
    pub fn of(ply: &Ply, row: Row) -> ActionPlayed<'_> {
        let seats = ply.position.facts().seats.each_ref().map(|seat| seat.tone);
        ActionPlayed { events: &ply.events, side: ply.side, seats, over: ply.position.outcome().is_some(), row }
    }
}

/// How actions are shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// Speed from 0 to 2: 1 is normal, 0 shows the end at once.
    pub speed: f32,
    /// Movements are replaced by short fades.
    pub reduced: bool,
}

impl Default for Pace {
    fn default() -> Self {
        Pace { speed: 1.0, reduced: false }
    }
}

/// Plans the animation and the sounds of an action on that board, from the pieces that stood there before it.
#[must_use]
pub fn plan(board: &Board, standing: &PieceIndex, action: &ActionPlayed, pace: &Pace) -> Score {
    let mut planner = Planner::new(board, standing, pace.reduced);
    (planner.side, planner.seats) = (action.side, action.seats);
    planner.laid = action.row.count;
    let taken = action.events.iter().filter_map(|event| taken(event.effect, action.side, action.seats));
    planner.row = Some(Row { count: action.row.count + taken.map(|(_, count)| count).sum::<usize>(), ..action.row });
    let beats: Vec<&[Event]> = action.events.chunk_by(|a, b| a.beat == b.beat).collect();
    let steps: f32 = beats.iter().map(|b| step(b)).sum();
    let squeeze = if pace.reduced { (LONGEST - FADE) / steps } else { LONGEST / (steps + MOVE) }.min(1.0);
    let mut start = 0.0;
    for (number, beat) in beats.into_iter().enumerate() {
        let step = step(beat) * squeeze;
        planner.beat = Beat { number: Some(number), start, step, length: MOVE * squeeze.max(0.35) };
        beat.iter().for_each(|event| planner.effect(event.effect));
        start += step;
    }
    planner.settle();
    if action.over {
        let at = planner.end();
        let middle = Place { across: 0.0, away: 0.0 };
        planner.cues.push(Cue { at, event: SoundEvent::End, piece: Kind::Man, place: middle, speed: 1.0 });
    }
    planner.finish()
}

/// Returns the seconds from the start of a beat to the start of the next.
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

/// The time of the effects being planned, in seconds.
#[derive(Clone, Copy)]
pub(super) struct Beat {
    /// The index of the beat within the action; `None` after the last.
    pub(super) number: Option<usize>,
    /// When it starts.
    pub(super) start: f32,
    /// Time until the next beat.
    pub(super) step: f32,
    /// Duration of a move in this beat.
    pub(super) length: f32,
}

/// A score under construction.
pub(super) struct Planner<'a> {
    pub(super) board: &'a Board,
    /// Where every piece stood at the start.
    before: BTreeMap<PieceId, (Site, usize, Piece)>,
    /// The pieces after the effects planned so far.
    pub(super) index: PieceIndex,
    tracks: BTreeMap<PieceId, Track>,
    cues: Vec<Cue>,
    reduced: bool,
    pub(super) beat: Beat,
    pub(super) side: Player,
    pub(super) seats: [Tone; 2],
    /// The row of captured pieces after the action; `None` if nobody plays one.
    pub(super) row: Option<Row>,
    /// How many pieces lie in the row already.
    pub(super) laid: usize,
}

impl<'a> Planner<'a> {
    pub(super) fn new(board: &'a Board, standing: &PieceIndex, reduced: bool) -> Planner<'a> {
        Planner {
            board,
            before: standing.iter().map(|(site, slot, piece, id)| (id, (site, slot, piece))).collect(),
            index: standing.clone(),
            tracks: BTreeMap::new(),
            cues: Vec::new(),
            reduced,
            beat: Beat { number: Some(0), start: 0.0, step: 0.0, length: MOVE },
            side: Player::First,
            seats: [Tone::Neutral; 2],
            row: None,
            laid: 0,
        }
    }

    pub(super) fn rest(&self, site: Site, slot: usize, piece: Piece) -> Pose {
        rest(self.board, site, slot, piece)
    }

    /// Adds the sound of a piece at a site, `delay` seconds into the beat. `speed` is that of its landing, from 0 to 1.
    pub(super) fn cue(&mut self, delay: f32, event: SoundEvent, piece: Piece, site: Site, speed: f32) {
        let (extent, at) = (self.board.extent(), self.board.sites[site.index()].at);
        let part = |at: f32, least: f32, greatest: f32| {
            ((at - least) / (greatest - least).max(f32::EPSILON) * 2.0 - 1.0).clamp(-1.0, 1.0)
        };
        let place = Place {
            across: part(at.x, extent.least.x, extent.greatest.x),
            away: part(at.y, extent.least.y, extent.greatest.y),
        };
        self.cues.push(Cue { at: self.beat.start + delay, event, piece: piece.kind, place, speed });
    }

    /// Returns the track of a piece that stood on the table at the start or was brought to it since.
    pub(super) fn track(&mut self, id: PieceId) -> &mut Track {
        let (board, before) = (self.board, &self.before);
        self.tracks.entry(id).or_insert_with(|| {
            let home = before.get(&id).map(|&(site, slot, piece)| (rest(board, site, slot, piece), piece, slot));
            let (from, piece, slot) = home.expect("a piece that is new has a track from the start");
            let look = Look::of(piece, slot);
            Track { piece: id, from, look, enters: false, leaves: false, segments: Vec::new() }
        })
    }

    /// Adds a new piece to the table, invisible at first. Returns its identity and its pose at rest.
    pub(super) fn bring(&mut self, site: Site, piece: Piece) -> (PieceId, Pose) {
        let (id, slot) = self.index.bring(site, piece);
        let rest = self.rest(site, slot, piece);
        let (from, look) = (rest.scaled(Vec3::ZERO), Look::of(piece, slot));
        self.tracks.insert(id, Track { piece: id, from, look, enters: true, leaves: false, segments: Vec::new() });
        (id, rest)
    }

    /// Adds a segment to a piece's track, `delay` seconds into the beat. An unfinished segment of an earlier beat is
    /// shortened; one of the same beat finishes first, and the new one is shortened instead.
    pub(super) fn add(&mut self, id: PieceId, delay: f32, length: f32, to: Pose, path: Path, look: Option<Look>) {
        if self.reduced {
            return self.fade(id, to, path, look);
        }
        let beat = self.beat;
        let (mut start, end) = (beat.start + delay, beat.start + delay + length);
        let track = self.track(id);
        while let Some(last) = track.segments.last_mut().filter(|last| start < last.end()) {
            let room = start - last.start;
            if path == Path::Nudge {
                // A nudge is optional: it may be shortened, and is left out where it would come late.
                if last.end() > start + (length * 0.5).min(beat.step) {
                    return;
                }
                start = last.end();
            } else if room >= SHORTEST {
                last.length = room;
                start = last.end();
            } else if last.path == Path::Nudge {
                track.segments.pop();
            } else {
                start = last.end();
            }
        }
        let becomes = look.filter(|look| *look != track.last_look());
        let (from, length) = (track.goal(), (end - start).max(SHORTEST));
        track.segments.push(Segment { start, length, from, to, path, becomes, beat: beat.number });
    }

    /// Reduced motion: a piece fades out where it was and in where it will be, once for all effects during one fade.
    fn fade(&mut self, id: PieceId, to: Pose, path: Path, look: Option<Look>) {
        let path = match path {
            Path::Nudge => return,
            Path::Leave(_) | Path::Vanish => Path::Vanish,
            Path::Drop | Path::Appear => Path::Appear,
            _ => Path::Fade,
        };
        let Beat { number, start, .. } = self.beat;
        let track = self.track(id);
        let becomes = look.filter(|look| *look != track.last_look());
        let from = track.goal();
        match track.segments.last_mut().filter(|last| start < last.end()) {
            Some(last) => {
                last.to = to;
                last.becomes = becomes.or(last.becomes);
                if path == Path::Vanish {
                    last.path = path;
                }
            }
            None => {
                track.segments.push(Segment { start, length: FADE, from, to, path, becomes, beat: number });
            }
        }
    }

    /// Returns the end of the last segment.
    fn end(&self) -> f32 {
        self.tracks.values().map(Track::end).fold(0.0, f32::max)
    }

    /// At the end, moves pieces whose slot in their pile has changed to their new pose.
    pub(super) fn settle(&mut self) {
        let (end, reduced) = (self.end(), self.reduced);
        let standing: Vec<_> = self.index.iter().collect();
        for (site, slot, piece, id) in standing {
            if !self.tracks.contains_key(&id) && self.before.get(&id) == Some(&(site, slot, piece)) {
                continue;
            }
            let (rest, look) = (self.rest(site, slot, piece), Look::of(piece, slot));
            let track = self.track(id);
            if track.goal() != rest || track.last_look() != look {
                // A piece that is still moving arrives first; a fade leads to the new place directly.
                let arrived = if reduced { 0.0 } else { track.end() };
                let start = (end - MOVE * 0.6).max(arrived);
                self.beat = Beat { number: None, start, step: 0.0, length: MOVE * 0.6 };
                self.add(id, 0.0, MOVE * 0.6, rest, Path::Slide, Some(look));
            }
        }
    }

    /// Returns the score, compressed if it is too long.
    pub(super) fn finish(mut self) -> Score {
        let end = self.end();
        self.tracks.retain(|_, track| !track.segments.is_empty());
        if end > LONGEST {
            let squeeze = LONGEST / end;
            for segment in self.tracks.values_mut().flat_map(|track| &mut track.segments) {
                segment.start *= squeeze;
                segment.length *= squeeze;
            }
            self.cues.iter_mut().for_each(|cue| cue.at *= squeeze);
        }
        Score {
            length: end.min(LONGEST),
            tracks: self.tracks.into_values().collect(),
            cues: self.cues,
            standing: self.index,
        }
    }
}
