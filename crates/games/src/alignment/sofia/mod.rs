//! Sofia, also called Sophia (`docs/rulings.md`, 6): men have a black and a white face; the first side wins with a line
//! of black faces, the second with a line of white faces.
//!
//! Bitboards have a stride of eight for both sizes. While men move exactly two cells are empty, so moves are generated
//! from these: the men that can step there, and those that can jump there because the cell between is not the other
//! empty one.
//!
//! Draws by repetition or without progress depend on the history, which the equality of positions ignores: a position
//! is the same whether it occurs for the first or the third time. So equality, hash and key cover men, faces, mover and
//! rules, but not `drawn`.

mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use crate::bits::{Bits, nth_of_few};
use crate::draw_counter::DrawCounter;
use crate::in_a_row::{Set, has_line};
use crate::tables::table;
use crate::unseen::Unseen;
use tabuleiro_rules::{
    Effect, Effects, Kind, Outcome, Piece, Player, Position, Rng, Site, Tone, Travel, below, chain, mover_and_outcome,
};

/// One decision of Sofia; cells are rank × 8 + file, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Place a man from the hand.
    Place {
        /// The empty cell.
        cell: u8,
        /// Whether it shows its white face.
        white: bool,
    },
    /// Step, or jump two cells.
    Move {
        /// The cell of the man.
        from: u8,
        /// The empty cell.
        to: u8,
    },
    /// Pass, if no man can move.
    Pass,
}

/// A position of Sofia.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sofia {
    /// Pawns of the first side, queens of the second.
    men: [Set; 2],
    /// The men that show their white face.
    white: Set,
    quiet: Unseen<DrawCounter>,
    side: u8,
    /// Whether diagonals count neither for moves nor for lines.
    straight: bool,
    mover: Player,
    /// The side whose line ended the game.
    winner: Unseen<Option<Player>>,
    /// The draw that ended the game, by its message id.
    drawn: Unseen<Option<&'static str>>,
}

table! {
    /// The cells at a distance of one and of two from a cell: in all eight directions, then in the four orthogonal ones.
    static AROUND: [[[Set; 64]; 2]; 2] = around();
}

const fn around() -> [[[Set; 64]; 2]; 2] {
    let mut table = [[[0; 64]; 2]; 2];
    let mut at = 0;
    while at < 64 * 9 * 2 {
        let (cell, way, far) = (at / 18, at % 9, at / 9 % 2);
        let (right, up) = (way as i32 % 3 - 1, way as i32 / 3 - 1);
        let (file, rank) = (cell as i32 % 8 + right * (far as i32 + 1), cell as i32 / 8 + up * (far as i32 + 1));
        if (right != 0 || up != 0) && file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            let bit = 1 << (rank * 8 + file);
            table[0][far][cell] |= bit;
            if right == 0 || up == 0 {
                table[1][far][cell] |= bit;
            }
        }
        at += 1;
    }
    table
}

impl Sofia {
    /// Returns the number of men of each side.
    #[inline]
    const fn limit(&self) -> u32 {
        // docs/rulings.md, Sofia: in both sizes two cells stay empty.
        if self.side == 4 { 7 } else { 31 }
    }

    #[inline]
    const fn inside(&self) -> Set {
        if self.side == 4 { 0x0f0f_0f0f } else { !0 }
    }

    #[inline]
    const fn empty(&self) -> Set {
        self.inside() & !(self.men[0] | self.men[1])
    }

    /// Returns whether all men have been placed.
    #[inline]
    fn moving(&self) -> bool {
        let empty = self.empty();
        let rest = empty & empty.wrapping_sub(1);
        rest & rest.wrapping_sub(1) == 0
    }

    /// Returns the two empty cells, each with the men of the mover that can move there.
    #[inline]
    fn arrivals(&self) -> [(u8, Set); 2] {
        let empty = self.empty();
        let cells = [empty.trailing_zeros() as u8, 63 - empty.leading_zeros() as u8];
        let own = self.men[self.mover.index()];
        let [near, far] = &AROUND[usize::from(self.straight)];
        [0, 1].map(|i| {
            let (to, other) = (cells[i] & 63, cells[1 - i] & 63);
            // A jump from behind the other empty cell would have no man to jump over.
            let behind = (2 * i32::from(other) - i32::from(to)) as u32;
            let barred = if behind < 64 && other != to { 1 << behind } else { 0 };
            let at = usize::from(to);
            (to, own & (near[at] | far[at] & !barred))
        })
    }

    fn site(&self, cell: u8) -> Site {
        Site(u16::from(cell / 8 * self.side + cell % 8))
    }

    fn shown(side: usize, white: bool) -> Piece {
        Piece::new([Kind::PawnDisc, Kind::QueenDisc][side], if white { Tone::Light } else { Tone::Dark })
    }

    /// Returns the man on a cell.
    fn man(&self, cell: u8) -> Piece {
        Self::shown(usize::from(self.men[1] >> cell & 1 == 1), self.white >> cell & 1 == 1)
    }

