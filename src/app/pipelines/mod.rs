//! Whether everything that is to be drawn can be drawn: the first use of a kind of surface has to wait for its pipeline.
//! Pictures are taken, and the gallery's boards photographed, only when nothing waits any more.

use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
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

fn count(cache: Res<PipelineCache>, waiting: Res<Waiting>) {
    waiting.0.store(cache.waiting_pipelines().count(), Ordering::Relaxed);
}
