//! Sums of independent regions (Conway 1976). In a game in which the player who cannot move loses, and whose positions
//! split into regions that never affect each other again, each region has a value, and the sum of the values decides
//! who wins.
//!
//! * [`values`], [`canonical`]: the arithmetic of values;
//! * [`regions`]: the values of a game's regions;
//! * [`sum`], [`search`]: a search for positions with regions that are too large to evaluate.

mod canonical;
mod name;
mod regions;
mod search;
mod sum;
#[cfg(test)]
mod tests;
mod values;

use super::first_actions::FirstActions;
use super::position::Mirrors;
use super::{Measure, ProofProgress, Prover, RegionReport, Report};
use crate::search::Heuristic;
use regions::Regions;
use search::Search;
use tabuleiro_rules::{Game, Splitting, square_name};

/// Returns whether a running position has several regions.
pub(super) fn falls_apart<G: Game>(position: &G) -> bool {
    let Some(splitting) = (const { &G::SPLITTING }) else { return false };
    let mut parts = Vec::new();
    if let Some(whole) = (splitting.whole)(position) {
        (splitting.parts)(&whole, &mut parts);
    }
    parts.len() > 1
}

/// The prover: one question per legal action, and a report of the regions.
pub(super) struct Sums<G: Heuristic> {
    proof: FirstActions<G, Search<G>>,
    regions: Vec<RegionReport>,
}

impl<G: Heuristic> Sums<G> {
    pub(super) fn new(position: &G, splitting: &'static Splitting<G>, turn: u64, memory: u64) -> Sums<G> {
        let mut regions = Regions::new(splitting, memory / 2);
        let told = told(position, &mut regions);
        let search = Search::new(regions, memory / 2, Mirrors::of(position));
        Sums { proof: FirstActions::new(position, Measure::Win, turn, search), regions: told }
    }
}

/// Returns the regions of a position if there are several or one has a value, else nothing.
fn told<G>(position: &G, regions: &mut Regions<G>) -> Vec<RegionReport> {
    let mut told = Vec::new();
    for part in regions.parts_of(position).unwrap_or_default() {
        let value = regions.look(&part).value.and_then(|value| regions.values.name(value).ok());
        let cells = part.squares().map(|(column, rank)| square_name(column, rank)).collect();
        told.push(RegionReport { cells, value });
    }
    if told.len() == 1 && told[0].value.is_none() { Vec::new() } else { told }
}

impl<G: Heuristic> Prover for Sums<G> {
    fn think(&mut self, nodes: u64) -> ProofProgress {
        self.proof.think(nodes)
    }

    fn report(&self) -> Report {
        Report { regions: self.regions.clone(), ..self.proof.report() }
    }
}
