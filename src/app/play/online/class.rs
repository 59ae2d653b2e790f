//! A class: what the person asks of it, and where it leads them.

use super::Online;
use super::alone;
use super::attendance::{Attendance, Goal};
use crate::app::foundations::navigation::{ChangeScreen, Home, Screen};
use crate::app::foundations::notices::Notice;
use crate::app::foundations::power::{Awake, Need};
use crate::app::foundations::referee::{Distant, SetUp};
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::store::Store;
use crate::app::play::input::Missed;
use crate::app::play::tutor::{Course, Library, Series, StartStudy};
use bevy::prelude::*;
use std::time::Duration;
use tabuleiro_catalogue::GameId;
use tabuleiro_online::class::names::Name;
use tabuleiro_online::class::telling::refusal;
use tabuleiro_online::class::wire::{Now, PupilSection, PupilView};
use tabuleiro_online::client::Client;
use tabuleiro_online::words::Why;

/// Where the table and its studies lead back in a class.
const HOME: Home = Home { screen: Screen::Class, back: "class-back" };

/// Requests what the person chose in a class.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub(crate) enum AskClass {
    /// Take a name, in a section if there are several.
    Enrol(Name, Option<usize>),
    /// Go on for an entrant, with the digits of the teacher.
    Resume(String),
    /// Take no part for a while (`true`), or take part again.
    Rest(bool),
    /// Play the match against the computer that counts.
    Computer,
    /// Show the match of the class on the table.
    ToTable,
    /// Go on from the end of a match to the next match.
    GoOn,
    /// Solve the puzzle at a place of the race.
    Puzzle(usize),
    /// Forget the class.
    Leave,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskClass>().add_systems(Update, refuse_taps.in_set(TableSet::Opponent));
}

/// Returns the game and the variant of a section; `None` if the program does not know the game.
fn game_of(section: &PupilSection) -> Option<(GameId, &str)> {
    let variant = section.options.iter().find(|word| !word.contains('=')).map_or("", String::as_str);
    Some((GameId::find(&section.game).ok()?, variant))
}

impl Online {
    /// Returns the class in which the person is, or is about to enrol.
    pub(crate) fn class(&self) -> Option<&PupilView> {
        self.client.as_ref()?.class()
    }

    /// Returns the game and the variant that the person plays in the class.
    pub(crate) fn class_game(&self) -> Option<(GameId, &str)> {
        game_of(self.class()?.sections.first()?)
    }

    /// Returns the number of news of the class so far.
    pub(crate) fn class_version(&self) -> u32 {
        self.attendance.version
    }

    /// Returns the time until the bell.
    pub(crate) fn until_bell(&self, now: Duration) -> Option<Duration> {
        self.client.as_ref()?.until_bell(now)
    }

    /// Returns the message id of the reason for which the class refused what was asked last.
    pub(crate) fn class_refusal(&self) -> Option<&'static str> {
        self.attendance.refusal
    }

    /// Whether the person was in a class when the program last ended, or is in one.
    pub(crate) fn is_attending(&self) -> bool {
        self.stored.class.is_some()
    }

    /// Whether the match at the followed table has ended.
    pub(crate) fn is_match_over(&self) -> bool {
        self.client.as_ref().and_then(Client::table).is_some_and(|view| view.over().is_some())
    }

    /// Takes what the class says.
    pub(super) fn class_said(&mut self, store: &Store) {
        let is_over = self.is_match_over();
        let Some(view) = self.client.as_ref().and_then(Client::class) else { return };
        self.attendance.take(view, is_over);
        let attends = view.now != Now::Over {};
        if view.name.is_some() {
            self.attendance.refusal = None;
        }
        self.stored.attend(view.class.parse().ok().filter(|_| attends), store);
    }

    /// Takes a refusal of the class.
    pub(super) fn class_refused(&mut self, why: Why, of: &str, store: &Store) {
        self.attendance.refusal = Some(refusal(why, of));
        self.attendance.version = self.attendance.version.wrapping_add(1);
        if matches!(why, Why::UnknownClass | Why::UnknownTable) && of != "resume" {
            self.attendance.is_gone = true;
            self.stored.attend(None, store);
        }
    }
}

