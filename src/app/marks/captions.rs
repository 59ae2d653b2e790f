//! Captions: how many seeds lie in a pit, how many men make a group; and for the view from above, where height is lost,
//! what a chess man is, how many men make a stack, whether a Quarto piece is tall.

use super::advice::advised;
use crate::app::board::{BoardOnTable, world};
use crate::app::camera::View;
use crate::app::choreography::Clock;
use crate::app::locale::{Texts, piece_letters};
use crate::app::opponent::Advice;
use crate::app::referee::MatchOnTable;
use crate::app::workshop::lathe::Solid;
use crate::app::workshop::letters::inlay;
use crate::app::workshop::sweep::annulus;
use crate::rules::{Kind, Standing, Tone};
use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// Seeds are counted in both views, on the wood beside the pit.
const BESIDE_PIT: Vec3 = Vec3::new(0.38, 0.045, 0.38);
/// Above every piece.
const HEIGHT: f32 = 1.35;

#[derive(Component)]
pub(super) struct Caption;

/// Plates cut so far, and their one finish (colours are in the vertices).
#[derive(Resource)]
pub(super) struct Type {
    plates: HashMap<(String, bool), Handle<Mesh>>,
    finish: Handle<StandardMaterial>,
}

impl FromWorld for Type {
    fn from_world(world: &mut World) -> Self {
        let finish = StandardMaterial { unlit: true, ..default() };
        let finish = world.resource_mut::<Assets<StandardMaterial>>().add(finish);
        Type { plates: HashMap::default(), finish }
    }
}

/// A round plate with a text: dark on pale, or pale on dark for dark men.
fn plate(text: &str, dark: bool) -> Solid {
    let (ground, ink) = (Vec3::new(0.86, 0.76, 0.58), Vec3::new(0.02, 0.012, 0.008));
    let (ground, ink) = if dark { (ink, ground) } else { (ground, ink) };
    let mut solid = Solid::default();
    let wide = if text.len() > 1 { 0.24 } else { 0.2 };
    annulus(&mut solid, Vec2::ZERO, 0.0, wide, 0.0, 28);
    solid.paint(0, ground);
    let from = solid.positions.len();
    inlay(&mut solid, text, Vec2::ZERO, 0.23, 0.01);
    solid.paint(from, ink);
    solid
}

/// What is written over a pile, if anything.
fn caption(standing: Standing, texts: &Texts) -> Option<String> {
    match standing.piece.kind {
        Kind::Seed => Some(standing.count.to_string()),
        Kind::Man if standing.count > 1 => Some(standing.count.to_string()),
        kind => piece_letters(texts, kind),
    }
}

pub(super) fn write(
    mut commands: Commands,
    game: Option<Res<MatchOnTable>>,
    board: Option<Res<BoardOnTable>>,
    view: Res<View>,
    texts: Res<Texts>,
    clock: Res<Clock>,
    advice: Res<Advice>,
    mut set: ResMut<Type>,
    mut meshes: ResMut<Assets<Mesh>>,
    old: Query<Entity, With<Caption>>,
    mut shown: Local<(bool, bool)>,
) {
    let (Some(game), Some(board)) = (game, board) else { return };
    let show = (view.flat, !clock.running());
    if !(game.is_changed() || board.is_changed() || texts.is_changed() || advice.is_changed() || show != *shown) {
        return;
    }
    *shown = show;
    for entity in &old {
        commands.entity(entity).despawn();
    }
    if !show.1 {
        return;
    }
    let Type { plates, finish } = &mut *set;
    let mut put = |commands: &mut Commands, text: String, dark: bool, at: Vec3, size: f32| {
        let mesh = plates.entry((text.clone(), dark)).or_insert_with(|| meshes.add(plate(&text, dark).mesh()));
        commands.spawn((
            Caption,
            Mesh3d(mesh.clone()),
            MeshMaterial3d(finish.clone()),
            Transform::from_translation(at).with_scale(Vec3::splat(size)),
            NotShadowCaster,
        ));
    };
    if advice.values {
        // What the computer thinks of each action, in hundredths of a certain win; what is certain has a word of its own.
        for (site, value) in advised(&advice, &game) {
            let at = world(&board.0, site) + Vec3::Y * 0.25;
            let (text, size) = if value.abs() >= 1.0 {
                (texts.get(if value > 0.0 { "value-win" } else { "value-loss" }), 1.6)
            } else {
                // An estimate never says what only a proof can.
                (((value + 1.0) * 50.0).round().clamp(1.0, 99.0).to_string(), 1.15)
            };
            put(&mut commands, text, value < 0.0, at, size);
        }
    }
    // The sizes of groups, over one of their men.
    for remark in game.position().remarks(None) {
        if let (Some(number), Some(&site)) = (remark.number, remark.sites.first()) {
            put(&mut commands, number.to_string(), true, world(&board.0, site) + Vec3::Y * 0.45, 0.9);
        }
    }
    for &standing in game.position().pieces().standing() {
        let Some(text) = caption(standing, &texts) else { continue };
        let dark = standing.piece.tone == Tone::Dark;
        let seeds = standing.piece.kind == Kind::Seed;
        if !seeds && !view.flat {
            continue;
        }
        let site = world(&board.0, standing.at);
        let (at, size) = if seeds { (site + BESIDE_PIT, 0.62) } else { (site.with_y(HEIGHT), 1.0) };
        put(&mut commands, text, dark, at, size);
    }
}
