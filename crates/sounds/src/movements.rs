//! Sounds that are more than one contact: dragging, taking, and chimes.

use crate::contact::{TRAY, struck};
use crate::synthesis::{Band, Blow, Mode, Noise, push, ring, samples};
use std::f32::consts::PI;

/// Computes a rustle of that length in seconds, in a band in Hz, with a force that varies `grain` times a second as the
/// surfaces stick and slip.
fn brushed(length: f32, band: (f32, f32), grain: f32, noise: &mut Noise) -> Vec<f32> {
    let count = samples(length);
    let mut filter = Band::new(band.0, band.1);
    let step = samples(1.0 / grain).max(1);
    let (mut from, mut to) = (0.6, 0.8);
    (0..count)
        .map(|i| {
            if i % step == 0 {
                (from, to) = (to, 0.65 + 0.35 * noise.next());
            }
            let part = (i % step) as f32 / step as f32;
            let swell = (PI * i as f32 / count as f32).sin().powf(0.8);
            filter.apply(noise.next()) * swell * (from + (to - from) * part)
        })
        .collect()
}

/// A piece drawn along the board.
pub(crate) fn drag(variant: usize, noise: &mut Noise) -> Vec<f32> {
    let (length, band, grain) =
        [(0.25, (220.0, 950.0), 45.0), (0.29, (250.0, 850.0), 60.0), (0.22, (200.0, 1100.0), 35.0)][variant % 3];
    brushed(length, band, grain, noise)
}

/// A piece lifted off the board, then laid in the tray.
pub(crate) fn take(variant: usize, noise: &mut Noise) -> Vec<f32> {
    let gap = [0.1, 0.125, 0.085][variant % 3];
    let mut output = brushed(0.06, (350.0, 1500.0), 50.0, noise);
    output.iter_mut().for_each(|s| *s *= 0.35);
    let laid = struck(&TRAY, variant, noise);
    let start = samples(gap);
    output.resize(start + laid.len(), 0.0);
    output[start..].iter_mut().zip(laid).for_each(|(out, s)| *out += s);
    output
}

/// Adds a bell of that pitch in Hz, struck at a time in seconds: a bar with its overtones, and a second bar that beats.
fn bell(pitch: f32, at: f32, decay: f32, strength: f32, noise: &mut Noise, output: &mut [f32]) {
    let mut modes = Vec::with_capacity(5);
    for (ratio, amplitude, part) in
        [(1.0, 1.0, 1.0), (1.004, 0.4, 0.9), (2.0, 0.2, 0.6), (2.756, 0.22, 0.3), (5.404, 0.08, 0.1)]
    {
        let amplitude = amplitude * (1.0 + 0.3 * noise.next());
        modes.push(Mode { frequency: pitch * ratio, decay: decay * part, amplitude });
    }
    let start = samples(at).min(output.len());
    let mut force = vec![0.0; output.len() - start];
    push(&mut force, Blow { at: 0.0, strength, contact: 0.0012 });
    ring(&modes, &force, &mut output[start..]);
}

/// Two soft bells, the second higher.
pub(crate) fn change(variant: usize, noise: &mut Noise) -> Vec<f32> {
    // A fifth, a fourth and a major third, in just intonation.
    let (low, high, gap) = [(587.3, 881.0, 0.07), (659.3, 879.0, 0.085), (698.5, 873.1, 0.06)][variant % 3];
    let mut output = vec![0.0; samples(0.33)];
    bell(low, 0.0, 0.09, 0.8, noise, &mut output);
    bell(high, gap, 0.1, 1.0, noise, &mut output);
    output
}

/// A chime of four bells: G major, each variant in another order.
pub(crate) fn end(variant: usize, noise: &mut Noise) -> Vec<f32> {
    const G: f32 = 392.0;
    let ratios = [[1.0, 1.25, 1.5, 2.0], [1.0, 1.5, 1.25, 2.0], [0.75, 1.0, 1.25, 1.5]][variant % 3];
    let mut output = vec![0.0; samples(1.5)];
    for (i, (ratio, strength)) in ratios.into_iter().zip([1.0, 0.8, 0.75, 0.7]).enumerate() {
        bell(G * ratio, 0.11 * i as f32, 0.42, strength, noise, &mut output);
    }
    output
}
