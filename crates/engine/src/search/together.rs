//! Combining the results of parallel searches of one position.

use super::{Candidate, Opponent, Progress};
use std::collections::HashMap;

/// Sorts candidates in place: certain wins, the soonest first; then open and drawn ones in their given order; then
/// certain losses, the latest first. A certain draw comes before an open candidate with a negative value if that one
/// leads.
pub fn rank(candidates: &mut [Candidate]) {
    rank_by(candidates, |candidate| candidate.plies);
}

/// Sorts candidates as [`rank`] does, but by the winner only: certain wins, and certain losses, stay in the given order.
/// For games in which points count, so that a sooner win is not a better one.
pub(crate) fn rank_by_winner(candidates: &mut [Candidate]) {
    rank_by(candidates, |_| None);
}

fn rank_by(candidates: &mut [Candidate], plies: impl Fn(&Candidate) -> Option<u32>) {
    candidates.sort_by_key(|candidate| match candidate.value {
        value if candidate.is_certain() && value > 0.0 => (0, plies(candidate).unwrap_or(u32::MAX)),
        value if candidate.is_certain() && value < 0.0 => (2, u32::MAX - plies(candidate).unwrap_or(0)),
        _ => (1, 0),
    });
    let drawn = |candidate: &Candidate| candidate.is_certain() && candidate.value == 0.0;
    if let Some(at) = candidates.iter().position(drawn)
        && candidates[0].value < 0.0
        && !candidates[0].is_certain()
    {
        candidates[..=at].rotate_right(1);
    }
}

/// Combines the candidates of searches that spent equal effort on one position: values that one search has proved are
/// kept, others are averaged by effort, and the action with the greatest total effort is the best open one. Empty
/// lists, which helpers return, are ignored.
#[must_use]
pub fn together(thoughts: Vec<Vec<Candidate>>) -> Vec<Candidate> {
    let thoughts: Vec<_> = thoughts.into_iter().filter(|thought| !thought.is_empty()).collect();
    if let [_] = &thoughts[..] {
        return thoughts.into_iter().flatten().collect();
    }
    let count = thoughts.len().max(1) as f32;
    let mut all: Vec<Candidate> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for thought in thoughts.into_iter().flatten() {
        let share = thought.share / count;
        let Some(&place) = places.get(&thought.text) else {
            places.insert(thought.text.clone(), all.len());
            all.push(Candidate { share, ..thought });
            continue;
        };
        let known = &mut all[place];
        if known.is_certain() == thought.is_certain() {
            let weight = known.share + share;
            if weight > 0.0 {
                known.value = (known.value * known.share + thought.value * share) / weight;
            }
            known.trust = known.trust.max(thought.trust);
            known.plies = known.plies.into_iter().chain(thought.plies).min();
        } else if thought.is_certain() {
            (known.value, known.trust, known.plies) = (thought.value, thought.trust, thought.plies);
        }
        known.share += share;
    }
    all.sort_by(|a, b| b.share.total_cmp(&a.share));
    rank(&mut all);
    all
}

/// A search that only fills a shared table and returns no candidates. It is always
/// [unsettled](Progress::unsettled): it can help as long as the first search goes on.
pub(super) struct Helper<O>(pub(super) O);

impl<O: Opponent> Opponent for Helper<O> {
    fn think(&mut self, nodes: u64) -> Progress {
        Progress { unsettled: true, ..self.0.think(nodes) }
    }

    fn candidates(&self) -> Vec<Candidate> {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thought(text: &str, value: f32, share: f32, trust: f32) -> Candidate {
        Candidate { text: text.into(), value, share, trust, plies: None }
    }

    #[test]
    fn the_action_with_the_greatest_total_effort_is_the_best() {
        let one = vec![thought("a1", 0.4, 0.6, 0.9), thought("b1", 0.2, 0.4, 0.9)];
        let other = vec![thought("b1", 0.4, 0.9, 0.9), thought("a1", 0.1, 0.1, 0.5)];
        let all = together(vec![one, other]);
        assert_eq!(all.iter().map(|c| c.text.as_str()).collect::<Vec<_>>(), ["b1", "a1"]);
        assert!((all[0].share - 0.65).abs() < 1e-6 && (0.2..0.4).contains(&all[0].value));
    }

    #[test]
    fn a_value_proved_by_one_search_is_kept() {
        let one = vec![thought("a1", 0.4, 0.9, 0.9), thought("b1", 0.2, 0.1, 0.9)];
        let other = vec![thought("a1", -1.0, 0.5, 1.0), thought("b1", 0.0, 0.5, 1.0)];
        let all = together(vec![one, other]);
        assert_eq!((all[0].text.as_str(), all[0].value), ("b1", 0.0));
        assert!(all[1].is_certain() && all[1].value == -1.0);
    }

    #[test]
    fn a_certain_draw_precedes_a_negative_estimate() {
        let mut all = vec![thought("a1", -0.2, 0.9, 0.9), thought("b1", 0.0, 0.1, 1.0)];
        rank(&mut all);
        assert_eq!(all[0].text, "b1");
        let mut all = vec![thought("a1", 0.2, 0.9, 0.9), thought("b1", 0.0, 0.1, 1.0)];
        rank(&mut all);
        assert_eq!(all[0].text, "a1");
    }
}
