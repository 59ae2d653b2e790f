//! Dead cells, whose stones cannot change the winner, and captured pairs of cells, of which one side always gets one
//! (Björnsson, Hayward, Johanson & van Rijswijck 2007). Filling both with stones does not change the value of a
//! position.

use super::ring::{STEPS, is_dead, ring};
use super::{CELLS, Grid};
use crate::connection::field::Rows;
use tabuleiro_rules::Player;

/// Returns the position with all dead cells and captured pairs of neighbours filled in, repeatedly until there are
/// none. If the result has a winner, that side wins the position whoever moves.
pub(super) fn filled(grid: &Grid) -> Grid {
    filled_with_pairs(grid).0
}

/// Returns the same as [`filled`] and, for each side, the cells of its captured pairs.
pub(super) fn filled_with_pairs(grid: &Grid) -> (Grid, [Rows<16>; 2]) {
    let mut pairs = [[0; 16]; 2];
    let mut stones = Player::BOTH.map(|player| *grid.stones(player));
    let mut sets = Player::BOTH.map(|player| grid.with_sides(player));
    let mut cells = [0; CELLS];
    let mut count = grid.list_empty(&mut cells);
    loop {
        let before = count;
        let mut at = 0;
        while at < count {
            let cell = cells[at];
            let Some((side, other)) = decided(&sets, cell) else {
                at += 1;
                continue;
            };
            for cell in std::iter::once(cell).chain(other) {
                let (row, bit) = (usize::from(cell >> 5), 1 << (cell & 31));
                stones[side.index()][row] |= bit;
                pairs[side.index()][row] |= if other.is_some() { bit } else { 0 };
                sets[side.index()][row] |= bit;
                // Removing keeps the order of the list, so that the result depends on the position alone.
                let place = cells[..count].iter().position(|&c| c == cell).unwrap_or(count);
                cells.copy_within((place + 1).min(count)..count, place.min(count));
                count -= 1;
            }
            at = at.min(count);
        }
        if count == before {
            break;
        }
    }
    let mut filled = *grid;
    filled.set_up(stones);
    (filled, pairs)
}

/// Returns the side that an empty cell can be given to and, of a captured pair, its other cell. Dead cells go to the
/// first side.
fn decided(sets: &[[u32; 16]; 2], cell: u16) -> Option<(Player, Option<u16>)> {
    let around = |cell| sets.each_ref().map(|set| ring(set, cell));
    let here = around(cell);
    if is_dead(here[0], here[1]) {
        return Some((Player::First, None));
    }
    // The three opposite directions are examined from the neighbouring cell.
    for (step, &way) in STEPS.iter().enumerate().take(3) {
        let neighbour = cell.wrapping_add_signed(way);
        // The place beyond an obtuse corner belongs to no side and is no cell.
        if (here[0] | here[1]) >> step & 1 != 0 || neighbour.is_multiple_of(32) {
            continue;
        }
        let there = around(neighbour);
        for side in Player::BOTH {
            let answered = |mut rings: [u32; 2], towards: usize| {
                rings[side.index()] |= 1 << towards;
                is_dead(rings[0], rings[1])
            };
            if answered(here, step) && answered(there, step + 3) {
                return Some((side, Some(neighbour)));
            }
        }
    }
    None
}
