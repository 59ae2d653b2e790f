//! Board, notation and position objects of Quadrex.

use super::{FACTS, Grid, Quadrex, SIDE, SIDES, unfinished};
use crate::connection::field::{Action, Field, game_of_field};
use crate::goban::star_points;
use tabuleiro_rules::{
    Board, BoardBuilder, Game, Impossible, Look, Object, ObjectError, OptionError, Options, Outcome, Point, Position,
    Standing, Taps, Tone, Verdict, alternate, men_of_sides,
};

impl Game for Quadrex {
    game_of_field!();

    fn board(&self) -> Board {
        let side = self.0.side();
        let grid = BoardBuilder::new().grid(Point::default(), side, side, Look::Goban, false);
        let edge = f32::from(side - 1) / 2.0;
        // The borders lie between the stones on the outermost line and the coordinates.
        let (out, end) = (edge + 0.56, edge + 0.3);
        let mut board = grid
            .border(Point::new(-out, -end), Point::new(-out, end), Tone::Dark)
            .border(Point::new(out, -end), Point::new(out, end), Tone::Dark)
            .border(Point::new(-end, -out), Point::new(end, -out), Tone::Light)
            .border(Point::new(-end, out), Point::new(end, out), Tone::Light)
            .build();
        board.dots = star_points(side);
        board
    }

    /// Reactions leave no block to complete. They need three stones, and complete a block of four.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        if let Some(cell) = unfinished(&self.0) {
            let mut name = String::new();
            Self::write(self, Action::Place(cell), &mut name);
            return Err(Impossible::new("a 2×2 block to be completed", "none", format!("one beside {name}")));
        }
        let placed = men_of_sides(self);
        if placed[0] + placed[1] < 4 { alternate(placed, self, start) } else { Ok(()) }
    }

    fn verdict(&self) -> Option<Verdict> {
        let reason = if self.outcome()? == Outcome::Draw { "end-full" } else { "end-chain" };
        Some(Verdict { reason, sites: self.0.chain() })
    }
}
