//! JSON that is nearly right: a value with something exchanged, dropped or added.

use super::choices::Choices;
use serde_json::{Map, Value};

/// A value with one place changed. `donor` is a value of the same kind, from which parts are taken.
pub(crate) fn bend(value: &mut Value, donor: &Value, choices: &mut Choices) {
    let goes_deeper = !choices.once_in(5);
    match value {
        Value::Object(map) if goes_deeper && !map.is_empty() => bend_object(map, donor, choices),
        Value::Array(list) if goes_deeper && !list.is_empty() => bend_list(list, donor, choices),
        Value::String(text) if goes_deeper => *text = bent_text(text, donor, choices),
        Value::Number(number) if goes_deeper => *value = bent_number(number.as_u64().unwrap_or(0), choices),
        Value::Bool(flag) if goes_deeper => *flag = !*flag,
        _ => *value = stranger(value, donor, choices),
    }
}

fn bend_object(map: &mut Map<String, Value>, donor: &Value, choices: &mut Choices) {
    let keys: Vec<String> = map.keys().cloned().collect();
    let Some(key) = choices.of(&keys).cloned() else { return };
    match choices.below(8) {
        0 => drop(map.remove(&key)),
        1 => {
            let value = map.remove(&key).unwrap_or_default();
            map.insert(choices.misspelt(&key), value);
        }
        2 => {
            let lent: Vec<_> = donor.as_object().into_iter().flatten().collect();
            if let Some((key, value)) = choices.of(&lent) {
                map.insert((*key).clone(), (*value).clone());
            }
        }
        3 => {
            // The value of another key.
            let other = choices.of(&keys).and_then(|other| map.get(other)).cloned();
            map.insert(key, other.unwrap_or_default());
        }
        _ => {
            let lent = donor.get(&key).unwrap_or(&Value::Null);
            if let Some(value) = map.get_mut(&key) {
                bend(value, lent, choices);
            }
        }
    }
}

fn bend_list(list: &mut Vec<Value>, donor: &Value, choices: &mut Choices) {
    let at = choices.below(list.len());
    let other = choices.below(list.len());
    match choices.below(10) {
        0 => drop(list.remove(at)),
        1 => list.insert(at, list[other].clone()),
        2 => list.swap(at, other),
        3 => {
            let lent = donor.as_array().and_then(|lent| choices.of(lent));
            list.push(lent.cloned().unwrap_or_default());
        }
        4 => {
            let one = list[at].clone();
            list.extend(std::iter::repeat_n(one, 1_000));
        }
        // Letters of two rows exchanged: what stands on a board moves, and its men are still the same number.
        5 | 6 => exchange(list, at, other, choices),
        _ => {
            let lent = donor.get(at).unwrap_or(&Value::Null);
            bend(&mut list[at], lent, choices);
        }
    }
}

/// Exchanges a character of one text of the list with one of another.
fn exchange(list: &mut [Value], at: usize, other: usize, choices: &mut Choices) {
    let chars = |value: &Value| value.as_str().map(|text| text.chars().collect::<Vec<_>>()).filter(|c| !c.is_empty());
    let (Some(mut first), Some(second)) = (chars(&list[at]), chars(&list[other])) else { return };
    let (i, j) = (choices.below(first.len()), choices.below(second.len()));
    if at == other {
        first.swap(i, j);
        list[at] = Value::from(String::from_iter(first));
        return;
    }
    let mut second = second;
    std::mem::swap(&mut first[i], &mut second[j]);
    list[at] = Value::from(String::from_iter(first));
    list[other] = Value::from(String::from_iter(second));
}

fn bent_text(text: &str, donor: &Value, choices: &mut Choices) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let lent: Vec<char> = donor.as_str().unwrap_or(text).chars().collect();
    match choices.below(4) {
        // A letter that may stand there, at a place where it need not.
        0 | 1 if !chars.is_empty() && !lent.is_empty() => {
            let at = choices.below(chars.len());
            chars[at] = choices.one(&lent);
            chars.into_iter().collect()
        }
        2 => text.repeat(1 + choices.below(60)),
        _ => choices.misspelt(text),
    }
}

fn bent_number(number: u64, choices: &mut Choices) -> Value {
    match choices.below(8) {
        0 => number.wrapping_add(1).into(),
        1 => number.saturating_sub(1).into(),
        2 => (number ^ 1 << choices.below(10)).into(),
        3 => choices.below(256).into(),
        4 => choices.one(&[u64::from(u8::MAX), u64::from(u16::MAX), u64::from(u32::MAX), u64::MAX]).into(),
        5 => choices.one(&[-1, i64::from(i32::MIN), i64::MIN]).into(),
        6 => choices.one(&[0.5, -0.0, 1e300, 255.0]).into(),
        _ => number.to_string().into(),
    }
}

/// Something else altogether.
fn stranger(value: &Value, donor: &Value, choices: &mut Choices) -> Value {
    match choices.below(8) {
        0 => Value::Null,
        1 => Value::Array(vec![value.clone()]),
        2 => donor.clone(),
        3 => Value::Object(Map::from_iter([("a1".to_string(), value.clone())])),
        4 => Value::Array(Vec::new()),
        5 => Value::from(true),
        6 => Value::from(choices.misspelt("a1")),
        _ => bent_number(1, choices),
    }
}
