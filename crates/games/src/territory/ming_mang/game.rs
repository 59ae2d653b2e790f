//! Board, notation, position object and remarks of Ming Mang.

use super::position_history::{CAPACITY, board_key};
use super::{FACTS, GRID, MingMang, man, territory};
use crate::square::{FILE_A, FILE_H, RANK_1, RANK_8, grid_actions, object_of_men, pieces_of_men, read_some_men};
use serde_json::Value;
use tabuleiro_rules::{
    About, Board, BoardBuilder, Facts, Game, HistoryRule, Look, Material, Object, ObjectError, OptionError, Options,
    Outcome, Player, Reader, Remark, Site, Standing, Verdict,
};

impl Game for MingMang {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Kept;
    const HISTORY: HistoryRule = HistoryRule::Boards;

    fn start(options: &Options) -> Result<Self, OptionError> {
        // docs/rulings.md, Ming Mang: light rank 1 and a2–a7, dark rank 8 and h2–h7.
        let light = RANK_1 | FILE_A & !RANK_8;
        let dark = RANK_8 | FILE_H & !RANK_1;
        let mut start = Self::with_men([light, dark], options.first(), options);
        start.past.push(board_key(start.men));
        Ok(start)
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(8, 8, Look::Lacquer).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        pieces_of_men(GRID, self.men, man, out);
    }

    grid_actions!(GRID);

    /// The territory of both sides.
    fn remarks(&self, _picked: Option<Site>) -> Vec<Remark> {
        let land = territory(self.men);
        let of = |side: Player| {
            let land = land[side.index()];
            let about = About::Territory(FACTS.seats[side.index()].tone);
            (land != 0).then(|| Remark { about, sites: GRID.sites(land), number: Some(land.count_ones() as u16) })
        };
        Player::BOTH.into_iter().filter_map(of).collect()
    }

    /// Beside the men: `passes`, the number of passes in a row, and `earlier`, the keys of the boards that may not be
    /// recreated, oldest first. The key of a board is `mix(w ^ mix(b))` of the bitboards of White and Black.
    fn object(&self) -> Object {
        let mut object = object_of_men(GRID, GRID.size(), self.men, &FACTS.seats, self.mover);
        object.insert("passes".into(), self.passes.into());
        let earlier = self.past.keys().split_last().map_or(&[][..], |(_, earlier)| earlier);
        object.insert("earlier".into(), earlier.iter().map(|key| Value::from(format!("{key:016x}"))).collect());
        if self.end.is_some_and(|(_, reason)| reason == "end-no-progress") {
            object.insert("phase".into(), "no-progress".into());
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let men: [u64; 2] = read_some_men(GRID, read, &FACTS.seats)?;
        let mut position = Self::with_men(men, read.turn(&FACTS.seats, Player::First)?, options);
        position.passes = read.number("passes", 0, 2)? as u8;
        position.read_earlier(object)?;
        position.past.push(board_key(men));
        position.settle();
        match read.text("phase")? {
            None => {}
            Some("no-progress") => *position.end = position.end.or(Some((Outcome::Draw, "end-no-progress"))),
            Some(other) => {
                return Err(ObjectError::value("phase", "no-progress (none while the game runs)", other));
            }
        }
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        "ask-move-or-pass"
    }

    fn verdict(&self) -> Option<Verdict> {
        let (outcome, reason) = (*self.end)?;
        let sites = match (reason, outcome.winner()) {
            ("end-over-half", Some(winner)) => territory(self.men)[winner.index()],
            ("end-blocked", Some(winner)) => self.men[winner.other().index()],
            _ => 0,
        };
        Some(Verdict { reason, sites: GRID.sites(sites) })
    }

    fn score(&self) -> Option<[i32; 2]> {
        Some(self.totals.map(i32::from))
    }
}

impl MingMang {
    fn read_earlier(&mut self, object: &Object) -> Result<(), ObjectError> {
        let Some(value) = object.get("earlier") else { return Ok(()) };
        let wrong = |found: &Value| {
            let wanted = format!("at most {} keys of 16 hexadecimal digits", CAPACITY - 1);
            ObjectError::value("earlier", wanted, found)
        };
        let list = value.as_array().filter(|list| list.len() < CAPACITY).ok_or_else(|| wrong(value))?;
        for key in list {
            let digits = key.as_str().filter(|text| text.len() == 16);
            let number = digits.and_then(|text| u64::from_str_radix(text, 16).ok()).ok_or_else(|| wrong(key))?;
            self.past.push(number);
        }
        Ok(())
    }
}
