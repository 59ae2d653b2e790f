//! Positions of the chess games in which a King may be left under attack: what they share, and the trait with what
//! differs. All dispatch is static.

use super::army::Army;
use super::ending::Ending;
use super::lots::{Lots, PawnEnds};
use super::men::{Men, Type};
use super::squares::{BLACK, WHITE, bit};
use super::step::Step;
use crate::bits::Bits;
use crate::unseen::Unseen;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};
use tabuleiro_rules::{Effects, Object, ObjectError, Player, Position, Reader, Repetition, Rng, mover_and_outcome};

/// The types that a man can have after a step, in order; `None` stands for its present type. The list is empty if a man
/// of its type may not move at all.
pub type Changes = &'static [Option<Type>];

/// The rules of one chess game in which they differ from the others. The type that implements it is the part of a
/// position that only this game has ([`ChessGame::state`]). Equality of positions compares this part too, except for
/// its `Unseen` fields.
pub trait Variant: Copy + Debug + Eq + Send + Sync + 'static {
    /// One decision of the game: a step, or something else that can be made from a step.
    type Action: Copy + Debug + Ord + Hash + From<Step> + Send + Sync + 'static;

    /// The colour, [`WHITE`] or [`BLACK`], of the first and of the second player.
    const COLOURS: [usize; 2] = [WHITE, BLACK];

    /// The number of turns of both sides without progress after which the game is drawn.
    const QUIET_TURNS: u16;

    /// Returns the number of legal steps of a pawn to one square, which is the number of types it can have afterwards
    /// ([`Variant::becomes`]): on its last rank if `last_rank`, otherwise elsewhere.
    fn pawn_choices(game: &ChessGame<Self>, last_rank: bool) -> u8;

    /// Adds the steps of the men in the set `ready` that are no pawns to `lots`, from which [`Position::sample`] draws.
    /// The order in which types are added determines which random game a seed gives. Each implementation names the
    /// types one after the other, because a loop over a list of types is slower.
    fn officer_lots(game: &ChessGame<Self>, ready: u64, lots: &mut Lots);

    /// Returns the zobrist key of the whole position: the men, the side to move and the state.
    fn key(game: &ChessGame<Self>) -> u64;

    /// Returns the set of squares of the mover's men that may move, as far as their type and their earlier moves in
    /// this turn decide it. Whether they have a square to go to is not considered.
    fn ready(game: &ChessGame<Self>) -> u64;

    /// Returns the squares to which the mover's pawns on the squares `pawns` may go.
    fn pawn_ends(game: &ChessGame<Self>, pawns: u64) -> PawnEnds;

    /// Returns the squares to which a man of the mover on `from` may go, if its type `kind` is not a pawn.
    fn officer_ends(game: &ChessGame<Self>, kind: Type, from: u8) -> u64;

    /// Returns the types that a man of the mover can have after a step. The squares matter only in that `to` may be on
    /// the last rank and the step may be a capture.
    fn becomes(game: &ChessGame<Self>, kind: Type, from: u8, to: u8) -> Changes;

    /// Returns the action that ends the turn without a step, `None` if there is none or it is not legal now.
    #[inline(always)]
    fn end_of_turn(_: &ChessGame<Self>) -> Option<Self::Action> {
        None
    }

    /// Returns how the game ends if a turn begins and its mover has no legal action.
    fn blocked(game: &ChessGame<Self>) -> Ending;

    /// Implements [`Position::apply`] for the game.
    fn apply<E: Effects>(game: &mut ChessGame<Self>, action: Self::Action, effects: &mut E);
}

/// A position of a chess game in which a King may be left under attack.
///
/// Equality ignores how the game ended and the earlier positions: the end follows from the board or from those earlier
/// positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChessGame<V> {
    /// The men on the board, with their key.
    pub army: Army,
    /// The player who decides.
    pub mover: Player,
    /// The part that only this game has.
    pub state: V,
    /// How the game ended.
    pub(crate) ending: Unseen<Option<Ending>>,
    /// The positions at the starts of turns since the last progress, and the count of turns without progress.
    pub(crate) history: Unseen<Repetition>,
}

/// A number that is no square; it stands for the end of the turn when an action is drawn.
const NOBODY: u8 = 64;

impl<V: Variant> ChessGame<V> {
    /// Creates a position with these men in which the first player is to move and no position came before. After
    /// setting the other fields, call [`ChessGame::begin_turn`] to complete it.
    pub fn new(men: Men, state: V) -> Self {
        let (ending, history) = (Unseen(None), Unseen(Repetition::new()));
        ChessGame { army: men.into(), mover: Player::First, state, ending, history }
    }

    /// Records the position in the history as the start of a turn, and sets [`ChessGame::ending`] if the mover has no
    /// legal action or the position is a draw.
    #[inline]
    pub fn begin_turn(&mut self) {
        let key = self.key();
        let seen = self.history.remember(key);
        let ending = if self.can_act() {
            Ending::drawn(seen, self.history.quiet(), V::QUIET_TURNS)
        } else {
            Some(V::blocked(self))
        };
        self.ending = Unseen(ending);
    }

