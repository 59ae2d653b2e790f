//! Facts, board, notation and position objects of Go em Linha.

use super::grid::{Grid, SIDE};
use super::{Action, GoEmLinha, lines};
use crate::goban::goban;
use crate::groups::{Boards, Groups, SEATS};
use crate::swap_stage::Stage;
use crate::unseen::Unseen;
use tabuleiro_rules::{
    Board, Choice, Facts, Family, Game, HistoryRule, Impossible, Object, ObjectError, OptionError, OptionSpec, Options,
    Outcome, Player, Position, Reader, Standing, Taps, Verdict, square_name, turn_of,
};

static FACTS: Facts = Facts::new("go_em_linha", "Go em Linha", "Go in Line", Family::Alignment)
    .notation("CELL | swap")
    .traditional("000")
    .seats(SEATS)
    // Captures empty points again, so that only superko bounds the length of a match. Playouts have a quarter of this
    // length.
    .plies(45, 1500)
    .options(&[OptionSpec::FIRST]);

fn name(point: u16) -> String {
    let (column, row) = Grid::split(point);
    square_name(column, row)
}

impl GoEmLinha {
    /// Iterates over the points that superko bars at the moment, in board order.
    fn ko(&self) -> impl Iterator<Item = u16> {
        self.board.points().filter(move |&p| self.board.is_empty(p) && self.is_ko(p))
    }

    fn read_ko(&mut self, object: &Object) -> Result<(), ObjectError> {
        let Some(list) = object.get("ko") else { return Ok(()) };
        let wrong = || ObjectError::value("ko", "a list of empty points", list);
        for text in list.as_array().ok_or_else(wrong)? {
            let point = self.board.empties().iter().find(|&&p| text == &name(p)).ok_or_else(wrong)?;
            *self.barred |= 1u128 << *point;
        }
        Ok(())
    }
}

impl Game for GoEmLinha {
    const FACTS: &'static Facts = &FACTS;
    const HISTORY: HistoryRule = HistoryRule::Boards;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(GoEmLinha {
            board: Groups::new(SIDE),
            past: Unseen(Boards::new()),
            barred: Unseen(0),
            mover: options.first(),
            stage: Stage::Empty,
            swapped: false,
            end: Unseen(None),
        })
    }

    fn board(&self) -> Board {
        goban(SIDE)
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        self.board.pieces(out);
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Place(point) => Taps::sites(&[self.board.site(u16::from(point))]),
            Action::Swap => Taps::choice(Choice::Swap),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Place(point) => out.push_str(&name(u16::from(point))),
            Action::Swap => out.push_str("swap"),
        }
    }

    fn object(&self) -> Object {
        let mut object = self.board.object(SIDE);
        object.insert("turn".into(), turn_of(&SEATS, self.mover));
        // 0: no stone yet, 1: swap on offer, 2: under way.
        object.insert("ply".into(), (self.stage as u8).into());
        object.insert("swapped".into(), self.swapped.into());
        object.insert("ko".into(), self.ko().map(name).collect());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut position = Self::start(options).map_err(|e| ObjectError::Impossible(e.to_string()))?;
        position.board = Groups::read(object, SIDE, &[SIDE])?;
        position.mover = read.turn(&SEATS, position.mover)?;
        let counts = [position.mover, position.mover.other()].map(|player| position.board.count(player).into());
        (position.stage, position.swapped) = Stage::read(read, counts, 10_000)?;
        position.read_ko(object)?;
        // Earlier boards are unknown, but this one may not be repeated.
        position.past.note_capture();
        position.past.push(position.board.key());
        let lined = Player::BOTH.map(|p| !lines::complete(&position.board, p).is_empty());
        position.end = Unseen(match lined {
            [true, true] => return Err(ObjectError::Impossible("both sides have six in a line".into())),
            [true, false] => Some(Outcome::Win(Player::First)),
            [false, true] => Some(Outcome::Win(Player::Second)),
            [false, false] => None,
        });
        let winner = position.end.and_then(Outcome::winner);
        let captured =
            position.board.groups().find(|&g| position.board.breath(g) == 0 && position.board.owner(g) != winner);
        if captured.is_some() {
            return Err(ObjectError::Impossible("a group has no liberty".into()));
        }
        if winner.is_none() {
            position.settle_blocked();
        }
        Ok(position)
    }

    /// The stone placed last is on the board. Captures hide how many turns there were.
    fn check_law(&self, _start: &Self) -> Result<(), Impossible> {
        let [own, other] = [self.mover, self.mover.other()].map(|side| self.board.count(side));
        Impossible::unless(
            self.end.is_some() || own == 0 || other > 0,
            "stones of the side that moved",
            "one at least",
            other,
        )
    }

    fn prompt(&self) -> &'static str {
        if self.may_swap() { "ask-place-or-swap" } else { "ask-place" }
    }

    fn verdict(&self) -> Option<Verdict> {
        Some(match self.outcome()? {
            Outcome::Win(winner) => Verdict { reason: "end-line", sites: lines::complete(&self.board, winner) },
            Outcome::Draw => Verdict { reason: "end-blocked", sites: Vec::new() },
        })
    }
}
