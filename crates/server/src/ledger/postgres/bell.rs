//! The bell between servers: who has added entries tells the others the names of the streams.

use super::told;
use crate::output::with_log;
use deadpool_postgres::Pool;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tabuleiro_online::ledger::News;
use tokio::runtime::Runtime;
use tokio::time::{interval, sleep, timeout};
use tokio_postgres::{AsyncMessage, Client, Config, Connection, NoTls, Socket, tls::NoTlsStream};

/// The channel of the notifications.
const CHANNEL: &str = "tabuleiro";

/// The longest notification, in bytes: PostgreSQL allows 8000.
const LONGEST: usize = 7000;

/// The time between two looks at the newest entries, for notifications that were lost.
const LOOK: Duration = Duration::from_secs(1);

/// The time until a connection that was lost is opened again.
const AGAIN: Duration = Duration::from_secs(1);

/// The longest time for a question.
const PATIENCE: Duration = Duration::from_secs(3);

/// What was heard.
#[derive(Debug)]
struct Heard {
    streams: BTreeSet<String>,
    /// Whether something may have been missed.
    is_gap: bool,
}

/// The bell of one server.
#[derive(Debug)]
pub(super) struct Bell {
    heard: Arc<Mutex<Heard>>,
}

fn note(heard: &Mutex<Heard>, change: impl FnOnce(&mut Heard)) {
    change(&mut heard.lock().unwrap_or_else(PoisonError::into_inner));
}

impl Bell {
    /// Listens in a task of the runtime, with a connection of its own.
    pub(super) fn start(runtime: &Runtime, config: Config, server: i64) -> Bell {
        let heard = Arc::new(Mutex::new(Heard { streams: BTreeSet::new(), is_gap: false }));
        let own = heard.clone();
        runtime.spawn(async move {
            loop {
                if let Err(error) = listen(&config, server, &own).await {
                    with_log(|| tracing::warn!("PostgreSQL: notifications are missed: {}", told(&error)));
                }
                sleep(AGAIN).await;
            }
        });
        Bell { heard }
    }

    /// Returns what other servers have said since the last call.
    pub(super) fn news(&self) -> News {
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        if std::mem::take(&mut heard.is_gap) {
            heard.streams.clear();
            return News::Unknown;
        }
        News::Streams(std::mem::take(&mut heard.streams))
    }
}

/// Tells the other servers about streams, without waiting for it.
pub(super) fn ring(runtime: &Runtime, pool: &Pool, server: i64, streams: BTreeSet<String>) {
    let pool = pool.clone();
    runtime.spawn(async move {
        let Ok(client) = pool.get().await else { return };
        for text in texts(server, &streams) {
            // Who does not hear it looks within a second.
            let _ = client.execute("select pg_notify($1, $2)", &[&CHANNEL, &text]).await;
        }
    });
}

/// Returns notifications about streams: the number of the server, and the names.
fn texts(server: i64, streams: &BTreeSet<String>) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for stream in streams {
        match texts.last_mut().filter(|text| text.len() + stream.len() < LONGEST) {
            Some(text) => *text += &format!(" {stream}"),
            None => texts.push(format!("{server} {stream}")),
        }
    }
    texts
}

/// Listens until the connection ends.
async fn listen(config: &Config, server: i64, heard: &Arc<Mutex<Heard>>) -> Result<(), tokio_postgres::Error> {
    let (client, connection) = config.connect(NoTls).await?;
    let receiving = tokio::spawn(receive(connection, server, heard.clone()));
    let done = look(&client, server, heard, &receiving).await;
    receiving.abort();
    done
}

/// Asks to be notified, then for what was missed, and from time to time for the newest entries.
async fn look(
    client: &Client,
    server: i64,
    heard: &Arc<Mutex<Heard>>,
    receiving: &tokio::task::JoinHandle<()>,
) -> Result<(), tokio_postgres::Error> {
    client.batch_execute(&format!("listen {CHANNEL}")).await?;
    note(heard, |heard| heard.is_gap = true);
    let mut looks = interval(LOOK);
    while !receiving.is_finished() {
        looks.tick().await;
        let newest = "select distinct stream from entry where at > now() - interval '4 seconds' and server <> $1";
        let Ok(rows) = timeout(PATIENCE, client.query(newest, &[&server])).await else { return Ok(()) };
        let streams: Vec<String> = rows?.iter().map(|row| row.get(0)).collect();
        note(heard, |heard| heard.streams.extend(streams));
    }
    Ok(())
}

/// Takes notifications until the connection ends.
async fn receive(mut connection: Connection<Socket, NoTlsStream>, server: i64, heard: Arc<Mutex<Heard>>) {
    let own = server.to_string();
    while let Some(Ok(message)) = std::future::poll_fn(|context| connection.poll_message(context)).await {
        let AsyncMessage::Notification(notification) = message else { continue };
        let mut words = notification.payload().split(' ').map(str::to_string);
        if words.next().is_some_and(|from| from != own) {
            note(&heard, |heard| heard.streams.extend(words));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_notification_is_too_long() {
        let streams: BTreeSet<String> = (0..1000).map(|number| format!("person/{number:032x}")).collect();
        let texts = texts(-7, &streams);
        assert!(texts.len() > 1 && texts.iter().all(|text| text.len() < 8000));
        let words: usize = texts.iter().map(|text| text.split(' ').skip(1).count()).sum();
        assert_eq!(words, 1000);
        assert!(texts.iter().all(|text| text.starts_with("-7 ")));
    }
}
