//! Offers: a draw, undo, and another match.

use super::{Code, ConnectionId, Ledger, Refusal, Server, ServerMessage, Token, What, Why, offered, refusal};
use crate::words::{EndReason, OfferKind, Outcome, Over, Person};
use std::time::Duration;

impl<L: Ledger> Server<L> {
    /// Offers something, or accepts what the other person has offered.
    pub(super) fn offer(
        &mut self,
        id: ConnectionId,
        token: Token,
        table: &str,
        what: OfferKind,
        now: Duration,
    ) -> Result<(), Refusal> {
        let (code, person) = self.seat(id, token, table)?;
        self.end_by_time(code, now)?;
        let table = &self.tables[&code];
        match (what, table.over) {
            (OfferKind::Rematch, None) => {
                return refusal(Why::Illegal, "another match is possible when this one has ended");
            }
            (OfferKind::Draw | OfferKind::Undo, Some(_)) => return refusal(Why::Over, "the match has ended"),
            _ => {}
        }
        if table.offers.contains(&(what, person.other())) {
            return self.accept(code, what, person.other(), now);
        }
        if what == OfferKind::Undo && table.before_last_turn(person).is_none() {
            return refusal(Why::Illegal, "there is no action to take back");
        }
        let message = offered(code, what, person);
        if table.offers.contains(&(what, person)) {
            self.send(id, &message);
            return Ok(());
        }
        if let Some(table) = self.tables.get_mut(&code) {
            table.offers.push((what, person));
        }
        self.broadcast(code, &message, None);
        Ok(())
    }

    fn accept(&mut self, code: Code, what: OfferKind, offerer: Person, now: Duration) -> Result<(), Refusal> {
        match what {
            OfferKind::Draw => {
                self.end(code, Over { outcome: Outcome::Draw, why: EndReason::Agreed }, now)?;
            }
            OfferKind::Undo => self.take_back(code, offerer, now)?,
            OfferKind::Rematch => self.rematch(code, now)?,
        }
        Ok(())
    }

    fn take_back(&mut self, code: Code, offerer: Person, now: Duration) -> Result<(), Refusal> {
        let Some(table) = self.tables.get(&code) else { return Ok(()) };
        let Some(n) = table.before_last_turn(offerer) else {
            return refusal(Why::Illegal, "there is no action to take back");
        };
        self.commit(code, What::Undo { n }, now)?;
        if let Some(table) = self.tables.get_mut(&code) {
            table.settle_clock(self.limits.clocks_run_on, now);
        }
        self.broadcast_table(code, now);
        Ok(())
    }

    fn rematch(&mut self, code: Code, now: Duration) -> Result<(), Refusal> {
        self.commit(code, What::Rematch, now)?;
        let Some(table) = self.tables.get_mut(&code) else { return Ok(()) };
        table.settle_clock(self.limits.clocks_run_on, now);
        let seats = Person::BOTH.map(|person| (person, table.seats[person.index()]));
        for (person, token) in seats {
            let playing = token.and_then(|token: Token| self.people.get(&token)?.playing);
            if let Some(to) = playing {
                self.send(to, &ServerMessage::Seated { table: code.to_string(), person });
            }
        }
        self.broadcast_table(code, now);
        Ok(())
    }

    /// Sends the whole state of a table to everybody there.
    pub(super) fn broadcast_table(&mut self, code: Code, now: Duration) {
        let Some(message) = self.tables.get(&code).map(|table| table.message(now)) else { return };
        self.broadcast(code, &message, None);
    }
}
