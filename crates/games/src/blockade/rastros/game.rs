//! Board, notation and position object of Rastros.

use super::{Action, FACTS, RUNNER, Rastros, SIZES, TRAIL};
use crate::square::{Grid, Set, around, board, read_side};
use tabuleiro_rules::{
    Board, BoardBuilder, Coloured, Facts, Game, Impossible, Look, Object, ObjectError, OptionError, Options, Player,
    Reader, Standing, Taps, Verdict,
};

/// The side of the usual board.
const SIDE: u8 = 7;

/// The symmetry that exchanges files and ranks.
const TRANSPOSED: u8 = 4;

impl Game for Rastros {
    const FACTS: &'static Facts = &FACTS;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::fresh(options.size().0, options.first()))
    }

    fn board(&self) -> Board {
        BoardBuilder::new()
            .cells(self.size, self.size, Look::Plain)
            .region(Coloured::First, &[self.grid().site(self.homes[0])], "1")
            .region(Coloured::Second, &[self.grid().site(self.homes[1])], "2")
            .build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        out.push(Standing { at: self.grid().site(self.runner), piece: RUNNER, count: 1 });
        self.grid().pieces(self.closed & board(self.size), TRAIL, out);
    }

    fn taps(&self, action: Action) -> Taps {
        action.taps(self.grid())
    }

    fn write(&self, action: Action, out: &mut String) {
        action.write(self.grid(), out);
    }

    fn object(&self) -> Object {
        let letter = |cell: u8| match cell {
            _ if cell == self.runner => 'o',
            _ if self.closed.has(cell) => '#',
            _ => '.',
        };
        let mut object = self.grid().object((SIDE, SIDE), letter, &FACTS.seats, self.mover);
        if self.size != SIDE || Self::fresh(self.size, self.mover).homes != self.homes {
            for (key, home) in ["goal1", "goal2"].into_iter().zip(self.homes) {
                object.insert(key.into(), self.grid().name(home).into());
            }
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let size = read_side(read, options.size(), SIZES)?;
        let mut position = Self::fresh(size, read.turn(&FACTS.seats, Player::First)?);
        let grid = position.grid();
        let homes = position.homes;
        position.homes = [read_home(grid, read, "goal1", homes[0])?, read_home(grid, read, "goal2", homes[1])?];
        if position.homes[0] == position.homes[1] {
            return Err(ObjectError::Impossible("both homes are the same cell".into()));
        }
        let mut runner = None;
        for (cell, letter) in grid.read(read, "o#")? {
            match letter {
                'o' if runner.replace(cell).is_some() => {
                    return Err(ObjectError::Impossible("more than one runner 'o'".into()));
                }
                '#' => position.closed |= 1 << cell,
                _ => {}
            }
        }
        position.runner = runner.ok_or_else(|| ObjectError::Impossible("no runner 'o'".into()))?;
        position.settle();
        Ok(position)
    }

    /// The closed cells are a path of king's steps from the start to the runner, one for each turn, and no home.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        let trail = self.closed & board(self.size);
        let plies = trail.count_ones();
        let turn = if plies.is_multiple_of(2) { start.mover } else { start.mover.other() };
        let fits = self.outcome.is_some() || self.mover == turn;
        Impossible::unless(fits, "side to move", format!("{turn:?}"), format!("{:?}", self.mover))?;
        let begun = if plies == 0 { self.runner == start.runner } else { trail.has(start.runner) };
        Impossible::unless(begun, "trail", format!("from {}", self.grid().name(start.runner)), "another")?;
        let over = self.homes.into_iter().find(|&home| trail.has(home));
        Impossible::unless(over.is_none(), "trail over a home", "none, for that ends the game", "one")?;
        let path = trail | 1 << self.runner;
        Impossible::unless(!trail.has(self.runner), "runner", "on an open cell", "on the trail")?;
        let mut joined = 1u64 << self.runner;
        while around(joined) & path & !joined != 0 {
            joined |= around(joined) & path;
        }
        Impossible::unless(joined == path, "cells of the trail apart", 0, (path & !joined).count_ones())?;
        // A path enters and leaves every cell but its ends, and leaves the start.
        let stuck = |&cell: &u8| {
            let neighbours = (around(1 << cell) & path & !(1 << cell)).count_ones();
            neighbours < if cell == start.runner { 1 } else { 2 }
        };
        let dead = trail.cells().find(stuck).filter(|_| plies > 0);
        let found = dead.map(|cell| self.grid().name(cell)).unwrap_or_default();
        Impossible::unless(dead.is_none(), "dead ends of the trail", "none", found)
    }

    fn prompt(&self) -> &'static str {
        "ask-move-runner"
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome?;
        let reason = if self.homes.contains(&self.runner) { "end-home" } else { "end-blocked" };
        Some(Verdict { reason, sites: vec![self.grid().site(self.runner)] })
    }

    /// Reflection in the a1 diagonal, if both homes lie on it. They do, except in some position objects.
    fn symmetries(&self) -> u8 {
        if self.homes.iter().all(|&home| self.grid().image(TRANSPOSED, home) == home) { 2 } else { 1 }
    }

    fn transformed(&self, k: u8) -> Self {
        if k == 0 {
            return *self;
        }
        let image = |cell| self.grid().image(TRANSPOSED, cell);
        let inside = board(self.size);
        let closed = !inside | (self.closed & inside).image(image);
        Rastros { closed, runner: image(self.runner), ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        action.image(self.grid(), if k == 0 { 0 } else { TRANSPOSED })
    }
}

fn read_home(grid: Grid, read: Reader, key: &'static str, default: u8) -> Result<u8, ObjectError> {
    let Some(name) = read.text(key)? else { return Ok(default) };
    grid.find(name).ok_or_else(|| ObjectError::value(key, "a cell of the board", name))
}
