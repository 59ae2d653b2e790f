//! The characters of a file.

use crate::error::{ExchangeError, Problem};
use crate::flaw::{Flaw, Flawed};
use crate::places::Places;
use crate::{charsets, sgf};
use encoding_rs::{Encoding, ISO_2022_JP, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// The greatest size of a file, in bytes.
const GREATEST: usize = 16 << 20;

/// Returns the text of a file. Its character set is that of its byte order mark, of its first `CA[…]`, or UTF-8; where the
/// bytes are no text in it, the one that they suggest. All brackets are looked for in the text, because a second byte
/// of `Shift_JIS`, GB18030 and Big5 can be 0x5C or 0x5D.
///
/// # Errors
/// [`Problem::Large`].
pub(crate) fn decode(bytes: &[u8]) -> Result<(String, Option<Flawed>), ExchangeError> {
    if bytes.len() > GREATEST {
        return Err(Places::new("").error((0, Problem::Large { found: bytes.len(), greatest: GREATEST })));
    }
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        let (text, _, wrong) = encoding.decode(bytes);
        return Ok((text.into_owned(), wrong.then_some((0, Flaw::Characters(encoding.name())))));
    }
    if let Some(encoding) = without_mark(bytes) {
        return Ok((encoding.decode_without_bom_handling(bytes).0.into_owned(), None));
    }
    let Some((at, name)) = charset(bytes) else { return Ok(guessed(bytes)) };
    let label = String::from_utf8_lossy(name).trim().to_string();
    // Some programs write the label without its hyphen.
    let known = Encoding::for_label(label.as_bytes()).or_else(|| label.eq_ignore_ascii_case("utf").then_some(UTF_8));
    if let Some(text) = known.and_then(|encoding| whole(encoding, bytes)) {
        return Ok((text, None));
    }
    let (text, encoding) = guess(bytes);
    // Without other characters than ASCII nothing was misread.
    let used = encoding.map(|encoding| (at, Flaw::Charset { label, used: encoding.name() }));
    Ok((text, used))
}

/// Returns the text in the character set that the bytes suggest, and whether some bytes are no characters of it.
fn guessed(bytes: &[u8]) -> (String, Option<Flawed>) {
    let (text, encoding) = guess(bytes);
    let encoding = encoding.filter(|_| text.contains(char::REPLACEMENT_CHARACTER));
    (text, encoding.map(|encoding| (0, Flaw::Characters(encoding.name()))))
}

/// Returns the character set of a file in which nearly every other byte is zero, as in UTF-16 without a mark, or which
/// has escape sequences of ISO-2022-JP.
fn without_mark(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = &bytes[..bytes.len().min(64)];
    let zeros = |first: usize| head.iter().skip(first).step_by(2).filter(|&&byte| byte == 0).count();
    match [zeros(0), zeros(1)] {
        [0, odd] if odd > 1 && odd * 4 > head.len() => return Some(UTF_16LE),
        [even, 0] if even > 1 && even * 4 > head.len() => return Some(UTF_16BE),
        _ => {}
    }
    let escapes = bytes.windows(3).any(|three| matches!(three, b"\x1b$B" | b"\x1b$@" | b"\x1b(J"));
    (escapes && !ISO_2022_JP.decode_without_bom_handling(bytes).1).then_some(ISO_2022_JP)
}

/// Returns the text of bytes in a character set; `None` if some are no characters of it. At the end a part of a
/// character may stand, where a file was cut.
fn whole(encoding: &'static Encoding, bytes: &[u8]) -> Option<String> {
    (0..4.min(bytes.len().max(1))).find_map(|cut| {
        let text = encoding.decode_without_bom_handling_and_without_replacement(&bytes[..bytes.len() - cut])?;
        // Only bytes that begin a character may be missing their end.
        (cut == 0 || !bytes[bytes.len() - cut].is_ascii()).then(|| text.into_owned())
    })
}

/// Returns the text of a file that states no character set, and the character set, `None` if all is ASCII: UTF-8, or the
/// one that the bytes suggest. If SGF has an error of syntax in that one, one in which it has none.
fn guess(bytes: &[u8]) -> (String, Option<&'static Encoding>) {
    if bytes.is_ascii() {
        return (String::from_utf8_lossy(bytes).into_owned(), None);
    }
    let cut = || whole(UTF_8, bytes).filter(|text| !text.is_ascii());
    if let Some(text) = utf_8(bytes).or_else(cut) {
        return (text, Some(UTF_8));
    }
    let likely = charsets::likely(bytes);
    let mut first = None;
    for &encoding in &likely {
        let Some(text) = whole(encoding, bytes) else { continue };
        if !sgf::has_tree(&text) || sgf::is_whole(&text) {
            return (text, Some(encoding));
        }
        first = first.or(Some((text, Some(encoding))));
    }
    let lossy = || (WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned(), Some(WINDOWS_1252));
    first.unwrap_or_else(lossy)
}

