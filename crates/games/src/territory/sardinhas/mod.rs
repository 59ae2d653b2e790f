//! Sardinhas, known as Can of Sardines (`docs/rulings.md`, 2).
//!
//! 9×7 cells fit in one word, so two bitboards say everything: a man on a cell of the can is fixed, every other slides.

mod cells;

use crate::bits::{Bits, nth, whose};
use cells::{CAN, FILES, RANKS, RIM, slides};
use std::hash::{Hash, Hasher};
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::{
    Board, BoardBuilder, Choice, Coloured, Effect, Effects, Facts, Family, Game, HistoryRule, Kind, Look, Names,
    Object, ObjectError, OptionError, OptionSpec, Options, Outcome, Piece, Player, Position, Reader, Rng, Seat, Site,
    Standing, Taps, Travel, Verdict, below, chain, rows_of_sides, turn_of, write_slide,
};

static FACTS: Facts = Facts {
    id: "sardinhas",
    names: Names { pt: "Sardinhas", en: "Can of Sardines" },
    author: "Fred Horn",
    year: "2006",
    family: Family::Territory,
    seats: [Seat::WHITE, Seat::BLACK],
    typical_plies: 20,
    // At most 15 entries, each after fewer than 60 quiet actions; the last one ends the game.
    max_plies: 900,
    difficulty: 2,
    variants: &[],
    cards: &[],
    options: &[OptionSpec::FIRST, OptionSpec::no_progress(60)],
    seeds: "000",
};

/// Men inside that are more than half of the can.
const MAJORITY: u32 = 8;

/// One decision; cells are rank × 9 + file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A man slides like a Queen.
    Slide {
        /// The cell it leaves.
        from: u8,
        /// The cell it stops on.
        to: u8,
    },
    /// No man can move.
    Pass,
}

/// A position of Sardinhas.
#[derive(Clone, Copy, Debug)]
pub struct Sardinhas {
    /// White and black men.
    men: [u64; 2],
    mover: Player,
    /// Actions since a man entered the can.
    quiet: u16,
    /// DrawCounter actions after which the men are counted; 0 = never.
    patience: u16,
    /// How and why the game ended.
    end: Option<(Outcome, &'static str)>,
}

impl PartialEq for Sardinhas {
    fn eq(&self, other: &Self) -> bool {
        (self.men, self.mover) == (other.men, other.mover)
    }
}

impl Eq for Sardinhas {}

impl Hash for Sardinhas {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

const fn site(cell: u8) -> Site {
    Site(cell as u16)
}

fn man(side: Player) -> Piece {
    Piece::new(Kind::Sardine, FACTS.seats[side.index()].tone)
}

impl Sardinhas {
    fn with_men(men: [u64; 2], mover: Player, options: &Options) -> Sardinhas {
        Sardinhas { men, mover, quiet: 0, patience: options.number("no_progress") as u16, end: None }
    }

    fn all(&self) -> u64 {
        self.men[0] | self.men[1]
    }

    /// The men of a side that are not fixed.
    #[inline]
    fn free(&self, side: Player) -> Bits {
        Bits(self.men[side.index()] & !CAN)
    }

    fn can_move(&self, side: Player) -> bool {
        let all = self.all();
        self.free(side).any(|from| slides(from, all) != 0)
    }

    /// Men inside the can.
    #[inline]
    fn points(&self) -> [i32; 2] {
        self.men.map(|men| (men & CAN).count_ones() as i32)
    }

    fn count(&mut self, reason: &'static str) {
        self.end = Some((Outcome::by_points(self.points()), reason));
    }

    /// The ends that the men on the board show.
    #[inline]
    fn settle(&mut self) {
        let inside = self.men.map(|men| (men & CAN).count_ones());
        if inside.iter().any(|&men| men >= MAJORITY) {
            self.count("end-eight-inside");
        } else if self.all() & RIM == RIM {
            // docs/rulings.md, Sardinhas: no cell of the can is open when (and only when) its rim is full.
            self.count("end-count");
        } else if !self.can_move(self.mover) && !self.can_move(self.mover.other()) {
            // Nobody can enter any more, so the men inside are counted.
            self.count("end-count");
        }
    }

