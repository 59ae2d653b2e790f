//! Deterministic value noise, for the textures.

use tabuleiro_choreography::lattice;

/// Value noise. Lattice values are cached by column, because neighbouring pixels need the same ones; without the cache
/// they took most of the time of a texture.
pub(super) struct Noise {
    seed: u32,
    columns: Vec<Column>,
}

/// The values at two vertically adjacent lattice points.
#[derive(Clone, Copy)]
struct Column {
    at: (i32, i32),
    here: f32,
    above: f32,
}

impl Noise {
    /// The number of cached columns, a power of two: more than one row of a texture uses.
    const KEPT: usize = 2048;

    pub(super) fn new(seed: u32) -> Noise {
        let nowhere = Column { at: (i32::MIN, i32::MIN), here: 0.0, above: 0.0 };
        Noise { seed, columns: vec![nowhere; Self::KEPT] }
    }

    /// Returns the noise in 0..1 at (x, y); a lattice cell has side 1.
    pub(super) fn at(&mut self, x: f32, y: f32) -> f32 {
        let (ix, iy) = (x.floor(), y.floor());
        let (fx, fy) = (x - ix, y - iy);
        let ease = |t: f32| t * t * (3.0 - 2.0 * t);
        let (u, v) = (ease(fx), ease(fy));
        let (left, right) = (self.column(ix as i32, iy as i32), self.column(ix as i32 + 1, iy as i32));
        let bottom = left.here * (1.0 - u) + right.here * u;
        let top = left.above * (1.0 - u) + right.above * u;
        bottom * (1.0 - v) + top * v
    }

    fn column(&mut self, x: i32, y: i32) -> Column {
        let kept = &mut self.columns[x as usize % Self::KEPT];
        if kept.at != (x, y) {
            let here = lattice(x, y, self.seed);
            *kept = Column { at: (x, y), here, above: lattice(x, y + 1, self.seed) };
        }
        *kept
    }
}

/// The sum of three octaves of [`Noise`].
pub(super) struct Layers([Noise; 3]);

impl Layers {
    pub(super) fn new(seed: u32) -> Layers {
        Layers([seed, seed ^ 0x55, seed ^ 0xaa].map(Noise::new))
    }

    /// Returns the sum at (x, y), centred on 0, within about ±0.5.
    pub(super) fn at(&mut self, x: f32, y: f32) -> f32 {
        let [coarse, middle, fine] = &mut self.0;
        let a = coarse.at(x, y) - 0.5;
        let b = middle.at(x * 2.1, y * 2.1) - 0.5;
        let c = fine.at(x * 4.3, y * 4.3) - 0.5;
        a * 0.57 + b * 0.29 + c * 0.14
    }
}
