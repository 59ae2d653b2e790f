//! Marks on the board: the last action, where one may go, what an action would do, why the game ended. Each has a shape
//! of its own, so that all can be told apart in greyscale.

mod captions;

use super::board::{BoardOnTable, world};
use super::choreography::Clock;
use super::input::{Cursor, Gesture};
use super::match_::Match;
use super::opponent::Advice;
use super::pieces::{Makers, PieceKit, rest};
use super::sets::TableSet;
use super::settings::Settings;
use super::workshop::lathe::Solid;
use super::workshop::sweep::{annulus, line};
use crate::rules::{Effect, Event, Shape, Site, Tap};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// A mark; all are swept away and set again when anything they speak of changes.
#[derive(Component)]
struct Mark;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// Thin ring: part of the last action.
    Last,
    /// Dot: may be tapped.
    Legal,
    /// Broken ring: a legal place where something stands.
    Target,
    /// Thick ring: picked.
    Picked,
    /// Cross: would be taken.
    Victim,
    /// Half moon: would turn over.
    Turn,
    /// Double ring: why the game ended.
    Verdict,
    /// Square brackets: the keyboard's cursor.
    Cursor,
    /// Star-like ring: the computer's advice.
    Advice,
}

const FORMS: [Form; 9] = [
    Form::Last,
    Form::Legal,
    Form::Target,
    Form::Picked,
    Form::Victim,
    Form::Turn,
    Form::Verdict,
    Form::Cursor,
    Form::Advice,
];

#[derive(Resource)]
struct MarkKit {
    meshes: Vec<Handle<Mesh>>,
    materials: Vec<Handle<StandardMaterial>>,
    ghost: [Handle<StandardMaterial>; 2],
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MarkKit>()
        .init_resource::<captions::Type>()
        .add_systems(Update, (mark, captions::write).in_set(TableSet::Marks));
}

impl FromWorld for MarkKit {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let meshes = FORMS.iter().map(|&form| meshes.add(shape(form).mesh())).collect();
        let mut materials = world.resource_mut::<Assets<StandardMaterial>>();
        let paint = |r: f32, g: f32, b: f32, a: f32| StandardMaterial {
            base_color: Color::srgba(r, g, b, a),
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            cull_mode: None,
            ..default()
        };
        let colours = FORMS.map(|form| match form {
            Form::Last => paint(1.0, 0.72, 0.28, 0.85),
            Form::Legal => paint(1.0, 0.93, 0.75, 0.75),
            Form::Target | Form::Turn => paint(1.0, 0.85, 0.45, 0.95),
            Form::Picked | Form::Verdict => paint(1.0, 0.80, 0.30, 1.0),
            Form::Victim => paint(0.95, 0.30, 0.18, 0.95),
            Form::Cursor => paint(0.55, 0.85, 1.0, 0.95),
            Form::Advice => paint(0.45, 0.90, 0.62, 0.95),
        });
        let materials_of = colours.into_iter().map(|m| materials.add(m)).collect();
        let ghost = [paint(0.95, 0.91, 0.82, 0.55), paint(0.07, 0.07, 0.08, 0.6)]
            .map(|m| materials.add(StandardMaterial { unlit: false, ..m }));
        MarkKit { meshes, materials: materials_of, ghost }
    }
}

fn shape(form: Form) -> Solid {
    let mut solid = Solid::default();
    let middle = Vec2::ZERO;
    match form {
        Form::Last => annulus(&mut solid, middle, 0.43, 0.465, 0.0, 48),
        Form::Legal => annulus(&mut solid, middle, 0.0, 0.11, 0.0, 24),
        Form::Picked => annulus(&mut solid, middle, 0.41, 0.485, 0.0, 48),
        Form::Verdict => {
            annulus(&mut solid, middle, 0.44, 0.49, 0.0, 48);
            annulus(&mut solid, middle, 0.38, 0.41, 0.0, 48);
        }
        Form::Target | Form::Advice => {
            let (count, fill) = if form == Form::Target { (4, 0.55) } else { (12, 0.5) };
            for i in 0..count {
                let step = std::f32::consts::TAU / count as f32;
                arc(&mut solid, i as f32 * step + step * 0.22, step * fill, 0.41, 0.48);
            }
        }
        Form::Turn => arc(&mut solid, 0.0, std::f32::consts::PI, 0.40, 0.48),
        Form::Victim => {
            for (a, b) in [(-0.3, 0.3), (0.3, -0.3)] {
                line(&mut solid, Vec2::new(a, -0.3), Vec2::new(b, 0.3), 0.085, 0.0);
            }
        }
        Form::Cursor => {
            for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
                let corner = Vec2::new(x, y) * 0.47;
                line(&mut solid, corner, corner - Vec2::X * x * 0.2, 0.06, 0.0);
                line(&mut solid, corner, corner - Vec2::Y * y * 0.2, 0.06, 0.0);
            }
        }
    }
    solid
}

fn arc(solid: &mut Solid, start: f32, length: f32, inner: f32, outer: f32) {
    let steps = 12;
    for i in 0..steps {
        let at = |k: i32| Vec2::from_angle(start + length * k as f32 / steps as f32);
        let (a, b) = (at(i), at(i + 1));
        let corners = [a * inner, a * outer, b * outer, b * inner];
        super::workshop::sweep::plate(solid, &corners, 0.0, 0.2, Vec2::ZERO);
    }
}

