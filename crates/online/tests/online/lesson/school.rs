//! The servers, the teacher and the pupils of a simulated class.

use super::super::pupil::Pupil;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::{BTreeMap, BTreeSet};
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;
use tabuleiro_online::class::wire::{AtBell, LedView, Order, Phase, Setup, System};
use tabuleiro_online::code::{PersonId, Token};
use tabuleiro_online::ledger::{Ledger, MemoryLedger, is_match};
use tabuleiro_online::message::{ClientMessage, ServerMessage};
use tabuleiro_online::{ConnectionId, Limits, Outgoing, Server, examine};
use tabuleiro_rules::below;

/// The time of one step.
const STEP: Duration = Duration::from_millis(250);

/// The address of the school, behind which all devices are.
const SCHOOL: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 7));

/// How many there are, and what happens to them.
#[derive(Clone, Copy)]
pub(crate) struct Pace {
    pub(crate) pupils: usize,
    /// How many of them come after the first round.
    pub(crate) late: usize,
    /// How many of them leave after the second round.
    pub(crate) leave: usize,
    /// A tablet falls asleep in one of so many steps.
    pub(crate) asleep: u32,
    pub(crate) servers: usize,
    /// How often a server is killed in a round.
    pub(crate) kills: u32,
    pub(crate) rounds: u32,
}

/// A connection.
struct Wire {
    server: usize,
    /// The pupil, or the teacher behind the last pupil.
    who: usize,
    up: Vec<String>,
}

pub(crate) struct School {
    pace: Pace,
    rng: Xoshiro256PlusPlus,
    now: Duration,
    ledger: MemoryLedger,
    servers: Vec<Server<MemoryLedger>>,
    wires: BTreeMap<u64, Wire>,
    next: u64,
    pupils: Vec<Pupil>,
    /// The connection of each pupil, and of the teacher behind them.
    lines: Vec<Option<u64>>,
    /// Until when a device sleeps.
    asleep: Vec<Duration>,
    teacher: Option<Token>,
    class: String,
    led: Option<LedView>,
    met: BTreeSet<(usize, usize)>,
    /// The number of pupils who have come.
    here: usize,
    round: u32,
    kills: u32,
}

impl School {
    pub(crate) fn new(pace: Pace, seed: u64) -> School {
        let (ledger, now) = (MemoryLedger::shared(), Duration::from_hours(500_000));
        let load = |_| Server::load(ledger.clone(), "test", limits(), now).unwrap();
        School {
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            now,
            servers: (0..pace.servers).map(load).collect(),
            ledger,
            wires: BTreeMap::new(),
            next: 0,
            pupils: (0..pace.pupils).map(|_| Pupil::default()).collect(),
            lines: vec![None; pace.pupils + 1],
            asleep: vec![Duration::ZERO; pace.pupils],
            teacher: None,
            class: String::new(),
            led: None,
            met: BTreeSet::new(),
            here: 0,
            round: 0,
            kills: 0,
            pace,
        }
    }

    /// Holds the class from the first name to its deletion.
    pub(crate) fn run(mut self) {
        self.open_class();
        let here = self.pace.pupils - self.pace.late;
        self.here = here;
        // A tablet that sleeps enrols when it is awake again.
        while self.led().entrants.len() < here {
            self.steps(8);
            assert!(self.now < Duration::from_hours(500_000) + Duration::from_mins(5), "not everybody has a name");
        }
        while self.round < self.pace.rounds {
            self.play_round();
            match self.round {
                1 => self.here = self.pace.pupils,
                2 => (0..self.pace.leave).for_each(|pupil| {
                    self.pupils[pupil].has_left = true;
                    self.hang_up(pupil);
                }),
                _ => {}
            }
        }
        self.check_replay();
        let led = self.led();
        let (section, games) = (&led.sections[0], self.pupils.iter().map(|pupil| pupil.played).sum::<usize>());
        let halves: u32 = section.standings.iter().map(|line| line.halves).sum();
        println!(
            "{} pupils, {} rounds, {games} actions, {halves} halves of a point, {} kills, {} s",
            self.pace.pupils,
            section.round,
            self.kills,
            self.now.saturating_sub(Duration::from_hours(500_000)).as_secs()
        );
        assert!(games > self.pace.pupils * 4, "too little was played: {games}");
        self.lead(Order::End {});
        self.lead(Order::Delete {});
        self.steps(4);
        let mut left = self.ledger_streams();
        left.retain(|stream| is_match(stream) || stream.starts_with("class/"));
        assert!(left.is_empty(), "everything is deleted: {left:?}");
    }

