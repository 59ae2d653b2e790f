//! Summaries of kept matches.

use serde::{Deserialize, Serialize};
use tabuleiro_catalogue::matches::{self, Match, NodeId, Occupant, Seating, Why};
use tabuleiro_rules::Player;

/// The times of a match, in seconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// When it began.
    pub begun: u64,
    /// When it was last changed.
    pub changed: u64,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// The person who won, numbered by the side they began with; `None` after a draw.
    #[serde(default, with = "person", skip_serializing_if = "Option::is_none")]
    pub winner: Option<Player>,
    /// The message id of the reason: that of the rules ([`tabuleiro_rules::Verdict::reason`]) or that of an early end.
    pub reason: String,
}

/// Returns the message id of the reason of an early end.
fn reason(why: Why) -> &'static str {
    match why {
        Why::Resigned => "ended-resigned",
        Why::Agreed => "ended-agreed",
        Why::Time => "ended-time",
        Why::Decided => "ended-decided",
    }
}

/// The summary of a kept match: everything that lists, filters and statistics need.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Id of the game.
    pub game: String,
    /// Variant and `option=value` words that differ from the defaults.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    /// Who decides for each person: the person who began with the first side, then the other.
    pub occupants: [Occupant; 2],
    /// How the persons sit at the screen.
    #[serde(default)]
    pub seating: Seating,
    /// The person who plays on another device, numbered as [`Summary::occupants`]; `None` if both play on this one.
    #[serde(default, with = "person", skip_serializing_if = "Option::is_none")]
    pub away: Option<Player>,
    /// When the match began, in seconds since 1970.
    pub begun: u64,
    /// When the match was last changed, in seconds since 1970.
    pub changed: u64,
    /// The number of actions played.
    pub actions: usize,
    /// How the match ended; `None` if it is not over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// Whether the person took actions back or used help. Such a match does not count for the rating.
    #[serde(default, skip_serializing_if = "is_false")]
    pub helped: bool,
}

/// `skip_serializing_if` calls its function with a reference.
fn is_false(value: &bool) -> bool {
    !value
}

/// How a match stands for the person at this device who plays alone against the computer or another device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    /// The match is not over.
    Unfinished,
    /// The person won.
    Won,
    /// The person lost.
    Lost,
    /// Nobody won.
    Drawn,
    /// Somebody won, but two people or none play at this device.
    Over,
}

impl Summary {
    /// Returns the summary of a match after the last action of its main line, whatever its cursor. The ending by the
    /// rules goes before an early one, whose reason is `ended-` and the word of [`Why`].
    #[must_use]
    pub fn of(played: &Match, times: Times) -> Summary {
        let record = played.record();
        let actions = record.moves.len();
        let mut main = None;
        if record.on_line != 0 {
            let mut shown = played.clone();
            // The line was played or read, so it can be shown.
            let _ = shown.go_to(played.lines().main_line().next().unwrap_or(NodeId::START));
            main = Some(shown);
        }
        let main = main.as_ref().unwrap_or(played);
        let last = main.position_at(main.plies().len());
        let by_rules = last.verdict().filter(|_| last.outcome().is_some());
        let by_rules = by_rules.map(|why| Ending { winner: last.winning_person(), reason: why.reason.into() });
        let early = |ending: matches::Ending| Ending { winner: ending.person(), reason: reason(ending.why).into() };
        Summary {
            game: record.game,
            options: record.options,
            occupants: record.occupants,
            seating: record.seating,
            away: None,
            begun: times.begun,
            changed: times.changed,
            actions,
            ending: by_rules.or(played.ending().map(early)),
            helped: false,
        }
    }

    /// Returns the one person who plays at this device, against the computer or another device; `None` if two people
    /// or nobody play here.
    #[must_use]
    pub fn alone(&self) -> Option<Player> {
        let here = |&person: &Player| self.occupants[person.index()] == Occupant::Human && self.away != Some(person);
        let mut people = Player::BOTH.into_iter().filter(here);
        people.next().filter(|_| people.next().is_none())
    }

    /// Returns the opponent of the one person at this device: the computer, or [`Occupant::Human`] for a person at another
    /// device. `None` if two people or nobody play here.
    #[must_use]
    pub fn opponent(&self) -> Option<Occupant> {
        self.alone().map(|person| self.occupants[person.other().index()])
    }

    /// Returns how the match stands.
    #[must_use]
    pub fn standing(&self) -> Standing {
        match (&self.ending, self.alone()) {
            (None, _) => Standing::Unfinished,
            (Some(Ending { winner: None, .. }), _) => Standing::Drawn,
            (Some(Ending { winner: Some(_), .. }), None) => Standing::Over,
            (Some(Ending { winner: Some(winner), .. }), Some(person)) if *winner == person => Standing::Won,
            _ => Standing::Lost,
        }
    }
}

