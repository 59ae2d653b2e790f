//! File names of exports, which contain a number, unlike those of other files.

/// Returns the number in the file name of an exported match (`hex-3.json`); `None` for other names.
pub(super) fn number(name: &str) -> Option<usize> {
    number_before(name, ".json")
}

/// Returns the number in the file name of any export, also a picture, a film or another format; `None` for other names.
#[cfg_attr(target_family = "wasm", expect(dead_code, reason = "a browser numbers its downloads"))]
pub(super) fn any_number(name: &str) -> Option<usize> {
    [".json", ".sgf", ".pgn", ".png", ".gif"].into_iter().find_map(|ending| number_before(name, ending))
}

fn number_before(name: &str, ending: &str) -> Option<usize> {
    let (_, number) = name.strip_suffix(ending)?.rsplit_once('-')?;
    number.bytes().all(|b| b.is_ascii_digit()).then(|| number.parse().ok())?
}

#[test]
fn exports_have_a_number_in_their_names() {
    assert_eq!(number("otelo_1_11-12.json"), Some(12));
    assert_eq!((number("hex-3.png"), any_number("hex-3.png")), (None, Some(3)));
    for other in ["match.json", "settings.json", "match.json.damaged-1", "hex-.json.new", "hex-a.json"] {
        assert_eq!(number(other), None, "{other}");
    }
}
