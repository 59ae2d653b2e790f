//! Board, notation and position objects of Quadrex.

use super::{FACTS, Grid, Quadrex, SIDE, SIDES};
use crate::connection::field::{Action, Field};
use crate::goban::star_points;
use tabuleiro_rules::{
    Board, BoardBuilder, Facts, Game, Look, Object, ObjectError, OptionError, Options, Outcome, Point, Position,
    Standing, Taps, Tone, Verdict,
};

impl Game for Quadrex {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "CELL | swap";

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Quadrex(Field::new(options.size().0, options.first())))
    }

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

    fn pieces(&self, out: &mut Vec<Standing>) {
        self.0.pieces(out);
    }

    fn taps(&self, action: Action) -> Taps {
        self.0.taps(action)
    }

    fn write(&self, action: Action, out: &mut String) {
        Grid::write(action, out);
    }

    fn object(&self) -> Object {
        self.0.object(SIDE)
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        Field::new(options.size().0, options.first()).read_object(object, &SIDES).map(Quadrex)
    }

    fn prompt(&self) -> &'static str {
        self.0.prompt()
    }

    fn verdict(&self) -> Option<Verdict> {
        let reason = if self.outcome()? == Outcome::Draw { "end-full" } else { "end-chain" };
        Some(Verdict { reason, sites: self.0.chain() })
    }
}
