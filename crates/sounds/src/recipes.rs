//! The parameters of each material.
//!
//! Frequencies of modes are in Hz, decays (to 1/e) and times in milliseconds. Ratios are those of the shape: free bars
//! 1 : 2.76 : 5.40, free discs 1 : 1.73 : 2.33 : 3.91 : 4.11, membranes 1 : 1.59 : 2.14 : 2.30 (Fletcher and Rossing,
//! *The Physics of Musical Instruments*). Small solid pieces have no audible modes of their own: a go stone of 22 mm
//! and a marble of 16 mm first ring far above 10 kHz. What is heard of them is the duration of the contact and the
//! modes of the board.

use crate::contact::{Contact, struck};
use crate::movements;
use crate::synthesis::Noise;
use crate::{Material, VARIANTS};

const STONE: Contact = Contact {
    length: 130.0,
    touch: 0.2,
    modes: &[
        (236.0, 17.0, 0.3),
        (322.0, 15.0, 0.26),
        (455.0, 13.0, 0.22),
        (870.0, 11.0, 0.25),
        (1240.0, 11.0, 0.4),
        (1790.0, 11.0, 0.5),
        (2460.0, 10.5, 0.55),
        (3220.0, 9.0, 0.5),
        (4100.0, 7.5, 0.36),
        (5300.0, 5.5, 0.22),
        (6900.0, 4.0, 0.12),
    ],
    noise: (0.3, 4.0, 1200.0, 7000.0),
    blows: [&[(0.0, 1.0)], &[(0.0, 1.0), (27.0, 0.14), (41.0, 0.07)], &[(0.0, 0.75), (4.6, 0.5)]],
};

const WOOD: Contact = Contact {
    length: 150.0,
    touch: 0.45,
    modes: &[
        (182.0, 20.0, 0.34),
        (262.0, 18.0, 0.32),
        (415.0, 15.0, 0.32),
        (560.0, 14.0, 0.36),
        (905.0, 12.0, 0.36),
        (1240.0, 11.0, 0.34),
        (1545.0, 10.0, 0.32),
        (2150.0, 8.0, 0.26),
        (3020.0, 6.0, 0.18),
        (4300.0, 4.0, 0.1),
    ],
    noise: (0.24, 4.0, 600.0, 2600.0),
    blows: [&[(0.0, 1.0)], &[(0.0, 0.85), (7.5, 0.5)], &[(0.0, 1.0), (34.0, 0.15), (50.0, 0.07)]],
};

const FELT: Contact = Contact {
    length: 150.0,
    touch: 2.1,
    modes: &[
        (148.0, 20.0, 0.34),
        (214.0, 19.0, 0.4),
        (302.0, 17.0, 0.42),
        (418.0, 15.0, 0.4),
        (575.0, 13.0, 0.36),
        (760.0, 10.0, 0.3),
        (1020.0, 8.0, 0.24),
    ],
    noise: (0.22, 7.0, 200.0, 1100.0),
    blows: [&[(0.0, 1.0)], &[(0.0, 0.7), (11.0, 0.6)], &[(0.0, 1.0), (38.0, 0.16)]],
};

const SEED: Contact = Contact {
    length: 90.0,
    touch: 0.14,
    modes: &[
        (690.0, 6.0, 0.16),
        (1180.0, 5.0, 0.22),
        (1850.0, 4.0, 0.4),
        (2640.0, 3.5, 0.6),
        (3380.0, 3.0, 0.6),
        (4250.0, 2.5, 0.5),
        (5600.0, 2.0, 0.4),
    ],
    noise: (0.5, 1.5, 1500.0, 7000.0),
    blows: [
        &[(0.0, 1.0), (9.0, 0.5), (23.0, 0.35), (31.0, 0.2), (46.0, 0.12)],
        &[(0.0, 0.7), (5.0, 0.8), (17.0, 0.25), (39.0, 0.25)],
        &[(0.0, 0.5), (13.0, 1.0), (19.0, 0.4), (28.0, 0.3), (52.0, 0.15), (58.0, 0.08)],
    ],
};

const DISC: Contact = Contact {
    length: 180.0,
    touch: 0.4,
    modes: &[
        (205.0, 22.0, 0.3),
        (330.0, 18.0, 0.3),
        (640.0, 14.0, 0.34),
        (1107.0, 11.0, 0.4),
        (1491.0, 9.0, 0.4),
        (2502.0, 7.0, 0.35),
        (2630.0, 6.0, 0.3),
        (4030.0, 4.0, 0.2),
    ],
    noise: (0.26, 3.0, 900.0, 3800.0),
    blows: [
        &[(0.0, 0.4), (46.0, 1.0), (61.0, 0.25), (71.0, 0.14), (78.0, 0.08)],
        &[(0.0, 0.55), (33.0, 0.9), (41.0, 0.5)],
        &[(0.0, 0.3), (55.0, 1.0), (80.0, 0.35), (96.0, 0.2), (107.0, 0.12), (114.0, 0.07)],
    ],
};

