//! The board of Moinho: 24 points on three squares and 16 mills; sets of points are words of 24 bits.
//!
//! A point is `8 × ring + place`: ring 0 is the outer square, place 0 its lower left corner, and places are numbered
//! counter-clockwise; even places are corners, odd ones midpoints of sides. A step along a square is therefore a
//! rotation within a byte, a step between squares a shift by eight, and symmetries of the figure are additions.

use tabuleiro_rules::{Board, BoardBuilder, Look, Point, Shape, square_name};

/// Number of points.
pub(super) const POINTS: u8 = 24;
/// All points.
pub(super) const ALL: u32 = 0x00ff_ffff;
/// The reserve of the first side; that of the second side follows.
pub(super) const RESERVE: u16 = POINTS as u16;

/// The midpoints of sides, where the squares are connected.
const MIDDLES: u32 = 0x00aa_aaaa;

/// The three points of each mill: four sides of each square, then the four lines across the squares.
pub(super) static MILLS: [u32; 16] = mills();
/// The two mills through each point.
pub(super) static THROUGH: [[u8; 2]; 24] = through();
/// The other two points of these two mills.
pub(super) static PARTNERS: [[u32; 2]; 24] = partners();

const fn mills() -> [u32; 16] {
    let mut mills = [0; 16];
    let mut i = 0;
    while i < 12 {
        let (ring, side) = (i / 4, i % 4 * 2);
        mills[i] = (1 << side | 1 << (side + 1) | 1 << ((side + 2) % 8)) << (8 * ring);
        i += 1;
    }
    while i < 16 {
        mills[i] = 0x01_0101 << (2 * (i - 12) + 1);
        i += 1;
    }
    mills
}

const fn through() -> [[u8; 2]; 24] {
    let mills = mills();
    let mut table = [[0; 2]; 24];
    let mut point = 0;
    while point < 24 {
        let (mut mill, mut found) = (0, 0);
        while mill < 16 {
            if mills[mill] >> point & 1 == 1 {
                table[point][found] = mill as u8;
                found += 1;
            }
            mill += 1;
        }
        point += 1;
    }
    table
}

const fn partners() -> [[u32; 2]; 24] {
    let (mills, through) = (mills(), through());
    let mut table = [[0; 2]; 24];
    let mut point = 0;
    while point < 24 {
        table[point][0] = mills[through[point][0] as usize] & !(1 << point);
        table[point][1] = mills[through[point][1] as usize] & !(1 << point);
        point += 1;
    }
    table
}

/// Returns the points one step away from the men, by direction: counter-clockwise, clockwise, outward, inward.
#[inline]
pub(super) const fn steps(men: u32) -> [u32; 4] {
    [
        (men << 1 & 0x00fe_fefe) | (men >> 7 & 0x0001_0101),
        (men >> 1 & 0x007f_7f7f) | (men << 7 & 0x0080_8080),
        men >> 8 & MIDDLES,
        men << 8 & MIDDLES,
    ]
}

/// Returns the point from which a step in that direction reaches `to`.
#[inline]
pub(super) const fn origin(direction: usize, to: u8) -> u8 {
    match direction {
        0 => to & 0x18 | to.wrapping_sub(1) & 7,
        1 => to & 0x18 | (to + 1) & 7,
        2 => to + 8,
        _ => to - 8,
    }
}

/// Returns the men that stand in a mill.
#[inline]
pub(super) const fn milled(men: u32) -> u32 {
    let [before, after, ..] = steps(men);
    let middles = men & before & after & MIDDLES;
    let [next, previous, ..] = steps(middles);
    let across = men & men >> 8 & men >> 16 & MIDDLES;
    middles | next | previous | across | across << 8 | across << 16
}

/// Returns the mills complete in `men`, one bit each.
pub(super) fn complete(men: u32) -> u16 {
    (0..16).filter(|&i| men & MILLS[i] == MILLS[i]).fold(0, |set, i| set | 1 << i)
}

