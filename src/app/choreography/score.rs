//! The score of a choreography: which piece does what when, and what is heard. Plain data, written by the planner, read
//! by whoever plays it.

use crate::app::pieces::{Appearance, PieceId, PieceIndex};
use bevy::prelude::*;

/// The way between two places.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Path {
    /// Along the board, lifted by a hair.
    Slide,
    /// In an arc of that height.
    Arc(f32),
    /// Turned over about an axis through its middle, rising meanwhile.
    Flip(Vec3),
    /// Towards the target and back.
    Nudge,
    /// From above, growing out of nothing.
    Drop,
    /// Away in an arc, shrinking to nothing.
    Leave(f32),
    /// Shrinking, hopping and growing again.
    Morph,
    /// Growing out of nothing, without movement.
    Appear,
    /// Shrinking to nothing, without movement.
    Vanish,
    /// Shrinking to nothing where it was, then growing where it shall be, without movement.
    Fade,
}

impl Path {
    /// Whether nothing is left to be seen at its end.
    pub(super) fn leads_away(self) -> bool {
        matches!(self, Path::Leave(_) | Path::Vanish)
    }
}

/// One stretch of motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Segment {
    /// Seconds after the start of the choreography.
    pub(crate) start: f32,
    /// Seconds.
    pub(crate) length: f32,
    /// Where it begins.
    pub(crate) from: Transform,
    /// Where it leads, or towards what it leans.
    pub(crate) to: Transform,
    /// How.
    pub(crate) path: Path,
    /// What the piece looks like from its middle on, if that changes.
    pub(crate) becomes: Option<Appearance>,
    /// The beat of the action that asked for it; `None` for what settles afterwards.
    pub(crate) beat: Option<usize>,
}

impl Segment {
    /// When it is over, in seconds after the start of the choreography.
    pub(crate) fn end(&self) -> f32 {
        self.start + self.length
    }

    /// Where it leaves the piece.
    pub(crate) fn goal(&self) -> Transform {
        match self.path {
            Path::Nudge => self.from,
            path if path.leads_away() => self.to.with_scale(Vec3::ZERO),
            _ => self.to,
        }
    }
}

/// What one piece does during a choreography: segments in order of time, none of which overlap.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Track {
    /// Which piece.
    pub(crate) piece: PieceId,
    /// Where it is at the start; at scale zero if it is yet to come.
    pub(crate) from: Transform,
    /// What it looks like at the start.
    pub(crate) look: Appearance,
    /// Whether it comes to the table with this choreography.
    pub(crate) enters: bool,
    /// Whether it leaves with it.
    pub(crate) leaves: bool,
    /// What it does.
    pub(crate) segments: Vec<Segment>,
}

impl Track {
    /// Where the piece is after the last segment.
    pub(crate) fn goal(&self) -> Transform {
        self.segments.last().map_or(self.from, Segment::goal)
    }

    /// What it looks like then.
    pub(crate) fn last_look(&self) -> Appearance {
        self.segments.iter().rev().find_map(|s| s.becomes).unwrap_or(self.look)
    }

    /// When its last segment is over, in seconds.
    pub(crate) fn end(&self) -> f32 {
        self.segments.last().map_or(0.0, Segment::end)
    }
}

/// A choreography, planned and not yet played.
#[derive(Clone, Default, Debug)]
pub(crate) struct Score {
    /// What the pieces do; no piece has two.
    pub(crate) tracks: Vec<Track>,
    /// What is heard, in no particular order.
    pub(crate) cues: Vec<Cue>,
    /// Who stands where afterwards.
    pub(crate) standing: PieceIndex,
    /// Seconds at the speed of the house; 0 where nothing is to be seen.
    pub(crate) length: f32,
}

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
