//! Board, pieces, notation, position object and effects of Mak-Yek and Cleave.

use super::{FACTS, MakYek, REDUCED, key_of};
use crate::bits::Bits;
use crate::draw_counter::{read_end, write_end};
use crate::square::{Grid, RANK_1, RANK_8, Set, grid_actions, object_of_men, pieces_of_men, read_some_men};
use crate::unseen::Unseen;
use tabuleiro_rules::{
    Board, BoardBuilder, Effect, Effects, Facts, Game, HistoryRule, Impossible, Kind, Look, Material, Object,
    ObjectError, OptionError, Options, Outcome, Piece, Player, Position, Reader, Removal, Standing, Travel, Verdict,
};

/// The chessboard.
const GRID: Grid = Grid::bitboard(8);

fn man(side: Player) -> Piece {
    Piece::new(Kind::Man, FACTS.seats[side.index()].tone)
}

/// Returns the reflection of the cell `from` in the cell `middle`; `None` beyond the edge.
fn across(from: u8, middle: u8) -> Option<u8> {
    let mirrored = |middle: u8, from: u8| (2 * middle).checked_sub(from).filter(|&x| x < 8);
    Some(mirrored(middle / 8, from / 8)? * 8 + mirrored(middle % 8, from % 8)?)
}

impl Game for MakYek {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Falling;
    const HISTORY: HistoryRule = HistoryRule::Draws;

    fn start(options: &Options) -> Result<Self, OptionError> {
        // docs/rulings.md, Mak-Yek: White on ranks 1 and 3, Black on ranks 6 and 8.
        let mut start = Self::with_men([RANK_1 | RANK_1 << 16, RANK_8 | RANK_8 >> 16], options.first(), options);
        start.quiet.0.progress(start.key());
        Ok(start)
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(8, 8, Look::Plain).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        pieces_of_men(GRID, self.men, man, out);
    }

    grid_actions!(GRID);

    fn object(&self) -> Object {
        let mut object = object_of_men(GRID, GRID.size(), self.men, &FACTS.seats, self.mover);
        if let Some((_, reason)) = *self.end {
            write_end("phase", reason, Some(REDUCED), &mut object);
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let men: [u64; 2] = read_some_men(GRID, read, &FACTS.seats)?;
        let mut position = Self::with_men(men, read.turn(&FACTS.seats, Player::First)?, options);
        match read_end("phase", read, Some(REDUCED))? {
            None => position.settle_found(),
            Some(REDUCED) => *position.end = Some((Outcome::Win(position.mover.other()), REDUCED)),
            Some(reason) => *position.end = Some((Outcome::Draw, reason)),
        }
        Ok(position)
    }

    /// In Cleave a side with two men has lost.
    fn check_law(&self, _start: &Self) -> Result<(), Impossible> {
        let fewest = self.men[0].count_ones().min(self.men[1].count_ones());
        let least = if self.cleave { 3 } else { 1 };
        let subject = "men of a side in a running game";
        Impossible::unless(self.end.is_some() || fewest >= least, subject, format!("at least {least}"), fewest)
    }

    fn prompt(&self) -> &'static str {
        if self.can_move(self.mover) { "ask-move" } else { "ask-pass" }
    }

    fn verdict(&self) -> Option<Verdict> {
        let (outcome, reason) = (*self.end)?;
        let loser = outcome.winner().map_or(0, |winner| self.men[winner.other().index()]);
        Some(Verdict { reason, sites: GRID.sites(loser) })
    }

    fn symmetries(&self) -> u8 {
        2
    }

    /// `k` = 1 exchanges left and right. The history of positions is not kept.
    fn transformed(&self, k: u8) -> Self {
        if k == 0 {
            return *self;
        }
        let men = self.men.map(|men| men.image(|cell| GRID.image(k, cell)));
        let seen = MakYek { men, key: Unseen(key_of(men)), ..*self };
        MakYek { quiet: Unseen(self.quiet.forgotten(seen.key())), ..seen }
    }
}

impl MakYek {
    /// Ends a position read from an object if the men show an end, else starts its history.
    fn settle_found(&mut self) {
        for side in Player::BOTH {
            if self.men[side.index()] == 0 {
                *self.end = Some((Outcome::Win(side.other()), "end-captured-all"));
                return;
            }
            // Of two sides with two men the one that moved last has reduced the other.
            let reduced = self.cleave && self.men[side.index()].count_ones() <= 2;
            if reduced && (side == self.mover || self.men[self.mover.index()].count_ones() > 2) {
                *self.end = Some((Outcome::Win(side.other()), REDUCED));
                return;
            }
        }
        self.settle_blocked();
        self.quiet.0.progress(self.key());
    }

    /// Emits the slide, then the captures with the men or edges that enclose their victims.
    pub(super) fn emit_effects<E: Effects>(&self, from: u8, to: u8, [custody, between]: [u64; 2], effects: &mut E) {
        let (own, victim) = (man(self.mover), man(self.mover.other()));
        let (from, mover) = (GRID.site(from), GRID.site(to));
        effects.push(0, Effect::Move { from, to: mover, piece: own, count: 1, travel: Travel::Slide });
        for cell in Bits(custody | between) {
            let why = if custody >> cell & 1 == 1 {
                Removal::Custody([mover, GRID.site(across(to, cell).unwrap_or(cell))])
            } else {
                Removal::Intervention(GRID.site(across(cell, to).unwrap_or(cell)))
            };
            effects.push(1, Effect::Remove { at: GRID.site(cell), piece: victim, count: 1, why });
        }
    }
}
