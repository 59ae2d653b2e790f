//! Composes puzzles: plays matches, searches their last positions for forced wins with few solutions, proves them, and
//! keeps those whose solution is hardest to guess.
//!
//! `compose <game> [variant] [option=value …] [matches=60] [seed=1] [most=16] [nodes=300000] [deepest=7] [seconds=60]
//! [random=0]` prints the contents of a `puzzles.json`, the easiest puzzles first. With `also=FILE`, the puzzles of
//! that file are kept and the new ones are added to them.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use tabuleiro_engine::person::{Character, Skill};
use tabuleiro_engine::search::Heuristic;
use tabuleiro_engine::search::exact::{Exhausted, Forcing, Goal};
use tabuleiro_games::{GameId, Visitor};
use tabuleiro_rules::{Options, Outcome, below};

/// The settings from the command line.
struct Order {
    options: Options,
    matches: u64,
    seed: u64,
    most: usize,
    nodes: u64,
    deepest: u32,
    time: Duration,
    /// The least percentage of random actions. High values save time on large boards, where opponents are slow.
    chance: u32,
}

/// A puzzle, with `charm` as the score by which puzzles are selected (greater is better).
struct Found {
    keys: Value,
    plies: u32,
    charm: i32,
    /// The pieces with their sites. Near duplicates have most of them in common.
    men: BTreeSet<String>,
}

/// The number of positions examined at the end of a match.
const LAST: usize = 14;
/// The numbers of legal actions a puzzle may have: with fewer it is trivial, with more a person cannot examine them
/// all.
const CHOICE: std::ops::RangeInclusive<usize> = 3..=400;

/// A puzzle with several solutions has at least this many legal actions for each of them.
const FEW: usize = 8;

/// The strength of the opponents that play the matches ([`tabuleiro_engine::search::Ladder`]).
const SEES_A_LITTLE: i8 = 50;
/// Nodes between two questions whether an opponent has decided.
const SLICE: u64 = 1_000;

fn play<G: Heuristic>(order: &Order, rng: &mut Xoshiro256PlusPlus, seed: u64) -> Vec<G> {
    let mut line = vec![G::start(&order.options).expect("options were tried before")];
    let (mut list, longest) = (Vec::new(), 600);
    // A third of the matches is random. In the others weak opponents play most actions, for natural positions.
    let chance = [100, 40, 15][(seed % 3) as usize].max(order.chance);
    while let Some(last) = line.last().filter(|p| p.outcome().is_none() && line.len() < longest) {
        let action = if below(rng, 100) < chance {
            last.sample(rng, &mut list)
        } else {
            let skill = Skill::of_strength(G::METHOD, SEES_A_LITTLE);
            let game = GameId::find(G::FACTS.id).expect("the game is in the catalogue");
            let any = game.start(&order.options).expect("options were tried before");
            let any = any.with_object(&last.object()).expect("positions can be read back");
            let mut opponent = any.opponent_of_skill(skill, Character::Even, seed);
            let mut progress = opponent.think(SLICE);
            while !progress.finished {
                progress = opponent.think(SLICE);
            }
            progress.best.and_then(|text| last.read(&text).ok()).unwrap_or_else(|| last.sample(rng, &mut list))
        };
        let mut next = last.clone();
        next.apply(action, &mut ());
        line.push(next);
    }
    line
}

/// Returns the number of plies of the shortest forced way to the goal and the actions that begin such a way, or `None`
/// if there is none within `order.deepest` plies or if another action reaches the goal a little later.
fn solutions<G: Heuristic>(
    order: &Order,
    position: &G,
    goal: Goal,
) -> Result<Option<(u32, Vec<G::Action>)>, Exhausted> {
    let mut forcing = Forcing::new(goal, position.person(), order.nodes);
    let Some(plies) = forcing.within(position, order.deepest)? else { return Ok(None) };
    let mut list = Vec::new();
    position.actions(&mut list);
    let mut good = Vec::new();
    for action in list {
        let mut next = position.clone();
        next.apply(action, &mut ());
        // An action that reaches the goal up to two plies later would be a second solution: the position is rejected.
        let horizon = (plies + 1).min(order.deepest);
        match forcing.within(&next, horizon)? {
            Some(within) if within < plies => good.push(action),
            Some(_) => return Ok(None),
            None => {}
        }
    }
    Ok(Some((plies, good)))
}

