//! A small convolutional network that guesses where the mover will play, and who will win. It was fitted to matches of
//! the program against itself (`docs/training.md`).
//!
//! Each layer computes [`WIDTH`] numbers for every cell from those of the cell and its six neighbours, and adds them to
//! those of the layer before. The network sees the board as the side that connects the first column with the last: for
//! the other side, rows and columns are exchanged. It uses only basic arithmetic operations, in a fixed
//! order, so every machine computes the same numbers, with or without vector instructions such as AVX2.

use super::nearness::detours;
use super::{Action, Hex};
use crate::weights::weights;
use fearless_simd::{Level, dispatch};
use std::sync::LazyLock;
use tabuleiro_rules::{Player, Position};

/// The number of planes of a layer.
const WIDTH: usize = 12;
/// The number of layers between the input and the output.
const LAYERS: usize = 5;
/// The distance of rows in the arrays, which have a border around the board.
const ROW: usize = 16;
/// A number for each cell.
type Plane = [f32; 18 * ROW];
/// The input: stones of the mover and of the opponent; cells beyond the edges, which count as stones of the side that
/// connects them; for each side how near the cell is to its shortest path, and the stones that it needs.
const PLANES: usize = 7;
/// The offsets from a cell to itself and to its neighbours.
const WAYS: [isize; 7] = [0, 1, 16, 15, -1, -16, -15];
/// For a plane of the output, its weights by offset and plane of the input, and its bias.
type Weights<const I: usize> = ([[f32; I]; 7], f32);

struct Network {
    input: [Weights<PLANES>; WIDTH],
    layers: [[Weights<WIDTH>; WIDTH]; LAYERS],
    policy: Weights<WIDTH>,
    value: [f32; WIDTH],
    bias: f32,
    /// The instructions that the processor has.
    level: Level,
}

/// Read from a file of `examples/train_hex`: the exponent of each group of weights, then the weights of each group as
/// multiples of 1/2^exponent, all of two bytes, the lower first. Weights missing at the end are 0.
static NETWORK: LazyLock<Network> = LazyLock::new(|| {
    let bytes = weights!("hex", "hex.bin");
    let mut rest = bytes.as_chunks().0.iter().map(|&pair| i16::from_le_bytes(pair));
    let units: [f32; LAYERS + 3] =
        std::array::from_fn(|_| 1.0 / (1u32 << (rest.next().unwrap_or_default() & 31)) as f32);
    let input = layer(&mut rest, units[0]);
    let layers = std::array::from_fn(|k| layer(&mut rest, units[k + 1]));
    let [policy] = layer(&mut rest, units[LAYERS + 1]);
    let mut next = || rest.next().map_or(0.0, |weight| f32::from(weight) * units[LAYERS + 2]);
    let (value, bias) = (std::array::from_fn(|_| next()), next());
    Network { input, layers, policy, value, bias, level: Level::new() }
});

/// Reads the weights of a layer. Their order in the file is by offset, then by plane of the input, then by plane of the
/// output; the biases follow.
fn layer<const I: usize, const O: usize>(rest: &mut impl Iterator<Item = i16>, unit: f32) -> [Weights<I>; O] {
    let mut weights = [([[0.0; I]; 7], 0.0); O];
    let mut next = || rest.next().map_or(0.0, |weight| f32::from(weight) * unit);
    for (way, input) in (0..7).flat_map(|way| (0..I).map(move |input| (way, input))) {
        weights.iter_mut().for_each(|weights| weights.0[way][input] = next());
    }
    weights.iter_mut().for_each(|weights| weights.1 = next());
    weights
}

impl Hex {
    /// Writes to `shares` the guessed probability of each action, and returns the guessed value for the mover, −1 to 1.
    pub(super) fn guess(&self, actions: &[Action], shares: &mut Vec<f32>) -> f32 {
        let network = &*NETWORK;
        match self.0.side() {
            0..=8 => dispatch!(network.level, _ => self.guess_by::<8>(network, actions, shares)),
            9..=12 => dispatch!(network.level, _ => self.guess_by::<12>(network, actions, shares)),
            _ => dispatch!(network.level, _ => self.guess_by::<16>(network, actions, shares)),
        }
    }

