//! Games under normal play (the player who cannot move loses) whose positions split into independent regions.
//!
//! A region is represented by sets of cells on a grid that is larger than any board: regions with the same play are
//! equal wherever they lie, and shifting a set never wraps around.

use super::{Player, mix};

/// The number of columns of the grid on which a [`Component`] lies; the cell in column c of rank r is bit c + `STRIDE`
/// × r. The widest board has ten columns, so there are always empty ones between two ranks.
pub const STRIDE: u32 = 12;
/// Ranks of the grid, which fits one `u128`.
const RANKS: u32 = 10;

/// A part of a position, as sets of cells of the grid (bits of [`Component::cell`]); the game defines the meaning of
/// each set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Component {
    /// The sets of cells; a game that needs fewer leaves the others empty.
    pub sets: [u128; 3],
}

/// How the positions of a game split into regions. An action in one region must never affect another, and a player
/// who cannot move in any region has lost.
pub struct Splitting<G> {
    /// Returns the whole of a running position as one region, whoever is to move; `None` while it is not a sum of
    /// regions, as in an opening with rules of its own.
    pub whole: fn(&G) -> Option<Component>,
    /// Appends the results of every action of a side in a region, one entry per action.
    pub options: fn(&Component, Player, &mut Vec<Component>),
    /// Appends the independent parts of a region, without cells that nobody can ever use.
    pub parts: fn(&Component, &mut Vec<Component>),
    /// Returns a lower and an upper bound of the value of a region, counted in actions of the first side. The lower
    /// bound is the number of actions that the first side certainly has, less the greatest number that the other side
    /// can have; the upper bound is the same with the sides exchanged, negated. Wider bounds are correct too.
    pub bounds: fn(&Component) -> [i16; 2],
    /// Whether a quarter turn of a region leaves its value unchanged. Reflections always do.
    pub turns: bool,
}

impl Component {
    /// Returns the set of one cell of the grid; column and rank count from 0.
    #[inline]
    #[must_use]
    pub const fn cell(column: u8, rank: u8) -> u128 {
        1 << (rank as u32 * STRIDE + column as u32)
    }

    /// Returns the union of the three sets.
    #[inline]
    #[must_use]
    pub const fn cells(&self) -> u128 {
        self.sets[0] | self.sets[1] | self.sets[2]
    }

    /// Iterates over column and rank, counted from 0, of every cell of [`Component::cells`], rank by rank.
    pub fn squares(&self) -> impl Iterator<Item = (u8, u8)> {
        let mut rest = self.cells();
        std::iter::from_fn(move || {
            let cell = (rest != 0).then(|| rest.trailing_zeros());
            rest &= rest.wrapping_sub(1);
            cell.map(|cell| ((cell % STRIDE) as u8, (cell / STRIDE) as u8))
        })
    }

    /// Returns the intersection of each of the three sets with a set of cells.
    #[inline]
    #[must_use]
    pub fn on(&self, cells: u128) -> Component {
        Component { sets: self.sets.map(|set| set & cells) }
    }

    /// Returns the region shifted as far down and to the left as possible.
    #[must_use]
    pub fn cornered(&self) -> Component {
        let cells = self.cells();
        if cells == 0 {
            return Component::default();
        }
        let rank = cells.trailing_zeros() / STRIDE;
        let file = (0..RANKS).fold(0, |file, rank| file | (cells >> (rank * STRIDE)) as u32 & 0xfff).trailing_zeros();
        Component { sets: self.sets.map(|set| set >> (rank * STRIDE + file)) }
    }

    /// Returns the least of its images under reflections, and quarter turns if `turns`: a canonical form.
    #[must_use]
    pub fn least_image(&self, turns: bool) -> Component {
        let plain = self.cornered();
        let mut least = plain;
        for image in [plain, Component { sets: plain.sets.map(transposed) }].into_iter().take(1 + usize::from(turns)) {
            let across = Component { sets: image.sets.map(across) };
            let upside = Component { sets: image.sets.map(upside_down) };
            let both = Component { sets: across.sets.map(upside_down) };
            for image in [image, across.cornered(), upside.cornered(), both.cornered()] {
                least = least.min(image);
            }
        }
        least
    }

    /// Returns a hash of the three sets that is the same on every machine.
    #[must_use]
    pub fn key(&self) -> u64 {
        self.sets.iter().fold(0, |key, &set| mix(mix(key ^ set as u64) ^ (set >> 64) as u64))
    }
}

/// The ranks of a set, from below.
fn ranks(set: u128) -> impl Iterator<Item = u16> {
    (0..RANKS).map(move |rank| (set >> (rank * STRIDE)) as u16 & 0xfff)
}

/// Reflects left and right.
fn across(set: u128) -> u128 {
    let turned = ranks(set).map(|rank| u128::from(rank.reverse_bits() >> 4));
    turned.zip(0..RANKS).fold(0, |set, (rank, at)| set | rank << (at * STRIDE))
}

/// Reflects bottom and top.
fn upside_down(set: u128) -> u128 {
    ranks(set).fold(0, |set, rank| set << STRIDE | u128::from(rank))
}

/// Transposes columns and ranks; the cells must lie in the first ten columns.
fn transposed(mut set: u128) -> u128 {
    let mut turned = 0;
    while set != 0 {
        let cell = set.trailing_zeros();
        turned |= 1 << (cell % STRIDE * STRIDE + cell / STRIDE);
        set &= set - 1;
    }
    turned
}

/// Iterates over the orthogonally connected components of a set of cells of the grid.
pub fn pieces_of(mut cells: u128) -> impl Iterator<Item = u128> {
    std::iter::from_fn(move || {
        let mut piece = cells & cells.wrapping_neg();
        if piece == 0 {
            return None;
        }
        loop {
            let grown = (piece | piece << 1 | piece >> 1 | piece << STRIDE | piece >> STRIDE) & cells;
            if grown == piece {
                break;
            }
            piece = grown;
        }
        cells &= !piece;
        Some(piece)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn component(squares: &[(u8, u8)]) -> Component {
        let set = squares.iter().fold(0, |set, &(column, rank)| set | Component::cell(column, rank));
        Component { sets: [set, set & Component::cell(squares[0].0, squares[0].1), 0] }
    }

    #[test]
    fn symmetric_regions_have_one_least_image() {
        let one = component(&[(3, 4), (4, 4), (5, 4), (5, 5)]);
        let mirrored = component(&[(9, 0), (8, 0), (7, 0), (7, 1)]);
        let upside = component(&[(0, 9), (1, 9), (2, 9), (2, 8)]);
        let turned = component(&[(4, 3), (4, 4), (4, 5), (5, 5)]);
        for other in [mirrored, upside] {
            assert_eq!(one.least_image(false), other.least_image(false));
        }
        assert_ne!(one.least_image(false), turned.least_image(false));
        assert_eq!(one.least_image(true), turned.least_image(true));
        assert_ne!(one.least_image(true), component(&[(4, 4), (3, 4), (5, 4), (5, 5)]).least_image(true));
    }

    #[test]
    fn pieces_are_connected_by_sides_and_not_by_corners() {
        let cells = component(&[(0, 0), (1, 1), (1, 2), (9, 3), (0, 4)]).cells();
        let mut sizes: Vec<u32> = pieces_of(cells).map(u128::count_ones).collect();
        sizes.sort_unstable();
        assert_eq!(sizes, [1, 1, 1, 2]);
    }
}
