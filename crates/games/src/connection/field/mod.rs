//! The position shared by Hex and Quadrex: stones of two colours on a square array, the swap, and the chains connected
//! to the edges.
//!
//! A field stores a word of bits for each row. For each colour it also stores the stones connected to its *near* edge
//! and those connected to its *far* edge; both sets include a line of imaginary stones just outside the board. A new
//! stone that touches both sets connects the edges. A new stone that touches one set adds its chain to it: every stone
//! enters a set at most once in a game, so a placement costs a few words on average. Both sets follow from the stones
//! until a side has won; `Eq`, `Hash` and the key ignore them and the winner.
//!
//! `UP` and `DOWN` are the columns of the row above and of the row below that are neighbours (bit 0: one to the left,
//! bit 1: the same, bit 2: one to the right). Row r, column c, counted from 0, is bit c + 1 of word r + 1.

mod delegate;
mod random;
mod sides;
mod text;

pub(super) use delegate::{game_of_field, position_of_field};

use crate::bits::Bits;
use crate::swap_stage::Stage;
use crate::unseen::Unseen;
use tabuleiro_rules::{Effect, Effects, Kind, Outcome, Piece, Player, Seat, Site, Standing, chain};

/// The sides of the connection games: Negras begin and connect the first column with the last, Brancas the first row
/// with the last.
pub(crate) static SEATS: [Seat; 2] = [Seat::BLACK, Seat::WHITE];

/// One decision of Hex or Quadrex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Place a stone on an empty cell: (row + 1) × 32 + column + 1, counted from 0.
    Place(u16),
    /// The second player takes over the first stone (`docs/rulings.md`, 0.6).
    Swap,
}

/// A set of cells, one word for each row.
pub(crate) type Rows<const N: usize> = [u32; N];

/// A position of Hex or Quadrex, as described in the documentation of the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Field<const N: usize, const UP: u32, const DOWN: u32> {
    stones: [Rows<N>; 2],
    near: Unseen<[Rows<N>; 2]>,
    far: Unseen<[Rows<N>; 2]>,
    side: u8,
    stage: Stage,
    swapped: bool,
    mover: Player,
    winner: Unseen<Option<Player>>,
    /// Number of empty cells.
    left: Unseen<u16>,
}

/// Returns the row and the column of a cell, counted from 1.
#[inline]
const fn split(cell: u16) -> (usize, u32) {
    ((cell >> 5) as usize, cell as u32 & 31)
}

impl<const N: usize, const UP: u32, const DOWN: u32> Field<N, UP, DOWN> {
    /// Returns an empty field with `side` ≤ `N` − 2 rows.
    pub(crate) fn new(side: u8, first: Player) -> Self {
        Field {
            stones: [[0; N]; 2],
            near: Unseen(Player::BOTH.map(|player| Self::near_edge(side, player))),
            far: Unseen(Player::BOTH.map(|player| Self::far_edge(side, player))),
            side,
            stage: Stage::Empty,
            swapped: false,
            mover: first,
            winner: Unseen(None),
            left: Unseen(u16::from(side) * u16::from(side)),
        }
    }

    #[inline]
    fn full_row(&self) -> u32 {
        ((1 << self.side) - 1) << 1
    }

    pub(crate) fn side(&self) -> u8 {
        self.side
    }

    #[inline]
    pub(crate) fn mover(&self) -> Player {
        self.mover
    }

    #[inline]
    pub(crate) fn winner(&self) -> Option<Player> {
        *self.winner
    }

    pub(crate) fn swapped(&self) -> bool {
        self.swapped
    }

    /// Returns whether the mover may swap.
    #[inline]
    pub(crate) fn may_swap(&self) -> bool {
        self.stage == Stage::Offer
    }

    /// Returns whether the swap has been taken or declined.
    #[inline]
    pub(crate) fn under_way(&self) -> bool {
        self.stage == Stage::Play
    }

    /// Returns the number of empty cells.
    #[inline]
    pub(crate) fn left(&self) -> u16 {
        *self.left
    }

    #[inline]
    pub(crate) fn stones(&self, player: Player) -> &Rows<N> {
        &self.stones[player.index()]
    }

    #[inline]
    pub(crate) fn empty_in(&self, row: usize) -> u32 {
        self.full_row() & !(self.stones[0][row] | self.stones[1][row])
    }

    /// Returns whether `cell` is an empty cell of the board; any number is allowed.
    #[inline]
    pub(crate) fn is_empty(&self, cell: u16) -> bool {
        let (row, column) = split(cell);
        row.wrapping_sub(1) < usize::from(self.side).min(N) && self.empty_in(row) >> column & 1 != 0
    }

    pub(crate) fn site(&self, cell: u16) -> Site {
        let (row, column) = split(cell);
        Site((row as u16 - 1) * u16::from(self.side) + column as u16 - 1)
    }

    fn cell(&self, site: usize) -> u16 {
        let n = usize::from(self.side);
        ((site / n + 1) * 32 + site % n + 1) as u16
    }

