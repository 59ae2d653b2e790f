//! Plays scores: passes their tracks to `bevy_tweening`, and puts every piece at rest when they are over.

use super::clock::Playback;
use super::lens::{Along, Becoming, Playhead};
use crate::app::foundations::third_party::tweening::timeline;
use crate::app::scene::board::BoardOnTable;
use crate::app::scene::pieces::{Appearance, OnSite, Standing, rest, transform};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_tweening::{AnimTarget, EaseMethod, Sequence, Tween, TweenAnim};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use tabuleiro_choreography::{PieceId, PieceIndex, Score, Segment, Track};

/// The entity of each piece.
#[derive(Resource, Default, Debug)]
pub(super) struct PieceEntities(BTreeMap<PieceId, Entity>);

/// A piece that the score moves.
#[derive(Component)]
pub(super) struct Performing;

/// An animation of the score that is not on the piece itself: a change of appearance, or the clock.
#[derive(Component)]
pub(super) struct Accompanying;

/// Access to everything that changes the pieces on the table.
#[derive(SystemParam)]
pub(super) struct PieceCommands<'w, 's> {
    commands: Commands<'w, 's>,
    /// The pieces on each site.
    pub(super) standing: ResMut<'w, Standing>,
    entities: ResMut<'w, PieceEntities>,
    pieces: Query<'w, 's, (&'static mut Transform, &'static mut OnSite, &'static mut Appearance)>,
    performing: Query<'w, 's, Entity, With<Performing>>,
    accompanying: Query<'w, 's, Entity, With<Accompanying>>,
}

impl PieceCommands<'_, '_> {
    /// Ends all animations: the pieces of `standing` are at rest in their places, all others are despawned.
    pub(super) fn settle(&mut self, board: &BoardOnTable, standing: PieceIndex) {
        for entity in &self.accompanying {
            // An animation that ended in this frame has already been removed.
            self.commands.entity(entity).try_despawn();
        }
        for entity in &self.performing {
            self.commands.entity(entity).try_remove::<(TweenAnim, Performing)>();
        }
        let PieceCommands { commands, entities, pieces, .. } = self;
        let stays: BTreeSet<PieceId> = standing.iter().map(|(.., id)| id).collect();
        entities.0.retain(|id, entity| {
            let stays = stays.contains(id);
            if !stays {
                commands.entity(*entity).despawn();
            }
            stays
        });
        for (site, slot, piece, id) in standing.iter() {
            let entity = *entities.0.entry(id).or_insert_with(|| commands.spawn_empty().id());
            let (place, look) = (OnSite { site, slot, piece }, Appearance::of(piece, slot));
            let transform = rest(&board.0, site, slot, piece);
            if let Ok((mut at, mut on, mut looks)) = pieces.get_mut(entity) {
                at.set_if_neq(transform);
                on.set_if_neq(place);
                looks.set_if_neq(look);
            } else {
                commands.entity(entity).insert((transform, place, look));
            }
        }
        self.standing.0 = standing;
    }

    /// Starts a score; the pieces it was planned from are at rest.
    pub(super) fn play(&mut self, score: Score, speed: f32) {
        for track in &score.tracks {
            self.play_track(track, speed);
        }
        for (site, slot, piece, id) in score.standing.iter() {
            let (place, Some(&entity)) = (OnSite { site, slot, piece }, self.entities.0.get(&id)) else { continue };
            if let Ok((_, mut on, _)) = self.pieces.get_mut(entity) {
                on.set_if_neq(place);
            } else {
                self.commands.entity(entity).insert(place);
            }
        }
        let hand = Tween::new(EaseFunction::Linear, Duration::from_secs_f32(score.length), Playhead);
        let hand = TweenAnim::new(hand).with_speed(f64::from(speed));
        self.commands.spawn((Accompanying, hand, AnimTarget::resource::<Playback>()));
        self.standing.0 = score.standing;
    }

    fn play_track(&mut self, track: &Track, speed: f32) {
        let speed = f64::from(speed);
        let Some(way) = tweens(&track.segments, |segment| {
            Some(Tween::new(EaseFunction::Linear, Duration::from_secs_f32(segment.length), Along(*segment)))
        }) else {
            return;
        };
        let PieceCommands { commands, entities, .. } = self;
        // A piece that appears later starts at scale zero: a delay does not touch its target.
        let newcomer = || commands.spawn((transform(track.from), Appearance(track.look))).id();
        let entity = *entities.0.entry(track.piece).or_insert_with(newcomer);
        let mut piece = self.commands.entity(entity);
        piece.insert((TweenAnim::new(way).with_speed(speed), Performing));
        if track.leaves {
            piece.remove::<OnSite>();
        }
        // A sequence has one target type, so a change of appearance is an animation of its own.
        let looks = tweens(&track.segments, |segment| {
            let lens = Becoming(segment.becomes?);
            Some(Tween::new(EaseMethod::Discrete(0.5), Duration::from_secs_f32(segment.length), lens))
        });
        if let Some(looks) = looks {
            let looks = TweenAnim::new(looks).with_speed(speed);
            self.commands.spawn((Accompanying, looks, AnimTarget::component::<Appearance>(entity)));
        }
    }
}

/// Returns the tweens of those segments that have one.
fn tweens(segments: &[Segment], tween: impl Fn(&Segment) -> Option<Tween>) -> Option<Sequence> {
    timeline(segments.iter().filter_map(|s| Some((Duration::from_secs_f32(s.start), tween(s)?))))
}
