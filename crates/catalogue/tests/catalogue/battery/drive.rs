//! Plays random matches of every game and runs a check on their plies.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;
use std::fmt;
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabuleiro_catalogue::{AnyPosition, GameId, Visitor};
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{Event, Facts, OptionKind, Options, below};

/// The result of a check: nothing, or a message that says what is wrong.
pub type CheckResult = Result<(), String>;

/// Returns an error with a formatted message unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($message:tt)+) => {
        let condition: bool = $condition;
        if !condition {
            return Err(format!($($message)+));
        }
    };
}

pub(super) use ensure;

/// A condition that every game must meet.
pub trait Check {
    /// State kept from match to match of one setup.
    type Memory<G: Heuristic>: Default;

    /// Checks one ply in this many at random; the first plies and the last are always checked. Checks with a value
    /// above 1 skip more plies when thousands of matches are played, because additional matches find more errors than
    /// additional plies of a match.
    const EVERY: u32 = 1;

    /// Checks a ply of a match.
    fn ply<G: Heuristic>(_: &mut Self::Memory<G>, _: &mut Ply<'_, G>) -> CheckResult {
        Ok(())
    }

    /// Checks the end of a match.
    fn end<G: Heuristic>(_: &mut Self::Memory<G>, _: &mut End<'_, G>) -> CheckResult {
        Ok(())
    }
}

/// One action of a match.
pub struct Ply<'a, G: Heuristic> {
    pub options: &'a Options,
    /// The number of sites of the board.
    pub sites: usize,
    /// The number of actions played before it.
    pub number: u32,
    pub before: &'a G,
    /// The legal actions before it, in the game's order.
    pub legal: &'a [G::Action],
    pub action: G::Action,
    pub events: &'a [Event],
    pub after: &'a G,
    pub rng: &'a mut Xoshiro256PlusPlus,
}

/// The end of a match.
pub struct End<'a, G> {
    pub start: &'a G,
    pub end: &'a G,
    pub rng: &'a mut Xoshiro256PlusPlus,
}

/// A game, the words for its variant and options, and the number of random matches to play.
#[derive(Clone, Debug)]
pub struct Setup {
    pub game: GameId,
    pub words: Vec<String>,
    pub matches: u32,
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {} {}", self.game.id(), self.words.join(" "))
    }
}

impl Setup {
    pub fn options(&self) -> Options {
        let words = self.words.iter().map(String::as_str);
        self.game.facts().parse_options(words).unwrap_or_else(|e| panic!("{self}: {e}"))
    }

    pub fn start(&self) -> Box<dyn AnyPosition> {
        self.game.start(&self.options()).unwrap_or_else(|e| panic!("{self}: {e}"))
    }
}

/// Returns the games to check: all, or those in the environment variable `TABULEIRO_GAMES`, separated by commas.
fn games() -> impl Iterator<Item = GameId> {
    let chosen = std::env::var("TABULEIRO_GAMES").ok();
    let wanted = move |id: &str| chosen.as_ref().is_none_or(|list| list.split(',').any(|g| g == id));
    GameId::ALL.iter().copied().filter(move |g| wanted(g.id()))
}

/// Returns every game with its defaults, with each variant, and with every value of every option (of long ranges the
/// ends and the middle).
pub fn setups() -> Vec<Setup> {
    let matches = std::env::var("TABULEIRO_MATCHES").ok().map_or(200, |n| n.parse().expect("TABULEIRO_MATCHES"));
    let mut all = Vec::new();
    for game in games() {
        let mut add = |words: Vec<String>, matches: u32| all.push(Setup { game, words, matches: matches.max(4) });
        add(Vec::new(), matches);
        for variant in game.facts().variants.iter().skip(1) {
            add(vec![variant.to_string()], matches / 2);
        }
        for word in other_options(game.facts()) {
            add(vec![word], matches / 40);
        }
    }
    all
}

/// Returns words that set each option to values other than its default.
fn other_options(facts: &Facts) -> Vec<String> {
    let defaults = facts.defaults();
    let mut words = Vec::new();
    for option in facts.options {
        let values: Vec<String> = match option.kind {
            OptionKind::Side { allowed, .. } => allowed.iter().map(u8::to_string).collect(),
            OptionKind::Size { least, greatest, .. } => {
                let between = (least.0.midpoint(greatest.0), least.1.midpoint(greatest.1));
                let wide = (greatest.0, least.1);
                let tall = (least.0, greatest.1);
                [least, between, wide, tall, greatest].map(|(w, h)| format!("{w}x{h}")).to_vec()
            }
            OptionKind::Number { least, greatest, .. } => {
                let few = (least..=greatest).contains(&8).then_some(8);
                // All values of short ranges; of long ranges the greatest, and 8, which ends games early. The value 0
                // switches a limit off, so random matches might not end: `a_limit_of_zero_is_no_limit` tests it.
                let all: Vec<u32> = if greatest - least < 8 { (least..=greatest).collect() } else { vec![greatest] };
                all.into_iter().chain(few).map(|n| n.to_string()).collect()
            }
            OptionKind::Toggle { default } => vec![if default { "off" } else { "on" }.to_string()],
            OptionKind::Player { default } => vec![if default.index() == 0 { "second" } else { "first" }.to_string()],
        };
        for value in values {
            let mut changed = defaults.clone();
            if changed.set(facts, option.name, &value).is_ok() && changed != defaults {
                words.push(format!("{}={value}", option.name));
            }
        }
    }
    words.dedup();
    words
}

