//! Avanço, known as Breakthrough (`games.md`, 18).
//!
//! Two bitboards with a stride of eight whatever the size. All steps of a side in one direction are one shift, so a
//! random step is drawn without listing any. Men only go forward: nothing recurs and nothing is remembered.

use crate::games::bits::{Bits, nth, whose};
use crate::rules::{
    Board, BoardBuilder, Effect, Effects, Facts, Family, Game, Kind, Look, Names, Object, ObjectError, OptionError,
    OptionSpec, Options, Outcome, Piece, Player, Position, Reader, Removal, Rng, Seat, Site, Standing, Taps, Travel,
    Verdict, below, chain, rows_of_sides, turn_of, write_slide,
};
use crate::search::{Heuristic, Method};

static FACTS: Facts = Facts {
    id: "avanco",
    names: Names { pt: "Avanço", en: "Breakthrough" },
    author: "Dan Troyka",
    year: "2000",
    family: Family::Blockade,
    seats: [Seat::WHITE, Seat::BLACK],
    typical_plies: 45,
    // Every action is a step forward: before the last one, eight men of a side made at most 6 and eight at most 5.
    max_plies: 177,
    difficulty: 1,
    variants: &[],
    cards: &[],
    options: &[OptionSpec::side(8, &[5, 6, 7, 8]), OptionSpec::FIRST],
    seeds: "000, 001",
};

/// A step; cells are rank × 8 + file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    /// The cell a man leaves.
    from: u8,
    /// The cell it enters.
    to: u8,
}

/// A position of Avanço.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Avanco {
    /// White and black men.
    men: [u64; 2],
    size: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const RANK: u64 = 0xff;

/// The cells of the boards of 0 to 8 cells a side.
static INSIDE: [u64; 9] = {
    let mut table = [0; 9];
    let mut size = 1;
    while size <= 8 {
        let mut rank = 0;
        while rank < size {
            table[size] |= (RANK >> (8 - size)) << (8 * rank);
            rank += 1;
        }
        size += 1;
    }
    table
};

fn man(side: Player) -> Piece {
    Piece::new(Kind::Pawn, FACTS.seats[side.index()].tone)
}

/// Whatever can still be met by men going down the board: their cells, and below them ever wider.
fn cone_down(men: u64) -> u64 {
    let mut cone = men;
    for _ in 0..7 {
        let below = cone >> 8;
        cone |= below | (below & NOT_A) >> 1 | (below & NOT_H) << 1;
    }
    cone
}

/// The board upside down.
const fn overturned(men: u64, size: u8) -> u64 {
    men.swap_bytes() >> (8 * (8 - size))
}

impl Avanco {
    fn with_men(men: [u64; 2], size: u8, mover: Player) -> Avanco {
        Avanco { men, size, mover, outcome: None }
    }

    fn site(&self, cell: u8) -> Site {
        Site(u16::from(cell / 8) * u16::from(self.size) + u16::from(cell % 8))
    }

    fn cell_at(&self, site: usize) -> u8 {
        let size = usize::from(self.size);
        (site / size * 8 + site % size) as u8
    }

    /// The last rank as that side sees it.
    #[inline]
    fn goal(&self, side: Player) -> u64 {
        if side == Player::First { RANK << (8 * (self.size - 1)) } else { RANK }
    }

    /// Where men of the mover may go: towards the a-file, straight ahead, towards the last file.
    #[inline]
    fn targets(&self) -> [u64; 3] {
        let inside = INSIDE[usize::from(self.size)];
        let own = self.men[self.mover.index()];
        let (free, empty) = (inside & !own, inside & !(self.men[0] | self.men[1]));
        match self.mover {
            Player::First => [own << 7 & NOT_H & free, own << 8 & empty, own << 9 & NOT_A & free],
            Player::Second => [own >> 9 & NOT_H & free, own >> 8 & empty, own >> 7 & NOT_A & free],
        }
    }

    /// The end that the men on the board show. A side with men can always move: the foremost has no own man before it.
    #[inline]
    fn settle(&mut self) {
        self.outcome = Player::BOTH
            .into_iter()
            .find(|side| self.men[side.index()] & self.goal(*side) != 0 || self.men[side.other().index()] == 0)
            .map(Outcome::Win);
    }
}

