//! The progress of a proof: one line on standard error, which is overwritten on a terminal.

use std::io::{IsTerminal, Write};
use std::time::Duration;
use tabuleiro_engine::solve::ProofProgress;

/// The least time between two lines on a terminal, where each replaces the one before.
const OFTEN: Duration = Duration::from_millis(250);
/// The least time between two lines elsewhere, where all lines stay.
const SELDOM: Duration = Duration::from_secs(10);

/// The time and number of nodes of the last line, and the rate in nodes per second.
#[derive(Default)]
pub(super) struct ProgressLine {
    at: Duration,
    nodes: u64,
    rate: f64,
}

impl ProgressLine {
    /// Writes a line if enough time has passed since the one before, or if it is the last.
    pub(super) fn write(&mut self, progress: &ProofProgress, passed: Duration, last: bool) {
        let terminal = std::io::stderr().is_terminal();
        let since = passed.saturating_sub(self.at);
        if since < (if terminal { OFTEN } else { SELDOM }) && !last {
            return;
        }
        if since >= OFTEN || self.rate == 0.0 {
            self.rate = (progress.nodes - self.nodes) as f64 / since.as_secs_f64().max(1e-9);
            (self.at, self.nodes) = (passed, progress.nodes);
        }
        let line = line(progress, passed, self.rate);
        let mut out = std::io::stderr().lock();
        // Standard error may be closed; the proof continues without it.
        let _ = match (terminal, last) {
            (true, false) => write!(out, "\r\x1b[K{line}").and_then(|()| out.flush()),
            (true, true) => writeln!(out, "\r\x1b[K{line}"),
            (false, _) => writeln!(out, "{line}"),
        };
    }
}

fn line(progress: &ProofProgress, passed: Duration, rate: f64) -> String {
    let ProofProgress { nodes, settled, actions, proof, disproof, depth, memory, .. } = *progress;
    let open =
        if proof == 0 && disproof == 0 { String::new() } else { format!(", proof {proof}, disproof {disproof}") };
    format!(
        "{settled}/{actions} actions{open}, depth {depth}, {} positions, {} a second, {} MB, {:.1} s",
        short(nodes as f64),
        short(rate),
        memory >> 20,
        passed.as_secs_f64()
    )
}

/// Formats a number with three or four digits and a prefix: k, M or G.
fn short(number: f64) -> String {
    match number {
        n if n >= 1e9 => format!("{:.2} G", n / 1e9),
        n if n >= 1e6 => format!("{:.2} M", n / 1e6),
        n if n >= 1e4 => format!("{:.0} k", n / 1e3),
        n => format!("{n:.0}"),
    }
}
