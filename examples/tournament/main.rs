//! Plays matches between two players in the games of the catalogue until one is significantly stronger, and keeps a
//! table of the results. `docs/tournament.md` explains its use and the results.
//!
//! ```text
//! cargo run --release --no-default-features --example tournament -- game=hex,avanco budget=20ms pairs=200
//! cargo run --release --no-default-features --example tournament -- levels=2,3 game=semaforo boards=small
//! ```

mod boards;
mod budget;
mod ledger;
mod natural;
mod pair;
mod player;
mod question;
mod sequential;
mod table;
mod tune;

use budget::Budget;
use ledger::{Ledger, Meeting, Naturalness, THOROUGH};
use pair::Terms;
use player::Player;
use question::Question;
use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_engine::search::Level;
use tune::Tuning;

const USAGE: &str = "tournament [tune|natural|levels|levels=N,N…] [game=ID,ID…] [boards=full|small|all] [players=ab,mcts] [budget=20ms|NODES] \
                     [pairs=200] [opening=6] [seed=1] [file=docs/strength.json]";

/// The settings from the command line.
struct Plan {
    /// Whether to tune the strengths of the levels instead of measuring players.
    tune: bool,
    /// Whether to measure how naturally the levels err instead of how strong players are.
    natural: bool,
    /// Levels that each play against the level below it, level 1 against `one-ply`. If empty, `players` play instead.
    levels: Vec<u8>,
    /// Ids of games, or games with variant and options in the notation of the text protocol.
    games: Vec<String>,
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
        let levels = words.iter().any(|word| word.starts_with("levels"));
        let mut plan = Plan {
            tune: words.iter().any(|word| word == "tune"),
            natural: words.iter().any(|word| word == "natural"),
            levels: Vec::new(),
            games: GameId::ALL.iter().map(|game| game.id().to_string()).collect(),
            full: true,
            small: true,
            players: vec!["ab".into(), "mcts".into()],
            // Levels get the time that the program gives them. A comparison of searches needs less.
            budget: Budget::read(if levels { "2000ms" } else { "20ms" })?,
            pairs: 200,
            opening: 6,
            seed: 1,
            file: "docs/strength.json".into(),
        };
        for word in words {
            match word.split_once('=') {
                None if word == "tune" || word == "natural" => {}
                None if word == "levels" => plan.levels = (1..=5).collect(),
                Some(("levels", list)) => plan.levels = list.split(',').map(step).collect::<Result<_, _>>()?,
                Some(("game", list)) => plan.games = list.split(',').map(str::to_string).collect(),
                Some(("boards", which)) => {
                    (plan.full, plan.small) = match which {
                        "full" => (true, false),
                        "small" => (false, true),
                        "all" => (true, true),
                        _ => return Err(USAGE.into()),
                    }
                }
                // The table has the players' canonical names; parsing them here reports errors before any game.
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
        let nodes = matches!(plan.budget, Budget::Nodes(_));
        if nodes && plan.players().iter().flatten().any(|player| player == "level5") {
            return Err("level 5 thinks as long as it may: give a budget in milliseconds".into());
        }
        if matches!(plan.budget, Budget::Time(_)) && budget::processor_time().is_none() {
            return Err("this system does not tell the processor time of a thread: give a budget in nodes".into());
        }
        Ok(plan)
    }

    /// Returns the pairs of players that meet: all pairs of `players`, or each level with the one below it.
    fn players(&self) -> Vec<[String; 2]> {
        if !self.levels.is_empty() {
            let level = |n: u8| format!("level{n}");
            let below = |n: u8| if n == 1 { Player::OnePly.to_string() } else { level(n - 1) };
            return self.levels.iter().map(|&n| [level(n), below(n)]).collect();
        }
        let pairs =
            |(i, a): (usize, &String)| self.players[i + 1..].iter().map(|b| [a.clone(), b.clone()]).collect::<Vec<_>>();
        self.players.iter().enumerate().flat_map(pairs).collect()
    }

    /// Returns the games to be played, in the notation of the text protocol.
    fn boards(&self) -> Result<Vec<String>, Box<dyn Error>> {
        let wanted = |words: &String| if words.contains("size=") { self.small } else { self.full };
        let mut games = Vec::new();
        for game in &self.games {
            if game.contains(' ') {
                games.push(game.clone());
            } else {
                games.extend(boards::of(GameId::find(game)?).into_iter().filter(wanted));
            }
        }
        Ok(games)
    }

    fn meetings(&self) -> Result<Vec<Meeting>, Box<dyn Error>> {
        let mut meetings = Vec::new();
        for game in self.boards()? {
            let selective = start(&game)?.is_selective();
            for players in self.players() {
                let [first, second] = players.each_ref().map(|player| player.replace(THOROUGH, ""));
                if !selective && first == second {
                    continue;
                }
                let (game, budget) = (game.clone(), self.budget_of(&players)?.to_string());
                meetings.push(Meeting { game, players, budget, ..Meeting::default() });
            }
        }
        Ok(meetings)
    }

    /// Tunes the ladder of one game, unless the ledger already has it.
    fn tune(&self, game: &str, ledger: &mut Ledger) -> Result<(), Box<dyn Error>> {
        if ledger.ladders.contains_key(game) {
            return Ok(());
        }
        let meeting = Meeting { game: game.into(), ..Meeting::default() };
        let terms = self.terms(game, Budget::Own)?;
        let seed = |pair| seed_of(self.seed, &meeting, pair);
        let ladder = Tuning { terms: &terms, pairs: self.pairs, seed, played: 0 }.ladder();
        println!("{game}: {ladder:?}");
        ledger.ladders.insert(game.into(), ladder);
        ledger.save(&self.file, &table::page(ledger))
    }

    /// Measures how naturally levels 1 to 4 err in a game, unless the ledger already has it.
    fn measure(&self, game: &str, ledger: &mut Ledger) -> Result<(), Box<dyn Error>> {
        if ledger.naturalness.contains_key(game) {
            return Ok(());
        }
        let meeting = Meeting { game: game.into(), ..Meeting::default() };
        let terms = self.terms(game, Budget::Own)?;
        let level = |&level: &Level| {
            let seed = |number| seed_of(self.seed, &meeting, number);
            natural::measure(&terms, Player::Persona(level.into()), self.pairs, seed)
        };
        let levels: Vec<Naturalness> = Level::ALL[..4].iter().map(level).collect();
        let shares: Vec<String> = levels.iter().map(|level| format!("{:.1} %", 100.0 * level.share())).collect();
        println!("{game}: {}", shares.join(", "));
        ledger.naturalness.insert(game.into(), levels);
        ledger.save(&self.file, &table::page(ledger))
    }

    fn terms(&self, game: &str, budget: Budget) -> Result<Terms, Box<dyn Error>> {
        let start = start(game)?;
        // At most a quarter of a short game is random.
        let opening = self.opening.min(start.facts().typical_plies / 4);
        Ok(Terms { start, opening, budget })
    }

    /// Returns the budget of an action in a meeting of these players.
    fn budget_of(&self, players: &[String; 2]) -> Result<Budget, String> {
        for player in players {
            if Player::read(player)?.takes_budget() {
                return Ok(self.budget);
            }
        }
        Ok(Budget::Own)
    }

    /// Plays one meeting until its question is answered or `self.pairs` pairs are played.
    fn play(&self, meeting: &Meeting, ledger: &mut Ledger) -> Result<(), Box<dyn Error>> {
        let terms = self.terms(&meeting.game, self.budget_of(&meeting.players)?)?;
        let [first, second] = &meeting.players;
        let players = [Player::read(first)?, Player::read(second)?];
        loop {
            let here = ledger.meeting(meeting);
            let played = sequential::pairs(&here.pairs);
            if played >= self.pairs || Question::of(here).is_answered(&here.pairs) {
                break;
            }
            let pair = terms.play(players, seed_of(self.seed, meeting, played));
            here.pairs[pair.quarters()] += 1;
            here.games = [here.games[0] + pair.won, here.games[1] + pair.drawn, here.games[2] + pair.lost];
            here.actions += u64::from(pair.actions);
            ledger.save(&self.file, &table::page(ledger))?;
        }
        let here = ledger.meeting(meeting);
        let ([won, drawn, lost], answer) = (here.games, Question::of(here).answer(here));
        println!("{}: {first} – {second}: +{won} ={drawn} −{lost}, {answer}", meeting.game);
        Ok(())
    }
}

/// Parses a level, 1 to 5.
fn step(text: &str) -> Result<u8, String> {
    let level = text.parse().ok().and_then(Level::new).map(Level::number);
    level.ok_or_else(|| format!("level '{text}': expected a number from 1 to 5"))
}

/// Returns the initial position of a game in the notation of the text protocol.
fn start(words: &str) -> Result<Box<dyn AnyPosition>, Box<dyn Error>> {
    let mut words = words.split_whitespace();
    let game = GameId::find(words.next().unwrap_or_default())?;
    Ok(game.start(&game.facts().parse_options(words)?)?)
}

/// Returns the seed of a pair of games. It differs between games and pairs and does not depend on the players, so all
/// players get the same openings.
fn seed_of(seed: u64, meeting: &Meeting, pair: u32) -> u64 {
    let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let game = meeting.game.bytes().fold(0xcbf2_9ce4_8422_2325, fold);
    game ^ seed.rotate_left(20) ^ u64::from(pair)
}

fn run() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let plan = Plan::read(&words)?;
    let mut ledger = Ledger::open(&plan.file, plan.seed, plan.opening)?;
    if plan.tune {
        return plan.boards()?.iter().try_for_each(|game| plan.tune(game, &mut ledger));
    }
    if plan.natural {
        return plan.boards()?.iter().try_for_each(|game| plan.measure(game, &mut ledger));
    }
    for meeting in plan.meetings()? {
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
