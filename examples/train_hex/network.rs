//! The network with weights in full precision, and its fit by back-propagation.

use crate::sample::{PLANES, ROW, SPACE, Sample};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_rules::{Rng, below, mix};

/// The number of planes of a layer.
pub(crate) const WIDTH: usize = 12;
/// The offsets from a cell to itself and to its neighbours.
const WAYS: [isize; 7] = [0, 1, 16, 15, -1, -16, -15];
/// The samples between two steps of the weights.
const BATCH: usize = 32;
/// The steps in which the rate rises to its full value.
const WARM_UP: f32 = 200.0;

type Cell = [f32; WIDTH];

/// Weights by offset, number of the input and number of the output, and the biases after them: 7 × inputs × `WIDTH` +
/// `WIDTH` for the input and each layer, 7 × `WIDTH` + 1 for the policy, `WIDTH` + 1 for the value.
pub(crate) struct Network {
    layers: usize,
    weights: Vec<f32>,
    /// Means of the gradient and of its square (Adam).
    means: [Vec<f32>; 2],
    steps: i32,
    rng: Xoshiro256PlusPlus,
    /// The numbers of all cells: after the input, after each layer.
    numbers: Vec<Vec<Cell>>,
}

/// The answer of the network to a sample, as its error: guess less target of each empty cell and of the value.
struct Answer {
    policy: Vec<(usize, f32)>,
    value: f32,
    errors: [f64; 2],
}

impl Network {
    pub(crate) fn new(layers: usize, seed: u64) -> Network {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(mix(seed));
        let mut network = Network {
            layers,
            weights: Vec::new(),
            means: [Vec::new(), Vec::new()],
            steps: 0,
            rng: rng.clone(),
            numbers: vec![vec![[0.0; WIDTH]; SPACE]; layers + 1],
        };
        // A sum of twelve uniform numbers is close enough to a normal one.
        let mut draw = |scale: f32| {
            let sum: f32 = (0..12).map(|_| (rng.next_u32() >> 8) as f32 / (1 << 24) as f32).sum();
            (sum - 6.0) * scale
        };
        for (at, scale) in [0.3].into_iter().chain(vec![0.06; layers]).chain([0.1, 0.0]).enumerate() {
            let (inputs, outputs) = network.shape(at);
            network.weights.extend((0..inputs * outputs).map(|_| draw(scale)));
            network.weights.extend(vec![0.0; outputs]);
        }
        network.means = [vec![0.0; network.weights.len()], vec![0.0; network.weights.len()]];
        network
    }

    /// Returns the numbers of inputs and of outputs of a group of weights.
    fn shape(&self, group: usize) -> (usize, usize) {
        match group {
            0 => (7 * PLANES, WIDTH),
            at if at <= self.layers => (7 * WIDTH, WIDTH),
            at if at == self.layers + 1 => (7 * WIDTH, 1),
            _ => (WIDTH, 1),
        }
    }

    fn place(&self, group: usize) -> usize {
        (0..group).map(|at| self.shape(at)).map(|(inputs, outputs)| (inputs + 1) * outputs).sum()
    }

    /// Returns the weights of the input, of each layer, of the policy and of the value.
    pub(crate) fn groups(&self) -> impl Iterator<Item = &[f32]> {
        (0..self.layers + 3).map(|group| &self.weights[self.place(group)..self.place(group + 1)])
    }

    /// Rounds the weights to those that the program reads.
    pub(crate) fn round(&mut self) {
        for group in 0..self.layers + 3 {
            let weights = self.place(group)..self.place(group + 1);
            let unit = unit(&self.weights[weights.clone()]);
            self.weights[weights].iter_mut().for_each(|weight| *weight = (*weight / unit).round() * unit);
        }
    }

    /// Fits the weights to all samples once, in random order; returns the mean errors of policy and value. `rate` is
    /// the size of a step after that part of the pass.
    pub(crate) fn pass(&mut self, samples: &mut [Sample], rate: impl Fn(f32) -> f32) -> [f64; 2] {
        for k in (1..samples.len()).rev() {
            samples.swap(k, below(&mut self.rng, k as u32 + 1) as usize);
        }
        let mut errors = [0.0; 2];
        for (number, batch) in samples.chunks(BATCH).enumerate() {
            let mut slope = vec![0.0; self.weights.len()];
            for sample in batch {
                let turned = self.rng.next_u32() >> 31 != 0;
                let answer = self.answer(sample, turned);
                self.propagate(sample, turned, &answer, &mut slope);
                (0..2).for_each(|k| errors[k] += answer.errors[k]);
            }
            self.step(&slope, batch.len(), rate((number * BATCH) as f32 / samples.len() as f32));
        }
        errors.map(|error| error / samples.len() as f64)
    }

