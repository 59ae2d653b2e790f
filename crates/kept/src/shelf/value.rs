//! Values of the database: text behind a checksum. Most changed bits leave text that can be read and says something
//! else, so the text alone does not show damage.

use crate::EntryError;

/// Returns a text as a value: the CRC-32 of its bytes, least byte first, then the bytes.
pub(super) fn encode(text: &str) -> Vec<u8> {
    let mut bytes = crc32fast::hash(text.as_bytes()).to_le_bytes().to_vec();
    bytes.extend_from_slice(text.as_bytes());
    bytes
}

/// Returns the text of a value.
///
/// # Errors
/// [`EntryError`] if the value was damaged.
pub(super) fn decode(bytes: &[u8]) -> Result<&str, EntryError> {
    let (checksum, text) = bytes.split_first_chunk::<4>().ok_or(EntryError::Foreign)?;
    let (expected, found) = (u32::from_le_bytes(*checksum), crc32fast::hash(text));
    if expected != found {
        return Err(EntryError::Changed { expected, found });
    }
    std::str::from_utf8(text).map_err(|error| EntryError::Json(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_bit_is_noticed() {
        let bytes = encode("f6 swap");
        assert_eq!(decode(&bytes), Ok("f6 swap"));
        for bit in 0..bytes.len() * 8 {
            let mut changed = bytes.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            assert!(decode(&changed).is_err(), "bit {bit}");
        }
        assert!(decode(&bytes[..3]).is_err());
    }
}
