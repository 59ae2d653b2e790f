//! Playouts: both sides fill the board, answer intrusions on their bridges, and the winner is determined once at the
//! end.

use super::ring::{STEPS, ring, turn};
use super::{CELLS, Hex};
use crate::connection::field::Rows;
use tabuleiro_rules::{Player, Rng, below};

impl Hex {
    /// Fills the board with random stones of both sides in turn, answering each intrusion on a bridge by completing the
    /// bridge. Calls `note` with the side and the cell of every stone and returns their number. `last` is the cell of
    /// the stone placed before, if the last action placed one.
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
        // The index of each cell in the list.
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

/// Returns a cell that completes a bridge of `player` on which the opponent has just intruded at `last`.
#[inline]
fn saving<R: Rng>(sets: &[Rows<16>; 2], player: Player, last: u16, rng: &mut R) -> Option<u16> {
    let own = ring(&sets[player.index()], last);
    let gaps = turn(own, 1) & turn(own, 5) & !own & !ring(&sets[player.other().index()], last);
    if gaps == 0 {
        return None;
    }
    // Where the stone intrudes on two bridges, one of them is chosen at random.
    let several = gaps & (gaps - 1) != 0;
    let gap = if several && rng.next_u32() >> 31 != 0 { gaps.ilog2() } else { gaps.trailing_zeros() };
    Some(last.wrapping_add_signed(STEPS[gap as usize]))
}
