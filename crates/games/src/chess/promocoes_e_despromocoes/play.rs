//! The board, the notation and the position object of Promoções e Despromoções.

use super::super::common::{BLACK, Ending, Step, Type, WHITE, chess_on_one_board, read_men};
use super::{ProDem, Promotions, STAYS};
use tabuleiro_rules::{
    Facts, Family, Game, Impossible, Object, ObjectError, OptionError, Options, PlayError, Player, Reader, Taps,
    Verdict,
};

static FACTS: Facts =
    Facts::new("promocoes_e_despromocoes", "Promoções e Despromoções", "Promotions & Demotions", Family::Chess)
        .notation("b2-b3=B | h7-h8=Q | e8-f7")
        .published("João Pedro Neto", "1995", "000")
        // At most 30 captures before a King's, 100 quiet turns before, between and after them.
        .plies(90, 3_131)
        .difficulty(3)
        .variants(&["paridade", "tipo_a"]);

/// The greatest turn number that is read.
const LAST_NUMBER: u32 = 1_000_000;

impl Game for ProDem {
    chess_on_one_board!();

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(ProDem::initial(options.variant == "tipo_a"))
    }

    fn taps(&self, action: Step) -> Taps {
        let changes = self.army.type_at(action.from).map_or(STAYS, |kind| self.becomes(kind, action.from, action.to));
        action.taps(self.side(), changes.len() > 1)
    }

    fn write(&self, action: Step, out: &mut String) {
        action.write(out);
    }

    fn read(&self, text: &str) -> Result<Step, PlayError> {
        Step::read(self, text)
    }

    /// The object of variant `tipo_a` has no key `n`, because the number of the turn does not matter there.
    fn object(&self) -> Object {
        let mut object = self.object_start();
        if !self.state.cycle {
            object.insert("n".into(), self.state.number.0.into());
        }
        object.insert("quiet".into(), self.history.quiet().into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let cycle = options.variant == "tipo_a";
        let men = read_men(object, &Type::CHESS, 16)?;
        let kings = [WHITE, BLACK].map(|side| men.of(side, Type::King).count_ones());
        if kings == [0, 0] || kings.iter().any(|&n| n > 1) {
            return Err(ObjectError::Impossible("a side has one King, or has lost it to the other".into()));
        }
        let mover = read.turn(&FACTS.seats, Player::First)?;
        let number = read.number("n", 1, LAST_NUMBER)?;
        if number == 0 {
            return Err(ObjectError::value("n", "1 or more", 0));
        }
        let mut game = ProDem { mover, ..ProDem::new(men, Promotions::new(cycle, number)) };
        game.read_quiet(read)?;
        match kings {
            [0, _] => game.ending.0 = Some(Ending::KingTaken(Player::First)),
            [_, 0] => game.ending.0 = Some(Ending::KingTaken(Player::Second)),
            _ => game.begin_turn(),
        }
        Ok(game)
    }

    /// In the main game the number of the turn counts the moves of both sides. Each captures one man at most and changes
    /// the type of one.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        let number = self.state.number.0;
        if self.state.cycle || self.ending.is_some() {
            return Ok(());
        }
        // White has no first turn.
        let black_to_move = self.side() == BLACK;
        Impossible::unless(number > 1 || black_to_move, "side to move in turn 1", "Black", "White")?;
        let moves = [(number + u32::from(black_to_move)).saturating_sub(2), number - 1];
        for side in [WHITE, BLACK] {
            let [now, then] = [self, start].map(|position| position.army.side(side).count_ones());
            let (lost, most) = (then.saturating_sub(now), moves[1 - side]);
            Impossible::unless(lost <= most, "men lost", format!("at most {most} in turn {number}"), lost)?;
            let more = |kind: &Type| {
                let [now, then] = [self, start].map(|position| position.army.of(side, *kind).count_ones());
                now.saturating_sub(then)
            };
            let (changed, most) = (Type::CHESS.iter().map(more).sum::<u32>(), moves[side]);
            Impossible::unless(
                changed <= most,
                "men of another type",
                format!("at most {most} in turn {number}"),
                changed,
            )?;
        }
        Ok(())
    }

    fn prompt(&self) -> &'static str {
        match (self.state.cycle, self.state.falls) {
            (true, _) => "ask-move-cycle",
            (_, true) => "ask-move-odd",
            (_, false) => "ask-move-even",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        self.ending.map(|ending| Verdict { reason: ending.reason(), sites: Vec::new() })
    }

    fn symmetries(&self) -> u8 {
        2
    }

    /// Mirrors the position left to right.
    fn transformed(&self, k: u8) -> Self {
        if k == 0 { *self } else { self.mirrored(self.state) }
    }

    fn transformed_action(&self, k: u8, action: Step) -> Step {
        if k == 0 { action } else { action.mirrored() }
    }
}