impl Position for Avanco {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_some() {
            return;
        }
        let ways = self.targets();
        let steps: [i8; 3] = if self.mover == Player::First { [7, 8, 9] } else { [-9, -8, -7] };
        for from in Bits(self.men[self.mover.index()]) {
            for (way, step) in ways.into_iter().zip(steps) {
                let to = from.wrapping_add_signed(step);
                // A step over the side edge ends on the edge opposite, where no step in that direction ends.
                if to < 64 && way >> to & 1 == 1 {
                    out.push(Action { from, to });
                }
            }
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let (own, opponent) = (self.mover.index(), self.mover.other());
        let (from, to) = (1u64 << action.from, 1u64 << action.to);
        if E::LIVE {
            let (start, end) = (self.site(action.from), self.site(action.to));
            if self.men[1 - own] & to != 0 {
                let why = Removal::Replaced;
                effects.push(0, Effect::Remove { at: end, piece: man(opponent), count: 1, why });
            }
            let (piece, travel) = (man(self.mover), Travel::Slide);
            effects.push(0, Effect::Move { from: start, to: end, piece, count: 1, travel });
        }
        self.men[own] = self.men[own] & !from | to;
        self.men[1 - own] &= !to;
        if to & self.goal(self.mover) != 0 || self.men[1 - own] == 0 {
            self.outcome = Some(Outcome::Win(self.mover));
        }
        self.mover = opponent;
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn key(&self) -> u64 {
        chain([self.mover as u64 | u64::from(self.size) << 1, self.men[1], self.men[0]])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let ways = self.targets();
        let [a, b, c] = ways.map(u64::count_ones);
        let drawn = below(rng, a + b + c);
        let (way, before, step) = match drawn {
            n if n < a => (ways[0], 0, [-7, 9]),
            n if n < a + b => (ways[1], a, [-8, 8]),
            _ => (ways[2], a + b, [-9, 7]),
        };
        let to = nth(way, drawn - before);
        Action { from: to.wrapping_add_signed(step[self.mover.index()]), to }
    }
}

impl Game for Avanco {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "A-B";

    fn start(options: &Options) -> Result<Self, OptionError> {
        let (size, _) = options.size();
        let two_ranks = INSIDE[usize::from(size)] & 0xffff;
        Ok(Self::with_men([two_ranks, overturned(two_ranks, size)], size, options.first()))
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(self.size, self.size, Look::Inlay).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in Player::BOTH {
            let standing = |cell| Standing { at: self.site(cell), piece: man(side), count: 1 };
            out.extend(Bits(self.men[side.index()]).map(standing));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        Taps::sites(&[self.site(action.from), self.site(action.to)])
    }

    fn write(&self, action: Action, out: &mut String) {
        write_slide(8, action.from, action.to, out);
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        if self.size != 8 {
            object.insert("size".into(), [self.size, self.size].as_slice().into());
        }
        let owner = |f, r| whose(self.men, 8 * r + f);
        object.insert("rows".into(), rows_of_sides(&FACTS.seats, self.size, self.size, owner));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (columns, rows) = read.size(options.size())?;
        if columns != rows || !(5..=8).contains(&columns) {
            return Err(ObjectError::value("size", "[5,5] to [8,8]", format!("[{columns},{rows}]")));
        }
        let mut position = Self::with_men([0; 2], columns, read.turn(&FACTS.seats, Player::First)?);
        for (i, side) in read.sides(&FACTS.seats, columns, rows)? {
            let cell = position.cell_at(i);
            position.men[side.index()] |= 1 << cell;
        }
        let impossible = |why: &str| Err(ObjectError::Impossible(why.into()));
        let there = Player::BOTH.map(|side| position.men[side.index()] & position.goal(side) != 0);
        match position.men {
            [0, 0] => return impossible("neither side has a man"),
            _ if there == [true, true] => return impossible("both sides have reached the last rank"),
            [_, 0] if there[1] => return impossible("a side without men has reached the last rank"),
            _ => position.settle(),
        }
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        "ask-move"
    }

    fn verdict(&self) -> Option<Verdict> {
        let winner = self.outcome?.winner()?;
        let there = self.men[winner.index()] & self.goal(winner);
        let reason = if there == 0 { "end-captured-all" } else { "end-last-rank" };
        Some(Verdict { reason, sites: Bits(there).map(|cell| self.site(cell)).collect() })
    }

    fn symmetries(&self) -> u8 {
        2
    }

    /// Left and right exchanged.
    fn transformed(&self, k: u8) -> Self {
        let mirror = |men: u64| men.reverse_bits().swap_bytes() >> (8 - self.size);
        if k == 0 { *self } else { Avanco { men: self.men.map(mirror), ..*self } }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        let mirror = |cell: u8| cell / 8 * 8 + (self.size - 1).wrapping_sub(cell % 8) % 8;
        if k == 0 { action } else { Action { from: mirror(action.from), to: mirror(action.to) } }
    }
}

/// What a man is worth by the ranks left before it, in hundredths.
const WORTH: [i32; 8] = [0, 260, 190, 145, 120, 108, 102, 104];

impl Avanco {
    /// What the men are worth that go up the board, and in how many steps one of them arrives whom nobody can meet.
    fn prospects(own: u64, opponents: u64, size: u8) -> (i32, i32) {
        let safe = own & !cone_down(opponents);
        let steps = if safe == 0 { 64 } else { i32::from(size) - 1 - safe.ilog2() as i32 / 8 };
        let mut worth = 0;
        for rank in 0..usize::from(size) {
            let men = own >> (8 * rank) & RANK;
            worth += (men.count_ones() as i32) * WORTH[(usize::from(size) - 1 - rank) & 7];
            // Men side by side guard the cells before each other.
            worth += 3 * (men & men >> 1).count_ones() as i32;
        }
        (worth, steps)
    }
}

impl Heuristic for Avanco {
    const METHOD: Method = Method::AlphaBeta;

