//! A client with a person who opens tables, joins, plays, offers, resigns, leaves, and sometimes cheats.

use rand_xoshiro::Xoshiro256PlusPlus;
use std::time::Duration;
use tabuleiro_online::client::{Client, Notice, TableView};
use tabuleiro_online::code::{Code, Token};
use tabuleiro_online::message::{ClientMessage, ClockSetting};
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
}

impl Actor {
    pub(super) fn new(now: Duration) -> Actor {
        Actor { client: Client::new(None, now), token: None, wire: None }
    }

    /// Loses everything that is not in the storage.
    pub(super) fn crash(&mut self, now: Duration) {
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
                _ => {}
            }
        }
    }

    /// Does something that a person might do. `codes` are the tables of all.
    pub(super) fn act(&mut self, codes: &[Code], now: Duration, rng: &mut Xoshiro256PlusPlus) {
        let Some(view) = self.client.table() else { return self.begin(codes, now, rng) };
        if view.over().is_some() {
            match below(rng, 6) {
                0..=3 => self.client.offer(OfferKind::Rematch, now),
                4 => self.client.leave(now),
                _ => self.begin(codes, now, rng),
            }
        } else if view.is_my_turn() && below(rng, 10) > 0 {
            let legal = view.game().position().legal();
            let offer = &legal[below(rng, legal.len() as u32) as usize];
            let _ = self.client.play(&offer.text, now);
        } else {
            match below(rng, 120) {
                0 => self.client.resign(now),
                1 => self.client.leave(now),
                2..=6 => self.client.offer(OfferKind::Undo, now),
                7 => self.client.offer(OfferKind::Draw, now),
                8 => self.begin(codes, now, rng),
                _ => {}
            }
        }
    }

    fn begin(&mut self, codes: &[Code], now: Duration, rng: &mut Xoshiro256PlusPlus) {
        let seats: Vec<Code> = self.client.seats().keys().copied().collect();
        let pick = |list: &[Code], rng: &mut Xoshiro256PlusPlus| list[below(rng, list.len() as u32) as usize];
        match below(rng, 24) {
            0..=4 if !seats.is_empty() => self.client.watch(pick(&seats, rng), now),
            0..=19 if !codes.is_empty() => self.client.join(pick(codes, rng), now),
            20..=22 if !codes.is_empty() => self.client.watch(pick(codes, rng), now),
            _ => {
                let (game, options) = GAMES[below(rng, GAMES.len() as u32) as usize];
                let options = options.iter().map(ToString::to_string).collect();
                let person = [PersonChoice::First, PersonChoice::Second, PersonChoice::Random][below(rng, 3) as usize];
                let clock = (below(rng, 4) == 0).then_some(ClockSetting { main: 600, increment: 5 });
                self.client.open(game, options, person, clock, now);
            }
        }
    }

    /// Returns a legal next action at the followed table, although it may be another person's turn.
    pub(super) fn usurped(&self, rng: &mut Xoshiro256PlusPlus) -> Option<String> {
        let view = self.client.table()?;
        let (n, legal) = (view.confirmed(), view.game().position_at(view.confirmed()).legal());
        let action = legal.get(below(rng, legal.len().max(1) as u32) as usize)?.text.clone();
        Some(ClientMessage::Play { table: view.code().to_string(), n: n as u64, action }.to_text())
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
