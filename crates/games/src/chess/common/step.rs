//! A man's move from one square to another: its notation, gesture and effects. Each game decides which moves are legal.

use super::attacks::{skew, straight};
use super::men::{Men, Type};
use super::squares::{bit, parse_square};
use crate::bits::Bits;
use tabuleiro_rules::{Choice, Effect, Effects, Game, PlayError, Removal, Site, Tap, Taps, Travel, write_slide};

/// A man's move from one square to another, with a possible change of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// The square it leaves.
    pub from: u8,
    /// The square it reaches.
    pub to: u8,
    /// Its new type, if the type changes.
    pub becomes: Option<Type>,
}

impl Step {
    /// Appends the notation of the step, such as `e7-d8=N` (docs/rulings-chess.md, 0).
    pub fn write(self, out: &mut String) {
        write_slide(8, self.from, self.to, out);
        if let Some(kind) = self.becomes {
            out.push('=');
            out.push(kind.letter());
        }
    }

    /// Reads a step from its notation, such as `e7-d8=N`, also with `:` instead of `-`; `None` if the text has another
    /// form. Whether the step is legal is not checked.
    #[must_use]
    pub fn parse(text: &str) -> Option<Step> {
        let (from, rest) = text.split_once(['-', ':'])?;
        let (to, letter) = rest.split_once('=').map_or((rest, None), |(to, letter)| (to, Some(letter)));
        let becomes = match letter.map(|letter| letter.chars().collect::<Vec<_>>()).as_deref() {
            None => None,
            Some(&[letter]) => Some(Type::of_letter(letter)?),
            Some(_) => return None,
        };
        Some(Step { from: parse_square(from)?, to: parse_square(to)?, becomes })
    }

    /// Implements [`Game::read`] for a game whose actions are all steps.
    ///
    /// # Errors
    /// [`PlayError`] if the text is not a legal step of `game`.
    pub fn read<G: Game<Action = Step>>(game: &G, text: &str) -> Result<Step, PlayError> {
        if game.outcome().is_some() {
            return Err(PlayError::Over);
        }
        let mut legal = Vec::new();
        game.actions(&mut legal);
        Step::parse(text).filter(|step| legal.contains(step)).ok_or_else(|| game.refusal(text, &legal))
    }

    /// Returns the gesture of the step: taps on both squares and, if `chosen`, on the button of the new type. `side` is
    /// the side of the man; `chosen` is true where several types are possible.
    #[must_use]
    pub fn taps(self, side: usize, chosen: bool) -> Taps {
        let taps = Taps::sites(&[Site(u16::from(self.from)), Site(u16::from(self.to))]);
        match self.becomes {
            Some(kind) if chosen => taps.then(Tap::Choice(Choice::Piece(kind.piece(side)))),
            _ => taps,
        }
    }

    /// Returns the step mirrored left to right: the a-file becomes the h-file.
    #[must_use]
    pub fn mirrored(self) -> Step {
        Step { from: self.from ^ 7, to: self.to ^ 7, ..self }
    }

    /// Emits the effects of the step; `men` are the men before it, `victim` is the square of the captured man. The
    /// capture and the move are in one beat, the change of type is in the next.
    #[cold]
    pub fn emit_effects<E: Effects>(self, men: &Men, victim: Option<u8>, effects: &mut E) {
        let site = |square: u8| Site(u16::from(square));
        let Some((side, kind)) = men.at(self.from) else { return };
        if let Some((square, (owner, taken))) = victim.and_then(|square| Some((square, men.at(square)?))) {
            let piece = taken.piece(owner);
            effects.push(0, Effect::Remove { at: site(square), piece, count: 1, why: Removal::Replaced });
        }
        let line = (straight(self.from) | skew(self.from)) & bit(self.to) != 0;
        let travel = if line { Travel::Slide } else { Travel::Hop };
        let (from, to, piece) = (site(self.from), site(self.to), kind.piece(side));
        effects.push(0, Effect::Move { from, to, piece, count: 1, travel });
        if let Some(new) = self.becomes {
            effects.push(1, Effect::Transform { at: to, from: piece, to: new.piece(side) });
        }
    }
}

/// Returns the squares of a set as sites, in ascending order.
#[must_use]
pub fn sites(set: u64) -> Vec<Site> {
    Bits(set).map(|square| Site(u16::from(square))).collect()
}
