//! A soak test of the exhibit: simulates hours of visits of every kind, faster than real time and without a window, and
//! checks for growth, lost counts and warnings. `./check --long` sets `TABULEIRO_HOURS=72`.
#![cfg(feature = "app")]

use bevy::log::tracing_subscriber::layer::{Context, Layer, SubscriberExt};
use bevy::log::tracing_subscriber::util::SubscriberInitExt;
use bevy::log::{Level, tracing};
use std::fmt::{Debug, Write};
use std::sync::Mutex;
use tabuleiro::app::headless::soak::{Measurements, SimulatedExhibit};
use tabuleiro_exhibit::ALLOCATION;

/// Unexpected warnings and errors in the log.
static SAID: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Parts of the expected warnings: there is no window and no renderer.
const EXPECTED: [&str; 2] = ["Cannot access an underlying winit window", "Render app did not exist"];

struct Listener;

impl<S: tracing::Subscriber> Layer<S> for Listener {
    fn on_event(&self, event: &tracing::Event<'_>, _: Context<'_, S>) {
        if *event.metadata().level() <= Level::WARN {
            struct Text(String);
            impl tracing::field::Visit for Text {
                fn record_debug(&mut self, field: &tracing::field::Field, value: &dyn Debug) {
                    let _ = write!(self.0, "{}={value:?} ", field.name());
                }
            }
            let mut text = Text(format!("{}: ", event.metadata().target()));
            event.record(&mut text);
            // Errors are followed by a backtrace.
            text.0.truncate(text.0.find('\n').unwrap_or(text.0.len()));
            if !EXPECTED.iter().any(|expected| text.0.contains(expected)) {
                SAID.lock().unwrap().push(text.0);
            }
        }
    }
}

fn hours() -> f64 {
    std::env::var("TABULEIRO_HOURS").ok().and_then(|hours| hours.parse().ok()).unwrap_or(3.0)
}

#[test]
#[ignore = "a long test that prints measurements, run by ./check"]
fn a_simulated_exhibit_has_constant_memory_complete_counts_and_no_warnings() {
    if std::env::var_os(ALLOCATION.0).is_none() {
        // Runs this test again with the allocator settings that the supervisor gives to the window.
        let mut again = std::process::Command::new(std::env::current_exe().unwrap());
        again.args(std::env::args_os().skip(1)).env(ALLOCATION.0, ALLOCATION.1);
        assert!(again.status().unwrap().success());
        return;
    }
    bevy::log::tracing_subscriber::registry().with(Listener).init();
    let folder = std::env::temp_dir().join(format!("tabuleiro-soak-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let mut days = SimulatedExhibit::begin(&folder, 20_261_122, None);
    days.warm_up();
    let first = days.measurements();
    println!("{first:?}");
    let mut last = first;
    let end = first.hours + hours();
    while last.hours < end {
        days.pass((end - last.hours).clamp(0.0, (hours() / 6.0).max(1.0)));
        last = days.measurements();
        println!("{last:?}");
    }
    let said = SAID.lock().unwrap();
    assert!(said.is_empty(), "{said:#?}");
    assert_eq!(last.begun, last.counted, "every match that was begun must be in the counts");
    assert!(last.begun > 2 * hours() as usize, "too few matches were begun");
    let grows = |what: &str, before: f64, after: f64| {
        assert!(after <= before * 1.02, "{what}: {before} after the first hours, {after} after {:.0}", last.hours);
    };
    let of = |value: fn(&Measurements) -> f64| (value(&first), value(&last));
    let (before, after) = of(|f| f.entities as f64);
    // Boards of different games have different numbers of entities, so a difference of about one board is allowed.
    grows("entities", before + 200.0, after);
    let (before, after) = of(|f| f.assets as f64);
    grows("assets", before + 40.0, after);
    if let (Some(before), Some(after)) = (first.handles, last.handles) {
        assert_eq!(before, after, "handles");
    }
    if let (Some(before), Some(after)) = (first.memory, last.memory) {
        // In a few hours a leak cannot be distinguished from one search that needs more memory than all before it.
        let slack = if hours() < 24.0 { 1.08 } else { 1.0 };
        grows("memory", before as f64 * slack, after as f64);
    }
    let _ = std::fs::remove_dir_all(&folder);
}
