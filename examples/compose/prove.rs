//! Proofs: whether a position is a puzzle, with its goal, its solutions and its line.

use super::difficulty::{self, Case};
use super::files::{Entry, Plan};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tabuleiro_catalogue::GameId;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_engine::search::exact::{Exhausted, Forcing, Goal};
use tabuleiro_learning::{EXACT_NODES, Merit, Motif, Puzzle, Puzzles, Question, SEARCH_NODES};
use tabuleiro_rules::{Impossible, Options, Player, impossibility};

/// A puzzle, with `charm` as the score by which puzzles are selected (greater is better).
pub(super) struct Found {
    pub(super) keys: Value,
    pub(super) plies: u32,
    /// Whether the solver's first turn reaches the goal.
    pub(super) is_one_turn: bool,
    /// The motifs that fit, the one to be named first.
    pub(super) motifs: Vec<Motif>,
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
    /// Too few or too many actions are legal, or the board is too full.
    Choice,
    /// No goal can be forced.
    NoGoal,
    /// Too many actions reach the goal.
    TooMany,
    /// It cannot be written, or no motif says what is true of it.
    Untold,
    /// No match reaches the position. Published records can begin with a sketch of a few men.
    Unlawful(Impossible),
}

impl Unfit {
    /// Returns the reason in words.
    pub(super) fn why(&self) -> String {
        match self {
            Unfit::TooHard => "too hard to prove".into(),
            Unfit::Choice => "too few or too many legal actions".into(),
            Unfit::NoGoal => "no goal can be forced".into(),
            Unfit::TooMany => "too many actions reach the goal".into(),
            Unfit::Untold => "no motif fits".into(),
            Unfit::Unlawful(why) => why.to_string(),
        }
    }
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
    /// Whether slower solutions need not be proved.
    short: bool,
}

/// A puzzle with several solutions has at least this many legal actions for each of them.
const FEW: usize = 8;
/// A puzzle of more than a turn has at least this many legal actions.
const CHOICE: usize = 3;
/// The greatest number of solutions.
const MOST: usize = 4;
/// The greatest lead that is asked for: beyond it, a person does not care how large it is.
const CLOSE: i32 = 12;
/// The nodes for a puzzle that is kept whatever it costs.
const PLENTY: u64 = 20_000_000;

impl Limits<'_> {
    pub(super) fn of<'a>(plan: &Plan, options: &'a Options) -> Limits<'a> {
        Limits { options, fill: plan.fill, deepest: plan.deepest, nodes: plan.look, choice: 2..=400, short: plan.short }
    }
}

/// A goal with the number of actions until it is reached, the first actions that solve the puzzle, and those that reach
/// the goal more slowly.
struct Proof<A> {
    goal: Goal,
    plies: u32,
    good: Vec<A>,
    slower: Vec<String>,
    /// Whether exact values show that all other actions never reach the goal.
    exact: bool,
    /// Whether slower ways were not looked for.
    short: bool,
}

