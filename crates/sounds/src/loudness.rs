//! Loudness after ITU-R BS.1770-5: K-weighting, momentary loudness, and integrated loudness with both gates.
//!
//! All functions take one channel of samples and the number of loudspeakers that play it. A mono sound played on a
//! stereo device reaches both of them, and BS.1770 adds the channels: it measures 3.01 dB more than on one
//! loudspeaker.

use std::f64::consts::PI;

/// Length of a gating block and of the window of the momentary loudness, in seconds.
pub const BLOCK: f64 = 0.4;

/// Blocks quieter than this, in LUFS, are left out of the integrated loudness.
pub const ABSOLUTE_GATE: f64 = -70.0;

/// Blocks quieter than the mean of all others by more than this, in LU, are left out of the integrated loudness.
pub const RELATIVE_GATE: f64 = 10.0;

/// A second-order filter in transposed direct form II.
#[derive(Clone, Copy, Debug)]
struct Biquad {
    b: [f64; 3],
    a: [f64; 2],
    state: [f64; 2],
}

impl Biquad {
    fn apply(&mut self, x: f64) -> f64 {
        let y = self.b[0] * x + self.state[0];
        self.state[0] = self.b[1] * x - self.a[0] * y + self.state[1];
        self.state[1] = self.b[2] * x - self.a[1] * y;
        y
    }
}

/// The K-weighting filter: a high shelf of +4 dB for the head, then a high pass near 38 Hz.
///
/// BS.1770 gives coefficients for 48 kHz only. Those of other rates come from the analogue filters that the bilinear
/// transform maps to the given coefficients; `libebur128` and `FFmpeg` use the same values.
#[derive(Clone, Copy, Debug)]
pub struct Weighting {
    shelf: Biquad,
    pass: Biquad,
}

impl Weighting {
    /// Creates the filter for a sample rate in Hz, with a silent past.
    #[must_use]
    pub fn new(rate: u32) -> Weighting {
        let rate = f64::from(rate);
        let (frequency, gain, q) = (1_681.974_450_955_533_f64, 3.999_843_853_973_347_f64, 0.707_175_236_955_419_6_f64);
        let k = (PI * frequency / rate).tan();
        let high = 10f64.powf(gain / 20.0);
        let band = high.powf(0.499_666_774_154_541_6);
        let a0 = 1.0 + k / q + k * k;
        let shelf = Biquad {
            b: [(high + band * k / q + k * k) / a0, 2.0 * (k * k - high) / a0, (high - band * k / q + k * k) / a0],
            a: [2.0 * (k * k - 1.0) / a0, (1.0 - k / q + k * k) / a0],
            state: [0.0; 2],
        };
        let (frequency, q) = (38.135_470_876_024_44_f64, 0.500_327_037_323_877_3_f64);
        let k = (PI * frequency / rate).tan();
        let a0 = 1.0 + k / q + k * k;
        let pass =
            Biquad { b: [1.0, -2.0, 1.0], a: [2.0 * (k * k - 1.0) / a0, (1.0 - k / q + k * k) / a0], state: [0.0; 2] };
        Weighting { shelf, pass }
    }

    /// Filters the next sample.
    pub fn apply(&mut self, sample: f32) -> f64 {
        self.pass.apply(self.shelf.apply(f64::from(sample)))
    }
}

/// Returns the loudness in LUFS of a K-weighted mean square, summed over the channels.
fn level(power: f64) -> f64 {
    if power > 0.0 { -0.691 + 10.0 * power.log10() } else { f64::NEG_INFINITY }
}

/// Returns the K-weighted energy (sum of squares) of successive bins, the last one filled up with silence.
fn energies(samples: &[f32], rate: u32, bin: usize) -> Vec<f64> {
    let mut weighting = Weighting::new(rate);
    samples.chunks(bin).map(|bin| bin.iter().map(|s| weighting.apply(*s).powi(2)).sum()).collect()
}

/// Returns the largest momentary loudness in LUFS: the K-weighted power in a window of 400 ms that moves in steps of
/// 10 ms, with silence before and after the samples. A sound shorter than the window is measured by its whole energy,
/// so that equal values mean equal energy. Returns negative infinity for silence.
///
/// `rate` is in Hz, `loudspeakers` the number of channels that play the same samples.
#[must_use]
pub fn momentary(samples: &[f32], rate: u32, loudspeakers: u32) -> f64 {
    let bins = energies(samples, rate, (rate / 100).max(1) as usize);
    let mut window = 0.0;
    let mut largest: f64 = 0.0;
    for (i, bin) in bins.iter().enumerate() {
        window += bin;
        if i >= 40 {
            window -= bins[i - 40];
        }
        largest = largest.max(window);
    }
    level(largest * f64::from(loudspeakers) / (BLOCK * f64::from(rate)))
}

