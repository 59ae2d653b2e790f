//! Xadrez de Salto (`docs/rulings-chess.md`, 3): chess with a trampoline for each side.
//!
//! A turn is a *piece action*, which moves a man over any number of trampolines, and then a placement of the mover's
//! own trampoline. The modules, each using only those before it: `reach` finds the squares that men can reach, `threat`
//! finds whether a King can be captured and which placements would allow it, `moves` lists the legal actions. `routes`
//! finds the legs of an action (for notation and animation only), `play` has the board, the notation and the position
//! object, `value` the evaluation and the move ordering for search.
//!
//! Legality is tested quickly by the following argument. During a turn only the mover's trampoline changes its square,
//! and an additional trampoline never removes a route of the enemy: pieces pass over it, and a pawn, which may not pass
//! over it (T2), can stop on it and continue. So a piece action is illegal if the enemy could capture the King with the
//! enemy's own trampoline alone. Otherwise it is legal if some placement adds no route to the King; a square on no line
//! to the King or to the enemy's trampoline adds none, whatever men are on the board, and such a square nearly always
//! exists.

mod moves;
mod play;
mod reach;
mod routes;
#[cfg(test)]
mod tests;
mod threat;
mod value;

use super::common::{BLACK, Bits, CASTLINGS, Castling, ENDS_RIGHTS, Men, Type, WHITE, bit, nth, pawn_from};
use std::hash::{Hash, Hasher};
use tabuleiro_rules::{Effects, KeyTable, Outcome, Player, Position, Repetition, Rng, below, mix};

/// One decision of Xadrez de Salto: a man moves, or the mover's trampoline is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A man moves from one square to another, by any route over trampolines (T2, T3). A King's move of two files is
    /// castling.
    Move {
        /// The square on which the action begins.
        from: u8,
        /// The square on which it ends.
        to: u8,
        /// The type of the man at the end, if it is promoted.
        becomes: Option<Type>,
    },
    /// The mover's trampoline is placed on this square, or stays there.
    Place(u8),
}

/// The reason why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Mate,
    Stalemate,
    Repetition,
    NoProgress,
}

/// A number that is no square.
const NOWHERE: u8 = 64;

/// Turns of both sides without a capture or a pawn move that end the game (docs/rulings-chess.md, 0: 50 by each side).
const QUIET_TURNS: u16 = 100;

/// Features: seven types of either side, two trampolines, castling rights, en passant, the rest of the state.
static KEYS: KeyTable<19, 64> = KeyTable::new(0x0073_616c_746f);
const PAD_KEYS: usize = 14;
const CASTLE_KEYS: usize = 16;
const EP_KEYS: usize = 17;
const STATE_KEYS: usize = 18;

/// A position of Xadrez de Salto.
#[derive(Clone, Copy, Debug)]
pub struct Salto {
    men: Men,
    /// The square of each side's trampoline as a set; empty while it is off the board.
    pads: [u64; 2],
    key: u64,
    /// The castling rights left: bit `i` is the right to castle in way `i` of [`CASTLINGS`].
    castle: u8,
    /// The square a pawn has just passed in one leg, or [`NOWHERE`].
    ep: u8,
    mover: Player,
    /// Whether the man has moved in this turn and the trampoline is to be placed.
    placing: bool,
    /// Whether this is the first turn of the game, which has no placement.
    first: bool,
    ending: Option<Ending>,
    /// The positions at the starts of turns since the last capture or pawn move. It counts turns, not actions.
    history: Repetition,
}

impl Salto {
    fn initial() -> Salto {
        let mut start = Salto {
            men: Men::array(),
            pads: [0; 2],
            key: 0,
            castle: 15,
            ep: NOWHERE,
            mover: Player::First,
            placing: false,
            first: true,
            ending: None,
            history: Repetition::new(),
        };
        start.key = start.whole_key();
        start.history.remember(start.key);
        start
    }

    #[inline(always)]
    const fn side(&self) -> usize {
        self.mover.index()
    }

    /// The squares of both trampolines.
    #[inline(always)]
    const fn springs(&self) -> u64 {
        self.pads[0] | self.pads[1]
    }

    fn key_of(side: usize, kind: Type, square: u8) -> u64 {
        KEYS.get(side * 7 + kind as usize, usize::from(square & 63))
    }

    fn pad_key(side: usize, pad: u64) -> u64 {
        if pad == 0 { 0 } else { KEYS.get(PAD_KEYS + side, pad.trailing_zeros() as usize) }
    }

    /// The square passed, if an enemy pawn can capture there; [`NOWHERE`] otherwise. Only then there is a right to
    /// capture en passant, which equality of positions compares.
    #[inline]
    fn ep_right(&self) -> u8 {
        if self.ep == NOWHERE {
            return NOWHERE;
        }
        let owner = if self.ep < 32 { WHITE } else { BLACK };
        let ready = pawn_from(1 - owner, self.ep) & self.men.of(1 - owner, Type::Pawn);
        if ready == 0 { NOWHERE } else { self.ep }
    }

    fn ep_key(&self) -> u64 {
        match self.ep_right() {
            NOWHERE => 0,
            square => KEYS.get(EP_KEYS, usize::from(square)),
        }
    }

    fn state_key(&self) -> u64 {
        let state = self.side() | usize::from(self.placing) << 1 | usize::from(self.first) << 2;
        KEYS.get(STATE_KEYS, state)
    }