/// Proves the goal: returns the shortest forced way, and what every first action is worth. Adds to `spent` about what the
/// first actions have cost.
fn prove<G: Heuristic>(
    options: &Options,
    position: &G,
    goal: Goal,
    (deepest, short): (u32, bool),
    nodes: &mut u64,
    spent: &mut u64,
) -> Result<Option<Proof<G::Action>>, Unfit> {
    let mut forcing = Forcing::new(goal, position.person(), *nodes);
    let plies = forcing.within(position, deepest);
    *nodes = forcing.left();
    let Some(plies) = plies? else { return Ok(None) };
    let game = GameId::find(G::FACTS.id).expect("the game is in the catalogue");
    let start = game.start(options).expect("the options are those of a board");
    let again = start.with_object(&position.object()).map_err(|_| Unfit::Untold)?;
    let question = Question { position: &*again, goal, plies, exact: true, short: false };
    *spent += EXACT_NODES / 4;
    let (mut exact, mut is_short) = (true, false);
    let mut merits = question.answer(EXACT_NODES, SEARCH_NODES);
    if merits.is_err() && question.counts_length() {
        *spent += EXACT_NODES + SEARCH_NODES / 2;
        exact = false;
        merits = Question { exact, ..question }.answer(EXACT_NODES, SEARCH_NODES);
        if merits.is_err() && short {
            is_short = true;
            merits = Question { exact, short, ..question }.answer(EXACT_NODES, SEARCH_NODES);
        }
    }
    let merits = merits?;
    let mut list = Vec::new();
    position.actions(&mut list);
    let of = |merit| (0..list.len()).filter(|&n| merits[n].1 == merit).collect::<Vec<_>>();
    Ok(Some(Proof {
        goal,
        plies,
        good: of(Merit::Solves).into_iter().map(|n| list[n]).collect(),
        slower: of(Merit::Slower).into_iter().map(|n| merits[n].0.clone()).collect(),
        exact,
        short: is_short,
    }))
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
    match start.map(|start| impossibility(position, &start)) {
        Ok(None) => Ok(()),
        Ok(Some(why)) | Err(why) => Err(Unfit::Unlawful(why)),
    }
}

/// Examines a position; returns the puzzle that it makes and the nodes spent.
pub(super) fn look<G: Heuristic>(limits: &Limits, position: &G) -> (Result<Found, Unfit>, u64) {
    let mut list = Vec::new();
    position.actions(&mut list);
    if !limits.choice.contains(&list.len()) || fill(position) > limits.fill {
        return (Err(Unfit::Choice), 1);
    }
    if let Err(unfit) = check_law(limits.options, position) {
        return (Err(unfit), 1);
    }
    let (mut left, mut extra) = (limits.nodes, 0);
    let proof = match prove(limits.options, position, Goal::Win, (limits.deepest, limits.short), &mut left, &mut extra)
    {
        Ok(None) => match lesser_goal(position, limits.deepest.min(6), &mut left) {
            Some(goal) => prove(limits.options, position, goal, (limits.deepest, limits.short), &mut left, &mut extra),
            None => Ok(None),
        },
        other => other,
    };
    let spent = limits.nodes - left + extra;
    let proof = match proof {
        Ok(Some(proof)) => proof,
        Ok(None) => return (Err(Unfit::NoGoal), spent),
        Err(unfit) => return (Err(unfit), spent),
    };
    // A turn of several actions can often be played in a different order, so several first actions may be correct.
    let (count, all) = (proof.good.len(), list.len());
    let is_short = proof.plies <= 2;
    let is_rare = count * FEW <= all && count <= MOST || is_short && count <= MOST && count * 2 <= all;
    if !(count == 1 || is_rare) || count == 0 || (all < CHOICE && !is_short) || wins_anyhow(&proof, all) {
        return (Err(Unfit::TooMany), spent);
    }
    (told(limits.options, position, &proof, None).ok_or(Unfit::Untold), spent)
}

/// Returns whether most actions reach the goal, so that there is little to find. To win at once is worth being asked
/// even then.
fn wins_anyhow<A>(proof: &Proof<A>, count: usize) -> bool {
    proof.plies > 1 && (proof.good.len() + proof.slower.len()) * 2 > count
}

