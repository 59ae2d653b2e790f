//! gilrs: wakes the event loop when a gamepad is used, connected or disconnected. Bevy reads gamepads once per frame,
//! so a program that draws no frames would not notice them. A thread with a second connection to the gamepads waits for
//! events and wakes the loop; Bevy then reads the same events from its own connection.

use crate::app::foundations::power::LoopWaker;
use bevy::prelude::*;
use gilrs::{Event, EventType, Gilrs};
use std::thread::{Builder, sleep};
use std::time::Duration;

/// The shortest time between two wakes: a moving stick sends far more events than there are frames.
const INTERVAL: Duration = Duration::from_millis(8);
/// How long after a connection or disconnection the loop is woken again: Bevy's connection may learn of it later than
/// ours.
const CONNECTION_DELAY: Duration = Duration::from_millis(300);
/// How long to wait after a failed read.
const RETRY: Duration = Duration::from_secs(1);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_waker);
}

/// Starts the thread, where there is an event loop to wake.
fn spawn_waker(waker: Res<LoopWaker>) {
    if !waker.has_loop() {
        return;
    }
    let waker = waker.clone();
    let wait = move || match Gilrs::new() {
        Ok(mut gilrs) => wake_on_events(
            || {
                let first = gilrs.next_event_blocking(None)?;
                Some(std::iter::once(first).chain(std::iter::from_fn(|| gilrs.next_event())).collect())
            },
            || waker.ring(),
        ),
        Err(error) => info!("gamepads are not available: {error}"),
    };
    if let Err(error) = Builder::new().name("gamepads".into()).spawn(wait) {
        warn!("a gamepad cannot wake the program: {error}");
    }
}

/// Calls `wake` after every batch of events, until it returns false. `next` blocks until there are events and returns
/// all that are queued, or `None` after a failed read.
fn wake_on_events(mut next: impl FnMut() -> Option<Vec<Event>>, mut wake: impl FnMut() -> bool) {
    loop {
        let Some(events) = next() else {
            sleep(RETRY);
            continue;
        };
        // After the whole batch has been read: an event that arrives later is in the next batch, so none is missed.
        if !wake() {
            return;
        }
        let is_connection = |event: &Event| matches!(event.event, EventType::Connected | EventType::Disconnected);
        if events.iter().any(is_connection) {
            sleep(CONNECTION_DELAY);
            if !wake() {
                return;
            }
        }
        sleep(INTERVAL);
    }
}
