//! Epaminondas, and Crossings on 8 × 8 (`docs/rulings.md`, 27).
//!
//! A phalanx is given by its last man and its direction: no own man may stand before its front, so it extends to the
//! end of the run. `sample` draws marches from masks of fronts (see [`lines`]) without a list of actions.

mod evaluation;
mod game;
mod heuristic;
mod lines;

use crate::draw_counter::DrawCounter;
use crate::square::{Grid, Set};
use crate::unseen::Unseen;
use lines::{Cells, LONGEST, STEPS, draw};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, KeyTable, Kind, OptionKind, OptionSpec, Outcome, Piece, Player, Position, Removal,
    Rng, Seat, Travel, mix, mover_and_outcome,
};

static FACTS: Facts = Facts::new("epaminondas", "Epaminondas", "Epaminondas", Family::Blockade)
    .notation("A-B | A,B-C | pass")
    .published("Robert Abbott", "1963", "003")
    .seats([Seat::WHITE, Seat::BLACK])
    // At most 55 captures, each after fewer than 100 actions without a capture, and 100 such actions at the end.
    .plies(80, 5600)
    .options(&[
        OptionSpec::new("size", OptionKind::Size { default: (14, 12), least: (6, 5), greatest: (14, 12) }),
        OptionSpec::FIRST,
        OptionSpec::NO_PROGRESS,
    ]);

/// One decision of Epaminondas; cells are rank × 16 + file, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A phalanx moves along its line.
    March {
        /// The cell of its last man.
        tail: u8,
        /// Its direction: south-west, south, south-east, west, east, north-west, north, north-east, from 0.
        direction: u8,
        /// The number of cells that it moves.
        distance: u8,
    },
    /// The mover has no man that can move.
    Pass,
}

/// A position of Epaminondas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Epaminondas {
    /// The men of White and of Black.
    men: [Cells; 2],
    /// All cells of the board.
    field: Cells,
    columns: u8,
    rows: u8,
    mover: Player,
    /// Zobrist key of the men and the size.
    key: Unseen<u64>,
    /// How and why the game ended.
    end: Unseen<Option<(Outcome, &'static str)>>,
    quiet: Unseen<DrawCounter>,
}

static KEYS: KeyTable<2, 192> = KeyTable::new(0x6570_616d_696e);
const SECOND_KEY: u64 = mix(0x6661_6c61_6e67);

fn man(side: Player) -> Piece {
    Piece::new(Kind::Shield, FACTS.seats[side.index()].tone)
}

/// The number of the cell `steps` steps from `cell` in a direction; outside the board, a number that no set contains.
#[inline(always)]
const fn beyond(cell: u8, direction: u8, steps: i32) -> u8 {
    (cell as i32 + STEPS[direction as usize % 8] * steps) as u8
}

impl Epaminondas {
    fn empty_board(columns: u8, rows: u8, mover: Player, quiet: &DrawCounter) -> Epaminondas {
        Epaminondas {
            men: [Cells::EMPTY; 2],
            field: Cells::ranks(columns, 0, rows),
            columns,
            rows,
            mover,
            key: Unseen(mix(u64::from(columns) << 8 | u64::from(rows))),
            end: Unseen(None),
            quiet: Unseen(*quiet),
        }
    }

    /// Places the men of a side that has none on the board.
    fn set(&mut self, side: Player, men: Cells) {
        self.men[side.index()] = men;
        *self.key = men.cells().fold(*self.key, |key, cell| key ^ KEYS.get(side.index(), cell.into()));
    }

    const fn grid(&self) -> Grid {
        Grid::strided(self.columns, self.rows, 16)
    }

    #[inline]
    fn empty(&self) -> Cells {
        self.field.without(self.men[0].or(self.men[1]))
    }

    /// The far rank of a side.
    #[inline]
    fn far(&self, side: Player) -> Cells {
        match side {
            Player::First => Cells::ranks(self.columns, self.rows - 1, self.rows),
            Player::Second => Cells::ranks(self.columns, 0, 1),
        }
    }

    /// The number of men of a side on its far rank.
    fn arrived(&self, side: Player) -> u32 {
        self.men[side.index()].and(self.far(side)).count()
    }

    /// The number of men of the mover that march with `tail`: its run of own men, at least 1.
    #[inline]
    fn length(&self, tail: u8, direction: u8) -> u8 {
        run(self.men[self.mover.index()], tail, direction).max(1)
    }

    /// The number of men that a march captures.
    #[inline]
    fn taken(&self, tail: u8, direction: u8, distance: u8) -> u8 {
        self.met(tail, direction, self.length(tail, direction) + distance)
    }

    /// The length of the run of opposing men that begins `cells` − 1 steps from the tail.
    #[inline]
    fn met(&self, tail: u8, direction: u8, cells: u8) -> u8 {
        run(self.men[self.mover.other().index()], beyond(tail, direction, i32::from(cells) - 1), direction)
    }

