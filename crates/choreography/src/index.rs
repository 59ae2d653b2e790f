//! Which piece stands on which site, as plain data: choreographies are planned on it without a Bevy world.

use std::collections::BTreeMap;
use tabuleiro_rules::{Piece, PieceList, Site, Standing};

/// The identity of a piece from when it enters the table until it leaves. Numbers are not reused within a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceId(u32);

/// The pieces on each site. Equal to the position at any time, also while entities are still moving.
#[derive(Clone, Default, Debug)]
pub struct PieceIndex {
    /// Each pile from the bottom.
    piles: BTreeMap<Site, Vec<(Piece, PieceId)>>,
    next: u32,
}

impl PieceIndex {
    /// Returns the pieces on a site, from the bottom.
    #[must_use]
    pub fn on(&self, site: Site) -> &[(Piece, PieceId)] {
        self.piles.get(&site).map_or(&[], Vec::as_slice)
    }

    /// Adds a new piece to a site; returns its identity and its slot.
    pub fn bring(&mut self, site: Site, piece: Piece) -> (PieceId, usize) {
        let id = PieceId(self.next);
        self.next += 1;
        (id, self.push(site, piece, id))
    }

    /// Adds a known piece to a site; returns its slot.
    pub fn push(&mut self, site: Site, piece: Piece, id: PieceId) -> usize {
        let pile = self.piles.entry(site).or_default();
        pile.push((piece, id));
        pile.len() - 1
    }

    /// Removes the topmost piece equal to `piece` from a site.
    pub fn take(&mut self, site: Site, piece: Piece) -> Option<PieceId> {
        let pile = self.piles.get_mut(&site)?;
        let at = pile.iter().rposition(|(p, _)| *p == piece)?;
        let (_, id) = pile.remove(at);
        if pile.is_empty() {
            self.piles.remove(&site);
        }
        Some(id)
    }

    /// Iterates over all pieces: site, slot, piece, identity.
    pub fn iter(&self) -> impl Iterator<Item = (Site, usize, Piece, PieceId)> + '_ {
        self.piles.iter().flat_map(|(&site, pile)| pile.iter().enumerate().map(move |(i, &(p, id))| (site, i, p, id)))
    }

    /// Returns the pieces as a list that can be compared with a position's.
    #[must_use]
    pub fn list(&self) -> PieceList {
        let mut standing: Vec<Standing> = Vec::new();
        for (at, _, piece, _) in self.iter() {
            match standing.iter_mut().rev().find(|s| s.at == at && s.piece == piece) {
                Some(s) => s.count += 1,
                None => standing.push(Standing { at, piece, count: 1 }),
            }
        }
        PieceList::new(standing)
    }

    /// Returns the index of a position's pieces, all with new identities.
    #[must_use]
    pub fn replaced_by(&self, list: &PieceList) -> PieceIndex {
        let mut index = PieceIndex { piles: BTreeMap::new(), next: self.next };
        for standing in list.standing() {
            for _ in 0..standing.count {
                index.bring(standing.at, standing.piece);
            }
        }
        index
    }
}
