//! Whether everything that is to be drawn can be drawn: the first use of a kind of surface has to wait for its pipeline.
//! Pictures are taken, and the gallery's boards photographed, only when nothing waits any more.

#[cfg(target_family = "wasm")]
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
#[cfg(target_family = "wasm")]
use bevy::render::render_resource::{CachedPipeline, CachedPipelineState, PipelineDescriptor};
use bevy::render::{Render, RenderApp, RenderSystems};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many pipelines are being made. Counted by the renderer, one frame behind.
#[derive(Resource, Clone, Default)]
pub(crate) struct Waiting(Arc<AtomicUsize>);

impl Waiting {
    /// Whether something that ought to be seen is not drawn yet.
    pub(crate) fn any(&self) -> bool {
        self.0.load(Ordering::Relaxed) > 0
    }
}

pub(super) fn plugin(app: &mut App) {
    let waiting = Waiting::default();
    app.insert_resource(waiting.clone());
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(waiting).add_systems(Render, count.in_set(RenderSystems::Cleanup));
    }
}

#[cfg(not(target_family = "wasm"))]
fn count(cache: Res<PipelineCache>, waiting: Res<Waiting>) {
    waiting.0.store(cache.waiting_pipelines().count(), Ordering::Relaxed);
}

/// In a browser pipelines are made within the frame. Those that still wait are waiting for their shaders to be read, which
/// takes a few frames, or for something this device does not have, which takes for ever: nothing computes in WebGL, and
/// nothing that is drawn waits for that.
#[cfg(target_family = "wasm")]
fn count(cache: Res<PipelineCache>, waiting: Res<Waiting>, mut frames: Local<HashMap<usize, u32>>) {
    let mut hopeful = 0;
    let is_missing = |&id: &usize| match cache.pipelines().nth(id) {
        // Those that are made in this frame are crossed off in the next.
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

/// Frames after which a pipeline that still waits will wait for ever.
#[cfg(target_family = "wasm")]
const PATIENCE: u32 = 4;
