//! Measures the frames of a replayed record, for `--frame-times`.

use crate::app::scene::choreography::Playback;
use bevy::prelude::*;

/// The frames drawn during animations.
#[derive(Resource, Default, Debug)]
pub(super) struct FrameTimes {
    seconds: f32,
    frames: u32,
    longest: f32,
    /// Whether the frame before was one of them.
    is_running: bool,
}

/// Counts this frame, and prints the times when the program ends.
pub(super) fn measure(
    time: Res<Time<Real>>,
    clock: Res<Playback>,
    mut exits: MessageReader<AppExit>,
    mut times: ResMut<FrameTimes>,
) {
    // The first frame of an animation follows a pause of any length.
    if times.is_running {
        let seconds = time.delta_secs();
        times.seconds += seconds;
        times.frames += 1;
        times.longest = times.longest.max(seconds);
    }
    times.is_running = clock.running();
    if exits.read().count() > 0 && times.frames > 0 {
        let mean = times.seconds / times.frames as f32 * 1e3;
        println!("{} frames in animations, {mean:.1} ms each, {:.1} ms the longest", times.frames, times.longest * 1e3);
    }
}
