//! What was learnt so far, kept from day to day: which lessons were finished, which puzzles solved.

use super::course::Study;
use crate::app::store::Store;
use crate::games::GameId;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

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

    /// A study came to its end; `puzzle` is the id of the one that was solved.
    pub(super) fn learn(&mut self, study: &Study, puzzle: Option<&str>) {
        match (study, puzzle) {
            (Study::Lesson { game, variant }, _) => {
                self.lessons.insert(format!("{} {variant}", game.id()).trim_end().to_string());
            }
            (Study::Puzzle { game, .. }, Some(puzzle)) => {
                self.puzzles.insert(format!("{} {puzzle}", game.id()));
            }
            _ => {}
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
        progress.learn(&Study::Lesson { game: GameId::MakYek, variant: "cleave".into() }, None);
        progress.learn(&Study::Puzzle { game: GameId::Hex, number: 2 }, Some("p03"));
        progress.learn(&Study::Puzzle { game: GameId::Hex, number: 3 }, None);
        assert!(progress.knows(GameId::MakYek, "cleave") && !progress.knows(GameId::MakYek, ""));
        assert!(progress.solved(GameId::Hex, "p03") && !progress.solved(GameId::Hex, "p04"));
        let text = serde_json::to_string(&progress).unwrap();
        assert_eq!(serde_json::from_str::<Progress>(&text).unwrap(), progress);
    }
}
