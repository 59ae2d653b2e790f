//! What the page's listeners hear between two frames waits here for the next, and wakes the loop.

use super::preferences::system_preferences;
use crate::app::accessibility::{Act, Key};
use crate::app::archive::Import;
use crate::app::navigation::{Go, Screen};
use crate::app::notices::Notice;
use crate::app::sets::TableSet;
use crate::app::settings::SystemPreferences;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, EventTarget};

/// Something the page heard.
#[derive(Clone, Debug)]
pub(super) enum PageEvent {
    /// A file was chosen or dropped: its text, or why it cannot be read.
    File(Result<String, String>),
    /// Assistive technology presses a control of a panel or taps a site of the board.
    Press(Key),
    /// The browser's back button.
    Back,
    /// The part of the address after `#` was changed.
    Link(String),
    /// Something to tell the person.
    Notice(Notice),
    /// The person wants it calm or moving, light or dark.
    SystemPreferences(SystemPreferences),
}

/// An address was opened: the part after `#`.
#[derive(Message, Clone, Debug)]
pub(super) struct Link(pub(super) String);

thread_local! {
    static PAGE_EVENTS: RefCell<Vec<PageEvent>> = const { RefCell::new(Vec::new()) };
    static WAKER: RefCell<Option<Box<dyn Fn()>>> = const { RefCell::new(None) };
}

/// Keeps what happened for the next frame, and wakes the loop.
pub(super) fn enqueue(event: PageEvent) {
    PAGE_EVENTS.with_borrow_mut(|events| events.push(event));
    wake();
}

/// There is something to look at.
fn wake() {
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
    app.add_message::<Link>()
        .add_systems(Startup, connect)
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
    listen(&window, "gamepadconnected", |_| wake());
    for query in ["(prefers-reduced-motion: reduce)", "(prefers-color-scheme: light)"] {
        if let Ok(Some(list)) = window.match_media(query) {
            listen(&list, "change", |_| enqueue(PageEvent::SystemPreferences(system_preferences())));
        }
    }
}

/// Presses are there before egui reads the devices' own events.
fn deliver_presses(mut acts: MessageWriter<Act>) {
    let presses = PAGE_EVENTS.with_borrow_mut(|events| {
        let pressed = events.extract_if(.., |l| matches!(l, PageEvent::Press(_)));
        pressed.filter_map(|l| if let PageEvent::Press(key) = l { Some(key) } else { None }).collect::<Vec<_>>()
    });
    acts.write_batch(presses.into_iter().map(Act::click));
}

fn deliver(
    mut system: ResMut<SystemPreferences>,
    mut import: MessageWriter<Import>,
    mut notices: MessageWriter<Notice>,
    mut links: MessageWriter<Link>,
    mut go: MessageWriter<Go>,
) {
    let events = PAGE_EVENTS.take();
    for event in events {
        match event {
            PageEvent::File(text) => {
                import.write(Import::Text(text));
            }
            PageEvent::Back => {
                go.write(Go(Screen::Gallery));
            }
            PageEvent::Link(link) => {
                links.write(Link(link));
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
