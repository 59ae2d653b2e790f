//! Moves from the opening book. An opponent knows some lines of the book, the same ones during a whole match, and plays
//! them without a search.

use super::Character;
use super::chance::{chances, fixed, key};
use super::features::{ActionFeatures, BoardFeatures};
use super::taste::liking;
use super::view::BookAction;

/// The lines of the opening book that an opponent knows.
pub(super) struct Repertoire {
    /// The probability that a line is known ([`Skill::book`](super::Skill::book)).
    pub(super) book: f32,
    /// The preference among several known actions.
    pub(super) character: Character,
    /// The seed that decides which lines are known; the same during a match.
    pub(super) seed: u64,
    /// The seed of the choice among several known actions; another one for each decision.
    pub(super) mood: u64,
}

impl Repertoire {
    /// Returns the index in `actions` of the action to play from the book; `None` if no known line continues here.
    pub(super) fn recall(
        &self,
        book: &[BookAction],
        scene: &BoardFeatures,
        actions: &[ActionFeatures],
    ) -> Option<usize> {
        let mut chance = chances(!self.mood);
        let known = book.iter().filter(|entry| self.knows(entry.line));
        let found = known.filter_map(|entry| actions.iter().position(|action| action.text == entry.text));
        let wishes = found.map(|index| (liking(self.character, scene, &actions[index]) + 2.0 * chance(), index));
        wishes.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, index)| index)
    }

    fn knows(&self, line: &str) -> bool {
        fixed(self.seed, key(line)) < 2.0 * self.book - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_knows_more_knows_what_others_know() {
        let knows = |book, seed| Repertoire { book, character: Character::Even, seed, mood: 0 }.knows("e3 f5 d6");
        for (book, least, most) in [(0.0, 0, 0), (0.4, 350, 450), (0.7, 650, 750), (1.0, 1_000, 1_000)] {
            let known = (0..1_000).filter(|&seed| knows(book, seed)).count();
            assert!((least..=most).contains(&known), "{known} of 1000 with {book}");
        }
        assert!((0..1_000).all(|seed| knows(0.7, seed) || !knows(0.4, seed)));
    }
}
