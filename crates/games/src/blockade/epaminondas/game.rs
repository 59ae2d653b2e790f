//! Epaminondas as the program shows it: board, notation, position object, gestures, remarks.

use super::{Action, Cells, Epaminondas, FACTS, any, beyond, man};
use crate::draw_counter::{DrawCounter, read_end, write_end};
use tabuleiro_rules::{
    About, Board, BoardBuilder, Choice, Coloured, Facts, Game, HistoryRule, Look, Object, ObjectError, OptionError,
    Options, Outcome, Player, Position, Reader, Remark, Site, Standing, Taps, Verdict, rows_of_sides, square_name,
    turn_of,
};

impl Game for Epaminondas {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "A-B | A,B-C | pass";
    const HISTORY: HistoryRule = HistoryRule::Draws;

    fn start(options: &Options) -> Result<Self, OptionError> {
        let (columns, rows) = options.size();
        let mut start = Self::empty_board(columns, rows, options.first(), &DrawCounter::new(options));
        // docs/rulings.md, appendix B: two ranks each from eight ranks up, else one.
        let deep = if rows >= 8 { 2 } else { 1 };
        start.set(Player::First, Cells::ranks(columns, 0, deep));
        start.set(Player::Second, Cells::ranks(columns, rows - deep, rows));
        start.quiet.progress(start.key());
        Ok(start)
    }

    fn board(&self) -> Board {
        let sites = |side| self.far(side).iter().map(|cell| self.site(cell)).collect::<Vec<_>>();
        BoardBuilder::new()
            .cells(self.columns, self.rows, Look::Plain)
            .region(Coloured::First, &sites(Player::First), "")
            .region(Coloured::Second, &sites(Player::Second), "")
            .build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in Player::BOTH {
            let standing = |cell| Standing { at: self.site(cell), piece: man(side), count: 1 };
            out.extend(self.men[side.index()].iter().map(standing));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::March { tail, direction, distance } => {
                let goal = beyond(tail, direction, i32::from(self.length(tail, direction) + distance) - 1);
                Taps::sites(&[self.site(tail), self.site(goal)])
            }
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    /// With a man picked: who would march with it, in every direction that is open. The number stands at the front.
    fn remarks(&self, picked: Option<Site>) -> Vec<Remark> {
        let own = self.men[self.mover.index()];
        let Some(tail) = picked.and_then(|site| own.iter().find(|&cell| self.site(cell) == site)) else {
            return Vec::new();
        };
        let phalanx = |direction: u8| {
            let length = self.length(tail, direction);
            let men = (0..length).rev().map(|i| self.site(beyond(tail, direction, i.into())));
            Remark { about: About::Group, sites: men.collect(), number: Some(length.into()) }
        };
        let open = (0..8).filter(|&direction| self.length(tail, direction) > 1 && self.reach(tail, direction) > 0);
        if self.end.is_some() { Vec::new() } else { open.map(phalanx).collect() }
    }

    fn write(&self, action: Action, out: &mut String) {
        let name = |cell: u8| square_name(cell % 16, cell / 16);
        let Action::March { tail, direction, distance } = action else {
            out.push_str("pass");
            return;
        };
        let length = i32::from(self.length(tail, direction));
        out.push_str(&name(tail));
        if length > 1 {
            out.push(',');
            out.push_str(&name(beyond(tail, direction, length - 1)));
        }
        out.push('-');
        out.push_str(&name(beyond(tail, direction, length - 1 + i32::from(distance))));
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        if (self.columns, self.rows) != (14, 12) {
            object.insert("size".into(), [self.columns, self.rows].as_slice().into());
        }
        let owner = |f, r| Player::BOTH.into_iter().find(|side| self.men[side.index()].has(16 * r + f));
        object.insert("rows".into(), rows_of_sides(&FACTS.seats, self.columns, self.rows, owner));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        if let Some((_, reason)) = self.end {
            write_end("phase", reason, None, &mut object);
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (columns, rows) = read.size(options.size())?;
        if !(6..=14).contains(&columns) || !(5..=12).contains(&rows) {
            return Err(ObjectError::value("size", "[6,5] to [14,12]", format!("[{columns},{rows}]")));
        }
        let mover = read.turn(&FACTS.seats, Player::First)?;
        let mut position = Self::empty_board(columns, rows, mover, &DrawCounter::new(options));
        let mut men = [Cells::EMPTY; 2];
        for (i, side) in read.sides(&FACTS.seats, columns, rows)? {
            let cell = (i / usize::from(columns) * 16 + i % usize::from(columns)) as u8;
            men[side.index()] = men[side.index()].or(Cells::one(cell));
        }
        // Without an empty cell nobody could move, without a man neither.
        let stood = men[0].or(men[1]);
        if stood.none() || stood == position.field {
            return Err(ObjectError::Impossible("the board is empty or full".into()));
        }
        position.set(Player::First, men[0]);
        position.set(Player::Second, men[1]);
        position.settle_arrived();
        if let Some(reason) = read_end("phase", read, None)? {
            position.end = Some((Outcome::Draw, reason));
        }
        position.quiet.progress(position.key());
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        let (own, opp) = (self.men[self.mover.index()], self.men[self.mover.other().index()]);
        if any(own, opp, self.empty()) { "ask-march" } else { "ask-pass" }
    }

    fn verdict(&self) -> Option<Verdict> {
        let (outcome, reason) = self.end?;
        let arrived = outcome.winner().map_or(Cells::EMPTY, |side| self.men[side.index()].and(self.far(side)));
        Some(Verdict { reason, sites: arrived.iter().map(|cell| self.site(cell)).collect() })
    }

    fn symmetries(&self) -> u8 {
        2
    }

    /// Left and right exchanged. The memory of earlier positions stays behind.
    fn transformed(&self, k: u8) -> Self {
        if k == 0 {
            return *self;
        }
        let mut seen = Self::empty_board(self.columns, self.rows, self.mover, &self.quiet);
        for side in Player::BOTH {
            let mirrored = |set: Cells, cell| set.or(Cells::one(self.mirrored(cell)));
            seen.set(side, self.men[side.index()].iter().fold(Cells::EMPTY, mirrored));
        }
        seen.end = self.end;
        seen.quiet = self.quiet.forgotten(seen.key());
        seen
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::March { tail, direction, distance } if k == 1 => {
                // The steps stand in ranks of three, three (without the middle), three.
                const MIRRORED: [u8; 8] = [2, 1, 0, 4, 3, 7, 6, 5];
                let direction = MIRRORED[usize::from(direction % 8)];
                Action::March { tail: self.mirrored(tail), direction, distance }
            }
            _ => action,
        }
    }
}

impl Epaminondas {
    fn mirrored(&self, cell: u8) -> u8 {
        cell / 16 * 16 + (self.columns - 1).wrapping_sub(cell % 16) % 16
    }
}