/// Runs a check on every setup.
///
/// # Panics
/// If the check fails for a setup. The message has the setup, the seed and the actions of the match.
pub fn run<C: Check>() {
    let run_one = |setup: &Setup| setup.game.visit(Runner::<C> { setup, check: PhantomData }).err();
    let failures: Vec<String> = setups().iter().filter_map(run_one).collect();
    assert!(failures.is_empty(), "failed for {} setups:\n\n{}", failures.len(), failures.join("\n\n"));
}

struct Runner<'a, C> {
    setup: &'a Setup,
    check: PhantomData<C>,
}

/// Longest match of setups for which a game declares no bound, in actions.
const ENDLESS: u32 = 100_000;

impl<C: Check> Visitor for Runner<'_, C> {
    type Output = CheckResult;

    fn visit<G: Heuristic>(self) -> CheckResult {
        let options = self.setup.options();
        let start = G::start(&options).map_err(|e| format!("{}: {e}", self.setup))?;
        let bound = if self.setup.words.is_empty() { G::FACTS.max_plies } else { ENDLESS };
        let sites = start.board().sites.len();
        let mut memory = C::Memory::<G>::default();
        for seed in 0..u64::from(self.setup.matches) {
            let every = if C::EVERY == 1 { 1 } else { C::EVERY.saturating_mul(1 + self.setup.matches / 1000) };
            let mut game =
                Match { options: &options, sites, position: start.clone(), played: Vec::new(), bound, every };
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let result = catch_unwind(AssertUnwindSafe(|| game.play::<C>(&mut memory, &start, &mut rng)));
            let result = result.unwrap_or_else(|_| Err("panicked; see the output above".into()));
            result.map_err(|why| format!("{} (match {seed}):\n  {why}\n{}", self.setup, game.report()))?;
        }
        Ok(())
    }
}

struct Match<'a, G: Heuristic> {
    options: &'a Options,
    sites: usize,
    position: G,
    played: Vec<(G, G::Action)>,
    bound: u32,
    /// One ply in this many is checked.
    every: u32,
}

impl<G: Heuristic> Match<'_, G> {
    fn play<C: Check>(&mut self, memory: &mut C::Memory<G>, start: &G, rng: &mut Xoshiro256PlusPlus) -> CheckResult {
        const OPENING: u32 = 4;
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        for number in 0.. {
            if self.position.outcome().is_some() {
                return C::end(memory, &mut End { start, end: &self.position, rng });
            }
            ensure!(number < self.bound, "the match is longer than {} actions", self.bound);
            legal.clear();
            events.clear();
            self.position.actions(&mut legal);
            ensure!(!legal.is_empty(), "the game is not over, but there is no legal action");
            let action = legal[below(rng, legal.len() as u32) as usize];
            let before = self.position.clone();
            self.position.apply(action, &mut events);
            self.played.push((before, action));
            let checked = number < OPENING || self.position.outcome().is_some() || below(rng, self.every) == 0;
            if checked {
                let (before, after) = (&self.played[number as usize].0, &self.position);
                let (options, sites, legal, events) = (self.options, self.sites, &legal[..], &events[..]);
                let mut ply = Ply { options, sites, number, before, legal, action, events, after, rng };
                C::ply(memory, &mut ply)?;
            }
        }
        Ok(())
    }

    /// Returns the actions played and the last positions, for the message.
    fn report(&self) -> String {
        let text = |(before, action): &(G, G::Action)| {
            let mut text = String::new();
            before.write(*action, &mut text);
            text
        };
        let actions: Vec<String> = self.played.iter().map(text).collect();
        let object = |position: &G| Value::Object(position.object());
        let last = self
            .played
            .last()
            .map(|(before, action)| format!("  before it: {}\n  last action: {action:?}\n", object(before)));
        let played = format!("  {} actions: {}\n", actions.len(), actions.join(" "));
        format!("{played}{}  after it: {}", last.unwrap_or_default(), object(&self.position))
    }
}
