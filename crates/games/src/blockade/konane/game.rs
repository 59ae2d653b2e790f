//! Konane as the program shows it: board, notation, position object, gestures.

use super::jumps::legs;
use super::{Action, FACTS, Konane, Phase, beside, colour, field, man, regions};
use crate::bits::{Bits, whose};
use tabuleiro_rules::{
    Board, BoardBuilder, Facts, Game, Look, Object, ObjectError, OptionError, Options, Player, Reader, Site, Splitting,
    Standing, Taps, Verdict, rows_of_sides, square_name, turn_of,
};

/// The parts of a match in position objects.
const PHASES: [(&str, Phase); 3] = [("open", Phase::Open), ("answer", Phase::Answer), ("play", Phase::Play)];

impl Game for Konane {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "xCELL | A-B | A-B-C | A-B-C-D";
    const SPLITTING: Option<Splitting<Self>> = Some(regions::SPLITTING);

    fn start(options: &Options) -> Result<Self, OptionError> {
        let (size, _) = options.size();
        let mut start = Konane { men: field(size), size, phase: Phase::Open, mover: options.first(), outcome: None };
        if options.variant == "torneio" {
            // docs/rulings.md, Konane, preset torneio: the holes are d4 and d5, on smaller boards the same two of the middle.
            let low = size / 2 - 1;
            start.men &= !((1 | 1 << 8) << (9 * low));
            start.phase = Phase::Play;
            start.settle();
        }
        Ok(start)
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(self.size, self.size, Look::Basalt).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in Player::BOTH {
            out.extend(Bits(self.of(side)).map(|cell| Standing { at: self.site(cell), piece: man(side), count: 1 }));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Open(cell) => Taps::sites(&[self.site(cell)]),
            Action::Jump { from, to } => Taps::sites(&[self.site(from), self.site(to)]),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        let name = |cell: u8| square_name(cell % 8, cell / 8);
        match action {
            Action::Open(cell) => {
                out.push('x');
                out.push_str(&name(cell));
            }
            Action::Jump { from, to } => {
                out.push_str(&name(from));
                let (step, count) = legs(from, to);
                let mut at = from;
                for _ in 0..count {
                    at = at.wrapping_add_signed(2 * step);
                    out.push('-');
                    out.push_str(&name(at));
                }
            }
        }
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        if self.size != 8 {
            object.insert("size".into(), [self.size, self.size].as_slice().into());
        }
        let owner = |f, r| whose(Player::BOTH.map(|side| self.of(side)), 8 * r + f);
        object.insert("rows".into(), rows_of_sides(&FACTS.seats, self.size, self.size, owner));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        let phase = PHASES.into_iter().find(|(_, phase)| *phase == self.phase).map_or("play", |(word, _)| word);
        object.insert("phase".into(), phase.into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (columns, rows) = read.size(options.size())?;
        if columns != rows || ![4, 6, 8].contains(&columns) {
            return Err(ObjectError::value("size", "[4,4], [6,6] or [8,8]", format!("[{columns},{rows}]")));
        }
        let mut position = Konane {
            men: 0,
            size: columns,
            phase: Phase::Play,
            mover: read.turn(&FACTS.seats, Player::First)?,
            outcome: None,
        };
        for (i, side) in read.sides(&FACTS.seats, columns, rows)? {
            let (file, rank) = (i as u8 % columns, i as u8 / columns);
            let cell = 1u64 << (8 * rank + file);
            if colour(side) & cell == 0 {
                // A jump goes two cells: nobody ever stands on the other colour.
                let letter = FACTS.seats[side.index()].letter;
                let why = format!("a man of {letter} cannot come to {}", square_name(file, rank));
                return Err(ObjectError::Impossible(why));
            }
            position.men |= cell;
        }
        if let Some(word) = read.text("phase")? {
            let phase = PHASES.into_iter().find(|(name, _)| *name == word);
            position.phase = phase.ok_or_else(|| ObjectError::value("phase", "open, answer or play", word))?.1;
        }
        let hole = position.empty();
        let fits = match position.phase {
            Phase::Open => hole == 0,
            Phase::Answer => hole.is_power_of_two() && hole & colour(position.mover) == 0 && beside(hole) != 0,
            Phase::Play => true,
        };
        if !fits {
            return Err(ObjectError::Impossible("these men are not those of the phase".into()));
        }
        position.settle();
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        match self.phase {
            Phase::Open => "ask-open",
            Phase::Answer => "ask-open-beside",
            Phase::Play => "ask-jump",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        let winner = self.outcome?.winner()?;
        let stuck: Vec<Site> = Bits(self.of(winner.other())).map(|cell| self.site(cell)).collect();
        Some(Verdict { reason: "end-blocked", sites: stuck })
    }

    fn symmetries(&self) -> u8 {
        4
    }

    /// Those that leave each side its colour: identity, both diagonals, half turn.
    fn transformed(&self, k: u8) -> Self {
        let men = Bits(self.men).fold(0, |men, cell| men | 1u64 << self.mapped(k, cell));
        Konane { men, ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Open(cell) => Action::Open(self.mapped(k, cell)),
            Action::Jump { from, to } => Action::Jump { from: self.mapped(k, from), to: self.mapped(k, to) },
        }
    }
}

impl Konane {
    fn mapped(&self, k: u8, cell: u8) -> u8 {
        let (f, r, last) = (cell % 8, cell / 8, self.size - 1);
        let (f, r) = match k {
            1 => (r, f),
            2 => (last - r, last - f),
            3 => (last - f, last - r),
            _ => (f, r),
        };
        r * 8 + f
    }
}
