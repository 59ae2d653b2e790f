//! How near each cell is to the shortest paths of a side between its edges, where bridges count as connections.

/// A set of cells: bit column + 1 of word row + 1, counted from 0.
type Rows = [u32; 16];

/// The offset of each neighbour in rows and in columns, counter-clockwise: E, NE, NW, W, SW, SE.
const STEPS: [(isize, i32); 6] = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)];
/// A distance that is never reached.
const FAR: u8 = 60;

/// Returns the cells that are one step from those of the set.
#[inline(always)]
fn moved(set: &Rows, (row, column): (isize, i32)) -> Rows {
    std::array::from_fn(|r| {
        let from = r.wrapping_add_signed(-row);
        let bits = if from < 16 { set[from] } else { 0 };
        if column < 0 { bits >> -column } else { bits << column }
    })
}

/// Returns the cells that are neighbours of those of the set or form a bridge over two empty cells with one of them.
fn grown(set: &Rows, empty: &Rows) -> Rows {
    let mut all = *set;
    for k in 0..6 {
        let (one, two) = (STEPS[k], STEPS[(k + 1) % 6]);
        let gaps = [one, two].map(|(row, column)| moved(empty, (-row, -column)));
        let near = moved(set, one);
        let starts = std::array::from_fn(|r| set[r] & gaps[0][r] & gaps[1][r]);
        let far = moved(&starts, (one.0 + two.0, one.1 + two.1));
        (0..16).for_each(|r| all[r] |= near[r] | far[r]);
    }
    all
}

/// Returns for each cell (row × 16 + column) the number of stones that `own` still needs to reach it from the cells
/// beyond an edge, a stone on the cell included.
fn distances(own: &Rows, empty: &Rows, edge: Rows) -> [u8; 256] {
    let mut distances = [FAR; 256];
    let mut reached = edge;
    for distance in 0..16 {
        // First the stones that are connected already, then one more stone.
        let mut mark = |cells: &Rows, distance| {
            for (row, &cells) in cells.iter().enumerate() {
                let mut rest = cells;
                while rest != 0 {
                    distances[row * 16 + rest.trailing_zeros() as usize] = distance;
                    rest &= rest - 1;
                }
            }
        };
        let mut next;
        loop {
            next = grown(&reached, empty);
            let more: Rows = std::array::from_fn(|r| next[r] & own[r] & !reached[r]);
            if more == [0; 16] {
                break;
            }
            mark(&more, distance);
            (0..16).for_each(|r| reached[r] |= more[r]);
        }
        let more: Rows = std::array::from_fn(|r| next[r] & empty[r] & !reached[r]);
        if more == [0; 16] {
            break;
        }
        mark(&more, distance + 1);
        (0..16).for_each(|r| reached[r] |= more[r]);
    }
    distances
}

/// Returns the number of stones that `own` needs, and for each cell how many more it needs on a path through the cell.
/// `across` tells whether the side connects the first column with the last, instead of the rows.
pub(super) fn detours(own: &Rows, opposing: &Rows, side: usize, across: bool) -> (u8, [u8; 256]) {
    let full = ((1u32 << side) - 1) << 1;
    let inside = |r: usize| (1..=side).contains(&r);
    let empty = std::array::from_fn(|r| if inside(r) { full & !own[r] & !opposing[r] } else { 0 });
    let edges: [Rows; 2] = if across {
        [1, 1 << (side + 1)].map(|column| std::array::from_fn(|r| if inside(r) { column } else { 0 }))
    } else {
        [0, side + 1].map(|row| std::array::from_fn(|r| if r == row { full } else { 0 }))
    };
    let [near, far] = edges.map(|edge| distances(own, &empty, edge));
    let mut least = FAR;
    let mut through = [FAR; 256];
    for at in (1..=side).flat_map(|row| (1..=side).map(move |column| row * 16 + column)) {
        if near[at] < FAR && far[at] < FAR {
            through[at] = near[at] + far[at] - (empty[at / 16] >> (at % 16) & 1) as u8;
            least = least.min(through[at]);
        }
    }
    (least, through.map(|stones| if stones == FAR { FAR } else { stones - least }))
}
