//! The selection of a game's puzzles, their motifs, their grades and their order.

use super::files::Plan;
use super::prove::Found;
use serde_json::{Value, json};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use tabuleiro_catalogue::GameId;
use tabuleiro_learning::Motif;

/// The least number of puzzles of a card. Only to reach it may a motif have more than half of the card.
const LEAST: usize = 12;

/// The selected puzzles, the easiest first.
pub(super) struct Chosen {
    pub(super) puzzles: Vec<Value>,
    motifs: BTreeMap<Motif, usize>,
}

impl Chosen {
    /// Returns the counts in words.
    pub(super) fn summary(&self) -> String {
        let motifs: Vec<String> = self.motifs.iter().map(|(motif, count)| format!("{motif} {count}")).collect();
        let plies = |n: usize| self.puzzles.iter().filter(|keys| keys["plies"] == n).count();
        let slower = self.puzzles.iter().filter(|keys| keys.get("slower").is_some()).count();
        let count = self.puzzles.len();
        format!("{count} puzzles, {} of one action, {slower} with slower wins: {}", plies(1), motifs.join(", "))
    }
}

/// The puzzles selected for a card so far, each with the motif that was chosen for it.
#[derive(Default)]
struct Card(Vec<(Found, Motif)>);

/// What may be added to a card in one round.
struct Round {
    /// The greatest number of puzzles of each [`length`].
    lengths: [usize; 3],
    /// The greatest number of puzzles with the same motif.
    same: usize,
    /// The greatest number of puzzles.
    most: usize,
    /// Whether only puzzles of one turn are added.
    is_short: bool,
}

impl Card {
    fn with_motif(&self, motif: Motif) -> usize {
        self.0.iter().filter(|(_, named)| *named == motif).count()
    }

    /// Returns the motif for another puzzle: among those that fit, the most telling one that is not used too often.
    fn motif_for(&self, found: &Found, same: usize) -> Option<Motif> {
        found.motifs.iter().copied().find(|&motif| self.with_motif(motif) < same)
    }

    fn keep(&mut self, found: Found, most: usize) {
        // A puzzle that is kept in any case has the least used motif where all are used often.
        let rarest = || found.motifs.iter().copied().min_by_key(|&motif| self.with_motif(motif));
        if let Some(motif) = self.motif_for(&found, most / 2).or_else(rarest) {
            self.0.push((found, motif));
        }
    }

    fn takes(&self, found: &Found, round: &Round) -> Option<Motif> {
        let of_length = self.0.iter().filter(|(other, _)| length(other) == length(found)).count();
        let of_one = self.0.iter().filter(|(other, _)| other.plies == 1).count();
        let is_open = self.0.len() < round.most
            && (!round.is_short || found.is_one_turn)
            && of_length < round.lengths[length(found)]
            && (found.plies > 1 || of_one < round.most / 3);
        let motif = self.motif_for(found, round.same).filter(|_| is_open)?;
        let is_known =
            |(other, named): &(Found, Motif)| is_near(other, found) || (*named == motif && repeats(other, found));
        (!self.0.iter().any(is_known)).then_some(motif)
    }

    /// Adds puzzles with the best scores first: two of one turn to begin with, then in the first round about as many of each length, in the second more of the
    /// longer ones, in the third any, always with at most half of the card by one motif; then whatever it takes to have
    /// the least number.
    fn fill_up(&mut self, mut found: Vec<Found>, plan: &Plan) {
        let most = plan.most;
        found.sort_by_key(|found| (Reverse(found.charm), found.keys.to_string()));
        let same = plan.same.min(most / 2);
        let round = |lengths, same, most| Round { lengths, same, most, is_short: false };
        let rounds = [
            Round { is_short: true, ..round([2, 1, 1], same, most) },
            round([most / 4, most.div_ceil(3), most.div_ceil(2)], same, most),
            round([most.div_ceil(3), most, most], same, most),
            round([most; 3], most / 2, most),
            round([most; 3], most, LEAST),
        ];
        for round in rounds {
            let mut rest = Vec::new();
            for one in found {
                match self.takes(&one, &round) {
                    Some(motif) => self.0.push((one, motif)),
                    None => rest.push(one),
                }
            }
            found = rest;
        }
    }

