//! A client with a person who opens tables, joins, plays, offers, resigns, leaves, and sometimes cheats.

use super::truth::CLOCK;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::time::Duration;
use tabuleiro_online::client::{Client, Notice, TableView};
use tabuleiro_online::code::{Code, Token};
use tabuleiro_online::message::{ClientMessage, ClockSetting, Policy};
use tabuleiro_online::words::{OfferKind, PersonChoice};
use tabuleiro_rules::{Rng, below};

/// Games with short matches; two of them have a swap, and some have turns of several actions.
const GAMES: [(&str, &[&str]); 7] = [
    ("hex", &["size=3"]),
    ("otelo_1_11", &["size=4"]),
    ("hip", &[]),
    ("kalah", &[]),
    ("rastros", &[]),
    ("conectar_6", &[]),
    ("dipole", &[]),
];

pub(super) struct Actor {
    pub(super) client: Client,
    /// What its storage holds.
    pub(super) token: Option<Token>,
    /// Its connection.
    pub(super) wire: Option<u64>,
    /// The actions that the person has seen land and that are neither confirmed nor reported as not played.
    seen: Vec<Seen>,
}

/// An action at the followed table.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Seen {
    pub(super) table: Code,
    pub(super) n: usize,
    pub(super) action: String,
}

impl Actor {
    pub(super) fn new(now: Duration) -> Actor {
        Actor { client: Client::new(None, now), token: None, wire: None, seen: Vec::new() }
    }

    /// Loses everything that is not in the storage.
    pub(super) fn crash(&mut self, now: Duration) {
        self.seen.clear();
        let code = self.client.table().map(TableView::code);
        self.client = Client::new(self.token, now);
        if let Some(code) = code {
            self.client.watch(code, now);
        }
    }

    /// Keeps what must be kept.
    pub(super) fn keep(&mut self) {
        for notice in self.client.take_notices() {
            match notice {
                Notice::Token(token) => self.token = Some(token),
                Notice::Refused { why, of, say } if of == "open" => {
                    let full = "ReadOnly Full NotSeated";
                    assert!(full.contains(&format!("{why:?}")), "{why:?} {say}");
                }
                Notice::Table { dropped, .. } => {
                    for action in dropped {
                        let at = self.seen.iter().position(|seen| seen.action == action);
                        self.seen.remove(at.expect("what is reported as not played was shown"));
                    }
                }
                _ => {}
            }
        }
        let view = self.client.table();
        // Who goes to another table leaves what was sent there.
        self.seen.retain(|seen| view.is_some_and(|view| view.code() == seen.table));
        let Some(view) = view else { return };
        let is_confirmed = |seen: &Seen| seen.n < view.confirmed() && view.game().plies()[seen.n].text == seen.action;
        self.seen.retain(|seen| !is_confirmed(seen));
        let waiting: Vec<&String> = view.sent().iter().map(|sent| &sent.action).collect();
        let seen: Vec<&String> = self.seen.iter().map(|seen| &seen.action).collect();
        assert_eq!(seen, waiting, "an action that was seen to land has vanished without a word");
    }

    /// Plays an action and returns it.
    fn see(&mut self, action: &str, now: Duration) -> Option<Seen> {
        self.client.play(action, now).ok()?;
        let view = self.client.table()?;
        let n = view.game().cursor() - 1;
        let seen = Seen { table: view.code(), n, action: view.game().plies()[n].text.clone() };
        self.seen.push(seen.clone());
        Some(seen)
    }

    /// Does something that a person might do. `codes` are the tables of all. Returns the action that was played, if any.
    pub(super) fn act(&mut self, codes: &[Code], now: Duration, rng: &mut Xoshiro256PlusPlus) -> Option<Seen> {
        let Some(view) = self.client.table() else {
            self.begin(codes, now, rng);
            return None;
        };
        if view.over().is_some() {
            match below(rng, 6) {
                0..=3 => self.client.offer(OfferKind::Rematch, now),
                4 => self.client.leave(now),
                _ => self.begin(codes, now, rng),
            }
        } else if view.claim_from().is_some_and(|from| now >= from) && below(rng, 3) == 0 {
            self.client.claim(now);
        } else if view.is_my_turn() && below(rng, 10) > 0 {
            let legal = view.game().position().legal();
            let offer = &legal[below(rng, legal.len() as u32) as usize];
            return self.see(&offer.text, now);
        } else {
            match below(rng, 120) {
                0 => self.client.resign(now),
                1 => self.client.leave(now),
                2..=6 => self.client.offer(OfferKind::Undo, now),
                7 => self.client.offer(OfferKind::Draw, now),
                8 => self.begin(codes, now, rng),
                9 => self.client.claim(now),
                _ => {}
            }
        }
        None
    }

    fn begin(&mut self, codes: &[Code], now: Duration, rng: &mut Xoshiro256PlusPlus) {
        let seats: Vec<Code> = self.client.seats().keys().copied().collect();
        let pick = |list: &[Code], rng: &mut Xoshiro256PlusPlus| list[below(rng, list.len() as u32) as usize];
        match below(rng, 24) {
            0..=4 if !seats.is_empty() => self.client.watch(pick(&seats, rng), now),
            0..=19 if !codes.is_empty() => self.client.join(pick(codes, rng).into(), now),
            20..=22 if !codes.is_empty() => self.client.watch(pick(codes, rng), now),
            _ => {
                let (game, options) = GAMES[below(rng, GAMES.len() as u32) as usize];
                let options = options.iter().map(ToString::to_string).collect();
                let person = [PersonChoice::First, PersonChoice::Second, PersonChoice::Random][below(rng, 3) as usize];
                let clock = (below(rng, 4) == 0).then_some(ClockSetting { main: CLOCK.0, increment: CLOCK.1 });
                self.client.open(game, options, person, clock, Policy::default(), now);
            }
        }
    }

    /// Returns a legal next action at the followed table, although it may be another person's turn.
    pub(super) fn usurped(&self, rng: &mut Xoshiro256PlusPlus) -> Option<(Seen, String)> {
        let view = self.client.table()?;
        let (n, legal) = (view.confirmed(), view.game().position_at(view.confirmed()).legal());
        let action = legal.get(below(rng, legal.len().max(1) as u32) as usize)?.text.clone();
        let seen = Seen { table: view.code(), n, action: action.clone() };
        Some((seen, ClientMessage::Play { table: view.code().to_string(), n: n as u64, action }.to_text()))
    }

    /// Returns a message that a dishonest client would send: an action at some table, whoever decides there.
    pub(super) fn forged(codes: &[Code], rng: &mut Xoshiro256PlusPlus) -> String {
        let code = codes.get(below(rng, codes.len().max(1) as u32) as usize);
        let table = code.map_or("0000".to_string(), ToString::to_string);
        let actions = ["a1", "b2", "c3", "d4", "swap", "pass", "e5", "4", "x"];
        let message = match below(rng, 6) {
            0 => ClientMessage::Hello { v: 1, token: Some(format!("{:032x}", rng.next_u64())) },
            1 => ClientMessage::Resign { table },
            _ => {
                let action = actions[below(rng, actions.len() as u32) as usize].to_string();
                ClientMessage::Play { table, n: u64::from(below(rng, 12)), action }
            }
        };
        if below(rng, 8) == 0 { message.to_text().replace(':', ",") } else { message.to_text() }
    }
}
