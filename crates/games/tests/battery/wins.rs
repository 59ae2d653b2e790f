//! The law of the win in one: nobody sits opposite an opponent who overlooks it, at whatever level.

use crate::drive::{Held, Table};
use crate::ensure;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_engine::search::{Heuristic, Ladder, Level, Method, Setting, ladder, opponent_with};
use tabuleiro_games::Visitor;
use tabuleiro_rules::{Player, below};

/// How many positions with a win in one are looked at.
const ENOUGH: u32 = 4;
/// How many matches are played with skill where chance shows none.
const SKILLED: u64 = 4;
/// Matches that last longer are given up.
const LONGEST: u32 = 10_000;
/// What an opponent may spend to see it: less than the weakest level has.
const NODES: u64 = 500;

/// Matches whose last action won for the person who played it: one action earlier, every level plays one that
/// wins at once. Says how many such positions were found.
pub struct Wins<'a>(pub &'a Table);

impl Visitor for Wins<'_> {
    type Output = Result<u32, String>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        let Wins(table) = self;
        let start = G::start(&table.options()).map_err(|e| format!("{table}: {e}"))?;
        let mut found = 0;
        // Where chance wins nothing, somebody who looks ahead does.
        let random = (0..u64::from(table.matches)).map(|seed| (seed, false));
        for (seed, skilled) in random.chain((0..SKILLED).map(|seed| (seed, true))) {
            if found == ENOUGH || (skilled && found > 0) {
                break;
            }
            if let Some(position) = won_in_one(&start, skilled, seed) {
                every_level_wins(&position, ladder::<G>(&table.options()))
                    .map_err(|why| format!("{table} (match {seed}): {why}"))?;
                found += 1;
            }
        }
        Ok(found)
    }
}

/// Plays to the end, at random but for the first person, if skilled; the position before the last action, if that action
/// won for the person who played it.
fn won_in_one<G: Heuristic>(start: &G, skilled: bool, seed: u64) -> Option<G> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut position, mut before) = (start.clone(), None);
    let mut legal = Vec::new();
    for _ in 0..LONGEST {
        if position.outcome().is_some() {
            break;
        }
        legal.clear();
        position.actions(&mut legal);
        let mut action = legal[below(&mut rng, legal.len() as u32) as usize];
        if skilled && position.person() == Player::First {
            let setting = Setting { depth: 2, ..Setting::full(NODES) };
            let best = opponent_with(&position, Method::AlphaBeta, setting, seed).think(NODES).best;
            action = position.read(&best?).ok()?;
        }
        before = Some(position.clone());
        position.apply(action, &mut ());
    }
    before.filter(|before| position.winning_person() == Some(before.person()))
}

fn every_level_wins<G: Heuristic>(position: &G, ladder: Ladder) -> Held {
    for level in Level::ALL {
        for method in [Method::AlphaBeta, Method::MonteCarlo] {
            for seed in 0..4 {
                let progress = opponent_with(position, method, level.setting(method, ladder), seed).think(NODES);
                let best = progress.best.ok_or("no action")?;
                let mut next = position.clone();
                next.apply(position.read(&best).map_err(|e| e.to_string())?, &mut ());
                ensure!(
                    next.winning_person() == Some(position.person()),
                    "level {} with {method:?} plays {best}, which does not win at once, in {}",
                    level.number(),
                    serde_json::Value::Object(position.object())
                );
            }
        }
    }
    Ok(())
}
