//! The two boards: their cells, neighbours and edges.

use super::cells::{ROWS, split};
use crate::connection::field::{Field, Rows, SEATS};
use crate::connection::hex::rhombus;
use crate::openings::openings;
use std::fmt::Debug;
use std::hash::Hash;
use tabuleiro_engine::search::Ladder;
use tabuleiro_rules::{Board, BoardBuilder, Border, Facts, Family, OptionSpec, Player, Point, Tone};

/// A board of hexagonal cells and the game that is played on it. Rows and columns are counted from 1; a cell is row ×
/// 32 + column. A set of cells has a word for each row, in which bit c is the cell of column c.
pub trait Shape: Copy + Debug + Eq + Hash + Send + Sync + 'static {
    /// The facts of the game, for [`Game::FACTS`](tabuleiro_rules::Game::FACTS).
    const FACTS: &'static Facts;
    /// The legal numbers of rows, ascending.
    const SIDES: &'static [u8];
    /// The default number of rows.
    const SIDE: u8;
    /// The differences of the numbers of a cell's six neighbours from its own, ascending.
    const STEPS: [i16; 6];
    /// The number of symmetries of the board that map the edges of each player to edges of the same player.
    const SYMMETRIES: u8;
    /// The strengths of levels 1 to 4.
    const LADDER: Ladder;
    /// The opening book.
    const OPENINGS: &'static str;
    /// Whether position objects have the key `cells`, with cells by name, instead of `rows`.
    const AS_CELLS: bool;

    /// Returns the cells of one row of a board with `side` rows, as bits of its word.
    fn row(side: u8, row: usize) -> u32;
    /// Adds to `set` the chain of the stone at that row and column: all of `stones` that are connected with it.
    fn absorb(set: &mut Rows<ROWS>, stones: &Rows<ROWS>, row: usize, column: u32);
    /// Returns whether the set has a cell on every edge that the player has to connect.
    fn joined(set: &Rows<ROWS>, side: u8, player: Player) -> bool;
    /// Returns the index in [`Board::sites`] of the site of a cell.
    fn site(side: u8, row: usize, column: u32) -> u16;
    /// Returns the image of a cell under symmetry `k`, less than [`Shape::SYMMETRIES`]; 0 is the identity.
    fn mirrored(side: u8, k: u8, cell: u16) -> u16;
    /// Returns the distance of a cell from the nearest edge, 1 on the edge.
    fn inward(side: u8, cell: u16) -> i32;
    /// Returns the board with `side` rows for drawing.
    fn board(side: u8) -> Board;
}

const fn cell(row: usize, column: usize) -> u16 {
    (row * 32 + column) as u16
}

/// The board of Sesqui-Hex, the rhombus of Hex: Negras connect the first column with the last, Brancas the first row
/// with the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rhombus;

static HEX: Facts = Facts::new("sesqui_hex", "Sesqui-Hex", "Sesqui-Hex", Family::Connection)
    .notation("CELL | CELL-CELL | swap | pass")
    .published("Bill Taylor", "2007", "000")
    .seats(SEATS)
    // A stone on every cell, as many steps or passes, and the swap.
    .plies(80, 244)
    .options(&[OptionSpec::side(Rhombus::SIDE, Rhombus::SIDES), OptionSpec::FIRST]);

impl Shape for Rhombus {
    const FACTS: &'static Facts = &HEX;
    const SIDES: &'static [u8] = &[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
    const SIDE: u8 = 11;
    const STEPS: [i16; 6] = [-32, -31, -1, 1, 31, 32];
    const SYMMETRIES: u8 = 2;
    const LADDER: Ladder = [14, 25, 55, 75];
    const OPENINGS: &'static str = openings!("sesqui_hex");
    const AS_CELLS: bool = false;

    #[inline]
    fn row(side: u8, _: usize) -> u32 {
        (2 << side) - 2
    }

    #[inline]
    fn absorb(set: &mut Rows<ROWS>, stones: &Rows<ROWS>, row: usize, column: u32) {
        Field::<ROWS, 0b011, 0b110>::absorb(set, stones, row, column);
    }

    #[inline]
    fn joined(set: &Rows<ROWS>, side: u8, player: Player) -> bool {
        let n = usize::from(side);
        match player {
            Player::First => {
                let columns = set.iter().fold(0, |all, row| all | row);
                columns >> 1 & 1 != 0 && columns >> n & 1 != 0
            }
            Player::Second => set[1] != 0 && set[n] != 0,
        }
    }

