//! Board, pieces, notation and position object of Kalah.

use super::{FACTS, Kalah, SEEDS, Sow};
use crate::sowing::circuit::{Circuit, SEATS, lit, name, site, store};
use tabuleiro_rules::{
    Board, Facts, Game, Impossible, Material, Object, ObjectError, OptionError, Options, Reader, Standing, Taps,
    Verdict, turn_of,
};

impl Game for Kalah {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Kept;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Kalah {
            seeds: Circuit::new(3),
            mover: options.first(),
            again: false,
            majority: options.variant == "maioria",
            outcome: None,
        })
    }

    fn board(&self) -> Board {
        Circuit::board()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        self.seeds.pieces(out);
    }

    fn taps(&self, Sow(house): Sow) -> Taps {
        Taps::sites(&[site(house)])
    }

    fn write(&self, Sow(house): Sow, out: &mut String) {
        out.push_str(&name(house));
    }

    fn object(&self) -> Object {
        let mut object = self.seeds.object();
        object.insert("turn".into(), turn_of(&SEATS, self.mover));
        object.insert("part".into(), (1 + u8::from(self.again)).into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut position = Self::start(options).map_err(|e| ObjectError::Impossible(e.to_string()))?;
        position.seeds = Circuit::read(&read, SEEDS, position.goal())?;
        position.mover = read.turn(&SEATS, options.first())?;
        position.again = match read.number("part", 1, 2)? {
            0 => return Err(ObjectError::value("part", "1 or 2", 0)),
            part => part == 2,
        };
        position.settle(0, &mut ());
        Ok(position)
    }

    /// A further turn comes after a seed in the own store.
    fn check_law(&self, _start: &Self) -> Result<(), Impossible> {
        let store = self.seeds.stores[self.mover.index()];
        let fits = self.outcome.is_some() || !self.again || store > 0;
        Impossible::unless(fits, "seeds in the store at a further turn", "one at least", store)
    }

    fn prompt(&self) -> &'static str {
        if self.again { "ask-sow-again" } else { "ask-sow" }
    }

    fn verdict(&self) -> Option<Verdict> {
        let outcome = self.outcome?;
        let reason = if self.seeds.rows == [0; 2] { "end-swept" } else { "end-majority" };
        Some(Verdict { reason, sites: lit(outcome, store) })
    }

    fn score(&self) -> Option<[i32; 2]> {
        Some(self.seeds.points())
    }
}
