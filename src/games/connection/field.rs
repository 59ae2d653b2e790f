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

use crate::rules::{
    Effect, Effects, Kind, Object, ObjectError, Outcome, Piece, Player, Reader, Rng, Seat, Site, Standing, below, mix,
    rows_of,
};
use std::hash::{Hash, Hasher};

/// The two sides of both games: Negras begin and join the first column with the last, Brancas the first row with the last.
pub(super) static SEATS: [Seat; 2] = [Seat::BLACK, Seat::WHITE];

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// An own stone on an empty cell: (row + 1) × 32 + column + 1, counted from 0.
    Place(u16),
    /// The second player takes the first stone over (`games.md`, 0.6).
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
pub(super) type Rows<const N: usize> = [u32; N];

/// A position: see the head of this file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field<const N: usize, const UP: u32, const DOWN: u32> {
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

/// The cells that `x` touches in a neighbouring row.
#[inline]
const fn spread(x: u32, pattern: u32) -> u32 {
    (if pattern & 1 != 0 { x >> 1 } else { 0 })
        | (if pattern & 2 != 0 { x } else { 0 })
        | (if pattern & 4 != 0 { x << 1 } else { 0 })
}

impl<const N: usize, const UP: u32, const DOWN: u32> Field<N, UP, DOWN> {
    /// An empty field; `side` is at most `N` − 2.
    pub(super) fn new(side: u8, first: Player) -> Self {
        let mut field = Field {
            stones: [[0; N]; 2],
            near: [[0; N]; 2],
            far: [[0; N]; 2],
            side,
            stage: Stage::Empty,
            swapped: false,
            mover: first,
            winner: None,
            left: u16::from(side) * u16::from(side),
        };
        field.draw_sides();
        field
    }

    /// The imaginary stones outside the board.
    fn draw_sides(&mut self) {
        let n = usize::from(self.side);
        self.near = [[0; N]; 2];
        self.far = [[0; N]; 2];
        for r in 1..=n {
            self.near[0][r] = 1;
            self.far[0][r] = 2 << n;
        }
        self.near[1][0] = self.full_row();
        self.far[1][n + 1] = self.full_row();
    }

    #[inline]
    fn full_row(&self) -> u32 {
        ((1 << self.side) - 1) << 1
    }

    pub(super) fn side(&self) -> u8 {
        self.side
    }

    #[inline]
    pub(super) fn mover(&self) -> Player {
        self.mover
    }

    #[inline]
    pub(super) fn winner(&self) -> Option<Player> {
        self.winner
    }

    pub(super) fn swapped(&self) -> bool {
        self.swapped
    }

    /// Whether the mover may exchange sides now.
    #[inline]
    pub(super) fn may_swap(&self) -> bool {
        self.stage == Stage::Offer
    }

    /// Whether the opening, with its swap, is over.
    #[inline]
    pub(super) fn under_way(&self) -> bool {
        self.stage == Stage::Play
    }

    /// Number of empty cells.
    #[inline]
    pub(super) fn left(&self) -> u16 {
        self.left
    }

    #[inline]
    pub(super) fn stones(&self, player: Player) -> &Rows<N> {
        &self.stones[player.index()]
    }

    #[inline]
    pub(super) fn empty_in(&self, row: usize) -> u32 {
        self.full_row() & !(self.stones[0][row] | self.stones[1][row])
    }

    #[inline]
    pub(super) fn is_empty(&self, cell: u16) -> bool {
        let (row, column) = split(cell);
        self.empty_in(row) >> column & 1 != 0
    }

    pub(super) fn site(&self, cell: u16) -> Site {
        let (row, column) = split(cell);
        Site((row as u16 - 1) * u16::from(self.side) + column as u16 - 1)
    }

    fn cell(&self, site: usize) -> u16 {
        let n = usize::from(self.side);
        ((site / n + 1) * 32 + site % n + 1) as u16
    }

