//! A match looked back on: what every action did to the chances, and where they turned.

use tabuleiro_engine::search::Candidate;
use tabuleiro_games::AnyPosition;
use tabuleiro_games::matches::Match;
use tabuleiro_rules::{Outcome, Player};

/// An action throws something away if it costs that much of −1..1.
const DROP: f32 = 0.3;

/// So many turning points are told, those that cost most.
const TOLD: usize = 6;

/// The chances in one position of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Chance {
    /// For the first person: −1 lost, 1 won, 0 even.
    pub value: f32,
    /// What a search would play there; `None` where the match is over.
    pub best: Option<String>,
}

/// An action after which somebody stood clearly worse than they had to.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint {
    /// How many actions were played before it.
    pub ply: usize,
    /// What was played, in canonical notation.
    pub played: String,
    /// What was better.
    pub better: String,
    /// The chances of the person who played it, before it and after it: −1 to 1.
    pub before: f32,
    /// See `before`.
    pub after: f32,
}

/// A value of a person as the first person's, and back.
fn of_first(person: Player, value: f32) -> f32 {
    if person == Player::First { value } else { -value }
}

impl Chance {
    /// In a position that is over: whoever won it.
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

    /// As a search sees a position in which `person` decides; `candidates` come the best first.
    #[must_use]
    pub fn seen(person: Player, candidates: &[Candidate]) -> Option<Chance> {
        let best = candidates.first()?;
        Some(Chance { value: of_first(person, best.value), best: Some(best.text.clone()) })
    }

    /// Whether it is certain: a win or a loss that nothing can change.
    #[must_use]
    pub fn certain(&self) -> bool {
        self.value.abs() >= 1.0
    }
}

/// Where a match turned, in order; `chances` are those after 0, 1, 2… actions, as far as they are known.
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
    points.truncate(TOLD);
    points.sort_by_key(|point| point.ply);
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_engine::search::Level;
    use tabuleiro_games::matches::Record;

    fn game(id: &str, options: &[&str], moves: &[&str]) -> Match {
        let words = |list: &[&str]| list.iter().map(ToString::to_string).collect();
        Match::from_record(&Record { options: words(options), moves: words(moves), ..Record::of(id) }).unwrap()
    }

    fn chance(value: f32, best: &str) -> Chance {
        Chance { value, best: Some(best.into()) }
    }

    #[test]
    fn a_match_turns_where_somebody_throws_a_win_away() {
        let game = game("hex", &["size=3"], &["a1", "b2", "c3"]);
        let chances = [chance(0.9, "b2"), chance(-0.8, "b2"), chance(-0.8, "a3"), chance(-0.9, "a3")];
        let points = turning_points(&game, &chances);
        assert_eq!(points.len(), 1, "the second action was the best, the third lost nothing: {points:?}");
        let point = &points[0];
        assert_eq!((point.ply, point.played.as_str(), point.better.as_str()), (0, "a1", "b2"));
        assert_eq!((point.before, point.after), (0.9, -0.8));
    }

    #[test]
    fn the_second_person_turns_it_too_and_sees_it_with_their_own_eyes() {
        let game = game("hex", &["size=3"], &["b2", "a1"]);
        let chances = [chance(0.0, "b2"), chance(0.0, "c1"), chance(1.0, "a2")];
        let points = turning_points(&game, &chances);
        assert_eq!((points[0].ply, points[0].before, points[0].after), (1, 0.0, -1.0));
    }

    #[test]
    fn what_is_not_known_yet_turns_nothing() {
        let game = game("hex", &["size=3"], &["b2", "a1"]);
        assert_eq!(turning_points(&game, &[chance(0.9, "a1")]), []);
    }

    #[test]
    fn a_search_finds_the_action_that_lost() {
        // The second player answers far away, though a win in one stands open beside it.
        let game = game("semaforo", &[], &["a1=g", "d3=g", "a2=g", "d2=g", "a3=g"]);
        let mut chances: Vec<Chance> = Vec::new();
        for ply in 0..game.plies().len() {
            let position = game.position_at(ply);
            let mut opponent = position.opponent(Level::ALL[3], 1);
            while !opponent.think(20_000).finished {}
            chances.push(Chance::seen(position.person(), &opponent.candidates()).unwrap());
        }
        let end = game.position();
        chances.push(Chance::at_end(end).expect("three of a kind in a line end it"));
        assert!(chances.last().unwrap().certain());
        let points = turning_points(&game, &chances);
        assert!(points.iter().any(|point| point.played == "d2=g"), "{points:?}");
    }
}
