//! A pupil of a simulated class: enrols, plays legal actions at random, and knows what was acknowledged.

use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeMap;
use tabuleiro_catalogue::matches::{Match, Record};
use tabuleiro_online::class::wire::{Now, PupilView};
use tabuleiro_online::code::Token;
use tabuleiro_online::message::{ClientMessage, ServerMessage};
use tabuleiro_online::words::Person;
use tabuleiro_rules::below;

#[derive(Default)]
pub(crate) struct Pupil {
    pub(crate) token: Option<Token>,
    pub(crate) has_left: bool,
    /// The number of own actions that were acknowledged.
    pub(crate) played: usize,
    view: Option<PupilView>,
    seats: BTreeMap<String, Person>,
    /// The acknowledged actions at each table.
    tables: BTreeMap<String, (Record, bool)>,
    /// The action that was sent last, until something is heard of its table.
    sent: Option<(String, u64)>,
}

impl Pupil {
    pub(crate) fn receive(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Welcome { token, seats, .. } => {
                self.token = token.parse().ok();
                self.sent = None;
                self.seats.extend(seats.iter().map(|seat| (seat.table.clone(), seat.person)));
            }
            ServerMessage::Class(view) => self.view = Some(view.clone()),
            ServerMessage::Seated { table, person, .. } => drop(self.seats.insert(table.clone(), *person)),
            ServerMessage::Table { table, record, over, .. } => {
                let record = Record::from_text(&record.to_string()).unwrap();
                if let Some((before, _)) = self.tables.get(table) {
                    let is_later = record.moves.starts_with(&before.moves);
                    assert!(is_later, "{table}: {:?} was acknowledged, not {:?}", before.moves, record.moves);
                }
                self.tables.insert(table.clone(), (record, over.is_some()));
                self.sent = None;
            }
            ServerMessage::Played { table, n, action, .. } => {
                let Some((record, _)) = self.tables.get_mut(table) else { return };
                let n = *n as usize;
                if n == record.moves.len() {
                    record.moves.push(action.clone());
                    self.played +=
                        usize::from(self.sent.take_if(|(at, index)| at == table && *index == n as u64).is_some());
                } else {
                    assert_eq!(&record.moves[n], action, "{table}: another action was acknowledged");
                }
            }
            ServerMessage::Over { table, .. } => {
                if let Some((_, over)) = self.tables.get_mut(table) {
                    *over = true;
                }
            }
            ServerMessage::Refused { .. } => self.sent = None,
            _ => {}
        }
    }

    /// Returns what the pupil says now.
    pub(crate) fn act(&mut self, class: &str, rng: &mut Xoshiro256PlusPlus) -> Option<ClientMessage> {
        self.token?;
        let Some(view) = &self.view else { return Some(ClientMessage::Class { class: class.into() }) };
        match &view.now {
            Now::Enrol { names } => {
                let name = names.get(below(rng, names.len().max(1) as u32) as usize)?.clone();
                Some(ClientMessage::Enrol { class: class.into(), name, section: None })
            }
            Now::Rest {} => Some(ClientMessage::Rest { class: class.into(), rest: false }),
            Now::Play { table, .. } => {
                let (record, over) = self.tables.get(table)?;
                if *over || self.sent.is_some() || below(rng, 8) > 0 {
                    return None;
                }
                let game = Match::from_record(record).unwrap();
                let person = *self.seats.get(table)?;
                let is_theirs = game.position().outcome().is_none() && Person::from(game.position().person()) == person;
                let legal = is_theirs.then(|| game.position().legal())?;
                let action = legal[below(rng, legal.len() as u32) as usize].text.clone();
                let n = record.moves.len() as u64;
                self.sent = Some((table.clone(), n));
                Some(ClientMessage::Play { table: table.clone(), n, action })
            }
            _ => None,
        }
    }
}
