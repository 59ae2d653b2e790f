//! Linhas Paralelas (`docs/rulings.md`, 10): four in line on either of two boards whose points are linked.
//!
//! The position is four sets of stones (board × side); [`lattice`] describes their layout. A placement on one board
//! needs an empty point there and an empty point on the other board at most a king's step from its counterpart, whoever
//! is to move. So when one board is blocked, the other is blocked too, for both sides and for the rest of the game.
//!
//! Rulings where `docs/rulings.md` leaves room:
//! * the first turn of the game is the position with both boards empty;
//! * a board that fills up without a line is a draw at once, even after the first part of a turn, because the other
//!   board is then blocked;
//! * a player who is blocked earlier must `pass` (0.3), which ends the turn even at its second part; two successive
//!   passes are a draw (0.4).

mod game;
mod heuristic;
mod lattice;
#[cfg(test)]
mod tests;

use lattice::{ALL, POINTS, SIDE, Set, around, bit, draw, grown, has_line, members, neighbour, point_of};
use std::iter;
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, OptionSpec, Outcome, Piece, Player, Position, Rng, Site, Travel, below,
    chain, halves, mover_and_outcome, square_name,
};

static FACTS: Facts = Facts::new("linhas_paralelas", "Linhas Paralelas", "Parallel Lines", Family::Alignment)
    .notation("CELL | CELL/CELL | pass (small letters: left board, capitals: right board)")
    .published("João Pedro Neto, Bill Taylor", "", "000")
    .plies(30, 2 * POINTS as u32 + 2)
    .options(&[OptionSpec::FIRST]);

/// A point of one of the two boards: the number of its bit in the sets of [`lattice`], plus 128 on the right board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

impl Spot {
    #[inline]
    const fn new(board: usize, at: u8) -> Spot {
        Spot((board as u8) << 7 | at)
    }

    #[inline]
    const fn board(self) -> usize {
        (self.0 >> 7) as usize
    }

    #[inline]
    const fn at(self) -> u8 {
        self.0 & 127
    }

    fn site(self) -> Site {
        Site(u16::from(POINTS) * self.board() as u16 + u16::from(point_of(self.at())))
    }

    fn name(self) -> String {
        let point = point_of(self.at());
        let mut name = square_name(point % SIDE, point / SIDE);
        if self.board() == 1 {
            name.make_ascii_uppercase();
        }
        name
    }
}

/// One decision of Linhas Paralelas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Place a stone on a point whose counterpart is empty.
    Place(Spot),
    /// Place a stone on a point and move the stone on its counterpart to a neighbouring point.
    Displace {
        /// The point of the new stone.
        at: Spot,
        /// The target of the displaced stone, on the other board.
        to: Spot,
    },
    /// Pass, if no placement is possible.
    Pass,
}

/// Both boards: one bit for each board that the mover may still play on in this turn.
const EITHER: u8 = 3;

/// A position of Linhas Paralelas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LinhasParalelas {
    /// Stones, by board (left, right) and side.
    stones: [[Set; 2]; 2],
    /// The number of stones on each board and of points empty on both; they follow from the stones.
    count: [u8; 2],
    both_empty: u8,
    mover: Player,
    /// The boards on which the mover may still act in this turn: both at the first part of a turn, one at the second.
    open: u8,
    /// The number of successive passes.
    passes: u8,
    outcome: Option<Outcome>,
}

impl LinhasParalelas {
    #[inline]
    fn empty(&self, board: usize) -> Set {
        ALL & !(self.stones[board][0] | self.stones[board][1])
    }

    fn is_open(&self, board: usize) -> bool {
        self.open >> board & 1 == 1
    }

    /// Returns whether no placement is possible.
    fn blocked(&self) -> bool {
        self.empty(0) & grown(self.empty(1)) == 0
    }

    fn is_start(&self) -> bool {
        self.count == [0; 2]
    }

    /// Returns the side of the stone on an occupied point.
    #[inline]
    fn side_at(&self, board: usize, at: u8) -> usize {
        usize::from(self.stones[board][1] & bit(at) != 0)
    }

    #[inline]
    fn place(&mut self, at: Spot, to: Option<Spot>) {
        let (board, side) = (at.board(), self.mover.index());
        let opening = self.is_start();
        self.stones[board][side] |= bit(at.at());
        self.count[board] = self.count[board].saturating_add(1);
        let mut won = [false; 2];
        match to {
            None => self.both_empty = self.both_empty.saturating_sub(1),
            Some(to) => {
                let other = 1 - board;
                let moved = self.side_at(other, at.at());
                let was_empty = (self.stones[board][0] | self.stones[board][1]) & bit(to.at()) == 0;
                self.both_empty = self.both_empty.saturating_sub(u8::from(was_empty));
                let stones = &mut self.stones[other][moved];
                *stones = *stones & !bit(at.at()) | bit(to.at());
                won[moved] = has_line(*stones);
            }
        }
        won[side] |= has_line(self.stones[board][side]);
        self.passes = 0;
        self.outcome = self.judged(won, self.mover);
        self.open &= !(1 << board);
        if self.open == 0 || opening {
            self.end_turn();
        }
    }

