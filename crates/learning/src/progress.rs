//! What a person has learned: finished lessons and solved puzzles.

use super::Study;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use tabuleiro_catalogue::GameId;

/// Learning progress.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
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
pub struct Begun {
    /// The game's id.
    pub game: String,
    /// The variant.
    pub variant: String,
    /// The puzzles instead of the lesson.
    pub puzzles: bool,
}

impl Progress {
    /// Whether the lesson was finished.
    #[must_use]
    pub fn knows(&self, game: GameId, variant: &str) -> bool {
        self.lessons.contains(format!("{} {variant}", game.id()).trim_end())
    }

    /// Whether the puzzle was solved.
    #[must_use]
    pub fn solved(&self, game: GameId, puzzle: &str) -> bool {
        self.puzzles.contains(&format!("{} {puzzle}", game.id()))
    }

    /// Returns the unfinished parts of known games, the most recent first.
    pub fn begun(&self) -> impl Iterator<Item = (GameId, &Begun)> {
        self.begun.iter().filter_map(|begun| Some((GameId::find(&begun.game).ok()?, begun)))
    }

    /// Moves a part to the front of the unfinished ones.
    pub fn begin(&mut self, begun: Begun) {
        self.end(&begun);
        self.begun.insert(0, begun);
        self.begun.truncate(REMEMBERED);
    }

    /// Removes a part from the unfinished ones.
    pub fn end(&mut self, begun: &Begun) {
        self.begun.retain(|other| other != begun);
    }

    /// Records a finished study.
    pub fn learn(&mut self, study: &Study) {
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
