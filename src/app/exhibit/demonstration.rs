//! How a game goes, in fifteen seconds: the *watch* steps of its lesson on the real table, a drawn finger for every
//! action and a sentence for every step. Then the visitor plays.

use super::finger::{Finger, offer_of};
use super::stage::{Lead, Visit};
use crate::app::choreography::Clock;
use crate::app::opponent::Withheld;
use crate::app::referee::{MatchOnTable, PlayAction, SetUp};
use crate::app::tutor::Library;
use bevy::prelude::*;
use std::collections::VecDeque;
use tabuleiro_exhibit::Entry;
use tabuleiro_games::GameId;
use tabuleiro_games::matches::{Match, Record};
use tabuleiro_learning::Ask;
use tabuleiro_rules::Site;

/// Seconds to look at a new position before the finger comes, between two actions, and at the end of a step.
const LOOK: f32 = 1.4;
const REST: f32 = 0.5;
const LINGER: f32 = 2.4;

/// A step: what is said, and what is done meanwhile.
#[derive(Clone, Debug)]
struct Scene {
    /// The text of the game that is said.
    sentence: String,
    /// Where it begins; where the step before it ended, if nothing is said.
    start: Option<Record>,
    /// The actions.
    line: VecDeque<String>,
    /// The names of the sites that shine at the end.
    light: Vec<String>,
}

/// What is still to be shown; the first scene is on the table.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Show {
    game: Option<GameId>,
    scenes: VecDeque<Scene>,
    rests: f32,
    /// Its first action has not been played yet.
    fresh: bool,
}

impl Show {
    /// The text of the game that is said now.
    pub(super) fn sentence(&self) -> Option<(GameId, &str)> {
        self.game.zip(self.scenes.front().map(|scene| scene.sentence.as_str()))
    }

    /// The sites that shine now: those the step is about, once its actions are played.
    pub(super) fn lit(&self, game: &Match) -> Vec<Site> {
        let Some(scene) = self.scenes.front().filter(|scene| scene.line.is_empty()) else { return Vec::new() };
        let board = game.position().board();
        let named = |name: &String| board.sites.iter().position(|site| site.name == *name);
        scene.light.iter().filter_map(named).map(|i| Site(i as u16)).collect()
    }
}

/// The scenes of an entry's game. What cannot be read is not shown: a test plays every lesson of every game.
fn scenes(library: &mut Library, entry: &Entry) -> Option<(GameId, VecDeque<Scene>)> {
    let (game, options) = entry.game().ok()?;
    let lesson = library.lesson(game, options.variant)?;
    let mut scenes = VecDeque::new();
    for (i, step) in lesson.steps.iter().enumerate().filter(|(_, step)| step.ask == Ask::Watch) {
        let begins = i == 0 || step.position.is_some();
        let start = begins.then(|| lesson.position(i).map(|position| Match::from_position(position).record()));
        scenes.push_back(Scene {
            sentence: format!("lesson-{}", step.id),
            start: start.transpose().inspect_err(|error| error!("{error}")).ok()?,
            line: step.line().map(str::to_string).collect(),
            light: step.light.clone(),
        });
    }
    Some((game, scenes))
}

/// Begins with the first step.
pub(super) fn begin(
    mut library: ResMut<Library>,
    mut show: ResMut<Show>,
    mut finger: ResMut<Finger>,
    mut withheld: ResMut<Withheld>,
    mut set_up: MessageWriter<SetUp>,
    mut visit: ResMut<Visit>,
    configuration: Res<super::stage::Configuration>,
    time: Res<Time<Real>>,
) {
    visit.since = time.elapsed_secs();
    finger.lift();
    withheld.0 = true;
    let found = visit.game(&configuration).and_then(|entry| scenes(&mut library, entry));
    let (game, scenes) = found.map_or((None, VecDeque::new()), |(game, scenes)| (Some(game), scenes));
    *show = Show { game, scenes, rests: visit.since, fresh: true };
    set_up.write_batch(show.scenes.front().and_then(|scene| scene.start.clone()).map(SetUp));
}

/// The visitor plays now.
pub(super) fn end(mut finger: ResMut<Finger>, mut withheld: ResMut<Withheld>) {
    finger.lift();
    withheld.0 = false;
}

/// Shows on, an action at a time, a step at a time; then the match begins, or goes on.
pub(super) fn play(
    game: Option<Res<MatchOnTable>>,
    clock: Res<Clock>,
    mut show: ResMut<Show>,
    mut finger: ResMut<Finger>,
    mut play: MessageWriter<PlayAction>,
    mut lead: Lead,
) {
    let now = lead.now();
    let Some(game) = game else { return };
    if game.is_changed() || clock.running() {
        show.rests = now;
        return;
    }
    if let Some(offer) = finger.fall(now) {
        show.fresh = false;
        play.write(PlayAction::Offered(offer));
        return;
    }
    if finger.points() {
        return;
    }
    let (rested, fresh) = (now - show.rests, show.fresh);
    let Some(scene) = show.scenes.front_mut() else { return lead.resume() };
    if let Some(action) = scene.line.front() {
        if rested > if fresh { LOOK } else { REST } {
            match offer_of(&game, action) {
                Some(offer) => finger.point(offer, now),
                // It is played all the same, by no hand.
                None => drop(play.write(PlayAction::Text(action.clone()))),
            }
            scene.line.pop_front();
        }
    } else if rested > LINGER {
        show.scenes.pop_front();
        show.fresh = true;
        show.rests = now;
        let Some(next) = show.scenes.front() else { return lead.resume() };
        lead.set_up.write_batch(next.start.clone().map(SetUp));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_exhibit::Exhibit;

    #[test]
    fn every_game_of_the_default_list_has_something_to_show() {
        for entry in &Exhibit::default().games {
            let (_, scenes) =
                scenes(&mut Library::default(), entry).unwrap_or_else(|| panic!("{}: nothing to show", entry.id));
            assert!((2..=3).contains(&scenes.len()), "{}: {} steps", entry.id, scenes.len());
            assert!(scenes[0].start.is_some(), "{}: the first step begins nowhere", entry.id);
        }
    }
}
