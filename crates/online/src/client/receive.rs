//! What a client does with the messages of the server.

use super::view::{Fit, Succession};
use super::{Client, Notice, TableView, Wish, pupil};
use crate::code::{Code, Link};
use crate::message::{ClientMessage, ClockTimes, Policy, ServerMessage};
use crate::words::{Over, Person, Persons, Why};
use serde_json::Value;
use std::time::Duration;
use tabuleiro_catalogue::matches::{Match, Record};

/// What the server says of a table beside its record.
struct State {
    persons: Persons,
    clock: Option<ClockTimes>,
    over: Option<Over>,
    policy: Policy,
    class: Option<String>,
}

/// Returns whether a message answers a resignation, a claim or a leave.
fn answers(message: &ServerMessage, owed: &ClientMessage) -> bool {
    let (ClientMessage::Resign { table } | ClientMessage::Claim { table } | ClientMessage::Leave { table }) = owed
    else {
        return false;
    };
    let leaves = matches!(owed, ClientMessage::Leave { .. });
    match message {
        ServerMessage::Refused { of, table: Some(at), .. } => of == owed.t() && at == table,
        ServerMessage::Over { table: at, .. } => !leaves && at == table,
        ServerMessage::Table { table: at, over: Some(_), .. } => !leaves && at == table,
        ServerMessage::Presence { table: at, .. } => leaves && at == table,
        _ => false,
    }
}

/// Returns a link with the code of its table.
fn linked(link: Option<&str>) -> Option<(Code, Link)> {
    let link: Link = link?.parse().ok()?;
    Some((link.code, link))
}

impl Client {
    /// Takes a message of the server. A text that is none is ignored.
    pub fn received(&mut self, text: &str, now: Duration) {
        self.link.heard(now);
        let Ok(message) = ServerMessage::parse(text) else { return };
        self.owed.retain(|owed| !answers(&message, owed) && !pupil::answers(&message, owed));
        if let Some(message) = self.held_back(message) {
            self.take(message, now);
        }
    }

    /// Does what a message says.
    pub(super) fn take(&mut self, message: ServerMessage, now: Duration) {
        match message {
            ServerMessage::Welcome { token, seats, .. } => {
                self.links = seats.iter().filter_map(|seat| linked(seat.link.as_deref())).collect();
                let seats = seats.into_iter().filter_map(|seat| Some((seat.table.parse().ok()?, seat.person)));
                self.seats = seats.collect();
                self.welcome(&token, now);
            }
            ServerMessage::Seated { table, person, link } => {
                self.links.extend(linked(link.as_deref()));
                self.seated(&table, person);
            }
            ServerMessage::Table { table, record, persons, clock, over, policy, class, .. } => {
                self.replaced(&table, record, State { persons, clock, over, policy, class }, now);
            }
            ServerMessage::Played { table, n, action, key, clock } => {
                if let Some(view) = self.followed_view(&table) {
                    let fit = view.played(n, &action, &key);
                    if matches!(fit, Fit::Receipt | Fit::New) {
                        view.set_clock(clock, now);
                    }
                    self.fitted(fit, n as usize, now);
                }
            }
            ServerMessage::Presence { table, persons } => {
                if let Some(view) = self.followed_view(&table) {
                    view.set_persons(persons, now);
                    self.notices.push(Notice::Presence);
                }
            }
            ServerMessage::Offer { table, what, person } => {
                if let Some(view) = self.followed_view(&table) {
                    view.add_offer(what, person);
                    self.notices.push(Notice::Offer(what, person));
                }
            }
            ServerMessage::Over { table, outcome, why } => {
                if let Some(view) = self.followed_view(&table) {
                    view.set_over(Some(Over { outcome, why }));
                    self.notices.push(Notice::Over(outcome, why));
                    self.show_end(now);
                }
            }
            ServerMessage::Refused { why, of, table, say, .. } => self.refused(why, of, table.as_deref(), say, now),
            ServerMessage::Class(view) => self.classed(view, now),
            ServerMessage::Led(_)
            | ServerMessage::Wall { .. }
            | ServerMessage::Classes { .. }
            | ServerMessage::Pong {} => {}
        }
    }

    fn followed_view(&mut self, table: &str) -> Option<&mut TableView> {
        self.view.as_mut().filter(|view| table.parse() == Ok(view.code()))
    }

