//! The state of a session: the match, the level of `genmove`, the clocks. Commands act on it; it does not know the
//! commands.

use super::error::CommandError;
use super::names;
use std::time::Duration;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_catalogue::{AnyPosition, GameId, Offer};
use tabuleiro_clock::TimeControl;
use tabuleiro_engine::Wanted;
use tabuleiro_engine::person::Persona;
use tabuleiro_engine::search::Level;
use tabuleiro_learning::ProvedLookup;
use tabuleiro_rules::{Event, Facts, OptionError, Options, PlayError, Player, Seat};
use tabuleiro_thinking::{MatchMemory, SearchRequest, processors};

/// The action of a mover without any other legal action (`docs/rulings.md`, 0.3).
const PASS: &str = "pass";
/// The seed of opponents below the best level: the same during a match.
const TASTES: u64 = 1;

/// A session of the text protocol: one match at a time, with its undo history and clocks.
#[derive(Debug)]
pub struct Session {
    game: Match,
    /// Whether the session was created for one game, so that `list_games` lists no other.
    dedicated: bool,
    /// Whether the client counts ranks from the top.
    pub(super) from_the_top: bool,
    /// Whether the client uses the column letters of GTP 2.
    pub(super) gtp_columns: bool,
    /// The matches up to each turn that was given to the side that had just moved, with their inserted passes.
    earlier: Vec<(Match, Vec<usize>)>,
    /// The forced passes that were inserted, each as the number of actions played before it.
    passes: Vec<usize>,
    /// The proved positions, for `genmove` at the highest level.
    pub(super) proofs: Option<ProvedLookup>,
    /// Who plays in `genmove`.
    pub(super) persona: Persona,
    /// The maximum number of threads of `genmove`.
    pub(super) threads: usize,
    /// The last search of `genmove` at the best level.
    pub(super) memory: MatchMemory,
    pub(super) time: TimeControl,
    pub(super) closed: bool,
}

impl Default for Session {
    fn default() -> Self {
        Self::new()
    }
}

impl Session {
    /// Creates a session in which the first game of the catalogue is set up with its default options.
    #[must_use]
    pub fn new() -> Session {
        Session {
            game: Match::of(GameId::ALL[0]),
            dedicated: false,
            from_the_top: false,
            gtp_columns: false,
            earlier: Vec::new(),
            passes: Vec::new(),
            proofs: None,
            persona: Level::default().into(),
            threads: processors(),
            memory: MatchMemory::default(),
            time: TimeControl::default(),
            closed: false,
        }
    }

    /// Creates a session for one game, given by the arguments of the command `game`: `ID [variant] [option=value …]`.
    ///
    /// # Errors
    /// [`OptionError`] if there is no such game, variant or option.
    pub fn over(words: &[&str]) -> Result<Session, OptionError> {
        let (game, options) = names::parse_game(words)?;
        Ok(Session { game: Match::new(game, &options)?, dedicated: true, ..Session::new() })
    }

    /// Returns the session with this level of the command `genmove`; 3 is the initial level.
    #[must_use]
    pub fn at_level(self, level: Level) -> Session {
        Session { persona: level.into(), ..self }
    }

    /// Returns the session with this maximum number of threads for `genmove` at the highest level; initially that of
    /// the processors.
    #[must_use]
    pub fn on_threads(self, threads: u8) -> Session {
        Session { threads: threads.into(), ..self }
    }

    /// Returns the session with these proved positions, which `genmove` uses at the highest level. Without them it uses
    /// none.
    #[must_use]
    pub fn knowing(self, proofs: ProvedLookup) -> Session {
        Session { proofs: Some(proofs), ..self }
    }

    /// Returns the current position of the match.
    #[must_use]
    pub fn position(&self) -> &dyn AnyPosition {
        self.game.position()
    }

    /// Returns a copy of the clocks of both sides.
    #[must_use]
    pub fn time_control(&self) -> TimeControl {
        self.time
    }

    /// Returns whether the command `quit` was received, after which the caller should pass no more lines.
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

    /// Returns the request for an action within a time limit, by default that of the level. At the best level it names
    /// the proved actions. A file that cannot be read counts as empty; tests read every file.
    pub(super) fn request(&mut self, time: Option<Duration>, kept: bool) -> SearchRequest {
        let best = self.persona.level.is_best();
        let seed = if best { self.played() as u64 } else { TASTES };
        let request = SearchRequest::new(&self.game, self.persona, seed, Wanted::Action);
        let mut request = if kept { request.keeping() } else { request };
        request.seconds = time.map_or(request.seconds, |time| time.as_secs_f32());
        if best {
            let known = self.proofs.as_mut().map(|proofs| proofs.known(self.game.position()));
            request.known = known.and_then(Result::ok).unwrap_or_default();
        }
        request
    }

    /// Returns the effects of the last action; none before the first.
    pub(super) fn effects(&self) -> &[Event] {
        self.game.last().map_or(&[], |ply| &ply.events)
    }

    /// Starts a game and resets the clocks.
    pub(super) fn start(&mut self, game: GameId, options: &Options) -> Result<(), CommandError> {
        self.game = Match::new(game, options)?;
        self.passes.clear();
        self.earlier.clear();
        self.memory = MatchMemory::default();
        self.time.restart();
        Ok(())
    }

