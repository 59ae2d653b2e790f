//! Facts, board, notation, position objects and symmetries of Quarto.

use super::{Action, HAND, NONE, Phase, Quarto, THROUGH, piece, reserve_site};
use serde_json::Value;
use tabuleiro_rules::{
    Board, BoardBuilder, Choice, Facts, Family, Game, Impossible, Kind, Look, Material, Object, ObjectError,
    OptionError, OptionSpec, Options, Outcome, Piece, Point, Reader, Seat, Shape, Site, Standing, Taps, Tone, Verdict,
    square_name, turn_of,
};

static FACTS: Facts = Facts::new("quarto", "Quarto", "Quarto", Family::Alignment)
    .notation("PIECE ([ab][ce][qr][om]) | CELL | quarto | pass")
    .published("Blaise Müller", "", "004")
    .seats([Seat::ONE, Seat::TWO])
    // 16 pieces given and placed, and two passes.
    .plies(25, 34)
    .variants(&["anuncio", "auto"])
    .options(&[OptionSpec::FIRST]);

const PHASES: [(Phase, &str); 5] = [
    (Phase::Give, "give"),
    (Phase::Place, "place"),
    (Phase::Call, "call"),
    (Phase::Answer, "answer"),
    (Phase::Over, "over"),
];

fn letters(bits: u8) -> String {
    Piece::new(Kind::Quarto(bits), Tone::Neutral).word()
}

fn bits(text: &str) -> Option<u8> {
    (0..16).find(|&p| letters(p) == text)
}

fn cell_name(cell: u8) -> String {
    square_name(cell % 4, cell / 4)
}

/// Reads a name under a key; returns [`NONE`] if it is absent or `null`.
fn named(object: &Object, key: &str, want: &str, of: impl Fn(u8) -> String) -> Result<u8, ObjectError> {
    match object.get(key) {
        None | Some(Value::Null) => Ok(NONE),
        Some(value) => {
            let found = value.as_str().and_then(|text| (0..16).find(|&i| of(i) == text));
            found.ok_or_else(|| ObjectError::value(key, want, value))
        }
    }
}

fn name_or_null(i: u8, of: impl Fn(u8) -> String) -> Value {
    if i == NONE { Value::Null } else { of(i).into() }
}

const PIECE: &str = "a piece: [ab][ce][qr][om]";

