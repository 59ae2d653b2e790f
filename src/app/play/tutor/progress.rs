//! Learning progress, saved between sessions: finished lessons and solved puzzles.

use super::course::Study;
use crate::app::foundations::store::{Store, Told};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use tabuleiro_catalogue::GameId;

/// The name of the file in the store.
const LEARNED: &str = "learned.json";

/// Learning progress.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Progress {
    /// Finished lessons: `ID` or `ID VARIANT`.
    lessons: BTreeSet<String>,
    /// Solved puzzles: `ID PUZZLE`.
    puzzles: BTreeSet<String>,
    /// Started and unfinished parts, the most recent first.
    begun: Vec<Begun>,
}

/// The number of unfinished parts that are remembered.
const REMEMBERED: usize = 6;

/// The lesson or the puzzles of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Begun {
    /// The game's id.
    pub(crate) game: String,
    /// The variant.
    pub(crate) variant: String,
    /// The puzzles instead of the lesson.
    pub(crate) puzzles: bool,
}

impl Progress {
    /// Whether the lesson was finished.
    pub(crate) fn knows(&self, game: GameId, variant: &str) -> bool {
        self.lessons.contains(format!("{} {variant}", game.id()).trim_end())
    }

    /// Whether the puzzle was solved.
    pub(crate) fn solved(&self, game: GameId, puzzle: &str) -> bool {
        self.puzzles.contains(&format!("{} {puzzle}", game.id()))
    }

    /// Returns the unfinished parts of known games, the most recent first.
    pub(crate) fn begun(&self) -> impl Iterator<Item = (GameId, &Begun)> {
        self.begun.iter().filter_map(|begun| Some((GameId::find(&begun.game).ok()?, begun)))
    }

    /// Moves a part to the front of the unfinished ones.
    pub(super) fn begin(&mut self, begun: Begun) {
        self.end(&begun);
        self.begun.insert(0, begun);
        self.begun.truncate(REMEMBERED);
    }

    /// Removes a part from the unfinished ones.
    pub(super) fn end(&mut self, begun: &Begun) {
        self.begun.retain(|other| other != begun);
    }

    /// Records a finished study.
    pub(super) fn learn(&mut self, study: &Study) {
        match study {
            Study::Lesson { game, variant } => {
                self.lessons.insert(format!("{} {variant}", game.id()).trim_end().to_string());
            }
            Study::Puzzle { game, id } => {
                self.puzzles.insert(format!("{} {id}", game.id()));
            }
            Study::Diagram { .. } | Study::Moment { .. } => {}
        }
    }
}

/// Loads the progress. A file that cannot be read is replaced: only marks are lost.
pub(super) fn load(store: Res<Store>, mut progress: ResMut<Progress>) {
    let read = store.read(LEARNED).and_then(|text| serde_json::from_str(&text).ok());
    if let Some(kept) = read {
        progress.set_if_neq(kept);
    }
}

pub(super) fn save(store: Res<Store>, progress: Res<Progress>) {
    if !progress.is_changed() || progress.is_added() {
        return;
    }
    let text = serde_json::to_string(&*progress).unwrap_or_default();
    store.send(LEARNED, text, Told::Nobody);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_and_puzzles_are_recorded_by_game_and_variant() {
        let mut progress = Progress::default();
        progress.learn(&Study::Lesson { game: GameId::MakYek, variant: "cleave".into() });
        progress.learn(&Study::Puzzle { game: GameId::Hex, id: "p03".into() });
        assert!(progress.knows(GameId::MakYek, "cleave") && !progress.knows(GameId::MakYek, ""));
        assert!(progress.solved(GameId::Hex, "p03") && !progress.solved(GameId::Hex, "p04"));
        let of = |variant: &str, puzzles| Begun { game: "mak_yek".into(), variant: variant.into(), puzzles };
        progress.begin(of("", true));
        progress.begin(of("cleave", false));
        progress.begin(of("", true));
        let begun = || progress.begun().map(|(_, begun)| begun.clone()).collect::<Vec<_>>();
        assert_eq!(begun(), [of("", true), of("cleave", false)], "the most recent first, without duplicates");
        let text = serde_json::to_string(&progress).unwrap();
        assert_eq!(serde_json::from_str::<Progress>(&text).unwrap(), progress);
    }
}
