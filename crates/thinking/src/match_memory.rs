//! The searches that are kept between two decisions of a match.

use tabuleiro_catalogue::matches::Record;
use tabuleiro_engine::search::{KeptSearches, Memory};

/// The tables or trees of the last searches of a match. The next searches continue with them if what has been played is
/// a continuation of that match; otherwise they are dropped.
#[derive(Debug, Default)]
pub struct MatchMemory(Option<Kept>);

#[derive(Debug)]
struct Kept {
    memories: Vec<Memory>,
    /// The match up to the position of the searches.
    record: Record,
}

impl MatchMemory {
    /// Returns the memories for searches of the last position of a match.
    pub(super) fn take(&mut self, record: &Record) -> KeptSearches {
        let Some(Kept { memories, record: before }) = self.0.take() else { return KeptSearches::default() };
        let rules = |record: &Record| Record { moves: Vec::new(), ..record.clone() };
        match record.moves.strip_prefix(&before.moves[..]) {
            Some(played) if rules(record) == rules(&before) => KeptSearches { memories, played: played.to_vec() },
            _ => KeptSearches::default(),
        }
    }

    /// Keeps the memories of searches of the last position of a match, in the order in which the searches were created.
    pub fn keep(&mut self, record: Record, memories: Vec<Memory>) {
        self.0 = Some(Kept { memories, record }).filter(|kept| !kept.memories.is_empty());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_catalogue::GameId;
    use tabuleiro_engine::search::Level;

    fn record(options: &[&str], moves: &[&str]) -> Record {
        let words = |list: &[&str]| list.iter().map(ToString::to_string).collect();
        Record { options: words(options), moves: words(moves), ..Record::of("hex") }
    }

    /// Returns the number of memories and the actions played, as told to the searches after `next`, where the last
    /// search was that of the position after a1.
    fn told(next: &Record) -> (usize, Vec<String>) {
        let search = GameId::Hex.start_default().opponent(Level::BEST.into(), 1);
        let mut memory = MatchMemory::default();
        memory.keep(record(&[], &["a1"]), search.into_memory().into_iter().collect());
        let KeptSearches { memories, played } = memory.take(next);
        assert!(memory.take(next).memories.is_empty(), "a memory is used once");
        (memories.len(), played)
    }

    #[test]
    fn only_a_continuation_of_the_match_gets_the_memory() {
        assert_eq!(told(&record(&[], &["a1", "b2", "c3"])), (1, vec!["b2".into(), "c3".into()]));
        assert_eq!(told(&record(&[], &["a1"])), (1, Vec::new()));
        for other in [record(&[], &[]), record(&[], &["b2", "a1"]), record(&["size=9"], &["a1", "b2"])] {
            assert_eq!(told(&other), (0, Vec::new()), "{other:?}");
        }
    }
}
