//! What the server has acknowledged, kept beside it and compared with everything it sends.

use super::actor::Seen;
use std::collections::BTreeMap;
use std::time::Duration;
use tabuleiro_catalogue::matches::{Match, Record};
use tabuleiro_online::CLAIM_AFTER;
use tabuleiro_online::message::{ClientMessage, ClockTimes, ServerMessage, key_text};
use tabuleiro_online::words::{EndReason, Outcome, Person};

/// What is known of a table.
#[derive(Default)]
pub(super) struct Known {
    /// The actions that the server has acknowledged or shown.
    pub(super) moves: Vec<String>,
    /// Earlier records that were cut by an undo or a rematch.
    pub(super) past: Vec<Vec<String>>,
    /// The client in each seat.
    owner: [Option<usize>; 2],
    /// When a seat was left.
    left: [Option<Duration>; 2],
    /// How often a client has played an action at an index, and how often the server has.
    played: BTreeMap<(usize, usize, String), [u32; 2]>,
    rules: Option<Record>,
    /// Whether an undo or a rematch may be in the ledger although the client was told that it is not.
    uncertain: bool,
    acknowledged: u64,
}

impl Known {
    /// Fails if a clock shows more than its time and one increment for each turn that stands in the record.
    fn check_clock(&self, clock: Option<ClockTimes>) {
        let (Some(times), Some(rules)) = (clock, &self.rules) else { return };
        let game = Match::from_record(&Record { moves: self.moves.clone(), ..rules.clone() }).unwrap();
        let mut most = [CLOCK.0; 2];
        let persons: Vec<Person> = (0..=self.moves.len()).map(|n| game.position_at(n).person().into()).collect();
        for turn in persons.windows(2) {
            if turn[0] != turn[1] || game.position().outcome().is_some() {
                most[turn[0].index()] += CLOCK.1;
            }
        }
        let most = most.map(|seconds| seconds * 1000);
        let is_possible = times.first <= most[0] && times.second <= most[1];
        assert!(is_possible, "{}: {times:?} after {:?}, at most {most:?}", rules.game, self.moves);
    }
}

#[derive(Default)]
pub(super) struct Truth {
    pub(super) tables: BTreeMap<String, Known>,
    /// The codes of the tables in the order in which they were opened.
    pub(super) order: Vec<String>,
    /// The number of matches that were claimed.
    pub(super) claims: u64,
    /// Now, and when the server started.
    pub(super) now: Duration,
    pub(super) started: Duration,
}

/// The time of each person and the increment at tables with a clock, in seconds.
pub(super) const CLOCK: (u64, u64) = (600, 5);

fn moves_of(record: &serde_json::Value) -> Vec<String> {
    Record::from_text(&record.to_string()).unwrap().moves
}

impl Truth {
    /// Compares what the server sent with what it acknowledged before. `cause` is the message it answers, from a
    /// client.
    pub(super) fn sent(&mut self, to: usize, text: &str, cause: Option<(usize, &ClientMessage)>) {
        match ServerMessage::parse(text).unwrap() {
            ServerMessage::Seated { table, person, .. } => self.seated(table, person, to),
            // An entry may have been stored although the client was told that it was not.
            ServerMessage::Welcome { seats, .. } => {
                seats.into_iter().for_each(|seat| self.seated(seat.table, seat.person, to));
            }
            ServerMessage::Played { table, n, action, key, .. } => {
                self.played(&table, n as usize, &action, &key);
            }
            ServerMessage::Over { table, outcome, why: EndReason::Resigned } => {
                if let Some((who, ClientMessage::Claim { .. })) = cause {
                    self.claimed(&table, who, outcome);
                }
            }
            ServerMessage::Table { table, record, n, clock, .. } => {
                let moves = moves_of(&record);
                assert_eq!(moves.len() as u64, n, "{table}: the record and n differ");
                let known = self.tables.entry(table.clone()).or_default();
                known.rules = Some(Record { moves: Vec::new(), ..Record::from_text(&record.to_string()).unwrap() });
                let shrinks = moves.len() < known.moves.len() || moves[..known.moves.len()] != known.moves[..];
                if shrinks {
                    let agreed = match cause {
                        Some((_, ClientMessage::Undo { .. })) => known.moves.starts_with(&moves),
                        Some((_, ClientMessage::Rematch { .. })) => moves.is_empty(),
                        _ => std::mem::take(&mut known.uncertain),
                    };
                    assert!(agreed, "{table}: acknowledged {:?}, but the server shows {moves:?}", known.moves);
                    known.past.push(std::mem::take(&mut known.moves));
                }
                known.moves = moves;
                known.check_clock(clock);
            }
            _ => {}
        }
    }

