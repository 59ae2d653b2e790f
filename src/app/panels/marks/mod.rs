//! Marks on the board: the last action, legal destinations, a preview of an action, the reason for the end. Each has
//! its own shape, so that all are distinguishable in greyscale.

mod advice;
mod captions;
mod carry;
mod forms;
mod kit;

use crate::app::foundations::referee::MatchOnTable;
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::settings::{Settings, SystemPreferences};
use crate::app::foundations::workshop::tokens::{BLOCK_HEIGHT, DOMINO_HEIGHT};
use crate::app::play::input::{Cursor, Gesture};
use crate::app::play::opponent::Advice;
use crate::app::scene::board::{BoardOnTable, OfMatch};
use crate::app::scene::choreography::Playback;
use crate::app::scene::pieces::{Appearance, Makers, PieceKit, rest};
use advice::advised;
use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use forms::{FORMS, Form};
use kit::MarkKit;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_catalogue::site_of;
use tabuleiro_choreography::{DISC_HEIGHT, MAN_HEIGHT, world};
use tabuleiro_rules::{About, Effect, Event, Kind, Shape, Site, Tap, Tone};

/// A mark; all marks are despawned and spawned again when anything they depend on changes.
#[derive(Component)]
#[require(OfMatch)]
pub(crate) struct BoardMark;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MarkKit>()
        .init_resource::<captions::Type>()
        .add_systems(Update, (mark, captions::write, carry::carry).in_set(TableSet::Marks));
}

/// Returns the sites that an action changed, for the mark of the last action.
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
struct MarkInputs<'w> {
    game: Option<Res<'w, MatchOnTable>>,
    board: Option<Res<'w, BoardOnTable>>,
    gesture: Res<'w, Gesture>,
    cursor: Res<'w, Cursor>,
    advice: Res<'w, Advice>,
    settings: Res<'w, Settings>,
    system: Res<'w, SystemPreferences>,
    clock: Res<'w, Playback>,
}

fn mark(
    mut commands: Commands,
    seen: MarkInputs,
    kit: Res<MarkKit>,
    mut pieces: ResMut<PieceKit>,
    mut makers: Makers,
    marks: Query<Entity, With<BoardMark>>,
    mut was_running: Local<bool>,
    mut style: Local<(bool, bool, bool)>,
) {
    let (Some(game), Some(board)) = (&seen.game, &seen.board) else { return };
    let running = seen.clock.running();
    let wanted = (seen.settings.show_legal, seen.settings.ghost, seen.settings.is_contrast(&seen.system));
    let changed = game.is_changed()
        || board.is_changed()
        || seen.gesture.is_changed()
        || seen.cursor.is_changed()
        || seen.advice.is_changed()
        || *style != wanted
        || running != *was_running;
    *was_running = running;
    *style = wanted;
    if !changed {
        return;
    }
    for entity in &marks {
        commands.entity(entity).despawn();
    }
    let mut put = |form: Form, site: Site, height: f32| {
        let index = FORMS.iter().position(|f| *f == form).unwrap_or(0);
        let wide = matches!(board.0.sites[site.index()].shape, Shape::Pit | Shape::Goblet) && form != Form::Legal;
        let at = Transform::from_translation(world(&board.0, site) + Vec3::Y * height)
            .with_scale(Vec3::splat(if wide { 1.06 } else { 1.0 }));
        commands.spawn((
            BoardMark,
            Mesh3d(kit.meshes[index].clone()),
            MeshMaterial3d(kit.paint.clone()),
            at,
            NotShadowCaster,
        ));
    };
    if running {
        return;
    }
    if wanted.2 {
        let standing: HashSet<Site> = game.position().pieces().standing().iter().map(|piece| piece.at).collect();
        standing.into_iter().for_each(|site| put(Form::Rim, site, 0.012));
    }
    if let Some(verdict) = game.position().verdict() {
        let pieces = game.position().pieces();
        for &site in &verdict.sites {
            put(Form::Verdict, site, 0.022);
            // A broad piece hides the ring around it, so another form is put on top of it.
            let low = pieces.standing().iter().find(|s| s.at == site).and_then(|s| top(s.piece.kind, s.count));
            if let Some(height) = low {
                put(Form::Crown, site, height);
            }
        }
    }
    remarks(&seen.gesture, game, &mut put);
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
    if game.position().boxed().play_offer(offer, &mut events).is_err() {
        return;
    }
    for event in &events {
        match event.effect {
            Effect::Flip { at, .. } => put(Form::Turn, at, 0.17),
            Effect::Remove { at, .. } => put(Form::Victim, at, 0.2),
            _ => {}
        }
    }
    for event in events {
        if let Effect::Place { at, piece, .. } | Effect::Move { to: at, piece, .. } = event.effect {
            let (mesh, _) = pieces.handles(Appearance::of(piece, 0), &mut makers);
            let material = kit.ghost[usize::from(piece.tone == Tone::Dark)].clone();
            let transform = rest(&board.0, at, 0, piece);
            commands.spawn((BoardMark, Mesh3d(mesh), MeshMaterial3d(material), transform, NotShadowCaster));
        }
    }
}

