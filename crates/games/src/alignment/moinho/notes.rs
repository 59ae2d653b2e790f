//! What Moinho says to somebody who does not see the board: mills, and open mills with the point that closes them.

use super::Moinho;
use super::figure::{ALL, MILLS, complete, points, steps};
use tabuleiro_rules::{Note, Player, Site};

fn sites(set: u32) -> Vec<Site> {
    points(set).map(|point| Site(u16::from(point))).collect()
}

impl Moinho {
    /// Returns the mills that are complete or lack one man, the side to move first.
    pub(super) fn list_notes(&self) -> Vec<Note> {
        let sides = [self.mover, self.mover.other()];
        sides
            .into_iter()
            .flat_map(|side| self.mills(side).chain(self.open_mills(side)).chain(self.barred(side)))
            .collect()
    }

    fn mills(&self, side: Player) -> impl Iterator<Item = Note> + '_ {
        let closed = complete(self.men[side.index()]);
        (0..16).filter(move |i| closed >> i & 1 == 1).map(move |i| Note::new("note-mill", side, sites(MILLS[i])))
    }

    /// The number of the note is 1 if the side can close the mill with its next action, else 0.
    fn open_mills(&self, side: Player) -> impl Iterator<Item = Note> + '_ {
        let men = self.men[side.index()];
        MILLS.into_iter().filter_map(move |mill| {
            let (own, missing) = (men & mill, mill & !men);
            if own.count_ones() != 2 || missing & self.free() == 0 {
                return None;
            }
            let can_close = self.can_arrive(side, missing, mill);
            Some(Note::new("note-open-mill", side, sites(own)).with_others(sites(missing)).with_count(can_close.into()))
        })
    }

    /// Whether a man from the hand, or one that is not part of the mill, can reach the empty point with one action.
    fn can_arrive(&self, side: Player, point: u32, mill: u32) -> bool {
        let others = self.men[side.index()] & !mill & ALL;
        let reached = steps(others).into_iter().fold(0, |all, to| all | to);
        self.hand[side.index()] > 0 || (self.flies(side.index()) && others != 0) || reached & point != 0
    }

    /// Rule 7: the mills that a side may not use again yet, with the number of its turns.
    fn barred(&self, side: Player) -> impl Iterator<Item = Note> + '_ {
        let (used, turns) = (self.used[side.index()], self.barred[side.index()]);
        let barred = (0..16).filter(move |i| used >> i & 1 == 1);
        barred.map(move |i| Note::new("note-barred", side, sites(MILLS[i])).with_count(turns.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Moinho;
    use crate::test_support::after;
    use tabuleiro_rules::{Game, Player};

    #[test]
    fn an_open_mill_is_named_with_the_point_that_closes_it() {
        let game: Moinho = after(&[], "a1 g7 d1");
        let board = game.board();
        let notes = game.notes();
        let names = |sites: &[tabuleiro_rules::Site]| -> Vec<String> {
            sites.iter().map(|site| board.sites[site.index()].name.clone()).collect()
        };
        let [open] = notes.as_slice() else { panic!("{notes:?}") };
        assert_eq!((open.id, open.side, open.count), ("note-open-mill", Some(Player::First), 1));
        assert_eq!((names(&open.sites), names(&open.others)), (vec!["a1".into(), "d1".into()], vec!["g1".into()]));
    }

    #[test]
    fn a_mill_that_was_used_is_barred_for_two_turns() {
        let game: Moinho = after(&[], "a1 g7 d1 a7 g1 xg7");
        let notes = game.notes();
        assert!(notes.iter().any(|note| note.id == "note-mill" && note.sites.len() == 3), "{notes:?}");
        assert!(notes.iter().any(|note| note.id == "note-barred" && note.count == 2), "{notes:?}");
    }
}