    pub(crate) fn error(&mut self, samples: &[Sample]) -> [f64; 2] {
        let mut errors = [0.0; 2];
        for sample in samples {
            let answer = self.answer(sample, false);
            (0..2).for_each(|k| errors[k] += answer.errors[k] / samples.len() as f64);
        }
        errors
    }

    fn step(&mut self, slope: &[f32], count: usize, rate: f32) {
        self.steps += 1;
        let rate = rate * (self.steps as f32 / WARM_UP).min(1.0);
        let rest = [1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps)];
        let [means, squares] = &mut self.means;
        for (((weight, slope), mean), square) in self.weights.iter_mut().zip(slope).zip(means).zip(squares) {
            let slope = slope / count as f32;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= rate * (*mean / rest[0] / ((*square / rest[1]).sqrt() + 1e-8) + 1e-3 * *weight);
        }
    }

    fn answer(&mut self, sample: &Sample, turned: bool) -> Answer {
        let seen = |at: usize| if turned { sample.opposite(at) } else { at };
        self.numbers.iter_mut().flatten().for_each(|cell| *cell = [0.0; WIDTH]);
        for at in cells(sample.side) {
            let mut sums = self.biases(0);
            for (way, weights) in WAYS.iter().zip(self.weights.chunks(PLANES * WIDTH)) {
                let plane = &sample.planes[seen(at.wrapping_add_signed(*way))];
                add(&mut sums, plane, weights);
            }
            self.numbers[0][at] = sums.map(|sum| sum.max(0.0));
        }
        for layer in 1..=self.layers {
            let place = self.place(layer);
            let (done, rest) = self.numbers.split_at_mut(layer);
            let old = &done[layer - 1];
            for at in cells(sample.side) {
                let mut sums: Cell = std::array::from_fn(|k| self.weights[place + 7 * WIDTH * WIDTH + k] + old[at][k]);
                for (way, weights) in WAYS.iter().zip(self.weights[place..].chunks(WIDTH * WIDTH)) {
                    add(&mut sums, &old[at.wrapping_add_signed(*way)], weights);
                }
                rest[0][at] = sums.map(|sum| sum.max(0.0));
            }
        }
        self.judge(sample, turned)
    }

    /// Computes the outputs from the numbers of the last layer.
    fn judge(&self, sample: &Sample, turned: bool) -> Answer {
        let seen = |at: usize| if turned { sample.opposite(at) } else { at };
        let (numbers, place) = (&self.numbers[self.layers], self.place(self.layers + 1));
        let logit = |at: usize| {
            let near = WAYS.iter().map(|way| &numbers[at.wrapping_add_signed(*way)]);
            self.weights[place + 7 * WIDTH]
                + near.zip(self.weights[place..].chunks(WIDTH)).map(|(cell, weights)| dot(cell, weights)).sum::<f32>()
        };
        let empty = |at: &usize| sample.planes[seen(*at)][..2] == [0.0; 2];
        let mut policy: Vec<(usize, f32)> = cells(sample.side).filter(empty).map(|at| (at, logit(at))).collect();
        let most = policy.iter().fold(f32::MIN, |most, cell| most.max(cell.1));
        policy.iter_mut().for_each(|cell| cell.1 = (cell.1 - most).exp());
        let sum: f32 = policy.iter().map(|cell| cell.1).sum();
        let mut errors = [0.0; 2];
        for (at, guess) in &mut policy {
            *guess /= sum;
            let target = sample.policy.iter().find(|target| target.0 == seen(*at)).map_or(0.0, |target| target.1);
            errors[0] -= f64::from(target) * f64::from(*guess + 1e-9).ln();
            *guess -= target;
        }
        if sample.policy.is_empty() {
            policy.clear();
        }
        let weights = &self.weights[self.place(self.layers + 2)..];
        let total: f32 = cells(sample.side).map(|at| dot(&numbers[at], weights)).sum();
        let guess = 1.0 / (1.0 + (-total / sample.side as f32 - weights[WIDTH]).exp());
        let target = 0.5 + 0.5 * sample.value;
        let surprise = |share: f32, guess: f32| f64::from(share) * f64::from(guess + 1e-7).ln();
        errors[1] = -surprise(target, guess) - surprise(1.0 - target, 1.0 - guess);
        Answer { policy, value: guess - target, errors }
    }

    /// Adds the gradient of the error of an answer.
    fn propagate(&self, sample: &Sample, turned: bool, answer: &Answer, slope: &mut [f32]) {
        let last = &self.numbers[self.layers];
        let mut change = vec![[0.0; WIDTH]; SPACE];
        let place = self.place(self.layers + 1);
        for &(at, error) in &answer.policy {
            slope[place + 7 * WIDTH] += error;
            for (k, way) in WAYS.iter().enumerate() {
                let near = at.wrapping_add_signed(*way);
                for i in 0..WIDTH {
                    slope[place + k * WIDTH + i] += error * last[near][i];
                    change[near][i] += error * self.weights[place + k * WIDTH + i];
                }
            }
        }
        let place = self.place(self.layers + 2);
        slope[place + WIDTH] += answer.value;
        let error = answer.value / sample.side as f32;
        for at in cells(sample.side) {
            for i in 0..WIDTH {
                slope[place + i] += error * last[at][i];
                change[at][i] += error * self.weights[place + i];
            }
        }
        for layer in (1..=self.layers).rev() {
            change = self.propagate_layer(layer, sample.side, &change, slope);
        }
        for at in cells(sample.side) {
            let change: Cell = passed(&change[at], &self.numbers[0][at]);
            (0..WIDTH).for_each(|k| slope[7 * PLANES * WIDTH + k] += change[k]);
            for (way, slope) in WAYS.iter().zip(slope.chunks_mut(PLANES * WIDTH)) {
                let at = at.wrapping_add_signed(*way);
                let plane = &sample.planes[if turned { sample.opposite(at) } else { at }];
                spread(slope, plane, &change);
            }
        }
    }

    fn propagate_layer(&self, layer: usize, side: usize, change: &[Cell], slope: &mut [f32]) -> Vec<Cell> {
        let (old, new, place) = (&self.numbers[layer - 1], &self.numbers[layer], self.place(layer));
        // Transposed matrices: the inner loop then runs over the planes of one cell and can be vectorized.
        let transposed: Vec<f32> = self.weights[place..place + 7 * WIDTH * WIDTH]
            .chunks(WIDTH * WIDTH)
            .flat_map(|weights| (0..WIDTH * WIDTH).map(|k| weights[k % WIDTH * WIDTH + k / WIDTH]))
            .collect();
        let mut before = vec![[0.0; WIDTH]; SPACE];
        for at in cells(side) {
            let change = passed(&change[at], &new[at]);
            for k in 0..WIDTH {
                slope[place + 7 * WIDTH * WIDTH + k] += change[k];
                before[at][k] += change[k];
            }
            let weights = transposed.chunks(WIDTH * WIDTH);
            for ((way, weights), slope) in WAYS.iter().zip(weights).zip(slope[place..].chunks_mut(WIDTH * WIDTH)) {
                let near = at.wrapping_add_signed(*way);
                spread(slope, &old[near], &change);
                add(&mut before[near], &change, weights);
            }
        }
        before
    }

    fn biases(&self, group: usize) -> Cell {
        let end = self.place(group + 1);
        std::array::from_fn(|k| self.weights[end - WIDTH + k])
    }
}

