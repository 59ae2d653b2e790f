//! Dynamics of a clip: dispersion, a limiter and a soft clipper, which let a short click be as loud as a longer sound.
//!
//! At −16 LUFS, a click of 30 ms has almost no headroom: its energy fits below full scale only if its level is nearly
//! constant in the first milliseconds. Dispersion spreads the attack over about 2 ms, the limiter lowers what remains
//! of the peak as a whole, and only the last few dB are clipped softly.

use std::f32::consts::PI;

/// The largest absolute sample of a clip.
pub(crate) const PEAK: f32 = 0.85;

/// Above this absolute value, samples are clipped softly.
pub(crate) const KNEE: f32 = 0.45;

/// The samples for which the limiter computes one gain.
const BLOCK: usize = 16;

/// The number of blocks on each side over which the gain is smoothed: 2.5 ms.
const SMOOTH: usize = 5;

/// Delays low frequencies by up to 2 ms against high ones, without a change of the magnitudes. It makes the modes of a
/// contact, which start together, peak one after another.
pub(crate) fn disperse(samples: &mut [f32]) {
    const STAGES: usize = 14;
    const POLE: f32 = 0.62;
    let mut state = [0.0f32; STAGES];
    for sample in samples {
        let mut x = *sample;
        for s in &mut state {
            let y = *s - POLE * x;
            *s = x + POLE * y;
            x = y;
        }
        *sample = x;
    }
}

/// Multiplies by a gain, holds the samples below `limit`, and clips softly what is above the knee.
pub(crate) fn shaped(raw: &[f32], gain: f32, limit: f32) -> Vec<f32> {
    if raw.iter().all(|s| s.abs() * gain <= KNEE) {
        return raw.iter().map(|s| s * gain).collect();
    }
    let wanted: Vec<f32> = raw
        .chunks(BLOCK)
        .map(|block| block.iter().fold(limit, |most, s| most.max(s.abs() * gain)))
        .map(|peak| gain * limit / peak)
        .collect();
    let around = |i: usize, radius: usize| i.saturating_sub(radius)..(i + radius + 1).min(wanted.len());
    // One block more than the smoothing, because gains are interpolated between the middles of blocks.
    let least: Vec<f32> =
        (0..wanted.len()).map(|i| wanted[around(i, SMOOTH + 1)].iter().fold(gain, |a, b| a.min(*b))).collect();
    let smooth: Vec<f32> = (0..wanted.len())
        .map(|i| {
            let (mut sum, mut weights) = (0.0, 0.0);
            for j in around(i, SMOOTH) {
                let weight = 0.5 + 0.5 * (PI * i.abs_diff(j) as f32 / (SMOOTH + 1) as f32).cos();
                sum += weight * least[j];
                weights += weight;
            }
            sum / weights
        })
        .collect();
    raw.iter()
        .enumerate()
        .map(|(n, sample)| {
            let position = (n as f32 + 0.5) / BLOCK as f32 - 0.5;
            let before = position.max(0.0) as usize;
            let after = (before + 1).min(smooth.len() - 1);
            let part = (position - before as f32).clamp(0.0, 1.0);
            clip(sample * (smooth[before] + part * (smooth[after] - smooth[before])))
        })
        .collect()
}

/// Leaves samples up to the knee as they are and brings larger ones below the peak.
fn clip(sample: f32) -> f32 {
    let above = sample.abs() - KNEE;
    if above <= 0.0 {
        return sample;
    }
    (KNEE + (PEAK - KNEE) * (above / (PEAK - KNEE)).tanh()).copysign(sample)
}
