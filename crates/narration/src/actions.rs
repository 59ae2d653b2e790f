//! Legal actions, and what they capture.

use super::narrator::{Narrator, capital};
use tabuleiro_catalogue::{AnyPosition, Gesture, Offer};
use tabuleiro_rules::{Effect, Event, Shape, Site, Standing, Tap};
use tabuleiro_words::{action_in_words, choice_name};

/// The number of captures that are said one by one.
const CAPTURES: usize = 20;

/// Not more empty sites than these are always named.
const FEW: usize = 6;

impl Narrator<'_> {
    /// Returns a tap in words: a site or the name of a button.
    #[must_use]
    pub fn tap(&self, tap: Tap) -> String {
        match tap {
            Tap::Site(site) => self.place(site),
            Tap::Choice(choice) => self.say("quoted", &[("text", &choice_name(self.game, self.texts, choice))]),
        }
    }

    /// Returns what was tapped in a gesture that has begun, and what may follow.
    #[must_use]
    pub fn picked(&self, gesture: &Gesture) -> String {
        let names = |taps: &mut dyn Iterator<Item = Tap>| taps.map(|tap| self.tap(tap)).collect::<Vec<_>>();
        let taps = names(&mut gesture.taps().iter().copied()).join(", ");
        let mut next = names(&mut gesture.choices().into_iter().map(Tap::Choice));
        let sites = gesture.sites();
        if !sites.is_empty() {
            next.insert(0, self.ranges(&sites));
        }
        self.say("say-picked", &[("taps", &taps), ("next", &next.join(", "))])
    }

    /// Returns the legal actions, grouped by their first tap; those that begin at a site if one is given. In short only their
    /// number and where they begin.
    #[must_use]
    pub fn legal(&self, position: &dyn AnyPosition, from: Option<Site>) -> Vec<String> {
        let offers = position.legal();
        let begins = |offer: &&Offer| from.is_none_or(|from| offer.taps.first() == Some(&Tap::Site(from)));
        let offers: Vec<&Offer> = offers.iter().filter(begins).collect();
        if offers.is_empty() {
            let id = if from.is_some() { "say-none-from" } else { "say-none" };
            return vec![self.say(id, &[("site", &from.map(|site| self.place(site)).unwrap_or_default())])];
        }
        let mut said = vec![self.count("say-legal", offers.len(), &[])];
        let groups = self.groups(&offers);
        if !self.is_full() && from.is_none() {
            let sites: Vec<Site> =
                groups.iter().flat_map(|(firsts, _)| firsts.iter().copied()).filter_map(site_of).collect();
            let choices =
                groups.iter().flat_map(|(firsts, _)| firsts.iter().copied()).filter(|tap| site_of(*tap).is_none());
            let mut names: Vec<String> = choices.map(|tap| self.tap(tap)).collect();
            if !sites.is_empty() {
                names.insert(0, self.all_or_ranges(position, &sites));
            }
            said.push(self.say("say-from", &[("sites", &self.list(&names))]));
            return said;
        }
        for (firsts, rests) in groups {
            let sites: Vec<Site> = firsts.iter().copied().filter_map(site_of).collect();
            let names = if sites.len() == firsts.len() {
                self.all_or_ranges(position, &sites)
            } else {
                self.list(&firsts.iter().map(|&tap| self.tap(tap)).collect::<Vec<_>>())
            };
            let rests: Vec<String> = rests.into_iter().filter(|rest| !rest.is_empty()).collect();
            said.push(match rests.is_empty() {
                // The name of a site has no capital letter.
                true if names == self.say("say-all-empty", &[]) => format!("{}.", capital(&names)),
                true => format!("{names}."),
                false => self.say("say-goes", &[("from", &names), ("to", &self.list(&rests))]),
            });
        }
        said
    }

    /// Returns the names of sites, or that they are all the empty ones of the board.
    fn all_or_ranges(&self, position: &dyn AnyPosition, sites: &[Site]) -> String {
        let contents = self.contents(position);
        let is_empty = |site: &Site| contents.on(*site).is_empty() && self.layout.coordinates(*site).is_some();
        let empty = self.layout.sites().filter(is_empty).count();
        let are_all = sites.len() == empty && empty > FEW && sites.iter().all(is_empty);
        if are_all { self.say("say-all-empty", &[]) } else { self.ranges(sites) }
    }

    /// Returns groups of first taps after which the same taps follow, with these in words.
    fn groups(&self, offers: &[&Offer]) -> Vec<(Vec<Tap>, Vec<String>)> {
        let mut by_first: Vec<(Tap, Vec<String>)> = Vec::new();
        for offer in offers {
            let Some((&first, rest)) = offer.taps.split_first() else { continue };
            let rest = rest.iter().map(|&tap| self.tap(tap));
            let rest = rest.reduce(|first, next| self.say("act-then", &[("first", &first), ("next", &next)]));
            match by_first.iter_mut().find(|(tap, _)| *tap == first) {
                Some((_, rests)) => rests.push(rest.unwrap_or_default()),
                None => by_first.push((first, vec![rest.unwrap_or_default()])),
            }
        }
        let mut groups: Vec<(Vec<Tap>, Vec<String>)> = Vec::new();
        for (first, rests) in by_first {
            let alike = |(taps, others): &&mut (Vec<Tap>, Vec<String>)| {
                *others == rests && taps.first().is_some_and(|&tap| site_of(tap).is_some() == site_of(first).is_some())
            };
            match groups.iter_mut().find(alike) {
                Some((taps, _)) => taps.push(first),
                None => groups.push((vec![first], rests)),
            }
        }
        groups
    }

    /// Returns what the effects of an action take or turn over: pieces and their sites; seeds that go to a store.
    fn captured(&self, events: &[Event]) -> Vec<(Site, String)> {
        let is_store = |site: Site| self.layout.board.sites[site.index()].shape == Shape::Store;
        let mut taken: Vec<(Site, String)> = Vec::new();
        for event in events {
            match event.effect {
                Effect::Remove { at, piece, count, .. } => {
                    taken.push((at, self.pieces_named(&Standing { at, piece, count })));
                }
                Effect::Flip { at, from, .. } => {
                    taken.push((at, self.pieces_named(&Standing { at, piece: from, count: 1 })));
                }
                Effect::Move { from, to, piece, count, .. } if is_store(to) && !is_store(from) => {
                    taken.push((from, self.pieces_named(&Standing { at: from, piece, count })));
                }
                _ => {}
            }
        }
        taken
    }

    /// Returns the legal actions that capture, turn over or harvest something, with what they take.
    #[must_use]
    pub fn captures(&self, position: &dyn AnyPosition) -> Vec<String> {
        let mut said = Vec::new();
        let mut found = 0;
        for offer in position.legal() {
            let mut events = Vec::new();
            let before = position.boxed();
            let mut after = before.boxed();
            if after.play_offer(&offer, &mut events).is_err() {
                continue;
            }
            let taken = self.captured(&events);
            if taken.is_empty() {
                continue;
            }
            found += 1;
            if found > CAPTURES {
                continue;
            }
            let action = action_in_words(position, &offer.text, self.texts);
            let what: Vec<String> =
                taken.iter().map(|(site, what)| format!("{what} ({})", self.place(*site))).collect();
            let short: Vec<String> = taken.into_iter().map(|(_, what)| what).collect();
            let what = self.list(if self.is_full() { &what } else { &short });
            let turns = events.iter().any(|event| matches!(event.effect, Effect::Flip { .. }));
            let id = if turns { "say-turns" } else { "say-captures" };
            said.push(format!("{}.", capital(&self.say(id, &[("action", &action), ("what", &what)]))));
        }
        if found == 0 {
            return vec![self.say("say-no-captures", &[])];
        }
        if found > said.len() {
            said.push(self.count("say-more", found - said.len(), &[]));
        }
        said
    }
}

fn site_of(tap: Tap) -> Option<Site> {
    match tap {
        Tap::Site(site) => Some(site),
        Tap::Choice(_) => None,
    }
}