/// Returns a solution from its first action to the goal: the solver takes the shortest way, the other person the
/// longest defence.
fn line<G: Heuristic>(order: &Order, position: &G, goal: Goal, first: G::Action, plies: u32) -> Vec<String> {
    let person = position.person();
    let (mut now, mut texts, mut left) = (position.clone(), Vec::new(), plies);
    let mut next = Some(first);
    while let Some(action) = next {
        let mut text = String::new();
        now.write(action, &mut text);
        texts.push(text);
        now.apply(action, &mut ());
        left = left.saturating_sub(1);
        let mut list = Vec::new();
        if now.outcome().is_none() {
            now.actions(&mut list);
        }
        let mut forcing = Forcing::new(goal, person, order.nodes);
        let mut rated: Vec<(u32, G::Action)> = Vec::new();
        for action in list {
            let mut after = now.clone();
            after.apply(action, &mut ());
            if let Ok(Some(within)) = forcing.within(&after, left) {
                rated.push((within, action));
            }
        }
        let mine = now.person() == person;
        let best = if mine { rated.iter().min_by_key(|r| r.0) } else { rated.iter().max_by_key(|r| r.0) };
        next = best.map(|r| r.1);
    }
    texts
}

fn men<G: Heuristic>(position: &G) -> BTreeSet<String> {
    let mut pieces = Vec::new();
    position.pieces(&mut pieces);
    pieces.iter().map(|piece| format!("{piece:?}")).collect()
}

/// Returns the puzzle that a position makes, or `None` if it is not suitable.
fn look<G: Heuristic>(order: &Order, position: &G) -> Option<Found> {
    let mut list = Vec::new();
    position.actions(&mut list);
    if !CHOICE.contains(&list.len()) {
        return None;
    }
    let goal = Goal::Win;
    let (plies, good) = solutions(order, position, goal).ok()??;
    // A turn of several actions can often be played in a different order, so several first actions may be correct.
    let first = *good.first().filter(|_| good.len() == 1 || good.len() * FEW <= list.len())?;
    let quiet = !position.is_noisy(first);
    let promise = position.move_order(first);
    // The number of actions that look better without search, by move ordering.
    let better = list.iter().filter(|&&action| position.move_order(action) > promise).count() as i32;
    let men = men(position);
    let charm = i32::from(quiet) * 4 + better.min(8) + (list.len() as i32 / 3).min(8) - men.len() as i32 / 4;
    let written = |&action: &G::Action| {
        let mut text = String::new();
        position.write(action, &mut text);
        text
    };
    let solutions: Vec<String> = good.iter().map(written).collect();
    let keys = json!({
        "options": order.options.words(G::FACTS),
        "position": position.object(),
        "goal": "win",
        "plies": plies,
        "grade": match plies { 0..=2 => 1, 3 | 4 => 2, _ => 3 },
        "solutions": solutions,
        "line": line(order, position, goal, first, plies),
    });
    // The written position must restore the same position; it can lack parts of the history that the key includes.
    let object = keys["position"].as_object()?;
    let again = G::from_object(&order.options, object).ok()?;
    (again.key() == position.key() && again.mover() == position.mover()).then_some(Found { keys, plies, charm, men })
}

/// Whether two positions are nearly the same.
fn is_near(a: &Found, b: &Found) -> bool {
    let common = a.men.intersection(&b.men).count();
    common * 10 >= a.men.len().max(b.men.len()) * 8 && a.plies == b.plies && a.men.len() > 3
        || a.keys["position"] == b.keys["position"]
}

