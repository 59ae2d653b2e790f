//! 5-em-linha com leilão, five in line with an auction (`games.md`, 8).
//!
//! Both players add stones of one colour until one of them *takes* a side; the other gets the other colour and is next.
//! The sides of the rules storey are the persons, players 1 and 2; which of them owns Black is part of the position.
//! Two bitboards with a stride of eight.

use crate::games::in_a_row::{Set, Windows, has_line, members, on_lines, spread, turned};
use crate::rules::{
    Board, BoardBuilder, Choice, Effect, Effects, Facts, Family, Game, Kind, Look, Names, Object, ObjectError,
    OptionError, OptionKind, OptionSpec, Options, Outcome, Piece, Player, Position, Reader, Rng, Seat, Site, Standing,
    Taps, Tone, Verdict, below, mix, rows_of, square_name,
};
use crate::search::{Heuristic, Method};

static FACTS: Facts = Facts {
    id: "cinco_em_linha_leilao",
    names: Names { pt: "5-em-linha com leilão", en: "Five in Line with Auction" },
    author: "",
    year: "",
    family: Family::Alignment,
    look: Look::Inlay,
    seats: [Seat { letter: '1', tone: Tone::Neutral }, Seat { letter: '2', tone: Tone::Neutral }],
    typical_plies: 35,
    // Every cell and the taking of a side.
    max_plies: 66,
    difficulty: 2,
    variants: &["cinco", "quatro"],
    cards: &[],
    options: &[
        OptionSpec { name: "max", kind: OptionKind::Number { default: 1, least: 1, greatest: 3 } },
        OptionSpec::FIRST,
    ],
    seeds: "000",
};

const BLACK: usize = 0;
const WHITE: usize = 1;
const COLOURS: [(char, Tone); 2] = [('B', Tone::Dark), ('W', Tone::Light)];

/// One decision; cells are rank × 8 + file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A stone: of the colour of the auction, then of one's own.
    Place(u8),
    /// Take the side whose stones the auction adds.
    Take,
    /// No more stones in this turn of the auction.
    End,
}

/// A position of 5-em-linha com leilão.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CincoEmLinha {
    /// Black and white stones.
    stones: [Set; 2],
    /// Who plays Black, `None` during the auction.
    black: Option<Player>,
    /// Four in line win; the auction adds white stones.
    four: bool,
    /// Stones a turn of the auction may add.
    most: u8,
    /// Stones it has added.
    added: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

impl CincoEmLinha {
    #[inline]
    fn empty(&self) -> Set {
        !(self.stones[BLACK] | self.stones[WHITE])
    }

    /// The colour of the next stone.
    #[inline]
    fn colour(&self) -> usize {
        match self.black {
            None => usize::from(self.four),
            Some(owner) => usize::from(owner != self.mover),
        }
    }

    fn piece(colour: usize) -> Piece {
        Piece::new(Kind::Stone, COLOURS[colour].1)
    }

    #[inline]
    fn black_has_line(&self) -> bool {
        if self.four { has_line::<4, 4>(self.stones[BLACK]) } else { has_line::<5, 4>(self.stones[BLACK]) }
    }

    #[inline]
    fn end_turn(&mut self) {
        self.added = 0;
        self.mover = self.mover.other();
    }

    /// games.md, 5-em-linha: Black wins with a line, White when the board is full without one; a line that came about in
    /// the auction counts when somebody takes.
    #[inline]
    fn judged(&self) -> Option<Outcome> {
        let owner = self.black?;
        if self.black_has_line() {
            Some(Outcome::Win(owner))
        } else if self.empty() == 0 {
            Some(Outcome::Win(owner.other()))
        } else {
            None
        }
    }

    /// Empty cells that complete a line of Black.
    #[inline]
    fn completing(&self) -> Set {
        let n = if self.four { 4 } else { 5 };
        let cells = |axis| {
            let windows = Windows::of_set(self.stones[BLACK], self.stones[WHITE], axis, n);
            spread(windows.holding(n - 1), axis, n)
        };
        (cells(0) | cells(1) | cells(2) | cells(3)) & self.empty()
    }

