//! The question that a meeting answers, and when it is answered.

use crate::ledger::Meeting;
use crate::sequential::{Tally, Verdict, verdict};

/// The range of scores that a level should reach against the level below it.
const STEP: [f64; 2] = [0.70, 0.85];

/// The question that a meeting answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which player is stronger?
    Stronger,
    /// Is the score of a level against the level below it within the intended range?
    Step,
}

impl Question {
    /// Returns the question of a meeting: [`Question::Step`] for a level and the one below it.
    pub fn of(meeting: &Meeting) -> Question {
        let level = |i: usize| meeting.players[i].strip_prefix("level").and_then(|n| n.parse::<u8>().ok());
        match (level(0), level(1)) {
            (Some(upper), Some(lower)) if upper == lower + 1 => Question::Step,
            _ => Question::Stronger,
        }
    }

    /// Whether the sequential test has decided the question, so that no more games are needed.
    pub fn is_answered(self, pairs: &Tally) -> bool {
        match self {
            Question::Stronger => verdict(pairs, 0.5).is_some(),
            Question::Step => {
                let [low, high] = STEP.map(|centre| verdict(pairs, centre));
                low == Some(Verdict::Below) || high == Some(Verdict::Above) || (low.is_some() && high.is_some())
            }
        }
    }

    /// Returns the answer as the table shows it, `not clear` if there is none yet.
    pub fn answer(self, meeting: &Meeting) -> String {
        let [first, second] = &meeting.players;
        match (self, STEP.map(|centre| verdict(&meeting.pairs, centre)), verdict(&meeting.pairs, 0.5)) {
            (Question::Stronger, _, Some(Verdict::Above)) => format!("{first} is stronger"),
            (Question::Stronger, _, Some(Verdict::Below)) => format!("{second} is stronger"),
            (Question::Step, [Some(Verdict::Below), _], _) => "too small a step".into(),
            (Question::Step, [_, Some(Verdict::Above)], _) => "too large a step".into(),
            (Question::Step, [Some(Verdict::Above), Some(Verdict::Below)], _) => "as it should be".into(),
            _ => "not clear".into(),
        }
    }
}
