//! Go stones as the eye, position objects and symmetries see them.

use super::{Groups, SEATS};
use crate::symmetry::turned;
use tabuleiro_rules::{Kind, Object, ObjectError, Piece, Player, Reader, Standing, rows_of_sides};

impl<const W: usize, const N: usize> Groups<W, N> {
    /// A stone of that side as the eye sees it.
    pub(crate) fn piece(player: Player) -> Piece {
        Piece::new(Kind::Stone, SEATS[player.index()].tone)
    }

    pub(crate) fn pieces(&self, out: &mut Vec<Standing>) {
        for point in self.points() {
            if let Some(player) = self.owner(point) {
                out.push(Standing { at: self.site(point), piece: Self::piece(player), count: 1 });
            }
        }
    }

    /// `rows`, and `size` unless it is the default.
    pub(crate) fn object(&self, default: u8) -> Object {
        let mut object = Object::new();
        if self.side != default {
            object.insert("size".into(), [self.side, self.side].as_slice().into());
        }
        let owner = |c: u8, r: u8| self.owner(self.point(usize::from(r) * usize::from(self.side) + usize::from(c)));
        object.insert("rows".into(), rows_of_sides(&SEATS, self.side, self.side, owner));
        object
    }

    /// The stones of an object; `default` is the side where it says none.
    ///
    /// # Errors
    /// When the side is not one of `allowed`, or the rows do not fit it.
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

    /// A group without a liberty, if there is one.
    pub(crate) fn stifled(&self) -> Option<u16> {
        self.groups().find(|&group| self.breath(group) == 0)
    }

    /// The point seen through symmetry `k` of the square, 0 to 7: mirrored left to right, then upside down, then about
    /// the diagonal, as the bits of `k` say.
    pub(crate) fn mirrored(&self, k: u8, point: u16) -> u16 {
        let (c, r) = Self::split(point);
        let (c, r) = turned(k, self.side, c, r);
        (usize::from(r + 1) * W + usize::from(c) + 1) as u16
    }

    /// The stones seen through symmetry `k`.
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
