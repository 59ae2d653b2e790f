//! Lessons: every step is legal, and every lesson has the same structure.

use super::files::{all_lessons, games, lessons};
use std::collections::BTreeSet;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_engine::search::exact::Goal;
use tabuleiro_learning::{Ask, Step};
use tabuleiro_rules::{Effect, Outcome};

/// The number of [`Ask::Watch`] steps: the *show me* demonstration of the exhibit shows the first three of them.
const SHOWN: std::ops::RangeInclusive<usize> = 2..=4;

/// The number of steps of a lesson, including the [`Ask::Watch`] steps: a lesson takes some minutes.
const STEPS: std::ops::RangeInclusive<usize> = 8..=18;

/// The number of exercises for one idea. They have the same id, but for a number at its end.
const EXERCISES: std::ops::RangeInclusive<usize> = 2..=3;

/// The greatest number of plies within which the match at the end of a lesson can be won by force, and the number of
/// nodes that a proof of it may need.
const MATCH: u32 = 9;
const NODES: u64 = 3_000_000;

/// Plays a line of actions and returns a complaint for each that is illegal or not in canonical notation.
fn play(mut position: Box<dyn AnyPosition>, line: &[&str]) -> Vec<String> {
    let mut complaints = Vec::new();
    for action in line {
        match position.play(action, &mut Vec::new()) {
            Ok(written) if written == *action => {}
            Ok(written) => complaints.push(format!("'{action}' is written '{written}'")),
            Err(error) => {
                complaints.push(format!("'{action}': {error}"));
                break;
            }
        }
    }
    complaints
}

/// Returns the lines of actions that solve a step, each from its position.
fn lines(step: &Step) -> Vec<Vec<&str>> {
    match step.ask {
        Ask::Play | Ask::Watch => vec![step.line().collect()],
        Ask::Win => Vec::new(),
        Ask::Any | Ask::Find => {
            let answered = |action: &String| step.replies.get(action).map(String::as_str);
            step.actions.iter().map(|a| [Some(a.as_str()), answered(a)].into_iter().flatten().collect()).collect()
        }
    }
}

#[test]
fn every_step_is_legal_and_highlights_sites_of_the_board() {
    all_lessons(|_, lesson| {
        let mut complaints = Vec::new();
        for (i, step) in lesson.steps.iter().enumerate() {
            let position = match lesson.position(i) {
                Ok(position) => position,
                Err(error) => {
                    complaints.push(error.to_string());
                    continue;
                }
            };
            let mut found: Vec<String> = lines(step).iter().flat_map(|line| play(position.clone(), line)).collect();
            let board = position.board();
            let nowhere = step.light.iter().chain(&step.look).filter(|name| board.find(name).is_none());
            found.extend(nowhere.map(|name| format!("there is no '{name}' to light")));
            if step.ask == Ask::Watch && step.light.is_empty() {
                found.push("nothing says where to look".into());
            }
            complaints.extend(found.into_iter().map(|why| format!("step '{}': {why}", step.id)));
        }
        complaints
    });
}

/// Returns whether a line of actions from a position ends the match, won by the person who begins.
fn wins(position: &dyn AnyPosition, line: &[&str]) -> bool {
    let mut now = position.boxed();
    line.iter().all(|action| now.play(action, &mut Vec::new()).is_ok())
        && now.winning_person() == Some(position.person())
}

#[test]
fn the_first_step_of_every_lesson_is_one_action_that_wins_the_match() {
    all_lessons(|_, lesson| {
        let Ok(position) = lesson.position(0) else { return Vec::new() };
        let step = &lesson.steps[0];
        let lines = if step.ask == Ask::Watch { Vec::new() } else { lines(step) };
        // In some games a match is only won when the other person has answered.
        let one = step.ask != Ask::Play || step.actions.len() == 1;
        let one = one && !lines.is_empty() && lines.iter().all(|line| wins(&*position, line));
        (!one).then(|| format!("step '{}' is not one action that wins", step.id)).into_iter().collect()
    });
}

#[test]
fn every_lesson_shows_two_to_four_steps_and_never_two_in_a_row() {
    all_lessons(|_, lesson| {
        let watched: Vec<bool> = lesson.steps.iter().map(|step| step.ask == Ask::Watch).collect();
        let (all, row) = (watched.iter().filter(|w| **w).count(), watched.windows(2).any(|two| two[0] && two[1]));
        (row || !SHOWN.contains(&all)).then(|| format!("{all} steps are shown, in a row: {row}")).into_iter().collect()
    });
}

/// Returns the idea that an exercise teaches: its id without a number at the end.
fn idea(step: &Step) -> &str {
    match step.id.rsplit_once('-') {
        Some((idea, number)) if number.chars().all(|c| c.is_ascii_digit()) => idea,
        _ => &step.id,
    }
}

