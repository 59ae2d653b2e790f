//! The attract loop: games of the list play themselves, published ones and the computer's own, slowly, a drawn finger
//! touching where a visitor would.

use super::finger::{Finger, offer_of};
use super::stage::{Configuration, Lead, Stage, Visit};
use crate::app::camera::View;
use crate::app::choreography::Clock;
use crate::app::embedded::published;
use crate::app::opponent::{Thinking, Withheld};
use crate::app::referee::{MatchOnTable, PlayAction, SetUp};
use bevy::prelude::*;
use tabuleiro_exhibit::Entry;
use tabuleiro_games::matches::Occupant;
use tabuleiro_rules::mix;

/// Seconds of rest after an action, before the finger comes down again.
const REST: f32 = 0.7;
/// Seconds during which the end of a match is looked at.
const END: f32 = 5.0;
/// How strong the computer is when it plays itself: well enough to be worth watching, soon enough not to be waited for.
const LEVEL: u8 = 4;
/// How far the camera drifts to either side, in degrees, and how long it takes to come back, in seconds.
const DRIFT: (f32, f32) = (7.0, 48.0);

/// What is being shown.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Programme {
    /// The actions of a published game; none where the computer plays itself.
    moves: Vec<String>,
    /// Since when nothing has moved.
    rests: f32,
}

/// Another game of the list: never the one just shown, and in an order that does not repeat itself.
fn next_entry(current: usize, shown: u64, count: usize) -> usize {
    match count {
        0 | 1 => 0,
        _ => (current + 1 + (mix(shown) % (count as u64 - 1)) as usize) % count,
    }
}

/// A published game of an entry under the very rules that visitors play, another each time.
fn published_moves(entry: &Entry, shown: u64) -> Vec<String> {
    let Ok((game, options)) = entry.game() else { return Vec::new() };
    let same = |record: &tabuleiro_games::matches::Record| {
        record.start.is_none() && record.rules().is_ok_and(|(_, theirs)| theirs == options)
    };
    let games: Vec<_> = published(game).into_iter().map(|p| p.record).filter(same).collect();
    let drawn = mix(shown ^ 1) as usize % games.len().max(1);
    games.into_iter().nth(drawn).map(|record| record.moves).unwrap_or_default()
}

/// Begins a match to be watched.
pub(super) fn begin(
    configuration: Res<Configuration>,
    time: Res<Time<Real>>,
    mut visit: ResMut<Visit>,
    mut programme: ResMut<Programme>,
    mut finger: ResMut<Finger>,
    mut withheld: ResMut<Withheld>,
    mut set_up: MessageWriter<SetUp>,
) {
    visit.shown += 1;
    visit.entry = next_entry(visit.entry, visit.shown, configuration.games.len());
    visit.since = time.elapsed_secs();
    let Some(entry) = visit.game(&configuration) else { return };
    // Published games and the computer's own, by turns.
    let moves = if visit.shown % 2 == 1 { published_moves(entry, visit.shown) } else { Vec::new() };
    *programme = Programme { moves, rests: visit.since };
    finger.lift();
    withheld.0 = true;
    // Where a published game breaks off, the computer goes on.
    set_up.write_batch(visit.record(&configuration, [Occupant::Computer(LEVEL); 2]).map(SetUp));
}

/// Whoever plays now plays for themselves, from a table that stands still.
pub(super) fn end(mut finger: ResMut<Finger>, mut withheld: ResMut<Withheld>, mut view: ResMut<View>) {
    finger.lift();
    withheld.0 = false;
    view.yaw = 0.0;
}

/// The camera goes to and fro.
pub(super) fn drift(time: Res<Time<Real>>, visit: Res<Visit>, mut view: ResMut<View>) {
    let since = time.elapsed_secs() - visit.since;
    view.yaw = DRIFT.0 * (since / DRIFT.1 * std::f32::consts::TAU).sin();
}

/// Plays on, an action at a time; after its time, another game.
pub(super) fn play(
    game: Option<Res<MatchOnTable>>,
    clock: Res<Clock>,
    thinking: Res<Thinking>,
    mut programme: ResMut<Programme>,
    mut finger: ResMut<Finger>,
    mut play: MessageWriter<PlayAction>,
    mut lead: Lead,
) {
    let Some(game) = game else { return };
    let now = lead.now();
    if game.is_changed() || clock.running() {
        programme.rests = now;
        return;
    }
    let late = now - lead.visit.since > lead.configuration.attract_seconds as f32;
    let over = game.position().outcome().is_some();
    if late || over && now - programme.rests > END {
        return lead.go(Stage::Attract);
    }
    if let Some(offer) = finger.fall(now) {
        play.write(PlayAction::Offered(offer));
        return;
    }
    if over || finger.points() || now - programme.rests < REST {
        return;
    }
    let next = programme.moves.get(game.cursor()).map(String::as_str).or_else(|| thinking.decided(&game));
    if let Some(offer) = next.and_then(|text| offer_of(&game, text)) {
        finger.point(offer, now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_game_is_another_and_all_of_them_come() {
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
    fn published_games_are_shown_under_their_own_rules_only() {
        let entry = |options: &[&str]| Entry {
            id: "hex".into(),
            options: options.iter().map(ToString::to_string).collect(),
            level: 1,
            minutes: 3,
        };
        assert!(!published_moves(&entry(&[]), 1).is_empty(), "Hex has published games on its own board");
        assert!(published_moves(&entry(&["size=5"]), 1).is_empty());
    }
}
