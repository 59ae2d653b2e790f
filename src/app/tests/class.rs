//! A pupil in a class, with a server that says what the test says.

mod enrolled;
mod rounds;

use super::{Table, scratch};
use crate::app::foundations::locale::{Language, Texts, entrant_name};
use crate::app::foundations::navigation::Screen;
use crate::app::foundations::notices::{Notice, Notices};
use crate::app::foundations::referee::{Counted, Distant, has_help};
use crate::app::foundations::settings::Settings;
use crate::app::panels::accessibility::{Key, Role};
use crate::app::play::input::Gesture;
use crate::app::play::online::{Dial, Online};
use crate::app::play::tutor::{Course, Library, Series, Study};
use bevy::prelude::*;
use std::cell::RefCell;
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Occupant, Record};
use tabuleiro_online::class::names::Name;
use tabuleiro_online::class::wire::{Met, Now, PupilSection, PupilView, System};
use tabuleiro_online::code::Code;
use tabuleiro_online::message::{ClientMessage, Policy, ServerMessage};
use tabuleiro_online::words::{EndReason, Outcome, Over, Person, Persons, Presence, Why};
use tungstenite::handshake::server::{Request, Response};
use tungstenite::http::HeaderValue;
use tungstenite::{Message, accept_hdr};

const CLASS: &str = "KMNP";
const TOKEN: &str = "0123456789abcdef0123456789abcdef";

/// The longest time that anything may take.
const PATIENCE: Duration = Duration::from_mins(2);

/// A server for one connection after another. It greets, and otherwise says only what it is told to say.
struct Teacher {
    address: String,
    say: Sender<ServerMessage>,
    heard: Receiver<ClientMessage>,
    all: RefCell<Vec<ClientMessage>>,
}

fn serve(listener: &TcpListener, said: &Receiver<ServerMessage>, heard: &Sender<ClientMessage>) -> Option<()> {
    let (stream, _) = listener.accept().ok()?;
    #[expect(clippy::result_large_err, reason = "the type is that of tungstenite")]
    let protocol = |_: &Request, mut response: Response| {
        response.headers_mut().insert("Sec-WebSocket-Protocol", HeaderValue::from_static("tabuleiro.v1"));
        Ok(response)
    };
    let mut socket = accept_hdr(stream.try_clone().ok()?, protocol).ok()?;
    stream.set_read_timeout(Some(Duration::from_millis(3))).ok()?;
    loop {
        while let Ok(message) = said.try_recv() {
            socket.send(Message::text(message.to_text())).ok()?;
        }
        match socket.read() {
            Ok(Message::Text(text)) => {
                let message = ClientMessage::parse(&text).ok()?;
                if let ClientMessage::Hello { .. } = message {
                    let (token, server) = (TOKEN.into(), "test".into());
                    let welcome = ServerMessage::Welcome { v: 1, server, token, seats: vec![] };
                    socket.send(Message::text(welcome.to_text())).ok()?;
                }
                heard.send(message).ok()?;
            }
            Err(tungstenite::Error::Io(error))
                if matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut) => {}
            Ok(_) => {}
            Err(_) => return Some(()),
        }
    }
}

impl Teacher {
    fn new() -> Teacher {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let ((say, said), (tell, heard)) = (channel(), channel());
        std::thread::spawn(move || while serve(&listener, &said, &tell).is_some() {});
        Teacher { address, say, heard, all: RefCell::default() }
    }

    fn say(&self, message: ServerMessage) {
        self.say.send(message).unwrap();
    }

    fn class(&self, view: PupilView) {
        self.say(ServerMessage::Class(view));
    }

    /// Begins a match at a table.
    fn begin(&self, code: &str, person: Person) {
        self.say(ServerMessage::Seated { table: code.into(), person, link: None });
        self.say(table(code, &[], None));
        self.class(PupilView { now: play(code), ..view(1) });
    }

    /// Whether a message has arrived.
    fn has_heard(&self, message: &ClientMessage) -> bool {
        self.all.borrow_mut().extend(self.heard.try_iter());
        self.all.borrow().contains(message)
    }
}