    /// What Black's windows are worth, and whether a line is there already.
    fn strength(&self) -> i32 {
        const WORTH: [i32; 5] = [0, 1, 6, 25, 70];
        let (n, mut sum) = (if self.four { 4 } else { 5 }, 0);
        for axis in 0..4 {
            let windows = Windows::of_set(self.stones[BLACK], self.stones[WHITE], axis, n);
            for held in 1..n {
                let worth = WORTH[(held + 5 - n) as usize];
                sum += worth * windows.holding(held).count_ones() as i32;
            }
        }
        if self.black_has_line() { 5000 } else { sum.min(4000) }
    }
}

impl Position for CincoEmLinha {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_some() {
            return;
        }
        out.extend(members(self.empty()).map(Action::Place));
        if self.black.is_none() {
            // A turn of the auction either takes or adds.
            out.push(if self.added == 0 { Action::Take } else { Action::End });
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Place(cell) => {
                if self.empty() >> (cell & 63) & 1 == 0 {
                    return;
                }
                let colour = self.colour();
                if E::LIVE {
                    let at = Site(u16::from(cell));
                    effects.push(0, Effect::Place { at, piece: Self::piece(colour), count: 1 });
                }
                self.stones[colour] |= 1 << cell;
                if self.black.is_some() {
                    self.outcome = if colour == BLACK || self.empty() == 0 { self.judged() } else { None };
                    self.end_turn();
                } else {
                    self.added += 1;
                    if self.added == self.most || self.empty() == 0 {
                        self.end_turn();
                    }
                }
            }
            Action::Take => {
                self.black = Some(if self.four { self.mover.other() } else { self.mover });
                self.outcome = self.judged();
                self.end_turn();
            }
            Action::End => self.end_turn(),
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn key(&self) -> u64 {
        let owner = self.black.map_or(2, |player| player as u64);
        let rules = u64::from(self.four) << 4 | u64::from(self.most) << 5;
        let state = self.mover as u64 | owner << 1 | rules | u64::from(self.added) << 8;
        mix(self.stones[BLACK] ^ mix(self.stones[WHITE] ^ mix(state)))
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let empty = self.empty();
        let mut left = u32::MAX;
        if self.black.is_none() {
            left = empty.count_ones();
            if below(rng, left + 1) == left {
                return if self.added == 0 { Action::Take } else { Action::End };
            }
        }
        // Six bits name a cell; where few are empty it takes a word or two.
        for _ in 0..2 {
            let mut word = rng.next_u64();
            for _ in 0..10 {
                if empty >> (word & 63) & 1 == 1 {
                    return Action::Place((word & 63) as u8);
                }
                word >>= 6;
            }
        }
        left = left.min(empty.count_ones());
        let mut rest = empty;
        for _ in 0..below(rng, left) {
            rest &= rest - 1;
        }
        Action::Place(rest.trailing_zeros() as u8)
    }
}

impl Game for CincoEmLinha {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "CELL | take | end";

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(CincoEmLinha {
            stones: [0; 2],
            black: None,
            four: options.variant == "quatro",
            most: options.number("max") as u8,
            added: 0,
            mover: options.first(),
            outcome: None,
        })
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(8, 8, Look::Inlay).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for (colour, &stones) in self.stones.iter().enumerate() {
            let standing = |cell| Standing { at: Site(u16::from(cell)), piece: Self::piece(colour), count: 1 };
            out.extend(members(stones).map(standing));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Place(cell) => Taps::sites(&[Site(u16::from(cell))]),
            Action::Take => Taps::choice(Choice::Take),
            Action::End => Taps::choice(Choice::End),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Place(cell) => out.push_str(&square_name(cell % 8, cell / 8)),
            Action::Take => out.push_str("take"),
            Action::End => out.push_str("end"),
        }
    }

