//! The lines of a match while it is played: going to a place, adding, promoting and deleting lines, ending the match.

use super::ending::Ending;
use super::lines::{Lines, Mark, NodeId};
use super::{Match, Ply};
use crate::AnyPosition;
use std::time::Duration;
use tabuleiro_rules::{Letters, PlayError, Player};

impl Match {
    /// Returns all lines of the match.
    #[must_use]
    pub fn lines(&self) -> &Lines {
        &self.lines
    }

    /// Returns the places of the line that is shown, one for each of [`Match::plies`].
    #[must_use]
    pub fn path(&self) -> &[NodeId] {
        &self.path
    }

    /// Returns the place at the cursor.
    #[must_use]
    pub fn place(&self) -> NodeId {
        self.cursor.checked_sub(1).map_or(NodeId::START, |i| self.path[i])
    }

    /// Shows the line with a place and moves the cursor there. The line goes on to its end, so that it can be replayed.
    ///
    /// # Errors
    /// [`PlayError`] if an action of the line is not legal, which cannot happen for lines that were played or read.
    ///
    /// # Panics
    /// If the tree does not [contain](Lines::contains) the place.
    pub fn go_to(&mut self, place: NodeId) -> Result<(), PlayError> {
        let mut path = self.lines.path(place);
        let cursor = path.len();
        path.extend(self.lines.rest_of_line(place));
        let shared = path.iter().zip(&self.path).take_while(|(one, other)| one == other).count();
        let mut added = Vec::new();
        let mut position = self.position_at(shared).boxed();
        for &at in &path[shared..] {
            let (side, mut events) = (position.mover(), Vec::new());
            let text = position.play(self.lines.text(at), &mut events)?;
            added.push(Ply { text, side, events, position: position.boxed() });
        }
        self.plies.truncate(shared);
        self.plies.append(&mut added);
        (self.path, self.cursor) = (path, cursor);
        self.looks_back = cursor < self.plies.len();
        Ok(())
    }

    /// Makes the line with a place the main line. The line that is shown does not change.
    pub fn promote(&mut self, place: NodeId) {
        if self.lines.contains(place) {
            self.lines.promote(place);
            self.decided = self.is_decided();
        }
    }

    /// Deletes a place and all that follows it. If the cursor is there, it moves to the place before.
    pub fn delete(&mut self, place: NodeId) {
        if place == NodeId::START || !self.lines.contains(place) {
            return;
        }
        let new = self.lines.delete(place);
        let moved = |id: NodeId| new[id.index()];
        let kept = self.path.iter().copied().map_while(moved).collect::<Vec<_>>();
        self.plies.truncate(kept.len());
        self.cursor = self.cursor.min(kept.len());
        self.path = kept;
        self.ended = self.ended.and_then(|(at, ending)| Some((moved(at)?, ending)));
        self.decided = self.is_decided();
        // The shown line may go on with what was a variation.
        let _ = self.go_to(self.place());
    }

    /// Adds a line after a place without showing it. Returns the place of its first action, `None` if it has none.
    ///
    /// # Errors
    /// [`PlayError`] if an action is not legal; nothing is added then.
    pub fn add_line(&mut self, after: NodeId, moves: &[String]) -> Result<Option<NodeId>, PlayError> {
        let mut position = self.position_of(after);
        let mut play = |text: &String| {
            let side = position.mover();
            Ok((position.play(text, &mut Vec::new())?, side))
        };
        let played = moves.iter().map(&mut play).collect::<Result<Vec<(String, Player)>, PlayError>>()?;
        let (mut at, mut first) = (after, None);
        for (text, side) in played {
            at = self.lines.add(at, &text, side);
            first = first.or(Some(at));
        }
        Ok(first)
    }

    /// Returns the printed notation of every action of a line, in the order of play. The line begins with the action that
    /// leads to the first place of `nodes`.
    #[must_use]
    pub fn printed_line(&self, nodes: &[NodeId], letters: Letters) -> Vec<&str> {
        let Some(branch) = nodes.first().and_then(|&first| self.lines.parent(first)) else { return Vec::new() };
        // The position after some actions of the line; it is needed only for what has not been printed yet.
        let mut known: Option<(Box<dyn AnyPosition>, usize)> = None;
        let print = |(at, &node): (usize, &NodeId)| {
            self.lines.printed(node, letters, || {
                let (mut position, played) = known.take().unwrap_or_else(|| (self.position_of(branch), 0));
                for &before in &nodes[played..at] {
                    // Every action of the tree was legal when it was added.
                    let _ = position.play(self.lines.text(before), &mut Vec::new());
                }
                let text = self.lines.text(node);
                let printed = position.printed(text, letters).unwrap_or_else(|| text.to_string());
                known = Some((position, at));
                printed
            })
        };
        nodes.iter().enumerate().map(print).collect()
    }

    /// Returns the position at a place.
    fn position_of(&self, place: NodeId) -> Box<dyn AnyPosition> {
        let path = self.lines.path(place);
        let shared = path.iter().zip(&self.path).take_while(|(one, other)| one == other).count();
        let mut position = self.position_at(shared).boxed();
        for &at in &path[shared..] {
            let _ = position.play(self.lines.text(at), &mut Vec::new());
        }
        position
    }

    /// Replaces the comment on a place; an empty one removes it.
    pub fn set_comment(&mut self, place: NodeId, comment: &str) {
        if self.lines.contains(place) {
            self.lines.set_comment(place, comment);
        }
    }

    /// Replaces the mark of the action that leads to a place.
    pub fn set_mark(&mut self, place: NodeId, mark: Option<Mark>) {
        if self.lines.contains(place) {
            self.lines.set_mark(place, mark);
        }
    }

    /// Stores the time that the last action before the cursor took.
    pub fn set_spent(&mut self, spent: Duration) {
        if self.cursor > 0 {
            self.lines.set_spent(self.place(), Some(spent));
        }
    }

    /// Ends the match at the end of its main line, before the rules end it. Does nothing if it is over already.
    pub fn end(&mut self, ending: Ending) {
        if !self.decided {
            let last = self.lines.main_line().last().unwrap_or(NodeId::START);
            (self.ended, self.decided) = (Some((last, ending)), true);
        }
    }

    /// Takes an early end back, for example because both persons play on.
    pub fn reopen(&mut self) {
        self.ended = None;
        self.decided = self.is_decided();
    }

    /// Returns the early end of the match, if it has one.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ended.map(|(_, ending)| ending)
    }

    /// Returns the early end of the match if the cursor is at the place where it ended.
    #[must_use]
    pub fn ending_here(&self) -> Option<Ending> {
        self.ended.filter(|&(at, _)| at == self.place()).map(|(_, ending)| ending)
    }

    /// Returns whether nobody can act at the cursor: the rules have ended the match there, or it ended early there.
    #[must_use]
    pub fn over_here(&self) -> bool {
        self.position().outcome().is_some() || self.ending_here().is_some()
    }

    /// Returns whether the match has a result: its main line ends it, or it ended early. Actions played afterwards
    /// elsewhere are variations and leave the main line as it is.
    #[must_use]
    pub fn decided(&self) -> bool {
        self.decided
    }

    pub(super) fn is_decided(&self) -> bool {
        if self.ended.is_some() {
            return true;
        }
        let main: Vec<NodeId> = self.lines.main_line().collect();
        if main == self.path {
            return self.position_at(main.len()).outcome().is_some();
        }
        let mut position = self.start.boxed();
        for at in main {
            if position.play(self.lines.text(at), &mut Vec::new()).is_err() {
                return false;
            }
        }
        position.outcome().is_some()
    }
}
