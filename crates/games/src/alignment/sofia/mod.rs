//! Sofia, also called Sophia (`docs/rulings.md`, 6): men with two faces, a line of black faces for one side, of white faces for
//! the other.
//!
//! Bitboards with a stride of eight for both sizes. While men move exactly two cells are empty, so moves are found from
//! these two: the men that can step in, and those that can jump in because the cell between is not the other empty one.
//!
//! A draw by recurrence or without progress comes from what was played before, and that is no part of a position: the
//! same men seen in a mirror, or reached for the first time, are the same position and play on. So equality, hash and
//! key speak of men, faces, mover and rules, never of `drawn`.

mod game;
#[cfg(test)]
mod tests;

use crate::bits::Bits;
use crate::draw_counter::DrawCounter;
use crate::in_a_row::{Set, has_line};
use std::hash::{Hash, Hasher};
use tabuleiro_rules::{Effect, Effects, Kind, Outcome, Piece, Player, Position, Rng, Site, Tone, Travel, below, chain};

/// One decision; cells are rank × 8 + file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A man from the hand.
    Place {
        /// The empty cell.
        cell: u8,
        /// Whether it shows its white side.
        white: bool,
    },
    /// A step, or a jump of two cells.
    Move {
        /// Where the man stands.
        from: u8,
        /// The empty cell.
        to: u8,
    },
    /// No man can move.
    Pass,
}

/// A position of Sofia.
#[derive(Clone, Copy, Debug)]
pub struct Sofia {
    /// Pawns of the first side, queens of the second.
    men: [Set; 2],
    /// The men that show their white side.
    white: Set,
    quiet: DrawCounter,
    side: u8,
    /// No diagonals, whether to move or to win.
    straight: bool,
    mover: Player,
    /// Whose line ended the game.
    winner: Option<Player>,
    /// The draw that ended the game, by its message id.
    drawn: Option<&'static str>,
}

impl PartialEq for Sofia {
    fn eq(&self, other: &Self) -> bool {
        let all = |p: &Self| (p.men, p.white, p.side, p.straight, p.mover);
        all(self) == all(other)
    }
}

impl Eq for Sofia {}

impl Hash for Sofia {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

/// The cells at a distance of one and of two along the lines of a cell: all eight directions, then the straight four.
static AROUND: [[[Set; 64]; 2]; 2] = {
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
};

impl Sofia {
    /// Men of each side.
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

    /// Whether all men are placed.
    #[inline]
    fn moving(&self) -> bool {
        let empty = self.empty();
        let rest = empty & empty.wrapping_sub(1);
        rest & rest.wrapping_sub(1) == 0
    }

    /// The two empty cells and the men of the mover that can go there.
    #[inline]
    fn arrivals(&self) -> [(u8, Set); 2] {
        let empty = self.empty();
        let cells = [empty.trailing_zeros() as u8, 63 - empty.leading_zeros() as u8];
        let own = self.men[self.mover.index()];
        let [near, far] = &AROUND[usize::from(self.straight)];
        [0, 1].map(|i| {
            let (to, other) = (cells[i] & 63, cells[1 - i] & 63);
            // Behind the other empty cell nobody has a man to jump over.
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

    /// The man on a cell.
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

    /// Whether black sides and white sides are in line.
    #[inline]
    fn lines(&self) -> [bool; 2] {
        [self.lined((self.men[0] | self.men[1]) & !self.white), self.lined(self.white)]
    }

    /// Ends the action of the mover.
    #[inline]
    fn settle(&mut self, quiet: bool) {
        let lines = self.lines();
        let actor = self.mover;
        self.mover = actor.other();
        // docs/rulings.md, Sofia: both at once, the jumper wins; a line may also give the win to the opponent.
        self.winner = match lines {
            [true, true] => Some(actor),
            [true, false] => Some(Player::First),
            [false, true] => Some(Player::Second),
            [false, false] => None,
        };
        if self.winner.is_some() || !self.moving() {
            return;
        }
        let key = self.key();
        if quiet {
            self.drawn = self.quiet.note(key);
        } else {
            self.quiet.progress(key);
        }
    }

    /// A step, or a jump that turns the man jumped over.
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

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome().is_some() {
            return;
        }
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
    fn outcome(&self) -> Option<Outcome> {
        self.winner.map(Outcome::Win).or(self.drawn.map(|_| Outcome::Draw))
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
            let (to, mut rest, skip) = if at < here { (first, ways, at) } else { (second, others, at - here) };
            for _ in 0..skip {
                rest &= rest - 1;
            }
            return Action::Move { from: rest.trailing_zeros() as u8, to };
        }
        let (empty, last) = (self.empty(), u64::from(self.side - 1));
        loop {
            // Seven bits name a cell and a face; there are always three empty cells or more.
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
