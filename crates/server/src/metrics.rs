//! Figures about a running server, in the text form that Prometheus reads (`GET /metrics`).

use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use std::time::Duration;
use tabuleiro_online::words::Why;

/// The upper ends of the classes of durations, in seconds.
const CLASSES: [f64; 11] = [0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Reason {
    why: Word,
}

/// The word of the wire for a reason.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Word(String);

impl EncodeLabelValue for Word {
    fn encode(&self, encoder: &mut prometheus_client::encoding::LabelValueEncoder) -> Result<(), std::fmt::Error> {
        self.0.encode(encoder)
    }
}

/// What is counted and measured.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    tables: Gauge,
    open: Gauge,
    connections: Gauge,
    messages: Counter,
    actions: Counter,
    refusals: Family<Reason, Counter>,
    receipts: Histogram,
    ledger: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let durations = || Histogram::new(CLASSES);
        let mut metrics = Metrics {
            registry: Registry::with_prefix("tabuleiro"),
            tables: Gauge::default(),
            open: Gauge::default(),
            connections: Gauge::default(),
            messages: Counter::default(),
            actions: Counter::default(),
            refusals: Family::default(),
            receipts: durations(),
            ledger: durations(),
        };
        let registry = &mut metrics.registry;
        registry.register("tables", "Tables in the ledger", metrics.tables.clone());
        registry.register("open_tables", "Tables in memory", metrics.open.clone());
        registry.register("connections", "Connections of clients", metrics.connections.clone());
        registry.register("messages", "Messages of clients", metrics.messages.clone());
        registry.register("actions", "Actions that were played", metrics.actions.clone());
        registry.register("refusals", "Refused messages by reason", metrics.refusals.clone());
        let (receipts, ledger) = (metrics.receipts.clone(), metrics.ledger.clone());
        registry.register_with_unit(
            "answer",
            "From the arrival of a message to its answer in the queue",
            Unit::Seconds,
            receipts,
        );
        registry.register_with_unit("ledger", "Appends to the ledger", Unit::Seconds, ledger);
        metrics
    }

    /// Notes how many tables and connections there are now.
    pub(crate) fn note_counts(&self, tables: usize, open: usize, connections: usize) {
        for (gauge, count) in [(&self.tables, tables), (&self.open, open), (&self.connections, connections)] {
            gauge.set(i64::try_from(count).unwrap_or(i64::MAX));
        }
    }

    /// Notes that a message was answered.
    pub(crate) fn note_answer(&self, after: Duration) {
        self.messages.inc();
        self.receipts.observe(after.as_secs_f64());
    }

    /// Notes an append to the ledger.
    pub(crate) fn note_append(&self, after: Duration) {
        self.ledger.observe(after.as_secs_f64());
    }

    /// Notes actions that were played.
    pub(crate) fn note_actions(&self, count: u64) {
        self.actions.inc_by(count);
    }

    /// Notes refused messages.
    pub(crate) fn note_refusals(&self, why: Why, count: u64) {
        let word = serde_json::to_value(why).ok().and_then(|word| word.as_str().map(str::to_string));
        self.refusals.get_or_create(&Reason { why: Word(word.unwrap_or_default()) }).inc_by(count);
    }

    /// Returns the text.
    pub(crate) fn to_text(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_written_as_prometheus_reads_them() {
        let metrics = Metrics::new();
        metrics.note_counts(3, 2, 5);
        metrics.note_answer(Duration::from_millis(3));
        metrics.note_refusals(Why::NotYourTurn, 2);
        let text = metrics.to_text();
        for line in [
            "# TYPE tabuleiro_tables gauge",
            "tabuleiro_tables 3",
            "tabuleiro_open_tables 2",
            "tabuleiro_messages_total 1",
            r#"tabuleiro_refusals_total{why="not_your_turn"} 2"#,
            r#"tabuleiro_answer_seconds_bucket{le="0.0025"} 0"#,
            r#"tabuleiro_answer_seconds_bucket{le="0.005"} 1"#,
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is missing in\n{text}");
        }
    }
}
