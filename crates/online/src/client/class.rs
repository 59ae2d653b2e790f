//! A class, as the client of a pupil sees it: what the person asks of it, and the tables to which it leads.
//!
//! What the person asked is said again on each connection until the class shows it. The table that the class names is
//! followed by itself. The end of a match in a class stays for [`END_SHOWN`], or until the person goes on: what the server
//! says of tables meanwhile waits, so that everybody sees how their match ended.

use super::pupil::{END_SHOWN, Pupil, is_of_class, is_of_table};
use super::{Client, Notice, Wish};
use crate::class::names::Name;
use crate::class::wire::{Now, PupilView};
use crate::code::Code;
use crate::message::{ClientMessage, ServerMessage};
use std::time::Duration;

impl Client {
    /// Returns the class in which the person is, or is about to enrol.
    #[must_use]
    pub fn class(&self) -> Option<&PupilView> {
        self.pupil.view.as_ref()
    }

    /// Returns the time until the bell. It stands while the class is paused.
    #[must_use]
    pub fn until_bell(&self, now: Duration) -> Option<Duration> {
        let view = self.pupil.view.as_ref()?;
        let left = Duration::from_millis(view.left?);
        Some(if view.paused { left } else { left.saturating_sub(now.saturating_sub(self.pupil.since)) })
    }

    /// Asks for a class.
    pub fn ask_class(&mut self, class: Code, now: Duration) {
        self.want(Wish::Class(class), now);
    }

    /// Enrols in the class with a name. The section may be missing where there is one.
    pub fn enrol(&mut self, name: Name, section: Option<usize>, now: Duration) {
        self.insist_in_class(|class| ClientMessage::Enrol { class, name, section }, now);
    }

    /// Goes on for an entrant whose device has failed, with the four digits that the teacher has given.
    pub fn resume(&mut self, digits: String, now: Duration) {
        self.insist_in_class(|class| ClientMessage::Resume { class, digits }, now);
    }

    /// Takes no part in the class for a while, or comes back.
    pub fn rest(&mut self, rest: bool, now: Duration) {
        self.insist_in_class(|class| ClientMessage::Rest { class, rest }, now);
    }

    /// Says that a puzzle of the race is solved. Said twice, it is sent once.
    pub fn solved(&mut self, puzzle: u8, now: Duration) {
        let is_known = |view: &PupilView| match &view.now {
            Now::Puzzles { count, solved } => puzzle >= *count || solved.contains(&puzzle),
            _ => true,
        };
        if self.pupil.view.as_ref().is_none_or(is_known) {
            return;
        }
        let message = |class| ClientMessage::Solved { class, puzzle };
        if !self.class_code().is_some_and(|class| self.owed.contains(&message(class))) {
            self.insist_in_class(message, now);
        }
    }

    /// Says how the match against the computer has ended, where everybody plays one. Said twice, the first one counts.
    pub fn played_computer(&mut self, halves: u8, now: Duration) {
        let is_wanted = self.class().is_some_and(|view| matches!(view.now, Now::Computer { halves: None, .. }));
        if is_wanted && !self.owed.iter().any(|owed| matches!(owed, ClientMessage::Computer { .. })) {
            self.insist_in_class(|class| ClientMessage::Computer { class, halves }, now);
        }
    }

    /// Forgets the class, without telling the server.
    pub fn forget_class(&mut self) {
        self.pupil = Pupil::default();
        self.owed.retain(|owed| !is_of_class(owed));
        if matches!(self.wish, Some(Wish::Class(_))) {
            self.wish = None;
        }
    }

    /// Whether the end of a match is shown, and what follows it waits.
    #[must_use]
    pub fn is_showing_end(&self) -> bool {
        self.pupil.shown_until.is_some()
    }

    /// Goes on from the end of a match to what follows.
    pub fn go_on(&mut self, now: Duration) {
        self.pupil.shown_until = None;
        for message in std::mem::take(&mut self.pupil.later) {
            self.take(message, now);
        }
        self.follow_class(now);
    }