    /// Cells of the can that men of a side can enter now.
    fn entries(&self, side: Player) -> u64 {
        let all = self.all();
        self.free(side).fold(0, |set, from| set | slides(from, all)) & CAN
    }
}

impl Position for Sardinhas {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.end.is_some() {
            return;
        }
        let (all, before) = (self.all(), out.len());
        for from in self.free(self.mover) {
            out.extend(Bits(slides(from, all)).map(|to| Action::Slide { from, to }));
        }
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let own = self.mover.index();
        let mut entered = false;
        match action {
            Action::Pass => effects.push(0, Effect::Pass { player: self.mover }),
            Action::Slide { from, to } => {
                entered = CAN >> to & 1 == 1;
                self.men[own] = self.men[own] & !(1 << from) | 1 << to;
                let (from, to, piece) = (site(from), site(to), man(self.mover));
                effects.push(0, Effect::Move { from, to, piece, count: 1, travel: Travel::Slide });
                if E::LIVE && entered {
                    effects.push(1, Effect::Score { player: self.mover, points: self.points()[own] });
                }
            }
        }
        self.mover = self.mover.other();
        self.quiet = if entered { 0 } else { self.quiet.saturating_add(1) };
        self.settle();
        if self.end.is_none() && self.patience != 0 && self.quiet >= self.patience {
            // docs/rulings.md, Sardinhas: sixty actions without an entry are counted, not drawn.
            self.count("end-no-progress");
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.end.map(|(outcome, _)| outcome)
    }

    fn key(&self) -> u64 {
        chain([self.mover as u64, self.men[1], self.men[0]])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let (all, men) = (self.all(), self.free(self.mover));
        let total = men.map(|from| slides(from, all).count_ones()).sum();
        if total == 0 {
            return Action::Pass;
        }
        let mut left = below(rng, total);
        for from in men {
            let here = slides(from, all);
            let count = here.count_ones();
            if left < count {
                return Action::Slide { from, to: nth(here, left) };
            }
            left -= count;
        }
        Action::Pass
    }
}

impl Game for Sardinhas {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "A-B | pass";
    const HISTORY: HistoryRule = HistoryRule::Counts;

    fn start(options: &Options) -> Result<Self, OptionError> {
        let rank = (1 << FILES) - 1;
        Ok(Self::with_men([rank, rank << (FILES * (RANKS - 1))], options.first(), options))
    }

    fn board(&self) -> Board {
        let can: Vec<Site> = Bits(CAN).map(site).collect();
        BoardBuilder::new().cells(FILES, RANKS, Look::Plain).region(Coloured::Can, &can, "").build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in Player::BOTH {
            let standing = |cell| Standing { at: site(cell), piece: man(side), count: 1 };
            out.extend(Bits(self.men[side.index()]).map(standing));
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
            Action::Slide { from, to } => write_slide(FILES, from, to, out),
            Action::Pass => out.push_str("pass"),
        }
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        let owner = |f, r| whose(self.men, FILES * r + f);
        object.insert("rows".into(), rows_of_sides(&FACTS.seats, FILES, RANKS, owner));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        if self.end.is_some_and(|(_, reason)| reason == "end-no-progress") {
            object.insert("phase".into(), "no-progress".into());
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut men = [0; 2];
        for (cell, side) in read.sides(&FACTS.seats, FILES, RANKS)? {
            men[side.index()] |= 1 << cell;
        }
        let mut position = Self::with_men(men, read.turn(&FACTS.seats, Player::First)?, options);
        if position.points().iter().all(|&men| men >= MAJORITY as i32) {
            return Err(ObjectError::Impossible("both sides have eight men inside".into()));
        }
        match read.text("phase")? {
            None => position.settle(),
            Some("no-progress") => position.count("end-no-progress"),
            Some(phase) => return Err(ObjectError::value("phase", "no-progress (none while the game runs)", phase)),
        }
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        if self.can_move(self.mover) { "ask-move-sardine" } else { "ask-pass" }
    }

    fn verdict(&self) -> Option<Verdict> {
        let (outcome, reason) = self.end?;
        let men = outcome.winner().map_or(0, |side| self.men[side.index()] & CAN);
        Some(Verdict { reason, sites: Bits(men).map(site).collect() })
    }

    fn score(&self) -> Option<[i32; 2]> {
        Some(self.points())
    }

    fn symmetries(&self) -> u8 {
        2
    }

    /// Left and right exchanged.
    fn transformed(&self, k: u8) -> Self {
        let mirror = |men: u64| Bits(men).fold(0, |set, cell| set | 1u64 << mirrored(cell));
        if k == 0 { *self } else { Sardinhas { men: self.men.map(mirror), ..*self } }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Slide { from, to } if k == 1 => Action::Slide { from: mirrored(from), to: mirrored(to) },
            _ => action,
        }
    }
}

const fn mirrored(cell: u8) -> u8 {
    cell / FILES * FILES + FILES - 1 - cell % FILES
}

impl Heuristic for Sardinhas {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[-5, 14, 33, 46]];
    const SELECTIVE: bool = true;

