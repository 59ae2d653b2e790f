//! Board, notation and position object of Punhais.

use super::{CAPTURE, FACTS, FAR, GRID, Punhais, piece};
use crate::draw_counter::{read_end, write_end};
use crate::square::{Set, grid_actions};
use tabuleiro_rules::{
    Board, BoardBuilder, Facts, Game, HistoryRule, Impossible, Kind, Look, Material, Object, ObjectError, OptionError,
    Options, Outcome, Player, Position, Reader, Standing, Verdict,
};

/// The letters of a crown and a dagger of Black, and of White.
const LETTERS: [[char; 2]; 2] = [['c', 'd'], ['C', 'D']];

impl Game for Punhais {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Falling;
    const HISTORY: HistoryRule = HistoryRule::Draws;

    fn start(options: &Options) -> Result<Self, OptionError> {
        let rank = |files: u64, rank: u32| files << (8 * (rank - 1));
        // docs/rulings.md, Punhais: the book has the white crowns on d1 e1, the author's page on c1 f1.
        let crowns = if options.variant == "wag" { 0b0010_0100 } else { 0b0001_1000 };
        let white = rank(0b0111_1110, 2) | rank(0b0010_0100, 3);
        let black = rank(0b0011_1100, 7);
        let crowns = [rank(0b0001_1000, 8), crowns];
        Ok(Self::with_men(crowns, [black, white], options.first(), options))
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(8, 8, Look::Terraces).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in 0..2 {
            GRID.pieces(self.crowns[side], piece(Kind::Crown, side), out);
            GRID.pieces(self.daggers[side], piece(Kind::Dagger, side), out);
        }
    }

    grid_actions!(GRID);

    fn object(&self) -> Object {
        let letter = |cell| {
            let on = |side: usize| match () {
                () if self.crowns[side].has(cell) => Some(LETTERS[side][0]),
                () if self.daggers[side].has(cell) => Some(LETTERS[side][1]),
                () => None,
            };
            on(0).or_else(|| on(1)).unwrap_or('.')
        };
        let mut object = GRID.object(GRID.size(), letter, &FACTS.seats, self.mover);
        if let Some((_, reason)) = self.end {
            write_end("phase", reason, Some(CAPTURE), &mut object);
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (mut crowns, mut daggers) = ([0; 2], [0; 2]);
        for (cell, letter) in GRID.read(read, "CDcd")? {
            for side in 0..2 {
                crowns[side] |= u64::from(letter == LETTERS[side][0]) << cell;
                daggers[side] |= u64::from(letter == LETTERS[side][1]) << cell;
            }
        }
        let impossible = |why: &str| Err(ObjectError::Impossible(why.into()));
        if crowns[0] & FAR[0] != 0 && crowns[1] & FAR[1] != 0 {
            return impossible("both sides have a crown at the far rank");
        }
        if crowns == [0; 2] && daggers == [0; 2] {
            return impossible("neither side has a man");
        }
        let mut position = Self::with_men(crowns, daggers, read.turn(&FACTS.seats, Player::First)?, options);
        match read_end("phase", read, Some(CAPTURE))? {
            None => position.settle(),
            Some(CAPTURE) => position.end = Some((Outcome::Win(position.mover.other()), CAPTURE)),
            Some(reason) => position.end = Some((Outcome::Draw, reason)),
        }
        Ok(position)
    }

    /// The capture of a crown ends the game.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        let crowns = |position: &Self| position.crowns.map(u64::count_ones);
        let mut expected = crowns(start);
        if self.captured()
            && let Some(winner) = self.outcome().and_then(Outcome::winner)
        {
            expected[winner.other().index()] -= 1;
        }
        let found = crowns(self);
        Impossible::unless(found == expected, "crowns of both sides", format!("{expected:?}"), format!("{found:?}"))
    }

    fn prompt(&self) -> &'static str {
        if self.can_move(self.mover.index()) { "ask-move-dagger" } else { "ask-pass" }
    }

    fn verdict(&self) -> Option<Verdict> {
        let (outcome, reason) = self.end?;
        let crowns = outcome.winner().map_or(0, |side| match reason {
            CAPTURE => self.crowns[side.other().index()],
            _ => self.crowns[side.index()] & FAR[side.index()],
        });
        Some(Verdict { reason, sites: GRID.sites(crowns) })
    }

    fn symmetries(&self) -> u8 {
        2
    }

    /// Reflection that exchanges left and right. The image has no history of earlier positions.
    fn transformed(&self, k: u8) -> Self {
        if k == 0 {
            return *self;
        }
        let mirror = |men: u64| men.reverse_bits().swap_bytes();
        let image = Punhais { crowns: self.crowns.map(mirror), daggers: self.daggers.map(mirror), ..*self };
        Punhais { quiet: self.quiet.forgotten(tabuleiro_rules::Position::key(&image)), ..image }
    }
}
