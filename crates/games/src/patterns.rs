//! Patterns over sites (n-tuples): an evaluation as a sum of table entries, one for what stands on each group of sites.
//! After Buro, "Improving heuristic mini-max search by supervised learning" (2002).
//!
//! A [`Shape`] is a group of cells of an 8×8 board, read at all places given by its [`Images`]. The contents of a group
//! are a number to base 3 (empty, first side, second side) or to base 4, where both sides may occupy a cell. Mirror
//! images of a pattern share a weight. Where all directions are equivalent, exchanging the sides negates the weight, so
//! that only about a quarter of the entries is trained and stored. Where men move forward, the sides are not equivalent
//! on the same cells: there a board is read twice, from the point of view of each side, and the second sum is
//! subtracted.
//!
//! The numbers are not computed cell by cell: every byte of a bitboard adds its share to all of them at once, which
//! compiles to a few vector additions.

use super::symmetry::turned_cell;

/// A group of cells.
pub(super) struct Shape {
    /// Rank × 8 + file.
    pub(super) cells: &'static [u8],
    /// The other places where it is read with the same weights.
    pub(super) images: Images,
}

impl Shape {
    /// Returns a group read in the eight symmetries of the board.
    pub(super) const fn turned(cells: &'static [u8]) -> Shape {
        Shape { cells, images: Images::Turned }
    }
}

/// Every rank and file: 16 groups.
pub(super) static LINES: [Shape; 4] = [
    Shape::turned(&[0, 1, 2, 3, 4, 5, 6, 7]),
    Shape::turned(&[8, 9, 10, 11, 12, 13, 14, 15]),
    Shape::turned(&[16, 17, 18, 19, 20, 21, 22, 23]),
    Shape::turned(&[24, 25, 26, 27, 28, 29, 30, 31]),
];

/// Every square of 3×3 cells: 36 groups.
pub(super) static SQUARES: [Shape; 6] = [
    Shape::turned(&[0, 1, 2, 8, 9, 10, 16, 17, 18]),
    Shape::turned(&[1, 2, 3, 9, 10, 11, 17, 18, 19]),
    Shape::turned(&[2, 3, 4, 10, 11, 12, 18, 19, 20]),
    Shape::turned(&[9, 10, 11, 17, 18, 19, 25, 26, 27]),
    Shape::turned(&[10, 11, 12, 18, 19, 20, 26, 27, 28]),
    Shape::turned(&[18, 19, 20, 26, 27, 28, 34, 35, 36]),
];

/// Blocks of two by three cells that lie, and in the symmetries of the board those that stand: 84
/// groups.
pub(super) static BLOCKS: [Shape; 12] = [
    Shape::turned(&[0, 1, 2, 8, 9, 10]),
    Shape::turned(&[1, 2, 3, 9, 10, 11]),
    Shape::turned(&[2, 3, 4, 10, 11, 12]),
    Shape::turned(&[8, 9, 10, 16, 17, 18]),
    Shape::turned(&[9, 10, 11, 17, 18, 19]),
    Shape::turned(&[10, 11, 12, 18, 19, 20]),
    Shape::turned(&[16, 17, 18, 24, 25, 26]),
    Shape::turned(&[17, 18, 19, 25, 26, 27]),
    Shape::turned(&[18, 19, 20, 26, 27, 28]),
    Shape::turned(&[24, 25, 26, 32, 33, 34]),
    Shape::turned(&[25, 26, 27, 33, 34, 35]),
    Shape::turned(&[26, 27, 28, 34, 35, 36]),
];

/// The places where a shape is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Images {
    /// In the eight symmetries of the board; exchanging the sides negates the weight.
    Turned,
    /// In place, and mirrored so that the a-file and the last file are exchanged.
    Mirrored,
    /// On the same ranks, moved to every file where it fits, and mirrored. The cells must begin on the a-file.
    Slid,
}

/// An entry of the table of a shape: a weight and a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The index of the weight, counted over all shapes.
    pub(super) slot: u16,
    /// 1; −1 if the weight is that of the pattern with the sides exchanged; 0 if the pattern equals that one.
    pub(super) sign: i8,
}

/// The tables of shapes that are read in at most `LANES` groups of cells.
pub(super) struct Patterns<const LANES: usize> {
    /// By rank × 256 + the men of one side on it: the share of these men in the number of every group.
    shares: Vec<[u16; LANES]>,
    /// The start of the table of each group's shape.
    starts: Vec<u32>,
    /// The tables of all shapes, one after the other.
    entries: Vec<Entry>,
    /// The number of weights of each shape.
    slots: Vec<usize>,
    /// The number of states of a cell: 3, or 4 where both sides may occupy it.
    base: u16,
}

