//! Whether a King is in check, found from outside: another man is put in its place, the King somewhere else, and the
//! opponent is asked what it could do there. So the fact is tested without trusting the game's own word for it.

use super::facts::letters;
use serde_json::Value;
use std::collections::BTreeMap;
use tabuleiro::games::AnyPosition;
use tabuleiro::rules::{Player, square_name};

/// Whether some man of the opponent could capture the King of `side`, trampolines standing as they do.
///
/// A King on another square can hide an attack but never make one, so it is tried on every empty square; and so with
/// the man that takes its place.
pub fn in_check(position: &dyn AnyPosition, side: Player) -> Result<bool, String> {
    let object = position.object();
    let men = letters(&object);
    let own = |letter: &str| if side == Player::First { letter.to_string() } else { letter.to_lowercase() };
    let (king, _) = men.iter().find(|(_, m)| **m == own("K")).ok_or("there is no King")?;
    let mut asked = false;
    for goal in (0..64).map(|i| square_name(i % 8, i / 8)).filter(|s| !men.contains_key(s)) {
        for stand_in in ["N", "P", "B", "R"] {
            let mut moved = men.clone();
            moved.insert(king.clone(), own(stand_in));
            moved.insert(goal.clone(), own("K"));
            let mut changed = object.clone();
            changed.insert("fen".into(), fen(&moved).into());
            changed.insert("turn".into(), if side == Player::First { "b" } else { "w" }.into());
            changed.insert("phase".into(), "piece".into());
            changed.insert("castle".into(), "".into());
            changed.insert("ep".into(), Value::Null);
            let Ok(changed) = position.with_object(&changed) else { continue };
            asked = true;
            if changed.legal().iter().any(|o| lands_on(&o.text, king)) {
                return Ok(true);
            }
        }
    }
    if asked { Ok(false) } else { Err("no position could be asked".into()) }
}

/// Whether the last leg of an action ends there, promotion or not.
fn lands_on(action: &str, square: &str) -> bool {
    action.rsplit('-').next().and_then(|leg| leg.split('=').next()) == Some(square)
}

fn fen(men: &BTreeMap<String, String>) -> String {
    let row = |rank: u8| {
        let mut text = String::new();
        let mut empty = 0;
        for file in 0..8 {
            match men.get(&square_name(file, rank)) {
                Some(man) => {
                    if empty > 0 {
                        text.push_str(&empty.to_string());
                    }
                    empty = 0;
                    text.push_str(man);
                }
                None => empty += 1,
            }
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        text
    };
    (0..8).rev().map(row).collect::<Vec<_>>().join("/")
}
