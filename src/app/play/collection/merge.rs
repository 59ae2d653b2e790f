//! Several windows or tabs with one match: what another one has added to it since this one read or wrote it is kept.

use std::collections::HashMap;
use tabuleiro_catalogue::matches::{Lines, Match, NodeId, Record};
use tabuleiro_kept::{Entry, MatchId};

/// The actions of a line from the start of the match.
type Line = Vec<String>;

/// What this window knows of kept matches.
#[derive(Default)]
pub(super) struct Seen {
    /// The texts of their records as this window last read or wrote them.
    records: HashMap<MatchId, String>,
    /// The new ids of matches that could not be replaced.
    moved: HashMap<MatchId, MatchId>,
    /// The lines of other windows that the person was told about.
    told: HashMap<MatchId, Vec<Line>>,
}

/// How a match of this window and the kept one come together.
#[derive(Debug, PartialEq)]
pub(super) enum Merged {
    /// The kept match has nothing that this window did not know.
    Ours,
    /// The match of this window with the lines that another window has added.
    Both(Entry, Vec<Line>),
    /// The kept match has everything that this window has, and these lines.
    Theirs(Vec<Line>),
    /// The kept match is a different one.
    Apart,
}

impl Merged {
    /// Returns what takes the place of the kept match, if anything does.
    pub(super) fn to_write(&self, ours: &Entry) -> Option<Entry> {
        match self {
            Merged::Ours => Some(ours.clone()),
            Merged::Both(entry, _) => Some(entry.clone()),
            Merged::Theirs(_) | Merged::Apart => None,
        }
    }
}

impl Seen {
    /// This window has read or written a match.
    pub(super) fn note(&mut self, id: MatchId, record: &str) {
        self.records.insert(id, record.to_string());
    }

    /// A match is kept under another id from now on.
    pub(super) fn moves(&mut self, from: MatchId, to: MatchId) {
        self.moved.insert(from, to);
    }

    /// Returns the id of a match by now.
    pub(super) fn moved(&self, id: MatchId) -> MatchId {
        self.moved.get(&id).copied().unwrap_or(id)
    }

    /// Compares the match of this window with the record that is kept. A kept record that cannot be read has nothing to
    /// keep.
    pub(super) fn merge(&self, id: MatchId, kept: &str, ours: &Entry) -> Merged {
        let seen = self.records.get(&id);
        if kept == ours.record || seen.is_some_and(|seen| seen == kept) {
            return Merged::Ours;
        }
        let (Ok(kept), Ok(record)) = (Record::from_text(kept), ours.record()) else { return Merged::Ours };
        if (&kept.game, &kept.options, &kept.start) != (&record.game, &record.options, &record.start) {
            return Merged::Apart;
        }
        let (Ok(theirs), Ok(mut game)) = (Match::from_record(&kept), Match::from_record(&record)) else {
            return Merged::Ours;
        };
        let seen = seen.and_then(|seen| Match::from_record(&Record::from_text(seen).ok()?).ok());
        let is_known = |line: &Line| seen.as_ref().is_some_and(|seen| has(seen.lines(), line));
        let added = lines_of(theirs.lines()).into_iter().filter(|line| !has(game.lines(), line) && !is_known(line));
        let added: Vec<Line> = added.collect();
        if added.is_empty() {
            return Merged::Ours;
        }
        if record.ending.is_none() && lines_of(game.lines()).iter().all(|line| has(theirs.lines(), line)) {
            return Merged::Theirs(added);
        }
        for line in &added {
            // The line is legal: the same start position was just played to its end.
            let _ = game.add_line(NodeId::START, line);
        }
        Merged::Both(Entry::new(ours.summary.clone(), &game.record()), added)
    }

    /// The match was replaced, or left as it is. Returns whether there are lines of another window that the person was
    /// not told about.
    pub(super) fn replaced(&mut self, id: MatchId, merged: Merged, ours: &Entry) -> bool {
        // Not what was written: the lines of the other window are missing here, and the next write adds them again.
        self.note(id, &ours.record);
        match merged {
            Merged::Ours | Merged::Apart => false,
            Merged::Both(_, added) | Merged::Theirs(added) => self.told.insert(id, added.clone()) != Some(added),
        }
    }
}

/// Whether a tree has a line, at least as its beginning.
fn has(lines: &Lines, line: &[String]) -> bool {
    line.iter().try_fold(NodeId::START, |at, text| lines.child(at, text)).is_some()
}

/// Returns all lines of a tree to their ends.
fn lines_of(lines: &Lines) -> Vec<Line> {
    let (mut found, mut open) = (Vec::new(), vec![NodeId::START]);
    while let Some(at) = open.pop() {
        open.extend(lines.children(at));
        if lines.children(at).is_empty() {
            found.push(lines.path(at).into_iter().map(|at| lines.text(at).to_string()).collect());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_kept::{Summary, Times};

    const ID: MatchId = MatchId(7);

    fn played(actions: &[&str]) -> Entry {
        let moves = actions.iter().map(|text| (*text).to_string()).collect();
        let record = Record { moves, ..Record::of("hip") };
        Entry::new(Summary::of(&Match::from_record(&record).unwrap(), Times::default()), &record)
    }

    fn lines(entry: &Entry) -> Vec<Line> {
        let mut lines = lines_of(Match::from_record(&entry.record().unwrap()).unwrap().lines());
        lines.sort();
        lines
    }

    #[test]
    fn an_action_in_each_of_two_windows_gives_two_lines_and_the_person_is_told_once() {
        let mut seen = Seen::default();
        seen.note(ID, &played(&["a1"]).record);
        let mut kept = played(&["a1", "b2"]);
        for ours in [played(&["a1", "c3"]), played(&["a1", "c3", "d4"])] {
            let merged = seen.merge(ID, &kept.record, &ours);
            kept = merged.to_write(&ours).unwrap();
            let main: Vec<String> = ours.record().unwrap().moves;
            assert_eq!(lines(&kept), [vec!["a1".to_string(), "b2".into()], main.clone()]);
            assert_eq!(kept.record().unwrap().moves, main, "the main line is that of this window");
            assert_eq!(seen.replaced(ID, merged, &ours), main.len() == 2);
        }
    }

    #[test]
    fn a_window_that_fell_behind_does_not_replace_what_the_other_played() {
        let mut seen = Seen::default();
        let ours = played(&["a1"]);
        seen.note(ID, &ours.record);
        let merged = seen.merge(ID, &played(&["a1", "b2"]).record, &ours);
        assert_eq!(merged.to_write(&ours), None);
        assert!(seen.replaced(ID, merged, &ours), "the person is told");
    }

    #[test]
    fn a_line_deleted_in_this_window_does_not_come_back() {
        let mut seen = Seen::default();
        let before = played(&["a1", "b2"]);
        seen.note(ID, &before.record);
        assert_eq!(seen.merge(ID, &before.record, &played(&["a1"])), Merged::Ours);
        // The other window has moved the cursor only.
        let record = Record { cursor: Some(0), ..before.record().unwrap() };
        let moved = Entry::new(before.summary.clone(), &record);
        assert_eq!(seen.merge(ID, &moved.record, &played(&["a1"])), Merged::Ours);
    }

    #[test]
    fn another_match_under_the_same_id_is_not_replaced() {
        let record = Record { moves: vec!["f6".into()], ..Record::of("hex") };
        let hex = Entry::new(played(&[]).summary, &record);
        assert_eq!(Seen::default().merge(ID, &hex.record, &played(&["a1"])), Merged::Apart);
    }
}
