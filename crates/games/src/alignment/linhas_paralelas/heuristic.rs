//! Evaluation and move ordering of Linhas Paralelas.

use super::lattice::{AXES, Set, around, bit, has_line};
use super::{Action, LinhasParalelas, Spot};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};
use tabuleiro_rules::Player;

/// Counts the windows of four in line with three stones of a set and one empty point, and those with two and two.
fn windows(own: Set, empty: Set) -> (i32, i32) {
    let (mut threes, mut twos) = (0, 0);
    for axis in AXES {
        let at = |set: Set, step: u32| set >> (step * axis);
        let [a, b, c, d] = [0, 1, 2, 3].map(|step| at(own, step));
        let [w, x, y, z] = [0, 1, 2, 3].map(|step| at(empty, step));
        let three = (a & b & (c & z | y & d)) | (c & d & (w & b | a & x));
        let two =
            (a & b & y & z) | (w & x & c & d) | (a & x & y & d) | (w & b & c & z) | (a & x & c & z) | (w & b & y & d);
        threes += three.count_ones() as i32;
        twos += two.count_ones() as i32;
    }
    (threes, twos)
}

impl Heuristic for LinhasParalelas {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[14, 26, 46, 73]];
    const OPENINGS: &'static str = openings!("linhas_paralelas");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };

    /// Counts threes and twos that can become a four; a three on a board still open to the mover is nearly won.
    fn evaluate(&self) -> i32 {
        let mut value = 0;
        for board in 0..2 {
            let empty = self.empty(board);
            for player in Player::BOTH {
                let (threes, twos) = windows(self.stones[board][player.index()], empty);
                let ready = player == self.mover && self.is_open(board) && threes > 0;
                let worth = 60 * threes + 9 * twos + 2000 * i32::from(ready);
                value += if player == Player::First { worth } else { -worth };
            }
        }
        value
    }

    /// Prefers lines, then points that block one, then neighbours of stones.
    fn move_order(&self, action: Action) -> i32 {
        let side = self.mover.index();
        let (at, to) = match action {
            Action::Place(at) => (at, None),
            Action::Displace { at, to } => (at, Some(to)),
            Action::Pass => return 0,
        };
        let [own, opposing] = [side, 1 - side].map(|s| self.stones[at.board()][s]);
        let near = (around(at.at()) & own).count_ones() as i32 + (around(at.at()) & opposing).count_ones() as i32;
        let displaced = to.map_or(0, |to| self.displacement_order(at, to));
        let made = 1000 * i32::from(has_line(own | bit(at.at())));
        let blocked = 300 * i32::from(has_line(opposing | bit(at.at())));
        made + blocked + displaced + 4 * near
    }
}

impl LinhasParalelas {
    fn displacement_order(&self, at: Spot, to: Spot) -> i32 {
        let moved = self.side_at(to.board(), at.at());
        let stones = self.stones[to.board()][moved] & !bit(at.at());
        let near = (around(to.at()) & stones).count_ones() as i32 - (around(at.at()) & stones).count_ones() as i32;
        let sign = if moved == self.mover.index() { 1 } else { -1 };
        sign * (1000 * i32::from(has_line(stones | bit(to.at()))) + 4 * near)
    }
}
