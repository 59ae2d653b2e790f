//! What Gatos & Cães contributes to search.

use super::{Action, GatosECaes, beside, evaluation};
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::{Player, chain};

impl Heuristic for GatosECaes {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[-15, 9, 27, 39]];
    const SELECTIVE: bool = true;

    fn evaluate(&self) -> i32 {
        if evaluation::is_learnt() { evaluation::evaluate(self) } else { self.handcrafted() }
    }

    /// To learn from: cells that only one side may still enter, and half as much for the empty cells beside them that it could
    /// win.
    fn handcrafted(&self) -> i32 {
        let (cats, dogs) = (self.open(Player::First), self.open(Player::Second));
        let count = |set: u64| set.count_ones() as i32;
        let (own, other) = (cats & !dogs, dogs & !cats);
        let disputed = cats & dogs;
        let grip = |animals: u64| count(beside(beside(animals)) & disputed);
        let tempo = if self.mover == Player::First { 60 } else { -60 };
        100 * (count(own) - count(other)) + 12 * (grip(self.animals[0]) - grip(self.animals[1])) + tempo
    }

    /// The cells that each side may still enter. docs/rulings.md, Gatos & Cães: the zone binds who has no animal yet.
    fn essence(&self) -> u64 {
        let [cats, dogs] = Player::BOTH.map(|side| self.open(side));
        let bound = self.animals.map(|animals| u64::from(animals == 0));
        chain([self.mover as u64 | bound[0] << 1 | bound[1] << 2, cats, dogs])
    }

    fn weights(&self) -> usize {
        evaluation::weights()
    }

    fn features(&self, mut note: impl FnMut(usize, f32)) {
        evaluation::features(self, &mut note);
    }

    /// Disputed cells that become one's own, and cells of the opponent's that are spoiled.
    fn move_order(&self, action: Action) -> i32 {
        let (own, other) = (self.open(self.mover), self.open(self.mover.other()));
        let cell = 1u64 << action.0;
        let taken = (beside(cell) | cell) & other;
        (10 * (taken & own).count_ones() + 2 * (taken & !own).count_ones()) as i32
    }
}