    /// Returns the key computed from the whole position.
    fn whole_key(&self) -> u64 {
        let men = Bits(self.men.all()).filter_map(|square| Some((self.men.at(square)?, square)));
        men.fold(0, |key, ((side, kind), square)| key ^ Self::key_of(side, kind, square))
            ^ Self::pad_key(0, self.pads[0])
            ^ Self::pad_key(1, self.pads[1])
            ^ KEYS.get(CASTLE_KEYS, usize::from(self.castle))
            ^ self.ep_key()
            ^ self.state_key()
    }

    #[inline]
    fn put(&mut self, side: usize, kind: Type, square: u8) {
        self.men.put(side, kind, square);
        self.key ^= Self::key_of(side, kind, square);
    }

    #[inline]
    fn take(&mut self, side: usize, kind: Type, square: u8) {
        self.men.take(side, kind, square);
        self.key ^= Self::key_of(side, kind, square);
    }

    /// The square of the man that an action captures: the last square of the action, or that of a pawn captured en
    /// passant.
    #[inline]
    fn victim(&self, side: usize, kind: Type, from: u8, to: u8, becomes: Option<Type>) -> Option<u8> {
        if self.men.side(1 - side) & bit(to) != 0 {
            return Some(to);
        }
        // A pawn changes its file only by a capture, so a pawn that ends on the passed square and on another file
        // captures en passant.
        let passing = kind == Type::Pawn && becomes.is_none() && to == self.ep && from % 8 != to % 8;
        passing.then_some(to ^ 8)
    }

    /// Moves the man without effects and without ending the turn.
    #[inline]
    fn shift(&mut self, from: u8, to: u8, becomes: Option<Type>) {
        let side = self.side();
        let Some(kind) = self.men.type_at(from) else { return };
        let victim = self.victim(side, kind, from, to, becomes);
        self.key ^= self.ep_key();
        self.ep = NOWHERE;
        if let Some(square) = victim
            && let Some(taken) = self.men.type_at(square)
        {
            self.take(1 - side, taken, square);
        }
        self.take(side, kind, from);
        self.put(side, becomes.unwrap_or(kind), to);
        if kind == Type::King
            && from.abs_diff(to) == 2
            && let Some(castling) = CASTLINGS.iter().find(|c| c.to == to)
        {
            self.take(side, Type::Rook, castling.rook);
            self.put(side, Type::Rook, castling.through);
        }
        let lost = self.castle & (ENDS_RIGHTS[usize::from(from & 63)] | ENDS_RIGHTS[usize::from(to & 63)]);
        if lost != 0 {
            self.key ^= KEYS.get(CASTLE_KEYS, usize::from(self.castle));
            self.castle ^= lost;
            self.key ^= KEYS.get(CASTLE_KEYS, usize::from(self.castle));
        }
        if kind == Type::Pawn || victim.is_some() {
            self.history.clear();
        } else {
            self.history.tick();
        }
        // docs/rulings-chess.md, 3: en passant only after a double step in one leg, so not over a trampoline.
        let middle = from.midpoint(to);
        if kind == Type::Pawn && becomes.is_none() && from.abs_diff(to) == 16 && self.springs() & bit(middle) == 0 {
            self.ep = middle;
            self.key ^= self.ep_key();
        }
    }

    /// Passes the turn to the other side and sets the end of the game if the turn cannot begin or the position is a
    /// draw.
    #[inline]
    fn end_turn(&mut self) {
        self.placing = false;
        self.first = false;
        self.mover = self.mover.other();
        self.key ^= self.state_key();
        let seen = self.history.remember(self.key);
        self.ending = self.judge(seen);
    }

    /// Returns how the game ended at the start of this turn, if it did; `seen` is the number of occurrences of the
    /// position.
    #[inline]
    fn judge(&self, seen: u32) -> Option<Ending> {
        if !self.can_act() {
            return Some(if self.in_check(self.side()) { Ending::Mate } else { Ending::Stalemate });
        }
        if seen >= 3 {
            return Some(Ending::Repetition);
        }
        (self.history.quiet() >= QUIET_TURNS).then_some(Ending::NoProgress)
    }
}

impl Position for Salto {
    type Action = Action;

    fn mover(&self) -> Player {
        self.mover
    }

    fn list_actions(&self, out: &mut Vec<Action>) {
        if self.placing {
            out.extend(Bits(self.placements()).map(Action::Place));
        } else {
            self.list(out);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        if E::LIVE {
            self.emit_effects(action, effects);
        }
        self.key ^= self.state_key();
        match action {
            Action::Move { from, to, becomes } => {
                self.shift(from, to, becomes);
                if self.first {
                    self.end_turn();
                } else {
                    self.placing = true;
                    self.key ^= self.state_key();
                }
            }
            Action::Place(square) => {
                let side = self.side();
                self.key ^= Self::pad_key(side, self.pads[side]);
                self.pads[side] = bit(square);
                self.key ^= Self::pad_key(side, self.pads[side]);
                self.end_turn();
            }
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| match ending {
            Ending::Mate => Outcome::Win(self.mover.other()),
            _ => Outcome::Draw,
        })
    }

    fn key(&self) -> u64 {
        mix(self.key)
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        if self.placing {
            let free = self.placements();
            return Action::Place(nth(free, below(rng, free.count_ones())));
        }
        self.draw(rng, scratch)
    }
}

/// Equality ignores the earlier positions and the end of the game, which follows from the board or from those
/// positions.
impl PartialEq for Salto {
    fn eq(&self, other: &Salto) -> bool {
        self.men == other.men
            && self.pads == other.pads
            && (self.mover, self.placing, self.first, self.castle)
                == (other.mover, other.placing, other.first, other.castle)
            && self.ep_right() == other.ep_right()
    }
}

impl Eq for Salto {}

impl Hash for Salto {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}
