//! Matches between two devices: two programs and a server in one process, connected by real sockets.

use super::{Scratch, Table, scratch};
use crate::app::foundations::locale::{Language, Texts};
use crate::app::foundations::navigation::{ChangeScreen, Screen};
use crate::app::foundations::notices::{Notice, Notices};
use crate::app::foundations::referee::{Distant, DistantLink, MatchOnTable, MatchTimer, Offered, TellOther};
use crate::app::panels::hud::{line, spoken};
use crate::app::play::collection::Collection;
use crate::app::play::input::Gesture;
use crate::app::play::online::{Dial, Lobby, Online};
use bevy::prelude::*;
use std::net::{IpAddr, Ipv4Addr};
use std::time::{Duration, Instant};
use tabuleiro_catalogue::matches::{MatchClock, Occupant, Record, Why};
use tabuleiro_clock::TimeSettings;
use tabuleiro_online::code::Code;
use tabuleiro_online::message::Policy;
use tabuleiro_online::words::PersonChoice;
use tabuleiro_rules::Player;
use tabuleiro_server::{Background, Settings};

/// The longest time that anything may take.
const PATIENCE: Duration = Duration::from_mins(5);

/// A server with its folder, on a port of its own or on the one it had before.
struct Served {
    folder: Scratch,
    server: Option<Background>,
}

impl Served {
    fn new(name: &str) -> Served {
        let mut served = Served { folder: scratch(&format!("{name}-server")), server: None };
        served.start(0);
        served
    }

    fn start(&mut self, port: u16) {
        let bind = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let data = Some(self.folder.to_path_buf());
        let settings = Settings { data, port: Some(port), bind, ..Settings::default() };
        let started = Instant::now();
        // The port of a server that has just ended may be taken for a moment.
        while self.server.is_none() && started.elapsed() < Duration::from_secs(10) {
            self.server = Background::start(&settings).ok();
        }
    }

    fn address(&self) -> String {
        self.server.as_ref().unwrap().local().to_string()
    }

    fn port(&self) -> u16 {
        self.address().rsplit(':').next().unwrap().parse().unwrap()
    }
}

impl Table {
    fn dial(&mut self, dial: Dial) {
        self.app.world_mut().write_message(dial);
    }

    fn connected(name: &str, served: &Served) -> Table {
        let mut table = Table::new(name);
        table.dial(Dial::Server(served.address()));
        table.frames(2);
        table
    }

    fn lobby(&self) -> Lobby {
        self.app.world().resource::<Online>().lobby()
    }

    fn distant(&self) -> &Distant {
        self.app.world().resource::<Distant>()
    }

    fn said(&self) -> String {
        let texts = Texts::load(Language::En);
        line(self.game(), &texts, false, self.distant())
    }

    fn has_notice(&self, id: &'static str) -> bool {
        let text = Notice::plain(id).text(self.app.world().resource::<Texts>());
        self.app.world().resource::<Notices>().texts().any(|shown| shown == text)
    }

    fn is_at_table(&self) -> bool {
        *self.app.world().resource::<State<Screen>>().get() == Screen::Table && !self.distant().is_none()
    }

    fn can_tap(&self) -> bool {
        !self.app.world().resource::<Gesture>().sites().is_empty()
    }

    /// Plays the first legal action of any game by touch.
    fn touch_first_action(&mut self) {
        self.rest();
        let action = self.game().position().gestures()[0].clone();
        for tap in action.taps.iter() {
            self.app.world_mut().write_message(crate::app::play::input::Tapped(*tap));
            self.frames(2);
        }
    }

    /// Touches a site when nothing moves any more: a touch during an animation only ends it.
    fn press_at_rest(&mut self, site: &str) {
        self.frames(6);
        self.rest();
        self.tap(site);
    }
}

