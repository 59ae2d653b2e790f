//! What a meeting is to decide, and when it has.

use crate::ledger::Meeting;
use crate::sequential::{Tally, Verdict, verdict};

/// Somewhere between these scores each level should beat the one below it.
const STEP: [f64; 2] = [0.70, 0.85];

/// What is asked of two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Who is stronger?
    Stronger,
    /// Is the step from one level to the next as high as it should be?
    Step,
}

impl Question {
    /// What is asked of the players of a meeting.
    pub fn of(meeting: &Meeting) -> Question {
        let level = |i: usize| meeting.players[i].strip_prefix("level").and_then(|n| n.parse::<u8>().ok());
        match (level(0), level(1)) {
            (Some(upper), Some(lower)) if upper == lower + 1 => Question::Step,
            _ => Question::Stronger,
        }
    }

    /// Whether more games would change nothing.
    pub fn is_answered(self, pairs: &Tally) -> bool {
        match self {
            Question::Stronger => verdict(pairs, 0.5).is_some(),
            Question::Step => {
                let [low, high] = STEP.map(|centre| verdict(pairs, centre));
                low == Some(Verdict::Below) || high == Some(Verdict::Above) || (low.is_some() && high.is_some())
            }
        }
    }

    /// The answer in words; `not clear` while there is none.
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
