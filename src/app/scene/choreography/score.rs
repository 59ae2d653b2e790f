//! The score of a choreography: the movements of pieces and the sounds, with their times. Plain data, produced by the
//! planner and consumed by `play.rs`.

use crate::app::scene::pieces::{Appearance, PieceId, PieceIndex};
use bevy::prelude::*;
use tabuleiro_rules::Kind;
use tabuleiro_sounds::{Event, Place};

/// The way a piece moves between two transforms.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Path {
    /// Along the board, slightly lifted.
    Slide,
    /// In an arc of that height.
    Arc(f32),
    /// Turning over about an axis through its middle, while rising.
    Flip(Vec3),
    /// Part of the way towards the target and back.
    Nudge,
    /// From above, growing from nothing.
    Drop,
    /// Away in an arc, shrinking to nothing.
    Leave(f32),
    /// Shrinking, hopping and growing again.
    Morph,
    /// Growing from nothing, without movement.
    Appear,
    /// Shrinking to nothing, without movement.
    Vanish,
    /// Shrinking to nothing at the old place, then growing at the new one.
    Fade,
}

impl Path {
    /// Whether the piece is invisible at its end.
    pub(super) fn leads_away(self) -> bool {
        matches!(self, Path::Leave(_) | Path::Vanish)
    }
}

/// A part of a piece's animation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Segment {
    /// Start, in seconds after the start of the choreography.
    pub(crate) start: f32,
    /// Duration in seconds.
    pub(crate) length: f32,
    /// The transform at the start.
    pub(crate) from: Transform,
    /// The transform at the end, or the one a nudge leans towards.
    pub(crate) to: Transform,
    /// The way between them.
    pub(crate) path: Path,
    /// The appearance from the middle of the segment on, if it changes.
    pub(crate) becomes: Option<Appearance>,
    /// The beat of the action that caused it; `None` for settling at the end.
    pub(crate) beat: Option<usize>,
}

impl Segment {
    /// Returns its end, in seconds after the start of the choreography.
    pub(crate) fn end(&self) -> f32 {
        self.start + self.length
    }

    /// Returns the transform at its end.
    pub(crate) fn goal(&self) -> Transform {
        match self.path {
            Path::Nudge => self.from,
            path if path.leads_away() => self.to.with_scale(Vec3::ZERO),
            _ => self.to,
        }
    }
}

/// The animation of one piece: segments in order of time that do not overlap.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Track {
    /// The piece.
    pub(crate) piece: PieceId,
    /// Its transform at the start, with scale zero if it appears later.
    pub(crate) from: Transform,
    /// Its appearance at the start.
    pub(crate) look: Appearance,
    /// Whether it appears in this choreography.
    pub(crate) enters: bool,
    /// Whether it is removed in this choreography.
    pub(crate) leaves: bool,
    /// Its segments.
    pub(crate) segments: Vec<Segment>,
}

impl Track {
    /// Returns the transform after the last segment.
    pub(crate) fn goal(&self) -> Transform {
        self.segments.last().map_or(self.from, Segment::goal)
    }

    /// Returns the appearance after the last segment.
    pub(crate) fn last_look(&self) -> Appearance {
        self.segments.iter().rev().find_map(|s| s.becomes).unwrap_or(self.look)
    }

    /// Returns the end of the last segment, in seconds.
    pub(crate) fn end(&self) -> f32 {
        self.segments.last().map_or(0.0, Segment::end)
    }
}

/// A planned choreography.
#[derive(Clone, Default, Debug)]
pub(crate) struct Score {
    /// The animations, at most one for each piece.
    pub(crate) tracks: Vec<Track>,
    /// The sounds, in no particular order.
    pub(crate) cues: Vec<Cue>,
    /// The pieces on each site afterwards.
    pub(crate) standing: PieceIndex,
    /// Duration in seconds at normal speed; 0 where nothing is visible.
    pub(crate) length: f32,
}

/// A sound at a time.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cue {
    /// Seconds after the start.
    pub(crate) at: f32,
    /// What happens.
    pub(crate) event: Event,
    /// The kind of the piece that it happens to.
    pub(crate) piece: Kind,
    /// Where it happens.
    pub(crate) place: Place,
    /// How fast the piece lands, from 0 to 1.
    pub(crate) speed: f32,
}

impl Cue {
    /// Whether it is played although the motion is skipped.
    pub(super) fn survives_skipping(&self) -> bool {
        matches!(self.event, Event::Land | Event::End)
    }
}
