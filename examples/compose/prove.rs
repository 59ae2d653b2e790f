//! Proofs: whether a position is a puzzle, with its goal, its solutions and its line.

use super::difficulty;
use super::files::{Entry, Plan};
use super::motif::{self, Case};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_engine::search::exact::{Exhausted, Forcing, Goal};
use tabuleiro_learning::Motif;
use tabuleiro_rules::{Impossible, Options, Player};

/// A puzzle, with `charm` as the score by which puzzles are selected (greater is better).
pub(super) struct Found {
    pub(super) keys: Value,
    pub(super) plies: u32,
    pub(super) motif: Motif,
    pub(super) difficulty: f64,
    pub(super) charm: i32,
    /// The first actions that solve it.
    pub(super) solutions: Vec<String>,
    /// The pieces with their sites. Near duplicates have most of them in common.
    pub(super) men: BTreeSet<String>,
}

/// Why a position is no puzzle.
pub(super) enum Unfit {
    /// The search needs more nodes than granted.
    TooHard,
    /// There is no goal, or too many actions reach it.
    Dull,
    /// No match reaches the position. Published records can begin with a sketch of a few men.
    Unlawful(Impossible),
}

impl From<Exhausted> for Unfit {
    fn from(_: Exhausted) -> Unfit {
        Unfit::TooHard
    }
}

/// What a puzzle may need.
pub(super) struct Limits<'a> {
    options: &'a Options,
    fill: f32,
    deepest: u32,
    nodes: u64,
    /// The numbers of legal actions: with fewer it is trivial, with more a person cannot examine them all.
    choice: std::ops::RangeInclusive<usize>,
}

/// A puzzle with several solutions has at least this many legal actions for each of them.
const FEW: usize = 8;
/// The greatest number of solutions.
const MOST: usize = 4;
/// The greatest lead that is asked for: beyond it, a person does not care how large it is.
const CLOSE: i32 = 12;
/// The nodes for a puzzle that is kept whatever it costs.
const PLENTY: u64 = 20_000_000;

impl Limits<'_> {
    pub(super) fn of<'a>(plan: &Plan, options: &'a Options) -> Limits<'a> {
        Limits { options, fill: plan.fill, deepest: plan.deepest, nodes: plan.look, choice: 3..=400 }
    }
}

/// A goal with the number of actions until it is reached and the first actions that reach it.
struct Proof<A> {
    goal: Goal,
    plies: u32,
    good: Vec<A>,
}

/// Proves the goal: returns the shortest forced way and the actions that begin one, unless another action reaches the
/// goal a little later.
fn prove<G: Heuristic>(
    position: &G,
    goal: Goal,
    deepest: u32,
    strict: bool,
    nodes: &mut u64,
) -> Result<Option<Proof<G::Action>>, Unfit> {
    let mut forcing = Forcing::new(goal, position.person(), *nodes);
    let proof = with_forcing(position, &mut forcing, goal, deepest, strict);
    *nodes = forcing.left();
    proof
}

fn with_forcing<G: Heuristic>(
    position: &G,
    forcing: &mut Forcing<G>,
    goal: Goal,
    deepest: u32,
    strict: bool,
) -> Result<Option<Proof<G::Action>>, Unfit> {
    let Some(plies) = forcing.within(position, deepest)? else { return Ok(None) };
    let (mut list, mut good) = (Vec::new(), Vec::new());
    position.actions(&mut list);
    for action in list {
        let mut next = position.clone();
        next.apply(action, &mut ());
        // An action that reaches the goal up to two plies later would be a second solution, unless it was asked to
        // reach it at once.
        let horizon = if strict && plies > 1 { (plies + 1).min(deepest) } else { plies - 1 };
        match forcing.within(&next, horizon)? {
            Some(within) if within < plies => good.push(action),
            Some(_) => return Err(Unfit::Dull),
            None => {}
        }
    }
    Ok(Some(Proof { goal, plies, good }))
}

/// Returns the value of a finished match for a person: the points that they are ahead, or 1, 0 and −1.
fn result<G: Heuristic>(ended: &G, person: Player) -> i32 {
    match ended.score() {
        Some(points) => {
            let side = if ended.swapped() { person.other() } else { person };
            points[side.index()] - points[side.other().index()]
        }
        None => ended.winning_person().map_or(0, |winner| if winner == person { 1 } else { -1 }),
    }
}

