//! Whether all render pipelines are ready: the first use of a kind of material compiles one. Frames are drawn until none
//! is pending, and screenshots and the gallery's thumbnails are taken only then.

use crate::app::foundations::power::{Awake, Need};
use crate::app::foundations::sets::TableSet;
#[cfg(target_family = "wasm")]
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
#[cfg(target_family = "wasm")]
use bevy::render::render_resource::{CachedPipeline, CachedPipelineState, PipelineDescriptor};
use bevy::render::{Render, RenderApp, RenderSystems};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// The number of pipelines being created, counted by the renderer one frame late.
#[derive(Resource, Clone, Default)]
pub(crate) struct PendingPipelines(Arc<AtomicUsize>);

impl PendingPipelines {
    /// Whether something visible is not drawn yet.
    pub(crate) fn any(&self) -> bool {
        self.0.load(Ordering::Relaxed) > 0
    }
}

/// The longest time for which frames are drawn because pipelines are pending, in case one never becomes ready.
const LONGEST_WAIT: Duration = Duration::from_mins(2);

pub(crate) fn plugin(app: &mut App) {
    let waiting = PendingPipelines::default();
    app.insert_resource(waiting.clone()).add_systems(Update, wait.in_set(TableSet::Housekeeping));
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(waiting).add_systems(Render, count.in_set(RenderSystems::Cleanup));
    }
}

/// Requests frames until all pipelines are ready. Pipelines are created on other threads, which do not wake the event
/// loop, so the objects that need them would stay invisible until the next event.
fn wait(
    pending: Res<PendingPipelines>,
    time: Res<Time<Real>>,
    mut awake: ResMut<Awake>,
    mut waited: Local<Option<Duration>>,
) {
    if pending.any() {
        let waited = waited.get_or_insert_default();
        *waited += time.delta();
        if *waited < LONGEST_WAIT {
            awake.need(Need::Answer);
        }
    } else if waited.take().is_some() {
        awake.request_frames();
    }
}

#[cfg(not(target_family = "wasm"))]
fn count(cache: Res<PipelineCache>, waiting: Res<PendingPipelines>) {
    waiting.0.store(cache.waiting_pipelines().count(), Ordering::Relaxed);
}

/// In a browser pipelines are created within the frame. Those still pending wait for their shaders, for a few frames,
/// or for a feature that this device lacks, for ever: WebGL has no compute shaders, and nothing visible needs them.
#[cfg(target_family = "wasm")]
fn count(cache: Res<PipelineCache>, waiting: Res<PendingPipelines>, mut frames: Local<HashMap<usize, u32>>) {
    let mut hopeful = 0;
    let is_missing = |&id: &usize| match cache.pipelines().nth(id) {
        // Those created in this frame are removed from the list in the next.
        Some(
            CachedPipeline { descriptor: PipelineDescriptor::ComputePipelineDescriptor(_), .. }
            | CachedPipeline { state: CachedPipelineState::Ok(_), .. },
        ) => false,
        _ => true,
    };
    for id in cache.waiting_pipelines().filter(is_missing) {
        let waited = frames.entry(id).or_default();
        *waited += 1;
        match *waited {
            ..PATIENCE => hopeful += 1,
            PATIENCE => debug!("pipeline {id} is not for this device"),
            _ => {}
        }
    }
    waiting.0.store(hopeful, Ordering::Relaxed);
}

/// The number of frames after which a pending pipeline is considered unsupported.
#[cfg(target_family = "wasm")]
const PATIENCE: u32 = 4;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::foundations::{power, sets};
    use bevy::winit::{UpdateMode, WinitSettings};

    /// Runs a frame and returns how long the event loop sleeps after it; `None` if it draws the next one at once.
    fn sleep_after_frame(app: &mut App) -> Option<Duration> {
        app.update();
        match app.world().resource::<WinitSettings>().focused_mode {
            UpdateMode::Continuous => None,
            UpdateMode::Reactive { wait, .. } => Some(wait),
        }
    }

    #[test]
    fn frames_are_drawn_until_the_last_pipeline_is_ready() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, sets::plugin, power::plugin, plugin));
        let pending = app.world().resource::<PendingPipelines>().clone();
        // Compiling may take longer than the frames that are drawn after the start.
        pending.0.store(1, Ordering::Relaxed);
        let sleep = (0..100).filter_map(|_| sleep_after_frame(&mut app)).last();
        assert!(sleep.is_some_and(|sleep| sleep < Duration::from_millis(100)), "sleeps for {sleep:?}");
        pending.0.store(0, Ordering::Relaxed);
        assert_eq!(sleep_after_frame(&mut app), None, "what has become ready is not drawn");
        let sleep = (0..10).filter_map(|_| sleep_after_frame(&mut app)).last();
        assert!(sleep.is_some_and(|sleep| sleep > Duration::from_secs(10)), "sleeps for {sleep:?} at rest");
    }
}
