//! What Hex and Quadrex share: two colours of stones on a square array that starts empty, the swap, and which stones
//! hang together with which side.
//!
//! A field is kept in rows of bits. For each colour two more sets are carried along: the stones joined to its *near*
//! side and those joined to its *far* side; both also hold a line of imaginary stones just outside the board. A new
//! stone that touches both sets has joined the sides. A new stone that touches one draws its chain into it: every
//! stone enters a set at most once in a game, so the work a stone costs is a few words on average. The two sets follow
//! from the stones as long as nobody has won; they, and the winner, take no part in `Eq`, `Hash` and the key.
//!
//! `UP` and `DOWN` say which columns of the row above and of the row below are neighbours (bit 0: one to the left,
//! bit 1: straight, bit 2: one to the right). Row r, column c, counted from 0, is bit c + 1 of word r + 1.

mod random;
mod sides;
mod text;

use std::hash::{Hash, Hasher};
use tabuleiro_rules::{Effect, Effects, Kind, Outcome, Piece, Player, Seat, Site, Standing, chain};

/// The two sides of both games: Negras begin and join the first column with the last, Brancas the first row with the last.
pub(crate) static SEATS: [Seat; 2] = [Seat::BLACK, Seat::WHITE];

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// An own stone on an empty cell: (row + 1) × 32 + column + 1, counted from 0.
    Place(u16),
    /// The second player takes the first stone over (`docs/rulings.md`, 0.6).
    Swap,
}

/// How far the opening has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Stage {
    /// No stone yet.
    Empty,
    /// One stone lies; the second player may swap.
    Offer,
    /// Under way.
    Play,
}

/// Bits of a field, one word a row.
pub(crate) type Rows<const N: usize> = [u32; N];

/// A position: see the head of this file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field<const N: usize, const UP: u32, const DOWN: u32> {
    stones: [Rows<N>; 2],
    near: [Rows<N>; 2],
    far: [Rows<N>; 2],
    side: u8,
    stage: Stage,
    swapped: bool,
    mover: Player,
    winner: Option<Player>,
    /// Empty cells.
    left: u16,
}

/// Row and column, counted from 1.
#[inline]
const fn split(cell: u16) -> (usize, u32) {
    ((cell >> 5) as usize, cell as u32 & 31)
}

impl<const N: usize, const UP: u32, const DOWN: u32> Field<N, UP, DOWN> {
    /// An empty field; `side` is at most `N` − 2.
    pub(crate) fn new(side: u8, first: Player) -> Self {
        Field {
            stones: [[0; N]; 2],
            near: Player::BOTH.map(|player| Self::near_side(side, player)),
            far: Player::BOTH.map(|player| Self::far_side(side, player)),
            side,
            stage: Stage::Empty,
            swapped: false,
            mover: first,
            winner: None,
            left: u16::from(side) * u16::from(side),
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
        self.winner
    }

    pub(crate) fn swapped(&self) -> bool {
        self.swapped
    }

    /// Whether the mover may exchange sides now.
    #[inline]
    pub(crate) fn may_swap(&self) -> bool {
        self.stage == Stage::Offer
    }

    /// Whether the opening, with its swap, is over.
    #[inline]
    pub(crate) fn under_way(&self) -> bool {
        self.stage == Stage::Play
    }

    /// Number of empty cells.
    #[inline]
    pub(crate) fn left(&self) -> u16 {
        self.left
    }

    #[inline]
    pub(crate) fn stones(&self, player: Player) -> &Rows<N> {
        &self.stones[player.index()]
    }

    #[inline]
    pub(crate) fn empty_in(&self, row: usize) -> u32 {
        self.full_row() & !(self.stones[0][row] | self.stones[1][row])
    }

    /// Whether that is an empty cell of the board; any number may be asked about.
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

    /// A stone of that colour on an empty cell.
    #[inline]
    pub(crate) fn put(&mut self, player: Player, cell: u16) {
        let p = player.index();
        let (row, column) = split(cell);
        self.stones[p][row] |= 1 << column;
        self.left -= 1;
        let near = Self::touches(&self.near[p], row, column);
        let far = Self::touches(&self.far[p], row, column);
        match (near, far) {
            (true, true) => self.winner = Some(player),
            (true, false) => Self::absorb(&mut self.near[p], &self.stones[p], row, column),
            (false, true) => Self::absorb(&mut self.far[p], &self.stones[p], row, column),
            (false, false) => {}
        }
    }

    /// Exchanges the persons, the board stays (docs/rulings.md, 0.6).
    pub(crate) fn swap<E: Effects>(&mut self, effects: &mut E) {
        self.swapped = true;
        self.stage = Stage::Play;
        effects.push(0, Effect::SwapSides);
    }

    /// The stone, and whatever it caused, lies; the other side decides.
    #[inline]
    pub(crate) fn end_turn(&mut self) {
        self.mover = self.mover.other();
        self.stage = if self.stage == Stage::Empty { Stage::Offer } else { Stage::Play };
    }

    /// Puts those stones on an empty field and finds out what hangs together.
    pub(crate) fn set_up(&mut self, stones: [Rows<N>; 2]) {
        self.stones = stones;
        let lying: u32 = stones.iter().flatten().map(|row| row.count_ones()).sum();
        self.left = u16::from(self.side) * u16::from(self.side) - lying as u16;
        self.connect();
    }

    pub(crate) fn actions(&self, out: &mut Vec<Action>) {
        for row in 1..=usize::from(self.side) {
            let mut rest = self.empty_in(row);
            while rest != 0 {
                out.push(Action::Place((row * 32) as u16 + rest.trailing_zeros() as u16));
                rest &= rest - 1;
            }
        }
        if self.may_swap() {
            out.push(Action::Swap);
        }
    }

    /// The words that `Eq`, `Hash` and the key cover: a word for each row, then the flags.
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

    /// The cells of a set, row by row.
    fn cells_of<'a>(&self, set: &'a Rows<N>) -> impl Iterator<Item = u16> + use<'a, N, UP, DOWN> {
        let columns = self.side;
        (1..=u16::from(columns)).flat_map(move |row| {
            (1..=u16::from(columns)).filter(move |c| set[usize::from(row)] >> c & 1 != 0).map(move |c| row * 32 + c)
        })
    }

    /// The same position turned by half a turn.
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

    /// The cell opposite through the middle.
    pub(crate) fn opposite(&self, cell: u16) -> u16 {
        (u16::from(self.side) + 1) * 33 - cell
    }

    /// Win of whoever joined its sides.
    #[inline]
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.winner.map(Outcome::Win)
    }
}

impl<const N: usize, const UP: u32, const DOWN: u32> PartialEq for Field<N, UP, DOWN> {
    fn eq(&self, other: &Self) -> bool {
        self.words().eq(other.words())
    }
}

impl<const N: usize, const UP: u32, const DOWN: u32> Eq for Field<N, UP, DOWN> {}

impl<const N: usize, const UP: u32, const DOWN: u32> Hash for Field<N, UP, DOWN> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.words().for_each(|word| word.hash(state));
    }
}
