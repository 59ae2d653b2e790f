//! The animation is the one that was planned: `bevy_tweening` moves every piece along its track in time.

use super::Table;
use crate::app::foundations::settings::Settings;
use crate::app::scene::board::BoardOnTable;
use crate::app::scene::choreography::Playback;
use crate::app::scene::pieces::{OnSite, Standing};
use bevy::prelude::*;
use tabuleiro_catalogue::GameId;
use tabuleiro_choreography::{ActionPlayed, Pace, Row, Score, captured, plan};
use tabuleiro_rules::mix;

/// The duration of a frame in seconds.
const FRAME: f32 = 0.02;

impl Table {
    /// Plays a random action; returns its score, planned from the same state.
    fn play_random(&mut self, dice: &mut u64, pace: Pace) -> Option<Score> {
        let offers = self.game().position().legal();
        *dice = mix(*dice);
        let offer = offers.get(*dice as usize % offers.len().max(1))?;
        let before = self.app.world().resource::<Standing>().0.clone();
        self.play(&offer.text);
        let (plies, last) = (self.game().plies(), self.game().cursor() - 1);
        let count = captured(&plies[..last])[plies[last].side.index()].len();
        let action = ActionPlayed::of(&plies[last], Row { captor: plies[last].side, is_wide: true, count });
        Some(plan(&self.app.world().resource::<BoardOnTable>().0, &before, &action, &pace))
    }

    /// Compares the pieces that stay with their tracks at a time.
    fn check_poses(&mut self, score: &Score, now: f32) {
        let world = self.app.world_mut();
        let mut query = world.query::<(&OnSite, &Transform)>();
        let places: Vec<(OnSite, Transform)> = query.iter(world).map(|(on, at)| (*on, *at)).collect();
        for (site, slot, piece, id) in score.standing.iter() {
            let Some(track) = score.tracks.iter().find(|track| track.piece == id) else { continue };
            let last = track.segments.iter().rev().find(|segment| segment.start <= now);
            let pose = last.map_or(track.from, |s| s.pose(((now - s.start) / s.length).min(1.0)));
            let on = OnSite { site, slot, piece };
            let at = places.iter().find(|(other, _)| *other == on).map(|(_, at)| *at).unwrap();
            // Pieces at scale zero may be anywhere.
            let seen = at.scale.max_element().max(pose.scale.max_element()) > 1e-3;
            let away = if seen { (at.translation - pose.translation).length() } else { 0.0 };
            let apart = away + (at.scale - pose.scale).length();
            assert!(apart < 2e-3, "{on:?} is at {at:?} instead of {pose:?} at {now} s of {track:?}");
        }
    }
}

#[test]
fn every_piece_follows_its_track_in_every_frame() {
    for game in GameId::ALL {
        let mut table = Table::playing(&format!("moment-{}", game.id()), game.id());
        let mut dice = 21;
        for _ in 0..5 {
            let Some(score) = table.play_random(&mut dice, Pace::default()) else { break };
            let mut now = FRAME;
            while table.app.world().resource::<Playback>().running() {
                table.check_poses(&score, now);
                table.app.update();
                now += FRAME;
            }
            assert!((score.length..score.length + 2.0 * FRAME).contains(&now) || score.length == 0.0);
        }
    }
}

#[test]
fn a_changed_speed_applies_from_the_next_frame_on() {
    let mut table = Table::playing("speed", "hex");
    let mut dice = 4;
    let score = table.play_random(&mut dice, Pace::default()).unwrap();
    table.app.world_mut().resource_mut::<Settings>().speed = 0.5;
    table.frames(4);
    table.check_poses(&score, FRAME + 4.0 * FRAME * 0.5);
    assert!(table.app.world().resource::<Playback>().running());
}
