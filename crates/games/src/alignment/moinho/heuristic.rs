//! Evaluation and move ordering of Moinho.

use super::figure::{ALL, PARTNERS, milled, points, steps};
use super::{Action, Moinho, evaluation};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method, Model};

impl Moinho {
    /// Counts the empty points where one more man of a side completes a mill.
    fn completing(&self, side: usize) -> i32 {
        let men = self.men[side];
        let free = ALL & !(self.men[0] | self.men[1]);
        let open = |p: u8| PARTNERS[usize::from(p)].iter().any(|mill| !men & mill == 0);
        points(free).filter(|&p| open(p)).count() as i32
    }

    /// Returns the handcrafted value of one side.
    fn strength(&self, side: usize) -> i32 {
        let men = self.men[side];
        let free = ALL & !(self.men[0] | self.men[1]);
        let total = men.count_ones() as i32 + i32::from(self.hand[side]);
        let freedom: u32 = steps(men).iter().map(|to| (to & free).count_ones()).sum();
        // A side with three men may move to any empty point.
        let moves = if total == 3 { 12 } else { freedom as i32 };
        100 * total + 5 * moves + 18 * self.completing(side) + 6 * milled(men).count_ones() as i32
    }

    /// Counts men, moves, men in mills and points that complete a mill; a pending removal is worth nearly a man.
    pub(super) fn handcrafted(&self) -> i32 {
        let pending = match (self.closed, self.mover.index()) {
            (0, _) => 0,
            (_, 0) => 90,
            _ => -90,
        };
        self.strength(0) - self.strength(1) + pending
    }
}

impl Heuristic for Moinho {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[15, 25, 53, 59]];
    const OPENINGS: &'static str = openings!("moinho");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };
    const MODEL: Option<Model<Self>> = Some(evaluation::MODEL);

    /// Prefers closing a mill, then blocking one of the opponent, then points with many neighbours.
    fn move_order(&self, action: Action) -> i32 {
        let (own, to) = match action {
            Action::Place(to) => (self.own(), to),
            Action::Move { from, to } => (self.own() & !(1 << from), to),
            Action::Remove(at) => {
                let open = PARTNERS[usize::from(at)].iter().filter(|&&mill| self.opposing() & mill != 0).count();
                return 80 + 5 * open as i32;
            }
            Action::Pass => return -50,
        };
        let stops = PARTNERS[usize::from(to)].iter().any(|&mill| self.opposing() & mill == mill);
        let closes = self.closing(own, to) != 0;
        100 * i32::from(closes) + 40 * i32::from(stops) + steps(1 << to).iter().filter(|&&s| s != 0).count() as i32
    }

    fn is_noisy(&self, action: Action) -> bool {
        matches!(action, Action::Remove(_))
    }
}
