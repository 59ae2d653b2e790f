//! The implementation of [`AnyPosition`] for the positions of every game, and the start positions of the catalogue.

use super::{AnyPosition, Offer};
use crate::{GameId, Visitor};
use std::fmt::Debug;
use tabuleiro_engine::person::Past;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{
    Board, Event, Facts, Letters, Note, Object, ObjectError, OptionError, Options, Outcome, PieceList, PlayError,
    Player, Printer, Reader, Remark, Site, Tap, Taps, Verdict,
};

/// The one implementation of [`AnyPosition`].
#[derive(Clone)]
pub(super) struct Erased<G> {
    pub(super) position: G,
    pub(super) options: Options,
    past: Past,
}

impl<G: Heuristic> Erased<G> {
    fn new(position: G, options: Options) -> Erased<G> {
        Erased { position, options, past: Past::default() }
    }

    /// Returns the legal actions; before each of them its other gestures, if they are wanted. Not compiled twice for each
    /// game.
    #[inline(never)]
    fn offers(&self, with_others: bool) -> Vec<Offer> {
        let mut actions = Vec::new();
        self.position.actions(&mut actions);
        let mut offers = Vec::with_capacity(actions.len());
        let mut others = Vec::new();
        for (index, action) in actions.into_iter().enumerate() {
            let mut text = String::new();
            self.position.write(action, &mut text);
            if with_others {
                self.position.other_taps(action, &mut others);
                add_gestures(index, &text, &mut others, &mut offers);
            }
            offers.push(Offer { index, text, taps: self.position.taps(action) });
        }
        offers
    }

    /// Plays a legal action.
    fn apply(&mut self, action: G::Action, events: &mut Vec<Event>) {
        let site = |tap: &Tap| if let Tap::Site(site) = tap { Some(*site) } else { None };
        self.past.actions += 1;
        self.past.last.clear();
        self.past.last.extend(self.position.taps(action).iter().filter_map(site));
        self.position.apply(action, events);
    }
}

// What follows does not depend on the type of the game, and is compiled once for all of them.

/// Moves the other gestures of an action to the offers.
fn add_gestures(index: usize, text: &str, others: &mut Vec<Taps>, offers: &mut Vec<Offer>) {
    offers.extend(others.drain(..).map(|taps| Offer { index, text: text.into(), taps }));
}

/// Checks that a position is of the size of a match. A match with a chosen size accepts only positions of that size.
/// Position objects omit the default size, so such a match could not read back the object of a position of the default size.
fn check_size(facts: &Facts, options: &Options, object: &Object) -> Result<(), ObjectError> {
    let chosen = options.size();
    if chosen != facts.defaults().size() && Reader(object).size(chosen)? != chosen {
        let found = object.get("size").map(ToString::to_string).unwrap_or_default();
        return Err(ObjectError::value("size", format!("[{},{}], as the match has it", chosen.0, chosen.1), found));
    }
    Ok(())
}

impl<G: Heuristic> Debug for Erased<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", G::FACTS.id, serde_json::Value::Object(self.position.object()))
    }
}

impl<G: Heuristic> AnyPosition for Erased<G> {
    fn id(&self) -> GameId {
        GameId::find(G::FACTS.id).expect("every game with an `Erased` position is in the catalogue")
    }

    fn facts(&self) -> &'static Facts {
        G::FACTS
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn mover(&self) -> Player {
        self.position.mover()
    }

    fn person(&self) -> Player {
        self.position.person()
    }

    fn winning_person(&self) -> Option<Player> {
        self.position.winning_person()
    }

    fn swapped(&self) -> bool {
        self.position.swapped()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    fn score(&self) -> Option<[i32; 2]> {
        self.position.score()
    }

    fn verdict(&self) -> Option<Verdict> {
        self.position.verdict()
    }

    fn prompt(&self) -> &'static str {
        self.position.prompt()
    }

    fn key(&self) -> u64 {
        self.position.key()
    }

    fn legal(&self) -> Vec<Offer> {
        self.offers(false)
    }

    fn gestures(&self) -> Vec<Offer> {
        self.offers(true)
    }

    fn remarks(&self, picked: Option<Site>) -> Vec<Remark> {
        self.position.remarks(picked)
    }

    fn notes(&self) -> Vec<Note> {
        self.position.notes()
    }

    fn play(&mut self, text: &str, events: &mut Vec<Event>) -> Result<String, PlayError> {
        let action = self.position.read(text)?;
        let mut written = String::new();
        self.position.write(action, &mut written);
        self.apply(action, events);
        Ok(written)
    }

    fn play_offer(&mut self, offer: &Offer, events: &mut Vec<Event>) -> Result<(), PlayError> {
        if self.position.outcome().is_some() {
            return Err(PlayError::Over);
        }
        let mut actions = Vec::new();
        self.position.actions(&mut actions);
        // One action is written, to be sure that the index means here what it meant where it was offered.
        let mut written = String::new();
        let action = actions.get(offer.index).copied().filter(|&action| {
            self.position.write(action, &mut written);
            written == offer.text
        });
        let action = action.ok_or_else(|| self.position.refusal(&offer.text, &actions))?;
        self.apply(action, events);
        Ok(())
    }

    fn printed(&self, text: &str, letters: Letters) -> Option<String> {
        let action = self.position.read(text).ok()?;
        Some(Printer::new(&self.position, letters).print(action))
    }

    fn board(&self) -> Board {
        self.position.board()
    }

    fn pieces(&self) -> PieceList {
        let mut standing = Vec::new();
        self.position.pieces(&mut standing);
        PieceList::new(standing)
    }

    fn object(&self) -> Object {
        self.position.object()
    }

    fn with_object(&self, object: &Object) -> Result<Box<dyn AnyPosition>, ObjectError> {
        check_size(G::FACTS, &self.options, object)?;
        let position = G::from_object(&self.options, object)?;
        Ok(Box::new(Erased::new(position, self.options.clone())))
    }

    fn past(&self) -> &Past {
        &self.past
    }

    fn boxed(&self) -> Box<dyn AnyPosition> {
        Box::new(self.clone())
    }
}

struct Start<'a>(&'a Options);

impl Visitor for Start<'_> {
    type Output = Result<Box<dyn AnyPosition>, OptionError>;
    fn visit<G: Heuristic>(self) -> Self::Output {
        Ok(Box::new(Erased::new(G::start(self.0)?, self.0.clone())))
    }
}

impl GameId {
    /// Returns the start position with these options.
    ///
    /// # Errors
    /// [`OptionError`] if options contradict each other.
    pub fn start(self, options: &Options) -> Result<Box<dyn AnyPosition>, OptionError> {
        self.visit(Start(options))
    }

    /// Returns the start position with the default options.
    ///
    /// # Panics
    /// Never: a test starts every game with its defaults.
    #[must_use]
    pub fn start_default(self) -> Box<dyn AnyPosition> {
        self.start(&self.facts().defaults()).expect("the defaults of every game are consistent")
    }
}
