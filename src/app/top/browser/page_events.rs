//! Events of the page are queued for the next frame, and wake the loop.

use super::preferences::system_preferences;
use crate::app::foundations::navigation::{ChangeScreen, Screen};
use crate::app::foundations::notices::Notice;
use crate::app::foundations::power::LoopWaker;
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::settings::SystemPreferences;
use crate::app::panels::accessibility::Act;
use crate::app::play::archive::Import;
use bevy::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, EventTarget};

/// An event of the page.
#[derive(Clone, Debug)]
pub(super) enum PageEvent {
    /// A file was chosen or dropped: its text, or the reason why it cannot be read.
    File(Result<Vec<u8>, String>),
    /// Assistive technology acts on a control or a site.
    Act(Act),
    /// The browser's back button was pressed.
    Back,
    /// The part of the address after `#` was changed.
    Link(String),
    /// A notice for the person.
    Notice(Notice),
    /// The system's preferences changed.
    SystemPreferences(SystemPreferences),
}

/// A link was opened: the part after `#`.
#[derive(Message, Clone, Debug)]
pub(super) struct Link(pub(super) String);

thread_local! {
    static PAGE_EVENTS: RefCell<Vec<PageEvent>> = const { RefCell::new(Vec::new()) };
    static WAKER: RefCell<Option<LoopWaker>> = const { RefCell::new(None) };
}

/// Queues an event for the next frame, and wakes the loop.
pub(super) fn enqueue(event: PageEvent) {
    PAGE_EVENTS.with_borrow_mut(|events| events.push(event));
    wake();
}

/// Wakes the loop.
fn wake() {
    // Without a waker the program has not started, and false means that it has ended.
    let _ = WAKER.with_borrow(|waker| waker.as_ref().is_some_and(LoopWaker::ring));
}

/// Listens to an event of the page until the page is closed.
pub(super) fn listen(target: &EventTarget, event: &str, heard: impl FnMut(Event) + 'static) {
    let heard = Closure::<dyn FnMut(Event)>::new(heard);
    if target.add_event_listener_with_callback(event, heard.as_ref().unchecked_ref()).is_err() {
        warn!("the page does not tell of '{event}'");
    }
    heard.forget();
}

/// Dispatches an event on the page's window.
pub(super) fn announce(event: &str) {
    let event = Event::new(event);
    if let (Some(window), Ok(event)) = (web_sys::window(), event) {
        // The result is false only if a listener cancels the event.
        let _ = window.dispatch_event(&event);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Link>()
        .add_systems(Startup, connect)
        .add_systems(First, deliver_acts.after(bevy::ecs::message::MessageUpdateSystems))
        .add_systems(Update, deliver.before(TableSet::Input));
}

fn connect(waker: Res<LoopWaker>) {
    WAKER.set(Some(waker.clone()));
    let Some(window) = web_sys::window() else { return };
    listen(&window, "gamepadconnected", |_| wake());
    for query in ["(prefers-reduced-motion: reduce)", "(prefers-color-scheme: light)"] {
        if let Ok(Some(list)) = window.match_media(query) {
            listen(&list, "change", |_| enqueue(PageEvent::SystemPreferences(system_preferences())));
        }
    }
}

/// Sends the acts of assistive technology before egui reads its input.
fn deliver_acts(mut acts: MessageWriter<Act>) {
    let arrived = PAGE_EVENTS.with_borrow_mut(|events| {
        let acts = events.extract_if(.., |event| matches!(event, PageEvent::Act(_)));
        acts.filter_map(|event| if let PageEvent::Act(act) = event { Some(act) } else { None }).collect::<Vec<_>>()
    });
    acts.write_batch(arrived);
}

fn deliver(
    mut system: ResMut<SystemPreferences>,
    mut import: MessageWriter<Import>,
    mut notices: MessageWriter<Notice>,
    mut links: MessageWriter<Link>,
    mut go: MessageWriter<ChangeScreen>,
) {
    let events = PAGE_EVENTS.take();
    for event in events {
        match event {
            PageEvent::File(file) => {
                import.write(Import::File(file));
            }
            PageEvent::Back => {
                go.write(ChangeScreen(Screen::Gallery));
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
            PageEvent::Act(_) => {}
        }
    }
}
