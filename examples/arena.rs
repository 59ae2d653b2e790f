//! Plays two settings against each other and says how sure the result is.
//!
//! `arena <game> [variant] [option=value …] [games=40] [opening=4] [seed=1] <player> <player>` where a player is
//! `random`, a level `1`…`5`, `ab` or `mcts`, with a budget a move where the two seconds of the levels
//! do not suit: `5:200ms`, `ab:50000` (nodes). The players take turns
//! to begin; every pair of games starts with the same few random actions.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::time::{Duration, Instant};
use tabuleiro::games::{GameId, Visitor};
use tabuleiro::rules::{Options, Player};
use tabuleiro::search::{Heuristic, Level, Method, Setting, opponent, opponent_with};

#[derive(Clone, Copy)]
enum Skill {
    Random,
    Level(Level, Duration),
    Search(Method, Setting, Duration),
}

fn skill(word: &str) -> Option<Skill> {
    let (name, budget) = word.split_once(':').unwrap_or((word, ""));
    let seconds = match budget.strip_suffix("ms") {
        Some(ms) => ms.parse::<f32>().ok()? / 1000.0,
        None if budget.is_empty() => Level::SECONDS,
        None => f32::MAX,
    };
    let time = Duration::try_from_secs_f32(seconds).unwrap_or(Duration::MAX);
    let setting = Setting::full(budget.parse().unwrap_or(u64::MAX));
    match name {
        "random" => Some(Skill::Random),
        "ab" => Some(Skill::Search(Method::AlphaBeta, setting, time)),
        "mcts" => Some(Skill::Search(Method::MonteCarlo, setting, time)),
        level => Some(Skill::Level(Level::new(level.parse().ok()?)?, time)),
    }
}

struct Arena {
    options: Options,
    skills: [Skill; 2],
    games: u64,
    opening: u32,
    seed: u64,
}

impl Arena {
    fn decide<G: Heuristic>(position: &G, skill: Skill, seed: u64, rng: &mut Xoshiro256PlusPlus) -> G::Action {
        let (mut opponent, time) = match skill {
            Skill::Random => return position.sample(rng, &mut Vec::new()),
            Skill::Level(level, time) => (opponent(position, level, seed), time),
            Skill::Search(method, setting, time) => (opponent_with(position, method, setting, seed), time),
        };
        let begun = Instant::now();
        loop {
            let progress = opponent.think(if time == Duration::MAX { u64::MAX } else { 2_000 });
            if progress.finished || begun.elapsed() >= time {
                let text = progress.best.expect("the game is running");
                return position.read(&text).expect("opponents play legal actions");
            }
        }
    }
}

impl Visitor for Arena {
    type Output = ();

    fn visit<G: Heuristic>(self) {
        let (mut points, mut tally, mut plies, mut seconds) = ([0.0, 0.0], [0u32; 3], 0u64, [0.0f64; 2]);
        for game in 0..self.games {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ (game / 2) << 20);
            let mut position = G::start(&self.options).expect("the options are consistent");
            position.random_playout(&mut rng, &mut Vec::new(), self.opening);
            let begins = Player::from_second(game % 2 == 1);
            while position.outcome().is_none() {
                let who = (position.person() as usize) ^ (begins as usize);
                let begun = Instant::now();
                let action = Self::decide(&position, self.skills[who], self.seed + game, &mut rng);
                seconds[who] += begun.elapsed().as_secs_f64();
                position.apply(action, &mut ());
                plies += 1;
            }
            let winner = position.winning_person().map(|p| (p as usize) ^ (begins as usize));
            tally[winner.unwrap_or(2)] += 1;
            let score = winner.map_or(0.5, |w| 1.0 - w as f64);
            points[0] += score;
            points[1] += score * score;
        }
        let n = self.games as f64;
        let mean = points[0] / n;
        let error = ((points[1] / n - mean * mean).max(0.25 / n) / n).sqrt();
        let [won, lost, drawn] = tally;
        println!(
            "{}: +{won} ={drawn} -{lost}  {:.0} ± {:.0} %  ({:.0} actions a game, {:.3} and {:.3} s an action)",
            G::FACTS.id,
            100.0 * mean,
            100.0 * error,
            plies as f64 / n,
            seconds[0] / plies as f64 * 2.0,
            seconds[1] / plies as f64 * 2.0,
        );
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, words @ ..] = words.as_slice() else { return Err("arena <game> [options] <player> <player>".into()) };
    let (mut games, mut opening, mut seed, mut skills, mut options) = (40, 4, 1, Vec::new(), Vec::new());
    for word in words {
        match word.split_once('=') {
            Some(("games", n)) => games = n.parse()?,
            Some(("opening", n)) => opening = n.parse()?,
            Some(("seed", n)) => seed = n.parse()?,
            _ => match skill(word) {
                Some(skill) => skills.push(skill),
                None => options.push(word.as_str()),
            },
        }
    }
    let id = GameId::find(game)?;
    let options = id.facts().parse_options(options)?;
    let skills = skills.try_into().map_err(|_| "two players, please")?;
    id.visit(Arena { options, skills, games, opening, seed });
    Ok(())
}