/// Runs all tables until a condition holds. Sockets need real time.
fn until<const N: usize>(tables: &mut [&mut Table; N], what: &str, done: impl Fn(&[&mut Table; N]) -> bool) {
    let started = Instant::now();
    while !done(tables) {
        assert!(started.elapsed() < PATIENCE, "{what} does not happen");
        tables.iter_mut().for_each(|table| table.frames(1));
        std::thread::sleep(Duration::from_millis(3));
    }
}

/// Opens a table of a game for the first person and lets another device join.
fn seated(name: &str, game: &str, clock: Option<MatchClock>) -> (Served, Table, Table, Code) {
    let served = Served::new(name);
    let mut here = Table::connected(&format!("{name}-here"), &served);
    let mut there = Table::connected(&format!("{name}-there"), &served);
    let record = Record { clock, ..Record::of(game) };
    here.dial(Dial::Open(Box::new(record), PersonChoice::First, Policy::default()));
    until(&mut [&mut here], "the table", |[here]| matches!(here.lobby(), Lobby::Waiting(_)));
    let Lobby::Waiting(code) = here.lobby() else { unreachable!() };
    assert!(here.app.world().get_resource::<MatchOnTable>().is_none(), "the match waits for the other person");
    there.dial(Dial::Join(code.into()));
    until(&mut [&mut here, &mut there], "the match", |tables| tables.iter().all(|table| table.is_at_table()));
    (served, here, there, code)
}

#[test]
fn two_devices_play_a_match_to_its_end_and_another_one_with_sides_exchanged() {
    let (_served, mut here, mut there, _) = seated("whole", "semaforo", None);
    assert_eq!((here.distant().person(), there.distant().person()), (Some(Player::First), Some(Player::Second)));
    until(&mut [&mut here, &mut there], "the first turn", |[here, there]| here.can_tap() && !there.can_tap());
    assert!(there.said().contains("other person"), "{}", there.said());
    let mut count = 0;
    while !here.game().decided() {
        let [mover, other] = if count % 2 == 0 { [&mut here, &mut there] } else { [&mut there, &mut here] };
        until(&mut [mover, other], "the turn", |[mover, _]| mover.can_tap());
        mover.touch_first_action();
        count += 1;
        until(&mut [mover, other], "the action on both tables", |tables| {
            tables.iter().all(|table| table.moves().len() == count && !table.distant().0.as_ref().unwrap().is_sending)
        });
        assert_eq!(here.moves(), there.moves());
        assert!(count < 200);
    }
    until(&mut [&mut here, &mut there], "the end", |tables| {
        tables.iter().all(|table| table.game().decided() && table.distant().0.as_ref().unwrap().is_over)
    });
    here.app.world_mut().write_message(TellOther::Offer(Offered::Rematch));
    until(&mut [&mut here, &mut there], "the offer", |[_, there]| there.distant().offered() == Some(Offered::Rematch));
    there.app.world_mut().write_message(TellOther::Offer(Offered::Rematch));
    until(&mut [&mut here, &mut there], "the rematch with sides exchanged", |[here, there]| {
        let persons = (here.distant().person(), there.distant().person());
        let has_begun = [here, there].iter().all(|table| table.moves().is_empty() && !table.game().decided());
        has_begun && persons == (Some(Player::Second), Some(Player::First))
    });
    // Both devices keep the finished match, with the other person away.
    for table in [&mut here, &mut there] {
        table.app.world_mut().write_message(ChangeScreen(Screen::Matches));
        table.frames(4);
        let collection = table.app.world().resource::<Collection>();
        let kept = collection.matches.iter().filter_map(|(_, summary)| summary.as_ref());
        let kept: Vec<_> = kept.map(|summary| (summary.actions, summary.alone().is_some())).collect();
        assert_eq!(kept, [(count, true)]);
    }
}