/// Returns the text of a file in UTF-8; `None` unless nearly all of its characters that are not ASCII are whole.
fn utf_8(bytes: &[u8]) -> Option<String> {
    let (mut good, mut bad) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        good += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        bad += usize::from(!chunk.invalid().is_empty());
    }
    (bad * 8 <= good).then(|| String::from_utf8_lossy(bytes).into_owned())
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
                let is_whole = name.len() < 3 || !name[name.len() - 3].is_ascii_alphabetic();
                if (name.ends_with(b"CA") || name.ends_with(b"ca")) && is_whole {
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
    use encoding_rs::{BIG5, EUC_JP, EUC_KR, GB18030, SHIFT_JIS};

    fn text(bytes: &[u8]) -> String {
        decode(bytes).unwrap().0
    }

    #[test]
    fn the_character_set_of_the_file_is_used() {
        assert_eq!(text("(;C[é])".as_bytes()), "(;C[é])");
        assert_eq!(text(b"(;C[Jos\xe9 Gon\xe7alves])"), "(;C[José Gonçalves])");
        assert_eq!(text(b"(;CA[ISO-8859-1]C[\xe9])"), "(;CA[ISO-8859-1]C[é])");
        // The second byte of this character is a backslash.
        assert_eq!(text(b"(;FF[4]CA[Shift_JIS]C[\x83\x5c])"), "(;FF[4]CA[Shift_JIS]C[ソ])");
        assert_eq!(text(b"\xef\xbb\xbf(;C[x])"), "(;C[x])");
        assert_eq!(text(b"[Event \"(;CA[klingon])\"]"), "[Event \"(;CA[klingon])\"]");
        assert_eq!(text(b"(;C[CA[x\\]]CA [gb2312])"), "(;C[CA[x\\]]CA [gb2312])");
        assert_eq!(text(b"(;GM[1]C[\x1b$BKLLn\x1b(B])"), "(;GM[1]C[北野])");
        for encoding in [UTF_16LE, UTF_16BE] {
            let units: Vec<u8> = "(;GM[1]SZ[9]C[é])"
                .encode_utf16()
                .flat_map(|unit| if encoding == UTF_16LE { unit.to_le_bytes() } else { unit.to_be_bytes() })
                .collect();
            assert_eq!(text(&units), "(;GM[1]SZ[9]C[é])", "{}", encoding.name());
        }
    }

    #[test]
    fn names_of_players_are_read_without_a_stated_character_set() {
        for (encoding, words) in [
            (
                SHIFT_JIS,
                &[
                    "武宮正樹 九段",
                    "黒番中押し勝ち",
                    "趙治勲",
                    "依田紀基 名人",
                    "ソニー杯 予選",
                    "表",
                    "ソン",
                    "羽根直樹",
                ][..],
            ),
            (
                GB18030,
                &[
                    "聂卫平 九段",
                    "柯洁 对 李世石",
                    "黑中盘胜",
                    "中国围棋甲级联赛 第一轮",
                    "柯洁",
                    "古力",
                    "常昊",
                    "第一局",
                ],
            ),
            (EUC_KR, &["이창호 九단", "박정환", "한국바둑리그 제1국", "조훈현 국수", "이세돌", "흑"]),
            (BIG5, &["周俊勳 九段", "許功蓋 與 林海峰", "黑中盤勝", "台灣棋王戰 第一局", "張栩", "第一局"]),
            (EUC_JP, &["武宮正樹 九段", "本因坊戦 第一局", "羽根直樹"]),
            (
                WINDOWS_1252,
                &["João Simões", "Müller – Großmann", "Évora, 3.º lugar", "“Good”", "São Tomé", "Ærøskøbing", "å"],
            ),
            (encoding_rs::WINDOWS_1251, &["Иванов – Петров, первая партия"]),
        ] {
            for word in words {
                let file = format!("(;GM[1]SZ[9]PB[{word}]PW[B];B[ee];W[cc]C[{word}])");
                let bytes = encoding.encode(&file).0;
                assert_eq!(text(&bytes), file, "{}", encoding.name());
            }
        }
    }

    #[test]
    fn brackets_of_sgf_decide_where_the_bytes_do_not() {
        // In Windows-1252 the second byte of the first character would be a bracket.
        let file = "(;SZ[9]GM[1]PB[ゾン]PW[B];B[ee];W[cc])";
        assert_eq!(text(&SHIFT_JIS.encode(file).0), file);
    }

    #[test]
    fn a_wrong_character_set_is_reported_with_its_place() {
        let (text, flaw) = decode("(;CA[klingon]C[é])".as_bytes()).unwrap();
        assert_eq!(text, "(;CA[klingon]C[é])");
        assert_eq!(flaw, Some((5, Flaw::Charset { label: "klingon".into(), used: "UTF-8" })));
        assert_eq!(decode(b"(;CA[klingon])").unwrap().1, None, "all characters are ASCII");
        let (text, flaw) = decode(&GB18030.encode("(;CA[UTF-8]PB[聂卫平]PW[柯洁])").0).unwrap();
        assert_eq!(text, "(;CA[UTF-8]PB[聂卫平]PW[柯洁])");
        assert!(matches!(flaw, Some((5, Flaw::Charset { .. }))));
    }

    #[test]
    fn a_character_that_is_cut_at_the_end_changes_no_other() {
        let file = "(;GM[1]PB[武宮正樹]PW[聂卫平 九段];B[ee]C[第一局";
        for end in file.len() - 8..=file.len() {
            let cut = text(&file.as_bytes()[..end]);
            assert!(cut.starts_with("(;GM[1]PB[武宮正樹]PW[聂卫平 九段];B[ee]C["), "{cut}");
        }
        let sjis = SHIFT_JIS.encode("(;CA[Shift_JIS]PB[武宮正樹];B[ee]C[本").0;
        assert_eq!(text(&sjis[..sjis.len() - 1]), "(;CA[Shift_JIS]PB[武宮正樹];B[ee]C[");
    }
}
