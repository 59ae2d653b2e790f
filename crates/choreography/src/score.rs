//! The score of a choreography: the movements of pieces and the sounds, with their times. Plain data, produced by the
//! planner and played by the table.

use super::index::{PieceId, PieceIndex};
use super::look::Look;
use super::pose::Pose;
use glam::{Quat, Vec3};
use std::f32::consts::PI;
use tabuleiro_rules::Kind;
use tabuleiro_sounds::{Event, Place};

/// The way a piece moves between two poses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Path {
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
    pub(crate) fn leads_away(self) -> bool {
        matches!(self, Path::Leave(_) | Path::Vanish)
    }
}

/// A part of a piece's animation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    /// Start, in seconds after the start of the choreography.
    pub start: f32,
    /// Duration in seconds.
    pub length: f32,
    /// The pose at the start.
    pub from: Pose,
    /// The pose at the end, or the one a nudge leans towards.
    pub to: Pose,
    /// The way between them.
    pub path: Path,
    /// The appearance from the middle of the segment on, if it changes.
    pub becomes: Option<Look>,
    /// The beat of the action that caused it; `None` for settling at the end.
    pub beat: Option<usize>,
}

impl Segment {
    /// Returns its end, in seconds after the start of the choreography.
    #[must_use]
    pub fn end(&self) -> f32 {
        self.start + self.length
    }

    /// Returns the pose at its end.
    #[must_use]
    pub fn goal(&self) -> Pose {
        match self.path {
            Path::Nudge => self.from,
            path if path.leads_away() => self.to.scaled(Vec3::ZERO),
            _ => self.to,
        }
    }
}

/// The animation of one piece: segments in order of time that do not overlap.
#[derive(Clone, Debug, PartialEq)]
pub struct Track {
    /// The piece.
    pub piece: PieceId,
    /// Its pose at the start, with scale zero if it appears later.
    pub from: Pose,
    /// Its appearance at the start.
    pub look: Look,
    /// Whether it appears in this choreography.
    pub enters: bool,
    /// Whether it is removed in this choreography.
    pub leaves: bool,
    /// Its segments.
    pub segments: Vec<Segment>,
}

impl Track {
    /// Returns the pose after the last segment.
    #[must_use]
    pub fn goal(&self) -> Pose {
        self.segments.last().map_or(self.from, Segment::goal)
    }

    /// Returns the appearance after the last segment.
    #[must_use]
    pub fn last_look(&self) -> Look {
        self.segments.iter().rev().find_map(|s| s.becomes).unwrap_or(self.look)
    }

    /// Returns the end of the last segment, in seconds.
    #[must_use]
    pub fn end(&self) -> f32 {
        self.segments.last().map_or(0.0, Segment::end)
    }
}

/// A planned choreography.
#[derive(Clone, Default, Debug)]
pub struct Score {
    /// The animations, at most one for each piece.
    pub tracks: Vec<Track>,
    /// The sounds, in no particular order.
    pub cues: Vec<Cue>,
    /// The pieces on each site afterwards.
    pub standing: PieceIndex,
    /// Duration in seconds at normal speed; 0 where nothing is visible.
    pub length: f32,
}

/// A sound at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// Seconds after the start.
    pub at: f32,
    /// What happens.
    pub event: Event,
    /// The kind of the piece that it happens to.
    pub piece: Kind,
    /// Where it happens.
    pub place: Place,
    /// How fast the piece lands, from 0 to 1.
    pub speed: f32,
}

impl Cue {
    /// Whether it is played although the motion is skipped.
    #[must_use]
    pub fn survives_skipping(&self) -> bool {
        matches!(self.event, Event::Land | Event::End)
    }
}

fn ease(t: f32) -> f32 {
    // Fast at the start, slow at the end.
    1.0 - (1.0 - t).powi(3) * (1.0 + 0.6 * t)
}

fn smooth(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

impl Segment {
    /// Returns the pose at `t`, from 0 at the start of the segment to 1 at its end, which is met exactly.
    #[must_use]
    pub fn pose(&self, t: f32) -> Pose {
        if t >= 1.0 {
            return self.goal();
        }
        let (from, to) = (self.from, self.to);
        let between = |s: f32| Pose {
            translation: from.translation.lerp(to.translation, s),
            rotation: from.rotation.slerp(to.rotation, s),
            scale: from.scale.lerp(to.scale, s),
        };
        let lifted = |mut pose: Pose, height: f32| {
            pose.translation.y += height;
            pose
        };
        match self.path {
            Path::Slide => lifted(between(smooth(t)), 0.05 * (PI * t).sin()),
            Path::Arc(height) => lifted(between(smooth(t)), height * 4.0 * t * (1.0 - t)),
            Path::Flip(axis) => {
                let s = smooth(t);
                let rotation = Quat::from_axis_angle(axis, PI * s) * from.rotation;
                lifted(between(s).turned(rotation), 0.42 * (PI * t).sin())
            }
            Path::Nudge => {
                let s = (PI * t).sin();
                from.moved(from.translation.lerp(to.translation, 0.16 * s))
            }
            Path::Drop => lifted(to.scaled(to.scale * (t * 5.0).min(1.0)), 0.9 * (1.0 - ease(t))),
            Path::Leave(height) => {
                let shrinking = smooth(((t - 0.55) / 0.45).clamp(0.0, 1.0));
                let pose = between(smooth(t)).scaled(from.scale * (1.0 - shrinking));
                lifted(pose, height * 4.0 * t * (1.0 - t))
            }
            Path::Morph => {
                let s = (2.0 * t - 1.0).abs();
                let pose = if t < 0.5 { from } else { to };
                let scale = pose.scale * Vec3::new(0.5 + 0.5 * s, s.max(0.02), 0.5 + 0.5 * s);
                lifted(pose.scaled(scale), 0.25 * (1.0 - s))
            }
            Path::Appear => to.scaled(to.scale * smooth(t)),
            Path::Vanish => from.scaled(from.scale * (1.0 - smooth(t))),
            Path::Fade if t < 0.5 => from.scaled(from.scale * (1.0 - smooth(2.0 * t))),
            Path::Fade => to.scaled(to.scale * smooth(2.0 * t - 1.0)),
        }
    }
}
