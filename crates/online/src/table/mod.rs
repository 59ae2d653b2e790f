//! A table: the match, who sits there, the clocks, offers and the end. It changes only by entries of the ledger, so a
//! table that is replayed equals the one that was lost.

mod decide;

pub(crate) use decide::{Command, Decision};

use super::class::ClassError;
use super::code::{Code, Key, Link, PersonId};
use super::connection::ConnectionId;
use super::entry::{Entry, Opening, What, match_stream};
use super::message::{ClockSetting, ClockTimes, Policy, ServerMessage, key_text};
use super::words::{AbsentClock, EndReason, LeftSeat, OfferKind, Outcome, Over, Person, Persons, Presence};
use std::collections::BTreeSet;
use std::time::Duration;
use tabuleiro_catalogue::matches::{Match, Record, SetUpError};
use tabuleiro_clock::{Clock, TimeLeft, TimeSettings};
use tabuleiro_rules::{PlayError, Player};
use thiserror::Error;

/// Why the entries of a stream describe no table.
#[derive(Debug, Error)]
pub enum ReplayError {
    /// An entry is not text of this program, or of a later version.
    #[error("entry {0} cannot be read: {1}")]
    Entry(usize, serde_json::Error),
    /// The first entry does not open a table, or a later one does.
    #[error("entry {0} is not expected there")]
    Order(usize),
    /// The game or its options are not known.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    /// An action is not legal.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The entries describe no class.
    #[error(transparent)]
    Class(#[from] ClassError),
}

/// The time for which the code of a table that is private to two leads to it.
const READ_ALOUD: Duration = Duration::from_mins(10);

/// A table.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) code: Code,
    /// The number of the match at the table, from 1.
    pub(crate) number: u32,
    pub(crate) policy: Policy,
    /// The key in the link of a table that is private to two.
    key: Option<Key>,
    /// The class to which the match belongs.
    pub(crate) class: Option<Code>,
    /// Whether the match stands still, because its class says so. It is not in the ledger of the table.
    pub(crate) held: bool,
    /// When the match was opened.
    opened: Duration,
    pub(crate) game: Match,
    pub(crate) seats: [Option<PersonId>; 2],
    /// Who left a seat that nobody has taken since.
    left_by: [Option<PersonId>; 2],
    /// Whether both seats were taken at the same time in this match. Before that no clock runs.
    begun: bool,
    /// When a seat was left that nobody has taken since.
    pub(crate) left_at: [Option<Duration>; 2],
    /// Who is waited for after a start of the server.
    pub(crate) returns: Option<Returns>,
    pub(crate) clock: Option<Clock>,
    /// What the clocks showed after each action, in milliseconds.
    left: Vec<Option<[u64; 2]>>,
    pub(crate) over: Option<Over>,
    /// The offers that stand.
    pub(crate) offers: Vec<(OfferKind, Person)>,
    /// The number of entries in the ledger.
    pub(crate) seq: u64,
    /// The connections that look on.
    pub(crate) watchers: BTreeSet<ConnectionId>,
    /// The presence that was last sent.
    pub(crate) shown: [Presence; 2],
    /// When the last entry was written.
    pub(crate) written: Duration,
    /// When somebody who sits or looks on was last here.
    pub(crate) visited: Duration,
}

/// The return of both persons after a start of the server: nobody loses time for being later than the other.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Returns {
    /// Who has been present since.
    back: [bool; 2],
    /// When somebody came back first.
    since: Option<Duration>,
}

impl Returns {
    /// The time that the second of both has to come back.
    const PATIENCE: Duration = Duration::from_mins(1);

    pub(crate) fn note(&mut self, shown: [Presence; 2], now: Duration) {
        for (back, presence) in self.back.iter_mut().zip(shown) {
            *back |= presence == Presence::Present;
        }
        if self.back.contains(&true) {
            self.since.get_or_insert(now);
        }
    }

    fn waits_for(&self, person: Person, now: Duration) -> bool {
        let is_late = self.since.is_some_and(|since| now.saturating_sub(since) >= Returns::PATIENCE);
        !self.back[person.index()] && !is_late
    }
}

