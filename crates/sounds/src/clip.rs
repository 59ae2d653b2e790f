//! Clips: finished samples, normalised in loudness and limited.

use crate::dynamics::{KNEE, shaped};
use crate::loudness::momentary;
use crate::recipes::Level;
use crate::voice::HIGHEST;
use crate::{LOUDSPEAKERS, RATE, Voice};
use std::f32::consts::PI;
use std::sync::Arc;

/// The frequency of the high pass in Hz. What is below it moves a loudspeaker and is not heard.
const LOWEST: f32 = 70.0;

/// The samples between two entries of `Clip::bounds`: 4 ms.
const STEP: usize = 128;

/// The entries on each side from which an entry takes the largest sample. They cover [`JITTER`] and one step of the
/// grid of `Headroom`, both at the highest pitch.
const REACH: usize = 4;

/// The largest difference, in seconds, between the times at which a sound was admitted and did start.
pub(crate) const JITTER: f32 = 0.008;

/// How often the gain of a limited sound is corrected.
const ATTEMPTS: usize = 7;

/// A finished sound of one channel at [`RATE`].
#[derive(Clone, Debug, PartialEq)]
pub struct Clip {
    samples: Arc<[f32]>,
    /// For each `STEP` samples, the largest absolute value among them and `REACH` steps on each side.
    bounds: Arc<[f32]>,
}

impl Clip {
    /// Returns its samples, from −1 to 1.
    pub fn samples(&self) -> &Arc<[f32]> {
        &self.samples
    }

    /// Returns its length in seconds at pitch 1.
    pub fn seconds(&self) -> f32 {
        self.samples.len() as f32 / RATE as f32
    }

    /// Returns a bound of the absolute samples within [`JITTER`] of a time in seconds at pitch 1, for pitches up to
    /// [`HIGHEST`].
    pub(crate) fn bound(&self, seconds: f32) -> f32 {
        if seconds < -HIGHEST * JITTER {
            return 0.0;
        }
        self.bounds.get((seconds.max(0.0) * RATE as f32) as usize / STEP).copied().unwrap_or(0.0)
    }

    /// Returns the samples as they sound with a voice: read at its pitch with cubic interpolation and multiplied by its
    /// gain.
    #[must_use]
    pub fn played(&self, voice: Voice) -> Vec<f32> {
        let length = (self.samples.len() as f32 / voice.pitch) as usize;
        let at = |i: usize| self.samples.get(i).copied().unwrap_or(0.0);
        (0..length)
            .map(|i| {
                let position = f64::from(voice.pitch) * i as f64;
                let (whole, t) = (position as usize, position.fract() as f32);
                let before = if whole == 0 { 0.0 } else { at(whole - 1) };
                let [a, b, c, d] = [before, at(whole), at(whole + 1), at(whole + 2)];
                let bend = t * (2.0 * a - 5.0 * b + 4.0 * c - d + t * (3.0 * (b - c) + d - a));
                voice.gain * (b + 0.5 * t * (c - a + bend))
            })
            .collect()
    }

    /// Removes what is not heard, fades the end, and scales to a level.
    pub(crate) fn finish(mut raw: Vec<f32>, Level { loudness, limit }: Level) -> Clip {
        high_pass(&mut raw);
        fade(&mut raw);
        let largest = raw.iter().fold(1e-9f32, |most, s| most.max(s.abs()));
        let missing = loudness - momentary(&raw, RATE, LOUDSPEAKERS);
        let mut gain = if missing.is_finite() { 10f32.powf(missing as f32 / 20.0) } else { 1.0 };
        let mut samples = shaped(&raw, gain, limit);
        // Limiting makes a sound quieter; the gain that makes up for it is found by iteration.
        for _ in 0..ATTEMPTS {
            if largest * gain <= KNEE {
                break;
            }
            let missing = loudness - momentary(&samples, RATE, LOUDSPEAKERS);
            if missing.abs() < 0.15 {
                break;
            }
            gain *= 10f32.powf(1.6 * missing as f32 / 20.0);
            samples = shaped(&raw, gain, limit);
        }
        balance(&mut samples);
        let bounds = bounds(&samples);
        Clip { samples: samples.into(), bounds: bounds.into() }
    }
}

/// A Butterworth high pass of second order.
fn high_pass(samples: &mut [f32]) {
    let k = (PI * LOWEST / RATE as f32).tan();
    let a0 = 1.0 + std::f32::consts::SQRT_2 * k + k * k;
    let (a1, a2) = (2.0 * (k * k - 1.0) / a0, (1.0 - std::f32::consts::SQRT_2 * k + k * k) / a0);
    let (mut s1, mut s2) = (0.0f32, 0.0f32);
    for sample in samples {
        let x = *sample / a0;
        let y = x + s1;
        s1 = -2.0 * x - a1 * y + s2;
        s2 = x - a2 * y;
        *sample = y;
    }
}

/// Fades in the first 0.25 ms and out the last fifth.
fn fade(samples: &mut [f32]) {
    let length = samples.len();
    let rise = (RATE / 4000) as usize;
    for (i, sample) in samples.iter_mut().take(rise).enumerate() {
        *sample *= i as f32 / rise as f32;
    }
    let fall = (length / 5).max(1);
    for (i, sample) in samples.iter_mut().rev().take(fall).enumerate() {
        *sample *= 0.5 - 0.5 * (PI * i as f32 / fall as f32).cos();
    }
}

/// Returns the entries of `Clip::bounds`, with `REACH` of them after the end.
fn bounds(samples: &[f32]) -> Vec<f32> {
    let mut peaks = vec![0.0f32; samples.len().div_ceil(STEP)];
    for (i, sample) in samples.iter().enumerate() {
        // Between two samples, an interpolated wave can be higher than both: the middle of a cubic.
        let between = match samples.get(i.wrapping_sub(1)..i + 3) {
            Some([a, b, c, d]) => (9.0 * (b + c) - a - d) / 16.0,
            _ => 0.0,
        };
        let peak = &mut peaks[i / STEP];
        *peak = peak.max(sample.abs()).max(between.abs());
    }
    (0..peaks.len() + REACH)
        .map(|i| {
            let around = i.saturating_sub(REACH)..(i + REACH + 1).min(peaks.len());
            peaks[around].iter().fold(0.0, |most: f32, peak| most.max(*peak))
        })
        .collect()
}

/// Removes the mean that compression left, in the shape of a window over the whole sound, so that the ends stay silent.
fn balance(samples: &mut [f32]) {
    let length = samples.len() as f32;
    // The values of this window add up to half of the length.
    let offset = samples.iter().sum::<f32>() / (0.5 * length);
    for (i, sample) in samples.iter_mut().enumerate() {
        *sample -= offset * (0.5 - 0.5 * (2.0 * PI * i as f32 / length).cos());
    }
}
