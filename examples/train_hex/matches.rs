//! Matches of the program against itself, their record, and the positions taken from them.
//!
//! A line of the record: the size of the board, the index of the winner and the actions; then for each position that
//! was searched, after a semicolon, the number of actions before it, the value for the mover and the most visited actions
//! with their shares of the visits.

use crate::{Outcome, Sample, Training};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::fmt::Write as _;
use std::io::Write as _;
use tabuleiro_engine::search::{Heuristic, Method, Setting, opponent_with};
use tabuleiro_rules::{Outcome as End, Player, Rng, below, mix};

/// The most actions of a position that are recorded, and the least share.
const LISTED: usize = 24;
const LEAST: f32 = 0.004;
/// The searched actions at the start of a match that are drawn by their shares.
const DRAWN: u32 = 6;
/// Positions with a certain win of the mover by more actions than this do not teach where to play.
const FEW: usize = 6;

fn start<G: Heuristic>(size: u32) -> Outcome<G> {
    Ok(G::start(&G::FACTS.parse_options([format!("size={size}").as_str()])?)?)
}

fn text<G: Heuristic>(position: &G, action: G::Action) -> String {
    let mut text = String::new();
    position.write(action, &mut text);
    text
}

/// Plays a random action, but no swap; returns whether there was one.
fn stumble<G: Heuristic>(position: &mut G, rng: &mut Xoshiro256PlusPlus, actions: &mut Vec<String>) -> Outcome<bool> {
    let mut legal = Vec::new();
    position.actions(&mut legal);
    let mut legal: Vec<String> = legal.into_iter().map(|action| text(position, action)).collect();
    legal.retain(|action| action != "swap");
    if position.outcome().is_some() || legal.is_empty() {
        return Ok(false);
    }
    actions.push(legal.swap_remove(below(rng, legal.len() as u32) as usize));
    position.apply(position.read(&actions[actions.len() - 1])?, &mut ());
    Ok(true)
}

impl Training {
    /// Plays and appends the matches that are missing in the record.
    pub(crate) fn play<G: Heuristic>(&self) -> Outcome<()> {
        let played = std::fs::read_to_string(&self.record).unwrap_or_default().lines().count();
        let mut file = std::fs::OpenOptions::new().append(true).create(true).open(&self.record)?;
        for number in played..self.matches {
            writeln!(file, "{}", self.one_match::<G>(number as u64)?)?;
        }
        Ok(())
    }

    fn one_match<G: Heuristic>(&self, number: u64) -> Outcome<String> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(mix(self.seed << 32 ^ number));
        let size = if below(&mut rng, 10) < 7 { 11 } else { 6 + below(&mut rng, 8) };
        let (mut position, mut actions, mut searched) = (start::<G>(size)?, Vec::new(), String::new());
        for _ in 0..2 + below(&mut rng, 7) {
            stumble(&mut position, &mut rng, &mut actions)?;
        }
        let mut decisions = 0;
        let winner = loop {
            if let Some(winner) = position.outcome().and_then(End::winner) {
                break winner;
            }
            let setting = Setting::full(self.nodes);
            let mut search = opponent_with(&position, Method::MonteCarlo, setting, rng.next_u64());
            let thought = search.think(self.nodes);
            let candidates = search.candidates();
            let mut best = thought.best.ok_or("the match is running")?;
            write!(searched, ";{} {:.3}", actions.len(), thought.value)?;
            let proved = thought.value.abs() >= 1.0;
            if thought.value >= 1.0 {
                write!(searched, " {best}:1")?;
                break position.mover();
            }
            for candidate in candidates.iter().filter(|candidate| candidate.share >= LEAST).take(LISTED) {
                write!(searched, " {}:{:.3}", candidate.text, candidate.share)?;
            }
            if proved {
                break position.mover().other();
            }
            decisions += 1;
            if decisions <= DRAWN || below(&mut rng, 100) < 4 {
                let mut rest = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
                let drawn = candidates.iter().find(|candidate| {
                    rest -= candidate.share;
                    rest < 0.0
                });
                best = drawn.map_or(best, |candidate| candidate.text.clone());
            }
            position.apply(position.read(&best)?, &mut ());
            actions.push(best);
        };
        Ok(format!("{size} {} {}{searched}", winner.index(), actions.join(" ")))
    }
}

/// Adds the positions of a match to the samples. To every second one it also adds a position up to four random actions
/// later, if the analysis finds who wins there: search meets such positions, matches between good players do not.
pub(crate) fn samples<G: Heuristic>(line: &str, number: u64, trust: f32, samples: &mut Vec<Sample>) -> Outcome<()> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(mix(number));
    let mut parts = line.split(';');
    let head: Vec<&str> = parts.next().unwrap_or_default().split(' ').collect();
    let [size, winner, actions @ ..] = head.as_slice() else { return Err("an empty line".into()) };
    let (size, winner) = (size.parse()?, if *winner == "0" { Player::First } else { Player::Second });
    for part in parts {
        let mut words = part.split(' ');
        let (Some(count), Some(value)) = (words.next(), words.next()) else { return Err("no value".into()) };
        let (count, value): (usize, f32) = (count.parse()?, value.parse()?);
        let mut before: Vec<String> = actions[..count].iter().map(ToString::to_string).collect();
        let side = Player::BOTH[count % 2];
        let result = if side == winner { 1.0 } else { -1.0 };
        let shares = words.filter_map(|word| word.split_once(':')).filter(|_| value > -1.0);
        let shares: Vec<(&str, f32)> = shares.filter_map(|(cell, share)| Some((cell, share.parse().ok()?))).collect();
        samples.push(Sample::new(size, &before, trust * value + (1.0 - trust) * result, &shares)?);

        let mut position = start::<G>(size as u32)?;
        for action in &before {
            position.apply(position.read(action)?, &mut ());
        }
        let mut running = below(&mut rng, 2) == 0;
        for _ in 0..=below(&mut rng, 4) {
            running = running && stumble(&mut position, &mut rng, &mut before)?;
        }
        if running && position.outcome().is_none() {
            let mut wins = Vec::new();
            position.actions(&mut wins);
            let Some(winner) = (G::MONTE_CARLO.analyse)(&position, &mut wins).winner else { continue };
            let won = winner == position.mover();
            let wins: Vec<String> = wins.into_iter().map(|action| text(&position, action)).collect();
            let taught = if won && wins.len() <= FEW { &wins[..] } else { &[] };
            let shares: Vec<(&str, f32)> = taught.iter().map(|action| (action.as_str(), 1.0)).collect();
            samples.push(Sample::new(size, &before, if won { 1.0 } else { -1.0 }, &shares)?);
        }
    }
    Ok(())
}
