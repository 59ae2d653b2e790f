//! How near each cell is to the shortest paths of a side between its edges, where bridges count as connections.

/// A set of cells by row and column, both counted from 0 with a border around the board.
type Rows = [u32; 16];
/// The same as bits: cell row × 16 + column is bit row × 16 + column mod 64 of word row / 4.
type Cells = [u64; 4];

/// The distance between the places of a cell and of each neighbour, counter-clockwise: E, NE, NW, W, SW, SE.
const STEPS: [i32; 6] = [1, 16, 15, -1, -16, -15];
/// A distance that is never reached.
const FAR: u8 = 60;

fn packed(rows: &Rows) -> Cells {
    std::array::from_fn(|word| (0..4).fold(0, |bits, k| bits | u64::from(rows[4 * word + k]) << (16 * k)))
}

/// Returns the cells that are one step from those of the set. A step over the border ends on the border, which is
/// neither empty nor a stone.
#[inline(always)]
fn moved(set: &Cells, step: i32) -> Cells {
    let [a, b, c, d] = *set;
    let by = step.unsigned_abs();
    if step > 0 {
        let over = 64 - by;
        [a << by, b << by | a >> over, c << by | b >> over, d << by | c >> over]
    } else {
        let over = 64 - by;
        [a >> by | b << over, b >> by | c << over, c >> by | d << over, d >> by]
    }
}

#[inline(always)]
fn and(a: &Cells, b: &Cells) -> Cells {
    [a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]]
}

#[inline(always)]
fn add(all: &mut Cells, more: &Cells) {
    (0..4).for_each(|k| all[k] |= more[k]);
}

/// Returns the cells of a set that are not in the other.
#[inline(always)]
fn without(set: &Cells, other: &Cells) -> Cells {
    [set[0] & !other[0], set[1] & !other[1], set[2] & !other[2], set[3] & !other[3]]
}

/// The empty cells, and for each two successive directions the cells whose two neighbours there are empty.
struct Gaps {
    empty: Cells,
    pairs: [Cells; 6],
}

impl Gaps {
    fn new(empty: Cells) -> Gaps {
        let near = STEPS.map(|step| moved(&empty, -step));
        Gaps { empty, pairs: std::array::from_fn(|k| and(&near[k], &near[(k + 1) % 6])) }
    }

    /// Returns the cells that are neighbours of those of the set or form a bridge over two empty cells with one of them.
    #[inline(always)]
    fn grown(&self, set: &Cells) -> Cells {
        let mut all = *set;
        for (k, pair) in self.pairs.iter().enumerate() {
            add(&mut all, &moved(set, STEPS[k]));
            add(&mut all, &moved(&and(set, pair), STEPS[k] + STEPS[(k + 1) % 6]));
        }
        all
    }

    /// Returns for each cell (row × 16 + column) the number of stones that `own` still needs to reach it from the cells
    /// beyond an edge, a stone on the cell included.
    fn distances(&self, own: &Cells, edge: &Cells) -> [u8; 256] {
        let mut distances = [FAR; 256];
        let mut reached = *edge;
        for distance in 0..16 {
            // First the stones that are connected already, then one more stone.
            let mut next;
            loop {
                next = without(&self.grown(&reached), &reached);
                let more = and(&next, own);
                if more == [0; 4] {
                    break;
                }
                mark(&mut distances, &more, distance);
                add(&mut reached, &more);
            }
            let more = and(&next, &self.empty);
            if more == [0; 4] {
                break;
            }
            mark(&mut distances, &more, distance + 1);
            add(&mut reached, &more);
        }
        distances
    }
}

fn mark(distances: &mut [u8; 256], cells: &Cells, distance: u8) {
    for (word, &cells) in cells.iter().enumerate() {
        let mut rest = cells;
        while rest != 0 {
            distances[word * 64 + rest.trailing_zeros() as usize] = distance;
            rest &= rest - 1;
        }
    }
}

/// Returns the number of stones that `own` needs, and for each cell how many more it needs on a path through the cell.
/// `across` tells whether the side connects the first column with the last, instead of the rows.
pub(super) fn detours(own: &Rows, opposing: &Rows, side: usize, across: bool) -> (u8, [u8; 256]) {
    let full = ((1u32 << side) - 1) << 1;
    let inside = |r: usize| (1..=side).contains(&r);
    let empty: Rows = std::array::from_fn(|r| if inside(r) { full & !own[r] & !opposing[r] } else { 0 });
    let edges: [Rows; 2] = if across {
        [1, 1 << (side + 1)].map(|column| std::array::from_fn(|r| if inside(r) { column } else { 0 }))
    } else {
        [0, side + 1].map(|row| std::array::from_fn(|r| if r == row { full } else { 0 }))
    };
    let (gaps, own) = (Gaps::new(packed(&empty)), packed(own));
    let [near, far] = edges.map(|edge| gaps.distances(&own, &packed(&edge)));
    let mut least = FAR;
    let mut through = [FAR; 256];
    for at in (1..=side).flat_map(|row| row * 16 + 1..=row * 16 + side) {
        if near[at] < FAR && far[at] < FAR {
            through[at] = near[at] + far[at] - (empty[at / 16] >> (at % 16) & 1) as u8;
            least = least.min(through[at]);
        }
    }
    (least, through.map(|stones| if stones == FAR { FAR } else { stones - least }))
}
