//! Contacts with the screen: mouse buttons and fingers that are down, and which of them belong to a palm or a resting
//! hand.

use bevy::diagnostic::FrameCount;
use bevy::prelude::*;

/// A mouse button or a finger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ContactId {
    Left,
    Right,
    Finger(u64),
}

/// A point in time for contacts: seconds since the program started, and the frame number, because where frames are slow
/// much time passes before a person can see the result of a touch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ContactTime {
    seconds: f32,
    frame: u32,
}

/// The duration after which a contact on a shared screen counts as a resting hand, in seconds.
const RESTING: f32 = 2.5;
/// The number of frames that have to be drawn meanwhile.
const SEEN: u32 = 20;
/// The number of contacts near each other that count as a palm.
const PALM: usize = 3;

impl ContactTime {
    pub(crate) fn now(time: &Time<Real>, frames: FrameCount) -> ContactTime {
        ContactTime { seconds: time.elapsed_secs(), frame: frames.0 }
    }

    /// Returns the seconds that have passed until `now`.
    pub(super) fn seconds_until(self, now: ContactTime) -> f32 {
        now.seconds - self.seconds
    }

    /// Whether more than `seconds` have passed until `now`, and enough frames for a person to see and react.
    pub(crate) fn is_over(self, now: ContactTime, seconds: f32) -> bool {
        self.seconds_until(now) > seconds && now.frame.wrapping_sub(self.frame) > SEEN
    }

    /// Whether a contact that started then counts as a resting hand.
    pub(crate) fn rests(self, now: ContactTime) -> bool {
        self.is_over(now, RESTING)
    }
}

/// Calls `ignore` for every contact near the latest one if there are enough of them for a palm.
pub(crate) fn ignore_palm<'a, C: 'a>(near: impl Iterator<Item = &'a mut C>, ignore: impl Fn(&mut C)) {
    let near: Vec<&mut C> = near.collect();
    if near.len() >= PALM {
        near.into_iter().for_each(ignore);
    }
}
