//! Board, notation and position object of Avanço.

use super::{Action, Avanco, FACTS, INSIDE, man, overturned};
use crate::bits::{Bits, whose};
use tabuleiro_rules::{
    Board, BoardBuilder, Facts, Game, Look, Object, ObjectError, OptionError, Options, Player, Reader, Standing, Taps,
    Verdict, rows_of_sides, turn_of, write_slide,
};

impl Game for Avanco {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "A-B";

    fn start(options: &Options) -> Result<Self, OptionError> {
        let (size, _) = options.size();
        let two_ranks = INSIDE[usize::from(size)] & 0xffff;
        Ok(Self::with_men([two_ranks, overturned(two_ranks, size)], size, options.first()))
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(self.size, self.size, Look::Inlay).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in Player::BOTH {
            let standing = |cell| Standing { at: self.site(cell), piece: man(side), count: 1 };
            out.extend(Bits(self.men[side.index()]).map(standing));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        Taps::sites(&[self.site(action.from), self.site(action.to)])
    }

    fn write(&self, action: Action, out: &mut String) {
        write_slide(8, action.from, action.to, out);
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        if self.size != 8 {
            object.insert("size".into(), [self.size, self.size].as_slice().into());
        }
        let owner = |f, r| whose(self.men, 8 * r + f);
        object.insert("rows".into(), rows_of_sides(&FACTS.seats, self.size, self.size, owner));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (columns, rows) = read.size(options.size())?;
        if columns != rows || !(5..=8).contains(&columns) {
            return Err(ObjectError::value("size", "[5,5] to [8,8]", format!("[{columns},{rows}]")));
        }
        let mut position = Self::with_men([0; 2], columns, read.turn(&FACTS.seats, Player::First)?);
        for (i, side) in read.sides(&FACTS.seats, columns, rows)? {
            let cell = position.cell_at(i);
            position.men[side.index()] |= 1 << cell;
        }
        let impossible = |why: &str| Err(ObjectError::Impossible(why.into()));
        let there = Player::BOTH.map(|side| position.men[side.index()] & position.goal(side) != 0);
        match position.men {
            [0, 0] => return impossible("neither side has a man"),
            _ if there == [true, true] => return impossible("both sides have reached the last rank"),
            [_, 0] if there[1] => return impossible("a side without men has reached the last rank"),
            _ => position.settle(),
        }
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        "ask-move"
    }

    fn verdict(&self) -> Option<Verdict> {
        let winner = self.outcome?.winner()?;
        let there = self.men[winner.index()] & self.goal(winner);
        let reason = if there == 0 { "end-captured-all" } else { "end-last-rank" };
        Some(Verdict { reason, sites: Bits(there).map(|cell| self.site(cell)).collect() })
    }

    fn symmetries(&self) -> u8 {
        2
    }

    /// Left and right exchanged.
    fn transformed(&self, k: u8) -> Self {
        let mirror = |men: u64| men.reverse_bits().swap_bytes() >> (8 - self.size);
        if k == 0 { *self } else { Avanco { men: self.men.map(mirror), ..*self } }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        let mirror = |cell: u8| cell / 8 * 8 + (self.size - 1).wrapping_sub(cell % 8) % 8;
        if k == 0 { action } else { Action { from: mirror(action.from), to: mirror(action.to) } }
    }
}
