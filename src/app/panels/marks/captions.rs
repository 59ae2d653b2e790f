//! Captions on the board: the number of seeds in a pit and the size of a group; and in the flat view, where heights are
//! not visible, the name of a chess piece, the height of a stack, and whether a Quarto piece is tall.

use super::advice::advised;
use crate::app::foundations::locale::{Texts, piece_letters};
use crate::app::foundations::referee::MatchOnTable;
use crate::app::foundations::workshop::lathe::Solid;
use crate::app::foundations::workshop::letters::{inlay, inlay_within};
use crate::app::foundations::workshop::sweep::annulus;
use crate::app::play::opponent::Advice;
use crate::app::scene::board::{BoardOnTable, OfMatch};
use crate::app::scene::camera::View;
use crate::app::scene::choreography::Playback;
use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use tabuleiro_choreography::world;
use tabuleiro_engine::search::Candidate;
use tabuleiro_rules::{Kind, Standing, Tone};

/// Height of captions beside pits, which are shown in both views.
const BESIDE_PIT: Vec3 = Vec3::new(0.38, 0.045, 0.38);
/// Height of captions above every piece.
const HEIGHT: f32 = 1.35;

#[derive(Component)]
#[require(OfMatch)]
pub(super) struct Caption;

/// The meshes of plates created so far, and their material (colours are vertex colours).
#[derive(Resource)]
pub(super) struct Type {
    plates: HashMap<Plate, Handle<Mesh>>,
    finish: Handle<StandardMaterial>,
}

/// The text and colours of a plate.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Plate {
    text: String,
    /// A second line.
    below: String,
    /// Whether the text is pale on a dark plate.
    dark: bool,
    /// How pale the text is: 0 for black, up to [`PALEST`].
    pale: u8,
}

/// The palest text.
const PALEST: u8 = 3;

impl FromWorld for Type {
    fn from_world(world: &mut World) -> Self {
        let finish = StandardMaterial { unlit: true, ..default() };
        let finish = world.resource_mut::<Assets<StandardMaterial>>().add(finish);
        Type { plates: HashMap::default(), finish }
    }
}

impl Plate {
    fn of(text: String, dark: bool) -> Plate {
        Plate { text, below: String::new(), dark, pale: 0 }
    }

    /// Returns the caption for the value of an action for the mover, and its size. An estimate is a percentage, paler
    /// and smaller the less reliable it is; a certain value is a word with the number of remaining actions.
    fn of_value(candidate: &Candidate, texts: &Texts) -> (Plate, f32) {
        let value = candidate.value;
        if candidate.is_certain() {
            let word = match value {
                value if value > 0.0 => "value-win",
                value if value < 0.0 => "value-loss",
                _ => "value-draw",
            };
            let below = candidate.plies.map_or(String::new(), |plies| plies.to_string());
            return (Plate { below, ..Plate::of(texts.get(word), value < 0.0) }, 1.6);
        }
        // An estimate is never shown as 0 or 100, which only a proof can justify.
        let percent = ((value + 1.0) * 50.0).round().clamp(1.0, 99.0);
        let pale = ((1.0 - candidate.trust) * f32::from(PALEST + 1)).min(f32::from(PALEST)) as u8;
        (Plate { pale, ..Plate::of(percent.to_string(), value < 0.0) }, 1.2 - 0.1 * f32::from(pale))
    }

    /// Builds a round plate with a text: dark on pale, or pale on dark for dark pieces.
    fn cut(&self) -> Solid {
        let (ground, ink) = (Vec3::new(0.86, 0.76, 0.58), Vec3::new(0.02, 0.012, 0.008));
        let (ground, ink) = if self.dark { (ink, ground) } else { (ground, ink) };
        let mut solid = Solid::default();
        let wide = match self.text.chars().count() {
            0..=1 => 0.2,
            2..=3 => 0.24,
            _ => 0.27,
        };
        // The width of the plate at the height of the text's corners, also above a second line.
        let room = 1.6 * wide;
        annulus(&mut solid, Vec2::ZERO, 0.0, wide, 0.0, 28);
        solid.paint(0, ground);
        let from = solid.positions.len();
        if self.below.is_empty() {
            inlay_within(&mut solid, &self.text, Vec2::ZERO, 0.23, room, 0.01);
        } else {
            inlay_within(&mut solid, &self.text, Vec2::NEG_Y * 0.05, 0.2, room, 0.01);
            inlay(&mut solid, &self.below, Vec2::Y * 0.1, 0.16, 0.01);
        }
        solid.paint(from, ink.lerp(ground, f32::from(self.pale) * 0.2));
        solid
    }
}

/// Returns the caption of a pile, if it has one.
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
    clock: Res<Playback>,
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
    let mut put = |commands: &mut Commands, plate: Plate, at: Vec3, size: f32| {
        let mesh = plates.entry(plate).or_insert_with_key(|plate| meshes.add(plate.cut().mesh()));
        commands.spawn((
            Caption,
            Mesh3d(mesh.clone()),
            MeshMaterial3d(finish.clone()),
            Transform::from_translation(at).with_scale(Vec3::splat(size)),
            NotShadowCaster,
        ));
    };
    if advice.values {
        for (site, candidate) in advised(&advice, &game) {
            let (plate, size) = Plate::of_value(candidate, &texts);
            put(&mut commands, plate, world(&board.0, site) + Vec3::Y * 0.25, size);
        }
    }
    // The sizes of groups, over one of their pieces.
    for remark in game.position().remarks(None) {
        if let (Some(number), Some(&site)) = (remark.number, remark.sites.first()) {
            put(&mut commands, Plate::of(number.to_string(), true), world(&board.0, site) + Vec3::Y * 0.45, 0.9);
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
        put(&mut commands, Plate::of(text, dark), at, size);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::foundations::locale::Language;

    /// Distance from the centre of a hexagon to its edges.
    const CELL: f32 = 0.5;

    #[test]
    fn the_value_of_an_action_fits_its_plate_and_the_plate_fits_its_cell() {
        for language in Language::ALL {
            let texts = Texts::load(language);
            for (value, trust) in [(1.0, 1.0), (0.0, 1.0), (-1.0, 1.0), (0.98, 0.5), (-0.98, 0.9)] {
                for plies in [None, Some(7), Some(123)] {
                    let candidate = Candidate { text: "a1".into(), value, share: 1.0, trust, plies };
                    let (plate, size) = Plate::of_value(&candidate, &texts);
                    let solid = plate.cut();
                    let reach = |ink: bool| {
                        let of = solid.positions.iter().filter(|p| (p[1] > 0.0) == ink);
                        of.map(|p| p[0].hypot(p[2])).fold(0.0, f32::max)
                    };
                    let (ground, ink) = (reach(false), reach(true));
                    assert!(ink > 0.0 && ink < ground, "{}: ink {ink}, plate {ground}", plate.text);
                    assert!(ground * size < CELL, "{}: {ground} × {size}", plate.text);
                }
            }
        }
    }
}
