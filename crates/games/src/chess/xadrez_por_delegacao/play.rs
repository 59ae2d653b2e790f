//! The board, the notation and the position object of Xadrez por Delegação, and the men that lend powers to a man.

use super::super::common::{
    BLACK, Bits, Ending, LETTERS, Step, Type, WHITE, ahead, bit, check_promotions, chess_on_one_board,
    no_pawn_at_the_end, pawn, read_men, sites, struck,
};
use super::{Delegacao, takers};
use tabuleiro_rules::{
    About, Facts, Family, Game, Impossible, Object, ObjectError, OptionError, Options, PlayError, Player, Reader,
    Remark, Seat, Site, Taps, Threat, Verdict,
};

static FACTS: Facts = Facts::new("xadrez_por_delegacao", "Xadrez por Delegação", "Delegating Chess", Family::Chess)
    .notation("b2-b7 | g7-a1=Q")
    .published("João Pedro Neto", "2002", "000")
    .seats([Seat::WHITE, Seat::BLACK])
    // At most 30 captures and 16 promotions, 100 quiet turns before, between and after them.
    .plies(60, 4_747)
    .difficulty(3);

impl Game for Delegacao {
    chess_on_one_board!();

    fn start(_: &Options) -> Result<Self, OptionError> {
        Ok(Delegacao::initial())
    }

    fn taps(&self, action: Step) -> Taps {
        action.taps(self.side(), action.becomes.is_some())
    }

    /// The men that lend powers to the picked man, whoever is to move.
    fn remarks(&self, picked: Option<Site>) -> Vec<Remark> {
        let square = picked.and_then(|site| u8::try_from(site.0).ok()).filter(|&square| square < 64);
        let lenders = square.map_or(0, |square| self.lenders(square));
        if lenders == 0 {
            return Vec::new();
        }
        vec![Remark { about: About::Source, sites: sites(lenders), number: None }]
    }

    fn write(&self, action: Step, out: &mut String) {
        action.write(out);
    }

    fn read(&self, text: &str) -> Result<Step, PlayError> {
        Step::read(self, text)
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        object.insert("fen".into(), self.army.fen().into());
        object.insert("turn".into(), LETTERS[self.side()].into());
        object.insert("quiet".into(), self.history.quiet().into());
        object
    }

    /// Accepts positions in which a King could be captured, because examples of the records contain them. The King
    /// cannot be captured there either.
    fn from_object(_: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let men = read_men(object, &Type::CHESS, 16)?;
        no_pawn_at_the_end(&men)?;
        if [WHITE, BLACK].into_iter().any(|side| men.of(side, Type::King).count_ones() != 1) {
            return Err(ObjectError::Impossible("each side has exactly one King".into()));
        }
        let mut game = Delegacao::new(men);
        game.mover = read.turn(&FACTS.seats, Player::First)?;
        (0..read.number("quiet", 0, u32::from(Ending::QUIET_TURNS))?).for_each(|_| game.history.tick());
        game.begin_turn();
        Ok(game)
    }

    /// The side that moved last is not in check. With lent powers Bishops change the colour of their squares, and pawns
    /// their files.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        check_promotions(&self.army, &start.army, false)?;
        let check = self.in_check(1 - self.side());
        Impossible::unless(!check, "King of the side that moved", "not in check", "in check")
    }

    fn prompt(&self) -> &'static str {
        if self.in_check(self.side()) { "ask-in-check" } else { "ask-move" }
    }

    fn threat(&self) -> Option<Threat> {
        match *self.ending {
            Some(Ending::Mate(_)) => Some(Threat::Mate),
            None if self.in_check(self.side()) => Some(Threat::Check),
            _ => None,
        }
    }

    /// At a checkmate, the King and the men that attack it are highlighted.
    fn verdict(&self) -> Option<Verdict> {
        let ending = (*self.ending)?;
        let (men, side) = (self.army.men(), self.side());
        let square = men.king(side);
        let lit = match ending {
            Ending::Mate(_) => bit(square) | takers(men, 1 - side, square),
            Ending::Stalemate => bit(square),
            _ => 0,
        };
        Some(Verdict { reason: ending.reason(), sites: sites(lit) })
    }

    fn symmetries(&self) -> u8 {
        2
    }

    /// Mirrors the position left to right.
    fn transformed(&self, k: u8) -> Self {
        if k == 0 { *self } else { Delegacao { army: self.army.mirrored(), ..*self } }
    }

    fn transformed_action(&self, k: u8, action: Step) -> Step {
        if k == 0 { action } else { action.mirrored() }
    }
}

impl Delegacao {
    /// The men that lend a power to the man on a square.
    fn lenders(&self, square: u8) -> u64 {
        let men = self.army.men();
        let Some((side, _)) = men.at(square).filter(|&(_, kind)| kind != Type::King) else { return 0 };
        let sees = |from: &u8| match men.type_at(*from) {
            Some(Type::Pawn) => (pawn(side, *from) | ahead(side, bit(*from))) & bit(square) != 0,
            Some(kind) => struck(kind, side, *from, men.all()) & bit(square) != 0,
            None => false,
        };
        Bits(men.side(side)).filter(sees).fold(0, |set, from| set | bit(from))
    }
}
