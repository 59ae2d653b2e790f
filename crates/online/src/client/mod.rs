//! A client without I/O: it is told what arrives and what time it is, and says what to do.
//!
//! The caller owns the socket. It reports [`Client::opened`], [`Client::received`] and [`Client::closed`], calls
//! [`Client::tick`] several times a second and [`Client::woke`] when a page becomes visible again, and then does what
//! [`Client::take_commands`] says and shows what [`Client::take_notices`] and [`Client::table`] say. A client follows
//! one table at a time.
//!
//! An own action is shown at once as *sent*. It stands with its receipt only: a whole table from the server overrules
//! everything before it. An own action without a receipt is then sent again if it is still the next one and legal, and
//! otherwise dropped, which is reported. A client that misses an action, or whose position has another key, asks for the
//! whole table.
//!
//! In a class the client also keeps the view that the server sends to the pupil, and follows the table that the view names.

mod class;
mod events;
mod link;
mod notice;
mod pupil;
mod receive;
#[cfg(test)]
mod tests;
mod view;

pub use link::{LinkState, PING, SILENCE};
pub use notice::{Command, Notice, PlayRefusal};
pub use pupil::END_SHOWN;
pub use view::{Sent, TableView};

use crate::code::{Code, Link as TableLink, Token};
use crate::message::{ClientMessage, ClockSetting, Policy};
use crate::words::{OfferKind, Person, PersonChoice, Presence};
use link::Link;
use pupil::Pupil;
use std::collections::BTreeMap;
use std::time::Duration;

/// The time after which an action without a receipt is sent again on the same connection.
const RESEND: Duration = Duration::from_secs(4);

/// What the client wants from the server and does not have yet.
#[derive(Clone, Debug, PartialEq)]
enum Wish {
    /// A new table. `known` are the tables at which the client sat before.
    Open { message: ClientMessage, known: Vec<Code> },
    /// A seat at a table.
    Join(TableLink),
    /// The state of a table.
    Watch(Code),
    /// What a class says to the person.
    Class(Code),
}

/// A client. Times are counted from a moment of the caller's choice and must not go back.
#[derive(Debug)]
pub struct Client {
    link: Link,
    token: Option<Token>,
    /// Whether another page has taken over; then this one keeps to looking on.
    displaced: bool,
    /// The seats that the server has named.
    seats: BTreeMap<Code, Person>,
    /// The links of the private tables at which the client sits.
    links: BTreeMap<Code, TableLink>,
    /// The table that is followed.
    followed: Option<Code>,
    wish: Option<Wish>,
    /// Resignations, claims and leaves that the server has not answered, and what was asked of a class. They are said again
    /// on the next connection.
    owed: Vec<ClientMessage>,
    view: Option<TableView>,
    pupil: Pupil,
    /// Since when the whole table has been asked for.
    asking: Option<Duration>,
    commands: Vec<Command>,
    notices: Vec<Notice>,
}

impl Client {
    /// Returns a client that connects at once. `token` is what an earlier [`Notice::Token`] gave to be kept.
    #[must_use]
    pub fn new(token: Option<Token>, now: Duration) -> Client {
        Client {
            link: Link::new(now),
            token,
            displaced: false,
            seats: BTreeMap::new(),
            links: BTreeMap::new(),
            followed: None,
            wish: None,
            owed: Vec::new(),
            view: None,
            pupil: Pupil::default(),
            asking: None,
            commands: vec![Command::Connect],
            notices: Vec::new(),
        }
    }

    /// Returns what to do, in order, since the last call.
    pub fn take_commands(&mut self) -> Vec<Command> {
        std::mem::take(&mut self.commands)
    }

    /// Returns what happened since the last call.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Returns the table that is followed, as far as it is known.
    #[must_use]
    pub fn table(&self) -> Option<&TableView> {
        self.view.as_ref()
    }

    /// Returns the state of the connection.
    #[must_use]
    pub fn link(&self) -> LinkState {
        self.link.state()
    }

    /// Returns the seats that the client holds.
    #[must_use]
    pub fn seats(&self) -> &BTreeMap<Code, Person> {
        &self.seats
    }

    /// Returns the link that the other person needs to join a table.
    #[must_use]
    pub fn link_of(&self, code: Code) -> TableLink {
        self.links.get(&code).copied().unwrap_or_else(|| code.into())
    }

    /// Returns whether another page with the same token has taken over the seats.
    #[must_use]
    pub fn is_displaced(&self) -> bool {
        self.displaced
    }

    /// Opens a table and follows it.
    pub fn open(
        &mut self,
        game: &str,
        options: Vec<String>,
        person: PersonChoice,
        clock: Option<ClockSetting>,
        policy: Policy,
        now: Duration,
    ) {
        let message = ClientMessage::Open { game: game.into(), options, person, clock, policy };
        self.unfollow();
        self.want(Wish::Open { message, known: self.seats.keys().copied().collect() }, now);
    }

