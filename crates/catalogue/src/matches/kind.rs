//! The two kinds of published records: matches and examples.

use super::{Match, Published};
use serde::Deserialize;

/// The kind of a published record, which decides under which heading it is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A match that was played, from the initial position to its end.
    Match,
    /// An example: a position of the rules, a part of a match, a continuation, or a match made up to show a rule.
    Example,
}

impl Published {
    /// Returns the kind that the record states (`kind` in `docs/records.md`). Without one it is [`Kind::Match`] if the
    /// record begins at the initial position and ends with an outcome or a resignation, otherwise [`Kind::Example`].
    /// The record is replayed for this.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.stated_kind.unwrap_or_else(|| if self.is_whole() { Kind::Match } else { Kind::Example })
    }

    /// Whether the record begins at the initial position and reaches the end of the match.
    fn is_whole(&self) -> bool {
        let from_start = self.record.start.is_none() && !self.record.moves.is_empty();
        let resigned = || self.expect.get("by").is_some_and(|by| by == "resign");
        let over = || Match::from_record(&self.record).is_ok_and(|played| played.position().outcome().is_some());
        from_start && self.refused.is_empty() && (resigned() || over())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Black connects a2 with c2.
    const HEX: [&str; 5] = ["a2", "a1", "b2", "b1", "c2"];
    const RESIGNED: &str = r#", "expect": {"by": "resign"}"#;

    /// Returns the kind of a record of Hex on 3×3 with further keys, which begin with a comma.
    fn kind(moves: &[&str], keys: &str) -> Kind {
        let moves = serde_json::to_string(moves).unwrap();
        let text = format!(r#"[{{"id": "x", "game": "hex", "variant": "size3", "moves": {moves}{keys}}}]"#);
        Published::list(&text).unwrap()[0].kind()
    }

    #[test]
    fn a_record_from_the_start_to_an_outcome_is_a_match() {
        assert_eq!(kind(&HEX, ""), Kind::Match);
        assert_eq!(kind(&HEX, r#", "start": "initial""#), Kind::Match);
    }

    #[test]
    fn a_record_that_ends_by_resignation_is_a_match() {
        assert_eq!(kind(&HEX[..3], RESIGNED), Kind::Match);
    }

    #[test]
    fn a_part_of_a_match_is_an_example() {
        assert_eq!(kind(&HEX[..4], ""), Kind::Example);
        assert_eq!(kind(&HEX, r#", "expect": {"fails_at": 5}"#), Kind::Example);
        assert_eq!(kind(&[], RESIGNED), Kind::Example);
    }

    #[test]
    fn a_record_from_another_position_is_an_example() {
        let start = r#", "start": {"rows": ["...", "...", "W.."], "turn": "B", "ply": 2}"#;
        assert_eq!(kind(&["a2", "b1", "b2", "c1", "c2"], start), Kind::Example);
    }

    #[test]
    fn a_stated_kind_is_kept() {
        assert_eq!(kind(&HEX, r#", "kind": "example""#), Kind::Example);
        assert_eq!(kind(&HEX[..4], r#", "kind": "match""#), Kind::Match);
    }
}
