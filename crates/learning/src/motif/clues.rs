//! Facts about a puzzle from which its motifs are found: captures, gains, threats, replies.

use crate::puzzle::Puzzle;
use std::collections::BTreeMap;
use tabuleiro_catalogue::{AnyPosition, Offer};
use tabuleiro_rules::{Effect, Event, Kind, Player, Removal, Site, Standing, Tone};

/// The greatest number of replies that are looked at.
const REPLIES: usize = 80;

/// A solution of a puzzle with the positions on its way.
pub(super) struct Walk<'a> {
    pub(super) puzzle: &'a Puzzle,
    pub(super) person: Player,
    /// The positions, the first and the last included.
    pub(super) positions: Vec<Box<dyn AnyPosition>>,
    /// The effects of each action.
    pub(super) effects: Vec<Vec<Event>>,
}

/// What happens in one action or several.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Happened {
    /// The number of pieces of the opponent's tone that leave the board.
    pub(super) captured: u32,
    /// The number of pieces of the mover's own tone that leave the board.
    pub(super) lost: u32,
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

/// Returns the position after an offer.
fn played(position: &dyn AnyPosition, offer: &Offer) -> Box<dyn AnyPosition> {
    let mut next = position.boxed();
    // The offer is one of the position, so it can be played.
    let _ = next.play_offer(offer, &mut Vec::new());
    next
}

/// Returns the actions that end the match at once as wanted.
fn at_once(position: &dyn AnyPosition, wanted: &dyn Fn(&dyn AnyPosition) -> bool) -> Vec<String> {
    let wins = |offer: &Offer| {
        let next = played(position, offer);
        next.outcome().is_some() && wanted(&*next)
    };
    position.legal().into_iter().filter(wins).map(|offer| offer.text).collect()
}