    /// The greatest distance that the phalanx of `tail` can march; only the last cell can be a capture.
    #[inline]
    fn reach(&self, tail: u8, direction: u8) -> u8 {
        let (own, opp) = (self.men[self.mover.index()], self.men[self.mover.other().index()]);
        let length = run(own, tail, direction);
        for distance in 1..=length {
            let goal = beyond(tail, direction, i32::from(length + distance) - 1);
            if opp.has(goal) {
                // docs/rulings.md, Epaminondas, capture: the enemy run is strictly shorter.
                return if run(opp, goal, direction) < length { distance } else { distance - 1 };
            }
            if !self.field.has(goal) || own.has(goal) {
                return distance - 1;
            }
        }
        length
    }

    /// Ends the game at the beginning of a turn if the mover has more men on its far rank than the opponent on theirs.
    #[inline]
    fn settle_arrived(&mut self) {
        if self.arrived(self.mover) > self.arrived(self.mover.other()) {
            *self.end = Some((Outcome::Win(self.mover), "end-far-rank"));
        }
    }

    /// Adds or removes a man.
    #[inline]
    fn toggle(&mut self, side: Player, cell: u8) {
        if cell < 192 {
            self.men[side.index()] = self.men[side.index()].toggled(cell);
            *self.key ^= KEYS.get(side.index(), cell.into());
        }
    }

    /// Emits the moves of all men together, the front first, then the captures one by one.
    fn emit_effects<E: Effects>(&self, tail: u8, direction: u8, distance: u8, effects: &mut E) {
        let (length, own, foe) = (self.length(tail, direction), man(self.mover), man(self.mover.other()));
        for i in (0..i32::from(length)).rev() {
            let (from, to) = (beyond(tail, direction, i), beyond(tail, direction, i + i32::from(distance)));
            let (from, to) = (self.grid().site(from), self.grid().site(to));
            effects.push(0, Effect::Move { from, to, piece: own, count: 1, travel: Travel::Slide });
        }
        let goal = beyond(tail, direction, i32::from(length + distance) - 1);
        for i in 0..self.taken(tail, direction, distance) {
            let at = self.grid().site(beyond(goal, direction, i.into()));
            effects.push(1 + u16::from(i), Effect::Remove { at, piece: foe, count: 1, why: Removal::Replaced });
        }
    }
}

/// The number of consecutive cells of the set from `cell` on.
#[inline]
fn run(set: Cells, cell: u8, direction: u8) -> u8 {
    match direction {
        // Along a rank with one instruction: runs are longest there.
        3 => (set.rank_of(cell) << (15 - cell % 16)).leading_ones() as u8,
        4 => (set.rank_of(cell) >> (cell % 16)).trailing_ones() as u8,
        _ => {
            let mut length = 0;
            while usize::from(length) < LONGEST && set.has(beyond(cell, direction, length.into())) {
                length += 1;
            }
            length
        }
    }
}

impl Position for Epaminondas {
    type Action = Action;

    mover_and_outcome!(|position| position.end.map(|(outcome, _)| outcome));

    fn list_actions(&self, out: &mut Vec<Action>) {
        let before = out.len();
        let own = self.men[self.mover.index()];
        for tail in own.cells() {
            for direction in 0..8 {
                let reach = self.reach(tail, direction);
                out.extend((1..=reach).map(|distance| Action::March { tail, direction, distance }));
            }
        }
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let mut taken = 0;
        match action {
            Action::Pass => effects.push(0, Effect::Pass { player: self.mover }),
            Action::March { tail, direction, distance } => {
                if E::LIVE {
                    self.emit_effects(tail, direction, distance, effects);
                }
                let (mover, opponent) = (self.mover, self.mover.other());
                let length = self.length(tail, direction);
                taken = self.taken(tail, direction, distance);
                let goal = beyond(tail, direction, i32::from(length + distance) - 1);
                for i in 0..i32::from(taken) {
                    self.toggle(opponent, beyond(goal, direction, i));
                }
                // The cells that the phalanx leaves and those that it enters; the cells between stay occupied.
                for i in 0..i32::from(distance) {
                    self.toggle(mover, beyond(tail, direction, i));
                    self.toggle(mover, beyond(goal, direction, -i));
                }
            }
        }
        self.mover = self.mover.other();
        self.settle_arrived();
        if self.end.is_none() {
            let key = self.key();
            match taken {
                0 => *self.end = self.quiet.note(key).map(|reason| (Outcome::Draw, reason)),
                _ => self.quiet.progress(key),
            }
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        if self.mover == Player::Second { *self.key ^ SECOND_KEY } else { *self.key }
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let (own, opp) = (self.men[self.mover.index()], self.men[self.mover.other().index()]);
        match draw(own, opp, self.empty(), rng) {
            Some((tail, direction, distance)) => Action::March { tail, direction, distance },
            None => Action::Pass,
        }
    }
}

#[cfg(test)]
mod tests;
