//! Gestures: a sequence of taps that ends when it determines one legal action (C9).

use crate::Offer;
use tabuleiro_rules::{Choice, Site, Tap};

/// The legal gestures of the position and the taps made so far.
#[derive(Clone, Debug, Default)]
pub struct Gesture {
    offers: Vec<Offer>,
    taps: Vec<Tap>,
    /// The action suggested to a beginner: while no tap has been made, its last tap alone plays it.
    pub suggested: Option<Offer>,
}

/// The result of a tap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TapResult {
    /// More taps are needed.
    Open,
    /// The gesture is complete.
    Complete(Offer),
    /// The tap continues no legal gesture.
    Nothing,
}

/// Returns the site of a tap on the board.
#[must_use]
pub fn site_of(tap: Tap) -> Option<Site> {
    match tap {
        Tap::Site(site) => Some(site),
        Tap::Choice(_) => None,
    }
}

/// Returns the sites among taps, in their order.
#[must_use]
pub fn sites_of<'a>(taps: impl IntoIterator<Item = &'a Tap>) -> Vec<Site> {
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
    /// Returns the gesture before its first tap, where these actions are offered.
    #[must_use]
    pub fn of(offers: Vec<Offer>) -> Gesture {
        Gesture { offers, ..Gesture::default() }
    }

    /// Offers other actions, and discards the taps.
    pub fn offer(&mut self, offers: Vec<Offer>) {
        (self.offers, self.taps) = (offers, Vec::new());
    }

    /// Returns the legal actions that begin with the taps so far.
    pub fn open(&self) -> impl Iterator<Item = &Offer> + '_ {
        self.offers.iter().filter(|o| o.taps.starts_with(&self.taps))
    }

    /// Returns the taps so far.
    #[must_use]
    pub fn taps(&self) -> &[Tap] {
        &self.taps
    }

    /// Returns the taps that may follow.
    pub fn next(&self) -> impl Iterator<Item = Tap> + '_ {
        self.open().filter_map(|o| o.taps.get(self.taps.len()).copied())
    }

    /// Returns the sites that may be tapped next, each once.
    #[must_use]
    pub fn sites(&self) -> Vec<Site> {
        distinct(self.next().filter_map(site_of))
    }

    /// Returns the choices that may be pressed next, each once.
    #[must_use]
    pub fn choices(&self) -> Vec<Choice> {
        distinct(self.next().filter_map(|tap| match tap {
            Tap::Choice(choice) => Some(choice),
            Tap::Site(_) => None,
        }))
    }

    /// Returns the action that tapping a site now would complete.
    #[must_use]
    pub fn would_complete(&self, site: Site) -> Option<&Offer> {
        let length = self.taps.len() + 1;
        let mut fitting = self.open().filter(|o| o.taps.get(length - 1) == Some(&Tap::Site(site)));
        let first = fitting.next()?;
        (fitting.next().is_none() && first.taps.len() == length).then_some(first)
    }

    /// Whether a site begins a gesture that continues at another site, so that its piece can be dragged.
    #[must_use]
    pub fn is_draggable(&self, site: Site) -> bool {
        let goes_on =
            |o: &Offer| o.taps.first() == Some(&Tap::Site(site)) && matches!(o.taps.get(1), Some(Tap::Site(_)));
        self.offers.iter().any(goes_on)
    }

    /// Discards the taps.
    pub fn cancel(&mut self) {
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

    /// Makes a tap. One that does not continue the gesture begins another; the last one again takes itself back.
    pub fn tap(&mut self, tap: Tap) -> TapResult {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameId;

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
        (Gesture::of(position.gestures()), board)
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
