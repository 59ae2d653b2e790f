//! Board, notation, taps, position objects and symmetries of Sesqui-Hex and Sesqui-Y.

use super::cells::{ROWS, cells_in, holds, split};
use super::shapes::Shape;
use super::{Action, Sesqui};
use crate::connection::field::{Field, Rows, SEATS};
use crate::swap_stage::Stage;
use crate::unseen::Unseen;
use tabuleiro_rules::{
    Board, Choice, Facts, Game, Impossible, Object, ObjectError, OptionError, Options, Player, Position, Reader, Site,
    Standing, Taps, Verdict, alternate, men_of_sides, rows_of, square_name, turn_of,
};

fn name(cell: u16) -> String {
    let (row, column) = split(cell);
    square_name(column as u8 - 1, row as u8 - 1)
}

impl<S: Shape> Sesqui<S> {
    pub(super) fn site(&self, cell: u16) -> Site {
        let (row, column) = split(cell);
        Site(S::site(self.side, row, column))
    }

    /// Returns a minimal set of stones of `winner` that connects its edges; empty if there is none.
    fn connection(&self, winner: Player) -> Vec<Site> {
        let stones = &self.stones[winner.index()];
        let joined = |set: &Rows<ROWS>| {
            let chain = |cell: u16| Some(Self::chain(set, cell)).filter(|c| S::joined(c, self.side, winner));
            (1..ROWS - 1).flat_map(|row| cells_in(row, set[row])).find_map(chain)
        };
        let Some(mut needed) = joined(stones) else { return Vec::new() };
        for row in 1..ROWS - 1 {
            for cell in cells_in(row, needed[row]) {
                let mut fewer = needed;
                fewer[row] &= !(1 << (cell & 31));
                if let Some(chain) = joined(&fewer) {
                    needed = chain;
                }
            }
        }
        (1..ROWS - 1).flat_map(|row| cells_in(row, needed[row])).map(|cell| self.site(cell)).collect()
    }

    fn letter(&self, cell: u16) -> Option<char> {
        (0..2).find(|&p| holds(&self.stones[p], cell)).map(|p| SEATS[p].letter)
    }

    fn read_stage(&mut self, read: Reader) -> Result<(), ObjectError> {
        let impossible = |why: &str| Err(ObjectError::Impossible(why.into()));
        let own = self.lists[self.mover.index()].len;
        let count = own + self.lists[self.mover.other().index()].len;
        if let Some(text) = read.text("placed")? {
            let stones = self.lists[self.mover.index()].as_slice();
            let Some(&cell) = stones.iter().find(|&&c| name(c) == text) else {
                return Err(ObjectError::value("placed", "a cell with a stone of the mover", text));
            };
            self.placed = cell;
        }
        let part = if self.placed == 0 { 1 } else { 2 };
        if read.number("part", part, 2)? != part {
            return impossible("the second part of a turn needs the stone placed in the first, and no other part does");
        }
        let least = if count == u16::from(self.placed != 0) { 0 } else { 2 };
        self.stage = match (read.number("ply", least, 1000)?, count) {
            (0, 0) => Stage::Empty,
            (0, 1) if self.placed != 0 => Stage::Empty,
            (1, 1) if own == 0 => Stage::Offer,
            (2.., 1..) => Stage::Play,
            (ply, stones) => return impossible(&format!("{stones} stones after {ply} turns")),
        };
        self.swapped = self.stage.read_swapped(read)?;
        Ok(())
    }
}

