//! The position object of Moinho.
//!
//! In addition to `men`, `hand`, `turn` and `part` it has the keys `closed`, the mills just closed whose removal is
//! pending (part 2), and `used` for rule 7: for each side the mills of its latest removal and the number of own `turns`
//! for which they are still barred. Mills are written as their points, `a1-d1-g1`.

use super::figure::{self, MILLS, complete};
use super::{BARRED_TURNS, FACTS, MEN, Moinho};
use serde_json::{Value, json};
use tabuleiro_rules::{Object, ObjectError, Outcome, Player, Reader};

const LETTERS: [&str; 2] = ["W", "B"];

fn mills(set: u16) -> Value {
    (0..16).filter(|i| set >> i & 1 == 1).map(|i| Value::from(figure::mill_name(i))).collect()
}

/// Returns the object of a position.
pub(super) fn print(position: &Moinho) -> Object {
    let mut object = Object::new();
    let mut men = Object::new();
    for (set, letter) in position.men.into_iter().zip(LETTERS) {
        men.extend(figure::points(set).map(|p| (figure::name(p), Value::from(letter))));
    }
    let by_side = |of: &dyn Fn(usize) -> Value| json!({ LETTERS[0]: of(0), LETTERS[1]: of(1) });
    object.insert("men".into(), men.into());
    object.insert("hand".into(), by_side(&|side| position.hand[side].into()));
    object.insert("turn".into(), LETTERS[position.mover.index()].into());
    object.insert("part".into(), if position.closed == 0 { 1 } else { 2 }.into());
    object.insert("closed".into(), mills(position.closed));
    let used = |side: usize| json!({ "mills": mills(position.used[side]), "turns": position.barred[side] });
    object.insert("used".into(), by_side(&used));
    object
}

/// Reads an object into `position`, a starting position with the options of the game.
///
/// # Errors
/// If the object is malformed or describes an impossible position.
pub(super) fn read(mut position: Moinho, object: &Object) -> Result<Moinho, ObjectError> {
    let reader = Reader(object);
    position.men = read_men(reader)?;
    position.hand = [0; 2];
    if let Some(hand) = reader.map("hand")? {
        position.hand = by_side("hand", hand, |key, value| small(key, value, MEN))?;
    }
    position.mover = reader.turn(&FACTS.seats, Player::First)?;
    let totals = [0, 1].map(|side| position.men[side].count_ones() + u32::from(position.hand[side]));
    if totals.iter().any(|&men| men > u32::from(MEN)) {
        return Err(ObjectError::Impossible(format!("a side has more than {MEN} men, board and hand together")));
    }
    if totals.iter().all(|&men| men < 3) {
        return Err(ObjectError::Impossible("both sides have fewer than three men".into()));
    }
    read_used(&mut position, reader)?;
    read_part(&mut position, reader)?;
    // A side with fewer than three men has lost whoever is to move; otherwise only the mover can be blocked.
    match totals.iter().position(|&men| men < 3) {
        Some(_) if position.closed != 0 => {
            return Err(ObjectError::Impossible("part 2 in a game that is over".into()));
        }
        Some(side) => position.decided = Some(Outcome::Win(Player::BOTH[1 - side])),
        None if position.closed == 0 => position.decide(),
        None => {}
    }
    position.remember();
    Ok(position)
}

fn read_men(reader: Reader<'_>) -> Result<[u32; 2], ObjectError> {
    let mut men = [0; 2];
    for (name, value) in reader.map("men")?.ok_or(ObjectError::Missing("men"))? {
        let point =
            figure::point_named(name).ok_or_else(|| ObjectError::value("men", "a point of the figure", name))?;
        let letter = value.as_str().unwrap_or_default();
        match LETTERS.iter().position(|l| *l == letter) {
            Some(side) => men[side] |= 1 << point,
            None if letter == "." => {}
            None => return Err(ObjectError::value(name, "W or B", value)),
        }
    }
    Ok(men)
}

/// Reads the mills that rule 7 bars; ignores them if option `reuse` is off.
fn read_used(position: &mut Moinho, reader: Reader<'_>) -> Result<(), ObjectError> {
    let Some(used) = reader.map("used")? else { return Ok(()) };
    let read = by_side("used", used, |_, value| {
        let entry = value.as_object().ok_or_else(|| ObjectError::value("used", "mills and turns", value))?;
        let set = entry.get("mills").map_or(Ok(0), |list| read_mills("mills", list))?;
        let turns = entry.get("turns").map_or(Ok(0), |turns| small("turns", turns, BARRED_TURNS))?;
        if (set == 0) != (turns == 0) {
            return Err(ObjectError::value("used", "mills and turns, or neither", value));
        }
        Ok((set, turns))
    })?;
    if position.reuse {
        position.used = read.map(|(set, _)| set);
        position.barred = read.map(|(_, turns)| turns);
    }
    Ok(())
}

fn read_part(position: &mut Moinho, reader: Reader<'_>) -> Result<(), ObjectError> {
    let side = position.mover.index();
    let standing = complete(position.men[side]) & !position.used[side];
    let named = reader.0.get("closed").map(|list| read_mills("closed", list)).transpose()?;
    position.closed = match reader.number("part", 1, 2)? {
        1 if named.unwrap_or(0) == 0 => return Ok(()),
        // Without `closed` any mill of the mover may be the one just closed.
        2 => named.unwrap_or(standing),
        part => return Err(ObjectError::value("part", "1, or 2 with the mills in 'closed'", part)),
    };
    if position.closed == 0 || position.closed & !standing != 0 {
        return Err(ObjectError::Impossible("part 2 without a mill of the mover that may remove a man".into()));
    }
    if position.opposing() == 0 {
        return Err(ObjectError::Impossible("part 2 without a man to remove".into()));
    }
    Ok(())
}

fn read_mills(key: &str, list: &Value) -> Result<u16, ObjectError> {
    let wrong = |found: &Value| ObjectError::value(key, format!("a list of at most {} mills", MILLS.len()), found);
    let mut set = 0;
    for value in list.as_array().filter(|l| l.len() <= MILLS.len()).ok_or_else(|| wrong(list))? {
        set |= 1 << value.as_str().and_then(figure::mill_named).ok_or_else(|| wrong(value))?;
    }
    Ok(set)
}

fn small(key: &str, value: &Value, greatest: u8) -> Result<u8, ObjectError> {
    let number = value.as_u64().filter(|&n| n <= u64::from(greatest)).map(|n| n as u8);
    number.ok_or_else(|| ObjectError::value(key, format!("a number from 0 to {greatest}"), value))
}

/// Reads a map with the keys `W` and `B`; an absent side has the default value.
fn by_side<T: Default + Copy>(
    key: &'static str,
    map: &Object,
    mut read: impl FnMut(&str, &Value) -> Result<T, ObjectError>,
) -> Result<[T; 2], ObjectError> {
    let mut both = [T::default(); 2];
    for (name, value) in map {
        let side = LETTERS.iter().position(|l| l == name);
        both[side.ok_or_else(|| ObjectError::value(key, "the keys W and B", name))?] = read(key, value)?;
    }
    Ok(both)
}
