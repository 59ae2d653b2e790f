//! Check of opponents: at every level they play a win in one action.

use super::drive::ensure;
use super::drive::{CheckResult, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_catalogue::{GameId, Visitor};
use tabuleiro_engine::search::{Heuristic, Level, Method, Setting, opponent_with};
use tabuleiro_rules::{Options, Player, below};

/// Number of positions with a win in one that are tried for each setup.
const ENOUGH: u32 = 4;
/// Number of matches played with one searching player if random matches contain no win.
const SKILLED: u64 = 4;
/// Longest match, in actions; longer ones are not used.
const LONGEST: u32 = 10_000;
/// Node limit of the opponents: less than the weakest level has.
const NODES: u64 = 500;

/// Finds matches whose last action won for the person who played it, and checks that every level plays a winning action
/// in the position before it. Returns the number of such positions.
pub struct Wins<'a>(pub &'a Setup);

impl Visitor for Wins<'_> {
    type Output = Result<u32, String>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        let Wins(setup) = self;
        let start = G::start(&setup.options()).map_err(|e| format!("{setup}: {e}"))?;
        let mut found = 0;
        // In some games random play never wins, so one player searches.
        let random = (0..u64::from(setup.matches)).map(|seed| (seed, false));
        for (seed, skilled) in random.chain((0..SKILLED).map(|seed| (seed, true))) {
            if found == ENOUGH || (skilled && found > 0) {
                break;
            }
            if let Some((position, played)) = won_in_one(&start, skilled, seed) {
                every_level_wins(&position, &setup.options(), &played)
                    .map_err(|why| format!("{setup} (match {seed}): {why}"))?;
                found += 1;
            }
        }
        Ok(found)
    }
}

/// Plays a random match, with a search for the first person if `skilled`. Returns the position before the last action and
/// the actions that led there, if the last action won for the person who played it.
fn won_in_one<G: Heuristic>(start: &G, skilled: bool, seed: u64) -> Option<(G, Vec<String>)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut position, mut before) = (start.clone(), None);
    let mut played = Vec::new();
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
        let mut text = String::new();
        position.write(action, &mut text);
        played.push(text);
        position.apply(action, &mut ());
    }
    played.pop();
    let before = before.filter(|before| position.winning_person() == Some(before.person()))?;
    Some((before, played))
}

fn every_level_wins<G: Heuristic>(position: &G, options: &Options, played: &[String]) -> CheckResult {
    let game = GameId::find(G::FACTS.id).map_err(|e| e.to_string())?;
    let mut any = game.start(options).map_err(|e| e.to_string())?;
    for action in played {
        any.play(action, &mut Vec::new()).map_err(|e| e.to_string())?;
    }
    for level in Level::steps() {
        for seed in 0..4 {
            wins(position, any.opponent(level.into(), seed).think(NODES).best, &format!("level {level}"))?;
        }
    }
    for method in [Method::AlphaBeta, Method::MonteCarlo] {
        let best = opponent_with(position, method, Setting::best(method), 1).think(NODES).best;
        wins(position, best, &format!("{method:?}"))?;
    }
    Ok(())
}

fn wins<G: Heuristic>(position: &G, best: Option<String>, player: &str) -> CheckResult {
    let best = best.ok_or("no action")?;
    let mut next = position.clone();
    next.apply(position.read(&best).map_err(|e| e.to_string())?, &mut ());
    ensure!(
        next.winning_person() == Some(position.person()),
        "{player} plays {best}, which does not win at once, in {}",
        serde_json::Value::Object(position.object())
    );
    Ok(())
}
