//! Which action `genmove` plays.

use crate::games::AnyPosition;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::rules::below;

/// An action for the mover in canonical notation, `None` when the game is over. The same level, seed and position give
/// the same action. For now any legal action; the search takes its place here.
pub(super) fn choose(position: &dyn AnyPosition, _level: u8, seed: u64) -> Option<String> {
    let mut legal = position.legal();
    if legal.is_empty() {
        return None;
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let index = below(&mut rng, legal.len() as u32) as usize;
    Some(legal.swap_remove(index).text)
}
