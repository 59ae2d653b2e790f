//! The clock of the match on the table. It follows the real time, not the time of animations: the person who may act
//! loses time while an animation still runs.

use super::{EndMatch, Happened, MatchOnTable, ShowTimes};
use crate::app::foundations::navigation::{ExhibitMode, Screen};
use crate::app::foundations::power::{Awake, Need};
use crate::app::foundations::sets::TableSet;
use bevy::prelude::*;
use std::collections::BTreeMap;
use std::time::Duration;
use tabuleiro_catalogue::matches::{Ending, NodeId, Why};
use tabuleiro_clock::{Clock, Reading, TimeControl, TimeLeft, TimeSettings, share_of_time};
use tabuleiro_rules::Player;

/// The running clock of the match on the table, if it has one.
#[derive(Resource, Default, Debug)]
pub(crate) struct MatchTimer {
    clock: Option<Clock>,
    /// The time of the current frame.
    now: Duration,
    /// The time of the current turn that earlier actions of the turn took.
    counted: Duration,
    /// The place of the match where the clock is.
    place: Option<NodeId>,
    /// What both persons had left at each place when the turn there began, or when an earlier place was shown instead.
    left: BTreeMap<NodeId, [TimeLeft; 2]>,
    /// Whether a person stopped the clock.
    stopped: bool,
    /// Whose flag fell first, if the match goes on after that.
    fallen: Option<Player>,
    /// Whether a server keeps the times of the match.
    is_distant: bool,
}

/// A command to the clock.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TimerCommand {
    /// Stop, or go on.
    Toggle,
}

impl MatchTimer {
    /// Returns what the clock of a person shows, if there is a clock.
    pub(crate) fn reading(&self, person: Player) -> Option<Reading> {
        self.clock.as_ref().map(|clock| clock.reading(person, self.now))
    }

    /// Returns the clock, if there is one.
    pub(crate) fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Returns the time that the computer may use for an action of a person, if about `to_come` more actions of that
    /// person are expected; `None` without a clock.
    pub(crate) fn share(&self, person: Player, to_come: u32) -> Option<Duration> {
        let mut control = TimeControl::new(self.clock.as_ref()?.settings());
        control.set_left(person, self.reading(person)?.left);
        share_of_time(&control, person, to_come)
    }

    /// Whether a person stopped the clock.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Whether a person at this device may stop the clock: a server's clock cannot be stopped here.
    pub(crate) fn can_stop(&self) -> bool {
        !self.is_distant && self.clock.is_some_and(|clock| clock.running().is_some())
    }

