//! Sends the state of a class: in answer to a request at once, and after a change at most twice a second.

use super::{Code, ConnectionId, Ledger, Server, ServerMessage, Table};
use crate::class::Class;
use crate::class::entry::{CLASSES, class_of};
use crate::class::wire::{BoardView, LedView, PupilView};
use crate::code::PersonId;
use crate::message::ClassAt;
use crate::words::Persons;
use std::collections::BTreeSet;
use std::time::Duration;

/// The least time between two messages about a class to the same connection, except for answers.
const PACE: Duration = Duration::from_millis(500);

impl<L: Ledger> Server<L> {
    /// Sends the state of a class to a connection, now and after each change.
    pub(super) fn show_class(&mut self, id: ConnectionId, code: Code, now: Duration) {
        let Some(who) = self.connections.get(&id).and_then(|connection| connection.person) else { return };
        self.leave_class(id);
        let Some(class) = self.classes.get_mut(&code) else { return };
        class.watchers.insert(id);
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.class = Some(code);
        }
        if self.leads(code, who) {
            let led = self.led(code, now);
            self.send(id, &ServerMessage::Led(Box::new(led)));
            let boards = self.boards(code, now);
            self.send(id, &ServerMessage::Wall { class: code.to_string(), boards });
        } else {
            let view = self.pupil(code, who, now);
            self.send(id, &ServerMessage::Class(view.clone()));
            if let Some(class) = self.classes.get_mut(&code) {
                class.sent.pupils.insert(id, view);
            }
        }
    }

    /// Sends no changes of a class to a connection any more.
    pub(super) fn leave_class(&mut self, id: ConnectionId) {
        let code = self.connections.get_mut(&id).and_then(|connection| connection.class.take());
        if let Some(class) = code.and_then(|code| self.classes.get_mut(&code)) {
            class.watchers.remove(&id);
            class.sent.pupils.remove(&id);
        }
    }

    fn present(&self, class: &Class, now: Duration) -> Vec<bool> {
        class.entrants.iter().map(|entrant| self.is_present(entrant.who, now)).collect()
    }

    fn led(&self, code: Code, now: Duration) -> LedView {
        let class = &self.classes[&code];
        class.led(&self.present(class, now), &class.standings(), now)
    }

    fn pupil(&self, code: Code, who: PersonId, now: Duration) -> PupilView {
        let class = &self.classes[&code];
        class.pupil(who, &class.standings(), &|table, who| self.is_theirs(table, who), now)
    }

    fn is_theirs(&self, table: Code, who: PersonId) -> bool {
        self.tables.get(&table).is_some_and(|table| table.decides().is_some() && table.decides() == table.seat_of(who))
    }

    /// Returns the boards of the wall.
    fn boards(&self, code: Code, now: Duration) -> Vec<BoardView> {
        let class = &self.classes[&code];
        let last = class.sections.iter().filter_map(|section| section.rounds.last()).flat_map(|begun| &begun.tables);
        let going_on = class.going_on().into_iter().map(|(_, table)| table);
        let tables: BTreeSet<Code> = last.copied().chain(going_on).collect();
        tables.into_iter().filter_map(|table| self.tables.get(&table)).map(|table| board(table, now)).collect()
    }

    /// Sends what has changed in a class, at most twice a second.
    pub(super) fn tell_class(&mut self, code: Code, now: Duration) {
        let Some(class) = self.classes.get(&code) else { return };
        let present = self.present(class, now);
        let is_due = class.sent.is_due || present != class.sent.present;
        if now.saturating_sub(class.sent.at) < PACE || class.watchers.is_empty() {
            if let Some(class) = self.classes.get_mut(&code) {
                class.sent.is_due = is_due;
            }
            return;
        }
        let people = class.watchers.iter().filter_map(|id| Some((*id, self.connections.get(id)?.person?)));
        let (led, pupils): (Vec<_>, Vec<_>) = people.partition(|(_, who)| self.leads(code, *who));
        if is_due {
            let standings = class.standings();
            let view = (!led.is_empty()).then(|| ServerMessage::Led(Box::new(class.led(&present, &standings, now))));
            let theirs = |table, who| self.is_theirs(table, who);
            let views: Vec<(ConnectionId, PupilView)> =
                pupils.iter().map(|&(id, who)| (id, class.pupil(who, &standings, &theirs, now))).collect();
            if let Some(view) = view {
                led.iter().for_each(|(id, _)| self.send(*id, &view));
            }
            for (id, view) in views {
                let same = |before: &PupilView| {
                    PupilView { left: None, ..before.clone() } == PupilView { left: None, ..view.clone() }
                };
                let known = self.classes[&code].sent.pupils.get(&id);
                if !known.is_some_and(same) {
                    self.send(id, &ServerMessage::Class(view.clone()));
                    if let Some(class) = self.classes.get_mut(&code) {
                        class.sent.pupils.insert(id, view);
                    }
                }
            }
        }
        if !led.is_empty() {
            self.tell_wall(code, &led, now);
        }
        let Some(class) = self.classes.get_mut(&code) else { return };
        (class.sent.is_due, class.sent.at, class.sent.present) = (false, now, present);
        class.visited = now;
    }

    fn tell_wall(&mut self, code: Code, led: &[(ConnectionId, PersonId)], now: Duration) {
        let boards = self.boards(code, now);
        let before = &self.classes[&code].sent.boards;
        let is_same = |one: &BoardView, other: &BoardView| {
            BoardView { since: 0, ..one.clone() } == BoardView { since: 0, ..other.clone() }
        };
        let is_new = |board: &&BoardView| {
            let known = board.table.parse().ok().and_then(|table: Code| before.get(&table));
            !known.is_some_and(|known| is_same(known, board))
        };
        let new: Vec<BoardView> = boards.iter().filter(is_new).cloned().collect();
        if new.is_empty() {
            return;
        }
        let message = ServerMessage::Wall { class: code.to_string(), boards: new };
        led.iter().for_each(|(id, _)| self.send(*id, &message));
        if let Some(class) = self.classes.get_mut(&code) {
            class.sent.boards =
                boards.into_iter().filter_map(|board| Some((board.table.parse().ok()?, board))).collect();
        }
    }

    /// Sends a teacher the list of their classes.
    pub(super) fn tell_classes(&mut self, id: ConnectionId, now: Duration) {
        let Some(who) = self.connections.get(&id).and_then(|connection| connection.person) else { return };
        let Ok(heads) = self.ledger.heads(CLASSES) else { return };
        let mut classes = Vec::new();
        for code in heads.iter().filter_map(|head| class_of(&head.stream)) {
            if self.open_class(code, now).unwrap_or_default() && self.leads(code, who) {
                let class = &self.classes[&code];
                let opened = class.opened.as_secs();
                classes.push(ClassAt { class: code.to_string(), opened, ended: class.ended });
            }
        }
        classes.sort_by_key(|class| class.opened);
        self.send(id, &ServerMessage::Classes { classes });
    }
}

fn board(table: &Table, now: Duration) -> BoardView {
    BoardView {
        table: table.code.to_string(),
        number: table.number,
        n: table.n(),
        last: table.n().checked_sub(1).map(|last| table.game.plies()[last].text.clone()),
        decides: table.decides(),
        persons: Persons::from(table.shown),
        since: now.saturating_sub(table.written).as_secs(),
        over: table.over,
    }
}
