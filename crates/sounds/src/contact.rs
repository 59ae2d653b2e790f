//! The sound of one contact of two bodies.

use crate::VARIANTS;
use crate::dynamics::disperse;
use crate::synthesis::{Blow, Burst, Mode, Noise, push, ring, rustle, samples};
use std::f32::consts::PI;

/// A contact of two bodies.
pub(crate) struct Contact {
    /// Length in milliseconds.
    pub(crate) length: f32,
    /// Duration of the force in milliseconds: short for hard surfaces.
    pub(crate) touch: f32,
    /// The modes: frequency, decay, amplitude.
    pub(crate) modes: &'static [(f32, f32, f32)],
    /// The noise of the surfaces: level, decay, lowest and highest frequency.
    pub(crate) noise: (f32, f32, f32, f32),
    /// The blows of each variant: time and strength.
    pub(crate) blows: [&'static [(f32, f32)]; VARIANTS],
}

/// The tray into which taken pieces are laid; `movements::take` adds the lifting before it.
pub(crate) const TRAY: Contact = Contact {
    length: 190.0,
    touch: 0.9,
    modes: &[
        (158.0, 38.0, 0.36),
        (236.0, 32.0, 0.36),
        (372.0, 26.0, 0.34),
        (540.0, 20.0, 0.32),
        (795.0, 15.0, 0.3),
        (1150.0, 11.0, 0.28),
        (1720.0, 8.0, 0.22),
    ],
    noise: (0.2, 5.0, 400.0, 3000.0),
    blows: [&[(0.0, 1.0)], &[(0.0, 0.7), (16.0, 0.55), (29.0, 0.2)], &[(0.0, 0.9), (41.0, 0.35), (66.0, 0.15)]],
};

/// Computes a contact. The variants differ in the point of contact, which sets the amplitudes of the modes, in its
/// duration, in the blows, and slightly in the frequencies, as pieces and places of a board do.
pub(crate) fn struck(contact: &Contact, variant: usize, noise: &mut Noise) -> Vec<f32> {
    let length = samples(contact.length / 1000.0);
    let touch = contact.touch / 1000.0 * [1.0, 0.85, 1.2][variant % 3];
    let (point, phase) = (0.5 + 0.4 * noise.next(), noise.next());
    let modes: Vec<Mode> = contact
        .modes
        .iter()
        .enumerate()
        .map(|(i, &(frequency, decay, amplitude))| {
            let shape = (PI * ((i + 1) as f32 * point + phase)).sin();
            Mode {
                frequency: frequency * (1.0 + 0.03 * noise.next()),
                decay: decay / 1000.0 * (1.0 + 0.1 * noise.next()),
                amplitude: amplitude * (0.3 + 0.7 * shape.abs()).copysign(shape),
            }
        })
        .collect();
    let (level, decay, low, high) = contact.noise;
    let burst = Burst { level, decay: decay / 1000.0, low, high };
    let (mut force, mut output) = (vec![0.0; length], vec![0.0; length]);
    for &(at, strength) in contact.blows[variant % VARIANTS] {
        // A weaker blow presses the surfaces together for longer (Hertz): by the fifth root of the speed.
        let blow = Blow { at: at / 1000.0, strength, contact: touch * strength.powf(-0.2) };
        push(&mut force, blow);
        rustle(burst, blow, noise, &mut output);
    }
    ring(&modes, &force, &mut output);
    disperse(&mut output);
    output
}
