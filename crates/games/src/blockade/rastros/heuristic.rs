//! Evaluation and move ordering of Rastros.

use super::{Action, Rastros};
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::{Player, Position};

impl Heuristic for Rastros {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[16, 43, 64, 89]];

    /// Who is nearer home over open cells; a home cut off is worth a little more than the longest way.
    fn evaluate(&self) -> i32 {
        let [first, second] = self.distances().map(|d| d.min(12));
        let tempo = if self.mover == Player::First { 30 } else { -30 };
        100 * (second - first) + tempo
    }

    /// Cells that the runner cannot reach any more are as good as closed.
    fn essence(&self) -> u64 {
        let reached = self.floods().last().unwrap_or_default();
        Rastros { closed: !reached, ..*self }.key()
    }

    /// Towards one's own home first.
    fn move_order(&self, action: Action) -> i32 {
        let away = |home: u8| {
            let (f, r) = ((home % 8).abs_diff(action.to % 8), (home / 8).abs_diff(action.to / 8));
            i32::from(f.max(r))
        };
        let (own, other) = (self.homes[self.mover.index()], self.homes[self.mover.other().index()]);
        away(other) - 2 * away(own)
    }
}