    fn ledger_streams(&mut self) -> Vec<String> {
        self.ledger.heads("").unwrap().into_iter().map(|head| head.stream).collect()
    }

    fn open_class(&mut self) {
        self.connect(self.pace.pupils);
        self.steps(1);
        self.appoint();
        self.say(self.pace.pupils, &ClientMessage::ClassOpen {});
        self.steps(1);
        let (game, options) = ("hex".into(), vec!["size=4".into()]);
        let setup = Setup {
            game,
            options,
            system: System::Swiss,
            rounds: Some(self.pace.rounds),
            matches: 1,
            clock: None,
            minutes: Some(4),
            bell: AtBell::Draw,
            level: None,
            from: None,
        };
        self.class = self.led().class;
        self.lead(Order::Add { setup });
    }

    fn appoint(&mut self) {
        let who = PersonId::of(self.teacher.unwrap());
        self.servers.iter_mut().for_each(|server| server.appoint(who));
    }

    fn led(&self) -> LedView {
        self.led.clone().expect("the teacher has seen the class")
    }

    /// Gives an order until it has been heard.
    fn lead(&mut self, order: Order) {
        let class = self.class.clone();
        self.say(self.pace.pupils, &ClientMessage::Lead { class, order });
        self.steps(4);
    }

    fn play_round(&mut self) {
        // A tablet that sleeps now is not waited for.
        while !matches!(self.led().sections[0].phase, Phase::Proposed) {
            self.lead(Order::Propose { section: 0, host: None });
        }
        while !matches!(self.led().sections[0].phase, Phase::Playing) {
            self.lead(Order::Start { section: 0 });
        }
        self.round += 1;
        let led = self.led();
        assert_eq!(led.sections[0].round, self.round);
        for pair in &led.sections[0].pairs {
            let both = [pair.first, pair.second].map(|entrant| led.sections[0].entrants[entrant.index()]);
            assert!(self.met.insert((both[0].min(both[1]), both[0].max(both[1]))), "{both:?} meet again");
        }
        let (begun, mut kills) = (self.now, self.pace.kills);
        while self.led().sections[0].phase == Phase::Playing {
            self.steps(8);
            if kills > 0 && below(&mut self.rng, 12) == 0 {
                kills -= 1;
                self.kill();
            }
            assert!(
                self.now.saturating_sub(begun) < Duration::from_mins(5),
                "the bell ends a round: {:?}",
                self.led().sections[0]
            );
        }
        let led = self.led();
        assert!(led.sections[0].pairs.iter().all(|pair| pair.results.iter().all(Option::is_some)));
    }

    /// Loses a server, with all connections to it.
    fn kill(&mut self) {
        self.kills += 1;
        let server = below(&mut self.rng, self.pace.servers as u32) as usize;
        let lost: Vec<u64> = self.wires.iter().filter(|(_, wire)| wire.server == server).map(|(&id, _)| id).collect();
        if lost.len() == self.wires.len() {
            self.ledger.forget_present();
        }
        self.servers[server] = Server::load(self.ledger.clone(), "test", limits(), self.now).unwrap();
        let (_, damaged) = examine(&mut self.ledger).unwrap();
        assert!(damaged.is_empty(), "{damaged:?}");
        for id in lost {
            let who = self.wires.remove(&id).unwrap().who;
            self.lines[who] = None;
        }
        self.appoint();
    }

    /// Compares what a server reads from the ledger with what the teacher saw.
    fn check_replay(&mut self) {
        self.steps(8);
        let before = self.led();
        (0..8).for_each(|_| self.kill());
        self.steps(80);
        let after = self.led();
        assert_eq!(after.sections[0].standings, before.sections[0].standings);
        assert_eq!(after.sections[0].pairs, before.sections[0].pairs);
    }