/// Returns the time settings of a clock on the wire; `None` if they give no time or too much.
pub(crate) fn settings(clock: ClockSetting) -> Option<TimeSettings> {
    let [main, increment] = [clock.main, clock.increment].map(Duration::from_secs);
    let possible = main.max(increment) <= TimeSettings::LONGEST && !main.max(increment).is_zero();
    possible.then(|| TimeSettings::fischer(main, increment))
}

/// Returns a match that has not begun.
fn fresh(game: &str, options: &[String]) -> Result<Match, SetUpError> {
    Match::from_record(&Record { options: options.to_vec(), ..Record::of(game) })
}

/// Checks that there is a game with these options.
pub(crate) fn is_possible(game: &str, options: &[String]) -> Result<(), SetUpError> {
    fresh(game, options).map(drop)
}

impl Table {
    /// Returns a table whose match begins.
    pub(crate) fn open(code: Code, number: u32, at: u64, opening: &Opening) -> Result<Table, SetUpError> {
        let seats = opening.seats();
        Ok(Table {
            code,
            number,
            policy: opening.policy,
            key: opening.key,
            class: opening.class,
            held: false,
            opened: Duration::from_secs(at),
            game: fresh(&opening.game, &opening.options)?,
            seats,
            left_by: [None; 2],
            begun: seats.iter().all(Option::is_some),
            left_at: [None; 2],
            returns: None,
            clock: opening.clock.and_then(settings).map(Clock::new),
            left: Vec::new(),
            over: None,
            offers: Vec::new(),
            seq: 1,
            watchers: BTreeSet::new(),
            shown: [Presence::Free; 2],
            written: Duration::from_secs(at),
            visited: Duration::from_secs(at),
        })
    }

    /// Returns the table of a stream.
    pub(crate) fn replay(code: Code, number: u32, entries: &[String]) -> Result<Table, ReplayError> {
        let mut table = None;
        for (i, text) in entries.iter().enumerate() {
            let entry: Entry<What> = serde_json::from_str(text).map_err(|error| ReplayError::Entry(i, error))?;
            match (&mut table, &entry.what) {
                (None, What::Open(opening)) => table = Some(Table::open(code, number, entry.at, opening)?),
                (Some(_), What::Open(_)) | (None, _) => return Err(ReplayError::Order(i)),
                (Some(table), _) => table.apply(&entry)?,
            }
        }
        table.ok_or(ReplayError::Order(0))
    }

    /// Returns the name of its stream.
    pub(crate) fn stream(&self) -> String {
        match_stream(self.code, self.number)
    }

    /// Returns how the next match at the table begins: with the seats exchanged.
    pub(crate) fn next_opening(&self) -> Opening {
        let Record { game, options, .. } = self.game.record_to_here();
        let clock = self.clock.map(|clock| {
            let settings = clock.settings();
            ClockSetting { main: settings.main.as_secs(), increment: settings.increment.as_secs() }
        });
        let [first, second] = self.seats;
        let (policy, key, class) = (self.policy, self.key, self.class);
        Opening { game, options, clock, policy, key, class, seats: [second, first], ..Opening::default() }
    }

    /// Begins the next match at the table. Who looks on goes on to do so.
    pub(crate) fn begin_next(&mut self, at: u64, opening: &Opening) -> Result<(), SetUpError> {
        let mut next = Table::open(self.code, self.number + 1, at, opening)?;
        next.watchers = std::mem::take(&mut self.watchers);
        next.returns = self.returns;
        next.shown = [self.shown[1], self.shown[0]];
        next.left_at = [self.left_at[1], self.left_at[0]];
        next.left_by = [self.left_by[1], self.left_by[0]];
        next.visited = self.visited;
        next.held = self.held;
        *self = next;
        Ok(())
    }

    /// Sets both clocks to what they showed after the last action, without starting them. The time of the present turn
    /// is not in the ledger.
    fn restore_clock(&mut self) {
        let Some(clock) = &mut self.clock else { return };
        let left = self.left.iter().rev().find_map(|left| *left);
        let left = left.map(|left| left.map(|ms| TimeLeft { time: Duration::from_millis(ms), stones: 0 }));
        *clock = left.map_or(Clock::new(clock.settings()), |left| Clock::with_left(clock.settings(), left));
    }

