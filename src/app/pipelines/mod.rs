//! Whether all render pipelines are ready: the first use of a kind of material compiles one. Screenshots and the
//! gallery's thumbnails are taken only when none is pending.

#[cfg(target_family = "wasm")]
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
#[cfg(target_family = "wasm")]
use bevy::render::render_resource::{CachedPipeline, CachedPipelineState, PipelineDescriptor};
use bevy::render::{Render, RenderApp, RenderSystems};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The number of pipelines being created, counted by the renderer one frame late.
#[derive(Resource, Clone, Default)]
pub(crate) struct PendingPipelines(Arc<AtomicUsize>);

impl PendingPipelines {
    /// Whether something visible is not drawn yet.
    pub(crate) fn any(&self) -> bool {
        self.0.load(Ordering::Relaxed) > 0
    }
}

pub(super) fn plugin(app: &mut App) {
    let waiting = PendingPipelines::default();
    app.insert_resource(waiting.clone());
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(waiting).add_systems(Render, count.in_set(RenderSystems::Cleanup));
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
