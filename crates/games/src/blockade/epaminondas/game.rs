//! Board, notation, position object and remarks of Epaminondas.

use super::{Action, Cells, Epaminondas, FACTS, beyond, man, run};
use crate::draw_counter::{DrawCounter, read_end, write_end};
use crate::square::{Set, object_of_men, pieces_of_men, read_men};
use crate::unseen::Unseen;
use tabuleiro_rules::{
    About, Board, BoardBuilder, Choice, Coloured, Facts, Game, HistoryRule, Look, Material, Note, Object, ObjectError,
    OptionError, Options, Outcome, Player, Position, Reader, Remark, Site, Standing, Taps, Verdict,
};

impl Game for Epaminondas {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Falling;
    const HISTORY: HistoryRule = HistoryRule::Draws;

    fn start(options: &Options) -> Result<Self, OptionError> {
        let (columns, rows) = options.size();
        let mut start = Self::empty_board(columns, rows, options.first(), &DrawCounter::new(options));
        // docs/rulings.md, appendix B: each side has two ranks of men on boards of eight or more ranks, else one.
        let deep = if rows >= 8 { 2 } else { 1 };
        start.set(Player::First, Cells::ranks(columns, 0, deep));
        start.set(Player::Second, Cells::ranks(columns, rows - deep, rows));
        let key = start.key();
        start.quiet.progress(key);
        Ok(start)
    }

    fn board(&self) -> Board {
        let sites = |side| self.grid().sites(self.far(side));
        BoardBuilder::new()
            .cells(self.columns, self.rows, Look::Plain)
            .region(Coloured::First, &sites(Player::First), "")
            .region(Coloured::Second, &sites(Player::Second), "")
            .build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        pieces_of_men(self.grid(), self.men, man, out);
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::March { tail, direction, distance } => {
                let goal = beyond(tail, direction, i32::from(self.length(tail, direction) + distance) - 1);
                Taps::sites(&[self.grid().site(tail), self.grid().site(goal)])
            }
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    /// If a man is picked, the phalanx that would march with it in each direction in which it can march. The number is
    /// shown at the front.
    fn remarks(&self, picked: Option<Site>) -> Vec<Remark> {
        let own = self.men[self.mover.index()];
        let Some(tail) = picked.and_then(|site| own.cells().find(|&cell| self.grid().site(cell) == site)) else {
            return Vec::new();
        };
        let phalanx = |direction: u8| {
            let length = self.length(tail, direction);
            let men = (0..length).rev().map(|i| self.grid().site(beyond(tail, direction, i.into())));
            Remark { about: About::Group, sites: men.collect(), number: Some(length.into()) }
        };
        let open = (0..8).filter(|&direction| self.length(tail, direction) > 1 && self.reach(tail, direction) > 0);
        if self.end.is_some() { Vec::new() } else { open.map(phalanx).collect() }
    }

    /// The men that have arrived, then the phalanxes of two or more men, the longest first, each from its west or south end.
    fn notes(&self) -> Vec<Note> {
        let sites = |cells: Cells| self.grid().sites(cells);
        let arrived = Player::BOTH.into_iter().filter_map(|side| {
            let men = self.men[side.index()].and(self.far(side));
            (men.count() > 0).then(|| Note::new("note-arrived", side, sites(men)))
        });
        let mut notes: Vec<Note> = arrived.collect();
        for side in [self.mover, self.mover.other()] {
            let mut found = Vec::new();
            for tail in self.men[side.index()].cells() {
                // East, north-west, north, north-east; the other four directions are the same lines.
                for direction in 4..8 {
                    let length = run(self.men[side.index()], tail, direction);
                    let begins = !self.men[side.index()].has(beyond(tail, direction, -1));
                    if begins && length > 1 {
                        let men = (0..length).map(|i| self.grid().site(beyond(tail, direction, i.into()))).collect();
                        found.push(Note::new("note-phalanx", side, men));
                    }
                }
            }
            found.sort_by_key(|note| std::cmp::Reverse(note.sites.len()));
            notes.append(&mut found);
        }
        notes
    }

    fn write(&self, action: Action, out: &mut String) {
        let name = |cell| self.grid().name(cell);
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
        let mut object = object_of_men(self.grid(), (14, 12), self.men, &FACTS.seats, self.mover);
        if let Some((_, reason)) = *self.end {
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
        let men: [Cells; 2] = read_men(position.grid(), read, &FACTS.seats)?;
        // On such a board neither side could move.
        let occupied = men[0].or(men[1]);
        if occupied.none() || occupied == position.field {
            return Err(ObjectError::Impossible("the board is empty or full".into()));
        }
        position.set(Player::First, men[0]);
        position.set(Player::Second, men[1]);
        position.settle_arrived();
        if let Some(reason) = read_end("phase", read, None)? {
            *position.end = Some((Outcome::Draw, reason));
        }
        let key = position.key();
        position.quiet.progress(key);
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        let mut actions = Vec::new();
        self.list_actions(&mut actions);
        if actions == [Action::Pass] { "ask-pass" } else { "ask-march" }
    }

    fn verdict(&self) -> Option<Verdict> {
        let (outcome, reason) = (*self.end)?;
        let arrived = outcome.winner().map_or(Cells::EMPTY, |side| self.men[side.index()].and(self.far(side)));
        Some(Verdict { reason, sites: self.grid().sites(arrived) })
    }

    fn symmetries(&self) -> u8 {
        2
    }

    /// Reflection that exchanges left and right. The image has no history of earlier positions.
    fn transformed(&self, k: u8) -> Self {
        if k == 0 {
            return *self;
        }
        let mut image = Self::empty_board(self.columns, self.rows, self.mover, &self.quiet);
        for side in Player::BOTH {
            image.set(side, self.men[side.index()].image(|cell| self.grid().image(1, cell)));
        }
        image.end = self.end;
        image.quiet = Unseen(self.quiet.forgotten(image.key()));
        image
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::March { tail, direction, distance } if k == 1 => {
                // The steps are ordered by rank: three down, two sideways, three up.
                const MIRRORED: [u8; 8] = [2, 1, 0, 4, 3, 7, 6, 5];
                let direction = MIRRORED[usize::from(direction % 8)];
                Action::March { tail: self.grid().image(1, tail), direction, distance }
            }
            _ => action,
        }
    }
}