/// Returns the exponent of a group of weights, which are written as multiples of 1/2^exponent in two bytes each.
pub(crate) fn exponent(weights: &[f32]) -> i16 {
    let most = weights.iter().fold(0.0f32, |most, weight| most.max(weight.abs()));
    (0..16).rev().find(|&exponent| most * (1u32 << exponent) as f32 <= f32::from(i16::MAX)).unwrap_or_default()
}

/// Returns the difference between two successive values that a weight of the group can have in the file.
pub(crate) fn unit(weights: &[f32]) -> f32 {
    1.0 / (1u32 << exponent(weights)) as f32
}

/// The places of all cells of the board.
fn cells(side: usize) -> impl Iterator<Item = usize> {
    (1..=side).flat_map(move |row| (1..=side).map(move |column| row * ROW + column))
}

/// Returns the change that passes a number which is at least 0.
fn passed(change: &Cell, number: &Cell) -> Cell {
    std::array::from_fn(|k| if number[k] > 0.0 { change[k] } else { 0.0 })
}

fn add<const I: usize>(sums: &mut Cell, inputs: &[f32; I], weights: &[f32]) {
    for (input, weights) in inputs.iter().zip(weights.as_chunks::<WIDTH>().0) {
        (0..WIDTH).for_each(|k| sums[k] += input * weights[k]);
    }
}

fn spread<const I: usize>(slope: &mut [f32], inputs: &[f32; I], change: &Cell) {
    for (input, slope) in inputs.iter().zip(slope.as_chunks_mut::<WIDTH>().0) {
        (0..WIDTH).for_each(|k| slope[k] += input * change[k]);
    }
}

fn dot(a: &Cell, b: &[f32]) -> f32 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
