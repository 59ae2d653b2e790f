//! How a clip is played: variant, pitch and gain, from weight, place, speed and a sequence number.

use crate::{Material, VARIANTS};

/// A place on the board, seen by the player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Place {
    /// From −1 at the left edge to 1 at the right edge.
    pub across: f32,
    /// From −1 at the near edge to 1 at the far edge.
    pub away: f32,
}

/// How a clip is played: which variant, at which pitch, and how loud.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Voice {
    /// The index of the clip among those of its material.
    pub variant: usize,
    /// The factor of the playback speed; it multiplies all frequencies and divides the length.
    pub pitch: f32,
    /// The factor of the samples, at most 1.
    pub gain: f32,
}

/// The difference between the slowest and the fastest landing, in dB.
pub const SPEED_RANGE: f32 = 9.0;

/// The largest change of pitch by the place on the board, as a fraction.
pub const PLACE_RANGE: f32 = 0.04;

/// The highest pitch of a voice, rounded up.
pub(crate) const HIGHEST: f32 = 1.26;

/// The order of the variants: no two neighbours are equal, also from the end to the start.
const ORDER: [u8; 15] = [0, 1, 2, 0, 2, 1, 0, 1, 0, 2, 0, 1, 2, 1, 2];

impl Voice {
    /// Returns the parameters of a sound.
    ///
    /// * `weight`: the weight of the piece in grams, as returned by [`weight`](crate::weight). A piece of twice the weight
    ///   sounds 8 % lower. The factor of the pitch that results from the weight is between 0.85 and 1.2.
    /// * `place`: the place on the board. The pitch rises from the middle to the edges by at most 4 %.
    /// * `speed`: the speed of the landing, from 0 (slowest) to 1 (fastest). A landing of speed 1 is 9 dB louder than one
    ///   of speed 0.
    /// * `sequence`: counts the sounds of this material, see [`Sequence`]. No two consecutive numbers have the same
    ///   variant, and equal numbers have equal voices.
    ///
    /// Chimes ([`Material::Change`], [`Material::End`]) keep their pitch, because they are not made by the piece.
    #[must_use]
    pub fn new(material: Material, weight: f32, place: Place, speed: f32, sequence: u32) -> Voice {
        let variant = usize::from(ORDER[sequence as usize % ORDER.len()]) % VARIANTS;
        // The amplitude grows linearly with the speed of the contact.
        let least = 10f32.powf(-SPEED_RANGE / 20.0);
        let gain = least + (1.0 - least) * speed.clamp(0.0, 1.0);
        if matches!(material, Material::Change | Material::End) {
            return Voice { variant, pitch: 1.0, gain };
        }
        let by_weight = (material.reference_weight() / weight.max(0.1)).powf(0.12).clamp(0.85, 1.2);
        // Between two repetitions of a contact the hand differs a little: at most half a percent.
        let by_hand = 1.0 + 0.005 * ((sequence % 7) as f32 / 3.0 - 1.0);
        Voice { variant, pitch: by_weight * by_place(place) * by_hand, gain }
    }
}

/// Returns the factor of the pitch at a place. Near an edge a board's low modes are excited less; the small slope
/// across makes neighbouring sites differ.
fn by_place(place: Place) -> f32 {
    let (x, y) = (place.across.clamp(-1.0, 1.0), place.away.clamp(-1.0, 1.0));
    let edge = x.abs().max(y.abs());
    1.0 + 0.75 * PLACE_RANGE * (2.0 * edge * edge - 1.0) + 0.25 * PLACE_RANGE * (0.6 * x + 0.4 * y)
}

/// Counts the sounds of each material.
#[derive(Clone, Debug, Default)]
pub struct Sequence([u32; Material::ALL.len()]);

impl Sequence {
    /// Returns the number of earlier sounds of the material, and counts this one.
    pub fn next(&mut self, material: Material) -> u32 {
        let count = &mut self.0[material.index()];
        let number = *count;
        *count = count.wrapping_add(1);
        number
    }
}
