//! What is on the table: a match with its board, and how it is played.

use super::request::Offer;
use tabuleiro_catalogue::Gesture;
use tabuleiro_catalogue::matches::{Ending, Match, Occupant};
use tabuleiro_engine::Answer;
use tabuleiro_learning::RunningStudy;
use tabuleiro_narration::{Layout, Length, Narrator};
use tabuleiro_rules::{Player, Site};
use tabuleiro_words::{Texts, only_person};

/// How a match is played.
pub(crate) enum Mode {
    /// At this device: by two people, or against the computer.
    Here,
    /// With another device, by the person at this one; `None` for somebody who watches.
    Distant(Option<Player>),
    /// A lesson or a puzzle.
    Study(Box<RunningStudy>),
}

/// The steps of a hint, and the search that it comes from.
pub(crate) struct Advice {
    /// The number of the search.
    pub(crate) number: u64,
    /// The position that it is about: its key and the number of actions.
    pub(crate) about: (u64, usize),
    /// The answer, once it is known.
    pub(crate) answer: Option<Answer>,
    /// The number of steps that were said.
    pub(crate) steps: u8,
}

/// A match on the table.
pub(crate) struct Setting {
    pub(crate) game: Match,
    pub(crate) layout: Layout,
    pub(crate) gesture: Gesture,
    pub(crate) mode: Mode,
    /// The site that was asked about or played on last.
    pub(crate) site: Option<Site>,
    /// The number of the search for the computer's turn.
    pub(crate) thinking: Option<u64>,
    pub(crate) advice: Option<Advice>,
    /// What the other person offers.
    pub(crate) offered: Option<Offer>,
    /// Whether the match can be claimed because the other person has left.
    pub(crate) is_claimable: bool,
    /// What the person was asked to confirm: resigning, or a draw side by side.
    pub(crate) asked: Option<Ending>,
    /// Whether the match counts in a class.
    pub(crate) counts: bool,
    /// The place of the puzzle in the race of a class.
    pub(crate) place: Option<u8>,
}

impl Setting {
    pub(crate) fn new(game: Match, mode: Mode) -> Setting {
        let layout = Layout::of(game.position().board());
        let mut setting = Setting {
            game,
            layout,
            gesture: Gesture::default(),
            mode,
            site: None,
            thinking: None,
            advice: None,
            offered: None,
            is_claimable: false,
            asked: None,
            counts: false,
            place: None,
        };
        setting.moved();
        setting
    }

    /// Offers the gestures of the position at the cursor, and forgets what was about the one before.
    pub(crate) fn moved(&mut self) {
        self.gesture.offer(self.game.position().gestures());
        let about = self.stamp();
        self.advice.take_if(|advice| advice.about != about);
        self.thinking = None;
        if let Some(site) = self.game.last().and_then(|ply| ply.position.past().last.last().copied()) {
            self.site = Some(site);
        }
    }

    /// Goes back to the position after the first `played` actions, and forgets the later ones; returns whether that changed
    /// anything.
    pub(crate) fn rewind(&mut self, played: usize) -> bool {
        self.game.reopen();
        let is_back = self.game.jump(played);
        // The actions of a match on the table can be replayed.
        if let Ok(game) = Match::from_record(&self.game.record_to_here()) {
            self.game = game;
        }
        self.moved();
        is_back
    }

    pub(crate) fn stamp(&self) -> (u64, usize) {
        (self.game.position().key(), self.game.cursor())
    }

    pub(crate) fn narrator<'a>(&'a self, texts: &'a Texts, length: Length) -> Narrator<'a> {
        Narrator::new(texts, &self.layout, self.game.position().id(), length)
    }

    /// Returns the only person at this device; `None` if both are here, or nobody.
    pub(crate) fn only_person(&self) -> Option<Player> {
        match self.mode {
            Mode::Distant(person) => person,
            Mode::Here | Mode::Study(_) => only_person(&self.game),
        }
    }

    /// Returns the winner of a match that has ended; `None` if nobody has won.
    pub(crate) fn winner(&self) -> Option<Player> {
        match self.game.ending_here() {
            Some(ending) => ending.person(),
            None => self.game.position().winning_person(),
        }
    }

    /// Returns whether a person at this device decides now.
    pub(crate) fn is_ours(&self) -> bool {
        match self.mode {
            Mode::Distant(person) => person == Some(self.game.position().person()),
            Mode::Here | Mode::Study(_) => self.game.occupant() == Occupant::Human,
        }
    }

    pub(crate) fn study(&self) -> Option<&RunningStudy> {
        match &self.mode {
            Mode::Study(running) => Some(running),
            Mode::Here | Mode::Distant(_) => None,
        }
    }

    pub(crate) fn study_mut(&mut self) -> Option<&mut RunningStudy> {
        match &mut self.mode {
            Mode::Study(running) => Some(running),
            Mode::Here | Mode::Distant(_) => None,
        }
    }

    /// Returns a site by its name, in any case; a place beside the board by its letters in the language of the reader.
    pub(crate) fn find(&self, texts: &Texts, name: &str) -> Option<Site> {
        let narrator = self.narrator(texts, Length::Short);
        let exact = self.layout.sites().find(|&site| narrator.place(site) == name);
        exact.or_else(|| self.layout.sites().find(|&site| narrator.place(site).to_lowercase() == name.to_lowercase()))
    }
}
