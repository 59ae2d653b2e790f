//! The board, the notation and the position object of Xadrez Espartano.

use super::super::common::{
    BLACK, Bits, Ending, Step, Type, WHITE, ahead, bit, check_promotions, chess_on_one_board, mirror,
    no_pawn_at_the_end, parse_square, read_men, read_squares, sites, square_value, squares_value,
};
use super::{Espartano, Spartan};
use tabuleiro_rules::{
    About, Facts, Family, Game, Impossible, Object, ObjectError, OptionError, Options, PlayError, Player, Reader,
    Remark, Seat, Site, Taps, Verdict,
};

static FACTS: Facts = Facts::new("xadrez_espartano", "Xadrez Espartano", "Spartan Chess", Family::Chess)
    .notation("e2-e4 | d4-e5=N | b7-b8=A")
    .published("", "2006", "000")
    .seats([Seat::WHITE, Seat::BLACK])
    // At most 62 captures and 324 steps of pawns; before each of them and after the last at most 101 turns of two
    // moves.
    .plies(140, 78_200)
    .difficulty(3)
    .variants(&["espartano", "tebas"])
    .cards(&["tebas"]);

/// The message ids of the prompts, by the number of moves left.
const PROMPTS: [&str; 7] =
    ["ask-move", "ask-last-move", "ask-moves-2", "ask-moves-3", "ask-moves-4", "ask-moves-5", "ask-moves-6"];

impl Game for Espartano {
    chess_on_one_board!();

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Espartano::initial(options.variant == "tebas"))
    }

    fn taps(&self, action: Step) -> Taps {
        let kind = self.army.type_at(action.from).unwrap_or(Type::Pawn);
        action.taps(self.side(), self.becomes(kind, action.from, action.to).len() > 1)
    }

    fn remarks(&self, _: Option<Site>) -> Vec<Remark> {
        if self.state.moved == 0 || self.ending.is_some() {
            return Vec::new();
        }
        vec![Remark { about: About::Spent, sites: sites(self.state.moved), number: None }]
    }

    fn write(&self, action: Step, out: &mut String) {
        action.write(out);
    }

    fn read(&self, text: &str) -> Result<Step, PlayError> {
        Step::read(self, text)
    }

    fn object(&self) -> Object {
        let pawn = |square: u8| ahead(if square < 32 { WHITE } else { BLACK }, bit(square)).trailing_zeros() as u8;
        let name = |square: u8| square_value(square).as_str().unwrap_or_default().to_string();
        let mut object = self.object_start();
        object.insert("left".into(), self.state.left.into());
        object.insert("moved".into(), squares_value(self.state.moved));
        object.insert("ep".into(), Bits(self.state.passed).map(|s| (name(s), square_value(pawn(s)))).collect());
        object.insert("quiet".into(), self.history.quiet().into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let tebas = options.variant == "tebas";
        let men = read_men(object, &Type::ALL, 32)?;
        no_pawn_at_the_end(&men)?;
        let kings = [WHITE, BLACK].map(|side| men.of(side, Type::King).count_ones());
        let most = Espartano::kings(tebas);
        if kings == [0, 0] || kings.iter().any(|&n| n > most) {
            let text = format!("a side has at most {most} Kings, and one side has some");
            return Err(ObjectError::Impossible(text));
        }
        let mut game = Espartano::new(men, Spartan::new(tebas));
        game.mover = read.turn(&FACTS.seats, Player::First)?;
        game.state.moved = read_squares("moved", object.get("moved"))?;
        game.read_passed(object)?;
        let own = kings[game.side()];
        game.state.left = read.number("left", own.saturating_sub(game.state.moved.count_ones()), own)? as u8;
        game.read_quiet(read)?;
        if kings.contains(&0) {
            game.ending.0 = Some(Ending::KingsTaken(Player::from_second(kings[0] == 0)));
        }
        game.check_turn(own)?;
        if game.state.moved == 0 && game.ending.is_none() {
            game.begin_turn();
        }
        Ok(game)
    }

    /// A pawn that captures is promoted, so pawns stay on their files. A man is promoted by a capture, or where captures
    /// have opened the file.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        check_promotions(&self.army, &start.army, false)?;
        for side in [WHITE, BLACK] {
            let on = |position: &Self, file: u32| {
                let pawns = position.army.of(side, Type::Pawn);
                (pawns & (0x0101_0101_0101_0101 << file)).count_ones()
            };
            for file in 0..8 {
                let [now, then] = [self, start].map(|position| on(position, file));
                Impossible::unless(now <= then, "pawns of a side on a file", format!("at most {then}"), now)?;
            }
        }
        let [now, then] = [self, start].map(|position| position.army.all().count_ones());
        let plain = self.army.all_of(Type::Pawn) | self.army.all_of(Type::King);
        let promoted = (self.army.all() & !plain).count_ones();
        Impossible::unless(promoted == 0 || now < then, "promoted men before any capture", 0, promoted)
    }

    fn prompt(&self) -> &'static str {
        PROMPTS[usize::from(self.state.left.min(6))]
    }

    fn verdict(&self) -> Option<Verdict> {
        self.ending.map(|ending| Verdict { reason: ending.reason(), sites: Vec::new() })
    }

    fn symmetries(&self) -> u8 {
        2
    }

    /// Mirrors the position left to right.
    fn transformed(&self, k: u8) -> Self {
        if k == 0 {
            return *self;
        }
        let (passed, moved) = (mirror(self.state.passed), mirror(self.state.moved));
        self.mirrored(Spartan { passed, moved, ..self.state })
    }

    fn transformed_action(&self, k: u8, action: Step) -> Step {
        if k == 0 { action } else { action.mirrored() }
    }
}

impl Espartano {
    fn read_passed(&mut self, object: &Object) -> Result<(), ObjectError> {
        self.state.passed = 0;
        let Some(value) = object.get("ep").filter(|value| !value.is_null()) else { return Ok(()) };
        let want = "squares passed, each with the pawn that passed it";
        let map = value.as_object().ok_or_else(|| ObjectError::value("ep", want, value))?;
        for (square, pawn) in map {
            let wrong = || ObjectError::value("ep", want, format!("{square}: {pawn}"));
            let at = parse_square(square).ok_or_else(wrong)?;
            let owner = if at < 32 { WHITE } else { BLACK };
            let pawns = ahead(owner, bit(at) & ahead(owner, Self::doubles(owner))) & self.army.of(owner, Type::Pawn);
            if pawns == 0 || pawn.as_str().and_then(parse_square).map(bit) != Some(pawns) {
                return Err(wrong());
            }
            self.state.passed |= bit(at);
        }
        Ok(())
    }

    fn check_turn(&self, kings: u32) -> Result<(), ObjectError> {
        let no = |what: &str| Err(ObjectError::Impossible(what.into()));
        if self.state.moved & !self.army.side(self.side()) != 0 {
            return no("only men of the side to move have moved in this turn");
        }
        if self.ending.is_some() {
            return Ok(());
        }
        if self.state.left == 0 || u32::from(self.state.left) + self.state.moved.count_ones() > kings {
            return no("a turn has at most as many moves as the side has Kings, and one is left");
        }
        if self.state.moved != 0 && !self.can_act() {
            return no("no man that has not moved can move, so the turn is over");
        }
        Ok(())
    }
}