    /// Beside the keys that records have: `black`, who plays Black once that is decided, and `part` of a turn of the
    /// auction, counted from 1.
    fn object(&self) -> Object {
        let mut object = Object::new();
        let letter = |file, rank| {
            let found = (0..2).find(|&c: &usize| self.stones[c] >> (rank * 8 + file) & 1 == 1);
            found.map_or('.', |colour| COLOURS[colour].0)
        };
        let seat = |player: Player| FACTS.seats[player.index()].letter.to_string();
        object.insert("rows".into(), rows_of(8, 8, letter));
        object.insert("turn".into(), seat(self.mover).into());
        object.insert("phase".into(), if self.black.is_none() { "auction" } else { "play" }.into());
        match self.black {
            None => object.insert("part".into(), (self.added + 1).into()),
            Some(owner) => object.insert("black".into(), seat(owner).into()),
        };
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut position = Self::start(options).map_err(|e| ObjectError::Impossible(e.to_string()))?;
        for (cell, letter) in read.grid(8, 8, "BW")?.into_iter().enumerate() {
            if let Some(colour) = COLOURS.iter().position(|c| c.0 == letter) {
                position.stones[colour] |= 1 << cell;
            }
        }
        position.mover = read.turn(&FACTS.seats, options.first())?;
        let owner = read.text("black")?;
        let phase = read.text("phase")?.unwrap_or(if owner.is_some() { "play" } else { "auction" });
        match (phase, owner) {
            ("auction", None) => {
                let (full, most) = (position.empty() == 0, u32::from(position.most));
                let part = read.number("part", 1, most)?;
                if part == 0 || (part > 1 && full) {
                    return Err(ObjectError::value("part", format!("1 to {most}, 1 on a full board"), part));
                }
                position.added = part as u8 - 1;
                if position.stones[usize::from(!position.four)] != 0 {
                    return Err(ObjectError::Impossible("the auction adds stones of one colour only".into()));
                }
                let added = position.stones[usize::from(position.four)].count_ones();
                if u32::from(position.added) > added {
                    return Err(ObjectError::value("part", format!("at most {}", added + 1), part));
                }
            }
            ("play", Some(letter)) => {
                let owner = Seat::parse(&FACTS.seats, letter);
                position.black = Some(owner.ok_or_else(|| ObjectError::value("black", "1 or 2", letter))?);
            }
            ("play", None) => return Err(ObjectError::Missing("black")),
            ("auction", Some(letter)) => return Err(ObjectError::value("black", "nobody during the auction", letter)),
            (other, _) => return Err(ObjectError::value("phase", "auction or play", other)),
        }
        position.outcome = position.judged();
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        match (self.black, self.four) {
            (None, _) if self.added > 0 => "ask-auction-more",
            (None, _) if self.empty() == 0 => "ask-auction-take",
            (None, false) => "ask-auction-black",
            (None, true) => "ask-auction-white",
            (Some(owner), _) if owner == self.mover => "ask-play-black",
            _ => "ask-play-white",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome?;
        if !self.black_has_line() {
            return Some(Verdict { reason: "end-no-line", sites: Vec::new() });
        }
        let black = self.stones[BLACK];
        let line = if self.four { on_lines::<4, 4>(black) } else { on_lines::<5, 4>(black) };
        Some(Verdict { reason: "end-line", sites: members(line).map(|cell| Site(u16::from(cell))).collect() })
    }

    fn symmetries(&self) -> u8 {
        8
    }

    fn transformed(&self, k: u8) -> Self {
        let map = |set: Set| members(set).fold(0, |seen, cell| seen | 1 << mapped(k, cell));
        CincoEmLinha { stones: self.stones.map(map), ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Place(cell) => Action::Place(mapped(k, cell)),
            other => other,
        }
    }
}

fn mapped(k: u8, cell: u8) -> u8 {
    let (file, rank) = turned(k, 8, cell % 8, cell / 8);
    rank * 8 + file
}

impl Heuristic for CincoEmLinha {
    const METHOD: Method = Method::MonteCarlo;

    /// Black's open windows against what White can usually stop; in the auction the mover may take the better side.
    fn evaluate(&self) -> i32 {
        let fair = if self.four { 60 } else { 150 };
        let better = self.strength() - fair;
        let (owner, better) = match self.black {
            Some(owner) => (owner, better),
            // Who cannot take with profit has to add a stone and hope.
            None if self.four => (self.mover, (-better).max(-100)),
            None => (self.mover, better.max(-100)),
        };
        if owner == Player::First { better } else { -better }
    }

    /// Lines and their prevention, then the middle.
    fn promise(&self, action: Action) -> i32 {
        let Action::Place(cell) = action else { return 8 };
        let middle = |x: u8| 7 - i32::from((2 * x).abs_diff(7));
        let forced = self.black.is_some() && self.completing() >> cell & 1 == 1;
        1000 * i32::from(forced) + middle(cell % 8) + middle(cell / 8)
    }