fn threats_in(positions: &[&dyn AnyPosition], wanted: &dyn Fn(&dyn AnyPosition) -> bool) -> Threats {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let (mut answered, mut double) = (0, false);
    for position in positions {
        let answers = at_once(*position, wanted);
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

/// Returns the positions after the actions that are none of `but`.
fn after(position: &dyn AnyPosition, but: &[String]) -> Vec<Box<dyn AnyPosition>> {
    let others = position.legal().into_iter().filter(|offer| !but.contains(&offer.text));
    others.take(REPLIES).map(|offer| played(position, &offer)).collect()
}

impl<'a> Walk<'a> {
    /// Walks along the line of a puzzle, as far as it is legal.
    pub(super) fn new(puzzle: &'a Puzzle) -> Walk<'a> {
        let mut positions = vec![puzzle.position().boxed()];
        let mut effects = Vec::new();
        for action in &puzzle.line {
            let (mut next, mut events) = (positions[positions.len() - 1].boxed(), Vec::new());
            if next.play(action, &mut events).is_err() {
                break;
            }
            positions.push(next);
            effects.push(events);
        }
        Walk { puzzle, person: puzzle.position().person(), positions, effects }
    }

    /// Returns the last position of the line.
    pub(super) fn end(&self) -> &dyn AnyPosition {
        &*self.positions[self.positions.len() - 1]
    }

    /// Returns the index of the first action of the opponent, `None` if there is none.
    pub(super) fn reply(&self) -> Option<usize> {
        (0..self.effects.len()).find(|&ply| self.positions[ply].person() != self.person)
    }

    /// Returns what the actions of a range do together; all of them are the same person's.
    pub(super) fn happened(&self, plies: std::ops::Range<usize>) -> Happened {
        let (before, next) = (&self.positions[plies.start], &self.positions[plies.end]);
        let side = before.mover();
        let own = before.facts().seats[side.index()].tone;
        let mut all = Happened::default();
        for event in self.effects[plies].iter().flatten() {
            let Effect::Remove { piece, count, why, .. } = event.effect else { continue };
            match why {
                Removal::Replaced if piece.tone != own => all.captured += u32::from(count),
                Removal::Off | Removal::Replaced => {}
                _ if piece.tone == own => all.lost += u32::from(count),
                _ if piece.tone != Tone::Neutral => all.captured += u32::from(count),
                _ => {}
            }
        }
        let lead =
            |at: &dyn AnyPosition| at.score().map_or(0, |points| points[side.index()] - points[side.other().index()]);
        Happened { gain: lead(&**next) - lead(&**before), ..all }
    }

    /// Returns the threats of the solver after the first action, when the opponent has replied.
    pub(super) fn own_threats(&self) -> Threats {
        let next = &self.positions[1];
        if next.outcome().is_some() || next.person() == self.person {
            return Threats::default();
        }
        let replied = after(&**next, &[]);
        let open: Vec<&dyn AnyPosition> = replied.iter().map(|p| &**p).filter(|p| p.outcome().is_none()).collect();
        threats_in(&open, &|ended| self.wins(ended))
    }

    /// Returns the threats of the opponent after the wrong first actions. An action that loses at once counts as
    /// answered.
    pub(super) fn their_threats(&self) -> Threats {
        let other = self.person.other();
        let right = [&self.puzzle.solutions[..], &self.puzzle.slower[..]].concat();
        let wrong = after(&*self.positions[0], &right);
        let is_open = |p: &&dyn AnyPosition| p.outcome().is_none() && p.person() == other;
        let open: Vec<&dyn AnyPosition> = wrong.iter().map(|p| &**p).filter(is_open).collect();
        let lost = wrong.iter().filter(|p| p.winning_person() == Some(other)).count();
        let threats = threats_in(&open, &|ended| ended.winning_person() == Some(other));
        let all = wrong.len().max(1) as f32;
        let share = open.len() as f32 / all;
        Threats { answered: threats.answered * share + lost as f32 / all, first: threats.first * share, ..threats }
    }

    fn wins(&self, ended: &dyn AnyPosition) -> bool {
        ended.winning_person() == Some(self.person)
    }

    /// Returns whether the opponent has at most two replies that do not lose at once, each time, and replies twice.
    pub(super) fn replies_are_forced(&self) -> bool {
        let theirs = (0..self.effects.len()).filter(|&ply| self.positions[ply].person() != self.person);
        let is_open =
            |next: &dyn AnyPosition| next.outcome().is_none() && at_once(next, &|ended| self.wins(ended)).is_empty();
        let mut replies = 0;
        for ply in theirs {
            if after(&*self.positions[ply], &[]).iter().filter(|next| is_open(&***next)).count() > 2 {
                return false;
            }
            replies += 1;
        }
        replies > 1
    }

    /// Returns whether the first reply takes a piece that the first turn has moved or placed, or has to capture.
    pub(super) fn is_offer_taken(&self) -> bool {
        let Some(reply) = self.reply() else { return false };
        let arrived = |event: &Event| match event.effect {
            Effect::Place { at, .. } | Effect::Move { to: at, .. } => Some(at),
            _ => None,
        };
        let offered: Vec<Site> = self.effects[..reply].iter().flatten().filter_map(arrived).collect();
        let taken = self.effects[reply].iter().any(|event| match event.effect {
            Effect::Remove { at, .. } => offered.contains(&at),
            _ => false,
        });
        taken || self.must_capture(reply)
    }

    /// Returns whether every legal action of the position before that ply captures.
    fn must_capture(&self, ply: usize) -> bool {
        let position = &self.positions[ply];
        position.legal().iter().all(|offer| {
            let (mut next, mut events) = (position.boxed(), Vec::new());
            let _ = next.play_offer(offer, &mut events);
            events.iter().any(|event| matches!(event.effect, Effect::Remove { .. }))
        })
    }

    /// Returns whether the first action makes a bridge: a stone that two empty places join to another of its side.
    pub(super) fn makes_a_bridge(&self) -> bool {
        let position = &self.positions[0];
        let (board, list) = (position.board(), position.pieces());
        let pieces = list.standing();
        let own = position.facts().seats[position.mover().index()].tone;
        let near = |a: Site, b: Site| a != b && board.sites[a.index()].at.distance(board.sites[b.index()].at) < 1.2;
        let is_empty = |site: Site| !pieces.iter().any(|standing| standing.at == site);
        let all = || (0..board.sites.len() as u16).map(Site);
        let placed = self.effects[0].iter().filter_map(|event| match event.effect {
            Effect::Place { at, piece, .. } if piece.tone == own => Some(at),
            _ => None,
        });
        placed.into_iter().any(|new| {
            let mine = pieces.iter().filter(|standing| standing.piece.tone == own && !near(standing.at, new));
            mine.map(|standing| standing.at)
                .any(|old| all().filter(|&site| is_empty(site) && near(site, new) && near(site, old)).count() > 1)
        })
    }

    /// Returns whether the pieces are of both players. Plain stones are of one colour each, whoever plays it.
    pub(super) fn shares_pieces(&self) -> bool {
        let is_plain = |standing: &Standing| standing.piece.kind == Kind::Stone;
        let position = &self.positions[0];
        let is_neutral = position.facts().seats.iter().all(|seat| seat.tone == Tone::Neutral);
        is_neutral && !position.pieces().standing().iter().any(is_plain)
    }

    /// Returns whether the first action takes a piece out of a reserve that is of both players, to give it away.
    pub(super) fn gives(&self) -> bool {
        self.positions[0].prompt().starts_with("ask-give")
    }

    /// Returns the part of the legal actions whose notation contains a letter.
    pub(super) fn part_with(&self, letter: char) -> f32 {
        let legal = self.positions[0].legal();
        let with = legal.iter().filter(|offer| offer.text.contains(letter)).count();
        with as f32 / legal.len().max(1) as f32
    }
}
