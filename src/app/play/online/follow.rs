//! Keeps the match on the table equal to the match on the server: plays the actions of the other person, sends those of
//! the person at this device, and takes back what the server has taken back or refused.

use super::Online;
use super::attendance::Attendance;
use crate::app::foundations::navigation::{ChangeScreen, Screen};
use crate::app::foundations::notices::Notice;
use crate::app::foundations::referee::{
    Distant, DistantLink, DistantMatch, EditLines, EndMatch, Event, GoTo, Happened, MatchOnTable, Offered, PlayAction,
    SetUp, ShowTimes,
};
use crate::app::play::tutor::Course;
use crate::app::scene::choreography::Playback;
use bevy::prelude::*;
use std::time::Duration;
use tabuleiro_catalogue::matches::{Ending, Match, Occupant, Record, Seating, Why, Winner};
use tabuleiro_online::class::wire::Now;
use tabuleiro_online::client::{Client, LinkState, TableView};
use tabuleiro_online::code::Code;
use tabuleiro_online::words::{EndReason, OfferKind, Outcome, Over, Presence};

/// The greatest number of actions of the other device that are played one after another. More are set up at once.
const PLAYED: usize = 3;

/// Which table of the server the match on the table belongs to.
#[derive(Debug, Default)]
pub(super) struct OnTable {
    /// The table whose match is on the table.
    code: Option<Code>,
    /// The table whose match has been requested.
    expected: Option<Code>,
    /// Whether the server has said something since the last frame.
    changed: bool,
    /// Whether an own action was not accepted that may still be on the table.
    dropped: bool,
}

impl OnTable {
    pub(super) fn is_shown(&self) -> bool {
        self.code.is_some()
    }

    pub(super) fn changed(&mut self) {
        self.changed = true;
    }

    /// Says that own actions were not accepted, so that they are taken from the table even after the end of the match.
    pub(super) fn dropped(&mut self) {
        self.dropped = true;
    }
}

/// Requests to the match on the table.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct FollowCommands<'w> {
    set_up: MessageWriter<'w, SetUp>,
    play: MessageWriter<'w, PlayAction>,
    go: MessageWriter<'w, GoTo>,
    edit: MessageWriter<'w, EditLines>,
    end: MessageWriter<'w, EndMatch>,
    times: MessageWriter<'w, ShowTimes>,
    screen: MessageWriter<'w, ChangeScreen>,
    notices: MessageWriter<'w, Notice>,
    distant: ResMut<'w, Distant>,
    course: ResMut<'w, Course>,
}

impl FollowCommands<'_> {
    /// Requests the match of the server's table. A study that is on the table ends.
    fn set_up(&mut self, view: &TableView) {
        if self.course.runs() {
            self.course.abandon();
        }
        self.set_up.write(SetUp(record(view)));
    }
}

/// Compares the match on the table with the one on the server and requests at most one change in a frame.
pub(super) fn follow(
    game: Option<Res<MatchOnTable>>,
    screen: Res<State<Screen>>,
    clock: Res<Playback>,
    time: Res<Time<Real>>,
    mut happened: MessageReader<Happened>,
    mut online: ResMut<Online>,
    mut commands: FollowCommands,
) {
    let now = time.elapsed();
    let Online { client, table, is_wanted, declined, attendance, .. } = online.bypass_change_detection();
    let mut played = None;
    let mut began = false;
    for what in happened.read() {
        match what {
            Happened::Began => {
                (table.code, table.dropped) = (table.expected.take(), false);
                (played, began) = (None, true);
            }
            Happened::Played(n) => played = Some(*n),
            _ => {}
        }
    }
    let Some(client) = client else {
        table.code = None;
        commands.distant.set_if_neq(Distant(None));
        return;
    };
    let view_code = client.table().map(TableView::code);
    if table.code.is_some() && table.code != view_code {
        table.code = None;
    }
    if let (Some(n), Some(_), Some(game)) = (played, table.code, &game) {
        send(client, game, n, now, &mut commands.notices);
        table.changed = true;
    }
    let changed = std::mem::take(&mut table.changed) || began;
    let Some(view) = client.table() else {
        commands.distant.set_if_neq(Distant(None));
        return;
    };
    if table.code.is_none() {
        commands.distant.set_if_neq(Distant(None));
        if *is_wanted && table.expected.is_none() && has_begun(view) {
            *is_wanted = false;
            table.expected = view_code;
            commands.set_up(view);
        }
        return;
    }
    if *is_wanted {
        *is_wanted = false;
        if *screen.get() != Screen::Table {
            commands.screen.write(ChangeScreen(Screen::Table));
        }
    }
    let state = DistantMatch { event: event(client, view, attendance), ..state(client, view, declined, now) };
    commands.distant.set_if_neq(Distant(Some(state)));
    if let (true, Some(times)) = (changed, view.clock(now)) {
        let left = [times.first, times.second].map(Duration::from_millis);
        commands.times.write(ShowTimes { left, running: times.running.map(Into::into) });
    }
    let Some(game) = game.filter(|_| table.expected.is_none() && !clock.running()) else { return };
    if step(&game, view, std::mem::take(&mut table.dropped), &mut commands) == Step::Anew {
        table.expected = view_code;
        commands.set_up(view);
    }
}

