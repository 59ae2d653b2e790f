//! What a class says to a pupil, as messages of the program with their arguments. The window, the page and the page for text
//! make sentences of them in their languages.

use super::names::Name;
use super::wire::{Met, Now, PupilView, System};
use crate::words::Why;

/// What is inserted in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(u64),
    /// The name of an entrant.
    Name(Name),
    /// Points with the word for them, given in halves.
    Points(u32),
}

/// A sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The id of a message of the program.
    pub id: &'static str,
    /// The arguments of the message by their names.
    pub values: Vec<(&'static str, Value)>,
}

impl Sentence {
    /// Returns the sentence of a message without arguments.
    #[must_use]
    pub const fn of(id: &'static str) -> Sentence {
        Sentence { id, values: Vec::new() }
    }

    /// Returns the sentence of a message with arguments.
    #[must_use]
    pub fn with<const N: usize>(id: &'static str, values: [(&'static str, Value); N]) -> Sentence {
        Sentence { id, values: values.into() }
    }
}

/// Whether the person's match of the last round has ended.
fn has_played_all(view: &PupilView) -> bool {
    let is_last = view.sections.first().is_some_and(|section| section.rounds > 0 && section.round >= section.rounds);
    is_last && view.met.last().is_some_and(|met| met.halves.is_some())
}

/// Returns what the person does now. `is_over` says that the match at the followed table has ended.
#[must_use]
pub fn task(view: &PupilView, is_over: bool) -> Sentence {
    let started = view.sections.first().is_some_and(|section| section.round > 0);
    Sentence::of(match &view.now {
        Now::Enrol { .. } if view.locked => "class-locked",
        Now::Enrol { .. } => "class-choose-name",
        Now::Wait {} if has_played_all(view) => "class-wait-last",
        Now::Wait {} if started => "class-wait",
        Now::Wait {} => "class-wait-first",
        Now::Play { .. } if is_over => "class-match-over",
        Now::Play { opponent, .. } => {
            return Sentence::with("class-your-match", [("name", Value::Name(opponent.clone()))]);
        }
        Now::Bye { point: true } => "class-bye-point",
        Now::Bye { point: false } => "class-bye",
        Now::Computer { halves: None, .. } => "class-all-computer",
        Now::Computer { halves: Some(halves), .. } => {
            return Sentence::with("class-computer-over", [("points", Value::Points((*halves).into()))]);
        }
        Now::Puzzles { count, solved } if solved.len() >= usize::from(*count) => "class-race-done",
        Now::Puzzles { .. } => "class-race",
        Now::Rest {} => "class-rest",
        Now::Over {} => "class-over",
    })
}

/// Returns the result of a match that has ended.
fn result(met: &Met, system: Option<System>) -> Option<Sentence> {
    let points = ("points", Value::Points(met.halves?));
    Some(match &met.opponent {
        Some(name) => Sentence::with("class-last", [("name", Value::Name(name.clone())), points]),
        None if system == Some(System::Computer) => Sentence::with("class-computer-result", [points]),
        None => Sentence::with("class-last-computer", [points]),
    })
}

/// Returns what the person has achieved so far.
#[must_use]
pub fn achieved(view: &PupilView) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    if let Some(rank) = view.rank {
        let is_over = view.now == (Now::Over {});
        let id = if is_over { "class-over-rank" } else { "class-rank" };
        let values = [("rank", Value::Number(rank.into())), ("points", Value::Points(view.halves))];
        sentences.push(Sentence::with(id, values));
        if is_over {
            return sentences;
        }
    }
    let system = view.sections.first().map(|section| section.system);
    // While they play the computer, the task says it.
    let mut shown = view.met.iter().rev().filter(|_| !matches!(view.now, Now::Computer { .. }));
    sentences.extend(shown.find_map(|met| result(met, system)));
    sentences
}

/// Returns the number of the round and of the entrants.
#[must_use]
pub fn state(view: &PupilView) -> Vec<Sentence> {
    let Some(section) = view.sections.first().filter(|_| view.now != Now::Over {}) else { return Vec::new() };
    let mut sentences = Vec::new();
    if section.round > 0 && section.rounds > 0 {
        let number = |number: u32| Value::Number(number.into());
        let values = [("round", number(section.round)), ("rounds", number(section.rounds))];
        sentences.push(Sentence::with("class-round", values));
    }
    if section.entrants > 0 {
        sentences.push(Sentence::with("class-entrants", [("count", Value::Number(section.entrants as u64))]));
    }
    sentences
}

