//! Evaluation, move ordering and pruning of Hex.

use super::fill_in::filled;
use super::links::{Joined, joined};
use super::ring::{ring, turn};
use super::{Action, Grid, Hex};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Analysis, CarrierHints, Guess, Heuristic, Ladder, Method, MonteCarloHints};
use tabuleiro_rules::{Player, Position};

impl Heuristic for Hex {
    const METHOD: Method = Method::MonteCarlo;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[22, 25, 47, 53]];
    const OPENINGS: &'static str = openings!("hex");
    const MONTE_CARLO: MonteCarloHints<Self> = MonteCarloHints {
        prune: Self::prune,
        guess: Some(Self::guessed),
        first_children: 24,
        analyse_after: 50,
        analyse: Self::analyse,
        ..MonteCarloHints::NONE
    };

    const CARRIERS: Option<CarrierHints<Self>> = Some(Self::CARRIER_HINTS);

    /// The difference between the numbers of stones that the sides still need, and half a stone for the mover.
    fn evaluate(&self) -> i32 {
        let needs = |player| self.0.distance(player, Grid::neighbours);
        let stones = |player| needs(player).map_or(100, |d| d as i32);
        let tempo = if self.mover() == Player::First { 50 } else { -50 };
        100 * (stones(Player::Second) - stones(Player::First)) + tempo
    }

    /// Prefers completing a bridge that the opponent has intruded on, then intruding on one; enclosed cells come last.
    fn move_order(&self, action: Action) -> i32 {
        let Action::Place(cell) = action else { return 0 };
        let around = |player| ring(&self.0.with_sides(player), cell);
        let (own, opp) = (around(self.mover()), around(self.mover().other()));
        let saves = own & turn(opp, 1) & turn(own, 2) != 0;
        let cuts = opp & turn(own, 1) & turn(opp, 2) != 0;
        let enclosed = |ring: u32| ring & turn(ring, 1) & turn(ring, 2) & turn(ring, 3) != 0;
        let middle = i32::from(self.0.side()) + 1;
        let off = |x: u16| (2 * i32::from(x) - middle).abs();
        let inward = middle - i32::midpoint(off(cell >> 5), off(cell & 31));
        let shape = match (enclosed(own) || enclosed(opp), saves, cuts) {
            (true, ..) => -100,
            (_, true, _) => 100,
            (_, _, true) => 40,
            _ => 0,
        };
        shape + inward
    }
}

/// The cost of a guess in nodes of tree search, for each cell.
const GUESS_NODES: u64 = 2;
/// The probability of a swap if the network expects the mover to lose without it, and if it does not. Both are
/// estimates.
const LIKELY: f32 = 0.7;
const UNLIKELY: f32 = 0.1;

impl Hex {
    /// Guesses with the network, which was trained without the swap: a swap negates its value. On the empty board
    /// nothing is guessed, because the value of the first stone depends on the swap.
    fn guessed(&self, actions: &[Action], shares: &mut Vec<f32>) -> Guess {
        let cells = u16::from(self.0.side()).pow(2);
        if self.0.left() == cells {
            shares.clear();
            shares.resize(actions.len(), 1.0 / actions.len() as f32);
            return Guess::default();
        }
        let mut value = self.guess(actions, shares);
        if let Some(swap) = actions.iter().position(|&action| action == Action::Swap) {
            let share = if value < 0.0 { LIKELY } else { UNLIKELY };
            let rest = 1.0 - shares[swap];
            shares.iter_mut().for_each(|other| *other *= (1.0 - share) / rest);
            shares[swap] = share;
            value = value.abs();
        }
        Guess { value, nodes: GUESS_NODES * u64::from(cells) }
    }

    /// Removes dead and captured cells.
    pub(super) fn prune(&self, actions: &mut Vec<Action>) -> Option<Player> {
        if !self.0.under_way() {
            return None;
        }
        let filled = filled(&self.0);
        if filled.winner().is_none() {
            actions.retain(|&action| matches!(action, Action::Place(cell) if filled.is_empty(cell)));
        }
        filled.winner()
    }

    /// Looks for virtual connections between the edges. A full one wins for its owner, a semi-connection of the mover
    /// wins for the mover, and semi-connections of the opponent restrict the mover to the *must-play region* that they
    /// share.
    pub(super) fn analyse(&self, actions: &mut Vec<Action>) -> Analysis {
        if !self.0.under_way() {
            return Analysis::default();
        }
        let filled = filled(&self.0);
        if filled.winner().is_some() {
            return Analysis { winner: filled.winner(), nodes: 0 };
        }
        let (mover, other) = (self.mover(), self.mover().other());
        let mut keep = |set: &[u32; 16]| {
            actions
                .retain(|&a| matches!(a, Action::Place(cell) if set[usize::from(cell >> 5)] >> (cell & 31) & 1 != 0));
        };
        let own = joined(&filled, mover, true);
        match own.joined {
            Joined::Whole => return Analysis { winner: Some(mover), nodes: own.nodes },
            Joined::With(keys) => {
                keep(&keys);
                return Analysis { winner: Some(mover), nodes: own.nodes };
            }
            Joined::No => {}
        }
        let theirs = joined(&filled, other, false);
        let nodes = own.nodes + theirs.nodes;
        match theirs.joined {
            Joined::Whole => return Analysis { winner: Some(other), nodes },
            // A stone in a captured pair is answered in the pair: such an action wins nothing, but loses nothing
            // either.
            Joined::With(region) => {
                let captured = filled.stones(other);
                keep(&std::array::from_fn(|row| region[row] | captured[row]));
            }
            Joined::No => {}
        }
        Analysis { winner: None, nodes }
    }
}
