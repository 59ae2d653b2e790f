//! Board, pieces, notation, position object and remarks of Fang.

use super::squares::{CENTRE, SIDE, beside, corners};
use super::{Action, FACTS, Fang, MEN, Part, man, site};
use crate::draw_counter::{read_end, write_end};
use crate::square::{Grid, Set, object_of_men, pieces_of_men, read_men};
use crate::unseen::Unseen;
use tabuleiro_rules::{
    About, Board, BoardBuilder, Choice, Facts, Game, HistoryRule, Impossible, Look, Object, ObjectError, OptionError,
    Options, Outcome, Player, Point, Position, Reader, Remark, Site, Standing, Taps, Verdict, alternate,
};

/// The greatest number of squares shown at once; more would confuse.
const MOST_REMARKS: usize = 12;

/// The points of the board.
const GRID: Grid = Grid::dense(SIDE, SIDE);

impl Game for Fang {
    const FACTS: &'static Facts = &FACTS;
    const HISTORY: HistoryRule = HistoryRule::Draws;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::empty_board(options))
    }

    fn board(&self) -> Board {
        let board = BoardBuilder::new().grid(Point::default(), SIDE, SIDE, Look::Figure, false);
        if !self.centre8 {
            return board.build();
        }
        board
            .line(Point::new(-1.0, -1.0), Point::new(1.0, 1.0))
            .line(Point::new(-1.0, 1.0), Point::new(1.0, -1.0))
            .build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        pieces_of_men(GRID, self.men, man, out);
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Place(at) | Action::Take(at) => Taps::sites(&[site(at)]),
            // The target is the hole, so only the man is chosen.
            Action::Step { from, .. } if self.part == Part::Step => Taps::sites(&[site(from)]),
            Action::Step { from, to } => Taps::sites(&[site(from), site(to)]),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    /// The squares, which protect their men, those of the opponent first; with a man picked, only the squares it is
    /// part of.
    fn remarks(&self, picked: Option<Site>) -> Vec<Remark> {
        let sides = [self.mover.other(), self.mover];
        let all = sides.into_iter().flat_map(|side| corners(self.men[side.index()], self.tilted));
        let square = |points: [u8; 4]| Remark { about: About::Group, sites: points.map(site).to_vec(), number: None };
        all.map(square).filter(|r| picked.is_none_or(|p| r.sites.contains(&p))).take(MOST_REMARKS).collect()
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Place(at) => out.push_str(&GRID.name(at)),
            Action::Take(at) => {
                out.push('x');
                out.push_str(&GRID.name(at));
            }
            Action::Step { from, to } => {
                out.push_str(&GRID.name(from));
                out.push('-');
                out.push_str(&GRID.name(to));
            }
            Action::Pass => out.push_str("pass"),
        }
    }

    fn object(&self) -> Object {
        let mut object = object_of_men(GRID, GRID.size(), self.men, &FACTS.seats, self.mover);
        let (phase, part) = match self.part {
            Part::Place => (1, 1),
            Part::Take => (2, 1),
            Part::Step => (2, 2),
            Part::Again => (2, 3),
        };
        object.insert("phase".into(), phase.into());
        object.insert("part".into(), part.into());
        if self.part == Part::Step {
            object.insert("hole".into(), GRID.name(self.hole).into());
        }
        if let Some((_, reason)) = *self.end {
            write_end("drawn", reason, None, &mut object);
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut position = Self::empty_board(options);
        position.men = read_men(GRID, read, &FACTS.seats)?;
        if position.men.iter().any(|men| men.count_ones() > MEN) {
            return Err(ObjectError::Impossible(format!("a side has more than {MEN} men")));
        }
        position.mover = read.turn(&FACTS.seats, Player::First)?;
        if read.number("phase", 2, 2)? == 1 {
            position.check_placing()?;
        } else {
            position.part = Part::Take;
            position.read_part(read)?;
        }
        if let Some(reason) = read_end("drawn", read, None)? {
            if position.part != Part::Take {
                return Err(ObjectError::Impossible("a draw in the middle of a turn".into()));
            }
            *position.end = position.end.or(Some((Outcome::Draw, reason)));
        }
        position.quiet.0.progress(position.key());
        Ok(position)
    }

    /// In the first phase men are placed in turn, the first one on d4. Later parts of a turn come after a removal.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        let men = self.men.map(u64::count_ones);
        let all = men[0] + men[1];
        match self.part {
            Part::Place => {
                let centre = (self.men[0] | self.men[1]) >> CENTRE & 1 == 1;
                Impossible::unless(all == 0 || centre, "point d4", "a man", "none")?;
                alternate(men, self, start)
            }
            Part::Take => Ok(()),
            Part::Step | Part::Again => Impossible::unless(all < 2 * MEN, "men", "one removed at least", all),
        }
    }

    fn prompt(&self) -> &'static str {
        match self.part {
            Part::Place if self.men == [0; 2] => "ask-place-centre",
            Part::Place => "ask-place-man",
            Part::Step => "ask-step-into",
            Part::Again => "ask-take-again",
            Part::Take if self.reachable() != 0 => "ask-take",
            Part::Take if self.can_step() => "ask-slide",
            Part::Take => "ask-pass",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        self.end.map(|(_, reason)| Verdict { reason, sites: Vec::new() })
    }

    fn symmetries(&self) -> u8 {
        8
    }

    /// The eight symmetries of the square. The history of positions is not kept.
    fn transformed(&self, k: u8) -> Self {
        let map = |men: u64| men.image(|point| GRID.image(k, point));
        let hole = if self.part == Part::Step { GRID.image(k, self.hole) } else { 0 };
        let seen = Fang { men: self.men.map(map), hole, ..*self };
        Fang { quiet: Unseen(self.quiet.forgotten(seen.key())), ..seen }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Place(at) => Action::Place(GRID.image(k, at)),
            Action::Take(at) => Action::Take(GRID.image(k, at)),
            Action::Step { from, to } => Action::Step { from: GRID.image(k, from), to: GRID.image(k, to) },
            Action::Pass => Action::Pass,
        }
    }
}