    /// Changes the table by an entry behind the first. After an action and after an undo both clocks show what the ledger
    /// says, and nobody's time runs until [`Table::settle_clock`]; a rematch gives full times; other entries do not touch
    /// the clocks.
    pub(crate) fn apply(&mut self, entry: &Entry<What>) -> Result<(), ReplayError> {
        match &entry.what {
            What::Open(_) | What::Next | What::Seen => {}
            What::Seat(taking) => {
                let seat = taking.person.index();
                self.seats[seat] = taking.who();
                (self.left_at[seat], self.left_by[seat]) = (None, None);
                self.begun |= self.seats.iter().all(Option::is_some);
            }
            What::Free { person } => {
                let seat = person.index();
                self.left_by[seat] = self.seats[seat].take();
                self.left_at[seat] = Some(Duration::from_secs(entry.at));
                self.offers.retain(|&(_, offerer)| offerer != *person);
            }
            What::Play { action, left } => {
                self.game.play(action)?;
                self.left.truncate(self.n() - 1);
                self.left.push(*left);
                self.restore_clock();
                self.offers.clear();
                let position = self.game.position();
                let winner = position.winning_person().map(Person::from);
                let over = Over { outcome: Outcome::of_winner(winner), why: EndReason::Rules };
                self.over = position.outcome().map(|_| over);
            }
            What::Undo { n } => {
                self.game.jump(*n);
                self.left.truncate(*n);
                self.restore_clock();
                self.offers.clear();
            }
            What::Offer { what, person } => self.offers.push((*what, *person)),
            What::Over { over } => {
                self.over = Some(*over);
                self.offers.clear();
            }
            What::Rematch => {
                let (number, seq) = (self.number, self.seq);
                self.begin_next(entry.at, &self.next_opening())?;
                (self.number, self.seq) = (number, seq);
            }
        }
        self.seq += 1;
        self.written = Duration::from_secs(entry.at);
        self.visited = self.visited.max(self.written);
        Ok(())
    }

    /// Returns the link of a table that is private to two, code and key; `None` for another table.
    pub(crate) fn link(&self) -> Option<String> {
        self.key.map(|key| Link { code: self.code, key: Some(key) }.to_string())
    }

    /// Returns whether somebody who gives that key, or none, finds the table. One that is private to two is found by its
    /// code alone by those who sit there, and by anybody for ten minutes, while a seat is free and the code is read aloud.
    pub(crate) fn is_found(&self, key: Option<Key>, who: Option<PersonId>, now: Duration) -> bool {
        let is_read_aloud = || self.seats.contains(&None) && now.saturating_sub(self.opened) < READ_ALOUD;
        match (self.key, key) {
            (None, None) => true,
            (own, Some(_)) => own == key,
            (Some(_), None) => who.is_some_and(|who| self.seat_of(who).is_some()) || is_read_aloud(),
        }
    }

    /// Returns the seat of a person.
    pub(crate) fn seat_of(&self, who: PersonId) -> Option<Person> {
        Person::BOTH.into_iter().find(|person| self.seats[person.index()] == Some(who))
    }

    /// Returns the free seat that somebody may take, the first if both are.
    pub(crate) fn free_seat(&self, who: PersonId) -> Option<Person> {
        let is_free = |person: &Person| {
            let kept = self.policy.left == LeftSeat::Kept && self.left_by[person.index()].is_some_and(|by| by != who);
            self.seats[person.index()].is_none() && !kept
        };
        Person::BOTH.into_iter().find(is_free)
    }

    /// Returns who decides; `None` after the end.
    pub(crate) fn decides(&self) -> Option<Person> {
        self.over.is_none().then(|| self.game.position().person().into())
    }

    /// Returns the number of actions played.
    pub(crate) fn n(&self) -> usize {
        self.game.cursor()
    }