/// Adds the game's own marks of the current gesture: groups, lenders, moved pieces, territory.
fn remarks(gesture: &Gesture, game: &Match, put: &mut impl FnMut(Form, Site, f32)) {
    if game.position().outcome().is_some() {
        return;
    }
    let picked = gesture.taps().first().copied().and_then(site_of);
    let pieces = game.position().pieces();
    for remark in game.position().remarks(picked) {
        for &site in &remark.sites {
            let on = pieces.standing().iter().find(|s| s.at == site);
            let over = on.and_then(|s| top(s.piece.kind, s.count)).unwrap_or(0.03);
            match remark.about {
                About::Group => put(Form::Member, site, over),
                About::Source => put(Form::Source, site, 0.03),
                About::Spent => put(Form::Spent, site, 0.03),
                About::Territory(Tone::Dark) => put(Form::DarkArea, site, 0.018),
                About::Territory(_) => put(Form::LightArea, site, 0.018),
            }
        }
    }
}

/// Returns the height of the top of a pile of broad, low pieces.
fn top(kind: Kind, count: u8) -> Option<f32> {
    match kind {
        Kind::Stone => Some(0.36),
        Kind::Disc | Kind::PawnDisc | Kind::QueenDisc => Some(DISC_HEIGHT + 0.01),
        Kind::Block => Some(BLOCK_HEIGHT + 0.01),
        Kind::DominoUp | Kind::DominoAcross => Some(DOMINO_HEIGHT + 0.01),
        Kind::Shield => Some(0.23),
        Kind::Lamp(light) => Some(0.24 + 0.085 * f32::from(light)),
        Kind::Marble => Some(0.80),
        Kind::Man => Some(MAN_HEIGHT * f32::from(count) + 0.02),
        _ => None,
    }
}

/// Returns the sites to mark as legal. If nothing is selected and almost every empty site is legal, none are marked.
fn legal(gesture: &Gesture, game: &Match, put: &mut impl FnMut(Form, Site, f32)) {
    let sites = gesture.sites();
    let pieces = game.position().pieces();
    let occupied = |site: Site| pieces.standing().iter().any(|s| s.at == site);
    if gesture.taps().is_empty() {
        let total = game.position().board().sites.len();
        let empty = total - pieces.standing().len().min(total);
        let placing = sites.iter().filter(|s| !occupied(**s)).count();
        // Pieces that can be moved need no mark; pieces that a single tap captures do, unless all of them can be
        // captured.
        let single = sites.iter().all(|&s| gesture.would_complete(s).is_some());
        let taking = placing == 0 && single && sites.len() * 2 <= pieces.standing().len();
        if placing * 2 > empty || (placing == 0 && !taking) {
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