/// Returns the exact value for `person` if every line ends within `depth` actions and the nodes suffice.
fn value<G: Heuristic>(position: &G, person: Player, depth: u32, window: (i32, i32), nodes: &mut u64) -> Option<i32> {
    if position.outcome().is_some() {
        return Some(result(position, person));
    }
    *nodes = nodes.checked_sub(1)?;
    let depth = depth.checked_sub(1)?;
    let mut list = Vec::new();
    position.actions(&mut list);
    list.sort_by_cached_key(|&action| std::cmp::Reverse(position.move_order(action)));
    let (mut low, mut high) = window;
    let mine = position.person() == person;
    for action in list {
        let mut next = position.clone();
        next.apply(action, &mut ());
        let value = value(&next, person, depth, (low, high), nodes)?;
        if mine {
            low = low.max(value);
        } else {
            high = high.min(value);
        }
        if low >= high {
            break;
        }
    }
    Some(if mine { low } else { high })
}

/// Returns the best goal short of a win: the mover's exact result by points, or a draw.
fn lesser_goal<G: Heuristic>(position: &G, deepest: u32, nodes: &mut u64) -> Option<Goal> {
    let best = value(position, position.person(), deepest, (-10_000, 10_000), nodes)?;
    match position.score() {
        // Nobody likes to be asked to lose by little.
        Some(_) => match best {
            ..0 => None,
            0 => Some(Goal::Draw),
            1..=CLOSE => Some(Goal::Score(best)),
            _ => None,
        },
        None => (best == 0).then_some(Goal::Draw),
    }
}