impl Fang {
    /// Checks the numbers of men in the first phase.
    fn check_placing(&self) -> Result<(), ObjectError> {
        let placed = |side: Player| self.men[side.index()].count_ones();
        let (own, other) = (placed(self.mover), placed(self.mover.other()));
        // Players place men in turn, so the mover has as many as the other or one fewer.
        if own < MEN && (own == other || own + 1 == other) {
            return Ok(());
        }
        Err(ObjectError::Impossible(format!("in phase 1 the side to move has {own} men and the other {other}")))
    }

    /// Reads `part` and `hole` of a position in the second phase.
    fn read_part(&mut self, read: Reader<'_>) -> Result<(), ObjectError> {
        let part = read.number("part", 1, 3)?;
        let hole = read.text("hole")?;
        if let Some(loser) = Player::BOTH.into_iter().find(|side| self.men[side.index()] == 0) {
            if self.men == [0; 2] || part != 1 {
                return Err(ObjectError::Impossible("a side without men in the middle of phase 2".into()));
            }
            *self.end = Some((Outcome::Win(loser.other()), "end-captured-all"));
            return Ok(());
        }
        match part {
            1 => Ok(()),
            2 => {
                let wanted =
                    || ObjectError::value("hole", "an empty point beside a man of the mover", hole.unwrap_or(""));
                let point = hole.and_then(|name| GRID.find(name)).ok_or_else(wanted)?;
                let open = (self.men[0] | self.men[1]) >> point & 1 == 0;
                if !open || beside(self.own(), self.centre8) >> point & 1 == 0 {
                    return Err(wanted());
                }
                (self.part, self.hole) = (Part::Step, point);
                Ok(())
            }
            3 if self.loose() != 0 => {
                self.part = Part::Again;
                Ok(())
            }
            part => Err(ObjectError::value("part", "1, 2, or 3 while a man can be removed", part)),
        }
    }
}
