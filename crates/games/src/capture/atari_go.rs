//! Atari Go (`docs/rulings.md`, 26): stones, groups and liberties as in go; the first capture wins.
//!
//! No position recurs. One of the sides always has a placement: on an empty point where a stone of one side would have
//! no liberty, the other side can place one, since it either captures there or has a liberty. So there are never two
//! passes in succession.

use crate::goban::goban;
use crate::groups::{Groups, Placement as Action, SEATS};
use crate::openings::openings;
use std::iter;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Analysis, Heuristic, Ladder, Method, MonteCarloHints};
use tabuleiro_rules::{
    Board, Effect, Effects, Facts, Family, Game, Impossible, Object, ObjectError, OptionError, OptionSpec, Options,
    Outcome, Player, Position, Reader, Removal, Rng, Site, Standing, Taps, Verdict, alternate, below, chain,
    mover_and_outcome, square_name, turn_of,
};

/// The sizes of boards, in points along a side.
const SIDES: [u8; 11] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
/// The default size.
const SIDE: u8 = 9;

static FACTS: Facts = Facts::new("atari_go", "Atari Go", "Atari Go", Family::Capture)
    .notation("CELL | pass")
    .published("Yasutoshi Yasuda", "", "002")
    .seats(SEATS)
    // A placement on every point but one, and a pass before each.
    .plies(40, 162)
    .difficulty(1)
    .options(&[OptionSpec::side(SIDE, &SIDES), OptionSpec::FIRST]);

/// Boards up to 13×13.
type Stones = Groups<14, 210>;

/// A position of Atari Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AtariGo {
    board: Stones,
    mover: Player,
    /// The sites of captured stones, as bits; the side not to move has won if there is one.
    captured: [u64; 3],
}

impl AtariGo {
    /// Returns whether the mover can place a stone on the empty point. docs/rulings.md, Atari Go: a stone must have a
    /// liberty or capture.
    #[inline]
    fn may_place(&self, point: u16) -> bool {
        self.board.breathes(self.mover, point) || self.board.takes(self.mover, point)
    }

    /// Returns whether the group is the mover's and in atari: it has exactly one liberty.
    fn is_in_atari(&self, group: u16) -> bool {
        self.board.owner(group) == Some(self.mover) && self.board.liberties(group, 2) == 1
    }

    /// Returns whether a stone on the point joins all groups `in_atari` into a group that is not in atari.
    fn saves_all(&self, point: u16, in_atari: &[u16]) -> bool {
        let (groups, count) = self.board.touching(self.mover, point);
        let joins = in_atari.iter().all(|group| groups[..count].contains(group));
        joins && {
            let mut board = self.board;
            let group = board.place(self.mover, point);
            board.liberties(group, 2) > 1
        }
    }

    fn captured_sites(&self) -> Vec<Site> {
        (0..192).filter(|&i| self.captured[i / 64] >> (i % 64) & 1 != 0).map(|i| Site(i as u16)).collect()
    }
}

impl Position for AtariGo {
    type Action = Action;

    mover_and_outcome!(|position| (position.captured != [0; 3]).then_some(Outcome::Win(position.mover.other())));

    fn list_actions(&self, out: &mut Vec<Action>) {
        self.board.placements(|point| self.may_place(point), out);
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let player = self.mover;
        match action {
            Action::Pass => effects.push(0, Effect::Pass { player }),
            Action::Place(point) if !self.board.is_empty(point) => {}
            Action::Place(point) => {
                effects.push(0, Effect::Place { at: self.board.site(point), piece: Stones::piece(player), count: 1 });
                self.board.place(player, point);
                let captured = &mut self.captured;
                self.board.capture(player, point, |board, group| {
                    for stone in board.stones(group) {
                        let at = board.site(stone);
                        captured[at.index() / 64] |= 1 << (at.0 % 64);
                        let piece = Stones::piece(player.other());
                        effects.push(1, Effect::Remove { at, piece, count: 1, why: Removal::Disconnected });
                    }
                });
            }
        }
        self.mover = player.other();
    }

    fn key(&self) -> u64 {
        let state = u64::from(self.board.side()) << 1 | self.mover as u64;
        self.board.key() ^ chain(iter::once(state).chain(self.captured))
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        for _ in 0..12 {
            let point = self.board.draw(rng);
            if self.may_place(point) {
                return Action::Place(point);
            }
        }
        scratch.clear();
        self.actions(scratch);
        scratch[below(rng, scratch.len() as u32) as usize]
    }
}

