//! Actions, resignation, and the end of a match.

use super::{Code, ConnectionId, Ledger, Refusal, Server, ServerMessage, Table, Token, What, Why, refusal};
use crate::limits::CLAIM_AFTER;
use crate::table::times_of;
use crate::words::{EndReason, Outcome, Over, Person};
use std::time::Duration;

impl<L: Ledger> Server<L> {
    pub(super) fn play(
        &mut self,
        id: ConnectionId,
        token: Token,
        table: &str,
        n: u64,
        action: &str,
        now: Duration,
    ) -> Result<(), Refusal> {
        let (code, person) = self.seat(id, token, table)?;
        let table = &self.tables[&code];
        if let Some(n) = was_played(table, person, n, action) {
            let message = table.played(n, now);
            self.send(id, &message);
            return Ok(());
        }
        self.end_by_time(code, now)?;
        let table = &self.tables[&code];
        if table.over.is_some() {
            return refusal(Why::Over, "the match has ended");
        }
        let expected = table.n();
        if n != expected as u64 {
            return refusal(Why::Stale, format!("the next action has the index {expected}"));
        }
        if table.decides() != Some(person) {
            return refusal(Why::NotYourTurn, "the other person decides");
        }
        let mut probe = table.game.position().boxed();
        let action = probe.play(action, &mut Vec::new()).map_err(|error| (Why::Illegal, error.to_string()))?;
        let next = probe.outcome().is_none().then(|| Person::from(probe.person()));
        let clock = table.clock_after(next, now);
        let left = clock.map(|clock| times_of(&clock, now)).map(|times| [times.first, times.second]);
        self.commit(code, What::Play { action, left }, now)?;
        let Some(table) = self.tables.get_mut(&code) else { return Ok(()) };
        table.clock = clock;
        table.settle_clock(self.limits.clocks_run_on, now);
        let (message, over) = (table.played(expected, now), table.over);
        self.broadcast(code, &message, None);
        if let Some(over) = over {
            self.announce(code, over);
        }
        Ok(())
    }

    pub(super) fn resign(&mut self, id: ConnectionId, token: Token, table: &str, now: Duration) -> Result<(), Refusal> {
        let (code, person) = self.seat(id, token, table)?;
        self.end_by_time(code, now)?;
        if self.tables[&code].over.is_some() {
            return refusal(Why::Over, "the match has ended");
        }
        let outcome = Outcome::of_winner(Some(person.other()));
        self.end(code, Over { outcome, why: EndReason::Resigned }, now)
    }

    /// Ends a match whose other seat was left, as a win of who stayed. Nobody can return to a seat while the server is
    /// away, so a start begins the time to return anew.
    pub(super) fn claim(&mut self, id: ConnectionId, token: Token, table: &str, now: Duration) -> Result<(), Refusal> {
        let (code, person) = self.seat(id, token, table)?;
        self.end_by_time(code, now)?;
        let table = &self.tables[&code];
        if table.over.is_some() {
            return refusal(Why::Over, "the match has ended");
        }
        let Some(since) = table.abandoned(person.other()) else {
            return refusal(Why::Illegal, "the other person has not left the seat");
        };
        let waited = now.saturating_sub(since.max(self.started));
        if waited < CLAIM_AFTER {
            let seconds = CLAIM_AFTER.saturating_sub(waited).as_millis().div_ceil(1000);
            return refusal(Why::Illegal, format!("the other person may come back for {seconds} more seconds"));
        }
        let outcome = Outcome::of_winner(Some(person));
        self.end(code, Over { outcome, why: EndReason::Resigned }, now)
    }

    /// Ends a match whose clock has fallen.
    pub(super) fn end_by_time(&mut self, code: Code, now: Duration) -> Result<(), Refusal> {
        let Some(person) = self.tables.get(&code).and_then(|table| table.fallen(now)) else { return Ok(()) };
        let outcome = Outcome::of_winner(Some(person.other()));
        self.end(code, Over { outcome, why: EndReason::Time }, now)
    }

    /// Ends a match otherwise than by the rules.
    pub(super) fn end(&mut self, code: Code, over: Over, now: Duration) -> Result<(), Refusal> {
        self.commit(code, What::Over { over }, now)?;
        if let Some(table) = self.tables.get_mut(&code) {
            table.settle_clock(self.limits.clocks_run_on, now);
        }
        self.announce(code, over);
        Ok(())
    }

    fn announce(&mut self, code: Code, over: Over) {
        let Over { outcome, why } = over;
        self.broadcast(code, &ServerMessage::Over { table: code.to_string(), outcome, why }, None);
        let Some(table) = self.tables.get(&code) else { return };
        let game = table.game.position().facts().id;
        let (outcome, why) = (format!("{outcome:?}").to_lowercase(), format!("{why:?}").to_lowercase());
        let text = format!("{game}, {} actions, outcome {outcome}, {why}", table.n());
        self.note(code, text);
    }
}

/// Returns the index of an action that this person has played already.
fn was_played(table: &Table, person: Person, n: u64, action: &str) -> Option<usize> {
    let n = usize::try_from(n).ok().filter(|&n| n < table.n())?;
    let before = table.game.position_at(n);
    let text = &table.game.plies()[n].text;
    let same = || before.boxed().play(action, &mut Vec::new()).is_ok_and(|written| &written == text);
    (Person::from(before.person()) == person && (text == action || same())).then_some(n)
}