    fn welcome(&mut self, token: &str, now: Duration) {
        self.link.greeted();
        self.drop_held_back();
        self.notices.push(Notice::Link);
        for owed in self.owed.clone() {
            self.send(&owed, now);
            // A seat that is being left is not held any more.
            if let ClientMessage::Leave { table } = &owed
                && let Ok(code) = table.parse()
            {
                self.seats.remove(&code);
            }
        }
        if let (false, Ok(token)) = (self.displaced, token.parse()) {
            if self.token.replace(token) != Some(token) {
                self.notices.push(Notice::Token(token));
            }
            self.notices.push(Notice::Seats(self.seats.clone()));
        }
        if let Some(Wish::Open { known, .. }) = &self.wish {
            // The table may have been opened although its answer was lost.
            if let Some((&code, &person)) = self.seats.iter().find(|(code, _)| !known.contains(code)) {
                self.wish = None;
                self.follow(code);
                self.notices.push(Notice::Seated(code, person));
                return;
            }
        }
        if self.wish.is_some() {
            self.send_wish(now);
        } else if self.followed.is_some_and(|code| !self.seats.contains_key(&code)) {
            self.ask(now);
        }
        self.ask_class_again(now);
    }

    fn seated(&mut self, table: &str, person: Person) {
        let Ok(code) = table.parse::<Code>() else { return };
        self.seats.insert(code, person);
        match &self.wish {
            Some(Wish::Open { .. }) => {
                self.wish = None;
                self.follow(code);
            }
            Some(Wish::Join(wanted)) if wanted.code == code => self.wish = None,
            // Nobody asked for the seat: a match of the class begins. Its table follows.
            None if self.is_enrolled() => self.follow(code),
            _ => {}
        }
        if self.followed == Some(code) {
            if let Some(view) = &mut self.view {
                view.set_person(Some(person));
            }
            self.notices.push(Notice::Seated(code, person));
        }
    }

    /// Replaces the followed table by the state that the server has sent. Own actions without a receipt are sent again
    /// where they can still be played.
    fn replaced(&mut self, table: &str, record: Value, state: State, now: Duration) {
        let Some(code) = table.parse::<Code>().ok().filter(|&code| self.followed == Some(code)) else { return };
        let record = Record::from_value(record).ok();
        let Some(game) = record.and_then(|record| Match::from_record(&record).ok()) else { return };
        let wanted = match self.wish {
            Some(Wish::Join(link)) => Some(link.code),
            Some(Wish::Watch(wanted)) => Some(wanted),
            _ => None,
        };
        if wanted == Some(code) {
            self.wish = None;
        }
        self.asking = None;
        let person = self.seats.get(&code).copied().filter(|_| !self.displaced);
        let mut view = TableView::new(code, person, game);
        view.set_over(state.over);
        view.set_rules_of_table(state.policy, state.class);
        let Succession { since, dropped, messages } = match self.view.take() {
            Some(old) => view.succeed(old, now),
            None => Succession { since: None, dropped: Vec::new(), messages: Vec::new() },
        };
        view.set_persons(state.persons, now);
        view.set_clock(state.clock, now);
        self.view = Some(view);
        self.notices.push(Notice::Table { since, dropped });
        if self.link.is_greeted() {
            messages.iter().for_each(|message| self.send(message, now));
        }
    }

    fn fitted(&mut self, fit: Fit, n: usize, now: Duration) {
        match fit {
            Fit::Known => {}
            Fit::Receipt => self.notices.push(Notice::Played { n, own: true }),
            Fit::New => self.notices.push(Notice::Played { n, own: false }),
            Fit::Gap if self.asking.is_none() => self.ask(now),
            Fit::Gap => {}
        }
    }

    fn refused(&mut self, why: Why, of: String, table: Option<&str>, say: String, now: Duration) {
        match (why, of.as_str()) {
            (Why::Version, _) => self.notices.push(Notice::Outdated),
            // Sent to a page whose seat another one has taken.
            (Why::NotSeated, "hello") => {
                self.displaced = true;
                self.seats.clear();
                if let Some(view) = &mut self.view {
                    let dropped = view.drop_sent();
                    view.set_person(None);
                    if !dropped.is_empty() {
                        self.notices.push(Notice::Table { since: None, dropped });
                    }
                }
                self.notices.push(Notice::Displaced);
            }
            (_, "play") => {
                if table.and_then(|table| table.parse().ok()) == self.followed {
                    if let Some(view) = &mut self.view {
                        let dropped = view.drop_sent();
                        self.notices.push(Notice::Table { since: None, dropped });
                    }
                    self.ask(now);
                }
                self.notices.push(Notice::Refused { why, of, say });
            }
            _ => {
                if of == "claim"
                    && let Some(view) = &mut self.view
                {
                    view.claim_later(now);
                }
                if of == "class" && matches!(self.wish, Some(Wish::Class(_))) {
                    self.wish = None;
                }
                if (why, of.as_str()) == (Why::Taken, "enrol") {
                    self.ask_class_again(now);
                }
                // For digits it says that they are wrong.
                if why == Why::UnknownClass && of != "resume" {
                    self.forget_class();
                }
                if matches!(of.as_str(), "open" | "join" | "watch") {
                    self.wish = None;
                    self.asking = None;
                    if why == Why::UnknownTable {
                        self.unfollow();
                    }
                }
                self.notices.push(Notice::Refused { why, of, say });
            }
        }
    }
}
