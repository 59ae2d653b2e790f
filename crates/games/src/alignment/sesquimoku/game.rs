//! Sesquimoku as the rest of the program sees it: board, notation, position object, symmetries.

use super::{Action, FACTS, LINE, ROWS, SIDE, SIDES, Sesquimoku};
use crate::in_a_row::{cell, cells, goban, has, lined_up, place};
use crate::symmetry::turned;
use tabuleiro_rules::{
    Board, Choice, Facts, Game, Object, ObjectError, OptionError, Options, Outcome, Player, Reader, Standing, Taps,
    Verdict, rows_of_sides, square_name, turn_of,
};

impl Game for Sesquimoku {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "CELL | A-B | pass";

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::fresh(options.size().0, options.toggle("exact"), options.first()))
    }

    fn board(&self) -> Board {
        goban(self.side)
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for (side, stones) in self.stones.iter().enumerate() {
            let standing = |point| Standing { at: self.site(point), piece: Self::piece(side), count: 1 };
            out.extend(cells(stones).map(standing));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Place(point) => Taps::sites(&[self.site(point)]),
            Action::Step { from, to } => Taps::sites(&[self.site(from), self.site(to)]),
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

    /// Beside the keys that records have: `placed`, the stone of this turn, at part 2.
    fn object(&self) -> Object {
        let mut object = Object::new();
        if self.side != SIDE {
            object.insert("size".into(), [self.side, self.side].as_slice().into());
        }
        let owner = |c, r| Player::BOTH.into_iter().find(|side| has(&self.stones[side.index()], cell(c, r)));
        object.insert("rows".into(), rows_of_sides(&FACTS.seats, self.side, self.side, owner));
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
        let (columns, rows) = read.size(options.size())?;
        if columns != rows || !SIDES.contains(&columns) {
            return Err(ObjectError::value("size", "[8,8] to [15,15]", format!("[{columns},{rows}]")));
        }
        let mover = read.turn(&FACTS.seats, options.first())?;
        let mut position = Self::fresh(columns, options.toggle("exact"), mover);
        for (i, side) in read.sides(&FACTS.seats, columns, rows)? {
            position.toggle(side.index(), cell((i % usize::from(columns)) as u8, (i / usize::from(columns)) as u8));
            position.empty -= 1;
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
        let won = [0, 1].map(|side| !lined_up(&position.stones[side], LINE, position.exact).is_empty());
        position.outcome = match won {
            [true, true] => return Err(ObjectError::Impossible("both sides have a line".into())),
            [false, false] => (position.empty == 0).then_some(Outcome::Draw),
            [_, second] => Some(Outcome::Win(Player::from_second(second))),
        };
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        match self.placed {
            0 => "ask-place",
            _ if self.movable().any(|from| self.ways(from).next().is_some()) => "ask-step-or-pass",
            _ => "ask-pass",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        let Some(winner) = self.outcome?.winner() else {
            return Some(Verdict { reason: "end-full", sites: Vec::new() });
        };
        let line = lined_up(&self.stones[winner.index()], LINE, self.exact);
        Some(Verdict { reason: "end-line", sites: line.into_iter().map(|point| self.site(point)).collect() })
    }

    fn symmetries(&self) -> u8 {
        8
    }

    fn transformed(&self, k: u8) -> Self {
        let mut seen = Sesquimoku { stones: [[0; ROWS]; 2], key: 0, ..*self };
        for (side, stones) in self.stones.iter().enumerate() {
            cells(stones).for_each(|point| seen.toggle(side, self.mapped(k, point)));
        }
        seen.placed = if self.placed == 0 { 0 } else { self.mapped(k, self.placed) };
        seen
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Place(point) => Action::Place(self.mapped(k, point)),
            Action::Step { from, to } => Action::Step { from: self.mapped(k, from), to: self.mapped(k, to) },
            Action::Pass => Action::Pass,
        }
    }
}

impl Sesquimoku {
    fn mapped(&self, k: u8, point: u16) -> u16 {
        let (column, row) = place(point);
        let (column, row) = turned(k, self.side, column, row);
        cell(column, row)
    }
}
