//! The drawn finger: it comes down where a visitor's would, and what it touches is played.

use bevy::prelude::*;
use tabuleiro_games::Offer;
use tabuleiro_games::matches::Match;
use tabuleiro_rules::{Site, Tap};

/// Seconds it takes to come down, and to go from one site to the next.
const FALL: f32 = 0.9;
const STEP: f32 = 0.7;

/// What it is about to do.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Finger {
    offer: Option<Offer>,
    sites: Vec<Site>,
    since: f32,
    now: f32,
}

impl Finger {
    /// Begins to come down for an action.
    pub(super) fn point(&mut self, offer: Offer, now: f32) {
        *self = Finger { sites: sites(&offer), offer: Some(offer), since: now, now };
    }

    /// Is gone.
    pub(super) fn lift(&mut self) {
        *self = Finger::default();
    }

    /// Whether it is on its way.
    pub(super) fn points(&self) -> bool {
        self.offer.is_some()
    }

    /// Goes on; the action, once the last site is touched.
    pub(super) fn fall(&mut self, now: f32) -> Option<Offer> {
        self.now = now;
        let way = FALL + STEP * self.sites.len().saturating_sub(1) as f32;
        if now - self.since < way {
            return None;
        }
        let offer = self.offer.take();
        self.lift();
        offer
    }

    /// Where it is: between two sites, how far from the first to the second, and how high over the glass (1: it has
    /// just come into sight, 0: it touches). `None` where an action has no sites.
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

/// The sites a hand touches for an action.
pub(super) fn sites(offer: &Offer) -> Vec<Site> {
    let site = |tap: &Tap| if let Tap::Site(site) = tap { Some(*site) } else { None };
    offer.taps.iter().filter_map(site).collect()
}

/// A legal action by its text, with what a hand does for it.
pub(super) fn offer_of(game: &Match, text: &str) -> Option<Offer> {
    game.position().legal().into_iter().find(|offer| offer.text == text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_rules::Taps;

    #[test]
    fn it_comes_down_goes_from_site_to_site_and_plays_once() {
        let taps = [3, 7].map(|n| Tap::Site(Site(n)));
        let offer = Offer { index: 0, text: "a1:b2".into(), taps: Taps::new(&taps) };
        let mut finger = Finger::default();
        assert_eq!(finger.place(), None);
        finger.point(offer.clone(), 10.0);
        assert!(finger.fall(10.1).is_none());
        let (from, _, _, height) = finger.place().unwrap();
        assert_eq!(from, Site(3));
        assert!(height > 0.8);
        assert!(finger.fall(10.0 + FALL + STEP / 2.0).is_none());
        let (from, to, way, height) = finger.place().unwrap();
        assert_eq!((from, to, height), (Site(3), Site(7), 0.0));
        assert!((way - 0.5).abs() < 0.01);
        assert_eq!(finger.fall(10.0 + FALL + STEP + 0.1).map(|o| o.text), Some(offer.text));
        assert!(finger.fall(20.0).is_none() && !finger.points());
    }
}
