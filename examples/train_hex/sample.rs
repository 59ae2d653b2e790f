//! Positions as the network sees them.

use crate::Outcome;
use crate::nearness::detours;

/// The distance of rows in the arrays, which have a border around the board.
pub(crate) const ROW: usize = 16;
/// The number of cells of the arrays.
pub(crate) const SPACE: usize = 18 * ROW;
/// The numbers of a cell in the input: those of the planes in `guess.rs`.
pub(crate) const PLANES: usize = 7;

/// A position and what the network should answer.
pub(crate) struct Sample {
    pub(crate) side: usize,
    pub(crate) planes: Vec<[f32; PLANES]>,
    /// The probabilities of the best actions, none where only the value teaches.
    pub(crate) policy: Vec<(usize, f32)>,
    /// The value for the mover, −1 to 1.
    pub(crate) value: f32,
}

impl Sample {
    /// Creates the sample of the position after these actions, seen by the side that connects the first column with the
    /// last.
    pub(crate) fn new(side: usize, before: &[String], value: f32, shares: &[(&str, f32)]) -> Outcome<Sample> {
        let turned = before.len() % 2 == 1;
        let mut planes = vec![[0.0; PLANES]; SPACE];
        for k in 1..=side {
            for (plane, at) in [(0, k * ROW), (0, k * ROW + side + 1), (1, k), (1, (side + 1) * ROW + k)] {
                planes[at][plane] = 1.0;
                planes[at][2] = 1.0;
            }
        }
        let mut stones = [[0; 16]; 2];
        for (k, action) in before.iter().enumerate() {
            let (at, own) = (cell(action, turned)?, (before.len() - k) % 2);
            planes[at][own] = 1.0;
            stones[own][at / ROW] |= 1 << (at % ROW);
        }
        for k in 0..2 {
            let (least, detours) = detours(&stones[k], &stones[1 - k], side, k == 0);
            for at in (1..=side).flat_map(|row| (1..=side).map(move |column| row * ROW + column)) {
                let near = [1.0, 0.5, 0.25].get(usize::from(detours[at]));
                planes[at][3 + k] = near.copied().unwrap_or_default();
                planes[at][5 + k] = f32::from(least.min(8)) * 0.25 - 1.0;
            }
        }
        let total: f32 = shares.iter().map(|share| share.1).sum();
        let policy = shares.iter().map(|&(action, share)| Ok((cell(action, turned)?, share / total)));
        Ok(Sample { side, planes, policy: policy.collect::<Outcome<_>>()?, value })
    }

    /// Returns the place of a cell on the board turned by 180°.
    pub(crate) fn opposite(&self, at: usize) -> usize {
        (self.side + 1) * (ROW + 1) - at
    }
}

/// Returns the place of a cell, with rows and columns exchanged if the board is turned.
fn cell(text: &str, turned: bool) -> Outcome<usize> {
    let (file, rank) = text.split_at_checked(1).ok_or("no cell")?;
    let (column, row) = (usize::from(file.as_bytes()[0] - b'a') + 1, rank.parse::<usize>()?);
    Ok(if turned { column * ROW + row } else { row * ROW + column })
}
