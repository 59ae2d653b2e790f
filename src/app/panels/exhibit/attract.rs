//! The attract loop: matches of the games in the list are shown without visitors, alternately published ones and
//! matches of the computer against itself. A drawn finger touches the sites of each action.

use super::finger::{Finger, offer_of};
use super::stage::{Configuration, CurrentVisit, Stage, Transitions};
use crate::app::foundations::embedded::published;
use crate::app::foundations::referee::{MatchOnTable, PlayAction, SetUp};
use crate::app::play::opponent::Thinking;
use crate::app::scene::camera::View;
use crate::app::scene::choreography::Playback;
use bevy::prelude::*;
use tabuleiro_catalogue::matches::{Kind, Occupant};
use tabuleiro_exhibit::Entry;
use tabuleiro_rules::mix;

/// Seconds between the end of a movement and the next appearance of the finger.
const REST: f32 = 0.7;
/// Seconds for which the final position of a match is shown.
const END: f32 = 5.0;
/// The level of the computer against itself: a compromise between its strength and its time for an action.
const LEVEL: u8 = 4;
/// The amplitude of the camera's movement to either side in degrees, and its period in seconds.
const DRIFT: (f32, f32) = (7.0, 48.0);

/// The match being shown.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct AttractLoop {
    /// The actions of a published match; empty if the computer plays against itself.
    moves: Vec<String>,
    /// The time at which the last movement ended, in seconds since the program started.
    still_since: f32,
}

/// Returns the index of the next game of the list: in random order, and never the same game twice in a row.
fn next_entry(current: usize, shown: u64, count: usize) -> usize {
    match count {
        0 | 1 => 0,
        _ => (current + 1 + (mix(shown) % (count as u64 - 1)) as usize) % count,
    }
}

/// Returns the actions of a published match of an entry with the same options; `shown` selects one.
fn published_moves(entry: &Entry, shown: u64) -> Vec<String> {
    let Ok((game, options)) = entry.game() else { return Vec::new() };
    let same = |record: &tabuleiro_catalogue::matches::Record| {
        record.start.is_none() && record.rules().is_ok_and(|(_, theirs)| theirs == options)
    };
    let whole = published(game).into_iter().filter(|published| published.kind() == Kind::Match);
    let games: Vec<_> = whole.map(|published| published.record).filter(same).collect();
    let drawn = mix(shown ^ 1) as usize % games.len().max(1);
    games.into_iter().nth(drawn).map(|record| record.moves).unwrap_or_default()
}

/// Sets up the next match.
pub(super) fn begin(
    configuration: Res<Configuration>,
    time: Res<Time<Real>>,
    mut visit: ResMut<CurrentVisit>,
    mut attract: ResMut<AttractLoop>,
    mut set_up: MessageWriter<SetUp>,
) {
    visit.shown += 1;
    visit.entry = next_entry(visit.entry, visit.shown, configuration.games.len());
    visit.since = time.elapsed_secs();
    let Some(entry) = visit.game(&configuration) else { return };
    // Published matches and the computer's own alternate.
    let moves = if visit.shown % 2 == 1 { published_moves(entry, visit.shown) } else { Vec::new() };
    *attract = AttractLoop { moves, still_since: visit.since };
    // The computer continues a match that was resigned.
    set_up.write_batch(visit.record(&configuration, [Occupant::computer(LEVEL); 2]).map(SetUp));
}

/// Moves the camera back to the middle.
pub(super) fn end(mut view: ResMut<View>) {
    view.yaw = 0.0;
}

/// Moves the camera slowly from side to side.
pub(super) fn move_camera(time: Res<Time<Real>>, visit: Res<CurrentVisit>, mut view: ResMut<View>) {
    let since = time.elapsed_secs() - visit.since;
    view.yaw = DRIFT.0 * (since / DRIFT.1 * std::f32::consts::TAU).sin();
}

/// Plays the actions one by one; shows the next game when this one has ended or its time is up.
pub(super) fn play(
    game: Option<Res<MatchOnTable>>,
    clock: Res<Playback>,
    thinking: Res<Thinking>,
    mut attract: ResMut<AttractLoop>,
    mut finger: ResMut<Finger>,
    mut play: MessageWriter<PlayAction>,
    mut transitions: Transitions,
) {
    let Some(game) = game else { return };
    let now = transitions.now();
    if game.is_changed() || clock.running() {
        attract.still_since = now;
        return;
    }
    let late = now - transitions.visit.since > transitions.configuration.attract_seconds as f32;
    let over = game.position().outcome().is_some();
    if late || over && now - attract.still_since > END {
        return transitions.go(Stage::Attract);
    }
    if let Some(offer) = finger.advance(now) {
        play.write(PlayAction::Offered(offer));
        return;
    }
    if over || finger.is_moving() || now - attract.still_since < REST {
        return;
    }
    let next = attract.moves.get(game.cursor()).map(String::as_str).or_else(|| thinking.decided(&game));
    if let Some(offer) = next.and_then(|text| offer_of(&game, text)) {
        finger.start(offer, now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_games_are_shown_and_none_twice_in_a_row() {
        let mut seen = [false; 8];
        let mut entry = 0;
        for shown in 1..200 {
            let next = next_entry(entry, shown, 8);
            assert_ne!(next, entry);
            entry = next;
            seen[entry] = true;
        }
        assert!(seen.into_iter().all(|s| s));
        assert_eq!(next_entry(0, 5, 1), 0);
        assert_eq!(next_entry(0, 5, 0), 0);
    }

    #[test]
    fn published_matches_are_shown_only_with_the_same_options() {
        let entry = |options: &[&str]| Entry {
            id: "conectar_6".into(),
            options: options.iter().map(ToString::to_string).collect(),
            level: 1,
            minutes: 3,
        };
        assert!(!published_moves(&entry(&[]), 1).is_empty(), "the game has a match with default options");
        assert!(published_moves(&entry(&["size=9"]), 1).is_empty());
    }
}