    /// Men, the farther the better, and races that are already decided.
    fn evaluate(&self) -> i32 {
        let (white, white_steps) = Self::prospects(self.men[0], self.men[1], self.size);
        let turned = self.men.map(|men| overturned(men, self.size));
        let (black, black_steps) = Self::prospects(turned[1], turned[0], self.size);
        let first = i32::from(self.mover == Player::First);
        // A race is won by who needs fewer steps, or as many and moves first; men on the way may still hold one up.
        let race = match white_steps - black_steps {
            _ if white_steps.min(black_steps) == 64 => 0,
            lead if lead < first => 1_000 - 50 * white_steps,
            _ => 50 * black_steps - 1_000,
        };
        white - black + race + 20 * first - 10
    }

    fn promise(&self, action: Action) -> i32 {
        let taken = self.men[self.mover.other().index()] >> action.to & 1;
        let rank = i32::from(action.to / 8);
        let gone = if self.mover == Player::First { rank } else { i32::from(self.size) - 1 - rank };
        let arrived = if gone + 1 == i32::from(self.size) { 100 } else { 0 };
        arrived + 10 * taken as i32 + gone
    }

    fn is_noisy(&self, action: Action) -> bool {
        self.men[self.mover.other().index()] >> action.to & 1 == 1 || 1u64 << action.to & self.goal(self.mover) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::forced::wins_within;

    fn position(text: &str) -> Avanco {
        Avanco::from_object(&FACTS.defaults(), &serde_json::from_str(text).unwrap()).unwrap()
    }

    fn legal(game: &Avanco) -> Vec<Action> {
        let mut list = Vec::new();
        game.actions(&mut list);
        list
    }

    fn after(game: &Avanco, action: Action) -> Avanco {
        let mut next = *game;
        next.apply(action, &mut ());
        next
    }

    #[test]
    fn a_game_on_8x8_begins_with_one_of_22_steps() {
        let start = Avanco::start(&FACTS.defaults()).unwrap();
        assert_eq!([1, 2, 3].map(|d| start.perft(d)), [22, 484, 11_132]);
    }

    #[test]
    fn the_sacrifice_loses_for_black_whatever_is_taken() {
        let game = position(
            r#"{"rows":["........",".B.B....","BBBB....","WWBB....","...W....","..WW....",".WW.....",".W......"],"turn":"B"}"#,
        );
        let replies = legal(&game);
        assert!(replies.iter().any(|a| game.is_noisy(*a)));
        for reply in replies {
            assert!(wins_within(&after(&game, reply), Player::First, 11), "{reply:?}");
        }
    }

    /// Both sides stand alike, so whoever has to move would rather not. The seed's own example is a figure that its
    /// text does not carry; this one was found by search.
    #[test]
    fn on_6x6_there_are_positions_where_every_step_of_either_side_loses() {
        let men = r#""size":[6,6],"rows":["B.....","..BB..","...B..","...W..","..WW..","W....."]"#;
        for (turn, other) in [("W", Player::Second), ("B", Player::First)] {
            let game = position(&format!(r#"{{{men},"turn":"{turn}"}}"#));
            let steps = legal(&game);
            assert_eq!(steps.len(), 8);
            for step in steps {
                assert!(wins_within(&after(&game, step), other, 21), "{turn} {step:?}");
            }
        }
    }

    #[test]
    fn whoever_takes_the_last_man_wins_without_having_arrived() {
        let mut game = position(r#"{"cells":{"c3":"W","d4":"B"},"turn":"W"}"#);
        let take = game.read("c3-d4").unwrap();
        game.apply(take, &mut ());
        assert_eq!(
            (game.outcome(), game.verdict().unwrap().reason),
            (Some(Outcome::Win(Player::First)), "end-captured-all")
        );
    }

    #[test]
    fn a_man_on_the_side_edge_does_not_step_over_it() {
        for size in [5, 8] {
            let last = char::from(b'a' + size - 1);
            let text = format!(r#"{{"size":[{size},{size}],"cells":{{"a2":"W","{last}3":"B"}},"turn":"W"}}"#);
            let game = position(&text);
            assert_eq!(legal(&game), [Action { from: 8, to: 16 }, Action { from: 8, to: 17 }]);
            let other = Avanco { mover: Player::Second, ..game };
            assert_eq!(legal(&other), [6, 7].map(|f| Action { from: 15 + size, to: 8 + size + f - 8 }), "{size}");
        }
    }
}
