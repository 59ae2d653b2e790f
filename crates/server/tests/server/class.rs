//! A class over real sockets: a teacher and twenty-five pupils behind one address, while servers are killed.

use super::harness::{Child, Folder};
use super::person::Person;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant};
use tabuleiro_catalogue::matches::{Match, Record};
use tabuleiro_online::class::wire::{AtBell, LedView, Now, Order, Phase, PupilView, Setup, System};
use tabuleiro_online::message::{ClientMessage, ServerMessage};

const PUPILS: u64 = 25;
const ROUNDS: u32 = 3;

/// Returns the class that a message tells a pupil of.
fn pupil(message: &ServerMessage) -> Option<PupilView> {
    if let ServerMessage::Class(view) = message { Some(view.clone()) } else { None }
}

/// Takes part in a class until it ends. Returns how many actions were acknowledged.
fn attend(addresses: Vec<SocketAddr>, seed: u64, class: &str, ends: &AtomicBool) -> usize {
    let (mut person, mut played) = (Person::new(addresses, seed), 0);
    let class = class.to_string();
    while !ends.load(Ordering::Relaxed) {
        let view = person.ask(&ClientMessage::Class { class: class.clone() }, pupil);
        match view.now {
            Now::Enrol { names } => {
                let (class, name) = (class.clone(), names[seed as usize % names.len()].clone());
                // Where another one was faster, the next list has other names.
                person.ask(&ClientMessage::Enrol { class, name, section: None }, |message| {
                    let is_refused = matches!(message, ServerMessage::Refused { of, .. } if of == "enrol");
                    (is_refused || pupil(message).is_some_and(|view| view.name.is_some())).then_some(())
                });
            }
            Now::Play { table, .. } => played += usize::from(decide(&mut person, &table)),
            _ => sleep(Duration::from_millis(50)),
        }
    }
    played
}

/// Plays an action at a table, if it is the person's turn. Returns whether it was acknowledged.
fn decide(person: &mut Person, table: &str) -> bool {
    let record = person.ask(&ClientMessage::Watch { table: table.into() }, |message| match message {
        ServerMessage::Table { record, table: code, over, .. } if code == table => Some((record.clone(), *over)),
        _ => None,
    });
    let game = Match::from_record(&Record::from_value(record.0).unwrap()).unwrap();
    let Some(action) = game.position().legal().first().map(|one| one.text.clone()).filter(|_| record.1.is_none())
    else {
        sleep(Duration::from_millis(50));
        return false;
    };
    let n = game.cursor() as u64;
    let is_played = person.ask(&ClientMessage::Play { table: table.into(), n, action }, |message| match message {
        ServerMessage::Played { table: code, n: at, .. } if code == table && *at == n => Some(true),
        ServerMessage::Refused { of, .. } if of == "play" => Some(false),
        _ => None,
    });
    if !is_played {
        sleep(Duration::from_millis(50));
    }
    is_played
}

/// The teacher.
struct Teacher {
    person: Person,
    class: String,
}

/// Returns the class that a message tells its teacher of.
fn led(message: &ServerMessage) -> Option<LedView> {
    if let ServerMessage::Led(view) = message { Some((**view).clone()) } else { None }
}

impl Teacher {
    /// Opens a class with the token in the folder of the server.
    fn open(addresses: Vec<SocketAddr>, folder: &Path) -> Teacher {
        let token = std::fs::read_to_string(folder.join("tabuleiro-teacher.txt")).unwrap();
        let mut person = Person::new(addresses, 1000);
        person.token = Some(token.trim().to_string());
        let class = person.ask(&ClientMessage::ClassOpen {}, led).class;
        let setup = Setup {
            game: "hex".into(),
            options: vec!["size=3".into()],
            system: System::Swiss,
            rounds: Some(ROUNDS),
            matches: 1,
            clock: None,
            minutes: Some(5),
            bell: AtBell::Draw,
            level: None,
            from: None,
        };
        let mut teacher = Teacher { person, class };
        teacher.order(Order::Add { setup });
        teacher
    }