/// Returns a solution from its first action to the goal: the solver takes the shortest way, the other person the
/// longest defence.
fn line<G: Heuristic>(position: &G, proof: &Proof<G::Action>, first: G::Action) -> Vec<G::Action> {
    let person = position.person();
    let (mut now, mut line, mut left) = (position.clone(), Vec::new(), proof.plies);
    let mut forcing = Forcing::new(proof.goal, person, PLENTY);
    let mut next = Some(first);
    while let Some(action) = next {
        line.push(action);
        now.apply(action, &mut ());
        left = left.saturating_sub(1);
        let mut list = Vec::new();
        now.actions(&mut list);
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
    line
}

/// Returns how full the board is, from 0 to 1.
fn fill<G: Heuristic>(position: &G) -> f32 {
    let board = position.board();
    let is_open = |shape| !matches!(shape, tabuleiro_rules::Shape::Reserve | tabuleiro_rules::Shape::Store);
    let sites = board.sites.iter().filter(|site| is_open(site.shape)).count();
    let mut pieces = Vec::new();
    position.pieces(&mut pieces);
    let taken: BTreeSet<_> = pieces.iter().filter(|p| is_open(board.sites[p.at.index()].shape)).map(|p| p.at).collect();
    taken.len() as f32 / sites.max(1) as f32
}

/// Checks the law of the game against a position of a match with these options.
fn check_law<G: Heuristic>(options: &Options, position: &G) -> Result<(), Unfit> {
    let start = G::start(options).map_err(|error| Impossible::new("options", "those of a match", error));
    match start.map(|start| position.impossibility(&start)) {
        Ok(None) => Ok(()),
        Ok(Some(why)) | Err(why) => Err(Unfit::Unlawful(why)),
    }
}

/// Examines a position; returns the puzzle that it makes and the nodes spent.
pub(super) fn look<G: Heuristic>(limits: &Limits, position: &G) -> (Result<Found, Unfit>, u64) {
    let mut list = Vec::new();
    position.actions(&mut list);
    if !limits.choice.contains(&list.len()) || fill(position) > limits.fill {
        return (Err(Unfit::Dull), 1);
    }
    if let Err(unfit) = check_law(limits.options, position) {
        return (Err(unfit), 1);
    }
    let mut left = limits.nodes;
    let proof = match prove(position, Goal::Win, limits.deepest, true, &mut left) {
        Ok(None) => match lesser_goal(position, limits.deepest.min(6), &mut left) {
            Some(goal) => prove(position, goal, limits.deepest, true, &mut left),
            None => Ok(None),
        },
        // Where several actions win, one may win by more than the others.
        Err(Unfit::Dull) if position.score().is_some() => match lesser_goal(position, limits.deepest.min(6), &mut left)
        {
            Some(goal) => prove(position, goal, limits.deepest, true, &mut left),
            None => Err(Unfit::Dull),
        },
        other => other,
    };
    let spent = limits.nodes - left;
    let proof = match proof {
        Ok(Some(proof)) => proof,
        Ok(None) => return (Err(Unfit::Dull), spent),
        Err(unfit) => return (Err(unfit), spent),
    };
    // A turn of several actions can often be played in a different order, so several first actions may be correct.
    let count = proof.good.len();
    let rare = count * FEW <= list.len() && count <= if proof.plies > 1 { MOST } else { 2 };
    let few = count == 1 || rare;
    if !few || proof.good.is_empty() {
        return (Err(Unfit::Dull), spent);
    }
    (told(limits.options, position, &proof, None).ok_or(Unfit::Dull), spent)
}

/// Proves a puzzle or a chosen position again, which must not break the law either.
pub(super) fn again<G: Heuristic>(entry: &Entry, plan: &Plan) -> Result<Found, Unfit> {
    let (options, position) = read::<G>(entry).ok_or(Unfit::Dull)?;
    check_law(&options, &position)?;
    let mut nodes = PLENTY;
    let deepest = entry.0["plies"].as_u64().map_or(plan.deepest, |plies| plies as u32);
    let goal = match (entry.0["goal"].as_str(), entry.0["score"].as_i64()) {
        (Some("draw"), _) => Goal::Draw,
        (_, Some(points)) => Goal::Score(points as i32),
        _ => Goal::Win,
    };
    let proof = prove(&position, goal, deepest, false, &mut nodes)?.ok_or(Unfit::Dull)?;
    told(&options, &position, &proof, Some(entry)).ok_or(Unfit::Dull)
}

/// Reads the position of a puzzle; `None` if it cannot be read or the match is over.
fn read<G: Heuristic>(entry: &Entry) -> Option<(Options, G)> {
    let options = G::FACTS.parse_options(entry.options()).ok()?;
    let position = G::from_object(&options, entry.position().as_object()?).ok()?;
    position.outcome().is_none().then_some((options, position))
}

/// Returns the keys of a puzzle with its motif and its difficulty; `entry` is the puzzle as it was.
fn told<G: Heuristic>(
    options: &Options,
    position: &G,
    proof: &Proof<G::Action>,
    entry: Option<&Entry>,
) -> Option<Found> {
    let written = |position: &G, action: G::Action| {
        let mut text = String::new();
        position.write(action, &mut text);
        text
    };
    let solutions: Vec<String> = proof.good.iter().map(|&action| written(position, action)).collect();
    // The line that a puzzle has already is kept, because its end was looked at.
    let known = entry.and_then(|entry| entry.0["line"][0].as_str().map(str::to_string));
    let first = proof.good.iter().copied().find(|&action| Some(written(position, action)) == known);
    let first = first.or(proof.good.first().copied())?;
    let line = line(position, proof, first);
    let case = Case { position, goal: proof.goal, plies: proof.plies, good: &proof.good, line: &line };
    let motif = motif::of(&case);
    let measured = difficulty::of(&case);
    let (mut now, mut texts) = (position.clone(), Vec::new());
    for &action in &line {
        texts.push(written(&now, action));
        now.apply(action, &mut ());
    }
    if !proof.goal.holds(&now, position.person()) {
        return None;
    }
    let mut keys = json!({
        "options": options.words(G::FACTS),
        "position": position.object(),
        "goal": match proof.goal { Goal::Win => "win", Goal::Draw => "draw", Goal::Score(_) => "score" },
        "plies": proof.plies,
        "solutions": solutions,
        "line": texts,
        "motif": motif,
    });
    if let Goal::Score(points) = proof.goal {
        keys["score"] = points.into();
    }
    if let Some(entry) = entry {
        // Positions are compared as they are written.
        keys["position"] = entry.position().clone();
        for key in ["source", "motif"] {
            let given = entry.0.get(key).filter(|_| key == "source" || entry.0.get("plies").is_none());
            if let Some(given) = given {
                keys[key] = given.clone();
            }
        }
    }
    let motif = serde_json::from_value(keys["motif"].clone()).ok()?;
    // The written position must restore the same position; it can lack parts of the history that the key includes.
    let again = G::from_object(options, keys["position"].as_object()?).ok()?;
    if again.key() != position.key() || again.mover() != position.mover() {
        return None;
    }
    let mut pieces = Vec::new();
    position.pieces(&mut pieces);
    let men: BTreeSet<String> = pieces.iter().map(|piece| format!("{piece:?}")).collect();
    let quiet = !position.is_noisy(first);
    let charm = i32::from(quiet) * 4 + measured.better.min(8) + measured.tries.min(6) - men.len() as i32 / 4
        + if proof.goal == Goal::Win { 0 } else { 2 }
        + if matches!(motif, Motif::QuietMove | Motif::Capture) { 0 } else { 2 };
    Some(Found { keys, plies: proof.plies, motif, difficulty: measured.difficulty, charm, solutions, men })
}