    /// Places a stone of `player` on an empty cell.
    #[inline]
    pub(crate) fn put(&mut self, player: Player, cell: u16) {
        let p = player.index();
        let (row, column) = split(cell);
        self.stones[p][row] |= 1 << column;
        *self.left -= 1;
        let near = Self::touches(&self.near[p], row, column);
        let far = Self::touches(&self.far[p], row, column);
        match (near, far) {
            (true, true) => self.winner = Unseen(Some(player)),
            (true, false) => Self::absorb(&mut self.near[p], &self.stones[p], row, column),
            (false, true) => Self::absorb(&mut self.far[p], &self.stones[p], row, column),
            (false, false) => {}
        }
    }

    /// Exchanges the persons and leaves the board as it is (docs/rulings.md, 0.6).
    pub(crate) fn swap<E: Effects>(&mut self, effects: &mut E) {
        self.swapped = true;
        self.stage = Stage::Play;
        effects.push(0, Effect::SwapSides);
    }

    /// Plays an action; a placement on a cell that is not empty changes nothing. `consequences` are what the stone causes
    /// before the turn ends, and get the field, the side, the cell and `effects`.
    #[inline]
    pub(crate) fn apply<E: Effects>(
        &mut self,
        action: Action,
        effects: &mut E,
        consequences: impl FnOnce(&mut Self, Player, u16, &mut E),
    ) {
        match action {
            Action::Swap => self.swap(effects),
            Action::Place(cell) if !self.is_empty(cell) => {}
            Action::Place(cell) => {
                let player = self.mover;
                effects.push(0, self.placed(player, cell));
                self.put(player, cell);
                consequences(self, player, cell, effects);
                self.end_turn();
            }
        }
    }

    /// Passes the turn to the other side once a stone and its consequences are on the board.
    #[inline]
    pub(crate) fn end_turn(&mut self) {
        self.mover = self.mover.other();
        self.stage = self.stage.after_turn();
    }

    /// Replaces the stones and recomputes the chains connected to the edges.
    pub(crate) fn set_up(&mut self, stones: [Rows<N>; 2]) {
        self.stones = stones;
        let count: u32 = stones.iter().flatten().map(|row| row.count_ones()).sum();
        self.left = Unseen(u16::from(self.side) * u16::from(self.side) - count as u16);
        self.connect();
    }

    pub(crate) fn actions(&self, out: &mut Vec<Action>) {
        for row in 1..=usize::from(self.side) {
            let columns = Bits(u64::from(self.empty_in(row)));
            out.extend(columns.map(|column| Action::Place((row * 32) as u16 + u16::from(column))));
        }
        if self.may_swap() {
            out.push(Action::Swap);
        }
    }

    /// The words that the key covers: a word for each row, then the flags.
    fn words(&self) -> impl Iterator<Item = u64> {
        let row = |r: usize| (r as u64) << 56 | u64::from(self.stones[1][r]) << 24 | u64::from(self.stones[0][r]);
        let flags = [self.stage as u8, u8::from(self.swapped), self.mover as u8, self.side];
        (1..=usize::from(self.side)).map(row).chain([u64::from(u32::from_le_bytes(flags))])
    }

    pub(crate) fn key(&self) -> u64 {
        chain(self.words())
    }

    pub(crate) fn piece(player: Player) -> Piece {
        Piece::new(Kind::Stone, SEATS[player.index()].tone)
    }

    pub(crate) fn placed(&self, player: Player, cell: u16) -> Effect {
        Effect::Place { at: self.site(cell), piece: Self::piece(player), count: 1 }
    }

    pub(crate) fn pieces(&self, out: &mut Vec<Standing>) {
        for player in Player::BOTH {
            for cell in self.cells_of(self.stones(player)) {
                out.push(Standing { at: self.site(cell), piece: Self::piece(player), count: 1 });
            }
        }
    }

    /// Iterates over the cells of a set, row by row.
    fn cells_of<'a>(&self, set: &'a Rows<N>) -> impl Iterator<Item = u16> + use<'a, N, UP, DOWN> {
        let columns = self.side;
        (1..=u16::from(columns)).flat_map(move |row| {
            (1..=u16::from(columns)).filter(move |c| set[usize::from(row)] >> c & 1 != 0).map(move |c| row * 32 + c)
        })
    }

    /// Returns the position rotated by 180°.
    pub(crate) fn turned(&self) -> Self {
        let mut turned = *self;
        let n = usize::from(self.side);
        let turn = |set: &Rows<N>| {
            let mut rows = [0; N];
            (1..=n).for_each(|r| rows[n + 1 - r] = set[r].reverse_bits() >> (30 - n));
            rows
        };
        turned.set_up([turn(&self.stones[0]), turn(&self.stones[1])]);
        turned
    }

    /// Returns the cell opposite `cell` through the centre.
    pub(crate) fn opposite(&self, cell: u16) -> u16 {
        (u16::from(self.side) + 1) * 33 - cell
    }

    /// Returns the win of the side that connected its edges.
    #[inline]
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.winner.map(Outcome::Win)
    }
}
