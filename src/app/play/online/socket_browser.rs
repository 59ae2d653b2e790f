//! A WebSocket of the browser.

use super::{PROTOCOL, SocketEvent, Waker};
use bevy::log::warn;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, MessageEvent, WebSocket};

thread_local! {
    /// The socket in use. It belongs to the page's only thread.
    static LINE: RefCell<Line> = RefCell::default();
    static WOKE: Cell<bool> = const { Cell::new(false) };
}

#[derive(Default)]
struct Line {
    /// Distinguishes the events of this socket from late ones of an earlier socket.
    number: u32,
    socket: Option<WebSocket>,
    events: VecDeque<SocketEvent>,
    /// Whether the page tells when it becomes visible.
    listens: bool,
}

/// A socket. Dropping it closes it, without an event.
pub(super) struct Socket(u32);

impl Socket {
    /// Opens a socket to an address `ws://host[:port]/path`. Its events follow; `wake` is called for each.
    pub(super) fn open(address: &str, wake: Waker) -> Socket {
        let number = LINE.with_borrow_mut(|line| {
            line.number += 1;
            line.events.clear();
            line.number
        });
        listen_for_return(&wake);
        match WebSocket::new_with_str(address, PROTOCOL) {
            Ok(socket) => {
                attach(&socket, number, &wake);
                LINE.with_borrow_mut(|line| line.socket = Some(socket));
            }
            Err(error) => {
                warn!("{address}: {error:?}");
                push(number, SocketEvent::Closed, &wake);
            }
        }
        Socket(number)
    }

    /// Sends a text. One that cannot be sent is lost; the end of the connection follows.
    pub(super) fn send(&self, text: String) {
        LINE.with_borrow(|line| {
            if let Some(socket) = line.socket.as_ref().filter(|_| line.number == self.0) {
                // It fails only before the socket is open, and nothing is sent then.
                let _ = socket.send_with_str(&text);
            }
        });
    }

    /// Returns the next event.
    pub(super) fn poll(&self) -> Option<SocketEvent> {
        LINE.with_borrow_mut(|line| if line.number == self.0 { line.events.pop_front() } else { None })
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        LINE.with_borrow_mut(|line| {
            if line.number == self.0
                && let Some(socket) = line.socket.take()
            {
                for handler in [WebSocket::set_onopen, WebSocket::set_onclose, WebSocket::set_onmessage] {
                    handler(&socket, None);
                }
                // It fails only with a code that is not allowed.
                let _ = socket.close();
            }
        });
    }
}

fn push(number: u32, event: SocketEvent, wake: &Waker) {
    LINE.with_borrow_mut(|line| {
        if line.number == number {
            line.events.push_back(event);
        }
    });
    wake();
}

/// Queues the events of a socket. The closures live as long as the browser keeps the socket.
fn attach(socket: &WebSocket, number: u32, wake: &Waker) {
    let waker = wake.clone();
    let opened = Closure::<dyn FnMut(Event)>::new(move |_| push(number, SocketEvent::Opened, &waker));
    let waker = wake.clone();
    let closed = Closure::<dyn FnMut(Event)>::new(move |_| push(number, SocketEvent::Closed, &waker));
    let waker = wake.clone();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string();
        push(number, text.map_or(SocketEvent::Heard, SocketEvent::Text), &waker);
    });
    socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
    socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
    socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    opened.forget();
    closed.forget();
    heard.forget();
}

/// Listens for the page being shown again after it was hidden, and for the network coming back.
fn listen_for_return(wake: &Waker) {
    if LINE.with_borrow_mut(|line| std::mem::replace(&mut line.listens, true)) {
        return;
    }
    let Some(window) = web_sys::window() else { return };
    let waker = wake.clone();
    let heard = Closure::<dyn FnMut(Event)>::new(move |_| {
        WOKE.set(true);
        waker();
    });
    let handler = heard.as_ref().unchecked_ref();
    let told = [
        window.add_event_listener_with_callback("pageshow", handler),
        window.add_event_listener_with_callback("online", handler),
        window.document().map_or(Ok(()), |d| d.add_event_listener_with_callback("visibilitychange", handler)),
    ];
    if told.iter().any(Result::is_err) {
        warn!("the page does not tell when it is shown again");
    }
    heard.forget();
}

/// Returns the server of the page: the address that it came from.
pub(super) fn own_server() -> Option<String> {
    web_sys::window()?.location().origin().ok().filter(|origin| origin.starts_with("http"))
}

/// Returns the server at an address that the person wrote: none, because a page plays at the server that it came from.
pub(super) fn server_at(_: &str) -> Option<String> {
    None
}

/// Returns whether the page was shown again since the last call.
pub(super) fn take_woke() -> bool {
    WOKE.replace(false)
}
