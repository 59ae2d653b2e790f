//! The servers, which share a ledger, the clients and the network between them.

use super::actor::Actor;
use super::truth::Truth;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;
use tabuleiro_online::client::Command;
use tabuleiro_online::code::Code;
use tabuleiro_online::ledger::{Failure, MemoryLedger};
use tabuleiro_online::message::{ClientMessage, ServerMessage, key_text};
use tabuleiro_online::words::Why;
use tabuleiro_online::{ConnectionId, Limits, Outgoing, Server};
use tabuleiro_rules::below;

/// The number of honest clients; one more cheats.
const CLIENTS: usize = 7;

/// The number of servers. A client connects to any of them.
const SERVERS: usize = 3;

/// A connection, with what is on its way in both directions.
struct Wire {
    client: usize,
    server: usize,
    up: Vec<String>,
    down: Vec<String>,
}

pub(super) struct World {
    rng: Xoshiro256PlusPlus,
    now: Duration,
    ledger: MemoryLedger,
    servers: Vec<Server<MemoryLedger>>,
    actors: Vec<Actor>,
    wires: BTreeMap<u64, Wire>,
    next_wire: u64,
    truth: Truth,
    /// Whether the network has faults.
    faults: bool,
    crashes: u64,
}

fn limits() -> Limits {
    // The simulation is faster than people.
    Limits { messages: 1000, ..Limits::STANDARD }
}

impl World {
    pub(super) fn new(seed: u64) -> World {
        let (ledger, now) = (MemoryLedger::shared(), Duration::from_hours(500_000));
        let server = |_| Server::load(ledger.clone(), "test", limits(), now).unwrap();
        let servers = (0..SERVERS).map(server).collect();
        World {
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            now,
            ledger,
            servers,
            actors: (0..=CLIENTS).map(|_| Actor::new(now)).collect(),
            wires: BTreeMap::new(),
            next_wire: 0,
            truth: Truth::default(),
            faults: true,
            crashes: 0,
        }
    }

    fn chance(&mut self, one_in: u32) -> bool {
        below(&mut self.rng, one_in) == 0
    }

    pub(super) fn step(&mut self) {
        self.now += Duration::from_millis(u64::from(below(&mut self.rng, 30)));
        self.truth.now = self.now;
        let who = below(&mut self.rng, CLIENTS as u32) as usize;
        match below(&mut self.rng, 4000) {
            0..=2 => {
                let server = self.any_server();
                self.crash_server(server);
            }
            3..=12 => {
                self.actors[who].crash(self.now);
                self.cut_all(who);
            }
            13..=50 => self.cut(who),
            51..=52 => self.ledger.fail(Some(Failure::Lost)),
            53 => self.ledger.fail(Some(Failure::Stored)),
            54..=220 => self.ledger.fail(None),
            3900..=3999 => self.cheat(),
            221..=1500 => {
                let codes = self.codes();
                if let Some(seen) = self.actors[who].act(&codes, self.now, &mut self.rng) {
                    self.truth.intended(who, seen);
                }
            }
            1501..=1600 => {
                let server = self.any_server();
                let out = self.servers[server].tick(self.now, &mut self.rng);
                self.outgoing(out, None);
            }
            1601..=1750 => self.heard(),
            _ => (0..4).for_each(|_| self.deliver()),
        }
        self.actors[who].client.tick(self.now, &mut self.rng);
        (0..=CLIENTS).for_each(|client| self.obey(client));
        self.compare(who);
    }

    /// Returns the newest tables.
    fn codes(&self) -> Vec<Code> {
        let newest = self.truth.order.iter().rev().take(4);
        newest.filter_map(|table| table.parse().ok()).collect()
    }

    /// Lets the server know which connections are alive, as its pings do.
    fn heard(&mut self) {
        for (&id, wire) in &self.wires {
            self.servers[wire.server].heard(ConnectionId(id), self.now);
        }
    }

    /// Does what a client asks for.
    fn obey(&mut self, client: usize) {
        self.actors[client].keep();
        for command in self.actors[client].client.take_commands() {
            match command {
                Command::Connect => {
                    self.cut_all(client);
                    self.connect(client);
                }
                Command::Close => self.cut_all(client),
                Command::Send(text) => {
                    if let Some(wire) = self.actors[client].wire.and_then(|wire| self.wires.get_mut(&wire)) {
                        wire.up.push(text);
                    }
                }
            }
        }
        self.actors[client].keep();
    }