fn fox() -> Name {
    "fox.blue".parse().unwrap()
}

fn owl() -> Name {
    "owl.pink".parse().unwrap()
}

/// Returns what the class says to the fox that waits in a round.
fn view(round: u32) -> PupilView {
    let section = PupilSection {
        section: 0,
        game: "hex".into(),
        options: vec!["size=5".into()],
        system: System::Swiss,
        entrants: 12,
        round,
        rounds: 5,
    };
    PupilView {
        class: CLASS.into(),
        locked: false,
        paused: false,
        name: Some(fox()),
        sections: vec![section],
        now: Now::Wait {},
        met: vec![],
        halves: 0,
        rank: None,
        left: None,
    }
}

fn stranger() -> PupilView {
    let names = Name::animals().take(24).collect();
    PupilView { name: None, now: Now::Enrol { names }, ..view(0) }
}

fn play(code: &str) -> Now {
    Now::Play { table: code.into(), opponent: owl() }
}

fn table(code: &str, moves: &[&str], over: Option<Over>) -> ServerMessage {
    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    let n = moves.len() as u64;
    let record = Record { options: vec!["size=5".into()], moves, ..Record::of("hex") };
    ServerMessage::Table {
        table: code.into(),
        record: serde_json::from_str(&record.to_text()).unwrap(),
        n,
        persons: Persons { first: Presence::Present, second: Presence::Present },
        clock: None,
        over,
        policy: Policy { undo: false, ..Policy::default() },
        class: Some(CLASS.into()),
    }
}

impl Table {
    /// Opens the program, which joins the class.
    fn pupil(name: &str, teacher: &Teacher) -> Table {
        let mut table = Table::new(name);
        table.enable_accessibility();
        table.app.world_mut().write_message(Dial::Server(teacher.address.clone()));
        table.frames(2);
        table.app.world_mut().write_message(Dial::Join(CLASS.parse::<Code>().unwrap().into()));
        table.wait_for("the code at the server", |_| teacher.has_heard(&ClientMessage::Join { table: CLASS.into() }));
        table
    }

    /// Opens the program in a class that says this.
    fn attending(name: &str, teacher: &Teacher, view: PupilView) -> Table {
        let mut table = Table::pupil(name, teacher);
        teacher.class(view);
        table.wait_for("the screen of the class", |table| table.stands_on(Screen::Class));
        table.frames(6);
        table
    }

    fn stands_on(&self, screen: Screen) -> bool {
        *self.app.world().resource::<State<Screen>>().get() == screen
    }

    fn wait_for(&mut self, what: &str, done: impl Fn(&Table) -> bool) {
        let started = Instant::now();
        while !done(self) {
            assert!(started.elapsed() < PATIENCE, "{what} does not come");
            self.frames(1);
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// Touches a control in the middle.
    fn touch_control(&mut self, name: &str) {
        self.frames(4);
        let area = self.control(name).1.area;
        self.touch(area);
        self.frames(6);
    }

    fn says(&self, id: &'static str) -> bool {
        let text = Notice::plain(id).text(self.app.world().resource::<Texts>());
        self.app.world().resource::<Notices>().texts().any(|shown| shown == text)
    }

    fn entrant(&self, name: &Name) -> String {
        entrant_name(name, self.app.world().resource::<Texts>())
    }

    fn is_in_match(&self) -> bool {
        self.stands_on(Screen::Table) && self.app.world().resource::<Distant>().event().is_some()
    }

    fn can_play(&self) -> bool {
        self.is_in_match() && !self.app.world().resource::<Gesture>().sites().is_empty()
    }

    /// Returns all texts that can be read on the screen.
    fn readable(&self) -> String {
        let names: Vec<_> = self.items().all.iter().map(|(_, item)| item.name.as_str()).collect();
        names.join("\n")
    }

    fn reads(&self, id: &str) -> bool {
        self.readable().contains(&self.text(id))
    }
}

fn over(code: &str) -> ServerMessage {
    ServerMessage::Over { table: code.into(), outcome: Outcome::First, why: EndReason::Resigned }
}
