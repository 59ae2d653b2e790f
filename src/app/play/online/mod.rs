//! Matches with another device. The client of `tabuleiro_online` says what to send and what has happened; here are its
//! socket, its requests from the person, and the match on the table, which follows the table of the server.

mod alone;
mod attendance;
mod class;
mod follow;
mod news;
#[cfg(not(target_family = "wasm"))]
mod silence;
#[cfg_attr(target_family = "wasm", path = "socket_browser.rs")]
mod socket;
mod stored;

pub(crate) use class::AskClass;

use crate::app::foundations::navigation::{ChangeScreen, ExhibitMode, Screen};
use crate::app::foundations::notices::Notice;
use crate::app::foundations::power::{Awake, LoopWaker, Need};
use crate::app::foundations::referee::Offered;
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::store::Store;
use attendance::Attendance;
use bevy::prelude::*;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use socket::{Socket, take_woke};
use std::sync::Arc;
use std::time::Duration;
use stored::Stored;
use tabuleiro_catalogue::matches::Record;
use tabuleiro_clock::TimeSettings;
use tabuleiro_online::client::{Client, Command, LinkState, TableView};
use tabuleiro_online::code::{Code, Link};
use tabuleiro_online::message::{ClockSetting, Policy};
use tabuleiro_online::words::{PersonChoice, Presence, Why};

/// The subprotocol of the wire.
const PROTOCOL: &str = "tabuleiro.v1";

/// So long after the time from which a win can be claimed frames are drawn, so that one shows the button.
const CLAIM_SHOWN: Duration = Duration::from_secs(5);

/// Wakes the event loop from a thread or an event of the page.
type Waker = Arc<dyn Fn() + Send + Sync>;

/// Whether the socket asks a silent server for a sign of life and closes a connection without one, so that an open
/// connection needs no frame.
const SOCKET_WATCHES: bool = cfg!(not(target_family = "wasm"));

/// What a socket reports.
#[derive(Clone, Debug, PartialEq, Eq)]
enum SocketEvent {
    /// It is open.
    Opened,
    /// A text came.
    Text(String),
    /// Something else came, such as a ping.
    #[cfg_attr(
        not(target_family = "wasm"),
        expect(dead_code, reason = "on the desktop the thread of the socket watches the connection")
    )]
    Heard,
    /// It is closed, or could not be opened.
    Closed,
}

/// Requests what the person chose on the screen for matches with another device.
#[derive(Message, Clone, Debug)]
pub(crate) enum Dial {
    /// Open a table with the rules and the clock of a record, at which a policy holds.
    Open(Box<Record>, PersonChoice, Policy),
    /// Take the free seat of a table, or look on.
    Join(Link),
    /// Show the match of the table on the table again.
    Return,
    /// Give the seat up.
    Leave,
    /// Use another server.
    Server(String),
}

/// The state of a match with another device, as its screen shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Lobby {
    /// No table is followed.
    Nothing,
    /// The server has not answered yet.
    Asking,
    /// The table is open, and the other seat is free.
    Waiting(Code),
    /// The match goes on, or is over.
    Playing(Code),
}

/// The connection to a server and the table that is followed.
#[derive(Resource)]
pub(crate) struct Online {
    stored: Stored,
    client: Option<Client>,
    socket: Option<Socket>,
    rng: Xoshiro256PlusPlus,
    /// Whether the person waits for the match, so that it comes to the table as soon as it begins.
    is_wanted: bool,
    /// Why the server refused the last request to open or join a table.
    refusal: Option<Why>,
    /// The address under which other devices reach the server, where it is not the one that this device uses.
    public: Option<String>,
    /// Offers of the other person that were declined.
    declined: Vec<Offered>,
    table: follow::OnTable,
    attendance: Attendance,
    alone: alone::Alone,
}

impl Online {
    fn new(stored: Stored) -> Online {
        // Only the times of attempts to connect again depend on it.
        let seed = chrono::Utc::now().timestamp_subsec_nanos();
        Online {
            stored,
            client: None,
            socket: None,
            rng: Xoshiro256PlusPlus::seed_from_u64(u64::from(seed)),
            is_wanted: false,
            refusal: None,
            public: None,
            declined: Vec::new(),
            table: follow::OnTable::default(),
            attendance: Attendance::default(),
            alone: alone::Alone::default(),
        }
    }

