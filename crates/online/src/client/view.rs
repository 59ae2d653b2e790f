//! A table as a client sees it.

use super::PlayRefusal;
use crate::CLAIM_AFTER;
use crate::code::Code;
use crate::message::{ClientMessage, ClockTimes, Policy, key_text};
use crate::words::{OfferKind, Over, Person, Persons, Presence};
use std::time::Duration;
use tabuleiro_catalogue::matches::Match;

/// An own action without a receipt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sent {
    /// The action in canonical notation.
    pub action: String,
    /// When it was last sent.
    pub at: Duration,
}

/// A table as a client sees it: the actions confirmed by the server, then own actions that were sent and are not
/// confirmed yet.
#[derive(Clone, Debug)]
pub struct TableView {
    code: Code,
    person: Option<Person>,
    /// The match with the sent actions at its end.
    game: Match,
    /// The number of confirmed actions.
    confirmed: usize,
    sent: Vec<Sent>,
    persons: Persons,
    clock: Option<(ClockTimes, Duration)>,
    over: Option<Over>,
    offers: Vec<(OfferKind, Person)>,
    /// Whether the person has asked to take a turn back since an action was sent. Then it is not sent again.
    recalled: bool,
    /// Whether the other seat was seen taken.
    met: bool,
    /// Since when the seat of the other person has been seen left, or the next time that a claim may follow.
    other_left: Option<Duration>,
    policy: Policy,
    /// The code of the class to which the match belongs.
    class: Option<String>,
}

/// What becomes of a view when the whole table arrives.
pub(super) struct Succession {
    pub(super) since: Option<usize>,
    pub(super) dropped: Vec<String>,
    pub(super) messages: Vec<ClientMessage>,
}

/// How an action from the server fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fit {
    /// It was known.
    Known,
    /// It is the receipt of an action that is shown already.
    Receipt,
    /// It is new.
    New,
    /// It does not fit: the whole table is needed.
    Gap,
}

impl TableView {
    pub(super) fn new(code: Code, person: Option<Person>, game: Match) -> TableView {
        let confirmed = game.cursor();
        let persons = Persons { first: Presence::Free, second: Presence::Free };
        let (sent, offers) = (Vec::new(), Vec::new());
        TableView {
            code,
            person,
            game,
            confirmed,
            sent,
            persons,
            clock: None,
            over: None,
            offers,
            recalled: false,
            met: false,
            other_left: None,
            policy: Policy::default(),
            class: None,
        }
    }

    /// Returns the code.
    #[must_use]
    pub fn code(&self) -> Code {
        self.code
    }

    /// Returns the own seat; `None` for a spectator.
    #[must_use]
    pub fn person(&self) -> Option<Person> {
        self.person
    }

    /// Returns the match, with the sent actions at its end.
    #[must_use]
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Returns the number of actions that the server has confirmed.
    #[must_use]
    pub fn confirmed(&self) -> usize {
        self.confirmed
    }

    /// Returns the own actions that are not confirmed yet, in order.
    #[must_use]
    pub fn sent(&self) -> &[Sent] {
        &self.sent
    }

    /// Returns who is present.
    #[must_use]
    pub fn persons(&self) -> Persons {
        self.persons
    }

    /// Returns the end of the match.
    #[must_use]
    pub fn over(&self) -> Option<Over> {
        self.over
    }

    /// Returns what is allowed at the table.
    #[must_use]
    pub fn policy(&self) -> Policy {
        self.policy
    }

    /// Returns the code of the class to which the match belongs.
    #[must_use]
    pub fn class(&self) -> Option<&str> {
        self.class.as_deref()
    }

    /// Returns the offers that stand.
    #[must_use]
    pub fn offers(&self) -> &[(OfferKind, Person)] {
        &self.offers
    }

    /// Returns who decides in the position that is shown; `None` after the end.
    #[must_use]
    pub fn decides(&self) -> Option<Person> {
        let running = self.over.is_none() && self.game.position().outcome().is_none();
        running.then(|| self.game.position().person().into())
    }

    /// Returns whether the own person decides.
    #[must_use]
    pub fn is_my_turn(&self) -> bool {
        self.person.is_some() && self.decides() == self.person
    }

    /// Returns what the clocks show at `now`. The server's clocks decide; these run beside them between two messages.
    #[must_use]
    pub fn clock(&self, now: Duration) -> Option<ClockTimes> {
        let (mut times, at) = self.clock?;
        let passed = now.saturating_sub(at).as_millis() as u64;
        match times.running {
            Some(Person::First) => times.first = times.first.saturating_sub(passed),
            Some(Person::Second) => times.second = times.second.saturating_sub(passed),
            None => {}
        }
        Some(times)
    }

    pub(super) fn set_person(&mut self, person: Option<Person>) {
        self.person = person;
    }

    /// Returns whether the other person has left the seat during the match.
    #[must_use]
    pub fn other_has_left(&self) -> bool {
        self.other_left.is_some() && self.over.is_none()
    }

    /// Returns the time from which the match can be claimed as won, because the other person has left.
    #[must_use]
    pub fn claim_from(&self) -> Option<Duration> {
        self.other_left.filter(|_| self.over.is_none()).map(|since| since + CLAIM_AFTER)
    }

    /// Takes a claim back that the server has refused: it may be made again a little later.
    pub(super) fn claim_later(&mut self, now: Duration) {
        const LATER: Duration = Duration::from_secs(10);
        if let Some(since) = &mut self.other_left {
            *since = (now + LATER).saturating_sub(CLAIM_AFTER);
        }
    }