    /// Takes the free seat of a table, or looks on, and follows it.
    pub fn join(&mut self, link: TableLink, now: Duration) {
        self.follow(link.code);
        self.want(Wish::Join(link), now);
    }

    /// Looks on at a table, or goes back to an own one, and follows it.
    pub fn watch(&mut self, code: Code, now: Duration) {
        self.follow(code);
        self.want(Wish::Watch(code), now);
    }

    fn follow(&mut self, code: Code) {
        if self.followed != Some(code) {
            self.unfollow();
            self.followed = Some(code);
        }
    }

    fn unfollow(&mut self) {
        self.view = None;
        self.followed = None;
        self.asking = None;
    }

    fn want(&mut self, wish: Wish, now: Duration) {
        let seat = !matches!(wish, Wish::Watch(_) | Wish::Class(_));
        self.wish = Some(wish);
        // A new seat is to belong to the token that is kept.
        if seat && self.displaced {
            self.take_back_seats(now);
        }
        if self.link.is_greeted() {
            self.send_wish(now);
        }
    }

    /// Plays an action at the followed table: shows it as sent until the server confirms it, and sends it, without a
    /// connection as soon as the table has arrived on the next one.
    ///
    /// # Errors
    /// [`PlayRefusal`]; nothing has changed then.
    pub fn play(&mut self, action: &str, now: Duration) -> Result<(), PlayRefusal> {
        if self.displaced {
            return Err(PlayRefusal::NotSeated);
        }
        let is_paused = self.is_class_paused();
        let view = self.view.as_mut().ok_or(PlayRefusal::NoTable)?;
        if is_paused && view.class().is_some() {
            return Err(PlayRefusal::Paused);
        }
        let message = view.play(action, now)?;
        if self.link.is_greeted() {
            self.send(&message, now);
        }
        Ok(())
    }

    /// Resigns at the followed table.
    pub fn resign(&mut self, now: Duration) {
        self.insist(|table| ClientMessage::Resign { table }, now);
    }

    /// Offers something at the followed table, or accepts what the other person offers.
    pub fn offer(&mut self, what: OfferKind, now: Duration) {
        let message = |table| match what {
            OfferKind::Draw => ClientMessage::Draw { table },
            OfferKind::Undo => ClientMessage::Undo { table },
            OfferKind::Rematch => ClientMessage::Rematch { table },
        };
        if let Some(view) = self.view.as_mut().filter(|_| what == OfferKind::Undo) {
            view.recall();
        }
        self.send_about(message, now);
    }

    /// Claims the match at the followed table as won, because the other person has left.
    pub fn claim(&mut self, now: Duration) {
        self.insist(|table| ClientMessage::Claim { table }, now);
    }

    /// Gives the seat at the followed table up, or stops looking on, and follows no table.
    pub fn leave(&mut self, now: Duration) {
        self.insist(|table| ClientMessage::Leave { table }, now);
        if let Some(code) = self.followed {
            self.seats.remove(&code);
        }
        self.wish = None;
        self.unfollow();
    }

    /// Follows no table any more, without telling the server.
    pub fn forget(&mut self) {
        self.wish = None;
        self.unfollow();
    }

    fn send_about(&mut self, message: impl FnOnce(String) -> ClientMessage, now: Duration) {
        if let Some(code) = self.followed.filter(|_| self.link.is_greeted()) {
            self.send(&message(code.to_string()), now);
        }
    }

    /// Sends a message about the followed table, on each connection until it is answered.
    fn insist(&mut self, message: impl FnOnce(String) -> ClientMessage, now: Duration) {
        let Some(code) = self.followed else { return };
        let message = message(code.to_string());
        if self.link.is_greeted() {
            self.send(&message, now);
        }
        self.owed.retain(|owed| *owed != message);
        self.owed.push(message);
    }

    fn send(&mut self, message: &ClientMessage, now: Duration) {
        self.link.sent(now);
        self.commands.push(Command::Send(message.to_text()));
    }

    fn send_wish(&mut self, now: Duration) {
        let message = match &self.wish {
            None => return,
            Some(Wish::Open { message, .. }) => message.clone(),
            Some(Wish::Join(link)) => ClientMessage::Join { table: link.to_string() },
            Some(Wish::Watch(code)) => ClientMessage::Watch { table: code.to_string() },
            Some(Wish::Class(code)) => ClientMessage::Class { class: code.to_string() },
        };
        self.send(&message, now);
    }

    /// Asks for the whole followed table.
    fn ask(&mut self, now: Duration) {
        if let Some(code) = self.followed {
            self.asking = Some(now);
            self.send(&ClientMessage::Watch { table: code.to_string() }, now);
        }
    }

    /// Returns whether the other person at the followed table is away.
    #[must_use]
    pub fn other_is_away(&self) -> bool {
        let other = |view: &TableView| Some(view.persons().of(view.person()?.other()));
        self.view.as_ref().and_then(other) == Some(Presence::Away)
    }
}
