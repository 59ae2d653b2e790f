//! Vizinhos, known as Neighbours (`docs/rulings.md`, 4).
//!
//! Two bitboards. The targets of a man are the queen's attacks from its cell, restricted to the cells at a distance
//! equal to the number of its neighbours.

use crate::bits::{Bits, nth};
use crate::chess::common::{king, queen};
use crate::draw_counter::{DrawCounter, read_end, write_end};
use crate::openings::openings;
use crate::square::Step as Action;
use crate::square::{Grid, Set, grid_actions, object_of_men, pieces_of_men, read_some_men};
use crate::tables::table;
use crate::unseen::Unseen;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};
use tabuleiro_rules::{
    About, Board, BoardBuilder, Effect, Effects, Facts, Family, Game, HistoryRule, Impossible, Kind, Look, Material,
    Object, ObjectError, OptionError, OptionSpec, Options, Outcome, Piece, Player, Position, Reader, Remark, Removal,
    Rng, Seat, Site, Standing, Travel, Verdict, below, chain, mover_and_outcome,
};

static FACTS: Facts = Facts::new("vizinhos", "Vizinhos", "Neighbours", Family::Capture)
    .notation("A-B")
    .published("Frank Riepenhausen", "2003", "000")
    .seats([Seat::WHITE, Seat::BLACK])
    // At most 15 captures, each after fewer than 100 quiet actions, and 100 quiet actions at the end.
    .plies(50, 1600)
    .options(&[OptionSpec::FIRST, OptionSpec::NO_PROGRESS]);

/// A position of Vizinhos.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vizinhos {
    /// White and black men.
    men: [u64; 2],
    mover: Player,
    /// How and why the game ended.
    end: Unseen<Option<(Option<Player>, &'static str)>>,
    quiet: Unseen<DrawCounter>,
}

table! {
    /// The cells at a distance of 0 to 8 king's steps from each cell.
    static RINGS: [[u64; 64]; 9] = {
        let mut table = [[0; 64]; 9];
        let mut from = 0;
        while from < 64 {
            let mut to = 0;
            while to < 64 {
                let files = (from as i32 % 8 - to % 8).abs();
                let ranks = (from as i32 / 8 - to / 8).abs();
                let distance = if files > ranks { files } else { ranks };
                if distance > 0 {
                    table[distance as usize][from] |= 1u64 << to;
                }
                to += 1;
            }
            from += 1;
        }
        table
    };
}

/// The chessboard.
const GRID: Grid = Grid::bitboard(8);

fn man(side: Player) -> Piece {
    Piece::new(Kind::Man, FACTS.seats[side.index()].tone)
}

impl Vizinhos {
    fn with_men(men: [u64; 2], mover: Player, options: &Options) -> Vizinhos {
        let mut position = Vizinhos { men, mover, end: Unseen(None), quiet: Unseen(DrawCounter::new(options)) };
        position.quiet.0.progress(position.key());
        position
    }

    /// Returns the cells that the man on `from` can move to.
    #[inline]
    fn targets(&self, side: Player, from: u8) -> u64 {
        let all = self.men[0] | self.men[1];
        let neighbours = (king(from) & all).count_ones();
        queen(from, all) & RINGS[neighbours as usize][usize::from(from)] & !self.men[side.index()]
    }

    fn can_move(&self, side: Player) -> bool {
        Bits(self.men[side.index()]).any(|from| self.targets(side, from) != 0)
    }

    /// Ends the game if the mover cannot move. docs/rulings.md, Vizinhos: a mover without a move loses, even if the
    /// opponent is blocked too.
    #[inline]
    fn settle(&mut self) {
        if !self.can_move(self.mover) {
            let reason = if self.men[self.mover.index()] == 0 { "end-captured-all" } else { "end-blocked" };
            *self.end = Some((Some(self.mover.other()), reason));
        }
    }

