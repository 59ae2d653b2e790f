//! Gains that keep the sum of overlapping sounds below full scale.

use crate::clip::JITTER;
use crate::{Clip, Voice};

/// The largest absolute value of the sum of all sounds that were admitted by a [`Headroom`].
pub const CEILING: f32 = 0.95;

/// The distance in seconds of the times at which the sum is examined.
const GRID: f32 = 0.004;

/// A sound that was started.
#[derive(Clone, Debug)]
struct Sounding {
    start: f32,
    voice: Voice,
    clip: Clip,
}

impl Sounding {
    /// Returns a bound of its absolute samples about a time.
    fn bound(&self, time: f32) -> f32 {
        self.voice.gain * self.clip.bound((time - self.start) * self.voice.pitch)
    }

    fn end(&self) -> f32 {
        self.start + self.clip.seconds() / self.voice.pitch + JITTER
    }
}

/// Limits the gain of new sounds by what the sounds that are still playing leave free.
///
/// Clips are as loud as one sound can be, therefore several at once would exceed full scale. Each new sound is lowered
/// as far as necessary. The bound is the sum of the envelopes: it holds for any number of sounds, and also when each
/// of them starts up to 8 ms earlier or later than it was admitted, as happens with the buffers of audio devices.
#[derive(Clone, Debug, Default)]
pub struct Headroom(Vec<Sounding>);

impl Headroom {
    /// Admits sounds that start together at `now`, in seconds since a moment of the caller's choice; later calls have
    /// later times. Returns the factor, from 0 to 1, by which the gains of all of them are multiplied.
    pub fn admit(&mut self, now: f32, starting: &[(&Clip, Voice)]) -> f32 {
        self.0.retain(|sounding| sounding.start <= now && sounding.end() > now);
        let earlier = self.0.len();
        let added = starting.iter().map(|(clip, voice)| Sounding { start: now, voice: *voice, clip: (*clip).clone() });
        self.0.extend(added);
        let (old, new) = self.0.split_at_mut(earlier);
        let end = new.iter().fold(now, |end, sounding| end.max(sounding.end()));
        let mut factor = 1.0f32;
        for step in 0..((end - now) / GRID) as usize + 2 {
            let time = now - JITTER + step as f32 * GRID;
            let bound = |sounds: &[Sounding]| sounds.iter().map(|sounding| sounding.bound(time)).sum::<f32>();
            let wanted = bound(new);
            let free = (CEILING - bound(old)).max(0.0);
            if wanted * factor > free {
                factor = free / wanted;
            }
        }
        new.iter_mut().for_each(|sounding| sounding.voice.gain *= factor);
        factor
    }
}
