//! The gesture that a person is making on the table.

use crate::app::foundations::power::Awake;
use crate::app::foundations::referee::{Distant, MatchOnTable, PlayAction};
use crate::app::scene::choreography::Playback;
use bevy::prelude::*;
use std::collections::VecDeque;
use tabuleiro_catalogue::TapResult;
use tabuleiro_rules::{Site, Tap};

/// The gesture that a person is making; see [`tabuleiro_catalogue::Gesture`], whose methods it has.
#[derive(Resource, Default, Debug, Deref, DerefMut)]
pub(crate) struct Gesture {
    #[deref]
    gesture: tabuleiro_catalogue::Gesture,
    /// The site under the pointer or the cursor.
    pub(crate) hover: Option<Site>,
}

/// A tap by any device on the board or on a choice.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tapped(pub(crate) Tap);

/// A tap that fits no legal gesture.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Missed;

/// The only actions that may be played, in canonical notation, during a lesson; `None`: all legal actions.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Allowed(pub(crate) Option<Vec<String>>);

/// Whether the person finds the answer without the computer's advice, as in a race.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Unaided(pub(crate) bool);

/// Updates the legal gestures after a change of the position; there are none on the turn of the computer or of a person
/// at another device.
pub(super) fn offer(
    game: Option<Res<MatchOnTable>>,
    distant: Res<Distant>,
    allowed: Res<Allowed>,
    mut gesture: ResMut<Gesture>,
) {
    let is_changed = |game: &Res<MatchOnTable>| game.is_changed() || allowed.is_changed() || distant.is_changed();
    let Some(game) = game.filter(is_changed) else { return };
    let mut offers = if distant.may_act(&game) { game.position().gestures() } else { Vec::new() };
    if let Some(allowed) = &allowed.0 {
        offers.retain(|offer| allowed.contains(&offer.text));
    }
    gesture.offer(offers);
}

/// Applies taps to the gesture. A tap during an animation ends the animation and does nothing else. Taps after one that
/// completes an action wait for the next frame, which has the gestures of the new position.
pub(super) fn tap(
    mut tapped: MessageReader<Tapped>,
    mut gesture: ResMut<Gesture>,
    mut clock: ResMut<Playback>,
    mut awake: ResMut<Awake>,
    mut play: MessageWriter<PlayAction>,
    mut missed: MessageWriter<Missed>,
    mut waiting: Local<VecDeque<Tap>>,
) {
    waiting.extend(tapped.read().map(|&Tapped(tap)| tap));
    while let Some(tap) = waiting.pop_front() {
        if clock.running() {
            clock.skip();
            continue;
        }
        match gesture.tap(tap) {
            TapResult::Complete(offer) => {
                play.write(PlayAction::Offered(offer));
                awake.request_frames();
                break;
            }
            TapResult::Nothing => drop(missed.write(Missed)),
            TapResult::Open => {}
        }
    }
}
