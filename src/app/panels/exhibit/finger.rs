//! The drawn finger of the attract loop and of demonstrations: it touches the sites of an action where a visitor would,
//! and then the action is played.

use crate::app::play::opponent::Withheld;
use bevy::prelude::*;
use tabuleiro_catalogue::Offer;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_catalogue::sites_of;
use tabuleiro_rules::Site;

/// Seconds from the appearance of the finger to its first touch, and from one site to the next.
const FALL: f32 = 0.9;
const STEP: f32 = 0.7;

/// The finger and the action that it is about to play.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Finger {
    offer: Option<Offer>,
    sites: Vec<Site>,
    since: f32,
    now: f32,
}

impl Finger {
    /// Starts the movement for an action.
    pub(super) fn start(&mut self, offer: Offer, now: f32) {
        *self = Finger { sites: sites_of(offer.taps.iter()), offer: Some(offer), since: now, now };
    }

    /// Removes the finger.
    pub(super) fn stop(&mut self) {
        *self = Finger::default();
    }

    /// Whether the finger is moving.
    pub(super) fn is_moving(&self) -> bool {
        self.offer.is_some()
    }

    /// Advances the movement to the time `now`; returns the action when the last site is touched.
    pub(super) fn advance(&mut self, now: f32) -> Option<Offer> {
        self.now = now;
        let duration = FALL + STEP * self.sites.len().saturating_sub(1) as f32;
        if now - self.since < duration {
            return None;
        }
        let offer = self.offer.take();
        self.stop();
        offer
    }

    /// Returns the position of the finger: two sites, how far it has moved from the first to the second (0 to 1), and its
    /// height over the screen, from 1 when it appears to 0 when it touches. `None` for actions without sites.
    pub(super) fn place(&self) -> Option<(Site, Site, f32, f32)> {
        let (&first, since) = (self.sites.first()?, self.now - self.since);
        if since < FALL {
            return Some((first, first, 0.0, 1.0 - since / FALL));
        }
        let steps = (since - FALL) / STEP;
        let at = (steps as usize).min(self.sites.len() - 1);
        let next = self.sites.get(at + 1).copied().unwrap_or(self.sites[at]);
        Some((self.sites[at], next, (steps - at as f32).clamp(0.0, 1.0), 0.0))
    }
}

/// Lets the finger alone play the computer's actions.
pub(super) fn begin(mut finger: ResMut<Finger>, mut withheld: ResMut<Withheld>) {
    finger.stop();
    withheld.0 = true;
}

/// Removes the finger; the computer plays its own actions again.
pub(super) fn end(mut finger: ResMut<Finger>, mut withheld: ResMut<Withheld>) {
    finger.stop();
    withheld.0 = false;
}

/// Returns the offer of a legal action by its text.
pub(super) fn offer_of(game: &Match, text: &str) -> Option<Offer> {
    game.position().legal().into_iter().find(|offer| offer.text == text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_rules::{Tap, Taps};

    #[test]
    fn the_finger_touches_the_sites_in_order_and_plays_the_action_once() {
        let taps = [3, 7].map(|n| Tap::Site(Site(n)));
        let offer = Offer { index: 0, text: "a1:b2".into(), taps: Taps::new(&taps) };
        let mut finger = Finger::default();
        assert_eq!(finger.place(), None);
        finger.start(offer.clone(), 10.0);
        assert!(finger.advance(10.1).is_none());
        let (from, _, _, height) = finger.place().unwrap();
        assert_eq!(from, Site(3));
        assert!(height > 0.8);
        assert!(finger.advance(10.0 + FALL + STEP / 2.0).is_none());
        let (from, to, way, height) = finger.place().unwrap();
        assert_eq!((from, to, height), (Site(3), Site(7), 0.0));
        assert!((way - 0.5).abs() < 0.01);
        assert_eq!(finger.advance(10.0 + FALL + STEP + 0.1).map(|o| o.text), Some(offer.text));
        assert!(finger.advance(20.0).is_none() && !finger.is_moving());
    }
}