impl Shape {
    /// Returns the group at all its places, the original first.
    fn images(&self) -> Vec<Vec<u8>> {
        let by = |map: &dyn Fn(u8) -> u8| self.cells.iter().map(|&cell| map(cell)).collect();
        let width = self.cells.iter().map(|cell| cell % 8 + 1).max().unwrap_or(8);
        match self.images {
            Images::Turned => (0..8).map(|k| by(&|cell| turned_cell(k, 8, cell))).collect(),
            Images::Mirrored => (0..2).map(|k| by(&|cell| turned_cell(k, 8, cell))).collect(),
            Images::Slid => (0..2)
                .flat_map(|k| (0..=8 - width).map(move |file| (k, file)))
                .map(|(k, file)| by(&|cell| turned_cell(k, 8, cell + file)))
                .collect(),
        }
    }
}

impl<const LANES: usize> Patterns<LANES> {
    /// Builds the tables for boards on which no cell is occupied by both sides.
    pub(super) fn new(shapes: &[&[Shape]]) -> Self {
        Self::to_base(3, shapes)
    }

    /// Builds the tables for boards on which both sides may occupy a cell.
    pub(super) fn overlapping(shapes: &[&[Shape]]) -> Self {
        Self::to_base(4, shapes)
    }

    fn to_base(base: u16, shapes: &[&[Shape]]) -> Self {
        let (shares, starts, entries) = (vec![[0; LANES]; 8 * 256], Vec::new(), Vec::new());
        let mut patterns = Patterns { shares, starts, entries, slots: Vec::new(), base };
        let mut slots = 0;
        for shape in shapes.iter().copied().flatten() {
            let images = shape.images();
            let mut seen: Vec<Vec<u8>> = Vec::new();
            for image in &images {
                let mut set = image.clone();
                set.sort_unstable();
                if !seen.contains(&set) {
                    seen.push(set);
                    patterns.group(image);
                }
            }
            let before = slots;
            patterns.fold(shape, mirror(&images).as_deref(), &mut slots);
            patterns.slots.push(usize::from(slots - before));
        }
        patterns
    }

    /// Adds a group of the shape whose table comes next.
    fn group(&mut self, cells: &[u8]) {
        let lane = self.starts.len();
        self.starts.push(self.entries.len() as u32);
        for (place, &cell) in cells.iter().enumerate() {
            let (rank, bit) = (usize::from(cell / 8), cell % 8);
            for men in (0..256).filter(|men| men >> bit & 1 == 1) {
                self.shares[rank * 256 + men][lane] += self.base.pow(place as u32);
            }
        }
    }

    /// Adds the table of a shape: patterns that differ only by reflection or by exchanged sides share a weight.
    fn fold(&mut self, shape: &Shape, mirror: Option<&[usize]>, slots: &mut u16) {
        let (start, cells) = (self.entries.len(), shape.cells.len());
        let base = usize::from(self.base);
        let size = base.pow(cells as u32);
        let digit = |number: usize, place: usize| number / base.pow(place as u32) % base;
        let number = |digit: &dyn Fn(usize) -> usize| (0..cells).rev().fold(0, |n, place| base * n + digit(place));
        let other_side = |digit: usize| [0, 2, 1, 3][digit];
        for at in 0..size {
            let seen = mirror.map_or(at, |order| number(&|p| digit(at, order[p])));
            let same = at.min(seen);
            let other = (shape.images == Images::Turned).then(|| {
                let exchanged = number(&|p| other_side(digit(at, p)));
                let both = mirror.map_or(exchanged, |order| number(&|p| other_side(digit(at, order[p]))));
                exchanged.min(both)
            });
            let entry = match same.min(other.unwrap_or(same)) {
                _ if other == Some(same) => Entry { slot: 0, sign: 0 },
                first if first == at => {
                    *slots += 1;
                    Entry { slot: *slots - 1, sign: 1 }
                }
                first if first == same => self.entries[start + first],
                first => Entry { sign: -1, ..self.entries[start + first] },
            };
            self.entries.push(entry);
        }
    }

    /// Returns the number of weights of each shape; their slots are consecutive.
    pub(super) fn slots(&self) -> &[usize] {
        &self.slots
    }

    /// Returns all tables, one after the other, indexed by [`Patterns::places`].
    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Iterates over the index of the entry of each group. `men` are the bitboards of both sides.
    // Evaluations and features call it: without `always` it is a call in both, which costs a search of Avanço 0.7 %.
    #[inline(always)]
    pub(super) fn places(&self, men: [u64; 2]) -> impl Iterator<Item = usize> {
        let mut numbers = [0u16; LANES];
        for rank in 0..8 {
            let share = |men: u64| &self.shares[rank * 256 + (men >> (8 * rank) & 0xff) as usize];
            let (first, second) = (share(men[0]), share(men[1]));
            for lane in 0..LANES {
                numbers[lane] += first[lane] + 2 * second[lane];
            }
        }
        self.starts.iter().zip(numbers).map(|(&start, number)| start as usize + usize::from(number))
    }
}