    /// Returns the state that the screen shows.
    pub(crate) fn lobby(&self) -> Lobby {
        let Some(client) = &self.client else { return Lobby::Nothing };
        match client.table() {
            _ if self.stored.following.is_none() && !self.is_wanted => Lobby::Nothing,
            None => Lobby::Asking,
            // The screen of the class shows its matches.
            Some(view) if view.class().is_some() => Lobby::Nothing,
            Some(view) => {
                let free = view.persons().first == Presence::Free || view.persons().second == Presence::Free;
                let open = free && view.person().is_some() && view.game().cursor() == 0 && view.over().is_none();
                if open { Lobby::Waiting(view.code()) } else { Lobby::Playing(view.code()) }
            }
        }
    }

    /// Returns the server's address, `http://host[:port]`, if there is one.
    pub(crate) fn server(&self) -> Option<&str> {
        self.stored.server()
    }

    /// Returns the link that opens a table in a browser.
    pub(crate) fn link_to(&self, code: Code) -> Option<String> {
        let link = self.client.as_ref().map_or_else(|| code.into(), |client| client.link_of(code));
        Some(format!("{}/{link}", self.public.as_deref().or(self.server())?))
    }

    /// Returns whether the match that was on the table when the program last ended is one with another device.
    pub(crate) fn is_coming_back(&self) -> bool {
        self.stored.following.is_some()
    }

    /// Returns whether the server answers.
    pub(crate) fn is_connected(&self) -> bool {
        self.client.as_ref().is_some_and(|client| client.link() == LinkState::Ready)
    }

    /// Returns why the server refused the last request to open or join a table.
    pub(crate) fn refusal(&self) -> Option<Why> {
        self.refusal
    }

    /// Returns whether a match with another device goes on that is not on the table.
    pub(crate) fn is_away_from_table(&self) -> bool {
        matches!(self.lobby(), Lobby::Playing(_)) && !self.table.is_shown()
    }
}

/// The addresses of a server in this process.
#[derive(Resource, Clone, Debug)]
pub struct ServerHere {
    /// For this machine, `http://host[:port]`.
    pub local: String,
    /// For other devices.
    pub public: String,
    /// The teacher's page, with the teacher's token.
    pub teacher: Option<String>,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Dial>()
        .add_plugins(class::plugin)
        .add_systems(PreStartup, |store: Res<Store>, here: Option<Res<ServerHere>>, mut commands: Commands| {
            let mut online = Online::new(Stored::read(&store));
            if let Some(here) = here {
                online.stored.use_server(here.local.clone());
                online.public = Some(here.public.clone());
            }
            commands.insert_resource(online);
        })
        .add_systems(PostStartup, resume.run_if(resource_equals(ExhibitMode(false))))
        .add_systems(OnEnter(Screen::Devices), |mut online: ResMut<Online>| {
            online.is_wanted |= matches!(online.lobby(), Lobby::Waiting(_));
        })
        // A match that begins while the person does something else does not replace the screen.
        .add_systems(OnExit(Screen::Devices), |mut online: ResMut<Online>| online.is_wanted = false)
        .add_systems(
            Update,
            (dial, class::ask, alone::report, pump, news::tell, class::attend, follow::follow)
                .chain()
                .run_if(resource_equals(ExhibitMode(false)))
                .in_set(TableSet::Opponent),
        );
}

/// Comes back to the class, or else to the table that was followed when the program last ended.
fn resume(time: Res<Time<Real>>, mut online: ResMut<Online>, mut go: MessageWriter<ChangeScreen>) {
    if let Some(class) = online.stored.class {
        online.attendance.is_wanted = true;
        online.client(time.elapsed()).ask_class(class, time.elapsed());
        go.write(ChangeScreen(Screen::Class));
    } else if let Some(code) = online.stored.following {
        online.is_wanted = true;
        online.client(time.elapsed()).watch(code, time.elapsed());
        go.write(ChangeScreen(Screen::Devices));
    }
}