/// The sites an action touched, for the mark of the last action.
fn touched(events: &[Event]) -> Vec<Site> {
    let mut sites: Vec<Site> = events
        .iter()
        .flat_map(|e| match e.effect {
            Effect::Place { at, .. } => [Some(at), None],
            Effect::Move { from, to, .. } => [Some(from), Some(to)],
            Effect::Sow { to, .. } => [Some(to), None],
            Effect::Transform { at, .. } => [Some(at), None],
            _ => [None, None],
        })
        .flatten()
        .collect();
    sites.sort_unstable();
    sites.dedup();
    sites
}

#[derive(bevy::ecs::system::SystemParam)]
struct Seen<'w> {
    game: Option<Res<'w, Match>>,
    board: Option<Res<'w, BoardOnTable>>,
    gesture: Res<'w, Gesture>,
    cursor: Res<'w, Cursor>,
    advice: Res<'w, Advice>,
    settings: Res<'w, Settings>,
    clock: Res<'w, Clock>,
}

fn mark(
    mut commands: Commands,
    seen: Seen,
    kit: Res<MarkKit>,
    mut pieces: ResMut<PieceKit>,
    mut makers: Makers,
    marks: Query<Entity, With<Mark>>,
    mut was_running: Local<bool>,
) {
    let (Some(game), Some(board)) = (&seen.game, &seen.board) else { return };
    let running = seen.clock.running();
    let changed = game.is_changed()
        || seen.gesture.is_changed()
        || seen.cursor.is_changed()
        || seen.advice.is_changed()
        || seen.settings.is_changed()
        || running != *was_running;
    *was_running = running;
    if !changed {
        return;
    }
    for entity in &marks {
        commands.entity(entity).despawn();
    }
    let mut put = |form: Form, site: Site, height: f32| {
        let index = FORMS.iter().position(|f| *f == form).unwrap_or(0);
        let wide = board.0.sites[site.index()].shape == Shape::Pit && form != Form::Legal;
        let at = Transform::from_translation(world(&board.0, site) + Vec3::Y * height)
            .with_scale(Vec3::splat(if wide { 1.06 } else { 1.0 }));
        commands.spawn((
            Mark,
            Mesh3d(kit.meshes[index].clone()),
            MeshMaterial3d(kit.materials[index].clone()),
            at,
            NotShadowCaster,
        ));
    };
    if running {
        return;
    }
    if let Some(verdict) = game.position().verdict() {
        verdict.sites.iter().for_each(|&site| put(Form::Verdict, site, 0.022));
    }
    if let Some(last) = game.last() {
        touched(&last.events).into_iter().for_each(|site| put(Form::Last, site, 0.016));
    }
    for tap in seen.gesture.taps() {
        if let Tap::Site(site) = *tap {
            put(Form::Picked, site, 0.02);
        }
    }
    if seen.settings.show_legal {
        legal(&seen.gesture, game, &mut put);
    }
    if let Some(site) = seen.cursor.0 {
        put(Form::Cursor, site, 0.03);
    }
    if !seen.advice.values {
        advised(&seen.advice, game).into_iter().for_each(|(site, _)| put(Form::Advice, site, 0.028));
    }
    if !seen.settings.ghost {
        return;
    }
    let Some(offer) = seen.gesture.hover.and_then(|site| seen.gesture.would_complete(site)) else { return };
    let mut events = Vec::new();
    if game.position().boxed().play(&offer.text, &mut events).is_err() {
        return;
    }
    for event in events {
        match event.effect {
            Effect::Flip { at, .. } => put(Form::Turn, at, 0.17),
            Effect::Remove { at, .. } => put(Form::Victim, at, 0.2),
            _ => {}
        }
    }
    let mut events = Vec::new();
    if game.position().boxed().play(&offer.text, &mut events).is_err() {
        return;
    }
    for event in events {
        if let Effect::Place { at, piece, .. } | Effect::Move { to: at, piece, .. } = event.effect {
            let (mesh, _) = pieces.dress(piece, 0, &mut makers);
            let material = kit.ghost[usize::from(piece.tone == crate::rules::Tone::Dark)].clone();
            let transform = rest(&board.0, at, 0, piece);
            commands.spawn((Mark, Mesh3d(mesh), MeshMaterial3d(material), transform, NotShadowCaster));
        }
    }
}

/// Where one may go. When nothing is picked and almost every empty place is legal, showing them would say nothing.
fn legal(gesture: &Gesture, game: &Match, put: &mut impl FnMut(Form, Site, f32)) {
    let sites = gesture.sites();
    let pieces = game.position().pieces();
    let occupied = |site: Site| pieces.standing().iter().any(|s| s.at == site);
    if gesture.taps().is_empty() {
        let total = game.position().board().sites.len();
        let empty = total - pieces.standing().len().min(total);
        let placing = sites.iter().filter(|s| !occupied(**s)).count();
        if placing * 2 > empty || placing == 0 {
            return;
        }
    }
    for site in sites {
        if occupied(site) {
            put(Form::Target, site, 0.02);
        } else {
            put(Form::Legal, site, 0.02);
        }
    }
}

/// The sites of what the computer would do (the last tap of its best actions), with the value of each.
fn advised(advice: &Advice, game: &Match) -> Vec<(Site, f32)> {
    if advice.candidates.is_empty() {
        return Vec::new();
    }
    let offers = game.position().legal();
    let count = if advice.values { advice.candidates.len() } else { 1 };
    let mut sites: Vec<(Site, f32)> = Vec::new();
    for candidate in advice.candidates.iter().take(count) {
        let Some(offer) = offers.iter().find(|o| o.text == candidate.text) else { continue };
        let taps = if advice.values { &offer.taps[offer.taps.len() - 1..] } else { &offer.taps[..] };
        for tap in taps {
            if let Tap::Site(site) = *tap
                && !sites.iter().any(|(s, _)| *s == site)
            {
                sites.push((site, candidate.value));
            }
        }
    }
    sites
}
