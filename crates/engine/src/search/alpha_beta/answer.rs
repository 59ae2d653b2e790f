//! The action to play, which is known at any time.
//!
//! The root actions are in the order in which an iteration searches them. An action moves to the front as soon as it
//! fails high, before its value is known, so the first action of an unfinished iteration is not the answer. The answer
//! is that of the last complete iteration, unless the running one has shown another action to be better.

use super::score::DECIDED;
use super::table::Bound;

/// A legal action of the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootAction<A> {
    pub(super) action: A,
    /// Its index in the legal list.
    pub(super) index: u16,
    /// Its value in the latest iteration that reached it.
    pub(super) value: Option<i32>,
    /// An upper bound of its value in the running iteration, if it has been searched.
    pub(super) ceiling: Option<i32>,
    /// Nodes spent on it.
    pub(super) nodes: u64,
}

impl<A> RootAction<A> {
    pub(super) fn new(action: A, index: u16) -> RootAction<A> {
        RootAction { action, index, value: None, ceiling: None, nodes: 0 }
    }
}

/// The action to play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    /// Its index in the legal list.
    pub(super) index: u16,
    /// The action with the best exact value since the window was last changed, and that value.
    leader: Option<(u16, i32)>,
    /// Whether the answer failed low, or was refuted, in the running iteration.
    fallen: bool,
}

impl Answer {
    pub(super) fn new<A>(actions: &[RootAction<A>]) -> Answer {
        Answer { index: first(actions), leader: None, fallen: false }
    }

    /// Makes the first action the answer: the iteration is complete, or the values of all actions are comparable.
    pub(super) fn take_first<A>(&mut self, actions: &[RootAction<A>]) {
        self.replace(first(actions));
    }

    /// Begins an iteration, or the same one `again` with another window.
    pub(super) fn begin<A>(&mut self, actions: &mut [RootAction<A>], again: bool) {
        self.leader = None;
        if !again {
            self.take_first(actions);
            actions.iter_mut().for_each(|r| r.ceiling = None);
        }
    }

    /// Decides whether the action with that index, whose search has just ended with that value, changes the answer.
    /// `best` is whether the value is the best one since the window was last changed.
    ///
    /// Another action becomes the answer if its value is exact and above the upper bound of the answer's value in the
    /// same iteration, or if it is certain to win. A lower bound of an estimate is not enough: a search with a wider
    /// window may not confirm it. An answer that certainly loses is replaced even if no other value is known yet.
    pub(super) fn weigh<A>(&mut self, actions: &mut [RootAction<A>], index: u16, value: i32, bound: Bound, best: bool) {
        let Some(action) = actions.iter_mut().find(|r| r.index == index) else { return };
        action.ceiling = (bound != Bound::Least).then_some(value);
        if bound == Bound::Exact && best {
            self.leader = Some((index, value));
        }
        let refuted = bound != Bound::Least && value < -DECIDED;
        self.fallen |= index == self.index && (bound == Bound::Most || refuted);
        let answer = actions.iter().find(|r| r.index == self.index);
        let (known, ceiling) = answer.map_or((None, None), |r| (r.value, r.ceiling));
        let wins = bound != Bound::Most && value > DECIDED && known.is_none_or(|known| known < value);
        match self.leader {
            _ if wins && index != self.index => self.replace(index),
            Some((leader, value)) if leader != self.index && ceiling.is_some_and(|most| most < value) => {
                self.replace(leader);
            }
            _ if ceiling.is_some_and(|most| most < -DECIDED) => {
                // Actions that the running iteration has not reached are judged by the last one.
                self.index = actions.iter().find(|r| is_open(r)).map_or(self.index, |r| r.index);
            }
            _ => {}
        }
    }

    fn replace(&mut self, index: u16) {
        (self.index, self.fallen) = (index, false);
    }

    /// Returns whether the running iteration is likely to change the answer: it failed low or was refuted, no value
    /// is above its own yet, and some action is not known to lose.
    pub(super) fn is_unsettled<A>(&self, actions: &[RootAction<A>]) -> bool {
        self.fallen && actions.iter().any(is_open)
    }
}

