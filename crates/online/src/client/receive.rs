//! What a client does with the messages of the server.

use super::view::Fit;
use super::{Client, Notice, TableView, Wish};
use crate::code::Code;
use crate::message::ServerMessage;
use crate::words::{Over, Person, Why};
use serde_json::Value;
use std::time::Duration;
use tabuleiro_games::matches::{Match, Record};

impl Client {
    /// Takes a message of the server. A text that is none is ignored.
    pub fn received(&mut self, text: &str, now: Duration) {
        self.link.heard(now);
        let Ok(message) = ServerMessage::parse(text) else { return };
        match message {
            ServerMessage::Welcome { token, seats, .. } => {
                let seats = seats.into_iter().filter_map(|seat| Some((seat.table.parse().ok()?, seat.person)));
                self.seats = seats.collect();
                self.welcome(&token, now);
            }
            ServerMessage::Seated { table, person } => self.seated(&table, person),
            ServerMessage::Table { table, record, persons, clock, over, .. } => {
                if let Some(view) = self.replaced(&table, record) {
                    view.set_persons(persons);
                    view.set_clock(clock, now);
                    view.set_over(over);
                }
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
                    view.set_persons(persons);
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
                }
            }
            ServerMessage::Refused { why, of, table, say, .. } => self.refused(why, of, table.as_deref(), say, now),
            ServerMessage::Pong {} => {}
        }
    }

    fn followed_view(&mut self, table: &str) -> Option<&mut TableView> {
        self.view.as_mut().filter(|view| table.parse() == Ok(view.code()))
    }

    fn welcome(&mut self, token: &str, now: Duration) {
        self.link.greeted();
        self.notices.push(Notice::Link);
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
    }

    fn seated(&mut self, table: &str, person: Person) {
        let Ok(code) = table.parse::<Code>() else { return };
        self.seats.insert(code, person);
        match &self.wish {
            Some(Wish::Open { .. }) => {
                self.wish = None;
                self.follow(code);
            }
            Some(Wish::Join(wanted)) if *wanted == code => self.wish = None,
            _ => {}
        }
        if self.followed == Some(code) {
            if let Some(view) = &mut self.view {
                view.set_person(Some(person));
            }
            self.notices.push(Notice::Seated(code, person));
        }
    }

    /// Replaces the followed table by a record of the server.
    fn replaced(&mut self, table: &str, record: Value) -> Option<&mut TableView> {
        let code = table.parse::<Code>().ok().filter(|&code| self.followed == Some(code))?;
        let game = Match::from_record(&Record::from_text(&record.to_string()).ok()?).ok()?;
        if matches!(self.wish, Some(Wish::Join(wanted) | Wish::Watch(wanted)) if wanted == code) {
            self.wish = None;
        }
        self.asking = None;
        let (since, dropped) = match &mut self.view {
            None => (None, Vec::new()),
            Some(view) => {
                let shown = view.game().cursor();
                let sent: Vec<String> = view.sent().iter().map(|sent| sent.action.clone()).collect();
                let texts = |game: &Match, n: usize| game.plies()[..n].iter().map(|ply| ply.text.clone()).collect();
                let (before, after): (Vec<String>, Vec<String>) =
                    (texts(view.game(), shown), texts(&game, game.cursor()));
                let sent_from = shown - sent.len();
                let stands = |(i, _): &(usize, String)| after.get(sent_from + i) == before.get(sent_from + i);
                let standing = sent.iter().cloned().enumerate().take_while(stands).count();
                let kept = sent_from + standing;
                let same_rules = view.game().record_to_here().options == game.record_to_here().options;
                let continues = same_rules && standing == sent.len() && after.starts_with(&before[..kept]);
                view.drop_sent();
                (continues.then_some(shown), sent[standing..].to_vec())
            }
        };
        let person = self.seats.get(&code).copied().filter(|_| !self.displaced);
        self.notices.push(Notice::Table { since, dropped });
        Some(self.view.insert(TableView::new(code, person, game)))
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
                    view.drop_sent();
                    view.set_person(None);
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