    pub(super) fn set_persons(&mut self, persons: Persons, now: Duration) {
        self.persons = persons;
        let Some(person) = self.person else { return };
        if persons.of(person.other()) != Presence::Free {
            (self.met, self.other_left) = (true, None);
        } else if self.met || self.confirmed > 0 {
            self.other_left.get_or_insert(now);
        }
    }

    pub(super) fn set_rules_of_table(&mut self, policy: Policy, class: Option<String>) {
        (self.policy, self.class) = (policy, class);
    }

    pub(super) fn set_clock(&mut self, clock: Option<ClockTimes>, now: Duration) {
        self.clock = clock.map(|clock| (clock, now));
    }

    pub(super) fn set_over(&mut self, over: Option<Over>) {
        self.over = over;
        if over.is_some() {
            self.offers.clear();
            if let Some((clock, _)) = &mut self.clock {
                clock.running = None;
            }
        }
    }

    pub(super) fn add_offer(&mut self, what: OfferKind, person: Person) {
        if !self.offers.contains(&(what, person)) {
            self.offers.push((what, person));
        }
    }

    /// Plays an own action, not confirmed yet, and returns the message to send.
    pub(super) fn play(&mut self, action: &str, now: Duration) -> Result<ClientMessage, PlayRefusal> {
        let person = self.person.ok_or(PlayRefusal::NotSeated)?;
        if self.decides().ok_or(PlayRefusal::Over)? != person {
            return Err(PlayRefusal::NotYourTurn);
        }
        let n = self.game.cursor();
        let action = self.game.play(action)?.text.clone();
        self.sent.push(Sent { action, at: now });
        Ok(self.message(n))
    }

    fn message(&self, n: usize) -> ClientMessage {
        let action = self.game.plies()[n].text.clone();
        ClientMessage::Play { table: self.code.to_string(), n: n as u64, action }
    }

    /// Returns the messages of actions that have waited too long for their receipt.
    pub(super) fn late(&mut self, now: Duration, time: Duration) -> Vec<ClientMessage> {
        if self.sent.first().is_none_or(|first| now.saturating_sub(first.at) < time) {
            return Vec::new();
        }
        self.sent.iter_mut().for_each(|sent| sent.at = now);
        (self.sent_from()..self.game.cursor()).map(|n| self.message(n)).collect()
    }

    /// Returns when the first action without a receipt was last sent.
    pub(super) fn waits_since(&self) -> Option<Duration> {
        self.sent.first().map(|first| first.at)
    }

    /// Returns the index of the first action without a receipt.
    fn sent_from(&self) -> usize {
        self.game.cursor() - self.sent.len()
    }

    /// Notes that the person asks to take a turn back.
    pub(super) fn recall(&mut self) {
        self.recalled = !self.sent.is_empty();
    }

    /// Takes over what an older view of the same table knew. An own action without a receipt that this view does not
    /// have is played again if its index is the next one and it is legal here. Returns from where on the actions are
    /// new, if this record continues the older one; the actions that are not played; and the messages to send.
    pub(super) fn succeed(&mut self, old: TableView, now: Duration) -> Succession {
        (self.met, self.other_left) = (old.met, old.other_left);
        let texts = |view: &TableView, n: usize| -> Vec<String> {
            view.game.plies()[..n].iter().map(|ply| ply.text.clone()).collect()
        };
        let (shown, from) = (old.game.cursor(), old.sent_from());
        let (before, after) = (texts(&old, shown), texts(self, self.confirmed));
        let standing = (from..shown).take_while(|&n| after.get(n) == before.get(n)).count();
        let rules = |view: &TableView| (view.game.position().facts().id, view.game.record_to_here().options);
        let is_same = rules(&old) == rules(self) && old.person == self.person;
        let mut rest: Vec<String> = before[from + standing..].to_vec();
        let mut messages = Vec::new();
        if is_same && !old.recalled && from + standing == self.confirmed {
            while let Some(message) = rest.first().and_then(|action| self.play(action, now).ok()) {
                rest.remove(0);
                messages.push(message);
            }
        }
        let continues = is_same && rest.is_empty() && after.starts_with(&before[..from + standing]);
        Succession { since: continues.then_some(shown), dropped: rest, messages }
    }

    /// Takes an action from the server.
    pub(super) fn played(&mut self, n: u64, action: &str, key: &str) -> Fit {
        let at = |n: usize| self.game.plies().get(n).map(|ply| ply.text.as_str());
        match usize::try_from(n) {
            Ok(n) if n < self.confirmed => {
                let same = at(n) == Some(action) && key == key_text(self.game.position_at(n + 1).key());
                return if same { Fit::Known } else { Fit::Gap };
            }
            Ok(n) if n == self.confirmed => {}
            _ => return Fit::Gap,
        }
        let receipt = self.sent.first().is_some_and(|sent| sent.action == action);
        if receipt {
            self.sent.remove(0);
        } else {
            // What was sent for this place will not be played.
            if !self.sent.is_empty() || self.game.play(action).is_err() {
                return Fit::Gap;
            }
        }
        self.confirmed += 1;
        self.recalled &= !self.sent.is_empty();
        if key != key_text(self.game.position_at(self.confirmed).key()) {
            return Fit::Gap;
        }
        self.offers.clear();
        if receipt { Fit::Receipt } else { Fit::New }
    }

    /// Takes back what was sent and is not confirmed, and returns it.
    pub(super) fn drop_sent(&mut self) -> Vec<String> {
        self.game.jump(self.sent_from());
        std::mem::take(&mut self.sent).into_iter().map(|sent| sent.action).collect()
    }
}