    #[inline]
    fn lined(&self, set: Set) -> bool {
        match (self.side, self.straight) {
            (4, false) => has_line::<4, 4>(set),
            (4, true) => has_line::<4, 2>(set),
            _ => has_line::<5, 4>(set),
        }
    }

    /// Returns whether there is a line of black faces, and one of white faces.
    #[inline]
    fn lines(&self) -> [bool; 2] {
        [self.lined((self.men[0] | self.men[1]) & !self.white), self.lined(self.white)]
    }

    /// Passes the turn and ends the game where a line or a draw has arisen. `quiet`: the action can be undone.
    #[inline]
    fn settle(&mut self, quiet: bool) {
        let lines = self.lines();
        let actor = self.mover;
        self.mover = actor.other();
        // docs/rulings.md, Sofia: with both lines at once the mover wins; a line of the opponent's colour wins for the
        // opponent.
        self.winner = Unseen(match lines {
            [true, true] => Some(actor),
            [true, false] => Some(Player::First),
            [false, true] => Some(Player::Second),
            [false, false] => None,
        });
        if self.winner.is_some() || !self.moving() {
            return;
        }
        let key = self.key();
        if quiet {
            self.drawn = Unseen(self.quiet.note(key));
        } else {
            self.quiet.progress(key);
        }
    }

    /// Moves a man by a step, or by a jump that flips the man jumped over.
    #[inline]
    fn go<E: Effects>(&mut self, from: u8, to: u8, effects: &mut E) {
        let between = u8::midpoint(from, to);
        let side = self.mover.index();
        let near = AROUND[0][0][usize::from(from)] >> to & 1 == 1;
        if E::LIVE {
            let (piece, travel) = (self.man(from), if near { Travel::Slide } else { Travel::Hop });
            effects.push(0, Effect::Move { from: self.site(from), to: self.site(to), piece, count: 1, travel });
            if !near {
                let man = self.man(between);
                let turned = Piece::new(man.kind, man.tone.other());
                let (at, by) = (self.site(between), self.site(from));
                effects.push(1, Effect::Flip { at, from: man, to: turned, by });
            }
        }
        self.men[side] ^= 1 << from | 1 << to;
        let shows = self.white >> from & 1;
        self.white ^= shows << from | shows << to;
        if !near {
            self.white ^= 1 << between;
        }
    }
}

impl Position for Sofia {
    type Action = Action;

    mover_and_outcome!(|position| position.winner.map(Outcome::Win).or(position.drawn.map(|_| Outcome::Draw)));

    fn list_actions(&self, out: &mut Vec<Action>) {
        if !self.moving() {
            let faces = |cell| [false, true].map(|white| Action::Place { cell, white });
            out.extend(Bits(self.empty()).flat_map(faces));
            return;
        }
        let ways = self.arrivals();
        for from in Bits(ways[0].1 | ways[1].1) {
            let open = ways.iter().filter(|(_, men)| men >> from & 1 == 1);
            out.extend(open.map(|&(to, _)| Action::Move { from, to }));
        }
        if ways[0].1 | ways[1].1 == 0 {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Place { cell, white } => {
                if self.moving() || self.empty() >> (cell & 63) & 1 == 0 {
                    return;
                }
                let side = self.mover.index();
                if E::LIVE {
                    let piece = Self::shown(side, white);
                    effects.push(0, Effect::Place { at: self.site(cell), piece, count: 1 });
                }
                self.men[side] |= 1 << cell;
                self.white |= u64::from(white) << cell;
                self.settle(false);
            }
            Action::Move { from, to } => {
                if self.men[self.mover.index()] >> (from & 63) & self.empty() >> (to & 63) & 1 == 0 {
                    return;
                }
                self.go(from, to, effects);
                self.settle(true);
            }
            Action::Pass => {
                effects.push(0, Effect::Pass { player: self.mover });
                self.settle(true);
            }
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        let state = self.mover as u64 | u64::from(self.straight) << 1 | u64::from(self.side) << 2;
        chain([state, self.men[0], self.men[1], self.white])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        if self.moving() {
            let [(first, ways), (second, others)] = self.arrivals();
            let (here, there) = (ways.count_ones(), others.count_ones());
            if here + there == 0 {
                return Action::Pass;
            }
            let at = below(rng, here + there);
            let (to, from) =
                if at < here { (first, nth_of_few(ways, at)) } else { (second, nth_of_few(others, at - here)) };
            return Action::Move { from, to };
        }
        let (empty, last) = (self.empty(), u64::from(self.side - 1));
        loop {
            // Seven random bits are a cell and a face; at least three cells are empty.
            let mut word = rng.next_u64();
            for _ in 0..9 {
                let cell = (word & last | (word >> 3 & last) << 3) as u8;
                if empty >> cell & 1 == 1 {
                    return Action::Place { cell, white: word >> 6 & 1 == 1 };
                }
                word >>= 7;
            }
        }
    }
}
