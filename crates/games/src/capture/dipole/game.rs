//! Board, pieces, notation and position object of Dipole.

use super::squares::{DISTANCE, name, squares};
use super::{Action, Dipole, FACTS, MEN, man, site};
use tabuleiro_rules::{
    Board, BoardBuilder, Choice, Facts, Game, Look, Material, Object, ObjectError, OptionError, Options, Player,
    Reader, Standing, Tap, Taps, Verdict, turn_of,
};

impl Game for Dipole {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Falling;

    fn start(options: &Options) -> Result<Self, OptionError> {
        let mut start = Self::empty(options.first());
        // docs/rulings.md, Dipole: twelve men on e1, twelve on d8.
        start.add(Player::First, 2, MEN);
        start.add(Player::Second, 29, MEN);
        Ok(start)
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(8, 8, Look::Inlay).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in Player::BOTH {
            let stack = |square| Standing { at: site(square), piece: man(side), count: self.heights[square] };
            out.extend(squares(self.owned[side.index()]).map(stack));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Move { from, to } => Taps::sites(&[site(from.into()), site(to.into())]),
            Action::Off { from, count } => Taps::sites(&[site(from.into())]).then(Tap::Choice(Choice::Off(count))),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        let text = match action {
            Action::Move { from, to } => {
                let (from, to) = (usize::from(from), usize::from(to));
                format!("{}-{}:{}", name(from), name(to), DISTANCE[from][to])
            }
            Action::Off { from, count } => format!("{}-off:{count}", name(from.into())),
            Action::Pass => "pass".into(),
        };
        out.push_str(&text);
    }

    fn object(&self) -> Object {
        let mut stacks = Object::new();
        for side in Player::BOTH {
            let letter = FACTS.seats[side.index()].letter;
            for square in squares(self.owned[side.index()]) {
                stacks.insert(name(square), format!("{letter}{}", self.heights[square]).into());
            }
        }
        let mut object = Object::new();
        object.insert("stacks".into(), stacks.into());
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object
    }

    fn from_object(_: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut position = Self::empty(read.turn(&FACTS.seats, Player::First)?);
        let mut men = [0; 2];
        for (at, value) in read.map("stacks")?.ok_or(ObjectError::Missing("stacks"))? {
            let square = (0..32).find(|&square| name(square) == *at);
            let square = square.ok_or_else(|| ObjectError::value("stacks", "dark squares", at))?;
            let stack = value.as_str().and_then(Self::stack);
            let (side, count) = stack.ok_or_else(|| ObjectError::value(at, "W1 to W12 or B1 to B12", value))?;
            men[side.index()] += u32::from(count);
            position.add(side, square, count);
        }
        if men == [0, 0] || men.iter().any(|&men| men > MEN.into()) {
            return Err(ObjectError::Impossible(format!("{} white and {} black men", men[0], men[1])));
        }
        position.settle();
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        if self.is_blocked() { "ask-pass" } else { "ask-move-stack" }
    }

    /// The loser's last man was captured, or left the board in the loser's own action.
    fn verdict(&self) -> Option<Verdict> {
        let winner = self.outcome?.winner()?;
        let reason = if winner == self.mover { "end-all-left" } else { "end-captured-all" };
        Some(Verdict { reason, sites: Vec::new() })
    }
}
