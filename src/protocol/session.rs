//! What a conversation remembers: the match, the strength of `genmove`, the time granted. Commands act on it; it knows
//! none of them.

use super::error::CommandError;
use crate::games::{AnyPosition, GameId, Offer};
use crate::matches::Match;
use crate::rules::{Event, Facts, Options, PlayError, Player, Seat};

/// The time the controller granted, as it said it (seconds, stones). Kept for the opponent; nothing here measures it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct TimeControl {
    /// Main time, byo-yomi time, byo-yomi stones; `None` before `time_settings`.
    pub settings: Option<[u32; 3]>,
    /// Time and stones left to each side, as last told by `time_left`.
    pub left: [Option<[u32; 2]>; 2],
}

/// A conversation in the text protocol.
#[derive(Debug)]
pub struct Session {
    game: Match,
    /// Strength of `genmove`, 1 to 5.
    pub(super) level: u8,
    pub(super) time: TimeControl,
    pub(super) closed: bool,
}

impl Default for Session {
    fn default() -> Self {
        Self::new()
    }
}

impl Session {
    /// The strength `genmove` begins with.
    const FIRST_LEVEL: u8 = 3;

    /// A conversation over the first game of the catalogue.
    #[must_use]
    pub fn new() -> Session {
        Session {
            game: Match::of(GameId::ALL[0]),
            level: Self::FIRST_LEVEL,
            time: TimeControl::default(),
            closed: false,
        }
    }

    /// The position at hand.
    #[must_use]
    pub fn position(&self) -> &dyn AnyPosition {
        self.game.position()
    }

    /// The time the controller granted.
    #[must_use]
    pub fn time_control(&self) -> TimeControl {
        self.time
    }

    /// Whether `quit` was said.
    #[must_use]
    pub fn closed(&self) -> bool {
        self.closed
    }

    pub(super) fn facts(&self) -> &'static Facts {
        self.position().facts()
    }

    /// Effects of the last action; none before the first.
    pub(super) fn effects(&self) -> &[Event] {
        self.game.last().map_or(&[], |ply| &ply.events)
    }

    /// Another game, or the same from the start.
    pub(super) fn start(&mut self, game: GameId, options: &Options) -> Result<(), CommandError> {
        self.game = Match::new(game, options)?;
        Ok(())
    }

    /// Another position; what was played before is forgotten.
    pub(super) fn set_up(&mut self, position: Box<dyn AnyPosition>) {
        self.game = Match::from_position(position);
    }

    /// The side a word names.
    pub(super) fn side(&self, word: &str) -> Result<Player, CommandError> {
        let seats = &self.facts().seats;
        Seat::parse(seats, word).ok_or_else(|| CommandError::Colour {
            expected: format!("first, second, {}, {}, b or w", seats[0].letter, seats[1].letter),
            given: word.into(),
        })
    }

    /// Refuses a side that does not decide now. Colours are sides: after a swap they belong to the other persons.
    pub(super) fn expect_turn(&self, word: &str) -> Result<(), CommandError> {
        let (given, mover) = (self.side(word)?, self.position().mover());
        if self.position().outcome().is_some() || given == mover {
            return Ok(());
        }
        let name = |p: Player| format!("{} ({})", side_name(p), self.facts().seats[p.index()].letter);
        Err(CommandError::Turn { expected: name(mover), given: name(given) })
    }

    /// Plays an action; returns the canonical text.
    pub(super) fn play(&mut self, text: &str) -> Result<String, PlayError> {
        let error = match self.game.play(text) {
            Ok(ply) => return Ok(ply.text.clone()),
            Err(error) => error,
        };
        let spelt = in_other_case(self.position(), text).ok_or(error)?;
        self.game.play_offer(&spelt).map(|ply| ply.text.clone())
    }

    /// Takes the last action back.
    pub(super) fn undo(&mut self) -> Result<(), CommandError> {
        if self.game.undo() { Ok(()) } else { Err(CommandError::Undo) }
    }

    /// How many actions `undo` could take back.
    pub(super) fn played(&self) -> usize {
        self.game.cursor()
    }
}

/// `first` or `second`.
pub(super) fn side_name(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}

/// The one legal action that is `text` but for upper and lower case. Nothing where sites differ by case alone
/// (Linhas Paralelas), so that a slip never becomes another action.
fn in_other_case(position: &dyn AnyPosition, text: &str) -> Option<Offer> {
    let mut names: Vec<String> = position.board().sites.iter().map(|s| s.name.to_ascii_lowercase()).collect();
    names.sort_unstable();
    if names.windows(2).any(|pair| pair[0] == pair[1]) {
        return None;
    }
    let mut fitting = position.legal().into_iter().filter(|offer| offer.text.eq_ignore_ascii_case(text));
    let found = fitting.next()?;
    fitting.next().is_none().then_some(found)
}
