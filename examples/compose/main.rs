//! Composes the puzzles of games: plays matches between opponents of level 3 or more, reads the published ones, searches
//! their positions for goals that few actions reach, proves them, names the motif, measures the difficulty and selects.
//!
//! `compose <game>… | all [seed=1] [nodes=N] [keep=all]` rewrites `assets/games/ID/puzzles.json`. The same seed gives
//! the same file, because everything is bounded by nodes. `games.json` beside this file says what each game needs,
//! `choices.json` which positions a person kept or rejected, and `ids.json` the highest number that a game has used.
//! With `keep=all`, puzzles of the present file are preferred to new ones, and with `nodes=0` no match is played: they are
//! only proved and measured again.

mod difficulty;
mod files;
mod play;
mod prove;
mod select;

use files::{Choices, Entry, Plan};
use prove::{Found, Limits, Unfit};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_catalogue::{GameId, Visitor};
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::Options;

/// The number of positions examined at the end of a match.
const LAST: usize = 16;
/// The number of positions found for each puzzle that is selected.
const ENOUGH: usize = 4;
/// The addition to the score of a puzzle of the present file.
const PREFERENCE: i32 = 100;
/// After this many positions in a row that are too hard, the earlier positions of a match are not examined.
const TOO_HARD: usize = 3;

/// The positions of a game to compose from.
struct Work<'a> {
    plan: &'a Plan,
    choices: &'a Choices,
    seed: u64,
    /// The puzzles that are kept whatever they are worth.
    kept: Vec<Entry>,
    /// The puzzles of the present file that are preferred to new ones.
    preferred: Vec<Entry>,
}

/// The puzzles found in a game, those that are kept first.
struct Composed {
    kept: Vec<Found>,
    found: Vec<Found>,
    /// The number of positions that were rejected by a person.
    rejected: usize,
    /// The number of positions, of matches and of kept puzzles, that were rejected by the law
    /// ([`Game::impossibility`](tabuleiro_rules::Game::impossibility)).
    unlawful: usize,
    /// The number of positions by the reason why they are no puzzles.
    unfit: BTreeMap<String, usize>,
}

impl Visitor for &Work<'_> {
    type Output = Composed;

    fn visit<G: Heuristic>(self) -> Composed {
        let mut composed =
            Composed { kept: Vec::new(), found: Vec::new(), rejected: 0, unlawful: 0, unfit: BTreeMap::new() };
        for (entry, is_preferred) in self.entries() {
            let why = match prove::again::<G>(entry, self.plan) {
                Ok(found) if is_preferred => {
                    composed.found.push(Found { charm: found.charm + PREFERENCE, ..found });
                    continue;
                }
                Ok(found) => {
                    composed.kept.push(found);
                    continue;
                }
                Err(unfit) => {
                    composed.unlawful += usize::from(matches!(unfit, Unfit::Unlawful(_)));
                    unfit.why()
                }
            };
            eprintln!("{}: {} {} is not kept: {why}", G::FACTS.id, entry.id(), entry.position());
        }
        for (number, board) in self.plan.boards.iter().enumerate() {
            let options = G::FACTS.parse_options(board.iter().map(String::as_str));
            let options = options.expect("the boards of games.json are options of the game");
            self.compose_on::<G>(&options, number as u64, &mut composed);
        }
        let endings =
            composed.kept.iter().chain(&composed.found).filter_map(|found| prove::ending::<G>(self.plan, found));
        let is_new = |found: &Found| {
            !self.choices.rejects(&found.keys) && !self.entries().any(|(entry, _)| entry.is_at(&found.keys))
        };
        let endings: Vec<Found> = endings.filter(is_new).collect();
        composed.found.extend(endings);
        composed
    }
}