/// Returns the permutation of an image that is the same group of cells in another order, if there is one.
fn mirror(images: &[Vec<u8>]) -> Option<Vec<usize>> {
    images[1..].iter().find_map(|image| {
        let order: Option<Vec<usize>> = image.iter().map(|cell| images[0].iter().position(|c| c == cell)).collect();
        order.filter(|order| order.iter().enumerate().any(|(i, &j)| i != j))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPES: [Shape; 2] = [
        Shape { cells: &[0, 1, 8], images: Images::Turned },
        Shape { cells: &[8, 9, 10, 11, 12, 13, 14, 15], images: Images::Turned },
    ];

    fn sum<const LANES: usize>(patterns: &Patterns<LANES>, men: [u64; 2]) -> i64 {
        patterns
            .places(men)
            .map(|at| patterns.entries()[at])
            .map(|e| i64::from(e.sign) * (i64::from(e.slot) * 7919 % 1009))
            .sum()
    }

    #[test]
    fn reflection_preserves_the_value_and_exchanging_sides_negates_it() {
        let patterns = Patterns::<8>::new(&[&SHAPES]);
        assert_eq!(patterns.starts.len(), 8);
        for seed in 0..100 {
            let random = tabuleiro_rules::mix(seed);
            let men = [random & tabuleiro_rules::mix(!seed), !random & tabuleiro_rules::mix(seed << 9)];
            let value = sum(&patterns, men);
            assert_eq!(sum(&patterns, [men[1], men[0]]), -value);
            for k in 0..8 {
                let image =
                    men.map(|m| (0..64).filter(|c| m >> c & 1 == 1).fold(0, |m, c| m | 1u64 << turned_cell(k, 8, c)));
                assert_eq!(sum(&patterns, image), value, "symmetry {k} of {men:?}");
            }
        }
    }

    #[test]
    fn cells_occupied_by_both_sides_are_a_fourth_state() {
        let patterns = Patterns::<8>::overlapping(&[&SHAPES[..1]]);
        let mut differ = 0;
        for seed in 0..100 {
            let men = [tabuleiro_rules::mix(seed), tabuleiro_rules::mix(!seed)];
            let value = sum(&patterns, men);
            assert_eq!(sum(&patterns, [men[1], men[0]]), -value);
            differ += u32::from(value != sum(&patterns, [men[0] & !men[1], men[1] & !men[0]]));
        }
        assert!(differ > 50, "a cell of both sides differs from a cell of one side");
    }

    #[test]
    fn slid_and_mirrored_shapes_are_symmetric_under_the_mirror_of_files_only() {
        // A pair and a corner that are slid, to seven files each, the corner also mirrored; and a file that is
        // mirrored.
        let shape = |cells, images| Shape { cells, images };
        let shapes = [
            shape(&[8, 9], Images::Slid),
            shape(&[0, 1, 8], Images::Slid),
            shape(&[1, 9, 17, 25, 33, 41, 49, 57], Images::Mirrored),
        ];
        let patterns = Patterns::<24>::new(&[&shapes]);
        assert_eq!(patterns.starts.len(), 7 + 14 + 2);
        // The pair has 9 patterns, 3 of which equal their mirror image; the other shapes are not their own mirror
        // image.
        assert_eq!(patterns.slots(), [6, 27, 3usize.pow(8)]);
        let mut differ = 0;
        for seed in 0..100 {
            let random = tabuleiro_rules::mix(seed);
            let men = [random & tabuleiro_rules::mix(!seed), !random & tabuleiro_rules::mix(seed << 9)];
            let image =
                |k| men.map(|m| (0..64).filter(|c| m >> c & 1 == 1).fold(0, |m, c| m | 1u64 << turned_cell(k, 8, c)));
            assert_eq!(sum(&patterns, image(1)), sum(&patterns, men));
            differ += u32::from(sum(&patterns, image(2)) != sum(&patterns, men));
        }
        assert!(differ > 50);
    }

    #[test]
    fn every_weight_belongs_to_an_entry() {
        let patterns = Patterns::<8>::new(&[&SHAPES]);
        // Three cells with one reflection: of 27 patterns 9 equal their image, which makes 18 classes. Exchanging the
        // sides maps two of these to themselves: no man at all, and one man of each side opposite one another.
        assert_eq!(patterns.slots()[0], (18 - 2) / 2);
        let all: usize = patterns.slots().iter().sum();
        for slot in 0..all {
            assert!(patterns.entries().iter().any(|e| usize::from(e.slot) == slot && e.sign == 1));
        }
    }
}