    /// Works on rows of `LANES` cells at once.
    // Only inlined code is compiled with the vector instructions that `dispatch!` selects. The inner loops are `for`
    // loops, because the compiler did not inline the closures of iterators.
    #[inline(always)]
    fn guess_by<const LANES: usize>(&self, network: &Network, actions: &[Action], shares: &mut Vec<f32>) -> f32 {
        let n = usize::from(self.0.side());
        let turned = self.mover() == Player::Second;
        let mask: [f32; LANES] = std::array::from_fn(|k| if k < n { 1.0 } else { 0.0 });
        let input = self.planes(turned);
        let none = [[0.0; 18 * ROW]; WIDTH];
        let (mut from, mut to) = (none, none);
        for at in (1..=n).map(|row| row * ROW + 1) {
            for (plane, weights) in from.iter_mut().zip(&network.input) {
                let sums = sums::<PLANES, LANES>(&input, at, weights);
                for ((number, sum), mask) in plane[at..at + LANES].iter_mut().zip(sums).zip(mask) {
                    *number = sum.max(0.0) * mask;
                }
            }
        }
        for layer in &network.layers {
            for at in (1..=n).map(|row| row * ROW + 1) {
                for pair in 0..WIDTH / 2 {
                    let both = two_sums::<LANES>(&from, at, &layer[2 * pair], &layer[2 * pair + 1]);
                    for (o, sums) in both.iter().enumerate() {
                        let row = at..at + LANES;
                        let (old, new) = (&from[2 * pair + o][row.clone()], &mut to[2 * pair + o][row]);
                        for (((new, old), sum), mask) in new.iter_mut().zip(old).zip(sums).zip(mask) {
                            *new = (sum + old).max(0.0) * mask;
                        }
                    }
                }
            }
            std::mem::swap(&mut from, &mut to);
        }
        let logits = &mut to[0];
        let mut total = 0.0;
        for at in (1..=n).map(|row| row * ROW + 1) {
            let sums = sums::<WIDTH, LANES>(&from, at, &network.policy);
            logits[at..at + LANES].copy_from_slice(&sums);
            for (plane, weight) in from.iter().zip(&network.value) {
                let mut row = 0.0;
                for number in &plane[at..at + LANES] {
                    row += number;
                }
                total += weight * row;
            }
        }
        shares.clear();
        shares.extend(actions.iter().map(|&action| match action {
            Action::Place(cell) => logits[index(cell >> 5, cell & 31, turned)],
            Action::Swap => 0.0,
        }));
        let most = shares.iter().copied().fold(f32::MIN, f32::max);
        shares.iter_mut().for_each(|share| *share = exp(*share - most));
        let sum: f32 = shares.iter().sum();
        shares.iter_mut().for_each(|share| *share /= sum);
        let value = total / n as f32 + network.bias;
        let odds = exp(-value.abs());
        (1.0 - odds) / (1.0 + odds) * value.signum()
    }

    fn planes(&self, turned: bool) -> [Plane; PLANES] {
        let mut planes = [[0.0; 18 * ROW]; PLANES];
        let n = usize::from(self.0.side());
        for k in 1..=n {
            for (own, at) in [(0, k * ROW), (0, k * ROW + n + 1), (1, k), (1, (n + 1) * ROW + k)] {
                planes[own][at] = 1.0;
                planes[2][at] = 1.0;
            }
        }
        let mut stones = [[0; 16]; 2];
        for (k, side) in [self.mover(), self.mover().other()].into_iter().enumerate() {
            for (row, &bits) in (0..).zip(self.0.stones(side)) {
                let mut rest = bits;
                while rest != 0 {
                    let at = index(row, rest.trailing_zeros() as u16, turned);
                    planes[k][at] = 1.0;
                    stones[k][at / ROW] |= 1 << (at % ROW);
                    rest &= rest - 1;
                }
            }
        }
        for k in 0..2 {
            let (least, detours) = detours(&stones[k], &stones[1 - k], n, k == 0);
            let need = f32::from(least.min(8)) * 0.25 - 1.0;
            for at in (1..=n).map(|row| row * ROW + 1) {
                for at in at..at + n {
                    planes[3 + k][at] = [1.0, 0.5, 0.25].get(usize::from(detours[at])).copied().unwrap_or_default();
                    planes[5 + k][at] = need;
                }
            }
        }
        planes
    }
}

fn index(row: u16, column: u16, turned: bool) -> usize {
    usize::from(if turned { column * ROW as u16 + row } else { row * ROW as u16 + column })
}

#[inline(always)]
fn sums<const I: usize, const LANES: usize>(from: &[Plane; I], at: usize, weights: &Weights<I>) -> [f32; LANES] {
    let mut sums = [weights.1; LANES];
    for (way, weights) in WAYS.iter().zip(&weights.0) {
        let at = at.wrapping_add_signed(*way);
        for (plane, weight) in from.iter().zip(weights) {
            let numbers = &plane[at..at + LANES];
            for (sum, number) in sums.iter_mut().zip(numbers) {
                *sum += number * weight;
            }
        }
    }
    sums
}

/// Computes two planes at once, so that each number is read once for both.
#[inline(always)]
fn two_sums<const LANES: usize>(
    from: &[Plane; WIDTH],
    at: usize,
    one: &Weights<WIDTH>,
    two: &Weights<WIDTH>,
) -> [[f32; LANES]; 2] {
    let (mut first, mut second) = ([one.1; LANES], [two.1; LANES]);
    for ((way, one), two) in WAYS.iter().zip(&one.0).zip(&two.0) {
        let at = at.wrapping_add_signed(*way);
        for ((plane, one), two) in from.iter().zip(one).zip(two) {
            let numbers = &plane[at..at + LANES];
            for ((first, second), number) in first.iter_mut().zip(&mut second).zip(numbers) {
                *first += number * one;
                *second += number * two;
            }
        }
    }
    [first, second]
}

/// Returns e to the power of `x` ≤ 0 within 0.02 %.
fn exp(x: f32) -> f32 {
    let x = x.max(-60.0) * std::f32::consts::LOG2_E;
    let whole = x.floor();
    let rest = x - whole;
    let part = 1.0 + rest * (0.695_556_9 + rest * (0.226_173_6 + rest * 0.078_024_52));
    part * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}
