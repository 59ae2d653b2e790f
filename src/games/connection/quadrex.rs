//! Quadrex (`games.md`, 1): join two opposite sides of a square grid along its lines; stones complete 2×2 blocks by
//! themselves. [`field`](super) knows what hangs together; here are the chain reactions.

use super::field::{Field, Rows, SEATS, shuffle_step};
use crate::rules::{
    Board, BoardBuilder, Effects, Facts, Family, Game, Look, Names, Object, ObjectError, OptionError, OptionSpec,
    Options, Outcome, Player, Point, Position, Rng, Standing, Taps, Tone, Verdict,
};
use crate::search::{Heuristic, Method};

pub use super::field::Action;

const SIDES: [u8; 15] = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
const SIDE: u8 = 19;
const POINTS: usize = 19 * 19;

static FACTS: Facts = Facts {
    id: "quadrex",
    names: Names { pt: "Quadrex", en: "Quadrex" },
    author: "Bill Taylor",
    year: "2006",
    family: Family::Connection,
    look: Look::Goban,
    seats: SEATS,
    typical_plies: 70,
    // Every point and a swap.
    max_plies: 362,
    difficulty: 2,
    variants: &[],
    options: &[OptionSpec::side(SIDE, &SIDES), OptionSpec::FIRST],
    seeds: "000",
};

/// Only neighbours along the lines hang together.
type Grid = Field<21, 0b010, 0b010>;

/// A position of Quadrex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Quadrex(Grid);

/// The eight points round one, a bit each: N, NE, E, SE, S, SW, W, NW.
type Ring = u32;

const AROUND: [i16; 8] = [32, 33, 1, -31, -32, -33, -1, 31];
const CORNERS: Ring = 0b1010_1010;

/// The eight bits of a set round a point.
#[inline]
fn ring<const N: usize>(set: &Rows<N>, row: usize, column: u32) -> Ring {
    let by = column - 1;
    let (above, here, below) = (set[row + 1] >> by, set[row] >> by, set[row - 1] >> by);
    (above >> 1 & 3)
        | (here & 4)
        | (below & 4) << 1
        | (below & 2) << 3
        | (below & 1) << 5
        | (here & 1) << 6
        | (above & 1) << 7
}

/// Turned so that each bit holds its predecessor's value.
#[inline]
const fn previous(ring: Ring) -> Ring {
    ring << 1 | ring >> 7
}

/// Turned so that each bit holds its successor's value.
#[inline]
const fn next(ring: Ring) -> Ring {
    ring >> 1 | ring << 7
}

/// What a stone sees round it.
#[derive(Clone, Copy)]
struct Surroundings {
    /// Stones of its own colour.
    own: Ring,
    /// Stones of the other colour.
    other: Ring,
    /// Empty points of the board.
    empty: Ring,
}

impl Surroundings {
    /// Corners of the blocks where the stone makes a pair with the corner, and the point after (before) it is to be
    /// filled; corners that the two points beside them claim.
    #[inline]
    fn patterns(self) -> [Ring; 3] {
        let pair = CORNERS & self.own;
        [
            pair & previous(self.other) & next(self.empty),
            pair & next(self.other) & previous(self.empty),
            CORNERS & self.empty & previous(self.other) & next(self.other),
        ]
    }

    /// A stone is added there.
    #[inline]
    fn add(&mut self, own: bool, at: usize) {
        self.empty &= !(1 << at);
        *(if own { &mut self.own } else { &mut self.other }) |= 1 << at;
    }

    #[inline]
    fn is_quiet(self) -> bool {
        let [after, before, corner] = self.patterns();
        after | before | corner == 0
    }
}

impl Quadrex {
    #[inline]
    fn around(&self, player: Player, cell: u16) -> Surroundings {
        let (row, column) = (usize::from(cell >> 5), u32::from(cell & 31));
        let own = ring(self.0.stones(player), row, column);
        let other = ring(self.0.stones(player.other()), row, column);
        let side = u32::from(self.0.side());
        let mut inside = 255;
        if row as u32 == side {
            inside &= !0b1000_0011;
        }
        if row == 1 {
            inside &= !0b0011_1000;
        }
        if column == side {
            inside &= !0b0000_1110;
        }
        if column == 1 {
            inside &= !0b1110_0000;
        }
        Surroundings { own, other, empty: inside & !(own | other) }
    }

