//! The sentences of a class that only the page for text says, and those of the program in the form of the text table.

use std::time::Duration;
use tabuleiro_catalogue::GameId;
use tabuleiro_online::class::telling::{self, Value};
use tabuleiro_online::class::wire::{Now, PupilSection, PupilView};
use tabuleiro_text_table::{Alone, Inserted, Race, Sentence};

/// The level of the computer for somebody without an opponent: everybody has a chance.
const BYE: u8 = 1;

/// Returns a sentence without arguments.
pub(super) fn of(id: &str) -> Sentence {
    Sentence { id: id.into(), values: Vec::new() }
}

/// Returns a sentence with one argument.
pub(super) fn with(id: &str, name: &str, value: Inserted) -> Sentence {
    Sentence { id: id.into(), values: vec![(name.into(), value)] }
}

/// Returns a sentence of the program.
pub(super) fn said(sentence: telling::Sentence) -> Sentence {
    let values = sentence.values.into_iter().map(|(name, value)| {
        let value = match value {
            Value::Number(number) => Inserted::Number(number as u32),
            Value::Name(name) => Inserted::Name(name.to_string()),
            Value::Points(halves) => Inserted::Points(halves),
        };
        (name.into(), value)
    });
    Sentence { id: sentence.id.into(), values: values.collect() }
}

fn variant(section: &PupilSection) -> String {
    section.options.iter().find(|word| !word.contains('=')).cloned().unwrap_or_default()
}

/// Returns the name of the game of a section.
pub(super) fn game(section: &PupilSection) -> Inserted {
    Inserted::Game { game: section.game.clone(), variant: variant(section) }
}

/// Returns the match against the computer that the pupil is to play.
pub(super) fn alone(view: &PupilView) -> Option<Alone> {
    let (level, counts) = match view.now {
        Now::Computer { level, halves } => (level, halves.is_none()),
        Now::Bye { .. } => (BYE, false),
        _ => return None,
    };
    let section = view.sections.first()?;
    Some(Alone { game: section.game.clone(), options: section.options.clone(), level, counts })
}

/// Returns the puzzle race in which the pupil is.
pub(super) fn race(view: &PupilView) -> Option<Race> {
    let Now::Puzzles { count, solved } = &view.now else { return None };
    let section = view.sections.first()?;
    let game = GameId::find(&section.game).ok()?;
    Some(Race { game, variant: variant(section), count: (*count).into(), solved: solved.clone() })
}

/// Returns how many puzzles of the race are solved.
pub(super) fn solved(view: &PupilView) -> Option<Sentence> {
    let Now::Puzzles { count, solved } = &view.now else { return None };
    let number = |number: usize| Inserted::Number(number as u32);
    let values = vec![("solved".into(), number(solved.len())), ("count".into(), number((*count).into()))];
    Some(Sentence { id: "class-race-count".into(), values })
}

/// Returns what can be entered for what the pupil does. `is_asked` says that everything is to be told.
pub(super) fn how(view: &PupilView, is_asked: bool) -> Vec<Sentence> {
    let has_begun = view.sections.first().is_some_and(|section| section.round > 0);
    match &view.now {
        Now::Wait {} if is_asked || !has_begun => {
            let waits = view.sections.first().map(|section| with("class-say-meanwhile", "game", game(section)));
            waits.into_iter().collect()
        }
        Now::Bye { .. } | Now::Computer { halves: None, .. } => vec![of("class-say-computer")],
        Now::Puzzles { count, solved: places } if places.len() < usize::from(*count) => {
            solved(view).into_iter().chain([of("class-say-race")]).collect()
        }
        Now::Rest {} => vec![of("class-say-break")],
        _ => Vec::new(),
    }
}

/// Whether the pupil does something that the bell ends.
pub(super) fn bell_matters(view: &PupilView, is_over: bool) -> bool {
    match view.now {
        Now::Play { .. } => !is_over,
        Now::Computer { halves, .. } => halves.is_none(),
        Now::Puzzles { .. } => true,
        _ => false,
    }
}

/// Returns the time until the bell.
pub(super) fn bell(left: Duration) -> Sentence {
    let seconds = left.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let time = if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") };
    with("class-until-bell", "time", Inserted::Text(time))
}