/// Returns the integrated (programme) loudness in LUFS: the mean power of overlapping blocks of 400 ms, without blocks
/// below −70 LUFS and then without blocks more than 10 LU below the mean of the others. Returns negative infinity when
/// no block is left, also for less than 400 ms of samples.
///
/// `rate` is in Hz, `loudspeakers` the number of channels that play the same samples.
#[must_use]
pub fn integrated(samples: &[f32], rate: u32, loudspeakers: u32) -> f64 {
    let bin = (rate / 10).max(1) as usize;
    let bins = energies(&samples[..samples.len() / bin * bin], rate, bin);
    let scale = f64::from(loudspeakers) / (4.0 * bin as f64);
    let blocks: Vec<f64> = bins.windows(4).map(|block| block.iter().sum::<f64>() * scale).collect();
    let mean_above = |gate: f64| {
        let (sum, count) = blocks
            .iter()
            .filter(|power| level(**power) > gate)
            .fold((0.0, 0u32), |(sum, count), power| (sum + power, count + 1));
        if count == 0 { 0.0 } else { sum / f64::from(count) }
    };
    let relative = level(mean_above(ABSOLUTE_GATE)) - RELATIVE_GATE;
    level(mean_above(relative.max(ABSOLUTE_GATE)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sine(rate: u32, frequency: f64, decibels: f64, seconds: f64) -> Vec<f32> {
        let peak = 10f64.powf(decibels / 20.0);
        (0..(seconds * f64::from(rate)) as usize)
            .map(|i| (peak * (2.0 * PI * frequency * i as f64 / f64::from(rate)).sin()) as f32)
            .collect()
    }

    #[test]
    fn the_coefficients_at_48_khz_are_those_of_the_recommendation() {
        let filter = Weighting::new(48_000);
        let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-9, "{a} instead of {b}");
        near(filter.shelf.b[0], 1.535_124_859_586_97);
        near(filter.shelf.b[1], -2.691_696_189_406_38);
        near(filter.shelf.b[2], 1.198_392_810_852_85);
        near(filter.shelf.a[0], -1.690_659_293_182_41);
        near(filter.shelf.a[1], 0.732_480_774_215_85);
        near(filter.pass.a[0], -1.990_047_454_833_98);
        near(filter.pass.a[1], 0.990_072_250_366_21);
    }

    #[test]
    fn a_full_sine_on_one_loudspeaker_measures_minus_3_01_at_each_rate() {
        // BS.1770-5, annex 1: 997 Hz at 0 dB FS in one channel.
        for rate in [32_000, 44_100, 48_000] {
            let measured = integrated(&sine(rate, 997.0, 0.0, 5.0), rate, 1);
            assert!((measured + 3.01).abs() < 0.03, "{rate} Hz: {measured}");
        }
    }

    #[test]
    fn a_stereo_sine_at_minus_23_measures_minus_23() {
        // EBU Tech 3341, case 1.
        let measured = integrated(&sine(32_000, 1000.0, -23.0, 20.0), 32_000, 2);
        assert!((measured + 23.0).abs() < 0.1, "{measured}");
    }

    #[test]
    fn quiet_stretches_do_not_count() {
        // EBU Tech 3341, cases 3 and 4: both gates.
        let mut samples = sine(32_000, 1000.0, -72.0, 10.0);
        for (decibels, seconds) in [(-36.0, 10.0), (-23.0, 60.0), (-36.0, 10.0), (-72.0, 10.0)] {
            samples.extend(sine(32_000, 1000.0, decibels, seconds));
        }
        let measured = integrated(&samples, 32_000, 2);
        assert!((measured + 23.0).abs() < 0.1, "{measured}");
    }

    #[test]
    fn momentary_loudness_of_a_long_sine_is_its_integrated_loudness() {
        let samples = sine(32_000, 400.0, -20.0, 3.0);
        let difference = momentary(&samples, 32_000, 2) - integrated(&samples, 32_000, 2);
        assert!(difference.abs() < 0.1, "{difference}");
    }

    #[test]
    fn silence_has_no_loudness() {
        assert_eq!(integrated(&vec![0.0; 64_000], 32_000, 2), f64::NEG_INFINITY);
        assert_eq!(momentary(&[], 32_000, 2), f64::NEG_INFINITY);
    }
}
