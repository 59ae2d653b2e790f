//! Tests whether a King is in check without the game's own code for it: exchanges the King with another man and lists
//! the legal captures of the opponent on the King's square.

use super::facts::letters;
use serde_json::Value;
use std::collections::BTreeMap;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_rules::{Player, square_name};

/// Letters of the men by their squares.
type Men = BTreeMap<String, String>;

/// Returns whether a man of the opponent could capture the King of `side`, with the trampolines where they are.
///
/// The King is exchanged with another man of its side, or moved to an empty square, where it may block an attack but
/// never causes one. The other King is exchanged too, so that no attacker is pinned; the two exchanged men do not count
/// as attackers.
pub fn in_check(position: &dyn AnyPosition, side: Player) -> Result<bool, String> {
    let object = position.object();
    let men = letters(&object);
    let word = |side: Player| position.facts().seats[side.index()].letter.to_ascii_lowercase();
    let (own, other) = (word(side), word(side.other()));
    // In games with numbered turns, a turn of White begins the next number.
    let later = position.mover() == side && other == 'w';
    let number = object.get("n").and_then(Value::as_u64).map(|n| n + u64::from(later));
    let square = king(&men, own).ok_or("there is no King")?;
    let mut tried = false;
    for (unkinged, _) in exchanges(&men, own).into_iter().chain(stand_ins(&men, own)) {
        for (changed, moved) in exchanges(&unkinged, other) {
            let mut query = object.clone();
            query.insert("fen".into(), fen(&changed).into());
            query.insert("turn".into(), other.to_string().into());
            query.insert("phase".into(), "piece".into());
            query.insert("first".into(), false.into());
            query.insert("castle".into(), "".into());
            query.insert("ep".into(), Value::Null);
            if let Some(number) = number {
                query.insert("n".into(), number.into());
            }
            let Ok(query) = position.with_object(&query) else { continue };
            tried = true;
            let captures = |text: &str| lands_on(text, &square) && !moved.iter().any(|s| text.starts_with(s.as_str()));
            if query.legal().iter().any(|offer| captures(&offer.text)) {
                return Ok(true);
            }
        }
    }
    if tried { Ok(false) } else { Err("no position could be tried".into()) }
}

fn is_of(man: &str, side: char) -> bool {
    (man.to_uppercase() == man) == (side == 'w')
}

fn letter(man: &str, side: char) -> String {
    if side == 'w' { man.to_uppercase() } else { man.to_lowercase() }
}

fn king(men: &Men, side: char) -> Option<String> {
    men.iter().find(|(_, man)| **man == letter("K", side)).map(|(square, _)| square.clone())
}

/// Returns the men as they are, and with the King and each other man of that side exchanged, with the changed squares.
fn exchanges(men: &Men, side: char) -> Vec<(Men, Vec<String>)> {
    let Some(home) = king(men, side) else { return Vec::new() };
    let mut all = vec![(men.clone(), Vec::new())];
    for (square, man) in men.iter().filter(|(square, man)| is_of(man, side) && **square != home) {
        let mut changed = men.clone();
        changed.insert(home.clone(), man.clone());
        changed.insert(square.clone(), letter("K", side));
        all.push((changed, vec![home.clone(), square.clone()]));
    }
    all
}

/// Returns the men with the King on each empty square and another man on the King's.
fn stand_ins(men: &Men, side: char) -> Vec<(Men, Vec<String>)> {
    let Some(home) = king(men, side) else { return Vec::new() };
    let mut all = Vec::new();
    for goal in (0..64).map(|i| square_name(i % 8, i / 8)).filter(|s| !men.contains_key(s)) {
        let mut changed = men.clone();
        changed.insert(home.clone(), letter("N", side));
        changed.insert(goal.clone(), letter("K", side));
        all.push((changed, Vec::new()));
    }
    all
}

/// Returns whether the last leg of an action ends on a square, with or without a promotion.
fn lands_on(action: &str, square: &str) -> bool {
    action.rsplit('-').next().and_then(|leg| leg.split('=').next()) == Some(square)
}

/// Returns the placement field of FEN.
fn fen(men: &Men) -> String {
    let row = |rank: u8| {
        let letters = (0..8).map(|file| men.get(&square_name(file, rank)).map_or("1", String::as_str));
        letters.collect::<String>()
    };
    (0..8).rev().map(row).collect::<Vec<_>>().join("/")
}