impl<S: Shape> Game for Sesqui<S> {
    const FACTS: &'static Facts = S::FACTS;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::new(options.size().0, options.first()))
    }

    fn board(&self) -> Board {
        S::board(self.side)
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for player in Player::BOTH {
            let piece = Field::<ROWS, 0, 0>::piece(player);
            let stones = self.lists[player.index()].as_slice();
            out.extend(stones.iter().map(|&cell| Standing { at: self.site(cell), piece, count: 1 }));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Place(cell) => Taps::sites(&[self.site(cell)]),
            Action::Step { from, to } => Taps::sites(&[self.site(from), self.site(to)]),
            Action::Swap => Taps::choice(Choice::Swap),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Place(cell) => out.push_str(&name(cell)),
            Action::Step { from, to } => out.push_str(&format!("{}-{}", name(from), name(to))),
            Action::Swap => out.push_str("swap"),
            Action::Pass => out.push_str("pass"),
        }
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        let n = self.side;
        if n != S::SIDE {
            object.insert("size".into(), [n, n].as_slice().into());
        }
        if S::AS_CELLS {
            let mut cells = Object::new();
            for cell in (1..=usize::from(n)).flat_map(|row| cells_in(row, S::row(n, row))) {
                if let Some(letter) = self.letter(cell) {
                    cells.insert(name(cell), letter.to_string().into());
                }
            }
            object.insert("cells".into(), cells.into());
        } else {
            let letter = |c: u8, r: u8| self.letter(u16::from(r + 1) * 32 + u16::from(c) + 1).unwrap_or('.');
            object.insert("rows".into(), rows_of(n, n, letter));
        }
        object.insert("turn".into(), turn_of(&SEATS, self.mover));
        // 0: the first turn, 1: swap on offer, 2: under way.
        object.insert("ply".into(), (self.stage as u8).into());
        object.insert("part".into(), if self.placed == 0 { 1 } else { 2 }.into());
        if self.placed != 0 {
            object.insert("placed".into(), name(self.placed).into());
        }
        object.insert("swapped".into(), self.swapped.into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let default = options.size().0;
        let (columns, rows) = read.size((default, default))?;
        if columns != rows || !S::SIDES.contains(&columns) {
            let range = format!("[n,n] with n from {} to {}", S::SIDES[0], S::SIDES[S::SIDES.len() - 1]);
            return Err(ObjectError::value("size", range, format!("[{columns},{rows}]")));
        }
        let mut position = Self::new(columns, read.turn(&SEATS, options.first())?);
        let n = usize::from(columns);
        for (i, player) in read.sides(&SEATS, columns, rows)? {
            let cell = ((i / n + 1) * 32 + i % n + 1) as u16;
            if !holds(&position.free, cell) {
                return Err(ObjectError::value("cells", "a cell of the board", name(cell)));
            }
            position.put(player, cell);
        }
        position.read_stage(read)?;
        position.winner = Unseen(Player::BOTH.into_iter().find(|&p| !position.connection(p).is_empty()));
        if position.winner.is_some() && position.placed != 0 {
            return Err(ObjectError::Impossible("the sides are joined, so no turn is under way".into()));
        }
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
            0 if self.may_swap() => "ask-place-or-swap",
            0 => "ask-place",
            _ if self.others().any(|from| self.steps_of(from).next().is_some()) => "ask-step-or-pass",
            _ => "ask-pass",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        let reason = if S::AS_CELLS { "end-three-sides" } else { "end-chain" };
        self.winner.map(|winner| Verdict { reason, sites: self.connection(winner) })
    }

    fn symmetries(&self) -> u8 {
        S::SYMMETRIES
    }

    fn transformed(&self, k: u8) -> Self {
        let seen = |cell: u16| S::mirrored(self.side, k, cell);
        let mut position = Self::new(self.side, self.mover);
        for player in Player::BOTH {
            self.lists[player.index()].as_slice().iter().for_each(|&cell| position.put(player, seen(cell)));
        }
        position.placed = if self.placed == 0 { 0 } else { seen(self.placed) };
        position.stage = self.stage;
        position.swapped = self.swapped;
        position.winner = self.winner;
        position
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        let seen = |cell: u16| S::mirrored(self.side, k, cell);
        match action {
            Action::Place(cell) => Action::Place(seen(cell)),
            Action::Step { from, to } => Action::Step { from: seen(from), to: seen(to) },
            other => other,
        }
    }
}
