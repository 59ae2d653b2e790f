//! Exact values of positions and of their actions, by the solvers of the engine.

use tabuleiro_catalogue::AnyPosition;
use tabuleiro_engine::search::exact::{Exhausted, Goal};
use tabuleiro_engine::solve::{Measure, Proof, Report, Request, Value};
use tabuleiro_rules::Player;

/// The greatest number of bytes of the tables of a proof.
const MEMORY: u64 = 32 << 20;

/// The methods in the order in which they are tried, with the number of nodes of a search that one of theirs counts as.
/// Where a position splits into regions, their values are found soonest.
const METHODS: [(Proof, u64); 3] = [(Proof::Sums, 24), (Proof::ProofNumber, 1), (Proof::AlphaBeta, 1)];

/// Returns what is measured to see whether a goal is reached.
const fn measure(goal: Goal) -> Measure {
    match goal {
        Goal::Win | Goal::Draw => Measure::Win,
        Goal::Score(_) => Measure::Score,
    }
}

/// Returns whether `person` has reached the goal if a position has that value.
fn holds(goal: Goal, value: Value, person: Player) -> bool {
    match (goal, value) {
        (Goal::Win | Goal::Draw, Value::Win(winner)) => winner == person,
        (Goal::Draw, Value::Draw) => true,
        (Goal::Score(least), Value::Margin(points)) => {
            let own = if person == Player::First { points } else { -points };
            own >= least
        }
        _ => false,
    }
}

/// Returns the results of the first proof of the position and all its actions that is complete.
fn report(position: &dyn AnyPosition, goal: Goal, nodes: u64) -> Result<Report, Exhausted> {
    let request = |proof| Request { proof, measure: measure(goal), memory: MEMORY, turn: Request::ONE_BY_ONE };
    let prove = |(proof, cost)| {
        let mut prover = position.prover(request(proof)).ok()?;
        prover.think(nodes / cost);
        Some(prover.report()).filter(Report::is_complete)
    };
    METHODS.into_iter().find_map(prove).ok_or(Exhausted)
}

/// Returns for every legal action, in the game's order, whether `person` reaches the goal after it with best play of both
/// persons, however long it takes.
///
/// # Errors
/// [`Exhausted`] if that cannot be proved with `nodes` nodes, or by no method.
pub(super) fn reaching(
    position: &dyn AnyPosition,
    goal: Goal,
    person: Player,
    nodes: u64,
) -> Result<Vec<(String, bool)>, Exhausted> {
    let actions = report(position, goal, nodes)?.actions;
    let reaches = |value: Value| holds(goal, value, person);
    actions.into_iter().map(|action| Ok((action.text, reaches(action.value.ok_or(Exhausted)?)))).collect()
}

/// Returns whether `person` reaches the goal from a position with best play of both persons, however long it takes.
///
/// # Errors
/// [`Exhausted`] if that cannot be proved with `nodes` nodes, or by no method.
pub(super) fn is_reached(
    position: &dyn AnyPosition,
    goal: Goal,
    person: Player,
    nodes: u64,
) -> Result<bool, Exhausted> {
    if position.outcome().is_some() {
        return Ok(position.forced(goal, person, 0, 1)?.is_some());
    }
    let value = report(position, goal, nodes)?.value.ok_or(Exhausted)?;
    Ok(holds(goal, value, person))
}
