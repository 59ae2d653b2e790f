//! What the program asks of a game beyond its rules: a board, pieces, a notation, a position object, gestures.

use super::{
    Board, Facts, HistoryRule, Object, ObjectError, OptionError, Options, PlayError, Position, Site, Splitting,
    Standing, Taps, Threat, Tone,
};

/// Why a game ended, for the board to show before any panel covers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Message id of the reason (`end-line`, `end-count`…), looked up in the game's texts, then in the shared ones.
    pub reason: &'static str,
    /// The sites to light up: the line, the chain, the home reached.
    pub sites: Vec<Site>,
}

/// What a [`Remark`] is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum About {
    /// Men that belong together for the rules (a group, a square), with their number or worth.
    Group,
    /// Men that lend the picked man its power.
    Source,
    /// Men that have moved in this turn and may not again.
    Spent,
    /// Empty sites that count for a side.
    Territory(Tone),
}

/// Something the rules speak of and the eye should see while choosing an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// What it is about.
    pub about: About,
    /// Where.
    pub sites: Vec<Site>,
    /// A number to write beside the first site (the size of a group).
    pub number: Option<u16>,
}

/// A game of the catalogue.
pub trait Game: Position {
    /// What the catalogue says of it.
    const FACTS: &'static Facts;
    /// The forms its actions are written in, for error messages (`CELL | swap`).
    const NOTATION: &'static str;

    /// The most characters an action takes; only captures of many legs need more than this.
    const LONGEST: usize = 32;

    /// What its rules ask of the positions that came before; its key does not tell.
    const HISTORY: HistoryRule = HistoryRule::Nothing;

    /// How its positions fall into regions that never touch each other again, where who cannot move loses.
    const SPLITTING: Option<Splitting<Self>> = None;

    /// Whether records print its actions as chess prints them, by the letters of the men.
    const PRINTS_AS_CHESS: bool = false;

    /// The initial position.
    ///
    /// # Errors
    /// [`OptionError::Value`] where options contradict each other.
    fn start(options: &Options) -> Result<Self, OptionError>;

    /// The board, reserves included. Depends on the options only, never on the pieces.
    fn board(&self) -> Board;

    /// Appends everything that stands on the board, in any order.
    fn pieces(&self, out: &mut Vec<Standing>);

    /// The gesture of a legal action.
    fn taps(&self, action: Self::Action) -> Taps;

    /// Other gestures of the same legal action, where a hand may begin at either end (a domino, a row of marbles).
    /// No two gestures of a position are equal, and none is a prefix of another.
    fn other_taps(&self, _action: Self::Action, _out: &mut Vec<Taps>) {}

    /// What the rules speak of and the eye should see while choosing: groups, lenders, men that have moved. `picked` is
    /// the site tapped first, if any.
    fn remarks(&self, _picked: Option<Site>) -> Vec<Remark> {
        Vec::new()
    }

    /// Appends the canonical notation (`docs/rulings.md`, 0.2).
    fn write(&self, action: Self::Action, out: &mut String);

    /// Reads an action in canonical notation and checks that it is legal. Overridden where other spellings of a
    /// legal action are accepted.
    ///
    /// # Errors
    /// [`PlayError`], saying what would have been accepted.
    fn read(&self, text: &str) -> Result<Self::Action, PlayError> {
        if self.outcome().is_some() {
            return Err(PlayError::Over);
        }
        let mut list = Vec::new();
        self.actions(&mut list);
        let mut written = String::new();
        for &action in &list {
            written.clear();
            self.write(action, &mut written);
            if written == text {
                return Ok(action);
            }
        }
        Err(self.refusal(text, &list))
    }

    /// The error for a text that is none of the legal actions.
    fn refusal(&self, text: &str, legal: &[Self::Action]) -> PlayError {
        let plain = |c: char| c.is_ascii_alphanumeric() || "-,:/=@+".contains(c);
        if text.is_empty() || text.len() > Self::LONGEST || !text.chars().all(plain) {
            return PlayError::Syntax { text: text.chars().take(32).collect(), expected: Self::NOTATION };
        }
        let mut example = String::new();
        if let Some(&action) = legal.first() {
            self.write(action, &mut example);
        }
        PlayError::Illegal { text: text.into(), legal: legal.len(), example }
    }

    /// The position as an object with the keys of `docs/records.md`.
    fn object(&self) -> Object;

    /// Reads a position object; `options` say which board and rules.
    ///
    /// # Errors
    /// [`ObjectError`] naming the key.
    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError>;

    /// Message id of what is asked of the mover now (`ask-place`, `ask-remove`…).
    fn prompt(&self) -> &'static str;

    /// Why the game ended; `None` while it runs.
    fn verdict(&self) -> Option<Verdict>;

    /// What the King of the side that decides has to fear, where records say so (`+`, `++`).
    fn threat(&self) -> Option<Threat> {
        None
    }

    /// Points of the two sides, where the game has points.
    fn score(&self) -> Option<[i32; 2]> {
        None
    }

    /// How many symmetries of the rules this position's board has, the identity included.
    fn symmetries(&self) -> u8 {
        1
    }

    /// The position seen through symmetry `k`; 0 is the identity.
    #[must_use]
    fn transformed(&self, _k: u8) -> Self {
        self.clone()
    }

    /// The action seen through symmetry `k`.
    fn transformed_action(&self, _k: u8, action: Self::Action) -> Self::Action {
        action
    }
}