/// Whether the match can be shown: both seats were taken, or something was played.
fn has_begun(view: &TableView) -> bool {
    let persons = view.persons();
    let taken = persons.first != Presence::Free && persons.second != Presence::Free;
    taken || view.game().cursor() > 0 || view.over().is_some() || view.person().is_none()
}

/// Returns the record of the server's table for two people at the table. The server keeps its clocks.
fn record(view: &TableView) -> Record {
    let record = view.game().record_to_here();
    Record { occupants: [Occupant::Human; 2], seating: Seating::SameSide, clock: None, ..record }
}

/// Sends an action that the person has played. If it cannot be sent, the next step takes it back.
fn send(client: &mut Client, game: &Match, n: usize, now: Duration, notices: &mut MessageWriter<Notice>) {
    let is_own = client.table().is_some_and(|view| view.over().is_none() && view.game().cursor() == n);
    if !is_own || n + 1 != game.plies().len() {
        return;
    }
    if let Err(error) = client.play(&game.plies()[n].text, now) {
        debug!("an action is not sent: {error}");
        notices.write(Notice::plain("distant-not-sent"));
    }
}

/// Returns the state of the other device and of the connection for input and bars.
fn state(client: &Client, view: &TableView, declined: &[Offered], now: Duration) -> DistantMatch {
    let offered = |kind| match kind {
        OfferKind::Draw => Offered::Draw,
        OfferKind::Undo => Offered::Undo,
        OfferKind::Rematch => Offered::Rematch,
    };
    let person = view.person();
    let is_open = |(what, by): &(Offered, _)| Some(*by) == person.map(Into::into) || !declined.contains(what);
    DistantMatch {
        person: person.map(Into::into),
        link: match client.link() {
            _ if client.is_displaced() => DistantLink::Displaced,
            LinkState::Ready => DistantLink::Ready,
            LinkState::Connecting | LinkState::Waiting(_) => DistantLink::Lost,
        },
        is_sending: !view.sent().is_empty(),
        is_other_away: client.other_is_away(),
        has_other_left: view.other_has_left(),
        can_claim: view.claim_from().is_some_and(|from| now >= from),
        offers: view.offers().iter().map(|(kind, by)| (offered(*kind), (*by).into())).filter(is_open).collect(),
        is_over: view.decides().is_none(),
        undoes: view.policy().undo,
        event: None,
    }
}

/// Returns what the class says of a match, if it belongs to one.
fn event(client: &Client, view: &TableView, attendance: &Attendance) -> Option<Event> {
    view.class()?;
    let class = client.class();
    let next = class.filter(|_| client.is_showing_end()).and_then(|class| match &class.now {
        Now::Play { opponent, .. } => Some(opponent.clone()),
        _ => None,
    });
    let is_paused = class.is_some_and(|class| class.paused) && view.decides().is_some();
    Some(Event { opponent: attendance.opponent(view.code()).cloned(), is_paused, next })
}

#[derive(Debug, PartialEq, Eq)]
enum Step {
    /// The change was requested, or none is needed.
    Follows,
    /// The match is to be set up again.
    Anew,
}

/// Requests the next change of the match on the table. `dropped` says that an own action was not accepted.
fn step(game: &Match, view: &TableView, dropped: bool, commands: &mut FollowCommands) -> Step {
    let theirs = &view.game().plies()[..view.game().cursor()];
    let ours = game.plies();
    let common = ours.iter().zip(theirs).take_while(|(a, b)| a.text == b.text).count();
    let is_over_here = view.decides().is_none() && common == theirs.len();
    if is_over_here && !(dropped && common < ours.len()) {
        // After the end people may try other lines. An end that only the server knows is shown.
        if let Some(over) = view.over().filter(|over| over.why != EndReason::Rules && !game.decided()) {
            commands.end.write(EndMatch(Some(ending(over))));
        }
        return Step::Follows;
    }
    // Another match has begun at the same table, or more actions are missing than are animated.
    if (game.decided() && view.over().is_none()) || theirs.len() > common + PLAYED {
        return Step::Anew;
    }
    if common < ours.len() {
        // The server does not know these actions: they were taken back, or refused.
        commands.go.write(GoTo(common));
        commands.edit.write(EditLines::Delete(game.path()[common]));
    } else if common < theirs.len() {
        if game.cursor() == ours.len() {
            commands.play.write(PlayAction::Text(theirs[common].text.clone()));
        } else {
            // The person looks at an earlier position; the new action is shown.
            commands.go.write(GoTo(ours.len()));
        }
    }
    Step::Follows
}

fn ending(over: Over) -> Ending {
    let winner = match over.outcome {
        Outcome::First => Winner::First,
        Outcome::Second => Winner::Second,
        Outcome::Draw => Winner::Draw,
    };
    let why = match over.why {
        EndReason::Resigned => Why::Resigned,
        EndReason::Agreed => Why::Agreed,
        EndReason::Time => Why::Time,
        EndReason::Decided | EndReason::Rules | EndReason::Other => Why::Decided,
    };
    Ending { winner, why }
}
