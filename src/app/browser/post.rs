//! What the page's listeners hear between two frames waits here for the next, and wakes the loop.

use crate::app::archive::{Import, Notice};
use crate::app::input::Tapped;
use crate::app::screens::{Go, Screen};
use crate::app::sets::TableSet;
use crate::app::settings::Surroundings;
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
pub(super) enum Letter {
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
    Surroundings(Surroundings),
}

thread_local! {
    static LETTERS: RefCell<Vec<Letter>> = const { RefCell::new(Vec::new()) };
    static ALARM: RefCell<Option<Box<dyn Fn()>>> = const { RefCell::new(None) };
}

/// Leaves a letter for the next frame.
pub(super) fn leave(letter: Letter) {
    LETTERS.with_borrow_mut(|letters| letters.push(letter));
    ALARM.with_borrow(|alarm| {
        if let Some(ring) = alarm {
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
        // A closed loop needs no alarm.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    };
    ALARM.set(Some(Box::new(ring)));
    let Some(window) = web_sys::window() else { return };
    for query in ["(prefers-reduced-motion: reduce)", "(prefers-color-scheme: light)"] {
        if let Ok(Some(list)) = window.match_media(query) {
            listen(&list, "change", |_| leave(Letter::Surroundings(super::surroundings())));
        }
    }
}

/// Presses go to egui with the devices' own events.
fn deliver_presses(context: Query<Entity, With<PrimaryEguiContext>>, mut events: MessageWriter<EguiInputEvent>) {
    let Ok(context) = context.single() else { return };
    let presses = LETTERS.with_borrow_mut(|letters| {
        let pressed = letters.extract_if(.., |l| matches!(l, Letter::Press(_)));
        pressed.filter_map(|l| if let Letter::Press(node) = l { Some(node) } else { None }).collect::<Vec<_>>()
    });
    for node in presses {
        let request =
            ActionRequest { action: Action::Click, target_tree: TreeId::ROOT, target_node: NodeId(node), data: None };
        events.write(EguiInputEvent { context, event: egui::Event::AccessKitActionRequest(request) });
    }
}

fn deliver(
    mut surroundings: ResMut<Surroundings>,
    mut import: MessageWriter<Import>,
    mut tapped: MessageWriter<Tapped>,
    mut notices: MessageWriter<Notice>,
    mut links: MessageWriter<super::place::Link>,
    mut go: MessageWriter<Go>,
) {
    let letters = LETTERS.take();
    for letter in letters {
        match letter {
            Letter::File(text) => {
                import.write(Import::Text(text));
            }
            Letter::Tap(site) => {
                tapped.write(Tapped(Tap::Site(site)));
            }
            Letter::Back => {
                go.write(Go(Screen::Gallery));
            }
            Letter::Link(link) => {
                links.write(super::place::Link(link));
            }
            Letter::Notice(notice) => {
                notices.write(notice);
            }
            Letter::Surroundings(now) => {
                surroundings.set_if_neq(now);
            }
            Letter::Press(_) => {}
        }
    }
}
