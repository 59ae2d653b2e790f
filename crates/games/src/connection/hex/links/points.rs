//! The points between which links are sought, and the links between neighbouring points.

use super::carrier::Carrier;
use super::{FAR, Links, NEAR};
use crate::connection::field::Rows;
use crate::connection::hex::ring::STEPS;
use crate::connection::hex::{CELLS, Grid};
use tabuleiro_rules::Player;

impl<const W: usize> Links<W> {
    /// Numbers the points and queues the links between neighbouring ones.
    pub(super) fn new(grid: &Grid, player: Player) -> Self {
        let (n, own) = (grid.side(), grid.stones(player));
        let mut links = Links {
            cells: vec![None; 2],
            kinds: vec![0; 2],
            reach: reach(n),
            table: Vec::new(),
            pairs: Vec::new(),
            partners: Vec::new(),
            waiting: vec![Vec::new(); usize::from(n) * usize::from(n) + 1],
            needed: Carrier::ALL,
            keys: Carrier::NONE,
            whole: None,
            parts: Vec::new(),
            effort: 0,
            side: n,
        };
        // The point of each cell of the array, the border included; 255 where the opponent has a stone.
        let mut points = [u8::MAX; 512];
        for (line, point) in [(0, NEAR), (u16::from(n) + 1, FAR)] {
            for k in 1..=u16::from(n) {
                let cell = if player == Player::First { k * 32 + line } else { line * 32 + k };
                points[usize::from(cell)] = point as u8;
            }
        }
        links.name_chains(grid, own, &mut points);
        let mut cells = [0; CELLS];
        let count = grid.list_empty(&mut cells);
        for &cell in &cells[..count] {
            points[usize::from(cell)] = links.cells.len() as u8;
            links.cells.push(Some(compact(cell, n)));
            links.kinds.push(2);
        }
        let all = links.cells.len();
        links.table = vec![0; all * all];
        links.partners = vec![Vec::new(); all];
        for &cell in &cells[..count] {
            let here = points[usize::from(cell)];
            for step in STEPS {
                let there = points[usize::from(cell.wrapping_add_signed(step))];
                if there != u8::MAX && (there < here || links.kinds[usize::from(there)] < 2) {
                    links.offer([here, there], true, Carrier::NONE);
                }
            }
        }
        links
    }

    /// Numbers the chains; a chain that touches an edge of its side belongs to the point of that edge.
    fn name_chains(&mut self, grid: &Grid, own: &Rows<16>, points: &mut [u8; 512]) {
        let n = u16::from(grid.side());
        let lies = |cell: u16| own[usize::from(cell >> 5)] >> (cell & 31) & 1 != 0;
        let mut waiting = Vec::new();
        // Chains that touch an edge come first, so that they are not numbered as chains of their own.
        for borders in [true, false] {
            for cell in (1..=n).flat_map(|r| (1..=n).map(move |c| r * 32 + c)) {
                if !lies(cell) || points[usize::from(cell)] != u8::MAX {
                    continue;
                }
                let border = STEPS
                    .iter()
                    .map(|&step| cell.wrapping_add_signed(step))
                    .filter(|&at| !(1..=n).contains(&(at >> 5)) || !(1..=n).contains(&(at & 31)))
                    .map(|at| points[usize::from(at)])
                    .find(|&point| point != u8::MAX);
                let point = match border {
                    Some(point) => point,
                    None if borders => continue,
                    None => {
                        self.cells.push(None);
                        self.kinds.push(1);
                        self.cells.len() as u8 - 1
                    }
                };
                points[usize::from(cell)] = point;
                waiting.push(cell);
                while let Some(cell) = waiting.pop() {
                    for step in STEPS {
                        let next = cell.wrapping_add_signed(step);
                        if lies(next) && points[usize::from(next)] == u8::MAX {
                            points[usize::from(next)] = point;
                            waiting.push(next);
                        }
                    }
                }
            }
        }
    }
}

/// Returns the index of a cell in an array without the border.
pub(in crate::connection::hex) fn compact(cell: u16, side: u8) -> u8 {
    ((cell >> 5) as u8 - 1) * side + (cell & 31) as u8 - 1
}

/// Returns the largest carrier sought between edges of the board, chains and cells: small boards are searched
/// thoroughly.
fn reach(side: u8) -> [[usize; 3]; 3] {
    match side {
        0..=7 => [[99, 40, 40], [40, 30, 20], [40, 20, 8]],
        _ => [[99, 22, 20], [22, 14, 12], [20, 12, 2]],
    }
}
