//! Shows the pieces captured so far, in rows beside the board. They are part of no position; the effects of the actions
//! played say which they are. A captured piece moves to its place as part of the choreography and stands there afterwards.

use crate::app::foundations::referee::MatchOnTable;
use crate::app::foundations::sets::TableSet;
use crate::app::scene::board::{BoardOnTable, OfMatch};
use crate::app::scene::choreography::Playback;
use crate::app::scene::pieces::{Appearance, Makers, PatchLook, PieceKit, is_wide, transform};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use tabuleiro_choreography::{Row, captured};
use tabuleiro_rules::{Piece, Player};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, set_out.in_set(TableSet::Marks).run_if(resource_exists::<MatchOnTable>));
}

/// All captured pieces, as children.
#[derive(Component, Default)]
#[require(OfMatch, Transform)]
pub(crate) struct Captured;

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
    clock: Res<Playback>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut kit: ResMut<PieceKit>,
    mut makers: Makers,
    look: Res<PatchLook>,
    old: Query<Entity, With<Captured>>,
    mut known: Local<SetOut>,
) {
    let Some(board) = board else { return };
    let is_wide = window.single().is_ok_and(|window| is_wide(&board.0, window));
    known.is_old |= game.is_changed();
    known.is_elsewhere |= board.is_changed() || known.is_wide != is_wide;
    if !(known.is_old || known.is_elsewhere) || clock.running() {
        return;
    }
    let now = captured(&game.plies()[..game.cursor()]);
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
        let row = Row { captor, is_wide, count: pieces.len() };
        for (number, &piece) in pieces.iter().enumerate() {
            let Some(at) = row.place(&board.0, number, piece).map(transform) else { break };
            let appearance = Appearance::of(piece, 0);
            let (mesh, material) = kit.handles(appearance, &mut makers);
            let foot = kit.foot(appearance);
            commands.spawn((Mesh3d(mesh), MeshMaterial3d(material), at, ChildOf(root)));
            if let Some(foot) = foot {
                commands.spawn((look.bundle(), foot.patch(&at, &at), ChildOf(root)));
            }
        }
    }
}
