//! Notation, taps and position objects.

use super::{Action, Field, SEATS, split};
use crate::swap_stage::Stage;
use tabuleiro_rules::{Choice, Object, ObjectError, Player, Reader, Taps, rows_of_sides, square_name, turn_of};

impl<const N: usize, const UP: u32, const DOWN: u32> Field<N, UP, DOWN> {
    /// One tap on the cell, or on the button of the swap.
    pub(crate) fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Place(cell) => Taps::sites(&[self.site(cell)]),
            Action::Swap => Taps::choice(Choice::Swap),
        }
    }

    /// `d4`, `swap`.
    pub(crate) fn write(action: Action, out: &mut String) {
        match action {
            Action::Place(cell) => {
                let (row, column) = split(cell);
                out.push_str(&square_name(column as u8 - 1, row as u8 - 1));
            }
            Action::Swap => out.push_str("swap"),
        }
    }

    /// Returns the message id of the prompt for the mover.
    pub(crate) fn prompt(&self) -> &'static str {
        if self.may_swap() { "ask-place-or-swap" } else { "ask-place" }
    }

    /// Returns the position object; it omits `size` if the side is `default`.
    pub(crate) fn object(&self, default: u8) -> Object {
        let mut object = Object::new();
        if self.side != default {
            object.insert("size".into(), [self.side, self.side].as_slice().into());
        }
        let has = |p: &Player, c: u8, r: u8| self.stones[p.index()][usize::from(r) + 1] >> (c + 1) & 1 != 0;
        let owner = |c, r| Player::BOTH.into_iter().find(|p| has(p, c, r));
        object.insert("rows".into(), rows_of_sides(&SEATS, self.side, self.side, owner));
        object.insert("turn".into(), turn_of(&SEATS, self.mover));
        // 0: no stone yet, 1: swap on offer, 2: under way.
        object.insert("ply".into(), (self.stage as u8).into());
        object.insert("swapped".into(), self.swapped.into());
        object
    }

    /// Reads a position object. Side and mover default to those of this field; `allowed` are the legal sides in
    /// ascending order.
    ///
    /// # Errors
    /// If the object is malformed or describes an impossible position.
    pub(crate) fn read_object(&self, object: &Object, allowed: &[u8]) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (columns, rows) = read.size((self.side, self.side))?;
        if columns != rows || !allowed.contains(&columns) {
            let range = format!("[n,n] with n from {} to {}", allowed[0], allowed[allowed.len() - 1]);
            return Err(ObjectError::value("size", range, format!("[{columns},{rows}]")));
        }
        let mut field = Self::new(columns, self.mover);
        let mut stones = [[0; N]; 2];
        for (site, owner) in read.sides(&SEATS, columns, rows)? {
            let (row, column) = split(field.cell(site));
            stones[owner.index()][row] |= 1 << column;
        }
        field.set_up(stones);
        field.mover = read.turn(&SEATS, self.mover)?;
        let count = |player| field.stones(player).iter().map(|row| row.count_ones()).sum();
        let counts = [field.mover, field.mover.other()].map(count);
        (field.stage, field.swapped) = Stage::read(read, counts, 1000)?;
        Ok(field)
    }
}
