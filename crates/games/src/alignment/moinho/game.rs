//! Board, notation, taps and symmetries of Moinho.

use super::figure::{self, RESERVE, points};
use super::{Action, FACTS, MEN, Memory, Moinho, object};
use crate::unseen::Unseen;
use tabuleiro_rules::{
    Board, Choice, Facts, Game, HistoryRule, Impossible, Material, Note, Object, ObjectError, OptionError, Options,
    Outcome, Repetition, Site, Standing, Taps, Verdict, alternate,
};

impl Game for Moinho {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Falling;
    const HISTORY: HistoryRule = HistoryRule::Draws;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Moinho {
            men: [0; 2],
            hand: [MEN; 2],
            mover: options.first(),
            closed: 0,
            used: [0; 2],
            barred: [0; 2],
            compulsory: options.toggle("compulsory"),
            reuse: options.toggle("reuse"),
            limit: options.number("no_progress") as u16,
            decided: None,
            memory: Unseen::default(),
        })
    }

    fn board(&self) -> Board {
        figure::board()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in 0..2 {
            let piece = Self::piece(side);
            out.extend(points(self.men[side]).map(|p| Standing { at: Site(u16::from(p)), piece, count: 1 }));
            if self.hand[side] > 0 {
                out.push(Standing { at: Site(RESERVE + side as u16), piece, count: self.hand[side] });
            }
        }
    }

    fn taps(&self, action: Action) -> Taps {
        let site = |point: u8| Site(u16::from(point));
        match action {
            Action::Place(at) | Action::Remove(at) => Taps::sites(&[site(at)]),
            Action::Move { from, to } => Taps::sites(&[site(from), site(to)]),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    fn notes(&self) -> Vec<Note> {
        self.list_notes()
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Place(at) => out.push_str(&figure::name(at)),
            Action::Move { from, to } => out.push_str(&format!("{}-{}", figure::name(from), figure::name(to))),
            Action::Remove(at) => out.push_str(&format!("x{}", figure::name(at))),
            Action::Pass => out.push_str("pass"),
        }
    }

    fn object(&self) -> Object {
        object::print(self)
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let start = Self::start(options).map_err(|e| ObjectError::Impossible(e.to_string()))?;
        object::read(start, object)
    }

    /// While men are placed, the turns are counted, and a removal needs a mill, so three men placed.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        if self.hand == [0; 2] {
            return Ok(());
        }
        let placed = self.hand.map(|hand| u32::from(MEN - hand));
        for side in 0..2 {
            let lost = placed[side] - self.men[side].count_ones();
            let most = placed[1 - side].saturating_sub(2);
            Impossible::unless(lost <= most, "men lost while men are placed", format!("at most {most}"), lost)?;
        }
        let mut turns = placed;
        if self.closed != 0 {
            turns[self.mover.index()] -= 1;
        }
        alternate(turns, self, start)
    }

    fn prompt(&self) -> &'static str {
        let side = self.mover.index();
        if self.closed != 0 {
            "ask-remove"
        } else if self.hand[side] > 0 {
            "ask-place-man"
        } else if self.flies(side) {
            "ask-fly"
        } else {
            "ask-move"
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        let Some(Outcome::Win(winner)) = self.decided else {
            return self.memory.drawn.map(|reason| Verdict { reason, sites: Vec::new() });
        };
        let loser = winner.other().index();
        let few = self.men[loser].count_ones() + u32::from(self.hand[loser]) < 3;
        let sites = points(self.men[loser]).map(|p| Site(u16::from(p))).collect();
        Some(Verdict { reason: if few { "end-few-men" } else { "end-blocked" }, sites })
    }

    fn symmetries(&self) -> u8 {
        16
    }

    /// Keeps only the length of the history, because its keys belong to positions that are not transformed.
    fn transformed(&self, k: u8) -> Self {
        if k == 0 {
            return *self;
        }
        let men = |set: u32| points(set).fold(0, |to, p| to | 1 << figure::turned(k, p));
        let mills = |set: u16| figure::turned_mills(k, set);
        let mut past = Repetition::new();
        for _ in 0..self.memory.past.quiet() {
            past.tick();
        }
        Moinho {
            men: self.men.map(men),
            closed: mills(self.closed),
            used: self.used.map(mills),
            memory: Unseen(Memory { past, ..*self.memory }),
            ..*self
        }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        let turned = |p| figure::turned(k, p);
        match action {
            Action::Place(at) => Action::Place(turned(at)),
            Action::Move { from, to } => Action::Move { from: turned(from), to: turned(to) },
            Action::Remove(at) => Action::Remove(turned(at)),
            Action::Pass => Action::Pass,
        }
    }
}