/// A person as JSON: 1 for the one who began with the first side, 2 for the other.
mod person {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use tabuleiro_rules::Player;

    #[allow(clippy::ref_option, reason = "serde calls it with a reference to the field")]
    pub(super) fn serialize<S: Serializer>(person: &Option<Player>, to: S) -> Result<S::Ok, S::Error> {
        match person {
            None => to.serialize_none(),
            Some(person) => to.serialize_u8(person.index() as u8 + 1),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Player>, D::Error> {
        match Option::<u8>::deserialize(from)? {
            None => Ok(None),
            Some(1) => Ok(Some(Player::First)),
            Some(2) => Ok(Some(Player::Second)),
            Some(other) => Err(D::Error::custom(format!("person {other}: expected 1 or 2"))),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use tabuleiro_catalogue::GameId;
    use tabuleiro_catalogue::matches::Record;

    /// Returns the summary of a match of Hex against the computer that ended like this.
    pub(crate) fn against(level: &str, winner: Option<Player>, begun: u64) -> Summary {
        let persona: tabuleiro_engine::search::Level = level.parse().unwrap();
        Summary {
            game: "hex".into(),
            options: Vec::new(),
            occupants: [Occupant::Human, Occupant::Computer(persona.into())],
            seating: Seating::SameSide,
            away: None,
            begun,
            changed: begun,
            actions: 30,
            ending: Some(Ending { winner, reason: "end-chain".into() }),
            helped: false,
        }
    }

    fn short_hex() -> Match {
        let mut record = Record::of("hex");
        record.options = vec!["size=3".into()];
        record.moves = ["a2", "a1", "b2", "b1", "c2"].map(str::to_string).to_vec();
        record.occupants[1] = Occupant::computer(2);
        Match::from_record(&record).unwrap()
    }

    #[test]
    fn the_summary_of_a_match_names_its_winner_and_reason() {
        let mut played = short_hex();
        let summary = Summary::of(&played, Times { begun: 7, changed: 9 });
        assert_eq!((summary.actions, summary.standing()), (5, Standing::Won));
        assert_eq!((summary.begun, summary.changed, summary.options.join(" ")), (7, 9, "size=3".into()));
        assert_eq!(summary.opponent(), Some(Occupant::computer(2)));
        played.jump(2);
        assert_eq!(Summary::of(&played, Times { begun: 7, changed: 9 }), summary, "the cursor does not matter");
    }

    #[test]
    fn a_resignation_ends_a_match_that_the_rules_have_not_ended() {
        let mut open = Match::of(GameId::Hex);
        assert_eq!(Summary::of(&open, Times::default()).standing(), Standing::Unfinished);
        open.end(matches::Ending::lost_by(Player::First, Why::Resigned));
        let summary = Summary::of(&open, Times::default());
        let resigned = Ending { winner: Some(Player::Second), reason: "ended-resigned".into() };
        assert_eq!((summary.ending.as_ref(), summary.standing()), (Some(&resigned), Standing::Over), "two people play");
    }

    #[test]
    fn a_variation_does_not_change_the_summary() {
        let mut played = short_hex();
        let summary = Summary::of(&played, Times::default());
        played.jump(3);
        played.play("c3").unwrap();
        assert_eq!(Summary::of(&played, Times::default()), summary);
    }

    #[test]
    fn against_another_device_the_person_here_wins_or_loses() {
        let mut summary = against("2", Some(Player::Second), 0);
        assert_eq!(summary.standing(), Standing::Lost);
        summary.occupants = [Occupant::Human; 2];
        assert_eq!(summary.standing(), Standing::Over);
        summary.away = Some(Player::First);
        assert_eq!((summary.alone(), summary.standing()), (Some(Player::Second), Standing::Won));
        summary.occupants = [Occupant::computer(1); 2];
        assert_eq!((summary.alone(), summary.opponent()), (None, None));
    }

    #[test]
    fn a_summary_is_read_back_from_its_json() {
        let mut summary = against("3+", None, 4);
        for _ in 0..2 {
            let text = serde_json::to_string(&summary).unwrap();
            assert_eq!(serde_json::from_str::<Summary>(&text).unwrap(), summary, "{text}");
            summary.away = Some(Player::Second);
            summary.ending = Some(Ending { winner: Some(Player::First), reason: "end-line".into() });
            summary.helped = true;
        }
        let text = serde_json::to_string(&summary).unwrap();
        assert!(serde_json::from_str::<Summary>(&text.replace("\"winner\":1", "\"winner\":3")).is_err());
    }
}
