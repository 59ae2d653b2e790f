//! What an action did, beat by beat.

use super::narrator::{Narrator, capital};
use tabuleiro_catalogue::matches::Match;
use tabuleiro_rules::{Effect, Event, Piece, Removal, Site, Standing};
use tabuleiro_words::last_action;

/// Effects that are told in one sentence.
enum Told {
    /// One piece, or several equal pieces together, that move over these sites.
    Path { what: Standing, sites: Vec<Site> },
    /// Seeds sown one by one.
    Sown { from: Site, to: Vec<Site> },
    /// Any other effect.
    Single(Effect),
}

impl Narrator<'_> {
    /// Returns what an action did: a sentence for each beat in which something happens, the sowing of a pit and the legs of a
    /// move being one sentence.
    #[must_use]
    pub fn events(&self, events: &[Event]) -> Vec<String> {
        let mut told: Vec<(u16, Told)> = Vec::new();
        for &Event { beat, effect } in events {
            match (effect, told.iter_mut().rev().find_map(|(at, told)| continued(told, effect).then_some(at))) {
                (Effect::Move { to, .. } | Effect::Sow { to, .. }, Some(_)) => {
                    let last = told.iter_mut().rev().find(|(_, told)| continued(told, effect));
                    match last.map(|(_, told)| told) {
                        Some(Told::Path { sites, .. }) => sites.push(to),
                        Some(Told::Sown { to: sites, .. }) => sites.push(to),
                        _ => {}
                    }
                }
                (Effect::Move { from, to, piece, count, .. }, None) => {
                    let what = Standing { at: from, piece, count };
                    told.push((beat, Told::Path { what, sites: vec![from, to] }));
                }
                (Effect::Sow { from, to, .. }, None) => told.push((beat, Told::Sown { from, to: vec![to] })),
                (effect, _) => told.push((beat, Told::Single(effect))),
            }
        }
        let same_beat = |one: &(u16, Told), other: &(u16, Told)| one.0 == other.0;
        let sentence = |beat: &[(u16, Told)]| {
            let parts: Vec<String> = beat.iter().map(|(_, told)| self.told(told)).collect();
            format!("{}.", capital(&parts.join("; ")))
        };
        told.chunk_by(same_beat).map(sentence).collect()
    }

    fn told(&self, told: &Told) -> String {
        match told {
            Told::Path { what, sites } => {
                let path: Vec<String> = sites[1..].iter().map(|&site| self.place(site)).collect();
                let path =
                    path.into_iter().reduce(|path, next| self.say("say-then", &[("first", &path), ("next", &next)]));
                let (what, from) = (self.pieces_named(what), self.place(sites[0]));
                self.say("ev-move", &[("what", &what), ("from", &from), ("to", &path.unwrap_or_default())])
            }
            Told::Sown { from, to } => {
                let values = [("from", self.place(*from)), ("sites", self.places(to))];
                self.count("ev-sow", to.len(), &[(values[0].0, &values[0].1), (values[1].0, &values[1].1)])
            }
            Told::Single(effect) => self.effect(*effect),
        }
    }

    fn named_piece(&self, at: Site, piece: Piece, count: u8) -> String {
        self.pieces_named(&Standing { at, piece, count })
    }

    fn effect(&self, effect: Effect) -> String {
        match effect {
            Effect::Place { at, piece, count } => {
                self.say("ev-place", &[("what", &self.named_piece(at, piece, count)), ("site", &self.place(at))])
            }
            Effect::Remove { at, piece, count, why } => {
                let values =
                    [("what", self.named_piece(at, piece, count)), ("site", self.place(at)), ("why", self.why(why))];
                self.say("ev-remove", &values.each_ref().map(|(name, value)| (*name, value.as_str())))
            }
            Effect::Flip { at, to, .. } => {
                self.say("ev-flip", &[("what", &self.named_piece(at, to, 1)), ("site", &self.place(at))])
            }
            Effect::Transform { at, to, .. } => {
                self.say("ev-transform", &[("what", &self.named_piece(at, to, 1)), ("site", &self.place(at))])
            }
            Effect::Score { player, points } => {
                self.texts.with("ev-score", &[("player", self.side(player).into()), ("points", points.into())])
            }
            Effect::SwapSides => self.say("ev-swap", &[]),
            Effect::Pass { player } => self.say("ev-pass", &[("player", &self.side(player))]),
            // These are told as paths.
            Effect::Move { from, to, piece, count, .. } => {
                self.told(&Told::Path { what: Standing { at: from, piece, count }, sites: vec![from, to] })
            }
            Effect::Sow { from, to, .. } => self.told(&Told::Sown { from, to: vec![to] }),
        }
    }

    fn why(&self, why: Removal) -> String {
        match why {
            Removal::Custody([one, other]) => {
                self.say("why-custody", &[("one", &self.place(one)), ("other", &self.place(other))])
            }
            Removal::Intervention(site) => self.say("why-intervention", &[("site", &self.place(site))]),
            Removal::Replaced => self.say("why-replaced", &[]),
            Removal::Taken => self.say("why-taken", &[]),
            Removal::Off => self.say("why-off", &[]),
            Removal::Disconnected => self.say("why-disconnected", &[]),
        }
    }

    /// Returns what was played last and what it did; in short only what was captured, flipped or changed beside the action.
    #[must_use]
    pub fn last(&self, game: &Match) -> Vec<String> {
        let (Some(ply), Some(last)) = (game.last(), last_action(game, self.texts)) else {
            return vec![self.say("say-no-last", &[])];
        };
        let mut said = vec![format!("{last}.")];
        if self.is_full() {
            let events = self.events(&ply.events);
            // A pass does nothing else.
            let repeats = |told: &String| told.to_lowercase() == said[0].to_lowercase();
            let events: Vec<String> = events.into_iter().filter(|told| !repeats(told)).collect();
            said.extend(events);
        } else {
            let is_beside = |site: Site| self.layout.coordinates(site).is_none();
            let is_more = |event: &&Event| match event.effect {
                Effect::Remove { .. } | Effect::Flip { .. } | Effect::Transform { .. } | Effect::SwapSides => true,
                Effect::Move { from, to, .. } => is_beside(to) && !is_beside(from),
                Effect::Place { .. } | Effect::Sow { .. } | Effect::Score { .. } | Effect::Pass { .. } => false,
            };
            let more: Vec<Event> = ply.events.iter().filter(is_more).copied().collect();
            said.extend(self.events(&more));
        }
        said
    }
}

/// Whether an effect continues what was told: the next leg of the same pieces, or the next seed of the same pit.
fn continued(told: &Told, effect: Effect) -> bool {
    match (told, effect) {
        (Told::Path { what, sites }, Effect::Move { from, piece, count, .. }) => {
            what.piece == piece && what.count == count && sites.last() == Some(&from)
        }
        (Told::Sown { from, .. }, Effect::Sow { from: next, .. }) => *from == next,
        _ => false,
    }
}
