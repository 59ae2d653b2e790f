//! What a class says to a person, in words.

use crate::app::foundations::locale::{Texts, entrant_name};
use crate::app::play::online::Online;
use tabuleiro_online::class::wire::{Met, Now, PupilView, System};

/// Returns a number of points: `0`, `½`, `1`, `1½`.
fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".into(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Returns a number of points with the word for them.
pub(super) fn points_in_words(halves: u32, texts: &Texts) -> String {
    // Half a point and one are said in the singular.
    let count = if matches!(halves, 1 | 2) { 1 } else { 2 };
    texts.with("class-points", &[("points", points(halves).into()), ("count", count.into())])
}

/// Whether the person's match of the last round has ended.
fn has_played_all(view: &PupilView) -> bool {
    let is_last = view.sections.first().is_some_and(|section| section.rounds > 0 && section.round >= section.rounds);
    is_last && view.met.last().is_some_and(|met| met.halves.is_some())
}

/// Returns what the person does now.
pub(super) fn task(view: &PupilView, is_over: bool, texts: &Texts) -> String {
    let started = view.sections.first().is_some_and(|section| section.round > 0);
    match &view.now {
        Now::Enrol { .. } if view.locked => texts.get("class-locked"),
        Now::Enrol { .. } => texts.get("class-choose-name"),
        Now::Wait {} if has_played_all(view) => texts.get("class-wait-last"),
        Now::Wait {} if started => texts.get("class-wait"),
        Now::Wait {} => texts.get("class-wait-first"),
        Now::Play { .. } if is_over => texts.get("class-match-over"),
        Now::Play { opponent, .. } => texts.with("class-your-match", &[("name", entrant_name(opponent, texts).into())]),
        Now::Bye { point: true } => texts.get("class-bye-point"),
        Now::Bye { point: false } => texts.get("class-bye"),
        Now::Computer { halves: None, .. } => texts.get("class-all-computer"),
        Now::Computer { halves: Some(halves), .. } => {
            texts.with("class-computer-over", &[("points", points_in_words((*halves).into(), texts).into())])
        }
        Now::Puzzles { count, solved } if solved.len() >= usize::from(*count) => texts.get("class-race-done"),
        Now::Puzzles { .. } => texts.get("class-race"),
        Now::Rest {} => texts.get("class-rest"),
        Now::Over {} => texts.get("class-over"),
    }
}

/// Returns the result of a match that has ended.
fn result(met: &Met, system: Option<System>, texts: &Texts) -> Option<String> {
    let points = points_in_words(met.halves?, texts);
    Some(match &met.opponent {
        Some(name) => {
            texts.with("class-last", &[("name", entrant_name(name, texts).into()), ("points", points.into())])
        }
        None if system == Some(System::Computer) => texts.with("class-computer-result", &[("points", points.into())]),
        None => texts.with("class-last-computer", &[("points", points.into())]),
    })
}

/// Returns what the person has achieved so far, a sentence each.
pub(super) fn achieved(view: &PupilView, texts: &Texts) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(rank) = view.rank {
        let points = points_in_words(view.halves, texts);
        if view.now == (Now::Over {}) {
            lines.push(texts.with("class-over-rank", &[("rank", rank.into()), ("points", points.into())]));
            return lines;
        }
        lines.push(format!("{} · {points}", texts.with("class-rank", &[("rank", rank.into())])));
    }
    let system = view.sections.first().map(|section| section.system);
    // While they play the computer, the task says it.
    let mut shown = view.met.iter().rev().filter(|_| !matches!(view.now, Now::Computer { .. }));
    lines.extend(shown.find_map(|met| result(met, system, texts)));
    lines
}

/// Returns the number of the round and of the entrants.
pub(super) fn state(view: &PupilView, texts: &Texts) -> Vec<String> {
    let Some(section) = view.sections.first().filter(|_| view.now != Now::Over {}) else { return Vec::new() };
    let mut lines = Vec::new();
    if section.round > 0 && section.rounds > 0 {
        let values = [("round", section.round.into()), ("rounds", section.rounds.into())];
        lines.push(texts.with("class-round", &values));
    }
    if section.entrants > 0 {
        lines.push(texts.with("class-entrants", &[("count", section.entrants.into())]));
    }
    lines
}

/// Returns what is read out of the screen of the class.
pub(crate) fn sentences(online: &Online, texts: &Texts) -> Vec<String> {
    let Some(view) = online.class() else { return Vec::new() };
    let mut sentences: Vec<String> = online.class_refusal().map(|id| texts.get(id)).into_iter().collect();
    sentences.extend(view.paused.then(|| texts.get("class-paused")));
    let name = view.name.as_ref().map(|name| entrant_name(name, texts));
    sentences.extend(name.map(|name| texts.with("class-hello", &[("name", name.into())])));
    sentences.push(task(view, online.is_match_over(), texts));
    sentences.extend(achieved(view, texts));
    sentences
}

#[test]
fn points_are_written_with_halves() {
    assert_eq!([0, 1, 2, 3, 7].map(points), ["0", "½", "1", "1½", "3½"]);
}