    /// Notes an action that a client has sent, or that somebody forged in its name.
    pub(super) fn intended(&mut self, who: usize, seen: Seen) {
        let known = self.tables.entry(seen.table.to_string()).or_default();
        known.played.entry((who, seen.n, seen.action)).or_default()[0] += 1;
    }

    fn claimed(&mut self, table: &str, who: usize, outcome: Outcome) {
        let known = &self.tables[table];
        let person = Person::BOTH.into_iter().find(|person| known.owner[person.index()] == Some(who)).unwrap();
        assert_eq!(outcome, Outcome::of_winner(Some(person)), "{table}: {who} claimed a loss");
        let left = known.left[person.other().index()].expect("the other person has left");
        let waited = self.now.saturating_sub(left);
        assert!(waited >= CLAIM_AFTER, "{table}: claimed {waited:?} after the seat was left");
        self.claims += 1;
    }

    fn seated(&mut self, table: String, person: Person, who: usize) {
        if !self.order.contains(&table) {
            self.order.push(table.clone());
        }
        let known = self.tables.entry(table).or_default();
        if known.owner[person.other().index()] == Some(who) {
            known.owner.swap(0, 1);
            known.left.swap(0, 1);
        }
        known.owner[person.index()] = Some(who);
        known.left[person.index()] = None;
    }

    /// Notes an action that the server shows. An action that was refused because the ledger failed may come later.
    fn played(&mut self, table: &str, n: usize, action: &str, key: &str) {
        let known = self.tables.entry(table.to_string()).or_default();
        let rules = known.rules.clone().unwrap();
        let before = Match::from_record(&Record { moves: known.moves[..n].to_vec(), ..rules.clone() }).unwrap();
        let person = Person::from(before.position().person());
        if n == known.moves.len() {
            known.moves.push(action.to_string());
            known.acknowledged += 1;
            // Who left meanwhile had played it before.
            let who = known.owner[person.index()].unwrap_or_else(|| {
                let is_that = |((_, at, text), [intended, played]): &(&(usize, usize, String), &[u32; 2])| {
                    *at == n && text == action && played < intended
                };
                let intent = known.played.iter().find(is_that);
                intent.unwrap_or_else(|| panic!("{table}: nobody sits there to play {action}")).0.0
            });
            let [intended, played] = known.played.entry((who, n, action.to_string())).or_default();
            *played += 1;
            assert!(played <= intended, "{table}: {who} has played '{action}' {played} times, not {intended}");
        }
        assert_eq!(known.moves[n], action, "{table}: another action {n} was acknowledged before");
        let after = Match::from_record(&Record { moves: known.moves[..=n].to_vec(), ..rules }).unwrap();
        assert_eq!(key_text(after.position().key()), key);
    }

    /// Notes that a client has given up its seat, or tried to: then that may be in the ledger all the same.
    pub(super) fn left(&mut self, table: &str, who: usize, is_certain: bool) {
        if let Some(known) = self.tables.get_mut(table) {
            for (owner, left) in known.owner.iter_mut().zip(&mut known.left) {
                if *owner == Some(who) {
                    *left = Some(self.now);
                    *owner = owner.filter(|_| !is_certain);
                }
            }
        }
    }

    /// Notes that the ledger failed when an undo or a rematch was written.
    pub(super) fn uncertain(&mut self, table: &str) {
        self.tables.entry(table.to_string()).or_default().uncertain = true;
    }

    /// Notes that the seats of a table were exchanged. `who` are clients that were told so, which [`Truth::sent`] has
    /// taken into account.
    pub(super) fn exchanged(&mut self, table: &str, told: bool) {
        if let Some(known) = self.tables.get_mut(table).filter(|_| !told) {
            known.owner.swap(0, 1);
            known.left.swap(0, 1);
        }
    }

    /// Fails if a client's confirmed record is not the beginning of a record of the server.
    pub(super) fn compare(&self, table: &str, confirmed: &[String], who: usize) {
        let Some(known) = self.tables.get(table) else { panic!("{who} shows {table}, which is not known") };
        let begins = known.moves.starts_with(confirmed) || known.past.iter().any(|past| past.starts_with(confirmed));
        assert!(begins, "{who} at {table} shows {confirmed:?}, the server has {:?}", known.moves);
    }

    /// Returns the number of acknowledged actions.
    pub(super) fn acknowledged(&self) -> u64 {
        self.tables.values().map(|known| known.acknowledged).sum()
    }
}
