//! Evaluation and move ordering of Gatos & Cães.

use super::{Action, GatosECaes, evaluation};
use crate::openings::openings;
use crate::square::orthogonal;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method, Model};
use tabuleiro_rules::{Player, chain};

impl GatosECaes {
    /// Evaluates the positions of the first training: 100 for each cell open to one side only, and 12 for each cell
    /// open to both that is at most two steps from an animal.
    pub(super) fn handcrafted(&self) -> i32 {
        let (cats, dogs) = (self.open(Player::First), self.open(Player::Second));
        let count = |set: u64| set.count_ones() as i32;
        let (own, other) = (cats & !dogs, dogs & !cats);
        let disputed = cats & dogs;
        let near = |animals: u64| count(orthogonal(orthogonal(animals)) & disputed);
        let tempo = if self.mover == Player::First { 60 } else { -60 };
        100 * (count(own) - count(other)) + 12 * (near(self.animals[0]) - near(self.animals[1])) + tempo
    }
}

impl Heuristic for GatosECaes {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[14, 25, 63, 98]];
    const OPENINGS: &'static str = openings!("gatos_e_caes");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };
    const MODEL: Option<Model<Self>> = Some(evaluation::MODEL);

    /// The cells open to each side. docs/rulings.md, Gatos & Cães: the rule of the zone applies to a side without
    /// animals.
    fn essence(&self) -> u64 {
        let [cats, dogs] = Player::BOTH.map(|side| self.open(side));
        let bound = self.animals.map(|animals| u64::from(animals == 0));
        chain([self.mover as u64 | bound[0] << 1 | bound[1] << 2, cats, dogs])
    }

    /// Counts the cells that this closes to the opponent: 10 for a cell open to both sides, 2 for another.
    fn move_order(&self, action: Action) -> i32 {
        let (own, other) = (self.open(self.mover), self.open(self.mover.other()));
        let cell = 1u64 << action.0;
        let taken = (orthogonal(cell) | cell) & other;
        (10 * (taken & own).count_ones() + 2 * (taken & !own).count_ones()) as i32
    }
}
