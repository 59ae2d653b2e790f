//! Clips: finished samples, normalised in loudness and limited.

use crate::loudness::momentary;
use crate::{LOUDSPEAKERS, RATE, Voice};
use std::f32::consts::PI;
use std::sync::Arc;

/// The largest absolute sample of a clip.
const PEAK: f32 = 0.85;

/// Above this absolute value, samples are compressed.
const KNEE: f32 = 0.4;

/// The frequency of the high pass in Hz. What is below it moves a loudspeaker and is not heard.
const LOWEST: f32 = 70.0;

/// The samples between two entries of [`Clip::peaks`].
const STEP: usize = 128;

/// A finished sound of one channel at [`RATE`].
#[derive(Clone, Debug, PartialEq)]
pub struct Clip {
    samples: Arc<[f32]>,
    /// The largest absolute sample from each multiple of `STEP` on.
    peaks: Arc<[f32]>,
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

    /// Returns the largest absolute sample from a time on, in seconds since the start of the clip at pitch 1.
    pub fn peak_after(&self, seconds: f32) -> f32 {
        Clip::peak_in(&self.peaks, seconds)
    }

    pub(crate) fn peak_in(peaks: &[f32], seconds: f32) -> f32 {
        peaks.get((seconds * RATE as f32) as usize / STEP).copied().unwrap_or(0.0)
    }

    pub(crate) fn peaks(&self) -> Arc<[f32]> {
        self.peaks.clone()
    }

    /// Returns the samples as they sound with a voice: read at its pitch with linear interpolation and multiplied by its
    /// gain.
    #[must_use]
    pub fn played(&self, voice: Voice) -> Vec<f32> {
        let length = (self.samples.len() as f32 / voice.pitch) as usize;
        let at = |i: usize| self.samples.get(i).copied().unwrap_or(0.0);
        (0..length)
            .map(|i| {
                let position = f64::from(voice.pitch) * i as f64;
                let (whole, part) = (position as usize, position.fract() as f32);
                voice.gain * (at(whole) + part * (at(whole + 1) - at(whole)))
            })
            .collect()
    }

    /// Removes what is not heard, fades the end, and scales to a momentary loudness in LUFS, with the peaks compressed.
    pub(crate) fn finish(mut raw: Vec<f32>, loudness: f64) -> Clip {
        high_pass(&mut raw);
        fade(&mut raw);
        let largest = raw.iter().fold(1e-9f32, |most, s| most.max(s.abs()));
        let mut gain = KNEE / largest;
        let mut samples: Vec<f32> = Vec::new();
        // Compression makes a sound quieter; the gain that makes up for it is found by iteration.
        for _ in 0..6 {
            samples = raw.iter().map(|s| compress(s * gain)).collect();
            let missing = loudness - momentary(&samples, RATE, LOUDSPEAKERS);
            if missing.abs() < 0.1 || !missing.is_finite() {
                break;
            }
            gain *= 10f32.powf((missing as f32).clamp(-40.0, 40.0) / 20.0);
        }
        balance(&mut samples);
        let mut peak = 0.0f32;
        let mut peaks: Vec<f32> = samples
            .chunks(STEP)
            .rev()
            .map(|chunk| {
                peak = chunk.iter().fold(peak, |most, s| most.max(s.abs()));
                peak
            })
            .collect();
        peaks.reverse();
        Clip { samples: samples.into(), peaks: peaks.into() }
    }
}

/// Leaves samples up to the knee as they are and compresses larger ones so that they stay below the peak.
fn compress(sample: f32) -> f32 {
    let above = sample.abs() - KNEE;
    if above <= 0.0 {
        return sample;
    }
    (KNEE + (PEAK - KNEE) * (above / (PEAK - KNEE)).tanh()).copysign(sample)
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

/// Removes the mean that compression left, in the shape of a window over the whole sound, so that the ends stay silent.
fn balance(samples: &mut [f32]) {
    let length = samples.len() as f32;
    // The values of this window add up to half of the length.
    let offset = samples.iter().sum::<f32>() / (0.5 * length);
    for (i, sample) in samples.iter_mut().enumerate() {
        *sample -= offset * (0.5 - 0.5 * (2.0 * PI * i as f32 / length).cos());
    }
}
