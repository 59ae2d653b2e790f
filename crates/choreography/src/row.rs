//! Captured pieces lie in rows on the table beside the board, on the side of the person who captured them: beside the
//! board where the window is wide, else before and behind it.

use super::heights::TABLE_DEPTH;
use super::pose::Pose;
use super::rest::rest;
use super::rim::bounds;
use super::scatter::jitter;
use super::sizes::{DISC_HEIGHT, MARBLE};
use glam::{Quat, Vec2, Vec3};
use tabuleiro_catalogue::matches::Ply;
use tabuleiro_rules::{Board, Effect, Kind, Piece, Player, Removal, Site, Tone};

/// The size of captured pieces, so that many have room.
const SCALE: f32 = 0.75;
/// The distance between two pieces of a row, and between two rows.
const SPACING: f32 = 0.74;
/// The distance of the first row from the frame of the board.
const BESIDE: f32 = 0.55;
/// The greatest number of rows of a person; further pieces have no room.
const ROWS: usize = 3;
/// How far the piece captured last is turned, in radians.
const TURNED: f32 = 0.4;

/// The rows of the pieces that a player has captured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// Who captured them.
    pub captor: Player,
    /// Whether the rows are to the left and right of the board, not before and behind it.
    pub is_wide: bool,
    /// How many there are.
    pub count: usize,
}

impl Row {
    /// Returns the pose of one of the pieces, by its number in the order of their capture, from 0. The piece
    /// captured last is turned. `None` if there is no room for so many.
    #[must_use]
    pub fn place(&self, board: &Board, number: usize, piece: Piece) -> Option<Pose> {
        let at = self.spot(board, number)?;
        let turned = if number + 1 == self.count { TURNED } else { 0.0 };
        let turn = Quat::from_rotation_y((jitter(number as u32, 7) - 0.5) * 0.2 + turned);
        let height = lift(piece.kind) * SCALE - TABLE_DEPTH;
        let rotation = turn * rest(board, Site(0), 0, piece).rotation;
        let place = Pose::at(Vec3::new(at.x, height, -at.y)).turned(rotation);
        Some(place.scaled(Vec3::splat(SCALE)))
    }

    /// Returns the place of a piece in the plane of the board.
    fn spot(&self, board: &Board, number: usize) -> Option<Vec2> {
        let [low, high] = bounds(board);
        let size = high - low;
        let length = if self.is_wide { size.y } else { size.x };
        let in_row = ((length / SPACING) as usize).max(1);
        let (row, along) = (number / in_row, (number % in_row) as f32 * SPACING + SPACING / 2.0);
        if row >= ROWS {
            return None;
        }
        let away = BESIDE + row as f32 * SPACING;
        // The first player's pieces begin at their right end; the second player's are the same seen from the other side.
        let from_corner = if self.is_wide { Vec2::new(size.x + away, along) } else { Vec2::new(size.x - along, -away) };
        Some(if self.captor == Player::First { low + from_corner } else { high - from_corner })
    }
}

/// Returns the height of a piece's origin over the ground that it stands on.
#[must_use]
pub fn lift(kind: Kind) -> f32 {
    match kind {
        Kind::Marble => MARBLE,
        kind if kind.two_sided() => DISC_HEIGHT / 2.0,
        _ => 0.0,
    }
}

/// Returns the piece that an effect of an action of `side` puts into the rows, and how many of it. `seats` are the tones
/// of both players. Seeds are counted in stores, and own pieces leave the board by choice.
#[must_use]
pub fn taken(effect: Effect, side: Player, seats: [Tone; 2]) -> Option<(Piece, usize)> {
    match effect {
        Effect::Remove { piece, count, why, .. }
            if why != Removal::Off && piece.kind != Kind::Seed && piece.tone != seats[side.index()] =>
        {
            Some((piece, usize::from(count)))
        }
        _ => None,
    }
}

/// Returns the pieces captured in these plies, by the player who captured them, in order.
#[must_use]
pub fn captured(plies: &[Ply]) -> [Vec<Piece>; 2] {
    let mut captured = [Vec::new(), Vec::new()];
    for ply in plies {
        let seats = ply.position.facts().seats.each_ref().map(|seat| seat.tone);
        for event in &ply.events {
            let Some((piece, count)) = taken(event.effect, ply.side, seats) else { continue };
            captured[ply.side.index()].extend(std::iter::repeat_n(piece, count));
        }
    }
    captured
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_catalogue::GameId;
    use tabuleiro_catalogue::matches::Match;
    use tabuleiro_rules::{BoardBuilder, Look};

    #[test]
    fn captured_pieces_are_those_that_the_opponent_took() {
        let mut game = Match::of(GameId::find("konane").unwrap());
        while game.position().outcome().is_none() {
            let action = game.position().gestures()[0].text.clone();
            game.play(&action).unwrap();
        }
        let gone = game.position_at(0).pieces().standing().len() - game.position().pieces().standing().len();
        let [by_first, by_second] = captured(game.plies());
        // In Konane both players first remove a piece of their own.
        assert_eq!(by_first.len() + by_second.len() + 2, gone);
        let of_second = game.position().facts().seats[1].tone;
        assert!(by_first.iter().all(|piece| piece.tone == of_second));
        assert_eq!(captured(&game.plies()[..2]), [vec![], vec![]]);
    }

    #[test]
    fn rows_lie_beside_a_board_and_face_each_other() {
        let board = BoardBuilder::new().cells(8, 8, Look::Felt).build();
        let middle = board.extent().middle();
        for is_wide in [true, false] {
            let spot = |captor, n| Row { captor, is_wide, count: 40 }.spot(&board, n);
            let places: Vec<Vec2> = (0..40).map_while(|n| spot(Player::First, n)).collect();
            assert!(places.len() >= 30 && places.len() < 40, "{}", places.len());
            for (n, at) in places.iter().enumerate() {
                assert!(board.sites.iter().all(|site| Vec2::new(site.at.x, site.at.y).distance(*at) > 1.0));
                assert!(places[..n].iter().all(|other| other.distance(*at) > SPACING * 0.99));
                let other = spot(Player::Second, n).unwrap();
                assert!((Vec2::new(middle.x, middle.y) * 2.0 - other - *at).length() < 1e-3);
            }
        }
    }
}
