//! The board of games played with go stones: lines and star points.

use tabuleiro_rules::{Board, BoardBuilder, Look, Point};

/// Returns a go board with `side` × `side` points and its star points.
pub(super) fn goban(side: u8) -> Board {
    let mut board = BoardBuilder::new().grid(Point::default(), side, side, Look::Goban, false).build();
    board.dots = star_points(side);
    board
}

/// Returns the star points of a go board: from 8×8 the crossings of the fourth lines (third lines below 13×13), on odd
/// boards from 15×15 also the middles between these, and on odd boards the centre.
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
