//! Gains that keep the sum of overlapping sounds below full scale.

use crate::{Clip, Voice};
use std::sync::Arc;

/// The largest absolute value of the sum of all sounds that were admitted by a [`Headroom`].
pub const CEILING: f32 = 0.95;

/// The largest difference, in seconds, between the times at which two sounds were meant to start and did start. The
/// buffers of an audio device are shorter.
const JITTER: f32 = 0.012;

/// A sound that was started.
#[derive(Clone, Debug)]
struct Sounding {
    start: f32,
    voice: Voice,
    peaks: Arc<[f32]>,
}

impl Sounding {
    /// Returns a bound of its absolute samples from a time on.
    fn peak_after(&self, time: f32) -> f32 {
        let played = (time - self.start - JITTER).max(0.0) * self.voice.pitch;
        self.voice.gain * Clip::peak_in(&self.peaks, played)
    }
}

/// Limits the gain of new sounds by what the sounds that are still playing leave free.
///
/// Clips are as loud as one sound can be, therefore several at once would exceed full scale. Each new sound is lowered as
/// far as necessary. The bound is the sum of the remaining peaks and holds for any number of sounds.
#[derive(Clone, Debug, Default)]
pub struct Headroom(Vec<Sounding>);

impl Headroom {
    /// Admits sounds that start together at `now`, in seconds since a moment of the caller's choice; later calls have later
    /// times. Returns the factor, from 0 to 1, by which the gains of all of them are multiplied.
    pub fn admit(&mut self, now: f32, starting: &[(&Clip, Voice)]) -> f32 {
        self.0.retain(|sounding| sounding.peak_after(now) > 0.0);
        let used: f32 = self.0.iter().map(|sounding| sounding.peak_after(now)).sum();
        let wanted: f32 = starting.iter().map(|(clip, voice)| clip.peak_after(0.0) * voice.gain).sum();
        let factor = if wanted > 0.0 { ((CEILING - used).max(0.0) / wanted).min(1.0) } else { 1.0 };
        self.0.extend(starting.iter().map(|(clip, voice)| Sounding {
            start: now,
            voice: Voice { gain: voice.gain * factor, ..*voice },
            peaks: clip.peaks(),
        }));
        factor
    }
}
