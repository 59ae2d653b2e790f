//! How much an opponent likes an action because of its character.

use super::character::Character;
use super::features::{ActionFeatures, BoardFeatures};

/// The number of changes that counts as many.
const MANY: f32 = 10.0;

/// Returns how much a character likes an action, from −1 to 1.
pub(super) fn liking(character: Character, scene: &BoardFeatures, sight: &ActionFeatures) -> f32 {
    let liking = match character {
        Character::Even => 0.5,
        Character::Attacker => {
            0.6 * f32::from(u8::from(sight.captured > 0)) + 0.4 * (1.0 - scene.distance_to_other(sight))
        }
        Character::Builder => 1.0 - scene.distance_to_own(sight),
        Character::Collector => (sight.gain as f32 / 3.0).clamp(0.0, 1.0),
        Character::Explorer => scene.distance_to_any(sight),
        Character::Stormy => (sight.changes as f32 / MANY).min(1.0),
        Character::Calm => 1.0 - (sight.changes as f32 / MANY).min(1.0),
    };
    2.0 * liking - 1.0
}