const MARBLE: Contact = Contact {
    length: 240.0,
    touch: 0.15,
    modes: &[
        (285.0, 18.0, 0.16),
        (520.0, 14.0, 0.16),
        (1320.0, 14.0, 0.25),
        (2350.0, 14.0, 0.4),
        (3150.0, 15.0, 0.7),
        (3720.0, 14.0, 0.7),
        (4380.0, 12.0, 0.6),
        (5250.0, 9.0, 0.4),
        (6700.0, 6.0, 0.25),
    ],
    noise: (0.3, 2.0, 2000.0, 9000.0),
    blows: [
        &[(0.0, 1.0), (64.0, 0.24), (104.0, 0.08), (129.0, 0.03)],
        &[(0.0, 0.9), (31.0, 0.35), (53.0, 0.2), (70.0, 0.13), (83.0, 0.08), (93.0, 0.05)],
        &[(0.0, 1.0), (9.0, 0.45), (81.0, 0.18), (127.0, 0.05)],
    ],
};

const CERAMIC: Contact = Contact {
    length: 190.0,
    touch: 0.22,
    modes: &[
        (238.0, 24.0, 0.26),
        (390.0, 18.0, 0.22),
        (1060.0, 12.0, 0.2),
        (1910.0, 26.0, 0.42),
        (2870.0, 21.0, 0.36),
        (3340.0, 19.0, 0.34),
        (4720.0, 15.0, 0.3),
        (6150.0, 11.0, 0.22),
    ],
    noise: (0.26, 2.5, 1500.0, 5000.0),
    blows: [&[(0.0, 1.0)], &[(0.0, 0.9), (15.0, 0.35), (26.0, 0.15)], &[(0.0, 0.7), (6.0, 0.6)]],
};

const TIN: Contact = Contact {
    length: 300.0,
    touch: 0.25,
    modes: &[
        (310.0, 20.0, 0.2),
        (743.0, 34.0, 0.26),
        (1190.0, 42.0, 0.34),
        (1655.0, 38.0, 0.32),
        (2240.0, 40.0, 0.34),
        (2810.0, 34.0, 0.3),
        (3590.0, 30.0, 0.28),
        (4480.0, 24.0, 0.24),
        (5870.0, 18.0, 0.18),
    ],
    noise: (0.26, 4.0, 1200.0, 5000.0),
    blows: [&[(0.0, 1.0)], &[(0.0, 0.8), (19.0, 0.5), (31.0, 0.25)], &[(0.0, 1.0), (58.0, 0.25), (86.0, 0.12)]],
};

const BOUNCE: Contact = Contact {
    length: 350.0,
    touch: 3.5,
    modes: &[
        (132.0, 95.0, 0.6),
        (210.0, 80.0, 0.5),
        (282.0, 65.0, 0.45),
        (304.0, 60.0, 0.4),
        (350.0, 50.0, 0.4),
        (455.0, 36.0, 0.3),
        (610.0, 26.0, 0.25),
    ],
    noise: (0.12, 10.0, 200.0, 1200.0),
    blows: [&[(0.0, 1.0)], &[(0.0, 0.8), (24.0, 0.5)], &[(0.0, 1.0), (96.0, 0.2)]],
};

/// The level to which a clip is scaled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Level {
    /// Momentary loudness at full gain in LUFS.
    pub(crate) loudness: f64,
    /// The absolute value at which the limiter holds the samples before they are clipped softly. Clipping is not
    /// noticed in a hard click, which has a broad spectrum anyway; in soft sounds it would be heard as distortion.
    pub(crate) limit: f32,
}

/// Returns the level of the clips of a material.
///
/// The differences are those at the table: seeds and sliding are softer than a landing stone. The values are as high as
/// the shapes of the sounds allow; a test measures a typical minute.
pub(crate) fn level(material: Material) -> Level {
    use Material::*;
    let (loudness, limit) = match material {
        Stone => (-15.5, HARD),
        Wood => (-15.0, 1.6),
        Felt => (-15.5, SOFT),
        Seed => (-17.5, HARD),
        Disc => (-15.0, 1.6),
        Marble => (-14.5, HARD),
        Ceramic => (-15.0, HARD),
        Tin => (-15.0, HARD),
        Drag => (-18.5, SOFT),
        Take => (-15.5, SOFT),
        Bounce => (-14.5, SOFT),
        Change => (-17.0, SOFT),
        End => (-17.0, SOFT),
    };
    Level { loudness, limit }
}

/// The limit of hard contacts: up to 7.5 dB are clipped.
const HARD: f32 = 2.0;

/// The limit of soft contacts and tones: up to 2 dB are clipped.
const SOFT: f32 = 1.1;

/// Computes a variant of a material before normalisation.
pub(crate) fn raw(material: Material, variant: usize) -> Vec<f32> {
    let mut noise = Noise::new((material.index() * VARIANTS + variant) as u32 + 1);
    match material {
        Material::Stone => struck(&STONE, variant, &mut noise),
        Material::Wood => struck(&WOOD, variant, &mut noise),
        Material::Felt => struck(&FELT, variant, &mut noise),
        Material::Seed => struck(&SEED, variant, &mut noise),
        Material::Disc => struck(&DISC, variant, &mut noise),
        Material::Marble => struck(&MARBLE, variant, &mut noise),
        Material::Ceramic => struck(&CERAMIC, variant, &mut noise),
        Material::Tin => struck(&TIN, variant, &mut noise),
        Material::Bounce => struck(&BOUNCE, variant, &mut noise),
        Material::Drag => movements::drag(variant, &mut noise),
        Material::Take => movements::take(variant, &mut noise),
        Material::Change => movements::change(variant, &mut noise),
        Material::End => movements::end(variant, &mut noise),
    }
}