    fn class_code(&self) -> Option<String> {
        Some(self.pupil.view.as_ref()?.class.clone())
    }

    /// Sends a message about the class, on each connection until it is answered. It replaces an earlier one of its type,
    /// except that each puzzle counts.
    fn insist_in_class(&mut self, message: impl FnOnce(String) -> ClientMessage, now: Duration) {
        let Some(class) = self.class_code() else { return };
        let message = message(class);
        if !matches!(message, ClientMessage::Solved { .. }) {
            self.owed.retain(|owed| owed.t() != message.t());
        }
        if self.link.is_greeted() {
            self.send(&message, now);
        }
        self.owed.push(message);
    }

    /// Whether the class has stopped all matches.
    pub(super) fn is_class_paused(&self) -> bool {
        self.pupil.view.as_ref().is_some_and(|view| view.paused)
    }

    /// Keeps a message for later that would replace the end of a match on the screen. Returns it if it is to be taken now.
    pub(super) fn held_back(&mut self, message: ServerMessage) -> Option<ServerMessage> {
        if self.is_showing_end() && is_of_table(&message) {
            self.pupil.later.push(message);
            return None;
        }
        Some(message)
    }

    /// The match at the followed table has ended.
    pub(super) fn show_end(&mut self, now: Duration) {
        if self.view.as_ref().is_some_and(|view| view.class().is_some()) && self.pupil.view.is_some() {
            self.pupil.shown_until = Some(now + END_SHOWN);
        }
    }

    /// Forgets what waits: the server says all of it again on the next connection.
    pub(super) fn drop_held_back(&mut self) {
        (self.pupil.shown_until, self.pupil.later) = (None, Vec::new());
    }

    /// Goes on when an end has been shown long enough.
    pub(super) fn tick_class(&mut self, now: Duration) {
        if self.pupil.shown_until.is_some_and(|until| now >= until) {
            self.go_on(now);
        }
    }

    /// Returns when an end has been shown long enough.
    pub(super) fn class_due(&self) -> Option<Duration> {
        self.pupil.shown_until
    }

    /// Whether a seat that was not asked for is one of the class.
    pub(super) fn is_enrolled(&self) -> bool {
        self.pupil.view.as_ref().is_some_and(|view| view.name.is_some())
    }

    /// Asks again for a class in which the server has not enrolled the person.
    pub(super) fn ask_class_again(&mut self, now: Duration) {
        if let (Some(class), false, None) = (self.class_code(), self.is_enrolled(), &self.wish) {
            self.send(&ClientMessage::Class { class }, now);
        }
    }

    /// Takes what the server says of the class.
    pub(super) fn classed(&mut self, view: PupilView, now: Duration) {
        let code = view.class.parse::<Code>().ok();
        let asked = match &self.wish {
            Some(Wish::Join(link)) => Some(link.code),
            Some(Wish::Class(class)) => Some(*class),
            _ => None,
        };
        if asked.is_some() && asked == code {
            self.wish = None;
            if self.followed == code {
                self.unfollow();
            }
        } else if self.class().is_some_and(|now| now.class != view.class && now.now != Now::Over {}) {
            // The person has enrolled in another class before, and that one has not ended.
            return;
        }
        let was_paused = self.is_class_paused();
        (self.pupil.view, self.pupil.since) = (Some(view), now);
        if was_paused && !self.is_class_paused() && self.link.is_greeted() {
            // What was refused in the pause.
            let owed: Vec<_> = self.owed.iter().filter(|owed| is_of_class(owed)).cloned().collect();
            owed.iter().for_each(|owed| self.send(owed, now));
        }
        self.notices.push(Notice::Class);
        self.follow_class(now);
    }

    /// Follows the table that the class names.
    fn follow_class(&mut self, now: Duration) {
        let Some(Now::Play { table, .. }) = self.class().map(|view| &view.now) else { return };
        let Ok(code) = table.parse::<Code>() else { return };
        if self.followed != Some(code) && !self.is_showing_end() {
            self.watch(code, now);
        }
    }
}
