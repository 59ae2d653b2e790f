//! Board, notation, position objects and symmetries of Sesquimoku.

use super::{Action, FACTS, LINE, ROWS, SIDE, SIDES, Sesquimoku};
use crate::in_a_row::{Stones, cell, cells, goban, place};
use tabuleiro_rules::{
    Board, Choice, Facts, Game, Impossible, Object, ObjectError, OptionError, Options, Position, Reader, Standing,
    Taps, Verdict, alternate, men_of_sides, square_name, turn_of,
};

impl Game for Sesquimoku {
    const FACTS: &'static Facts = &FACTS;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::new(options.size().0, options.toggle("exact"), options.first()))
    }

    fn board(&self) -> Board {
        goban(self.stones.side())
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        self.stones.pieces(&FACTS.seats, out);
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Place(point) => Taps::sites(&[self.stones.site(point)]),
            Action::Step { from, to } => Taps::sites(&[self.stones.site(from), self.stones.site(to)]),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        let name = |point| {
            let (column, row) = place(point);
            square_name(column, row)
        };
        match action {
            Action::Place(point) => out.push_str(&name(point)),
            Action::Step { from, to } => out.push_str(&format!("{}-{}", name(from), name(to))),
            Action::Pass => out.push_str("pass"),
        }
    }

    /// In addition to the keys of records: `placed`, the stone of this turn, at part 2.
    fn object(&self) -> Object {
        let mut object = self.stones.object(&FACTS.seats, SIDE);
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object.insert("part".into(), if self.placed == 0 { 1 } else { 2 }.into());
        if self.placed != 0 {
            let (column, row) = place(self.placed);
            object.insert("placed".into(), square_name(column, row).into());
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let columns = Stones::<ROWS>::read_side(read, options.size(), &SIDES)?;
        let mover = read.turn(&FACTS.seats, options.first())?;
        let mut position = Self::new(columns, options.toggle("exact"), mover);
        for (i, side) in read.sides(&FACTS.seats, columns, columns)? {
            position.put(side.index(), cell((i % usize::from(columns)) as u8, (i / usize::from(columns)) as u8));
        }
        let part = read.number("part", 1, 2)?;
        position.placed = match (part, read.text("placed")?) {
            (1, None) => 0,
            (2, None) => return Err(ObjectError::Missing("placed")),
            (2, Some(name)) => {
                let mut own = cells(&position.stones[mover.index()]);
                let found = own.find(|&point| square_name(place(point).0, place(point).1) == name);
                found.ok_or_else(|| ObjectError::value("placed", "a stone of the side to move", name))?
            }
            _ => return Err(ObjectError::value("part", "2 where 'placed' is given, else 1", part)),
        };
        position.outcome = position.stones.judged(LINE, position.exact)?;
        Ok(position)
    }

    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        let mut turns = men_of_sides(self);
        if self.outcome().is_none() && self.placed != 0 {
            turns[self.mover.index()] -= 1;
        }
        alternate(turns, self, start)
    }

    fn prompt(&self) -> &'static str {
        match self.placed {
            0 => "ask-place",
            _ if self.movable().any(|from| self.ways(from).next().is_some()) => "ask-step-or-pass",
            _ => "ask-pass",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        Some(self.stones.verdict(self.outcome?, LINE, self.exact))
    }

    fn symmetries(&self) -> u8 {
        8
    }

    fn transformed(&self, k: u8) -> Self {
        let mut image = Self::new(self.stones.side(), self.exact, self.mover);
        for side in 0..2 {
            cells(&self.stones[side]).for_each(|point| image.put(side, self.stones.mapped(k, point)));
        }
        let placed = if self.placed == 0 { 0 } else { self.stones.mapped(k, self.placed) };
        Sesquimoku { placed, outcome: self.outcome, ..image }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Place(point) => Action::Place(self.stones.mapped(k, point)),
            Action::Step { from, to } => {
                Action::Step { from: self.stones.mapped(k, from), to: self.stones.mapped(k, to) }
            }
            Action::Pass => Action::Pass,
        }
    }
}