impl Game for Quarto {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::KeptEach;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Quarto::empty(options.variant == "auto", options.first()))
    }

    /// The reserve of light pieces lies on the left, that of dark ones on the right, tall pieces in the outer columns;
    /// the tray for the piece handed over lies above the board.
    fn board(&self) -> Board {
        let mut board = BoardBuilder::new().cells(4, 4, Look::Felt);
        for p in 0..16u8 {
            let outward = if p & 1 == 0 { 5.0 } else { 4.0 };
            let x = if p & 2 == 0 { -outward } else { outward };
            let y = 1.5 - f32::from(p >> 2);
            board = board.site(letters(p), Point::new(x, y), Shape::Reserve);
        }
        let hand = Point::new(0.0, 3.7);
        board
            .site("hand", hand, Shape::Reserve)
            .slab(Point::new(-4.5, 0.0), 2.0, 4.0, Look::Tray)
            .slab(Point::new(4.5, 0.0), 2.0, 4.0, Look::Tray)
            .slab(hand, 1.2, 1.2, Look::Tray)
            .build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        let placed = (0..16).filter(|&c| self.filled >> c & 1 == 1).map(|c| (Site(u16::from(c)), self.piece_at(c)));
        let waiting = (0..16).filter(|&p| self.reserve >> p & 1 == 1).map(|p| (reserve_site(p), p));
        let hand = (self.hand != NONE).then_some((HAND, self.hand));
        let standing = placed.chain(waiting).chain(hand);
        out.extend(standing.map(|(at, p)| Standing { at, piece: piece(p), count: 1 }));
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Give(p) => Taps::sites(&[reserve_site(p)]),
            Action::Place(cell) => Taps::sites(&[Site(u16::from(cell))]),
            Action::Quarto => Taps::choice(Choice::Call),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Give(p) => out.push_str(&letters(p)),
            Action::Place(cell) => out.push_str(&cell_name(cell)),
            Action::Quarto => out.push_str("quarto"),
            Action::Pass => out.push_str("pass"),
        }
    }

    fn object(&self) -> Object {
        let placed = (0..16).filter(|&c| self.filled >> c & 1 == 1);
        let cells: Object = placed.map(|c| (cell_name(c), letters(self.piece_at(c)).into())).collect();
        let mut object = Object::new();
        object.insert("cells".into(), cells.into());
        object.insert("hand".into(), name_or_null(self.hand, letters));
        object.insert("last".into(), name_or_null(self.last, cell_name));
        let phase = PHASES.iter().find(|(phase, _)| *phase == self.phase).map_or("give", |&(_, word)| word);
        object.insert("phase".into(), phase.into());
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let impossible = |why: &str| Err(ObjectError::Impossible(why.into()));
        let mut position = Self::start(options).map_err(|e| ObjectError::Impossible(e.to_string()))?;
        for (name, value) in read.map("cells")?.ok_or(ObjectError::Missing("cells"))? {
            let cell = (0..16).find(|&c| cell_name(c) == *name);
            let cell = cell.ok_or_else(|| ObjectError::value("cells", "a1 to d4", name))?;
            let p = value.as_str().and_then(bits).ok_or_else(|| ObjectError::value(name, PIECE, value))?;
            position.withdraw(p)?;
            position.put(p, cell);
        }
        position.hand = named(object, "hand", PIECE, letters)?;
        if position.hand != NONE {
            position.withdraw(position.hand)?;
        }
        let last = named(object, "last", "a cell: a1 to d4", cell_name)?;
        if last != NONE && position.filled >> last & 1 == 0 {
            return impossible("there is no piece on the cell 'last'");
        }
        // A line that does not contain the piece placed last can no longer be announced.
        position.last = if last != NONE && position.wins(last) { last } else { NONE };

        position.phase = match (position.hand, position.filled) {
            (NONE, u16::MAX) => Phase::Call,
            (NONE, _) => Phase::Give,
            _ => Phase::Place,
        };
        let given = match read.text("phase")? {
            None => None,
            Some(word) => {
                let found = PHASES.iter().find(|(_, w)| *w == word).map(|&(phase, _)| phase);
                Some(found.ok_or_else(|| ObjectError::value("phase", "give, place, call, answer or over", word))?)
            }
        };
        let even = position.filled.count_ones().is_multiple_of(2);
        let placing = position.phase == Phase::Place || given == Some(Phase::Answer);
        let first = options.first();
        position.mover = read.turn(&FACTS.seats, if even == placing { first.other() } else { first })?;

        if position.auto {
            if !position.can_call() {
                position.last = (0..16).find(|&c| position.wins(c)).unwrap_or(NONE);
            }
            if position.can_call() && position.phase == Phase::Place {
                return impossible("a line is complete, and yet a piece has been handed over");
            }
            if position.phase != Phase::Place {
                position.placed();
            }
            return match given {
                Some(given) if given != position.phase && position.phase != Phase::Over => {
                    impossible("'phase' does not fit the pieces")
                }
                _ => Ok(position),
            };
        }
        match (given, position.phase) {
            (None, _) => {}
            (Some(given), natural) if given == natural => {}
            (Some(Phase::Answer), Phase::Call) => position.phase = Phase::Answer,
            (Some(Phase::Over), _) if position.can_call() => {
                position.phase = Phase::Over;
                position.outcome = Some(Outcome::Win(position.mover));
            }
            (Some(Phase::Over), Phase::Call) => {
                position.phase = Phase::Over;
                position.outcome = Some(Outcome::Draw);
            }
            _ => return impossible("'phase' does not fit the pieces"),
        }
        Ok(position)
    }

    /// The number of pieces placed decides who gives, places and announces.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        if self.outcome.is_some() {
            return Ok(());
        }
        let even = self.filled.count_ones().is_multiple_of(2);
        let placer_of_last = if even { start.mover } else { start.mover.other() };
        let turn = match self.phase {
            Phase::Give | Phase::Call => placer_of_last,
            Phase::Place | Phase::Answer => placer_of_last.other(),
            Phase::Over => return Ok(()),
        };
        Impossible::unless(self.mover == turn, "side to move", format!("{turn:?}"), format!("{:?}", self.mover))
    }

    fn prompt(&self) -> &'static str {
        match (self.phase, self.can_call()) {
            (Phase::Give, false) => "ask-give",
            (Phase::Give, true) => "ask-give-or-call",
            (Phase::Place, false) => "ask-place-given",
            (Phase::Place, true) => "ask-place-or-call",
            (_, true) => "ask-call-or-pass",
            (_, false) => "ask-pass",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome?;
        if !self.can_call() {
            return Some(Verdict { reason: "end-full", sites: Vec::new() });
        }
        let line = THROUGH[usize::from(self.last)].into_iter().find(|&line| self.complete(line)).unwrap_or(0);
        let sites = (0..16).filter(|&c| line >> c & 1 == 1).map(Site).collect();
        Some(Verdict { reason: "end-line", sites })
    }

    fn symmetries(&self) -> u8 {
        8
    }

    fn transformed(&self, k: u8) -> Self {
        let mut image = Quarto { attributes: 0, filled: 0, last: NONE, ..*self };
        for cell in (0..16).filter(|&c| self.filled >> c & 1 == 1) {
            image.put(self.piece_at(cell), turned(k, cell));
        }
        if self.last != NONE {
            image.last = turned(k, self.last);
        }
        image
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Place(cell) => Action::Place(turned(k, cell)),
            other => other,
        }
    }
}

/// Returns the image of a cell under a symmetry of the square: bit 2 transposes, then bit 0 mirrors files and bit 1
/// ranks. ([`crate::symmetry`] transposes last, which numbers the symmetries in another order.)
const fn turned(k: u8, cell: u8) -> u8 {
    let (f, r) = if k & 4 == 0 { (cell % 4, cell / 4) } else { (cell / 4, cell % 4) };
    let (f, r) = (if k & 1 == 0 { f } else { 3 - f }, if k & 2 == 0 { r } else { 3 - r });
    r * 4 + f
}

impl Quarto {
    /// Removes a piece from the reserve; fails if it is not there.
    fn withdraw(&mut self, p: u8) -> Result<(), ObjectError> {
        if self.reserve >> p & 1 == 0 {
            return Err(ObjectError::Impossible(format!("the piece {} is there twice", letters(p))));
        }
        self.reserve &= !(1 << p);
        Ok(())
    }
}
