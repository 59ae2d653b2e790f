//! Mak-Yek on the table: board, pieces, notation, position object, and what an onlooker is told.

use super::{Action, FACTS, MakYek, key_of};
use crate::games::bits::Bits;
use crate::games::custody::{RANK_1, RANK_8};
use crate::rules::{
    Board, BoardBuilder, Choice, Effect, Effects, Facts, Game, Kind, Look, Object, ObjectError, OptionError, Options,
    Outcome, Piece, Player, Position, Reader, Removal, Repetition, Site, Standing, Taps, Travel, Verdict, rows_of,
    square_name,
};

/// Ends that the men do not show; a position object names them in `phase`.
const HIDDEN_ENDS: [&str; 3] = ["end-reduced", "end-repetition", "end-no-progress"];

const fn site(cell: u8) -> Site {
    Site(cell as u16)
}

fn man(side: Player) -> Piece {
    Piece::new(Kind::Man, FACTS.seats[side.index()].tone)
}

/// The cell as far beyond `middle` as `from` lies before it; `None` beyond the edge.
fn across(from: u8, middle: u8) -> Option<u8> {
    let mirrored = |middle: u8, from: u8| (2 * middle).checked_sub(from).filter(|&x| x < 8);
    Some(mirrored(middle / 8, from / 8)? * 8 + mirrored(middle % 8, from % 8)?)
}

impl Game for MakYek {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "A-B | pass";

    fn start(options: &Options) -> Result<Self, OptionError> {
        // games.md, Mak-Yek: White on ranks 1 and 3, Black on ranks 6 and 8.
        let mut start = Self::with_men([RANK_1 | RANK_1 << 16, RANK_8 | RANK_8 >> 16], options.first(), options);
        start.memory.remember(start.key());
        Ok(start)
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(8, 8, Look::Plain).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in Player::BOTH {
            let men = Bits(self.men[side.index()]);
            out.extend(men.map(|cell| Standing { at: site(cell), piece: man(side), count: 1 }));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Slide { from, to } => Taps::sites(&[site(from), site(to)]),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Slide { from, to } => {
                out.push_str(&square_name(from % 8, from / 8));
                out.push('-');
                out.push_str(&square_name(to % 8, to / 8));
            }
            Action::Pass => out.push_str("pass"),
        }
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        let letter = |f, r| match Player::BOTH.into_iter().find(|p| self.men[p.index()] >> (8 * r + f) & 1 == 1) {
            Some(side) => FACTS.seats[side.index()].letter,
            None => '.',
        };
        object.insert("rows".into(), rows_of(8, 8, letter));
        object.insert("turn".into(), FACTS.seats[self.mover.index()].letter.to_string().into());
        if let Some((_, reason)) = self.end.filter(|(_, reason)| HIDDEN_ENDS.contains(reason)) {
            object.insert("phase".into(), reason.trim_start_matches("end-").into());
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut men = [0; 2];
        for (cell, letter) in read.grid(8, 8, "WB")?.into_iter().enumerate() {
            match letter {
                'W' => men[0] |= 1 << cell,
                'B' => men[1] |= 1 << cell,
                _ => {}
            }
        }
        if men == [0, 0] {
            return Err(ObjectError::Impossible("neither side has a man".into()));
        }
        let mut position = Self::with_men(men, read.turn(&FACTS.seats, Player::First)?, options);
        match read.text("phase")? {
            None => position.settle_found(),
            Some("reduced") => position.end = Some((Outcome::Win(position.mover.other()), "end-reduced")),
            Some(phase) => {
                let reason = HIDDEN_ENDS.into_iter().find(|end| end.trim_start_matches("end-") == phase);
                let reason = reason.ok_or_else(|| {
                    ObjectError::value("phase", "reduced, repetition or no-progress (none while the game runs)", phase)
                })?;
                position.end = Some((Outcome::Draw, reason));
            }
        }
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        if self.can_move(self.mover) { "ask-move" } else { "ask-pass" }
    }

    fn verdict(&self) -> Option<Verdict> {
        let (outcome, reason) = self.end?;
        let loser = outcome.winner().map_or(0, |winner| self.men[winner.other().index()]);
        Some(Verdict { reason, sites: Bits(loser).map(site).collect() })
    }

    fn symmetries(&self) -> u8 {
        2
    }

    /// Left and right exchanged. The memory of earlier positions stays behind.
    fn transformed(&self, k: u8) -> Self {
        if k == 0 {
            return *self;
        }
        let mirror = |men: u64| Bits(men).fold(0, |set, cell| set | 1u64 << (cell ^ 7));
        let men = self.men.map(mirror);
        MakYek { men, key: key_of(men), memory: Repetition::new(), ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Slide { from, to } if k == 1 => Action::Slide { from: from ^ 7, to: to ^ 7 },
            _ => action,
        }
    }
}

impl MakYek {
    /// The end of a position that was set up rather than reached.
    fn settle_found(&mut self) {
        for side in Player::BOTH {
            if self.men[side.index()] == 0 {
                self.end = Some((Outcome::Win(side.other()), "end-captured-all"));
                return;
            }
        }
        self.settle_blocked();
        self.memory.remember(self.key());
    }

    /// The slide, then what closes on whom.
    pub(super) fn tell<E: Effects>(&self, from: u8, to: u8, [custody, between]: [u64; 2], effects: &mut E) {
        let (own, victim) = (man(self.mover), man(self.mover.other()));
        let (from, mover) = (site(from), site(to));
        effects.push(0, Effect::Move { from, to: mover, piece: own, count: 1, travel: Travel::Slide });
        for cell in Bits(custody | between) {
            let why = if custody >> cell & 1 == 1 {
                Removal::Custody([mover, site(across(to, cell).unwrap_or(cell))])
            } else {
                Removal::Intervention(site(across(cell, to).unwrap_or(cell)))
            };
            effects.push(1, Effect::Remove { at: site(cell), piece: victim, count: 1, why });
        }
    }
}
