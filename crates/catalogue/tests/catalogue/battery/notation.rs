//! Checks of notation: actions and positions are read back from their text.

use super::drive::ensure;
use super::drive::{Check, CheckResult, Ply};
use serde_json::Value;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{Object, Options, PieceList};

/// Actions are read back from their notation.
pub struct Actions;

impl Check for Actions {
    type Memory<G: Heuristic> = ();
    const EVERY: u32 = 8;

    fn ply<G: Heuristic>((): &mut (), ply: &mut Ply<'_, G>) -> CheckResult {
        /// Number of actions of a long list that are read back; all are written.
        const READ: usize = 24;
        let mut texts = Vec::with_capacity(ply.legal.len());
        for (i, &action) in ply.legal.iter().enumerate() {
            let mut text = String::new();
            ply.before.write(action, &mut text);
            let allowed = |c: char| c.is_ascii_alphanumeric() || "-,:/=@+".contains(c);
            ensure!(!text.is_empty() && text.len() <= G::LONGEST, "{action:?} is written '{text}': empty or too long");
            ensure!(text.chars().all(allowed), "{action:?} is written '{text}': with characters that no notation has");
            if i % (1 + ply.legal.len() / READ) == 0 || action == ply.action {
                let read = ply.before.read(&text);
                ensure!(read == Ok(action), "{action:?} is written '{text}' and read as {read:?}");
            }
            texts.push(text);
        }
        texts.sort_unstable();
        let equal = texts.windows(2).find(|pair| pair[0] == pair[1]);
        ensure!(equal.is_none(), "two legal actions are written {equal:?}");
        Ok(())
    }
}

/// Positions are read back from their objects.
pub struct Objects;

impl Check for Objects {
    type Memory<G: Heuristic> = ();
    const EVERY: u32 = 6;

    fn ply<G: Heuristic>((): &mut (), ply: &mut Ply<'_, G>) -> CheckResult {
        if ply.number == 0 {
            read_back(ply.options, ply.before)?;
        }
        read_back(ply.options, ply.after)
    }
}

/// Draws that depend on earlier positions, which an object does not contain (`docs/rulings.md`, 0.5).
const OF_HISTORY: [&str; 2] = ["end-repetition", "end-no-progress"];

fn read_back<G: Heuristic>(options: &Options, position: &G) -> CheckResult {
    let object = position.object();
    let text = Value::Object(object.clone()).to_string();
    ensure!(!text.contains('\n'), "the object has more than one line: {text}");
    let parsed: Object = serde_json::from_str(&text).map_err(|e| format!("the object is not JSON: {e}: {text}"))?;
    let again = G::from_object(options, &parsed).map_err(|e| format!("the object is not read back: {e}: {text}"))?;
    if position.verdict().is_some_and(|v| OF_HISTORY.contains(&v.reason)) {
        return Ok(());
    }
    let of = |p: &G| (p.mover(), p.outcome(), p.verdict(), p.swapped(), p.score(), p.prompt());
    ensure!(of(&again) == of(position), "read back, {:?} becomes {:?}: {text}", of(position), of(&again));
    ensure!(again.object() == object, "read back, the object becomes {}: {text}", Value::Object(again.object()));
    ensure!(pieces(&again) == pieces(position), "read back, the pieces differ: {text}");
    let (mut found, mut expected) = (Vec::new(), Vec::new());
    again.actions(&mut found);
    position.actions(&mut expected);
    ensure!(found == expected, "read back, the legal actions {expected:?} become {found:?}: {text}");
    ensure!(again == *position, "read back, the position differs: {text}");
    ensure!(again.key() == position.key(), "read back, the key differs: {text}");
    Ok(())
}

/// Returns the pieces on the board, for comparing.
pub fn pieces<G: Heuristic>(position: &G) -> PieceList {
    let mut standing = Vec::new();
    position.pieces(&mut standing);
    PieceList::new(standing)
}
