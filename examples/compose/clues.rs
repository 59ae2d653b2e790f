//! Facts about a puzzle from which its motif is found: captures, threats, replies.

use super::motif::Case;
use std::collections::BTreeMap;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{Effect, Event, Player, Removal, Site, Tone};

/// The most replies that are looked at.
const REPLIES: usize = 80;

/// What happens on the board in one action.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Happened {
    /// The pieces with another tone than the mover's that leave the board.
    pub(super) captured: u32,
    /// The points that the mover gains on the opponent.
    pub(super) gain: i32,
}

/// The threats after the first action, or those of the opponent after wrong ones.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Threats {
    /// The part of the positions in which an action wins at once.
    pub(super) answered: f32,
    /// The part in which the most frequent winning action wins.
    pub(super) first: f32,
    /// Whether two different actions win at once in some position that neither prevents.
    pub(super) double: bool,
}

/// Returns what an action changes.
pub(super) fn happened<G: Heuristic>(position: &G, action: G::Action) -> Happened {
    let (mut next, mut events): (G, Vec<Event>) = (position.clone(), Vec::new());
    let side = position.mover();
    next.apply(action, &mut events);
    let own = G::FACTS.seats[side.index()].tone;
    let captured = events.iter().map(|event| match event.effect {
        Effect::Remove { piece, count, why, .. }
            if piece.tone != own && piece.tone != Tone::Neutral && !matches!(why, Removal::Off | Removal::Replaced) =>
        {
            u32::from(count)
        }
        Effect::Remove { piece, count, why: Removal::Replaced, .. } if piece.tone != own => u32::from(count),
        _ => 0,
    });
    let lead = |at: &G| at.score().map_or(0, |points| points[side.index()] - points[side.other().index()]);
    Happened { captured: captured.sum(), gain: lead(&next) - lead(position) }
}

/// Returns the sites on which an action places the mover's own pieces.
pub(super) fn placed<G: Heuristic>(position: &G, action: G::Action) -> Vec<Site> {
    let mut events: Vec<Event> = Vec::new();
    position.clone().apply(action, &mut events);
    let own = G::FACTS.seats[position.mover().index()].tone;
    let at = |event: &Event| match event.effect {
        Effect::Place { at, piece, .. } if piece.tone == own => Some(at),
        _ => None,
    };
    events.iter().filter_map(at).collect()
}

/// Returns the actions, as text, that reach the goal for `person` at once.
fn at_once<G: Heuristic>(position: &G, wins: impl Fn(&G) -> bool) -> Vec<String> {
    let mut list = Vec::new();
    position.actions(&mut list);
    let wins_by = |&action: &G::Action| {
        let mut next = position.clone();
        next.apply(action, &mut ());
        next.outcome().is_some() && wins(&next)
    };
    let text = |action: G::Action| {
        let mut text = String::new();
        position.write(action, &mut text);
        text
    };
    list.into_iter().filter(wins_by).map(text).collect()
}

fn threats_in<G: Heuristic>(positions: &[G], wins: impl Fn(&G) -> bool) -> Threats {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let (mut answered, mut double) = (0, false);
    for position in positions {
        let answers = at_once(position, &wins);
        answered += usize::from(!answers.is_empty());
        double |= answers.len() > 1;
        for answer in answers {
            *counts.entry(answer).or_default() += 1;
        }
    }
    let part = |count: usize| count as f32 / positions.len().max(1) as f32;
    let mut counts: Vec<usize> = counts.into_values().collect();
    counts.sort_unstable();
    let first = counts.pop().unwrap_or(0);
    let second = counts.pop().unwrap_or(0);
    Threats { answered: part(answered), first: part(first), double: double && part(second) >= 0.3 }
}

/// Returns the positions after an action in which the game goes on.
fn after<G: Heuristic>(position: &G, but: &[G::Action]) -> Vec<G> {
    let mut list = Vec::new();
    position.actions(&mut list);
    let next = |action: G::Action| {
        let mut next = position.clone();
        next.apply(action, &mut ());
        next
    };
    list.into_iter().filter(|action| !but.contains(action)).take(REPLIES).map(next).collect()
}

impl<G: Heuristic> Case<'_, G> {
    /// Returns the threats of the solver after the first action, when the opponent has replied.
    pub(super) fn own_threats(&self) -> Threats {
        let mut next = self.position.clone();
        next.apply(self.line[0], &mut ());
        let person = self.position.person();
        if next.outcome().is_some() || next.person() == person {
            return Threats::default();
        }
        let replied: Vec<G> = after(&next, &[]).into_iter().filter(|p| p.outcome().is_none()).collect();
        threats_in(&replied, |ended| self.goal.holds(ended, person))
    }

    /// Returns the threats of the opponent after the wrong first actions. An action that loses at once counts as
    /// answered.
    pub(super) fn their_threats(&self) -> Threats {
        let person = self.position.person();
        let wrong = after(self.position, self.good);
        let open: Vec<G> = wrong.iter().filter(|p| p.outcome().is_none() && p.person() != person).cloned().collect();
        let lost = wrong.iter().filter(|p| p.winning_person() == Some(other(person))).count();
        let threats = threats_in(&open, |ended| ended.winning_person() == Some(other(person)));
        let all = wrong.len().max(1) as f32;
        let share = open.len() as f32 / all;
        Threats { answered: threats.answered * share + lost as f32 / all, first: threats.first * share, ..threats }
    }

    /// Returns whether the opponent has at most two replies that do not lose at once, each time.
    pub(super) fn replies_are_forced(&self) -> bool {
        let person = self.position.person();
        let mut now = self.position.clone();
        let mut replies = 0;
        for &action in self.line {
            if now.person() != person {
                let open = |next: &G| {
                    next.outcome().is_none() && at_once(next, |ended| self.goal.holds(ended, person)).is_empty()
                };
                if after(&now, &[]).iter().filter(|next| open(next)).count() > 2 {
                    return false;
                }
                replies += 1;
            }
            now.apply(action, &mut ());
        }
        replies > 1
    }

    /// Returns the positions of the line, the first and the last included.
    pub(super) fn positions(&self) -> Vec<G> {
        let mut all = vec![self.position.clone()];
        for &action in self.line {
            let mut next = all[all.len() - 1].clone();
            next.apply(action, &mut ());
            all.push(next);
        }
        all
    }

    /// Returns whether the first action makes a bridge: a stone that two empty places join to another of its side.
    pub(super) fn makes_a_bridge(&self) -> bool {
        let board = self.position.board();
        let own = G::FACTS.seats[self.position.mover().index()].tone;
        let mut pieces = Vec::new();
        self.position.pieces(&mut pieces);
        let near = |a: Site, b: Site| a != b && board.sites[a.index()].at.distance(board.sites[b.index()].at) < 1.2;
        let is_empty = |site: Site| !pieces.iter().any(|piece| piece.at == site);
        let all = || (0..board.sites.len() as u16).map(Site);
        placed(self.position, self.line[0]).into_iter().any(|new| {
            let mine = pieces.iter().filter(|piece| piece.piece.tone == own && !near(piece.at, new));
            mine.map(|piece| piece.at)
                .any(|old| all().filter(|&site| is_empty(site) && near(site, new) && near(site, old)).count() > 1)
        })
    }
}

fn other(person: Player) -> Player {
    person.other()
}
