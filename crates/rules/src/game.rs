//! The [`Game`] trait: board, pieces, notation, position object and gestures of a game.

use super::{
    Board, Facts, HistoryRule, Impossible, Material, Note, Object, ObjectError, OptionError, Options, PlayError,
    Position, Site, Splitting, Standing, Taps, Tone,
};

/// A threat to a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threat {
    /// The king is in check.
    Check,
    /// The king is checkmated.
    Mate,
}

/// The reason why a game ended, which the board shows before any panel covers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Message id of the reason (`end-line`, `end-count`…), looked up in the game's texts, then in the shared ones.
    pub reason: &'static str,
    /// The sites to highlight: the line, the chain, the goal reached.
    pub sites: Vec<Site>,
}

/// The subject of a [`Remark`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum About {
    /// Pieces that form a unit of the rules (a group, a square), with their number or value.
    Group,
    /// Pieces that give the picked piece its abilities.
    Source,
    /// Pieces that have moved in this turn and may not move again.
    Spent,
    /// Empty sites that count for a side.
    Territory(Tone),
}

/// A feature of the position that the board highlights while the player chooses an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Its subject.
    pub about: About,
    /// Its sites.
    pub sites: Vec<Site>,
    /// The number to show beside the first site (the size of a group).
    pub number: Option<u16>,
}

/// A game of the catalogue: what the board on the screen, the text protocol and records need beyond [`Position`].
pub trait Game: Position {
    /// Its catalogue entry.
    const FACTS: &'static Facts;

    /// The maximum length of a written action in characters; only captures of many legs need more than the default.
    const LONGEST: usize = 32;

    /// How its rules depend on earlier positions, which its key does not contain.
    const HISTORY: HistoryRule = HistoryRule::Nothing;

    /// How its positions split into independent regions; `None` where they do not, or where a player who cannot move
    /// does not lose.
    const SPLITTING: Option<Splitting<Self>> = None;

    /// How the number of its pieces changes during a match.
    const MATERIAL: Material = Material::Free;

    /// Whether records print its actions in chess style, with the letters of the pieces.
    const PRINTS_AS_CHESS: bool = false;

    /// Returns the initial position.
    ///
    /// # Errors
    /// [`OptionError::Value`], if options contradict each other.
    fn start(options: &Options) -> Result<Self, OptionError>;

    /// Returns the board, reserves included. It depends on the options only, never on the pieces.
    fn board(&self) -> Board;

    /// Appends all pieces on the board, in any order.
    fn pieces(&self, out: &mut Vec<Standing>);

    /// Returns the gesture of a legal action.
    fn taps(&self, action: Self::Action) -> Taps;

    /// Appends other gestures of the same legal action, where it can be made from either end (a domino, a row of
    /// marbles). No two gestures of a position are equal, and none is a prefix of another.
    fn other_taps(&self, _action: Self::Action, _out: &mut Vec<Taps>) {}

    /// Returns the features to highlight while the player chooses: groups, pieces that lend abilities, pieces that
    /// have moved. `picked` is the site tapped first, if any.
    fn remarks(&self, _picked: Option<Site>) -> Vec<Remark> {
        Vec::new()
    }

    /// Returns what matters in the position, in the game's own words, for somebody who does not see the board: bridges, open
    /// mills, obligations. What follows from board, pieces and effects alone is said without it.
    fn notes(&self) -> Vec<Note> {
        Vec::new()
    }

    /// Appends the canonical notation of an action to `out` (`docs/rulings.md`, 0.2).
    fn write(&self, action: Self::Action, out: &mut String);

    /// Reads an action in canonical notation and checks that it is legal. Override it to accept other spellings too.
    ///
    /// # Errors
    /// [`PlayError`], which says what would be accepted.
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

    /// Returns the error for a text that is none of the `legal` actions: [`PlayError::Syntax`] if no notation has its
    /// characters or its length, otherwise [`PlayError::Illegal`].
    fn refusal(&self, text: &str, legal: &[Self::Action]) -> PlayError {
        let mut example = String::new();
        if let Some(&action) = legal.first() {
            self.write(action, &mut example);
        }
        refusal(text, Self::LONGEST, Self::FACTS.notation, legal.len(), example)
    }

    /// Returns the position as an object with the keys of `docs/records.md`.
    fn object(&self) -> Object;

    /// Reads a position object; `options` determine the board and the rules.
    ///
    /// # Errors
    /// [`ObjectError`], which names the key.
    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError>;

    /// Checks the conditions of this game that every position of a match from `start` meets, beside those of
    /// [`Game::MATERIAL`]. Only tests and tools call it, never a search.
    ///
    /// # Errors
    /// The first condition that the position breaks.
    fn check_law(&self, _start: &Self) -> Result<(), Impossible> {
        Ok(())
    }

    /// Returns the message id of the prompt for the mover (`ask-place`, `ask-remove`…).
    fn prompt(&self) -> &'static str;

    /// Returns the reason why the game ended; `None` while it runs.
    fn verdict(&self) -> Option<Verdict>;

    /// Returns the threat to the mover's king, in games whose records mark it (`+`, `++`); `None` if there is none.
    fn threat(&self) -> Option<Threat> {
        None
    }

    /// Returns the points of the first and the second side, `None` in games without points.
    fn score(&self) -> Option<[i32; 2]> {
        None
    }

    /// Returns the number of symmetries of the rules on this position's board, the identity included.
    fn symmetries(&self) -> u8 {
        1
    }

    /// Returns the image of the position under symmetry `k`, less than [`Game::symmetries`]; 0 is the identity.
    #[must_use]
    fn transformed(&self, _k: u8) -> Self {
        self.clone()
    }

    /// Returns the image of an action under symmetry `k`, as [`Game::transformed`].
    fn transformed_action(&self, _k: u8, action: Self::Action) -> Self::Action {
        action
    }
}

/// Returns [`Game::refusal`] with the notation of the game, the number of legal actions and one of them. It is compiled once
/// for all games.
fn refusal(text: &str, longest: usize, notation: &'static str, legal: usize, example: String) -> PlayError {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-,:/=@+".contains(c);
    if text.is_empty() || text.len() > longest || !text.chars().all(plain) {
        return PlayError::Syntax { text: text.chars().take(32).collect(), expected: notation };
    }
    PlayError::Illegal { text: text.into(), legal, example }
}