impl Game for AtariGo {
    const FACTS: &'static Facts = &FACTS;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(AtariGo { board: Groups::new(options.size().0), mover: options.first(), captured: [0; 3] })
    }

    fn board(&self) -> Board {
        goban(self.board.side())
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        self.board.pieces(out);
    }

    fn taps(&self, action: Action) -> Taps {
        self.board.placement_taps(action)
    }

    fn write(&self, action: Action, out: &mut String) {
        Stones::write_placement(action, out);
    }

    fn object(&self) -> Object {
        let mut object = self.board.object(SIDE);
        object.insert("turn".into(), turn_of(&SEATS, self.mover));
        let name = |site: Site| {
            let n = u16::from(self.board.side());
            square_name((site.0 % n) as u8, (site.0 / n) as u8)
        };
        object.insert("captured".into(), self.captured_sites().into_iter().map(name).collect());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let mut position = Self::start(options).map_err(|e| ObjectError::Impossible(e.to_string()))?;
        position.board = Groups::read(object, options.size().0, &SIDES)?;
        position.mover = Reader(object).turn(&SEATS, position.mover)?;
        if position.board.without_liberty().is_some() {
            return Err(ObjectError::Impossible("a group has no liberty".into()));
        }
        let Some(list) = object.get("captured") else { return Ok(position) };
        let wrong = || ObjectError::value("captured", "a list of empty points", list);
        for name in list.as_array().ok_or_else(wrong)? {
            let named = |&p: &u16| {
                let (column, row) = Stones::split(p);
                name == &square_name(column, row)
            };
            let point = position.board.empties().iter().copied().find(named).ok_or_else(wrong)?;
            let site = position.board.site(point);
            position.captured[site.index() / 64] |= 1 << (site.0 % 64);
        }
        Ok(position)
    }

    /// The sides place stones in turn. Nobody passes while two empty points are neighbours, because a stone on one of them
    /// has a liberty.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        let empty = |point: u16| Stones::around(point).into_iter().any(|n| self.board.is_empty(n));
        if self.outcome().is_some() || !self.board.empties().iter().any(|&point| empty(point)) {
            return Ok(());
        }
        alternate(Player::BOTH.map(|side| u32::from(self.board.count(side))), self, start)
    }

    fn prompt(&self) -> &'static str {
        let placeable = self.outcome().is_some() || self.board.empties().iter().any(|&p| self.may_place(p));
        if placeable { "ask-place" } else { "ask-pass" }
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome().map(|_| Verdict { reason: "end-first-capture", sites: self.captured_sites() })
    }

    fn symmetries(&self) -> u8 {
        8
    }

    fn transformed(&self, k: u8) -> Self {
        let mut captured = [0; 3];
        for site in self.captured_sites() {
            let point = self.board.mirrored(k, self.board.point(site.index()));
            let site = self.board.site(point);
            captured[site.index() / 64] |= 1 << (site.0 % 64);
        }
        AtariGo { board: self.board.transformed(k), captured, ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        self.board.mirrored_placement(k, action)
    }
}

/// The malus for a group by its number of liberties, 0 to 3.
const FEW_LIBERTIES: [i32; 4] = [0, 400, 90, 25];

impl Heuristic for AtariGo {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[12, 25, 54, 58]];
    const OPENINGS: &'static str = openings!("atari_go");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };
    const MONTE_CARLO: MonteCarloHints<Self> =
        MonteCarloHints { analyse_after: 50, analyse: Self::analyse, ..MonteCarloHints::NONE };

    /// A mover that can capture wins. Otherwise weighs groups with few liberties by their size, and the turn.
    fn evaluate(&self) -> i32 {
        let mut value = 0;
        for group in self.board.groups() {
            let Some(owner) = self.board.owner(group) else { continue };
            let liberties = self.board.liberties(group, 4);
            if liberties == 1 && owner != self.mover {
                return if self.mover == Player::First { 20_000 } else { -20_000 };
            }
            let size = i32::from(self.board.size(group)).min(12);
            let room = i32::from(self.board.breath(group)).min(16);
            let cost = FEW_LIBERTIES.get(liberties).map_or(0, |cost| cost + cost * size / 6) - 4 * room;
            value += if owner == Player::First { -cost } else { cost };
        }
        value + if self.mover == Player::First { 20 } else { -20 }
    }

    /// Captures, then stones adjacent to groups of either side with few liberties, then stones near the centre.
    fn move_order(&self, action: Action) -> i32 {
        let Action::Place(point) = action else { return 0 };
        let mut value = 0;
        for side in Player::BOTH {
            let (groups, count) = self.board.touching(side, point);
            for &group in &groups[..count] {
                value += match (side == self.mover, self.board.liberties(group, 3)) {
                    (false, 1) => 1000,
                    (true, 1) => 300,
                    (false, 2) => 60,
                    (true, 2) => 40,
                    _ => 10,
                };
            }
        }
        let (column, row) = Stones::split(point);
        let last = self.board.side() - 1;
        let inward = |x: u8| i32::from(x.min(last - x).min(3));
        value + inward(column) + inward(row)
    }

    fn is_noisy(&self, action: Action) -> bool {
        matches!(action, Action::Place(point) if self.board.takes(self.mover, point))
    }
}