    /// Men inside, cells that can be entered, and whose turn it is to enter one.
    fn evaluate(&self) -> i32 {
        let [white, black] = self.points();
        let entries = Player::BOTH.map(|side| self.entries(side));
        let [to_white, to_black] = entries.map(|set| set.count_ones() as i32);
        let sign = if self.mover == Player::First { 1 } else { -1 };
        let turn = if entries[self.mover.index()] != 0 { 50 } else { 0 };
        100 * (white - black) + 8 * (to_white - to_black) + sign * turn
    }

    fn move_order(&self, action: Action) -> i32 {
        match action {
            Action::Slide { to, .. } => (CAN >> to & 1) as i32,
            Action::Pass => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::forced::wins_within;
    use crate::test_support::play;

    fn position(rows: &str, turn: &str) -> Sardinhas {
        let rows: Vec<&str> = rows.split('/').collect();
        let object = serde_json::json!({"rows": rows, "turn": turn});
        Sardinhas::from_object(&FACTS.defaults(), object.as_object().unwrap()).unwrap()
    }

    #[test]
    fn a_man_may_cross_the_can_and_never_leaves_it() {
        let mut game = position("........./........./........./W......../........./........./.........", "W");
        assert!(game.read("a4-i4").is_ok());
        play(&mut game, "a4-c4");
        // The only man is fixed: nobody can enter any more.
        assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    }

    /// The seed's worked example: with 7.i3-i4 White wins.
    #[test]
    fn after_the_published_seventh_action_white_wins_whatever_black_does() {
        let mut game = position(".......W./........./..BWBWW../..B....WW/..BBBWBWW/...B...B./.........", "W");
        play(&mut game, "h4-d4 d2-b2 i4-e4 b2-b6 h7-g6 h2-i2 i3-i4");
        assert!(wins_within(&game, Player::First, 6));
    }

    #[test]
    fn eight_men_inside_win_at_once_and_a_full_rim_is_counted() {
        let mut game = position("...W...../........./..WBWBB../..W...B../..WBWBW../........./...B.....", "W");
        assert_eq!((game.outcome(), game.points()), (Some(Outcome::Draw), [6, 6]));
        game = position("...W...../........./..WBWBB../..W...B../..WB.BW../........./...B.....", "W");
        assert_eq!(game.outcome(), None);
        play(&mut game, "d7-h7 d1-e2 h7-h6 e2-e3");
        assert_eq!((game.outcome(), game.verdict().unwrap().reason), (Some(Outcome::Win(Player::Second)), "end-count"));
    }

    #[test]
    fn sixty_actions_without_an_entry_are_counted() {
        let mut game = position("W.......W/........./..W....../........./........./........./B.......B", "W");
        for text in ["a7-a6", "a1-a2", "a6-a7", "a2-a1"].into_iter().cycle().take(60) {
            assert_eq!(game.outcome(), None);
            play(&mut game, text);
        }
        assert_eq!(
            (game.outcome(), game.verdict().unwrap().reason),
            (Some(Outcome::Win(Player::First)), "end-no-progress")
        );
        assert_eq!(Sardinhas::from_object(&FACTS.defaults(), &game.object()).unwrap().outcome(), game.outcome());
    }
}
