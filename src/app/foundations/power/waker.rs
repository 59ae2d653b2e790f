//! Wakes the loop for what arrives from outside a frame: events of the page, sockets, gamepads, assistive technology. A
//! message often needs more than the frame that reads it, for example to change the screen, so each wake brings several.

use super::Awake;
use bevy::ecs::message::MessageUpdateSystems;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// A handle with which other threads and the page wake the loop.
#[derive(Resource, Clone, Default)]
pub(crate) struct LoopWaker {
    has_rung: Arc<AtomicBool>,
    /// Wakes the loop, and returns whether it runs. Without a window there is none.
    wake: Arc<OnceLock<Box<dyn Fn() -> bool + Send + Sync>>>,
}

impl LoopWaker {
    /// Wakes the loop and requests the frames that a message from outside needs. Returns whether there is a loop.
    pub(crate) fn ring(&self) -> bool {
        self.has_rung.store(true, Ordering::Relaxed);
        self.wake.get().is_some_and(|wake| wake())
    }

    /// Whether there is a loop to wake.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn has_loop(&self) -> bool {
        self.wake.get().is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LoopWaker>()
        .add_systems(PreStartup, connect)
        .add_systems(First, request_frames.after(MessageUpdateSystems));
}

fn connect(waker: Res<LoopWaker>, event_loop: Option<Res<EventLoopProxyWrapper>>) {
    if let Some(event_loop) = event_loop {
        let event_loop = (**event_loop).clone();
        // It is connected only once.
        let _ = waker.wake.set(Box::new(move || event_loop.send_event(WinitUserEvent::WakeUp).is_ok()));
    }
}

fn request_frames(waker: Res<LoopWaker>, mut awake: ResMut<Awake>) {
    if waker.has_rung.swap(false, Ordering::Relaxed) {
        awake.request_frames();
    }
}