impl Online {
    /// Returns the client, which connects if it is new.
    fn client(&mut self, now: Duration) -> &mut Client {
        let token = self.stored.token();
        self.client.get_or_insert_with(|| {
            let mut client = Client::new(token, now);
            if SOCKET_WATCHES {
                client.leave_silence_to_caller();
            }
            client
        })
    }

    fn disconnect(&mut self, store: &Store) {
        (self.client, self.socket) = (None, None);
        self.attendance = Attendance::default();
        self.stored.attend(None, store);
        self.stored.follow(None, store);
    }
}

/// Returns the clock of a table. Between devices a clock has a main time and an increment only, so the set-up page offers
/// no other kind.
fn clock_setting(settings: TimeSettings) -> ClockSetting {
    ClockSetting { main: settings.main.as_secs().max(1), increment: settings.increment.as_secs() }
}

/// Handles requests of the screen.
fn dial(
    time: Res<Time<Real>>,
    store: Res<Store>,
    mut wanted: MessageReader<Dial>,
    mut online: ResMut<Online>,
    mut notices: MessageWriter<Notice>,
) {
    for request in wanted.read() {
        let now = time.elapsed();
        let online = &mut *online;
        if !matches!(request, Dial::Server(_)) && online.server().is_none() {
            notices.write(Notice::plain("distant-no-server"));
            continue;
        }
        online.refusal = None;
        match request {
            Dial::Open(record, person, policy) => {
                let clock = record.clock.map(|clock| clock_setting(clock.settings));
                online.is_wanted = true;
                online.client(now).open(&record.game, record.options.clone(), *person, clock, *policy, now);
            }
            Dial::Join(link) => {
                // The code may be that of a class.
                (online.is_wanted, online.attendance.is_wanted) = (true, true);
                online.client(now).join(*link, now);
            }
            Dial::Return => online.is_wanted = true,
            Dial::Leave => {
                online.client(now).leave(now);
                (online.is_wanted, online.attendance.is_wanted) = (false, false);
                online.stored.follow(None, &store);
            }
            Dial::Server(address) => {
                online.disconnect(&store);
                online.public = None;
                online.stored.set_server(address);
                online.stored.write(&store);
            }
        }
    }
}

/// Passes events of the socket to the client, and does what the client says.
fn pump(
    time: Res<Time<Real>>,
    store: Res<Store>,
    waker: Res<LoopWaker>,
    mut online: ResMut<Online>,
    mut notices: MessageWriter<Notice>,
    mut awake: ResMut<Awake>,
) {
    if online.client.is_none() {
        return;
    }
    let (now, online) = (time.elapsed(), online.bypass_change_detection());
    let Online { stored, client: Some(client), socket, rng, .. } = online else { return };
    while let Some(event) = socket.as_ref().and_then(Socket::poll) {
        match event {
            SocketEvent::Opened => client.opened(now),
            SocketEvent::Text(text) => client.received(&text, now),
            SocketEvent::Heard => client.heard(now),
            SocketEvent::Closed => {
                *socket = None;
                client.closed(now, rng);
            }
        }
    }
    if take_woke() {
        client.woke(now);
    }
    client.tick(now, rng);
    for command in client.take_commands() {
        match command {
            Command::Connect => {
                let waker = waker.clone();
                let wake = move || {
                    // It fails only while the program ends.
                    let _ = waker.ring();
                };
                *socket = stored.socket_address().map(|address| Socket::open(&address, Arc::new(wake)));
            }
            Command::Send(text) => {
                if let Some(socket) = socket {
                    socket.send(text);
                }
            }
            Command::Close => *socket = None,
        }
    }
    // What arrives wakes the loop. Pings of the client and what it has to repeat need a frame now and then.
    if client.link() == LinkState::Ready && !SOCKET_WATCHES {
        awake.need(Need::Connection);
    } else if client.due().is_some() {
        awake.need(Need::Reading);
    }
    // The button that claims the win appears without any news.
    let claim = client.table().and_then(TableView::claim_from);
    if claim.is_some_and(|from| now < from + CLAIM_SHOWN) {
        awake.need(Need::Connection);
    }
    let news = client.take_notices();
    if !news.is_empty() {
        online.take_notices(&news, &store, &mut notices);
        awake.request_frames();
    }
}
