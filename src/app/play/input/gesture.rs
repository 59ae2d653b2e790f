//! Gestures: a sequence of taps that ends when it determines one legal action.

use crate::app::foundations::power::Awake;
use crate::app::foundations::referee::{Distant, MatchOnTable, PlayAction};
use crate::app::scene::choreography::Playback;
use bevy::prelude::*;
use std::collections::VecDeque;
use tabuleiro_catalogue::Offer;
use tabuleiro_rules::{Choice, Site, Tap};

/// The legal gestures of the position and the taps made so far.
#[derive(Resource, Default, Debug)]
pub(crate) struct Gesture {
    offers: Vec<Offer>,
    taps: Vec<Tap>,
    /// The action suggested to a beginner: while no tap has been made, its last tap alone plays it.
    pub(crate) suggested: Option<Offer>,
    /// The site under the pointer or the cursor.
    pub(crate) hover: Option<Site>,
}

/// The result of a tap.
#[derive(Debug, PartialEq, Eq)]
enum TapResult {
    /// More taps are needed.
    Open,
    /// The gesture is complete.
    Complete(Offer),
    /// The tap continues no legal gesture.
    Nothing,
}

/// Returns the site of a tap on the board.
pub(crate) fn site_of(tap: Tap) -> Option<Site> {
    match tap {
        Tap::Site(site) => Some(site),
        Tap::Choice(_) => None,
    }
}

/// Returns the sites among taps, in their order.
pub(crate) fn sites_of<'a>(taps: impl IntoIterator<Item = &'a Tap>) -> Vec<Site> {
    taps.into_iter().copied().filter_map(site_of).collect()
}

/// Sorts values and removes repeated ones.
fn distinct<T: Ord>(values: impl Iterator<Item = T>) -> Vec<T> {
    let mut values: Vec<T> = values.collect();
    values.sort_unstable();
    values.dedup();
    values
}

impl Gesture {
    /// Returns the legal actions that begin with the taps so far.
    pub(crate) fn open(&self) -> impl Iterator<Item = &Offer> + '_ {
        self.offers.iter().filter(|o| o.taps.starts_with(&self.taps))
    }

    /// Returns the taps so far.
    pub(crate) fn taps(&self) -> &[Tap] {
        &self.taps
    }

    /// Returns the taps that may follow.
    pub(crate) fn next(&self) -> impl Iterator<Item = Tap> + '_ {
        self.open().filter_map(|o| o.taps.get(self.taps.len()).copied())
    }

    /// Returns the sites that may be tapped next, each once.
    pub(crate) fn sites(&self) -> Vec<Site> {
        distinct(self.next().filter_map(site_of))
    }

    /// Returns the choices that may be pressed next, each once.
    pub(crate) fn choices(&self) -> Vec<Choice> {
        distinct(self.next().filter_map(|tap| match tap {
            Tap::Choice(choice) => Some(choice),
            Tap::Site(_) => None,
        }))
    }

    /// Returns the action that tapping a site now would complete.
    pub(crate) fn would_complete(&self, site: Site) -> Option<&Offer> {
        let length = self.taps.len() + 1;
        let mut fitting = self.open().filter(|o| o.taps.get(length - 1) == Some(&Tap::Site(site)));
        let first = fitting.next()?;
        (fitting.next().is_none() && first.taps.len() == length).then_some(first)
    }

    /// Whether a site begins a gesture that continues at another site, so that its piece can be dragged.
    pub(crate) fn is_draggable(&self, site: Site) -> bool {
        let goes_on =
            |o: &Offer| o.taps.first() == Some(&Tap::Site(site)) && matches!(o.taps.get(1), Some(Tap::Site(_)));
        self.offers.iter().any(goes_on)
    }

    /// Discards the taps.
    pub(crate) fn cancel(&mut self) {
        self.taps.clear();
    }

    /// Returns the only remaining action, if all its taps have been made.
    fn complete(&self) -> Option<Offer> {
        let mut open = self.open();
        match (open.next(), open.next()) {
            (Some(only), None) if only.taps.len() == self.taps.len() => Some(only.clone()),
            _ => None,
        }
    }

    fn tap(&mut self, tap: Tap) -> TapResult {
        if self.taps.is_empty()
            && let Some(offer) = self.suggested.take_if(|offer| offer.taps.iter().last() == Some(&tap))
        {
            return TapResult::Complete(offer);
        }
        if self.taps.last() == Some(&tap) && !self.next().any(|t| t == tap) {
            self.taps.pop();
            return TapResult::Open;
        }
        if !self.next().any(|t| t == tap) {
            // The tap does not continue the gesture: it may start another one.
            self.taps.clear();
            if !self.next().any(|t| t == tap) {
                return TapResult::Nothing;
            }
        }
        self.taps.push(tap);
        match self.complete() {
            Some(offer) => {
                self.taps.clear();
                TapResult::Complete(offer)
            }
            None => TapResult::Open,
        }
    }
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
    gesture.taps.clear();
    gesture.offers = if distant.may_act(&game) { game.position().gestures() } else { Vec::new() };
    if let Some(allowed) = &allowed.0 {
        gesture.offers.retain(|offer| allowed.contains(&offer.text));
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_catalogue::GameId;

    #[test]
    fn the_last_tap_of_the_suggested_action_alone_plays_it() {
        let (mut gesture, board) = gesture("mak_yek", None);
        let suggested = gesture.offers[5].clone();
        gesture.suggested = Some(suggested.clone());
        let Some(&Tap::Site(from)) = suggested.taps.first() else { panic!("a move begins with a site") };
        assert_eq!(gesture.tap(Tap::Site(from)), TapResult::Open, "the first tap of the action is accepted, too");
        gesture.cancel();
        let elsewhere = (0..board.sites.len()).map(|i| Tap::Site(Site(i as u16))).find(|t| !suggested.taps.contains(t));
        gesture.tap(elsewhere.unwrap());
        gesture.cancel();
        assert_eq!(gesture.tap(*suggested.taps.iter().last().unwrap()), TapResult::Complete(suggested));
    }

    fn gesture(id: &str, object: Option<&str>) -> (Gesture, tabuleiro_rules::Board) {
        let mut position = GameId::find(id).unwrap().start_default();
        if let Some(text) = object {
            position = position.with_object(&serde_json::from_str(text).unwrap()).unwrap();
        }
        let board = position.board();
        (Gesture { offers: position.gestures(), ..Gesture::default() }, board)
    }

    #[test]
    fn one_tap_places_a_disc() {
        let (mut gesture, board) = gesture("otelo_1_11", None);
        let e3 = board.find("e3").unwrap();
        assert!(matches!(gesture.tap(Tap::Site(e3)), TapResult::Complete(offer) if offer.text == "e3"));
    }

    #[test]
    fn a_tap_that_fits_no_gesture_cancels_the_gesture() {
        let (mut gesture, board) = gesture("otelo_1_11", None);
        assert_eq!(gesture.tap(Tap::Site(board.find("a1").unwrap())), TapResult::Nothing);
        assert!(gesture.taps().is_empty());
    }
}
