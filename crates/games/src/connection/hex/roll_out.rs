//! The random games of search: the board is filled, broken bridges are mended, and the winner is looked for once.

use super::ring::{STEPS, ring, turn};
use super::{CELLS, Hex};
use crate::connection::field::Rows;
use tabuleiro_rules::{Player, Rng, below};

impl Hex {
    /// Fills the board, both sides in turn; who steps into a bridge of the other is answered in it. Tells `note` who
    /// took which cell, and returns how many stones it took. `last` was the last stone, if it was one.
    pub(super) fn fill_board<R: Rng>(
        &mut self,
        last: Option<u16>,
        rng: &mut R,
        mut note: impl FnMut(Player, usize),
    ) -> u32 {
        let mut sets = Player::BOTH.map(|player| self.0.with_sides(player));
        let mut cells = [0; CELLS];
        let count = self.0.list_empty(&mut cells);
        let cells = &mut cells[..count];
        // Where each cell waits in the list.
        let mut places = [0u8; 512];
        for (place, &cell) in cells.iter().enumerate() {
            places[usize::from(cell)] = place as u8;
        }
        let mut last = last.unwrap_or_default();
        let mut player = self.0.mover();
        for at in 0..count {
            let saving = if last == 0 { None } else { saving(&sets, player, last, rng) };
            let drawn = match saving {
                Some(cell) => usize::from(places[usize::from(cell)]),
                None => at + below(rng, (count - at) as u32) as usize,
            };
            cells.swap(at, drawn);
            places[usize::from(cells[drawn])] = drawn as u8;
            last = cells[at];
            sets[player.index()][usize::from(last >> 5)] |= 1 << (last & 31);
            note(player, usize::from(last));
            player = player.other();
        }
        self.0.fill(sets);
        count as u32
    }
}

/// A cell that mends a bridge of `player` into which the other side has just stepped at `last`.
#[inline]
fn saving<R: Rng>(sets: &[Rows<16>; 2], player: Player, last: u16, rng: &mut R) -> Option<u16> {
    let own = ring(&sets[player.index()], last);
    let gaps = turn(own, 1) & turn(own, 5) & !own & !ring(&sets[player.other().index()], last);
    if gaps == 0 {
        return None;
    }
    // Two bridges at once: one of them.
    let several = gaps & (gaps - 1) != 0;
    let gap = if several && rng.next_u32() >> 31 != 0 { gaps.ilog2() } else { gaps.trailing_zeros() };
    Some(last.wrapping_add_signed(STEPS[gap as usize]))
}