/// Proves a puzzle or a chosen position again, which must not break the law either.
pub(super) fn again<G: Heuristic>(entry: &Entry, plan: &Plan) -> Result<Found, Unfit> {
    let (options, position) = read::<G>(entry).ok_or(Unfit::Untold)?;
    check_law(&options, &position)?;
    let mut nodes = PLENTY;
    let deepest = entry.0["plies"].as_u64().map_or(plan.deepest, |plies| plies as u32);
    let goal = match (entry.0["goal"].as_str(), entry.0["score"].as_i64()) {
        (Some("draw"), _) => Goal::Draw,
        (_, Some(points)) => Goal::Score(points as i32),
        _ => Goal::Win,
    };
    let proof = prove(&options, &position, goal, (deepest, plan.short), &mut nodes, &mut 0)?.ok_or(Unfit::NoGoal)?;
    let mut list = Vec::new();
    position.actions(&mut list);
    if !entry.has_source() && wins_anyhow(&proof, list.len()) {
        return Err(Unfit::TooMany);
    }
    told(&options, &position, &proof, Some(entry)).ok_or(Unfit::Untold)
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
    let case = Case { position, goal: proof.goal, plies: proof.plies, good: &proof.good };
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
    });
    if !proof.slower.is_empty() {
        keys["slower"] = json!(proof.slower);
    }
    if proof.exact {
        keys["exact"] = true.into();
    }
    if proof.short {
        keys["short"] = true.into();
    }
    if let Goal::Score(points) = proof.goal {
        keys["score"] = points.into();
    }
    if let Some(entry) = entry {
        // Positions are compared as they are written.
        keys["position"] = entry.position().clone();
        if let Some(source) = entry.0.get("source") {
            keys["source"] = source.clone();
        }
    }
    let puzzle = puzzle::<G>(&keys)?;
    let is_one_turn = puzzle.turns() == 1;
    let mut motifs = Motif::fitting(&puzzle);
    // The motif that a puzzle has already, or that a person chose, stays if it fits.
    let named = entry.and_then(|entry| serde_json::from_value::<Motif>(entry.0["motif"].clone()).ok());
    if let Some(place) = motifs.iter().position(|&motif| Some(motif) == named) {
        motifs[..=place].rotate_right(1);
    }
    let first_motif = *motifs.first()?;
    // The written position must restore the same position; it can lack parts of the history that the key includes.
    let again = G::from_object(options, keys["position"].as_object()?).ok()?;
    if again.key() != position.key() || again.mover() != position.mover() {
        return None;
    }
    let mut pieces = Vec::new();
    position.pieces(&mut pieces);
    let men: BTreeSet<String> = pieces.iter().map(|piece| format!("{piece:?}")).collect();
    let quiet = !position.is_noisy(first);
    let charm = i32::from(quiet) * 4 + measured.better.min(8) + measured.tries.min(6)
        - men.len() as i32 / 4
        - 2 * proof.slower.len().min(4) as i32
        + if proof.goal == Goal::Win { 0 } else { 2 }
        + if matches!(first_motif, Motif::QuietMove | Motif::Capture) { 0 } else { 2 };
    Some(Found {
        keys,
        plies: proof.plies,
        is_one_turn,
        motifs,
        difficulty: measured.difficulty,
        charm,
        solutions,
        men,
    })
}

/// Returns the position before the solver's last turn as a puzzle of its own, for a puzzle of several turns. Games in which
/// few positions of matches are won at once get their easiest puzzles in this way.
pub(super) fn ending<G: Heuristic>(plan: &Plan, found: &Found) -> Option<Found> {
    let (options, position) = read::<G>(&Entry::from(found.keys.clone()))?;
    let (mut now, mut last, mut was_own) = (position.clone(), None, true);
    for text in found.keys["line"].as_array()? {
        let is_own = now.person() == position.person();
        if is_own && !was_own {
            last = Some(now.clone());
        }
        was_own = is_own;
        now.apply(now.read(text.as_str()?).ok()?, &mut ());
    }
    let limits = Limits { fill: 1.0, ..Limits::of(plan, &options) };
    let (ending, _) = look(&limits, &last?);
    ending.ok().filter(|ending| ending.is_one_turn)
}

/// Reads the keys of a puzzle, which has neither id nor grade yet.
fn puzzle<G: Heuristic>(keys: &Value) -> Option<Puzzle> {
    let mut keys = keys.clone();
    let unknown = [("id", json!("p")), ("grade", json!(1)), ("difficulty", json!(0.0)), ("motif", json!("quiet-move"))];
    for (key, value) in unknown {
        keys[key] = value;
    }
    let text = json!({ "puzzles": [keys] }).to_string();
    let puzzles = Puzzles::read(&text, GameId::find(G::FACTS.id).ok()?).ok()?;
    puzzles.all().first().cloned()
}
