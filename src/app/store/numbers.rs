//! File names of exports, which contain a number, unlike those of other files.

/// Returns the number in the file name of an export (`hex-3.json`); `None` for other names.
pub(super) fn number(name: &str) -> Option<usize> {
    let (_, number) = name.strip_suffix(".json")?.rsplit_once('-')?;
    number.bytes().all(|b| b.is_ascii_digit()).then(|| number.parse().ok())?
}

#[test]
fn exports_have_a_number_in_their_names() {
    assert_eq!(number("otelo_1_11-12.json"), Some(12));
    for other in ["match.json", "settings.json", "match.json.damaged-1", "hex-.json.new", "hex-a.json"] {
        assert_eq!(number(other), None, "{other}");
    }
}
