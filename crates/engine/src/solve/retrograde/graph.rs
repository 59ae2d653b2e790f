//! A graph of positions and the propagation of results from its finished positions.

/// The result of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PositionResult {
    /// 1 if the first player wins, −1 if the second does; 0 if neither does or nothing is known.
    pub(super) winner: i8,
    pub(super) plies: u32,
}

/// Positions, numbered in the order of [`Graph::push`]; their edges are added in the same order.
#[derive(Debug, Default)]
pub(super) struct Graph {
    /// Index of the first edge of each position whose edges have been added.
    begins: Vec<u32>,
    /// Target of every edge.
    arrows: Vec<u32>,
    /// 1 where the first player is to move, −1 where the second is.
    deciders: Vec<i8>,
    known: Vec<PositionResult>,
    back: Backwards,
}

/// The reversed edges, and the state of the propagation.
#[derive(Debug, Default)]
struct Backwards {
    begins: Vec<u32>,
    arrows: Vec<u32>,
    /// The number of actions of each position that are not known to lose.
    left: Vec<u32>,
    /// Positions whose winner is known, in ascending order of plies.
    queue: Vec<u32>,
    next: usize,
}

impl Graph {
    /// Adds a position and returns its number; `winner` is 0 unless it is finished.
    pub(super) fn push(&mut self, decider: i8, winner: i8) -> u32 {
        self.deciders.push(decider);
        self.known.push(PositionResult { winner, plies: 0 });
        self.deciders.len() as u32 - 1
    }

    /// Starts the edges of the next position; the following calls of [`Graph::lead`] add them.
    pub(super) fn open(&mut self) {
        self.begins.push(self.arrows.len() as u32);
    }

    pub(super) fn lead(&mut self, to: u32) {
        self.arrows.push(to);
    }

    pub(super) fn len(&self) -> usize {
        self.deciders.len()
    }

    /// Returns the bytes needed once the edges are reversed.
    pub(super) fn bytes(&self) -> u64 {
        (self.len() * 29 + self.arrows.len() * 8) as u64
    }

    fn range(begins: &[u32], arrows: &[u32], at: usize) -> std::ops::Range<usize> {
        let end = begins.get(at + 1).map_or(arrows.len(), |&end| end as usize);
        begins[at] as usize..end
    }

    /// Returns the targets of a position's edges.
    pub(super) fn actions(&self, at: usize) -> &[u32] {
        &self.arrows[Self::range(&self.begins, &self.arrows, at)]
    }

    pub(super) fn known(&self, at: usize) -> PositionResult {
        self.known[at]
    }

    /// Reverses the edges, once all have been added.
    pub(super) fn reverse(&mut self) {
        let mut begins = vec![0; self.len() + 1];
        for &to in &self.arrows {
            begins[to as usize + 1] += 1;
        }
        for at in 0..self.len() {
            begins[at + 1] += begins[at];
        }
        let (mut free, mut arrows) = (begins.clone(), vec![0; self.arrows.len()]);
        let mut left = Vec::with_capacity(self.len());
        for from in 0..self.len() {
            let range = Self::range(&self.begins, &self.arrows, from);
            left.push(range.len() as u32);
            for &to in &self.arrows[range] {
                arrows[free[to as usize] as usize] = from as u32;
                free[to as usize] += 1;
            }
        }
        let queue = (0..self.len() as u32).filter(|&at| self.known[at as usize].winner != 0).collect();
        self.back = Backwards { begins, arrows, left, queue, next: 0 };
    }

    /// Propagates the result of one position whose winner is known; returns `false` when none is left.
    pub(super) fn conclude(&mut self) -> bool {
        let back = &mut self.back;
        let Some(&at) = back.queue.get(back.next) else { return false };
        back.next += 1;
        let PositionResult { winner, plies } = self.known[at as usize];
        for arrow in Self::range(&back.begins, &back.arrows, at as usize) {
            let from = back.arrows[arrow];
            let place = from as usize;
            if self.known[place].winner != 0 {
                continue;
            }
            back.left[place] -= 1;
            // The mover takes the first win found, and loses when no other action is left.
            if winner == self.deciders[place] || back.left[place] == 0 {
                self.known[place] = PositionResult { winner, plies: plies + 1 };
                back.queue.push(from);
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_that_can_repeat_forever_does_not_lose() {
        // The first player is to move at 0 and 2, the second at 1; the first player has lost at 3 and won at 4.
        let mut graph = Graph::default();
        let deciders = [(1, 0), (-1, 0), (1, 0), (-1, -1), (-1, 1)];
        for (decider, winner) in deciders {
            graph.push(decider, winner);
        }
        for to in [&[1][..], &[0, 2], &[3, 4], &[], &[]] {
            graph.open();
            to.iter().for_each(|&to| graph.lead(to));
        }
        graph.reverse();
        while graph.conclude() {}
        assert_eq!(graph.known(2), PositionResult { winner: 1, plies: 1 });
        assert_eq!(graph.known(1).winner, 0, "going back to 0 is better than losing at 2");
        assert_eq!(graph.known(0).winner, 0);
    }

    #[test]
    fn the_loser_chooses_the_longest_defence() {
        // 0 (the second player is to move) leads to 1, where the match is over, and to 2, from which the first player
        // wins with one action.
        let mut graph = Graph::default();
        for (decider, winner) in [(-1, 0), (1, 1), (1, 0)] {
            graph.push(decider, winner);
        }
        for to in [&[1, 2][..], &[], &[1]] {
            graph.open();
            to.iter().for_each(|&to| graph.lead(to));
        }
        graph.reverse();
        while graph.conclude() {}
        assert_eq!(graph.known(0), PositionResult { winner: 1, plies: 2 });
    }
}
