//! What the program has seen of a class, and where the next news of it leads.

use tabuleiro_online::class::names::Name;
use tabuleiro_online::class::wire::{Now, PupilView};
use tabuleiro_online::code::Code;

/// Where a class leads the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// To the table of their match.
    Table,
    /// To the screen of the class.
    Screen,
}

/// How a person attends a class.
#[derive(Debug, Default)]
pub(super) struct Attendance {
    /// Whether the person waits for the class, so that its screen is shown as soon as it answers.
    pub(super) is_wanted: bool,
    /// The last news, with the number of the round.
    seen: Option<(u32, Now)>,
    /// Where the person is led when the end of a match has been shown.
    pub(super) goal: Option<Goal>,
    /// The message id of the reason for which the class refused what was asked last.
    pub(super) refusal: Option<&'static str>,
    /// Whether the class was there and is not any more.
    pub(super) is_gone: bool,
    /// The opponent at the table that the class named last.
    opponent: Option<(Code, Name)>,
    /// The number of news.
    pub(super) version: u32,
    /// The followed table of the class, and whether its match has ended.
    table: Option<(Code, bool)>,
}

impl Attendance {
    /// Takes news of the class. `is_over` says whether the match at the followed table has ended.
    pub(super) fn take(&mut self, view: &PupilView, is_over: bool) {
        self.version = self.version.wrapping_add(1);
        if let Now::Play { table, opponent } = &view.now
            && let Ok(code) = table.parse()
        {
            self.opponent = Some((code, opponent.clone()));
        }
        let round = view.sections.first().map_or(0, |section| section.round);
        let before = self.seen.replace((round, view.now.clone()));
        let is_wanted = std::mem::take(&mut self.is_wanted);
        if let Some(goal) = goal(before, (round, &view.now), is_over, is_wanted) {
            self.goal = Some(goal);
        }
    }

    /// Takes the state of the followed table of the class. A second match at the same table calls the person, too.
    pub(super) fn take_table(&mut self, table: Option<(Code, bool)>) {
        if let (Some((before, true)), Some((code, false))) = (self.table, table)
            && before == code
        {
            self.goal = Some(Goal::Table);
        }
        self.table = table;
    }

    /// Returns the opponent at a table.
    pub(super) fn opponent(&self, code: Code) -> Option<&Name> {
        self.opponent.as_ref().filter(|(at, _)| *at == code).map(|(_, name)| name)
    }
}

/// Returns where a class leads: to each new match, to what begins without an opponent, and back when something has ended that
/// the person would go on with in vain. After the end of a match the person looks at it as long as they like.
fn goal(before: Option<(u32, Now)>, (round, now): (u32, &Now), is_over: bool, is_wanted: bool) -> Option<Goal> {
    let (last_round, last) = before.map_or((0, None), |(round, now)| (round, Some(now)));
    match (&last, now) {
        (Some(Now::Play { table: old, .. }), Now::Play { table, .. }) if old == table => {
            is_wanted.then_some(Goal::Table)
        }
        (_, Now::Play { .. }) => Some(Goal::Table),
        _ if is_wanted => Some(Goal::Screen),
        (None, _) => None,
        (Some(Now::Bye { .. }), Now::Bye { .. }) => (last_round != round).then_some(Goal::Screen),
        (Some(Now::Puzzles { .. }), Now::Puzzles { .. })
        | (Some(Now::Computer { .. }), Now::Computer { .. })
        | (Some(Now::Rest {}), Now::Rest {})
        | (Some(Now::Over {}), Now::Over {}) => None,
        (
            _,
            Now::Bye { .. }
            | Now::Computer { .. }
            | Now::Puzzles { .. }
            | Now::Rest {}
            | Now::Over {}
            | Now::Enrol { .. },
        ) => Some(Goal::Screen),
        (Some(Now::Computer { .. } | Now::Puzzles { .. }), Now::Wait {}) => Some(Goal::Screen),
        (Some(Now::Play { .. }), Now::Wait {}) => (!is_over).then_some(Goal::Screen),
        (_, Now::Wait {}) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(table: &str) -> Now {
        Now::Play { table: table.into(), opponent: Name::Animal(0, 0) }
    }

    #[test]
    fn each_new_match_and_each_race_calls_the_person_once() {
        let bye = || Now::Bye { point: true };
        let race = |solved: &[u8]| Now::Puzzles { count: 10, solved: solved.to_vec() };
        let led = |before: (u32, Now), now: (u32, Now)| goal(Some(before), (now.0, &now.1), true, false);
        assert_eq!(led((0, Now::Wait {}), (1, play("CDFH"))), Some(Goal::Table));
        assert_eq!(led((1, play("CDFH")), (1, play("CDFH"))), None);
        assert_eq!(led((1, play("CDFH")), (1, play("RTWX"))), Some(Goal::Table));
        assert_eq!(led((1, play("CDFH")), (1, Now::Wait {})), None);
        assert_eq!(led((1, Now::Wait {}), (2, bye())), Some(Goal::Screen));
        assert_eq!(led((2, bye()), (2, bye())), None);
        assert_eq!(led((2, bye()), (2, Now::Wait {})), None, "the match against the computer goes on");
        assert_eq!(led((1, Now::Wait {}), (1, race(&[]))), Some(Goal::Screen));
        assert_eq!(led((1, race(&[])), (1, race(&[2]))), None);
        assert_eq!(led((1, race(&[])), (1, Now::Wait {})), Some(Goal::Screen));
        let computer = |halves| Now::Computer { level: 2, halves };
        assert_eq!(led((0, Now::Wait {}), (1, computer(None))), Some(Goal::Screen));
        assert_eq!(led((1, computer(None)), (1, computer(Some(2)))), None, "the end is looked at");
        assert_eq!(led((1, computer(None)), (1, Now::Wait {})), Some(Goal::Screen));
        assert_eq!(led((1, Now::Wait {}), (1, Now::Over {})), Some(Goal::Screen));
    }

    #[test]
    fn a_match_that_was_taken_back_is_left() {
        let before = Some((1, play("CDFH")));
        assert_eq!(goal(before, (0, &Now::Wait {}), false, false), Some(Goal::Screen));
    }

    #[test]
    fn a_class_that_nobody_asked_for_shows_itself_only_for_a_match() {
        assert_eq!(goal(None, (0, &Now::Wait {}), false, false), None);
        assert_eq!(goal(None, (0, &Now::Wait {}), false, true), Some(Goal::Screen));
        assert_eq!(goal(None, (1, &play("CDFH")), false, false), Some(Goal::Table));
        assert_eq!(goal(None, (1, &Now::Over {}), false, false), None);
    }
}