fn first<A>(actions: &[RootAction<A>]) -> u16 {
    actions.first().map_or(0, |r| r.index)
}

/// Returns whether the action is not known to lose.
fn is_open<A>(action: &RootAction<A>) -> bool {
    action.value.is_none_or(|value| value >= -DECIDED)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Bound::{Exact, Least, Most};

    /// An answer and the actions it is chosen from, after a complete iteration in which action 0 was worth 100.
    struct Search(Answer, Vec<RootAction<()>>);

    impl Search {
        fn new() -> Search {
            let mut actions: Vec<_> = (0..3).map(|index| RootAction::new((), index)).collect();
            for (action, value) in actions.iter_mut().zip([100, 90, 80]) {
                action.value = Some(value);
            }
            let mut answer = Answer::new(&actions);
            answer.begin(&mut actions, false);
            Search(answer, actions)
        }

        /// Returns the answer, and whether it is unsettled, after the search of an action.
        fn after(&mut self, index: u16, value: i32, bound: Bound, best: bool) -> (u16, bool) {
            self.1[usize::from(index)].value = Some(value);
            self.0.weigh(&mut self.1, index, value, bound, best);
            (self.0.index, self.0.is_unsettled(&self.1))
        }
    }

    #[test]
    fn an_exact_value_above_that_of_the_same_iteration_changes_the_answer() {
        let mut search = Search::new();
        assert_eq!(search.after(0, 105, Exact, true), (0, false));
        assert_eq!(search.after(1, 105, Most, false), (0, false));
        assert_eq!(search.after(2, 110, Exact, true), (2, false));
    }

    #[test]
    fn a_value_that_is_only_above_that_of_the_last_iteration_does_not() {
        let mut search = Search::new();
        assert_eq!(search.after(1, 130, Exact, true), (0, false));
        assert_eq!(search.after(0, 120, Most, false), (1, false));
    }

    #[test]
    fn a_fail_high_waits_for_the_search_with_a_wider_window() {
        let mut search = Search::new();
        search.after(0, 105, Exact, true);
        assert_eq!(search.after(1, 150, Least, true), (0, false));
        search.0.begin(&mut search.1, true);
        assert_eq!(search.after(1, 104, Exact, true), (0, false), "the second search did not confirm it");
        assert_eq!(search.after(0, 105, Exact, true), (0, false));
        assert_eq!(search.after(2, 106, Exact, true), (2, false));
    }

    #[test]
    fn a_certain_win_needs_no_comparison() {
        let mut search = Search::new();
        search.after(0, 105, Exact, true);
        assert_eq!(search.after(1, DECIDED + 2, Least, true), (1, false));
        assert_eq!(search.after(2, DECIDED + 1, Least, false), (1, false));
        assert_eq!(search.after(2, DECIDED + 3, Exact, true), (2, false));
    }

    #[test]
    fn an_answer_that_fails_low_is_unsettled_until_another_value_is_above_its_own() {
        let mut search = Search::new();
        assert_eq!(search.after(0, 40, Most, false), (0, true));
        assert_eq!(search.after(1, 40, Most, false), (0, true));
        search.0.begin(&mut search.1, true);
        assert_eq!(search.after(0, 20, Exact, true), (0, true));
        assert_eq!(search.after(1, 20, Most, false), (0, true));
        assert_eq!(search.after(2, 30, Exact, true), (2, false));
    }

    #[test]
    fn an_answer_that_fails_low_and_is_still_the_best_is_settled_by_the_next_iteration() {
        let mut search = Search::new();
        assert_eq!(search.after(0, 40, Most, false), (0, true));
        search.0.begin(&mut search.1, false);
        assert!(!search.0.is_unsettled(&search.1));
    }

    #[test]
    fn a_refuted_answer_is_replaced_before_another_value_is_known() {
        let mut search = Search::new();
        assert_eq!(search.after(0, -DECIDED - 9, Exact, true), (1, true));
        assert_eq!(search.after(1, -DECIDED - 9, Most, false), (2, true));
        assert_eq!(search.after(2, -DECIDED - 9, Most, false), (2, false), "all actions lose");
    }
}
