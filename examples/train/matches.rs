//! Matches of the program against itself, and the record file that stores them.

use crate::{Outcome, Training};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::fmt;
use std::io::Write;
use tabuleiro_engine::search::{EndgameTable, Heuristic, Method, Setting, opponent_with};
use tabuleiro_rules::{Player, below};

/// The number of matches that are appended to the record at once.
const BATCH: u64 = 50;
/// A bound greater than every margin in points.
const FAR: i32 = 4000;

/// An action of a match.
#[derive(Clone, Copy)]
pub(crate) struct Played {
    /// The index of the action in the list of legal actions.
    pub(crate) place: u16,
    /// The search value for the first side, −1000 to 1000; `None` for random and forced actions.
    pub(crate) value: Option<i16>,
}

impl Played {
    fn read(word: &str) -> Option<Played> {
        let (place, value) = word.split_once(':').map_or((word, None), |(place, value)| (place, Some(value)));
        let value = value.map(str::parse).transpose().ok()?;
        Some(Played { place: place.parse().ok()?, value })
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.place)?;
        self.value.map_or(Ok(()), |value| write!(f, ":{value}"))
    }
}

/// A match: the result for the first side, the number of random actions at its start, and all actions.
#[derive(Default)]
pub(crate) struct Match {
    /// The final margin in points; in games without points 1 for a win, 0 for a draw, −1 for a loss.
    pub(crate) margin: i32,
    pub(crate) random: usize,
    pub(crate) actions: Vec<Played>,
}

impl Match {
    fn read(line: &str) -> Option<Match> {
        let mut words = line.strip_suffix(" .")?.split(' ');
        let (margin, random) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        Some(Match { margin, random, actions: words.map(Played::read).collect::<Option<_>>()? })
    }

    /// Returns the line of the record. The full stop at its end shows that the line was written completely.
    fn write(&self) -> String {
        let actions: Vec<String> = self.actions.iter().map(ToString::to_string).collect();
        format!("{} {} {} .\n", self.margin, self.random, actions.join(" "))
    }

    fn play<G: Heuristic>(start: &G, training: &Training, number: u64) -> Match {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(training.seed << 32 ^ number);
        let random = below(&mut rng, training.opening + 1) as usize;
        let (mut position, mut played, mut legal) = (start.clone(), Match::default(), Vec::new());
        let solvable = G::ALPHA_BETA.endgame.map_or(0, |endgame| endgame.most);
        while position.outcome().is_none() && (G::ALPHA_BETA.remaining)(&position) > solvable {
            legal.clear();
            position.actions(&mut legal);
            let for_first = if position.person() == Player::First { 1000.0 } else { -1000.0 };
            let (place, value) = if played.actions.len() < random || legal.len() == 1 {
                (below(&mut rng, legal.len() as u32) as usize, None)
            } else {
                let setting = Setting::full(training.nodes);
                let mut search = opponent_with(&position, Method::AlphaBeta, setting, number);
                let thought = search.think(training.nodes);
                let best = thought.best.expect("the match is running");
                let best = position.read(&best).expect("opponents play legal actions");
                let place = legal.iter().position(|&a| a == best).expect("what is legal is listed");
                (place, Some((thought.value * for_first) as i16))
            };
            position.apply(legal[place], &mut ());
            played.actions.push(Played { place: place as u16, value });
            played.random = random.min(played.actions.len());
        }
        let for_first = |side| if side == Player::First { 1 } else { -1 };
        played.margin = match (position.outcome(), G::ALPHA_BETA.margin, G::ALPHA_BETA.endgame) {
            (Some(_), Some(margin), _) => margin(&position),
            (Some(end), None, _) => end.winner().map_or(0, for_first),
            (None, _, Some(endgame)) => {
                let result = (endgame.solve)(&position, -FAR, FAR, &mut EndgameTable::default());
                result.margin * for_first(position.mover())
            }
            (None, _, None) => 0,
        };
        played
    }
}

impl Training {
    /// Returns the matches of the record after playing and appending those that are missing.
    pub(crate) fn matches<G: Heuristic>(&self, start: &G) -> Outcome<Vec<Match>> {
        let text = std::fs::read_to_string(&self.record).unwrap_or_default();
        let mut matches: Vec<Match> = text.lines().map_while(Match::read).take(self.matches as usize).collect();
        if matches.len() as u64 == self.matches {
            return Ok(matches);
        }
        // Removes a last line that was not written completely.
        let whole: String = text.split_inclusive('\n').take(matches.len()).collect();
        std::fs::write(&self.record, whole)?;
        let mut file = std::fs::OpenOptions::new().append(true).open(&self.record)?;
        while (matches.len() as u64) < self.matches {
            let from = matches.len() as u64;
            let numbers = from..self.matches.min(from + BATCH);
            let batch: Vec<Match> = numbers.map(|number| Match::play(start, self, number)).collect();
            file.write_all(batch.iter().map(Match::write).collect::<String>().as_bytes())?;
            matches.extend(batch);
            eprint!("\r{} of {} matches", matches.len(), self.matches);
        }
        eprintln!();
        Ok(matches)
    }
}