    /// docs/rulings.md, 10: a line wins; lines of both sides win for the player who acted; a full board draws.
    #[inline]
    fn judged(&self, won: [bool; 2], actor: Player) -> Option<Outcome> {
        if won[actor.index()] {
            Some(Outcome::Win(actor))
        } else if won[1 - actor.index()] {
            Some(Outcome::Win(actor.other()))
        } else if self.count.contains(&POINTS) || self.passes == 2 {
            Some(Outcome::Draw)
        } else {
            None
        }
    }

    fn end_turn(&mut self) {
        self.open = EITHER;
        self.mover = self.mover.other();
    }

    fn piece(side: usize) -> Piece {
        Piece::new(Kind::Stone, FACTS.seats[side].tone)
    }
}

impl Position for LinhasParalelas {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        let before = out.len();
        let empty = [self.empty(0), self.empty(1)];
        for board in (0..2).filter(|&b| self.is_open(b)) {
            out.extend(members(empty[0] & empty[1]).map(|at| Action::Place(Spot::new(board, at))));
        }
        for board in (0..2).filter(|&b| self.is_open(b)) {
            let other = empty[1 - board];
            for at in members(empty[board] & !other & grown(other)) {
                let to = members(around(at) & other).map(|to| Spot::new(1 - board, to));
                out.extend(to.map(|to| Action::Displace { at: Spot::new(board, at), to }));
            }
        }
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        if E::LIVE {
            self.emit_effects(action, effects);
        }
        match action {
            Action::Place(at) => self.place(at, None),
            Action::Displace { at, to } => self.place(at, Some(to)),
            Action::Pass => {
                self.passes = self.passes.saturating_add(1);
                self.outcome = self.judged([false; 2], self.mover);
                self.end_turn();
            }
        }
    }

    fn key(&self) -> u64 {
        let state = u64::from(self.open) | (self.mover as u64) << 2 | u64::from(self.passes) << 3;
        let stones = self.stones.as_flattened().iter().flat_map(|&set| halves(set));
        chain(iter::once(state).chain(stones))
    }

    /// Samples by rejection: most points are legal and most neighbours of a displaced stone are empty, so this is
    /// faster than listing the actions, and each has the same probability.
    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        let plain = u32::from(self.both_empty);
        let [left, right] = self.count.map(|stones| u32::from(POINTS - stones) - plain);
        let (left, right) = (left * u32::from(self.open & 1), right * u32::from(self.open >> 1));
        let plains = plain * if self.open == EITHER { 2 } else { 1 };
        let all = plains + 8 * (left + right);
        for _ in 0..if all == 0 { 0 } else { 32 } {
            let n = below(rng, all);
            let empty = [self.empty(0), self.empty(1)];
            if n < plains {
                let board = if self.open == EITHER { usize::from(n >= plain) } else { usize::from(self.open >> 1) };
                return Action::Place(Spot::new(board, draw(rng, empty[0] & empty[1], plain)));
            }
            let n = n - plains;
            let (board, count) = if n < 8 * left { (0, left) } else { (1, right) };
            let at = draw(rng, empty[board] & !empty[1 - board], count);
            let to = neighbour(at, (n % 8) as usize);
            if empty[1 - board] & bit(to) != 0 {
                return Action::Displace { at: Spot::new(board, at), to: Spot::new(1 - board, to) };
            }
        }
        scratch.clear();
        self.actions(scratch);
        scratch[below(rng, scratch.len() as u32) as usize]
    }
}

impl LinhasParalelas {
    fn emit_effects<E: Effects>(&self, action: Action, effects: &mut E) {
        let (at, to) = match action {
            Action::Place(at) => (at, None),
            Action::Displace { at, to } => (at, Some(to)),
            Action::Pass => return effects.push(0, Effect::Pass { player: self.mover }),
        };
        effects.push(0, Effect::Place { at: at.site(), piece: Self::piece(self.mover.index()), count: 1 });
        if let Some(to) = to {
            let from = Spot::new(to.board(), at.at());
            let piece = Self::piece(self.side_at(to.board(), at.at()));
            let (from, to) = (from.site(), to.site());
            effects.push(0, Effect::Move { from, to, piece, count: 1, travel: Travel::Slide });
        }
    }
}
