//! The board that go stones lie on: its lines and its dots.

use tabuleiro_rules::{Board, BoardBuilder, Look, Point};

/// A go board of that side.
pub(super) fn goban(side: u8) -> Board {
    let mut board = BoardBuilder::new().grid(Point::default(), side, side, Look::Goban, false).build();
    board.dots = star_points(side);
    board
}

/// The dots of a go board: the fourth line (the third on small boards) and the middle.
pub(super) fn star_points(side: u8) -> Vec<Point> {
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
