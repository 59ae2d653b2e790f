//! What a conversation remembers: the match, the strength of `genmove`, the time granted. Commands act on it; it knows
//! none of them.

use super::error::CommandError;
use super::names;
use super::time::TimeControl;
use tabuleiro_engine::search::Level;
use tabuleiro_engine::solve::Value;
use tabuleiro_games::matches::Match;
use tabuleiro_games::{AnyPosition, GameId, Offer};
use tabuleiro_learning::ProvedLookup;
use tabuleiro_rules::{Event, Facts, OptionError, Options, PlayError, Player, Seat};

/// The action of whoever can do nothing else (`docs/rulings.md`, 0.3).
const PASS: &str = "pass";

/// A conversation in the text protocol.
#[derive(Debug)]
pub struct Session {
    game: Match,
    /// Begun with a game: to a client that asks, there is no other.
    dedicated: bool,
    /// The client counts ranks from the top.
    pub(super) from_the_top: bool,
    /// Before which actions a forced pass was played that nobody asked for, each as the number of actions before the pass.
    passes: Vec<usize>,
    /// What the strongest `genmove` need not think about.
    pub(super) proofs: Option<ProvedLookup>,
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
            dedicated: false,
            from_the_top: false,
            passes: Vec::new(),
            proofs: None,
            level: Self::FIRST_LEVEL,
            time: TimeControl::default(),
            closed: false,
        }
    }

    /// A conversation over one game, given as the command `game` takes it: `ID [variant] [option=value …]`.
    ///
    /// # Errors
    /// [`OptionError`], if there is no such game, variant or option.
    pub fn over(words: &[&str]) -> Result<Session, OptionError> {
        let (game, options) = names::started_by(words)?;
        Ok(Session { game: Match::new(game, &options)?, dedicated: true, ..Session::new() })
    }

    /// The same conversation with `genmove` as strong as that.
    #[must_use]
    pub fn at_level(self, level: Level) -> Session {
        Session { level: level.number(), ..self }
    }

    /// The same conversation, with `genmove` at its strongest knowing what was proved.
    #[must_use]
    pub fn knowing(self, proofs: ProvedLookup) -> Session {
        Session { proofs: Some(proofs), ..self }
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

    pub(super) fn dedicated(&self) -> bool {
        self.dedicated
    }

    pub(super) fn facts(&self) -> &'static Facts {
        self.position().facts()
    }

    /// What is known of every action at hand without thinking; a file that cannot be read says nothing, and a test reads all.
    pub(super) fn known(&mut self) -> Vec<(String, Value)> {
        let known = self.proofs.as_mut().map(|proofs| proofs.known(self.game.position()));
        known.and_then(Result::ok).unwrap_or_default()
    }

    /// Effects of the last action; none before the first.
    pub(super) fn effects(&self) -> &[Event] {
        self.game.last().map_or(&[], |ply| &ply.events)
    }

    /// Another game, or the same from the start.
    pub(super) fn start(&mut self, game: GameId, options: &Options) -> Result<(), CommandError> {
        self.game = Match::new(game, options)?;
        self.passes.clear();
        self.time.restart();
        Ok(())
    }

    /// Another position; what was played before is forgotten.
    pub(super) fn set_up(&mut self, position: Box<dyn AnyPosition>) {
        self.game = Match::from_position(position);
        self.passes.clear();
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
    ///
    /// Whoever can only pass is passed over: clients of games in which that is a matter of course (Othello) ask for the
    /// other side at once. Undoing takes such a pass back together with the action after it.
    pub(super) fn give_turn(&mut self, word: Option<&str>) -> Result<(), CommandError> {
        let Some(given) = word.map(|word| self.side(word)).transpose()? else { return Ok(()) };
        let before = self.played();
        while self.position().outcome().is_none() && self.position().mover() != given {
            if !self.must_pass() {
                self.back_to(before);
                let name = |p: Player| format!("{} ({})", side_name(p), self.facts().seats[p.index()].letter);
                return Err(CommandError::Turn { expected: name(self.position().mover()), given: name(given) });
            }
            self.passes.push(self.played());
            self.game.play(PASS)?;
        }
        Ok(())
    }

    fn must_pass(&self) -> bool {
        matches!(&self.position().legal()[..], [only] if only.text == PASS)
    }

    /// Plays an action for the side a word names; returns the canonical text.
    pub(super) fn play_for(&mut self, word: &str, text: &str) -> Result<String, CommandError> {
        let before = self.played();
        self.give_turn(Some(word))?;
        self.play(text).map_err(|error| {
            self.back_to(before);
            error.into()
        })
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
        let mut before = self.played().checked_sub(1).ok_or(CommandError::Undo)?;
        while before > 0 && self.passes.contains(&(before - 1)) {
            before -= 1;
        }
        self.back_to(before);
        Ok(())
    }

    /// Takes everything back after that many actions.
    pub(super) fn back_to(&mut self, played: usize) {
        self.game.jump(played);
        self.passes.retain(|&pass| pass < played);
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
