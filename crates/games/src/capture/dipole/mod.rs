//! Dipole (`docs/rulings.md`, 9).
//!
//! Only the 32 dark squares are used: two 32-bit sets hold the squares owned by each side, an array the heights of
//! stacks. A stack of h men can move n ≤ h of them by the distance n, so its targets are one table entry and the
//! captures for which enough men move.

mod game;
mod heuristic;
mod squares;
#[cfg(test)]
mod tests;

use squares::{AHEAD, AROUND, DISTANCE, INSIDE, file, rank, squares};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, KeyTable, Kind, OptionSpec, Outcome, Piece, Player, Position, Removal, Rng, Seat,
    Site, Travel, below, mix, mover_and_outcome,
};

static FACTS: Facts = Facts::new("dipole", "Dipole", "Dipole", Family::Capture)
    .notation("A-B:n | A-off:n | pass")
    .published("Mark Steere", "2007", "000")
    .seats([Seat::WHITE, Seat::BLACK])
    // The twelve men of a side have 8 rows each before them. Each of at most 12 captures is an action and moves at most
    // 7 men back by at most 7 rows. Each action of a side allows the other one a pass: 2 × 2 × (12×8 + 12×49 + 12).
    .plies(60, 2784)
    .options(&[OptionSpec::FIRST]);

/// Men of a side.
const MEN: u8 = 12;

/// One decision of Dipole. A dark square is its number in the module `squares`, 0 to 31.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// As many men as the distance move to another square.
    Move {
        /// The square they leave.
        from: u8,
        /// The square they reach.
        to: u8,
    },
    /// Men leave the board.
    Off {
        /// The square they leave.
        from: u8,
        /// The number of men.
        count: u8,
    },
    /// A pass; the mover has no other action.
    Pass,
}

/// A position of Dipole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dipole {
    /// The squares with a white stack, and those with a black stack.
    owned: [u32; 2],
    /// The number of men on each square.
    heights: [u8; 32],
    mover: Player,
    outcome: Option<Outcome>,
    /// Additive zobrist key of the stacks: each man adds the word of its side and square.
    key: u64,
}

/// Zobrist keys by side and square.
static KEYS: KeyTable<2, 32> = KeyTable::new(0x6469_706f_6c65);
const SECOND_KEY: u64 = mix(0x6469_706f_6c65);

fn site(square: usize) -> Site {
    Site((8 * rank(square) + file(square)) as u16)
}

fn man(side: Player) -> Piece {
    Piece::new(Kind::Man, FACTS.seats[side.index()].tone)
}

impl Dipole {
    const fn empty(mover: Player) -> Dipole {
        Dipole { owned: [0; 2], heights: [0; 32], mover, outcome: None, key: 0 }
    }

    #[inline]
    fn add(&mut self, side: Player, square: usize, count: u8) {
        self.owned[side.index()] |= 1 << square;
        self.heights[square] += count;
        self.key = self.key.wrapping_add(KEYS.get(side.index(), square).wrapping_mul(count.into()));
    }

    #[inline]
    fn remove(&mut self, side: Player, square: usize, count: u8) {
        self.heights[square] = self.heights[square].saturating_sub(count);
        if self.heights[square] == 0 {
            self.owned[side.index()] &= !(1 << square);
        }
        self.key = self.key.wrapping_sub(KEYS.get(side.index(), square).wrapping_mul(count.into()));
    }

    /// Returns the squares that men of the mover's stack on `from` can move to.
    #[inline]
    fn targets(&self, from: usize) -> u32 {
        let side = self.mover.index();
        let enemies = self.owned[1 - side];
        let reach = usize::from(self.heights[from].min(7));
        let mut targets = AHEAD[side][from][reach] & !enemies;
        // docs/rulings.md, Dipole: captures are possible in all eight directions, of stacks with at most as many men as
        // move.
        for to in squares(AROUND[from][reach] & enemies) {
            targets |= u32::from(self.heights[to] <= DISTANCE[from][to]) << to;
        }
        targets
    }