    /// Returns the number of actions before the last turn of a person; `None` if they have had no turn.
    pub(crate) fn before_last_turn(&self, person: Person) -> Option<usize> {
        let decided = |&n: &usize| Person::from(self.game.position_at(n).person()) == person;
        let mut n = (0..self.n()).rev().find(decided)?;
        while n > 0 && decided(&(n - 1)) {
            n -= 1;
        }
        Some(n)
    }

    /// Returns the clock after an action at `now` behind which `next` decides.
    pub(crate) fn clock_after(&self, next: Option<Person>, now: Duration) -> Option<Clock> {
        let mut clock = self.clock?;
        if clock.running().is_some() {
            clock.turn(next.map(Player::from), now);
        }
        Some(clock)
    }

    /// Returns since when the seat of a person can be taken as given up: it was left during the match.
    pub(crate) fn abandoned(&self, person: Person) -> Option<Duration> {
        self.left_at[person.index()].filter(|_| self.begun)
    }

    /// Starts the clock when both seats are taken for the first time, and ends it with the match. It runs while the
    /// person who decides is present, and if clocks run on, while the other one is: the person who decides may be away
    /// or have left the seat. Returns whether it began or ceased to run.
    /// `run_on` says what happens where the policy leaves it to the server.
    pub(crate) fn settle_clock(&mut self, run_on: bool, now: Duration) -> bool {
        let decides = self.decides();
        let run_on = self.policy.absent.map_or(run_on, |absent| absent == AbsentClock::Runs);
        let Some(clock) = &mut self.clock else { return false };
        let before = clock.is_ticking();
        match decides {
            // The last turn has no increment, unless an action ended it.
            None => clock.interrupt(now),
            Some(person) => {
                if self.begun && clock.running().is_none() {
                    clock.turn(Some(person.into()), now);
                }
                let present = |person: Person| self.shown[person.index()] == Presence::Present;
                let is_free = self.seats[person.index()].is_none();
                let returns = || !is_free && self.returns.is_some_and(|returns| returns.waits_for(person, now));
                if self.begun && !self.held && (present(person) || (run_on && present(person.other()) && !returns())) {
                    clock.resume(now);
                } else {
                    clock.pause(now);
                }
            }
        }
        before != clock.is_ticking()
    }

    /// Returns who has no time left.
    pub(crate) fn fallen(&self, now: Duration) -> Option<Person> {
        self.over.is_none().then_some(self.clock)?.and_then(|clock| clock.fallen(now)).map(Person::from)
    }

    /// Returns what the clocks show.
    pub(crate) fn times(&self, now: Duration) -> Option<ClockTimes> {
        self.clock.map(|clock| times_of(&clock, now))
    }

    /// Returns the message about a seat, for the person who holds it.
    pub(crate) fn seated(&self, person: Person) -> ServerMessage {
        ServerMessage::Seated { table: self.code.to_string(), person, link: self.link() }
    }

    /// Returns the whole state as a message.
    pub(crate) fn message(&self, now: Duration) -> ServerMessage {
        ServerMessage::Table {
            table: self.code.to_string(),
            record: self.game.record_to_here().to_value(),
            n: self.n() as u64,
            persons: Persons::from(self.shown),
            clock: self.times(now),
            over: self.over,
            policy: self.policy,
            class: self.class.map(|class| class.to_string()),
        }
    }

    /// Returns the message about action `n`, which has been played.
    pub(crate) fn played(&self, n: usize, now: Duration) -> ServerMessage {
        ServerMessage::Played {
            table: self.code.to_string(),
            n: n as u64,
            action: self.game.plies()[n].text.clone(),
            key: key_text(self.game.position_at(n + 1).key()),
            clock: self.times(now),
        }
    }
}

/// Returns what a clock shows.
pub(crate) fn times_of(clock: &Clock, now: Duration) -> ClockTimes {
    let left = |player| clock.reading(player, now).left.time.as_millis() as u64;
    let running = clock.running().filter(|_| clock.is_ticking()).map(Person::from);
    ClockTimes { first: left(Player::First), second: left(Player::Second), running }
}
