//! Board, notation, position objects and symmetries of Hex.

use super::{FACTS, Grid, Hex, SIDE, SIDES, rhombus};
use crate::connection::field::{Action, Field};
use tabuleiro_rules::{
    Board, Facts, Game, Object, ObjectError, OptionError, Options, Position, Standing, Taps, Verdict,
};

impl Game for Hex {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "CELL | swap";

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Hex(Field::new(options.size().0, options.first())))
    }

    fn board(&self) -> Board {
        rhombus(self.0.side())
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
        Field::new(options.size().0, options.first()).read_object(object, &SIDES).map(Hex)
    }

    fn prompt(&self) -> &'static str {
        self.0.prompt()
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome().map(|_| Verdict { reason: "end-chain", sites: self.0.chain() })
    }

    fn symmetries(&self) -> u8 {
        2
    }

    fn transformed(&self, k: u8) -> Self {
        if k == 0 { *self } else { Hex(self.0.turned()) }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Place(cell) if k == 1 => Action::Place(self.0.opposite(cell)),
            other => other,
        }
    }
}
