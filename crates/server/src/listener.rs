//! The listener: few connections from one address, and an end for those that do nothing.

use super::awake::Awake;
use axum::serve::Listener;
use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep};

/// The greatest number of connections from one address.
const MOST: usize = 512;

/// The time from the first byte of a request to its answer, and from the connection to the first answer: a client that sends
/// its request slower is not waited for.
const FIRST: Duration = Duration::from_secs(20);

/// The time after which a connection is closed on which nothing is read or written.
const IDLE: Duration = Duration::from_secs(75);

type Counts = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// A listener with limits.
pub(crate) struct Gate {
    inner: TcpListener,
    counts: Counts,
    /// Whether connections are counted by their address. Behind a proxy all come from one.
    counted: bool,
    awake: Arc<Awake>,
}

impl Gate {
    pub(crate) fn new(inner: TcpListener, proxied: bool, awake: Arc<Awake>) -> Gate {
        Gate { inner, counts: Counts::default(), counted: !proxied, awake }
    }
}

/// A place at the gate, given back at the end of the connection.
struct Place(IpAddr, Counts);

impl Place {
    /// Takes a place. Returns `None` if the address has as many connections as it may have.
    fn take(ip: IpAddr, counts: &Counts) -> Option<Place> {
        let mut taken = counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(ip).or_default();
        (*count < MOST).then(|| {
            *count += 1;
            Place(ip, counts.clone())
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.1.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.0) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.0);
            }
        }
    }
}

impl Listener for Gate {
    type Io = Watched;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Watched, SocketAddr) {
        loop {
            match self.inner.accept().await {
                Ok((stream, address)) => {
                    let place = self.counted.then(|| Place::take(address.ip().to_canonical(), &self.counts));
                    if let Some(place) = place.map_or(Some(None), |place| place.map(Some)) {
                        // A failure costs some milliseconds in each answer.
                        let _ = stream.set_nodelay(true);
                        return (Watched::new(stream, place, self.awake.clone()), address);
                    }
                }
                // There are no file descriptors left, or the client has gone already.
                Err(_) => sleep(Duration::from_millis(50)).await,
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.inner.local_addr()
    }
}

/// A connection that ends when it is idle.
pub(crate) struct Watched {
    stream: TcpStream,
    awake: Arc<Awake>,
    /// The time until which something must happen.
    until: Duration,
    alarm: Pin<Box<Sleep>>,
    /// Whether something was read since the last answer.
    asked: bool,
    _place: Option<Place>,
}

impl Watched {
    fn new(stream: TcpStream, place: Option<Place>, awake: Arc<Awake>) -> Watched {
        let until = awake.now() + FIRST;
        Watched { stream, awake, until, alarm: Box::pin(sleep(FIRST)), asked: true, _place: place }
    }

    /// Notes that something was read or written, or fails if nothing was for too long.
    fn watch<T>(&mut self, done: Poll<io::Result<T>>, wrote: bool, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if done.is_ready() {
            if wrote {
                (self.asked, self.until) = (false, self.awake.now() + IDLE);
            } else if !self.asked {
                (self.asked, self.until) = (true, self.awake.now() + FIRST);
                self.alarm.as_mut().reset(Instant::now() + FIRST);
            }
            return done;
        }
        while self.alarm.as_mut().poll(context).is_ready() {
            let left = self.until.saturating_sub(self.awake.now());
            if left.is_zero() {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            self.alarm.as_mut().reset(Instant::now() + left);
        }
        Poll::Pending
    }
}

impl AsyncRead for Watched {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let done = Pin::new(&mut self.stream).poll_read(context, into);
        self.watch(done, false, context)
    }
}

impl AsyncWrite for Watched {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(done, true, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.watch(done, true, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
