//! Gatos & Cães, known as Snort (`docs/rulings.md`, 19).
//!
//! Two 8×8 bitboards; the cells closed to a side are the neighbours of the animals of the other side.

mod evaluation;
mod game;
mod heuristic;
mod regions;
#[cfg(test)]
mod tests;

use crate::square::Place as Action;
use crate::square::{Grid, Set, orthogonal};
use tabuleiro_rules::{
    Component, Effect, Effects, Facts, Family, Kind, OptionSpec, Outcome, Piece, Player, Position, Rng, Site, below,
    chain, mover_and_outcome,
};

static FACTS: Facts = Facts::new("gatos_e_caes", "Gatos & Cães", "Cats & Dogs", Family::Blockade)
    .notation("CELL")
    .published("Simon Norton", "c. 1970", "001, 002")
    .plies(42, 64)
    .last_mover_wins()
    .difficulty(1)
    .options(&[OptionSpec::FIRST]);

/// A position of Gatos & Cães.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GatosECaes {
    /// The cells of the cats and of the dogs.
    animals: [u64; 2],
    mover: Player,
    outcome: Option<Outcome>,
}

const GRID: Grid = Grid::bitboard(8);
/// The four central cells: d4, e4, d5, e5.
const ZONE: u64 = 0x0000_0018_1800_0000;

impl GatosECaes {
    /// The empty cells that share no edge with an animal of the other side.
    #[inline]
    fn open(&self, side: Player) -> u64 {
        let other = self.animals[side.other().index()];
        !(self.animals[0] | self.animals[1] | orthogonal(other))
    }

    /// The cells on which a side may place an animal. docs/rulings.md, Gatos & Cães: the first cat is placed inside the
    /// zone, the first dog outside it.
    #[inline]
    fn legal(&self, side: Player) -> u64 {
        let open = self.open(side);
        match (self.animals[side.index()], side) {
            (0, Player::First) => open & ZONE,
            (0, Player::Second) => open & !ZONE,
            _ => open,
        }
    }

    #[inline]
    fn settle(&mut self) {
        self.outcome = (self.legal(self.mover) == 0).then_some(Outcome::Win(self.mover.other()));
    }

    fn piece(side: Player) -> Piece {
        let kind = if side == Player::First { Kind::Cat } else { Kind::Dog };
        Piece::new(kind, FACTS.seats[side.index()].tone)
    }
}

impl GatosECaes {
    /// The whole position as one component of a sum (`solve/sums/`); `None` while the rule of the zone applies.
    /// docs/rulings.md, Gatos & Cães: it restricts the first animal of each side.
    fn whole(&self) -> Option<Component> {
        if self.animals.contains(&0) {
            return None;
        }
        let on_grid = |set: u64| set.cells().fold(0, |set, cell| set | Component::cell(cell % 8, cell / 8));
        let [cats, dogs] = Player::BOTH.map(|side| on_grid(self.open(side)));
        Some(Component { sets: [cats, dogs, 0] })
    }
}

impl Position for GatosECaes {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        out.extend(self.legal(self.mover).cells().map(Action));
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let side = self.mover;
        effects.push(0, Effect::Place { at: Site(action.0.into()), piece: Self::piece(side), count: 1 });
        self.animals[side.index()] |= 1 << (action.0 & 63);
        self.mover = side.other();
        self.settle();
    }

    fn key(&self) -> u64 {
        chain([self.mover as u64, self.animals[1], self.animals[0]])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let legal = self.legal(self.mover);
        Action(legal.nth(below(rng, legal.count_ones())))
    }
}