    /// Nobody leaves out a line or lets one happen; a line of the auction is taken at once.
    fn reply(&self, _: Action) -> Option<Action> {
        if self.black.is_none() {
            return (!self.four && self.added == 0 && self.black_has_line()).then_some(Action::Take);
        }
        let completing = self.completing();
        (completing != 0).then(|| Action::Place(completing.trailing_zeros() as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(words: &[&str], text: &str) -> CincoEmLinha {
        let mut game = CincoEmLinha::start(&FACTS.parse_options(words.iter().copied()).unwrap()).unwrap();
        for word in text.split_whitespace() {
            game.play(game.read(word).unwrap(), &mut ()).unwrap();
        }
        game
    }

    fn rows(words: &[&str], rows: [&str; 8], black: &str, turn: &str) -> CincoEmLinha {
        let object = serde_json::json!({ "rows": rows, "turn": turn, "black": black });
        let options = FACTS.parse_options(words.iter().copied()).unwrap();
        CincoEmLinha::from_object(&options, object.as_object().unwrap()).unwrap()
    }

    #[test]
    fn taking_is_legal_even_first_and_the_other_player_then_plays_white() {
        let game = played(&[], "take");
        assert_eq!((game.mover(), game.black), (Player::Second, Some(Player::First)));
        let game = played(&[], "take d4 e5");
        assert_eq!(game.stones.map(Set::count_ones), [1, 1]);
        assert!(game.read("take").is_err());
    }

    #[test]
    fn a_five_of_the_auction_wins_for_who_takes() {
        let game = played(&[], "a1 b1 c1 d1 e1");
        assert_eq!(game.outcome(), None);
        let mut taken = game;
        taken.apply(Action::Take, &mut ());
        assert_eq!(taken.outcome(), Some(Outcome::Win(Player::Second)));
        assert_eq!(taken.verdict().unwrap().sites.len(), 5);
    }

    #[test]
    fn on_a_full_board_only_taking_is_left() {
        let all: Vec<String> = (0..64).map(|cell| square_name(cell % 8, cell / 8)).collect();
        let game = played(&["max=3"], &all.join(" "));
        assert_eq!(game.perft(1), 1);
        assert_eq!(game.prompt(), "ask-auction-take");
    }

    #[test]
    fn white_wins_when_the_board_is_full_without_five() {
        // Pairs that leap: nowhere more than two of a colour in line.
        let row = |r: usize| (0..8).map(|c| if (c + 2 * r) % 4 < 2 { 'B' } else { 'W' }).collect::<String>();
        let mut all: Vec<String> = (0..8).map(row).collect();
        all[7].replace_range(0..1, ".");
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        let mut game = rows(&[], all.try_into().unwrap(), "2", "1");
        game.apply(game.read("a1").unwrap(), &mut ());
        assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
        assert_eq!(game.verdict().unwrap().reason, "end-no-line");
    }

    #[test]
    fn five_of_whites_stones_mean_nothing() {
        let game = rows(&[], ["........"; 8].map(|_| "WWWWW..."), "1", "1");
        assert_eq!(game.outcome(), None);
    }

    #[test]
    fn in_the_variant_the_auction_adds_white_stones_and_black_begins_and_needs_four() {
        let game = played(&["quatro"], "d4 e4 take");
        assert_eq!(game.stones.map(Set::count_ones), [0, 2]);
        assert_eq!((game.mover(), game.black), (Player::Second, Some(Player::Second)));
        let game = played(&["quatro"], "d4 take a1 a8 b1 b8 c1 c8 d1");
        assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    }

    #[test]
    fn a_turn_of_the_auction_adds_up_to_three_stones_where_that_is_allowed() {
        let game = played(&["max=3"], "a1 b1 end c1");
        assert_eq!((game.mover(), game.prompt()), (Player::Second, "ask-auction-more"));
        assert!(game.read("take").is_err());
        let game = played(&["max=3"], "a1 b1 end c1 d1 e1");
        assert_eq!(game.mover(), Player::First);
        assert_eq!(played(&[], "a1").mover(), Player::Second);
    }
}