    /// Returns whose flag fell first, if the match goes on after that.
    pub(crate) fn fallen(&self) -> Option<Player> {
        self.fallen
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchTimer>().add_message::<TimerCommand>().add_systems(
        Update,
        (follow, show_times, command, drop_flag).chain().in_set(TableSet::Referee).after(super::end),
    );
}

/// Starts the clock of a match, and gives it to whoever decides after an action or a jump.
fn follow(
    game: Option<ResMut<MatchOnTable>>,
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    exhibit: Res<ExhibitMode>,
    mut happened: MessageReader<Happened>,
    mut timer: ResMut<MatchTimer>,
    mut awake: ResMut<Awake>,
) {
    let now = time.elapsed();
    let timer = timer.bypass_change_detection();
    timer.now = now;
    let Some(mut game) = game else { return happened.clear() };
    for what in happened.read() {
        if matches!(what, Happened::Began) {
            let clock = game.clock.filter(|_| !exhibit.0 && !game.decided()).map(|stored| stored.clock());
            *timer = MatchTimer { clock, now, ..default() };
        }
        let Some(clock) = timer.clock.as_mut().filter(|_| !timer.is_distant) else { continue };
        // Nobody loses time while an earlier position or the end is shown.
        let runs = game.is_live() && !game.over_here();
        let person = runs.then(|| game.position().person());
        let place = game.place();
        match what {
            Happened::Began => {
                clock.turn(person, now);
                // A match that is continued waits for its players.
                timer.stopped = !game.lines().is_empty();
            }
            Happened::Played(_) => {
                if timer.stopped {
                    clock.resume(now);
                    timer.stopped = false;
                }
                let known = timer.left.get(&place).filter(|_| clock.running().is_none());
                if let Some(&left) = known {
                    // The action is only shown again.
                    *clock = Clock::with_left(clock.settings(), left);
                    clock.turn(person, now);
                } else {
                    if clock.running().is_some() {
                        let taken = clock.taken_at(now);
                        game.0.set_spent(taken.saturating_sub(timer.counted));
                        timer.counted = if person == clock.running() { taken } else { Duration::ZERO };
                    } else if timer.place.is_some_and(|before| timer.left.contains_key(&before)) {
                        // The turn was given back with its time, so it gets its increment now.
                        clock.turn(Some(game.position_at(game.cursor() - 1).person()), now);
                    }
                    clock.turn(person, now);
                }
            }
            Happened::Jumped | Happened::Ended => {
                if let (Some(_), Some(before)) = (clock.running(), timer.place) {
                    timer.left.insert(before, left_to_both(clock, now));
                }
                // Both clocks are as they were there, so that taking actions back costs and brings nobody time.
                if let Some(&left) = timer.left.get(&place) {
                    *clock = Clock::with_left(clock.settings(), left);
                    clock.turn(person, now);
                } else {
                    clock.take_back(person, now);
                }
                timer.counted = clock.taken_at(now);
            }
            // Deleting a line may give its places to others.
            Happened::Edited => timer.left.clear(),
            Happened::Refused(_) => {}
        }
        timer.place = Some(place);
        timer.left.entry(place).or_insert_with(|| left_to_both(clock, now));
        if timer.stopped {
            clock.pause(now);
        }
        store(&mut game, clock, now);
    }
    let Some(clock) = &mut timer.clock else { return };
    // The clock stands while the table is not shown, unless a server keeps it.
    if screen.is_changed() && !timer.stopped && !timer.is_distant {
        if *screen.get() == Screen::Table {
            clock.resume(now);
        } else {
            clock.pause(now);
            store(&mut game, clock, now);
        }
    }
    if clock.is_ticking() {
        awake.need(Need::Answer);
    }
}

fn left_to_both(clock: &Clock, now: Duration) -> [TimeLeft; 2] {
    Player::BOTH.map(|person| clock.reading(person, now).left)
}

/// Writes the remaining times into the match, so that its record has them.
fn store(game: &mut MatchOnTable, clock: &Clock, now: Duration) {
    if let Some(stored) = &mut game.0.clock {
        stored.store(Player::BOTH.map(|person| clock.reading(person, now)));
    }
}

/// Shows the times of the server.
fn show_times(mut wanted: MessageReader<ShowTimes>, mut timer: ResMut<MatchTimer>) {
    let Some(&ShowTimes { left, running }) = wanted.read().last() else { return };
    let now = timer.now;
    let settings = TimeSettings::sudden_death(left[0].max(left[1]));
    let mut clock = Clock::with_left(settings, left.map(|time| TimeLeft { time, stones: 0 }));
    clock.turn(running, now);
    *timer = MatchTimer { clock: Some(clock), now, is_distant: true, ..default() };
}

fn command(mut wanted: MessageReader<TimerCommand>, mut timer: ResMut<MatchTimer>) {
    for TimerCommand::Toggle in wanted.read() {
        if timer.is_distant {
            continue;
        }
        let (now, stopped) = (timer.now, !timer.stopped);
        timer.stopped = stopped;
        if let Some(clock) = &mut timer.clock {
            if stopped { clock.pause(now) } else { clock.resume(now) }
        }
    }
}

/// Ends the match when a flag falls, or notes it if the match goes on.
fn drop_flag(game: Option<Res<MatchOnTable>>, mut timer: ResMut<MatchTimer>, mut end: MessageWriter<EndMatch>) {
    let Some(game) = game else { return };
    let clock = timer.clock.as_ref().filter(|_| !timer.is_distant);
    let Some(person) = clock.and_then(|clock| clock.fallen(timer.now)) else { return };
    let only_tells = game.clock.is_some_and(|clock| clock.only_tells);
    if !only_tells {
        end.write(EndMatch(Some(Ending::lost_by(person, Why::Time))));
    } else if timer.fallen.is_none() {
        timer.fallen = Some(person);
    }
}