    /// Whether a neighbour of that cell is in the set.
    #[inline]
    fn touches(set: &Rows<N>, row: usize, column: u32) -> bool {
        let by = column - 1;
        (set[row - 1] >> by & DOWN) | (set[row] >> by & 0b101) | (set[row + 1] >> by & UP) != 0
    }

    /// Draws into `set` the chain of the stone at that cell.
    fn absorb(set: &mut Rows<N>, stones: &Rows<N>, row: usize, column: u32) {
        let mut waiting = [0; N];
        waiting[row] = 1u32 << column;
        let mut rows = 1u32 << row;
        while rows != 0 {
            let r = rows.trailing_zeros() as usize;
            rows &= rows - 1;
            let mut run = std::mem::take(&mut waiting[r]);
            loop {
                let longer = run | ((run << 1 | run >> 1) & stones[r] & !set[r]);
                if longer == run {
                    break;
                }
                run = longer;
            }
            set[r] |= run;
            let above = spread(run, UP) & stones[r + 1] & !set[r + 1];
            waiting[r + 1] |= above;
            let below = spread(run, DOWN) & stones[r - 1] & !set[r - 1];
            waiting[r - 1] |= below;
            rows |= u32::from(above != 0) << (r + 1) | u32::from(below != 0) << (r - 1);
        }
    }

