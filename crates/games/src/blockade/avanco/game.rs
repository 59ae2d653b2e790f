//! Board, notation and position object of Avanço.

use super::{Avanco, FACTS, SIZES, man, overturned};
use crate::square::{Grid, Set, board, grid_actions, object_of_men, pieces_of_men, read_men, read_side};
use tabuleiro_rules::{
    Board, BoardBuilder, Facts, Game, Impossible, Look, Material, Object, ObjectError, OptionError, Options, Player,
    Reader, Standing, Verdict, alternate_within,
};

impl Game for Avanco {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Falling;

    fn start(options: &Options) -> Result<Self, OptionError> {
        let (size, _) = options.size();
        let two_ranks = board(size) & 0xffff;
        Ok(Self::with_men([two_ranks, overturned(two_ranks, size)], size, options.first()))
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(self.size, self.size, Look::Inlay).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        pieces_of_men(self.grid(), self.men, man, out);
    }

    grid_actions!(|position| position.grid());

    fn object(&self) -> Object {
        object_of_men(self.grid(), (8, 8), self.men, &FACTS.seats, self.mover)
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let size = read_side(read, options.size(), SIZES)?;
        let mover = read.turn(&FACTS.seats, Player::First)?;
        let men = read_men(Grid::bitboard(size), read, &FACTS.seats)?;
        let mut position = Self::with_men(men, size, mover);
        let impossible = |why: &str| Err(ObjectError::Impossible(why.into()));
        let arrived = Player::BOTH.map(|side| position.men[side.index()] & position.goal(side) != 0);
        match position.men {
            [0, 0] => return impossible("neither side has a man"),
            _ if arrived == [true, true] => return impossible("both sides have reached the last rank"),
            [_, 0] if arrived[1] => return impossible("a side without men has reached the last rank"),
            _ => position.settle(),
        }
        Ok(position)
    }

    /// Every move advances one man by one rank, so the ranks of the men count the turns, but for the men captured.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        let [now, then] = [self, start].map(|position| position.men.map(u64::count_ones));
        let lost = [0, 1].map(|side: usize| then[side] - now[side]);
        let turns = Player::BOTH.map(|side| {
            let men = self.men[side.index()];
            let of_white = if side == Player::First { men } else { overturned(men, self.size) };
            let ranks: u32 = of_white.cells().map(|cell| u32::from(cell / 8)).sum();
            let (at_start, furthest) = (then[side.index()] / 2, u32::from(self.size) - 2);
            let least = ranks.saturating_sub(at_start).max(lost[side.other().index()]);
            least..=(ranks + lost[side.index()] * furthest).saturating_sub(at_start)
        });
        alternate_within(turns, self, start)
    }

    fn prompt(&self) -> &'static str {
        "ask-move"
    }

    fn verdict(&self) -> Option<Verdict> {
        let winner = self.outcome?.winner()?;
        let arrived = self.men[winner.index()] & self.goal(winner);
        let reason = if arrived == 0 { "end-captured-all" } else { "end-last-rank" };
        Some(Verdict { reason, sites: self.grid().sites(arrived) })
    }

    fn symmetries(&self) -> u8 {
        2
    }

    /// Reflection that exchanges left and right.
    fn transformed(&self, k: u8) -> Self {
        let mirror = |men: u64| men.reverse_bits().swap_bytes() >> (8 - self.size);
        if k == 0 { *self } else { Avanco { men: self.men.map(mirror), ..*self } }
    }
}
