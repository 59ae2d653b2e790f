//! Board, notation and position object of Konane.

use super::jumps::legs;
use super::{Action, FACTS, Konane, Phase, SIZES, colour, man, regions};
use crate::square::{DIAGONALS, Grid, Set, board, object_of_men, orthogonal, pieces_of_men, read_men, read_side};
use tabuleiro_rules::{
    Board, BoardBuilder, Facts, Game, Impossible, Look, Material, Object, ObjectError, OptionError, Options, Player,
    Reader, Splitting, Standing, Taps, Verdict, alternate_within,
};

/// The names of the phases in position objects.
const PHASES: [(&str, Phase); 3] = [("open", Phase::Open), ("answer", Phase::Answer), ("play", Phase::Play)];

impl Game for Konane {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Falling;
    const SPLITTING: Option<Splitting<Self>> = Some(regions::SPLITTING);

    fn start(options: &Options) -> Result<Self, OptionError> {
        let (size, _) = options.size();
        let mut start = Konane { men: board(size), size, phase: Phase::Open, mover: options.first(), outcome: None };
        if options.variant == "torneio" {
            // docs/rulings.md, Konane, preset torneio: the holes are d4 and d5, on smaller boards the cells in
            // the same place of the middle four.
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
        pieces_of_men(self.grid(), Player::BOTH.map(|side| self.of(side)), man, out);
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Open(cell) => Taps::sites(&[self.grid().site(cell)]),
            Action::Jump { from, to } => Taps::sites(&[self.grid().site(from), self.grid().site(to)]),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        let name = |cell| self.grid().name(cell);
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
        let men = Player::BOTH.map(|side| self.of(side));
        let mut object = object_of_men(self.grid(), (8, 8), men, &FACTS.seats, self.mover);
        let phase = PHASES.into_iter().find(|(_, phase)| *phase == self.phase).map_or("play", |(word, _)| word);
        object.insert("phase".into(), phase.into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let size = read_side(read, options.size(), SIZES)?;
        let mover = read.turn(&FACTS.seats, Player::First)?;
        let grid = Grid::bitboard(size);
        let men: [u64; 2] = read_men(grid, read, &FACTS.seats)?;
        // A jump goes two cells: a man never leaves the colour of its cell.
        let wrong = Player::BOTH.map(|side| men[side.index()] & !colour(side));
        if let Some(cell) = (wrong[0] | wrong[1]).cells().next() {
            let letter = FACTS.seats[usize::from(wrong[1].has(cell))].letter;
            let why = format!("a man of {letter} cannot come to {}", grid.name(cell));
            return Err(ObjectError::Impossible(why));
        }
        let mut position = Konane { men: men[0] | men[1], size, phase: Phase::Play, mover, outcome: None };
        if let Some(word) = read.text("phase")? {
            let phase = PHASES.into_iter().find(|(name, _)| *name == word);
            position.phase = phase.ok_or_else(|| ObjectError::value("phase", "open, answer or play", word))?.1;
        }
        let hole = position.empty();
        let fits = match position.phase {
            Phase::Open => hole == 0,
            Phase::Answer => hole.is_power_of_two() && hole & colour(position.mover) == 0 && orthogonal(hole) != 0,
            Phase::Play => true,
        };
        if !fits {
            return Err(ObjectError::Impossible("these men are not those of the phase".into()));
        }
        position.settle();
        Ok(position)
    }

    /// Each side removes a man to open, unless the match begins with two holes. Then the sides jump in turn; a jump
    /// captures one man at least.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        let first = start.mover;
        let turn = match self.phase {
            Phase::Open => first,
            Phase::Answer => first.other(),
            Phase::Play => self.mover,
        };
        Impossible::unless(self.mover == turn, "side to move", format!("{turn:?}"), format!("{:?}", self.mover))?;
        if self.phase != Phase::Play {
            return Ok(());
        }
        let opened = u32::from(start.phase == Phase::Open);
        let mut jumped = [0; 2];
        for side in Player::BOTH {
            let [now, then] = [self, start].map(|position| position.of(side).count_ones());
            let most = then - opened;
            Impossible::unless(now <= most, "men of a side after the opening", format!("at most {most}"), now)?;
            jumped[side.other().index()] = most - now;
        }
        let longest = u32::from(self.size / 2 - 1);
        alternate_within(jumped.map(|men| men.div_ceil(longest)..=men), self, start)
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
        let blocked = self.grid().sites(self.of(winner.other()));
        Some(Verdict { reason: "end-blocked", sites: blocked })
    }

    fn symmetries(&self) -> u8 {
        DIAGONALS.len() as u8
    }

    /// The symmetries that map the cells of each side to cells of the same side.
    fn transformed(&self, k: u8) -> Self {
        Konane { men: self.men.image(|cell| self.image(k, cell)), ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Open(cell) => Action::Open(self.image(k, cell)),
            Action::Jump { from, to } => Action::Jump { from: self.image(k, from), to: self.image(k, to) },
        }
    }
}

impl Konane {
    fn image(&self, k: u8, cell: u8) -> u8 {
        self.grid().image(DIAGONALS[usize::from(k)], cell)
    }
}