impl Visitor for &Order {
    type Output = Vec<Found>;

    fn visit<G: Heuristic>(self) -> Vec<Found> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let begun = Instant::now();
        let mut all: Vec<Found> = Vec::new();
        let mut seen = BTreeSet::new();
        for number in 0..self.matches {
            let played: Vec<G> = play(self, &mut rng, self.seed + number);
            let decided = matches!(played[played.len() - 1].outcome(), Some(Outcome::Win(_)));
            for position in played.iter().rev().skip(1).take(if decided { LAST } else { 0 }) {
                if begun.elapsed() > self.time {
                    break;
                }
                if seen.insert(position.key())
                    && let Some(found) = look(self, position)
                    && !all.iter().any(|other| is_near(other, &found) && other.charm >= found.charm)
                {
                    all.retain(|other| !is_near(other, &found));
                    all.push(found);
                }
            }
            if begun.elapsed() > self.time {
                eprintln!("{}: stopped after {} matches", G::FACTS.id, number + 1);
                break;
            }
        }
        all
    }
}

/// Selects at most `most` puzzles: up to a third for each grade, those with the best scores first.
fn choose(mut all: Vec<Found>, most: usize) -> Vec<Found> {
    all.sort_by_key(|found| std::cmp::Reverse(found.charm));
    let grade = |found: &Found| found.keys["grade"].as_u64().unwrap_or(1);
    let mut kept: Vec<Found> = Vec::new();
    let mut rest = Vec::new();
    for found in all {
        let same = kept.iter().filter(|k| grade(k) == grade(&found)).count();
        if same < most.div_ceil(3) { kept.push(found) } else { rest.push(found) }
    }
    // Puzzles with the most plies fill the places that remain.
    rest.sort_by_key(|found| std::cmp::Reverse((found.plies, found.charm)));
    let room = most.saturating_sub(kept.len());
    kept.extend(rest.into_iter().take(room));
    kept.sort_by_key(|found| (found.plies, std::cmp::Reverse(found.charm)));
    kept
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let game = GameId::find(&words.next().ok_or("expected a game")?)?;
    let (mut options, mut also) = (Vec::new(), None);
    let mut order = Order {
        options: game.facts().defaults(),
        matches: 60,
        seed: 1,
        most: 16,
        nodes: 300_000,
        deepest: 7,
        time: Duration::from_mins(1),
        chance: 0,
    };
    for word in words {
        match word.split_once('=') {
            Some(("matches", n)) => order.matches = n.parse()?,
            Some(("seed", n)) => order.seed = n.parse()?,
            Some(("most", n)) => order.most = n.parse()?,
            Some(("nodes", n)) => order.nodes = n.parse()?,
            Some(("deepest", n)) => order.deepest = n.parse()?,
            Some(("random", n)) => order.chance = n.parse()?,
            Some(("seconds", n)) => order.time = Duration::from_secs(n.parse()?),
            Some(("also", file)) => also = Some(std::fs::read_to_string(file)?),
            _ => options.push(word),
        }
    }
    order.options = game.facts().parse_options(options.iter().map(String::as_str))?;
    game.start(&order.options)?;
    let kept: Vec<Value> = match also {
        Some(text) => serde_json::from_str::<Value>(&text)?["puzzles"].as_array().cloned().unwrap_or_default(),
        None => Vec::new(),
    };
    let found = choose(game.visit(&order), order.most);
    eprintln!("{}: {} found", game.id(), found.len());
    let mut all: Vec<Value> = kept;
    all.extend(found.into_iter().map(|found| found.keys));
    all.sort_by_key(|keys| (keys["grade"].as_u64(), keys["plies"].as_u64()));
    for (i, keys) in all.iter_mut().enumerate() {
        keys["id"] = format!("p{:02}", i + 1).into();
    }
    let lines: Vec<String> = all.iter().map(Value::to_string).collect();
    println!("{{\"puzzles\":[\n{}\n]}}", lines.join(",\n"));
    Ok(())
}
