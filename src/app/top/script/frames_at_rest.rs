//! Counts the frames drawn while nothing happens, for `--rest`.

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The count begins after the first span of this length without a frame: what was requested earlier is drawn by then,
/// however slow the machine is.
const SETTLING: Duration = Duration::from_secs(2);

/// A count in progress.
#[derive(Resource, Debug)]
pub(super) struct FramesAtRest {
    length: Duration,
    is_timer_running: bool,
    state: Arc<Mutex<State>>,
}

/// What the timer's thread shares with the frames.
#[derive(Debug)]
struct State {
    last_frame: Instant,
    /// When the count began, if it did.
    start: Option<Instant>,
    frames: u64,
}

impl FramesAtRest {
    /// A count over `length`.
    pub(super) fn new(length: Duration) -> FramesAtRest {
        let state = State { last_frame: Instant::now(), start: None, frames: 0 };
        FramesAtRest { length, is_timer_running: false, state: Arc::new(Mutex::new(state)) }
    }
}

/// Sleeps until the program has settled, begins the count, and sleeps until its end.
fn time(state: &Mutex<State>, length: Duration) {
    loop {
        let wait = {
            let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
            let wait = SETTLING.saturating_sub(state.last_frame.elapsed());
            if wait.is_zero() {
                state.start = Some(Instant::now());
            }
            wait
        };
        if wait.is_zero() {
            break;
        }
        std::thread::sleep(wait);
    }
    std::thread::sleep(length);
}

/// Counts this frame. After the end prints the number of frames and leaves the program. The program sleeps at rest, so
/// a thread wakes it at the end; the frame drawn for that wake is not counted.
pub(super) fn count(
    mut rest: ResMut<FramesAtRest>,
    event_loop: Res<EventLoopProxyWrapper>,
    mut exit: MessageWriter<AppExit>,
) {
    let length = rest.length;
    if !rest.is_timer_running {
        rest.is_timer_running = true;
        let (event_loop, state) = ((**event_loop).clone(), rest.state.clone());
        std::thread::spawn(move || {
            time(&state, length);
            // An error means that the event loop has ended already.
            let _ = event_loop.send_event(WinitUserEvent::WakeUp);
        });
    }
    let mut state = rest.state.lock().unwrap_or_else(PoisonError::into_inner);
    state.last_frame = Instant::now();
    match state.start {
        Some(start) if start.elapsed() >= length => {
            println!("{} frames in {} s at rest", state.frames, length.as_secs());
            exit.write(AppExit::Success);
        }
        Some(_) => state.frames += 1,
        None => {}
    }
}
