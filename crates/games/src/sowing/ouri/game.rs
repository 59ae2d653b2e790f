//! Board, pieces, notation and position object of Ouri.

use super::{Action, Halt, History, Ouri, SEEDS};
use crate::sowing::circuit::{Circuit, HOUSES, SEATS, houses, lit, name, site, store};
use crate::unseen::Unseen;
use tabuleiro_rules::{
    Board, Choice, Facts, Family, Game, HistoryRule, Material, Note, Object, ObjectError, OptionError, OptionSpec,
    Options, Position, Reader, Standing, Taps, Verdict, turn_of,
};

static FACTS: Facts = Facts::new("ouri", "Ouri", "Ouri", Family::Sowing)
    .notation("CELL | pass")
    .traditional("001, 004")
    .seats(SEATS)
    // No rule bounds the length; random play did not exceed 400 plies in tests, nor play that avoids captures 3400.
    .plies(60, 5000)
    .variants(&["ouri", "oware"])
    .cards(&["oware"])
    // The cycle rule ends games without progress; the limit of docs/rulings.md, 0.5, is off by default.
    .options(&[OptionSpec::FIRST, OptionSpec::no_progress(0)]);

/// The values of `phase` in a position object; all but `play` mean an end that the seeds alone do not show.
const PHASES: [(Halt, &str); 3] = [(Halt::No, "play"), (Halt::Cycle, "cycle"), (Halt::NoProgress, "no-progress")];

impl Game for Ouri {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Kept;
    const HISTORY: HistoryRule = HistoryRule::Counts;

    fn start(options: &Options) -> Result<Self, OptionError> {
        let mut start = Ouri {
            seeds: Circuit::new(4),
            mover: options.first(),
            halt: Halt::No,
            oware: options.variant == "oware",
            no_progress: options.number("no_progress") as u16,
            outcome: None,
            history: Unseen(History::new()),
        };
        start.history.0.note(start.key());
        Ok(start)
    }

    fn board(&self) -> Board {
        Circuit::board()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        self.seeds.pieces(out);
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Sow(house) => Taps::sites(&[site(house)]),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    /// The obligation to feed, and the sowings with which the opponent would capture if it were their turn.
    fn notes(&self) -> Vec<Note> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let (side, other) = (self.mover.index(), self.mover.other());
        let feeds = self.seeds.rows[other.index()] == 0;
        let feeding = houses(side, self.playable()).map(site).collect();
        let feed = feeds.then(|| Note::new("note-feed", self.mover, feeding));
        let theirs = Ouri { mover: other, ..*self };
        let threats = houses(other.index(), theirs.playable()).filter_map(|house| {
            let mut after = theirs;
            after.sow(usize::from(house) % HOUSES, &mut ());
            let count = after.seeds.stores[other.index()] - theirs.seeds.stores[other.index()];
            (count > 0).then(|| Note::new("note-threat", other, vec![site(house)]).with_count(count.into()))
        });
        feed.into_iter().chain(threats).collect()
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Sow(house) => out.push_str(&name(house)),
            Action::Pass => out.push_str("pass"),
        }
    }

    fn object(&self) -> Object {
        let mut object = self.seeds.object();
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        let word = PHASES.iter().find(|(halt, _)| *halt == self.halt).map_or("play", |&(_, word)| word);
        object.insert("phase".into(), word.into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut position = Self::start(options).map_err(|e| ObjectError::Impossible(e.to_string()))?;
        position.seeds = Circuit::read(&read, SEEDS, position.goal())?;
        position.mover = read.turn(&FACTS.seats, options.first())?;
        let phase = read.text("phase")?.unwrap_or("play");
        let halt = PHASES.iter().find(|(_, word)| *word == phase).map(|&(halt, _)| halt);
        let halt = halt.ok_or_else(|| ObjectError::value("phase", "play, cycle or no-progress", phase))?;
        position.settle(0, &mut ());
        if position.outcome.is_none() && halt != Halt::No {
            position.stop(halt);
        }
        position.history.clear();
        position.history.0.note(position.key());
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        match (self.seeds.rows[self.mover.index()], self.seeds.rows[self.mover.other().index()]) {
            (0, _) => "ask-pass",
            (_, 0) => "ask-feed",
            _ => "ask-sow",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        let outcome = self.outcome?;
        let reason = match self.halt {
            Halt::Cycle => "end-cycle",
            Halt::NoProgress => "end-no-progress",
            Halt::No if self.seeds.rows == [0; 2] => "end-cannot-feed",
            Halt::No => "end-majority",
        };
        Some(Verdict { reason, sites: lit(outcome, store) })
    }

    fn score(&self) -> Option<[i32; 2]> {
        Some(self.seeds.points())
    }
}