    /// Returns the mover's colour, [`WHITE`] or [`BLACK`].
    #[inline(always)]
    pub const fn side(&self) -> usize {
        V::COLOURS[self.mover.index()]
    }

    /// Returns the squares to which a man of the mover of any type, on `from`, may go.
    #[inline(always)]
    pub fn ends(&self, kind: Type, from: u8) -> u64 {
        if kind == Type::Pawn { V::pawn_ends(self, bit(from)).all() } else { V::officer_ends(self, kind, from) }
    }

    /// Returns the types that a man of the mover can have after a step ([`Variant::becomes`]).
    #[inline(always)]
    pub fn becomes(&self, kind: Type, from: u8, to: u8) -> Changes {
        V::becomes(self, kind, from, to)
    }

    /// Returns whether a man of the mover can move.
    pub fn can_act(&self) -> bool {
        let ready = V::ready(self);
        let pawns = self.army.all_of(Type::Pawn);
        if V::pawn_ends(self, ready & pawns).all() != 0 {
            return true;
        }
        let can_move = |from| self.army.type_at(from).is_some_and(|kind| V::officer_ends(self, kind, from) != 0);
        Bits(ready & !pawns).any(can_move)
    }

    /// Returns an object with the keys that all position objects of chess games have: `fen` and `turn`.
    pub fn object_start(&self) -> Object {
        let mut object = Object::new();
        object.insert("fen".into(), self.army.fen().into());
        object.insert("turn".into(), super::text::LETTERS[self.side()].into());
        object
    }

    /// Reads the key `quiet`, the number of turns without progress, into the history.
    ///
    /// # Errors
    /// If it is not a number, or greater than [`Variant::QUIET_TURNS`].
    pub fn read_quiet(&mut self, read: Reader) -> Result<(), ObjectError> {
        (0..read.number("quiet", 0, u32::from(V::QUIET_TURNS))?).for_each(|_| self.history.tick());
        Ok(())
    }

    /// Returns the position mirrored left to right: the a-file becomes the h-file. `state` is the mirrored state.
    #[must_use]
    pub fn mirrored(&self, state: V) -> Self {
        ChessGame { army: self.army.mirrored(), state, ..*self }
    }
}

impl<V: Variant> Position for ChessGame<V> {
    type Action = V::Action;

    mover_and_outcome!(|position| position.ending.map(Ending::outcome));

    fn list_actions(&self, out: &mut Vec<V::Action>) {
        for from in Bits(V::ready(self)) {
            let Some(kind) = self.army.type_at(from) else { continue };
            for to in Bits(self.ends(kind, from)) {
                let becomes = self.becomes(kind, from, to).iter();
                out.extend(becomes.map(|&becomes| V::Action::from(Step { from, to, becomes })));
            }
        }
        out.extend(V::end_of_turn(self));
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: V::Action, effects: &mut E) {
        V::apply(self, action, effects);
    }

    #[inline]
    fn key(&self) -> u64 {
        V::key(self)
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<V::Action>) -> V::Action {
        let ready = V::ready(self);
        let mut lots = Lots::new();
        let pawns = V::pawn_ends(self, ready & self.army.all_of(Type::Pawn));
        lots.pawns(self.side(), pawns, V::pawn_choices(self, false), V::pawn_choices(self, true));
        V::officer_lots(self, ready, &mut lots);
        let end = V::end_of_turn(self);
        if end.is_some() {
            lots.man(NOBODY, 1, 1);
        }
        let (from, to, choice) = lots.draw(rng);
        if from == NOBODY
            && let Some(end) = end
        {
            return end;
        }
        let kind = self.army.type_at(from).unwrap_or(Type::Pawn);
        Step { from, to, becomes: self.becomes(kind, from, to).get(choice).copied().flatten() }.into()
    }
}

impl<V: Variant> Hash for ChessGame<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

/// Implements the items of `Game` that the chess games on one plain board share: the catalogue entry, the rules of
/// repetition and records, the board, and the men of the field `army`.
macro_rules! chess_on_one_board {
    () => {
        const FACTS: &'static tabuleiro_rules::Facts = &FACTS;
        const HISTORY: tabuleiro_rules::HistoryRule = tabuleiro_rules::HistoryRule::Draws;
        const MATERIAL: tabuleiro_rules::Material = tabuleiro_rules::Material::Falling;
        const PRINTS_AS_CHESS: bool = true;

        fn board(&self) -> tabuleiro_rules::Board {
            $crate::chess::common::chess_board().build()
        }

        fn pieces(&self, out: &mut Vec<tabuleiro_rules::Standing>) {
            self.army.standing(out);
        }
    };
}
pub(crate) use chess_on_one_board;
