//! Mutations of JSON values.

use super::choices::Choices;
use serde_json::{Map, Value};

/// Changes `value` in one place. `donor` is a value of the same schema, from which foreign parts are taken.
pub(crate) fn mutate(value: &mut Value, donor: &Value, choices: &mut Choices) {
    let goes_deeper = !choices.once_in(5);
    match value {
        Value::Object(map) if goes_deeper && !map.is_empty() => mutate_object(map, donor, choices),
        Value::Array(list) if goes_deeper && !list.is_empty() => mutate_list(list, donor, choices),
        Value::String(text) if goes_deeper => *text = mutated_text(text, donor, choices),
        Value::Number(number) if goes_deeper => *value = mutated_number(number.as_u64().unwrap_or(0), choices),
        Value::Bool(flag) if goes_deeper => *flag = !*flag,
        _ => *value = unrelated(value, donor, choices),
    }
}

fn mutate_object(map: &mut Map<String, Value>, donor: &Value, choices: &mut Choices) {
    let keys: Vec<String> = map.keys().cloned().collect();
    let Some(key) = choices.of(&keys).cloned() else { return };
    match choices.below(8) {
        0 => drop(map.remove(&key)),
        1 => {
            let value = map.remove(&key).unwrap_or_default();
            map.insert(choices.misspelt(&key), value);
        }
        2 => {
            let donated: Vec<_> = donor.as_object().into_iter().flatten().collect();
            if let Some((key, value)) = choices.of(&donated) {
                map.insert((*key).clone(), (*value).clone());
            }
        }
        3 => {
            // Copy the value of another key.
            let other = choices.of(&keys).and_then(|other| map.get(other)).cloned();
            map.insert(key, other.unwrap_or_default());
        }
        _ => {
            let donated = donor.get(&key).unwrap_or(&Value::Null);
            if let Some(value) = map.get_mut(&key) {
                mutate(value, donated, choices);
            }
        }
    }
}

fn mutate_list(list: &mut Vec<Value>, donor: &Value, choices: &mut Choices) {
    let at = choices.below(list.len());
    let other = choices.below(list.len());
    match choices.below(10) {
        0 => drop(list.remove(at)),
        1 => list.insert(at, list[other].clone()),
        2 => list.swap(at, other),
        3 => {
            let donated = donor.as_array().and_then(|donated| choices.of(donated));
            list.push(donated.cloned().unwrap_or_default());
        }
        4 => {
            let one = list[at].clone();
            list.extend(std::iter::repeat_n(one, 1_000));
        }
        // Exchange letters of two rows: pieces move, and their number stays the same.
        5 | 6 => exchange(list, at, other, choices),
        _ => {
            let donated = donor.get(at).unwrap_or(&Value::Null);
            mutate(&mut list[at], donated, choices);
        }
    }
}

/// Exchanges a character of one text of the list with a character of another, or two characters of the same text.
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

fn mutated_text(text: &str, donor: &Value, choices: &mut Choices) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let donated: Vec<char> = donor.as_str().unwrap_or(text).chars().collect();
    match choices.below(4) {
        // A valid letter at any place.
        0 | 1 if !chars.is_empty() && !donated.is_empty() => {
            let at = choices.below(chars.len());
            chars[at] = choices.one(&donated);
            chars.into_iter().collect()
        }
        2 => text.repeat(1 + choices.below(60)),
        _ => choices.misspelt(text),
    }
}

fn mutated_number(number: u64, choices: &mut Choices) -> Value {
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

/// Returns a value of another type or of another origin.
fn unrelated(value: &Value, donor: &Value, choices: &mut Choices) -> Value {
    match choices.below(8) {
        0 => Value::Null,
        1 => Value::Array(vec![value.clone()]),
        2 => donor.clone(),
        3 => Value::Object(Map::from_iter([("a1".to_string(), value.clone())])),
        4 => Value::Array(Vec::new()),
        5 => Value::from(true),
        6 => Value::from(choices.misspelt("a1")),
        _ => mutated_number(1, choices),
    }
}