impl Work<'_> {
    /// Returns the puzzles that are kept or preferred; `true` marks the preferred ones.
    fn entries(&self) -> impl Iterator<Item = (&Entry, bool)> {
        let kept = self.kept.iter().map(|entry| (entry, false));
        kept.chain(self.preferred.iter().map(|entry| (entry, true)))
    }

    /// Composes on one board until its share of the nodes is spent.
    fn compose_on<G: Heuristic>(&self, options: &Options, board: u64, composed: &mut Composed) {
        let mut left = (self.plan.nodes / self.plan.boards.len() as u64) as i64;
        let mut seen = BTreeSet::new();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ board << 32);
        let mut published = play::published::<G>(options);
        let mut number = 0;
        let before = composed.found.len();
        let enough = before + (ENOUGH * self.plan.most).div_ceil(self.plan.boards.len());
        while left > 0 && number < self.plan.matches && composed.found.len() < enough {
            let (line, spent) = published.pop().unwrap_or_else(|| {
                number += 1;
                play::match_of::<G>(options, &mut rng)
            });
            left -= spent as i64 / play::CHEAP;
            let mut hard = 0;
            for position in line.iter().rev().filter(|p| p.outcome().is_none()).take(LAST) {
                if hard >= TOO_HARD || left <= 0 {
                    break;
                }
                if !seen.insert(position.key()) {
                    continue;
                }
                let limits = Limits::of(self.plan, options);
                let (found, spent) = prove::look(&limits, position);
                left -= spent as i64;
                hard = if matches!(found, Err(Unfit::TooHard)) { hard + 1 } else { 0 };
                composed.unlawful += usize::from(matches!(found, Err(Unfit::Unlawful(_))));
                let found = match found {
                    Ok(found) => found,
                    Err(unfit) => {
                        if !matches!(unfit, Unfit::Unlawful(_)) {
                            *composed.unfit.entry(unfit.why()).or_default() += 1;
                        }
                        continue;
                    }
                };
                if self.choices.rejects(&found.keys) {
                    composed.rejected += 1;
                } else if !self.entries().any(|(entry, _)| entry.is_at(&found.keys)) {
                    composed.found.push(found);
                }
            }
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut games, mut seed, mut nodes, mut keeps_all) = (Vec::new(), 1, None, false);
    for word in std::env::args().skip(1) {
        match word.split_once('=') {
            Some(("seed", n)) => seed = n.parse()?,
            Some(("nodes", n)) => nodes = Some(n.parse()?),
            Some(("keep", "all")) => keeps_all = true,
            Some(_) => return Err(format!("'{word}': expected seed=N, nodes=N or keep=all").into()),
            None if word == "all" => games.extend_from_slice(GameId::ALL),
            None => games.push(GameId::find(&word)?),
        }
    }
    for game in games {
        let mut plan = files::plan(game)?;
        plan.nodes = nodes.unwrap_or(plan.nodes);
        let choices = files::choices(game)?;
        let present = files::present(game)?;
        let is_kept = |entry: &Entry| entry.has_source() || choices.keeps(entry);
        let (mut kept, rest): (Vec<Entry>, Vec<Entry>) = present.iter().cloned().partition(is_kept);
        kept.extend(choices.kept().filter(|entry| !present.iter().any(|other| other.is_at(&entry.0))));
        let preferred = if keeps_all { rest } else { Vec::new() };
        let work = Work { plan: &plan, choices: &choices, seed, kept, preferred };
        let composed = game.visit(&work);
        for (why, count) in &composed.unfit {
            eprintln!("{}: {count} positions: {why}", game.id());
        }
        let (kept, found) = (composed.kept.len(), composed.found.len());
        let (rejected, unlawful) = (composed.rejected, composed.unlawful);
        let chosen = select::choose(game, &plan, composed.kept, composed.found);
        eprintln!(
            "{}: {kept} kept, {found} found, {rejected} rejected by a person, {unlawful} rejected by the law; {}",
            game.id(),
            chosen.summary()
        );
        files::write(game, chosen.puzzles, &present)?;
    }
    Ok(())
}
