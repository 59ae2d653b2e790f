//! The selection of a game's puzzles, their grades and their order.

use super::files::Plan;
use super::prove::Found;
use serde_json::Value;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use tabuleiro_games::GameId;
use tabuleiro_learning::Motif;

/// The selected puzzles, the easiest first.
pub(super) struct Chosen {
    pub(super) puzzles: Vec<Value>,
    motifs: BTreeMap<Motif, usize>,
}

impl Chosen {
    /// Returns the counts in words.
    pub(super) fn summary(&self) -> String {
        let motifs: Vec<String> = self.motifs.iter().map(|(motif, count)| format!("{motif} {count}")).collect();
        format!("{} puzzles: {}", self.puzzles.len(), motifs.join(", "))
    }
}

/// Returns whether two positions are nearly the same.
fn is_near(a: &Found, b: &Found) -> bool {
    let common = a.men.intersection(&b.men).count();
    common * 10 >= a.men.len().max(b.men.len()) * 8 && a.men.len() > 3 || a.keys["position"] == b.keys["position"]
}

/// Returns whether two puzzles have the same answer for the same reason.
fn is_repeated(a: &Found, b: &Found) -> bool {
    a.motif == b.motif && a.solutions == b.solutions
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

/// Adds puzzles with the best scores first, until there are `most`: in the first round about as many of each length, in
/// the second more of the longer ones, in the third any.
fn fill_up(kept: &mut Vec<Found>, mut found: Vec<Found>, plan: &Plan) {
    let most = plan.most;
    found.sort_by_key(|found| (Reverse(found.charm), found.keys.to_string()));
    for shares in [[most / 4, most.div_ceil(3), most.div_ceil(2)], [most.div_ceil(3), most, most], [most; 3]] {
        let mut rest = Vec::new();
        for one in found {
            let of_length = kept.iter().filter(|other| length(other) == length(&one)).count();
            let is_like = |other: &&Found| other.motif == one.motif && (length(other) == 0) == (length(&one) == 0);
            let of_motif = kept.iter().filter(is_like).count();
            let same = if length(&one) == 0 { plan.short } else { plan.same };
            let known = kept.iter().any(|other| is_near(other, &one) || is_repeated(other, &one));
            if kept.len() < most && of_length < shares[length(&one)] && of_motif < same && !known {
                kept.push(one);
            } else {
                rest.push(one);
            }
        }
        found = rest;
    }
}

/// Selects at most `plan.most` puzzles for each card, with all that are kept, and grades them by thirds.
pub(super) fn choose(game: GameId, plan: &Plan, kept: Vec<Found>, found: Vec<Found>) -> Chosen {
    let mut cards: BTreeMap<String, (Vec<Found>, Vec<Found>)> = BTreeMap::new();
    for one in kept {
        cards.entry(card(game, &one)).or_default().0.push(one);
    }
    for one in found {
        cards.entry(card(game, &one)).or_default().1.push(one);
    }
    let (mut all, mut motifs) = (Vec::new(), BTreeMap::new());
    for (mut kept, found) in cards.into_values() {
        fill_up(&mut kept, found, plan);
        kept.sort_by(|a, b| a.difficulty.total_cmp(&b.difficulty).then_with(|| a.plies.cmp(&b.plies)));
        let count = kept.len();
        for (place, one) in kept.into_iter().enumerate() {
            *motifs.entry(one.motif).or_default() += 1;
            let mut keys = one.keys;
            keys["difficulty"] = one.difficulty.into();
            keys["grade"] = (place * 3 / count + 1).into();
            all.push((place * 3 / count, keys));
        }
    }
    // Cards alternate only between grades; within a card the order is that of the difficulty.
    all.sort_by_key(|(grade, _)| *grade);
    Chosen { puzzles: all.into_iter().map(|(_, keys)| keys).collect(), motifs }
}
