//! The review of a match: the evaluation after every action, and the actions that lost the most.

use std::collections::BTreeSet;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_engine::search::Candidate;
use tabuleiro_rules::{Outcome, Player};

/// The least loss of value, on the scale −1 to 1, that makes an action a turning point.
const DROP: f32 = 0.3;

/// The greatest number of turning points returned.
const MOST: usize = 6;

/// The evaluation of one position of a match, by a search or by the result.
#[derive(Clone, Debug, PartialEq)]
pub struct Chance {
    /// The value for the first person, from −1 (lost) to 1 (won).
    pub value: f32,
    /// The best action found by the search, in canonical notation; `None` if the match is over.
    pub best: Option<String>,
}

/// An action that lost at least 0.3 of value compared with the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint {
    /// The number of actions played before it.
    pub ply: usize,
    /// The action played, in canonical notation.
    pub played: String,
    /// The best action found by the search, in canonical notation.
    pub better: String,
    /// The value before the action for the person who played it, from −1 to 1.
    pub before: f32,
    /// The value after the action for the person who played it, from −1 to 1.
    pub after: f32,
}

/// Converts between the value for `person` and the value for the first person; it is its own inverse.
fn of_first(person: Player, value: f32) -> f32 {
    if person == Player::First { value } else { -value }
}

impl Chance {
    /// Returns the exact value of a finished position; `None` if the match is not over.
    #[must_use]
    pub fn at_end(position: &dyn AnyPosition) -> Option<Chance> {
        let value = match position.outcome()? {
            Outcome::Draw => 0.0,
            Outcome::Win(side) => {
                // Sides may have been swapped since the match began; persons stay.
                let person = if position.swapped() { side.other() } else { side };
                of_first(person, 1.0)
            }
        };
        Some(Chance { value, best: None })
    }

    /// Returns the value that a search found for a position in which `person` is to decide; `None` if `candidates` is
    /// empty. `candidates` are those of the search: the best first, with values for `person`.
    #[must_use]
    pub fn seen(person: Player, candidates: &[Candidate]) -> Option<Chance> {
        let best = candidates.first()?;
        Some(Chance { value: of_first(person, best.value), best: Some(best.text.clone()) })
    }

    /// Returns the value of a position in which `person` played `played` and better was possible or not, after every other
    /// action was evaluated. `candidates` are those of the search, with values for `person`; `after` is the value after the
    /// action that was played, which outweighs what the search thought of it.
    #[must_use]
    pub fn compared(person: Player, candidates: &[Candidate], played: &str, after: &Chance) -> Chance {
        let others = candidates.iter().filter(|candidate| candidate.text != played);
        let best = others.max_by(|a, b| a.value.total_cmp(&b.value));
        match best.filter(|best| best.value > of_first(person, after.value)) {
            Some(best) => Chance { value: of_first(person, best.value), best: Some(best.text.clone()) },
            None => Chance { value: after.value, best: Some(played.to_string()) },
        }
    }

    /// Returns whether the value is exact: a proved win or loss.
    #[must_use]
    pub fn certain(&self) -> bool {
        self.value.abs() >= 1.0
    }
}

/// Makes the evaluations of a match agree with each other, from the last position back to the first: nobody is worse off
/// before an action than after it. Returns the latest position whose evaluation has to be repeated by
/// [comparing](Chance::compared) all actions, because its search thought the action the best that then lost. `compared` are
/// the positions for which that was done.
#[must_use]
pub fn agree(game: &Match, chances: &mut [Chance], compared: &BTreeSet<usize>) -> Option<usize> {
    for ply in (0..chances.len().saturating_sub(1)).rev() {
        let person = game.position_at(ply).person();
        let [before, after] = [ply, ply + 1].map(|ply| of_first(person, chances[ply].value));
        let played = &game.plies()[ply].text;
        if after > before && (after >= 1.0 || after - before >= DROP) {
            chances[ply] = Chance { value: chances[ply + 1].value, best: Some(played.clone()) };
        } else if before - after >= DROP && chances[ply].best.as_ref() == Some(played) && !compared.contains(&ply) {
            return Some(ply);
        }
    }
    None
}

