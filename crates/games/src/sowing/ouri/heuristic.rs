//! Move order and evaluation of Ouri.

use super::{Action, Ouri, evaluation};
use crate::openings::openings;
use crate::sowing::circuit::HOUSES;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method, Model};

impl Ouri {
    /// Returns the number of seeds that the mover captures by sowing from a pit.
    fn captured(&self, house: u8) -> u8 {
        self.taken(self.mover.index(), usize::from(house) % HOUSES)
    }
}

impl Heuristic for Ouri {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Collector, Character::Stormy, Character::Calm];
    const LADDERS: &'static [Ladder] = &[[15, 25, 60, 74], [12, 25, 59, 73]];
    const OPENINGS: &'static str = openings!("ouri");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };
    const MODEL: Option<Model<Self>> = Some(evaluation::MODEL);

    fn move_order(&self, action: Action) -> i32 {
        match action {
            Action::Sow(house) => 10 * i32::from(self.captured(house)) + i32::from(house) % 6,
            Action::Pass => 0,
        }
    }

    fn is_noisy(&self, action: Action) -> bool {
        matches!(action, Action::Sow(house) if self.captured(house) > 0)
    }
}