    /// Returns the number of moves of a side, and the number of its men that can move.
    fn mobility(&self, side: Player) -> (i32, i32) {
        let targets = Bits(self.men[side.index()]).map(|from| self.targets(side, from).count_ones() as i32);
        targets.fold((0, 0), |(moves, men), n| (moves + n, men + i32::from(n > 0)))
    }
}

impl Position for Vizinhos {
    type Action = Action;

    mover_and_outcome!(|position| position.end.map(|(winner, _)| winner.map_or(Outcome::Draw, Outcome::Win)));

    fn list_actions(&self, out: &mut Vec<Action>) {
        for from in Bits(self.men[self.mover.index()]) {
            out.extend(Bits(self.targets(self.mover, from)).map(|to| Action { from, to }));
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let (own, opponent) = (self.mover.index(), self.mover.other());
        let (from, to) = (GRID.site(action.from), GRID.site(action.to));
        let taken = self.men[1 - own] >> action.to & 1 == 1;
        if taken {
            let why = Removal::Replaced;
            effects.push(0, Effect::Remove { at: to, piece: man(opponent), count: 1, why });
            self.men[1 - own] ^= 1 << action.to;
        }
        effects.push(0, Effect::Move { from, to, piece: man(self.mover), count: 1, travel: Travel::Slide });
        self.men[own] = self.men[own] & !(1 << action.from) | 1 << action.to;
        self.mover = opponent;
        self.settle();
        if self.end.is_some() {
            return;
        }
        let key = self.key();
        if taken {
            self.quiet.0.progress(key);
        } else if let Some(reason) = self.quiet.0.note(key) {
            *self.end = Some((None, reason));
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        chain([self.mover as u64, self.men[1], self.men[0]])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let targets = |from| self.targets(self.mover, from);
        let men = Bits(self.men[self.mover.index()]);
        let mut left = below(rng, men.map(|from| targets(from).count_ones()).sum());
        let mut drawn = Action { from: 0, to: 0 };
        for from in men {
            let here = targets(from);
            let count = here.count_ones();
            if left < count {
                drawn = Action { from, to: nth(here, left) };
                break;
            }
            left -= count;
        }
        drawn
    }
}

impl Game for Vizinhos {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Falling;
    const HISTORY: HistoryRule = HistoryRule::Draws;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::with_men([0xff, 0xff << 56], options.first(), options))
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(8, 8, Look::Inlay).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        pieces_of_men(GRID, self.men, man, out);
    }

    grid_actions!(GRID);

    /// The neighbours of the picked man and their number, which is the distance that it moves.
    fn remarks(&self, picked: Option<Site>) -> Vec<Remark> {
        let all = self.men[0] | self.men[1];
        let Some(from) = picked.map(|site| site.0 as u8 & 63).filter(|from| all >> from & 1 == 1) else {
            return Vec::new();
        };
        let near = king(from) & all;
        if near == 0 {
            return Vec::new();
        }
        let sites = GRID.sites(near);
        vec![Remark { about: About::Source, sites, number: Some(near.count_ones() as u16) }]
    }

    fn object(&self) -> Object {
        let mut object = object_of_men(GRID, GRID.size(), self.men, &FACTS.seats, self.mover);
        if let Some((_, reason)) = *self.end {
            write_end("phase", reason, None, &mut object);
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let men: [u64; 2] = read_some_men(GRID, read, &FACTS.seats)?;
        let mut position = Self::with_men(men, read.turn(&FACTS.seats, Player::First)?, options);
        match read_end("phase", read, None)? {
            Some(reason) => *position.end = Some((None, reason)),
            None => position.settle(),
        }
        Ok(position)
    }

    /// The side that moved last has the man that moved.
    fn check_law(&self, _start: &Self) -> Result<(), Impossible> {
        let men = self.men[self.mover.other().index()].count_ones();
        Impossible::unless(self.end.is_some() || men > 0, "men of the side that moved", "one at least", men)
    }

    fn prompt(&self) -> &'static str {
        "ask-move-neighbours"
    }