#[test]
fn a_draw_and_an_undo_are_agreed_and_a_refusal_is_respected() {
    let (_served, mut here, mut there, _) = seated("agree", "hex", None);
    until(&mut [&mut here, &mut there], "the turn", |[here, _]| here.can_tap());
    here.press_at_rest("a1");
    until(&mut [&mut here, &mut there], "the action", |[_, there]| there.moves() == ["a1"]);
    here.app.world_mut().write_message(TellOther::Offer(Offered::Undo));
    until(&mut [&mut here, &mut there], "the offer on both tables", |[here, there]| {
        here.distant().waits_for(Offered::Undo) && there.distant().offered() == Some(Offered::Undo)
    });
    there.app.world_mut().write_message(TellOther::Decline(Offered::Undo));
    until(&mut [&mut here, &mut there], "the refusal", |[_, there]| there.distant().offered().is_none());
    assert_eq!(here.moves(), ["a1"]);
    until(&mut [&mut here, &mut there], "the turn", |[_, there]| there.can_tap());
    there.press_at_rest("b2");
    until(&mut [&mut here, &mut there], "the action", |[here, _]| here.moves() == ["a1", "b2"]);
    there.app.world_mut().write_message(TellOther::Offer(Offered::Undo));
    until(&mut [&mut here, &mut there], "the offer", |[here, _]| here.distant().offered() == Some(Offered::Undo));
    here.app.world_mut().write_message(TellOther::Offer(Offered::Undo));
    until(&mut [&mut here, &mut there], "the undo", |tables| tables.iter().all(|table| table.moves() == ["a1"]));
    assert_eq!(there.game().lines().len(), 1, "what was taken back is no line of the match");
    until(&mut [&mut here, &mut there], "the turn", |[_, there]| there.can_tap());
    here.app.world_mut().write_message(TellOther::Offer(Offered::Draw));
    until(&mut [&mut here, &mut there], "the offer", |[_, there]| there.distant().offered() == Some(Offered::Draw));
    there.app.world_mut().write_message(TellOther::Offer(Offered::Draw));
    until(&mut [&mut here, &mut there], "the draw", |tables| {
        tables.iter().all(|table| table.game().ending().is_some_and(|ending| ending.why == Why::Agreed))
    });
}

#[test]
fn a_killed_server_loses_nothing_and_what_it_did_not_receive_is_sent_again() {
    let (mut served, mut here, mut there, _) = seated("killed", "hex", None);
    until(&mut [&mut here, &mut there], "the turn", |[here, _]| here.can_tap());
    here.press_at_rest("a1");
    until(&mut [&mut here, &mut there], "the action", |[_, there]| there.moves() == ["a1"]);
    let port = served.port();
    served.server = None;
    until(&mut [&mut here, &mut there], "the loss", |[_, there]| {
        !there.can_tap() && there.distant().0.as_ref().unwrap().link == DistantLink::Lost
    });
    assert!(there.said().contains("No connection"), "{}", there.said());
    // As if the tap had come before the loss was noticed.
    there.play("b2");
    there.frames(10);
    assert_eq!(there.moves(), ["a1", "b2"]);
    assert!(there.distant().0.as_ref().unwrap().is_sending);
    served.start(port);
    until(&mut [&mut here, &mut there], "the action after the return", |tables| {
        tables.iter().all(|table| table.moves() == ["a1", "b2"] && !table.distant().0.as_ref().unwrap().is_sending)
    });
    until(&mut [&mut here, &mut there], "the turn", |[here, _]| here.can_tap());
    here.press_at_rest("c3");
    until(&mut [&mut here, &mut there], "the next action", |[_, there]| there.moves() == ["a1", "b2", "c3"]);
}

