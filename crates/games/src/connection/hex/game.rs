//! Board, notation, position objects and symmetries of Hex.

use super::{FACTS, Grid, Hex, SIDE, SIDES, rhombus};
use crate::connection::field::{Action, Field, game_of_field};
use tabuleiro_rules::{
    Board, Game, Material, Note, Object, ObjectError, OptionError, Options, Position, Standing, Taps, Verdict,
};

impl Game for Hex {
    game_of_field!();
    const MATERIAL: Material = Material::Alternating;

    fn board(&self) -> Board {
        rhombus(self.0.side())
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome().map(|_| Verdict { reason: "end-chain", sites: self.0.chain() })
    }

    fn notes(&self) -> Vec<Note> {
        super::notes::notes(self)
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
