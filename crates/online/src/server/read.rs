//! Reads the messages of clients.

use crate::message::{ClientMessage, LONGEST, VERSION};
use crate::refusal::{Refusal, refusal};
use crate::words::Why;
use serde_json::Value;

pub(super) fn too_long() -> Refusal {
    (Why::TooBig, format!("a message has at most {LONGEST} bytes"))
}

/// Reads a message of a client.
pub(super) fn read(text: &str) -> Result<ClientMessage, Refusal> {
    if text.len() > LONGEST {
        return Err(too_long());
    }
    let message = ClientMessage::parse(text);
    let version = match &message {
        Ok(ClientMessage::Hello { v, .. }) => Some(*v),
        Ok(_) => None,
        // The `hello` of a later version may have other keys.
        Err(_) => {
            let value: Value = serde_json::from_str(text).unwrap_or_default();
            value.get("v").and_then(Value::as_u64).filter(|_| value.get("t").is_some_and(|t| t == "hello"))
        }
    };
    if let Some(version) = version.filter(|&version| version != VERSION) {
        return refusal(Why::Version, format!("this server speaks version 1 of the wire, not {version}"));
    }
    message.map_err(|error| (Why::Malformed, error.to_string()))
}

/// Returns the value of the key `t`, for the refusal of a message that cannot be read.
pub(super) fn type_of(text: &str) -> String {
    let value = if text.len() > LONGEST { Value::Null } else { serde_json::from_str(text).unwrap_or_default() };
    let t = value.get("t").and_then(Value::as_str).unwrap_or_default();
    t.chars().take(16).collect()
}
