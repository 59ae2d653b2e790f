//! One connection: from the socket to the tables and back.

use super::awake::Awake;
use super::queue::{Push, Waiting, queue};
use super::tables::{Job, Jobs};
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tabuleiro_online::ConnectionId;
use tabuleiro_online::message::LONGEST;
use tokio::sync::oneshot;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tungstenite::error::ProtocolError;

/// The name of the wire.
pub(crate) const PROTOCOL: &str = "tabuleiro.v1";

/// The longest message that is received, to be refused. Above it the connection is closed.
const RECEIVED: usize = 16 * LONGEST;

/// The size of the buffers of a connection.
const BUFFER: usize = 4096;

/// The most that waits to be written. A whole table has a few kilobytes, one of a long match some tens.
const WRITTEN: usize = 256 << 10;

/// The time between two pings.
const PING: Duration = Duration::from_secs(4);

/// The time within which a message must leave.
const SEND: Duration = Duration::from_secs(10);

/// The time that the other side has to close.
const FAREWELL: Duration = Duration::from_secs(1);

/// Sets the limits of a connection.
pub(crate) fn bounded(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .protocols([PROTOCOL])
        .max_message_size(RECEIVED)
        .max_frame_size(RECEIVED)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(WRITTEN)
}

/// Serves a connection to its end.
pub(crate) async fn run(mut socket: WebSocket, address: Option<IpAddr>, jobs: Jobs, awake: &Awake) {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let id = ConnectionId(NEXT.fetch_add(1, Ordering::Relaxed));
    let (sender, mut waiting) = queue();
    if jobs.send(Job::Connect(id, address, sender)).await.is_ok() {
        serve(&mut socket, id, &jobs, &mut waiting, awake).await;
        let _ = jobs.send(Job::Gone(id)).await;
    }
    farewell(&mut socket).await;
}

async fn serve(socket: &mut WebSocket, id: ConnectionId, jobs: &Jobs, queue: &mut Waiting, awake: &Awake) {
    let mut pings = interval(PING);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // The next message is read when the last one has been answered, so a client that sends fast waits and does not
    // overflow its own queue.
    let mut taken: Option<oneshot::Receiver<()>> = None;
    loop {
        tokio::select! {
            biased;
            push = queue.next() => {
                // Without a sender the queue was full: the client comes back and gets the whole table.
                let Some(push) = push else { return };
                if !send(socket, push, awake).await {
                    return;
                }
            }
            _ = pings.tick() => {
                if !matches!(awake.within(SEND, socket.send(Message::Ping(Vec::new().into()))).await, Some(Ok(()))) {
                    return;
                }
            }
            () = answered(&mut taken), if taken.is_some() => taken = None,
            received = socket.recv(), if taken.is_none() => {
                let (done, waiting) = oneshot::channel();
                let job = match received {
                    Some(Ok(Message::Text(text))) => Job::Text { id, text: text.as_str().to_string(), at: Instant::now(), done },
                    Some(Ok(Message::Binary(_))) => Job::Frame { id, too_big: false, done },
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => Job::Heard(id, done),
                    Some(Err(error)) => {
                        match fault(error) {
                            Fault::TooBig => refuse_big(socket, id, jobs, queue, awake).await,
                            Fault::Malformed(code, why) => drop(send(socket, Push::Close(code, why), awake).await),
                            Fault::Gone => {}
                        }
                        return;
                    }
                    Some(Ok(Message::Close(_))) | None => return,
                };
                if jobs.send(job).await.is_err() {
                    return;
                }
                taken = Some(waiting);
            }
        }
    }
}

/// Waits until the thread of the tables has taken a job.
async fn answered(taken: &mut Option<oneshot::Receiver<()>>) {
    if let Some(taken) = taken {
        let _ = taken.await;
    }
}

/// Why nothing more can be received on a connection.
enum Fault {
    /// A message exceeded the size limit.
    TooBig,
    /// What arrived is not WebSocket, or not UTF-8: the code and the reason of the close frame.
    Malformed(u16, &'static str),
    /// The connection is lost.
    Gone,
}

fn fault(error: axum::Error) -> Fault {
    let error = error.into_inner();
    match error.downcast_ref() {
        Some(tungstenite::Error::Capacity(_)) => Fault::TooBig,
        Some(tungstenite::Error::Utf8(_)) => Fault::Malformed(1007, "a text message must be UTF-8"),
        Some(tungstenite::Error::Protocol(error)) if *error != ProtocolError::ResetWithoutClosingHandshake => {
            Fault::Malformed(1002, "what arrived is not a frame of WebSocket")
        }
        _ => Fault::Gone,
    }
}

/// Refuses a message that is not read, and ends the connection, because what follows cannot be told from it.
async fn refuse_big(socket: &mut WebSocket, id: ConnectionId, jobs: &Jobs, queue: &mut Waiting, awake: &Awake) {
    if jobs.send(Job::Frame { id, too_big: true, done: oneshot::channel().0 }).await.is_err() {
        return;
    }
    if let Ok(Some(push)) = timeout(FAREWELL, queue.next()).await {
        send(socket, push, awake).await;
    }
    send(socket, Push::Close(1009, "a message has at most 4096 bytes"), awake).await;
    // The rest of the message is unread, so closing the socket resets the connection, and a reset discards data that the
    // client has not read. Wait until it can have read the refusal.
    sleep(FAREWELL).await;
}

/// Sends what was pushed. Returns whether the connection goes on.
async fn send(socket: &mut WebSocket, push: Push, awake: &Awake) -> bool {
    let (message, last) = match push {
        Push::Text(text) => (Message::Text((&*text).into()), false),
        Push::Close(code, reason) => (Message::Close(Some(CloseFrame { code, reason: reason.into() })), true),
    };
    matches!(awake.within(SEND, socket.send(message)).await, Some(Ok(()))) && !last
}

/// Reads what is still on its way, so that the last messages are not lost with the connection.
async fn farewell(socket: &mut WebSocket) {
    let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
    let _ = timeout(FAREWELL, rest).await;
}
