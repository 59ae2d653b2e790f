//! What a person with a seat asks of a table, and what it decides: nothing changes before the ledger has the entries.

use super::{Table, times_of};
use crate::entry::What;
use crate::limits::{CLAIM_AFTER, Limits};
use crate::refusal::{Refusal, refusal};
use crate::words::{EndReason, OfferKind, Outcome, Over, Person, Why};
use std::time::Duration;

/// What a person asks.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Command<'a> {
    Play { n: u64, action: &'a str },
    Resign,
    Claim,
    Offer(OfferKind),
}

/// What the table decides.
#[derive(Debug)]
pub(crate) enum Decision {
    /// These entries.
    Entries(Vec<What>),
    /// Another match begins.
    Next,
    /// The action was played before, with this index.
    WasPlayed(usize),
    /// The offer stands already.
    Stands(OfferKind),
}

impl Table {
    /// Returns the end of the match if a clock has fallen.
    pub(crate) fn ended_by_time(&self, now: Duration) -> Option<What> {
        let person = self.fallen(now)?;
        let outcome = Outcome::of_winner(Some(person.other()));
        Some(What::Over { over: Over { outcome, why: EndReason::Time } })
    }

    /// Decides what a person asks. No clock has fallen. `started` is when the server started: nobody can return to a seat
    /// while it is away.
    ///
    /// # Errors
    /// A refusal.
    pub(crate) fn decide(
        &self,
        person: Person,
        command: Command,
        limits: &Limits,
        started: Duration,
        now: Duration,
    ) -> Result<Decision, Refusal> {
        if let Command::Play { n, action } = command
            && let Some(n) = self.was_played(person, n, action)
        {
            return Ok(Decision::WasPlayed(n));
        }
        let is_rematch = matches!(command, Command::Offer(OfferKind::Rematch));
        if self.over.is_some() && !is_rematch {
            return refusal(Why::Over, "the match has ended");
        }
        let end = |winner, why| {
            let over = Over { outcome: Outcome::of_winner(winner), why };
            Ok(Decision::Entries(vec![What::Over { over }]))
        };
        match command {
            Command::Play { n, action } => self.play_at(person, n, action, limits, now),
            Command::Resign => end(Some(person.other()), EndReason::Resigned),
            Command::Claim => {
                self.may_claim(person, started, now)?;
                end(Some(person), EndReason::Resigned)
            }
            Command::Offer(what) => {
                let is_answer = self.offers.contains(&(what, person.other()));
                self.may_offer(what, is_answer, limits)?;
                match what {
                    _ if !is_answer => self.offer(person, what),
                    OfferKind::Draw => end(None, EndReason::Agreed),
                    OfferKind::Undo => Ok(Decision::Entries(vec![What::Undo { n: self.undo_to(person.other())? }])),
                    OfferKind::Rematch => Ok(Decision::Next),
                }
            }
        }
    }

    fn play_at(
        &self,
        person: Person,
        n: u64,
        action: &str,
        limits: &Limits,
        now: Duration,
    ) -> Result<Decision, Refusal> {
        let expected = self.n();
        if n != expected as u64 {
            return refusal(Why::Stale, format!("the next action has the index {expected}"));
        }
        if self.decides() != Some(person) {
            return refusal(Why::NotYourTurn, "the other person decides");
        }
        let mut probe = self.game.position().boxed();
        let action = probe.play(action, &mut Vec::new()).map_err(|error| (Why::Illegal, error.to_string()))?;
        let is_over = probe.outcome().is_some();
        let next = (!is_over).then(|| Person::from(probe.person()));
        let clock = self.clock_after(next, now);
        let left = clock.map(|clock| times_of(&clock, now)).map(|times| [times.first, times.second]);
        let mut entries = vec![What::Play { action, left }];
        if !is_over && expected + 1 >= limits.actions {
            entries.push(What::Over { over: Over { outcome: Outcome::Draw, why: EndReason::Decided } });
        }
        Ok(Decision::Entries(entries))
    }

    fn may_claim(&self, person: Person, started: Duration, now: Duration) -> Result<(), Refusal> {
        let Some(since) = self.abandoned(person.other()) else {
            return refusal(Why::Illegal, "the other person has not left the seat");
        };
        let waited = now.saturating_sub(since.max(started));
        if waited < CLAIM_AFTER {
            let seconds = CLAIM_AFTER.saturating_sub(waited).as_millis().div_ceil(1000);
            return refusal(Why::Illegal, format!("the other person may come back for {seconds} more seconds"));
        }
        Ok(())
    }

    fn may_offer(&self, what: OfferKind, is_answer: bool, limits: &Limits) -> Result<(), Refusal> {
        match what {
            OfferKind::Rematch if self.over.is_none() => {
                refusal(Why::Illegal, "another match is possible when this one has ended")
            }
            OfferKind::Undo if !self.policy.undo => refusal(Why::Illegal, "nothing is taken back at this table"),
            // Actions could be taken back and played again without an end. What was offered before can be accepted.
            OfferKind::Undo if !is_answer && self.seq >= 4 * limits.actions as u64 => {
                refusal(Why::Illegal, "too much was taken back in this match")
            }
            _ => Ok(()),
        }
    }

    fn offer(&self, person: Person, what: OfferKind) -> Result<Decision, Refusal> {
        if what == OfferKind::Undo {
            self.undo_to(person)?;
        }
        if self.offers.contains(&(what, person)) {
            return Ok(Decision::Stands(what));
        }
        Ok(Decision::Entries(vec![What::Offer { what, person }]))
    }

    fn undo_to(&self, offerer: Person) -> Result<usize, Refusal> {
        self.before_last_turn(offerer).map_or_else(|| refusal(Why::Illegal, "there is no action to take back"), Ok)
    }

    /// Returns the index of an action that this person has played already.
    fn was_played(&self, person: Person, n: u64, action: &str) -> Option<usize> {
        let n = usize::try_from(n).ok().filter(|&n| n < self.n())?;
        let before = self.game.position_at(n);
        let text = &self.game.plies()[n].text;
        let same = || before.boxed().play(action, &mut Vec::new()).is_ok_and(|written| &written == text);
        (Person::from(before.person()) == person && (text == action || same())).then_some(n)
    }
}