impl AtariGo {
    /// A mover that can capture wins. Otherwise every group of the mover's must be out of atari after the placement.
    fn analyse(&self, actions: &mut Vec<Action>) -> Analysis {
        let (mover, nodes) = (self.mover, actions.len() as u64);
        if actions.iter().any(|&action| self.is_noisy(action)) {
            actions.retain(|&action| self.is_noisy(action));
            return Analysis { winner: Some(mover), nodes };
        }
        let in_atari: Vec<u16> = self.board.groups().filter(|&group| self.is_in_atari(group)).collect();
        if in_atari.is_empty() && actions.first() == Some(&Action::Pass) {
            return Analysis { winner: None, nodes };
        }
        actions.retain(|&action| matches!(action, Action::Place(point) if self.saves_all(point, &in_atari)));
        Analysis { winner: actions.is_empty().then_some(mover.other()), nodes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::{play, position, start};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use serde_json::{Value, json};

    #[test]
    fn a_stone_without_a_liberty_may_be_placed_only_where_it_captures() {
        let game = position::<AtariGo>(&["size=4"], &json!({"rows":[".B.W","BW..","WW..",".WB."],"turn":"B"}));
        // a4 would join b4 and a3, which have liberties; a1 has no liberty, and its white neighbours have others.
        assert!(game.read("a4").is_ok());
        assert!(game.read("a1").is_err());
        let taking = position::<AtariGo>(&["size=4"], &json!({"rows":["....","B...","WB..",".WB."],"turn":"B"}));
        assert!(taking.read("a1").is_ok(), "it has no liberty, but takes a2");
    }

    #[test]
    fn all_enemy_groups_without_liberties_are_captured_together_and_end_the_game() {
        let mut game = position::<AtariGo>(&["size=4"], &json!({"rows":["....","BB..","WWB.",".WB."],"turn":"B"}));
        assert_eq!(play(&mut game, "a1").len(), 4);
        assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
        assert_eq!(game.verdict().unwrap().sites, [Site(1), Site(4), Site(5)]);
    }

    #[test]
    fn a_side_without_a_placement_passes_and_the_other_then_has_one() {
        let mut game = position::<AtariGo>(&["size=3"], &json!({"rows":["WWW","W.W",".WW"],"turn":"B"}));
        assert!(game.read("b2").is_err());
        assert_eq!(game.prompt(), "ask-pass");
        play(&mut game, "pass");
        assert_eq!(game.perft(1), 2);
        assert_eq!(game.outcome(), None);
    }

    #[test]
    fn one_of_the_sides_always_has_a_placement() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
        let mut list = Vec::new();
        for seed in 0..3000 {
            let mut game = start::<AtariGo>(&[["size=3", "size=4"][seed % 2]]);
            while game.outcome().is_none() {
                list.clear();
                game.actions(&mut list);
                if list == [Action::Pass] {
                    let other = AtariGo { mover: game.mover.other(), ..game };
                    assert!(other.board.empties().iter().any(|&p| other.may_place(p)));
                }
                game.apply(list[below(&mut rng, list.len() as u32) as usize], &mut ());
            }
        }
    }

    #[test]
    fn a_board_with_a_group_without_liberties_is_refused() {
        let options = FACTS.parse_options(["size=3"]).unwrap();
        let read = |object: Value| AtariGo::from_object(&options, object.as_object().unwrap());
        assert!(read(json!({"rows":["WWW","WWW","WWW"],"turn":"B"})).is_err());
        assert!(read(json!({"rows":["B..","...","..."],"turn":"B","captured":["a3"]})).is_err());
        assert!(read(json!({"rows":["B..","...","..."],"turn":"B","captured":["a1"]})).is_ok());
    }
}
