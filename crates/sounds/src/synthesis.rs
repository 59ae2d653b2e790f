//! Modal synthesis: a sound is a sum of damped sine waves (modes), which start with the force of a contact.

use crate::RATE;
use std::f32::consts::{PI, TAU};

/// A generator of noise and of random parameters (xorshift).
#[derive(Clone, Debug)]
pub(crate) struct Noise(u32);

impl Noise {
    /// Creates a generator; equal seeds have equal sequences.
    pub(crate) fn new(seed: u32) -> Noise {
        let mut noise = Noise(seed.wrapping_mul(0x9e37_79b9) ^ 0x85eb_ca6b | 1);
        for _ in 0..8 {
            noise.next();
        }
        noise
    }

    /// Returns the next number from −1 to 1, uniformly distributed.
    pub(crate) fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 8) as f32 / 8_388_608.0 - 1.0
    }
}

/// A damped mode of vibration.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mode {
    /// Frequency in Hz.
    pub(crate) frequency: f32,
    /// Time in seconds in which the amplitude falls to 1/e.
    pub(crate) decay: f32,
    /// Amplitude after a blow of strength 1 that is short compared with a period.
    pub(crate) amplitude: f32,
}

/// A blow: a force of limited duration.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blow {
    /// Start in seconds.
    pub(crate) at: f32,
    /// Total impulse.
    pub(crate) strength: f32,
    /// Duration of the contact in seconds. Modes of a period below about half of it are not excited.
    pub(crate) contact: f32,
}

/// The noise of the surfaces in a contact.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Burst {
    /// Amplitude relative to modes of amplitude 1.
    pub(crate) level: f32,
    /// Time in seconds in which it falls to 1/e.
    pub(crate) decay: f32,
    /// Lowest frequency in Hz.
    pub(crate) low: f32,
    /// Highest frequency in Hz.
    pub(crate) high: f32,
}

/// Converts a duration in seconds to a number of samples.
pub(crate) fn samples(seconds: f32) -> usize {
    (seconds * RATE as f32) as usize
}

/// Adds the force of a blow: a raised cosine whose samples add up to its strength.
pub(crate) fn push(force: &mut [f32], blow: Blow) {
    let width = samples(blow.contact).max(3);
    let start = samples(blow.at);
    for i in 0..width {
        if let Some(sample) = force.get_mut(start + i) {
            let phase = (i as f32 + 0.5) / width as f32;
            *sample += blow.strength / width as f32 * (1.0 - (TAU * phase).cos());
        }
    }
}

/// The modes that are computed side by side, which lets the compiler use vector instructions.
const LANES: usize = 8;

/// Adds the vibration of the modes under a force to the output.
pub(crate) fn ring(modes: &[Mode], force: &[f32], output: &mut [f32]) {
    for group in modes.chunks(LANES) {
        let (mut gain, mut b1, mut b2) = ([0.0f32; LANES], [0.0f32; LANES], [0.0f32; LANES]);
        for (lane, mode) in group.iter().enumerate() {
            let angle = TAU * mode.frequency / RATE as f32;
            let radius = (-1.0 / (mode.decay * RATE as f32)).exp();
            gain[lane] = mode.amplitude * angle.sin();
            b1[lane] = 2.0 * radius * angle.cos();
            b2[lane] = -radius * radius;
        }
        let (mut y1, mut y2) = ([0.0f32; LANES], [0.0f32; LANES]);
        for (x, out) in force.iter().zip(output.iter_mut()) {
            let mut y = [0.0f32; LANES];
            for lane in 0..LANES {
                y[lane] = gain[lane] * x + b1[lane] * y1[lane] + b2[lane] * y2[lane];
            }
            (y2, y1) = (y1, y);
            *out += ((y[0] + y[4]) + (y[1] + y[5])) + ((y[2] + y[6]) + (y[3] + y[7]));
        }
    }
}

/// A band pass of two one-pole filters at the lower end and four at the upper end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Band {
    low: f32,
    high: f32,
    below: [f32; 2],
    above: [f32; 4],
}

impl Band {
    /// Creates a band from `low` to `high` Hz.
    pub(crate) fn new(low: f32, high: f32) -> Band {
        let pole = |frequency: f32| 1.0 - (-TAU * frequency / RATE as f32).exp();
        // Four equal poles together are 3 dB down at 0.435 of the frequency of one.
        Band { low: pole(low), high: pole(high / 0.435), below: [0.0; 2], above: [0.0; 4] }
    }

    /// Filters the next sample.
    pub(crate) fn apply(&mut self, sample: f32) -> f32 {
        let mut x = sample;
        for state in &mut self.above {
            *state += self.high * (x - *state);
            x = *state;
        }
        for state in &mut self.below {
            *state += self.low * (x - *state);
            x -= *state;
        }
        x
    }
}

/// Adds the noise of a contact to the output, starting with the blow.
pub(crate) fn rustle(burst: Burst, blow: Blow, noise: &mut Noise, output: &mut [f32]) {
    let mut band = Band::new(burst.low, burst.high);
    let start = samples(blow.at).min(output.len());
    let rise = blow.contact.max(0.0003);
    for (i, out) in output[start..].iter_mut().enumerate().take(samples(burst.decay * 8.0)) {
        let t = i as f32 / RATE as f32;
        let attack = if t < rise { 0.5 - 0.5 * (PI * t / rise).cos() } else { 1.0 };
        *out += burst.level * blow.strength * attack * (-t / burst.decay).exp() * band.apply(noise.next());
    }
}