    #[inline]
    fn site(side: u8, row: usize, column: u32) -> u16 {
        (row as u16 - 1) * u16::from(side) + column as u16 - 1
    }

    fn mirrored(side: u8, k: u8, at: u16) -> u16 {
        if k == 1 { (u16::from(side) + 1) * 33 - at } else { at }
    }

    fn inward(side: u8, at: u16) -> i32 {
        let (row, column) = split(at);
        let n = i32::from(side) + 1;
        let (row, column) = (row as i32, column as i32);
        row.min(n - row).min(column).min(n - column)
    }

    fn board(side: u8) -> Board {
        rhombus(side)
    }
}

/// The board of Sesqui-Y, the triangle of Y: both players connect all three edges. Row r from the apex has the columns
/// 1 to r.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Triangle;

static Y: Facts = Facts::new("sesqui_y", "Sesqui-Y", "Sesqui-Y", Family::Connection)
    .notation("CELL | CELL-CELL | swap | pass")
    .published("Bill Taylor", "2007", "000")
    .seats(SEATS)
    // A stone on every cell, as many steps or passes, and the swap.
    .plies(60, 134)
    .options(&[OptionSpec::side(Triangle::SIDE, Triangle::SIDES), OptionSpec::FIRST]);

impl Triangle {
    /// Returns the distances from the edges p = 1, p = r and r = n; their sum is the number of rows less one.
    fn distances(side: u8, at: u16) -> [usize; 3] {
        let (row, column) = split(at);
        [column as usize - 1, row - column as usize, usize::from(side) - row]
    }
}

/// The permutations of three edges, the identity first.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [1, 0, 2], [0, 2, 1], [2, 1, 0], [1, 2, 0], [2, 0, 1]];

impl Shape for Triangle {
    const FACTS: &'static Facts = &Y;
    const SIDES: &'static [u8] = &[4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
    const SIDE: u8 = 11;
    const STEPS: [i16; 6] = [-33, -32, -1, 1, 32, 33];
    const SYMMETRIES: u8 = 6;
    const LADDER: Ladder = [1, 26, 57, 72];
    const OPENINGS: &'static str = openings!("sesqui_y");
    const AS_CELLS: bool = true;

    #[inline]
    fn row(_: u8, row: usize) -> u32 {
        (2 << row) - 2
    }

    #[inline]
    fn absorb(set: &mut Rows<ROWS>, stones: &Rows<ROWS>, row: usize, column: u32) {
        Field::<ROWS, 0b110, 0b011>::absorb(set, stones, row, column);
    }

    #[inline]
    fn joined(set: &Rows<ROWS>, side: u8, _: Player) -> bool {
        let n = usize::from(side);
        let (mut left, mut right) = (0, 0);
        for (r, row) in set.iter().enumerate().take(n + 1).skip(1) {
            left |= row >> 1 & 1;
            right |= row >> r & 1;
        }
        left & right & u32::from(set[n] != 0) != 0
    }

    #[inline]
    fn site(_: u8, row: usize, column: u32) -> u16 {
        (row as u16 * (row as u16 - 1)) / 2 + column as u16 - 1
    }

    fn mirrored(side: u8, k: u8, at: u16) -> u16 {
        let from = Self::distances(side, at);
        let [left, _, base] = ORDERS[usize::from(k)].map(|i| from[i]);
        cell(usize::from(side) - base, left + 1)
    }

    fn inward(side: u8, at: u16) -> i32 {
        Self::distances(side, at).into_iter().min().unwrap_or(0) as i32 + 1
    }

    /// All edges belong to both players, so all have the same colour.
    fn board(side: u8) -> Board {
        let mut board = BoardBuilder::new().hex_triangle(side).build();
        let (apex, next, below) = (board.sites[0].at, board.sites[1].at, board.sites[2].at);
        let place = |p: f32, r: f32| {
            let along = |a: f32, n: f32, b: f32| a + r * (n - a) + p * (b - n);
            Point::new(along(apex.x, next.x, below.x), along(apex.y, next.y, below.y))
        };
        // Just outside the outermost corners of the hexagons.
        let (out, short, last) = (0.68, 0.3, f32::from(side - 1));
        let (low, high) = (short - 2.0 * out, last + out - short);
        let lines = [
            (place(-out, low), place(-out, high)),
            (place(low + out, low), place(high + out, high)),
            (place(short - out, last + out), place(last + 2.0 * out - short, last + out)),
        ];
        board.borders = lines.map(|(from, to)| Border { from, to, tone: Tone::Neutral }).to_vec();
        board
    }
}