/// Returns the actions of a match that lost the most, at most six of those that lost at least 0.3 of value, in the
/// order of play. `chances[n]` is the evaluation after `n` actions; the list may end before the match does.
#[must_use]
pub fn turning_points(game: &Match, chances: &[Chance]) -> Vec<TurningPoint> {
    let mut points = Vec::new();
    for (ply, pair) in chances.windows(2).enumerate().take(game.plies().len()) {
        let played = &game.plies()[ply].text;
        let Some(better) = pair[0].best.as_ref().filter(|best| *best != played) else { continue };
        let person = game.position_at(ply).person();
        let [before, after] = [&pair[0], &pair[1]].map(|chance| of_first(person, chance.value));
        if before - after >= DROP {
            points.push(TurningPoint { ply, played: played.clone(), better: better.clone(), before, after });
        }
    }
    points.sort_by(|a, b| (b.before - b.after).total_cmp(&(a.before - a.after)));
    points.truncate(MOST);
    points.sort_by_key(|point| point.ply);
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_catalogue::matches::Record;
    use tabuleiro_engine::search::Setting;

    fn game(id: &str, options: &[&str], moves: &[&str]) -> Match {
        let words = |list: &[&str]| list.iter().map(ToString::to_string).collect();
        Match::from_record(&Record { options: words(options), moves: words(moves), ..Record::of(id) }).unwrap()
    }

    fn chance(value: f32, best: &str) -> Chance {
        Chance { value, best: Some(best.into()) }
    }

    #[test]
    fn an_action_that_loses_a_win_is_a_turning_point() {
        let game = game("hex", &["size=3"], &["a1", "b2", "c3"]);
        let chances = [chance(0.9, "b2"), chance(-0.8, "b2"), chance(-0.8, "a3"), chance(-0.9, "a3")];
        let points = turning_points(&game, &chances);
        assert_eq!(points.len(), 1, "the second action was the best, the third lost nothing: {points:?}");
        let point = &points[0];
        assert_eq!((point.ply, point.played.as_str(), point.better.as_str()), (0, "a1", "b2"));
        assert_eq!((point.before, point.after), (0.9, -0.8));
    }

    #[test]
    fn a_turning_point_of_the_second_person_has_values_for_that_person() {
        let game = game("hex", &["size=3"], &["b2", "a1"]);
        let chances = [chance(0.0, "b2"), chance(0.0, "c1"), chance(1.0, "a2")];
        let points = turning_points(&game, &chances);
        assert_eq!((points[0].ply, points[0].before, points[0].after), (1, 0.0, -1.0));
    }

    #[test]
    fn a_win_that_a_search_missed_is_known_from_the_end_and_its_loss_is_found() {
        let game = game("hex", &["size=3"], &["b2", "a1", "c3", "a2"]);
        // The search thought that the first player wins until the second has won.
        let mut chances: Vec<Chance> = ["b2", "a1", "c3", "b1"].map(|best| chance(1.0, best)).to_vec();
        chances.push(Chance { value: -1.0, best: None });
        let mut compared = BTreeSet::new();
        assert_eq!(agree(&game, &mut chances, &compared), Some(2));
        assert!((chances[3].value + 1.0).abs() < f32::EPSILON, "the last action won");
        compared.insert(2);
        let candidate = |text: &str, value| Candidate { text: text.into(), value, share: 0.0, trust: 1.0, plies: None };
        let candidates = [candidate("c3", 1.0), candidate("a2", 0.9), candidate("b1", -0.5)];
        chances[2] = Chance::compared(Player::First, &candidates, "c3", &chances[3]);
        assert_eq!(agree(&game, &mut chances, &compared), None);
        let points = turning_points(&game, &chances);
        assert_eq!(points.len(), 1, "{points:?}");
        assert_eq!((points[0].ply, points[0].better.as_str()), (2, "a2"));
    }

    #[test]
    fn an_action_without_an_evaluation_after_it_is_no_turning_point() {
        let game = game("hex", &["size=3"], &["b2", "a1"]);
        assert_eq!(turning_points(&game, &[chance(0.9, "a1")]), []);
    }

    #[test]
    fn the_losing_action_is_found_with_values_of_a_search() {
        // The second player answers d2=g although a win in one action threatens elsewhere.
        let game = game("semaforo", &[], &["a1=g", "d3=g", "a2=g", "d2=g", "a3=g"]);
        let mut chances: Vec<Chance> = Vec::new();
        for ply in 0..game.plies().len() {
            let position = game.position_at(ply);
            let mut opponent = position.opponent_with(position.method(), Setting::comparing(position.method()), 1);
            opponent.think(20_000);
            chances.push(Chance::seen(position.person(), &opponent.candidates()).unwrap());
        }
        let end = game.position();
        chances.push(Chance::at_end(end).expect("three of a kind in a line end it"));
        assert!(chances.last().unwrap().certain());
        let points = turning_points(&game, &chances);
        assert!(points.iter().any(|point| point.played == "d2=g"), "{points:?}");
    }
}
