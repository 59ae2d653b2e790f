//! The names of SGF properties.

/// Names before FF4, written out in one case, with those that FF4 has for them. In the usual spelling, such as `SiZe`,
/// the upper-case letters are the name.
const LONG: [(&str, &str); 20] = [
    ("ADDBLACK", "AB"),
    ("ADDEMPTY", "AE"),
    ("ADDWHITE", "AW"),
    ("BLACK", "B"),
    ("CHARSET", "CA"),
    ("COMMENT", "C"),
    ("DATE", "DT"),
    ("EVENT", "EV"),
    ("FILEFORMAT", "FF"),
    ("GAME", "GM"),
    ("HANDICAP", "HA"),
    ("NAME", "N"),
    ("PLACE", "PC"),
    ("PLAYER", "PL"),
    ("PLAYERBLACK", "PB"),
    ("PLAYERWHITE", "PW"),
    ("RESULT", "RE"),
    ("RULES", "RU"),
    ("SIZE", "SZ"),
    ("WHITE", "W"),
];

/// Properties that decide which match is read.
const DECIDING: [&str; 13] = ["B", "W", "AB", "AW", "AE", "PL", "SZ", "GM", "RU", "HA", "POS", "SWAP", "FF"];

/// Properties that a root begins with.
const ROOT: [&str; 16] =
    ["AB", "AP", "AW", "CA", "DT", "EV", "FF", "GM", "GN", "PB", "PC", "PW", "RE", "RU", "SO", "SZ"];

/// Properties with a text for people, in which brackets are likely.
const TEXTS: [&str; 20] = [
    "AN", "BR", "BT", "C", "CP", "DT", "EV", "GC", "GN", "N", "ON", "PB", "PC", "PW", "RO", "SO", "US", "WR", "WT",
    "LB",
];

/// Returns the name in FF4 of a name as it is written. Lower-case letters were allowed before FF4 and mean nothing; a name
/// of only such letters, or a long one of only upper-case letters, is a word of the specification or the name itself.
pub(super) fn canonical(written: &str) -> String {
    let upper: String = written.chars().filter(|c| !c.is_ascii_lowercase()).collect();
    if !upper.is_empty() && upper.len() < written.len() {
        return upper;
    }
    let whole = written.to_ascii_uppercase();
    LONG.iter().find(|(long, _)| *long == whole).map_or(whole, |(_, short)| (*short).to_string())
}

/// Returns whether a property decides which match is read, so that it cannot be skipped.
pub(super) fn decides(name: &str) -> bool {
    DECIDING.contains(&name)
}

/// Returns whether a property is one that a root begins with.
pub(super) fn is_root_name(name: &str) -> bool {
    ROOT.contains(&name)
}

/// Returns whether the values of a property are texts for people.
pub(super) fn is_text(name: &str) -> bool {
    TEXTS.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_every_age_are_understood() {
        for (written, name) in [
            ("B", "B"),
            ("SZ", "SZ"),
            ("SiZe", "SZ"),
            ("AddBlack", "AB"),
            ("White", "W"),
            ("b", "B"),
            ("sz", "SZ"),
            ("black", "B"),
            ("PLAYERWHITE", "PW"),
            ("SPENT", "SPENT"),
            ("", ""),
        ] {
            assert_eq!(canonical(written), name, "{written}");
        }
    }
}