#[test]
fn an_action_that_came_too_late_leaves_the_table_although_the_match_has_ended() {
    let (mut served, mut here, mut there, _) = seated("late", "hex", None);
    until(&mut [&mut here, &mut there], "the turn", |[here, _]| here.can_tap());
    here.press_at_rest("a1");
    until(&mut [&mut here, &mut there], "the action", |[_, there]| there.moves() == ["a1"] && there.can_tap());
    let port = served.port();
    served.server = None;
    until(&mut [&mut here, &mut there], "the loss", |tables| {
        tables.iter().all(|table| table.distant().0.as_ref().unwrap().link == DistantLink::Lost)
    });
    there.play("b2");
    there.frames(10);
    assert_eq!(there.moves(), ["a1", "b2"]);
    here.app.world_mut().write_message(TellOther::Resign);
    here.frames(2);
    served.start(port);
    until(&mut [&mut here], "the end", |[here]| here.game().decided());
    until(&mut [&mut here, &mut there], "the end without the action", |[_, there]| {
        there.game().decided() && there.moves() == ["a1"]
    });
    assert_eq!(there.game().lines().len(), 1, "the action is no line of the match");
    assert_eq!(there.game().ending().map(|ending| ending.why), Some(Why::Resigned));
    assert!(there.has_notice("distant-dropped"));
}

#[test]
fn a_win_is_claimed_from_a_person_who_left_and_a_refusal_is_said() {
    let (_served, mut here, mut there, _) = seated("claim", "hex", None);
    until(&mut [&mut here, &mut there], "the turn", |[here, _]| here.can_tap());
    here.press_at_rest("a1");
    until(&mut [&mut here, &mut there], "the action", |[_, there]| there.moves() == ["a1"]);
    there.dial(Dial::Leave);
    until(&mut [&mut here, &mut there], "the empty seat", |[here, _]| {
        here.distant().0.as_ref().unwrap().has_other_left
    });
    assert!(!here.distant().0.as_ref().unwrap().can_claim);
    // For the program a minute has passed, for the server a moment.
    here.set_step(Duration::from_secs(2));
    until(&mut [&mut here], "the button", |[here]| here.distant().0.as_ref().unwrap().can_claim);
    here.set_step(Duration::from_millis(20));
    here.app.world_mut().write_message(TellOther::Claim);
    until(&mut [&mut here], "the refusal", |[here]| here.has_notice("distant-refused"));
    assert!(!here.game().decided() && !here.distant().0.as_ref().unwrap().can_claim);
}

#[test]
fn a_program_that_is_started_again_comes_back_to_its_match() {
    let served = Served::new("again");
    let folder = scratch("again-here");
    let mut here = Table::at(&folder);
    here.dial(Dial::Server(served.address()));
    here.frames(1);
    here.dial(Dial::Open(Box::new(Record::of("hex")), PersonChoice::First, Policy::default()));
    until(&mut [&mut here], "the table", |[here]| matches!(here.lobby(), Lobby::Waiting(_)));
    let Lobby::Waiting(code) = here.lobby() else { unreachable!() };
    let mut there = Table::connected("again-there", &served);
    there.dial(Dial::Join(code.into()));
    until(&mut [&mut here, &mut there], "the match", |[here, there]| here.can_tap() && there.is_at_table());
    here.press_at_rest("a1");
    until(&mut [&mut here, &mut there], "the action", |[_, there]| there.moves() == ["a1"] && there.can_tap());
    drop(here);
    there.press_at_rest("b2");
    there.frames(5);
    let mut here = Table::at(&folder);
    until(&mut [&mut here, &mut there], "the return", |[here, _]| here.is_at_table() && here.can_tap());
    assert_eq!(here.moves(), ["a1", "b2"]);
}

#[test]
fn a_third_device_looks_on_and_a_wrong_code_is_explained() {
    let (served, mut here, mut there, code) = seated("third", "hex", None);
    let mut third = Table::connected("third-third", &served);
    third.dial(Dial::Join("CCCC".parse().unwrap()));
    until(&mut [&mut third], "the refusal", |[third]| third.app.world().resource::<Online>().refusal().is_some());
    assert_eq!(third.lobby(), Lobby::Nothing);
    third.dial(Dial::Join(code.into()));
    until(&mut [&mut here, &mut there, &mut third], "the view", |[_, _, third]| third.is_at_table());
    until(&mut [&mut here, &mut there, &mut third], "the turn", |[here, _, _]| here.can_tap());
    here.press_at_rest("a1");
    until(&mut [&mut here, &mut there, &mut third], "the action", |[_, _, third]| third.moves() == ["a1"]);
    assert!(!third.can_tap() && !third.distant().may_offer());
    let texts = Texts::load(Language::Pt);
    assert!(spoken(third.game(), &texts, false, third.distant(), &[]).contains("assistir"));
}

