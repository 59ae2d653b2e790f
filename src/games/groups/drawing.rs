//! Go stones as the eye, position objects and symmetries see them, and the board they lie on.

use super::{Groups, SEATS};
use crate::games::symmetry::turned;
use crate::rules::{
    Board, BoardBuilder, Kind, Look, Object, ObjectError, Piece, Player, Point, Reader, Standing, rows_of_sides,
};

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

/// A go board of that side.
pub(crate) fn goban(side: u8) -> Board {
    let mut board = BoardBuilder::new().grid(Point::default(), side, side, Look::Goban, false).build();
    board.dots = star_points(side);
    board
}

/// The dots of a go board: the fourth line (the third on small boards) and the middle.
pub(crate) fn star_points(side: u8) -> Vec<Point> {
    let inward = if side >= 13 { 3.0 } else { 2.0 };
    let off = f32::from(side - 1) / 2.0 - inward;
    let mut dots = Vec::new();
    for x in [-off, 0.0, off] {
        for y in [-off, 0.0, off] {
            let middles = (x == 0.0) as u8 + (y == 0.0) as u8;
            let wanted = match middles {
                0 => side >= 8,
                1 => side >= 15 && side % 2 == 1,
                _ => side % 2 == 1,
            };
            if wanted {
                dots.push(Point::new(x, y));
            }
        }
    }
    dots
}