    fn connect(&mut self, client: usize) {
        if self.faults && self.chance(5) {
            return self.actors[client].client.closed(self.now, &mut self.rng);
        }
        let id = self.next_wire;
        self.next_wire += 1;
        let server = self.any_server();
        self.wires.insert(id, Wire { client, server, up: Vec::new(), down: Vec::new() });
        let out =
            self.servers[server].connect(ConnectionId(id), Some(IpAddr::V4(Ipv4Addr::from(client as u32))), self.now);
        self.outgoing(out, None);
        self.actors[client].wire = Some(id);
        self.actors[client].client.opened(self.now);
        self.obey(client);
    }

    /// Breaks the connection of a client, which learns of it.
    fn cut(&mut self, client: usize) {
        if self.actors[client].wire.is_some() {
            self.cut_all(client);
            self.actors[client].client.closed(self.now, &mut self.rng);
        }
    }

    /// Breaks the connection of a client, which does not learn of it.
    fn cut_all(&mut self, client: usize) {
        if let Some(id) = self.actors[client].wire.take()
            && let Some(wire) = self.wires.remove(&id)
        {
            let out = self.servers[wire.server].disconnect(ConnectionId(id), self.now);
            self.outgoing(out, None);
        }
    }

    /// Loses a server and starts it again. The others go on.
    fn crash_server(&mut self, server: usize) {
        self.crashes += 1;
        self.truth.started = self.now;
        let lost: Vec<u64> = self.wires.iter().filter(|(_, wire)| wire.server == server).map(|(&id, _)| id).collect();
        // Those who were there are present until the report of the lost server is old.
        if self.wires.len() == lost.len() {
            self.ledger.forget_present();
        }
        self.servers[server] = Server::load(self.ledger.clone(), "test", limits(), self.now).unwrap();
        let (_, damaged) = tabuleiro_online::examine(&mut self.ledger).unwrap();
        assert!(damaged.is_empty(), "{damaged:?}");
        for id in lost {
            self.wires.remove(&id);
            for actor in self.actors.iter_mut().filter(|actor| actor.wire == Some(id)) {
                actor.wire = None;
                actor.client.closed(self.now, &mut self.rng);
            }
        }
    }

    /// Delivers one message of a connection, in either direction. The network may take a later one, lose it, or
    /// deliver it again later.
    fn deliver(&mut self) {
        let busy: Vec<(u64, bool)> = self
            .wires
            .iter()
            .flat_map(|(&id, wire)| {
                let up = (!wire.up.is_empty()).then_some((id, true));
                up.into_iter().chain((!wire.down.is_empty()).then_some((id, false)))
            })
            .collect();
        if busy.is_empty() {
            return;
        }
        let (id, up) = busy[below(&mut self.rng, busy.len() as u32) as usize];
        let (early, lost, twice) =
            (self.faults && self.chance(20), self.faults && self.chance(50), self.faults && self.chance(30));
        let Some(wire) = self.wires.get_mut(&id) else { return };
        let queue = if up { &mut wire.up } else { &mut wire.down };
        let at = if early { below(&mut self.rng, queue.len() as u32) as usize } else { 0 };
        let text = if twice { queue[at].clone() } else { queue.remove(at) };
        if lost {
            return;
        }
        let client = wire.client;
        if up {
            self.arrive(id, client, &text);
        } else {
            self.actors[client].client.received(&text, self.now);
            self.actors[client].keep();
        }
    }

    fn any_server(&mut self) -> usize {
        below(&mut self.rng, SERVERS as u32) as usize
    }

    /// Delivers a message to the server.
    fn arrive(&mut self, id: u64, client: usize, text: &str) {
        let Some(server) = self.wires.get(&id).map(|wire| wire.server) else { return };
        let message = ClientMessage::parse(text).ok();
        let out = self.servers[server].handle(ConnectionId(id), text, self.now, &mut self.rng);
        self.outgoing(out, message.as_ref().map(|message| (client, message)));
    }