    /// Sets up a position and clears the undo history.
    pub(super) fn set_up(&mut self, position: Box<dyn AnyPosition>) {
        self.game = Match::from_position(position);
        self.passes.clear();
        self.earlier.clear();
        self.memory = MatchMemory::default();
    }

    /// Parses the name of a side.
    pub(super) fn side(&self, word: &str) -> Result<Player, CommandError> {
        let seats = &self.facts().seats;
        Seat::parse(seats, word).ok_or_else(|| CommandError::Colour {
            expected: format!("first, second, {}, {}, b or w", seats[0].letter, seats[1].letter),
            given: word.into(),
        })
    }

    /// Checks that a side, if given, is the mover. Colours name sides, not persons: after a swap they belong to the
    /// other person.
    ///
    /// A forced pass of the other side is inserted, because clients of games such as Othello omit it. `undo` takes it
    /// back together with the action after it. In a game of Go the other side gets the turn, because controllers set
    /// positions up with stones of one colour in a row.
    ///
    /// # Errors
    /// [`CommandError::Turn`] if the other side is to move and has another action than passing.
    pub(super) fn give_turn(&mut self, word: Option<&str>) -> Result<(), CommandError> {
        let Some(given) = word.map(|word| self.side(word)).transpose()? else { return Ok(()) };
        let before = self.place();
        while self.position().outcome().is_none() && self.position().mover() != given {
            if !self.must_pass() {
                if names::is_go(self.position().id()) && self.hand_turn_to(given) {
                    break;
                }
                self.back_to(before);
                let name = |p: Player| format!("{} ({})", side_name(p), self.facts().seats[p.index()].letter);
                return Err(CommandError::Turn { expected: name(self.position().mover()), given: name(given) });
            }
            self.passes.push(self.game.cursor());
            self.game.play(PASS)?;
        }
        Ok(())
    }

    /// Gives the turn to a side that is not the mover. Returns whether the position then is one of the game.
    fn hand_turn_to(&mut self, side: Player) -> bool {
        let (position, letter) = (self.position(), self.facts().seats[side.index()].letter);
        let mut object = position.object();
        object.insert("turn".into(), letter.to_string().into());
        let found = position.with_object(&object).or_else(|_| {
            // The number of turns does not fit any more; without it the stones decide.
            object.remove("ply");
            position.with_object(&object)
        });
        let Some(found) = found.ok().filter(|found| found.mover() == side) else { return false };
        let game = std::mem::replace(&mut self.game, Match::from_position(found));
        self.earlier.push((game, std::mem::take(&mut self.passes)));
        self.memory = MatchMemory::default();
        true
    }

    fn must_pass(&self) -> bool {
        matches!(&self.position().legal()[..], [only] if only.text == PASS)
    }

    /// Plays an action for a named side and returns its canonical notation.
    pub(super) fn play_for(&mut self, word: &str, text: &str) -> Result<String, CommandError> {
        let before = self.place();
        self.give_turn(Some(word))?;
        self.play(text).map_err(|error| {
            self.back_to(before);
            error.into()
        })
    }

    /// Plays an action and returns its canonical notation. Upper and lower case are ignored if the result is unique.
    pub(super) fn play(&mut self, text: &str) -> Result<String, PlayError> {
        let error = match self.game.play(text) {
            Ok(ply) => return Ok(ply.text.clone()),
            Err(error) => error,
        };
        let offer = in_other_case(self.position(), text).ok_or(error)?;
        self.game.play_offer(&offer).map(|ply| ply.text.clone())
    }

    /// Takes back the last action, and the forced passes inserted before it.
    pub(super) fn undo(&mut self) -> Result<(), CommandError> {
        let mut before = self.game.cursor().checked_sub(1).ok_or(CommandError::Undo)?;
        while before > 0 && self.passes.contains(&(before - 1)) {
            before -= 1;
        }
        // A turn that was given to a side is taken back with the action for which it was given.
        let turns = self.earlier.len() - usize::from(before == 0 && !self.earlier.is_empty());
        let place = if turns < self.earlier.len() { self.earlier[turns].0.cursor() } else { before };
        self.back_to(Place { turns, played: place });
        Ok(())
    }

    /// Returns the place in the match, to which [`Session::back_to`] returns.
    pub(super) fn place(&self) -> Place {
        Place { turns: self.earlier.len(), played: self.game.cursor() }
    }

    /// Takes back what was played after a place.
    pub(super) fn back_to(&mut self, Place { turns, played }: Place) {
        if turns < self.earlier.len() {
            (self.game, self.passes) = self.earlier.swap_remove(turns);
            self.earlier.truncate(turns);
            self.memory = MatchMemory::default();
        }
        self.game.jump(played);
        self.passes.retain(|&pass| pass < played);
    }

    /// Returns the number of actions played.
    pub(super) fn played(&self) -> usize {
        self.earlier.iter().map(|(game, _)| game.cursor()).sum::<usize>() + self.game.cursor()
    }
}

/// A place in the match of a session.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// The number of turns that were given to the side that had just moved.
    turns: usize,
    /// The number of actions played since the last of them.
    played: usize,
}

/// Returns `first` or `second`.
pub(super) fn side_name(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}

/// Returns the legal action that equals `text` except for upper and lower case, if it is unique. Returns `None` on
/// boards with site names that differ only in case (Linhas Paralelas), where it could be an action that was not meant.
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