    /// Removes the hardest puzzles of one action until they fit into the first third, as long as enough puzzles stay.
    fn trim(&mut self) {
        loop {
            let ones = || self.0.iter().enumerate().filter(|(_, (found, _))| found.plies == 1);
            if ones().count() <= self.0.len().div_ceil(3) || self.0.len() <= LEAST {
                return;
            }
            let has_no_source = |(_, (found, _)): &(usize, &(Found, Motif))| found.keys.get("source").is_none();
            let hardest = ones().filter(has_no_source).max_by(|a, b| a.1.0.difficulty.total_cmp(&b.1.0.difficulty));
            let Some((place, _)) = hardest else { return };
            self.0.remove(place);
        }
    }

    /// Names another fitting motif, or removes puzzles, where a motif has more than half of the card, as long as enough
    /// puzzles stay.
    fn balance(&mut self) {
        loop {
            let is_most = |motif: &&Motif| self.with_motif(**motif) * 2 > self.0.len();
            let Some(&most) = Motif::ALL.iter().find(is_most) else { return };
            let other = |found: &Found| {
                let rarer = |motif: &Motif| *motif != most && (self.with_motif(*motif) + 1) * 2 <= self.0.len();
                found.motifs.iter().copied().find(rarer)
            };
            let renamed = self.0.iter().enumerate().filter(|(_, (_, named))| *named == most);
            if let Some((place, motif)) = renamed.clone().find_map(|(place, (found, _))| Some((place, other(found)?))) {
                self.0[place].1 = motif;
                continue;
            }
            let has_no_source = |(_, (found, _)): &(usize, &(Found, Motif))| found.keys.get("source").is_none();
            let dullest = renamed.filter(has_no_source).min_by_key(|(_, (found, _))| found.charm);
            let Some((place, _)) = dullest.filter(|_| self.0.len() > LEAST) else { return };
            self.0.remove(place);
        }
    }
}

/// Returns whether two positions are nearly the same.
fn is_near(a: &Found, b: &Found) -> bool {
    let common = a.men.intersection(&b.men).count();
    common * 10 >= a.men.len().max(b.men.len()) * 8 && a.men.len() > 3 || a.keys["position"] == b.keys["position"]
}

/// Returns whether two puzzles have the same answer, or the beginning of the same line.
fn repeats(a: &Found, b: &Found) -> bool {
    a.solutions == b.solutions
}

/// The class of a puzzle by its length.
fn length(found: &Found) -> usize {
    match found.plies {
        0..=2 => 0,
        3 | 4 => 1,
        _ => 2,
    }
}

/// Returns the card that shows a puzzle.
fn card(game: GameId, found: &Found) -> String {
    let first = found.keys["options"][0].as_str().unwrap_or_default();
    game.facts().cards.iter().find(|card| **card == first).map_or(String::new(), |card| (*card).to_string())
}

/// Selects at most `plan.most` puzzles for each card, with all that are kept, and grades them by thirds: those of one
/// action first, all of them with the first grade, then by difficulty.
pub(super) fn choose(game: GameId, plan: &Plan, kept: Vec<Found>, found: Vec<Found>) -> Chosen {
    let mut cards: BTreeMap<String, (Card, Vec<Found>)> = BTreeMap::new();
    for one in kept {
        cards.entry(card(game, &one)).or_default().0.keep(one, plan.most);
    }
    for one in found {
        cards.entry(card(game, &one)).or_default().1.push(one);
    }
    let (mut all, mut motifs) = (Vec::new(), BTreeMap::new());
    for (mut card, found) in cards.into_values() {
        card.fill_up(found, plan);
        card.balance();
        card.trim();
        card.0.sort_by(|(a, _), (b, _)| {
            let order = (a.plies > 1).cmp(&(b.plies > 1)).then_with(|| a.difficulty.total_cmp(&b.difficulty));
            order.then_with(|| a.plies.cmp(&b.plies))
        });
        let count = card.0.len();
        for (place, (one, motif)) in card.0.into_iter().enumerate() {
            *motifs.entry(motif).or_default() += 1;
            let mut keys = one.keys;
            keys["difficulty"] = one.difficulty.into();
            let grade = if one.plies == 1 { 1 } else { place * 3 / count + 1 };
            keys["grade"] = grade.into();
            keys["motif"] = json!(motif);
            all.push((grade, keys));
        }
    }
    // Cards alternate only between grades; within a card the order stays.
    all.sort_by_key(|(grade, _)| *grade);
    Chosen { puzzles: all.into_iter().map(|(_, keys)| keys).collect(), motifs }
}
