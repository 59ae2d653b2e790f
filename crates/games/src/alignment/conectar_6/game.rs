//! Board, notation, position objects and symmetries of Conectar-6.

use super::{Action, Conectar6, FACTS, LINE, ROWS, SIDE, SIDES};
use crate::in_a_row::{Stones, cell, cells, goban, place};
use crate::pairs::in_pairs;
use tabuleiro_rules::{
    Board, Facts, Game, Impossible, Object, ObjectError, OptionError, Options, Reader, Standing, Taps, Verdict,
    men_of_sides, square_name, turn_of,
};

impl Game for Conectar6 {
    const FACTS: &'static Facts = &FACTS;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::new(options.size().0, options.first()))
    }

    fn board(&self) -> Board {
        goban(self.stones.side())
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        self.stones.pieces(&FACTS.seats, out);
    }

    fn taps(&self, Action(point): Action) -> Taps {
        Taps::sites(&[self.stones.site(point)])
    }

    fn write(&self, Action(point): Action, out: &mut String) {
        let (column, row) = place(point);
        out.push_str(&square_name(column, row));
    }

    fn object(&self) -> Object {
        let mut object = self.stones.object(&FACTS.seats, SIDE);
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object.insert("part".into(), (1 + u8::from(self.half_way())).into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let columns = Stones::<ROWS>::read_side(read, options.size(), &SIDES)?;
        let mut position = Self::new(columns, read.turn(&FACTS.seats, options.first())?);
        for (i, side) in read.sides(&FACTS.seats, columns, columns)? {
            position.put(side.index(), cell((i % usize::from(columns)) as u8, (i / usize::from(columns)) as u8));
        }
        let bare = position.stones.empty() == u16::from(columns) * u16::from(columns);
        position.left = match read.number("part", 1, 2)? {
            1 if bare => 1,
            1 => 2,
            2 if !bare => 1,
            part => return Err(ObjectError::value("part", if bare { "1" } else { "1 or 2" }, part)),
        };
        position.outcome = position.stones.judged(LINE, false)?;
        Ok(position)
    }

    /// One stone in the first turn, two in every other.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        in_pairs(men_of_sides(self), self.half_way(), self, start)
    }

    fn prompt(&self) -> &'static str {
        match (self.left, self.half_way()) {
            (2, _) => "ask-first-of-two",
            (_, true) => "ask-second-of-two",
            _ => "ask-first-stone",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        Some(self.stones.verdict(self.outcome?, LINE, false))
    }

    fn symmetries(&self) -> u8 {
        8
    }

    fn transformed(&self, k: u8) -> Self {
        let mut image = Self::new(self.stones.side(), self.mover);
        for side in 0..2 {
            cells(&self.stones[side]).for_each(|point| image.put(side, self.stones.mapped(k, point)));
        }
        Conectar6 { left: self.left, outcome: self.outcome, ..image }
    }

    fn transformed_action(&self, k: u8, Action(point): Action) -> Action {
        Action(self.stones.mapped(k, point))
    }
}