    /// A stone of that colour on an empty cell.
    #[inline]
    pub(super) fn put(&mut self, player: Player, cell: u16) {
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

    /// Exchanges persons, the board stays (games.md, 0.6).
    pub(super) fn swap<E: Effects>(&mut self, effects: &mut E) {
        self.swapped = true;
        self.stage = Stage::Play;
        effects.push(0, Effect::SwapSides);
    }

    /// The stone, and whatever it caused, lies; the other side decides.
    #[inline]
    pub(super) fn end_turn(&mut self) {
        self.mover = self.mover.other();
        self.stage = if self.stage == Stage::Empty { Stage::Offer } else { Stage::Play };
    }

    /// Puts those stones on an empty field and finds out what hangs together.
    pub(super) fn set_up(&mut self, stones: [Rows<N>; 2]) {
        self.stones = stones;
        self.winner = None;
        self.draw_sides();
        let lying: u32 = stones.iter().flatten().map(|row| row.count_ones()).sum();
        self.left = u16::from(self.side) * u16::from(self.side) - lying as u16;
        for player in Player::BOTH {
            let p = player.index();
            for row in 1..=usize::from(self.side) {
                let mut rest = stones[p][row];
                while rest != 0 {
                    let column = rest.trailing_zeros();
                    rest &= rest - 1;
                    for set in [&mut self.near[p], &mut self.far[p]] {
                        if set[row] >> column & 1 == 0 && Self::touches(set, row, column) {
                            Self::absorb(set, &stones[p], row, column);
                        }
                    }
                }
            }
            let joined = |(near, far): (&u32, &u32)| near & far != 0;
            if self.near[p].iter().zip(&self.far[p]).any(joined) {
                self.winner = Some(player);
            }
        }
    }

    pub(super) fn actions(&self, out: &mut Vec<Action>) {
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

    /// A legal action, each with the same probability; the field is not full.
    #[inline]
    pub(super) fn sample<R: Rng>(&self, rng: &mut R) -> Action {
        if self.may_swap() && below(rng, u32::from(self.left) + 1) == 0 {
            return Action::Swap;
        }
        Action::Place(self.draw(rng))
    }

    /// An empty cell: any cell, until an empty one comes; after a few failures by counting.
    #[inline]
    fn draw<R: Rng>(&self, rng: &mut R) -> u16 {
        let side = u64::from(self.side);
        for _ in 0..12 {
            let word = rng.next_u64();
            let row = (word >> 32) * side >> 32;
            let column = (word & 0xffff_ffff) * side >> 32;
            let cell = (row * 32 + column + 33) as u16;
            if self.is_empty(cell) {
                return cell;
            }
        }
        let mut skip = below(rng, u32::from(self.left));
        let mut row = 1;
        while skip >= self.empty_in(row).count_ones() {
            skip -= self.empty_in(row).count_ones();
            row += 1;
        }
        let mut rest = self.empty_in(row);
        for _ in 0..skip {
            rest &= rest - 1;
        }
        (row * 32) as u16 + rest.trailing_zeros() as u16
    }

    /// Lists the empty cells row by row; returns how many. The list is long enough for all.
    pub(super) fn list_empty(&self, list: &mut [u16]) -> usize {
        let mut count = 0;
        for row in 1..=usize::from(self.side) {
            let mut rest = self.empty_in(row);
            while rest != 0 {
                list[count] = (row * 32) as u16 + rest.trailing_zeros() as u16;
                count += 1;
                rest &= rest - 1;
            }
        }
        count
    }

    /// The stones of a side together with the imaginary ones outside the board.
    pub(super) fn with_sides(&self, player: Player) -> Rows<N> {
        let p = player.index();
        std::array::from_fn(|r| self.stones[p][r] | self.near[p][r] | self.far[p][r])
    }

    /// The words that `Eq`, `Hash` and the key cover: a word for each row, then the flags.
    fn words(&self) -> impl Iterator<Item = u64> {
        let row = |r: usize| (r as u64) << 56 | u64::from(self.stones[1][r]) << 24 | u64::from(self.stones[0][r]);
        let flags = [self.stage as u8, u8::from(self.swapped), self.mover as u8, self.side];
        (1..=usize::from(self.side)).map(row).chain([u64::from(u32::from_le_bytes(flags))])
    }

    pub(super) fn key(&self) -> u64 {
        self.words().fold(0, |key, word| key ^ mix(word))
    }

    pub(super) fn piece(player: Player) -> Piece {
        Piece::new(Kind::Stone, SEATS[player.index()].tone)
    }

    pub(super) fn placed(&self, player: Player, cell: u16) -> Effect {
        Effect::Place { at: self.site(cell), piece: Self::piece(player), count: 1 }
    }

    pub(super) fn pieces(&self, out: &mut Vec<Standing>) {
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

    /// A shortest chain of the winner from its near side to its far side; empty while nobody has won.
    pub(super) fn chain(&self) -> Vec<Site> {
        let Some(winner) = self.winner else { return Vec::new() };
        let stones = &self.stones[winner.index()];
        let n = u16::from(self.side);
        let on_line = |cell: u16, line: u16| (if winner == Player::First { cell & 31 } else { cell >> 5 }) == line;
        let mut from = vec![0u16; N * 32];
        let mut queue: Vec<u16> = self.cells_of(stones).filter(|&cell| on_line(cell, 1)).collect();
        queue.iter().for_each(|&cell| from[usize::from(cell)] = cell);
        let mut next = 0;
        while let Some(&cell) = queue.get(next) {
            next += 1;
            if on_line(cell, n) {
                let back = |&c: &u16| Some(from[usize::from(c)]).filter(|&before| before != c);
                return std::iter::successors(Some(cell), back).map(|c| self.site(c)).collect();
            }
            let (row, column) = split(cell);
            for (r, pattern) in [(row - 1, DOWN), (row, 0b101), (row + 1, UP)] {
                for k in (0..3).filter(|k| pattern >> k & 1 != 0) {
                    let column = column + k - 1;
                    let to = r * 32 + column as usize;
                    if stones[r] >> column & 1 != 0 && from[to] == 0 {
                        from[to] = cell;
                        queue.push(to as u16);
                    }
                }
            }
        }
        Vec::new()
    }

    /// Fewest stones that `player` still needs to join its sides, where `around(row, set)` gives the cells of a row
    /// that lie beside the set; `None` if it is cut off.
    pub(super) fn distance(&self, player: Player, around: impl Fn(usize, &Rows<N>) -> u32) -> Option<u32> {
        let n = usize::from(self.side);
        let own = self.stones(player);
        let mut start = Field::<N, UP, DOWN>::new(self.side, player);
        let mut reached = std::mem::replace(&mut start.near[player.index()], [0; N]);
        let arrived = |set: &Rows<N>| match player {
            Player::First => set.iter().any(|row| row >> n & 1 != 0),
            Player::Second => set[n] != 0,
        };
        let grow = |set: &mut Rows<N>| loop {
            let mut grown = 0;
            for r in 1..=n {
                let more = around(r, set) & own[r] & !set[r];
                set[r] |= more;
                grown |= more;
            }
            if grown == 0 {
                break;
            }
        };
        grow(&mut reached);
        let mut stones = 0;
        while !arrived(&reached) {
            let before = reached;
            let mut grown = 0;
            for r in 1..=n {
                let more = around(r, &before) & self.empty_in(r) & !before[r];
                reached[r] |= more;
                grown |= more;
            }
            if grown == 0 {
                return None;
            }
            stones += 1;
            grow(&mut reached);
        }
        Some(stones)
    }

    /// As [`Field::distance`] asks for it, with the neighbours of the field itself.
    pub(super) fn neighbours(row: usize, set: &Rows<N>) -> u32 {
        spread(set[row - 1], UP) | spread(set[row + 1], DOWN) | set[row] << 1 | set[row] >> 1
    }

    /// The position object; `default` is the side that needs no mention.
    pub(super) fn object(&self, default: u8) -> Object {
        let mut object = Object::new();
        if self.side != default {
            object.insert("size".into(), [self.side, self.side].as_slice().into());
        }
        let letter = |c: u8, r: u8| {
            let owner = (0..2).find(|&p| self.stones[p][usize::from(r) + 1] >> (c + 1) & 1 != 0);
            owner.map_or('.', |p| SEATS[p].letter)
        };
        object.insert("rows".into(), rows_of(self.side, self.side, letter));
        object.insert("turn".into(), SEATS[self.mover.index()].letter.to_string().into());
        // 0: no stone yet, 1: swap on offer, 2: under way.
        object.insert("ply".into(), (self.stage as u8).into());
        object.insert("swapped".into(), self.swapped.into());
        object
    }

    /// Reads a position object onto this field, which says the side where the object does not; `allowed` are the sides.
    pub(super) fn read_object(&self, object: &Object, allowed: &[u8]) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (columns, rows) = read.size((self.side, self.side))?;
        if columns != rows || !allowed.contains(&columns) {
            let range = format!("[n,n] with n from {} to {}", allowed[0], allowed[allowed.len() - 1]);
            return Err(ObjectError::value("size", range, format!("[{columns},{rows}]")));
        }
        let mut field = Self::new(columns, self.mover);
        let mut stones = [[0; N]; 2];
        let mut count = 0;
        for (site, letter) in read.grid(columns, rows, "BW")?.into_iter().enumerate() {
            if let Some(p) = SEATS.iter().position(|seat| seat.letter == letter) {
                let (row, column) = split(field.cell(site));
                stones[p][row] |= 1 << column;
                count += 1;
            }
        }
        field.set_up(stones);
        field.mover = read.turn(&SEATS, self.mover)?;
        field.swapped = read.flag("swapped")?;
        let last_own = field.stones[field.mover.index()].iter().any(|&row| row != 0);
        let impossible = |why: &str| Err(ObjectError::Impossible(why.into()));
        field.stage = match (read.number("ply", if count == 0 { 0 } else { 2 }, 1000)?, count) {
            (0, 0) => Stage::Empty,
            (1, 1) if last_own => return impossible("the only stone is the mover's own, so no swap is on offer"),
            (1, 1) => Stage::Offer,
            (2.., 1..) => Stage::Play,
            (ply, stones) => return impossible(&format!("{stones} stones after {ply} actions")),
        };
        if field.swapped && !field.under_way() {
            return impossible("sides are exchanged only after the first stone");
        }
        Ok(field)
    }

    /// The same position turned by half a turn.
    pub(super) fn turned(&self) -> Self {
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
    pub(super) fn opposite(&self, cell: u16) -> u16 {
        (u16::from(self.side) + 1) * 33 - cell
    }

    /// Win of whoever joined its sides.
    #[inline]
    pub(super) fn outcome(&self) -> Option<Outcome> {
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