#[test]
fn every_idea_of_a_lesson_has_two_or_three_exercises_in_a_row() {
    all_lessons(|_, lesson| {
        let mut complaints = Vec::new();
        if !STEPS.contains(&lesson.steps.len()) {
            complaints.push(format!("{} steps, expected {STEPS:?}", lesson.steps.len()));
        }
        // The first step and the match at the end are no exercises.
        let inner = lesson.steps.get(1..lesson.steps.len() - 1).unwrap_or_default();
        let exercises: Vec<&str> = inner.iter().filter(|step| step.ask != Ask::Watch).map(idea).collect();
        let mut seen = BTreeSet::new();
        for group in exercises.chunk_by(|a, b| a == b) {
            let idea = group[0];
            if !seen.insert(idea) || !EXERCISES.contains(&group.len()) {
                complaints.push(format!("idea '{idea}' has {} exercises in a row", group.len()));
            }
        }
        complaints
    });
}

#[test]
fn every_lesson_ends_with_a_match_that_is_already_won() {
    all_lessons(|_, lesson| {
        let (last, before) = lesson.steps.split_last().unwrap();
        let mut complaints: Vec<String> = before
            .iter()
            .filter(|step| step.ask == Ask::Win)
            .map(|step| format!("'{}' is not last", step.id))
            .collect();
        let Ok(position) = lesson.position(before.len()) else { return complaints };
        if last.ask == Ask::Win {
            let soonest = position.forced(Goal::Win, position.person(), MATCH, NODES);
            if !matches!(soonest, Ok(Some(3..))) {
                complaints.push(format!("match '{}' is won within {soonest:?}, expected 3 to {MATCH}", last.id));
            }
        } else {
            complaints.push(format!("the last step, '{}', is no match", last.id));
        }
        complaints
    });
}

/// A property that all answers of a [`Ask::Find`] step have and no other legal action has.
#[derive(Clone, Copy, Debug)]
enum Merit {
    WinsAtOnce,
    Takes,
    KeepsFromLosingAtOnce,
    WinsWithinThree,
}

impl Merit {
    const ALL: [Merit; 4] = [Merit::WinsAtOnce, Merit::Takes, Merit::KeepsFromLosingAtOnce, Merit::WinsWithinThree];

    fn has(self, position: &dyn AnyPosition, action: &str) -> bool {
        let (mut after, mut events, person) = (position.boxed(), Vec::new(), position.person());
        after.play(action, &mut events).unwrap();
        let wins = |plies| after.forced(Goal::Win, person, plies, 3_000_000).is_ok_and(|within| within.is_some());
        match self {
            Merit::WinsAtOnce => wins(0),
            Merit::Takes => {
                // In sowing games a capture moves several seeds together.
                let sown = events.iter().any(|event| matches!(event.effect, Effect::Sow { .. }));
                events.iter().any(|event| match event.effect {
                    Effect::Remove { .. } | Effect::Flip { .. } => true,
                    Effect::Move { .. } => sown,
                    _ => false,
                })
            }
            Merit::KeepsFromLosingAtOnce => match after.outcome() {
                Some(end) => end == Outcome::Draw || wins(0),
                None => after.person() != person && after.forced(Goal::Win, person.other(), 1, 1_000_000) == Ok(None),
            },
            Merit::WinsWithinThree => wins(2),
        }
    }
}

#[test]
fn the_answers_of_a_find_step_are_exactly_the_actions_with_a_common_property() {
    all_lessons(|_, lesson| {
        let mut complaints = Vec::new();
        for (i, step) in lesson.steps.iter().enumerate().filter(|(_, step)| step.ask == Ask::Find) {
            let Ok(position) = lesson.position(i) else { continue };
            let legal: Vec<String> = position.legal().into_iter().map(|offer| offer.text).collect();
            let answers: BTreeSet<&str> = step.actions.iter().map(String::as_str).collect();
            let having = |merit: Merit| -> BTreeSet<&str> {
                legal.iter().map(String::as_str).filter(|action| merit.has(&*position, action)).collect()
            };
            if answers.len() == legal.len() {
                complaints.push(format!("step '{}': every legal action is an answer", step.id));
            } else if !Merit::ALL.into_iter().any(|merit| having(merit) == answers) {
                let found: Vec<String> = Merit::ALL.iter().map(|&m| format!("{m:?}: {:?}", having(m))).collect();
                complaints.push(format!("step '{}': {answers:?}, but {}", step.id, found.join("; ")));
            }
        }
        complaints
    });
}

#[test]
fn the_lesson_of_the_default_variant_comes_first_and_only_variants_with_a_card_have_another() {
    for game in games() {
        let lessons = lessons(game);
        let variants: Vec<_> = lessons.all().iter().map(|lesson| lesson.options.variant).collect();
        let facts = game.facts();
        assert_eq!(variants[0], facts.defaults().variant, "{}: the game's own lesson comes first", game.id());
        let distinct: BTreeSet<_> = variants.iter().collect();
        assert_eq!(distinct.len(), variants.len(), "{}: one lesson a variant", game.id());
        let strays: Vec<_> = variants[1..].iter().filter(|v| !facts.cards.contains(v)).collect();
        assert!(strays.is_empty(), "{}: variants without a card: {strays:?}", game.id());
    }
}
