//! The board from the point of view of each side, and races.

use super::{Avanco, overturned};
use crate::square::{east, west};

/// The cells that men moving down the board can still reach or capture on, their own included: a cone below each man.
fn cone_down(men: u64) -> u64 {
    let mut cone = men;
    for _ in 0..7 {
        let below = cone >> 8;
        cone |= below | west(below) | east(below);
    }
    cone
}

/// The men on a board turned so that the side `own` moves up.
#[derive(Clone, Copy)]
pub(super) struct View {
    pub(super) own: u64,
    pub(super) others: u64,
    /// The rank to reach.
    pub(super) last: u32,
}

impl View {
    pub(super) fn of(game: &Avanco) -> [View; 2] {
        let [white, black] = game.men;
        let turned = [black, white].map(|men| overturned(men, game.size));
        let last = u32::from(game.size) - 1;
        [View { own: white, others: black, last }, View { own: turned[0], others: turned[1], last }]
    }

    /// The number of steps in which the foremost of these men reaches the last rank; 64 without men.
    fn steps(self, men: u64) -> u32 {
        if men == 0 { 64 } else { self.last - men.ilog2() / 8 }
    }

    /// The number of steps in which the foremost man reaches the last rank, and in which the foremost man does that no
    /// opposing man can block or capture; 64 without such a man.
    pub(super) fn runners(self) -> [u32; 2] {
        [self.steps(self.own), self.steps(self.own & !cone_down(self.others))]
    }
}
