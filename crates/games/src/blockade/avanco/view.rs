//! The board as each side sees it going up, and races.

use super::{Avanco, NOT_A, NOT_H, overturned};

/// Whatever can still be met by men going down the board: their cells, and below them ever wider.
fn cone_down(men: u64) -> u64 {
    let mut cone = men;
    for _ in 0..7 {
        let below = cone >> 8;
        cone |= below | (below & NOT_A) >> 1 | (below & NOT_H) << 1;
    }
    cone
}

/// The men on the board as the side sees them that goes up it.
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

    /// In how many steps the foremost of these men arrives; 64 without any.
    fn steps(self, men: u64) -> u32 {
        if men == 0 { 64 } else { self.last - men.ilog2() / 8 }
    }

    /// In how many steps the foremost man arrives, and the foremost whom nobody can meet.
    pub(super) fn runners(self) -> [u32; 2] {
        [self.steps(self.own), self.steps(self.own & !cone_down(self.others))]
    }
}
