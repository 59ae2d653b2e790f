//! A dragged piece follows the pointer. It stays on its site in the match until it is dropped.

use super::kit::MarkKit;
use crate::app::play::input::{Gesture, Pointers};
use crate::app::scene::board::OfMatch;
use crate::app::scene::camera::Shot;
use crate::app::scene::pieces::{Appearance, Makers, PieceKit, Standing};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use tabuleiro_rules::{Tap, Tone};

/// Height of a dragged piece over the board.
const LIFT: f32 = 0.45;

#[derive(Component)]
#[require(OfMatch)]
pub(super) struct Carried;

pub(super) fn carry(
    mut commands: Commands,
    pointers: Res<Pointers>,
    gesture: Res<Gesture>,
    shot: Res<Shot>,
    index: Res<Standing>,
    kit: Res<MarkKit>,
    mut pieces: ResMut<PieceKit>,
    mut makers: Makers,
    mut carried: Query<(Entity, &mut Transform), With<Carried>>,
) {
    let at = pointers.carrying().and_then(|pixel| shot.lens.place(pixel, LIFT));
    let picked = gesture.taps().last().and_then(|tap| match tap {
        Tap::Site(site) => index.on(*site).last().map(|(piece, _)| *piece),
        Tap::Choice(_) => None,
    });
    let (Some(at), Some(piece)) = (at, picked) else {
        for (entity, _) in &carried {
            commands.entity(entity).despawn();
        }
        return;
    };
    if let Ok((_, mut transform)) = carried.single_mut() {
        transform.translation = at;
        return;
    }
    let (mesh, _) = pieces.handles(Appearance::of(piece, 0), &mut makers);
    let material = kit.ghost[usize::from(piece.tone == Tone::Dark)].clone();
    let transform = Transform::from_translation(at);
    commands.spawn((Carried, Mesh3d(mesh), MeshMaterial3d(material), transform, NotShadowCaster));
}
