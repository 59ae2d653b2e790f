//! What was learnt so far, kept from day to day: which lessons were finished, which puzzles solved.

use super::course::Analysis;
use crate::app::store::Store;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use tabuleiro_games::GameId;

/// Its name in the store.
const LEARNED: &str = "learned.json";

/// What was learnt so far.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Progress {
    /// `ID` or `ID VARIANT`.
    lessons: BTreeSet<String>,
    /// `ID PUZZLE`.
    puzzles: BTreeSet<String>,
    /// What somebody is in the middle of, the last first.
    begun: Vec<Begun>,
}

/// So many things one is in the middle of are remembered.
const REMEMBERED: usize = 6;

/// The lesson of a card, or its puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Begun {
    /// The game's id.
    pub(crate) game: String,
    /// The variant of the card.
    pub(crate) variant: String,
    /// Puzzles, not the lesson.
    pub(crate) puzzles: bool,
}

impl Progress {
    /// Whether the lesson was gone through to its end.
    pub(crate) fn knows(&self, game: GameId, variant: &str) -> bool {
        self.lessons.contains(format!("{} {variant}", game.id()).trim_end())
    }

    /// Whether the puzzle was solved.
    pub(crate) fn solved(&self, game: GameId, puzzle: &str) -> bool {
        self.puzzles.contains(&format!("{} {puzzle}", game.id()))
    }

    /// What somebody is in the middle of, the last first; of games there are.
    pub(crate) fn begun(&self) -> impl Iterator<Item = (GameId, &Begun)> {
        self.begun.iter().filter_map(|begun| Some((GameId::find(&begun.game).ok()?, begun)))
    }

    /// Somebody is in the middle of it.
    pub(super) fn begin(&mut self, begun: Begun) {
        self.end(&begun);
        self.begun.insert(0, begun);
        self.begun.truncate(REMEMBERED);
    }

    /// Nothing of it is left to do.
    pub(super) fn end(&mut self, begun: &Begun) {
        self.begun.retain(|other| other != begun);
    }

    /// A study came to its end.
    pub(super) fn learn(&mut self, study: &Analysis) {
        match study {
            Analysis::Lesson { game, variant } => {
                self.lessons.insert(format!("{} {variant}", game.id()).trim_end().to_string());
            }
            Analysis::Puzzle { game, id } => {
                self.puzzles.insert(format!("{} {id}", game.id()));
            }
            Analysis::Diagram { .. } | Analysis::Moment { .. } => {}
        }
    }
}

/// What cannot be read is begun anew: nothing but marks is lost.
pub(super) fn recall(store: Res<Store>, mut progress: ResMut<Progress>) {
    let read = store.read(LEARNED).and_then(|text| serde_json::from_str(&text).ok());
    if let Some(kept) = read {
        progress.set_if_neq(kept);
    }
}

pub(super) fn keep(store: Res<Store>, progress: Res<Progress>) {
    if !progress.is_changed() || progress.is_added() {
        return;
    }
    let text = serde_json::to_string(&*progress).unwrap_or_default();
    if let Err(error) = store.write(LEARNED, &text) {
        warn!("what was learnt is not kept: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_and_puzzles_are_remembered_by_game_and_variant() {
        let mut progress = Progress::default();
        progress.learn(&Analysis::Lesson { game: GameId::MakYek, variant: "cleave".into() });
        progress.learn(&Analysis::Puzzle { game: GameId::Hex, id: "p03".into() });
        assert!(progress.knows(GameId::MakYek, "cleave") && !progress.knows(GameId::MakYek, ""));
        assert!(progress.solved(GameId::Hex, "p03") && !progress.solved(GameId::Hex, "p04"));
        let of = |variant: &str, puzzles| Begun { game: "mak_yek".into(), variant: variant.into(), puzzles };
        progress.begin(of("", true));
        progress.begin(of("cleave", false));
        progress.begin(of("", true));
        let begun = || progress.begun().map(|(_, begun)| begun.clone()).collect::<Vec<_>>();
        assert_eq!(begun(), [of("", true), of("cleave", false)], "the last first, each once");
        let text = serde_json::to_string(&progress).unwrap();
        assert_eq!(serde_json::from_str::<Progress>(&text).unwrap(), progress);
    }
}
