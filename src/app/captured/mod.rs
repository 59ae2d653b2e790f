//! Captured pieces stand in rows on the table beside the board, on the side of the person who captured them: beside the
//! board where the window is wide, else before and behind it. They are part of no position; the effects of the actions
//! played say which they are.

use super::board::{BoardOnTable, OfMatch, TABLE_DEPTH};
use super::camera::rim;
use super::choreography::Clock;
use super::pieces::{Appearance, Makers, PatchLook, PieceKit, rest};
use super::referee::MatchOnTable;
use super::sets::TableSet;
use super::workshop::jitter;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use tabuleiro_games::matches::Match;
use tabuleiro_rules::{Board, Effect, Kind, Piece, Player, Removal, Site};

/// The size of captured pieces, so that many have room.
const SCALE: f32 = 0.75;
/// The distance between two pieces of a row, and between two rows.
const SPACING: f32 = 0.74;
/// The distance of the first row from the frame of the board.
const BESIDE: f32 = 0.55;
/// The greatest number of rows of a person; further pieces have no room.
const ROWS: usize = 3;
/// How far the piece captured last is turned, in radians.
const TURNED: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_out.in_set(TableSet::Marks).run_if(resource_exists::<MatchOnTable>));
}

/// All captured pieces, as children.
#[derive(Component, Default)]
#[require(OfMatch, Transform)]
pub(crate) struct Captured;

/// Returns the pieces captured up to the cursor, by the player who captured them, in order.
fn captured(game: &Match) -> [Vec<Piece>; 2] {
    let mut captured = [Vec::new(), Vec::new()];
    let seats = &game.position().facts().seats;
    for ply in &game.plies()[..game.cursor()] {
        for event in &ply.events {
            // Seeds are counted in stores, and own pieces leave the board by choice.
            if let Effect::Remove { piece, count, why, .. } = event.effect
                && why != Removal::Off
                && piece.kind != Kind::Seed
                && piece.tone != seats[ply.side.index()].tone
            {
                captured[ply.side.index()].extend((0..count).map(|_| piece));
            }
        }
    }
    captured
}

/// Returns the place on the table of a captured piece; `None` if there is no room for so many.
fn place(board: &Board, is_wide: bool, captor: Player, number: usize) -> Option<Vec2> {
    let rims = board.bodies.iter().flat_map(rim);
    let (low, high) = rims.fold((Vec2::MAX, Vec2::MIN), |(low, high), at| (low.min(at), high.max(at)));
    let size = high - low;
    let length = if is_wide { size.y } else { size.x };
    let in_row = ((length / SPACING) as usize).max(1);
    let (row, along) = (number / in_row, (number % in_row) as f32 * SPACING + SPACING / 2.0);
    if row >= ROWS {
        return None;
    }
    let away = BESIDE + row as f32 * SPACING;
    // The first player's pieces begin at their right end; the second player's are the same seen from the other side.
    let from_corner = if is_wide { Vec2::new(size.x + away, along) } else { Vec2::new(size.x - along, -away) };
    Some(if captor == Player::First { low + from_corner } else { high - from_corner })
}

/// What is set out.
#[derive(Default)]
struct SetOut {
    pieces: [Vec<Piece>; 2],
    is_wide: bool,
    /// Whether the match has changed since.
    is_old: bool,
    /// Whether the board, or the side of it with more room, has changed since.
    is_elsewhere: bool,
}

/// Sets the captured pieces out when nothing moves any more after a change of the match, the board or the window.
fn set_out(
    mut commands: Commands,
    game: Res<MatchOnTable>,
    board: Option<Res<BoardOnTable>>,
    clock: Res<Clock>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut kit: ResMut<PieceKit>,
    mut makers: Makers,
    look: Res<PatchLook>,
    old: Query<Entity, With<Captured>>,
    mut known: Local<SetOut>,
) {
    let Some(board) = board else { return };
    let extent = board.0.extent();
    let is_wide =
        window.single().is_ok_and(|window| window.width() / window.height() > extent.width() / extent.height());
    known.is_old |= game.is_changed();
    known.is_elsewhere |= board.is_changed() || known.is_wide != is_wide;
    if !(known.is_old || known.is_elsewhere) || clock.running() {
        return;
    }
    let now = captured(&game);
    let is_same = known.pieces == now && !known.is_elsewhere;
    *known = SetOut { pieces: now.clone(), is_wide, is_old: false, is_elsewhere: false };
    if is_same {
        return;
    }
    old.iter().for_each(|root| commands.entity(root).despawn());
    if now.iter().all(Vec::is_empty) {
        return;
    }
    let root = commands.spawn(Captured).id();
    for (captor, pieces) in Player::BOTH.into_iter().zip(&now) {
        for (number, &piece) in pieces.iter().enumerate() {
            let Some(at) = place(&board.0, is_wide, captor, number) else { break };
            let appearance = Appearance::of(piece, 0);
            let (mesh, material) = kit.handles(appearance, &mut makers);
            let foot = kit.foot(appearance);
            let bottom = foot.map_or(0.0, |foot| foot.bottom()) * SCALE;
            let is_last = number + 1 == pieces.len();
            let turn = (jitter(number as u32, 7) - 0.5) * 0.2 + if is_last { TURNED } else { 0.0 };
            let rotation = Quat::from_rotation_y(turn) * rest(&board.0, Site(0), 0, piece).rotation;
            let at = Transform::from_xyz(at.x, -TABLE_DEPTH - bottom, -at.y)
                .with_rotation(rotation)
                .with_scale(Vec3::splat(SCALE));
            commands.spawn((Mesh3d(mesh), MeshMaterial3d(material), at, ChildOf(root)));
            if let Some(foot) = foot {
                commands.spawn((look.bundle(), foot.patch(&at, &at), ChildOf(root)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_games::GameId;
    use tabuleiro_rules::{BoardBuilder, Look};

    #[test]
    fn captured_pieces_are_those_that_the_opponent_took() {
        let mut game = Match::of(GameId::find("konane").unwrap());
        while game.position().outcome().is_none() {
            let action = game.position().gestures()[0].text.clone();
            game.play(&action).unwrap();
        }
        let gone = game.position_at(0).pieces().standing().len() - game.position().pieces().standing().len();
        let [by_first, by_second] = captured(&game);
        // Each person begins by removing a piece of their own.
        assert_eq!(by_first.len() + by_second.len() + 2, gone);
        let of_second = game.position().facts().seats[1].tone;
        assert!(by_first.iter().all(|piece| piece.tone == of_second));
        game.jump(0);
        assert_eq!(captured(&game), [vec![], vec![]]);
    }

    #[test]
    fn rows_lie_beside_a_board_and_face_each_other() {
        let board = BoardBuilder::new().cells(8, 8, Look::Felt).build();
        let middle = board.extent().middle();
        for is_wide in [true, false] {
            let places: Vec<Vec2> = (0..40).map_while(|n| place(&board, is_wide, Player::First, n)).collect();
            assert!(places.len() >= 30 && places.len() < 40, "{}", places.len());
            for (n, at) in places.iter().enumerate() {
                assert!(board.sites.iter().all(|site| Vec2::new(site.at.x, site.at.y).distance(*at) > 1.0));
                assert!(places[..n].iter().all(|other| other.distance(*at) > SPACING * 0.99));
                let other = place(&board, is_wide, Player::Second, n).unwrap();
                assert!((Vec2::new(middle.x, middle.y) * 2.0 - other - *at).length() < 1e-3);
            }
        }
    }
}
