//! The shortest paths of a side between its edges. The length of a path is the number of stones that it still needs. Two
//! diagonal neighbours count as connected, because the rule completes their block; only if the opponent has stones on
//! both other points of the block they do not.

use super::Grid;
use crate::connection::field::Rows;
use tabuleiro_rules::Player;

/// Words of a set of points, with the margin.
const ROWS: usize = 21;
/// A set of points.
pub(super) type Points = Rows<ROWS>;
/// The number of stones from which on a path counts as impossible.
const FAR: usize = 40;

/// The diagonal steps that a path may take between a row and the one above it: those whose block does not have stones of
/// the opponent on both other points. For each direction and row, the set of the points where such a step ends.
struct Diagonals {
    up_left: Points,
    up_right: Points,
    down_left: Points,
    down_right: Points,
}

impl Diagonals {
    fn new(opposing: &Points) -> Self {
        let above = |r: usize| opposing.get(r + 1).map_or(0, |&row| row);
        Diagonals {
            up_left: std::array::from_fn(|r| !(opposing[r] & above(r) >> 1)),
            up_right: std::array::from_fn(|r| !(opposing[r] & above(r) << 1)),
            down_left: std::array::from_fn(|r| !(above(r) & opposing[r] >> 1)),
            down_right: std::array::from_fn(|r| !(above(r) & opposing[r] << 1)),
        }
    }

    /// Returns the points one step from those of the set.
    #[inline(always)]
    fn around(&self, set: &Points) -> Points {
        let mut all = [0; ROWS];
        for r in 1..ROWS - 1 {
            let (below, above) = (set[r - 1], set[r + 1]);
            all[r] = below
                | (below >> 1 & self.up_left[r - 1])
                | (below << 1 & self.up_right[r - 1])
                | above
                | (above >> 1 & self.down_left[r])
                | (above << 1 & self.down_right[r])
                | set[r] << 1
                | set[r] >> 1;
        }
        all
    }
}

/// The points by the number of stones that a side needs to connect them with one of its edges, one on the point itself
/// included.
struct Layers {
    sets: [Points; FAR],
    count: usize,
}

/// Adds the points of `beside` that belong to `to` to the layer, and returns whether there are new ones.
#[inline(always)]
fn add(layer: &mut Points, reached: &mut Points, beside: &Points, to: &Points) -> bool {
    let mut added = 0;
    for r in 1..ROWS - 1 {
        let more = beside[r] & to[r] & !reached[r];
        layer[r] |= more;
        reached[r] |= more;
        added |= more;
    }
    added != 0
}

impl Layers {
    fn new(own: &Points, empty: &Points, diagonals: &Diagonals, edge: Points) -> Self {
        let mut layers = Layers { sets: [[0; ROWS]; FAR], count: 0 };
        let mut reached = edge;
        while layers.count < FAR {
            let layer = &mut layers.sets[layers.count];
            let beside = diagonals.around(&reached);
            if layers.count > 0 && !add(layer, &mut reached, &beside, empty) {
                break;
            }
            // Stones that are connected already.
            loop {
                let beside = diagonals.around(&reached);
                if !add(layer, &mut reached, &beside, own) {
                    break;
                }
            }
            layers.count += 1;
        }
        layers
    }

    /// Returns the points that need that many stones; none if the number is out of range.
    fn at(&self, stones: usize) -> &Points {
        self.sets[..self.count].get(stones).unwrap_or(&[0; ROWS])
    }
}

/// The shortest paths of a side.
pub(super) struct Paths {
    near: Layers,
    far: Layers,
    empty: Points,
    least: Option<usize>,
}

/// The points for one of the stones that the paths of a side still need: the first, the second and so on, counted from
/// the near edge.
pub(super) struct Stage {
    /// The points that lie on a shortest path.
    pub(super) on: Points,
    /// The points that lie on a path one stone longer than the shortest ones.
    pub(super) beside: Points,
}

impl Stage {
    /// Returns the number of points, those of the longer paths counted as a quarter; in quarters, at least 4.
    pub(super) fn width(&self) -> i32 {
        let count = |set: &Points| set.iter().map(|row| row.count_ones()).sum::<u32>() as i32;
        4 * count(&self.on) + count(&self.beside)
    }
}

impl Paths {
    /// Finds the shortest paths of `player`.
    pub(super) fn new(grid: &Grid, player: Player) -> Self {
        let n = usize::from(grid.side());
        let own = grid.stones(player);
        let empty = std::array::from_fn(|r| if (1..=n).contains(&r) { grid.empty_in(r) } else { 0 });
        let edge = |at: usize| {
            std::array::from_fn(|r| match player {
                Player::First if (1..=n).contains(&r) => 1 << at,
                Player::Second if r == at => (2 << n) - 2,
                _ => 0,
            })
        };
        let diagonals = Diagonals::new(grid.stones(player.other()));
        let [near, far] = [0, n + 1].map(|at| Layers::new(own, &empty, &diagonals, edge(at)));
        let arrives = |set: &Points| match player {
            Player::First => set.iter().any(|row| row >> n & 1 != 0),
            Player::Second => set[n] != 0,
        };
        let least = near.sets[..near.count].iter().position(arrives);
        Paths { near, far, empty, least }
    }

    /// Returns the number of stones that the side still needs, `None` if there is no path with fewer than [`FAR`].
    pub(super) fn least(&self) -> Option<usize> {
        self.least
    }

    /// Iterates over the new stones of the shortest paths, from the near edge to the far one.
    pub(super) fn stages(&self) -> impl Iterator<Item = Stage> + '_ {
        let least = self.least.unwrap_or(0);
        // The k-th new stone of a path of n is k stones from one edge and n + 1 − k from the other.
        let meet = |near: usize, far: usize| {
            let (near, far) = (self.near.at(near), self.far.at(far));
            std::array::from_fn(|r| near[r] & far[r] & self.empty[r])
        };
        (1..=least).map(move |k| Stage { on: meet(k, least + 1 - k), beside: meet(k, least + 2 - k) })
    }
}
