//! The characters of a file.

use crate::error::{ExchangeError, Places, Problem};
use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

/// The greatest size of a file, in bytes.
const GREATEST: usize = 16 << 20;

/// Returns the text of a file. Its character set is that of its byte order mark, of its first `CA[…]`, otherwise UTF-8 or,
/// where it is not valid UTF-8, ISO-8859-1 in the form that browsers use (Windows-1252).
///
/// # Errors
/// [`Problem::Large`] or [`Problem::Charset`].
pub(crate) fn decode(bytes: &[u8]) -> Result<String, ExchangeError> {
    if bytes.len() > GREATEST {
        return Err(Places::new("").error((0, Problem::Large { found: bytes.len(), greatest: GREATEST })));
    }
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return Ok(encoding.decode(bytes).0.into_owned());
    }
    let Some((at, name)) = charset(bytes) else {
        return Ok(std::str::from_utf8(bytes)
            .map_or_else(|_| WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned(), str::to_string));
    };
    let label = String::from_utf8_lossy(name).trim().to_string();
    // Some programs write the label without its hyphen.
    let known = Encoding::for_label(label.as_bytes()).or_else(|| label.eq_ignore_ascii_case("utf").then_some(UTF_8));
    let unknown = || Places::new("").error((at, Problem::Charset(label.clone())));
    Ok(known.ok_or_else(unknown)?.decode_without_bom_handling(bytes).0.into_owned())
}

/// Returns the place and the text of the first value of a property `CA` of an SGF file.
fn charset(bytes: &[u8]) -> Option<(usize, &[u8])> {
    // The beginning of PGN or JSON; SGF in a tag or a comment of such a file says nothing about the file.
    if bytes.trim_ascii_start().starts_with(b"[") || bytes.trim_ascii_start().starts_with(b"{") {
        return None;
    }
    let begin = bytes.windows(2).position(|pair| pair == b"(;")?;
    let mut at = begin;
    let mut inside = false;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' if inside => at += 1,
            b']' if inside => inside = false,
            b'[' if !inside => {
                inside = true;
                let name = bytes[begin..at].trim_ascii_end();
                let is_whole = name.len() < 3 || !name[name.len() - 3].is_ascii_uppercase();
                if name.ends_with(b"CA") && is_whole {
                    let end = bytes[at..].iter().position(|&byte| byte == b']')?;
                    return Some((at + 1, &bytes[at + 1..at + end]));
                }
            }
            // The properties of the root end at the next node or variation.
            b';' | b'(' | b')' if !inside && at > begin + 1 => return None,
            _ => {}
        }
        at += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_character_set_of_the_file_is_used() {
        assert_eq!(decode("(;C[é])".as_bytes()).unwrap(), "(;C[é])");
        assert_eq!(decode(b"(;C[\xe9])").unwrap(), "(;C[é])");
        assert_eq!(decode(b"(;CA[ISO-8859-1]C[\xe9])").unwrap(), "(;CA[ISO-8859-1]C[é])");
        // The second byte of this character is a backslash.
        assert_eq!(decode(b"(;FF[4]CA[Shift_JIS]C[\x83\x5c])").unwrap(), "(;FF[4]CA[Shift_JIS]C[ソ])");
        assert_eq!(decode(b"\xef\xbb\xbf(;C[x])").unwrap(), "(;C[x])");
        assert!(decode(b"[Event \"(;CA[klingon])\"]").is_ok());
        assert_eq!(decode(b"(;C[CA[x\\]]CA [gb2312])").unwrap(), "(;C[CA[x\\]]CA [gb2312])");
    }

    #[test]
    fn an_unknown_character_set_is_refused_with_its_place() {
        let error = decode(b"(;CA[klingon])").unwrap_err();
        assert_eq!((error.at, error.problem), (5, Problem::Charset("klingon".into())));
        assert!(decode(b"(;GM[1];CA[klingon])").is_ok(), "only the root has a character set");
    }
}
