//! Matches to take positions from: played by level 3 and stronger, and published.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::Rng;
use std::path::Path;
use tabuleiro_catalogue::matches::{Match, Published};
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_engine::person::{Character, Persona};
use tabuleiro_engine::search::{Heuristic, Level};
use tabuleiro_rules::{Options, below};

/// The number of nodes of a playing opponent that count as one node of the search for puzzles.
pub(super) const CHEAP: i64 = 4;
/// Nodes between two questions whether an opponent has decided.
const SLICE: u64 = 100_000;
/// The longest match, in actions.
const LONGEST: usize = 300;
/// The opening actions that weaker opponents choose, so that no two matches are equal.
const OPENING: usize = 4;

fn game<G: Heuristic>() -> GameId {
    GameId::find(G::FACTS.id).expect("the game is in the catalogue")
}

/// Reads a position of any game as one of `G`.
fn typed<G: Heuristic>(position: &dyn AnyPosition) -> Option<G> {
    G::from_object(position.options(), &position.object()).ok()
}

/// Plays a match; returns its positions and the nodes that the opponents needed.
pub(super) fn match_of<G: Heuristic>(options: &Options, rng: &mut Xoshiro256PlusPlus) -> (Vec<G>, u64) {
    let mut now = game::<G>().start(options).expect("the options are those of a board");
    let (mut line, mut nodes) = (Vec::new(), 0);
    let level = |text: &str| text.parse::<Level>().expect("a level");
    // Different strengths and characters make mistakes of different kinds.
    let strong = [level("3"), level("3+"), level("4")][below(rng, 3) as usize];
    let characters = game::<G>().characters();
    let character = |rng: &mut Xoshiro256PlusPlus| match below(rng, characters.len() as u32 + 1) as usize {
        0 => Character::Even,
        n => characters[n - 1],
    };
    let mut people = [level("3"), strong].map(|level| (Persona { level, character: character(rng) }, rng.next_u64()));
    if below(rng, 2) == 0 {
        people.reverse();
    }
    while now.outcome().is_none() && line.len() < LONGEST {
        let (persona, seed) = people[now.person().index()];
        let persona = if line.len() < OPENING { Persona { level: level("2"), ..persona } } else { persona };
        let mut opponent = now.opponent(persona, seed);
        let mut progress = opponent.think(SLICE);
        while !progress.finished {
            progress = opponent.think(SLICE);
        }
        nodes += progress.nodes;
        let Some(action) = progress.best else { break };
        line.extend(typed(&*now));
        if now.play(&action, &mut Vec::new()).is_err() {
            break;
        }
    }
    (line, nodes)
}

/// Returns the positions of the published matches with these options.
pub(super) fn published<G: Heuristic>(options: &Options) -> Vec<(Vec<G>, u64)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/games/{}/records", G::FACTS.id));
    let mut files: Vec<_> = std::fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    files.sort();
    let texts = files.iter().filter_map(|path| std::fs::read_to_string(path).ok());
    let records = texts.filter_map(|text| Published::list(&text).ok()).flatten();
    let matches = records.filter_map(|published| Match::from_record(&published.record).ok());
    let line = |game: Match| {
        let positions = (0..=game.plies().len()).map(|played| game.position_at(played));
        let same = positions.filter(|position| position.options() == options && position.outcome().is_none());
        (same.filter_map(typed).collect::<Vec<G>>(), 0)
    };
    matches.map(line).filter(|(line, _)| !line.is_empty()).collect()
}
