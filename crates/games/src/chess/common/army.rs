//! The men on the board with an incremental zobrist key.

use super::men::{Men, Type};
use crate::bits::Bits;
use std::ops::Deref;
use tabuleiro_rules::KeyTable;

/// Keys of the seven types of each side.
static KEYS: KeyTable<14, 64> = KeyTable::new(0x6172_6d79);

/// The men on the board, as [`Men`], and their zobrist key, which every change updates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Army {
    men: Men,
    key: u64,
}

impl Deref for Army {
    type Target = Men;

    #[inline(always)]
    fn deref(&self) -> &Men {
        &self.men
    }
}

impl From<Men> for Army {
    fn from(men: Men) -> Army {
        let standing = Bits(men.all()).filter_map(|square| Some((men.at(square)?, square)));
        let key = standing.fold(0, |key, ((side, kind), square)| key ^ Self::key_of(side, kind, square));
        Army { men, key }
    }
}

impl Army {
    fn key_of(side: usize, kind: Type, square: u8) -> u64 {
        KEYS.get((side & 1) * 7 + kind as usize, usize::from(square & 63))
    }

    /// Returns the men alone.
    #[must_use]
    #[inline(always)]
    pub const fn men(&self) -> &Men {
        &self.men
    }

    /// Returns the zobrist key of the men.
    #[must_use]
    #[inline(always)]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Puts a man of a side ([`WHITE`](super::WHITE) or [`BLACK`](super::BLACK)) on an empty square.
    #[inline(always)]
    pub fn put(&mut self, side: usize, kind: Type, square: u8) {
        self.men.put(side, kind, square);
        self.key ^= Self::key_of(side, kind, square);
    }

    /// Removes a man of this side and type, which must be on the square.
    #[inline(always)]
    pub fn take(&mut self, side: usize, kind: Type, square: u8) {
        self.men.take(side, kind, square);
        self.key ^= Self::key_of(side, kind, square);
    }

    /// Returns the men mirrored left to right: the a-file becomes the h-file.
    #[must_use]
    pub fn mirrored(&self) -> Army {
        self.men.mirrored().into()
    }
}