    fn outgoing(&mut self, out: Vec<Outgoing>, cause: Option<(usize, &ClientMessage)>) {
        let sent =
            |outgoing: &Outgoing| if let Outgoing::Send { text, .. } = outgoing { Some(text.clone()) } else { None };
        let messages: Vec<ServerMessage> =
            out.iter().filter_map(sent).map(|t| ServerMessage::parse(&t).unwrap()).collect();
        let told = messages.iter().any(|message| matches!(message, ServerMessage::Seated { .. }));
        let refused = messages.iter().any(|message| matches!(message, ServerMessage::Refused { .. }));
        let whole = messages.iter().any(|message| matches!(message, ServerMessage::Table { .. }));
        let read_only = |message: &ServerMessage| matches!(message, ServerMessage::Refused { why: Why::ReadOnly, .. });
        match cause {
            Some((_, ClientMessage::Undo { table } | ClientMessage::Rematch { table }))
                if messages.iter().any(read_only) =>
            {
                self.truth.uncertain(table);
            }
            Some((who, ClientMessage::Leave { table })) => self.truth.left(table, who, !refused),
            Some((_, ClientMessage::Rematch { table })) if whole => self.truth.exchanged(table, told),
            _ => {}
        }
        for outgoing in out {
            match outgoing {
                Outgoing::Send { to, text } => {
                    // What goes to a connection that is gone was acknowledged all the same.
                    let Some(client) = self.wires.get(&to.0).map(|wire| wire.client) else { continue };
                    self.truth.sent(client, &text, cause);
                    if let Some(wire) = self.wires.get_mut(&to.0) {
                        wire.down.push(text.to_string());
                    }
                }
                Outgoing::Close { to, .. } => {
                    if let Some(client) = self.wires.get(&to.0).map(|wire| wire.client) {
                        self.cut(client);
                    }
                }
            }
        }
    }

    /// Sends something forged from the last client, which has no seat, or a legal action from one that has a seat or
    /// looks on, whoever decides.
    fn cheat(&mut self) {
        let who = below(&mut self.rng, CLIENTS as u32) as usize;
        let text = self.actors[who].usurped(&mut self.rng);
        if let (Some((seen, text)), Some(wire)) = (text, self.actors[who].wire) {
            self.truth.intended(who, seen);
            self.arrive(wire, who, &text);
        }
        let codes = self.codes();
        let text = Actor::forged(&codes, &mut self.rng);
        if let Some(wire) = self.actors[CLIENTS].wire {
            self.arrive(wire, CLIENTS, &text);
        }
        self.actors[CLIENTS].client.tick(self.now, &mut self.rng);
    }

    fn compare(&self, client: usize) {
        let Some(view) = self.actors[client].client.table() else { return };
        let plies = &view.game().plies()[..view.confirmed()];
        let confirmed: Vec<String> = plies.iter().map(|ply| ply.text.clone()).collect();
        self.truth.compare(&view.code().to_string(), &confirmed, client);
    }

    /// Makes the network reliable, connects every client again, waits, and compares the keys.
    pub(super) fn calm(&mut self) {
        self.faults = false;
        self.ledger.fail(None);
        // Entries that were stored without an acknowledgement are known after a start.
        (0..SERVERS).for_each(|server| self.crash_server(server));
        (0..=CLIENTS).for_each(|client| self.actors[client].client.woke(self.now));
        for _ in 0..400 {
            self.now += Duration::from_millis(50);
            self.truth.now = self.now;
            (0..=CLIENTS).for_each(|client| {
                self.actors[client].client.tick(self.now, &mut self.rng);
                self.obey(client);
            });
            self.heard();
            for server in 0..SERVERS {
                let out = self.servers[server].tick(self.now, &mut self.rng);
                self.outgoing(out, None);
            }
            while self.wires.values().any(|wire| !wire.up.is_empty() || !wire.down.is_empty()) {
                self.deliver();
                (0..=CLIENTS).for_each(|client| self.obey(client));
            }
        }
        for (i, actor) in self.actors[..CLIENTS].iter().enumerate() {
            let Some(view) = actor.client.table() else { continue };
            let position = self.servers[i % SERVERS].position(&view.code().to_string(), None, self.now).unwrap();
            let keys = [view.game().position().key(), position.key()].map(key_text);
            assert_eq!(keys[0], keys[1], "client {i} at {} differs after calm", view.code());
            assert!(view.sent().is_empty(), "client {i} waits for receipts after calm");
        }
        self.faults = true;
    }

    pub(super) fn report(&self, seed: u64) {
        let (tables, actions) = (self.truth.tables.len(), self.truth.acknowledged());
        let claims = self.truth.claims;
        println!(
            "seed {seed}: {tables} tables, {actions} actions acknowledged, {claims} claims, {} starts",
            self.crashes
        );
        assert!(tables > 5 && actions > 50, "the simulation did too little: {tables} tables, {actions} actions");
    }
}
