//! Counts the frames drawn while nothing happens, for `--rest`.

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::time::{Duration, Instant};

/// Time between the last thing shown and the start of the count: the frames already requested are drawn meanwhile.
const SETTLING: Duration = Duration::from_secs(2);

/// A count in progress.
#[derive(Resource, Debug)]
pub(super) struct FramesAtRest {
    start: Instant,
    end: Instant,
    length: Duration,
    frames: u64,
    is_timer_running: bool,
}

impl FramesAtRest {
    /// A count over `length` that starts after [`SETTLING`].
    pub(super) fn new(length: Duration) -> FramesAtRest {
        let start = Instant::now() + SETTLING;
        FramesAtRest { start, end: start + length, length, frames: 0, is_timer_running: false }
    }
}

/// Counts this frame. After the end prints the number of frames and leaves the program. The program sleeps at rest, so
/// a thread wakes it at the end; the frame drawn for that wake is not counted.
pub(super) fn count(
    mut rest: ResMut<FramesAtRest>,
    event_loop: Res<EventLoopProxyWrapper>,
    mut exit: MessageWriter<AppExit>,
) {
    let now = Instant::now();
    if !rest.is_timer_running {
        rest.is_timer_running = true;
        let (event_loop, end) = ((**event_loop).clone(), rest.end);
        std::thread::spawn(move || {
            std::thread::sleep(end.saturating_duration_since(Instant::now()));
            // An error means that the event loop has ended already.
            let _ = event_loop.send_event(WinitUserEvent::WakeUp);
        });
    }
    if now >= rest.end {
        println!("{} frames in {} s at rest", rest.frames, rest.length.as_secs());
        exit.write(AppExit::Success);
    } else if now >= rest.start {
        rest.frames += 1;
    }
}