    /// Completes the blocks round the stone just put, then round the stones added, first come first examined, each in
    /// the order NE, SE, SW, NW (games.md, 1).
    fn react<E: Effects>(&mut self, player: Player, cell: u16, effects: &mut E) {
        // Points still to be examined, those of Brancas marked.
        const WHITE: u16 = 1 << 15;
        let mark = |player: Player, cell: u16| if player == Player::Second { cell | WHITE } else { cell };
        let mut queue = [0; POINTS];
        queue[0] = mark(player, cell);
        let (mut head, mut tail) = (0, 1);
        // Stones caused by stones of one beat fall together in the next.
        let (mut beat, mut beat_ends) = (1, 1);
        while head < tail {
            let player = Player::from_second(queue[head] & WHITE != 0);
            let cell = queue[head] & !WHITE;
            head += 1;
            let mut seen = self.around(player, cell);
            for corner in [1, 3, 5, 7] {
                let [after, before, between] = seen.patterns().map(|p| p >> corner & 1 != 0);
                let (colour, at) = match (after, before, between) {
                    (true, ..) => (player, (corner + 1) % 8),
                    (_, true, _) => (player, corner - 1),
                    (.., true) => (player.other(), corner),
                    _ => continue,
                };
                let added = cell.wrapping_add_signed(AROUND[at]);
                effects.push(beat, self.0.placed(colour, added));
                self.0.put(colour, added);
                seen.add(colour == player, at);
                queue[tail] = mark(colour, added);
                tail += 1;
            }
            if head == beat_ends {
                beat += 1;
                beat_ends = tail;
            }
        }
    }
}

impl Position for Quadrex {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.0.mover()
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome().is_none() {
            self.0.actions(out);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Swap => self.0.swap(effects),
            Action::Place(cell) => {
                let player = self.0.mover();
                effects.push(0, self.0.placed(player, cell));
                self.0.put(player, cell);
                if !self.around(player, cell).is_quiet() {
                    self.react(player, cell, effects);
                }
                self.0.end_turn();
            }
        }
    }

    /// games.md, 1: no draws. A full board without a winner has never come out of play, but somebody may set one up.
    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome().or_else(|| (self.0.left() == 0).then_some(Outcome::Draw))
    }

    fn key(&self) -> u64 {
        self.0.key()
    }

    fn swapped(&self) -> bool {
        self.0.swapped()
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        self.0.sample(rng)
    }

    /// Draws the order in which the empty points are taken as it goes; points that a chain fills are passed over.
    fn random_playout<R: Rng>(&mut self, rng: &mut R, scratch: &mut Vec<Action>, limit: u32) -> u32 {
        let mut plies = 0;
        while plies < limit && !self.0.under_way() {
            let action = self.sample(rng, scratch);
            self.apply(action, &mut ());
            plies += 1;
        }
        let mut points = [0; POINTS];
        let count = self.0.list_empty(&mut points);
        let mut drawn = 0;
        while plies < limit && self.outcome().is_none() {
            let point = shuffle_step(&mut points[..count], drawn, rng);
            drawn += 1;
            if self.0.is_empty(point) {
                self.apply(Action::Place(point), &mut ());
                plies += 1;
            }
        }
        plies
    }
}

impl Game for Quadrex {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "CELL | swap";

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Quadrex(Field::new(options.size().0, options.first())))
    }

    fn board(&self) -> Board {
        let side = self.0.side();
        let grid = BoardBuilder::new().grid(Point::default(), side, side, Look::Goban, false);
        let edge = f32::from(side - 1) / 2.0;
        // Between the stones of the outermost line and the coordinates.
        let (out, end) = (edge + 0.56, edge + 0.3);
        let mut board = grid
            .border(Point::new(-out, -end), Point::new(-out, end), Tone::Dark)
            .border(Point::new(out, -end), Point::new(out, end), Tone::Dark)
            .border(Point::new(-end, -out), Point::new(end, -out), Tone::Light)
            .border(Point::new(-end, out), Point::new(end, out), Tone::Light)
            .build();
        board.dots = star_points(side);
        board
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        self.0.pieces(out);
    }

    fn taps(&self, action: Action) -> Taps {
        self.0.taps(action)
    }

    fn write(&self, action: Action, out: &mut String) {
        Grid::write(action, out);
    }

    fn object(&self) -> Object {
        self.0.object(SIDE)
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        Field::new(options.size().0, options.first()).read_object(object, &SIDES).map(Quadrex)
    }

    fn prompt(&self) -> &'static str {
        self.0.prompt()
    }

    fn verdict(&self) -> Option<Verdict> {
        let reason = if self.outcome()? == Outcome::Draw { "end-full" } else { "end-chain" };
        Some(Verdict { reason, sites: self.0.chain() })
    }
}

