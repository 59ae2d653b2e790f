//! What the caller tells of its socket and of the time, and what is due.

use super::{Client, Command, Notice, RESEND, TableView, link};
use crate::code::Token;
use crate::message::{ClientMessage, VERSION};
use rand::Rng;
use std::time::Duration;

impl Client {
    /// Says that the socket is open.
    pub fn opened(&mut self, now: Duration) {
        self.link.opened(now);
        // A page that was displaced must not take its seats back without being asked to.
        let token = self.token.filter(|_| !self.displaced).map(Token::to_text);
        self.send(&ClientMessage::Hello { v: VERSION, token }, now);
    }

    /// Takes the seats back that another page has taken over.
    pub fn take_back_seats(&mut self, now: Duration) {
        self.displaced = false;
        if self.link.is_open() {
            self.link.opened(now);
            let token = self.token.map(Token::to_text);
            self.send(&ClientMessage::Hello { v: VERSION, token }, now);
        }
    }

    /// Leaves it to the caller to ask a silent server for a sign of life, after [`PING`](super::PING), and to report a
    /// connection as [closed](Client::closed) that has been silent for [`SILENCE`](super::SILENCE). Then
    /// [`Client::tick`] has nothing to do while nothing happens ([`Client::due`]).
    pub fn leave_silence_to_caller(&mut self) {
        self.link.set_watched();
    }

    /// Says that something arrived that is no message, such as a ping of the WebSocket, which pages never see.
    pub fn heard(&mut self, now: Duration) {
        self.link.heard(now);
    }

    /// Says that the socket is closed, or could not be opened.
    pub fn closed(&mut self, now: Duration, rng: &mut dyn Rng) {
        self.link.closed(now, rng);
        self.asking = None;
        self.drop_held_back();
        self.notices.push(Notice::Link);
    }

    /// Says that a page is visible again (`visibilitychange`, `pageshow`), or that the network is back. A connection
    /// that is closed, or silent for as long as a `ping` takes to be due, is made again at once.
    pub fn woke(&mut self, now: Duration) {
        if let Some(command) = self.link.woke(now) {
            self.lost(command);
        }
    }

    /// Does what is due. The caller calls it several times a second.
    pub fn tick(&mut self, now: Duration, rng: &mut dyn Rng) {
        match self.link.tick(now, rng) {
            Some(link::Due::Ping) => self.send(&ClientMessage::Ping {}, now),
            Some(link::Due::Do(command)) => self.lost(command),
            None => {}
        }
        if !self.link.is_greeted() {
            return;
        }
        self.tick_class(now);
        if self.asking.is_some_and(|since| now.saturating_sub(since) >= RESEND) {
            self.ask(now);
        }
        let late = self.view.as_mut().map(|view| view.late(now, RESEND)).unwrap_or_default();
        late.iter().for_each(|message| self.send(message, now));
    }

    fn lost(&mut self, command: Command) {
        self.asking = None;
        self.drop_held_back();
        self.commands.push(command);
        self.notices.push(Notice::Link);
    }

    /// Returns the time from which on [`Client::tick`] has something to do without anything arriving. Asking a silent
    /// server for a sign of life is not meant.
    #[must_use]
    pub fn due(&self) -> Option<Duration> {
        let waits = self.asking.into_iter().chain(self.view.as_ref().and_then(TableView::waits_since));
        let resend = waits.map(|since| since + RESEND).chain(self.class_due());
        let resend = resend.min().filter(|_| self.link.is_greeted());
        self.link.due().into_iter().chain(resend).min()
    }
}
