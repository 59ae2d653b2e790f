//! A graph of positions, and what follows for all of them from those that are ends.

/// What is known of a position: who wins, and within how many actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    /// 1 the first player, −1 the second; 0 nobody, as far as is known.
    pub(super) winner: i8,
    pub(super) plies: u32,
}

/// Positions by number, in the order in which they were met; what each leads to is told in that order, too.
#[derive(Debug, Default)]
pub(super) struct Graph {
    /// Where the arrows of each position whose actions were told begin.
    begins: Vec<u32>,
    /// Where every action leads.
    arrows: Vec<u32>,
    /// 1 where the first player decides, −1 where the second does.
    deciders: Vec<i8>,
    known: Vec<Known>,
    back: Backwards,
}

/// The same arrows the other way round, and what is left to do.
#[derive(Debug, Default)]
struct Backwards {
    begins: Vec<u32>,
    arrows: Vec<u32>,
    /// Actions of each position that do not lead to a loss yet.
    left: Vec<u32>,
    /// Positions whose winner is known, the soonest first.
    queue: Vec<u32>,
    next: usize,
}

impl Graph {
    /// One position more; `winner` where it is an end.
    pub(super) fn push(&mut self, decider: i8, winner: i8) -> u32 {
        self.deciders.push(decider);
        self.known.push(Known { winner, plies: 0 });
        self.deciders.len() as u32 - 1
    }

    /// Tells the actions of the first position whose actions were not told: the next calls of [`Graph::lead`] are theirs.
    pub(super) fn open(&mut self) {
        self.begins.push(self.arrows.len() as u32);
    }

    pub(super) fn lead(&mut self, to: u32) {
        self.arrows.push(to);
    }

    pub(super) fn len(&self) -> usize {
        self.deciders.len()
    }

    /// Bytes it will need when all is done.
    pub(super) fn bytes(&self) -> u64 {
        (self.len() * 29 + self.arrows.len() * 8) as u64
    }

    fn range(begins: &[u32], arrows: &[u32], at: usize) -> std::ops::Range<usize> {
        let end = begins.get(at + 1).map_or(arrows.len(), |&end| end as usize);
        begins[at] as usize..end
    }

    /// Where the actions of a position lead.
    pub(super) fn actions(&self, at: usize) -> &[u32] {
        &self.arrows[Self::range(&self.begins, &self.arrows, at)]
    }

    pub(super) fn known(&self, at: usize) -> Known {
        self.known[at]
    }

    /// All actions have been told: turns the arrows round.
    pub(super) fn turn_round(&mut self) {
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

    /// Draws the conclusions from one position whose winner is known; false when there is none left.
    pub(super) fn conclude(&mut self) -> bool {
        let back = &mut self.back;
        let Some(&at) = back.queue.get(back.next) else { return false };
        back.next += 1;
        let Known { winner, plies } = self.known[at as usize];
        for arrow in Self::range(&back.begins, &back.arrows, at as usize) {
            let from = back.arrows[arrow];
            let place = from as usize;
            if self.known[place].winner != 0 {
                continue;
            }
            back.left[place] -= 1;
            // Whoever decides takes the first win there is, and loses when nothing else is left.
            if winner == self.deciders[place] || back.left[place] == 0 {
                self.known[place] = Known { winner, plies: plies + 1 };
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
    fn who_can_go_round_in_circles_does_not_lose() {
        // The first player decides at 0 and 2, the second at 1; 3 is lost for the first, 4 won.
        let mut graph = Graph::default();
        let deciders = [(1, 0), (-1, 0), (1, 0), (-1, -1), (-1, 1)];
        for (decider, winner) in deciders {
            graph.push(decider, winner);
        }
        for to in [&[1][..], &[0, 2], &[3, 4], &[], &[]] {
            graph.open();
            to.iter().for_each(|&to| graph.lead(to));
        }
        graph.turn_round();
        while graph.conclude() {}
        assert_eq!(graph.known(2), Known { winner: 1, plies: 1 });
        assert_eq!(graph.known(1).winner, 0, "going back to 0 is better than losing at 2");
        assert_eq!(graph.known(0).winner, 0);
    }

    #[test]
    fn the_loser_holds_out_as_long_as_possible() {
        // 0 (second decides) leads to 1, an end, and to 2, from which the first wins at once.
        let mut graph = Graph::default();
        for (decider, winner) in [(-1, 0), (1, 1), (1, 0)] {
            graph.push(decider, winner);
        }
        for to in [&[1, 2][..], &[], &[1]] {
            graph.open();
            to.iter().for_each(|&to| graph.lead(to));
        }
        graph.turn_round();
        while graph.conclude() {}
        assert_eq!(graph.known(0), Known { winner: 1, plies: 2 });
    }
}
