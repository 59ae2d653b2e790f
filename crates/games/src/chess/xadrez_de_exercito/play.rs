//! The board, the notation and the position object of Xadrez de Exército.

use super::super::common::{
    BLACK, Castling, Ending, Step, Type, WHITE, check_pawn_files, check_promotions, chess_on_one_board, rank_of,
    read_men, read_rights, read_squares, rights_value, sites, squares_value,
};
use super::{ALLOWED, Action, ArmyTurn, Exercito};
use tabuleiro_rules::{
    About, Choice, Facts, Family, Game, Impossible, Object, ObjectError, OptionError, Options, PlayError, Player,
    Position, Reader, Remark, Seat, Site, Taps, Verdict,
};

static FACTS: Facts = Facts::new("xadrez_de_exercito", "Xadrez de Exército", "Army Chess", Family::Chess)
    .notation("e2-e4 | b7-b8=Q | O-O | O-O-O | end")
    .traditional("000")
    .seats([Seat::WHITE, Seat::BLACK])
    // At most 30 captures and 96 pawn moves; before each of them and after the last at most 101 turns of 16 moves.
    .plies(120, 205_232)
    .difficulty(3);

/// The message ids of the prompts at the start of a turn, by index in `ALLOWED`.
const PROMPTS: [&str; 4] = ["ask-army-3", "ask-army-10", "ask-army-15", "ask-army-16"];

impl Game for Exercito {
    chess_on_one_board!();

    fn start(_: &Options) -> Result<Self, OptionError> {
        Ok(Exercito::initial())
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Move(step) => step.taps(self.side(), true),
            Action::End => Taps::choice(Choice::End),
        }
    }

    fn remarks(&self, _: Option<Site>) -> Vec<Remark> {
        if self.state.moved == 0 || self.ending.is_some() {
            return Vec::new();
        }
        vec![Remark { about: About::Spent, sites: sites(self.state.moved), number: None }]
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::End => out.push_str("end"),
            Action::Move(step) => {
                let kind = self.army.type_at(step.from).unwrap_or(Type::Pawn);
                match self.castling(kind, step) {
                    Some(castling) => out.push_str(castling.text()),
                    None => step.write(out),
                }
            }
        }
    }

    /// Also accepts `:` instead of `-`, and `0-0` instead of `O-O`.
    fn read(&self, text: &str) -> Result<Action, PlayError> {
        if self.outcome().is_some() {
            return Err(PlayError::Over);
        }
        let mut legal = Vec::new();
        self.actions(&mut legal);
        let meant = match Castling::parse(self.side(), text) {
            Some(c) => Some(Action::Move(Step { from: c.king, to: c.to, becomes: None })),
            None if text == "end" => Some(Action::End),
            None => Step::parse(text).map(Action::Move),
        };
        meant.filter(|action| legal.contains(action)).ok_or_else(|| self.refusal(text, &legal))
    }

    fn object(&self) -> Object {
        // From the fourth turn on all turns allow the same number of moves; `k` is 4 in turns of Black and 5 in turns
        // of White.
        let k = 1 + self.state.turn + u8::from(self.state.turn == 3 && self.side() == WHITE);
        let mut object = self.object_start();
        object.insert("k".into(), k.into());
        object.insert("left".into(), self.left().into());
        object.insert("moved".into(), squares_value(self.state.moved));
        object.insert("castle".into(), rights_value(self.state.castle));
        object.insert("quiet".into(), self.history.quiet().into());
        object
    }

    fn from_object(_: &Options, object: &Object) -> Result<Self, ObjectError> {
        let no = |what: &str| Err(ObjectError::Impossible(what.into()));
        let read = Reader(object);
        let men = read_men(object, &Type::CHESS, 16)?;
        if men.all_of(Type::Pawn) & (rank_of(WHITE, 0) | rank_of(WHITE, 7)) != 0 {
            return no("no pawn stands on the first or the last rank");
        }
        let kings = [WHITE, BLACK].map(|side| men.of(side, Type::King).count_ones());
        if kings == [0, 0] || kings.iter().any(|&n| n > 1) {
            return no("a side has at most one King, and one side has its own");
        }
        let mut game = Exercito::new(men, ArmyTurn { moved: 0, turn: 0, castle: 0 });
        game.mover = read.turn(&FACTS.seats, Player::First)?;
        let default = if game.mover == Player::First { 5 } else { 4 };
        let k = read.number("k", default, 1_000_000)?;
        if k == 0 || (k % 2 == 1) != (game.mover == Player::First) {
            return Err(ObjectError::value("k", "an odd turn for White, an even one for Black", k));
        }
        game.state.turn = (k - 1).min(3) as u8;
        game.state.castle = read_rights(object, &men)?;
        game.state.moved = read_squares("moved", object.get("moved"))?;
        if game.state.moved & !men.side(game.side()) != 0
            || game.state.moved.count_ones() > u32::from(ALLOWED[game.state.turn as usize])
        {
            return no("only men of the side to move have moved, each once");
        }
        let left = read.number("left", u32::from(game.left()), 16)?;
        if left != u32::from(game.left()) {
            return Err(ObjectError::value("left", format!("{} moves after those made", game.left()), left));
        }
        game.read_quiet(read)?;
        if kings.contains(&0) {
            game.ending.0 = Some(Ending::KingTaken(Player::from_second(kings[0] == 0)));
        } else if game.state.moved == 0 {
            game.begin_turn();
        } else if game.left() == 0 || !game.can_act() {
            return no("the turn is over: nobody else may move in it");
        }
        Ok(game)
    }

    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        check_promotions(&self.army, &start.army, true)?;
        check_pawn_files(&self.army, &start.army)
    }

    fn prompt(&self) -> &'static str {
        match (self.state.moved, self.left()) {
            (0, _) => PROMPTS[usize::from(self.state.turn & 3)],
            (_, 1) => "ask-last-or-end",
            _ => "ask-end",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        self.ending.map(|ending| Verdict { reason: ending.reason(), sites: Vec::new() })
    }
}