    fn steps(&mut self, count: usize) {
        for _ in 0..count {
            self.now += STEP;
            for who in 0..self.lines.len() {
                self.step_device(who);
            }
            for (&id, wire) in &self.wires {
                self.servers[wire.server].heard(ConnectionId(id), self.now);
            }
            self.deliver();
            for server in 0..self.servers.len() {
                let out = self.servers[server].tick(self.now, &mut self.rng);
                self.take(out);
            }
        }
    }

    /// Lets a device sleep, wake up, connect again, or do something.
    fn step_device(&mut self, who: usize) {
        let is_teacher = who == self.pace.pupils;
        if !is_teacher {
            let is_here = self.pupils[who].token.is_some() || self.lines[who].is_some() || who < self.here;
            if self.pupils[who].has_left || !is_here {
                return;
            }
            if self.now < self.asleep[who] {
                return;
            }
            if below(&mut self.rng, self.pace.asleep) == 0 {
                self.asleep[who] = self.now + Duration::from_secs(5 + u64::from(below(&mut self.rng, 60)));
                return self.hang_up(who);
            }
        }
        if self.lines[who].is_none() {
            return self.connect(who);
        }
        if let Some(message) = (!is_teacher).then(|| self.pupils[who].act(&self.class, &mut self.rng)).flatten() {
            self.say(who, &message);
        }
    }

    fn connect(&mut self, who: usize) {
        let id = self.next;
        self.next += 1;
        let server = below(&mut self.rng, self.pace.servers as u32) as usize;
        self.wires.insert(id, Wire { server, who, up: Vec::new() });
        self.lines[who] = Some(id);
        let out = self.servers[server].connect(ConnectionId(id), Some(SCHOOL), self.now);
        self.take(out);
        let token = if who == self.pace.pupils { self.teacher } else { self.pupils[who].token };
        self.say(who, &ClientMessage::Hello { v: 1, token: token.map(Token::to_text) });
    }

    fn hang_up(&mut self, who: usize) {
        let Some(id) = self.lines[who].take() else { return };
        let Some(wire) = self.wires.remove(&id) else { return };
        let out = self.servers[wire.server].disconnect(ConnectionId(id), self.now);
        self.take(out);
    }

    fn say(&mut self, who: usize, message: &ClientMessage) {
        if let Some(wire) = self.lines[who].and_then(|id| self.wires.get_mut(&id)) {
            wire.up.push(message.to_text());
        }
    }

    /// Delivers what the devices have sent. Messages of one moment share an append.
    fn deliver(&mut self) {
        let sent: Vec<(u64, usize, Vec<String>)> =
            self.wires.iter_mut().map(|(&id, wire)| (id, wire.server, std::mem::take(&mut wire.up))).collect();
        for (id, server, texts) in sent {
            for text in texts {
                let out = self.servers[server].stage(ConnectionId(id), &text, self.now, &mut self.rng);
                self.take(out);
            }
        }
        for server in 0..self.servers.len() {
            let out = self.servers[server].flush(self.now, &mut self.rng);
            self.take(out);
        }
    }

    fn take(&mut self, out: Vec<Outgoing>) {
        for outgoing in out {
            match outgoing {
                Outgoing::Send { to, text } => {
                    let Some(who) = self.wires.get(&to.0).map(|wire| wire.who) else { continue };
                    let message = ServerMessage::parse(&text).unwrap();
                    if who < self.pace.pupils {
                        self.pupils[who].receive(&message);
                    } else {
                        self.teach(message);
                    }
                }
                // The server closes the oldest connection when too many have not sent `hello` yet. The device connects again.
                Outgoing::Close { to, why, .. } => {
                    assert!(why.contains("others wait"), "a device was closed: {why}");
                    let who = self.wires[&to.0].who;
                    self.hang_up(who);
                }
            }
        }
    }

    fn teach(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Welcome { token, .. } => {
                self.teacher = token.parse().ok();
                let class = self.class.clone();
                if !class.is_empty() {
                    self.say(self.pace.pupils, &ClientMessage::Class { class });
                }
            }
            ServerMessage::Led(led) => self.led = Some(*led),
            _ => {}
        }
    }
}

fn limits() -> Limits {
    Limits::STANDARD
}