    /// Gives an order. One that was given before, but not answered, may be refused now.
    fn order(&mut self, order: Order) {
        let message = ClientMessage::Lead { class: self.class.clone(), order };
        self.person.ask(&message, |message| {
            let is_refused = matches!(message, ServerMessage::Refused { of, .. } if of == "lead");
            (is_refused || led(message).is_some()).then_some(())
        });
    }

    fn led(&mut self) -> LedView {
        self.person.ask(&ClientMessage::Class { class: self.class.clone() }, led)
    }

    /// Waits until the class is as it should be.
    fn wait(&mut self, what: &str, is_so: impl Fn(&LedView) -> bool) -> LedView {
        let begun = Instant::now();
        loop {
            let led = self.led();
            if is_so(&led) {
                return led;
            }
            assert!(begun.elapsed() < Duration::from_mins(2), "{what}: {led:?}");
            sleep(Duration::from_millis(200));
        }
    }
}

/// Holds a class at these servers; `disturb` is called in each round.
fn hold(addresses: &[SocketAddr], folder: &Path, mut disturb: impl FnMut(u32)) {
    let begun = Instant::now();
    let mut teacher = Teacher::open(addresses.to_vec(), folder);
    let (ends, actions) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let pupils: Vec<_> = (0..PUPILS)
        .map(|seed| {
            let (addresses, class) = (addresses.to_vec(), teacher.class.clone());
            let (ends, actions) = (ends.clone(), actions.clone());
            spawn(move || actions.fetch_add(attend(addresses, seed, &class, &ends), Ordering::Relaxed))
        })
        .collect();
    let all = |led: &LedView| led.entrants.len() == PUPILS as usize && led.entrants.iter().all(|one| one.present);
    teacher.wait("everybody enrols", all);
    for round in 1..=ROUNDS {
        teacher.wait("everybody is back", all);
        while teacher.led().sections[0].round < round {
            teacher.order(Order::Propose { section: 0, host: None });
            teacher.order(Order::Start { section: 0 });
        }
        disturb(round);
        let led = teacher.wait("the round ends", |led| {
            matches!(led.sections[0].phase, Phase::Between | Phase::Over) && led.sections[0].round == round
        });
        assert_eq!(led.sections[0].pairs.len(), PUPILS as usize / 2);
    }
    let led = teacher.led();
    let halves: u32 = led.sections[0].standings.iter().map(|line| line.halves).sum();
    // Each round gives two halves to each pair, and a bye.
    assert_eq!(halves, ROUNDS * (PUPILS as u32 + 1));
    for address in addresses {
        let mut reader = Teacher { person: Person::new(vec![*address], 2000), class: teacher.class.clone() };
        reader.person.token.clone_from(&teacher.person.token);
        assert_eq!(reader.led().sections[0].standings, led.sections[0].standings, "at {address}");
    }
    ends.store(true, Ordering::Relaxed);
    pupils.into_iter().for_each(|pupil| _ = pupil.join().unwrap());
    let actions = actions.load(Ordering::Relaxed);
    println!("{PUPILS} pupils, {ROUNDS} rounds, {actions} actions acknowledged, {:?}", begun.elapsed());
    teacher.order(Order::End {});
    teacher.order(Order::Delete {});
}

#[test]
fn a_class_goes_on_although_its_server_is_killed_twice() {
    let folder = Folder::new();
    let mut server = Child::start(&folder.0, None);
    let address = server.address;
    hold(&[address], &folder.0, |round| {
        if round < 3 {
            sleep(Duration::from_millis(700));
            server.kill();
            server = Child::start_on(&folder.0, None, address.port());
        }
    });
}

#[cfg(feature = "postgres")]
#[test]
fn a_class_is_held_by_several_servers_with_one_database() {
    let mut cluster = super::cluster::Cluster::start();
    let (addresses, folder) = (cluster.addresses(), cluster.folder.0.clone());
    hold(&addresses, &folder, |round| {
        let server = round as usize % cluster.servers.len();
        sleep(Duration::from_millis(700));
        cluster.servers[server].kill();
        sleep(Duration::from_secs(1));
        cluster.servers[server] = cluster.child(server);
    });
}