/// Returns the `n`-th point of a set, counted from 0.
#[inline]
pub(super) fn nth(mut set: u32, n: u32) -> u8 {
    for _ in 0..n {
        set &= set.wrapping_sub(1);
    }
    set.trailing_zeros() as u8
}

/// Iterates over the points of a set.
pub(super) fn points(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        next
    })
}

/// Returns the file and the rank of a point on the 7×7 lattice, counted from 0.
const fn lattice(point: u8) -> (u8, u8) {
    let (ring, far) = (point / 8, 6 - point / 8);
    match point % 8 {
        0 => (ring, ring),
        1 => (3, ring),
        2 => (far, ring),
        3 => (far, 3),
        4 => (far, far),
        5 => (3, far),
        6 => (ring, far),
        _ => (ring, 3),
    }
}

/// Returns the name of a point, `a1` to `g7`.
pub(super) fn name(point: u8) -> String {
    let (file, rank) = lattice(point);
    square_name(file, rank)
}

/// Returns the point of that name.
pub(super) fn point_named(name: &str) -> Option<u8> {
    (0..POINTS).find(|&p| self::name(p) == name)
}

/// Returns the name of a mill: its points, `a1-d1-g1`.
pub(super) fn mill_name(mill: usize) -> String {
    let names: Vec<String> = points(MILLS[mill]).map(name).collect();
    names.join("-")
}

/// Returns the mill whose points are named, in any order.
pub(super) fn mill_named(text: &str) -> Option<usize> {
    let mut set = 0;
    for part in text.split('-') {
        set |= 1 << point_named(part)?;
    }
    MILLS.iter().position(|&mill| mill == set)
}

/// Returns the image of a point under one of the 16 symmetries: bits 0 and 1 rotate, bit 2 reflects, bit 3 exchanges
/// the outer and the inner square.
pub(super) const fn turned(k: u8, point: u8) -> u8 {
    let ring = if k & 8 == 0 { point / 8 } else { 2 - point / 8 };
    let place = if k & 4 == 0 { point % 8 } else { (8 - point % 8) % 8 };
    8 * ring + (place + 2 * (k & 3)) % 8
}

/// Returns the image of a set of mills under a symmetry.
pub(super) fn turned_mills(k: u8, set: u16) -> u16 {
    let image = |mill: u32| points(mill).fold(0, |to, p| to | 1u32 << turned(k, p));
    let to = |mill: u32| MILLS.iter().position(|&m| m == image(mill)).map_or(0, |i| 1 << i);
    (0..16).filter(|i| set >> i & 1 == 1).fold(0, |all, i| all | to(MILLS[i]))
}

/// Returns the board with a tray of nine men at either side.
pub(super) fn board() -> Board {
    let at = |point: u8| {
        let (file, rank) = lattice(point);
        Point::new(f32::from(file) - 3.0, f32::from(rank) - 3.0)
    };
    let mut board = BoardBuilder::new().slab(Point::default(), 8.0, 8.0, Look::Figure);
    for point in 0..POINTS {
        board = board.site(name(point), at(point), Shape::Intersection);
    }
    for i in 0..7u8 {
        let along = f32::from(i) - 3.0;
        board = board.label(Point::new(along, -3.72), char::from(b'a' + i).to_string());
        board = board.label(Point::new(-3.72, along), (i + 1).to_string());
    }
    for ring in 0..3 {
        for side in 0..4 {
            board = board.line(at(8 * ring + 2 * side), at(8 * ring + (2 * side + 2) % 8));
        }
    }
    for middle in [1, 3, 5, 7] {
        board = board.line(at(middle), at(16 + middle));
    }
    // Each tray is on the right of its player.
    for (name, x) in [("hand-W", 5.85), ("hand-B", -5.85)] {
        let middle = Point::new(x, 0.0);
        board = board.slab(middle, 1.6, 8.0, Look::Tray).site(name, middle, Shape::Reserve);
    }
    board.build()
}
