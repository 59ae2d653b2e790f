//! What the page's listeners hear between two frames waits here for the next, and wakes the loop.

use crate::app::archive::Import;
use crate::app::input::Tapped;
use crate::app::navigation::{Go, Screen};
use crate::app::notices::Notice;
use crate::app::sets::TableSet;
use crate::app::settings::SystemPreferences;
use crate::rules::{Site, Tap};
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy_egui::egui::accesskit::{Action, ActionRequest, NodeId, TreeId};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{PrimaryEguiContext, egui};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, EventTarget};

/// Something the page heard.
#[derive(Clone, Debug)]
pub(super) enum PageEvent {
    /// A file was chosen or dropped: its text, or why it cannot be read.
    File(Result<String, String>),
    /// Assistive technology presses a control of a panel.
    Press(u64),
    /// Assistive technology taps a site of the board.
    Tap(Site),
    /// The browser's back button.
    Back,
    /// The part of the address after `#` was changed.
    Link(String),
    /// Something to tell the person.
    Notice(Notice),
    /// The person wants it calm or moving, light or dark.
    SystemPreferences(SystemPreferences),
}

thread_local! {
    static PAGE_EVENTS: RefCell<Vec<PageEvent>> = const { RefCell::new(Vec::new()) };
    static WAKER: RefCell<Option<Box<dyn Fn()>>> = const { RefCell::new(None) };
}

/// Keeps what happened for the next frame, and wakes the loop.
pub(super) fn enqueue(event: PageEvent) {
    PAGE_EVENTS.with_borrow_mut(|events| events.push(event));
    WAKER.with_borrow(|waker| {
        if let Some(ring) = waker {
            ring();
        }
    });
}

/// Listens to an event of the page as long as the page lives.
pub(super) fn listen(target: &EventTarget, event: &str, heard: impl FnMut(Event) + 'static) {
    let heard = Closure::<dyn FnMut(Event)>::new(heard);
    if target.add_event_listener_with_callback(event, heard.as_ref().unchecked_ref()).is_err() {
        warn!("the page does not tell of '{event}'");
    }
    heard.forget();
}

/// Tells the page something.
pub(super) fn announce(event: &str) {
    let event = Event::new(event);
    if let (Some(window), Ok(event)) = (web_sys::window(), event) {
        // Nobody cancels it.
        let _ = window.dispatch_event(&event);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, connect)
        .add_systems(First, deliver_presses.after(bevy::ecs::message::MessageUpdateSystems))
        .add_systems(Update, deliver.before(TableSet::Input));
}

fn connect(proxy: Res<EventLoopProxyWrapper>) {
    let proxy = (**proxy).clone();
    let ring = move || {
        // A closed loop needs no waking.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    };
    WAKER.set(Some(Box::new(ring)));
    let Some(window) = web_sys::window() else { return };
    for query in ["(prefers-reduced-motion: reduce)", "(prefers-color-scheme: light)"] {
        if let Ok(Some(list)) = window.match_media(query) {
            listen(&list, "change", |_| enqueue(PageEvent::SystemPreferences(super::system_preferences())));
        }
    }
}

/// Presses go to egui with the devices' own events.
fn deliver_presses(context: Query<Entity, With<PrimaryEguiContext>>, mut events: MessageWriter<EguiInputEvent>) {
    let Ok(context) = context.single() else { return };
    let presses = PAGE_EVENTS.with_borrow_mut(|events| {
        let pressed = events.extract_if(.., |l| matches!(l, PageEvent::Press(_)));
        pressed.filter_map(|l| if let PageEvent::Press(node) = l { Some(node) } else { None }).collect::<Vec<_>>()
    });
    for node in presses {
        let request =
            ActionRequest { action: Action::Click, target_tree: TreeId::ROOT, target_node: NodeId(node), data: None };
        events.write(EguiInputEvent { context, event: egui::Event::AccessKitActionRequest(request) });
    }
}

fn deliver(
    mut system: ResMut<SystemPreferences>,
    mut import: MessageWriter<Import>,
    mut tapped: MessageWriter<Tapped>,
    mut notices: MessageWriter<Notice>,
    mut links: MessageWriter<super::place::Link>,
    mut go: MessageWriter<Go>,
) {
    let events = PAGE_EVENTS.take();
    for event in events {
        match event {
            PageEvent::File(text) => {
                import.write(Import::Text(text));
            }
            PageEvent::Tap(site) => {
                tapped.write(Tapped(Tap::Site(site)));
            }
            PageEvent::Back => {
                go.write(Go(Screen::Gallery));
            }
            PageEvent::Link(link) => {
                links.write(super::place::Link(link));
            }
            PageEvent::Notice(notice) => {
                notices.write(notice);
            }
            PageEvent::SystemPreferences(now) => {
                system.set_if_neq(now);
            }
            PageEvent::Press(_) => {}
        }
    }
}
