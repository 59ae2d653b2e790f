//! A demonstration of a game in about fifteen seconds: the steps of its lesson that are only watched, on the table of
//! the match, with a drawn finger for every action and a sentence for every step. Then the visitor plays.

use super::finger::{Finger, offer_of};
use super::stage::{Configuration, CurrentVisit, Transitions};
use crate::app::foundations::referee::{MatchOnTable, PlayAction, SetUp};
use crate::app::play::tutor::{Library, Scene};
use crate::app::scene::choreography::Playback;
use bevy::prelude::*;
use std::collections::VecDeque;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_exhibit::Entry;
use tabuleiro_rules::Site;

/// Seconds before the first action of a scene, between two actions, and after the last action of a scene.
const LOOK: f32 = 1.4;
const REST: f32 = 0.5;
const LINGER: f32 = 2.4;

/// The scenes still to be shown; the first one is on the table.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Demonstration {
    game: Option<GameId>,
    scenes: VecDeque<Scene>,
    /// The number of actions of the first scene that were played or that the finger is about to play.
    played: usize,
    /// Whether the finger has played no action of the scene yet.
    fresh: bool,
    /// The time at which the last movement ended, in seconds since the program started.
    still_since: f32,
}

impl Demonstration {
    /// Returns the game and the message id of the sentence of the scene.
    pub(super) fn sentence(&self) -> Option<(GameId, &str)> {
        self.game.zip(self.scenes.front().map(|scene| scene.words.as_str()))
    }

    /// Returns the highlighted sites: those of the scene, once its actions have been played.
    pub(super) fn lit(&self, game: &Match) -> Vec<Site> {
        let scene = self.scenes.front().filter(|scene| self.played == scene.actions.len());
        scene.map_or(Vec::new(), |scene| scene.lit(game))
    }
}

/// Returns the game of an entry and the scenes of its demonstration.
fn scenes(library: &mut Library, entry: &Entry) -> Option<(GameId, VecDeque<Scene>)> {
    let (game, options) = entry.game().ok()?;
    Some((game, library.demonstration(game, options.variant).collect()))
}

/// Sets up the first scene.
pub(super) fn begin(
    mut library: ResMut<Library>,
    mut demonstration: ResMut<Demonstration>,
    mut set_up: MessageWriter<SetUp>,
    mut visit: ResMut<CurrentVisit>,
    configuration: Res<Configuration>,
    time: Res<Time<Real>>,
) {
    visit.since = time.elapsed_secs();
    let found = visit.game(&configuration).and_then(|entry| scenes(&mut library, entry));
    let (game, scenes) = found.map_or((None, VecDeque::new()), |(game, scenes)| (Some(game), scenes));
    *demonstration = Demonstration { game, scenes, played: 0, fresh: true, still_since: visit.since };
    let first = demonstration.scenes.front();
    set_up.write_batch(first.map(|scene| SetUp(scene.start.clone())));
}

/// Plays the actions of the scenes one by one; then the match begins, or is resumed.
pub(super) fn play(
    game: Option<Res<MatchOnTable>>,
    clock: Res<Playback>,
    mut demonstration: ResMut<Demonstration>,
    mut finger: ResMut<Finger>,
    mut play: MessageWriter<PlayAction>,
    mut transitions: Transitions,
) {
    let now = transitions.now();
    let Some(game) = game else { return };
    if game.is_changed() || clock.running() {
        demonstration.still_since = now;
        return;
    }
    if let Some(offer) = finger.advance(now) {
        demonstration.fresh = false;
        play.write(PlayAction::Offered(offer));
        return;
    }
    if finger.is_moving() {
        return;
    }
    let still = now - demonstration.still_since;
    let Some(scene) = demonstration.scenes.front() else { return transitions.resume() };
    if let Some(action) = scene.actions.get(demonstration.played) {
        if still > if demonstration.fresh { LOOK } else { REST } {
            match offer_of(&game, action) {
                Some(offer) => finger.start(offer, now),
                // An action that is not written as in the list of legal ones is played without the finger.
                None => drop(play.write(PlayAction::Text(action.clone()))),
            }
            demonstration.played += 1;
        }
    } else if still > LINGER {
        demonstration.scenes.pop_front();
        (demonstration.played, demonstration.fresh, demonstration.still_since) = (0, true, now);
        let Some(next) = demonstration.scenes.front() else { return transitions.resume() };
        transitions.set_up.write(SetUp(next.start.clone()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_exhibit::Exhibit;

    #[test]
    fn every_game_of_the_default_list_has_a_demonstration_of_two_or_three_scenes() {
        for entry in &Exhibit::default().games {
            let (_, scenes) =
                scenes(&mut Library::default(), entry).unwrap_or_else(|| panic!("{}: unknown game", entry.id));
            assert!((2..=3).contains(&scenes.len()), "{}: {} scenes", entry.id, scenes.len());
        }
    }
}