    fn verdict(&self) -> Option<Verdict> {
        let (winner, reason) = (*self.end)?;
        let loser = winner.map_or(0, |winner| self.men[winner.other().index()]);
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
        let seen = Vizinhos { men, ..*self };
        Vizinhos { quiet: Unseen(self.quiet.forgotten(seen.key())), ..seen }
    }
}

impl Heuristic for Vizinhos {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[22, 25, 45, 54]];
    const OPENINGS: &'static str = openings!("vizinhos");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };

    /// Weighs men, men that can move, and moves.
    fn evaluate(&self) -> i32 {
        let [white, black] = Player::BOTH.map(|side| {
            let (moves, movable) = self.mobility(side);
            100 * self.men[side.index()].count_ones() as i32 + 25 * movable + 4 * moves
        });
        white - black
    }

    fn move_order(&self, action: Action) -> i32 {
        (self.men[self.mover.other().index()] >> action.to & 1) as i32
    }

    fn is_noisy(&self, action: Action) -> bool {
        self.move_order(action) > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::{play, position, texts};
    use serde_json::json;

    /// The cells that the piece on a cell can move to.
    fn targets(game: &Vizinhos, from: &str) -> Vec<String> {
        let prefix = format!("{from}-");
        texts(game).iter().filter_map(|text| text.strip_prefix(&prefix)).map(str::to_string).collect()
    }

    /// The figure in the source: two neighbours of either colour make the distance two; a piece in between blocks the
    /// line.
    fn figure(turn: &str) -> Vizinhos {
        let rows = ["........", "....BB..", ".B...BB.", "..B...W.", ".B......", "..W..W..", "..W.....", "........"];
        position(&[], &json!({"rows": rows, "turn": turn}))
    }

    #[test]
    fn a_man_with_two_neighbours_moves_exactly_two_cells() {
        let game = figure("W");
        assert_eq!(targets(&game, "c3"), ["a1", "e1", "a3", "e3", "c5", "e5"]);
    }

    #[test]
    fn a_man_without_a_cell_at_its_distance_cannot_move() {
        let game = figure("B");
        assert_eq!(targets(&game, "f6"), [""; 0]);
    }

    #[test]
    fn a_man_without_neighbours_cannot_move_and_a_side_with_only_such_men_loses() {
        let mut game = position::<Vizinhos>(&[], &json!({"cells":{"a1":"W","b1":"W","h8":"B","h7":"B"},"turn":"W"}));
        assert_eq!(targets(&game, "a1"), ["a2", "b2"]);
        play(&mut game, "a1-a2");
        assert_eq!(game.outcome(), None);
        let alone = position::<Vizinhos>(&[], &json!({"cells":{"a1":"W","c1":"W","h8":"B","h7":"B"},"turn":"W"}));
        assert_eq!(alone.outcome(), Some(Outcome::Win(Player::Second)));
        assert_eq!(alone.verdict().unwrap().reason, "end-blocked");
    }

    #[test]
    fn if_both_sides_are_blocked_the_side_to_move_loses() {
        for (turn, winner) in [("W", Player::Second), ("B", Player::First)] {
            let game = position::<Vizinhos>(&[], &json!({"cells":{"a1":"W","c4":"W","h8":"B","e6":"B"},"turn":turn}));
            assert_eq!(game.outcome(), Some(Outcome::Win(winner)));
        }
    }

    #[test]
    fn two_pairs_that_move_back_and_forth_draw_by_repetition() {
        let mut game = position::<Vizinhos>(&[], &json!({"cells":{"a1":"W","b1":"W","h8":"B","g8":"B"},"turn":"W"}));
        for text in ["b1-b2", "g8-g7", "b2-b1", "g7-g8"].into_iter().cycle().take(8) {
            assert_eq!(game.outcome(), None);
            play(&mut game, text);
        }
        assert_eq!((game.outcome(), game.verdict().unwrap().reason), (Some(Outcome::Draw), "end-repetition"));
    }
}