/// Passes requests of the person to the class.
pub(super) fn ask(
    time: Res<Time<Real>>,
    store: Res<Store>,
    mut asked: MessageReader<AskClass>,
    mut online: ResMut<Online>,
    mut library: ResMut<Library>,
    mut series: ResMut<Series>,
    mut set_up: MessageWriter<SetUp>,
    mut learn: MessageWriter<StartStudy>,
    mut go: MessageWriter<ChangeScreen>,
) {
    let now = time.elapsed();
    for request in asked.read() {
        online.attendance.refusal = None;
        let Some(client) = &mut online.client else { continue };
        match request.clone() {
            AskClass::Enrol(name, section) => client.enrol(name, section, now),
            AskClass::Resume(digits) => client.resume(digits, now),
            AskClass::Rest(rest) => client.rest(rest, now),
            AskClass::Computer => {
                if let Some(record) = client.class().and_then(alone::record) {
                    set_up.write(SetUp(record));
                    online.alone.expect();
                }
            }
            AskClass::GoOn => client.go_on(now),
            AskClass::ToTable => online.is_wanted = true,
            AskClass::Puzzle(place) => {
                if let Some(next) = race(client, &mut library) {
                    *series = next;
                    learn.write_batch(series.at(place).map(StartStudy));
                }
            }
            AskClass::Leave => {
                client.forget_class();
                client.forget();
                online.attendance = Attendance::default();
                online.is_wanted = false;
                online.stored.attend(None, &store);
                online.stored.follow(None, &store);
                go.write(ChangeScreen(Screen::Gallery));
            }
        }
    }
}

/// Returns the puzzles of the race.
fn race(client: &Client, library: &mut Library) -> Option<Series> {
    let view = client.class()?;
    let Now::Puzzles { count, .. } = view.now else { return None };
    let (game, variant) = game_of(view.sections.first()?)?;
    let puzzles = library.puzzles(game).of_race(variant, count.into()).into_iter();
    Some(Series::new(game, puzzles.map(|puzzle| puzzle.id.clone()).collect()))
}

/// Leads the person where the class says, and tells it which puzzles are solved.
pub(super) fn attend(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    course: Res<Course>,
    mut online: ResMut<Online>,
    mut home: ResMut<Home>,
    mut series: ResMut<Series>,
    mut go: MessageWriter<ChangeScreen>,
    mut notices: MessageWriter<Notice>,
    mut awake: ResMut<Awake>,
) {
    let now = time.elapsed();
    let Online { client, attendance, is_wanted, .. } = online.bypass_change_detection();
    let belongs = |view: &PupilView| view.name.is_some() && view.now != Now::Over {};
    let attends = client.as_ref().and_then(Client::class).is_some_and(belongs);
    home.set_if_neq(if attends { HOME } else { Home::default() });
    let Some(client) = client else { return };
    if std::mem::take(&mut attendance.is_gone) && *screen.get() == Screen::Class {
        notices.write(Notice::plain("class-unknown"));
        go.write(ChangeScreen(Screen::Gallery));
    }
    let table = client.table().filter(|view| view.class().is_some());
    attendance.take_table(table.map(|view| (view.code(), view.over().is_some())));
    if !client.is_showing_end()
        && let Some(goal) = attendance.goal.take()
    {
        *is_wanted = goal == Goal::Table;
        if goal == Goal::Screen {
            go.write(ChangeScreen(Screen::Class));
        }
    }
    match client.class().map(|view| &view.now) {
        Some(Now::Puzzles { solved, .. }) if !series.is_none() => {
            let mut next = series.clone();
            next.set_solved(solved.iter().map(|&place| usize::from(place)));
            series.set_if_neq(next);
            let place = course.study().filter(|_| course.solved()).and_then(|study| series.place(study));
            if let Some(place) = place.and_then(|place| u8::try_from(place).ok()) {
                client.solved(place, now);
            }
        }
        _ => drop(series.set_if_neq(Series::default())),
    }
    let is_paused = client.class().is_some_and(|view| view.paused);
    let counts = client.until_bell(now).is_some_and(|left| !left.is_zero()) && !is_paused;
    if attends && counts && matches!(screen.get(), Screen::Class | Screen::Table) {
        awake.need(Need::Second);
    }
}

/// Says why nothing can be played while all matches are stopped.
fn refuse_taps(distant: Res<Distant>, mut missed: MessageReader<Missed>, mut notices: MessageWriter<Notice>) {
    if missed.read().count() > 0 && distant.is_paused() {
        notices.write(Notice::plain("class-paused-tap"));
    }
}