    /// Returns the number of actions with which men of the mover's stack on `from` can leave the board: the whole
    /// stack, one man fewer, and so on.
    #[inline]
    fn departures(&self, from: usize) -> u8 {
        self.heights[from].saturating_sub(INSIDE[self.mover.index()][from])
    }

    #[inline]
    fn settle(&mut self) {
        self.outcome = match self.owned {
            [0, _] => Some(Outcome::Win(Player::Second)),
            [_, 0] => Some(Outcome::Win(Player::First)),
            _ => None,
        };
    }

    /// Returns whether the mover has no action but a pass.
    fn is_blocked(&self) -> bool {
        squares(self.owned[self.mover.index()]).all(|from| self.targets(from) == 0 && self.departures(from) == 0)
    }

    /// Reads side and height of a stack, such as `W4`.
    fn stack(text: &str) -> Option<(Player, u8)> {
        let side = Player::BOTH.into_iter().find(|p| text.starts_with(FACTS.seats[p.index()].letter))?;
        let count = text[1..].parse().ok().filter(|count| (1..=MEN).contains(count))?;
        Some((side, count))
    }
}

impl Position for Dipole {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        let before = out.len();
        let own = self.owned[self.mover.index()];
        for from in squares(own) {
            let moves = squares(self.targets(from));
            out.extend(moves.map(|to| Action::Move { from: from as u8, to: to as u8 }));
        }
        for from in squares(own) {
            let height = self.heights[from];
            out.extend(
                (height + 1 - self.departures(from)..=height).map(|count| Action::Off { from: from as u8, count }),
            );
        }
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let (mover, opponent) = (self.mover, self.mover.other());
        match action {
            Action::Pass => effects.push(0, Effect::Pass { player: mover }),
            Action::Off { from, count } => {
                let from = usize::from(from) % 32;
                effects.push(0, Effect::Remove { at: site(from), piece: man(mover), count, why: Removal::Off });
                self.remove(mover, from, count);
            }
            Action::Move { from, to } => {
                let (from, to) = (usize::from(from) % 32, usize::from(to) % 32);
                let count = DISTANCE[from][to];
                if self.owned[opponent.index()] >> to & 1 == 1 {
                    let (piece, count) = (man(opponent), self.heights[to]);
                    effects.push(0, Effect::Remove { at: site(to), piece, count, why: Removal::Replaced });
                    self.remove(opponent, to, count);
                }
                let (piece, travel) = (man(mover), Travel::Hop);
                effects.push(0, Effect::Move { from: site(from), to: site(to), piece, count, travel });
                self.remove(mover, from, count);
                self.add(mover, to, count);
            }
        }
        self.mover = opponent;
        self.settle();
    }

    #[inline]
    fn key(&self) -> u64 {
        if self.mover == Player::Second { self.key ^ SECOND_KEY } else { self.key }
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let stacks = || squares(self.owned[self.mover.index()]);
        let mut reached = [0; MEN as usize];
        let mut total = 0;
        for (targets, from) in reached.iter_mut().zip(stacks()) {
            *targets = self.targets(from);
            total += targets.count_ones() + u32::from(self.departures(from));
        }
        if total == 0 {
            return Action::Pass;
        }
        let mut left = below(rng, total);
        for (targets, from) in reached.into_iter().zip(stacks()) {
            let (moves, departures) = (targets.count_ones(), u32::from(self.departures(from)));
            if left < moves {
                let to = squares(targets).nth(left as usize).unwrap_or_default();
                return Action::Move { from: from as u8, to: to as u8 };
            }
            left -= moves;
            if left < departures {
                return Action::Off { from: from as u8, count: self.heights[from] - left as u8 };
            }
            left -= departures;
        }
        Action::Pass
    }
}
