//! Pieces, position objects and symmetries of boards with go stones.

use super::{Groups, SEATS};
use crate::symmetry::turned;
use tabuleiro_rules::{Kind, Object, ObjectError, Piece, Player, Reader, Standing, rows_of_sides};

impl<const W: usize, const N: usize> Groups<W, N> {
    /// Returns the piece of a stone of that side.
    pub(crate) fn piece(player: Player) -> Piece {
        Piece::new(Kind::Stone, SEATS[player.index()].tone)
    }

    /// Appends the stones to a list of pieces, row by row.
    pub(crate) fn pieces(&self, out: &mut Vec<Standing>) {
        for point in self.points() {
            if let Some(player) = self.owner(point) {
                out.push(Standing { at: self.site(point), piece: Self::piece(player), count: 1 });
            }
        }
    }

    /// Returns a position object with `rows`, and with `size` unless the side is `default`.
    pub(crate) fn object(&self, default: u8) -> Object {
        let mut object = Object::new();
        if self.side != default {
            object.insert("size".into(), [self.side, self.side].as_slice().into());
        }
        let owner = |c: u8, r: u8| self.owner(self.point(usize::from(r) * usize::from(self.side) + usize::from(c)));
        object.insert("rows".into(), rows_of_sides(&SEATS, self.side, self.side, owner));
        object
    }

    /// Reads a position object; without `size` the board has the side `default`.
    ///
    /// # Errors
    /// When the side is not one of `allowed`, or the rows do not fit the board.
    pub(crate) fn read(object: &Object, default: u8, allowed: &[u8]) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (columns, rows) = read.size((default, default))?;
        if columns != rows || !allowed.contains(&columns) {
            let range = format!("[n,n] with n from {} to {}", allowed[0], allowed[allowed.len() - 1]);
            return Err(ObjectError::value("size", range, format!("[{columns},{rows}]")));
        }
        let mut board = Self::new(columns);
        for (site, player) in read.sides(&SEATS, columns, rows)? {
            board.place(player, board.point(site));
        }
        Ok(board)
    }

    /// Returns a group without a liberty, if there is one.
    pub(crate) fn without_liberty(&self) -> Option<u16> {
        self.groups().find(|&group| self.breath(group) == 0)
    }

    /// Returns the image of a point under symmetry `k` of the square, 0 to 7: bit 0 mirrors left to right, then bit 1
    /// upside down, then bit 2 in the diagonal from the first point.
    pub(crate) fn mirrored(&self, k: u8, point: u16) -> u16 {
        let (c, r) = Self::split(point);
        let (c, r) = turned(k, self.side, c, r);
        (usize::from(r + 1) * W + usize::from(c) + 1) as u16
    }

    /// Returns the image of the stones under symmetry `k`, as [`Groups::mirrored`].
    pub(crate) fn transformed(&self, k: u8) -> Self {
        let mut seen = Self::new(self.side);
        for point in self.points() {
            if let Some(player) = self.owner(point) {
                seen.place(player, self.mirrored(k, point));
            }
        }
        seen
    }
}
