//! Measurements of short sounds: spectral centroid, decay time and similarity.

use std::f64::consts::TAU;

/// Transforms in place by a fast Fourier transform; the length is a power of two.
fn transform(re: &mut [f64], im: &mut [f64]) {
    let n = re.len();
    let mut j = 0;
    for i in 1..n {
        let mut bit = n >> 1;
        while j & bit != 0 {
            j ^= bit;
            bit >>= 1;
        }
        j |= bit;
        if i < j {
            re.swap(i, j);
            im.swap(i, j);
        }
    }
    let mut size = 2;
    while size <= n {
        let half = size / 2;
        for k in 0..half {
            let (sin, cos) = (-TAU * k as f64 / size as f64).sin_cos();
            for a in (k..n).step_by(size) {
                let b = a + half;
                let (x, y) = (re[b] * cos - im[b] * sin, re[b] * sin + im[b] * cos);
                (re[b], im[b]) = (re[a] - x, im[a] - y);
                (re[a], im[a]) = (re[a] + x, im[a] + y);
            }
        }
        size *= 2;
    }
}

/// Returns the spectrum of the samples, filled up with zeros to a power of two of at least `length`.
fn spectrum(samples: &[f32], length: usize) -> (Vec<f64>, Vec<f64>) {
    let n = length.max(samples.len()).max(2).next_power_of_two();
    let mut re: Vec<f64> = samples.iter().map(|s| f64::from(*s)).collect();
    re.resize(n, 0.0);
    let mut im = vec![0.0; n];
    transform(&mut re, &mut im);
    (re, im)
}

/// Returns the spectral centroid in Hz: the mean frequency, weighted by the magnitude of the spectrum of all samples.
/// Returns 0 for silence. `rate` is in Hz.
#[must_use]
pub fn centroid(samples: &[f32], rate: u32) -> f64 {
    let (re, im) = spectrum(samples, 0);
    let n = re.len();
    let (mut weighted, mut sum) = (0.0, 0.0);
    for k in 0..n / 2 {
        let magnitude = re[k].hypot(im[k]);
        weighted += magnitude * k as f64;
        sum += magnitude;
    }
    if sum > 0.0 { weighted / sum * f64::from(rate) / n as f64 } else { 0.0 }
}

/// Returns the decay time in seconds: from the start of the loudest contact, where the level first comes within 6 dB
/// of the loudest moment without falling by more than `decibels` in between, until it stays `decibels` below the
/// loudest moment. The level is the power in windows of 4 ms that move in steps of 1 ms. `rate` is in Hz. A sound of
/// several contacts, such as bounces, decays with the last of them that is loud enough.
#[must_use]
pub fn decay(samples: &[f32], rate: u32, decibels: f64) -> f64 {
    let step = (rate / 1000).max(1) as usize;
    let bins: Vec<f64> = samples.chunks(step).map(|c| c.iter().map(|s| f64::from(*s).powi(2)).sum()).collect();
    let powers: Vec<f64> = (0..bins.len()).map(|i| bins[i..bins.len().min(i + 4)].iter().sum()).collect();
    let loudest = powers.iter().enumerate().fold((0, 0.0), |best, (i, p)| if *p > best.1 { (i, *p) } else { best });
    let limit = loudest.1 * 10f64.powf(-decibels / 10.0);
    let quiet = powers[..loudest.0].iter().rposition(|p| *p <= limit).map_or(0, |i| i + 1);
    let first = (quiet..loudest.0).find(|i| powers[*i] > loudest.1 / 4.0).unwrap_or(loudest.0);
    let last = powers.iter().rposition(|p| *p > limit).unwrap_or(loudest.0);
    (last - first) as f64 * step as f64 / f64::from(rate)
}

/// Returns the largest absolute normalised correlation of two sounds over all shifts in time: 1 for sounds that differ
/// only in level, sign and start, 0 when one of them is silent.
#[must_use]
pub fn correlation(a: &[f32], b: &[f32]) -> f64 {
    let length = a.len() + b.len();
    let (are, aim) = spectrum(a, length);
    let (bre, bim) = spectrum(b, length);
    let mut re: Vec<f64> = (0..are.len()).map(|k| are[k] * bre[k] + aim[k] * bim[k]).collect();
    let mut im: Vec<f64> = (0..are.len()).map(|k| are[k] * bim[k] - aim[k] * bre[k]).collect();
    transform(&mut re, &mut im);
    let energy = |x: &[f32]| x.iter().map(|s| f64::from(*s).powi(2)).sum::<f64>();
    let scale = (energy(a) * energy(b)).sqrt() * are.len() as f64;
    if scale > 0.0 { re.iter().fold(0.0, |best: f64, r| best.max(r.abs())) / scale } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tone(frequency: f64, decay: f64) -> Vec<f32> {
        (0..8000)
            .map(|i| {
                let t = f64::from(i) / 32_000.0;
                ((TAU * frequency * t).sin() * (-t / decay).exp()) as f32
            })
            .collect()
    }

    #[test]
    fn the_centroid_of_a_tone_is_its_frequency() {
        let mut steady = tone(2000.0, 1e9);
        steady.truncate(4096);
        assert!((centroid(&steady, 32_000) - 2000.0).abs() < 10.0);
    }

    #[test]
    fn an_exponential_decay_takes_2_3_time_constants_for_20_decibels() {
        let measured = decay(&tone(3000.0, 0.02), 32_000, 20.0);
        assert!((measured - 0.046).abs() < 0.002, "{measured}");
    }

    #[test]
    fn correlation_ignores_level_sign_and_start() {
        let a = tone(700.0, 0.03);
        let mut b = vec![0.0; 100];
        b.extend(a.iter().map(|s| -0.3 * s));
        assert!(correlation(&a, &b) > 0.999);
        assert!(correlation(&a, &tone(1100.0, 0.03)) < 0.2);
    }
}
