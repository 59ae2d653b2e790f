//! Facts, board, notation, position objects and symmetries of Sofia.

use super::{Action, Sofia};
use crate::bits::Bits;
use crate::draw_counter::DrawCounter;
use crate::in_a_row::{Set, on_lines};
use crate::symmetry::turned;
use crate::unseen::Unseen;
use tabuleiro_rules::{
    Board, BoardBuilder, Choice, Facts, Family, Game, HistoryRule, Impossible, Look, Object, ObjectError, OptionError,
    OptionSpec, Options, Player, Position, Reader, Seat, Standing, Tap, Taps, Verdict, alternate, rows_of, square_name,
    turn_of,
};

static FACTS: Facts = Facts::new("sofia", "Sofia", "Sophia", Family::Alignment)
    .notation("CELL=b | CELL=w | A-B | pass")
    .published("Richard Hutnik", "1995", "000")
    .seats([Seat { letter: '1', ..Seat::BLACK }, Seat { letter: '2', ..Seat::WHITE }])
    // 14 placements and 100 moves.
    .plies(30, 120)
    .variants(&["normal", "ortogonal", "8x8"])
    .options(&[OptionSpec::FIRST, OptionSpec::NO_PROGRESS]);

/// Letters of pawn and queen, each with black and white face.
const LETTERS: [[char; 2]; 2] = [['p', 'P'], ['q', 'Q']];

fn name(cell: u8) -> String {
    square_name(cell % 8, cell / 8)
}

impl Game for Sofia {
    const FACTS: &'static Facts = &FACTS;
    const HISTORY: HistoryRule = HistoryRule::Draws;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Sofia {
            men: [0; 2],
            white: 0,
            quiet: Unseen(DrawCounter::new(options)),
            side: if options.variant == "8x8" { 8 } else { 4 },
            straight: options.variant == "ortogonal",
            mover: options.first(),
            winner: Unseen(None),
            drawn: Unseen(None),
        })
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(self.side, self.side, Look::Leather).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        let standing = |cell| Standing { at: self.site(cell), piece: self.man(cell), count: 1 };
        out.extend(Bits(self.men[0] | self.men[1]).map(standing));
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Place { cell, white } => {
                let face = Choice::Piece(Self::shown(self.mover.index(), white));
                Taps::sites(&[self.site(cell)]).then(Tap::Choice(face))
            }
            Action::Move { from, to } => Taps::sites(&[self.site(from), self.site(to)]),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Place { cell, white } => out.push_str(&format!("{}={}", name(cell), if white { 'w' } else { 'b' })),
            Action::Move { from, to } => out.push_str(&format!("{}-{}", name(from), name(to))),
            Action::Pass => out.push_str("pass"),
        }
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        let letter = |file, rank| {
            let cell = rank * 8 + file;
            let side = (0..2).find(|&side: &usize| self.men[side] >> cell & 1 == 1);
            side.map_or('.', |side| LETTERS[side][(self.white >> cell & 1) as usize])
        };
        object.insert("rows".into(), rows_of(self.side, self.side, letter));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object.insert("phase".into(), if self.moving() { 2 } else { 1 }.into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut position = Self::start(options).map_err(|e| ObjectError::Impossible(e.to_string()))?;
        let side = position.side;
        for (i, letter) in (0u8..).zip(read.grid(side, side, "pPqQ")?) {
            let cell = i / side * 8 + i % side;
            for (owner, faces) in LETTERS.iter().enumerate() {
                position.men[owner] |= u64::from(faces.contains(&letter)) << cell;
                position.white |= u64::from(faces[1] == letter) << cell;
            }
        }
        let [pawns, queens] = position.men.map(Set::count_ones);
        let limit = position.limit();
        if pawns.max(queens) > limit || pawns.abs_diff(queens) > 1 {
            let why = format!("{pawns} pawns and {queens} queens: at most {limit} each, placed in turn");
            return Err(ObjectError::Impossible(why));
        }
        // The side that has placed fewer men is to move.
        let next = match pawns.cmp(&queens) {
            std::cmp::Ordering::Less => Some(Player::First),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Player::Second),
        };
        position.mover = read.turn(&FACTS.seats, next.unwrap_or(options.first()))?;
        if next.is_some_and(|next| next != position.mover) {
            return Err(ObjectError::Impossible(format!("{pawns} pawns, {queens} queens: the other side is to place")));
        }
        let phase = if position.moving() { 2 } else { 1 };
        if read.number("phase", phase, 2)? != phase {
            return Err(ObjectError::value("phase", format!("{phase}, by the number of men"), 3 - phase));
        }
        position.winner = Unseen(match position.lines() {
            [true, true] if phase == 1 => return Err(ObjectError::Impossible("two lines without a jump".into())),
            [true, true] => Some(position.mover.other()),
            [true, false] => Some(Player::First),
            [false, true] => Some(Player::Second),
            [false, false] => None,
        });
        if phase == 2 {
            let key = position.key();
            position.quiet.progress(key);
        }
        Ok(position)
    }

    /// The sides place men in turn. An action may give the win to the opponent, so the end says nothing.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        if self.moving() || self.outcome().is_some() {
            return Ok(());
        }
        alternate(self.men.map(Set::count_ones), self, start)
    }

    fn prompt(&self) -> &'static str {
        if !self.moving() {
            return "ask-place-face";
        }
        let [(_, ways), (_, others)] = self.arrivals();
        if ways | others == 0 { "ask-pass" } else { "ask-step-or-jump" }
    }

    fn verdict(&self) -> Option<Verdict> {
        let Some(winner) = *self.winner else {
            return self.drawn.map(|reason| Verdict { reason, sites: Vec::new() });
        };
        let faces = if winner == Player::First { (self.men[0] | self.men[1]) & !self.white } else { self.white };
        let line = match (self.side, self.straight) {
            (4, false) => on_lines::<4, 4>(faces),
            (4, true) => on_lines::<4, 2>(faces),
            _ => on_lines::<5, 4>(faces),
        };
        let reason = match self.lines() {
            [true, true] => "end-both-lines",
            _ if winner == self.mover => "end-opponents-line",
            _ => "end-line",
        };
        Some(Verdict { reason, sites: Bits(line).map(|cell| self.site(cell)).collect() })
    }

    fn symmetries(&self) -> u8 {
        8
    }

    /// Drops the history, because its keys belong to positions that are not transformed.
    fn transformed(&self, k: u8) -> Self {
        if k == 0 {
            return *self;
        }
        let map = |set: Set| Bits(set).fold(0, |seen, cell| seen | 1 << self.mapped(k, cell));
        let seen = Sofia { men: self.men.map(map), white: map(self.white), ..*self };
        Sofia { quiet: Unseen(self.quiet.forgotten(seen.key())), ..seen }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Place { cell, white } => Action::Place { cell: self.mapped(k, cell), white },
            Action::Move { from, to } => Action::Move { from: self.mapped(k, from), to: self.mapped(k, to) },
            Action::Pass => Action::Pass,
        }
    }
}

impl Sofia {
    fn mapped(&self, k: u8, cell: u8) -> u8 {
        let (file, rank) = turned(k, self.side, cell % 8, cell / 8);
        rank * 8 + file
    }
}
