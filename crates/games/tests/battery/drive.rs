//! Plays random matches of every game and shows each ply to a law.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;
use std::fmt;
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabuleiro_engine::search::Heuristic;
use tabuleiro_games::{AnyPosition, GameId, Visitor};
use tabuleiro_rules::{Event, Facts, OptionKind, Options, below};

/// What a law says: nothing, or what is wrong.
pub type Held = Result<(), String>;

/// Leaves the law with a complaint unless the condition holds.
#[macro_export]
macro_rules! ensure {
    ($condition:expr, $($complaint:tt)+) => {
        let held: bool = $condition;
        if !held {
            return Err(format!($($complaint)+));
        }
    };
}

/// Something that holds for every game.
pub trait Law {
    /// What the law remembers from match to match.
    type Memory<G: Heuristic>: Default;

    /// Looks at one ply in so many; the first plies and the last are always looked at. A law that leaves plies out leaves
    /// more of them out where thousands of matches are watched: new matches show more than one match looked at closely.
    const EVERY: u32 = 1;

    /// A ply of a match.
    fn ply<G: Heuristic>(_: &mut Self::Memory<G>, _: &mut Ply<'_, G>) -> Held {
        Ok(())
    }

    /// The end of a match.
    fn end<G: Heuristic>(_: &mut Self::Memory<G>, _: &mut End<'_, G>) -> Held {
        Ok(())
    }
}

/// One action of a match.
pub struct Ply<'a, G: Heuristic> {
    pub options: &'a Options,
    /// How many sites the board has.
    pub sites: usize,
    /// How many actions were played before it.
    pub number: u32,
    pub before: &'a G,
    /// The legal list before it.
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

/// A game, how it is started, and how many matches are watched.
#[derive(Clone, Debug)]
pub struct Table {
    pub game: GameId,
    pub words: Vec<String>,
    pub matches: u32,
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {} {}", self.game.id(), self.words.join(" "))
    }
}

impl Table {
    pub fn options(&self) -> Options {
        let words = self.words.iter().map(String::as_str);
        self.game.facts().parse_options(words).unwrap_or_else(|e| panic!("{self}: {e}"))
    }

    pub fn start(&self) -> Box<dyn AnyPosition> {
        self.game.start(&self.options()).unwrap_or_else(|e| panic!("{self}: {e}"))
    }
}

/// The games to be watched: all, or those that `TABULEIRO_GAMES` names, separated by commas.
fn games() -> impl Iterator<Item = GameId> {
    let chosen = std::env::var("TABULEIRO_GAMES").ok();
    let wanted = move |id: &str| chosen.as_ref().is_none_or(|list| list.split(',').any(|g| g == id));
    GameId::ALL.iter().copied().filter(move |g| wanted(g.id()))
}

/// Every game with its defaults, each variant, and every value of every option (the ends and the middle of long ranges).
pub fn tables() -> Vec<Table> {
    let matches = std::env::var("TABULEIRO_MATCHES").ok().map_or(200, |n| n.parse().expect("TABULEIRO_MATCHES"));
    let mut all = Vec::new();
    for game in games() {
        let mut add = |words: Vec<String>, matches: u32| all.push(Table { game, words, matches: matches.max(4) });
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

/// Every option with values that are not the default.
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
                // Short ranges are tried whole, long ones at their end and where games are cut short. Nought switches a
                // limit off, and random matches have no end then: another test is about that.
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

/// Watches every game.
///
/// # Panics
/// Where the law is broken, once for each table, with everything needed to see it again.
pub fn hold<L: Law>() {
    let watch = |table: &Table| table.game.visit(Watch::<L> { table, law: PhantomData }).err();
    let broken: Vec<String> = tables().iter().filter_map(watch).collect();
    assert!(broken.is_empty(), "broken at {} tables:\n\n{}", broken.len(), broken.join("\n\n"));
}

struct Watch<'a, L> {
    table: &'a Table,
    law: PhantomData<L>,
}

/// Games that never end are cut off here where no bound is declared.
const ENDLESS: u32 = 100_000;

impl<L: Law> Visitor for Watch<'_, L> {
    type Output = Held;

    fn visit<G: Heuristic>(self) -> Held {
        let options = self.table.options();
        let start = G::start(&options).map_err(|e| format!("{}: {e}", self.table))?;
        let bound = if self.table.words.is_empty() { G::FACTS.max_plies } else { ENDLESS };
        let sites = start.board().sites.len();
        let mut memory = L::Memory::<G>::default();
        for seed in 0..u64::from(self.table.matches) {
            let every = if L::EVERY == 1 { 1 } else { L::EVERY.saturating_mul(1 + self.table.matches / 1000) };
            let mut game =
                Match { options: &options, sites, position: start.clone(), played: Vec::new(), bound, every };
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let watched = catch_unwind(AssertUnwindSafe(|| game.watch::<L>(&mut memory, &start, &mut rng)));
            let held = watched.unwrap_or_else(|_| Err("panicked; the output above says where".into()));
            held.map_err(|why| format!("{} (match {seed}):\n  {why}\n{}", self.table, game.story()))?;
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
    /// One ply in so many is looked at.
    every: u32,
}

impl<G: Heuristic> Match<'_, G> {
    fn watch<L: Law>(&mut self, memory: &mut L::Memory<G>, start: &G, rng: &mut Xoshiro256PlusPlus) -> Held {
        const OPENING: u32 = 4;
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        for number in 0.. {
            if self.position.outcome().is_some() {
                return L::end(memory, &mut End { start, end: &self.position, rng });
            }
            ensure!(number < self.bound, "the match is longer than {} actions", self.bound);
            legal.clear();
            events.clear();
            self.position.actions(&mut legal);
            ensure!(!legal.is_empty(), "the game runs, but there is no legal action");
            let action = legal[below(rng, legal.len() as u32) as usize];
            let before = self.position.clone();
            self.position.apply(action, &mut events);
            self.played.push((before, action));
            let looked = number < OPENING || self.position.outcome().is_some() || below(rng, self.every) == 0;
            if looked {
                let (before, after) = (&self.played[number as usize].0, &self.position);
                let (options, sites, legal, events) = (self.options, self.sites, &legal[..], &events[..]);
                let mut ply = Ply { options, sites, number, before, legal, action, events, after, rng };
                L::ply(memory, &mut ply)?;
            }
        }
        Ok(())
    }

    /// The match up to here, for the message.
    fn story(&self) -> String {
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