#[test]
fn the_link_of_a_table_without_spectators_is_longer_than_its_code() {
    let served = Served::new("private");
    let mut here = Table::connected("private-here", &served);
    let policy = Policy { spectators: false, ..Policy::default() };
    here.dial(Dial::Open(Box::new(Record::of("hex")), PersonChoice::First, policy));
    until(&mut [&mut here], "the table", |[here]| matches!(here.lobby(), Lobby::Waiting(_)));
    let Lobby::Waiting(code) = here.lobby() else { unreachable!() };
    let address = here.app.world().resource::<Online>().link_to(code).unwrap();
    let link = address.rsplit('/').next().unwrap();
    assert!(link.len() == 12 && link.starts_with(&code.to_string()), "{address}");
    let mut there = Table::connected("private-there", &served);
    there.dial(Dial::Join(link.parse().unwrap()));
    until(&mut [&mut here, &mut there], "the match", |[here, there]| here.can_tap() && there.is_at_table());
    let mut third = Table::connected("private-third", &served);
    third.dial(Dial::Join(code.into()));
    until(&mut [&mut third], "the refusal", |[third]| third.app.world().resource::<Online>().refusal().is_some());
    assert_eq!(third.lobby(), Lobby::Nothing);
}

#[test]
fn the_clock_is_the_servers_and_resigning_ends_the_match_on_both_tables() {
    let clock = MatchClock::new(TimeSettings::fischer(Duration::from_mins(5), Duration::from_secs(3)));
    let (_served, mut here, mut there, _) = seated("clock", "hex", Some(clock));
    until(&mut [&mut here, &mut there], "the turn", |[here, _]| here.can_tap());
    here.press_at_rest("a1");
    until(&mut [&mut here, &mut there], "the action", |[_, there]| there.moves() == ["a1"]);
    for table in [&here, &there] {
        let timer = table.app.world().resource::<MatchTimer>();
        let left = timer.reading(Player::First).unwrap().left.time;
        assert!(left > Duration::from_mins(4) && left <= Duration::from_secs(303), "{left:?}");
        assert!(!timer.can_stop());
    }
    there.app.world_mut().write_message(TellOther::Resign);
    until(&mut [&mut here, &mut there], "the end", |tables| tables.iter().all(|table| table.game().decided()));
    assert_eq!(here.game().ending().unwrap().person(), Some(Player::First));
    assert_eq!(here.game().occupants, [Occupant::Human; 2]);
}

/// The other device of a test of the page: `TABULEIRO_SERVER` is the address of a server, `TABULEIRO_TABLE` the code of a
/// table with a free seat. It plays until the page resigns.
#[test]
#[ignore = "web/tests/online.test.mjs starts it"]
fn the_program_plays_against_a_page() {
    let variable = |name| std::env::var(name).expect(name);
    let mut table = Table::new("page");
    table.dial(Dial::Server(variable("TABULEIRO_SERVER")));
    table.frames(2);
    table.dial(Dial::Join(variable("TABULEIRO_TABLE").parse().unwrap()));
    until(&mut [&mut table], "the match", |[table]| table.is_at_table());
    let person = table.distant().person().unwrap();
    while !table.game().decided() {
        until(&mut [&mut table], "the turn", |[table]| table.can_tap() || table.game().decided());
        if table.can_tap() {
            let count = table.moves().len();
            table.touch_first_action();
            until(&mut [&mut table], "the receipt", |[table]| {
                table.moves().len() > count && !table.distant().0.as_ref().unwrap().is_sending
            });
        }
    }
    assert_eq!(table.game().ending().map(|ending| (ending.why, ending.person())), Some((Why::Resigned, Some(person))));
}
