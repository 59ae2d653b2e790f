//! Lets players meet over the games of the catalogue until it is clear who is stronger, and keeps a table of it.
//! `docs/tournament.md` says how to use it and what the results mean.
//!
//! ```text
//! cargo run --release --no-default-features --example tournament -- game=hex,avanco budget=20ms pairs=200
//! cargo run --release --no-default-features --example tournament -- levels game=semaforo
//! ```

mod boards;
mod budget;
mod ledger;
mod pair;
mod player;
mod question;
mod sequential;
mod table;

use budget::Budget;
use ledger::{Ledger, Meeting};
use pair::Terms;
use player::Player;
use question::Question;
use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;
use tabuleiro::games::{AnyPosition, GameId};

const USAGE: &str = "tournament [levels] [game=ID,ID…] [boards=full|small|all] [players=ab,mcts] [budget=20ms|NODES] \
                     [pairs=200] [opening=6] [seed=1] [file=docs/strength.json]";

/// What is to be played.
struct Plan {
    levels: bool,
    games: Vec<GameId>,
    full: bool,
    small: bool,
    players: Vec<String>,
    budget: Budget,
    pairs: u32,
    opening: u32,
    seed: u64,
    file: PathBuf,
}

impl Plan {
    fn read(words: &[String]) -> Result<Plan, Box<dyn Error>> {
        let levels = words.iter().any(|word| word == "levels");
        let mut plan = Plan {
            levels,
            games: GameId::ALL.to_vec(),
            full: true,
            small: true,
            players: vec!["ab".into(), "mcts".into()],
            // What the program gives its levels, and what is enough to see which search is better.
            budget: Budget::read(if levels { "2000ms" } else { "20ms" })?,
            pairs: 200,
            opening: 6,
            seed: 1,
            file: "docs/strength.json".into(),
        };
        for word in words {
            match word.split_once('=') {
                None if word == "levels" => {}
                Some(("game", ids)) => plan.games = ids.split(',').map(GameId::find).collect::<Result<_, _>>()?,
                Some(("boards", which)) => {
                    (plan.full, plan.small) = match which {
                        "full" => (true, false),
                        "small" => (false, true),
                        "all" => (true, true),
                        _ => return Err(USAGE.into()),
                    }
                }
                // Players are named in the table; one that cannot be read is better known at once.
                Some(("players", list)) => {
                    let name = |word: &str| Player::read(word).map(|player| player.to_string());
                    plan.players = list.split(',').map(name).collect::<Result<_, _>>()?;
                }
                Some(("budget", text)) => plan.budget = Budget::read(text)?,
                Some(("pairs", n)) => plan.pairs = n.parse()?,
                Some(("opening", n)) => plan.opening = n.parse()?,
                Some(("seed", n)) => plan.seed = n.parse()?,
                Some(("file", path)) => plan.file = path.into(),
                _ => return Err(USAGE.into()),
            }
        }
        let with_levels = levels || plan.players.iter().any(|player| player.starts_with("level"));
        if with_levels && matches!(plan.budget, Budget::Nodes(_)) {
            return Err("levels have nodes of their own: give a budget in milliseconds".into());
        }
        if matches!(plan.budget, Budget::Time(_)) && budget::processor_time().is_none() {
            return Err("this system does not tell the processor time of a thread: give a budget in nodes".into());
        }
        Ok(plan)
    }

    /// Who meets whom: everybody everybody else, or each level the one below it.
    fn players(&self) -> Vec<[String; 2]> {
        if self.levels {
            let level = |n: u8| format!("level{n}");
            let steps = (2..=5).map(|n| [level(n), level(n - 1)]);
            return [["ahead".into(), level(1)]].into_iter().chain(steps).collect();
        }
        let pairs =
            |(i, a): (usize, &String)| self.players[i + 1..].iter().map(|b| [a.clone(), b.clone()]).collect::<Vec<_>>();
        self.players.iter().enumerate().flat_map(pairs).collect()
    }

    fn meetings(&self) -> Vec<Meeting> {
        let mut meetings = Vec::new();
        for game in &self.games {
            let wanted = |words: &String| if words.contains("size=") { self.small } else { self.full };
            for game in boards::of(*game).into_iter().filter(wanted) {
                for players in self.players() {
                    let (game, budget) = (game.clone(), self.budget.to_string());
                    meetings.push(Meeting { game, players, budget, pairs: [0; 5], actions: 0 });
                }
            }
        }
        meetings
    }

    /// Plays one meeting until its question is answered or its pairs are played.
    fn play(&self, meeting: &Meeting, ledger: &mut Ledger) -> Result<(), Box<dyn Error>> {
        let start = start(&meeting.game)?;
        // An opening leaves most of a short game to be played.
        let opening = self.opening.min(start.facts().typical_plies / 4);
        let terms = Terms { start, opening, budget: self.budget };
        let [first, second] = &meeting.players;
        let players = [Player::read(first)?, Player::read(second)?];
        loop {
            let here = ledger.meeting(meeting);
            let played = sequential::pairs(&here.pairs);
            if played >= self.pairs || Question::of(here).is_answered(&here.pairs) {
                break;
            }
            let pair = terms.play(players, seed_of(self.seed, meeting, played));
            here.pairs[pair.quarters] += 1;
            here.actions += u64::from(pair.actions);
            ledger.save(&self.file, &table::page(ledger))?;
        }
        let here = ledger.meeting(meeting);
        let (score, margin) = (100.0 * sequential::score(&here.pairs), 100.0 * sequential::margin(&here.pairs));
        let (games, answer) = (2 * sequential::pairs(&here.pairs), Question::of(here).answer(here));
        println!("{}: {first} – {second}: {score:.0} ± {margin:.0} % of {games} games, {answer}", meeting.game);
        Ok(())
    }
}

/// The start of a game given as the protocol takes it.
fn start(words: &str) -> Result<Box<dyn AnyPosition>, Box<dyn Error>> {
    let mut words = words.split_whitespace();
    let game = GameId::find(words.next().unwrap_or_default())?;
    Ok(game.start(&game.facts().parse_options(words)?)?)
}

/// A seed for a pair of games: another for every game and pair, the same for all players, who thus meet over the same
/// openings.
fn seed_of(seed: u64, meeting: &Meeting, pair: u32) -> u64 {
    let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let game = meeting.game.bytes().fold(0xcbf2_9ce4_8422_2325, fold);
    game ^ seed.rotate_left(20) ^ u64::from(pair)
}

fn run() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let plan = Plan::read(&words)?;
    let mut ledger = Ledger::open(&plan.file, plan.seed, plan.opening)?;
    for meeting in plan.meetings() {
        plan.play(&meeting, &mut ledger)?;
    }
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tournament: {error}");
            ExitCode::FAILURE
        }
    }
}