/// Returns how a person is greeted who has a name.
#[must_use]
pub fn hello(view: &PupilView) -> Option<Sentence> {
    let name = view.name.clone()?;
    Some(Sentence::with("class-hello", [("name", Value::Name(name))]))
}

/// Returns all that is read out of a class: a pause, the name, what the person does and what they have achieved.
#[must_use]
pub fn sentences(view: &PupilView, is_over: bool) -> Vec<Sentence> {
    let mut sentences: Vec<Sentence> = view.paused.then(|| Sentence::of("class-paused")).into_iter().collect();
    sentences.extend(hello(view));
    sentences.push(task(view, is_over));
    sentences.extend(achieved(view));
    sentences
}

/// Returns the message that says why a class refuses a message of type `of`.
#[must_use]
pub fn refusal(why: Why, of: &str) -> &'static str {
    match (why, of) {
        (Why::Taken, _) => "class-taken",
        (Why::Locked, _) => "class-locked",
        (Why::Paused, _) => "class-paused",
        (Why::UnknownClass, "resume") => "class-digits-wrong",
        (Why::UnknownClass | Why::UnknownTable | Why::Over, _) => "class-unknown",
        (Why::TooFast, _) => "class-too-fast",
        (Why::ReadOnly, _) => "distant-read-only",
        (Why::Full, _) => "distant-full",
        (_, "resume") => "class-digits-wrong",
        _ => "distant-refused",
    }
}

#[cfg(test)]
mod tests {
    use super::super::wire::PupilSection;
    use super::*;

    fn view(now: Now) -> PupilView {
        let section = PupilSection {
            section: 0,
            game: "hex".into(),
            options: vec![],
            system: System::Swiss,
            entrants: 12,
            round: 2,
            rounds: 4,
        };
        PupilView {
            class: "KMNP".into(),
            locked: false,
            paused: false,
            name: Some(Name::Animal(0, 0)),
            sections: vec![section],
            now,
            met: vec![],
            halves: 0,
            rank: None,
            left: None,
        }
    }

    fn ids(sentences: &[Sentence]) -> Vec<&'static str> {
        sentences.iter().map(|sentence| sentence.id).collect()
    }

    #[test]
    fn a_waiting_pupil_hears_whether_it_is_the_first_the_next_or_no_match() {
        let wait = |round, halves| {
            let mut view = view(Now::Wait {});
            view.sections[0].round = round;
            view.met.push(Met { opponent: None, halves });
            task(&view, false).id
        };
        assert_eq!(wait(0, None), "class-wait-first");
        assert_eq!([wait(2, Some(2)), wait(4, None)], ["class-wait"; 2]);
        assert_eq!(wait(4, Some(2)), "class-wait-last");
    }

    #[test]
    fn the_end_of_a_class_says_the_place_and_not_the_last_match() {
        let met = vec![Met { opponent: Some(Name::Animal(1, 1)), halves: Some(2) }];
        let between = PupilView { met, halves: 3, rank: Some(2), ..view(Now::Wait {}) };
        assert_eq!(ids(&achieved(&between)), ["class-rank", "class-last"]);
        let over = PupilView { now: Now::Over {}, ..between };
        let values = vec![("rank", Value::Number(2)), ("points", Value::Points(3))];
        assert_eq!(achieved(&over), [Sentence { id: "class-over-rank", values }]);
        assert!(state(&over).is_empty());
    }

    #[test]
    fn the_pause_is_said_first() {
        let paused = PupilView { paused: true, ..view(Now::Bye { point: true }) };
        assert_eq!(ids(&sentences(&paused, false)), ["class-paused", "class-hello", "class-bye-point"]);
    }

    #[test]
    fn wrong_digits_are_not_the_end_of_the_class() {
        assert_eq!(refusal(Why::UnknownClass, "resume"), "class-digits-wrong");
        assert_eq!(refusal(Why::UnknownClass, "class"), "class-unknown");
    }
}