/// The dots of a go board: the fourth line (the third on small boards) and the middle.
fn star_points(side: u8) -> Vec<Point> {
    let inward = if side >= 13 { 3.0 } else { 2.0 };
    let off = f32::from(side - 1) / 2.0 - inward;
    let mut dots = Vec::new();
    for x in [-off, 0.0, off] {
        for y in [-off, 0.0, off] {
            let middles = (x == 0.0) as u8 + (y == 0.0) as u8;
            let wanted = match middles {
                0 => side >= 8,
                1 => side >= 15 && side % 2 == 1,
                _ => side % 2 == 1,
            };
            if wanted {
                dots.push(Point::new(x, y));
            }
        }
    }
    dots
}

impl Heuristic for Quadrex {
    const METHOD: Method = Method::MonteCarlo;

    /// The difference of the stones still needed, where own stones on a diagonal hang together because the rule
    /// completes their block; and half a stone for who moves.
    fn evaluate(&self) -> i32 {
        let needs = |player: Player| {
            let other = self.0.stones(player.other());
            let around = |r: usize, set: &Rows<21>| {
                let from = |s: usize| {
                    let (left, right) = (set[s] >> 1, set[s] << 1);
                    set[s] | (left & !(other[s] & (other[r] >> 1))) | (right & !(other[s] & (other[r] << 1)))
                };
                from(r - 1) | from(r + 1) | set[r] << 1 | set[r] >> 1
            };
            self.0.distance(player, around).map_or(100, |d| d as i32)
        };
        let tempo = if self.mover() == Player::First { 50 } else { -50 };
        100 * (needs(Player::Second) - needs(Player::First)) + tempo
    }
}

#[cfg(test)]
mod tmp {
    use super::*;
    use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
    fn saddle(q: &Quadrex) -> bool {
        let (b, w) = (q.0.stones(Player::First), q.0.stones(Player::Second));
        (1..20).any(|r| {
            let s = |x: &Rows<21>, y: &Rows<21>| x[r] & (x[r + 1] >> 1) & (y[r] >> 1) & y[r + 1];
            s(b, w) | s(w, b) != 0
        })
    }
    #[test]
    fn saddles() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut tried = 0u64;
        let mut stable = 0u64;
        let mut bad = 0u64;
        let t = std::time::Instant::now();
        while t.elapsed().as_secs() < 25 {
            let size = 7;
            let mut q = Quadrex(Field::new(size, Player::First));
            let dens = 1 + (rng.next_u64() % 60) as usize;
            for _ in 0..dens {
                let r = 1 + rng.next_u64() % 7;
                let c = 1 + rng.next_u64() % 7;
                let cell = (r * 32 + c) as u16;
                if !q.0.is_empty(cell) {
                    continue;
                }
                let p = Player::from_second(rng.next_u64() & 1 == 1);
                // keep only stones that trigger nothing
                if !q.around(p, cell).is_quiet() {
                    continue;
                }
                q.0.put(p, cell);
                if saddle(&q) {
                    let mut st = [*q.0.stones(Player::First), *q.0.stones(Player::Second)];
                    st[p.index()][r as usize] &= !(1 << c);
                    q.0.set_up(st);
                }
            }
            stable += 1;
            for r in 1..8 {
                for c in 1..8 {
                    for p in Player::BOTH {
                        let cell = r * 32 + c;
                        if !q.0.is_empty(cell) || q.around(p, cell).is_quiet() {
                            continue;
                        }
                        let mut z = q;
                        z.0.put(p, cell);
                        z.react(p, cell, &mut ());
                        tried += 1;
                        if saddle(&z) {
                            bad += 1;
                            if bad < 4 {
                                println!("{:?} {p:?} {r} {c}", q.object());
                            }
                        }
                    }
                }
            }
        }
        println!("stable {stable} tried {tried} bad {bad}");
    }
}
