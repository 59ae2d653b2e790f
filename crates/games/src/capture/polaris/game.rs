//! Board, pieces, notation, position object and taps of Poláris.

use super::field::{any, bit, cell, cells, on_board, place};
use super::{Action, FACTS, LOST, MARBLES, Polaris, gutter, marble, site};
use crate::draw_counter::{DrawCounter, read_end, write_end};
use crate::unseen::Unseen;
use tabuleiro_rules::{
    Board, BoardBuilder, Choice, Facts, Game, HistoryRule, Look, Material, Object, ObjectError, OptionError, Options,
    Outcome, Player, Point, Position, Reader, Shape, Standing, Taps, Verdict, square_name, turn_of,
};

/// Returns the name of a cell.
fn name(at: u8) -> String {
    let (column, number) = place(at);
    square_name(column % 26, number)
}

impl Polaris {
    fn with_marbles(marbles: [u128; 2], mover: Player, options: &Options) -> Polaris {
        Polaris { marbles, ejected: [0; 2], mover, end: Unseen(None), quiet: Unseen(DrawCounter::new(options)) }
    }

    /// Returns the image of a cell under the reflection that exchanges the ends of every column.
    fn mirrored(at: u8) -> u8 {
        let (column, number) = place(at);
        cell(column, (column + 4).wrapping_sub(number) % 9)
    }
}

impl Game for Polaris {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::KeptEach;
    const HISTORY: HistoryRule = HistoryRule::Draws;

    fn start(options: &Options) -> Result<Self, OptionError> {
        // docs/rulings.md, Poláris: light a1–a5, b1–b6, c3–c5; dark by a half turn.
        let light = [(0, 0..5), (1, 0..6), (2, 2..5)];
        let mut marbles = [0; 2];
        for (column, numbers) in light {
            for number in numbers {
                marbles[0] |= bit(cell(column, number));
                marbles[1] |= bit(cell(8 - column, 8 - number));
            }
        }
        let mut start = Self::with_marbles(marbles, options.first(), options);
        start.quiet.0.progress(start.key());
        Ok(start)
    }

    /// The gutters are left and right of the hexagon; each player's ejected opposing marbles are at the player's right.
    fn board(&self) -> Board {
        let mut board = BoardBuilder::new().hex_hexagon(5, Look::Hollows);
        for (side, x) in [('w', -5.9), ('b', 5.9)] {
            for i in 0..LOST {
                let y = f32::from(i) * 1.1 - 2.75;
                board = board.site(format!("off-{side}{}", i + 1), Point::new(x, y), Shape::Reserve);
            }
            board = board.slab(Point::new(x, 0.0), 1.2, 6.8, Look::Tray);
        }
        board.build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in Player::BOTH {
            let piece = marble(side);
            let on_field = cells(self.marbles[side.index()]).map(site);
            let fallen = (0..self.ejected[side.index()].min(LOST)).map(|i| gutter(side, i));
            out.extend(on_field.chain(fallen).map(|at| Standing { at, piece, count: 1 }));
        }
    }

    /// For a move ahead the rear marble and the target of the front; for a move sideways both ends and the target of
    /// the second.
    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Move { from, front, to } if Self::ahead(from, front, to) => Taps::sites(&[site(from), site(to)]),
            Action::Move { from, front, to } => Taps::sites(&[site(from), site(front), site(to)]),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    /// A row that moves sideways can be chosen from either end.
    fn other_taps(&self, action: Action, out: &mut Vec<Taps>) {
        if let Action::Move { from, front, to } = action
            && !Self::ahead(from, front, to)
        {
            let step = to.wrapping_sub(front) as i8;
            out.push(Taps::sites(&[site(front), site(from), site(from.wrapping_add_signed(step))]));
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        let Action::Move { from, front, to } = action else {
            out.push_str("pass");
            return;
        };
        out.push_str(&name(from));
        if front != from {
            out.push(',');
            out.push_str(&name(front));
        }
        out.push('-');
        out.push_str(&name(to));
    }

    fn object(&self) -> Object {
        let (mut on_field, mut ejected, mut object) = (Object::new(), Object::new(), Object::new());
        for side in Player::BOTH {
            let letter = FACTS.seats[side.index()].letter.to_string();
            on_field.extend(cells(self.marbles[side.index()]).map(|at| (name(at), letter.clone().into())));
            ejected.insert(letter, self.ejected[side.index()].into());
        }
        object.insert("cells".into(), on_field.into());
        object.insert("ejected".into(), ejected.into());
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        if let Some((_, reason)) = *self.end {
            write_end("phase", reason, None, &mut object);
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut marbles = [0; 2];
        for (i, side) in read.sides(&FACTS.seats, 9, 9)? {
            let (column, number) = ((i % 9) as u8, (i / 9) as u8);
            if !on_board(column, number) {
                return Err(ObjectError::value("cells", "a site of the board", square_name(column, number)));
            }
            marbles[side.index()] |= bit(cell(column, number));
        }
        let mut position = Self::with_marbles(marbles, read.turn(&FACTS.seats, Player::First)?, options);
        if let Some(ejected) = read.map("ejected")? {
            let count = |key| Reader(ejected).number(key, 0, LOST.into());
            position.ejected = [count("W")? as u8, count("B")? as u8];
        }
        // A side has no more marbles than at the start, and enough that all those needed for a loss can be ejected.
        let all = [0, 1].map(|side: usize| position.ejected[side] + marbles[side].count_ones() as u8);
        if all.iter().any(|all| !(LOST..=MARBLES).contains(all)) || position.ejected == [LOST; 2] {
            let why = format!("{} white and {} black marbles, those ejected included", all[0], all[1]);
            return Err(ObjectError::Impossible(why));
        }
        *position.end = Player::BOTH
            .into_iter()
            .find(|side| position.ejected[side.index()] == LOST)
            .map(|loser| (Outcome::Win(loser.other()), "end-six-off"));
        if let Some(reason) = read_end("phase", read, None)? {
            *position.end = Some((Outcome::Draw, reason));
        }
        position.quiet.0.progress(position.key());
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        if any(self.own(), self.opp()) { "ask-row" } else { "ask-pass" }
    }

    fn verdict(&self) -> Option<Verdict> {
        let (outcome, reason) = (*self.end)?;
        let loser = outcome.winner().map(Player::other);
        let fallen = loser.map_or(Vec::new(), |side| (0..LOST).map(|i| gutter(side, i)).collect());
        Some(Verdict { reason, sites: fallen })
    }

    /// The marbles that each side has ejected.
    fn score(&self) -> Option<[i32; 2]> {
        Some([self.ejected[1].into(), self.ejected[0].into()])
    }

    fn symmetries(&self) -> u8 {
        2
    }

    /// `k` = 1 exchanges the ends of every column. The history of positions is not kept.
    fn transformed(&self, k: u8) -> Self {
        if k == 0 {
            return *self;
        }
        let mirror = |set: u128| cells(set).fold(0, |seen, at| seen | bit(Self::mirrored(at)));
        let seen = Polaris { marbles: self.marbles.map(mirror), ..*self };
        Polaris { quiet: Unseen(self.quiet.forgotten(seen.key())), ..seen }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Move { from, front, to } if k == 1 => {
                let [from, front, to] = [from, front, to].map(Self::mirrored);
                if from <= front || Self::ahead(from, front, to) {
                    return Action::Move { from, front, to };
                }
                // A row that moves sideways begins with its lower end.
                let step = to.wrapping_sub(front) as i8;
                Action::Move { from: front, front: from, to: from.wrapping_add_signed(step) }
            }
            _ => action,
        }
    }
}
