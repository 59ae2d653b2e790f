//! The 61 cells as bits of one word, with a border round them so that no step wraps and an ejected marble reaches a
//! cell of the border; and all moves of a side as masks.

/// A set of cells: column × 11 + number, both counted from 1; columns and numbers 0 and 10 are the border.
pub(super) type Cells = u128;

/// The difference of cells of neighbouring columns.
const STRIDE: u8 = 11;

/// The steps to the six neighbours, as differences of cells, in rising order.
pub(super) const STEPS: [i8; 6] = [-12, -11, -1, 1, 11, 12];

/// The steps along the three lines through a cell, in the rising direction.
const AXES: [i8; 3] = [1, 11, 12];

/// The number of cells.
pub(super) const COUNT: usize = 61;

/// The cells in the order of the board's sites: column by column, numbers rising.
pub(super) static CELLS: [u8; COUNT] = {
    let mut cells = [0; COUNT];
    let (mut i, mut column) = (0, 0);
    while column < 9 {
        let mut number = 0;
        while number < 9 {
            if on_board(column, number) {
                cells[i] = cell(column, number);
                i += 1;
            }
            number += 1;
        }
        column += 1;
    }
    cells
};

/// The site of each cell; 0 for the border, which has no sites.
pub(super) static SITES: [u8; 128] = {
    let mut sites = [0; 128];
    let mut i = 0;
    while i < COUNT {
        sites[CELLS[i] as usize] = i as u8;
        i += 1;
    }
    sites
};

/// The cells by their distance from the middle, 0 to 4.
pub(super) const RINGS: [Cells; 5] = {
    let mut rings = [0; 5];
    let mut i: u8 = 0;
    while i < 81 {
        let (column, number) = (i / 9, i % 9);
        if on_board(column, number) {
            let (x, y) = (column as i8 - 4, number as i8 - 4);
            let (a, b, c) = (x.unsigned_abs(), y.unsigned_abs(), (x - y).unsigned_abs());
            let far = if a > b { a } else { b };
            rings[if far > c { far } else { c } as usize] |= 1 << cell(column, number);
        }
        i += 1;
    }
    rings
};

/// All cells of the board.
pub(super) const FIELD: Cells = RINGS[0] | RINGS[1] | RINGS[2] | RINGS[3] | RINGS[4];

/// Returns the cell of a column and number, counted from 0.
pub(super) const fn cell(column: u8, number: u8) -> u8 {
    (column + 1) * STRIDE + number + 1
}

/// Returns column and number of a cell, counted from 0.
pub(super) const fn place(cell: u8) -> (u8, u8) {
    ((cell / STRIDE).wrapping_sub(1), (cell % STRIDE).wrapping_sub(1))
}

/// Returns whether the cell is on the board. `docs/rulings.md`, 0.1: column and number differ by less than 5.
pub(super) const fn on_board(column: u8, number: u8) -> bool {
    column < 9 && number < 9 && column.abs_diff(number) < 5
}

/// Returns the set of one cell.
#[inline(always)]
pub(super) const fn bit(cell: u8) -> Cells {
    1 << (cell % 128)
}

/// Returns the cells one step from those of the set.
#[inline(always)]
pub(super) const fn moved(set: Cells, step: i8) -> Cells {
    if step > 0 { set << step } else { set >> -step }
}

/// Returns the cells of a set, in rising order.
pub(super) fn cells(mut set: Cells) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        cell
    })
}

/// The number of masks of [`moves`].
const MASKS: usize = 42;

/// Returns all moves of a side: for each of the six directions the fronts of rows of one, two and three marbles that
/// move ahead, then for each axis and direction across it the lower ends of rows of two and of three that move
/// sideways.
#[inline]
fn moves(own: Cells, opp: Cells) -> [Cells; MASKS] {
    let mut masks = [0; MASKS];
    let mut next = 0;
    let mut push = |mask| {
        masks[next] = mask;
        next += 1;
    };
    // A pushed marble can move to any cell without a marble, the border included.
    let open = !(own | opp);
    let empty = FIELD & open;
    let beside = STEPS.map(|step| moved(empty, -step));
    for (step, ahead) in STEPS.into_iter().zip(beside) {
        let second = moved(own, step);
        let third = moved(second, step);
        let foe = moved(opp, -step);
        let behind = moved(open, -2 * step);
        let plain = own & ahead;
        let pair = own & second;
        // docs/rulings.md, Poláris: two push one, three push one or two.
        let two = pair & (ahead | foe & behind);
        let three = pair & third & (ahead | foe & (behind | moved(foe, -step) & moved(open, -3 * step)));
        push(plain);
        push(two);
        push(three);
    }
    for axis in AXES {
        let pairs = own & moved(own, -axis);
        let triples = pairs & moved(own, -2 * axis);
        for (step, free) in STEPS.into_iter().zip(beside) {
            if step != axis && step != -axis {
                let both = free & moved(free, -axis);
                push(pairs & both);
                push(triples & both & moved(free, -2 * axis));
            }
        }
    }
    masks
}

/// A move: one end of the row, the other end, and the cell that the latter moves to.
type Move = (u8, u8, u8);

/// Returns the move with the number that `pick` returns for the number of moves; `None` if there is no move.
#[inline]
pub(super) fn draw(own: Cells, opp: Cells, pick: impl FnOnce(u32) -> u32) -> Option<Move> {
    let masks = moves(own, opp);
    let total = masks.iter().map(|mask| mask.count_ones()).sum();
    if total == 0 {
        return None;
    }
    let mut left = pick(total);
    for (i, mut mask) in masks.into_iter().enumerate() {
        let count = mask.count_ones();
        if left >= count {
            left -= count;
            continue;
        }
        for _ in 0..left {
            mask &= mask - 1;
        }
        let cell = mask.trailing_zeros() as u8;
        return Some(if i < 18 {
            let (step, men) = (STEPS[i / 3], (i % 3) as i8);
            (cell.wrapping_add_signed(-men * step), cell, cell.wrapping_add_signed(step))
        } else {
            let (axis, men) = (AXES[(i - 18) / 8], 1 + (i % 2) as i8);
            let across = STEPS.into_iter().filter(|&step| step != axis && step != -axis).nth((i - 18) % 8 / 2);
            let end = cell.wrapping_add_signed(men * axis);
            (cell, end, end.wrapping_add_signed(across.unwrap_or_default()))
        });
    }
    None
}

/// Returns whether there is a move.
pub(super) fn any(own: Cells, opp: Cells) -> bool {
    moves(own, opp).iter().any(|&mask| mask != 0)
}
